"""The first page: what it shows in its three states, and where its buttons, tiles and keys lead."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.storage.summaries import count_matches
from barracan.table.hud.lettering import BOLD, fits, font_of, width_of, wrap
from barracan.table.layouts.geometry import TEXT_SIZES
from barracan.table.themes import RAYS, THEMES, Outfit, contrast, over, page_ink
from barracan.windows.settings.preferences import LANGUAGES
from barracan.windows.shell.language import set_language
from barracan.windows.shell.painted_buttons import PaintedButton, Pill
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.start.game_facts import facts_of, measured, seats_of
from barracan.windows.start.game_tile import GameTile, panel_fill
from barracan.windows.start.home_contents import read_contents, read_settings
from barracan.windows.start.home_layout import lay_home
from barracan.windows.start.home_page import HomePage
from waiting import until
from windows.left_matches import finished, unfinished
from windows.pages import absent, click, control, home_page

SIZES = [(1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)]
GAMES = list(CATALOG.own)


def overlapping(rects):
    return [(one, other) for at, one in enumerate(rects) for other in rects[:at] if one.intersects(other)]


def test_a_stranger_is_told_what_it_is_and_enter_deals(window):
    page = home_page(window)
    assert page.hero.accessibleName() == "Seven real card games at one good table."
    assert ".." not in page.hero.accessibleDescription()
    assert control(page, "main_action").text() == "Play BarraCan"
    assert absent(page, "new_match")
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert window.controller.is_open
    assert window.controller.settings.seats == (SeatNote("You", "human"), SeatNote("Bix", "casual"))
    assert window.pages.currentWidget() is window.controller.view


def test_one_click_on_the_great_button_deals(window):
    home_page(window)
    click(window, "main_action")
    assert window.controller.game.id == "barracan"


def test_the_match_played_last_is_gone_on_with(window, library):
    unfinished(library)
    match = unfinished(library, names=("Ada", "Bix", "Nora", "Tomas"), moves=30)
    page = home_page(window)
    assert control(page, "main_action").text() == "Continue"
    assert page.hero.accessibleName() == "BarraCan with Nora"
    until(lambda: "to 100 points" in page.hero.accessibleDescription())
    assert "against Bix and Tomas" in page.hero.accessibleDescription()
    assert control(page, "matches_card").accessibleName() == "One more unfinished"
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert window.controller.match == match


def test_the_last_table_fades_in_over_the_arc(window, library, qtbot):
    window.prefer(replace(window.preferences, speed="normal"))
    unfinished(library)
    window.show_home()
    page = home_page(window)
    fade = page.findChild(QVariantAnimation)
    shown = []
    fade.valueChanged.connect(shown.append)
    with qtbot.waitSignal(fade.finished):
        page.grab()
    assert shown == sorted(shown)
    assert shown[-1] == 1.0


def test_nothing_of_the_arc_is_left_beside_the_last_table(window, library, qtbot, monkeypatch):
    window.prefer(replace(window.preferences, speed="normal"))
    unfinished(library)
    window.show_home()
    page = home_page(window)
    fade = page.findChild(QVariantAnimation)
    updated = []
    monkeypatch.setattr(page, "update", lambda *rects: updated.extend(rects or [page.rect()]))
    with qtbot.waitSignal(fade.finished):
        page.grab()
    after = page.grab().toImage()
    page.show_table(None)
    before = page.grab().toImage()
    fade.valueChanged.emit(1.0)
    last = updated[-1]
    beside = [
        (x, y) for x in range(0, after.width(), 3) for y in range(0, after.height(), 3)
        if before.pixel(x, y) != after.pixel(x, y) and not last.contains(QPoint(x, y))
    ]  # fmt: skip
    assert beside == []


def test_where_nothing_is_unfinished_the_same_table_is_dealt_again(window, library):
    match = finished(library)
    settings = read_settings(library, match)
    page = home_page(window)
    assert control(page, "main_action").text() == "Play again"
    assert page.hero.accessibleName() == "The same table again?"
    click(page, "main_action")
    assert window.controller.match not in (None, match)
    assert window.controller.settings.seats == settings.seats == (SeatNote("Ada", "human"), SeatNote("Bix", "casual"))
    assert window.controller.settings.options["target"] == settings.options["target"] == 1


def test_a_new_match_opens_folded_and_enter_deals_whatever_was_pressed_there_before(window):
    page = home_page(window)
    for _ in range(2):
        QTest.keyClick(page, Qt.Key.Key_N)
        prepared = control(window, "new_match_page")
        assert not prepared.settings.shows_rules
        change = control(prepared, "change_rules")
        click(prepared, "change_rules")
        change.setFocus()
        window.show_home()
    QTest.keyClick(page, Qt.Key.Key_N)
    QTest.keyClick(QApplication.focusWidget() or prepared, Qt.Key.Key_Return)
    assert window.controller.is_open


@pytest.mark.parametrize("by_key", [False, True])
def test_any_other_game_is_two_steps_away(window, by_key):
    page = home_page(window)
    if by_key:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_6)
    else:
        click(page, "game_barbu")
    prepared = control(window, "new_match_page")
    assert prepared.settings.game.id == "barbu"
    QTest.keyClick(prepared, Qt.Key.Key_Return)
    assert window.controller.game.id == "barbu"


@pytest.mark.parametrize(
    ("name", "leads_to"),
    [("resume", "matches_page"), ("people", "people_page"), ("pads", "matches_page"), ("rules", "rules_page"),
     ("settings", "settings_page"), ("pad_by_hand", "new_pad_page")],
)  # fmt: skip
def test_the_head_and_the_low_row_lead_one_level_down_and_escape_back(window, name, leads_to):
    home_page(window)
    click(window, name)
    below = control(window, leads_to)
    QTest.keyClick(below, Qt.Key.Key_Escape)
    assert control(window, "home_page").isVisible()


def test_enter_presses_what_keys_have_led_to_and_the_great_button_else(window):
    page = home_page(window)
    click(page, "game_barbu")
    QTest.keyClick(control(window, "new_match_page"), Qt.Key.Key_Escape)
    assert page.focusWidget().objectName() == "game_barbu"
    page.focusWidget().lead_keys_here()
    control(page, "game_burraco").lead_keys_here()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert control(window, "new_match_page").settings.game.id == "burraco"
    QTest.keyClick(control(window, "new_match_page"), Qt.Key.Key_Escape)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert window.controller.game.id == "barracan"


def test_letters_lead_on(window, library):
    unfinished(library)
    for key, leads_to in (
        (Qt.Key.Key_N, "new_match_page"),
        (Qt.Key.Key_M, "matches_page"),
        (Qt.Key.Key_L, "learn_page"),
    ):
        page = home_page(window)
        QTest.keyClick(page.focusWidget(), key)
        assert control(window, leads_to)
        QTest.keyClick(control(window, leads_to), Qt.Key.Key_Escape)


def test_the_menu_opens_under_its_entry(window):
    page = home_page(window)
    click(window, "home_menu")
    menu = window.findChild(type(window.findChild(object, "main_menu")), "main_menu")
    assert menu.isVisible()
    entry = control(page, "home_menu")
    assert menu.pos().y() >= entry.mapToGlobal(QPoint(0, entry.height())).y() - 1
    entries = {action.objectName(): action for action in menu.actions() if not action.isSeparator()}
    assert {"keys", "fault", "about", "quit"} <= set(entries)
    assert all(action.isEnabled() for action in entries.values())
    assert not {"rules", "settings", "people", "resume", "score_pad"} & set(entries)
    entries["keys"].trigger()
    assert control(window, "rules_page").shown_text.startswith("All keys")
    menu.close()


def test_arrows_go_along_rows_and_between_them(window, library):
    unfinished(library)
    unfinished(library)
    page = home_page(window)
    main = control(page, "main_action")
    main.setFocus()
    for key, name in (
        (Qt.Key.Key_Right, "new_match"), (Qt.Key.Key_Right, "learn"), (Qt.Key.Key_Right, "learn"),
        (Qt.Key.Key_Left, "new_match"), (Qt.Key.Key_Left, "main_action"), (Qt.Key.Key_Down, "game_barracan"),
        (Qt.Key.Key_Right, "game_burraco"), (Qt.Key.Key_Down, "puzzle_card"), (Qt.Key.Key_Up, "game_burraco"),
        (Qt.Key.Key_Up, "new_match"), (Qt.Key.Key_Up, "resume"),
    ):  # fmt: skip
        QTest.keyClick(page.focusWidget(), key)
        assert page.focusWidget().objectName() == name


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("state", ["first", "unfinished", "again"])
def test_nothing_overlaps_and_nothing_leaves_the_window(window, library, state, size):
    if state == "unfinished":
        unfinished(library, names=("Bartholomew the Elder", "Wilhelmina of Orange", "Nora", "Tomas"), moves=30)
    elif state == "again":
        finished(library)
    window.resize(*size)
    page = home_page(window)
    seen = [each for each in page.findChildren(PaintedButton) if each.isVisible()]
    rects = [QRect(each.mapTo(page, QPoint(0, 0)), each.size()) for each in seen]
    assert not overlapping(rects)
    assert all(page.rect().contains(rect) for rect in rects)
    assert sum(isinstance(each, Pill) and each.objectName() == "main_action" for each in seen) == 1
    for tile in page.findChildren(GameTile):
        assert fits(tile.facts.title, font_of(17 * tile.scale, BOLD), tile.width() - 22 * tile.scale)
        assert tile.picture_rect().height() > 60


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_parts_of_the_page_lie_one_under_another(size):
    laid = lay_home(QSize(*size), 7)
    assert laid.head.bottom() < laid.words.top()
    assert laid.words.right() < laid.picture.left()
    assert max(laid.words.bottom(), laid.picture.bottom()) <= laid.heading.top()
    assert laid.heading.bottom() <= laid.tiles[0].top()
    assert laid.tiles[-1].bottom() < laid.low.top()
    assert laid.low.bottom() < size[1]
    assert abs(laid.tiles[-1].right() - laid.low.right()) < 0.01


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_words_of_tiles_can_be_read(theme):
    ground = over(panel_fill(theme, lit=False), theme.edge)
    assert contrast(theme.text, ground) >= 4.5
    assert contrast(theme.quiet, ground) >= 4.5
    assert contrast(theme.accent_text, theme.accent) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_words_on_the_ground_and_in_the_line_of_trouble_can_be_read(theme):
    for part in (theme.centre, theme.middle, theme.edge):
        ray = over(theme.text_over(RAYS), part)
        assert contrast(page_ink(theme, theme.accent), ray) >= 4.5
        assert contrast(theme.quiet, ray) >= 4.5
        assert contrast(theme.refused, over(panel_fill(theme, lit=False), ray)) >= 4.5


def test_the_measured_figures_are_of_the_games_there_are():
    assert set(measured()) == set(GAMES)
    for game in GAMES:
        figures = measured()[game]
        assert (figures["least"], figures["most"]) == seats_of(game)
        assert 5 <= figures["minutes"] <= 120
        assert figures["minutes"] % 5 == 0
        assert figures["depth"] in (1, 2, 3)


def test_entries_call_games_as_their_rules_do_and_tell_them_in_a_short_sentence():
    for game in GAMES:
        entry = CATALOG.entry(game)
        assert entry.title == CATALOG[game].title.template
        assert 0 < len(entry.sentence.template) <= 36


def test_wins_and_losses_are_those_of_the_person_who_played_last(library):
    won = [finished(library) for _ in range(3)]
    contents = read_contents(library, "You")
    assert contents.finished.id == won[-1]
    expected = [0 in summary.winners for summary in reversed(library.find_finished())]
    assert list(contents.results) == expected
    assert contents.counts == (0, 3)
    assert library.ask(count_matches) == {"finished": 3}


def test_a_match_that_cannot_be_read_leaves_the_page_whole(window, library):
    match = Match.begin(CATALOG["barracan"], (SeatNote("Ada", "human"), SeatNote("Bix", "casual")), {})
    library.release(library.begin([*match.lines, '{"kind":"hand","hand":7}']))
    page = home_page(window)
    assert control(page, "main_action").text() == "Continue"
    click(page, "main_action")
    assert control(window, "home_page").isVisible()
    assert "line 2" in control(window, "notice_sentence").text()


def test_in_a_small_window_the_low_row_has_two_cards_and_one_for_the_others(window, library):
    finished(library, ("You", "Bix"))
    window.resize(1024, 700)
    page = home_page(window)
    assert [absent(window, name) for name in ("name_card", "puzzle_card", "matches_card", "more_cards")] == [
        False, False, True, False,
    ]  # fmt: skip
    click(window, "more_cards")
    menu = page.findChild(QMenu, "low_menu")
    menu.findChild(QAction, "matches_card_action").trigger()
    assert window.pages.currentWidget().objectName() == "matches_page"
    menu.close()
    window.resize(1280, 800)
    window.show_home()
    assert absent(window, "more_cards")


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_buttons_beside_a_table_leave_it_its_room(window, library, size):
    unfinished(library)
    window.resize(*size)
    page = home_page(window)
    assert control(window, "learn").geometry().right() < page.table_rect.left()
    assert page.table_rect.right() < page.width()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_words_and_bars_of_all_tiles_have_room_however_large_text_is(qtbot, size, language):
    set_language(language)
    try:
        page = HomePage([facts_of(CATALOG.entry(game)) for game in GAMES], PictureStore(None))
    finally:
        set_language("en")
    qtbot.addWidget(page)
    page.resize(*size)
    for text_size in TEXT_SIZES:
        page.wear(Outfit()._replace(text_size=text_size))
        for tile in page.findChildren(GameTile):
            part = tile.part_for_words()
            room = tile.width() - 22 * tile.scale
            assert tile.facts_width(part) <= room
            assert len(wrap(tile.facts.sentence, font_of(13.5 * tile.scale * part), room)) <= 2


def test_a_fixed_space_ends_no_line(qapp):
    font = font_of(15)
    assert wrap("la course à 2\u00a0005", font, width_of("la course à 2", font)) == ["la course à", "2\u00a0005"]
