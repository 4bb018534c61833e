"""What a seat sees of a trick game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from barracan.games.tricks.ranking import Mask, cards_of
from barracan.games.tricks.state import TricksState
from barracan.model.cards import CODES, Code, codes
from barracan.model.events import CardMoved, Event
from barracan.model.places import HAND, TRICKS, PlaceName, place_name, read_place
from barracan.model.score import ScoreLine
from barracan.model.value import value
from barracan.model.view import Cards, Family, SeatView, TrickView


@value
class TricksView(SeatView):
    """What a seat sees of any trick game."""

    leader: int | None
    """Who led the trick on the table."""
    trick: tuple[Code, ...]
    """The trick on the table from the lead on."""
    ahead: int | None
    """Who is winning it."""
    tricks: tuple[TrickView, ...]
    """Every complete trick of this hand."""
    lacks: tuple[Mask, ...]
    """For each seat the cards that play has shown everybody it does not hold."""
    lines: tuple[tuple[ScoreLine, ...], ...]
    """The explained points of this hand so far, for each side."""
    cards_left: tuple[tuple[PlaceName, tuple[Code, ...]], ...]
    """What the other seats are left with, by place, once the hand is over."""

    def family(self) -> Family:
        """A trick in the middle."""
        return Family.TRICKS

    def score_lines(self) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points of each side."""
        return self.lines

    def trick_leader(self) -> int | None:
        """Who led the trick on the table."""
        return self.leader

    def trick_winner(self) -> int | None:
        """Who is winning the trick on the table."""
        return self.ahead

    def tricks_won(self) -> tuple[int, ...]:
        """How many tricks each seat has won."""
        return tuple(sum(trick.winner == seat for trick in self.tricks) for seat in range(self.seats))

    def last_trick(self) -> TrickView | None:
        """The last complete trick, which can be looked at until the next lead."""
        return self.tricks[-1] if self.tricks and not self.trick else None

    def past_tricks(self) -> tuple[TrickView, ...]:
        """Every complete trick of this hand."""
        return self.tricks

    def turned_up(self) -> dict[PlaceName, tuple[Code, ...]]:
        """The end of a hand turns the cards up that have not been played."""
        return dict(self.cards_left)

    def before_last_trick(self) -> "TricksView":
        """The view as it was when the last trick lay there complete."""
        last, tricks = self.tricks[-1], self.tricks[:-1]
        return replace(self, trick=last.cards, leader=last.leader, ahead=last.winner, tricks=tricks, cards_left=())

    def steps(self, events: Sequence[Event]) -> list[tuple[tuple[Event, ...], SeatView]]:
        """A trick that is complete lies there before it is taken."""
        events = tuple(events)
        taken = next((at for at, event in enumerate(events) if _takes_trick(event)), 0)
        if not taken:
            return [(events, self)]
        return [(events[:taken], self.before_last_trick()), (events[taken:], self)]

    @property
    def face_up_cards(self) -> frozenset[Code]:
        """The cards that stay face up when they are taken."""
        return frozenset()

    def places(self) -> dict[PlaceName, Cards]:
        """Hands, the trick, and before each winner one back a trick with the cards that lie open on them.

        The last trick lies open there as a whole until the next lead.
        """
        places: dict[PlaceName, Cards] = {
            place_name(HAND, seat): self.hand if seat == self.seat else (None,) * size
            for seat, size in enumerate(self.hand_sizes)
        }
        places["trick"] = self.trick
        face_up, last = self.face_up_cards, self.last_trick()
        older = self.tricks[:-1] if last is not None else self.tricks
        for seat in range(self.seats):
            won = [trick.cards for trick in older if trick.winner == seat]
            backs = sum(not face_up.issuperset(cards) for cards in won)
            faces = tuple(card for cards in won for card in cards if card in face_up)
            open_now = last.cards if last is not None and last.winner == seat else ()
            places[place_name(TRICKS, seat)] = (None,) * backs + faces + open_now
        return places | self.turned_up()


def _takes_trick(event: Event) -> bool:
    return isinstance(event, CardMoved) and event.source == "trick" and read_place(event.target).kind == TRICKS


def trick_fields(state: TricksState, seat: int) -> dict[str, Any]:
    """The common fields of a seat's view, by name; the explained points are each game's own."""
    return {
        **state.public_fields(),
        "seat": seat,
        "hand": tuple(code for kind, code in enumerate(CODES) if state.hands[seat] >> kind & 1),
        "hand_sizes": tuple(hand.bit_count() for hand in state.hands),
        "leader": state.leader if state.trick else None,
        "trick": codes(state.trick),
        "ahead": state.winner if state.trick else None,
        "tricks": tuple(TrickView(trick.leader, codes(trick.cards), trick.winner) for trick in state.tricks),
        "lacks": tuple(state.lacks),
        "cards_left": _cards_left(state, seat) if state.ending is not None else (),
    }


def _cards_left(state: TricksState, viewer: int) -> tuple[tuple[PlaceName, tuple[Code, ...]], ...]:
    """What the other seats hold, those that hold anything."""
    return tuple(
        (place_name(HAND, seat), codes(cards_of(hand)))
        for seat, hand in enumerate(state.hands)
        if seat != viewer and hand
    )
