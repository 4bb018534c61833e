"""Hands played on to their end in thought: every seat lays what it can, and keeps the cards that promise most.

A choice rests on the seat's own hand, the table, and the cards that the thinker has not seen.
"""

from collections.abc import Sequence
from typing import NamedTuple

from barracan.games.concan.melds import VALUES, Meld
from barracan.games.concan.play import HAND_SIZE
from barracan.games.rummy.hand import Hand
from barracan.games.rummy.melds import ENDS, SUITED
from barracan.model.cards import JOKER, Kind
from barracan.players.concan.partition import RELIEF, VALUE, Piece, best, meldable
from barracan.players.concan.playout import Playout
from barracan.players.rummy.nearness import WITH_HIGH_ACES

_TO_COME = 120_000
"""What a card is worth, in thousandths, if every card still to come completed a meld with it."""
_IN_A_MELD = 50_000
"""What a card is worth that lies in a meld, beside its points."""

_MOST_TURNS = 200


class Opening(NamedTuple):
    """A melds-down: the card that is swapped for a joker first, or -1, and what is laid."""

    swapped: Kind
    pieces: tuple[Piece, ...]


class Playing:
    """Plays hands on; nothing of a hand is kept but answers that come again.

    *unseen* tells how many cards of each kind may lie in the stock or in a hand.
    """

    def __init__(self, unseen: Sequence[int]) -> None:
        self._once = sum(1 << card for card in range(JOKER) if unseen[card])
        self._twice = sum(1 << card for card in range(JOKER) if unseen[card] > 1)
        self._total = max(1, sum(unseen))
        self._ranked: dict[tuple[int, int, int, bool], list[Kind]] = {}

    def finish(self, playout: Playout) -> None:
        """Play from the beginning of a turn to the end of the hand, or as long as a hand ever lasts."""
        for _ in range(_MOST_TURNS):
            if playout.turn is None:
                return
            self.turn(playout, playout.turn)

    def turn(self, playout: Playout, seat: int) -> None:
        """Play a whole turn."""
        if playout.hands[seat].size > HAND_SIZE:  # the first turn of a hand (N4.1)
            self.discard(playout, seat)
            return
        if not self._takes(playout, seat):
            playout.draw(seat)
        self.lay_and_discard(playout, seat)

    # -- take ----------------------------------------------------------------------------------------------------------

    def _takes(self, playout: Playout, seat: int) -> bool:
        """Take the top discard if it is laid at once."""
        if not playout.discards:
            return False
        hand, top = playout.hands[seat], playout.discards[-1]
        once, twice, jokers = hand.once & SUITED, hand.twice & SUITED, hand.jokers
        if top == JOKER:
            jokers += 1
        else:
            twice |= once & 1 << top
            once |= 1 << top
        if playout.opened[seat]:
            if not self._is_laid(playout, hand, top, once, twice):
                return False
            playout.take(seat)
            return True
        opening = _opening(playout, once, twice, jokers, hand.size + 1)
        if opening is None or not any(top in piece.cards for piece in opening.pieces):
            return False
        playout.take(seat)
        _open(playout, seat, opening)
        return True

    def _is_laid(self, playout: Playout, hand: Hand, top: Kind, once: int, twice: int) -> bool:
        """Whether the top discard fits the table, or goes into a meld of the hand, which holds *once* with it."""
        if top == JOKER or (playout.wanted | playout.swaps) >> top & 1:
            return True
        if hand.size < 3 or not (hand.jokers or meldable(once) >> top & 1):  # a meld of all cards is never laid (N4.7)
            return False
        before = best(hand.once & SUITED, hand.twice & SUITED, hand.jokers, RELIEF)
        return best(once, twice, hand.jokers, RELIEF)[0] > before[0]

    # -- lay -----------------------------------------------------------------------------------------------------------

    def lay_and_discard(self, playout: Playout, seat: int) -> None:
        """Lay what can be laid, and discard."""
        hand = playout.hands[seat]
        if not playout.opened[seat]:
            opening = _opening(playout, hand.once & SUITED, hand.twice & SUITED, hand.jokers, hand.size)
            if opening is None:
                self.discard(playout, seat)
                return
            _open(playout, seat, opening)
        playout.announced[seat] = hand.jokers
        while fit := playout.swaps & hand.once:
            _swap(playout, seat, (fit & -fit).bit_length() - 1)
        for piece in best(hand.once & SUITED, hand.twice & SUITED, hand.jokers, RELIEF)[1]:
            if _keeps_one(playout, hand, piece.cards):
                playout.lay(seat, [piece.meld(seat)])
        _lay_off(playout, seat, hand)
        self.discard(playout, seat)

    # -- discard -------------------------------------------------------------------------------------------------------

    def discard(self, playout: Playout, seat: int) -> None:
        """Discard what is least missed."""
        hand = playout.hands[seat]
        opened = playout.opened[seat]
        key = (hand.once, hand.twice, hand.jokers, opened)
        if key not in self._ranked:
            self._ranked[key] = self._rank(hand, opened)
        playout.discard(seat, next(card for card in self._ranked[key] if card != playout.barred))

    def _rank(self, hand: Hand, opened: bool) -> list[Kind]:
        """The cards of a hand, what is least missed first."""
        once, twice = hand.once & SUITED, hand.twice & SUITED
        spare, twins = once, twice
        for piece in best(once, twice, hand.jokers, RELIEF if opened else VALUE)[1]:
            spare, twins = spare & ~piece.mask | twins & piece.mask, twins & ~piece.mask
        found = [
            (self._kept(card, once, twice, opened) if spare >> card & 1 else _IN_A_MELD + 1000 * VALUES[card], card)
            for card in hand.different()
            if card != JOKER
        ]
        found.sort()
        ranked = [card for _, card in found]
        return [*ranked, JOKER] if hand.jokers else ranked

    def _kept(self, card: Kind, once: int, twice: int, opened: bool) -> int:
        """What a card that lies in no meld is worth to keep, in thousandths."""
        wanted = WITH_HIGH_ACES.of(card, once)
        outs = (wanted & self._once).bit_count() + (wanted & self._twice).bit_count()
        hope = _TO_COME * outs // self._total
        if twice >> card & 1:
            hope //= 2
        if opened:
            return hope - 1000 * VALUES[card]
        return hope * (5 + VALUES[card]) // 10 + 300 * VALUES[card]


def _opening(playout: Playout, once: int, twice: int, jokers: int, size: int) -> Opening | None:
    """A melds-down of a hand of so many cards."""
    if pieces := _enough(playout.threshold, once, twice, jokers, size):
        return Opening(-1, pieces)
    swaps = playout.swaps & once
    while swaps:
        bit = swaps & -swaps
        swaps ^= bit
        pieces = _enough(playout.threshold, once & ~bit | twice & bit, twice & ~bit, jokers + 1, size)
        if sum(JOKER in piece.cards for piece in pieces) > jokers:
            return Opening(bit.bit_length() - 1, pieces)
    return None


def _enough(threshold: int, once: int, twice: int, jokers: int, size: int) -> tuple[Piece, ...]:
    """Pieces that count enough and leave a card; what takes most out of the hand, if that counts enough."""
    value, pieces = best(once, twice, jokers, VALUE)
    if value < threshold:
        return ()
    others = best(once, twice, jokers, RELIEF)[1]
    if sum(piece.worth[VALUE] for piece in others) >= threshold:
        pieces = others
    return pieces if sum(piece.size for piece in pieces) < size else ()


def _open(playout: Playout, seat: int, opening: Opening) -> None:
    if opening.swapped >= 0:
        _swap(playout, seat, opening.swapped)
    playout.lay(seat, [piece.meld(seat) for piece in opening.pieces])


def _swap(playout: Playout, seat: int, card: Kind) -> None:
    playout.swap(seat, next(number for number, meld in enumerate(playout.melds) if meld.swaps >> card & 1), card)


def _keeps_one(playout: Playout, hand: Hand, cards: Sequence[Kind]) -> bool:
    """Whether a card that may be discarded is left without these (N4.7)."""
    left = hand.size - len(cards)
    return left > 1 or (left == 1 and hand.without(cards).cards() != [playout.barred])


def _lay_off(playout: Playout, seat: int, hand: Hand) -> None:
    """Lay off what fits the table, and jokers where that lets the last card out."""
    fit = playout.wanted & hand.once
    while fit:
        bit = fit & -fit
        card = bit.bit_length() - 1
        fit ^= bit
        if _keeps_one(playout, hand, [card]):
            _off(playout, seat, card, card)
            fit = playout.wanted & hand.once
    while hand.jokers and hand.size - hand.jokers <= 1 and playout.wanted and _keeps_one(playout, hand, [JOKER]):
        _off(playout, seat, JOKER, (playout.wanted & -playout.wanted).bit_length() - 1)


def _off(playout: Playout, seat: int, card: Kind, stands: Kind) -> None:
    number, meld = next((at, meld) for at, meld in enumerate(playout.melds) if meld.wants >> stands & 1)
    playout.lay_off(seat, number, card, stands, _end(meld, stands))


def _end(meld: Meld, stands: Kind) -> str | None:
    return None if meld.run is None else next(end for end in ENDS if meld.next_card(end) == stands)
