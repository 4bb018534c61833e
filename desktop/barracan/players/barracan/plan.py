"""The plan: how a seat plays BarraCan by what it knows, stage by stage."""

from barracan.games.barracan.state import Taken
from barracan.players.barracan.appraisal import Appraisal
from barracan.players.barracan.discards import discards
from barracan.players.barracan.lays import flash_exit, layout, melding_out
from barracan.players.barracan.takes import takes
from barracan.players.protocol import Candidate


def candidates(appraisal: Appraisal) -> list[Candidate]:
    """The moves worth weighing, the best first."""
    if appraisal.position.state.taken is Taken.NOTHING:
        return sorted(takes(appraisal), key=lambda candidate: -candidate.value)
    finish = flash_exit(appraisal) or melding_out(appraisal)
    others = discards(appraisal)
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
