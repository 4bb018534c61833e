"""A computer plays a hand out for a person who can do little but draw and discard (B4.4)."""

import json
from io import BytesIO

import pytest
from PySide6.QtCore import QCoreApplication

from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds
from barracan.games.catalog import find_game
from barracan.model.verify import verify
from session.company import dealt, settings
from waiting import run_dry, run_out, until

FOUR = tuple(
    Category(kind, tuple(cards.split()))
    for kind, cards in (("run", "3C 4C 5C"), ("run", "6D 7D 8D"), ("triplet", "9C 9D 9H"), ("triplet", "QC QD QH"))
)
HELD = " ".join(card for meld in FOUR for card in meld.cards) + " KS"
STRANDED = (Draw(0), LayMelds(0, FOUR), Discard(0, "7S"))
PLAY_OUT, STOP = "button:play_out", "button:stop"


def stranded(*players, moves=STRANDED):
    """A match in which Ada holds one card, and whoever follows has the turn."""
    match = dealt(players, {0: HELD}, "AS AS AC AC", "7S")
    for move in moves:
        match.play(move)
    return match


def lines_of(library, number, kind="move"):
    return [line for line in map(json.loads, library.lines(number)) if line["kind"] == kind]


def offered(table):
    return {target.place for target in table.last("offer_changed").targets}


def test_it_is_offered_once_one_card_is_left_and_not_before(table, sit_down):
    sit_down(stranded("human", "random", moves=STRANDED[:1]))
    assert PLAY_OUT not in offered(table)
    sit_down(stranded("human", "random", moves=STRANDED[:2]))
    assert PLAY_OUT in offered(table)
    sit_down(stranded("human", "random"))
    until(lambda: table.view.turn == 0)
    assert {PLAY_OUT, "stock"} <= offered(table)


def test_the_hand_is_played_to_its_end_and_the_record_says_by_whom(session, table, library, sit_down):
    number = sit_down(stranded("human", "random"))
    until(lambda: table.view.turn == 0)
    session.intents.press("play_out")
    until(lambda: bool(table.of("hand_over")))
    own = [line for line in lines_of(library, number) if line["seat"] == 0][len(STRANDED) :]
    assert own
    assert {line["do"] for line in own} <= {"draw", "discard", "pass"}
    assert {(line["by"], line["stands_in"]) for line in own} == {("strong", True)}
    record = "".join(f"{line}\n" for line in library.lines(number)).encode()
    assert verify(BytesIO(record), find_game).hands == 1
    session.next_hand()
    assert session.table.live.players == ["human", "random"]
    assert not session.table.live.stand_ins


def test_a_match_that_is_resumed_belongs_to_the_person_again(session, table, library, sit_down, open_session):
    number = sit_down(stranded("human", "random"))
    session.intents.play_out()
    until(lambda: any("stands_in" in line for line in lines_of(library, number)))
    session.leave()
    another = open_session()
    another.resume(number)
    assert another.table.live.players == ["human", "random"]
    assert not another.table.live.stand_ins


@pytest.mark.parametrize("wish", ["press", "drop"])
def test_it_can_be_stopped_at_any_moment(session, table, library, sit_down, wish):
    number = sit_down(stranded("human", "random"))
    hurried = []
    session.model.hurry_changed.connect(lambda: hurried.append(session.model.hurried))
    session.intents.drop(PLAY_OUT)
    assert offered(table) == {STOP}
    until(lambda: any("stands_in" in line for line in lines_of(library, number)))
    session.intents.press("stop") if wish == "press" else session.intents.drop(STOP)
    until(lambda: table.view.turn == 0 and table.last("offer_changed").targets != ())
    made = len(lines_of(library, number))
    run_out(session)
    assert len(lines_of(library, number)) == made
    assert table.view.turn == 0
    assert hurried == [True, False]
    session.intents.submit(next(iter(session.table.live.game.legal_moves(session.table.live.state))))
    assert "by" not in lines_of(library, number)[made]


def test_who_makes_a_move_stops_it(session, table, library, thinker, sit_down):
    number = sit_down(stranded("human", "random"))
    until(lambda: table.view.turn == 0)
    thinker.hold()
    session.intents.play_out()
    session.intents.submit(Draw(0))
    last = lines_of(library, number)[-1]
    assert (last["do"], "by" in last, "stands_in" in last) == ("draw", False, False)
    assert not session.table.live.stand_ins


def test_undo_stops_it_and_takes_back_the_last_discard(session, table, library, thinker, sit_down):
    number = sit_down(stranded("human", "random"))
    until(lambda: table.view.turn == 0)
    session.intents.submit(Draw(0))
    run_dry()
    thinker.hold()
    session.intents.play_out()
    QCoreApplication.processEvents()
    thinker.let_go()
    assert table.view.turn == 1
    session.intents.undo()
    assert table.view.turn == 0
    assert not session.table.live.stand_ins
    assert lines_of(library, number)[-1]["do"] == "draw"


def test_a_partner_who_completes_the_set_gives_the_seat_back(session, table, thinker, sit_down):
    sit_down(stranded("human", "random", "random", "random"))
    session.intents.play_out()
    session.table.live.state.tables[0].made[:] = [1] * 5
    until(lambda: not session.table.live.stand_ins)
    assert PLAY_OUT not in offered(table)


def test_in_a_serious_match_nobody_stands_in(session, table, library, sit_down):
    session.start(settings("human", "random")._replace(serious=True))
    session.table.live.game.idle = lambda state, seat: True
    try:
        session.intents.play_out()
        assert not session.table.live.stand_ins
    finally:
        del session.table.live.game.idle


def test_on_a_shared_screen_the_others_go_on_as_ever(session, table, sit_down):
    sit_down(stranded("human", "human", moves=STRANDED[:2]))
    session.lift_curtain(0)
    session.intents.play_out()
    hurried = []
    session.model.hurry_changed.connect(lambda: hurried.append(session.model.hurried))
    until(table.curtain_is_down)
    assert table.last("curtain_drawn").seat == 1
    session.lift_curtain(1)
    assert STOP not in offered(table)
    session.intents.submit(Draw(1))
    session.intents.submit(next(session.table.live.game.legal_moves(session.table.live.state).of("discard")))
    until(lambda: table.view.turn == 1)
    assert not table.curtain_is_down()
    assert True not in hurried


def test_a_match_let_go_hurries_no_more(session, sit_down):
    sit_down(stranded("human", "random"))
    hurried = []
    session.model.hurry_changed.connect(lambda: hurried.append(session.model.hurried))
    session.intents.play_out()
    session.leave()
    assert hurried == [True, False]
