"""The names of places and cards: what lies where, as far as the viewer may know.

"five of hearts, seventh of 13 in the discard pile, can be taken"
"""

from collections.abc import Callable, Sequence
from typing import Final

from barracan.model.cards import Code
from barracan.model.offers import Offer, Pick, button_of
from barracan.model.places import LADDER, MELDS, TRICKS, PlaceName, read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import Family, LaidMeld, SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.accessibility.words import (
    NEW_MELD,
    OTHERS_MELD,
    YOUR_MELD,
    card_name,
    card_or_ranks,
    count_word,
    laid_words,
    meld_phrase,
    meld_words,
    ordinal,
    phrase,
    read_out,
)
from barracan.table.hud.people import People
from barracan.table.translation import common, translate_text, within_sentence

Cards = Sequence[Code | None]

_DISCARD: Final = QT_TRANSLATE_NOOP("Spoken", "the discard pile")
_EMPTY: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, empty")
_ONE_CARD: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, one card")
_CARDS: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, {count} cards")
_STOCK: Final = QT_TRANSLATE_NOOP("Spoken", "stock")
_DECK: Final = QT_TRANSLATE_NOOP("Spoken", "deck")
_WITH_NOTE: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, {note}")
_YOUR_HAND: Final = QT_TRANSLATE_NOOP("Spoken", "your hand")
_HAND: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s hand")
_POT: Final = QT_TRANSLATE_NOOP("Spoken", "pot {number}")
_POT_TAKEN: Final = QT_TRANSLATE_NOOP("Spoken", "pot {number}, taken")
_YOUR_TRICKS: Final = QT_TRANSLATE_NOOP("Spoken", "your tricks, {count} taken")
_TRICKS_OF: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s tricks, {count} taken")
_NONE_OF_YOURS: Final = QT_TRANSLATE_NOOP("Spoken", "your tricks, none")
_NONE_OF: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s tricks, none")
_EMPTY_TRICK: Final = QT_TRANSLATE_NOOP("Spoken", "trick, no card yet")
_TRICK: Final = QT_TRANSLATE_NOOP("Spoken", "trick, {count} of {seats} cards")
_WORTH: Final = {
    "clean": QT_TRANSLATE_NOOP("Spoken", "{meld}, clean"),
    "semi_clean": QT_TRANSLATE_NOOP("Spoken", "{meld}, semi-clean"),
    "dirty": QT_TRANSLATE_NOOP("Spoken", "{meld}, dirty"),
}
_COUNTING: Final = QT_TRANSLATE_NOOP("Spoken", "{meld}, {points} points")
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

_IN_ROW: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {number} of {count}")
_CHOOSABLE: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {number} of {count}, can be chosen")
_IN_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {ordinal} of {count} in {pile}")
_TAKABLE: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {ordinal} of {count} in {pile}, can be taken")
_WITH_PILE: Final = QT_TRANSLATE_NOOP(
    "Spoken", "{card}, {ordinal} of {count} in {pile}, can be taken with the whole pile"
)
_STANDING_FOR: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, standing for {other}, {number} of {count}")
_YOU_LED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, led by you")
_LED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, led by {name}")
_YOU_PLAYED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, played by you")
_PLAYED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, played by {name}")
_IN_DRAFT: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {number} of {count} in draft {draft}")


class TableNames:
    """The names of all places and cards of one view; the offer says which can be taken now."""

    def __init__(self, view: SeatView, people: People, offer: Offer, tray: TraySnapshot | None = None) -> None:
        self._view = view
        self._jackies = view.has_jackies()
        self._people = people
        self._tray = tray
        self._more = frozenset(offer.more)
        self._lit = frozenset(target.place for target in offer.targets if button_of(target.move) != "discard")
        self._kinds: dict[str, Callable[[PlaceName, Cards], str]] = {
            "stock": self._stock,
            "discard": lambda place, cards: with_count(self.pile(place), cards),
            "window": lambda _, cards: with_count(common("window"), cards),
            "hand": lambda place, cards: with_count(self._owned(read_place(place).owner, _YOUR_HAND, _HAND), cards),
            "foundation": lambda place, cards: with_count(phrase(_FOUNDATIONS[read_place(place).word]), cards),
            "pot": self._pot,
            "tricks": self._tricks,
            "trick": self._trick,
            "meld": self._meld,
            "tray": self._draft,
        }

    def place(self, place: PlaceName, cards: Cards) -> str:
        """What a place is and what lies there."""
        return self._kinds[read_place(place).kind](place, cards)

    def whose(self, place: PlaceName) -> str:
        """The names of the side that a place lies before; empty where it is nobody's or its name says it."""
        at = read_place(place)
        if at.kind not in {MELDS, LADDER, TRICKS} or self._view.family() is Family.TRICKS:
            return ""
        return self._people.names_of(self._view.sides[at.owner])

    def pile(self, place: PlaceName) -> str:
        """A pile within a sentence."""
        return phrase(_DISCARD)

    def card(self, place: PlaceName, cards: Cards, at: int) -> str:
        """What the card at this position is and how it lies there."""
        card = cards[at]
        return card_name(None) if card is None else self._open_card(place, cards, at, card)

    def may_take(self, place: PlaceName, cards: Cards, at: int) -> bool:
        """Whether a card of a pile can be taken now; a pile lights up for a discard too."""
        lit = place in self._lit and (at == len(cards) - 1 or self._view.takes_whole_pile())
        return lit or Pick(place, cards[at], at) in self._more

    def _open_card(self, place: PlaceName, cards: Cards, at: int, card: Code) -> str:
        """The name of a card whose face can be seen."""
        kind, where = (
            read_place(place).kind,
            {"card": card_name(card, self._jackies), "number": at + 1, "count": len(cards)},
        )
        if kind == "discard":
            return self._in_pile(place, cards, at, card)
        if kind == "trick":
            return self._in_trick(at, card)
        if kind == "tray":
            return phrase(_IN_DRAFT, draft=read_place(place).number + 1, **where)
        meld = self._laid_meld(place)
        if meld is not None and at < len(meld.stands) and meld.stands[at]:
            return phrase(_STANDING_FOR, other=card_or_ranks(meld.stands[at], self._jackies), **where)
        choosable = kind == "hand" and Pick(place, card) in self._more
        return phrase(_CHOOSABLE if choosable else _IN_ROW, **where)

    def _in_pile(self, place: PlaceName, cards: Cards, at: int, card: Code) -> str:
        together = _WITH_PILE if self._view.takes_whole_pile() and len(cards) > 1 else _TAKABLE
        template = together if self.may_take(place, cards, at) else _IN_PILE
        where = {"ordinal": ordinal(at + 1), "count": len(cards), "pile": self.pile(place)}
        return phrase(template, card=card_name(card, self._jackies), **where)

    def _in_trick(self, at: int, card: Code) -> str:
        view = self._view
        seat = ((view.trick_leader() or 0) + at) % view.seats
        if self._people.is_addressed(seat):
            return phrase(_YOU_PLAYED if at else _YOU_LED, card=card_name(card, self._jackies))
        return phrase(_PLAYED if at else _LED, card=card_name(card, self._jackies), name=self._people.name(seat))

    def _owned(self, seat: int, yours: str, others: str, **arguments: object) -> str:
        if self._people.is_addressed(seat):
            return phrase(yours, **arguments)
        return phrase(others, name=self._people.name(seat), **arguments)

    def _stock(self, _: PlaceName, cards: Cards) -> str:
        note = translate_text(self._view.stock_note())
        words = with_count(phrase(_DECK if self._view.draws_from_deck() else _STOCK), cards)
        return phrase(_WITH_NOTE, place=words, note=note) if note else words

    def _pot(self, place: PlaceName, cards: Cards) -> str:
        number = read_place(place).number + 1
        return with_count(phrase(_POT, number=number), cards) if cards else phrase(_POT_TAKEN, number=number)

    def _tricks(self, place: PlaceName, _: Cards) -> str:
        owner = read_place(place).owner
        won = self._view.tricks_won()[owner]
        if not won:
            return self._owned(owner, _NONE_OF_YOURS, _NONE_OF)
        return self._owned(owner, _YOUR_TRICKS, _TRICKS_OF, count=count_word(won))

    def _trick(self, _: PlaceName, cards: Cards) -> str:
        if not cards:
            return phrase(_EMPTY_TRICK)
        return phrase(_TRICK, count=len(cards), seats=self._view.seats)

    def _laid_meld(self, place: PlaceName) -> LaidMeld | None:
        return next((meld for meld in self._view.laid_melds() if meld.place == place), None)

    def _meld(self, place: PlaceName, cards: Cards) -> str:
        view, meld = self._view, self._laid_meld(place)
        if place == view.next_meld() or not cards:
            return meld_phrase(NEW_MELD, view)
        words = meld_words(cards, self._jackies) if meld is None else laid_words(view, meld)
        what = {"number": read_place(place).number + 1, "cards": words}
        if meld is None:
            return meld_phrase(OTHERS_MELD, view, name=self._people.name(view.seat), **what)
        if self._people.is_addressed(view.seat) and meld.side == view.side_of(view.seat):
            words = meld_phrase(YOUR_MELD, view, **what)
        else:
            words = meld_phrase(OTHERS_MELD, view, name=self._people.names_of(view.sides[meld.side]), **what)
        words = with_count(words, meld.cards) if meld.is_group else words
        words = phrase(_WORTH[meld.worth], meld=words) if meld.worth else words
        return phrase(_COUNTING, meld=words, points=meld.points) if meld.points else words

    def _draft(self, place: PlaceName, _: Cards) -> str:
        number = read_place(place).number
        judged = self._tray.verdict.drafts if self._tray is not None else ()
        if number >= len(judged):
            return phrase(_DRAFT, number=number + 1)
        verdict = judged[number]
        name = within_sentence(translate_text(verdict.name))
        if verdict.refusal is not None:
            return phrase(
                _REFUSED,
                number=number + 1,
                name=name,
                reason=read_out(translate_text(verdict.refusal.reason), self._jackies),
            )
        template = _STANDS_ONE if verdict.points == 1 else _STANDS
        return phrase(template, number=number + 1, name=read_out(name, self._jackies), points=verdict.points)


def with_count(place: str, cards: Cards) -> str:
    """A place with the number of its cards."""
    if not cards:
        return phrase(_EMPTY, place=place)
    return phrase(_ONE_CARD, place=place) if len(cards) == 1 else phrase(_CARDS, place=place, count=len(cards))
