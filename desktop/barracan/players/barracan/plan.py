"""The plan: how a seat plays BarraCan by what it knows, stage by stage, and what its style likes."""

from collections.abc import Iterable, Sequence
from typing import Final

from barracan.games.barracan.moves import BarracanMove, Discard, LayMelds, PickUp, TakeTrick
from barracan.games.barracan.state import STOPPERS, Taken
from barracan.model.cards import JOKER, KINDS, Kind
from barracan.players.barracan.discard_stage import UNOPENED, can_pick_up, discards, is_awaited, only_winner
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.lay_stage import ending, flash_exit, fullest, layout, meld_out
from barracan.players.barracan.position import Position
from barracan.players.barracan.take_stage import takes
from barracan.players.protocol import POINT, Candidate


def candidates(appraisal: Appraisal) -> list[Candidate]:
    """The moves worth weighing, the best first."""
    if appraisal.position.state.taken is Taken.NOTHING:
        return rank_by_liking(appraisal, takes(appraisal))
    finish = flash_exit(appraisal) or meld_out(appraisal)
    others = rank_by_liking(appraisal, discards(appraisal))
    if finish:
        return [finish, *others]
    lay = layout(appraisal)
    if lay is None:
        return others
    move, gain = lay
    best = others[0].value
    if appraisal.holds:
        return [*others, Candidate(move, others[-1].value - 1)]
    return [Candidate(move, best + max(1, gain)), *others]


MOST_DISCARDS: Final = 5


def moves_to_try(appraisal: Appraisal, found: list[Candidate]) -> list[BarracanMove]:
    """The moves to be tried in worlds: the plan's best, and ways to lay and to end that it leaves out.

    A flash exit is worth more than whatever else could be done, and of a held hand the plan counts itself how likely
    each discard brings one. Worlds neither throw what an opponent was seen to wait for nor keep it from the partner,
    nor throw the one card that takes a trick, unless the plan does so itself.
    """
    first = found[0].move
    moves = [candidate.move for candidate in found]
    if appraisal.position.state.taken is Taken.NOTHING:
        return moves
    if appraisal.holds or (isinstance(first, LayMelds) and first.flash):
        return [first]
    position = appraisal.position
    thrown = [move for move in moves if isinstance(move, Discard) and KINDS[move.card] != JOKER]
    thrown = _agree(position, thrown, position.opponents, False)
    kept = only_winner(position)
    thrown = [move for move in thrown if move == thrown[0] or KINDS[move.card] != kept]
    aces = [move for move in thrown if KINDS[move.card] in STOPPERS]
    if position.partner is not None:
        thrown = _agree(position, thrown, [position.partner], True)
    lays = [move for move in moves if isinstance(move, LayMelds)]
    more = [move for move in (ending(appraisal), fullest(appraisal)) if move]
    return list(dict.fromkeys([first, *lays, *more, *thrown[:MOST_DISCARDS], *aces]))


def _agree(position: Position, thrown: list[Discard], seats: Sequence[int], wanted: bool) -> list[Discard]:
    """Those whose card these seats wait for, or do not, as *wanted*, if the first one is such."""
    if not thrown or is_awaited(position, KINDS[thrown[0].card], seats) is not wanted:
        return thrown
    return [move for move in thrown if is_awaited(position, KINDS[move.card], seats) is wanted]


MUCH_EXPOSED: Final = 3
"""A stopper on so many exposed cards is one well laid."""


def likings(appraisal: Appraisal, moves: Iterable[BarracanMove]) -> list[int]:
    """How much a style likes each move beside what it brings, in thousandths."""
    return [int(POINT * _liking(appraisal, move)) for move in moves]


def rank_by_liking(appraisal: Appraisal, found: list[Candidate]) -> list[Candidate]:
    """Candidates with what a style likes about them, the best first."""
    more = likings(appraisal, (candidate.move for candidate in found))
    valued = [Candidate(each.move, each.value + value) for each, value in zip(found, more, strict=True)]
    return sorted(valued, key=lambda candidate: -candidate.value)


def _liking(appraisal: Appraisal, move: BarracanMove) -> float:
    position, style = appraisal.position, appraisal.skill.style
    if isinstance(move, TakeTrick):
        if appraisal.may_hold:  # it takes a card out of the hand that is held
            return -appraisal.holding_liking
        return style.trick if KINDS[move.card] != JOKER else 0.0
    if not position.opened and (isinstance(move, PickUp) or (isinstance(move, LayMelds) and not move.flash)):
        return appraisal.opening_liking
    if isinstance(move, Discard) and style.block:
        return style.block * _blocks(position, move)
    return 0.0


def _blocks(position: Position, move: Discard) -> float:
    """How little others can do with the pile that takes this card, from -1 to 1."""
    card, state = KINDS[move.card], position.state
    pile = state.discard_pile(position.seat)
    takers = [other for other in position.opponents if pile in state.open_piles(other)]
    if not takers:
        return 0.0
    exposed = len(state.piles[pile]) - state.stoppers[pile] - 1
    blocked = min(1.0, exposed / MUCH_EXPOSED) if card in STOPPERS else 0.0
    return blocked - max(_picks_up(position, taker, card) for taker in takers)


def _picks_up(position: Position, seat: int, card: Kind) -> float:
    """How likely a seat can pick up a pile with this card on top."""
    return can_pick_up(position, seat, card) * (1.0 if position.has_opened(seat) else UNOPENED)
