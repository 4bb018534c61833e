"""Runs and sets of Barracuda: laid as three cards, grown by lay-offs (U3)."""

from collections.abc import Iterator, Sequence
from typing import Final

from barracan.games.rummy.melds import (
    ENDS,
    HIGH,
    KING_PLACE,
    LOW,
    NATURAL,
    RANK_MASKS,
    Run,
    choices,
    extend,
    holds_run,
    missing_card,
    natural_runs,
    next_card,
    of_rank,
    rank_of_all,
    spread,
    where,
)
from barracan.games.rummy.state import Hand
from barracan.model.cards import JACK, RANK_OF, Kind, cards_text, codes
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value

VALUES: Final = tuple(10 if RANK_OF[kind] >= JACK else RANK_OF[kind] + 1 for kind in range(52))
"""What each card counts (U1.5)."""
SIZE: Final = 3
"""The cards of a run or set as it is laid (U3.1, U3.2)."""

_TEXTS = {
    "size": QT_TRANSLATE_NOOP("barracuda", "A run or set is laid as three cards. More are laid off later."),
    "neither": QT_TRANSLATE_NOOP(
        "barracuda", "{cards} are neither a run nor a set. Choose three of a suit in a row, or three of a rank."
    ),
    "round": QT_TRANSLATE_NOOP("barracuda", "Aces are low: no run goes on beyond the king."),
}


@value
class Meld:
    """A run or set on the table, a run from its low to its high end; ``wants`` are the kinds that fit it, as bits."""

    cards: tuple[Kind, ...]
    run: Run | None
    seat: int
    wants: int

    @property
    def kind(self) -> str:
        """``set`` or ``run``."""
        return "set" if self.run is None else "run"

    def with_card(self, card: Kind) -> "Meld":
        """The meld after a lay-off of a card that it wants (U3.3)."""
        if self.run is None:
            return _make((*self.cards, card), None, self.seat)
        if next_card(self.run, LOW, KING_PLACE) == card:
            return _make((card, *self.cards), extend(self.run, LOW), self.seat)
        return _make((*self.cards, card), extend(self.run, HIGH), self.seat)


def _make(cards: tuple[Kind, ...], run: Run | None, seat: int) -> Meld:
    ends = [] if run is None else [next_card(run, end, KING_PLACE) for end in ENDS]
    fitting = ends or [missing_card(cards)]
    return Meld(cards, run, seat, sum(1 << card for card in fitting if card is not None))


def read(cards: Sequence[Kind], seat: int) -> Meld | Refusal:
    """Read three cards, in any order, as a run or set, or say why they are none (U3.1, U3.2, U3.4)."""
    ordered = tuple(sorted(cards))
    if len(ordered) != SIZE:
        return Refusal("U3.1", Text("barracuda", _TEXTS["size"]), codes(cards))
    if rank_of_all(ordered) is not None and len(set(ordered)) == SIZE:
        return _make(ordered, None, seat)
    run = where(ordered, high=KING_PLACE)
    if run is not None:
        return _make(ordered, run, seat)
    if where((*ordered[1:], ordered[0])) is not None:
        return Refusal("U3.4", Text("barracuda", _TEXTS["round"]), codes(cards))
    return Refusal("U3.1", Text("barracuda", _TEXTS["neither"], {"cards": cards_text(codes(cards))}), codes(cards))


def melds(hand: Hand) -> Iterator[tuple[Kind, ...]]:
    """The cards of every run and set of three that a hand holds."""
    for rank, mask in enumerate(RANK_MASKS):
        if (hand.once & mask).bit_count() >= SIZE:
            yield from choices(of_rank(hand, rank), SIZE, SIZE)
    laid = spread(hand.once, high=KING_PLACE)
    if holds_run(laid):
        for run in natural_runs(laid, SIZE, SIZE):
            yield NATURAL[run.suit][run.first : run.last + 1]


def with_card(hand: Hand, card: Kind) -> Iterator[tuple[Kind, ...]]:
    """The cards of every run and set that a card makes with two cards of a hand that does not hold it."""
    once = hand.once
    if (once & RANK_MASKS[RANK_OF[card]]).bit_count() >= SIZE - 1:
        for pair in choices(of_rank(hand, RANK_OF[card]), SIZE - 1, SIZE - 1):
            yield tuple(sorted((*pair, card)))
    laid = spread(once | 1 << card, high=KING_PLACE)
    starts = holds_run(laid)
    for first in (card - 8, card - 4, card):
        if first >= 0 and starts >> first & 1:
            yield (first, first + 4, first + 8)


def meld_of(cards: Sequence[Kind], seat: int) -> Meld:
    """A meld of cards as they lie on the table, which may have grown beyond three."""
    run = None if rank_of_all(cards) is not None else where(cards, high=KING_PLACE)
    return _make(tuple(cards), run, seat)
