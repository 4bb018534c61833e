"""The levels of Barracuda, and how each chooses a move."""

from barracan.games.barracuda.view import BarracudaView
from barracan.players.barracuda.plan import Plan
from barracan.players.barracuda.position import Position, Skill
from barracan.players.barracuda.reasons import reasons
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import Decision

SKILLS = {
    "beginner": Skill(counts=False, denies=False, waits=False),
    "casual": Skill(counts=False, denies=False),
    "strong": Skill(),
    "expert": Skill(),
}


def decide(view: BarracudaView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level; all levels plan without chance and without worlds."""
    del inquiry
    position = Position(view, SKILLS[level])
    found = Plan(position, SKILLS[level]).candidates()
    move = found[0].move
    return Decision(move, tuple(found), 0, move, reasons(position, move))
