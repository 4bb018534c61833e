"""Computer players asked again with other cards where they could not look."""

from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import QTimer

from barracan.games.catalog import find_game
from barracan.model.randomness import stream
from barracan.model.record import read_line
from barracan.players.protocol import Candidate
from barracan.session.redeal_proof import DECISIONS, REDEALS, RedealProof, past_decisions, redeals
from barracan.session.review import Review
from self_played import played_lines
from session.company import Instant


@pytest.fixture(scope="module", params=["sheepshead", "concan"])
def review(request):
    game = request.param
    players = ("casual", "beginner", "casual") if game == "sheepshead" else ("casual", "beginner")
    return Review(find_game, played_lines(game, players, seed=5, first=2))


@pytest.fixture
def prove(qapp):
    """Proves a review to the end with such a thinker."""

    def proven(thinker, review):
        asking = RedealProof(thinker)
        proof = asking.start(review)
        for _ in range(3000):
            if proof.over:
                return proof
            qapp.processEvents()
        pytest.fail("the proof does not end")

    return proven


class Remembering(Instant):
    """A thinker that remembers all that it was asked."""

    def __init__(self):
        super().__init__()
        self.asked = []

    def ask(self, question, goes_on=False):
        self.asked.append(question)
        return super().ask(question, goes_on)


class Peeking(Instant):
    """A thinker whose answers are others each time, as those of one that sees the other hands would be."""

    def __init__(self):
        super().__init__()
        self._numbers = count()

    def ask(self, question, goes_on=False):
        self.held = []
        ticket = super().ask(question, goes_on)
        ((_, decision),) = self.held
        another = replace(decision, candidates=(Candidate(decision.move, next(self._numbers)),))
        QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, another))
        return ticket


def test_players_who_see_their_view_alone_do_the_same_in_every_redeal(prove, review):
    thinker = Remembering()
    proof = prove(thinker, review)
    assert len(proof.decisions) == DECISIONS
    assert all(each.same == each.redeals and each.cards for each in proof.decisions)
    assert not proof.differing
    assert len(thinker.asked) == sum(each.redeals + 1 for each in proof.decisions)


def test_who_looks_into_the_other_hands_is_caught(prove, review):
    proof = prove(Peeking(), review)
    assert proof.differing == DECISIONS


def test_what_a_seat_knows_is_the_same_in_each_redeal_and_other_hands_are_not(review):
    past = past_decisions(review)[0]
    match = review.fork(past.position - 1)
    view = match.game.view(match.state, past.seat)
    found = redeals(match.game, match.state, view)
    assert len(found) == REDEALS
    for world, cards in found:
        assert match.game.view(world, past.seat) == view
        assert cards > 0


def test_only_choices_of_computers_in_hands_that_are_over_are_asked_again(review):
    lines = [read_line(text) for text in review.lines]
    chosen = [at for at, line in enumerate(lines, 1) if line["kind"] == "move"]
    assert [past.position for past in past_decisions(review)] == chosen
    cut = Review(find_game, review.lines[: review.hands[1] + 3])
    assert all(past.position < review.hands[1] for past in past_decisions(cut))
    assert past_decisions(cut)


def test_a_question_is_put_as_it_was_in_the_match(prove, review):
    thinker = Remembering()
    prove(thinker, review)
    asked = {(question.view.seat, question.player, question.seed) for question in thinker.asked}
    assert asked <= {
        (past.seat, past.player, stream("player", review.deals, past.seat, past.position - 1).getrandbits(63))
        for past in past_decisions(review)
    }
    assert len(asked) == DECISIONS
    assert all(question.unhurried for question in thinker.asked)


def test_a_match_of_people_alone_has_nothing_to_prove(prove, review):
    people = {"casual": "human", "beginner": "human"}
    first = review.lines[0]
    for player, person in people.items():
        first = first.replace(f'"player":"{player}"', f'"player":"{person}"')
    assert first != review.lines[0]
    assert prove(Instant(), Review(find_game, [first, *review.lines[1:]])).decisions == []
