"""Why Buraco refuses a move (D3, D4, D7.2); all else is as in Burraco."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco import legality
from barracan.games.burraco.legality import PotMoves
from barracan.games.burraco.meld_search import holds_new_meld, new_melds
from barracan.games.burraco.melds import Meld, cards_of
from barracan.games.burraco.moves import Draw, LayMelds, Take
from barracan.games.burraco.state import Drawn
from barracan.games.rummy.state import Hand
from barracan.games.wording import Phrases, turn_fault
from barracan.model.cards import Kind
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP

_TEXTS = {
    "not_first": QT_TRANSLATE_NOOP("buraco", "Only the first card of a hand may be refused. Draw or take."),
    "first": QT_TRANSLATE_NOOP("buraco", "There is no pile in the first turn. Accept the card or refuse it."),
    "no_clock": QT_TRANSLATE_NOOP("buraco", "This match is not played on time."),
    "time_up": QT_TRANSLATE_NOOP("buraco", "The time is up already. The hand is played to its end."),
    "opening": QT_TRANSLATE_NOOP("buraco", "Opening takes {least} points in one move. These melds have {points}."),
    "failed": QT_TRANSLATE_NOOP("buraco", "One failed opening a turn. Lay {least} points or discard."),
}


_refuse = Phrases("buraco", _TEXTS).refusal


def refusal(state: BuracoState, move: BuracoMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    if fault := turn_fault(state, move.seat, "C5.1"):
        return fault
    if isinstance(move, Time):
        if not state.options["minutes"]:
            return _refuse("D7.2", "no_clock")
        return _refuse("D7.2", "time_up") if state.time_up else None
    if isinstance(move, Refuse):
        return None if state.choosing else _refuse("D3.1", "not_first")
    if state.choosing and isinstance(move, Take):
        return _refuse("D3.2", "first")
    if isinstance(move, LayMelds) and state.drawn is not Drawn.NOTHING and not state.opened(state.side_of[move.seat]):
        found = legality.read_melds(state, move)
        if isinstance(found, Refusal):
            return found
        if too_small(state, move.seat, found):
            return _small_fault(state, move.seat, found)
    return legality.refusal(state, move)


def too_small(state: BuracoState, seat: int, found: Sequence[Meld]) -> bool:
    """Whether the side has not opened and these melds are not enough for it (D4.1)."""
    side = state.side_of[seat]
    points = state.terms.points(cards_of(found))
    return not state.opened(side) and points < state.minimums[side]


def _small_fault(state: BuracoState, seat: int, found: Sequence[Meld]) -> Refusal | None:
    """An opening that is too small is refused, or allowed once in a turn, as a failed one (D4.3, D4.4)."""
    least = state.minimums[state.side_of[seat]]
    if state.options["failed_opening"] != "penalty":
        return _refuse("D4.1", "opening", least=least, points=state.terms.points(cards_of(found)))
    return _refuse("D4.4", "failed", least=least) if state.failed else None


def fails(state: BuracoState, move: LayMelds) -> bool:
    """Whether a legal move is a failed opening (D4.4)."""
    found = legality.read_melds(state, move)
    return not isinstance(found, Refusal) and too_small(state, move.seat, found)


_TRIES: Final = 3000
"""So many melds are tried to find the next opening: only a minimum raised by many failures needs more."""


class BuracoMoves(PotMoves[BuracoState, Refuse | Time]):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, BuracoMove) and refusal(self.state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        found = ("draw", "refuse") if self.state.choosing else super().actions()
        return (*found, "time") if found and self._may_call_time() else found

    def of(self, do: str) -> Iterator[BuracoMove]:
        """List the moves of one action, each once."""
        if do == "time":
            if self.state.turn is not None and self._may_call_time():
                yield Time(self.seat)
        elif do == "refuse" or (self.state.choosing and do in {"draw", "take"}):
            if self.state.choosing and do != "take":
                yield Draw(self.seat) if do == "draw" else Refuse(self.seat)
        else:
            yield from super().of(do)

    def pick(self, do: str, rng: Random) -> BuracoMove:
        """Choose a move of this action at random; raises ``ValueError`` if there is none."""
        if do in {"refuse", "time"}:
            return Refuse(self.seat) if do == "refuse" else Time(self.seat)
        return super().pick(do, rng)

    def _may_call_time(self) -> bool:
        return bool(self.state.options["minutes"]) and not self.state.time_up

    @property
    def _side(self) -> int:
        return self.state.side_of[self.seat]

    @property
    def _may_fail(self) -> bool:
        """Whether an opening that is too small is a legal move now (D4.4)."""
        return self.state.options["failed_opening"] == "penalty" and not self.state.failed

    def _enough(self, found: Sequence[Meld]) -> bool:
        return self._may_fail or not too_small(self.state, self.seat, found)

    def _may_lay(self, found: Sequence[Meld]) -> bool:
        if too_small(self.state, self.seat, found):
            return self._may_fail
        return super()._may_lay(found)

    def _may_meld(self) -> bool:
        if self.state.opened(self._side) or self._may_fail:
            return super()._may_meld()
        if not holds_new_meld(self._hand, self.state.terms):
            return False
        return next(self.openings(), None) is not None

    def _melds(self) -> Iterator[LayMelds]:
        if self.state.opened(self._side) or self._may_fail:
            yield from super()._melds()
        else:
            yield from self.openings()

    def openings(self) -> Iterator[LayMelds]:
        """The choices of melds that are enough to open, those with the dearest melds first (D4.1)."""
        state, hand = self.state, self._hand
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
