"""A hand of Burraco or Buraco in thought: what moves do, without the moves; a test holds it to the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.state import RAISE, BuracoState
from barracan.games.burraco import melds as melding
from barracan.games.burraco.course import STALL
from barracan.games.burraco.melds import Meld, lets_out, new_cards, quality
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.games.burraco.scoring import FRESH_POT, NO_POT, OUT, WORTH
from barracan.games.burraco.state import BurracoState
from barracan.games.burraco.terms import WILD, Terms
from barracan.games.rummy.hand import Hand
from barracan.model.cards import KINDS, Kind
from barracan.players.burraco.quick import longer


@dataclass(slots=True)
class Playout:
    """A hand that is played on.

    Attributes:
        melds: the melds of each side.
        groups: the ranks of which a side has a group, as bits.
        wants: the kinds that lengthen melds of a side by themselves, as bits.
        exits: how many melds of a side let it out (C7.1).
        taken: the pot that each side has taken, or -1.
        drew: how often each side has drawn.
        begun: whether the seat to move has drawn or taken in this turn, and how.
        reason: how the hand ended, empty until then.
        out: the side that has gone out, or -1.
    """

    terms: Terms
    side_of: tuple[int, ...]
    turn: int | None
    hands: list[Hand]
    stock: list[Kind]
    discards: list[Kind]
    pots: list[list[Kind]]
    melds: list[list[Meld]]
    groups: list[int]
    wants: list[int]
    exits: list[int]
    taken: list[int]
    minimums: list[int]
    bonus: list[int]
    drew: list[int]
    fresh: set[int]
    begun: str
    single: Kind | None
    laid: bool
    stalled: int
    reason: str = ""
    out: int = -1

    @classmethod
    def of(cls, state: BurracoState | BuracoState) -> "Playout":
        """The hand that a state is in."""
        sides = len(state.sides)
        drew = [0] * sides
        for action in state.actions:
            drew[state.side_of[action.seat]] += isinstance(action, Draw)
        playout = cls(
            state.terms,
            state.side_of,
            state.turn,
            [hand.copy() for hand in state.hands],
            state.stock.copy(),
            state.discard.copy(),
            [pot.copy() for pot in state.pots],
            [table.melds.copy() for table in state.tables],
            [0] * sides,
            [0] * sides,
            [0] * sides,
            [table.pot for table in state.tables],
            state.minimums.copy() if isinstance(state, BuracoState) else [0] * sides,
            [sum(line.points for line in state.bonus_lines(side)) for side in range(sides)],
            drew,
            state.fresh.copy(),
            "" if state.drawn.value == "nothing" else state.drawn.value,
            state.single,
            state.laid,
            state.stalled,
        )
        for side in range(sides):
            playout.look_at(side)
        return playout

    def copy(self) -> "Playout":
        """The same hand, to be played on apart from this one."""
        return Playout(
            self.terms,
            self.side_of,
            self.turn,
            [hand.copy() for hand in self.hands],
            self.stock.copy(),
            self.discards.copy(),
            [pot.copy() for pot in self.pots],
            [melds.copy() for melds in self.melds],
            self.groups.copy(),
            self.wants.copy(),
            self.exits.copy(),
            self.taken.copy(),
            self.minimums.copy(),
            self.bonus,
            self.drew.copy(),
            self.fresh.copy(),
            self.begun,
            self.single,
            self.laid,
            self.stalled,
            self.reason,
            self.out,
        )

    # -- the rules' moves ----------------------------------------------------------------------------------------------

    def make(self, move: Any) -> None:
        """Make a move of the game."""
        seat = move.seat
        match move:
            case Draw():
                self.draw(seat)
            case Refuse():
                self.discards.append(self.stock.pop())
                self.draw(seat)
                self.drew[self.side_of[seat]] -= 1
            case Take():
                self.take(seat)
            case LayMelds():
                self._make_melds(seat, move)
            case Add():
                before = self.melds[self.side_of[seat]][move.meld]
                after = melding.grown(before, [KINDS[code] for code in move.cards], self.terms)
                assert isinstance(after, Meld)
                self.add(seat, move.meld, after, new_cards(before, after))
            case Discard():
                self.discard(seat, KINDS[move.card])

    def _make_melds(self, seat: int, move: LayMelds) -> None:
        side = self.side_of[seat]
        read = [melding.read([KINDS[code] for code in cards], self.terms) for cards in move.melds]
        found = [meld for meld in read if isinstance(meld, Meld)]
        if not self.melds[side] and self.points_of(found) < self.minimums[side]:
            self.minimums[side] += RAISE
        else:
            self.lay(seat, found)

    def draw(self, seat: int) -> None:
        """Draw the top card of the stock (C5.2)."""
        self.hands[seat].add(self.stock.pop())
        self.drew[self.side_of[seat]] += 1
        self.begun = "draw"

    def take(self, seat: int) -> None:
        """Take the whole pile (C5.3)."""
        pile, self.discards = self.discards, []
        self.single = pile[0] if len(pile) == 1 else None
        hand = self.hands[seat]
        for card in pile:
            hand.add(card)
        self.begun = "take"

    def lay(self, seat: int, found: Sequence[Meld]) -> None:
        """Lay new melds (C5.4)."""
        side = self.side_of[seat]
        self.melds[side] += found
        for meld in found:
            self._put(seat, meld.cards)
        self.look_at(side)
        self._go_on(seat)

    def add(self, seat: int, number: int, after: Meld, cards: Sequence[Kind]) -> None:
        """Add cards to a meld, which becomes this (C4.6)."""
        side = self.side_of[seat]
        self.melds[side][number] = after
        self._put(seat, cards)
        self.look_at(side)
        self._go_on(seat)

    def discard(self, seat: int, card: Kind) -> None:
        """Discard, and let the next seat begin or the hand end (C5.1, C6.3, C7.3, C8)."""
        hand = self.hands[seat]
        hand.remove(card)
        self.discards.append(card)
        out = not hand.size and not self.pot_to_come(seat)
        if not hand.size and not out:
            self._take_pot(seat)
            self.fresh.add(seat)
        self._end_turn(seat, out)

    # -- what they come to ---------------------------------------------------------------------------------------------

    def pot_to_come(self, seat: int) -> bool:
        """Whether an empty hand of this seat would be a pot (C6.1)."""
        return self.taken[self.side_of[seat]] < 0 and any(self.pots)

    def may_go_out(self, side: int) -> bool:
        """Whether a side may go out (C7.1)."""
        return self.taken[side] >= 0 and self.exits[side] > 0

    def barred(self, seat: int) -> Kind | None:
        """The card that this seat may not discard in this turn, if there is one (C5.5)."""
        single = self.single
        return single if single is not None and self.hands[seat].counts[single] == 1 else None

    def keeps(self, seat: int, cards: Sequence[Kind], gained: Meld, lost: Meld | None = None) -> bool:
        """Whether enough stays in the hand when these cards go into a meld (C7.2, C7.4, C7.5)."""
        hand = self.hands[seat]
        left = hand.size - len(cards)
        if left > 1:
            return True
        barred = self.barred(seat)
        if self.pot_to_come(seat):
            return not left or barred is None or barred in cards
        side = self.side_of[seat]
        out = self.exits[side] + lets_out(gained, self.terms) - (lost is not None and lets_out(lost, self.terms))
        if self.taken[side] < 0 or not out:
            return False
        if not left:
            return self.terms.free_exit
        kept = next(iter(hand.without(cards).different()))
        return kept not in WILD and (barred is None or barred in cards)

    def points_of(self, melds: Sequence[Meld]) -> int:
        """The points of the cards in melds (C9.2)."""
        values = self.terms.values
        return sum([values[card] for meld in melds for card in meld.cards])

    def table_points(self, side: int) -> int:
        """What lies on the table for a side (C9.2, C9.3)."""
        melds = self.melds[side]
        names = [quality(meld, self.terms) for meld in melds if len(meld.cards) >= melding.LONG]
        return self.bonus[side] + self.points_of(melds) + sum([WORTH[name] for name in names])

    def hand_points(self, seat: int) -> int:
        """What is left in a hand (C9.5, C9.6)."""
        if self.terms.fresh_hundred and seat in self.fresh:
            return -FRESH_POT
        values, hand = self.terms.values, self.hands[seat]
        return sum([values[card] * hand.counts[card] for card in hand.different()])

    def points(self) -> list[int]:
        """What the hand comes to for each side as it stands (C9)."""
        found = [self.table_points(side) for side in range(len(self.melds))]
        for seat, side in enumerate(self.side_of):
            found[side] -= self.hand_points(seat)
        for side, pot in enumerate(self.taken):
            found[side] += (NO_POT if pot < 0 else 0) + (OUT if side == self.out else 0)
        return found

    def look_at(self, side: int) -> None:
        """See what the melds of a side want, and whether they let it out."""
        groups = wants = exits = 0
        for meld in self.melds[side]:
            wants |= longer(meld, self.terms)[0]
            exits += lets_out(meld, self.terms)
            if meld.rank >= 0:
                groups |= 1 << meld.rank
        self.groups[side], self.wants[side], self.exits[side] = groups, wants, exits

    def _put(self, seat: int, cards: Sequence[Kind]) -> None:
        hand = self.hands[seat]
        for card in cards:
            hand.remove(card)
            if card == self.single:
                self.single = None
        self.laid = True

    def _go_on(self, seat: int) -> None:
        if self.hands[seat].size:
            return
        if self.pot_to_come(seat):
            self._take_pot(seat)
        else:
            self._end_turn(seat, out=True)

    def _take_pot(self, seat: int) -> None:
        number = next(number for number, pot in enumerate(self.pots) if pot)
        hand = self.hands[seat]
        for card in self.pots[number]:
            hand.add(card)
        self.pots[number] = []
        self.taken[self.side_of[seat]] = number

    def _end_turn(self, seat: int, out: bool) -> None:
        self.stalled = self.stalled + 1 if self.begun == "take" and not self.laid else 0
        if out:
            self.reason, self.out, self.turn = "out", self.side_of[seat], None
            return
        if not self.stock:
            number = next((number for number, pot in enumerate(self.pots) if pot), -1)
            if number < 0:
                self.reason, self.turn = "stock", None
                return
            self.stock, self.pots[number] = self.pots[number][::-1], []
        seats = len(self.hands)
        if self.stalled >= STALL * seats:
            self.reason, self.turn = "stall", None
            return
        self.turn = turn = (seat + 1) % seats
        self.begun, self.single, self.laid = "", None, False
        self.fresh.discard(turn)
