"""Says the whole table: its places, its cards, who sits there, and what may be done."""

from typing import Final

from barracan.model.offers import Offer
from barracan.model.places import (
    DISCARD,
    FOUNDATION,
    HAND,
    LADDER,
    PILE,
    POT,
    TRICK,
    TRICKS,
    PlaceName,
    place_name,
    read_place,
)
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import SeatView
from barracan.session.game_parts import find_table
from barracan.session.messages import TraySnapshot
from barracan.session.table_model import NO_OFFER
from barracan.table.accessibility.names import Cards, TableNames
from barracan.table.accessibility.words import card_names, phrase, read_out
from barracan.table.hud.people import People
from barracan.table.hud.plates import card_words
from barracan.table.translation import capitalise, common, translate_text

_WHOSE: Final = QT_TRANSLATE_NOOP("Spoken", "{whose}: {what}")
_HOLDING: Final = QT_TRANSLATE_NOOP("Spoken", "{place}: {cards}.")
_TOP: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, on top the {card}.")


class TableSpeech:
    """Everything that one view of a game has to say; what is hidden in it has no name."""

    def __init__(
        self, game: str, view: SeatView, people: People, offer: Offer = NO_OFFER, tray: TraySnapshot | None = None
    ) -> None:
        self._view = view
        self._people = people
        self._offer = offer
        self.names: TableNames = find_table(game).name_places(view, people, offer, tray)

    def owned_place(self, place: PlaceName, cards: Cards) -> str:
        """What a place is and what lies there, led by whose it is where it is a side's."""
        whose, what = self.names.whose(place), self.names.place(place, cards)
        return phrase(_WHOSE, whose=whose, what=what) if whose else what

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
        said = (capitalise(part) for part in (translate_text(self._offer.lead), note) if part)
        return read_out(" ".join(said), self._view.has_jackies())

    def table(self, hand: Cards) -> str:
        """The whole table, sentence by sentence: seats, what lies there, and the own hand."""
        view = self._view
        own, opened = place_name(HAND, view.seat), view.turned_up()
        sentences = [common("{what}.").format(what=self.seat(seat)) for seat in range(view.seats)]
        sentences += [
            self._sentence(place, cards)
            for place, cards in view.places().items()
            if cards and (read_place(place).kind != HAND or place in opened)
        ]
        sentences.append(
            phrase(_HOLDING, place=self.names.place(own, hand), cards=card_names(hand, view.has_jackies()))
        )
        return " ".join(sentences)

    def _sentence(self, place: PlaceName, cards: Cards) -> str:
        what = self.owned_place(place, cards)
        if read_place(place).kind in {PILE, DISCARD}:
            return phrase(_TOP, place=what, card=card_names(cards[-1:], self._view.has_jackies()))
        if read_place(place).kind in {TRICK, TRICKS, FOUNDATION, LADDER, HAND, POT} and None not in cards:
            return phrase(_HOLDING, place=what, cards=card_names(cards, self._view.has_jackies()))
        return common("{what}.").format(what=what)
