"""What all that was done in the open tells about hidden cards, and worlds that agree with it.

Cards that nobody has seen since they were dealt lie in a *pool*. The deal makes one pool of the whole pack. A new stock
(N7.1) begins when the old one is used up: then all of the old pool is in hands, and the new stock is a second pool. So
a hidden card of a hand is an *old* one, or it was drawn since, and the stock holds nothing old.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from barracan.games.concan.course import HAND_SIZE
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, Swap, Take
from barracan.games.concan.sharing import Pool, Sharing, Shown
from barracan.games.concan.view import ConcanView
from barracan.games.rummy.hand import Hand
from barracan.model.cards import JOKER, KINDS, Code, Kind, pack
from barracan.model.randomness import choose, shuffle

PACK = pack(packs=2, jokers=2)
_TRIES = 500
"""The first try is nearly always enough; the others are for jokers, of which a hand may hold only so many."""


@dataclass(slots=True)
class _Room:
    """A place with room for so many cards, so many jokers among them at most."""

    cards: list[Kind]
    room: int
    jokers: int


def _deal(cards: list[Kind], places: Sequence[_Room], rng: Random) -> bool:
    """Deal cards into places, jokers first; whether every joker found one."""
    jokers = cards.count(JOKER)
    cards = cards[: len(cards) - jokers]
    for _ in range(jokers):
        spots = [place for place in places if place.jokers for _ in range(place.room)]
        if not spots:
            return False
        place = choose(spots, rng)
        place.cards.append(JOKER)
        place.room -= 1
        place.jokers -= 1
    shuffle(cards, rng)
    for place in places:
        for _ in range(place.room):
            place.cards.append(cards.pop())
    return True


class Knowledge:
    """What a view tells about every hand and the stock.

    Attributes:
        known: for each seat the cards that are surely in its hand, taken in public and not shown since.
        unseen: the cards in no place that the viewer sees or knows of.
    """

    def __init__(self, view: ConcanView) -> None:
        self.view = view
        seats = range(view.seats)
        self.known = [Hand() for _ in seats]
        self._old = Hand()
        self._new = Hand(PACK)
        self._old_sizes = [0 for _ in seats]
        self._drawn = [HAND_SIZE + (seat == view.dealer) for seat in seats]
        self._shown: list[list[Kind]] = [[] for _ in seats]
        self._discard: list[Kind] = []
        for action in view.actions:
            self._follow(action)
        for seat in seats:
            self._show(seat, [JOKER] * (view.announced[seat] - self.known[seat].jokers), keep=True)
        own = Hand(KINDS[code] for code in view.hand)
        self._show(view.seat, _missing(own, self.known[view.seat]), keep=True)
        self.unseen = self._old.cards() + self._new.cards()
        for cards in self._shown:
            for card in cards:
                self.unseen.remove(card)

    def world(self, rng: Random) -> tuple[list[list[Kind]], list[Kind]]:
        """Deal the unseen cards at random: every hand, and the stock."""
        for _ in range(_TRIES):
            if dealt := self._dealt(rng):
                return dealt
        raise ValueError("no world agrees with what was seen")

    def _dealt(self, rng: Random) -> tuple[list[list[Kind]], list[Kind]] | None:
        """Deal once; ``None`` where the lots leave a card without a place."""
        view = self.view
        old, new = Pool(self._old, self._old_sizes), Pool(self._new, self._drawn)
        shown = [Shown(seat, card) for seat, cards in enumerate(self._shown) for card in cards]
        shuffle(shown, rng)
        lots = [rng.random() * (old.likelihood(item) + new.likelihood(item)) < new.likelihood(item) for item in shown]
        is_new = Sharing(shown, old, new).settle(lots)
        if is_new is None:
            return None
        old = old.without([item for item, late in zip(shown, is_new, strict=True) if not late])
        new = new.without([item for item, late in zip(shown, is_new, strict=True) if late])
        hands = [hand.cards() for hand in self.known]
        stock: list[Kind] = []
        limits = view.unheard
        old_places = [_Room(hand, old.sizes[seat], limits[seat][0]) for seat, hand in enumerate(hands)]
        new_places = [_Room(hand, new.sizes[seat], limits[seat][1]) for seat, hand in enumerate(hands)]
        new_places.append(_Room(stock, view.stock_count, view.stock_count))
        if _deal(old.cards.cards(), old_places, rng) and _deal(new.cards.cards(), new_places, rng):
            return hands, stock
        return None

    def _follow(self, action: ConcanMove) -> None:
        """Take an action into account."""
        seat = action.seat
        match action:
            case Draw():
                if action.stock is not None:
                    self._restock()
                self._drawn[seat] += 1
            case Discard():
                self._show(seat, [KINDS[action.card]])
                self._discard.append(KINDS[action.card])
            case Take():
                self.known[seat].add(self._discard.pop())
                self._follow_melds(action)
            case LayMelds():
                self._follow_melds(action)
            case LayOff():
                self._show(seat, [KINDS[action.card]])
            case Swap():
                self._swap(seat, action.card)
            case Announce():
                self._show(seat, [JOKER], keep=True)

    def _follow_melds(self, action: Take | LayMelds) -> None:
        for swap in action.swaps or ():
            self._swap(action.seat, swap.card)
        for meld in action.melds or ():
            self._show(action.seat, [KINDS[code] for code in meld.cards])

    def _swap(self, seat: int, card: Code) -> None:
        self._show(seat, [KINDS[card]])
        self.known[seat].add(JOKER)

    def _show(self, seat: int, cards: Sequence[Kind], keep: bool = False) -> None:
        """A seat shows cards, those first that it was known to hold; it may *keep* what it shows."""
        known = self.known[seat]
        for card in cards:
            if keep:
                self._shown[seat].append(card)
                known.add(card)
            elif known.counts[card]:
                known.remove(card)
            else:
                self._shown[seat].append(card)

    def _restock(self) -> None:
        """All discards but the top one become the new pool, and what is left of the pools is old."""
        for cards in self._shown:
            for card in cards:
                (self._old if self._old.counts[card] else self._new).remove(card)
        for card in self._new.cards():
            self._old.add(card)
        for seat, cards in enumerate(self._shown):
            self._old_sizes[seat] += self._drawn[seat] - len(cards)
            self._drawn[seat] = 0
            cards.clear()
        *gone, top = self._discard
        self._new = Hand(gone)
        self._discard = [top]


def _missing(hand: Hand, known: Hand) -> list[Kind]:
    """The cards of a hand that are not known of it yet."""
    rest = hand.copy()
    for card in known.cards():
        rest.remove(card)
    return rest.cards()
