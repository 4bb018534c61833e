"""What the lists of the text table show, read from the model of the table."""

from collections import Counter
from collections.abc import Sequence

from barracan.model.cards import Code
from barracan.model.offers import Pick
from barracan.model.places import FOUNDATION, HAND, TRAY, PlaceName, place_name, read_place
from barracan.model.view import Cards, SeatView
from barracan.session.table_model import Intents, TableModel
from barracan.table.accessibility.speech import TableSpeech
from barracan.table.accessibility.words import card_names, read_out
from barracan.table.barracan.ladder_shape import LaddersContent, ladders_content
from barracan.table.hud.people import People, people_at


class TableContents:
    """What the lists of a table show, read from its model whenever it is asked for."""

    def __init__(self, model: TableModel, intents: Intents) -> None:
        self.model = model
        self._intents = intents

    @property
    def view(self) -> SeatView:
        """What the viewer may know; asked only while somebody looks."""
        assert self.model.view is not None
        return self.model.view

    @property
    def people(self) -> People:
        """Who sits there."""
        return people_at(self.model)

    def read_out(self, sentences: str) -> str:
        """Sentences with the names of the cards that they write as ``10♥``."""
        return read_out(sentences, self.is_shown and self.view.has_jackies())

    def card_names(self, cards: Sequence[Code | None]) -> str:
        """The names of cards in a row."""
        return card_names(cards, self.view.has_jackies())

    @property
    def is_shown(self) -> bool:
        """Whether somebody looks."""
        return self.model.view is not None

    @property
    def onward(self) -> tuple[str, ...]:
        """What leads on from a hand that is over, the main way last; nothing while one is played."""
        return self.model.onward or ()

    @property
    def yours(self) -> bool:
        """Whether it is the turn of the person who looks."""
        return self.is_shown and self.people.may_act(self.view)

    @property
    def own_hand(self) -> PlaceName:
        """The name of the viewer's hand."""
        return place_name(HAND, self.view.seat)

    @property
    def speech(self) -> TableSpeech:
        """Who names what lies there."""
        return TableSpeech(self.model.game, self.view, self.people, self.model.offer, self.model.tray)

    def move_card(self, number: int, step: int) -> int | None:
        """Move a card of the hand up or down by one; says which card it is then, if it could be moved."""
        target = number + step
        if not 0 <= target < len(self.model.hand()):
            return None
        self.model.move_cards([number], target if step < 0 else target + 1)
        return target

    def places(self) -> dict[PlaceName, Cards]:
        """What lies on the table beside the hands; a card that a draft has taken along lies there.

        The end of a hand turns those of the others up.
        """
        dominoes, opened = self.view.foundation_start(), self.view.turned_up()
        away = {HAND} if dominoes else {HAND, FOUNDATION}
        found = self.view.places().items()
        places = {name: cards for name, cards in found if read_place(name).kind not in away or name in opened}
        taken = self.model.tray.taken
        if taken is not None and places.get(taken.place):
            places[taken.place] = places[taken.place][:-1]
        return places

    def drafts(self) -> dict[PlaceName, Sequence[Code]]:
        """The cards of every draft, of a ladder the new ones."""
        cards = self.model.tray.loose_cards()
        for at, draft in enumerate(self.model.tray.drafts):
            if draft.ladder is not None:
                cards[place_name(TRAY, at)] = self.ladders().shape(draft.ladder.number).new_cards()
        return cards

    @property
    def builds_ladders(self) -> bool:
        """Whether the person who looks may build a ladder now."""
        return self.yours and self.view.builds_ladders()

    def ladders(self) -> LaddersContent:
        """The ladders of the viewer's side with those being built; none in games without ladders."""
        if not self.is_shown or not self.view.builds_ladders():
            return LaddersContent()
        side = self.view.side_of(self.view.seat)
        ladders = self.view.side_tables()[side].ladders
        return ladders_content("", side, ladders, self.model.tray)

    def picked_codes(self) -> tuple[Code, ...]:
        """The chosen cards of the hand."""
        return tuple(pick.card for pick in self.model.picks if pick.place == self.own_hand and pick.card)

    def changed_choice(self, picks: Sequence[Pick]) -> list[Pick]:
        """The card that takes the place of the only one chosen, where cards are played singly; nothing elsewhere."""
        before = self.model.picks
        new = [pick for pick in picks if pick not in before]
        changes = not self.view.has_tray() and len(before) == 1 and not set(new) <= set(self.model.offer.more)
        return new if changes else []

    def pick(self, picks: Sequence[Pick]) -> None:
        """Choose these cards and no others; a list may name some that have gone since it was shown."""
        if not self.is_shown:
            return
        left, places = Counter(self.model.hand()), self.view.places()
        there = []
        for pick in picks:
            if pick.place == self.own_hand and pick.card is not None:
                lies = left[pick.card] > 0
                left[pick.card] -= 1
            else:
                lies = places.get(pick.place, ())[pick.at : pick.at + 1] == (pick.card,)
            if lies:
                there.append(pick)
        if there != list(self.model.picks):
            self._intents.pick(there)
