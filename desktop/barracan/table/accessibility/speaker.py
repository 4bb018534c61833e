"""Says the whole table: its places, its cards, who sits there, and what may be done."""

from typing import Final

from barracan.model.offers import Offer
from barracan.model.places import (
    DISCARD,
    FOUNDATION,
    HAND,
    LADDER,
    PILE,
    TRICK,
    TRICKS,
    PlaceName,
    place_name,
    read_place,
)
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.session.table_model import NO_OFFER
from barracan.table.accessibility.card_names import CardNames
from barracan.table.accessibility.place_names import Cards, PlaceNames
from barracan.table.accessibility.words import card_names, phrase, read_out
from barracan.table.hud.people import People
from barracan.table.hud.plates import card_words
from barracan.table.translation import translate_text

_WHOSE: Final = QT_TRANSLATE_NOOP("Spoken", "{whose}: {what}")
_TELL: Final = QT_TRANSLATE_NOOP("Spoken", "{what}.")
_HOLDING: Final = QT_TRANSLATE_NOOP("Spoken", "{place}: {cards}.")
_TOP: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, on top the {card}.")


class Speaker:
    """Everything that one view has to say; what is hidden in it has no name."""

    def __init__(
        self, view: SeatView, people: People, offer: Offer = NO_OFFER, tray: TraySnapshot | None = None
    ) -> None:
        self._view = view
        self._people = people
        self._offer = offer
        self.places = PlaceNames(view, people, tray)
        self.cards = CardNames(view, people, offer, self.places)

    def place(self, place: PlaceName, cards: Cards) -> str:
        """What a place is and what lies there."""
        return self.places.name(place, cards)

    def owned_place(self, place: PlaceName, cards: Cards) -> str:
        """The same, led by whose it is where it is a side's."""
        whose, what = self.places.whose(place), self.place(place, cards)
        return phrase(_WHOSE, whose=whose, what=what) if whose else what

    def card(self, place: PlaceName, cards: Cards, at: int) -> str:
        """What the card at this position of a place is."""
        return self.cards.name(place, cards, at)

    def seat(self, seat: int) -> str:
        """Who sits there, with how many cards, and what else is to be known of him."""
        people, view = self._people, self._view
        return ", ".join(
            part
            for part in (
                people.name(seat),
                people.about(view, seat),
                card_words(view.hand_sizes[seat], covered=view.hand_is_covered(seat)),
                people.note(view, seat),
                *people.doubles(view, seat),
            )
            if part
        )

    def status(self) -> str:
        """What may be done now."""
        note = translate_text(self._offer.note) if self._offer.note else self._people.status_note(self._view)
        return read_out(" ".join(part for part in (translate_text(self._offer.lead), note) if part))

    def table(self, hand: Cards) -> str:
        """The whole table, sentence by sentence: seats, what lies there, and the own hand."""
        view = self._view
        own = place_name(HAND, view.seat)
        told = [phrase(_TELL, what=self.seat(seat)) for seat in range(view.seats)]
        told += [
            self._sentence(place, cards)
            for place, cards in view.places().items()
            if cards and read_place(place).kind != HAND
        ]
        told.append(phrase(_HOLDING, place=self.place(own, hand), cards=card_names(hand)))
        return " ".join(told)

    def _sentence(self, place: PlaceName, cards: Cards) -> str:
        what = self.owned_place(place, cards)
        if read_place(place).kind in {PILE, DISCARD}:
            return phrase(_TOP, place=what, card=card_names(cards[-1:]))
        if read_place(place).kind in {TRICK, TRICKS, FOUNDATION, LADDER} and None not in cards:
            return phrase(_HOLDING, place=what, cards=card_names(cards))
        return phrase(_TELL, what=what)
