"""Pads kept by hand: what is corrected stays readable, and they count like other matches."""

from datetime import UTC, datetime

import pytest

from barracan.model.replay import SeatNote
from barracan.storage.pads import closed_line, entry_line, pad_line, read_pad
from barracan.storage.players import players
from barracan.storage.statistics import figures, history

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LATER = datetime(2026, 3, 2, 12, tzinfo=UTC)
SEATS = tuple(SeatNote(name, "human") for name in ("Ada", "Bix"))


@pytest.fixture
def pad(library):
    match = library.begin([pad_line("burraco", SEATS, ((0,), (1,)), 2005)])
    library.release(match)
    library.write_on(match, [entry_line(1, (300, 120), NOON)])
    library.write_on(match, [entry_line(2, (50, -10), NOON)])
    return match


def test_points_are_added_up(library, pad):
    read = read_pad(library.lines(pad))
    assert (read.game, read.seats, read.sides, read.target) == ("burraco", SEATS, ((0,), (1,)), 2005)
    assert [(hand.points, hand.totals) for hand in read.hands] == [((300, 120), (300, 120)), ((50, -10), (350, 110))]


def test_a_correction_counts_and_leaves_a_trace(library, pad):
    library.write_on(pad, [entry_line(1, (200, 120), LATER)])
    first, second = read_pad(library.lines(pad)).hands
    assert (first.points, second.totals) == ((200, 120), (250, 110))
    assert first.struck_out == (((300, 120), LATER),)
    assert second.struck_out == ()
    assert library.ask(lambda db: db.execute("SELECT hand, side, points, total FROM score").fetchall()) == [
        (1, 0, 200, 200), (1, 1, 120, 120), (2, 0, 50, 250), (2, 1, -10, 110),
    ]  # fmt: skip


def test_it_counts_when_it_is_closed_and_no_longer_when_it_is_written_on(library, pad):
    ada = library.ask(players)[0].id
    assert library.ask(lambda db: figures(db, ada)).standing == (0, 0, 1, 0)
    library.write_on(pad, [closed_line(read_pad(library.lines(pad)), (0,))])
    assert library.ask(lambda db: figures(db, ada)).standing == (1, 1, 0, 2)
    library.write_on(pad, [entry_line(3, (0, 900), LATER)])
    assert read_pad(library.lines(pad)).winners is None
    assert library.ask(lambda db: figures(db, ada)).standing == (0, 0, 1, 0)


def test_it_is_in_the_pads_but_in_no_list_of_records(library, pad):
    assert (library.matches(), library.find_unfinished(), library.find_finished()) == ([], [], [])
    ada = library.ask(players)[0].id
    (row,) = library.ask(lambda db: history(db, ada))
    assert (row.match, row.state, row.total, row.hands, row.won) == (pad, "pad", 350, 2, None)
