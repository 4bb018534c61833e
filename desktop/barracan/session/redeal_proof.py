"""Proving that computer players do not peek: what a seat could not know is dealt again, and its player asked again."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from barracan.model.game import AnyGame, State
from barracan.model.places import HAND, place_name
from barracan.model.randomness import shuffle, stream
from barracan.model.record import read_line
from barracan.model.replay import read_player
from barracan.model.text import Text
from barracan.model.view import SeatView
from barracan.players.player import PLAYERS, player_of
from barracan.players.protocol import CLOCK, Decision
from barracan.session.live_match import player_seed
from barracan.session.review import Review
from barracan.session.worker_messages import Question
from barracan.session.worker_pool import WorkerPool

DECISIONS: Final = 20
REDEALS: Final = 3
_TRIES: Final = 4
"""So many worlds are drawn for each redeal that is wanted: some leave all hands as they are."""


class PastDecision(NamedTuple):
    """A move that a computer player chose: the position it led to, its seat and player, and how many worlds it looked
    into, ``None`` for as many as its level does."""

    position: int
    seat: int
    player: str
    worlds: int | None


class ProvenDecision(NamedTuple):
    """A decision that was asked again.

    Attributes:
        hand: the hand in which it was made, from 1.
        seat: who made it.
        player: the level and style that chose.
        what: what it did.
        redeals: how often the cards that its seat could not know lay elsewhere.
        same: how often it then weighed and did just the same.
        cards: in how many cards the other hands differed at most.
    """

    hand: int
    seat: int
    player: str
    what: Text
    redeals: int
    same: int
    cards: int


class Proof:
    """What asking again has come to so far.

    Attributes:
        count: how many decisions are asked again at most.
        decisions: those that have been, in the order in which they were drawn.
        over: whether no more will come.
        broken: whether a player has broken down.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.decisions: list[ProvenDecision] = []
        self.over = not count
        self.broken = False

    @property
    def differing(self) -> int:
        """How many decisions were others when the cards lay elsewhere."""
        return sum(each.same < each.redeals for each in self.decisions)


class RedealProof(QObject):
    """Asks computer players of a match again, one question after the other, while the window goes on.

    Signals:
        progressed: another decision has been asked again, or none is left.
    """

    progressed = Signal()

    def __init__(self, workers: WorkerPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = workers
        self._workers.answered.connect(self._hear)
        self._workers.failed.connect(self._hear_failure)
        self._left: Iterator[PastDecision] = iter(())
        self._views: list[SeatView] = []
        self._first: Decision | None = None
        self._ticket = 0
        self._proof = Proof(0)

    def start(self, review: Review) -> Proof:
        """Ask again what is drawn from the hands that are over; what was being asked is given up."""
        self._workers.forget()
        drawn = past_decisions(review)
        shuffle(drawn, stream("proof", review.deals))
        self._review, self._left = review, iter(drawn)
        self._proof = Proof(min(DECISIONS, len(drawn)))
        self._next()
        return self._proof

    def stop(self) -> None:
        """Ask no more, and let nobody think."""
        self._left, self._ticket = iter(()), 0
        self._workers.close()

    def _next(self) -> None:
        """Ask about the next decision in which other hands can lie otherwise."""
        if len(self._proof.decisions) < DECISIONS:
            for past in self._left:
                if self._deal_again(past):
                    self._put()
                    return
        self._proof.over = True
        self._proof.count = len(self._proof.decisions)
        self._workers.close()

    def _deal_again(self, past: PastDecision) -> bool:
        """Get the views ready that the player is asked with, its own as it was first."""
        match = self._review.fork(past.position - 1)
        view = match.game.view(match.state, past.seat)
        worlds = redeals(match.game, match.state, view)
        self._past, self._first, self._same = past, None, 0
        self._cards = max((cards for _, cards in worlds), default=0)
        self._views = [view, *(match.game.view(world, past.seat) for world, _ in worlds)]
        self._count = len(worlds)
        return bool(worlds)

    def _put(self) -> None:
        past = self._past
        seed = player_seed(self._review.deals, past.seat, past.position - 1)
        question = Question(self._review.game.id, self._views.pop(0), past.player, seed, past.worlds, unhurried=True)
        self._ticket = self._workers.ask(question)

    def _hear(self, ticket: int, decision: Decision) -> None:
        if ticket != self._ticket:
            return
        if self._first is None:
            self._first = decision
        else:
            self._same += decision == self._first
        if self._views:
            self._put()
            return
        self._proof.decisions.append(self._proven())
        self._next()
        self.progressed.emit()

    def _proven(self) -> ProvenDecision:
        past, review = self._past, self._review
        hand = sum(first <= past.position for first in review.hands)
        what = review.describe(past.position)
        return ProvenDecision(hand, past.seat, past.player, what, self._count, self._same, self._cards)

    def _hear_failure(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._proof.broken = self._proof.over = True
            self._left = iter(())
            self.progressed.emit()


def past_decisions(review: Review) -> list[PastDecision]:
    """What computer players have chosen in the hands of a record that are over."""
    spans = [span for span in review.spans if span.over]
    lines = ((at, read_line(review.lines[at - 1])) for span in spans for at in range(span.first + 1, span.last + 1))
    players = [player_of(review.game.id, note) for note in review.match.seats]
    moves = ((at, line) for at, line in lines if line.get("kind") == "move" and line.get("do") != CLOCK)
    chosen = ((at, line, line.get("by", players[line["seat"]])) for at, line in moves)
    return [
        PastDecision(at, line["seat"], player, line.get("worlds"))
        for at, line, player in chosen
        if read_player(player)[0] in PLAYERS
    ]


def redeals(game: AnyGame, state: State, view: SeatView) -> list[tuple[State, int]]:
    """Worlds that agree with all that a seat may know, in which cards lie in other hands, with the number of these."""
    found: list[tuple[State, int]] = []
    held = _other_hands(game, state, view)
    for number in range(_TRIES * REDEALS):
        world = game.determinize(view, Random(number))
        moved = sum((cards - there).total() for cards, there in zip(held, _other_hands(game, world, view), strict=True))
        if moved:
            found.append((world, moved))
        if len(found) == REDEALS:
            break
    return found


def _other_hands(game: AnyGame, state: State, view: SeatView) -> list[Counter[object]]:
    """The cards of the hands that the seat of a view does not see."""
    others = [other for other in range(view.seats) if other != view.seat]
    return [Counter(game.view(state, other).places()[place_name(HAND, other)]) for other in others]
