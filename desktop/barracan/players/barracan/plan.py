"""The plan: how a seat plays BarraCan by what it knows, stage by stage."""

from collections.abc import Sequence

from barracan.games.barracan.moves import BarracanMove, Discard, LayMelds
from barracan.games.barracan.state import STOPPERS, Taken
from barracan.model.cards import JOKER, KINDS
from barracan.players.barracan.discard_stage import discards
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.lay_stage import ending, flash_exit, fullest, layout, melding_out
from barracan.players.barracan.position import Position
from barracan.players.barracan.styles import liked
from barracan.players.barracan.take_stage import takes
from barracan.players.barracan.threats import awaited
from barracan.players.protocol import Candidate


def candidates(appraisal: Appraisal) -> list[Candidate]:
    """The moves worth weighing, the best first."""
    if appraisal.position.state.taken is Taken.NOTHING:
        return liked(appraisal, takes(appraisal))
    finish = flash_exit(appraisal) or melding_out(appraisal)
    others = liked(appraisal, discards(appraisal))
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


MOST_DISCARDS = 5


def widened(appraisal: Appraisal, found: list[Candidate]) -> list[BarracanMove]:
    """The moves to be tried in worlds: the plan's best, and ways to lay and to end that it leaves out.

    A flash exit is worth more than whatever else could be done, and of a held hand the plan counts itself how likely
    each discard brings one. Worlds neither throw what an opponent was seen to wait for nor keep it from the partner,
    unless the plan does so itself.
    """
    first = found[0].move
    moves = [candidate.move for candidate in found]
    if appraisal.position.state.taken is Taken.NOTHING:
        return moves
    if appraisal.holds or (isinstance(first, LayMelds) and first.flash):
        return [first]
    position = appraisal.position
    thrown = [move for move in moves if isinstance(move, Discard) and KINDS[move.card] != JOKER]
    thrown = _agreeing(position, thrown, position.opponents, False)
    aces = [move for move in thrown if KINDS[move.card] in STOPPERS]
    if position.partner is not None:
        thrown = _agreeing(position, thrown, [position.partner], True)
    lays = [move for move in moves if isinstance(move, LayMelds)]
    more = [move for move in (ending(appraisal), fullest(appraisal)) if move]
    return list(dict.fromkeys([first, *lays, *more, *thrown[:MOST_DISCARDS], *aces]))


def _agreeing(position: Position, thrown: list[Discard], seats: Sequence[int], wanted: bool) -> list[Discard]:
    """Those whose card these seats wait for, or do not, as *wanted*, if the first one is such."""
    if not thrown or awaited(position, KINDS[thrown[0].card], seats) is not wanted:
        return thrown
    return [move for move in thrown if awaited(position, KINDS[move.card], seats) is wanted]
