"""The levels of Barracuda: how each chooses a move."""

from collections.abc import Sequence
from dataclasses import replace

from barracan.games.barracuda.legality import cards_needed
from barracan.games.barracuda.moves import BarracudaMove, Discard, LayMeld, LayOff, Take
from barracan.games.barracuda.rules import BarracudaGame
from barracan.games.barracuda.view import BarracudaView
from barracan.games.rummy.melds import KING_PLACE, meldable
from barracan.model.cards import KINDS, Code
from barracan.players.barracuda.plan import STYLES, Plan, Position, Skill, Worlds, scale
from barracan.players.barracuda.promise import Hopes
from barracan.players.barracuda.reasons import reasons
from barracan.players.inquiry import Inquiry, trials
from barracan.players.player import Player
from barracan.players.protocol import Candidate, Decision
from barracan.players.rummy.panel import RuleOfThumb, Rummy

SKILLS = {
    "beginner": Skill(
        counts=False, shares=2, takes=3, denies=0, guards=False, plans=False, hopes=Hopes(out=0, enough=0)
    ),
    "casual": Skill(counts=False, shares=2, denies=0, guards=False, plans=False, hopes=Hopes(out=2, enough=0)),
    "strong": Skill(),
    "expert": Skill(worlds=256),
}
MOST_DISCARDS = 5


def decide(view: BarracudaView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = replace(SKILLS[level], style=STYLES[inquiry.style])
    position = Position(view, skill)
    plan = Plan(position, skill)
    found = plan.candidates()
    decision = inquiry.decide(
        found,
        lambda: _moves_to_try(position, found),
        lambda moves: trials(moves, Worlds(view, inquiry), plan.likes),
        skill.worlds,
        skill.gate,
    )
    return replace(decision, reasons=reasons(position, decision.move), scale=scale(view))


def _moves_to_try(position: Position, found: list[Candidate]) -> list[BarracudaMove]:
    """The moves to be tried in worlds; what wins the hand needs none."""
    first = found[0].move
    if position.hand.size - cards_needed(first) <= 1:  # the last one wins by a discard
        return [first]
    good = position.wanted | meldable(position.hand.once, KING_PLACE)
    thrown = [each.move for each in found if isinstance(each.move, Discard) and not good >> KINDS[each.move.card] & 1]
    others = [each.move for each in found if not isinstance(each.move, Discard)]
    return list(dict.fromkeys([first, *others, *thrown[:MOST_DISCARDS]]))


def cards_laid(_view: BarracudaView, move: BarracudaMove) -> tuple[int, Sequence[Code]]:
    """How many cards a move lays; none is a wildcard."""
    match move:
        case LayMeld():
            return len(move.cards), ()
        case Take():
            return 1 if move.cards is None else len(move.cards), ()
        case LayOff():
            return 1, ()
    return 0, ()


_PANEL = {"greedy": RuleOfThumb(), "hold": RuleOfThumb(waits=True), "closer": RuleOfThumb(high=1.0)}
PLAYER = Player(
    decide,
    clauses={"draw": "U4.2", "take": "U4.4", "meld": "U4.1", "layoff": "U3.3", "discard": "U4.6"},
    spread=150,
    judging=0.05,
    styles=tuple(filter(None, STYLES)),
    panel=Rummy(BarracudaGame(), cards_laid, ()).panel(_PANEL),
)
