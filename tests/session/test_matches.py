"""Whole matches through the session: what is told is stored, and a match comes back as it was left."""

import itertools
import math

import pytest

from barracan.games.catalog import find_game
from barracan.model.offers import Pick
from barracan.model.randomness import choose, stream
from barracan.players.self_play import SelfPlay
from barracan.session.progress import Pace
from barracan.session.table_session import TableSession
from barracan.storage.library import Library
from session.company import Onlooker, replayed, settings

BUTTONS = ("draw", "pass", "pick_up", "take_trick", "lay", "lay:1", "clear", "discard", "undo", "nonsense")


class Fidget:
    """A person who tries everything, and now and then does something sensible."""

    def __init__(self, session, table, seed):
        self.session, self.table = session, table
        self.rng = stream("fidget", seed)

    def act(self):
        """Whether it was this person's turn; if so, a few intents, then a legal move."""
        state = self.session.table.live.state
        viewer = self.session.table.viewer.seat
        if state.turn is None or state.turn != viewer or not self.session.table.viewer.acts:
            return False
        for _ in range(int(self.rng.random() * 3)):
            self._wish()
        if self.session.table.live.state.turn == viewer:
            moves = self.session.table.live.game.legal_moves(self.session.table.live.state)
            self.session.intents.submit(moves.pick(choose(moves.actions(), self.rng), self.rng))
        return True

    def _wish(self):
        session, rng = self.session, self.rng
        cards = [
            Pick(place, code, -1 if place.startswith("hand") else at)
            for place, lying in self.table.view.places().items() for at, code in enumerate(lying) if code
        ]  # fmt: skip
        picks = [choose(cards, rng) for _ in range(1 + int(rng.random() * 3))]
        own = [pick.card for pick in picks]
        wish = choose(range(7), rng)
        if wish == 0:
            session.intents.tray_new(own)
        elif wish == 1:
            session.intents.tray_add(int(rng.random() * 2), own)
        elif wish == 2:
            session.intents.tray_remove(int(rng.random() * 2), int(rng.random() * 3))
        else:
            session.intents.pick(picks)
            places = [target.place for target in self.table.last("offer_changed").targets]
            if wish < 5 and places:
                session.intents.drop(choose(places, rng))
            elif wish == 5:
                session.intents.drop(choose(sorted(self.table.view.places()), rng))
            else:
                session.intents.press(choose(BUTTONS, rng))


def play(qapp, session, table, person, stop=math.inf):
    """Play until the match is over, or its record has so many lines."""
    for _ in range(100_000):
        if table.of("match_over") or session.table.live.match.number >= stop:
            return
        if table.curtain_is_down():
            session.lift_curtain(table.last("curtain_drawn").seat)
        elif table.hand_waits():
            session.next_hand()
        elif not person.act():
            qapp.processEvents()
    pytest.fail("the match does not end")


TABLES = [
    ("human", "random"),
    ("random", "human", "random"),
    ("human", "random", "human", "random"),
    ("human", "human"),
    ("human", "human", "human"),
    ("random", "random", "random", "random"),
]


@pytest.mark.parametrize("players", TABLES, ids="-".join)
def test_a_whole_match_is_stored_as_it_is_told(qapp, session, table, library, players):
    stored = []
    session.model.happened.connect(lambda told: stored.append((told.number, len(library.lines(session.stored)))))
    session.start(settings(*players, target=12))
    match = session.stored
    play(qapp, session, table, Fidget(session, table, len(players)))
    assert all(number == count for number, count in stored)
    lines = library.lines(match)
    assert lines == session.table.live.match.lines
    assert replayed(lines).state.result == table.last("match_over")
    assert [summary.id for summary in library.find_finished()] == [match]
    assert table.of("trouble") == []
    assert [end.hand for end in table.of("hand_over")] == list(range(1, len(table.of("hand_over")) + 1))


@pytest.mark.parametrize("players", TABLES, ids="-".join)
def test_a_match_left_anywhere_comes_back_exactly(qapp, open_session, library, players):
    numbers = itertools.accumulate(itertools.count(3))
    session = open_session()
    table = Onlooker(session, library)
    session.start(settings(*players, target=12))
    match = session.stored
    while session.table.live.state.result is None:
        stop = next(numbers)
        play(qapp, session, table, Fidget(session, table, stop), stop)
        before = session.table.live.match
        view = [before.game.view(before.state, seat) for seat in range(len(players))]
        session.close()
        session = open_session()
        table = Onlooker(session, library)
        session.resume(match)
        after = session.table.live.match
        assert after.lines == before.lines
        assert after.moves == before.moves
        assert [after.game.view(after.state, seat) for seat in range(len(players))] == view
        if session.table.viewer.seat is not None:
            assert table.of("shown")[0].view == view[session.table.viewer.seat]
        else:
            assert table.of("shown") == []
    assert replayed(library.lines(match)).state.result


def test_players_seeds_come_from_the_match_and_the_views_hide_it(qapp, session, table, thinker):
    session.start(settings("random", "random", target=5))
    play(qapp, session, table, Fidget(session, table, 1))
    asked = thinker.questions
    assert len({question.seed for question in asked}) == len(asked)
    seed = session.table.live.match.lines[0].split('"seed":"')[1][:32]
    assert all(seed not in repr(question) for question in asked)


def test_a_match_goes_on_in_memory_without_a_file(qapp, thinker):
    with Library.in_memory() as library:
        session = TableSession(library, find_game, thinker)
        session.pace = Pace(0, 0)
        table = Onlooker(session, library)
        session.start(settings("human", "random", target=5))
        play(qapp, session, table, Fidget(session, table, 3))
        session.close()


def test_a_match_whose_record_breaks_off_before_the_end_of_a_hand_goes_on(qapp, session, table, library):
    match = SelfPlay(find_game("barbu"), ("random",) * 4, {}, 3).play(hands=1)
    assert '"hand_end"' in match.lines[-1]
    number = library.begin(match.lines[:-1])
    library.release(number)
    session.resume(number)
    assert library.lines(number) == match.lines
    session.next_hand()
    assert session.table.live.state.hand_number == 2
