"""The end of a hand and of a match at the table: moments, and the boards that they leave behind."""

from dataclasses import replace

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
from barracan.session.progress import Pace
from barracan.table.cards.faces import BACK, FaceKey
from barracan.table.hud.game_content import game_content
from barracan.table.moments.hand_board import HandBoard
from barracan.table.moments.moment import READY_AFTER
from barracan.table.moments.parts import CardPicture
from barracan.table.moments.result_page import ResultPage
from barracan.table.themes import LIGHT
from barracan.windows.match.ending import AT_ONCE, EndTold, Times, hand_board, match_board
from session.company import dealt
from table import sample
from table.by_ear import told
from table.by_mouse import Mouse
from waiting import run_dry, run_out, until
from windows.opening import open_window
from windows.pages import absent, click, control

NAMES = ("Ada", "Bix", "Cleo", "Dan")
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
    """Ada goes out by a flash exit; the board is what is shown then."""

    def play(target=100, times=AT_ONCE):
        match = dealt(("human", "casual"), {0: HELD}, stock="7D", target=target)
        match.play(Draw(0))
        number = library.begin(match.lines)
        library.release(number)
        window.controller.finale.times = times
        window.resume(number)
        window.controller.session.intents.submit(LayMelds(0, ALL_FIVE, flash=True))
        return window.controller.scene.hud

    return play


def moment(window):
    """What stands or moves over the table, ``None`` where nothing does."""
    return window.controller.scene.moment


def board(window):
    """What the board of the hand says, ``None`` where none can be seen."""
    item = moment(window)
    return item.content if isinstance(item, HandBoard) else None


def result(window):
    """What the page of the match says."""
    item = moment(window)
    return item.content if isinstance(item, ResultPage) else None


def stands(window):
    """Whether something over the table takes presses."""
    item = moment(window)
    return item is not None and getattr(item, "is_open", False)


def press_key(window, key):
    QTest.keyClick(window.controller.view.viewport(), key)


def mouse(window):
    return Mouse(window.controller.view, window.controller.scene, CATALOG["barracan"])


def offered(window):
    """The buttons of the action bar."""
    return [each.objectName() for each in window.controller.scene.hud.action_bar.buttons]


def pad_is_shown(window):
    return window.pages.currentWidget() is window.pages.find_leaf("score_page")


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


def test_the_result_follows_the_last_hand(window, flash):
    flash(target=30)
    until(lambda: stands(window))
    assert board(window).last
    assert board(window).note == "Ada reaches 30"
    assert moment(window).buttons[0].word == "The result"
    press_key(window, Qt.Key.Key_Return)
    assert result(window).title == "Ada wins the match"
    assert (result(window).score, result(window).rest) == ("32", "to 0, after one hand")
    assert result(window).won
    assert [fact.bold for fact in result(window).facts][:2] == ["Your first win", "Flash exit"]
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Escape)
    assert offered(window) == ["score_pad", "result", "same_table"]
    press_key(window, Qt.Key.Key_Space)
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Return)
    until(lambda: window.controller.scene.view.turn is not None)
    assert moment(window) is None
    assert window.controller.scene.view.totals == (0, 0)


def test_the_facts_know_the_matches_that_were_played_before(window, library, flash):
    match = dealt(("human", "casual"), {0: HELD}, stock="7D", target=30)
    for step in (Draw(0), LayMelds(0, ALL_FIVE, flash=True)):
        match.play(step)
    names = [note.name for note in match.seats]
    for _ in range(2):
        library.release(library.begin(match.lines))
    flash(target=30)
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Return)
    assert names[0] == "Ada"
    assert "3 wins in a row at BarraCan" in [f"{fact.bold} {fact.rest}" for fact in result(window).facts]


def test_the_courts_are_there_when_the_arc_opens(window, flash):
    flash(target=30)
    until(lambda: stands(window))
    faces = window.controller.scene.faces
    faces.finish()
    press_key(window, Qt.Key.Key_Return)
    cards = [item for item in moment(window).childItems() if isinstance(item, CardPicture)]
    assert len(cards) == 7
    backs = {faces.look(FaceKey(BACK, card.key.width)).pixmap.cacheKey() for card in cards}
    assert not backs & {faces.look(card.key).pixmap.cacheKey() for card in cards}


def test_pips_fall_for_who_wins_and_none_lies_over_a_text(window, flash):
    flash(target=30)
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Return)
    until(lambda: stands(window))
    page = moment(window)
    assert 0 < len(page.pips) <= 100
    texts = [page.board.sceneBoundingRect(), *(button.sceneBoundingRect() for button in page.buttons)]
    pips = [pip.sceneBoundingRect() for pip in page.pips]
    assert not any(pip.intersects(text) for pip in pips for text in texts)


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_with_less_motion_the_same_facts_stand_at_once(window, flash, speed):
    flash(target=30)
    until(lambda: stands(window))
    window.controller.scene.stage.set_speed(speed)
    press_key(window, Qt.Key.Key_Return)
    page = moment(window)
    assert page.moving is (speed == "normal")
    where = page.board.sceneBoundingRect()
    page.finish()
    assert page.board.sceneBoundingRect() == where
    assert len(page.content.facts) == 3
    assert page.arc.medal.isVisible()


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


def test_where_nobody_plays_the_page_of_the_match_follows_by_itself(window, library):
    window.controller.session.pace = Pace(60_000, 60_000)
    match = dealt(("random", "random"), {0: HELD}, stock="7D")
    match.play(Draw(0))
    number = library.begin(match.lines)
    library.release(number)
    window.resume(number)
    over = []
    window.controller.hand_ended.connect(lambda: over.append(type(moment(window)).__name__))
    end = ended("out", 0, (20, 27), (114, 62))
    told_so = end_told(end, ((0,), (1,)))
    window.controller.finale.begin(hand_board(told_so))
    window.controller.finale.crown(lambda: match_board(MatchEnd((0,), (114, 62)), told_so))
    until(lambda: over == ["ResultPage"])


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


def ended(reason, seat, points, totals):
    return HandEnd(3, reason, seat, points, totals, ((),) * len(points))


def end_told(end, sides, players=()):
    view = replace(sample.view(), sides=sides)
    return EndTold(CATALOG["barracan"], end, view, NAMES, players or ("casual",) * 4, (end,))


def test_who_ends_a_match_that_he_loses_is_told_so():
    sides = ((0, 2), (1, 3))
    end = ended("out", 3, (20, 27), (114, 62))
    content = match_board(MatchEnd((0,), (114, 62)), end_told(end, sides))
    assert content.title == "Ada and Cleo win the match"
    assert content.note == "Dan ended the last hand, but Ada and Cleo were ahead"
    assert match_board(MatchEnd((1,), (62, 114)), end_told(end, sides)).note == ""
    stock = ended("stock", None, (20, 27), (114, 62))
    assert match_board(MatchEnd((0,), (114, 62)), end_told(stock, sides)).note == ""


@pytest.mark.parametrize(("seat", "won"), [(0, True), (2, True), (1, False)])
def test_a_match_is_won_or_lost_for_the_person_who_plays(seat, won):
    players = tuple("human" if seat == each else "casual" for each in range(4))
    end = ended("out", 0, (20, 27), (114, 62))
    content = match_board(MatchEnd((0,), (114, 62)), end_told(end, ((0, 2), (1, 3)), players))
    assert content.won is won
    assert not any("behind" in fact.bold for fact in content.facts) or won


def test_winners_may_share_a_match():
    singles = ((0,), (1,), (2,))
    content = match_board(MatchEnd((0, 2), (9, 5, 9)), end_told(ended("stock", None, (9, 5, 9), (9, 5, 9)), singles))
    assert content.title == "Ada and Cleo share the match"
    assert content.winners == (0, 2)
    assert content.rest == "to 5, after one hand"


def test_the_totals_of_several_losers_are_a_list_in_words():
    singles = ((0,), (1,), (2,))
    content = match_board(MatchEnd((1,), (8, 10, 2)), end_told(ended("out", 1, (0, 2, 0), (8, 10, 2)), singles))
    assert (content.score, content.rest) == ("10", "to 8 and 2, after one hand")


def test_points_below_nothing_are_spoken_as_such():
    content = hand_board(end_told(ended("out", 1, (-25, 12, 0), (-30, 40, 7)), ((0,), (1,), (2,))))
    assert "Ada −25, −30 in all. Bix +12, 40 in all. Cleo 0, 7 in all" in content.spoken
    assert all(0 <= reach <= 1 for row in content.rows for reach in row.reach)
    assert [row.first for row in content.rows] == [False, True, False]


@pytest.mark.parametrize(
    ("game", "reason"), [(name, reason) for name, game in CATALOG.items() for reason in game.endings]
)
def test_every_end_of_every_game_is_told_in_one_sentence(game, reason):
    seat = 1 if reason in {"out", "flash", "played", "least", "tricks", "settled"} else None
    end = HandEnd(1, reason, seat, (0, 4, 0), (0, 4, 0), ((), (), ()), played=Text("test", "No hearts"))
    sentence = str(CATALOG[game].finale(end).with_names(NAMES))
    assert "{" not in sentence
    assert not sentence.endswith(".")
    assert ("Bix" in sentence) == (seat is not None and game != "barbu")


def test_the_status_of_a_hand_that_is_over_tells_no_contract_any_more(window):
    window.start(MatchSettings("barbu", tuple(SeatNote.of(name, "random") for name in NAMES)))
    scene = window.controller.scene
    until(lambda: scene.hud.action_bar.note != "")
    until(lambda: window.controller.between_hands)
    assert scene.hud.action_bar.note == ""
    assert scene.people.headline(scene.view) != ""
