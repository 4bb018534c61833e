"""What a session does with its thinker: what it asks, what it makes of the answers, and when it gives up."""

from dataclasses import replace
from itertools import pairwise

import pytest

from barracan.games.barracan.moves import Discard, Draw
from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.randomness import stream
from barracan.model.record import read_line
from session.company import dealt, notes, settings
from waiting import PATIENCE, until


def test_the_players_of_the_game_on_the_table_are_loaded_before_they_are_asked(session, thinker, sit_down):
    sit_down(dealt(("human", "casual")))
    assert thinker.warmed == ["barracan"]


def test_a_turn_goes_on_as_long_as_nobody_else_moves(session, table, thinker):
    session.start(settings("casual", "casual"))
    until(lambda: len(table.of("happened")) > 30)
    seats = [asked.view.seat for asked in thinker.questions]
    assert thinker.turns[0] is False
    assert thinker.turns[1:] == [seat == before for before, seat in pairwise(seats)]
    assert {False, True} == set(thinker.turns)


def test_the_first_turn_of_a_match_goes_on_with_none(thinker, sit_down):
    sit_down(dealt(("casual", "human"), dealer=1))
    assert thinker.questions[0].view.turn == 0
    assert thinker.turns[0] is False


def test_a_person_between_two_turns_parts_them(session, table, thinker, sit_down):
    match = dealt(("human", "beginner"), {0: "2H 3D 5C 7C 9S JH KD", 1: "2S 3S 5S"}, dealer=1)
    match.play(Draw(0))
    sit_down(match)
    for card in ("2H", "3D"):
        asked = len(thinker.turns)
        session.intents.submit(Discard(0, card))
        until(lambda: session.table.live.state.turn == 0)
        first, *others = thinker.turns[asked:]
        assert first is False
        assert all(others)
        session.intents.press("draw")


def test_a_broken_player_is_replaced_by_chance_and_told(session, table, thinker):
    thinker.ask = lambda *_: 99
    session.start(settings("human", "random"))
    while session.table.live.state.turn == 0:
        moves = session.table.live.game.legal_moves(session.table.live.state)
        session.intents.submit(next(iter(moves.of(moves.actions()[-1]))))
    thinker.failed.emit(99)
    until(lambda: table.last("happened").seat == 1)
    assert "has failed: a move at random was made" in str(table.last("trouble"))


def test_the_record_tells_with_how_many_worlds_a_computer_came_to_a_move(session, thinker, sit_down):
    sit_down(dealt(("human", "expert"), dealer=1))
    thinker.hold()
    session.intents.press("draw")
    session.intents.submit(Discard(0, session.table.live.game.view(session.table.live.state, 0).hand[0]))
    ((ticket, decision),) = thinker.held
    thinker.answered.emit(ticket, replace(decision, worlds=0, move=decision.plan_move))
    until(lambda: session.table.live.match.moves[-1].seat == 1)
    moves = [line for line in map(read_line, session.table.live.match.lines) if line["kind"] == "move"]
    assert [(line["seat"], line.get("worlds")) for line in moves] == [(0, None), (0, None), (1, 0)]


def test_chance_that_stands_in_for_a_broken_player_never_calls_the_time(session, thinker, sit_down):
    match = Match.begin(CATALOG["buraco"], notes(("human", "expert")), {"minutes": 10}, seed=7)  # which would call it
    match.deal(0, match.shuffled_deck(stream("deck", 7)))
    thinker.hold()
    sit_down(match)
    thinker.failed.emit(len(thinker.questions))
    until(lambda: bool(session.table.live.match.moves))
    assert session.table.live.match.moves[0].do != "time"
    assert "worlds" not in read_line(session.table.live.match.lines[-1])


LEAVING = {
    "undo": lambda session: session.intents.undo(),
    "another match": lambda session: session.start(settings("human", "random")),
    "another player": lambda session: session.seat(1, "human"),
    "leave": lambda session: session.leave(),
}


@pytest.mark.parametrize("way", LEAVING)
def test_who_leaves_a_position_stops_the_thinking_about_it(way, session, table, thinker, sit_down):
    sit_down(dealt(("human", "expert"), dealer=1))
    session.intents.press("draw")
    thinker.hold()
    session.intents.submit(Discard(0, session.table.live.game.view(session.table.live.state, 0).hand[0]))
    assert thinker.questions[-1].view.turn == 1
    stopped, happened = thinker.forgotten, len(table.of("happened"))
    LEAVING[way](session)
    assert thinker.forgotten > stopped
    moved = len(table.of("happened"))
    thinker.let_go()
    assert len(table.of("happened")) == moved
    assert moved <= happened + 1


def test_a_hint_is_for_the_viewer_and_dropped_when_the_position_changes(qtbot, session, table, thinker, sit_down):
    sit_down(dealt(("human", "random"), dealer=1))
    with qtbot.waitSignal(session.model.hinted, timeout=PATIENCE) as hint:
        session.intents.press("hint")
    asked = thinker.questions[-1]
    assert (asked.player, asked.view.seat) == ("expert", 0)
    assert hint.args[0].move.seat == 0
    assert table.of("thinking") == []
    thinker.hold()
    session.intents.hint()
    stopped = thinker.forgotten
    session.intents.press("draw")
    assert thinker.forgotten > stopped
    thinker.let_go()
    assert len(table.of("hinted")) == 1


def test_a_hint_is_given_at_once_and_refined(qapp, session, table, thinker, sit_down):
    sit_down(dealt(("human", "random"), dealer=1))
    thinker.hold()
    session.intents.hint()
    assert thinker.questions[-1].refined
    ((ticket, decision),) = thinker.held
    for worlds in (0, 32):
        thinker.refined.emit(ticket, replace(decision, worlds=worlds))
    thinker.let_go()
    assert [hint.worlds for hint in table.of("hinted")] == [0, 32, decision.worlds]
    thinker.refined.emit(ticket, decision)
    assert len(table.of("hinted")) == 3


def test_players_answer_once(session, thinker):
    session.start(settings("human", "random"))
    while session.table.live.state.turn == 0:
        moves = session.table.live.game.legal_moves(session.table.live.state)
        session.intents.submit(next(iter(moves.of(moves.actions()[-1]))))
    assert not any(asked.refined for asked in thinker.questions)
