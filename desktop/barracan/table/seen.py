"""What the table reads out of a view, whatever the game: it knows games by the places they have."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from barracan.model.cards import Code
from barracan.model.events import CardMoved, Event, Place
from barracan.model.score import ScoreLine, SheetRow
from barracan.model.text import Text

TRICK: Place = "trick"
SHOWN: Place = "shown"
"""Where melds lie for a moment that are too small to open."""


class Family(Enum):
    """What kind of table a game is played at."""

    PILES = "piles"
    """BarraCan: four piles round the stock."""
    TRICKS = "tricks"
    RUMMY = "rummy"


def family_of(view: Any) -> Family:
    """The kind of table, by the places that the view has."""
    places = view.places()
    if "pile:0" in places:
        return Family.PILES
    return Family.TRICKS if TRICK in places else Family.RUMMY


def melds(view: Any) -> bool:
    """Whether cards are put together in this game, so that there is a tray."""
    return family_of(view) is not Family.TRICKS


def builds_ladders(view: Any) -> bool:
    """Whether this game has ladders."""
    return family_of(view) is Family.PILES


def own_cards(view: Any) -> tuple[Code, ...]:
    """The viewer's hand."""
    return tuple(code for code in view.places()[f"hand:{view.seat}"] if code)


def hand_suits(view: Any) -> tuple[tuple[Code, ...], ...]:
    """The suits as the game knows them, each from low to high; none where they are those of the cards."""
    return getattr(view, "hand_suits", ())


def hand_size(view: Any, seat: int) -> int:
    """How many cards a seat holds."""
    return len(view.places()[f"hand:{seat}"])


def pot_covered(view: Any, seat: int) -> bool:
    """Whether a seat's hand is a pot that it has taken and not looked at yet (C12.1)."""
    return any(seat == other for other, _ in getattr(view, "unseen", ()))


def lines_of(view: Any) -> tuple[tuple[ScoreLine, ...], ...]:
    """The explained points of this hand so far, for each side; none where a game counts only in the end."""
    if hasattr(view, "table"):
        return tuple(side.lines for side in view.table)
    return tuple(getattr(view, "lines", ()))


def points_of(view: Any, side: int) -> int | None:
    """A side's points of this hand so far."""
    lines = lines_of(view)
    return sum(line.points for line in lines[side]) if lines else None


def target_of(view: Any) -> int | None:
    """The points that decide the match, in games that are played to a target and not on time."""
    target = view.options.get("target")
    return target if isinstance(target, int) and not view.options.get("minutes") else None


def headline_of(view: Any) -> Text | None:
    """What is being played, as the game's view says it: a contract, a threshold."""
    return getattr(view, "headline", None)


def seat_note(view: Any, seat: int) -> Text | None:
    """What is to be known of a seat beside its cards: that it is the declarer, whom it has doubled."""
    notes = getattr(view, "seat_notes", ())
    return notes[seat] if notes else None


def doubled(view: Any, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Whom a seat has doubled in this hand and whom it has redoubled, in games with doubling."""
    if not hasattr(view, "redoubles"):
        return (), ()
    again = view.redoubles[seat]
    return tuple(other for other in view.doubles[seat] if other not in again), again


def in_steps(events: Sequence[Event], view: Any) -> list[tuple[tuple[Event, ...], Any]]:
    """The events with the view after them.

    A trick that is complete lies there before it is taken, melds that are only shown before they go back.
    """
    events = tuple(events)
    shown = [event for event in events if isinstance(event, CardMoved) and event.target == SHOWN]
    if shown:
        return [(tuple(shown), _while_shown(view, shown)), (events[len(shown) :], view)]
    taken = next((at for at, event in enumerate(events) if _takes(event)), None)
    if not taken:
        return [(events, view)]
    return [(events[:taken], before_taking(view)), (events[taken:], view)]


def _while_shown(view: Any, shown: Sequence[CardMoved]) -> Any:
    """The view as it is while melds lie there that go back into the hand."""
    seat = int(shown[0].source.partition(":")[2])
    cards = tuple(event.card for event in shown)
    sizes = list(view.hand_sizes)
    sizes[seat] -= len(cards)
    hand = tuple((Counter(view.hand) - Counter(cards)).elements()) if seat == view.seat else view.hand
    return replace(view, shown=cards, hand_sizes=tuple(sizes), hand=hand)


def before_taking(view: Any) -> Any:
    """The view as it was when the last trick lay there complete."""
    last = view.tricks[-1]
    return replace(view, trick=last.cards, leader=last.leader, tricks=view.tricks[:-1])


def sheet_rows(view: Any) -> tuple[SheetRow, ...]:
    """What the game's score sheet has below the hands."""
    return getattr(view, "sheet_rows", ())


def shows_all(view: Any) -> bool:
    """Whether the end of the hand has turned cards up that lay face down."""
    return getattr(view, "card_points", None) is not None


def last_trick(view: Any) -> Any:
    """The last complete trick while it may be looked at, else ``None``."""
    return getattr(view, "last_trick", None)


def _takes(event: Event) -> bool:
    return isinstance(event, CardMoved) and event.source == TRICK and event.target.startswith("tricks:")
