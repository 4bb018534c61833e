"""What a table asks a game while a person handles cards: what may be picked, where it may go, what drafts are worth.

A *pick* is a card that the person has chosen or holds. An *offer* answers a set of picks. A *draft* is a meld being put
together in the tray. None of these is a move until the person lets go; then the answer names the move to make.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Final

from barracan.model.cards import Code
from barracan.model.gauge import Gauge
from barracan.model.moves import Move
from barracan.model.places import BUTTON, PlaceName, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import LadderView

YOUR_TURN: Final = Text("offers", QT_TRANSLATE_NOOP("offers", "Your turn"), named=QT_TRANSLATE_NOOP("offers", "{name}"))
"""The argument ``turn`` of a lead that addresses the seat to move."""


@value
class Pick:
    """A chosen card: its place, its code (``None`` for a back) and its position from the bottom of the place.

    In a hand the position is -1: twins are equal.
    """

    place: PlaceName
    card: Code | None
    at: int = -1


@value
class Target:
    """A place where the picks may go, what that does in words, and the move; without a move it opens a draft.

    Several targets of one place are several ways to go there: the person is asked which.

    Of several choices of one kind, ``kind`` names what they share, and ``short`` what tells them apart.

    ``picks_up`` says that what lies there is taken, so that the picks do not come to lie there; ``swaps`` that a pick
    takes the place of a joker that stands for it. ``end`` is the end of what lies there to which the picks come, as the
    view of a meld names its ends, where that tells ways apart.
    """

    place: PlaceName
    label: Text
    move: Move | None = None
    kind: Text | None = None
    short: Text | None = None
    picks_up: bool = False
    swaps: bool = False
    end: str = ""

    @property
    def button(self) -> str:
        """The name of the button that does it; empty where it is a place for cards."""
        at = read_place(self.place)
        return at.word if at.kind == BUTTON else ""

    def with_names(self, names: Sequence[str]) -> "Target":
        """The same target with the names of the seats in its words."""
        return replace(self, label=self.label.with_names(names), short=self.short and self.short.with_names(names))


_BUTTON_NAMES: Final = {
    "draw": "draw",
    "pass": "pass",
    "pickup": "pick_up",
    "take": "pick_up",
    "trick": "take_trick",
    "meld": "lay",
    "discard": "discard",
}
"""The button that makes a move, by the move's word in the record."""


def button_of(move: Move | None, otherwise: str = "") -> str:
    """The name of the button that makes a move, *otherwise* where no button stands for such moves."""
    return _BUTTON_NAMES.get(move.do, otherwise) if move is not None else otherwise


@value
class Offer:
    """The answer to a set of picks.

    ``targets`` are the places that light up; ``more`` the cards that may be picked beside these so that the whole can
    still become something; ``move`` is what the picks are as they stand, e.g. a trick of which all cards are chosen;
    ``lead`` and ``note`` are the status line; ``refusal`` says why the picks can become nothing; ``alternatives`` tells
    that cards can be picked for something that is better not passed over; ``rest`` are the cards that make the meld of
    the last pick whole, where there is only one.
    """

    lead: Text
    note: Text | None = None
    targets: tuple[Target, ...] = ()
    more: tuple[Pick, ...] = ()
    move: Move | None = None
    label: Text | None = None
    refusal: Refusal | None = None
    alternatives: bool = False
    rest: tuple[Pick, ...] = ()

    def target(self, place: PlaceName) -> Target | None:
        """The target at this place, the first of several ways there, or ``None``."""
        return next(iter(self.ways(place)), None)

    def ways(self, place: PlaceName) -> tuple[Target, ...]:
        """The ways to go to this place: those that make a move, before one that only opens a draft."""
        found = tuple(target for target in self.targets if target.place == place)
        return tuple(target for target in found if target.move) or found[:1]

    def with_names(self, names: Sequence[str], you: str = "") -> "Offer":
        """The same offer with the names of the seats in it; *you* by name on a screen that several people share."""
        return replace(
            self,
            lead=self.lead.with_names(names, you),
            note=self.note and self.note.with_names(names, you),
            targets=tuple(target.with_names(names) for target in self.targets),
            label=self.label and self.label.with_names(names),
            refusal=self.refusal and self.refusal.with_names(names, you),
        )


@value
class LadderDraft:
    """Where cards of a ladder are to lie: arm and rows as they stand after the move, and the side's ladder number."""

    number: int
    arm: tuple[Code, ...] = ()
    rows: Mapping[int, tuple[Code, ...]] = field(default_factory=dict)


@value
class LadderWay:
    """Cards of the hand that make a category with cards of a ladder.

    ``beside`` is the arm card whose row they come into; -1 where the arm grows by them, at its foot if ``below``.
    """

    kind: str
    cards: tuple[Code, ...]
    beside: int = -1
    below: bool = False


@value
class LadderRoom:
    """What of the hand could come into a ladder as it is being built.

    ``above`` and ``below`` are the cards that an end of the arm takes next; ``ways`` make whole categories,
    those that count most first.
    """

    above: tuple[Code, ...] = ()
    below: tuple[Code, ...] = ()
    ways: tuple[LadderWay, ...] = ()

    def beside(self, index: int) -> tuple[LadderWay, ...]:
        """The ways into the row of this arm card."""
        return tuple(way for way in self.ways if way.beside == index)

    def cards(self) -> frozenset[Code]:
        """All cards that fit somewhere."""
        return frozenset((*self.above, *self.below, *(card for way in self.ways for card in way.cards)))


@value
class Draft:
    """A meld being put together: loose cards in any order, or a ladder with its cards in place."""

    cards: tuple[Code, ...] = ()
    ladder: LadderDraft | None = None


@value
class DraftVerdict:
    """What a draft is: its name and points if it stands, else what is wrong; ``hopeful`` if more cards may mend it.

    ``ladder`` is a ladder that stands, as the view would show it once it is laid; ``kind`` is the name alone of what
    stands, without its cards.
    """

    name: Text
    points: int = 0
    refusal: Refusal | None = None
    hopeful: bool = False
    ladder: LadderView | None = None
    kind: Text | None = None


@value
class Condition:
    """A condition on laying the drafts together, with its clause and whether it holds.

    One that ``warns`` holds, and tells what laying them brings with it.
    """

    text: Text
    clause: str
    holds: bool
    warns: bool = False


@value
class TrayVerdict:
    """The judgement of a whole tray: one verdict a draft, the conditions, and the moves the main button can make.

    ``moves`` pairs what a button says with the move it makes; empty while something is missing. ``refusal`` then says
    what. ``gauge`` is the sum that the drafts have to reach, where one is asked for.
    """

    drafts: tuple[DraftVerdict, ...]
    conditions: tuple[Condition, ...] = ()
    moves: tuple[tuple[Text, Move], ...] = ()
    refusal: Refusal | None = None
    gauge: Gauge | None = None

    def with_names(self, names: Sequence[str], you: str = "") -> "TrayVerdict":
        """The same judgement with the names of the seats in it; *you* by name on a screen that several people share."""
        return replace(
            self,
            drafts=tuple(
                replace(
                    draft,
                    name=draft.name.with_names(names, you),
                    refusal=draft.refusal and draft.refusal.with_names(names, you),
                )
                for draft in self.drafts
            ),
            moves=tuple((label.with_names(names, you), move) for label, move in self.moves),
            conditions=tuple(replace(each, text=each.text.with_names(names, you)) for each in self.conditions),
            refusal=self.refusal and self.refusal.with_names(names, you),
        )
