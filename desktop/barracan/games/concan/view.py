"""What a seat sees of Concan (N12), worlds that agree with it, and the cards that its moves use."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from barracan.games.concan import melds as melding
from barracan.games.concan.allotment import Allotment, Pool, Shown
from barracan.games.concan.melds import Meld
from barracan.games.concan.moves import (
    JOKER_CODE,
    Announce,
    ConcanMove,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    NewMeld,
    Swap,
    SwapPart,
    Take,
)
from barracan.games.concan.play import HAND_SIZE
from barracan.games.concan.scoring import NOT_OPENED, hand_value
from barracan.games.concan.state import ConcanState, Phase
from barracan.games.rummy.melds import LOW, where
from barracan.games.rummy.state import Hand
from barracan.games.rummy.view import RummyView, restore, shared_fields, top_of, turn_up, without
from barracan.model.cards import CODES, JOKER, KINDS, Code, Kind, codes, pack
from barracan.model.common_texts import common_text
from barracan.model.melds_down import MeldsDown
from barracan.model.moves import Move
from barracan.model.offers import Pick
from barracan.model.places import MELD, place_name
from barracan.model.randomness import choose, shuffle
from barracan.model.score import PastHands
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import LaidMeld

_THRESHOLD = QT_TRANSLATE_NOOP("concan", "melds-down from {threshold}, hand {hand} of {hands}")
_COUNTING = QT_TRANSLATE_NOOP("concan", "{note}, {points} in hand")
_OPENED = Text("concan", QT_TRANSLATE_NOOP("concan", "melds down"))
_NEW_STOCK = QT_TRANSLATE_NOOP("concan", "1 new stock left")
_NEW_STOCKS = QT_TRANSLATE_NOOP("concan", "{count} new stocks left")
_LOWEST = QT_TRANSLATE_NOOP("concan", "lowest wins")
_LEFT = QT_TRANSLATE_NOOP("concan", "X: won the hand, −25. {count} hands to come.")
_ONE_LEFT = QT_TRANSLATE_NOOP("concan", "X: won the hand, −25. One hand to come.")
_NONE_LEFT = QT_TRANSLATE_NOOP("concan", "X: won the hand, −25.")
_NO_STOCK = QT_TRANSLATE_NOOP("concan", "no new stock left")
_ANNOUNCED = QT_TRANSLATE_NOOP("concan", "melds down, jokers announced: {count}")


@value
class MeldView:
    """A meld in full (N13.2)."""

    seat: int
    """Who laid it."""
    kind: str
    """``set`` or ``run``."""
    cards: tuple[Code, ...]
    """Jokers as jokers; a run from its low to its high end."""
    stands: tuple[Code, ...]
    """What each card stands for; a natural for itself."""
    value: int


@value
class ConcanView(RummyView):
    """Everything that N12 lets one seat know; of a new stock the action has the cards, sorted."""

    phase: str
    """``first`` for the first discard, ``take`` before a draw or take, ``lay`` before the discard."""
    threshold: int
    """What a melds-down counts at least (N5.1)."""
    opened: tuple[bool, ...]
    """Who has done his melds-down."""
    announced: tuple[int, ...]
    """How many jokers each hand has announced."""
    unheard: tuple[tuple[int, int], ...]
    """How many further jokers each hand may hold at most as far as all know, of old cards and of a new stock's."""
    restocks_left: int
    """How many new stocks there may still be (N7.1)."""
    melds: tuple[MeldView, ...]
    taken: Code | None
    """The discard that the seat to move has taken in this turn."""
    barred: Code | None
    """The card that this seat may not discard in its turn (N4.5)."""
    past: tuple[tuple[str, ...], ...]
    """What each seat has of the hands before on the score sheet: its points, or the winner's sign."""

    def hands_planned(self) -> int:
        """Nine, or what the option says (N10.1)."""
        return int(self.options["hands"])

    def past_hands(self) -> PastHands:
        """The score sheet so far, on which the lowest sum wins (N10.1)."""
        left = self.hands_planned() - len(self.past)
        words = _NONE_LEFT if not left else _ONE_LEFT if left == 1 else _LEFT
        return PastHands(self.past, Text("concan", _LOWEST), Text("concan", words, {"count": left}))

    def dealer_plays_first(self) -> bool:
        """The first player deals (N2.3)."""
        return True

    def headline(self) -> Text:
        """What a melds-down has to count, and how far the match is (N5.1, N10.1)."""
        hands = self.hands_planned()
        return Text("concan", _THRESHOLD, {"threshold": self.threshold, "hand": self.hand_number, "hands": hands})

    def seat_note(self, seat: int) -> Text | None:
        """Whether a seat has done its melds-down, its announced jokers (N13.3), and what its hand counts now (N9)."""
        jokers, counts = self.announced[seat], self.melds_down(seat).counts
        if not self.opened[seat]:
            return common_text("not down yet, {points} now", points=NOT_OPENED)
        note = Text("concan", _ANNOUNCED, {"count": jokers}) if jokers else _OPENED
        return note if counts is None else Text("concan", _COUNTING, {"note": note, "points": counts})

    def melds_down(self, seat: int) -> MeldsDown:
        """Whether a seat has done its melds-down, its announced jokers, and what its hand counts now (N9.2, N13.3)."""
        counts = None
        if not self.opened[seat]:
            counts = NOT_OPENED
        elif seat == self.seat:
            counts = hand_value([KINDS[code] for code in self.hand], self.announced[seat])
        return MeldsDown(self.opened[seat], self.announced[seat], counts)

    def stock_note(self) -> Text:
        """How many new stocks there may still be (N7.1)."""
        words = _NEW_STOCK if self.restocks_left == 1 else _NEW_STOCKS if self.restocks_left else _NO_STOCK
        return Text("concan", words, {"count": self.restocks_left})

    def laid_melds(self) -> tuple[LaidMeld, ...]:
        """The melds of all seats, each joker with the card that it stands for (N13.2)."""
        return tuple(
            LaidMeld(place_name(MELD, number), self.side_of(meld.seat), meld.cards, _stands(meld), ends=_ends(meld))
            for number, meld in enumerate(self.melds)
        )


def _ends(seen: MeldView) -> tuple[Code, Code]:
    """The cards that a meld takes before its first and after its last card (N6.1); a set takes what it lacks."""
    low, high = "", ""
    for end, wanted in _meld(seen).gaps.items():
        if wanted is not None and end == LOW:
            low = CODES[wanted]
        elif wanted is not None:
            high = CODES[wanted]
    return low, high


def _stands(meld: MeldView) -> tuple[str, ...]:
    """What each card stands for where that is not itself."""
    return tuple("" if card == stands else stands for card, stands in zip(meld.cards, meld.stands, strict=True))


PACK: Final = pack(packs=2, jokers=2)
_TRIES: Final = 500
"""The first try is nearly always enough; the others are for jokers, of which a hand may hold only so many."""


@dataclass
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
            if dealt := self._deal_once(rng):
                return dealt
        raise ValueError("no world agrees with what was seen")

    def _deal_once(self, rng: Random) -> tuple[list[list[Kind]], list[Kind]] | None:
        """Deal once; ``None`` where the lots leave a card without a place."""
        view = self.view
        old, new = Pool(self._old, self._old_sizes), Pool(self._new, self._drawn)
        shown = [Shown(seat, card) for seat, cards in enumerate(self._shown) for card in cards]
        shuffle(shown, rng)
        lots = [rng.random() * (old.likelihood(item) + new.likelihood(item)) < new.likelihood(item) for item in shown]
        is_new = Allotment(shown, old, new).settle(lots)
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

    def _follow(self, action: Move) -> None:
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


def view(state: ConcanState, seat: int) -> ConcanView:
    """All that a seat may know."""
    barred = state.barred if seat == state.turn else None
    return ConcanView(
        **shared_fields(state, seat),
        phase=state.phase.value,
        threshold=state.threshold,
        opened=tuple(state.opened),
        announced=tuple(state.announced),
        unheard=tuple(state.unheard),
        restocks_left=state.most_restocks - state.restocks,
        melds=tuple(_meld_view(meld) for meld in state.melds),
        taken=None if state.taken is None else CODES[state.taken],
        barred=None if barred is None else CODES[barred],
        past=tuple(state.past),
    )


def _meld_view(meld: Meld) -> MeldView:
    return MeldView(meld.seat, meld.kind, codes(meld.cards), codes(meld.stands), meld.value)


def _meld(seen: MeldView) -> Meld:
    stands = tuple(KINDS[code] for code in seen.stands)
    run = where(stands) if seen.kind == "run" else None
    return melding.make(tuple(KINDS[code] for code in seen.cards), stands, run, seen.seat)


def public_state(view: ConcanView) -> ConcanState:
    """The state as far as a seat knows it: other hands are empty, and the cards of the stock have no face."""
    state = ConcanState(view.seats, view.sides, view.options)
    restore(state, view)
    state.phase = Phase(view.phase)
    state.melds = [_meld(seen) for seen in view.melds]
    state.opened, state.announced, state.unheard = list(view.opened), list(view.announced), list(view.unheard)
    state.restocks = state.most_restocks - view.restocks_left
    state.taken = None if view.taken is None else KINDS[view.taken]
    state.barred = None if view.barred is None else KINDS[view.barred]
    state.past = list(view.past)
    return state


def determinize(view: ConcanView, rng: Random) -> ConcanState:
    """Deal one world that agrees with all that the seat has seen."""
    state = public_state(view)
    state.chance = int(rng.random() * (1 << 63))
    if view.hand_number:
        hands, state.stock = Knowledge(view).world(rng)
        state.hands = [Hand(cards) for cards in hands]
        turn_up(state, view, [])
    if view.turn is not None and view.turn != view.seat:
        state.barred = _barred_card(state, view.turn)
    return state


def _barred_card(state: ConcanState, seat: int) -> int | None:
    """The card that another seat may not discard: the one it took, if it had none like it before (N4.5)."""
    if state.taken is None or state.taken == JOKER:
        return None
    return state.taken if state.hands[seat].counts[state.taken] == 1 else None


def cards_used(view: ConcanView, move: ConcanMove) -> tuple[Code, ...]:
    """The cards that leave the hand: not what jokers stand for, nor jokers and a discard that come with the move."""
    match move:
        case Discard() | LayOff() | Swap():
            return (move.card,)
        case LayMelds():
            return _laid_cards(move.melds, move.swaps or (), ())
        case Take() if move.melds is not None:
            return _laid_cards(move.melds, move.swaps or (), view.discard[-1:])
    return ()


def cards_taken(view: ConcanView, move: ConcanMove) -> tuple[Pick, ...]:
    """The top card of the stock or of the discard pile, and the jokers that are swapped."""
    match move:
        case Draw():
            return top_of(view, "stock")
        case Swap():
            return _jokers(view, (SwapPart(move.meld, move.card),))
        case LayMelds():
            return _jokers(view, move.swaps or ())
        case Take():
            return top_of(view, "discard") + _jokers(view, move.swaps or ())
    return ()


def _laid_cards(melds: Sequence[NewMeld], swaps: Sequence[SwapPart], taken: Sequence[Code]) -> tuple[Code, ...]:
    cards = [*(card for meld in melds for card in meld.cards), *(swap.card for swap in swaps)]
    return without(cards, [*taken, *(JOKER_CODE for _ in swaps)])


def _jokers(view: ConcanView, swaps: Sequence[SwapPart]) -> tuple[Pick, ...]:
    """The jokers that swaps bring: of two in a meld that stand for one card, first the one that lies lower."""
    found: list[Pick] = []
    for swap in swaps:
        meld = view.melds[swap.meld]
        jokers = (
            Pick(place_name(MELD, swap.meld), card, at)
            for at, (card, stand) in enumerate(zip(meld.cards, meld.stands, strict=True))
            if (card, stand) == (JOKER_CODE, swap.card)
        )
        found.append(next(joker for joker in jokers if joker not in found))
    return tuple(found)
