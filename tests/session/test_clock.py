"""Matches that are played on time: the clock runs while a hand is played, calls the time once, and is kept."""

from random import Random

import pytest

from barracan.games.buraco.moves import Time
from barracan.games.burraco.moves import Draw
from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.record import read_line
from session.company import notes


def begun(seconds, minutes=1, players=("human", "random")):
    """A match of so many minutes in which so many seconds have been played."""
    match = Match.begin(CATALOG["buraco"], notes(players), {"minutes": minutes}, seed="a seed")
    match.deal(1, match.shuffled_deck(Random(1)))
    match.play(Draw(0), time=seconds)
    return match


@pytest.fixture
def clock(session):
    """What the session has told of the time."""
    told = []
    session.model.time_changed.connect(lambda: told.append(session.model.time_left))
    return told


def test_d7_2_the_time_is_called_once_for_the_seat_whose_turn_it_is(qtbot, session, table, sit_down, clock):
    sit_down(begun(59))
    qtbot.waitUntil(lambda: bool(table.of("happened")))
    qtbot.wait(300)
    assert clock[-1] == 0
    assert [move for move in session.table.live.match.moves if isinstance(move, Time)] == [Time(0)]
    assert session.table.live.state.turn == 0


def test_d7_2_the_clock_goes_on_from_where_the_match_was_left(qtbot, session, sit_down, clock):
    sit_down(begun(20))
    qtbot.waitUntil(lambda: bool(clock))
    assert clock[0] in (39, 40)


def test_d7_2_what_has_been_played_is_kept_with_every_move(session, sit_down):
    sit_down(begun(20))
    state = session.table.live.state
    session.intents.submit(next(iter(session.table.live.game.legal_moves(state).of("discard"))))
    assert read_line(session.table.live.match.lines[-1])["time"] >= 20


def test_d7_2_what_the_clock_has_done_stays_done(qtbot, session, table, sit_down):
    sit_down(begun(59))
    qtbot.waitUntil(lambda: bool(table.of("happened")))
    session.intents.undo()
    assert session.table.live.state.time_up


def test_a_match_without_a_limit_has_no_clock(qtbot, session, table, sit_down, clock):
    sit_down(begun(59, minutes=0))
    qtbot.wait(300)
    assert clock == []
    assert "time" not in read_line(session.table.live.match.lines[1])
