"""The view of a seat of Buraco (D9), and worlds that agree with it."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.state import BuracoState
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import seeing
from barracan.games.burraco.moves import LayMelds
from barracan.games.burraco.state import PotState
from barracan.model.cards import CODES, KINDS, Kind, pack
from barracan.model.options import OptionValue


def pack_of(seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
    """The pack of a match (D1.1, D1.4)."""
    packs = 3 if seats == 6 else 2
    return pack(packs, 2 * packs if options["jokers"] else 0)


def view(state: BuracoState, seat: int) -> BuracoView:
    """All that a seat may know."""
    chooses = state.choosing and seat == state.turn
    return BuracoView(
        **seeing.common(state, seat),
        choosing=state.choosing,
        top=CODES[state.stock[-1]] if chooses else None,
        refused=None if state.refused is None else CODES[state.refused],
        cut=state.cut,
        minimums=tuple(state.minimums),
        opened=tuple(state.opened(side) for side in range(len(state.sides))),
        failed=state.failed,
        failures=tuple(state.failures),
        time_up=state.time_up,
    )


class Seen(seeing.Seen):
    """What public actions and a seat's own cards tell."""

    def __init__(self, view: BuracoView) -> None:
        self._followed = 0
        self._buraco = view
        super().__init__(view, pack_of(view.seats, view.options))
        if view.top is not None:
            self.unseen.remove(KINDS[view.top])

    def follow(self, action: Any) -> None:
        """Take an action into account: a refused card begins the pile, a failed opening shows cards of a hand."""
        number, self._followed = self._followed, self._followed + 1
        if isinstance(action, Refuse):
            self.put_on_pile(KINDS[self._buraco.refused or ""])
        elif isinstance(action, LayMelds) and number in self._buraco.failures:
            known = self.known[action.seat]
            for card, count in Counter(KINDS[code] for cards in action.melds for code in cards).items():
                for _ in range(count - known.counts[card]):
                    known.add(card)
        else:
            super().follow(action)

    def fill(self, state: PotState[Any], rng: Random) -> None:
        """Give a state everything public, and deal the unseen cards at random."""
        super().fill(state, rng)
        if isinstance(state, BuracoState):
            view = self._buraco
            state.choosing, state.failed, state.time_up = view.choosing, view.failed, view.time_up
            state.refused = None if view.refused is None else KINDS[view.refused]
            state.cut = view.cut
            state.minimums, state.failures = list(view.minimums), list(view.failures)
            if view.top is not None:
                state.stock.append(KINDS[view.top])


def determinize(view: BuracoView, rng: Random) -> BuracoState:
    """Deal one world that agrees with all that the seat has seen; many worlds come faster from one ``Seen``."""
    state = BuracoState(view.seats, view.sides, view.options)
    Seen(view).fill(state, rng)
    return state
