"""Takes of a hand that is played ahead: a pick-up or a trick that is worth more than a draw."""

from barracan.games.barracan import categories
from barracan.games.barracan.legality import HIGH_ACE
from barracan.games.barracan.state import OPEN_PILES
from barracan.games.rummy.hand import Hand
from barracan.model.cards import ACE
from barracan.players.barracan.flash_exit import aim_of, wants
from barracan.players.barracan.partition import Unit
from barracan.players.barracan.playout import NONE_LIES, Playout
from barracan.players.barracan.prospects import TENTHS, Prospects
from barracan.players.barracan.quick_partition import quick_layout
from barracan.players.barracan.set_patterns import SUIT_MASKS, bits
from barracan.players.barracan.take_stage import TRIO_SHARES
from barracan.players.protocol import POINT

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


def _above(order: int, ace_high: bool) -> int:
    """The kinds that beat this order in a trick."""
    ranks = [rank for rank in range(13) if (HIGH_ACE if rank == ACE and ace_high else rank) > order]
    return sum(15 << rank * 4 for rank in ranks)


_ABOVE = tuple(tuple(_above(order, ace_high) for order in range(14)) for ace_high in (False, True))
