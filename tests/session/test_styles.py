"""A style is chosen with the level, kept with the seat in the record, and told to the player and at the table."""

import json
from io import BytesIO

import pytest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.randomness import stream
from barracan.model.replay import SeatNote
from barracan.model.verify import verify
from barracan.players.player import decide
from barracan.session.game_parts import find_levels, find_styles
from barracan.session.messages import MatchSettings
from session.company import dealt, settings
from waiting import until

STYLED = ("human", "strong:blocker")


def first_line(library, number):
    return json.loads(library.lines(number)[0])


def test_the_style_stands_beside_the_level_in_the_record(session, table, library):
    session.start(settings(*STYLED))
    seats = first_line(library, session.stored)["seats"]
    assert "style" not in seats[0]
    assert (seats[1]["player"], seats[1]["style"]) == ("strong", "blocker")
    assert table.last("shown").players == STYLED
    record = "".join(f"{line}\n" for line in library.lines(session.stored)).encode()
    assert not verify(BytesIO(record), find_game).finished


def test_a_match_that_is_resumed_goes_on_in_its_style(session, table, library, sit_down, open_session, thinker):
    number = sit_down(dealt(STYLED, dealer=0))
    assert thinker.questions[0].player == "strong:blocker"
    until(lambda: table.view.turn == 0)
    moves = [line for line in map(json.loads, library.lines(number)) if line["kind"] == "move"]
    assert moves
    assert all("by" not in move for move in moves)
    session.leave()
    another = open_session()
    another.resume(number)
    assert another.table.live.players == list(STYLED)


def test_the_moves_of_a_style_are_those_that_are_advised(session, table, library, sit_down):
    number = sit_down(dealt(STYLED, dealer=0))
    until(lambda: table.view.turn == 0)
    lines = library.lines(number)
    for at, text in enumerate(lines):
        line = json.loads(text)
        if line["kind"] == "move":
            match = Match.replay(find_game, lines[:at])
            seed = stream("player", session.table.live.deals, 1, at).getrandbits(63)
            move = decide("barracan", match.game.view(match.state, 1), "strong:blocker", seed).move
            assert match.game.write_move(move).items() <= line.items()


def test_a_player_with_another_style_is_told_by_each_move(session, table, library, sit_down):
    number = sit_down(dealt(("human", "strong"), dealer=0))
    session.seat(1, "strong:bold")
    until(lambda: table.view.turn == 0)
    moves = [line for line in map(json.loads, library.lines(number)) if line["kind"] == "move"]
    assert {move.get("by") for move in moves} == {"strong:bold"}


@pytest.mark.parametrize("style", ["kind", "", 7, None, ["bold"], {"bold": True}])
def test_a_style_that_nobody_knows_is_none(style, session, sit_down, library):
    match = dealt(("human", "strong"), dealer=1)
    lines = list(match.lines)
    head = json.loads(lines[0])
    head["seats"][1]["style"] = style
    lines[0] = json.dumps(head, separators=(",", ":"))
    sit_down(Match.replay(find_game, lines))
    assert session.table.live.players == ["human", "strong"]


def test_a_team_player_is_offered_where_there_are_partners():
    assert find_styles("barracan", ((0, 2), (1, 3))) == [("bold", "collector", "blocker", "team")] * 4
    assert find_styles("barracan", ((0,), (1,))) == [("bold", "collector", "blocker")] * 2


def test_any_style_is_settled_by_the_number_of_the_match(session, library):
    seen = set()
    for number in ("1", "2", "3", "4", "1"):
        seats = [SeatNote("Ada", "human"), *(SeatNote(name, "casual", "any") for name in ("Bix", "Nora", "Tomas"))]
        session.start(MatchSettings("barracan", seats, number=number))
        styles = tuple(seat.get("style") for seat in first_line(library, session.stored)["seats"])
        assert styles[0] is None
        assert set(styles[1:]) <= {"bold", "collector", "blocker", "team"}
        seen.add(styles)
    assert len(seen) == 4


def test_a_game_offers_its_levels_and_a_seat_keeps_one_that_is_offered_no_more():
    assert find_levels("barracan") == ("beginner", "casual", "strong", "expert")
    assert find_levels("barracuda") == find_levels("barracuda", "human") == ("beginner", "casual", "strong")
    assert find_levels("barracuda", "expert")[-1] == "expert"
