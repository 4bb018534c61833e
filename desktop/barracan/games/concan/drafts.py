"""The meld tray: what each draft is, and what the tray can be laid as.

A draft is a meld in the making; or, before the melds-down, a single card for which a joker lies on the table: it is to
be swapped (N5.5). A joker so gained completes any of the other drafts.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple, TypeAlias

from barracan.games.concan import legality
from barracan.games.concan.legality import read_laying
from barracan.games.concan.melds import Meld, only_split, read, readings, total_value, write
from barracan.games.concan.moves import LayMelds, NewMeld, SwapPart, Take
from barracan.games.concan.state import ConcanState
from barracan.games.concan.wording import describe_meld
from barracan.games.rummy.melds import alike
from barracan.games.rummy.wording import RUMMY, hand_size_text
from barracan.games.wording import Phrases
from barracan.model.cards import CODES, JOKER, KINDS, Code, Kind, card_text, codes
from barracan.model.gauge import Gauge
from barracan.model.offers import Condition, Draft, DraftVerdict, Pick, TrayVerdict
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Text

_TEXTS = {
    "melds_down": QT_TRANSLATE_NOOP("concan", "Melds-down"),
    "swap": QT_TRANSLATE_NOOP("concan", "Swap {card} for the joker of {other}"),
    "threshold": QT_TRANSLATE_NOOP("concan", "Counts {value} of {threshold} points"),
    "enough": QT_TRANSLATE_NOOP("concan", "Counts {value} points; {threshold} are enough"),
    "lay": QT_TRANSLATE_NOOP("concan", "Lay down {count}, {value} points"),
    "take": QT_TRANSLATE_NOOP("concan", "Take {card}, lay {value}"),
    "other_swap": QT_TRANSLATE_NOOP("concan", "{action}, the joker in {meld} of {other}"),
}
_text = Phrases("concan", _TEXTS, RUMMY)
_MOST_READINGS = 200
_MOST_MOVES = 24

Parts: TypeAlias = tuple[Meld | SwapPart | None, ...]
"""What each draft is laid as; ``None`` for one that stays in the tray."""


class _Tray(NamedTuple):
    """A tray with what it takes to judge it."""

    state: ConcanState
    seat: int
    drafts: tuple[tuple[Kind, ...], ...]
    taken: Pick | None

    @property
    def opened(self) -> bool:
        return self.state.opened[self.seat]

    def swaps(self, at: int) -> list[SwapPart]:
        """The swaps that a draft may be."""
        if self.opened or len(self.drafts[at]) != 1:
            return []
        card = self.drafts[at][0]
        numbers = [number for number, meld in enumerate(self.state.melds) if meld.swaps >> card & 1]
        return [SwapPart(number, CODES[card]) for number in numbers]

    def all_parts(self) -> Iterator[Parts]:
        """Every reading of the whole tray, those first in which most drafts stand."""
        swaps = [self.swaps(at) for at in range(len(self.drafts))]
        makers = [at for at, found in enumerate(swaps) if not found]
        gained = len(self.drafts) - len(makers)
        shares = sorted(_shares(gained, len(makers)), key=lambda share: -sum(map(bool, self._read(makers, share))))
        for share in shares:
            found: list[Sequence[Meld | SwapPart | None]] = [*swaps]
            for at, melds in zip(makers, self._read(makers, share), strict=True):
                found[at] = melds or (None,)
            yield from product(*found)

    def _read(self, makers: Sequence[int], share: Sequence[int]) -> list[list[Meld]]:
        return [
            readings([*self.drafts[at], *[JOKER] * more], self.seat) if self.drafts[at] else []
            for at, more in zip(makers, share, strict=True)
        ]

    def move(self, parts: Parts) -> LayMelds | Take:
        """The move that lays these parts."""
        melds = tuple(write(part) for part in parts if isinstance(part, Meld))
        swaps = tuple(part for part in parts if isinstance(part, SwapPart)) or None
        if self.taken is not None:
            return Take(self.seat, melds, swaps)
        return LayMelds(self.seat, melds, swaps)


def _shares(jokers: int, drafts: int) -> list[tuple[int, ...]]:
    """Every way to share so many jokers among so many drafts."""
    if not drafts:
        return [()]
    if drafts == 1:
        return [(jokers,)]
    return [(first, *rest) for first in range(jokers + 1) for rest in _shares(jokers - first, drafts - 1)]


def tray(state: ConcanState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
    """Judge the drafts and say what the main button would do; drafts that do not stand are left where they are."""
    whole = _Tray(state, seat, tuple(tuple(KINDS[code] for code in draft.cards) for draft in drafts), taken)
    every = list(islice(whole.all_parts(), _MOST_READINGS))
    legal = [parts for parts in every if _lays(parts) and legality.refusal(state, whole.move(parts)) is None]
    best = legal[0] if legal else every[0]
    verdicts = tuple(_verdict(state, cards, part) for cards, part in zip(whole.drafts, best, strict=True))
    gauge = None if whole.opened else _gauge(whole, best)
    if not _lays(best):
        return TrayVerdict(verdicts, gauge=gauge)
    moves = tuple((_label(whole, parts, best), whole.move(parts)) for parts in legal[:_MOST_MOVES])
    refusal = None if moves else legality.refusal(state, whole.move(best))
    return TrayVerdict(verdicts, _conditions(whole, best), moves, refusal, gauge)


def drafted_melds(state: ConcanState, seat: int, drafts: Sequence[Draft]) -> list[Meld]:
    """The melds that drafts are, with those that a swapped joker completes."""
    whole = _Tray(state, seat, tuple(tuple(KINDS[code] for code in draft.cards) for draft in drafts), None)
    return [part for part in next(whole.all_parts()) if isinstance(part, Meld)]


def _gauge(whole: _Tray, parts: Parts) -> Gauge:
    """What the melds in the tray count of what a melds-down needs (N5.1, N13.4)."""
    melds = [part for part in parts if isinstance(part, Meld)]
    return Gauge(_text("melds_down"), total_value(melds), whole.state.threshold)


def _lays(parts: Parts) -> bool:
    return any(isinstance(part, Meld) for part in parts)


def _verdict(state: ConcanState, cards: tuple[Kind, ...], part: Meld | SwapPart | None) -> DraftVerdict:
    if isinstance(part, SwapPart):
        return DraftVerdict(_text("swap", card=card_text(part.card), other=Seat(state.melds[part.meld].seat)))
    if isinstance(part, Meld):
        return DraftVerdict(describe_meld(write(part)), part.value, kind=_text(f"kind_{part.kind}"))
    if not cards:
        return DraftVerdict(_text("empty"))
    fault = draft_fault(cards)
    return DraftVerdict(_text("none"), 0, fault, _hopeful(cards))


def draft_fault(cards: Sequence[Kind]) -> Refusal:
    """Why cards are no meld, whatever their jokers stand for."""
    naturals = sorted(card for card in cards if card != JOKER)
    fault = read(NewMeld(codes(naturals)), 0)
    if isinstance(fault, Meld):  # what is wrong is a joker too many
        fault = read(NewMeld(()), 0)
    assert isinstance(fault, Refusal)
    return Refusal(fault.clause, fault.reason, codes(cards))


def _hopeful(cards: Sequence[Kind]) -> bool:
    """Whether more cards may make these a meld."""
    naturals = [card for card in cards if card != JOKER]
    return len(set(naturals)) == len(naturals) and alike(naturals)


def _conditions(whole: _Tray, parts: Parts) -> tuple[Condition, ...]:
    state, seat, move = whole.state, whole.seat, whole.move(parts)
    lay = read_laying(state, seat, move.melds or (), move.swaps or ())
    if isinstance(lay, Refusal):
        return ()
    conditions = []
    if not whole.opened:
        key = "enough" if lay.value > state.threshold else "threshold"
        text = _text(key, value=lay.value, threshold=state.threshold)
        conditions.append(Condition(text, "N5.1", legality.threshold_fault(state, lay) is None))
    left = state.hands[seat].size + lay.gained + (whole.taken is not None) - len(lay.used)
    return (*conditions, Condition(hand_size_text(left), "N4.7", left >= 1))


def _label(whole: _Tray, parts: Parts, best: Parts) -> Text:
    melds = [part for part in parts if isinstance(part, Meld)]
    label = _text("lay", count=len(melds), value=total_value(melds))
    if whole.taken is not None:
        label = _text("take", card=card_text(whole.taken.card or ""), **label.arguments)
    for part, usual in zip(parts, best, strict=True):
        if part != usual and isinstance(part, Meld):
            label = _text("other", action=label, meld=describe_meld(write(part)))
        elif part != usual and isinstance(part, SwapPart):
            meld = whole.state.melds[part.meld]
            label = _text("other_swap", action=label, meld=describe_meld(write(meld)), other=Seat(meld.seat))
    return label


def arrange(seat: int, draft: Draft) -> Draft | Refusal:
    """A draft's cards in the order in which they lie as a meld, or why they are none."""
    cards = [KINDS[code] for code in draft.cards]
    if found := readings(cards, seat):
        return Draft(codes(found[0].cards))
    return draft_fault(cards)


def split(seat: int, cards: Sequence[Code]) -> tuple[tuple[Code, ...], ...]:
    """Cards as the melds that they are in one way alone, else together."""
    kinds = [KINDS[code] for code in cards]
    several = () if readings(kinds, seat) else only_split(kinds, seat)
    return tuple(codes(meld.cards) for meld in several) or (tuple(cards),)
