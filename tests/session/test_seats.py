"""Others take seats in mid-match; serious matches; matches by their number; moves that make themselves."""

import json
from io import BytesIO

from barracan.games.barracan.moves import Draw
from barracan.games.catalog import find_game
from barracan.model.verify import verify
from barracan.session.messages import MatchSettings
from session.company import dealt, notes, settings
from waiting import run_out, until


def lines_of(library, number, kind):
    return [line for line in map(json.loads, library.lines(number)) if line["kind"] == kind]


def test_the_computer_takes_a_seat_and_gives_it_back(session, table, library, sit_down):
    number = sit_down(dealt(("human", "random"), dealer=1))
    session.seat(0, "beginner")
    assert table.last("shown").players == ("beginner", "random")
    until(lambda: len(lines_of(library, number, "move")) > 6)
    session.seat(0, "human")
    until(lambda: table.view.turn == 0)
    run_out(session)
    made = len(lines_of(library, number, "move"))
    by = [line.get("by") for line in lines_of(library, number, "move") if line["seat"] == 0]
    assert set(by) == {"beginner"}
    draws = session.table.live.game.legal_moves(session.table.live.state)
    session.intents.submit(next(iter(draws)))
    last = lines_of(library, number, "move")[made]
    assert (last["seat"], last.get("by")) == (0, None)
    record = "".join(f"{line}\n" for line in library.lines(number)).encode()
    assert not verify(BytesIO(record), find_game).finished


def test_a_level_holds_from_the_next_move_on_and_after_a_resume(session, table, library, sit_down, open_session):
    number = sit_down(dealt(("human", "random"), dealer=0))
    session.seat(1, "casual")
    until(lambda: table.view.turn == 0)
    assert {line["by"] for line in lines_of(library, number, "move")} == {"casual"}
    session.leave()
    another = open_session()
    another.resume(number)
    assert another.table.live.players == ["human", "casual"]


def test_a_second_person_sits_down_behind_a_curtain(session, table, sit_down):
    sit_down(dealt(("human", "random"), dealer=0))
    session.seat(1, "human")
    assert table.last("curtain_drawn").seat == 1
    assert table.curtain_is_down()


def test_the_one_who_looks_gives_the_seat_away_and_the_other_is_asked_to_the_screen(session, table, sit_down):
    sit_down(dealt(("human", "human"), dealer=1))
    session.lift_curtain(0)
    session.seat(0, "casual")
    assert table.last("curtain_drawn").seat == 1


def test_behind_the_curtain_nobody_changes_seats(session, table, sit_down):
    sit_down(dealt(("human", "human"), dealer=1))
    session.seat(0, "casual")
    assert session.table.live.players == ["human", "human"]


def test_in_a_serious_match_nothing_is_taken_back_and_no_hint_is_given(session, table, library, thinker):
    session.start(settings("human", "random")._replace(serious=True))
    assert json.loads(library.lines(session.stored)[0])["serious"] is True
    until(lambda: table.view.turn == 0)
    session.intents.hint()
    assert "serious" in table.last("refused").reason.template
    session.intents.undo()
    assert len(table.of("refused")) == 2
    assert [question for question in thinker.questions if question.player == "expert"] == []


def test_a_match_is_dealt_again_by_its_number(session, table, library):
    decks = []
    for number in ("4821", "4821", "4822"):
        session.start(MatchSettings("barracan", notes(("human", "random")), number=number))
        decks.append(lines_of(library, session.stored, "hand")[0]["deck"])
    assert decks[0] == decks[1] != decks[2]


def test_a_match_has_a_number_of_twelve_digits(session, library, monkeypatch):
    session.start(settings("human", "random"))
    seed = json.loads(library.lines(session.stored)[0])["seed"]
    assert len(seed) == 12
    assert seed.isdecimal()


def test_an_only_move_makes_itself_if_wished(session, table, library, sit_down):
    """Nothing but the stock is open on the first turn where no pile's card fits."""
    hand = "2H 4H 6H 8H TH QH AC 3C 5C 7C 9C JC KC"
    match = dealt(("human", "random"), {0: hand}, "AC AS AS 2S", dealer=1)
    number = sit_down(match)
    assert session.table.live.only_move() == Draw(0)
    run_out(session)
    assert lines_of(library, number, "move") == []
    session.leave()
    session.make_only_moves(True)
    session.resume(number)
    until(lambda: lines_of(library, number, "move") != [])
    run_out(session)
    assert [line["do"] for line in lines_of(library, number, "move")] == ["draw"]
