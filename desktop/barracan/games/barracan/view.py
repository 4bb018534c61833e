"""What a seat sees of BarraCan (B13), worlds that agree with it, and the cards that its moves use."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from barracan.games.barracan import categories, scoring
from barracan.games.barracan.ladders import Ladder
from barracan.games.barracan.meld_moves import Laying, put_down, read_laying
from barracan.games.barracan.moves import (
    CATEGORY_NAMES,
    BarracanMove,
    Category,
    Discard,
    Draw,
    LadderMeld,
    LayMelds,
    Meld,
    PickUp,
    TakeTrick,
)
from barracan.games.barracan.state import BarracanState, SideTable, Taken
from barracan.games.rummy.state import Hand
from barracan.games.rummy.view import top_of, without
from barracan.model.cards import KINDS, Code, Kind, codes, pack
from barracan.model.offers import Pick
from barracan.model.places import HAND, LADDER, MELDS, PILE, TRICKS, PlaceName, place_name
from barracan.model.randomness import shuffle
from barracan.model.score import ScoreLine
from barracan.model.value import value
from barracan.model.view import Cards, Family, LadderView, SeatView, SideView, StackView


@value
class BarracanView(SeatView):
    """Everything that B13 lets one seat know."""

    take: str
    """How the seat to move began its turn: ``nothing`` yet, ``draw``, ``pick_up`` or ``trick``."""
    stock_count: int
    piles: tuple[tuple[Code, ...], ...]
    blocked: tuple[int, ...]
    """How many cards of each pile lie under its topmost stopper (B3.5)."""
    table: tuple[SideView, ...]
    first_piles: tuple[Code, ...]
    """The four cards turned up in the deal (B2.3)."""
    actions: tuple[BarracanMove, ...]
    """Every public action of this hand, in order."""

    def family(self) -> Family:
        """Four piles round the stock."""
        return Family.PILES

    def has_jackies(self) -> bool:
        """They are: young women (B1.4)."""
        return True

    def builds_ladders(self) -> bool:
        """Ladders are built (B9)."""
        return True

    def score_lines(self) -> tuple[tuple[ScoreLine, ...], ...]:
        """The explained points of each side (B10)."""
        return tuple(side.lines for side in self.table)

    def blocked_cards(self, pile: int) -> int:
        """The cards under the topmost stopper (B3.5)."""
        return self.blocked[pile]

    def side_tables(self) -> tuple[SideView, ...]:
        """Stacks, ladders and tricks of each side (B14.2)."""
        return self.table

    def places(self) -> dict[PlaceName, Cards]:
        """Every place with its cards; stacks show their last category, tricks and stock their backs."""
        places: dict[PlaceName, Cards] = {"stock": (None,) * self.stock_count}
        for seat, size in enumerate(self.hand_sizes):
            places[place_name(HAND, seat)] = self.hand if seat == self.seat else (None,) * size
        for number, pile in enumerate(self.piles):
            places[place_name(PILE, number)] = pile
        for number, side in enumerate(self.table):
            for name, stack in zip(CATEGORY_NAMES, side.stacks, strict=True):
                places[place_name(MELDS, number, name)] = (None,) * max(0, stack.count - 1) + stack.last
            for count, ladder in enumerate(side.ladders):
                places[place_name(LADDER, number, count)] = tuple(ladder_cards(ladder))
            places[place_name(TRICKS, number)] = (None,) * side.tricks
        return places


PACK: Final = pack(packs=2, jokers=4)


def view(state: BarracanState, seat: int) -> BarracanView:
    """All that a seat may know."""
    ended = state.ending
    return BarracanView(
        **state.public_fields(),
        seat=seat,
        take=state.taken.value,
        hand=codes(state.hands[seat].cards()),
        hand_sizes=tuple(hand.size for hand in state.hands),
        stock_count=len(state.stock),
        piles=tuple(codes(pile) for pile in state.piles),
        blocked=tuple(max(at, 0) for at in state.stoppers),
        table=tuple(
            _side(table, ended.lines[side] if ended else scoring.score(table))
            for side, table in enumerate(state.tables)
        ),
        first_piles=codes(state.first_piles),
        actions=tuple(state.actions),
    )


def _side(table: SideTable, lines: tuple[ScoreLine, ...]) -> SideView:
    return SideView(
        stacks=tuple(
            StackView(len(stack), codes(categories.in_order(kind, stack[-1])) if stack else ())
            for kind, stack in enumerate(table.stacks)
        ),
        ladders=tuple(ladder_view(ladder) for ladder in table.ladders),
        tricks=table.tricks,
        sets=tuple(table.made),
        type_points=scoring.type_points(table),
        trick_points=scoring.trick_points(table.tricks),
        lines=lines,
    )


def ladder_view(ladder: Ladder) -> LadderView:
    """A ladder as every seat sees it."""
    types = ladder.types
    return LadderView(
        arm=codes(ladder.arm),
        rows=tuple((index, codes(row)) for index, row in sorted(ladder.rows.items())),
        categories=tuple((CATEGORY_NAMES[part.kind], part.first, part.last, part.row) for part in ladder.parts),
        missing=tuple(name for kind, name in enumerate(CATEGORY_NAMES) if not types >> kind & 1),
        royal=ladder.pure,
        points=ladder.worth,
        values=tuple(categories.points(part.kind, len(ladder.cards_of(part))) for part in ladder.parts),
    )


class Seen:
    """What public actions and a seat's own cards tell: where cards are, and which nobody has seen.

    Attributes:
        known: for each seat the cards that are surely in its hand, taken in public and not shown since.
        unseen: the cards that lie in the stock or in other hands, in the order of kinds.
    """

    def __init__(self, view: BarracanView) -> None:
        self.view = view
        self.known = [Hand() for _ in range(view.seats)]
        self._gone: list[Kind] = []
        self._public = BarracanState(view.seats, view.sides, view.options)
        self._public.first_piles = tuple(KINDS[code] for code in view.first_piles)
        for pile, code in enumerate(view.first_piles):
            self._public.set_pile(pile, [KINDS[code]])
        for action in view.actions:
            self._follow(action)
        self.known[view.seat] = Hand(KINDS[code] for code in view.hand)
        located = [*self._gone, *(card for pile in self._public.piles for card in pile)]
        located += [card for hand in self.known for card in hand.cards()]
        self.unseen = sorted((Counter(PACK) - Counter(located)).elements())

    def world(self, rng: Random) -> BarracanState:
        """Deal the unseen cards at random over stock and hands."""
        view, public = self.view, self._public
        state = BarracanState(view.seats, view.sides, view.options)
        state.restore(view)
        state.taken = Taken(view.take)
        state.first_piles, state.actions = public.first_piles, list(view.actions)
        state.piles = [pile.copy() for pile in public.piles]
        state.stoppers = public.stoppers.copy()
        state.tables = [table.copy() for table in public.tables]
        unseen = self.unseen.copy()
        shuffle(unseen, rng)
        state.hands = [hand.copy() for hand in self.known]
        for hand, size in zip(state.hands, view.hand_sizes, strict=True):
            while hand.size < size:
                hand.add(unseen.pop())
        state.stock = unseen if view.hand_number else []
        return state

    def _follow(self, action: BarracanMove) -> None:
        """Take an action into account: a card shown leaves what is known of a hand, a card taken joins it."""
        public, seat = self._public, action.seat
        if isinstance(action, Discard):
            self._take_from_known(seat, KINDS[action.card])
            public.put_on_pile(public.discard_pile(seat), KINDS[action.card])
        elif isinstance(action, TakeTrick):
            self._follow_trick(action)
        elif isinstance(action, PickUp):
            for card in public.lift_pile(action.pile):
                self.known[seat].add(card)
            self._follow_melds(action)
        elif isinstance(action, LayMelds):
            self._follow_melds(action)
            if action.flash and action.discard:
                self._follow_last_card(seat, action.discard)

    def _follow_last_card(self, seat: int, code: Code) -> None:
        """A flash exit may name a discard where none is asked for; the pile tells whether it was made."""
        number = self._public.discard_pile(seat)
        if len(self.view.piles[number]) > len(self._public.piles[number]):
            self._take_from_known(seat, KINDS[code])
            self._public.put_on_pile(number, KINDS[code])

    def _follow_trick(self, action: TakeTrick) -> None:
        public = self._public
        self._take_from_known(action.seat, KINDS[action.card])
        self._gone.append(KINDS[action.card])
        for chosen in action.cards:
            self._gone.append(public.piles[chosen.pile].pop(chosen.at))
        public.tables[public.side_of[action.seat]].tricks += 1

    def _follow_melds(self, action: PickUp | LayMelds) -> None:
        table = self._public.tables[self._public.side_of[action.seat]]
        lay = read_laying(table, action.melds)
        if isinstance(lay, Laying):
            for card in lay.cards:
                self._take_from_known(action.seat, card)
            self._gone += lay.cards
            put_down(table, lay)

    def _take_from_known(self, seat: int, card: Kind) -> None:
        if self.known[seat].counts[card]:
            self.known[seat].remove(card)


def determinize(view: BarracanView, rng: Random) -> BarracanState:
    """Deal one world that agrees with all that the seat has seen; many worlds come faster from one ``Seen``."""
    return Seen(view).world(rng)


def cards_used(view: BarracanView, move: BarracanMove) -> tuple[Code, ...]:
    """The cards that leave the hand: not those that lie in a ladder, nor the top card of a pick-up."""
    match move:
        case Discard() | TakeTrick():
            return (move.card,)
        case PickUp():
            return without(_new_cards(view, move.melds), view.piles[move.pile][-1:])
        case LayMelds():
            empties = move.flash and view.options["flash_exit"] == "empty"
            return view.hand if empties else _new_cards(view, move.melds)
    return ()


def cards_taken(view: BarracanView, move: BarracanMove) -> tuple[Pick, ...]:
    """The cards of a trick, the top card of a pile that is picked up, or that of the stock."""
    match move:
        case TakeTrick():
            return tuple(
                Pick(place_name(PILE, each.pile), view.piles[each.pile][each.at], each.at) for each in move.cards
            )
        case PickUp():
            return top_of(view, place_name(PILE, move.pile))
        case Draw():
            return top_of(view, "stock")
    return ()


def _new_cards(view: BarracanView, melds: Sequence[Meld]) -> tuple[Code, ...]:
    """The cards of melds that do not lie on the table yet."""
    return tuple(card for meld in melds for card in new_cards(view, meld))


def new_cards(view: BarracanView, meld: Meld) -> tuple[Code, ...]:
    """The cards of a meld that do not lie on the table yet: those of a ladder may (B9.7)."""
    if isinstance(meld, Category):
        return meld.cards
    lying = view.table[view.side_of(view.seat)].ladders[meld.number : meld.number + 1]
    return without(ladder_cards(meld), [card for ladder in lying for card in ladder_cards(ladder)])


def ladder_cards(ladder: LadderMeld | LadderView) -> list[Code]:
    """All cards of a ladder, its arm first."""
    return [*ladder.arm, *(card for _, row in ladder.rows for card in row)]
