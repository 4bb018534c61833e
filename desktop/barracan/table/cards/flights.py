"""The ways of cards over the table: dealt, moved, gone behind a plate."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from math import hypot
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF

from barracan.model.cards import Code
from barracan.model.events import Event
from barracan.model.places import DISCARD, HAND, PILE, POT, WINDOW, PlaceName, place_name, read_place
from barracan.model.view import SeatView
from barracan.table import timings
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.motion import Motion, in_out_cubic
from barracan.table.cards.tableau import Change, Tableau
from barracan.table.layouts.geometry import Layout

_DEALT_TO: Final = frozenset({PILE, DISCARD, POT, WINDOW})
"""Where cards lie in the beginning beside the hands and the stock."""
_AT_PLATE: Final = 22
"""How wide a card is, at the text scale of 1, where it goes behind a plate."""
Step: TypeAlias = tuple[tuple[Event, ...], SeatView, int]
"""Events, the view after them, and how long it can be looked at before the next step."""
Held: TypeAlias = Callable[[int, int], None]
"""Is told while cards fly to another hand: the seat, and how many have come to it."""


class Flights:
    """Sends cards to where the layout has them; ``hidden`` says which places lie behind a plate.

    Attributes:
        leaving: the cards on their way off the table.
    """

    def __init__(self, tableau: Tableau, motion: Motion, hidden: Callable[[PlaceName], bool]) -> None:
        self._tableau = tableau
        self._motion = motion
        self._hidden = hidden
        self.leaving: list[CardItem] = []

    def widths(self) -> dict[CardItem, float]:
        """How wide every card is drawn now."""
        return {card: card.spot.width * card.scale() for card in self._tableau.cards()}

    def act(self, change: Change, widths: dict[CardItem, float], layout: Layout, rest: int, held: Held) -> None:
        """Cards of a move fly from where they lie, *widths* wide, and all others close up."""
        for card, place in change.entered.items():
            start = self._hidden_spot(place, layout)
            card.setPos(start.middle if start is not None else card.goal)
            widths[card] = card.spot.width if start is None else start.width
        self._send_leaving(change.leaving, layout)
        self.leaving = list(change.leaving)
        arrivals = self._arrivals(layout, held)
        flying = list(dict.fromkeys([*change.travelling, *change.leaving]))
        resting = [card for card in self._tableau.cards() if card not in set(flying)]
        self._tableau.ground(resting)
        self._tableau.lift(flying)
        self._motion.begin(rest)
        longest = max((timings.travel(_distance(card)) for card in flying), default=0)
        step = timings.stagger(len(flying), longest)
        for number, card in enumerate(flying):
            self._fly(card, number * step, widths.get(card), change.turned, arrived=arrivals.get(card, _do_nothing))
        for card in resting:
            self._motion.glide(
                card, timings.RELAYOUT, easing=in_out_cubic, from_width=widths.get(card), turned=change.turned
            )

    def deal(self, view: SeatView, layout: Layout, hand: Sequence[CardItem], held: Held) -> None:
        """All cards of a new hand fly out of the stock, one after another."""
        source = layout.outlines.get("stock", layout.centre)
        stock, width = source.center(), min(source.width(), source.height(), layout.hand_width)
        dealt = self._deal_order(view, layout, hand, stock)
        arrivals = self._arrivals(layout, held)
        resting = [card for card in self._tableau.cards() if card not in dealt]
        self._tableau.ground(resting)
        for card in resting:
            card.rest()
        self._tableau.lift(dealt)
        self._motion.begin()
        step = timings.deal_step(len(dealt))
        for number, card in enumerate(dealt):
            face = card.code
            card.turn_to(None)
            card.setPos(stock)
            turned = {card: face} if face is not None else {}
            self._fly(card, number * step, width, turned, unseen=True, arrived=arrivals.get(card, _do_nothing))

    def land(self) -> None:
        """Everything has arrived: what has left is gone."""
        self.remove(self.leaving)
        self.leaving = []

    def remove(self, cards: Iterable[CardItem]) -> None:
        """Take cards off the table at once."""
        for card in cards:
            self._motion.forget(card)
            card.leave()

    def _deal_order(self, view: SeatView, layout: Layout, hand: Sequence[CardItem], stock: QPointF) -> list[CardItem]:
        """Round by round from the left of the dealer, other hands as backs that vanish in their plates."""
        hands: dict[int, list[CardItem]] = {}
        for turn in range(view.seats):
            seat = (view.dealer + 1 + turn) % view.seats
            place = place_name(HAND, seat)
            if seat == view.seat:
                hands[seat] = list(hand)
                continue
            hands[seat] = [self._tableau.new_card(None, place, stock) for _ in range(view.hand_sizes[seat])]
            self._send_leaving(dict.fromkeys(hands[seat], place), layout)
            self.leaving += hands[seat]
        rounds = max(map(len, hands.values()))
        dealt = [each[number] for number in range(rounds) for each in hands.values() if number < len(each)]
        others = [place.cards for name, place in self._tableau.places.items() if read_place(name).kind in _DEALT_TO]
        return [*dealt, *(card for cards in others for card in cards)]

    def _arrivals(self, layout: Layout, held: Held) -> dict[CardItem, Callable[[], None]]:
        """What happens when a card has come into a fan: the fan has one back more, where the card lay."""
        arrivals: dict[CardItem, Callable[[], None]] = {}
        for seat, fan in layout.fans.items():
            place = place_name(HAND, seat)
            coming = [card for card in self.leaving if card.place == place]
            before = max(0, len(fan.backs) - len(coming))
            if coming and self._motion.speed != timings.OFF:
                held(seat, before)
            counts = count(before + 1)
            for card, (centre, _) in zip(coming, fan.backs[before:], strict=False):
                card.take(card.spot._replace(x=centre.x(), y=centre.y()))

                def arrive(card: CardItem = card, seat: int = seat, counts: Iterator[int] = counts) -> None:
                    card.hide()
                    held(seat, next(counts))

                arrivals[card] = arrive
        return arrivals

    def _fly(
        self,
        card: CardItem,
        delay: float,
        width: float | None,
        turned: Mapping[CardItem, Code | None],
        *,
        unseen: bool = False,
        arrived: Callable[[], None],
    ) -> None:
        self._motion.glide(
            card,
            timings.travel(_distance(card)),
            delay=delay,
            from_width=width,
            turned=turned,
            fades=True,
            unseen=unseen,
            arrived=arrived,
        )

    def _send_leaving(self, leaving: Mapping[CardItem, PlaceName], layout: Layout) -> None:
        """Cards that leave go to a plate, or under what lies in their place."""
        for card, place in leaving.items():
            hidden = self._hidden_spot(place, layout)
            if hidden is not None:
                middle = hidden.middle
                card.take(
                    card.spot._replace(x=middle.x(), y=middle.y(), width=hidden.width, across=False, washed=False)
                )
            elif spots := layout.spots.get(place):
                card.take(spots[max(0, len(spots) - 2)])

    def _hidden_spot(self, place: PlaceName, layout: Layout) -> "_HiddenSpot | None":
        """Where cards of another hand come from and go to: the middle of its fan, or behind the plate of its seat."""
        if not self._hidden(place):
            return None
        seat = read_place(place).owner
        if (fan := layout.fans.get(seat)) is not None:
            return _HiddenSpot(fan.rect.center(), fan.width)
        plate = layout.plates.get(seat)
        return _HiddenSpot(plate.center(), round(_AT_PLATE * layout.text_scale)) if plate is not None else None


class _HiddenSpot(NamedTuple):
    """Where a card is seen last, and how wide."""

    middle: QPointF
    width: int


def steps_with_rests(steps: Sequence[tuple[tuple[Event, ...], SeatView]], last: int, others: int) -> list[Step]:
    """Steps that can each be looked at so long before the next; melds that go back have a time of their own."""
    rests = [timings.MELDS_SHOWN if view.shown_melds() else others for _, view in steps[:-1]] + [last]
    return [(events, view, rest) for (events, view), rest in zip(steps, rests, strict=True)]


def _do_nothing() -> None:
    pass


def _distance(card: CardItem) -> float:
    way = card.goal - card.pos()
    return hypot(way.x(), way.y())
