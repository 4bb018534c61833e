"""The names of places: what lies there, as far as the viewer may know."""

from collections.abc import Callable, Sequence
from typing import Final

from barracan.model.cards import Code
from barracan.model.places import LADDER, MELDS, TRICKS, PlaceName, read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import Family, SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.accessibility.words import count_word, meld_words, phrase, read_out
from barracan.table.barracan.layout import pile_compass
from barracan.table.barracan.words import TYPES, ladder_summary
from barracan.table.hud.people import People
from barracan.table.layouts.frame import compass
from barracan.table.translation import translate_text

Cards = Sequence[Code | None]

_YOUR_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "your pile")
_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s pile")
_YOUR_SECOND_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "your second pile")
_SECOND_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s second pile")
_NEUTRAL_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "the neutral pile")
_DISCARD: Final = QT_TRANSLATE_NOOP("Spoken", "the discard pile")

_EMPTY: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, empty")
_ONE_CARD: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, one card")
_CARDS: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, {count} cards")
_BLOCKED: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, {count} cards, {blocked} blocked")
_STOCK: Final = QT_TRANSLATE_NOOP("Spoken", "stock")
_YOUR_HAND: Final = QT_TRANSLATE_NOOP("Spoken", "your hand")
_HAND: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s hand")
_POT: Final = QT_TRANSLATE_NOOP("Spoken", "pot {number}")
_POT_TAKEN: Final = QT_TRANSLATE_NOOP("Spoken", "pot {number}, taken")
_WINDOW: Final = QT_TRANSLATE_NOOP("Spoken", "window")

_TYPES: Final = {
    "evens_odds": QT_TRANSLATE_NOOP("Spoken", "evens/odds"),
    "opposites": QT_TRANSLATE_NOOP("Spoken", "opposites"),
    "triplet": QT_TRANSLATE_NOOP("Spoken", "triplets"),
    "run": QT_TRANSLATE_NOOP("Spoken", "runs"),
    "family": QT_TRANSLATE_NOOP("Spoken", "families"),
}
_NO_MELDS: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, none")
_ONE_MELD: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, one meld: {last}")
_MELDS: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, {count} melds, last: {last}")
_IN_LADDER: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, one in a ladder")
_IN_LADDERS: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, {count} in ladders")
_AND_IN_LADDER: Final = QT_TRANSLATE_NOOP("Spoken", "{melds}; one in a ladder")
_AND_IN_LADDERS: Final = QT_TRANSLATE_NOOP("Spoken", "{melds}; {count} in ladders")
_WITH_POINT: Final = QT_TRANSLATE_NOOP("Spoken", "{melds}; one point")
_WITH_POINTS: Final = QT_TRANSLATE_NOOP("Spoken", "{melds}; {points} points")
_LADDER: Final = QT_TRANSLATE_NOOP("Spoken", "ladder {number}, {state}")
_NO_TRICKS: Final = QT_TRANSLATE_NOOP("Spoken", "tricks, none")
_TRICKS: Final = QT_TRANSLATE_NOOP("Spoken", "tricks, {count} taken")
_YOUR_TRICKS: Final = QT_TRANSLATE_NOOP("Spoken", "your tricks, {count} taken")
_TRICKS_OF: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s tricks, {count} taken")
_NONE_OF_YOURS: Final = QT_TRANSLATE_NOOP("Spoken", "your tricks, none")
_NONE_OF: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s tricks, none")
_EMPTY_TRICK: Final = QT_TRANSLATE_NOOP("Spoken", "trick, no card yet")
_TRICK: Final = QT_TRANSLATE_NOOP("Spoken", "trick, {count} of {seats} cards")

_YOUR_MELD: Final = QT_TRANSLATE_NOOP("Spoken", "your meld {number}: {cards}")
_MELD: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s meld {number}: {cards}")
_WORTH: Final = {
    "clean": QT_TRANSLATE_NOOP("Spoken", "{meld}, clean"),
    "semi_clean": QT_TRANSLATE_NOOP("Spoken", "{meld}, semi-clean"),
    "dirty": QT_TRANSLATE_NOOP("Spoken", "{meld}, dirty"),
}
_NEW_MELD: Final = QT_TRANSLATE_NOOP("Spoken", "place for a new meld")
_FOUNDATIONS: Final = {
    "C": QT_TRANSLATE_NOOP("Spoken", "foundation of clubs"),
    "D": QT_TRANSLATE_NOOP("Spoken", "foundation of diamonds"),
    "H": QT_TRANSLATE_NOOP("Spoken", "foundation of hearts"),
    "S": QT_TRANSLATE_NOOP("Spoken", "foundation of spades"),
}
_STANDS: Final = QT_TRANSLATE_NOOP("Spoken", "draft {number}, {name}, stands, {points} points")
_STANDS_ONE: Final = QT_TRANSLATE_NOOP("Spoken", "draft {number}, {name}, stands, one point")
_REFUSED: Final = QT_TRANSLATE_NOOP("Spoken", "draft {number}, {name}, not yet: {reason}")
_DRAFT: Final = QT_TRANSLATE_NOOP("Spoken", "draft {number}")


class PlaceNames:
    """The names of all places of one view."""

    def __init__(self, view: SeatView, people: People, tray: TraySnapshot | None = None) -> None:
        self._view = view
        self._people = people
        self._tray = tray
        self._kinds: dict[str, Callable[[PlaceName, Cards], str]] = {
            "stock": lambda _, cards: counted(phrase(_STOCK), cards),
            "discard": lambda _, cards: counted(self.pile("discard"), cards),
            "window": lambda _, cards: counted(phrase(_WINDOW), cards),
            "hand": self._hand,
            "pile": self._pile,
            "pot": self._pot,
            "melds": self._stack,
            "ladder": self._ladder,
            "tricks": self._tricks,
            "trick": self._trick,
            "meld": self._meld,
            "foundation": self._foundation,
            "tray": self._draft,
        }

    def name(self, place: PlaceName, cards: Cards) -> str:
        """What a place is and what lies there."""
        return self._kinds[read_place(place).kind](place, cards)

    def whose(self, place: PlaceName) -> str:
        """The names of the side that a place lies before; empty where it is nobody's or its name says it."""
        at = read_place(place)
        if at.kind not in {MELDS, LADDER, TRICKS} or self._view.family() is Family.TRICKS:
            return ""
        return self._people.names_of(self._view.sides[at.owner])

    def pile(self, place: PlaceName) -> str:
        """A pile within a sentence: whose it is."""
        if place == "discard":
            return phrase(_DISCARD)
        view, number = self._view, read_place(place).number
        side = next(name for name, pile in pile_compass(view).items() if pile == number)
        if view.seats == 3 and number == 3:
            return phrase(_NEUTRAL_PILE)
        if view.seats == 2 and number >= 2:
            owner = compass(view)["south" if side == "east" else "north"]
            return self._owned(owner, _YOUR_SECOND_PILE, _SECOND_PILE)
        return self._owned(number, _YOUR_PILE, _PILE)

    def _owned(self, seat: int, yours: str, others: str, **arguments: object) -> str:
        if self._people.is_you(seat):
            return phrase(yours, **arguments)
        return phrase(others, name=self._people.name(seat), **arguments)

    def _hand(self, place: PlaceName, cards: Cards) -> str:
        return counted(self._owned(read_place(place).owner, _YOUR_HAND, _HAND), cards)

    def _pile(self, place: PlaceName, cards: Cards) -> str:
        blocked = self._view.blocked_cards(read_place(place).number)
        if blocked and len(cards) > blocked:
            return phrase(_BLOCKED, place=self.pile(place), count=len(cards), blocked=blocked)
        return counted(self.pile(place), cards)

    def _pot(self, place: PlaceName, cards: Cards) -> str:
        number = read_place(place).number + 1
        return counted(phrase(_POT, number=number), cards) if cards else phrase(_POT_TAKEN, number=number)

    def _stack(self, place: PlaceName, _: Cards) -> str:
        """What lies there, what of its type lies in ladders, and what all of it counts."""
        stacks = read_place(place)
        table, number = self._view.side_tables()[stacks.owner], TYPES.index(stacks.word)
        words, stack = phrase(_TYPES[stacks.word]), table.stacks[number]
        inside = table.sets[number] - stack.count
        if not table.sets[number]:
            return phrase(_NO_MELDS, type=words)
        if not stack.count:
            melds = phrase(_IN_LADDER if inside == 1 else _IN_LADDERS, type=words, count=count_word(inside))
        else:
            lying = {"type": words, "count": count_word(stack.count), "last": meld_words(stack.last)}
            melds = phrase(_ONE_MELD if stack.count == 1 else _MELDS, **lying)
        if stack.count and inside:
            both = _AND_IN_LADDER if inside == 1 else _AND_IN_LADDERS
            melds = phrase(both, melds=melds, count=count_word(inside))
        return _counting(melds, table.type_points[number])

    def _ladder(self, place: PlaceName, _: Cards) -> str:
        at = read_place(place)
        ladder = self._view.side_tables()[at.owner].ladders[at.number]
        return phrase(_LADDER, number=at.number + 1, state=ladder_summary(ladder))

    def _tricks(self, place: PlaceName, cards: Cards) -> str:
        owner = read_place(place).owner
        if self._view.family() is Family.TRICKS:
            won = self._view.tricks_won()[owner]
            if not won:
                return self._owned(owner, _NONE_OF_YOURS, _NONE_OF)
            return self._owned(owner, _YOUR_TRICKS, _TRICKS_OF, count=count_word(won))
        if not cards:
            return phrase(_NO_TRICKS)
        return _counting(phrase(_TRICKS, count=count_word(len(cards))), self._view.side_tables()[owner].trick_points)

    def _trick(self, _: PlaceName, cards: Cards) -> str:
        if not cards:
            return phrase(_EMPTY_TRICK)
        return phrase(_TRICK, count=len(cards), seats=self._view.seats)

    def _meld(self, place: PlaceName, cards: Cards) -> str:
        if place == self._view.next_meld() or not cards:
            return phrase(_NEW_MELD)
        meld = next((meld for meld in self._view.laid_melds() if meld.place == place), None)
        seat = self._view.sides[meld.side][0] if meld is not None else self._view.seat
        number = read_place(place).number + 1
        if meld is not None and self._is_own(meld.side):
            words = phrase(_YOUR_MELD, number=number, cards=meld_words(cards))
        else:
            seats = self._view.sides[meld.side] if meld is not None else (seat,)
            words = phrase(_MELD, name=self._people.names_of(seats), number=number, cards=meld_words(cards))
        return phrase(_WORTH[meld.worth], meld=words) if meld is not None and meld.worth else words

    def _is_own(self, side: int) -> bool:
        view = self._view
        return self._people.is_you(view.seat) and side == view.side_of(view.seat)

    def _foundation(self, place: PlaceName, cards: Cards) -> str:
        return counted(phrase(_FOUNDATIONS[read_place(place).word]), cards)

    def _draft(self, place: PlaceName, _: Cards) -> str:
        number = read_place(place).number
        judged = self._tray.verdict.drafts if self._tray is not None else ()
        if number >= len(judged):
            return phrase(_DRAFT, number=number + 1)
        verdict = judged[number]
        name = _within(translate_text(verdict.name))
        if verdict.refusal is not None:
            return phrase(
                _REFUSED, number=number + 1, name=name, reason=read_out(translate_text(verdict.refusal.reason))
            )
        template = _STANDS_ONE if verdict.points == 1 else _STANDS
        return phrase(template, number=number + 1, name=read_out(name), points=verdict.points)


def counted(place: str, cards: Cards) -> str:
    """A place with the number of its cards."""
    if not cards:
        return phrase(_EMPTY, place=place)
    return phrase(_ONE_CARD, place=place) if len(cards) == 1 else phrase(_CARDS, place=place, count=len(cards))


def _counting(melds: str, points: int) -> str:
    return phrase(_WITH_POINT if points == 1 else _WITH_POINTS, melds=melds, points=points)


def _within(name: str) -> str:
    """A name that stands alone elsewhere, as it is written within a sentence."""
    return name[:1].lower() + name[1:]
