"""What a hand that is played ahead lays and discards once it builds."""

from barracan.games.barracan import scoring
from barracan.games.rummy.hand import Hand
from barracan.model.cards import JOKER, Kind
from barracan.players.barracan.lay_stage import SHORTEST_KEPT
from barracan.players.barracan.leftovers import links
from barracan.players.barracan.meld_out import cover, types_held
from barracan.players.barracan.partition import Unit, types_of
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.prospects import TENTHS, Prospects
from barracan.players.barracan.quick_partition import quick_layout
from barracan.players.barracan.set_patterns import NATURALS, bits
from barracan.players.protocol import POINT

NEARLY_ALL = 3
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
            chosen = self._chosen(playout, seat, hand, units)
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
        lacking = playout.tables[playout.side_of[seat]].lacking
        playout.discard(seat, self._least_needed(playout.hands[seat], units, lacking))

    def _chosen(self, playout: Playout, seat: int, hand: Hand, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        side = playout.side_of[seat]
        opened = playout.opened[side]
        if not opened and len(units) < 2:
            return ()
        table = playout.tables[side]
        lacking = table.lacking
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
