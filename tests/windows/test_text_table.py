"""The table in text: whole hands played in plain lists and buttons, on the same session as the painted table."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget

from barracan.games.catalog import CATALOG
from barracan.model.cards import CODES
from barracan.model.text import Text
from barracan.players.protocol import Candidate, Decision
from barracan.table.accessibility.words import card_name
from barracan.windows.settings.preferences import read_preferences
from barracan.windows.text_table.lists import NameList
from waiting import until
from windows.by_text import TextHand
from windows.pages import absent, choose, click, control
from windows.text_company import NAMES, begin, lines, opened, play, play_quickly, text, waits

HANDS = {
    ("barracan", 2): {"draw", "meld", "pickup", "discard"},
    ("barracan", 4): {"draw", "meld", "pickup", "discard"},
    ("burraco", 2): {"draw", "take", "meld", "add", "discard"},
    ("buraco", 4): {"draw", "take", "meld", "add", "discard"},
    ("concan", 3): {"draw", "take", "meld", "layoff", "swap", "discard"},
    ("barracuda", 3): {"draw", "take", "meld", "discard"},
    ("barbu", 4): {"contract", "play"},
    ("sheepshead", 3): {"take_window", "bury", "play"},
}
"""For each game with so many seats what is done at least in the hand that the tests play."""
SEEDS = {"concan": 6, "barracuda": 7}
"""Chance of the hands in which all that can be done; the others have it with 3."""

quick = pytest.fixture(autouse=True)(play_quickly)


@pytest.mark.parametrize(("name", "seats"), HANDS)
def test_a_whole_hand_is_played_in_the_lists(window, name, seats):
    begin(window, name, "human", *["random"] * (seats - 1))
    page = opened(window)
    chance, done = Random(SEEDS.get(name, 3)), set()
    made, missed = play(window, page, CATALOG[name], chance, wanted=HANDS[name, seats])
    while not (done := done | {move.do for move in made}) >= HANDS[name, seats]:  # a hand may end before all came up
        until(lambda: not absent(window, "wish:onward:next_hand"))
        click(window, "wish:onward:next_hand")
        until(lambda: window.controller.model.end is None)
        made, more = play(window, page, CATALOG[name], chance, wanted=HANDS[name, seats] - done)
        missed += more
    assert missed == []
    if window.controller.session.table.live.state.result is None:
        until(lambda: not absent(window, "wish:onward:next_hand"))
        click(window, "wish:onward:next_hand")
        until(lambda: window.controller.model.end is None)
        assert window.painted_widget is page


@pytest.mark.timeout(300)
def test_a_whole_match_is_played_in_the_lists(window):
    begin(window, "barracan", "human", "random", target=20)
    page, hands = opened(window), 0
    while window.controller.session.table.live.state.result is None:
        if hands:
            click(window, "wish:onward:next_hand")
        _, missed = play(window, page, CATALOG["barracan"], Random(hands), by_hand=20)  # whole hands are above
        assert missed == []
        hands += 1
        until(lambda: not absent(window, "wish:onward:score_pad"))
    assert hands > 1
    click(window, "wish:onward:match_result")
    until(lambda: not absent(window, "wish:onward:same_table"))


def key(page, name, which, modifier=Qt.KeyboardModifier.NoModifier):
    names = page.findChild(NameList, name)
    names.setFocus()
    QTest.keyClick(names, which, modifier)
    QApplication.processEvents()


def test_a_turn_with_the_keyboard_alone(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    assert text(page, "text_status").startswith("Your turn: draw")
    key(page, "text_places", Qt.Key.Key_Home)
    assert lines(page, "text_places")[0] == "Stock, 78 cards. Draw"
    key(page, "text_places", Qt.Key.Key_Return)
    assert len(lines(page, "text_hand")) == 14
    key(page, "text_hand", Qt.Key.Key_Down)
    key(page, "text_hand", Qt.Key.Key_Space)
    (card,) = [line for line in page.findChild(NameList, "text_hand").lines() if line.chosen]
    assert text(page, "text_chosen") == f"Chosen: {card_name(card.key[1], jackies=True)}"
    buttons = {each.accessibleName(): each for each in TextHand(page, None).buttons().values()}
    QTest.keyClick(buttons[f"Discard {card_name(card.key[1], jackies=True)}: your pile"], Qt.Key.Key_Space)
    QApplication.processEvents()
    assert lines(page, "text_moves")[0].startswith("Ada discarded ")
    assert len(lines(page, "text_hand")) == 13


def test_a_refusal_is_told_with_its_clause(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    hand = TextHand(page, CATALOG["barracan"])
    window.controller.session.intents.press("draw")
    QApplication.processEvents()
    hand.click_line("text_places", "pile:1")
    hand.click_line("text_cards", (0, window.controller.scene.view.piles[1][0]))
    assert text(page, "text_message") == "You have taken already this turn. Meld or discard."
    QTest.mouseClick(control(page, "text_clause"), Qt.MouseButton.LeftButton)
    assert window.painted_widget.objectName() == "rules_page"
    QTest.keyClick(window.painted_widget, Qt.Key.Key_Escape)
    assert window.painted_widget is page
    key(page, "text_hand", Qt.Key.Key_Escape)
    assert text(page, "text_message") == ""


def test_a_chosen_card_of_a_pile_is_kept_while_other_places_are_read(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    hand = TextHand(page, CATALOG["barracan"])
    top = window.controller.scene.view.piles[1][-1]
    hand.click_line("text_places", "pile:1")
    hand.click_line("text_cards", (0, top))
    hand.click_line("text_places", "stock")
    assert text(page, "text_chosen") == f"Chosen: {card_name(top, jackies=True)}"
    key(page, "text_hand", Qt.Key.Key_Escape)
    assert text(page, "text_chosen") == "Nothing chosen"


def test_the_choice_of_table_is_remembered_and_taken_back(window, tmp_path):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    assert read_preferences(tmp_path / "preferences.json").table == "text"
    begin(window, "barracuda", "human", "random", "random")
    until(lambda: waits(window))
    assert window.painted_widget is page
    until(lambda: page.title.text().startswith("Barracuda, Hand 1"))
    control(page, "close").click()
    assert window.painted_widget is window.controller.view.viewport()
    assert read_preferences(tmp_path / "preferences.json").table == "picture"


def test_the_menu_leads_there(window):
    begin(window, "barracan", "human", "random")
    until(lambda: waits(window))
    window.show_menu()
    menu = window.findChild(QMenu, "main_menu")
    next(action for action in menu.actions() if action.objectName() == "text_table").trigger()
    assert window.painted_widget.objectName() == "text_table"


def test_behind_the_curtain_the_page_holds_nothing(window):
    begin(window, "barracan", "human", "human")
    until(lambda: window.covered)
    button = control(window, "lift_curtain")
    until(button.isEnabled)
    button.click()
    page = opened(window)
    hand = TextHand(page, CATALOG["barracan"])
    state = window.controller.session.table.live.state
    assert hand.make(state, next(CATALOG["barracan"].legal_moves(state).of("draw")))
    assert len(lines(page, "text_hand")) == 14
    legal = CATALOG["barracan"].legal_moves(state)
    assert hand.make(state, next(legal.of("discard")))
    until(lambda: window.covered)
    for name in ("text_hand", "text_cards", "text_places", "text_tray", "text_moves", "text_seats"):
        assert lines(page, name) == []
    words = [each.text() for each in page.findChildren(QLabel)] + [
        each.text() for each in page.findChildren(QPushButton)
    ]
    words += [each.accessibleName() for each in page.findChildren(QWidget)]
    assert not [code for code in CODES if any(card_name(code, jackies=True).lower() in word.lower() for word in words)]


def test_only_the_viewers_hand_is_ever_in_the_lists(window):
    begin(window, "barracan", "human", "random", "random", "random")
    page = opened(window)
    state = window.controller.session.table.live.state
    view = window.controller.scene.view
    open_cards = {card for cards in view.places().values() for card in cards if card}
    words = " ".join(line for name in ("text_hand", "text_cards", "text_places") for line in lines(page, name)).lower()
    assert state.turn == 0
    assert not [code for code in set(CODES) - open_cards if card_name(code, jackies=True).lower() in words]


def test_a_ladder_is_built_card_by_card_and_taken_back(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    key(page, "text_places", Qt.Key.Key_Home)
    key(page, "text_places", Qt.Key.Key_Return)
    hand = TextHand(page, CATALOG["barracan"])
    codes = [line.key[1] for line in page.findChild(NameList, "text_hand").lines()][:2]
    hand.put(0, "at the top of the arm", codes[:1])
    hand.put(0, "beside arm card 1,", codes[1:])
    assert len(lines(page, "text_hand")) == 12
    assert lines(page, "text_tray")[0].startswith("Draft 1, ladder, ")
    hand.click_line("text_tray", "tray:0")
    hand.click_line("text_cards", (1, codes[1]))
    assert len(lines(page, "text_hand")) == 13
    QTest.keyClick(hand.buttons()["wish:return_draft:0"], Qt.Key.Key_Space)
    QApplication.processEvents()
    assert len(lines(page, "text_hand")) == 14


def test_a_card_of_the_hand_is_moved_with_shift_and_an_arrow(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    hand = [line.key[1] for line in page.findChild(NameList, "text_hand").lines()]
    key(page, "text_hand", Qt.Key.Key_Home)
    for which in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        key(page, "text_hand", which, Qt.KeyboardModifier.ShiftModifier)
    names = page.findChild(NameList, "text_hand")
    assert [line.key[1] for line in names.lines()] == [hand[1], hand[0], *hand[2:]]
    assert names.current_key() == (1, hand[0])
    assert names.chosen_keys() == []
    assert control(page, "text_order").value == "own"
    window.change_table()
    assert [card.code for card in window.controller.scene.stage.hand_cards()] == [hand[1], hand[0], *hand[2:]]


def test_sheepshead_is_sorted_by_its_own_suits_in_text_too(window):
    begin(window, "sheepshead", "human", "random", "random")
    page = opened(window)
    told = [line.key[1] for line in page.findChild(NameList, "text_hand").lines()]
    window.change_table()
    assert told == [card.code for card in window.controller.scene.stage.hand_cards()]


def test_points_below_nothing_have_a_minus_sign(window):
    begin(window, "burraco", "human", "random")
    assert f"{NAMES[0]}: 0 points, −100 in this hand" in lines(opened(window), "text_seats")


def test_the_settings_lead_there_and_back(window):
    begin(window, "barracan", "human", "random")
    until(lambda: waits(window))
    window.show_settings()
    choose(window.painted_widget, "table", "text")
    assert window.preferences.table == "text"
    assert window.painted_widget.objectName() == "settings_page"
    QTest.keyClick(window.painted_widget, Qt.Key.Key_Escape)
    page = window.painted_widget
    assert page.objectName() == "text_table"
    until(lambda: len(lines(page, "text_hand")) == 13)
    QTest.keyClick(page, Qt.Key.Key_F2)
    window.show_settings()
    window.painted_widget.open_setting("table")
    assert control(window.painted_widget, "setting_table_picture").isChecked()


def test_a_hint_says_the_move_and_why(window):
    begin(window, "barracan", "human", "human")
    until(lambda: window.covered)
    window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    page = opened(window)
    view, game = window.controller.scene.view, CATALOG["barracan"]
    move = next(game.legal_moves(window.controller.session.table.live.state).of("draw"))
    why = Text("advice", "Your side opens.", named="{name}’s side opens.")
    window.controller.session.model.hinted.emit(Decision(move, (Candidate(move, 0),), reasons=(why,)))
    assert text(page, "text_message") == f"Hint: Draw a card from the stock. {NAMES[view.seat]}’s side opens."
    assert control(window, "text_message").property("part") != "fault"
