"""What a seat sees of Barracuda (U10)."""

from collections.abc import Mapping
from dataclasses import field

from barracan.games.barracuda.moves import BarracudaMove
from barracan.model.cards import RANKS, Code
from barracan.model.events import Place
from barracan.model.options import OptionValue
from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import Cards

_HAND_SUITS = tuple(tuple(rank + suit for rank in RANKS) for suit in "HSDC")
_HANDS = QT_TRANSLATE_NOOP("barracuda", "hands {hands}")
_LIMIT = QT_TRANSLATE_NOOP("barracuda", "the match ends above {limit} points")
_DEALER = QT_TRANSLATE_NOOP("barracuda", "deals, hands {hands}")


@value
class MeldView:
    """A meld and who laid it (U11.2)."""

    seat: int
    kind: str
    """``set`` or ``run``."""
    cards: tuple[Code, ...]
    """A run from its low to its high end."""


@value
class BarracudaView:
    """Everything that U10 lets one seat know."""

    seat: int
    seats: int
    sides: tuple[tuple[int, ...], ...]
    options: Mapping[str, OptionValue] = field(hash=False)
    hand_number: int
    dealer: int
    totals: tuple[int, ...]
    """The points column."""
    hand_totals: tuple[int, ...]
    """The hands column."""
    columns: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """Points and hands of each hand that is over."""
    turn: int | None
    phase: str
    """``draw`` before the draw, ``play`` before the turn's one play, ``discard`` after it."""
    hand: tuple[Code, ...]
    """In the order of kinds."""
    hand_sizes: tuple[int, ...]
    stock_count: int
    discard: tuple[Code, ...]
    """Its top card last."""
    melds: tuple[MeldView, ...]
    actions: tuple[BarracudaMove, ...]
    """Every public action of this hand, in order."""
    ending: HandEnd | None
    """How the hand ended, until the next one is dealt."""
    result: MatchEnd | None
    """How the match ended, once it has."""

    @property
    def hand_suits(self) -> tuple[tuple[Code, ...], ...]:
        """The suits from low to high in the order of a hand, the ace left of the 2 (U1.4)."""
        return _HAND_SUITS

    @property
    def headline(self) -> Text:
        """When the match ends (U7.1)."""
        return Text("barracuda", _LIMIT, {"limit": int(self.options["limit"])})

    @property
    def seat_notes(self) -> tuple[Text, ...]:
        """Each seat's place in the hands column (U6.2), and who dealt (U11.3)."""
        return tuple(
            Text("barracuda", _DEALER if seat == self.dealer else _HANDS, {"hands": f"{hands:+}" if hands else "0"})
            for seat, hands in enumerate(self.hand_totals)
        )

    def places(self) -> dict[Place, Cards]:
        """Every place with its cards."""
        places: dict[Place, Cards] = {"stock": (None,) * self.stock_count, "discard": self.discard}
        for seat, size in enumerate(self.hand_sizes):
            places[f"hand:{seat}"] = self.hand if seat == self.seat else (None,) * size
        for number, meld in enumerate(self.melds):
            places[f"meld:{number}"] = meld.cards
        return places
