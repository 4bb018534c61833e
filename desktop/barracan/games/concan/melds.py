"""Melds of Concan: sets and runs with jokers that stand for a card each (N3)."""

from typing import Final

from barracan.games.concan.moves import NewMeld
from barracan.games.rummy.melds import HIGH, LOW, LOW_ACE, Run, grown, lacking, next_card, rank_of_all, where
from barracan.model.cards import ACE, CODES, JACK, JOKER, KINDS, RANK_OF, SUIT_OF, Kind, shown_all
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value

VALUES: Final = tuple(10 if RANK_OF[kind] == ACE or RANK_OF[kind] >= JACK else RANK_OF[kind] + 1 for kind in range(52))
"""What each card counts anywhere but as the low ace of a run (N1.3)."""
LOW_ACE_VALUE: Final = 1

_TEXTS = {
    "set": QT_TRANSLATE_NOOP("concan", "A set is three or four cards of one rank, no suit twice. Change a card."),
    "run": QT_TRANSLATE_NOOP(
        "concan", "A run is three or more cards of one suit that follow one another. Change a card."
    ),
    "neither": QT_TRANSLATE_NOOP("concan", "{cards} are neither a set nor a run. Choose one rank or one suit."),
    "round": QT_TRANSLATE_NOOP("concan", "An ace lies before the 2 or after the king. No run goes on beyond it."),
}


@value
class Meld:
    """A meld on the table.

    Attributes:
        cards: its cards, jokers as jokers; a run from its low to its high end.
        stands: what each of them stands for; a natural for itself.
        run: where a run lies; ``None`` for a set.
        seat: who laid it.
        wants: the kinds that may be laid off to it, as bits (N6.1).
        swaps: the kinds for which its jokers stand, as bits (N6.3).
    """

    cards: tuple[Kind, ...]
    stands: tuple[Kind, ...]
    run: Run | None
    seat: int
    wants: int
    swaps: int

    @property
    def value(self) -> int:
        """What its cards count (N1.3, N3.3)."""
        total = sum(VALUES[card] for card in self.stands)
        if self.run is not None and self.run.first == LOW_ACE:
            total += LOW_ACE_VALUE - VALUES[self.stands[0]]
        return total

    @property
    def missing(self) -> Kind | None:
        """The card that a set lacks, if there is one."""
        return None if self.run is not None else lacking(self.stands)

    def next_card(self, end: str) -> Kind | None:
        """The card that comes next at an end of a run, if there is one (N3.3)."""
        return None if self.run is None else next_card(self.run, end)

    def with_card(self, card: Kind, stands: Kind, end: str | None) -> "Meld":
        """The meld after a lay-off (N6.1)."""
        if end == LOW:
            cards, stood = (card, *self.cards), (stands, *self.stands)
        else:
            cards, stood = (*self.cards, card), (*self.stands, stands)
        run = None if self.run is None or end is None else grown(self.run, end)
        return make(cards, stood, run, self.seat)

    def swapped(self, card: Kind) -> "Meld":
        """The meld after a card has taken the place of the joker that stands for it, of two the low one (N6.3)."""
        at = next(at for at, stands in enumerate(self.stands) if stands == card and self.cards[at] == JOKER)
        return make((*self.cards[:at], card, *self.cards[at + 1 :]), self.stands, self.run, self.seat)


def make(cards: tuple[Kind, ...], stands: tuple[Kind, ...], run: Run | None, seat: int) -> Meld:
    """Make a meld of cards that are one."""
    wants = swaps = 0
    for wanted in (lacking(stands),) if run is None else (next_card(run, LOW), next_card(run, HIGH)):
        if wanted is not None:
            wants |= 1 << wanted
    if JOKER in cards:
        for card, stand in zip(cards, stands, strict=True):
            if card == JOKER:
                swaps |= 1 << stand
    return Meld(cards, stands, run, seat, wants, swaps)


def read(new: NewMeld, seat: int) -> Meld | Refusal:
    """Read a meld as a move lays it, or say why it is none (N3.1 to N3.3)."""
    cards = tuple([KINDS[code] for code in new.cards])
    stands = cards
    if new.stands:
        meant = iter(new.stands)
        stands = tuple([KINDS[next(meant)] if card == JOKER else card for card in cards])
    if len(cards) >= 3:
        if rank_of_all(stands) is not None:
            if len(cards) <= 4 and len(set(stands)) == len(stands):
                return make(cards, stands, None, seat)
        elif (run := where(stands)) is not None:
            return make(cards, stands, run, seat)
    return _fault(new.cards, stands)


def _fault(codes: tuple[str, ...], stands: tuple[Kind, ...]) -> Refusal:
    suits = {SUIT_OF[card] for card in stands}
    if not stands or rank_of_all(stands) is not None:
        return Refusal("N3.1", Text("concan", _TEXTS["set"]), codes)
    if len(suits) > 1:
        return Refusal("N3.1", Text("concan", _TEXTS["neither"], {"cards": shown_all(codes)}), codes)
    ranks = [RANK_OF[card] for card in stands]
    if ACE in ranks[1:-1]:
        return Refusal("N3.3", Text("concan", _TEXTS["round"]), codes)
    return Refusal("N3.2", Text("concan", _TEXTS["run"]), codes)


def write(meld: Meld) -> NewMeld:
    """Write a meld as a move lays it."""
    pairs = zip(meld.cards, meld.stands, strict=True)
    stands = tuple([CODES[stand] for card, stand in pairs if card == JOKER]) if JOKER in meld.cards else ()
    return NewMeld(tuple([CODES[card] for card in meld.cards]), stands)
