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


class BuracoMoves(PotMoves):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    _state: BuracoState

    def __init__(self, state: BuracoState) -> None:
        super().__init__(state)

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
        useful = {card for meld in singles for card in meld.cards}
        rest = sum(values[card] for card in hand.cards() if card in useful)
        for chosen in self._choices(singles, 0, hand, [], least, rest):
            if super()._may_lay(chosen):
                yield self._move(chosen)

    def _choices(
        self, singles: Sequence[Meld], start: int, hand: Hand, chosen: list[Meld], lacking: int, rest: int
    ) -> Iterator[list[Meld]]:
        """Every choice of melds that together have enough points; *rest* is what the cards left could add at most."""
        values = self._state.terms.values
        for at in range(start, len(singles)):
            meld = singles[at]
            if not hand.holds(meld.cards) or (meld.is_group and any(other.rank == meld.rank for other in chosen)):
                continue
            points = sum([values[card] for card in meld.cards])
            chosen.append(meld)
            if points >= lacking:
                yield chosen.copy()
            if rest - points >= max(lacking - points, 15):
                yield from self._choices(singles, at, hand.without(meld.cards), chosen, lacking - points, rest - points)
            chosen.pop()
