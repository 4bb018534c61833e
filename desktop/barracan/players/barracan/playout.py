"""A hand played ahead in thought: the rules' own state and tables without events, texts and checks."""

from typing import Final

from mypy_extensions import mypyc_attr

from barracan.games.barracan import scoring
from barracan.games.barracan.legality import HIGH_ACE, strength
from barracan.games.barracan.meld_moves import Laying, put_down, read_laying
from barracan.games.barracan.moves import BarracanMove, Discard, Draw, LayMelds, Pass, PickUp, TakeTrick
from barracan.games.barracan.state import OPEN_PILES, STOPPERS, BarracanState
from barracan.model.cards import JOKER, KINDS, SUIT_OF, Kind
from barracan.players.barracan.flash_exit import Aim
from barracan.players.barracan.partition import Unit

NONE_LIES: Final = 99
"""More than any card's order in tricks: this suit does not lie exposed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(BarracanState):
    """The course of a hand from some position on; whoever moves in it keeps the rules.

    Attributes:
        lows: for each pile and suit the lowest order of an exposed card that a trick may take (B8.1).
        opened: for each side whether it has melded (B6.1).
        reason: how the hand ended, ``""`` while it goes on.
        last: who ended it, -1 where the stock did.
        aims: for each seat what its hand waits for, as far as that has been looked at.
    """

    lows: list[list[int]]
    opened: list[bool]
    reason: str
    last: int
    aims: list[Aim | None]

    def __init__(self, state: BarracanState) -> None:
        self.seats, self.sides, self.options = state.seats, state.sides, state.options
        self.totals, self.hand_number, self.dealer = state.totals, state.hand_number, state.dealer
        self.turn, self.ending, self.result = state.turn, state.ending, state.result
        self.side_of, self.partners, self.ace_high = state.side_of, state.partners, state.ace_high
        self.taken, self.first_piles, self.actions = state.taken, state.first_piles, state.actions
        self.stock = state.stock.copy()
        self.hands = [hand.copy() for hand in state.hands]
        self.piles = [pile.copy() for pile in state.piles]
        self.stoppers = state.stoppers.copy()
        self.tables = [table.copy() for table in state.tables]

    @classmethod
    def of(cls, state: BarracanState) -> "Playout":
        """Begin where a state stands; the state stays as it is."""
        playout = cls(state)
        playout.lows = [[]] * 4
        playout.opened = [table.opened for table in state.tables]
        playout.reason, playout.last = "", -1
        playout.aims = [None] * state.seats
        for pile in range(4):
            playout.find_lows(pile)
        return playout

    def copy(self) -> "Playout":
        """A playout that goes on apart from this one."""
        other = Playout(self)
        other.lows = [lows.copy() for lows in self.lows]
        other.opened = self.opened.copy()
        other.reason, other.last = self.reason, self.last
        other.aims = self.aims.copy()
        return other

    def find_lows(self, pile: int) -> None:
        """Look through the exposed cards of a pile again."""
        lows = self.lows[pile] = [NONE_LIES] * 4
        for card in self.piles[pile][self.stoppers[pile] + 1 :]:
            if card != JOKER:
                lows[SUIT_OF[card]] = min(lows[SUIT_OF[card]], strength(self, card))

    def draw(self, seat: int) -> Kind:
        """Take the top card of the stock (B4.2)."""
        card = self.stock.pop()
        self.hands[seat].add(card)
        return card

    def discard(self, seat: int, card: Kind) -> None:
        """Discard a card and end the turn, or the hand (B3.3, B4.5)."""
        self._drop(seat, card)
        if self.hands[seat].size:
            self.turn = (seat + 1) % self.seats
        else:
            self.end("out", seat)

    def _drop(self, seat: int, card: Kind) -> None:
        self.hands[seat].remove(card)
        pile = self.discard_pile(seat)
        self.put_on_pile(pile, card)
        if card in STOPPERS:
            self.lows[pile] = [NONE_LIES] * 4
        elif card != JOKER:
            lows = self.lows[pile]
            lows[SUIT_OF[card]] = min(lows[SUIT_OF[card]], strength(self, card))

    def lay(self, seat: int, units: tuple[Unit, ...]) -> None:
        """Put units of the hand on the side's table (B6); the hand may still be empty then."""
        hand = self.hands[seat]
        side = self.side_of[seat]
        table = self.tables[side]
        self.opened[side] = True
        for unit in units:
            for card in unit.cards:
                hand.remove(card)
            for kind in unit.kinds:
                table.made[kind] += 1
            if unit.ladder is None:
                table.stacks[unit.kinds[0]].append(unit.cards)
            elif unit.number < 0:
                table.ladders.append(unit.ladder)
            else:
                table.ladders[unit.number] = unit.ladder

    def flash(self, seat: int, units: tuple[Unit, ...]) -> None:
        """Make a flash exit (B6.6)."""
        self.lay(seat, units)
        self._end_by_flash(seat)

    def pick_up(self, seat: int, pile: int, units: tuple[Unit, ...]) -> None:
        """Take a pile into the hand and lay at once what is laid with its top card (B7)."""
        self._lift(seat, pile)
        self.lay(seat, units)
        self.out_if_empty(seat)

    def _lift(self, seat: int, pile: int) -> None:
        hand = self.hands[seat]
        for card in self.lift_pile(pile):
            hand.add(card)
        self.find_lows(pile)

    def take_trick(self, seat: int, places: tuple[tuple[int, int], ...], card: Kind) -> None:
        """Take three cards, as (pile, position), with a card of the hand (B8.1)."""
        for pile, at in places:
            del self.piles[pile][at]
            self.find_lows(pile)
        self.hands[seat].remove(card)
        self.tables[self.side_of[seat]].tricks += 1
        self.out_if_empty(seat)

    def take_lowest(self, seat: int, suit: int, card: Kind) -> None:
        """Take the trick of the lowest cards of a suit that lie exposed in the open piles."""
        places = []
        for pile in OPEN_PILES[seat]:
            low = self.lows[pile][suit]
            lowest = suit if low == HIGH_ACE else low * 4 + suit
            places.append((pile, self.piles[pile].index(lowest, self.stoppers[pile] + 1)))
        self.take_trick(seat, tuple(places), card)

    def out_if_empty(self, seat: int) -> None:
        """End the hand of which a take or a meld has left nothing (B4.5)."""
        if not self.hands[seat].size:
            self.end("out", seat)

    def end(self, reason: str, seat: int) -> None:
        """End the hand."""
        self.reason, self.last = reason, seat
        self.turn = None

    def _end_by_flash(self, seat: int) -> None:
        """A hand that has to be emptied discards its last card with the exit (B6.6)."""
        if self.options["flash_exit"] == "empty":
            for card in self.hands[seat].cards():
                self._drop(seat, card)
        self.end("flash", seat)

    def make(self, move: BarracanMove, laid: Laying | None = None) -> None:
        """Make a move of the game; *laid* is what it lays, if that is known already."""
        seat = move.seat
        if isinstance(move, Discard):
            self.discard(seat, KINDS[move.card])
        elif isinstance(move, Draw):
            self.draw(seat)
        elif isinstance(move, Pass):
            self.end("stock", -1)
        elif isinstance(move, TakeTrick):
            self.take_trick(seat, tuple((card.pile, card.at) for card in move.cards), KINDS[move.card])
        else:
            if isinstance(move, PickUp):
                self._lift(seat, move.pile)
            self._put(seat, laid or self.laying_of(move))
            if isinstance(move, LayMelds) and move.flash:
                self._end_by_flash(seat)
            else:
                self.out_if_empty(seat)

    def laying_of(self, move: PickUp | LayMelds) -> Laying:
        """What a legal move lays."""
        laid = read_laying(self.tables[self.side_of[move.seat]], move.melds)
        assert isinstance(laid, Laying)
        return laid

    def _put(self, seat: int, laid: Laying) -> None:
        hand = self.hands[seat]
        side = self.side_of[seat]
        self.opened[side] = True
        for card in laid.cards:
            hand.remove(card)
        put_down(self.tables[side], laid)

    def points(self) -> list[int]:
        """The points of each side (B10)."""
        out = self.side_of[self.last] if self.last >= 0 else -1
        return [scoring.points(table, self.reason if side == out else None) for side, table in enumerate(self.tables)]
