"""The end of a hand and of a match at the table: boards that say who did what and what it brought."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from barracan.games.barracan.moves import Category, Draw, LayMelds
from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import Text
from barracan.session.messages import MatchSettings
from barracan.table.hud.game_page import game_content
from barracan.windows.match.ending import AT_ONCE, Times, hand_board, match_board
from session.company import dealt
from table.by_ear import told
from table.by_mouse import Mouse
from waiting import run_dry, run_out, until
from windows.opening import open_window
from windows.pages import absent, click, control

NAMES = ("Ada", "Bix", "Cleo", "Dan")
LONG = Times(0, 60_000, 60_000)
ALL_FIVE = tuple(
    Category(kind, tuple(cards.split()))
    for kind, cards in (
        ("evens_odds", "2H 4S"),
        ("opposites", "5H 6S"),
        ("triplet", "9C 9D 9H"),
        ("run", "3C 4C 5C"),
        ("family", "KH QS JH"),
    )
)
HELD = " ".join(card for meld in ALL_FIVE for card in meld.cards)


@pytest.fixture
def flash(window, library):
    """Ada goes out by a flash exit, with the mouse; the board is what is shown then."""

    def play(target=100, times=LONG):
        match = dealt(("human", "casual"), {0: HELD}, stock="7D", target=target)
        match.play(Draw(0))
        number = library.begin(match.lines)
        library.release(number)
        window.controller.finale.times = times
        window.resume(number)
        scene = window.controller.scene
        assert Mouse(window.controller.view, scene, CATALOG["barracan"]).make(
            window.controller.session.table.live.state, LayMelds(0, ALL_FIVE, flash=True)
        )
        return scene.hud

    return play


def board(window):
    """What the board says, ``None`` where none can be seen."""
    item = window.controller.scene.hud.end_board
    return item.content if item is not None and item.isVisible() else None


def offered(window):
    """The buttons of the action bar."""
    return [each.objectName() for each in window.controller.scene.hud.action_bar.buttons]


def pad_is_shown(window):
    return window.pages.currentWidget() is window.pages.find_leaf("score_page")


def test_a_flash_exit_says_who_and_what_it_brought_before_the_pad(window, flash):
    flash()
    until(lambda: board(window) is not None)
    assert board(window).sentence == "Ada goes out by a flash exit: +20"
    assert [(side.names, side.figure, side.beside) for side in board(window).sides] == [
        ("Ada", "+32", "32 in all"),
        ("Bix", "0", "0 in all"),
    ]
    assert not pad_is_shown(window)
    assert window.controller.scene.selection.offer.lead.template == "{name} goes out by a flash exit: +{points}"
    assert any("Ada goes out by a flash exit: +20" in words for words in told(window.controller.view))


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_board_leaves_piles_and_all_that_was_laid_to_be_seen(window, flash, size):
    window.resize(*size)
    flash()
    until(lambda: board(window) is not None)
    scene = window.controller.scene
    area = scene.hud.end_board.area_in_parent()
    assert area.bottom() < scene.height()
    for place in scene.tableau.places.values():
        if not place.name.startswith("hand:"):
            assert not any(area.intersects(card.sceneBoundingRect()) for card in place.cards)


def test_space_puts_the_board_aside_for_as_long_as_is_wanted_and_brings_it_back(window, flash):
    flash(times=Times(0, 400, 0))
    until(lambda: board(window) is not None)
    viewport = window.controller.view.viewport()
    QTest.keyClick(viewport, Qt.Key.Key_Space)
    assert board(window) is None
    run_out(window.controller.finale)
    assert not pad_is_shown(window)
    assert offered(window) == ["result"]
    QTest.keyClick(viewport, Qt.Key.Key_Space)
    assert board(window).sentence == "Ada goes out by a flash exit: +20"
    QTest.keyClick(viewport, Qt.Key.Key_Return)
    until(lambda: pad_is_shown(window))


def test_the_button_of_the_board_puts_it_aside_and_the_one_of_the_bar_brings_it_back(window, flash):
    hud = flash()
    until(lambda: board(window) is not None)
    mouse = Mouse(window.controller.view, window.controller.scene, CATALOG["barracan"])
    mouse.press("put_aside")
    assert board(window) is None
    assert not pad_is_shown(window)
    mouse.press("result")
    assert board(window) is not None
    assert hud.action_bar.button("result") is None


def test_the_points_of_a_hand_that_is_over_count_once(window, flash):
    flash()
    scene = window.controller.scene
    until(lambda: board(window) is not None)
    after = game_content(scene.view, scene.people, ())
    assert [side.reach for side in after.sides] == [(0, 32), (0, 0)]
    assert [side.total for side in after.sides] == [32, 0]


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_who_closes_the_pad_looks_at_the_table_and_goes_on_from_there(window, flash, way):
    flash(times=AT_ONCE)
    until(lambda: pad_is_shown(window))
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.controller.view
    assert offered(window) == ["score_pad", "next_hand"]
    if way == "mouse":
        Mouse(window.controller.view, window.controller.scene, CATALOG["barracan"]).press("next_hand")
    else:
        QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_Return)
    until(lambda: window.controller.scene.view.hand_number == 2)
    assert "next_hand" not in offered(window)


def test_after_the_match_the_table_leads_to_the_pad(window, flash):
    flash(target=30, times=AT_ONCE)
    until(lambda: pad_is_shown(window))
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert offered(window) == ["score_pad"]
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_Return)
    assert pad_is_shown(window)


def test_a_click_passes_on_at_once_and_presses_nothing_else(window, flash):
    hud = flash()
    until(lambda: board(window) is not None)
    asked = []
    window.controller.asked.connect(asked.append)
    rules = next(each for each in hud.top_bar.parts() if each.objectName() == "rules")
    at = window.controller.view.mapFromScene(rules.sceneBoundingRect().center())
    QTest.mouseClick(window.controller.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))
    until(lambda: pad_is_shown(window))
    assert board(window) is None
    assert not asked


def test_the_end_of_the_match_follows_with_the_winner_and_any_key_passes_on(window, flash):
    flash(target=30)
    until(lambda: board(window) is not None)
    viewport = window.controller.view.viewport()
    QTest.keyClick(viewport, Qt.Key.Key_Shift)
    assert board(window).sentence.startswith("Ada goes out")
    QTest.keyClick(viewport, Qt.Key.Key_Return)
    assert board(window).sentence == "Ada wins the match"
    assert [(side.names, side.figure, side.first) for side in board(window).sides] == [
        ("Ada", "32", True),
        ("Bix", "0", False),
    ]
    assert not pad_is_shown(window)
    QTest.keyClick(viewport, Qt.Key.Key_Return)
    until(lambda: pad_is_shown(window))


def test_left_alone_the_boards_pass_by(window, flash):
    hud = flash(target=30, times=Times(1, 40, 40))
    said = []
    window.controller.finale.told.connect(said.append)
    until(lambda: pad_is_shown(window))
    assert [words.partition(".")[0] for words in said] == ["Hand 1", "The match is over"]
    assert not hud.end_board.isVisible()


def test_an_impatient_click_before_the_board_skips_nothing(window, flash):
    flash(times=Times(150, 60_000, 0))
    QTest.mouseClick(window.controller.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 400))
    assert board(window) is None
    until(lambda: board(window) is not None)
    run_dry()
    assert not pad_is_shown(window)


@pytest.mark.parametrize(("speed", "part"), [("off", 1.0), ("normal", 0.0)])
def test_the_board_fades_in_but_where_motion_is_off(window, flash, speed, part):
    flash(times=Times(60_000, 60_000, 0))
    until(lambda: window.controller.between_hands)
    window.controller.scene.stage.set_speed(speed)
    window.controller.finale.go_on()
    item = window.controller.scene.hud.end_board
    assert item.opacity() == part
    where = item.area_in_parent()
    until(lambda: item.opacity() == 1.0)
    assert item.area_in_parent() == where


def test_a_match_let_go_tells_nothing_more(window, flash):
    flash(times=Times(0, 60, 0))
    until(lambda: board(window) is not None)
    window.controller.leave()
    assert board(window) is None
    run_out(window.controller.finale)
    assert not pad_is_shown(window)


def test_a_board_follows_the_window(window, flash):
    flash()
    until(lambda: board(window) is not None)
    window.resize(1024, 700)
    scene = window.controller.scene
    item = scene.hud.end_board
    until(lambda: scene.width() == 1024)
    assert abs(item.area_in_parent().center().x() - scene.layout.action_bar.center().x()) < 2


def test_the_text_table_says_it_too_and_waits_for_enter(qtbot, library, tmp_path):
    window = open_window(qtbot, library, tmp_path, table="text")
    match = dealt(("human", "casual"), {0: HELD}, stock="7D")
    match.play(Draw(0))
    number = library.begin(match.lines)
    library.release(number)
    window.controller.finale.times = Times(0, 60, 0)
    window.resume(number)
    window.controller.session.intents.submit(LayMelds(0, ALL_FIVE, flash=True))

    def words():
        return " ".join(label.text() for label in window.pages.currentWidget().findChildren(QLabel))

    until(lambda: "Ada +32, 32 in all" in words())
    assert "Ada goes out by a flash exit: +20" in words()
    run_out(window.controller.finale)
    assert not pad_is_shown(window)
    QTest.keyClick(control(window, "text_hand"), Qt.Key.Key_Return)
    until(lambda: pad_is_shown(window))
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    until(lambda: not absent(window, "wish:onward:next_hand"))
    click(window, "wish:onward:next_hand")
    until(lambda: window.controller.scene.view.hand_number == 2)
    window.close()


def ended(reason, seat, points, totals):
    return HandEnd(3, reason, seat, points, totals, ((),) * len(points))


def test_who_ends_a_match_that_he_loses_is_told_so():
    sides = ((0, 2), (1, 3))
    end = ended("out", 3, (20, 27), (114, 62))
    content = match_board(MatchEnd((0,), (114, 62)), end, sides, NAMES)
    assert content.sentence == "Ada and Cleo win the match"
    assert content.note == "Dan ended the last hand, but Ada and Cleo were ahead"
    assert match_board(MatchEnd((1,), (62, 114)), end, sides, NAMES).note == ""
    stock = ended("stock", None, (20, 27), (114, 62))
    assert match_board(MatchEnd((0,), (114, 62)), stock, sides, NAMES).note == ""


def test_winners_may_share_a_match():
    singles = ((0,), (1,), (2,))
    content = match_board(MatchEnd((0, 2), (9, 5, 9)), ended("stock", None, (9, 5, 9), (9, 5, 9)), singles, NAMES)
    assert content.sentence == "Ada and Cleo share the match"
    assert [side.first for side in content.sides] == [True, False, True]


def test_points_below_nothing_are_written_as_such():
    content = hand_board(ended("out", 1, (-25, 12, 0), (-30, 40, 7)), "x", ((0,), (1,), (2,)), NAMES)
    assert [side.figure for side in content.sides] == ["−25", "+12", "0"]
    assert [side.beside for side in content.sides] == ["−30 in all", "40 in all", "7 in all"]


@pytest.mark.parametrize(
    ("game", "reason"), [(name, reason) for name, game in CATALOG.items() for reason in game.endings]
)
def test_every_end_of_every_game_is_told_in_one_sentence(game, reason):
    seat = 1 if reason in {"out", "flash", "played", "tricks", "settled"} else None
    end = HandEnd(1, reason, seat, (0, 4, 0), (0, 4, 0), ((), (), ()), played=Text("test", "No hearts"))
    sentence = str(CATALOG[game].finale(end).with_names(NAMES))
    assert "{" not in sentence
    assert not sentence.endswith(".")
    assert ("Bix" in sentence) == (seat is not None and game != "barbu")


def test_nobody_waits_where_no_time_is_given(window, flash):
    flash(times=AT_ONCE)
    until(lambda: pad_is_shown(window))


def test_the_status_of_a_hand_that_is_over_tells_no_contract_any_more(window):
    window.start(MatchSettings("barbu", tuple(SeatNote.of(name, "random") for name in NAMES)))
    scene = window.controller.scene
    until(lambda: scene.hud.action_bar.note != "")
    until(lambda: window.controller.between_hands)
    assert scene.hud.action_bar.note == ""
    assert scene.people.headline(scene.view) != ""
