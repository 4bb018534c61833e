"""Melds on rails: runs and groups in the order of their meaning, one step for all of a side, the last cards across."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.model.cards import RANKS
from barracan.model.value import value
from barracan.model.view import LaidMeld
from barracan.session.hand_order import SUIT_ORDER
from barracan.table.layouts.geometry import INDEX, SPARE, Index, Spot, height_of, spot_at

DRAFTS: Final = "drafts"
"""The name of the room in which drafts are shown."""
GAP: Final = 12.0
"""Between two melds at least, where cards need not shrink for it."""
_SLACK: Final = 16.0
"""So much a gap is widened by at most."""
_BEFORE_GROUPS: Final = 14.0
"""Between the last run and the first group where they share a rail."""
_FINENESS: Final = 0.01


@value
class RailMeld:
    """A meld to be laid: its place, how many cards it has, how many of the last lie across, its caption's width."""

    place: str
    count: int
    across: int = 0
    caption: float = 0.0


class RailSize(NamedTuple):
    """How melds are laid: the width of the cards, and the step from one to the next in widths."""

    card: int
    step: float
    turned: float = INDEX.turned
    """How much of a card that lies across must show above the next, in widths."""
    gap: float = GAP
    """Between two melds at least."""

    def width(self, meld: RailMeld) -> float:
        """How wide a meld is, its caption included."""
        last = height_of(self.card) if meld.across else self.card
        strips = max(0, meld.count - max(1, meld.across))
        return max(strips * self.step * self.card + last, meld.caption)

    def spots(self, meld: RailMeld, left: float, top: float) -> tuple[Spot, ...]:
        """Where the cards of a meld lie, from this corner on: one across lies in the middle, two one on the other."""
        card, upright = self.card, meld.count - meld.across
        strip = self.step * card
        spots = [spot_at(left + at * strip, top, card, strip=strip) for at in range(upright)]
        if not meld.across:
            return (*spots[:-1], spots[-1]._replace(strip=card)) if spots else ()
        drops: tuple[float, ...] = (0.5 * (height_of(card) - card),)
        if meld.across > 1:
            first = -0.5 * ((1 + self.turned) * card - height_of(card))
            drops = (first, first + self.turned * card)
        turned = [spot_at(left + upright * strip, top + drop, card, across=True) for drop in drops]
        return (*spots, *turned)


def in_order(melds: Iterable[LaidMeld]) -> tuple[list[LaidMeld], list[LaidMeld]]:
    """The runs by suit and first card, and the groups by rank from the ace down."""
    melds = list(melds)
    runs = sorted((meld for meld in melds if not meld.is_group), key=_by_suit)
    return runs, sorted((meld for meld in melds if meld.is_group), key=_from_ace)


def _by_suit(meld: LaidMeld) -> tuple[int, int]:
    first = meld.meanings[0]
    return SUIT_ORDER.index(first[1]), RANKS.index(first[0])


def _from_ace(meld: LaidMeld) -> int:
    rank = RANKS.index(meld.meanings[0][0])
    return -rank if rank else -len(RANKS)


def lay_on_rails(
    runs: Sequence[RailMeld], groups: Sequence[RailMeld], rails: Sequence[QRectF], size: RailSize, *, mixed: bool = True
) -> Mapping[str, tuple[Spot, ...]] | None:
    """The spots of every meld; ``None`` where they have no room so.

    Runs begin on the first rail and flow to the next; groups lie on the last, behind the runs there, or if rails may be
    *mixed* where room is left above.
    """
    lines = _Lines(rails, size)
    at = 0
    for run in runs:
        while at < len(rails) and not lines.take(at, run):
            at += 1
        if at == len(rails):
            return None
    for group in groups:
        order = (len(rails) - 1, *(range(len(rails) - 1) if mixed else ()))
        if not any(lines.take(at, group, group=True) for at in order):
            return None
    return lines.lay()


class _Lines:
    """The melds of each rail, as far as they have been put there."""

    def __init__(self, rails: Sequence[QRectF], size: RailSize) -> None:
        self._rails = rails
        self._size = size
        self._melds: list[list[tuple[RailMeld, float]]] = [[] for _ in rails]
        self._used = [0.0 for _ in rails]
        self._grouped = [False for _ in rails]

    def take(self, at: int, meld: RailMeld, *, group: bool = False) -> bool:
        """Put a meld behind the others of a rail; says whether it has room."""
        before = 0.0 if not self._melds[at] else self._gap(at, group)
        wide = self._size.width(meld)
        if self._used[at] + before + wide > self._rails[at].width() + 0.01:
            return False
        self._used[at] += before + wide
        self._melds[at].append((meld, before))
        self._grouped[at] = self._grouped[at] or group
        return True

    def _gap(self, at: int, group: bool) -> float:
        """The gap before the next meld of a rail."""
        first = group and not self._grouped[at] and self._size.gap == GAP
        return _BEFORE_GROUPS if first else self._size.gap

    def lay(self) -> Mapping[str, tuple[Spot, ...]]:
        """The spots of all, the gaps widened by what is left over."""
        laid = {}
        for rail, melds, used in zip(self._rails, self._melds, self._used, strict=True):
            slack = min(_SLACK, (rail.width() - used) / max(1, len(melds) - 1))
            left = rail.left()
            for number, (meld, before) in enumerate(melds):
                left += before + slack if number else 0
                laid[meld.place] = self._size.spots(meld, left, rail.top())
                left += self._size.width(meld)
        return laid


def steps(widest: float, index: Index = INDEX) -> list[float]:
    """The steps from the widest down to the closest that still shows every index."""
    least = max(INDEX.beside, index.beside - SPARE)
    count = max(0, round((widest - least) / _FINENESS))
    return [*(widest - _FINENESS * number for number in range(count)), least]
