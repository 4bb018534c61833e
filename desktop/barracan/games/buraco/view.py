"""What a seat of Buraco sees (D9)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.state import RAISE, BuracoState
from barracan.games.burraco import view as views
from barracan.games.burraco.moves import LayMelds
from barracan.games.burraco.options import Terms
from barracan.games.burraco.view import BurracoView
from barracan.model.cards import CODES, KINDS, Code, Kind, pack
from barracan.model.events import SHOWN, CardMoved, Event
from barracan.model.gauge import Gauge
from barracan.model.melding import MeldingSide
from barracan.model.moves import Move
from barracan.model.options import OptionValue
from barracan.model.pack_cut import PackCut
from barracan.model.places import PlaceName, read_place
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import Cards, SeatView

_CUT = QT_TRANSLATE_NOOP("buraco", "{count} lifted")
_EXACT = QT_TRANSLATE_NOOP("buraco", "{count} lifted, exact, +100")
_OPENING = QT_TRANSLATE_NOOP("buraco", "Opening")
_OPENS_WITH = QT_TRANSLATE_NOOP("buraco", "opens with {least} points")


@value
class BuracoView(BurracoView):
    """Everything that D9 lets one seat know."""

    choosing: bool
    """Whether the first seat still has to accept or refuse the first card (D3.1)."""
    top: Code | None
    """The first card of the stock, for the seat that has to choose."""
    refused: Code | None
    """The card that was refused."""
    cut: int | None
    """The number of cards cut, if cuts are counted (D2.3)."""
    minimums: tuple[int, ...]
    """What each side needs to open now (D4)."""
    opened: tuple[bool, ...]
    failed: bool
    """Whether the seat to move has failed to open in this turn (D4.4)."""
    failures: tuple[int, ...]
    """The numbers of those actions that were failed openings."""
    time_up: bool
    shown: tuple[Code, ...] = ()
    """The melds of a failed opening, in the moment in which all see them (D4.4)."""

    def seat_note(self, seat: int) -> Text | None:
        """What a seat's side needs to open, then whether it has taken a pot and may go out (D4, D9)."""
        side = self.side_of(seat)
        if not self.opened[side]:
            return Text("buraco", _OPENS_WITH, {"least": self.minimums[side]})
        return BurracoView.seat_note(self, seat)

    def melding_sides(self) -> tuple[MeldingSide, ...]:
        """What each side needs to open too (D4)."""
        sides = zip(BurracoView.melding_sides(self), self.opened, self.minimums, strict=True)
        return tuple(side if opened else replace(side, opens_with=least) for side, opened, least in sides)

    def stock_note(self) -> Text | None:
        """How many cards the cutter has lifted, where that counts (D2.3)."""
        if self.cut is None:
            return None
        exact = any(line.clause == "D2.3" for lines in self.score_lines() for line in lines)
        return Text("buraco", _EXACT if exact else _CUT, {"count": self.cut})

    def pack_cut(self) -> PackCut | None:
        """The cut by the seat on the dealer's right, where it counts (D2.3)."""
        note = self.stock_note()
        if self.cut is None or note is None:
            return None
        cards = len(pack_of(self.seats, self.options))
        return PackCut((self.dealer - 1) % self.seats, self.cut, cards, note, "D2.3")

    def shown_melds(self) -> Gauge | None:
        """What a failed opening counts of what it would need (D4.4)."""
        if not self.shown or self.turn is None:
            return None
        terms = Terms(self.seats, self.options)
        points = terms.points([KINDS[code] for code in self.shown])
        return Gauge(Text("buraco", _OPENING), points, self.minimums[self.side_of(self.turn)] - RAISE)

    def steps(self, events: Sequence[Event]) -> list[tuple[tuple[Event, ...], SeatView]]:
        """Melds that are too small to open are shown before they go back (D4.4)."""
        shown = tuple(event for event in events if isinstance(event, CardMoved) and event.target == SHOWN)
        if not shown:
            return [(tuple(events), self)]
        return [(shown, self._while_shown(shown)), (tuple(events[len(shown) :]), self)]

    def _while_shown(self, shown: Sequence[CardMoved]) -> "BuracoView":
        """The view as it is while melds lie there that go back into the hand."""
        seat = read_place(shown[0].source).owner
        cards = tuple(event.card for event in shown if event.card)
        sizes = list(self.hand_sizes)
        sizes[seat] -= len(cards)
        hand = tuple((Counter(self.hand) - Counter(cards)).elements()) if seat == self.seat else self.hand
        return replace(self, shown=cards, hand_sizes=tuple(sizes), hand=hand)

    def places(self) -> dict[PlaceName, Cards]:
        """Every place with its cards; the stock shows its top card to the seat that has to choose."""
        places = BurracoView.places(self)
        if self.top is not None:
            places["stock"] = (*places["stock"][:-1], self.top)
        if self.options["failed_opening"] == "penalty":
            places[SHOWN] = self.shown
        return places


def pack_of(seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
    """The pack of a match (D1.1, D1.4)."""
    packs = 3 if seats == 6 else 2
    return pack(packs, 2 * packs if options["jokers"] else 0)


def view(state: BuracoState, seat: int) -> BuracoView:
    """All that a seat may know."""
    chooses = state.choosing and seat == state.turn
    return BuracoView(
        **views.common(state, seat),
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


class Knowledge(views.Knowledge):
    """What public actions and a seat's own cards tell."""

    def __init__(self, view: BuracoView) -> None:
        self._followed = 0
        self._buraco = view
        super().__init__(view, pack_of(view.seats, view.options))
        if view.top is not None:
            self.unseen.remove(KINDS[view.top])

    def follow(self, action: Move) -> None:
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

    def world(self, rng: Random) -> BuracoState:
        """Deal one world that agrees with the view."""
        view = self._buraco
        state = BuracoState(view.seats, view.sides, view.options)
        self.fill(state, rng)
        state.choosing, state.failed, state.time_up = view.choosing, view.failed, view.time_up
        state.refused = None if view.refused is None else KINDS[view.refused]
        state.cut = view.cut
        state.minimums, state.failures = list(view.minimums), list(view.failures)
        if view.top is not None:
            state.stock.append(KINDS[view.top])
        return state


def determinize(view: BuracoView, rng: Random) -> BuracoState:
    """Deal one world that agrees with all that the seat has seen; many worlds come faster from one ``Knowledge``."""
    return Knowledge(view).world(rng)
