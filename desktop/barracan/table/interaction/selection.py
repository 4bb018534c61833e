"""What is chosen on the table, and what lights up for it."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from barracan.model.offers import Offer, Pick
from barracan.model.places import HAND, LADDER, PlaceName, read_place
from barracan.session.table_model import TableModel
from barracan.table.cards.card_item import CardItem, chosen_lift, selected_lift
from barracan.table.cards.marks import Mark
from barracan.table.cards.place_item import PlaceItem


class Selection:
    """The chosen cards, the offer for them, and the marks that follow from both.

    ``tell`` is called with the picks whenever the person has changed them.
    """

    def __init__(self, model: TableModel, tell: Callable[[list[Pick]], None]) -> None:
        self._model = model
        self._tell = tell
        self.cards: list[CardItem] = []
        self.last_moved: set[CardItem] = set()
        self.hinted: set[CardItem] = set()
        self.refused: set[CardItem] = set()
        self.fitting: set[CardItem] = set()
        self.focus: CardItem | None = None
        self._playable: frozenset[Pick] | None = None
        """The cards that may be played, where these are not all."""
        self.taken: PlaceName = ""
        """Whose top card lies in the tray already: there is no other to be had."""

    @property
    def offer(self) -> Offer:
        """What the chosen cards may become, or what may be done without any."""
        return self._model.offer

    def picks(self) -> list[Pick]:
        """The chosen cards as the model names them."""
        return [pick_of(card) for card in self.cards]

    def toggle(self, card: CardItem) -> None:
        """Choose a card, or let it go."""
        if card in self.cards:
            self.cards.remove(card)
        else:
            self.cards.append(card)
        self._tell(self.picks())

    def choose(self, cards: Sequence[CardItem]) -> None:
        """Choose these cards and no others."""
        self.cards = list(cards)
        self._tell(self.picks())

    def clear(self) -> None:
        """Let all cards go."""
        if self.cards:
            self.choose(())

    def forget(self) -> None:
        """Let all cards go without telling: the table has changed and who listens knows."""
        self.cards = []
        self._playable = None
        self.hinted = set()
        self.refused = set()
        self.fitting = set()

    def lit_places(self) -> tuple[PlaceName, ...]:
        """The places where the chosen cards may go, or what may be done without any."""
        return tuple(target.place for target in self.offer.targets)

    def may_add(self, card: CardItem) -> bool:
        """Whether the offer names this card as one that may be chosen beside the others."""
        return pick_of(card) in self.offer.more

    def marks_for(
        self, cards: Sequence[CardItem], tops: Mapping[CardItem, PlaceName], captioned: Container[PlaceName]
    ) -> dict[CardItem, frozenset[Mark]]:
        """The marks of every card; *tops* bear the light of their place, *captioned* places lie close under words."""
        swaps = self._swaps(cards)
        singly = self._plays_singly()
        more = set(self.offer.more) if not singly and (self.cards or self._narrows(cards)) else set()
        lit = set(self.lit_places()) - (set() if self.cards else {self.taken})
        found = {}
        for card in cards:
            marks = set()
            if card in self.cards:
                marks.add(Mark.SELECTED if read_place(card.place).kind == HAND else Mark.CHOSEN)
            elif card in self.refused:
                marks.add(Mark.REFUSED)
            elif card in self.hinted:
                marks.add(Mark.HINT)
            elif card in swaps:
                marks.add(Mark.SWAP)
            elif card in self.fitting or tops.get(card) in lit or (more and pick_of(card) in more):
                marks.add(Mark.LEGAL)
            if card in self.last_moved and (brackets := self._brackets(card)):
                marks |= brackets | ({Mark.UNDER_WORDS} if card.place in captioned else set())
            if card is self.focus:
                marks.add(Mark.FOCUS)
            found[card] = frozenset(marks)
        return found

    def _swaps(self, cards: Sequence[CardItem]) -> set[CardItem]:
        """The jokers that the chosen card may replace: of two in a meld that stand for it the first."""
        places = {target.place for target in self.offer.targets if target.swaps}
        view = self._model.view
        if view is None or not places or len(self.cards) != 1:
            return set()
        code = self.cards[0].code
        melds = (meld for meld in view.laid_melds() if meld.place in places and code in meld.stands)
        jokers = {meld.place: meld.stands.index(code) for meld in melds if code is not None}
        return {card for card in cards if card.place in jokers and pick_of(card).at == jokers[card.place]}

    def barred(self, cards: Sequence[CardItem]) -> set[CardItem]:
        """The cards of the hand that may not be played now, where cards are played singly."""
        if not self.cards:
            self._playable = frozenset(self.offer.more) if self._plays_singly() and self._narrows(cards) else None
        if self._playable is None or not self._plays_singly():
            return set()
        hand = [card for card in cards if read_place(card.place).kind == HAND]
        return {card for card in hand if pick_of(card) not in self._playable}

    def _plays_singly(self) -> bool:
        """Whether the game has no melds."""
        view = self._model.view
        return view is not None and not view.has_tray()

    def _brackets(self, card: CardItem) -> set[Mark]:
        """The brackets of a card that moved last: one pair around neighbours in a row, none around a covered back.

        A ladder bears them as a whole.
        """
        place = card.parentItem()
        if read_place(card.place).kind == LADDER:
            return set()
        cards = place.cards if isinstance(place, PlaceItem) else [card]
        at = cards.index(card) if card in cards else len(cards) - 1
        if card.code is None and at < len(cards) - 1:
            return set()
        left, right = (self._moved_beside(card, cards, at + step) for step in (-1, 1))
        return {Mark.LAST_MOVE} | ({Mark.JOINED_LEFT} if left else set()) | ({Mark.JOINED_RIGHT} if right else set())

    def changed_ladders(self) -> set[PlaceName]:
        """The ladders that the last move has changed."""
        return {card.place for card in self.last_moved if read_place(card.place).kind == LADDER}

    def _moved_beside(self, card: CardItem, cards: Sequence[CardItem], at: int) -> bool:
        """Whether the card at this number of a place moved too, and lies in one row with this one."""
        other = cards[at] if 0 <= at < len(cards) else None
        if other is None or other not in self.last_moved:
            return False
        return (card.spot.y, card.spot.size) == (other.spot.y, other.spot.size)

    def _narrows(self, cards: Iterable[CardItem]) -> bool:
        """Whether only some cards of the hand may be chosen now: these light up before any is chosen."""
        hand = [card for card in cards if read_place(card.place).kind == HAND]
        return 0 < len(self.offer.more) < len(hand)

    def lift_of(self, card: CardItem) -> float:
        """How far a card is raised while it is chosen."""
        if card not in self.cards:
            return 0.0
        if read_place(card.place).kind == HAND:
            return selected_lift(card.spot.width)
        return round(chosen_lift(card.spot.width))


def pick_of(card: CardItem) -> Pick:
    """A card as the model names it; twins in a hand are equal."""
    if read_place(card.place).kind == HAND:
        return Pick(card.place, card.code)
    place = card.parentItem()
    cards = place.cards if isinstance(place, PlaceItem) else []
    return Pick(card.place, card.code, cards.index(card) if card in cards else -1)
