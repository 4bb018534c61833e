"""Hands played on to their end in thought: every seat follows the more urgent of its plans by what it may know.

A seat that has not melded and holds twelve cards or more waits for a flash exit, if there are any, and opens by a
pick-up that is worth more; any other builds. Its choice rests on its own hand, the table, and the cards that nobody
has been seen to hold.
"""

from collections.abc import Callable, Sequence

from barracan.games.rummy.hand import Hand
from barracan.model.cards import KIND_COUNT
from barracan.players.barracan.evaluation import SMALLEST_HELD
from barracan.players.barracan.flash_exit import Aim, Waiting, aim_of, flash_units, ways
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.playout_lays import Building
from barracan.players.barracan.playout_takes import Taking
from barracan.players.barracan.prospects import Prospects
from barracan.players.barracan.skill import Weights


class Playing:
    """Plays hands on; nothing of a hand is kept but answers that come again.

    *unseen* tells how many cards of each kind may lie in the stock or in a hand, as far as everybody knows.

    Attributes:
        building: lays and discards for seats that build.
    """

    def __init__(
        self, seats: int, opponents: int, unseen: Sequence[int], flash_exit: str, weights: Weights | None = None
    ) -> None:
        prospects = Prospects(seats, opponents, unseen, flash_exit, weights)
        self._seats = seats
        self._flashes = flash_exit != "none"
        self._ladders = flash_exit != "empty"
        self._dangers = prospects.dangers
        once = sum(1 << kind for kind in range(KIND_COUNT) if unseen[kind])
        twice = sum(1 << kind for kind in range(KIND_COUNT) if unseen[kind] > 1)
        self._waiting = Waiting(once, twice, self._dangers, sum(unseen))
        self._taking = Taking(prospects, self._ladders)
        self.building = Building(prospects)

    def finish(self, playout: Playout) -> None:
        """Play from the beginning of a turn to the end of the hand."""
        while playout.turn is not None:
            self.turn(playout, playout.turn)

    def waits(self, playout: Playout, seat: int) -> bool:
        """Whether the hand of a seat waits for a flash exit."""
        if not self._flashes or playout.hands[seat].size < SMALLEST_HELD:
            return False
        return not playout.opened[playout.side_of[seat]]

    def turn(self, playout: Playout, seat: int) -> None:
        """Play a whole turn."""
        stock = playout.stock
        draws = (len(stock) + self._seats - 1) // self._seats
        hand = playout.hands[seat]
        waits = draws > 0 and self.waits(playout, seat)
        if self._taking.takes(playout, seat, hand, waits, draws):
            playout.aims[seat] = None
            if playout.turn is not None:
                self.building.lay_and_discard(playout, seat)
        elif not stock:
            playout.end("stock", -1)
        elif waits and len(stock) > self._seats:
            self._wait(playout, seat, hand)
        else:
            playout.draw(seat)
            self.after_draw(playout, seat)

    def after_draw(self, playout: Playout, seat: int) -> None:
        """Go on where a seat has drawn: end the hand, lay and discard, or wait."""
        hand = playout.hands[seat]
        if hand.size > SMALLEST_HELD and self.waits(playout, seat):
            missing, free = ways(hand.once, hand.twice, hand.size, self._ladders)
            if not missing and self._flash(playout, seat, hand):
                return
            if len(playout.stock) >= self._seats:
                card, playout.aims[seat] = self._waiting.discard(hand, free, missing)
                playout.discard(seat, card)
                return
        self.building.lay_and_discard(playout, seat)

    def _flash(self, playout: Playout, seat: int, hand: Hand) -> bool:
        units = flash_units(hand.once, hand.twice, hand.size, self._ladders)
        if not units:
            return False
        playout.flash(seat, units)
        return True

    def _wait(self, playout: Playout, seat: int, hand: Hand) -> None:
        """Draw for a flash exit."""
        aim = playout.aims[seat]
        if aim is None:
            aim = playout.aims[seat] = aim_of(hand, self._ladders)
        card = playout.draw(seat)
        if aim.outs >> card & 1 or not aim.missing or self._waiting.has_few(aim):
            self.after_draw(playout, seat)
            return
        dangers = self._dangers
        best = card
        for spare in aim.spare:
            if dangers[spare] < dangers[best]:
                best = spare
        if best != card:
            spares = (*(spare for spare in aim.spare if spare != best), card)
            playout.aims[seat] = Aim(aim.missing, aim.outs, spares)
        playout.discard(seat, best)

    def develop(self, playout: Playout, seat: int, turns: int, chance: Callable[[], float]) -> None:
        """Let a hand have drawn so many cards of the stock, keeping those that bring a flash exit nearer."""
        hand, stock = playout.hands[seat], playout.stock
        if not stock:
            return
        aim = aim_of(hand, self._ladders)
        for _ in range(turns):
            at = int(chance() * len(stock))
            card = stock[at]
            if aim.outs >> card & 1 and aim.missing > 1:
                hand.add(card)
                missing, free = ways(hand.once, hand.twice, hand.size, self._ladders)
                stock[at], aim = self._waiting.discard(hand, free, missing)
                hand.remove(stock[at])
        playout.aims[seat] = aim
