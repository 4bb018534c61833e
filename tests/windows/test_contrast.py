"""Words on pages are measured on what is painted: 4.5 to 1 against the ground they stand on (check 24)."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from barracan.table.themes import HIGH_CONTRAST, RAYS, THEMES, Outfit, contrast, fade, over
from barracan.windows.pads.curve import AXIS
from barracan.windows.pads.new_pad import NewPadPage
from barracan.windows.rules.rules_page import RulesPage
from barracan.windows.settings.preferences import Preferences
from barracan.windows.settings.settings_page import SettingsPage
from barracan.windows.shell.painted_buttons import AT_REST, BRASS_KEY, LIT, PRESSED, key_fill, pill_edge
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.style import CHOSEN, TRACK
from barracan.windows.start.game_tile import UNLIT, panel_fill
from barracan.windows.start.hero import RING, THIS_HAND, groove_fill
from barracan.windows.start.new_match import NewMatchPage
from barracan.windows.start.seat_table import initial_ink

LEAST = 4.5
SIGN = 3.0
EVERY = [*THEMES.values(), *HIGH_CONTRAST.values()]


def too_faint(page):
    """Labels, buttons and fields whose words no pixel sets off from the commonest colour behind them."""
    image = page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels, wide = memoryview(image.constBits()).cast("I"), image.bytesPerLine() // 4
    found = []
    for each in page.findChildren(QWidget):
        if not isinstance(each, QLabel | QAbstractButton | QLineEdit) or not each.isVisible() or not each.text():
            continue
        seen = each.visibleRegion().boundingRect()
        rect = QRect(each.mapTo(page, seen.topLeft()), seen.size()).intersected(QRect(QPoint(), image.size()))
        colours = Counter()
        for row in range(rect.top(), rect.bottom()):
            colours.update(pixels[row * wide + rect.left() : row * wide + rect.right()])
        ground = QColor.fromRgb(colours.most_common(1)[0][0]) if colours else None
        if ground and max(contrast(QColor.fromRgb(colour), ground) for colour in colours) < LEAST:
            found.append((each.objectName(), each.text()))
    return found


@pytest.fixture
def shown(qtbot):
    """A page in the theme of this name, at 1280x800."""

    def show(page, theme):
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.wear(Outfit(theme=THEMES[theme]))
        page.show()
        return page

    return show


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("section", ["cards", "playing", "trick_games"])
def test_words_of_settings_can_be_read(shown, theme, section):
    page = shown(SettingsPage(Preferences(theme=theme), PictureStore(None)), theme)
    page.open_section(section)
    assert too_faint(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_words_of_rules_can_be_read(shown, theme):
    page = shown(RulesPage("barracan"), theme)
    page.open_clause("B9.2")
    assert too_faint(page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("make", [NewMatchPage, NewPadPage], ids=["new match", "new pad"])
def test_words_where_a_match_or_a_pad_is_prepared_can_be_read(shown, theme, make):
    games = ["barracan", "burraco"]
    page = shown(make(games, {}) if make is NewMatchPage else make(games), theme)
    assert too_faint(page) == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_what_is_chosen_can_be_read_on_rays_too(theme):
    for part in (theme.centre, theme.middle, theme.edge):
        ray = over(theme.text_over(RAYS), part)
        assert contrast(theme.text, over(theme.text_over(CHOSEN), over(theme.panel_over(TRACK), ray))) >= LEAST


@pytest.fixture(params=EVERY, ids=lambda theme: theme.name + ("-high" if theme in HIGH_CONTRAST.values() else ""))
def theme(request):
    return request.param


@pytest.fixture
def grounds(theme):
    """The page with and without a ray, panels and what is raised on them."""
    parts = (theme.centre, theme.middle, theme.edge)
    pages = [over(theme.text_over(ray), part) for part in parts for ray in (0.0, RAYS)]
    panels = [over(panel_fill(theme, lit=lit), page) for page in pages for lit in (False, True)]
    return pages, panels, [over(theme.text_over(0.06), panel) for panel in panels]


def weakest(colour, grounds):
    return min(contrast(over(colour, ground), ground) for ground in grounds)


def test_signs_that_mean_something_are_seen_everywhere(theme, grounds):
    pages, panels, raised = grounds
    everywhere = [*pages, *panels, *raised]
    for sign in (theme.accent, theme.quiet, theme.text, *theme.sides):
        assert weakest(sign, everywhere) >= SIGN
    for verdict in (theme.chosen, theme.refused):
        assert weakest(verdict, raised) >= SIGN
        assert contrast(theme.panel, verdict) >= SIGN
    assert contrast(theme.accent_text, theme.accent) >= LEAST
    assert weakest(theme.text_over(RING), pages) >= SIGN


def test_words_and_keys_on_pills_can_be_read_at_rest_lit_and_pressed(theme, grounds):
    pages, panels, _ = grounds
    pills = [over(theme.text_over(part), ground) for part in (AT_REST, LIT, PRESSED) for ground in (*pages, *panels)]
    assert min(contrast(theme.text, pill) for pill in pills) >= LEAST
    assert min(contrast(theme.text, over(key_fill(theme), pill)) for pill in pills) >= LEAST
    for brass in (theme.accent, theme.accent.darker(108), theme.accent.lighter(106)):
        assert contrast(theme.accent_text, over(fade(theme.accent_text, BRASS_KEY), brass)) >= LEAST


def test_words_on_chips_samples_and_what_is_raised_can_be_read(theme, grounds):
    panels = grounds[1]
    fills = [theme.text_over(part) for part in (0.045, 0.08, 0.09, 0.11, 0.12)]
    raised = [over(fill, panel) for fill in fills for panel in panels]
    assert min(contrast(ink, ground) for ink in (theme.text, theme.quiet) for ground in raised) >= LEAST
    assert weakest(theme.text_over(AXIS), panels) >= LEAST


def test_lines_are_seen_where_contrast_is_high(theme, grounds):
    pages, panels, _ = grounds
    if theme in HIGH_CONTRAST.values():
        assert weakest(theme.hairline, [*pages, *panels]) >= SIGN
        assert weakest(pill_edge(theme), pages) >= SIGN


def test_bars_are_told_from_what_they_lie_in(theme, grounds):
    pages, panels, _ = grounds
    for side in theme.sides:
        grooves = [over(groove_fill(theme), page) for page in pages]
        assert weakest(side, grooves) >= SIGN
        assert weakest(fade(side, THIS_HAND), grooves) >= SIGN
        assert contrast(initial_ink(theme), side) >= LEAST
    assert weakest(theme.accent, [over(theme.text_over(UNLIT), panel) for panel in panels]) >= SIGN
