"""What a seat sees of Burraco (C12), worlds that agree with it, and the cards that its moves use."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

from barracan.games.burraco import melds, scoring
from barracan.games.burraco.melds import Meld, quality
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.games.burraco.options import WILD, Terms
from barracan.games.burraco.state import BurracoState, Drawn
from barracan.games.rummy.melds import NATURAL
from barracan.games.rummy.state import Hand
from barracan.games.rummy.view import RummyView, restore, shared_fields, top_of, turn_up, without
from barracan.model.cards import CODES, KINDS, RANKS, Code, Kind, codes, pack
from barracan.model.melding import MeldingSide
from barracan.model.moves import Move
from barracan.model.offers import Pick
from barracan.model.places import HAND, MELD, POT, PlaceName, place_name
from barracan.model.randomness import shuffle
from barracan.model.refusal import accept
from barracan.model.score import ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.model.view import Cards, LaidMeld

_POT_TAKEN = QT_TRANSLATE_NOOP("burraco", "pot taken")
_MAY_GO_OUT = QT_TRANSLATE_NOOP("burraco", "pot taken, may go out")


SUIT_ORDER: Final = (
    *(tuple(rank + suit for rank in "3456789TJQKA") for suit in "HSDC"),
    (*("2" + suit for suit in "HSDC"), "JK"),
)


@value
class MeldView:
    """A meld as it lies, a run from low to high, a group with its wildcard first."""

    kind: str
    """``group`` or ``run``."""
    cards: tuple[Code, ...]
    worth: str
    """``clean``, ``semi_clean``, ``dirty``, or ``""`` while it has fewer than seven cards (C4.8)."""
    wild: int
    """The index of its wildcard, or -1."""
    stands_for: str
    """What the wildcard stands for: a card in a run, a rank in a group; ``""`` without one."""
    points: int
    """The points of its cards."""
    ends: tuple[Code, Code] = ("", "")
    """The cards that a run takes before its first and after its last, empty where it takes none."""

    def counts(self) -> int:
        """Its points with what a clean, semi-clean or dirty meld is worth besides (C9.2, C9.3)."""
        return self.points + scoring.WORTH.get(self.worth, 0)

    def stands(self) -> tuple[str, ...]:
        """For each card what it stands for, empty where that is itself."""
        return tuple(self.stands_for if at == self.wild else "" for at in range(len(self.cards)))


@value
class SideView:
    """What lies on the table before one side."""

    melds: tuple[MeldView, ...]
    pot: int
    """The number of the pot that it has taken, or -1."""
    exit: bool
    """Whether one of its melds lets it go out (C7.1)."""
    may_go_out: bool
    lines: tuple[ScoreLine, ...]
    """The explained points of this hand so far, of the whole hand once it has ended."""

    @property
    def points(self) -> int:
        """The points of this hand so far."""
        return sum(line.points for line in self.lines)


@value
class BurracoView(RummyView):
    """Everything that C12 lets one seat know; a fresh pot is counted as the hand that it is."""

    drawn: str
    """How the seat to move began its turn: ``nothing`` yet, ``draw`` or ``take``."""
    single: Code | None
    """The card that was the whole pile when it was taken in this turn, until one like it is laid (C5.5)."""
    laid: bool
    """Whether a card was laid in this turn."""
    stalled: int
    """How many turns in a row took the pile and laid nothing (C8.2)."""
    pots: tuple[int, ...]
    """How many cards each pot still has for the taking, 0 once it is gone."""
    fresh: tuple[int, ...]
    """The seats whose pot is fresh (C6.3)."""
    unseen: tuple[tuple[int, int], ...]
    """Each seat that does not see its fresh pot yet, with the number of that pot (C12.1)."""
    table: tuple[SideView, ...]
    first_discard: Code | None
    """The card turned up in the deal."""

    @property
    def side(self) -> int:
        """The side of the seat."""
        return self.side_of(self.seat)

    def seat_note(self, seat: int) -> Text | None:
        """Whether a seat's side has taken a pot and may go out (C6, C7.1)."""
        table = self.table[self.side_of(seat)]
        if table.pot < 0:
            return None
        return Text("burraco", _MAY_GO_OUT if table.may_go_out else _POT_TAKEN)

    def score_lines(self) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points of each side (C9)."""
        return tuple(side.lines for side in self.table)

    def hand_is_covered(self, seat: int) -> bool:
        """Whether a fresh pot has not been looked at yet (C12.1)."""
        return any(seat == other for other, _ in self.unseen)

    def takes_whole_pile(self) -> bool:
        """All of it, or nothing (C5.3)."""
        return True

    def laid_melds(self) -> tuple[LaidMeld, ...]:
        """The melds of all sides, a wildcard with what it stands for."""
        return tuple(
            LaidMeld(
                place_name(MELD, side, number), side, meld.cards, meld.stands(), meld.worth, meld.counts(), meld.ends
            )
            for side, table in enumerate(self.table)
            for number, meld in enumerate(table.melds)
        )

    def suit_order(self) -> tuple[tuple[Code, ...], ...]:
        """Aces stand at the right of the kings, deuces and jokers together at the end."""
        return SUIT_ORDER

    def melding_sides(self) -> tuple[MeldingSide, ...]:
        """Pots and melds of seven (C6, C7)."""
        any_exit = self.options["going_out"] == "any"
        return tuple(MeldingSide(side.pot >= 0, side.exit, any_exit) for side in self.table)

    def next_meld(self) -> PlaceName:
        """Melds are numbered side by side."""
        return place_name(MELD, self.side, len(self.table[self.side].melds))

    def further_places(self) -> dict[PlaceName, Cards]:
        """The pots; a fresh one that its owner does not see still lies in its place, and the hand is empty (C12.1)."""
        sizes = [*self.pots]
        places: dict[PlaceName, Cards] = {}
        for seat, number in self.unseen:
            sizes[number] = self.hand_sizes[seat]
            places[place_name(HAND, seat)] = ()
        return {**places, **{place_name(POT, number): (None,) * size for number, size in enumerate(sizes)}}


PACK: Final = pack(packs=2, jokers=4)
"""The pack of Burraco (C1.1)."""


def view(state: BurracoState, seat: int) -> BurracoView:
    """All that a seat may know."""
    return BurracoView(**common(state, seat))


def common(state: BurracoState, seat: int) -> dict[str, Any]:
    """What the views of all games with pots have."""
    ended = state.ending
    shared = shared_fields(state, seat)
    if seat in state.unseen:
        shared["hand"] = ()
    if ended is not None:
        shared["open_cards"] = _cards_left(state, seat)
    return {
        **shared,
        "drawn": state.drawn.value,
        "single": None if state.single is None else CODES[state.single],
        "laid": state.laid,
        "stalled": state.stalled,
        "pots": tuple(len(pot) for pot in state.pots),
        "fresh": tuple(sorted(state.fresh)),
        "unseen": tuple(sorted(state.unseen.items())),
        "table": tuple(
            SideView(
                melds=tuple(meld_view(meld, state.terms) for meld in table.melds),
                pot=table.pot,
                exit=table.lets_out(state.terms),
                may_go_out=table.may_go_out(state.terms),
                lines=ended.lines[side] if ended else scoring.so_far(state, side),
            )
            for side, table in enumerate(state.tables)
        ),
        "first_discard": None if state.first_discard is None else CODES[state.first_discard],
    }


def _cards_left(state: BurracoState, viewer: int) -> tuple[tuple[PlaceName, tuple[Code, ...]], ...]:
    """What the end of a hand turns up: the other hands, pots, and those that their owners have not looked at."""
    hands = [
        (place_name(HAND, seat), codes(hand.cards()))
        for seat, hand in enumerate(state.hands)
        if seat != viewer and seat not in state.unseen and hand.size
    ]
    pots = [(place_name(POT, at), codes(pot)) for at, pot in enumerate(state.pots) if pot]
    fresh = [(place_name(POT, at), codes(state.hands[seat].cards())) for seat, at in sorted(state.unseen.items())]
    return (*hands, *pots, *fresh)


@lru_cache(maxsize=1 << 12)
def meld_view(meld: Meld, terms: Terms) -> MeldView:
    """A meld as every seat sees it."""
    stands_for = ""
    if meld.wild >= 0:
        stands_for = RANKS[meld.rank] if meld.is_group else CODES[NATURAL[meld.suit][meld.first + meld.wild]]
    return MeldView(
        kind="group" if meld.is_group else "run",
        cards=codes(meld.cards),
        worth=quality(meld, terms),
        wild=meld.wild,
        stands_for=stands_for,
        points=terms.points(meld.cards),
        ends=_ends(meld, terms),
    )


def _ends(meld: Meld, terms: Terms) -> tuple[Code, Code]:
    """What a run takes at its ends."""
    if meld.is_group:
        return "", ""
    natural, low, high = NATURAL[meld.suit], meld.first - 1, meld.last + 1
    return (
        CODES[natural[low]] if low >= terms.low else "",
        CODES[natural[high]] if high <= terms.high else "",
    )


class Knowledge:
    """What public actions and a seat's own cards tell: where cards are, and which nobody has seen.

    Attributes:
        known: for each seat the cards that are surely in its hand, taken or shown in public.
        unseen: the cards that lie in the stock, in pots or in other hands, in the order of kinds.
    """

    def __init__(self, view: BurracoView, cards: tuple[Kind, ...] = PACK) -> None:
        self.view = view
        self.known = [Hand() for _ in range(view.seats)]
        self._pile: list[Kind] = [] if view.first_discard is None else [KINDS[view.first_discard]]
        self._single: Kind | None = None
        self._melds: list[list[Counter[Kind]]] = [[] for _ in view.sides]
        self._side_of = {seat: number for number, side in enumerate(view.sides) for seat in side}
        for action in view.actions:
            self.follow(action)
        self.known[view.seat] = Hand(KINDS[code] for code in view.hand)
        located = [KINDS[code] for code in view.discard]
        located += [KINDS[code] for side in view.table for meld in side.melds for code in meld.cards]
        located += [card for hand in self.known for card in hand.cards()]
        self.unseen = sorted((Counter(cards) - Counter(located)).elements()) if view.hand_number else []

    def follow(self, action: Move) -> None:
        """Take an action into account: a card shown leaves what is known of a hand, a card taken joins it."""
        seat = action.seat
        if isinstance(action, Take):
            self._single = self._pile[0] if len(self._pile) == 1 else None
            for card in self._pile:
                self.known[seat].add(card)
            self._pile = []
        elif isinstance(action, LayMelds):
            for written in action.melds:
                cards = Counter(KINDS[code] for code in written)
                self._melds[self._side_of[seat]].append(cards)
                self._lay(seat, cards)
        elif isinstance(action, Add):
            melds_of_side = self._melds[self._side_of[seat]]
            cards = Counter(KINDS[code] for code in action.cards)
            self._lay(seat, cards - melds_of_side[action.meld])
            melds_of_side[action.meld] = cards
        elif isinstance(action, Discard):
            card = KINDS[action.card]
            if card != self._single or self.known[seat].counts[card] > 1:
                self._show(seat, card)  # a whole pile of one card goes back only out of a hand that keeps its twin
            self._single = None
            self.put_on_pile(card)

    def put_on_pile(self, card: Kind) -> None:
        """Lay a card on the discard pile."""
        self._pile.append(card)

    def _lay(self, seat: int, cards: Mapping[Kind, int]) -> None:
        for card, count in cards.items():
            for _ in range(count):
                self._show(seat, card)
            if card == self._single:
                self._single = None

    def _show(self, seat: int, card: Kind) -> None:
        if self.known[seat].counts[card]:
            self.known[seat].remove(card)

    def world(self, rng: Random) -> BurracoState:
        """Deal one world that agrees with the view."""
        state = BurracoState(self.view.seats, self.view.sides, self.view.options)
        self.fill(state, rng)
        return state

    def fill(self, state: BurracoState, rng: Random) -> None:
        """Give a state everything public, and deal the unseen cards at random over hands, pots and stock."""
        view = self.view
        restore(state, view)
        state.drawn = Drawn(view.drawn)
        state.single = None if view.single is None else KINDS[view.single]
        state.laid, state.stalled = view.laid, view.stalled
        state.fresh, state.unseen = set(view.fresh), dict(view.unseen)
        for table, side in zip(state.tables, view.table, strict=True):
            table.pot = side.pot
            table.melds = [accept(melds.read([KINDS[code] for code in meld.cards], state.terms)) for meld in side.melds]
        state.first_discard = None if view.first_discard is None else KINDS[view.first_discard]
        self._deal(state, rng)
        turn_up(state, view, state.pots, {pot: seat for seat, pot in view.unseen})

    def _deal(self, state: BurracoState, rng: Random) -> None:
        view = self.view
        unseen = self.unseen.copy()
        shuffle(unseen, rng)
        state.hands = [hand.copy() for hand in self.known]
        last = self._last_card_seat()
        if last is not None and not state.hands[last].size:
            at = next(at for at, card in enumerate(unseen) if card not in WILD)
            state.hands[last].add(unseen.pop(at))
        for hand, size in zip(state.hands, view.hand_sizes, strict=True):
            while hand.size < size:
                hand.add(unseen.pop())
        for number, size in enumerate(view.pots):
            state.pots[number] = [unseen.pop() for _ in range(size)]
        state.stock = unseen

    def _last_card_seat(self) -> int | None:
        """The seat that has kept one card in its turn to go out with, which is no wildcard then (C7.5)."""
        view = self.view
        turn = view.turn
        if turn is None or turn == view.seat or view.drawn == "nothing" or view.hand_sizes[turn] != 1:
            return None
        to_come = view.table[self._side_of[turn]].pot < 0 and any(view.pots)
        return None if to_come else turn


def determinize(view: BurracoView, rng: Random) -> BurracoState:
    """Deal one world that agrees with all that the seat has seen; many worlds come faster from one ``Knowledge``."""
    return Knowledge(view).world(rng)


def cards_used(view: BurracoView, move: Move) -> tuple[Code, ...]:
    """The cards that leave the hand: a move that adds to a meld names those that lie there already, too."""
    match move:
        case Discard():
            return (move.card,)
        case LayMelds():
            return tuple(card for meld in move.melds for card in meld)
        case Add():
            return without(move.cards, view.table[view.side].melds[move.meld].cards)
    return ()


def cards_taken(view: BurracoView, move: Move) -> tuple[Pick, ...]:
    """The top card of the stock, or that of the discard pile, which is taken whole."""
    match move:
        case Draw():
            return top_of(view, "stock")
        case Take():
            return top_of(view, "discard")
    return ()
