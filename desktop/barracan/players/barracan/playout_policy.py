"""Playouts: every seat follows the more urgent of its plans by what it may know, until the hand ends.

A seat that has not melded and holds twelve cards or more waits for a flash exit, if there are any, and opens by a
pick-up that is worth more; any other builds. Its choice rests on its own hand, the table, and the cards that nobody
has been seen to hold.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from barracan.games.barracan import categories, scoring
from barracan.games.barracan.legality import HIGH_ACE
from barracan.games.barracan.state import OPEN_PILES
from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, JOKER, KIND_COUNT, Kind
from barracan.players.arithmetic import power
from barracan.players.barracan.card_worth import links
from barracan.players.barracan.discard_stage import PAIRS
from barracan.players.barracan.evaluation import (
    FLASH_A_TURN,
    OUT_A_TURN,
    PACE,
    SMALLEST_HELD,
    USUAL_RATES,
    flash_chance,
    turns_left,
)
from barracan.players.barracan.flash_exit import Aim, Waiting, aim_of, flash_units, wants, ways
from barracan.players.barracan.lay_stage import SHORTEST_KEPT
from barracan.players.barracan.meld_out import cover, types_held
from barracan.players.barracan.partition import Unit, quick_layout, types_of
from barracan.players.barracan.playout import NONE_LIES, Playout
from barracan.players.barracan.set_patterns import NATURALS, SUIT_MASKS, bits
from barracan.players.barracan.skill import Weights
from barracan.players.barracan.take_stage import TRIO_SHARES
from barracan.players.protocol import POINT

TENTHS: Final = 10
"""Horizons are counted in tenths, to stay among whole numbers."""
MOST_DRAWS: Final = 56

PLAYED: Final = Weights(trick=2.0).for_racing()
"""What those weigh by who are thought of."""
PATIENT: Final = replace(PLAYED, turns_to_use=3.0)
"""The same where three or four play each for himself: nearly all turns that the stock gives are then played."""


class Prospects:
    """Worths in thousandths of a point.

    Attributes:
        capital: what so many cards in hand bring, given time.
        bonus: a category of a type that the side lacks.
        drawn: what a draw improves.
        trick: a trick by itself.
        holds: what a held hand is worth that lacks so many cards, by the draws left.
        dangers: what each kind is worth to others on a pile.
    """

    def __init__(
        self, seats: int, opponents: int, unseen: Sequence[int], flash_exit: str, weights: Weights | None = None
    ) -> None:
        self._partners = opponents < seats - 1
        weights = weights or (PLAYED if self._partners or seats == 2 else PATIENT)
        self.capital = tuple(int(POINT * weights.capital(size)) for size in range(112))
        self.bonus = int(POINT * weights.set_bonus)
        self.drawn = int(POINT * weights.draw_gain)
        self.trick = weights.trick
        self._horizons, self.holds = _by_draws(seats, opponents, weights, flash_exit)
        self._paces = [int(TENTHS * turns / weights.turns_to_use) for turns in PACE]
        self.dangers = dangers_of(unseen)

    def horizon(self, playout: Playout, side: int, draws: int) -> int:
        """How much time there is, in tenths: the less where partners play, the nearer a side is to its set."""
        if not self._partners:
            return self._horizons[draws]
        lacking = [table.made.count(0) for table in playout.tables]
        own = lacking.pop(side)
        nearest = min(lacking)
        return min(self._horizons[draws], self._paces[min(own, nearest) if own < 2 else nearest])


@lru_cache(maxsize=32)
def _by_draws(seats: int, opponents: int, weights: Weights, flash_exit: str) -> tuple[list[int], list[list[int]]]:
    """By the draws left: how much time there is, in tenths, and what a held hand is worth that lacks so many cards."""
    danger = 1.0 - power(1.0 - (OUT_A_TURN if flash_exit == "none" else FLASH_A_TURN), opponents)
    draws = range(MOST_DRAWS)
    horizons = [min(TENTHS, int(TENTHS * turns_left(left, danger) / weights.turns_to_use)) for left in draws]
    gain = weights.flash_gain(seats, flash_exit)
    holds = [
        [int(POINT * (weights.hold_rest + gain * flash_chance(missing, rate, left, danger))) for left in draws]
        for missing, rate in enumerate(USUAL_RATES)
    ]
    return horizons, holds


def dangers_of(unseen: Sequence[int]) -> list[int]:
    """What each kind is worth to whoever may pick it up, in thousandths; a joker is kept at any price."""
    total = max(1, sum(unseen))
    dangers = []
    for card in range(KIND_COUNT - 1):
        rank = sum(unseen[card & ~3 : (card & ~3) + 4])
        ways_up = rank * rank // 2 + sum(
            unseen[one] * unseen[other] for one, other in (bits(pair) for pair in PAIRS[card])
        )
        dangers.append(min(700, 170 * POINT * ways_up // (total * total)))
    return [*dangers, 100 * POINT]


Take = tuple[int, int, tuple[Unit, ...]]
"""A pick-up: what it is worth in thousandths, its pile, and what it lays."""


class Taking:
    """Takes by what that is worth; *ladders* tells whether they may bring a flash exit nearer."""

    def __init__(self, prospects: Prospects, ladders: bool) -> None:
        self._capital, self._bonus, self._drawn = prospects.capital, prospects.bonus, prospects.drawn
        self._holds, self._horizon = prospects.holds, prospects.horizon
        self._tricks_worth = [int(POINT * (prospects.trick + share)) for share in TRIO_SHARES]
        self._ladders = ladders

    def takes(self, playout: Playout, seat: int, hand: Hand, waits: bool, draws: int) -> bool:
        """Pick up or take a trick where that is worth more than a draw."""
        if hand.size == SHORTEST_KEPT and hand.jokers > 1 and playout.tables[playout.side_of[seat]].missing_types:
            return self._last_trick(playout, seat)
        horizon = self._horizon(playout, playout.side_of[seat], draws)
        if draws:
            least = self._drawn + self._capital[hand.size] * horizon // TENTHS
            if waits:
                aim = playout.aims[seat]
                if aim is None:
                    aim = playout.aims[seat] = aim_of(hand, self._ladders)
                least = max(least, self._holds[min(aim.missing, 5)][draws])
        else:
            least = 0
        take = self._best_pick_up(playout, seat, hand, horizon, least)
        if take:
            least = take[0]
        if self._tricks(playout, seat, hand, horizon, least):
            return True
        if take:
            _, pile, units = take
            playout.pick_up(seat, pile, units)
            return True
        return False

    def _best_pick_up(self, playout: Playout, seat: int, hand: Hand, horizon: int, least: int) -> Take | None:
        """The pick-up worth most, if one is worth more than *least*."""
        wanted = wants(hand.once, hand.twice)
        opened = playout.opened[playout.side_of[seat]]
        best: Take | None = None
        for pile in OPEN_PILES[seat]:
            cards = playout.piles[pile]
            if cards and wanted >> cards[-1] & 1:
                gained = len(cards) - 1 - max(playout.stoppers[pile], 0)
                left = hand.size + gained - (2 if opened else 4)
                if left < 2:
                    continue
                most = (5000 if opened else 9000) + self._capital[left - 1] * horizon // TENTHS
                if most > least:
                    take = self._pick_up(playout, seat, pile, gained, horizon)
                    if take and take[0] > least:
                        best, least = take, take[0]
        return best

    def _pick_up(self, playout: Playout, seat: int, pile: int, gained: int, horizon: int) -> Take | None:
        hand = playout.hands[seat]
        side = playout.side_of[seat]
        made = playout.tables[side].made
        top = playout.piles[pile][-1]
        best: Take | None = None
        for kind, cards in categories.with_top(hand, top):
            used = list(cards)
            used.remove(top)
            rest = hand.without(used)
            units: tuple[Unit, ...] = (Unit(cards, (kind,), categories.points(kind, len(cards))),)
            others = quick_layout(rest.once, rest.twice, rest.size)
            kept = rest.size + gained
            if not playout.opened[side]:
                if not others:
                    continue
                second = max(others, key=lambda unit: (unit.points + (unit.kinds[0] != kind), -len(unit.cards)))
                units = (*units, second)
                kept -= len(second.cards)
            if kept < 2:
                continue
            worth = self._capital[kept - 1] * horizon // TENTHS + 100 * sum(unit.points for unit in others)
            for unit in units:
                worth += POINT * unit.points + (0 if made[unit.kinds[0]] else self._bonus * horizon // TENTHS)
            if best is None or worth > best[0]:
                best = worth, pile, units
        return best

    def _tricks(self, playout: Playout, seat: int, hand: Hand, horizon: int, least: int) -> bool:
        """Take the cheapest trick if one is worth more than *least*."""
        table = playout.tables[playout.side_of[seat]]
        if hand.size < 3:
            return False
        if self._tricks_worth[table.tricks % 3] + self._capital[hand.size - 2] * horizon // TENTHS <= least:
            return False
        one, two, three = (playout.lows[pile] for pile in OPEN_PILES[seat])
        for suit in range(4):
            beaten = max(one[suit], two[suit], three[suit])
            if beaten != NONE_LIES:
                for card in bits(hand.once & SUIT_MASKS[suit] & _ABOVE[playout.ace_high][beaten]):
                    playout.take_lowest(seat, suit, card)
                    return True
        return False

    def _last_trick(self, playout: Playout, seat: int) -> bool:
        """Take any trick with a joker: it is the most that a short hand of jokers can still do (B7.2)."""
        one, two, three = (playout.lows[pile] for pile in OPEN_PILES[seat])
        for suit in range(4):
            if max(one[suit], two[suit], three[suit]) != NONE_LIES:
                playout.take_lowest(seat, suit, JOKER)
                return True
        return False


def _above(order: int, ace_high: bool) -> int:
    """The kinds that beat this order in a trick."""
    ranks = [rank for rank in range(13) if (HIGH_ACE if rank == ACE and ace_high else rank) > order]
    return sum(15 << rank * 4 for rank in ranks)


_ABOVE: Final = tuple(tuple(_above(order, ace_high) for order in range(14)) for ace_high in (False, True))


NEARLY_ALL: Final = 3
"""Where a quick layout leaves more, there is hardly ever one that leaves nothing."""


class Building:
    """Lays what is better laid than kept, and discards what helps least."""

    def __init__(self, prospects: Prospects) -> None:
        self._capital, self._bonus = prospects.capital, prospects.bonus
        self._horizon, self._dangers = prospects.horizon, prospects.dangers

    def lay_and_discard(self, playout: Playout, seat: int) -> None:
        """Lay what is better laid than kept, and discard."""
        hand = playout.hands[seat]
        units = quick_layout(hand.once, hand.twice, hand.size)
        if units:
            chosen = self._choose_units(playout, seat, hand, units)
            if chosen:
                playout.lay(seat, chosen)
                if not hand.size:
                    playout.end("out", seat)
                    return
                laid = set(map(id, chosen))
                units = tuple(unit for unit in units if id(unit) not in laid)
        self._discard(playout, seat, units)

    def discard(self, playout: Playout, seat: int) -> None:
        """Discard without laying anything."""
        hand = playout.hands[seat]
        self._discard(playout, seat, quick_layout(hand.once, hand.twice, hand.size))

    def _discard(self, playout: Playout, seat: int, units: tuple[Unit, ...]) -> None:
        lacking = playout.tables[playout.side_of[seat]].missing_types
        playout.discard(seat, self._least_needed(playout.hands[seat], units, lacking))

    def _choose_units(self, playout: Playout, seat: int, hand: Hand, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        side = playout.side_of[seat]
        opened = playout.opened[side]
        if not opened and len(units) < 2:
            return ()
        table = playout.tables[side]
        lacking = table.missing_types
        left = hand.size - sum(len(unit.cards) for unit in units)
        if left <= NEARLY_ALL and (finish := self._finish(playout, side, hand, lacking)):
            return finish
        draws = len(playout.stock) // playout.seats
        horizon = self._horizon(playout, side, draws)
        completes = not lacking & ~types_of(units)
        least_kept = 2 if completes or not horizon else SHORTEST_KEPT
        return self._worth_laying(hand, units, table.made, opened, horizon, least_kept)

    def _finish(self, playout: Playout, side: int, hand: Hand, lacking: int) -> tuple[Unit, ...]:
        """What ends the hand, where that leaves the side ahead."""
        if lacking & ~types_held(hand.once, hand.twice, hand.jokers > 0) or not self._leads(playout, side, hand.size):
            return ()
        units = cover(hand.once, hand.twice, hand.size, lacking)
        stands = len(units) > (0 if playout.opened[side] else 1)
        return units if stands and self._leads(playout, side, sum(unit.points for unit in units)) else ()

    def _worth_laying(
        self, hand: Hand, units: tuple[Unit, ...], made: list[int], opened: bool, horizon: int, least_kept: int
    ) -> tuple[Unit, ...]:
        """What brings more on the table than in hand; nothing if that does not open."""
        kept = hand.size
        chosen: list[Unit] = []
        gain = 0
        for unit in sorted(units, key=_density, reverse=True):
            size = len(unit.cards)
            if kept - size < least_kept:
                continue
            worth = POINT * unit.points + (0 if made[unit.kinds[0]] else self._bonus * horizon // TENTHS)
            worth -= (self._capital[kept - 1] - self._capital[kept - 1 - size]) * horizon // TENTHS
            if worth > 0 or (not opened and len(chosen) < 2):
                chosen.append(unit)
                gain += worth
                kept -= size
        if gain <= 0 or (not opened and len(chosen) < 2):
            return ()
        return tuple(chosen)

    def _leads(self, playout: Playout, side: int, gained: int) -> bool:
        """Whether a side that melds out with this gain is ahead in this hand."""
        points = [scoring.points(table) for table in playout.tables]
        mine = points.pop(side) + gained + scoring.OUT
        return mine > max(points)

    def _least_needed(self, hand: Hand, units: tuple[Unit, ...], lacking: int) -> Kind:
        """The card that helps least, of those outside what can be laid if there are any."""
        loose = hand
        if units:
            loose = hand.without([card for unit in units for card in unit.cards])
            if not loose.once & NATURALS:
                loose = hand
        dangers = self._dangers
        best, least = JOKER, 1 << 60
        for card in bits(loose.once & NATURALS):
            worth = links(card, hand.once, hand.twice, lacking) + dangers[card]
            if worth < least:
                best, least = card, worth
        return best


def _density(unit: Unit) -> int:
    return POINT * unit.points // len(unit.cards)


class PlayoutPolicy:
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
