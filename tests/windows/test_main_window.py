"""The window as a person uses it: real clicks and keys, a real library, the computer in its own process."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from shiboken6 import isValid

from barracan.games.catalog import CATALOG, find_game
from barracan.model.match import Match
from barracan.model.record import read_line, write_line
from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.session.messages import MatchSettings
from barracan.storage.errors import LibraryError
from barracan.windows.score.score_sheet import hand_ends
from barracan.windows.settings.preferences import CHOICES, Preferences
from barracan.windows.shell.main_window import MainWindow
from self_played import played_lines
from table.by_hand import own_pile
from waiting import until
from windows.by_storm import NAMES, may_act, stored
from windows.opening import open_window
from windows.pages import absent, board_stands, click, control, turn_to_rules, write


def seats(*players):
    return tuple(map(SeatNote, NAMES, players))


def press_card(window, place, at=-1):
    """Click on the strip of a card that can be seen, or on the empty place."""
    window.controller.scene.finish_motion()
    item = window.controller.scene.tableau.place(place)
    spot = item.cards[at].sceneBoundingRect().center() if item.cards else item.area.center()
    QTest.mouseClick(
        window.controller.view.viewport(), Qt.MouseButton.LeftButton, pos=window.controller.view.mapFromScene(spot)
    )


def key(window, key):
    QTest.keyClick(window.focusWidget() or window, key)


def test_a_new_match_is_prepared_and_dealt_by_mouse(window):
    window.show_matches()
    click(window, "new_match")
    click(window, "seats_2")
    click(window, "seat_0")
    write(window, "seat_name", "Zoe")
    click(window, "deal")
    until(lambda: window.controller.view.isVisible() and window.controller.scene.view is not None)
    view = window.controller.scene.view
    assert len(view.hand) == 13
    assert view.seats == 2
    assert window.controller.settings.seats == (SeatNote("Zoe", "human"), SeatNote("Bix", "casual"))
    assert window.preferences.tables["barracan"]["names"][0] == "Zoe"


@pytest.mark.parametrize(
    ("players", "options", "smallest"),
    [(2, {}, (1024, 700)), (3, {}, (1280, 768)), (4, {}, (1024, 700)), (4, {"partnership": False}, (1280, 768))],
)
def test_the_window_stops_shrinking_where_cards_could_not_be_read(
    monkeypatch, window, library, players, options, smallest
):
    monkeypatch.setattr(
        MainWindow, "screen", lambda _: SimpleNamespace(availableGeometry=lambda: QRect(0, 0, 3840, 2160))
    )
    window.resume(stored(library, "human", *["casual"] * (players - 1), **options))
    assert window.minimumSize().toTuple() == smallest
    window.show_rules()
    assert window.minimumSize().toTuple() == (1024, 700)
    window.show_table()
    assert window.minimumSize().toTuple() == smallest


@pytest.mark.parametrize("page", ["new_match", "pad_by_hand", "learn"])
def test_the_window_grows_until_larger_words_have_room(monkeypatch, window, page):
    monkeypatch.setattr(
        MainWindow, "screen", lambda _: SimpleNamespace(availableGeometry=lambda: QRect(0, 0, 3840, 2160))
    )
    window.resize(1024, 700)
    window.do(page)
    window.prefer(replace(window.preferences, text_size="115"))
    assert (window.minimumSize().toTuple(), window.size().toTuple()) == ((1112, 760), (1112, 760))
    assert window.pages.currentWidget().scale == 1.15
    window.prefer(replace(window.preferences, text_size="100"))
    assert window.minimumSize().toTuple() == (1024, 700)


def test_the_pace_goes_from_at_once_to_more_than_a_second(window):
    rests = []
    for pace in CHOICES["pace"]:
        window.prefer(replace(window.preferences, pace=pace))
        rests.append(window.controller.session.pace.computer)
    assert rests == sorted(rests)
    assert (rests[0], rests[-1]) == (0, 1200)
    assert 400 <= rests[CHOICES["pace"].index(Preferences().pace)] <= 1200


def test_a_click_on_the_stock_draws_and_the_card_is_stored_first(window, library):
    number = stored(library, "human", "casual")
    window.show_matches()
    click(window, f"resume_{number}")
    before = len(library.lines(number))
    seen = []
    window.controller.session.model.happened.connect(lambda _: seen.append(len(library.lines(number))))
    press_card(window, "stock")
    assert seen == [before + 1]
    assert len(window.controller.scene.view.hand) == 14


def test_a_match_closed_in_mid_hand_goes_on_where_it_stood(qtbot, window, library, tmp_path):
    number = stored(library, "human", "casual")
    window.resume(number)
    press_card(window, "stock")
    left = window.controller.scene.view
    window.close()
    again = open_window(qtbot, library, tmp_path)
    again.show_matches()
    key(again, Qt.Key.Key_Return)
    assert again.controller.scene.view == left
    again.close()


def test_p_and_f1_open_pages_and_esc_comes_back(window, library):
    window.resume(stored(library, "human", "casual"))
    key(window, Qt.Key.Key_P)
    assert not absent(window, "score_page")
    key(window, Qt.Key.Key_Escape)
    assert window.controller.view.isVisible()
    key(window, Qt.Key.Key_F1)
    assert not absent(window, "rules_page")
    key(window, Qt.Key.Key_Escape)
    assert window.controller.view.isVisible()


def test_control_and_q_quit_from_the_table_and_from_a_page(window, library):
    window.resume(stored(library, "human", "casual"))
    QTest.keyClick(window.controller.view, Qt.Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    assert window.isVisible()
    key(window, Qt.Key.Key_F1)
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_a_way_through_several_pages_leads_back_to_the_table(window, library):
    window.resume(stored(library, "human", "casual"))
    window.show_matches()
    window.show_new_match()
    window.show_matches()
    key(window, Qt.Key.Key_Escape)
    assert window.controller.view.isVisible()


def test_the_menu_leads_on(window, library):
    window.resume(stored(library, "human", "casual"))
    window.show_menu()
    menu = window.findChild(object, "main_menu")
    action = next(each for each in menu.actions() if each.objectName() == "settings")
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    assert not absent(window, "settings_page")


def test_a_setting_reaches_the_table_at_once_and_the_next_start(qtbot, window, library, tmp_path):
    window.resume(stored(library, "human", "casual"))
    window.show_settings()
    click(window, "setting_theme_light")
    assert window.controller.scene.appearance.theme.name == "light"
    click(window, "setting_faces_four-colour")
    assert window.controller.scene.faces.art == "four-colour"
    window.close()
    again = open_window(qtbot, library, tmp_path)
    assert again.theme.name == "light"
    assert again.controller.scene.faces.art == "four-colour"
    again.close()


def test_the_rules_of_another_game_are_left_for_those_of_the_table_and_then_for_the_table(window, library):
    window.resume(stored(library, "human", "casual"))
    window.show_rules()
    turn_to_rules(window.painted_widget, "burraco")
    other = window.painted_widget
    assert other.game == "burraco"
    key(window, Qt.Key.Key_F1)
    until(lambda: not isValid(other))
    assert window.painted_widget.game == "barracan"
    QTest.keyClick(window.painted_widget, Qt.Key.Key_Escape)
    assert window.painted_widget is window.controller.view.viewport()


@pytest.mark.expected_warning("could not be animated")
def test_a_step_that_cannot_be_animated_is_shown_and_the_match_goes_on(window, library, monkeypatch):
    window.resume(stored(library, "human", "casual"))
    monkeypatch.setattr(window.controller.scene.display, "play", lambda _: [].pop())
    press_card(window, "stock")
    assert len(window.controller.scene.view.hand) == 14
    monkeypatch.undo()
    press_card(window, "hand:0")
    press_card(window, f"pile:{own_pile(window.controller.scene.view)}")
    until(lambda: may_act(window) and window.controller.scene.view.take == "nothing")


def test_several_people_meet_the_curtain_before_anything_hidden_shows(window, library):
    window.resume(stored(library, "human", "human"))
    assert window.covered
    assert window.controller.scene.view is None
    assert control(window, "curtain_name").text() == "Ada’s turn"
    for each in (Qt.Key.Key_P, Qt.Key.Key_F1, Qt.Key.Key_Escape):
        key(window, each)
        assert window.covered
    until(control(window, "lift_curtain").isEnabled)
    click(window, "lift_curtain")
    assert not window.covered
    assert window.controller.scene.view.seat == 0
    press_card(window, "stock")
    press_card(window, "hand:0")
    press_card(window, "pile:0")
    until(lambda: window.covered)
    assert control(window, "curtain_name").text() == "Bix’s turn"
    assert "Ada drew" in control(window, "curtain_since").text()


def test_a_deleted_match_leaves_the_list_and_comes_back(window, library):
    number = stored(library, "human", "casual")
    window.show_matches()
    QTest.keyClick(control(window, f"match_{number}"), Qt.Key.Key_Delete)
    assert control(window, "no_matches")
    assert not library.find_unfinished()
    click(window, "undo_delete")
    assert control(window, f"match_{number}")


def test_the_match_that_is_open_can_be_deleted(window, library):
    number = stored(library, "human", "casual")
    window.resume(number)
    window.show_matches()
    QTest.keyClick(control(window, f"match_{number}"), Qt.Key.Key_Delete)
    assert control(window, "no_matches")
    assert not window.controller.is_open


def test_a_match_that_cannot_be_resumed_is_told_in_a_sentence(window, library):
    match = Match.begin(CATALOG["barracan"], seats("human", "casual"), {})
    number = library.begin([*match.lines, '{"kind":"hand","hand":7}'])
    library.release(number)
    window.resume(number)
    assert control(window, "home_page")
    assert "line 2" in control(window, "notice_sentence").text()
    click(window, "close_notice")
    assert absent(window, "notice")


def test_a_whole_match_is_played_by_mouse(window, library):
    number = stored(library, "human", "casual", target=1)
    window.resume(number)
    hands = 0
    while True:
        play_hand(window)
        hands += 1
        assert len(window.controller.sheet().ends) == hands
        if not absent(window, "same_table"):
            break
        click(window, "next_hand")
    assert window.controller.sheet().result.totals == window.controller.sheet().ends[-1].totals
    assert library.find_finished()[0].id == number
    assert [end.points for end in hand_ends(find_game, library.lines(number))] == [
        end.points for end in window.controller.sheet().ends
    ]
    click(window, "same_table")
    until(lambda: window.controller.view.isVisible() and window.controller.scene.view.hand_number == 1)
    assert window.controller.match != number


def play_hand(window):
    """Draw and discard until the hand is over, and open the score pad."""
    scene = window.controller.scene
    while True:
        until(lambda: may_act(window) or board_stands(window))
        if board_stands(window):
            key(window, Qt.Key.Key_P)
            return
        view = scene.view
        if view.take != "nothing":
            press_card(window, "hand:0")
            press_card(window, f"pile:{own_pile(view)}")
        elif view.stock_count:
            press_card(window, "stock")
        else:
            key(window, Qt.Key.Key_D)
        assert scene.view is not view, "nothing happened"


def test_a_failure_of_the_library_is_told_and_the_game_goes_on(window, library, tmp_path):
    window.resume(stored(library, "human", "casual"))
    (tmp_path / "library.sqlite").rename(tmp_path / "elsewhere.sqlite")
    press_card(window, "stock")
    assert len(window.controller.scene.view.hand) == 14
    assert "moved or deleted" in control(window, "notice_sentence").text()


def test_six_play_in_two_sides_of_three_and_so_again_at_the_same_table(window):
    names = (*NAMES, "Cleo", "Ravi")
    notes = tuple(SeatNote(name, "random" if at else "human") for at, name in enumerate(names))
    sides = ((0, 2, 4), (1, 3, 5))
    window.start(MatchSettings("buraco", notes, {}, sides))
    until(lambda: window.controller.scene.view is not None)
    assert window.controller.scene.view.sides == sides
    assert window.controller.settings.sides == sides


def test_settings_that_the_rules_refuse_are_told(window):
    window.start(MatchSettings("barracan", seats("human"), {}))
    assert control(window, "notice_sentence").text()
    assert not window.controller.is_open


def test_a_match_that_was_resumed_needs_the_library_no_more(window, library, monkeypatch):
    lines = played_lines("barracan", ("random",) * 2, seed=3, first=1)
    first = read_line(lines[0]) | {"seats": [{"name": "Ada", "player": "human"}, {"name": "Bix", "player": "random"}]}
    match = library.begin([write_line(first), *lines[1:]])
    library.release(match)
    window.resume(match)

    def fail(*_):
        raise LibraryError(Text("test", "The disk is full."))

    monkeypatch.setattr(library, "lines", fail)
    for show, page in (
        (window.show_score, "score_page"),
        (window.show_rules, "rules_page"),
        (lambda: window.do("record"), "review_page"),
    ):
        show()
        assert window.painted_widget is window.pages.find_leaf(page)
        window.show_table()
    assert len(window.controller.sheet().ends) == 1
