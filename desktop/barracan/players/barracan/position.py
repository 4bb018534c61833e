"""A position as one seat knows it, in the small integers that planning needs."""

from dataclasses import dataclass
from typing import Final

from barracan.games.barracan.ladders import TYPE_OF, Ladder, LadderCategory
from barracan.games.barracan.moves import LayMelds, PickUp
from barracan.games.barracan.state import BarracanState, SideTable, Taken
from barracan.games.barracan.view import PACK, BarracanView, Seen
from barracan.games.rummy.state import Hand
from barracan.model.cards import KIND_COUNT, KINDS, Kind
from barracan.model.view import LadderView
from barracan.players.barracan.set_patterns import NATURALS

SMALLEST_SET: Final = 9
"""The fewest cards of a complete set, shared in a ladder (B9.4)."""


@dataclass(frozen=True)
class Memory:
    """What a player remembers and looks at.

    Attributes:
        whole_table: it sees all of every pile and what was melded and taken, not the top cards alone.
        taken_cards: how many of the cards that others took up in public it remembers.
    """

    whole_table: bool = True
    taken_cards: int = 108


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: the public state with the seat's own hand; other hands and the stock are empty in it.
        known: the cards surely in each hand, as far as the player remembers.
        unseen: how many cards of each kind may still come, as far as the player remembers.
        total: how many cards that are.
        sizes: the number of cards in each hand.
        draws: how many turns the seat still has with a stock to draw from, this one too before its take.
    """

    def __init__(self, view: BarracanView, memory: Memory) -> None:
        seen = Seen(view)
        self.view = view
        self.seat = seat = view.seat
        self.state = state = _public_state(view)
        state.hands[seat] = seen.known[seat]
        self.side = state.side_of[seat]
        self.opponents = tuple(other for other in range(view.seats) if state.side_of[other] != self.side)
        self.partner = next((other for other in state.sides[self.side] if other != seat), None)
        self.sizes = view.hand_sizes
        self.hand: Hand = state.hands[seat]
        self.table: SideTable = state.tables[self.side]
        self.opened = self.table.opened
        self.flash_exit = str(view.options["flash_exit"])
        self.known = _remembered_hands(seen, view, memory)
        self.unseen = _count_unseen(seen, state, seat, memory)
        self.total = sum(self.unseen)
        before_draw = state.taken is Taken.NOTHING
        self.draws = (view.stock_count + (view.seats - 1 if before_draw else 0)) // view.seats
        self.points = tuple(side.points for side in view.table)

    @property
    def drew(self) -> bool:
        """Whether the seat has drawn from the stock in this turn."""
        return self.state.taken is Taken.DRAW

    def masks(self) -> tuple[int, int, int]:
        """The hand as the naturals held once, those held twice, and the number of jokers."""
        return self.hand.once & NATURALS, self.hand.twice & NATURALS, self.hand.jokers

    def copies(self, mask: int) -> int:
        """How many unseen cards are of these kinds."""
        unseen = self.unseen
        count = 0
        while mask:
            low = mask & -mask
            count += unseen[low.bit_length() - 1]
            mask ^= low
        return count

    def has_opened(self, seat: int) -> bool:
        """Whether the side of a seat has melded (B6.1)."""
        return self.state.tables[self.state.side_of[seat]].opened

    def hunts(self, seat: int) -> bool:
        """Whether this seat may still make a flash exit, as far as anybody can see."""
        return self.flash_exit != "none" and not self.has_opened(seat) and self.sizes[seat] >= SMALLEST_SET


def _public_state(view: BarracanView) -> BarracanState:
    """The state as the view shows it, hands and stock empty, melds covered by others left out."""
    state = BarracanState(view.seats, view.sides, view.options)
    state.hand_number, state.dealer, state.turn = view.hand_number, view.dealer, view.turn
    state.taken = Taken(view.take)
    for number, pile in enumerate(view.piles):
        state.set_pile(number, [KINDS[code] for code in pile])
    for table, side in zip(state.tables, view.table, strict=True):
        table.made = list(side.sets)
        table.tricks = side.tricks
        table.ladders = [_ladder(ladder) for ladder in side.ladders]
    return state


def _ladder(ladder: LadderView) -> Ladder:
    return Ladder(
        tuple(KINDS[code] for code in ladder.arm),
        {index: tuple(KINDS[code] for code in row) for index, row in ladder.rows},
        tuple(LadderCategory(TYPE_OF[name], first, last, row) for name, first, last, row in ladder.categories),
    )


def _remembered_hands(seen: Seen, view: BarracanView, memory: Memory) -> list[Hand]:
    """The cards surely in each hand, of those that the player remembers."""
    if memory.taken_cards >= len(PACK):
        return seen.known
    known = [Hand() for _ in range(view.seats)]
    known[view.seat] = seen.known[view.seat]
    left = memory.taken_cards
    for action in reversed(view.actions):
        if left <= 0 or not isinstance(action, PickUp | LayMelds):
            continue
        for card in seen.known[action.seat].cards():
            if action.seat != view.seat and left > 0 and known[action.seat].counts[card] == 0:
                known[action.seat].add(card)
                left -= 1
    return known


def _count_unseen(seen: Seen, state: BarracanState, seat: int, memory: Memory) -> list[int]:
    counts = [0] * KIND_COUNT
    if memory.whole_table:
        for card in seen.unseen:
            counts[card] += 1
        return counts
    for card in PACK:
        counts[card] += 1
    visible: list[Kind] = [*state.hands[seat].cards(), *(pile[-1] for pile in state.piles if pile)]
    for card in visible:
        counts[card] -= 1
    return counts
