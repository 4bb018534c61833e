"""Hands played on to their end in thought: every seat lays what it can, and keeps the cards that promise most.

A choice rests on the seat's own hand, the table, and the cards that the thinker has not seen.
"""

from collections.abc import Sequence
from typing import NamedTuple

from barracan.games.concan.melds import VALUES, Meld
from barracan.games.rummy.fitting import ENDS
from barracan.games.rummy.hand import Hand
from barracan.games.rummy.runs import SUITED
from barracan.model.cards import JOKER, Kind
from barracan.players.concan.playout import Playout
from barracan.players.concan.quick import RELIEF, VALUE, Piece, best
from barracan.players.rummy.nearness import PAIRS_HIGH

POINTS = tuple(VALUES)


class Weights(NamedTuple):
    """How a hand weighs what it keeps, in thousandths.

    Attributes:
        out: a card to come that makes a meld, before the melds-down, and for each of its points.
        ...
    """

    out: int = 100
    out_point: int = 100
    point: int = 300
    twin: int = 500
    open_out: int = 1000
    open_point: int = 1000
    danger: int = 4000
    danger2: int = 0


def _nearness() -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each kind the others that go with it, as a bit, and what makes a meld of both, as bits."""
    found: list[dict[int, int]] = [{} for _ in range(52)]
    for card, pairs in enumerate(PAIRS_HIGH):
        for one, other in pairs:
            found[card][1 << one] = found[card].get(1 << one, 0) | 1 << other
            found[card][1 << other] = found[card].get(1 << other, 0) | 1 << one
    return tuple(tuple(sorted(each.items())) for each in found)


_NEAR = _nearness()


class Playing:
    """Plays hands on."""

    def __init__(self, unseen: Sequence[int], weights: Weights = Weights()) -> None:
        self.once = sum(1 << card for card in range(52) if unseen[card])
        self.twice = sum(1 << card for card in range(52) if unseen[card] > 1)
        self.total = max(1, sum(unseen))
        self.w = weights
        self._discards: dict[tuple[int, int, int, bool, int], list[tuple[int, Kind]]] = {}

    def finish(self, playout: Playout) -> None:
        """Play from the beginning of a turn to the end of the hand."""
        while playout.turn is not None:
            self.turn(playout, playout.turn)

    def turn(self, playout: Playout, seat: int) -> None:
        """Play a whole turn."""
        hand = playout.hands[seat]
        if hand.size > 14:
            self.discard(playout, seat)
            return
        if playout.discards:
            top = playout.discards[-1]
            if playout.opened[seat]:
                if self._useful(playout, hand, top):
                    playout.take(seat)
                    self.lay_and_discard(playout, seat)
                    return
            elif self._opens_with(playout, seat, hand, top):
                self.lay_and_discard(playout, seat)
                return
        playout.draw(seat)
        self.lay_and_discard(playout, seat)

    def _useful(self, playout: Playout, hand: Hand, top: Kind) -> bool:
        if top == JOKER or playout.wanted >> top & 1 or playout.swaps >> top & 1:
            return True
        once, twice = hand.once & SUITED, hand.twice & SUITED
        bit = 1 << top
        if once & bit and not twice & bit:
            with_top = best(once, twice | bit, hand.jokers, RELIEF)
        elif once & bit:
            return False
        else:
            with_top = best(once | bit, twice, hand.jokers, RELIEF)
        return with_top[0] > best(once, twice, hand.jokers, RELIEF)[0]

    def _opens_with(self, playout: Playout, seat: int, hand: Hand, top: Kind) -> bool:
        """Take the top discard if the melds-down can be done with it."""
        once, twice, jokers = hand.once & SUITED, hand.twice & SUITED, hand.jokers
        if top == JOKER:
            jokers += 1
        else:
            twice |= once & 1 << top
            once |= 1 << top
        opening = self._opening(playout, once, twice, jokers, hand.size + 1)
        if opening is None or (not any(top in piece.cards for piece in opening[1])):
            return False
        playout.take(seat)
        self._open(playout, seat, opening)
        return True

    def _open(self, playout: Playout, seat: int, opening: tuple[int, tuple[Piece, ...]]) -> None:
        swapped, pieces = opening
        if swapped >= 0:
            self._swap_one(playout, seat, swapped)
        playout.lay(seat, [piece.meld(seat) for piece in pieces])

    def _opening(
        self, playout: Playout, once: int, twice: int, jokers: int, size: int
    ) -> tuple[int, tuple[Piece, ...]] | None:
        """A melds-down, and the card that is swapped for it, if one is."""
        pieces = self._enough(playout.threshold, once, twice, jokers, size)
        if pieces:
            return -1, pieces
        swaps = playout.swaps & once
        while swaps:
            bit = swaps & -swaps
            swaps ^= bit
            pieces = self._enough(playout.threshold, once & ~bit | twice & bit, twice & ~bit, jokers + 1, size)
            if pieces and sum(JOKER in piece.cards for piece in pieces) > jokers:
                return bit.bit_length() - 1, pieces
        return None

    def _enough(self, threshold: int, once: int, twice: int, jokers: int, size: int) -> tuple[Piece, ...]:
        value, pieces = best(once, twice, jokers, VALUE)
        if value < threshold:
            return ()
        others = best(once, twice, jokers, RELIEF)[1]
        if sum(piece.worth[VALUE] for piece in others) >= threshold:
            pieces = others
        return pieces if sum(piece.count for piece in pieces) < size else ()

    def lay_and_discard(self, playout: Playout, seat: int) -> None:
        """Lay what can be laid, and discard."""
        hand = playout.hands[seat]
        if not playout.opened[seat]:
            opening = self._opening(playout, hand.once & SUITED, hand.twice & SUITED, hand.jokers, hand.size)
            if opening is None:
                self.discard(playout, seat)
                return
            self._open(playout, seat, opening)
        if hand.jokers:
            playout.announced[seat] = hand.jokers
        self._swap(playout, seat, hand)
        laid, pieces = best(hand.once & SUITED, hand.twice & SUITED, hand.jokers, RELIEF)
        for piece in pieces:
            if piece.count < hand.size:
                playout.lay(seat, [piece.meld(seat)])
        self._lay_off(playout, seat, hand)
        self.discard(playout, seat)

    def _swap(self, playout: Playout, seat: int, hand: Hand) -> None:
        while playout.swaps & hand.once & SUITED:
            fit = playout.swaps & hand.once & SUITED
            self._swap_one(playout, seat, (fit & -fit).bit_length() - 1)

    def _swap_one(self, playout: Playout, seat: int, card: Kind) -> None:
        number = next(number for number, meld in enumerate(playout.melds) if meld.swaps >> card & 1)
        playout.swap(seat, number, card)

    def _lay_off(self, playout: Playout, seat: int, hand: Hand) -> None:
        while hand.size > 1 and playout.wanted & hand.once & SUITED:
            for number, meld in enumerate(playout.melds):
                fit = meld.wants & hand.once
                if fit:
                    card = (fit & -fit).bit_length() - 1
                    if hand.size == 2 and self._only(hand, card) == playout.barred:
                        return
                    self._off(playout, seat, number, meld, card, card)
                    break
        if hand.jokers and hand.size > 1 and hand.size - hand.jokers <= 1:
            for _ in range(hand.size - 1):
                for number, meld in enumerate(playout.melds):
                    if meld.wants:
                        wanted = meld.wants & -meld.wants
                        self._off(playout, seat, number, meld, JOKER, wanted.bit_length() - 1)
                        break

    def _only(self, hand: Hand, card: Kind) -> Kind | None:
        left = hand.cards()
        left.remove(card)
        return left[0]

    def _off(self, playout: Playout, seat: int, number: int, meld: Meld, card: Kind, stands: Kind) -> None:
        end = None if meld.run is None else next(end for end in ENDS if meld.next_card(end) == stands)
        playout.lay_off(seat, number, card, stands, end)

    def discard(self, playout: Playout, seat: int) -> None:
        """Discard what is least missed."""
        hand = playout.hands[seat]
        if hand.size == 1:
            playout.discard(seat, hand.cards()[0])
            return
        following = (seat + 1) % len(playout.hands)
        danger = playout.wanted if playout.opened[following] else 0
        for lost, card in self.ranked(hand, playout.opened[seat], danger):
            if card != playout.barred:
                playout.discard(seat, card)
                return
        playout.discard(seat, next(card for card in hand.cards() if card != playout.barred))

    def ranked(self, hand: Hand, opened: bool, danger: int) -> list[tuple[int, Kind]]:
        key = (hand.once, hand.twice, hand.jokers, opened, danger & hand.once)
        found = self._discards.get(key)
        if found is None:
            found = self._discards[key] = self._rank(hand, opened, danger)
        return found

    def _rank(self, hand: Hand, opened: bool, danger: int) -> list[tuple[int, Kind]]:
        w = self.w
        once, twice = hand.once & SUITED, hand.twice & SUITED
        _, pieces = best(once, twice, hand.jokers, RELIEF if opened else VALUE)
        o, t = once, twice
        for piece in pieces:
            o, t = o & ~piece.mask | t & piece.mask, t & ~piece.mask
        found = []
        rest = once
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = bit.bit_length() - 1
            value = POINTS[card]
            if o & bit:
                wanted = 0
                for other, makes in _NEAR[card]:
                    if once & other:
                        wanted |= makes
                wanted &= ~once
                outs = (wanted & self.once).bit_count() + (wanted & self.twice).bit_count()
                if opened:
                    lost = outs * w.open_out * 120 // self.total
                    if twice & bit:
                        lost = lost * w.twin // 1000
                    lost -= w.open_point * value
                else:
                    lost = outs * 120 * (5 * w.out + w.out_point * value) // self.total
                    if twice & bit:
                        lost = lost * w.twin // 1000
                    lost += w.point * value
            else:
                lost = 50000 + 1000 * value
            if danger & bit:
                lost += w.danger
            found.append((lost, card))
        if hand.jokers:
            found.append((1000000, JOKER))
        found.sort()
        return found
