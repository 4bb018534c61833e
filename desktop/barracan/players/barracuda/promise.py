"""What the cards of a hand promise: melds that they make, and cards to come that complete one.

There is one card of each kind, so hands are kinds as bits. Each draw is offset by a discard: a hand is emptied by plays
alone, by a meld three cards at a time and by a lay-off one.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from barracan.games.barracuda.melds import SIZE, VALUES
from barracan.games.rummy.melds import KING_PLACE, meldable
from barracan.games.rummy.state import bits
from barracan.model.cards import SUITS, Kind
from barracan.players.rummy.nearness import PAIRS_LOW, WITH_LOW_ACES

_OUT: Final = 12
_FITS: Final = 40
_MELD: Final = 100
"""What a card to come that makes a meld is worth, in points of the cards kept, and what a card is that fits the table
or lies in a meld."""
_FEW: Final = 3
"""Of so many cards or fewer, one of which is discarded, the last are to be laid off."""
TENTHS: Final = 10
"""What a card is worth to keep is told in tenths of a point."""
_PAIRS: Final = tuple(tuple(1 << one | 1 << other for one, other in pairs) for pairs in PAIRS_LOW)


@lru_cache(1 << 15)
def _melds(kinds: int) -> tuple[int, ...]:
    found = {pair | 1 << card for card in bits(kinds) for pair in _PAIRS[card] if kinds & pair == pair}
    return tuple(sorted(found))


def melds(hand: int) -> tuple[int, ...]:
    """Every run and set of three of a hand, as bits."""
    kinds = meldable(hand, KING_PLACE)
    return _melds(kinds) if kinds else ()


def melds_with(hand: int, card: Kind) -> list[int]:
    """Those that a card makes with two others of a hand."""
    whole = hand | 1 << card
    if not meldable(whole, KING_PLACE) >> card & 1:
        return []
    return [meld for meld in melds(whole) if meld >> card & 1]


@dataclass(frozen=True)
class Hopes:
    """How much a player makes of what its cards may become.

    Attributes:
        out: what a card to come that completes a meld is worth to each card of it, in points of the cards kept.
        rest: what it is worth beside that if it completes a meld with what is left after a discard.
        value: tenths of a point that a point of a card counts which is kept.
        beside: what a card is worth that lies beside one that fits the table, with few cards.
        enough: so many cards to come make a pair worth keeping three cards for, 0 where none do.
    """

    out: int = _OUT
    rest: int = 0
    value: int = TENTHS
    beside: int = 0
    enough: int = 2


PLAIN: Final = Hopes()
"""How hands are played on in thought."""
SKILLED: Final = Hopes(rest=16, value=7, beside=10, enough=1)
"""What won most hands of those that were tried."""


@dataclass
class Outlook:
    """What a seat may hope for.

    Attributes:
        unseen: the kinds that may still come, as bits.
        wanted: the kinds that fit the table.
        least_kept: how many cards a play must leave in the hand (U4.6).
        draws: how many draws of its own a seat may still have.
        hopes: how much is made of what the cards may become.
        again: whether the seat draws once more.
    """

    unseen: int
    wanted: int
    least_kept: int
    draws: int
    hopes: Hopes = PLAIN
    again: bool = True

    def outs(self, hand: int) -> int:
        """How many cards to come make a meld with two cards of a hand."""
        wanted = 0
        for card in bits(hand):
            wanted |= WITH_LOW_ACES.of(card, hand)
        return (wanted & self.unseen).bit_count()

    def keep_values(self, hand: int) -> list[tuple[int, Kind]]:
        """What each card of a hand is worth to keep when one is discarded, in tenths of a point; the least first."""
        melded, fits = meldable(hand, KING_PLACE), hand & self.wanted
        size, hopes = hand.bit_count(), self.hopes
        hoped = self.again and size > SIZE and (size + 1) // SIZE <= self.draws
        beside = (self.wanted << len(SUITS) | self.wanted >> len(SUITS)) if size <= _FEW else 0
        found = []
        left = hand
        while left:
            card = left.bit_length() - 1
            left ^= 1 << card
            kept = 0
            if hoped and hopes.out:
                kept += hopes.out * (WITH_LOW_ACES.of(card, hand) & self.unseen).bit_count()
            if hoped and hopes.rest:
                kept -= hopes.rest * self._outs_beside_a_meld(hand ^ 1 << card)
            if self.draws:
                kept += (_MELD if melded >> card & 1 else 0) + (_FITS if fits >> card & 1 else 0)
            if beside >> card & 1:
                kept += hopes.beside
            found.append((TENTHS * kept - hopes.value * VALUES[card], card))
        found.sort()
        return found

    def _outs_beside_a_meld(self, hand: int) -> int:
        """How many cards to come make a meld with two cards of a hand that lie in no meld yet."""
        laid = melds(hand)
        return self.outs(hand & ~laid[0] if laid else hand)

    def takes(self, hand: int, top: Kind) -> int | None:
        """The meld that the top discard is taken for, 0 where it is to be laid off, ``None`` where it is left."""
        if hand.bit_count() - (SIZE - 1) >= self.least_kept and (found := melds_with(hand, top)):
            whole = hand | 1 << top
            return max(found, key=lambda meld: (whole & ~meld & self.wanted).bit_count())
        if not self.wanted >> top & 1 or hand & self.wanted or (hand.bit_count() > SIZE and meldable(hand, KING_PLACE)):
            return None
        return None if self._waits(hand) else 0

    def lays(self, hand: int) -> int:
        """The meld to lay, a card to lay off, or 0 where nothing is played, as bits."""
        size = hand.bit_count()
        if size - SIZE >= self.least_kept and (found := melds(hand)):
            return max(found, key=lambda meld: (len(melds(hand & ~meld)), -(meld & self.wanted).bit_count()))
        fits = hand & self.wanted
        if not fits or size <= self.least_kept or (size == SIZE + 1 and self._waits_with_one_more(hand)):
            return 0
        return 1 << min(bits(fits), key=lambda card: (self._alone(card, hand), card))

    def _waits(self, hand: int) -> bool:
        """Whether three cards wait for one that lets them all be laid."""
        enough = self.hopes.enough if self.again else 0
        return enough > 0 and hand.bit_count() == SIZE and self.draws > 0 and self.outs(hand) >= enough

    def _waits_with_one_more(self, hand: int) -> bool:
        return any(self._waits(hand ^ 1 << card) for card in bits(hand))

    def _alone(self, card: Kind, hand: int) -> int:
        """How little a card goes with the others of a hand."""
        return 10 * (WITH_LOW_ACES.of(card, hand) & self.unseen).bit_count() - VALUES[card]
