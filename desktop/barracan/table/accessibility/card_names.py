"""The names of cards where they lie: "five of hearts, seventh of 13 in Bix’s pile, can be taken"."""

from typing import Final

from barracan.model.cards import Code
from barracan.model.offers import Offer, Pick
from barracan.model.places import PlaceName, read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import SeatView
from barracan.table.accessibility.place_names import Cards, PlaceNames
from barracan.table.accessibility.words import card_name, card_names, card_or_ranks, ordinal, phrase
from barracan.table.hud.people import People

_IN_ROW: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {number} of {count}")
_CHOOSABLE: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {number} of {count}, can be chosen")
_IN_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {ordinal} of {count} in {pile}")
_TAKABLE: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {ordinal} of {count} in {pile}, can be taken")
_STOPPER: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, stopper, {ordinal} of {count}")
_STOPPER_TAKABLE: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, stopper, {ordinal} of {count}, can be taken")
_BLOCKED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, under the {stopper}, blocked")
_ARM: Final = QT_TRANSLATE_NOOP("Spoken", "ladder {number}, arm card {at}, {card}")
_ARM_WITH_ROW: Final = QT_TRANSLATE_NOOP("Spoken", "ladder {number}, arm card {at}, {card}, row: {row}")
_ROW: Final = QT_TRANSLATE_NOOP("Spoken", "ladder {number}, row of arm card {at}, {card}")
_STANDING_FOR: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, standing for {other}, {number} of {count}")
_YOU_LED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, led by you")
_LED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, led by {name}")
_YOU_PLAYED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, played by you")
_PLAYED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, played by {name}")
_IN_DRAFT: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, {number} of {count} in draft {draft}")

_STOPPERS: Final = ("AC", "AS")


class CardNames:
    """The names of all cards of one view; the offer says which can be taken now."""

    def __init__(self, view: SeatView, people: People, offer: Offer, places: PlaceNames) -> None:
        self._view = view
        self._people = people
        self._more = frozenset(offer.more)
        self._lit = frozenset(target.place for target in offer.targets)
        self._places = places

    def name(self, place: PlaceName, cards: Cards, at: int) -> str:
        """What the card at this position is and how it lies there."""
        card = cards[at]
        if card is None:
            return card_name(None)
        kind = read_place(place).kind
        if kind == "pile":
            return self._in_pile(place, cards, at, card)
        if kind == "ladder":
            return self._in_ladder(place, at, card)
        if kind == "trick":
            return self._in_trick(at, card)
        if kind == "meld":
            return self._in_meld(place, cards, at, card)
        where = {"card": card_name(card), "number": at + 1, "count": len(cards)}
        if kind == "discard":
            return self._open(place, cards, at, card)
        if kind == "tray":
            return phrase(_IN_DRAFT, draft=read_place(place).number + 1, **where)
        choosable = kind == "hand" and Pick(place, card) in self._more
        return phrase(_CHOOSABLE if choosable else _IN_ROW, **where)

    def may_take(self, place: PlaceName, cards: Cards, at: int) -> bool:
        """Whether a card of a pile lights up now."""
        return Pick(place, cards[at], at) in self._more or (at == len(cards) - 1 and place in self._lit)

    def _in_pile(self, place: PlaceName, cards: Cards, at: int, card: Code) -> str:
        blocked = self._view.blocked_cards(read_place(place).number)
        if at < blocked < len(cards):
            return phrase(_BLOCKED, card=card_name(card), stopper=card_name(cards[blocked]))
        if card in _STOPPERS:
            template = _STOPPER_TAKABLE if self.may_take(place, cards, at) else _STOPPER
            return phrase(template, card=card_name(card), ordinal=ordinal(at + 1), count=len(cards))
        return self._open(place, cards, at, card)

    def _open(self, place: PlaceName, cards: Cards, at: int, card: Code) -> str:
        template = _TAKABLE if self.may_take(place, cards, at) else _IN_PILE
        where = {"ordinal": ordinal(at + 1), "count": len(cards), "pile": self._places.pile(place)}
        return phrase(template, card=card_name(card), **where)

    def _in_ladder(self, place: PlaceName, at: int, card: Code) -> str:
        """Cards of a ladder lie arm first, then its rows."""
        at_ladder = read_place(place)
        ladder = self._view.side_tables()[at_ladder.owner].ladders[at_ladder.number]
        rows = dict(ladder.rows)
        name = {"number": at_ladder.number + 1, "card": card_name(card)}
        if at < len(ladder.arm):
            if rows.get(at):
                return phrase(_ARM_WITH_ROW, at=at + 1, row=card_names(rows[at]), **name)
            return phrase(_ARM, at=at + 1, **name)
        beside = [index for index, row in ladder.rows for _ in row]
        return phrase(_ROW, at=beside[at - len(ladder.arm)] + 1, **name)

    def _in_trick(self, at: int, card: Code) -> str:
        view = self._view
        seat = ((view.trick_leader() or 0) + at) % view.seats
        if self._people.is_you(seat):
            return phrase(_YOU_PLAYED if at else _YOU_LED, card=card_name(card))
        return phrase(_PLAYED if at else _LED, card=card_name(card), name=self._people.name(seat))

    def _in_meld(self, place: PlaceName, cards: Cards, at: int, card: Code) -> str:
        where = {"card": card_name(card), "number": at + 1, "count": len(cards)}
        meld = next((meld for meld in self._view.laid_melds() if meld.place == place), None)
        stands = meld.stands[at] if meld is not None and at < len(meld.stands) else ""
        return phrase(_STANDING_FOR, other=card_or_ranks(stands), **where) if stands else phrase(_IN_ROW, **where)
