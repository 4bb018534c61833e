"""The end of a hand at the table: moments, and the board that they leave behind."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from barracan.games.barracan.moves import Draw, LayMelds
from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.table.hud.game_content import game_content
from barracan.table.moments.moment import READY_AFTER
from barracan.table.themes import LIGHT
from barracan.windows.match.ending import Times
from session.company import dealt
from table.by_ear import told
from table.by_mouse import Mouse
from waiting import run_dry, run_out, until
from windows.finale import ALL_FIVE, HELD, NAMES, board, moment, offered, pad_is_shown, press_key, result, stands
from windows.opening import open_window
from windows.pages import absent, click, control


def mouse(window):
    return Mouse(window.controller.view, window.controller.scene, CATALOG["barracan"])


def test_a_flash_exit_says_who_and_what_it_brought(window, flash):
    flash()
    until(lambda: stands(window))
    assert board(window).sentence == "Ada goes out by a flash exit: +20"
    assert [(row.names, row.before, row.points, row.total) for row in board(window).rows] == [
        ("Ada", 0, 32, 32),
        ("Bix", 0, 0, 0),
    ]
    assert not pad_is_shown(window)
    assert window.controller.scene.selection.offer.lead.template == "{name} goes out by a flash exit: +{points}"
    assert any("Ada goes out by a flash exit: +20" in words for words in told(window.controller.view))


def test_the_categories_of_a_flash_exit_leap_into_a_crown_before_they_are_counted(window, flash):
    window.prefer(replace(window.preferences, speed="fast"))
    said = []
    window.controller.scene.sounded.connect(lambda name, part: said.append(name))
    flash()
    until(lambda: moment(window) is not None and moment(window).objectName() == "flash_exit")
    assert moment(window).title == "Flash exit"
    assert moment(window).sentence == "Ada lays all five at once: 20 points"
    assert moment(window).more == "and 12 for what is laid"
    assert said == ["flash"]
    assert offered(window) == []
    press_key(window, Qt.Key.Key_Shift)
    assert moment(window).moving
    press_key(window, Qt.Key.Key_F)
    assert not moment(window).moving
    until(lambda: board(window) is not None)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_board_leaves_all_that_was_laid_to_be_seen(window, flash, size):
    window.resize(*size)
    flash()
    until(lambda: stands(window))
    scene = window.controller.scene
    area = moment(window).board.sceneBoundingRect()
    for place in scene.tableau.places.values():
        if place.name.startswith(("melds:", "ladder:", "tricks:")):
            assert not any(area.intersects(card.sceneBoundingRect()) for card in place.cards)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 640), (1280, 800), (1920, 1080), (2560, 1440)])
def test_buttons_and_board_stand_inside_the_window(window, flash, size):
    window.resize(*size)
    flash(target=30)
    for key in (None, Qt.Key.Key_Return):
        if key is not None:
            press_key(window, key)
        until(lambda: stands(window))
        table = window.controller.scene.sceneRect()
        parts = [moment(window).board, *moment(window).buttons]
        assert all(table.contains(part.sceneBoundingRect().adjusted(9, 9, -9, -9)) for part in parts)
        rects = [button.area_in_parent() for button in moment(window).buttons]
        assert not any(one.intersects(other) for at, one in enumerate(rects) for other in rects[:at])
    assert result(window) is not None


def test_the_board_takes_presses_only_when_it_has_stood_for_a_while(window, flash):
    window.prefer(replace(window.preferences, speed="fast"))
    flash()
    until(lambda: board(window) is not None)
    assert moment(window).moving
    press_key(window, Qt.Key.Key_Return)
    assert not moment(window).moving
    press_key(window, Qt.Key.Key_Return)
    assert board(window) is not None
    assert window.controller.scene.view.hand_number == 1
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Return)
    until(lambda: window.controller.scene.view.hand_number == 2)
    assert moment(window) is None
    assert READY_AFTER == 300


def test_the_points_leave_their_slots_and_are_added_up(window, flash):
    window.prefer(replace(window.preferences, speed="fast"))
    said = []
    window.controller.scene.sounded.connect(lambda name, part: said.append(name))
    flash()
    until(lambda: board(window) is not None)
    sources = window.controller.scene.point_sources()
    assert sorted(points for side, points, _ in sources) == [1, 2, 3, 3, 3]
    assert all(side == 0 and not place.isEmpty() for side, _, place in sources)
    until(lambda: stands(window))
    first, *points, last = said
    assert (first, set(points), last) == ("flash", {"points"}, "hand_end")
    assert len(points) <= 5  # those that arrive within one frame sound as one


def test_a_press_in_a_moment_counts_for_the_table(window, flash):
    window.prefer(replace(window.preferences, speed="fast"))
    flash()
    until(lambda: board(window) is not None and moment(window).moving)
    press_key(window, Qt.Key.Key_P)
    assert not moment(window).moving
    assert pad_is_shown(window)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_puts_the_board_aside_for_as_long_as_is_wanted_and_space_brings_it_back(window, flash, key):
    flash()
    until(lambda: stands(window))
    press_key(window, key)
    assert moment(window) is None
    run_out(window.controller.finale)
    assert not pad_is_shown(window)
    assert offered(window) == ["score_pad", "result", "next_hand"]
    press_key(window, Qt.Key.Key_Space)
    until(lambda: stands(window))
    assert board(window).sentence == "Ada goes out by a flash exit: +20"
    press_key(window, Qt.Key.Key_Return)
    until(lambda: window.controller.scene.view.hand_number == 2)


def test_the_buttons_do_it_too(window, flash):
    flash()
    until(lambda: stands(window))
    assert [button.objectName() for button in moment(window).buttons] == [
        "next_hand",
        "put_aside",
        "score_pad",
        "record",
    ]
    mouse(window).press("put_aside")
    assert moment(window) is None
    mouse(window).press("result")
    assert offered(window) == []
    until(lambda: stands(window))
    mouse(window).press("next_hand")
    until(lambda: window.controller.scene.view.hand_number == 2)


def test_one_main_button_at_a_time(window, flash):
    flash()
    until(lambda: stands(window))
    assert window.controller.scene.hud.action_bar.main is None
    press_key(window, Qt.Key.Key_Space)
    assert window.controller.scene.hud.action_bar.main.objectName() == "next_hand"


def test_r_reviews_the_hand_from_the_board_and_from_the_table(window, flash):
    flash()
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_R)
    until(lambda: window.pages.currentWidget().objectName() == "review_page")
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert stands(window)
    press_key(window, Qt.Key.Key_Space)
    press_key(window, Qt.Key.Key_R)
    until(lambda: window.pages.currentWidget().objectName() == "review_page")


def test_tab_goes_round_the_buttons_of_the_board(window, flash):
    flash()
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Tab)
    focused = window.controller.scene.focusItem()
    assert focused in moment(window).buttons
    press_key(window, Qt.Key.Key_Right)
    assert window.controller.scene.focusItem() in moment(window).buttons
    press_key(window, Qt.Key.Key_Tab)
    assert window.controller.scene.focusItem() not in moment(window).buttons


def test_the_points_of_a_hand_that_is_over_count_once(window, flash):
    flash()
    scene = window.controller.scene
    until(lambda: board(window) is not None)
    after = game_content(scene.view, scene.people, ())
    assert [side.reach for side in after.sides] == [(0, 32), (0, 0)]
    assert [side.total for side in after.sides] == [32, 0]
    tags = [words for words in told(window.controller.view) if "Ada" in words and "this hand" in words]
    assert any("+32 in this hand" in words for words in tags)


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_who_closes_the_pad_finds_the_board_again(window, flash, way):
    flash()
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_P)
    assert pad_is_shown(window)
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.controller.view
    assert stands(window)
    if way == "mouse":
        mouse(window).press("next_hand")
    else:
        press_key(window, Qt.Key.Key_Return)
    until(lambda: window.controller.scene.view.hand_number == 2)
    assert "next_hand" not in offered(window)


def test_a_click_beside_the_board_is_the_tables(window, flash):
    hud = flash()
    until(lambda: stands(window))
    asked = []
    window.controller.asked.connect(asked.append)
    rules = next(each for each in hud.top_bar.parts() if each.objectName() == "rules")
    at = window.controller.view.mapFromScene(rules.sceneBoundingRect().center())
    QTest.mouseClick(window.controller.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))
    assert asked == ["rules"]
    assert board(window) is not None


def test_an_impatient_click_before_the_board_skips_nothing(window, flash):
    flash(times=Times(450, 0, 0))
    QTest.mouseClick(window.controller.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 400))
    assert board(window) is None
    until(lambda: stands(window))
    run_dry()
    assert window.controller.scene.view.hand_number == 1


def test_a_match_let_go_tells_nothing_more(window, flash):
    flash()
    until(lambda: stands(window))
    window.controller.leave()
    assert moment(window) is None
    run_out(window.controller.finale)
    assert moment(window) is None


def test_a_board_follows_the_window_and_the_theme(window, flash):
    flash()
    until(lambda: stands(window))
    window.resize(1024, 700)
    scene = window.controller.scene
    until(lambda: scene.width() == 1024)
    assert abs(moment(window).board.sceneBoundingRect().center().x() - 512) < 2
    scene.appearance.set_theme(LIGHT)
    assert all(part.theme is LIGHT for part in (moment(window), *moment(window).buttons))


def test_the_text_table_says_it_too_and_waits_for_enter(qtbot, library, tmp_path):
    window = open_window(qtbot, library, tmp_path, table="text")
    match = dealt(("human", "casual"), {0: HELD}, stock="7D")
    match.play(Draw(0))
    number = library.begin(match.lines)
    library.release(number)
    window.resume(number)
    window.controller.session.intents.submit(LayMelds(0, ALL_FIVE, flash=True))

    def words():
        return " ".join(label.text() for label in window.pages.currentWidget().findChildren(QLabel))

    until(lambda: "Ada +32, 32 in all" in words())
    assert "Ada goes out by a flash exit: +20" in words()
    run_out(window.controller.finale)
    click(window, "wish:onward:score_pad")
    assert pad_is_shown(window)
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    until(lambda: not absent(window, "wish:onward:next_hand"))
    QTest.keyClick(control(window, "text_hand"), Qt.Key.Key_Return)
    until(lambda: window.controller.scene.view.hand_number == 2)
    window.close()


def test_the_status_of_a_hand_that_is_over_tells_no_contract_any_more(window):
    window.start(MatchSettings("barbu", tuple(SeatNote.of(name, "random") for name in NAMES)))
    scene = window.controller.scene
    until(lambda: scene.hud.action_bar.note != "")
    until(lambda: window.controller.between_hands)
    assert scene.hud.action_bar.note == ""
    assert scene.people.headline(scene.view) != ""
