"""The levels of Concan, and how each chooses a move."""

from barracan.games.concan.view import ConcanView
from barracan.players.concan.plan import Plan
from barracan.players.concan.position import Position
from barracan.players.concan.reasons import reasons
from barracan.players.concan.skill import BEGINNER, CASUAL, STRONG
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import Decision

SKILLS = {"beginner": BEGINNER, "casual": CASUAL, "strong": STRONG, "expert": STRONG}


def decide(view: ConcanView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level; all levels plan without worlds, and chance only shuffles a new stock."""
    skill = SKILLS[level]
    position = Position(view, skill)
    found = Plan(position, skill, inquiry.seed).candidates()
    move = found[0].move
    return Decision(move, tuple(found), 0, move, reasons(position, move))
