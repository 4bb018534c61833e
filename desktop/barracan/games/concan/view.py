"""What a seat sees of Concan (N12)."""

from collections.abc import Mapping
from dataclasses import field

from barracan.games.concan.moves import ConcanMove
from barracan.model.cards import Code
from barracan.model.events import Place
from barracan.model.options import OptionValue
from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import Cards

_THRESHOLD = QT_TRANSLATE_NOOP("concan", "melds-down from {threshold}, hand {hand} of {hands}")
_CLOSED = QT_TRANSLATE_NOOP("concan", "no melds-down yet")
_OPENED = QT_TRANSLATE_NOOP("concan", "melds-down done")
_ANNOUNCED = QT_TRANSLATE_NOOP("concan", "melds-down done, jokers announced: {count}")


@value
class MeldView:
    """A meld in full (N13.2)."""

    seat: int
    """Who laid it."""
    kind: str
    """``set`` or ``run``."""
    cards: tuple[Code, ...]
    """Jokers as jokers; a run from its low to its high end."""
    stands: tuple[Code, ...]
    """What each card stands for; a natural for itself."""
    value: int


@value
class ConcanView:
    """Everything that N12 lets one seat know."""

    seat: int
    seats: int
    sides: tuple[tuple[int, ...], ...]
    options: Mapping[str, OptionValue] = field(hash=False)
    hand_number: int
    dealer: int
    """The first player, who deals (N2.3)."""
    totals: tuple[int, ...]
    turn: int | None
    phase: str
    """``first`` for the first discard, ``take`` before a draw or take, ``lay`` before the discard."""
    threshold: int
    """What a melds-down counts at least (N5.1)."""
    hand: tuple[Code, ...]
    """In the order of kinds."""
    hand_sizes: tuple[int, ...]
    opened: tuple[bool, ...]
    """Who has done his melds-down."""
    announced: tuple[int, ...]
    """How many jokers each hand has announced."""
    unheard: tuple[tuple[int, int], ...]
    """How many further jokers each hand may hold at most as far as all know, of old cards and of a new stock's."""
    stock_count: int
    restocks_left: int
    """How many new stocks there may still be (N7.1)."""
    discard: tuple[Code, ...]
    """The whole pile, its top card last; all saw what now lies covered."""
    melds: tuple[MeldView, ...]
    taken: Code | None
    """The discard that the seat to move has taken in this turn."""
    barred: Code | None
    """The card that this seat may not discard in its turn (N4.5)."""
    actions: tuple[ConcanMove, ...]
    """Every public action of this hand, in order; of a new stock the cards, sorted."""
    ending: HandEnd | None
    """How the hand ended, until the next one is dealt."""
    result: MatchEnd | None
    """How the match ended, once it has."""

    @property
    def headline(self) -> Text:
        """What a melds-down has to count, and how far the match is (N5.1, N10.1)."""
        hands = int(self.options["hands"])
        return Text("concan", _THRESHOLD, {"threshold": self.threshold, "hand": self.hand_number, "hands": hands})

    @property
    def seat_notes(self) -> tuple[Text | None, ...]:
        """For each seat whether it has done its melds-down and how many jokers it has announced (N13.3)."""
        return tuple(self._note(seat) for seat in range(self.seats))

    def _note(self, seat: int) -> Text | None:
        jokers = self.announced[seat]
        if not self.opened[seat]:
            return Text("concan", _CLOSED)
        return Text("concan", _ANNOUNCED, {"count": jokers}) if jokers else Text("concan", _OPENED)

    def places(self) -> dict[Place, Cards]:
        """Every place with its cards."""
        places: dict[Place, Cards] = {"stock": (None,) * self.stock_count, "discard": self.discard}
        for seat, size in enumerate(self.hand_sizes):
            places[f"hand:{seat}"] = self.hand if seat == self.seat else (None,) * size
        for number, meld in enumerate(self.melds):
            places[f"meld:{number}"] = meld.cards
        return places
