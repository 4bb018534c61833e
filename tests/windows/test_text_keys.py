"""The keys of the table in text, and controls of it that are pressed after the table has changed under them."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.model.cards import CODES
from barracan.session.lessons.course import course_of
from barracan.windows.learn.lesson_page import LessonPage
from barracan.windows.match.sounds import Sounds
from barracan.windows.text_table.lists import NameList
from waiting import until
from windows.by_text import TextHand
from windows.pages import control
from windows.text_company import begin, lines, opened, play_quickly, waits

TABLES = [
    ("barracan", 2), ("burraco", 2), ("buraco", 4), ("concan", 3), ("barracuda", 3), ("barbu", 4), ("sheepshead", 3),
]  # fmt: skip
ENDS_TURN = ("discard", "play")

quick = pytest.fixture(autouse=True)(play_quickly)


def press(page, name, key):
    """Press a key in a list as the one that has the keyboard."""
    names = page.findChild(NameList, name)
    names.setFocus()
    QTest.keyClick(names, key)
    QApplication.processEvents()


def at_turn(window, game):
    """Let the first seat do what is nearest until it has to discard or to play a card; which move is then legal."""
    rng = Random(6)
    while True:
        until(lambda: waits(window))
        legal = CATALOG[game].legal_moves(window.controller.session.table.live.state)
        actions = [do for do in legal.actions() if do != "time"]
        if ends := [do for do in ENDS_TURN if do in actions]:
            QApplication.processEvents()
            return legal.pick(ends[0], rng)
        window.controller.session.intents.submit(legal.pick("draw" if "draw" in actions else rng.choice(actions), rng))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_space_chooses_and_enter_makes_what_is_lit(window, game, seats):
    begin(window, game, "human", *["random"] * (seats - 1))
    page = opened(window)
    move = at_turn(window, game)
    code = move.card if isinstance(move.card, str) else CODES[move.card]
    at = next(line.key for line in page.findChild(NameList, "text_hand").lines() if line.key[1] == code)
    TextHand(page, None).click_line("text_hand", at)
    buttons = TextHand(page, None).buttons().values()
    assert [each for each in buttons if each.property("part") == "main"]
    number = window.controller.session.table.live.match.number
    press(page, "text_hand", Qt.Key.Key_Space)
    press(page, "text_hand", Qt.Key.Key_Space)
    assert window.controller.session.table.live.match.number == number
    window.controller.session.pace = window.controller.session.pace._replace(taking_back=60_000)
    press(page, "text_hand", Qt.Key.Key_Return)
    made = window.controller.session.table.live.match.moves[-1]
    assert (made.seat, made.do) == (0, move.do)


@pytest.fixture
def lesson(qtbot):
    """A table in text at which the seven of spades fits a run."""
    page = LessonPage(course_of("burraco", "en").open("clean"), Sounds())
    page.resize(1280, 800)
    page.change_table()
    page.show()
    page.open_at([step.title for step in page.chapter.text.steps].index("The deuce moves"))
    yield page
    page.end()


def choose(page, code):
    """Choose a card of the hand in its list, by keys."""
    row = next(at for at, line in enumerate(lines(page, "text_hand")) if line.startswith(code))
    page.findChild(NameList, "text_hand").read(row)
    press(page, "text_hand", Qt.Key.Key_Space)


def test_enter_discards_no_card_that_fits_a_meld_but_asks(lesson):
    until(lambda: lines(lesson, "text_hand"))
    choose(lesson, "Seven of spades")
    press(lesson, "text_hand", Qt.Key.Key_Return)
    assert not lesson.card.tells_fault
    assert QApplication.focusWidget().text().startswith("Add to your meld 3")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    until(lambda: lesson.current.text.title == "A way back")


def test_enter_discards_a_card_that_fits_nowhere(lesson):
    until(lambda: lines(lesson, "text_hand"))
    choose(lesson, "Jack of diamonds")
    press(lesson, "text_hand", Qt.Key.Key_Return)
    assert lesson.card.tells_fault  # another move is awaited


def test_enter_on_a_place_does_what_it_offers(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    press(page, "text_places", Qt.Key.Key_Home)
    press(page, "text_places", Qt.Key.Key_Return)
    assert len(lines(page, "text_hand")) == 14


def test_a_ladder_button_that_is_pressed_as_another_game_begins_does_nothing(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    window.controller.session.intents.press("draw")
    QApplication.processEvents()
    press(page, "text_hand", Qt.Key.Key_Space)
    put, arrange, place = (control(page, name) for name in ("ladder_put", "ladder_arrange", "ladder_place"))
    begin(window, "burraco", "human", "random")
    for button in (put, arrange):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(place, Qt.Key.Key_Down)
    until(lambda: waits(window))
    assert window.controller.scene.stage.tray is None or not window.controller.scene.stage.tray.drafts


def test_lines_that_are_clicked_as_another_game_begins_choose_nothing(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    window.controller.session.intents.press("draw")
    QApplication.processEvents()
    hand = TextHand(page, None)
    hand.click_line("text_places", "pile:1")
    lists = [page.findChild(NameList, name) for name in ("text_cards", "text_hand", "text_places", "text_tray")]
    begin(window, "barbu", "human", "random", "random", "random")
    picked = []
    window.controller.model.offer_changed.connect(lambda: picked.append(list(window.controller.model.picks)))
    for names in lists:
        for row in (0, 1, names.count() - 1):
            if names.item(row) is not None:
                QTest.mouseClick(
                    names.viewport(), Qt.MouseButton.LeftButton, pos=names.visualItemRect(names.item(row)).center()
                )
    held = list(window.controller.scene.view.hand)
    assert all(pick.card in held and pick.place == "hand:0" for picks in picked for pick in picks)


def test_a_draft_that_is_taken_back_twice_at_once_is_gone_once(window):
    begin(window, "barracan", "human", "random")
    page = opened(window)
    window.controller.session.intents.press("draw")
    QApplication.processEvents()
    press(page, "text_hand", Qt.Key.Key_Space)
    hand = TextHand(page, None)
    buttons = hand.buttons()
    QTest.mouseClick(buttons.get("wish:new_draft") or buttons["wish:drop:tray"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    back = hand.buttons()["wish:return_draft:0"]
    for _ in range(2):
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert len(lines(page, "text_hand")) == 14
