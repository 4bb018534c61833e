"""Tables as they were left, small."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.table.hud.lettering import LEFT, width_of
from barracan.table.painting import canvas
from barracan.table.themes import FELT, LIGHT, THEMES, Outfit, contrast
from barracan.windows.start import last_table
from barracan.windows.start.game_pictures import CardDrawings
from barracan.windows.start.last_table import LastTable, draw_last_table, read_table
from games.random_play import hand
from table import sample

SIZE = QSizeF(376, 190)
DRAWINGS = CardDrawings(Outfit().faces, Outfit().back)


def drawn(table, theme=FELT):
    """The picture of a table."""
    pixmap, painter = canvas(SIZE, 1)
    draw_last_table(painter, SIZE, table, theme, DRAWINGS)
    painter.end()
    return pixmap.toImage()


@pytest.mark.parametrize("name", CATALOG)
@pytest.mark.parametrize("theme", [FELT, LIGHT], ids=lambda theme: theme.name)
def test_every_table_of_every_game_can_be_drawn(qapp, name, theme):
    game = CATALOG[name]
    bare = drawn(LastTable(1, name, (), None, {}), theme)
    for seats in (min(game.seat_counts), max(game.seat_counts)):
        for number, (match, _) in enumerate(hand(game, seats, {}, 3)):
            if number % 41 == 0:
                assert drawn(read_table(1, match.lines), theme) != bare


def test_no_hand_leaves_a_trace(qapp):
    view = sample.four_partners()
    seats = tuple(SeatNote(name, "human") for name in ("Ada", "Bix", "Nora", "Tomas"))
    other = replace(view, hand=("2C", "3D", "4D", "5D", "6D", "7D", "8S", "9S", "TS", "JS", "JK"))
    assert len(other.hand) == len(view.hand)
    pile = replace(view, piles=(("2C",), *view.piles[1:]))
    pictures = [drawn(LastTable(1, "barracan", seats, each, each.places())) for each in (view, other, pile)]
    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2]


def test_the_hands_of_others_are_fans_of_as_many_backs(qapp):
    view = sample.four_partners()
    seats = tuple(SeatNote(name, "human") for name in ("Ada", "Bix", "Nora", "Tomas"))
    fewer = replace(view, hand_sizes=(*view.hand_sizes[:2], view.hand_sizes[2] - 1, view.hand_sizes[3]))
    pictures = [drawn(LastTable(1, "barracan", seats, each, view.places())) for each in (view, fewer)]
    assert pictures[0] != pictures[1]


def test_who_sits_there_is_told(qapp):
    view = sample.four_partners()
    pictures = [
        drawn(LastTable(1, "barracan", tuple(SeatNote(name, "human") for name in names), view, view.places()))
        for names in (("Ada", "Bix", "Nora", "Tomas"), ("Ada", "Bix", "Nora", "Gus"))
    ]
    assert pictures[0] != pictures[1]


@pytest.fixture
def written(monkeypatch):
    """Where names are written instead of writing them: their boxes in pixels, and their ink."""
    written = []

    def note(painter, rect, text, font, colour, align=LEFT):
        wide = min(width_of(text, font), rect.width())
        high = 0.7 * font.pixelSize()
        box = QRectF(rect.left(), rect.center().y() - high / 2, wide, high)
        written.append((painter.deviceTransform().mapRect(box).toAlignedRect(), colour))

    monkeypatch.setattr(last_table, "write", note)
    return written


@pytest.mark.parametrize("name", CATALOG.own)
def test_names_can_be_read_on_what_lies_under_them(qapp, name, written):
    game = CATALOG[name]
    seats = max(game.seat_counts)
    *_, (match, _) = (step for number, step in enumerate(hand(game, seats, {}, 3)) if number < 60)
    table = read_table(1, match.lines)
    for theme in THEMES.values():
        written.clear()
        ground = drawn(table, theme)
        found = []
        for box, ink in written:
            room = box.intersected(ground.rect())
            spots = [(x, y) for x in range(room.left(), room.right(), 2) for y in range(room.top(), room.bottom(), 2)]
            found += sorted(contrast(ink, ground.pixelColor(*spot)) for spot in spots)[: 1 + len(spots) // 10][-1:]
        assert len(found) >= seats - 1
        assert min(found) >= 4.5, f"{name} {theme.name} {min(found):.2f}"


@pytest.mark.parametrize("name", CATALOG.own)
def test_a_name_is_an_initial_where_next_to_nothing_of_it_has_room(qapp, name, monkeypatch):
    said = []
    monkeypatch.setattr(last_table, "write", lambda painter, rect, text, font, ink, align=LEFT: said.append(text))
    game = CATALOG[name]
    match, _ = next(iter(hand(game, max(game.seat_counts), {}, 3)))
    table = read_table(1, match.lines)
    names = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Wilhelmina")[: len(table.seats)]
    size = QSizeF(172, 107)
    _, painter = canvas(size, 1)
    seats = tuple(SeatNote(name, "human") for name in names)
    draw_last_table(painter, size, table._replace(seats=seats), FELT, DRAWINGS)
    painter.end()
    assert sorted(text[0] for text in said) == sorted(name[0] for name in names)
    assert [text for text in said if len(text.rstrip("…")) < 3 and text not in "ABNTCW"] == []


def test_a_table_is_shown_under_the_names_of_today():
    match = Match.begin(CATALOG["barracan"], (SeatNote("Du", "human"), SeatNote("Bix", "casual")), {})
    table = read_table(1, match.lines, ("You", "Bix"))
    assert [note.name for note in table.seats] == ["You", "Bix"]
    assert [note.name for note in read_table(1, match.lines).seats] == ["Du", "Bix"]
