"""Matches that are played on time: the clock runs while a hand is played, calls the time once, and is kept."""

from random import Random

import pytest
from PySide6.QtCore import QTimer

from barracan.games.buraco.moves import Time
from barracan.games.burraco.moves import Draw
from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.record import read_line
from barracan.session.clock import Clock
from session.company import notes
from waiting import run_dry


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


@pytest.fixture
def let_pass(session, monkeypatch):
    """Lets seconds pass, which do not by themselves."""
    now = [1000.0]
    monkeypatch.setattr("barracan.session.clock.monotonic", lambda: now[0])

    def let_seconds_pass(seconds):
        run_dry()
        now[0] += seconds
        timer = session.findChild(Clock).findChild(QTimer)
        if timer.isActive():
            timer.timeout.emit()
        run_dry()

    return let_seconds_pass


def test_d7_2_the_time_is_called_once_for_the_seat_whose_turn_it_is(session, table, sit_down, clock, let_pass):
    sit_down(begun(20))
    let_pass(39)
    assert clock[-1] == 1
    assert table.of("happened") == []
    let_pass(1)
    let_pass(60)
    assert clock[-1] == 0
    assert [move for move in session.table.live.match.moves if isinstance(move, Time)] == [Time(0)]
    assert session.table.live.state.turn == 0


def test_d7_2_the_clock_goes_on_from_where_the_match_was_left(session, sit_down, clock, let_pass):
    sit_down(begun(20))
    let_pass(0)
    assert clock == [40]
    let_pass(7)
    assert clock == [40, 33]


def test_d7_2_what_has_been_played_is_kept_with_every_move(session, sit_down, let_pass):
    sit_down(begun(20))
    let_pass(7)
    state = session.table.live.state
    session.intents.submit(next(iter(session.table.live.game.legal_moves(state).of("discard"))))
    assert read_line(session.table.live.match.lines[-1])["time"] == 27


def test_d7_2_what_the_clock_has_done_stays_done(session, table, sit_down, let_pass):
    sit_down(begun(59))
    let_pass(1)
    assert session.table.live.state.time_up
    session.intents.undo()
    assert session.table.live.state.time_up


def test_a_match_without_a_limit_has_no_clock(session, table, sit_down, clock, let_pass):
    sit_down(begun(59, minutes=0))
    let_pass(60)
    assert clock == []
    assert "time" not in read_line(session.table.live.match.lines[1])
