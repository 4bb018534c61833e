"""How a seat plays Barracuda by what it knows, by worlds and by what its cards promise, stage by stage of a turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from barracan.games.barracuda.legality import BarracudaMoves
from barracan.games.barracuda.melds import VALUES
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.scoring import hands_column, winner_of
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.barracuda.view import PACK, BarracudaView, determinize, public_state, unseen
from barracan.games.rummy.state import Hand, union
from barracan.model.cards import CODES, KINDS
from barracan.model.randomness import seed_text, stream
from barracan.players.barracuda.playout import Playout, PlayoutPolicy
from barracan.players.barracuda.promise import SKILLED, TENTHS, Hopes, Outlook
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT, Candidate, Scale
from barracan.players.rummy.nearness import PAIRS_LOW
from barracan.players.search import GATE


@dataclass(frozen=True)
class Style:
    """What a player likes beside what it brings.

    Attributes:
        sheds: so many thousandths of a point for each point of a card that it discards.
        denies: so many less for each unseen pair with which the next player could meld the card.
        runs: so many less where the hand has a card of its suit at most two places from it.
    """

    sheds: int = 0
    denies: int = 0
    runs: int = 0


@dataclass(frozen=True)
class Skill:
    """The knowledge of a level: weak play is missing knowledge, not chance.

    Attributes:
        counts: it counts the cards that have been seen, so that it waits for none that is gone.
        shares: with so many cards or fewer it looks for what fits the melds of others, before at those of its own.
        takes: with so many cards or fewer it takes the top discard.
        denies: what a discard costs, in thousandths of a point, for each unseen pair that makes a meld with it.
        guards: it gives nothing that fits to a next player who has few cards.
        plans: it counts the turns that are left.
        hopes: what it makes of what its cards may become.
        worlds: how many worlds it usually looks into.
        gate: by how many thousandths of a standard error a move must beat the plan's there.
        style: what it likes beside what it brings.
    """

    counts: bool = True
    shares: int = 8
    takes: int = 8
    denies: int = 3000
    guards: bool = True
    plans: bool = True
    hopes: Hopes = SKILLED
    worlds: int = 0
    gate: int = GATE
    style: Style = Style()


STYLES: Final = {
    "": Style(),
    "shedder": Style(sheds=1250),
    "miser": Style(denies=4500),
    "runner": Style(runs=28_000),
}


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: the public state with the seat's own hand.
        wanted: the kinds that fit melds on the table, as bits.
        outlook: what its cards may hope for, as far as the player counts and sees what may be played.
        keeping: the same where a card is discarded: nobody gives away what fits the table.
    """

    def __init__(self, view: BarracudaView, skill: Skill) -> None:
        self.view = view
        self.seat = view.seat
        self.state = state = public_state(view)
        self.hand: Hand = state.hands[view.seat]
        gone = set(self.hand.cards())
        if skill.counts:
            gone.update(state.discard, *(meld.cards for meld in state.melds))
        unseen = sum(1 << card for card in PACK if card not in gone)
        shares = self.hand.size <= skill.shares
        played = union(meld.wants for meld in state.melds if shares or meld.seat == view.seat)
        self.wanted = union(meld.wants for meld in state.melds)
        draws = (view.stock_count + view.seats - 1) // view.seats if skill.plans else view.stock_count + 1
        again = not skill.plans or state.phase is Phase.DRAW or view.stock_count >= view.seats
        least, hopes = state.least_kept, skill.hopes
        self.outlook = Outlook(unseen, played, least, draws, hopes, again)
        self.keeping = Outlook(unseen, self.wanted, least, draws, hopes, again)


_CHOSEN: Final = 20
_OTHER: Final = 10
"""Points by which the play of the plan is put before discards, and others behind it."""
_LONG: Final = 8
"""With so many draws of its own left a player is out to win the hand; with fewer its points count, too."""
_SHORT: Final = 2
"""Who has so many cards or fewer may go out by a card that fits the table."""
_GIVEN: Final = 100 * POINT
"""What such a card costs."""


class Plan:
    """Puts the moves of one position in order."""

    def __init__(self, position: Position, skill: Skill) -> None:
        self.position = position
        self.skill = skill
        self.seat = position.seat
        self.state = position.state
        self.hand = position.hand.once

    def candidates(self) -> list[Candidate]:
        """The moves worth weighing, the best first."""
        if self.state.phase is Phase.DRAW:
            found = list(self._draws())
        else:
            found = list(self._discards())
            if self.state.phase is Phase.PLAY:
                found += self._plays(max(candidate.value for candidate in found))
        return sorted(found, key=lambda candidate: -candidate.value)

    def _draws(self) -> Iterator[Candidate]:
        yield Candidate(Draw(self.seat), 0)
        if not self.state.discard:
            return
        top = self.state.discard[-1]
        meld = None
        if self.hand.bit_count() <= self.skill.takes:
            meld = self.position.outlook.takes(self.hand, top)
        first = True
        for move in BarracudaMoves(self.state).of("take"):
            assert isinstance(move, Take)
            wanted = meld is not None and _mask(move.cards or ()) == meld
            yield Candidate(move, POINT * (_CHOSEN if wanted and first else -_OTHER))
            first &= not wanted

    def _plays(self, discard: int) -> Iterator[Candidate]:
        chosen = self.position.outlook.lays(self.hand)
        first = True
        moves = BarracudaMoves(self.state)
        for do in ("meld", "layoff"):
            for move in moves.of(do):
                assert isinstance(move, LayMeld | LayOff)
                wanted = _mask(move.cards if isinstance(move, LayMeld) else (move.card,)) == chosen
                if wanted and first:
                    first = False
                    yield Candidate(move, discard + POINT * _CHOSEN)
                else:
                    yield Candidate(move, discard + POINT * (_OTHER if chosen else -_OTHER))

    def _discards(self) -> Iterator[Candidate]:
        for kept, card in self.position.keeping.keep_values(self.hand):
            move: BarracudaMove = Discard(self.seat, CODES[card])
            yield Candidate(move, -POINT // TENTHS * kept - self._help(card) + self.likes(move))

    def likes(self, move: BarracudaMove) -> int:
        """What its style likes about a move, in thousandths of a point."""
        style = self.skill.style
        if not isinstance(move, Discard):
            return 0
        card = KINDS[move.card]
        near = 1 << card << 4 | 1 << card << 8 | 1 << card >> 4 | 1 << card >> 8
        beside = self.hand & near != 0
        return style.sheds * VALUES[card] - style.denies * self._meeting(card) - style.runs * beside

    def _help(self, card: int) -> int:
        """What a discard does for the next player: it may meld the card, or lay it off."""
        position, skill = self.position, self.skill
        if position.hand.size == 1:
            return 0
        found = 0
        if skill.denies:
            found = skill.denies * min(position.outlook.draws, _LONG) // _LONG * self._meeting(card)
        view = position.view
        following = view.hand_sizes[(self.seat + 1) % view.seats]
        if skill.guards and position.wanted >> card & 1 and following <= _SHORT:
            found += _GIVEN
        return found

    def _meeting(self, card: int) -> int:
        """How many unseen pairs make a meld with a card."""
        unseen = self.position.outlook.unseen
        return sum(unseen >> one & unseen >> other & 1 for one, other in PAIRS_LOW[card])


def _mask(cards: tuple[str, ...]) -> int:
    return sum(1 << KINDS[code] for code in cards)


_HANDS: Final = 25
"""What a point in the hands column, which decides a match, is worth beside a point of the cards left."""
_MATCH: Final = 100 * POINT
"""What a match is worth that ends with this hand, beside a tenth of what the hand is."""
_REACH: Final = 40
"""Nineteen of twenty hands of four seats leave nobody with more points; of three seats, nobody with more than 44."""


def scale(view: BarracudaView) -> Scale:
    """What moves of this hand are valued by: both columns count, and where it may end the match, who wins that.

    There what a hand brings that does not end it counts as chance too.
    """
    return Scale(2 * _MATCH if max(view.totals) + _REACH > int(view.options["limit"]) else 0, plain=False)


class Worlds:
    """The worlds of a view by number: the same number gives the same world."""

    def __init__(self, view: BarracudaView, inquiry: Inquiry) -> None:
        self._view = view
        self._given: BarracudaState | None = inquiry.state
        hand, discard = seed_text(view.hand), seed_text(view.discard)
        self._words = ("barracuda", inquiry.seed, view.seat, view.phase, hand, discard, view.stock_count)
        known = [KINDS[code] for code in view.hand]
        self.policy = PlayoutPolicy(sum(1 << card for card in (*unseen(view), *known)))

    def world(self, index: int) -> Playout:
        """Deal what is hidden."""
        if self._given is not None:
            return Playout.of(self._given)
        return Playout.of(determinize(self._view, stream(*self._words, index)))

    def value(self, playout: Playout, move: BarracudaMove) -> int:
        """What a move brings its seat in both columns (U6), the hand played to its end."""
        playout.make(move)
        policy = self.policy
        if playout.turn is not None and not isinstance(move, Discard):
            if isinstance(move, Draw):
                policy.play(playout, move.seat)
            if playout.turn is not None:
                policy.discard(playout, move.seat)
        policy.finish(playout)
        return self.worth(playout, move.seat)

    def worth(self, playout: Playout, seat: int) -> int:
        """What a hand that is over brings a seat, in thousandths of a point: by both columns, and by the match."""
        points = playout.points()
        columns = hands_column(len(points), None if playout.winner < 0 else playout.winner)
        ahead = (len(points) * points[seat] - sum(points)) * POINT // (len(points) - 1)
        gained = POINT * _HANDS * columns[seat] - ahead
        view = self._view
        totals, hands = _sums(view.totals, points), _sums(view.hand_totals, columns)
        first = winner_of(totals, hands, int(view.options["limit"]))
        if first is None:
            return gained
        return gained // 10 + (_MATCH if first == seat else -_MATCH)


def _sums(before: Sequence[int], gained: Sequence[int]) -> list[int]:
    return [total + more for total, more in zip(before, gained, strict=True)]
