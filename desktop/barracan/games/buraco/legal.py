"""The legal moves of Buraco: Burraco's, with the first choice, the opening and the clock."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from barracan.games.buraco import judging
from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco.finding import holds_new_meld, new_melds
from barracan.games.burraco.legal import PotMoves
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import Draw, LayMelds
from barracan.games.rummy.hand import Hand
from barracan.model.cards import Kind

_TRIES = 3000
"""So many melds are tried to find the next opening: only a minimum raised by many failures needs more."""


class BuracoMoves(PotMoves):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    _state: BuracoState

    def __contains__(self, move: object) -> bool:
        return isinstance(move, BuracoMove) and judging.refusal(self._state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        found = ("draw", "refuse") if self._state.choosing else super().actions()
        return (*found, "time") if found and self._may_call_time() else found

    def of(self, do: str) -> Iterator[Any]:
        """List the moves of one action, each once."""
        if do == "time":
            if self._state.turn is not None and self._may_call_time():
                yield Time(self._seat)
        elif do == "refuse" or (self._state.choosing and do in {"draw", "take"}):
            if self._state.choosing and do != "take":
                yield Draw(self._seat) if do == "draw" else Refuse(self._seat)
        else:
            yield from super().of(do)

    def pick(self, do: str, rng: Random) -> Any:
        """Choose a move of this action at random; raises ``ValueError`` if there is none."""
        if do in {"refuse", "time"}:
            return Refuse(self._seat) if do == "refuse" else Time(self._seat)
        return super().pick(do, rng)

    def _may_call_time(self) -> bool:
        return bool(self._state.options["minutes"]) and not self._state.time_up

    @property
    def _side(self) -> int:
        return self._state.side_of[self._seat]

    @property
    def _may_fail(self) -> bool:
        """Whether an opening that is too small is a legal move now (D4.4)."""
        return self._state.options["failed_opening"] == "penalty" and not self._state.failed

    def _enough(self, found: Sequence[Meld]) -> bool:
        return self._may_fail or not judging.too_small(self._state, self._seat, found)

    def _may_lay(self, found: Sequence[Meld]) -> bool:
        if judging.too_small(self._state, self._seat, found):
            return self._may_fail
        return super()._may_lay(found)

    def _may_meld(self) -> bool:
        if self._state.opened(self._side) or self._may_fail:
            return super()._may_meld()
        if not holds_new_meld(self._hand, self._state.terms):
            return False
        return next(self.openings(), None) is not None

    def _melds(self) -> Iterator[LayMelds]:
        if self._state.opened(self._side) or self._may_fail:
            yield from super()._melds()
        else:
            yield from self.openings()

    def openings(self) -> Iterator[LayMelds]:
        """The choices of melds that are enough to open, those with the dearest melds first (D4.1)."""
        state, hand = self._state, self._hand
        least, values = state.minimums[self._side], state.terms.values
        if sum(values[card] for card in hand.cards()) < least:
            return
        singles = list(new_melds(hand, state.terms, self._ranks(), range(4)))
        singles.sort(key=lambda meld: -sum([values[card] for card in meld.cards]))
        for chosen in _Choices(values).of(singles, hand, [], least):
            if super()._may_lay(chosen):
                yield self._move(chosen)


class _Choices:
    """The choices of melds that together have enough points; a search that goes on too long gives up."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values
        self._tries = _TRIES

    def of(self, singles: Sequence[Meld], hand: Hand, chosen: list[Meld], lacking: int) -> Iterator[list[Meld]]:
        """Every choice that has what is *chosen* already and what the hand left may add to it."""
        melds = [meld for meld in singles if hand.holds(meld.cards) and not _clashes(meld, chosen)]
        reach = self._reach(melds, hand)
        for at, meld in enumerate(melds):
            if reach[at] < lacking or not self._tries:
                return
            self._tries -= 1
            chosen.append(meld)
            rest = lacking - sum([self._values[card] for card in meld.cards])
            if rest <= 0:
                self._tries = _TRIES
                yield chosen.copy()
            yield from self.of(melds[at:], hand.without(meld.cards), chosen, rest)
            chosen.pop()

    def _reach(self, melds: Sequence[Meld], hand: Hand) -> list[int]:
        """The points of all cards of the hand that are in any of these melds, for each meld with those after it."""
        reach, points = [0] * len(melds), 0
        seen: set[Kind] = set()
        for at in reversed(range(len(melds))):
            for card in melds[at].cards:
                if card not in seen:
                    seen.add(card)
                    points += self._values[card] * hand.counts[card]
            reach[at] = points
        return reach


def _clashes(meld: Meld, chosen: Sequence[Meld]) -> bool:
    """Whether two groups would have one rank (C4.2)."""
    return meld.is_group and any(other.rank == meld.rank for other in chosen)
