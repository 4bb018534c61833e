"""The levels of BarraCan, and how each chooses a move."""

from barracan.games.barracan.view import BarracanView
from barracan.players.barracan.appraisal import Appraisal
from barracan.players.barracan.plan import candidates
from barracan.players.barracan.position import Memory, Position
from barracan.players.barracan.reasons import reasons
from barracan.players.barracan.skill import Skill, Weights
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import Decision

SKILLS = {
    "beginner": Skill(
        Memory(False, 0),
        1,
        ladders=False,
        deep_tricks=False,
        denial=False,
        weights=Weights().scaled(0.45),
    ),
    "casual": Skill(Memory(True, 6), 2, ladders=False, weights=Weights().scaled(0.65)),
    "strong": Skill(),
    "expert": Skill(foresight=4),
}


def decide(view: BarracanView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level; all levels plan without chance and without worlds."""
    del inquiry
    skill = SKILLS[level]
    appraisal = Appraisal(Position(view, skill.memory), skill)
    found = candidates(appraisal)
    move = found[0].move
    return Decision(move, tuple(found), 0, move, reasons(appraisal, move))
