"""The plan: how a seat plays Barracuda by its own knowledge.

Each draw is offset by a discard, so a hand is emptied by plays alone. What a hand is worth is therefore how many turns
its cards take: one for a run or set, one for a card that fits the table, and a wait for those that fit nothing yet.
"""

from collections.abc import Iterator
from functools import cache

from barracan.games.barracuda import melds as melding
from barracan.games.barracuda.legal import BarracudaMoves
from barracan.games.barracuda.melds import VALUES, Meld
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import Phase
from barracan.games.rummy.hand import Hand
from barracan.model.cards import CODES, KINDS, Kind
from barracan.players.barracuda import waiting
from barracan.players.barracuda.position import Position, Skill
from barracan.players.barracuda.waiting import chance, completing
from barracan.players.protocol import POINT, Candidate
from barracan.players.rummy.nearness import PAIRS_LOW

_PLAY = 1.0
"""Turns that a meld takes, and a card that fits the table."""
_NO_WAIT = 2.6
"""What a level that does not look at chances thinks that a card waits."""
_POINTS = 0.02
"""Turns that a point in the hand costs."""
_OUT = -10.0
"""Turns that an empty hand is worth."""
_BROKEN = 100.0
"""Turns that it costs to discard a card of a whole run or set: what the others do is never that bad."""
_FITS, _PAIR = 1.0, 0.08
"""What a discard costs that the next player can lay off, and for each unseen pair that makes a meld with it."""


class Plan:
    """Values the moves of one position."""

    def __init__(self, position: Position, skill: Skill) -> None:
        self.position = position
        self.skill = skill
        self.seat = position.seat
        self.state = position.state
        self.hand = position.hand

    def candidates(self) -> list[Candidate]:
        """The moves worth weighing, the best first."""
        values = self._draws() if self.state.phase is Phase.DRAW else self._plays()
        found = [Candidate(move, int(-POINT * turns)) for move, turns in values]
        return sorted(found, key=lambda candidate: -candidate.value)

    def _draws(self) -> Iterator[tuple[BarracudaMove, float]]:
        takes = [move for move in BarracudaMoves(self.state).of("take") if isinstance(move, Take)]
        if not takes:
            yield Draw(self.seat), 0.0
            return
        yield Draw(self.seat), self._expected()
        top = self.state.discard[-1]
        for move in takes:
            if move.cards is None:
                after, wanted = self.hand, self._wanted_after(int(move.meld or 0), top)
            else:
                after, wanted = self._after_meld(tuple(KINDS[code] for code in move.cards), top)
            yield move, self._discarded(after, wanted)

    def _expected(self) -> float:
        """The turns that the hand takes after a draw, on average over the cards that may come."""
        position = self.position
        turns = 0.0
        for card in range(52):
            if position.copies[card]:
                drawn = self.hand.copy()
                drawn.add(card)
                turns += min(turns for _, turns in self._ways(drawn))
        return turns / max(1, position.total)

    def _ways(self, hand: Hand) -> Iterator[tuple[BarracudaMove | None, float]]:
        """The plays of a hand after its draw, and none, with the turns that the rest takes after a discard."""
        position = self.position
        yield None, self._discarded(hand, position.wanted)
        least = self.state.least_kept
        if hand.size - melding.SIZE >= least:
            for cards in melding.melds(hand):
                yield (
                    LayMeld(self.seat, tuple(CODES[card] for card in cards)),
                    self._discarded(hand.without(cards), self._wanted_with(cards)),
                )
        if not hand.once & position.wanted or hand.size - 1 < least:
            return
        for number, meld in enumerate(self.state.melds):
            for card in hand.different() if meld.wants & hand.once else ():
                if meld.wants >> card & 1:
                    wanted = self._wanted_after(number, card)
                    yield LayOff(self.seat, number, CODES[card]), self._discarded(hand.without([card]), wanted)

    def _plays(self) -> Iterator[tuple[BarracudaMove, float]]:
        if self.state.phase is Phase.PLAY:
            for move, turns in self._ways(self.hand):
                if move is not None:
                    yield move, turns
        laid = _most_laid(self.hand)
        for card in self.hand.different():
            rest = self.hand.without([card])
            turns = self._turns(rest, self.position.wanted) + (_BROKEN if _most_laid(rest) < laid else 0.0)
            yield Discard(self.seat, CODES[card]), turns + self._help(card)

    def _after_meld(self, cards: tuple[Kind, ...], top: Kind) -> tuple[Hand, int]:
        return self.hand.without([card for card in cards if card != top]), self._wanted_with(cards)

    def _wanted_with(self, cards: tuple[Kind, ...]) -> int:
        """What fits the table once these cards lie there as a meld."""
        return self.position.wanted | _wants(tuple(sorted(cards)))

    def _wanted_after(self, number: int, card: Kind) -> int:
        """What fits the table once a card has been laid off."""
        meld = self.state.melds[number]
        return self.position.wanted & ~(1 << card) | meld.with_card(card).wants

    def _discarded(self, hand: Hand, wanted: int) -> float:
        """The turns that a hand takes after its best discard."""
        if not hand.size:
            return _OUT
        return min(self._turns(hand.without([card]), wanted) for card in hand.different())

    def _turns(self, hand: Hand, wanted: int) -> float:
        """How many turns a hand takes."""
        if not hand.size:
            return _OUT
        listed = tuple(melding.melds(hand))
        return min(self._apart(rest, wanted | more) + _PLAY * count for rest, count, more in _packings(hand, listed))

    def _apart(self, rest: Hand, wanted: int) -> float:
        """The turns of the cards that lie in no meld: those that fit take one each or wait like the others."""
        fitting = (rest.once & wanted).bit_count()
        waited = _NO_WAIT * (rest.size - fitting) + fitting * _PLAY
        if self.skill.waits:
            waited = self._waited(rest, fitting, wanted)
        return waited + _POINTS * sum(VALUES[card] for card in rest.different())

    def _waited(self, rest: Hand, fitting: int, wanted: int) -> float:
        """The turns that cards take, as many of those that fit played as that is best."""
        unseen, least = self.position.unseen, self.state.least_kept
        fits = chance(wanted, unseen)
        completes = chance(completing(tuple(rest.different())), unseen) if rest.size > 1 else 0.0
        return min(
            played * _PLAY + waiting.turns(rest.size - played, fits, completes, least) for played in range(fitting + 1)
        )

    def _help(self, card: Kind) -> float:
        """What a discard does for the next player."""
        if not self.skill.denies or self.hand.size == 1:
            return 0.0
        if self.position.wanted >> card & 1:
            return _FITS
        copies = self.position.copies
        return _PAIR * sum(copies[one] * copies[other] for one, other in PAIRS_LOW[card])


def _packings(
    hand: Hand, listed: tuple[tuple[Kind, ...], ...], count: int = 0, more: int = 0
) -> Iterator[tuple[Hand, int, int]]:
    """Every choice of melds side by side: the cards left, how many melds, and what will fit these."""
    yield hand, count, more
    for at, cards in enumerate(listed):
        if hand.holds(cards):
            yield from _packings(hand.without(cards), listed[at + 1 :], count + 1, more | _wants(cards))


def _most_laid(hand: Hand) -> int:
    """How many melds a hand holds side by side."""
    return max(count for _, count, _ in _packings(hand, tuple(melding.melds(hand))))


@cache
def _wants(cards: tuple[Kind, ...]) -> int:
    """What fits three cards that are a meld."""
    meld = melding.read(cards, 0)
    return meld.wants if isinstance(meld, Meld) else 0
