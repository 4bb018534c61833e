"""What a seat sees of German whist (G9), and worlds that agree with it."""

from dataclasses import replace
from random import Random

from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.games.tricks.view import TricksView, trick_fields
from barracan.games.tricks.worlds import cards_played, deal_unseen, restore
from barracan.model.cards import KINDS, SUITS, Code, codes
from barracan.model.places import PlaceName
from barracan.model.randomness import shuffle
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import Cards
from german_whist import scoring
from german_whist.state import RANKINGS, GermanWhistState

PACK = mask_of(range(52))
_TRUMPS = {
    "C": QT_TRANSLATE_NOOP("german_whist", "Clubs are trumps"),
    "D": QT_TRANSLATE_NOOP("german_whist", "Diamonds are trumps"),
    "H": QT_TRANSLATE_NOOP("german_whist", "Hearts are trumps"),
    "S": QT_TRANSLATE_NOOP("german_whist", "Spades are trumps"),
}
_STOCK = QT_TRANSLATE_NOOP("german_whist", "these tricks win cards of the stock")
_LAST = QT_TRANSLATE_NOOP("german_whist", "these tricks count")


@value
class GermanWhistView(TricksView):
    """Everything that G9 lets one seat know."""

    trump: str
    """The suit of trumps."""
    stock: Cards
    """The stock from the bottom: backs, and the card that lies face up."""
    open_cards: tuple[tuple[Code, ...], ...]
    """For each seat the cards of its hand that everybody has seen it take."""
    drawn: Cards
    """What the last trick brought until the next lead: the card that lay face up, and the hidden one for its seat."""

    def headline(self) -> Text | None:
        """Which suit is trumps."""
        return Text("german_whist", _TRUMPS[self.trump])

    def headline_note(self) -> Text | None:
        """What the tricks are good for now."""
        return Text("german_whist", _STOCK if self.stock else _LAST)

    def before_last_trick(self) -> "GermanWhistView":
        """The view as it was when the last trick lay there complete, and nothing was drawn yet."""
        last = self.tricks[-1]
        view = replace(self, trick=last.cards, leader=last.leader, tricks=self.tricks[:-1])
        if not self.drawn:
            return view
        face_up, hidden = self.drawn
        mine = {face_up} if last.winner == self.seat else {hidden}
        return replace(
            view,
            hand=tuple(card for card in self.hand if card not in mine),
            hand_sizes=tuple(size - 1 for size in self.hand_sizes),
            stock=(*(None for _ in self.stock), None, face_up),
            drawn=(),
        )

    def places(self) -> dict[PlaceName, Cards]:
        """The places of every trick game, and the stock."""
        return TricksView.places(self) | {"stock": self.stock}


def view(state: GermanWhistState, seat: int) -> GermanWhistView:
    """All that a seat may know."""
    stock = codes(state.stock)
    return GermanWhistView(
        **trick_fields(state, seat),
        lines=state.ending.lines if state.ending else scoring.score(state),
        trump=SUITS[state.trump],
        stock=(*(None for _ in stock[:-1]), *stock[-1:]),
        open_cards=tuple(codes(cards_of(cards)) for cards in state.open_cards),
        drawn=_drawn(state, seat),
    )


def _drawn(state: GermanWhistState, seat: int) -> Cards:
    if not state.drawn:
        return ()
    face_up, hidden = codes(state.drawn)
    return face_up, None if state.tricks[-1].winner == seat else hidden


def determinize(view: GermanWhistView, rng: Random) -> GermanWhistState:
    """Deal one world that agrees with all that the seat has seen."""
    state = GermanWhistState(view.options)
    state.trump = SUITS.index(view.trump)
    restore(state, view, RANKINGS[state.trump])
    state.open_cards = [mask_of(KINDS[code] for code in cards) for cards in view.open_cards]
    other = 1 - view.seat
    known = state.open_cards[other]
    face_up = [KINDS[code] for code in view.stock if code]
    seen = state.hands[view.seat] | known | cards_played(state) | mask_of(face_up)
    sizes = [view.hand_sizes[other] - known.bit_count(), len(view.stock) - len(face_up)]
    hidden = [0, 0]
    if any(sizes):
        hidden = deal_unseen(PACK & ~seen, sizes, [state.lacks[other], 0], (), rng)
    state.hands[other] = known | hidden[0]
    if view.drawn:
        state.drawn = [KINDS[code] if code else cards_of(hidden[0])[0] for code in view.drawn]
    stock = cards_of(hidden[1])
    shuffle(stock, rng)
    state.stock = [*stock, *face_up]
    return state
