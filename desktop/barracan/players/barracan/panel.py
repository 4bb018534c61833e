"""The panel of BarraCan: one plain way to play, bent by what each player is after."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from barracan.games.barracan import categories, legal_moves, legality
from barracan.games.barracan.moves import (
    BarracanMove,
    Discard,
    Draw,
    LayMelds,
    Pass,
    PickUp,
    TakeTrick,
)
from barracan.games.barracan.scoring import OUT
from barracan.games.barracan.state import STOPPERS, Taken
from barracan.games.barracan.view import BarracanView
from barracan.model.cards import ACE, CODES, JOKER, KINDS, RANK_OF, Kind
from barracan.players.arithmetic import sum_in_order
from barracan.players.barracan.card_worth import working_values
from barracan.players.barracan.discard_stage import can_pick_up
from barracan.players.barracan.distance import Reach, reach
from barracan.players.barracan.ladders import ladder_growths, ladder_starts
from barracan.players.barracan.partition import Layouts, Unit, plain_units, types_of, write_units
from barracan.players.barracan.position import SMALLEST_SET, Memory, Position

PICK_UP, TRICK = "pickup", "trick"
_A_DRAW_EACH = 3
"""A hunter gives up when fewer own draws than this are left for each card that it misses."""
_REACH = 3.0
"""How many cards may still come by for a hand that is built."""
_NEVER = -(10**9)


@dataclass(frozen=True)
class RuleOfThumb:
    """What a player of the panel goes by.

    Attributes:
        takes: what it does instead of drawing wherever it can, the dearest first.
        waits: whether it opens by a flash exit or a pick-up alone until the stock ends, if there are flash exits.
        hunts: whether it only draws, and discards by distance, while a flash exit can still come.
        keeps: how many cards it keeps before the discard, until the stock ends.
        trick_hand: with how many cards it takes tricks.
        high_cards: what a card that wins tricks is worth to it beside its work.
        denial: how much it cares what the next players do with its discard.
    """

    takes: tuple[str, ...] = (PICK_UP, TRICK)
    waits: bool = False
    hunts: bool = False
    keeps: int = 0
    trick_hand: int = 3
    high_cards: float = 0.0
    denial: float = 0.0


_RULES = {
    "greedy": RuleOfThumb(),
    "hold": RuleOfThumb(waits=True, keeps=10, trick_hand=11),
    "flash": RuleOfThumb(waits=True, hunts=True),
    "tricks": RuleOfThumb(takes=(TRICK, PICK_UP), keeps=6, high_cards=0.3),
    "blocker": RuleOfThumb(waits=True, keeps=10, trick_hand=11, denial=1.0),
}


class _Seat:
    """A position as a player of the panel looks at it."""

    def __init__(self, view: BarracanView, rule: RuleOfThumb) -> None:
        self.rule = rule
        self.position = position = Position(view, Memory())
        self.hand, self.table, self.state = position.hand, position.table, position.state
        self.seat = position.seat
        self.ending = position.draws <= 1
        """Whether the stock ends with this turn or the next, so that nothing is kept any more (B10.6)."""
        self.flashes = position.flash_exit != "none"
        """Whether there are flash exits to wait for."""
        self.hunting = rule.hunts and self.flashes and self._hunts()

    def move(self) -> BarracanMove:
        if self.state.taken is Taken.NOTHING:
            return self._take()
        return self._finish() or self._lay() or self._discard()

    def _hunts(self) -> bool:
        position = self.position
        if position.opened or self.hand.size < SMALLEST_SET:
            return False
        return position.draws >= _A_DRAW_EACH * self._reach().missing

    def _reach(self) -> Reach:
        """How far the hand is from a flash exit, for which cards that share a ladder count unless all must go."""
        return reach(*self.position.masks(), ladder=self.position.flash_exit != "empty")

    # -- draw, pick up or take a trick ---------------------------------------------------------------------------------

    def _take(self) -> BarracanMove:
        stock = self.position.view.stock_count
        if not (self.hunting and stock):
            for do in self.rule.takes:
                if move := self._best_pick_up() if do == PICK_UP else self._best_trick():
                    return move
        return Draw(self.seat) if stock else Pass(self.seat)

    def _best_pick_up(self) -> PickUp | None:
        """The pick-up that brings most cards, and of these the one that lays most points."""
        best: tuple[int, int] | None = None
        found = None
        for pile in self.state.open_piles(self.seat):
            for gained, points, move in self._pick_ups(pile):
                if best is None or (gained, points) > best:
                    best, found = (gained, points), move
        return found

    def _pick_ups(self, pile: int) -> Iterator[tuple[int, int, PickUp]]:
        cards = self.state.piles[pile]
        if not cards:
            return
        gained = len(cards) - 1 - max(self.state.stoppers[pile], 0)
        for kind, category in categories.with_top(self.hand, cards[-1]):
            laid = [Unit(category, (kind,), categories.points(kind, len(category)))]
            if not self.position.opened:
                used = list(category)
                used.remove(cards[-1])
                second = max(plain_units(self.hand.without(used)), key=lambda unit: unit.points, default=None)
                if second is None:
                    continue
                laid.append(second)
            move = PickUp(self.seat, pile, write_units(laid, self.table))
            if legality.refusal(self.state, move) is None:
                yield gained, sum(unit.points for unit in laid), move

    def _best_trick(self) -> TakeTrick | None:
        """The trick that costs the least useful card, if the hand is large enough for it."""
        if self.hand.size < self.rule.trick_hand and not self.ending:
            return None
        worth = self._worth()
        moves = list(legal_moves.tricks(self.state, self.seat))
        return min(moves, key=lambda move: worth[KINDS[move.card]], default=None)

    # -- lay -----------------------------------------------------------------------------------------------------------

    def _units(self) -> list[Unit]:
        units = plain_units(self.hand) + ladder_starts(self.hand)
        for number, ladder in enumerate(self.table.ladders):
            units += ladder_growths(self.hand, ladder, number)
        return units

    def _finish(self) -> LayMelds | None:
        """A flash exit, or melding out where that leads."""
        if self.position.opened or not self.flashes:
            return self._melding_out()
        return self._flash_exit() if self.position.drew and self.hand.size >= SMALLEST_SET else None

    def _flash_exit(self) -> LayMelds | None:
        if reach(*self.position.masks(), ladder=True).missing:
            return None
        empty = 100 if self.position.flash_exit == "empty" else 0
        found = Layouts(self.hand, self._units(), lambda unit: unit.points + 1 + empty * len(unit.cards)).best_set()
        if found is None:
            return None
        discard = None
        if empty:
            left = self.hand.without([card for unit in found[1] for card in unit.cards]).cards()
            discard = CODES[left[0]] if len(left) == 1 else None
        move = LayMelds(self.seat, write_units(found[1], self.table), flash=True, discard=discard)
        return None if legality.refusal(self.state, move) else move

    def _melding_out(self) -> LayMelds | None:
        value, units = self._best_layout(lambda size: 0 if size <= 1 else _NEVER)
        if value <= 0 or not self.table.is_complete_with(types_of(units)) or not self._leads(value):
            return None
        move = LayMelds(self.seat, write_units(units, self.table))
        return None if legality.refusal(self.state, move) else move

    def _leads(self, gained: int) -> bool:
        points = list(self.position.points)
        own = points.pop(self.position.side) + gained + OUT
        return own > max(points)

    def _lay(self) -> LayMelds | None:
        """As many points as may lie beside the cards that are kept."""
        if self.rule.waits and self.flashes and not self.position.opened and not self.ending:
            return None
        keeps = 2 if self.ending else max(2, self.rule.keeps)
        value, units = self._best_layout(lambda size: 0 if size >= keeps else _NEVER)
        if value < 0 or sum(len(unit.kinds) for unit in units) < (1 if self.position.opened else 2):
            return None
        move = LayMelds(self.seat, write_units(units, self.table))
        return None if legality.refusal(self.state, move) else move

    def _best_layout(self, kept: Callable[[int], int]) -> tuple[int, tuple[Unit, ...]]:
        return Layouts(self.hand, self._units(), lambda unit: unit.points).best(kept)

    # -- discard -------------------------------------------------------------------------------------------------------

    def _discard(self) -> Discard:
        worth = self._worth()
        if self.hunting:
            useful = self._reach().outs
            for card in self.hand.different():
                outs = useful.get(card)
                worth[card] = 0.01 * worth[card] + (100.0 if outs is None else -float(self.position.copies(outs)))
        card = min(self.hand.different(), key=lambda card: (worth[card] + self._danger(card), card))
        return Discard(self.seat, CODES[card])

    def _worth(self) -> list[float]:
        """What each card is worth in the hand."""
        worth = working_values(self.position, _REACH)
        worth[JOKER] += 50.0
        if self.rule.high_cards:
            for card in self.hand.different():
                if card != JOKER:
                    worth[card] += self.rule.high_cards * _height(card)
        return worth

    def _danger(self, card: Kind) -> float:
        """What a discard does for opponents who may take the pile it goes to."""
        if not self.rule.denial:
            return 0.0
        number = self.state.discard_pile(self.seat)
        takers = [seat for seat in self.position.opponents if number in self.state.open_piles(seat)]
        exposed = len(self.state.piles[number]) - max(self.state.stoppers[number], 0)
        if card in STOPPERS:
            return -0.5 * exposed * len(takers)
        taken = sum_in_order(can_pick_up(self.position, taker, card) for taker in takers)
        return self.rule.denial * taken * (2 + 0.5 * exposed)


def _height(card: Kind) -> int:
    """How far a card stands above a seven, by which it wins tricks (B8.2)."""
    rank = 13 if RANK_OF[card] == ACE else RANK_OF[card]
    return max(0, rank - 6)


def _choose(rule: RuleOfThumb, view: BarracanView) -> BarracanMove:
    return _Seat(view, rule).move()


PANEL: Mapping[str, Callable[[BarracanView], BarracanMove]] = {
    name: partial(_choose, rule) for name, rule in _RULES.items()
}
"""The players of the panel by their names."""
