"""The levels of Barracuda, and how each chooses a move."""

from dataclasses import replace

from barracan.games.barracuda.moves import BarracudaMove, Discard
from barracan.games.barracuda.view import BarracudaView
from barracan.players.barracuda.plan import Plan
from barracan.players.barracuda.position import Position, Skill
from barracan.players.barracuda.reasons import reasons
from barracan.players.barracuda.thinking import Moves, Worlds
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import Candidate, Decision
from barracan.players.search import conclude, decided

SKILLS = {
    "beginner": Skill(counts=False, denies=False, plans=False, out=0),
    "casual": Skill(counts=False, denies=False, plans=False),
    "strong": Skill(),
    "expert": Skill(worlds=128),
}
MOST_DISCARDS = 5


def decide(view: BarracudaView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    position = Position(view, skill)
    found = Plan(position, skill).candidates()
    move = found[0].move
    count = inquiry.count(skill.worlds) if skill.worlds else 0
    moves = inquiry.candidates(_widened(position, found)) if count else []
    if len(moves) < 2:
        return Decision(move, tuple(found), 0, move, reasons(position, move))
    table = conclude(Moves(moves, Worlds(view, inquiry)), inquiry.budget(count, skill.gate), inquiry.mapper)
    decision = decided(moves, table)
    return replace(decision, reasons=reasons(position, decision.move))


def _widened(position: Position, found: list[Candidate]) -> list[BarracudaMove]:
    """The moves to be tried in worlds; the last card wins the hand without any."""
    if position.hand.size == 1 and isinstance(found[0].move, Discard):
        return [found[0].move]
    moves = [candidate.move for candidate in found]
    thrown = [move for move in moves if isinstance(move, Discard)]
    others = [move for move in moves if not isinstance(move, Discard)]
    return list(dict.fromkeys([moves[0], *others, *thrown[:MOST_DISCARDS]]))
