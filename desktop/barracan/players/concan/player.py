"""The levels of Concan, and how each chooses a move."""

from dataclasses import replace
from functools import partial

from barracan.games.concan.moves import Announce, ConcanMove, Discard
from barracan.games.concan.rules import ConcanGame
from barracan.games.concan.view import ConcanView
from barracan.model.cards import CODES, JOKER, KINDS
from barracan.players.concan.plan import LAID, SURE, Plan
from barracan.players.concan.position import BEGINNER, CASUAL, EXPERT, STRONG, Position
from barracan.players.concan.reasons import reasons
from barracan.players.concan.worlds import Worlds, scale
from barracan.players.inquiry import Inquiry
from barracan.players.player import Player
from barracan.players.protocol import Candidate, Decision
from barracan.players.rummy.panel import Style, choose
from barracan.players.trials import tried

SKILLS = {"beginner": BEGINNER, "casual": CASUAL, "strong": STRONG, "expert": EXPERT}
MOST_DISCARDS = 5


def decide(view: ConcanView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    position = Position(view, skill)
    found = Plan(position, skill, inquiry).candidates()
    decision = inquiry.decide(
        found,
        lambda: _widened(position, found),
        lambda moves: tried(moves, Worlds(view, inquiry)),
        skill.worlds,
        skill.gate,
    )
    return replace(decision, reasons=reasons(position, decision.move), scale=scale(view))


def _widened(position: Position, found: list[Candidate]) -> list[ConcanMove]:
    """The moves to be tried in worlds; what wins the hand, and what costs nothing, needs none."""
    first = found[0].move
    sure = len(found) > 1 and found[0].value - found[1].value > SURE
    if sure or isinstance(first, Announce) or position.hand.size == 1:
        return [first]
    others = [each.move for each in found if not isinstance(each.move, Discard)]
    thrown = [each.move for each in found if isinstance(each.move, Discard) and each.value > -LAID]
    safe = [move for move in thrown if not position.danger >> KINDS[move.card] & 1 and move.card != CODES[JOKER]]
    return list(dict.fromkeys([first, *others, *safe[:MOST_DISCARDS]]))


_PANEL = {"greedy": Style(), "hold": Style(waits=True), "closer": Style(high=1.0)}
PLAYER = Player(
    decide,
    clauses={
        "draw": "N4.3",
        "take": "N4.4",
        "meld": "N5.1",
        "layoff": "N6.1",
        "swap": "N6.3",
        "announce": "N8.1",
        "discard": "N4.6",
    },
    spread=190,
    panel={name: partial(choose, ConcanGame(), {JOKER}, False, style) for name, style in _PANEL.items()},
)
