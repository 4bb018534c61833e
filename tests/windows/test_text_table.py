"""The table in text: whole hands played in plain lists and buttons, on the same session as the painted table."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget

from barracan.games.catalog import CATALOG
from barracan.model.cards import CODES
from barracan.model.replay import SeatNote
from barracan.players.protocol import Candidate, Decision
from barracan.session import playing, table_session
from barracan.session.messages import MatchSettings
from barracan.session.table_session import Pace
from barracan.storage.library import Library
from barracan.table import timings
from barracan.table.names import card_name
from barracan.windows.main_window import MainWindow
from barracan.windows.preferences import read_preferences
from barracan.windows.text_table.lists import NameList
from windows.by_text import TextHand
from windows.pages import control

NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
PATIENCE = 20_000
KINDS = {
    "barracan": {"draw", "meld", "pickup", "discard"},
    "burraco": {"draw", "take", "meld", "add", "discard"},
    "barbu": {"contract", "play"},
}
LIKED = ("meld", "add", "lay_off", "trick", "pickup")


class Chance(QObject):
    """Plays any legal move at once, without a process of its own."""

    answered = Signal(int, object)
    refined = Signal(int, object)
    failed = Signal(int)

    def __init__(self, session):
        super().__init__(session)
        self._session, self._rng, self._ticket = session, Random(8), 0

    def warm(self):
        pass

    def forget(self):
        pass

    def close(self):
        pass

    def ask(self, question):
        self._ticket += 1
        QTimer.singleShot(0, self, lambda ticket=self._ticket: self._answer(ticket))
        return self._ticket

    def _answer(self, ticket):
        if ticket == self._ticket and self._session._playing.state.turn is not None:
            playing = self._session._playing
            move = chosen(playing.game, playing.state, self._rng)
            self.answered.emit(ticket, Decision(move, (Candidate(move, 0),), 0, move))


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(timings, "TRICK_SHOWN", 0)
    monkeypatch.setattr(playing, "urandom", lambda size: b"\x07" * size)
    monkeypatch.setattr(table_session, "Thinker", Chance)
    with Library.open(tmp_path / "library.sqlite") as library:
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.preferences = replace(window.preferences, speed="off")
        window.desk.set_preferences(window.preferences, window.outfit)
        window.desk.session.pace = Pace(0, 0)
        window.desk.lingering = 0
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        yield window
        window.close()


def begin(window, game, *players, **options):
    window.start(MatchSettings(game, tuple(map(SeatNote, NAMES, players)), options))


def waits(window):
    desk = window.desk
    view = desk.scene.view
    return desk.between_hands or (view is not None and view.turn == view.seat and desk.session._may_wish())


def opened(qtbot, window):
    """The page, opened with its key."""
    qtbot.waitUntil(lambda: waits(window), timeout=PATIENCE)
    QTest.keyClick(window.desk.view.viewport(), Qt.Key.Key_F2)
    window.desk.session.pace = Pace(0, 0)  # which the preferences have set anew
    QApplication.processEvents()
    return control(window, "text_table")


def lines(page, name):
    return [line.words for line in page.findChild(NameList, name).lines()]


def text(page, name):
    return page.findChild(QLabel, name).text()


def chosen(game, state, rng):
    legal = game.legal_moves(state)
    actions = [do for do in legal.actions() if do != "time"]
    liked = [do for do in LIKED if do in actions]
    return legal.pick(liked[0] if liked and rng.random() < 0.8 else rng.choice(actions), rng)


def play(qtbot, window, page, game, rng, turns=10_000):
    """Play so many moves, or until the hand is over; returns what the page could make and what not."""
    hand, desk, missed, made = TextHand(page, game), window.desk, [], []
    while len(made) + len(missed) < turns:
        qtbot.waitUntil(lambda: waits(window), timeout=PATIENCE)
        if desk.between_hands:
            break
        state = desk.session._playing.state
        move, before = chosen(game, state, rng), desk.session._playing.match.number
        if hand.make(state, move):
            made.append(move)
        else:
            missed.append(move)
            desk.session.submit(move)
        assert desk.session._playing.match.number > before, f"nothing has come of {move}"
    return made, missed


@pytest.mark.parametrize(("name", "seats"), [("barracan", 2), ("barracan", 4), ("burraco", 2), ("barbu", 4)])
def test_a_whole_hand_is_played_in_the_lists(qtbot, window, name, seats):
    begin(window, name, "human", *["random"] * (seats - 1))
    page = opened(qtbot, window)
    made, missed = play(qtbot, window, page, CATALOG[name], Random(3))
    assert {move.do for move in made} >= KINDS[name]
    assert missed == []
    qtbot.waitUntil(lambda: window.painted_widget.objectName() == "score_page", timeout=PATIENCE)
    control(window, "next_hand").click()
    qtbot.waitUntil(lambda: window.painted_widget is page, timeout=PATIENCE)


@pytest.mark.parametrize(("name", "seats"), [("buraco", 4), ("concan", 3), ("barracuda", 3), ("sheepshead", 3)])
def test_the_other_games_are_played_in_the_lists(qtbot, window, name, seats):
    begin(window, name, "human", *["random"] * (seats - 1))
    page = opened(qtbot, window)
    made, missed = play(qtbot, window, page, CATALOG[name], Random(3), turns=8)
    assert len(made) == 8 or window.desk.between_hands
    assert missed == []


def key(page, name, which, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(page.findChild(NameList, name), which, modifier)
    QApplication.processEvents()


def test_a_turn_with_the_keyboard_alone(qtbot, window):
    begin(window, "barracan", "human", "random")
    page = opened(qtbot, window)
    assert text(page, "text_status").startswith("Your turn: draw")
    key(page, "text_places", Qt.Key.Key_Home)
    assert lines(page, "text_places")[0] == "Stock, 78 cards. Draw"
    key(page, "text_places", Qt.Key.Key_Return)
    assert len(lines(page, "text_hand")) == 14
    key(page, "text_hand", Qt.Key.Key_Down)
    key(page, "text_hand", Qt.Key.Key_Space)
    (card,) = [line for line in page.findChild(NameList, "text_hand").lines() if line.chosen]
    assert text(page, "text_chosen") == f"Chosen: {card_name(card.key[1])}"
    buttons = {each.text(): each for each in TextHand(page, None).wishes().values()}
    QTest.keyClick(buttons[f"Discard {card_name(card.key[1])}: your pile"], Qt.Key.Key_Space)
    QApplication.processEvents()
    assert lines(page, "text_moves")[0].startswith("Ada discarded ")
    assert len(lines(page, "text_hand")) == 13


def test_a_refusal_is_told_with_its_clause(qtbot, window):
    begin(window, "barracan", "human", "random")
    page = opened(qtbot, window)
    hand = TextHand(page, CATALOG["barracan"])
    window.desk.session.press("draw")
    QApplication.processEvents()
    hand.click_line("text_places", "pile:1")
    hand.click_line("text_cards", (0, window.desk.scene.view.piles[1][0]))
    assert text(page, "text_message") == "You have taken already this turn. Meld or discard."
    QTest.mouseClick(control(page, "text_clause"), Qt.MouseButton.LeftButton)
    assert window.painted_widget.objectName() == "rules_page"
    QTest.keyClick(window.painted_widget, Qt.Key.Key_Escape)
    assert window.painted_widget is page
    key(page, "text_hand", Qt.Key.Key_Escape)
    assert text(page, "text_message") == ""


def test_a_chosen_card_of_a_pile_is_kept_while_other_places_are_read(qtbot, window):
    begin(window, "barracan", "human", "random")
    page = opened(qtbot, window)
    hand = TextHand(page, CATALOG["barracan"])
    top = window.desk.scene.view.piles[1][-1]
    hand.click_line("text_places", "pile:1")
    hand.click_line("text_cards", (0, top))
    hand.click_line("text_places", "stock")
    assert text(page, "text_chosen") == f"Chosen: {card_name(top)}"
    key(page, "text_hand", Qt.Key.Key_Escape)
    assert text(page, "text_chosen") == "Nothing chosen"


def test_the_choice_of_table_is_remembered_and_taken_back(qtbot, window, tmp_path):
    begin(window, "barracan", "human", "random")
    page = opened(qtbot, window)
    assert read_preferences(tmp_path / "preferences.json").table == "text"
    begin(window, "barracuda", "human", "random", "random")
    qtbot.waitUntil(lambda: waits(window), timeout=PATIENCE)
    assert window.painted_widget is page
    qtbot.waitUntil(lambda: page.title.text().startswith("Barracuda, Hand 1"), timeout=PATIENCE)
    control(page, "close").click()
    assert window.painted_widget is window.desk.view.viewport()
    assert read_preferences(tmp_path / "preferences.json").table == "picture"


def test_the_menu_leads_there(qtbot, window):
    begin(window, "barracan", "human", "random")
    qtbot.waitUntil(lambda: waits(window), timeout=PATIENCE)
    window.show_menu()
    menu = window.findChild(QMenu, "main_menu")
    next(action for action in menu.actions() if action.objectName() == "text_table").trigger()
    assert window.painted_widget.objectName() == "text_table"


def test_behind_the_curtain_the_page_holds_nothing(qtbot, window):
    begin(window, "barracan", "human", "human")
    qtbot.waitUntil(lambda: window.covered, timeout=PATIENCE)
    button = control(window, "lift_curtain")
    qtbot.waitUntil(button.isEnabled)
    button.click()
    page = opened(qtbot, window)
    hand = TextHand(page, CATALOG["barracan"])
    state = window.desk.session._playing.state
    assert hand.make(state, next(CATALOG["barracan"].legal_moves(state).of("draw")))
    assert len(lines(page, "text_hand")) == 14
    legal = CATALOG["barracan"].legal_moves(state)
    assert hand.make(state, next(legal.of("discard")))
    qtbot.waitUntil(lambda: window.covered, timeout=PATIENCE)
    for name in ("text_hand", "text_cards", "text_places", "text_tray", "text_moves", "text_seats"):
        assert lines(page, name) == []
    words = [each.text() for each in page.findChildren(QLabel)] + [
        each.text() for each in page.findChildren(QPushButton)
    ]
    words += [each.accessibleName() for each in page.findChildren(QWidget)]
    assert not [code for code in CODES if any(card_name(code).lower() in word.lower() for word in words)]


def test_only_the_viewers_hand_is_ever_in_the_lists(qtbot, window):
    begin(window, "barracan", "human", "random", "random", "random")
    page = opened(qtbot, window)
    state = window.desk.session._playing.state
    view = window.desk.scene.view
    open_cards = {card for cards in view.places().values() for card in cards if card}
    words = " ".join(line for name in ("text_hand", "text_cards", "text_places") for line in lines(page, name)).lower()
    assert state.turn == 0
    assert not [code for code in set(CODES) - open_cards if card_name(code).lower() in words]


def test_a_ladder_is_built_card_by_card_and_taken_back(qtbot, window):
    begin(window, "barracan", "human", "random")
    page = opened(qtbot, window)
    key(page, "text_places", Qt.Key.Key_Home)
    key(page, "text_places", Qt.Key.Key_Return)
    hand = TextHand(page, CATALOG["barracan"])
    codes = [line.key[1] for line in page.findChild(NameList, "text_hand").lines()][:2]
    hand._put(0, "at the top of the arm", codes[:1])
    hand._put(0, "beside arm card 1,", codes[1:])
    assert len(lines(page, "text_hand")) == 12
    assert lines(page, "text_tray")[0].startswith("Draft 1, ladder, ")
    hand.click_line("text_tray", "tray:0")
    hand.click_line("text_cards", (1, codes[1]))
    assert len(lines(page, "text_hand")) == 13
    QTest.keyClick(hand.wishes()["wish:return_draft:0"], Qt.Key.Key_Space)
    QApplication.processEvents()
    assert len(lines(page, "text_hand")) == 14
