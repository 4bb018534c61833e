"""Every colour is readable on what lies under it: text 4.5 to 1, rings and signs 3 to 1; more at high contrast."""

import re
from itertools import product

import pytest
from PySide6.QtGui import QColor

from barracan.resources import resource
from barracan.table.barracan.labels import SlotLabel
from barracan.table.themes import HIGH_CONTRAST, LIGHT, THEMES, contrast, over, panel_ink, panel_part, side_ink
from barracan.windows.score.pen import INK, PAPER, QUIET
from barracan.windows.shell.style import blend

EVERY = [*THEMES.values(), *HIGH_CONTRAST.values()]
TEXT, SIGN = 4.5, 3.0
MUCH_TEXT, MUCH_SIGN = 7.0, 4.5
RINGS = ("legal", "chosen", "refused", "selected", "hint", "last_move")


def needed(theme, least, much):
    return much if theme in HIGH_CONTRAST.values() else least


def table_grounds(theme):
    """The table where text may lie, bare and under a band; its centre is the lightest of a dim theme."""
    bare = [theme.centre, theme.middle, theme.edge]
    return [*bare, *(over(theme.band, ground) for ground in bare)]


def panel_grounds(theme):
    """Panels and bars over every part of the table, and what is raised or hovered on them."""
    parts = {panel_part(theme), 0.72, 1.0} if theme.name != "light" else {panel_part(theme), 0.92, 1.0}
    panels = [over(theme.panel_over(part), ground) for part, ground in product(parts, table_grounds(theme))]
    return [*panels, *(over(theme.text_over(0.11), panel) for panel in panels)]


def page_grounds(theme):
    """The panel of a page over every part of the table."""
    return [over(theme.panel_over(0.72), ground) for ground in (theme.centre, theme.middle, theme.edge)]


def weakest(colour, grounds):
    return min(contrast(colour, ground) for ground in grounds)


@pytest.fixture(params=EVERY, ids=lambda theme: theme.name + ("-high" if theme in HIGH_CONTRAST.values() else ""))
def theme(request):
    return request.param


def test_text_on_the_table_and_on_panels(theme):
    grounds = [*table_grounds(theme), *panel_grounds(theme)]
    assert weakest(theme.text, grounds) >= needed(theme, TEXT, MUCH_TEXT)
    assert weakest(theme.quiet, grounds) >= needed(theme, TEXT, MUCH_TEXT)


@pytest.mark.parametrize("count", [0, 2])
def test_names_over_slots(qapp, theme, count):
    label = SlotLabel("label")
    label.set_theme(theme)
    label.show_slot("Runs", count, 3, 1)
    name, *figures = [colour for _words, _font, colour in label.runs()]
    assert min(contrast(over(name, ground), ground) for ground in table_grounds(theme)) >= needed(
        theme, TEXT, MUCH_TEXT
    )
    assert all(weakest(colour, table_grounds(theme)) >= TEXT for colour in figures)


def test_text_on_a_chosen_segment(theme):
    raised = [over(theme.text_over(0.06), page) for page in page_grounds(theme)]
    assert weakest(theme.text, [over(theme.text_over(0.20), ground) for ground in raised]) >= TEXT


def test_text_on_the_accent(theme):
    hovered = blend(theme.accent, theme.text, 0.14)
    assert weakest(theme.accent_text, [theme.accent]) >= needed(theme, TEXT, MUCH_TEXT)
    assert weakest(theme.accent_text, [hovered]) >= TEXT


def test_the_accent_is_a_sign_on_table_and_panels(theme):
    assert weakest(theme.accent, [*table_grounds(theme), *panel_grounds(theme)]) >= needed(theme, SIGN, MUCH_SIGN)


@pytest.mark.parametrize("ring", RINGS)
def test_rings_stand_out_from_the_table_and_from_panels(theme, ring):
    colour = getattr(theme, ring)
    assert weakest(colour, [*table_grounds(theme), *panel_grounds(theme)]) >= needed(theme, SIGN, MUCH_SIGN)


def test_faults_and_verdicts_are_readable_on_pages(theme):
    assert weakest(theme.refused, page_grounds(theme)) >= TEXT
    assert weakest(theme.chosen, page_grounds(theme)) >= TEXT


def test_the_focus_shows_on_its_own_ground_and_that_on_cards(theme):
    assert contrast(theme.focus, theme.focus_ground) >= MUCH_TEXT
    assert contrast(theme.focus_ground, QColor("#FDFAF3")) >= MUCH_TEXT


@pytest.mark.parametrize("side", range(6))
def test_a_sides_mark_and_its_text(theme, side):
    mark = theme.sides[side]
    assert weakest(mark, table_grounds(theme)) >= needed(theme, SIGN, MUCH_SIGN)
    assert contrast(side_ink(theme, side), over(theme.band, theme.middle)) >= TEXT
    panel = over(theme.panel_over(panel_part(theme)), theme.middle)
    assert contrast(panel_ink(theme, mark), panel) >= TEXT


@pytest.mark.parametrize("ink", [INK, QUIET, *LIGHT.sides])
def test_ink_on_the_score_pad(ink):
    assert contrast(ink, PAPER) >= TEXT


def index_colour(art, code):
    """The colour of the index: the last stroke that a face draws is a letter of it."""
    drawing = resource("cards", art, f"{code}.svg").read_text("utf-8")
    return QColor(re.findall(r'stroke="(#[0-9A-F]{6})" stroke-width="8\.6"', drawing)[-1])


@pytest.mark.parametrize("art", ["classic", "four-colour", "open-red"])
@pytest.mark.parametrize("suit", "CDHS")
def test_an_index_on_its_face(art, suit):
    assert contrast(index_colour(art, f"K{suit}"), QColor("#FDFAF3")) >= TEXT


@pytest.mark.parametrize("suit", "CDHS")
def test_a_blocked_card_stays_readable_under_its_wash(theme, suit):
    ink, face = index_colour("classic", f"K{suit}"), QColor("#FDFAF3")
    least = 7.9 if suit in "CS" else 4.2
    assert contrast(over(theme.wash, ink), over(theme.wash, face)) >= least
