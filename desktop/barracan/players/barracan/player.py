"""The levels of BarraCan, and how each chooses a move."""

from collections.abc import Callable
from dataclasses import replace

from barracan.games.barracan.view import BarracanView
from barracan.players.barracan.equity import scale
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.panel import PANEL
from barracan.players.barracan.plan import candidates, likings, moves_to_try
from barracan.players.barracan.position import Memory, Position
from barracan.players.barracan.reasons import reasons
from barracan.players.barracan.skill import STYLES, Skill, Weights
from barracan.players.barracan.worlds import Moves, Worlds
from barracan.players.inquiry import Inquiry
from barracan.players.player import Player
from barracan.players.protocol import Decision
from barracan.players.search import BATCHES

SKILLS = {
    "beginner": Skill(
        Memory(False, 0),
        1,
        2,
        ladders=False,
        deep_tricks=False,
        denial=False,
        weights=Weights(flash_gains=(34.0, 34.0, 34.0)).scale(0.45),
    ),
    "casual": Skill(Memory(True, 6), 2, 2, ladders=False, weights=Weights().scale(0.5)),
    "strong": Skill(families=False, foresight=4),
    "expert": Skill(foresight=4, worlds=128, weights=Weights().for_racing()),
}

SMALL_BATCHES = (16, 16, *BATCHES[1:])
"""A discard is chosen among so many that on a busy machine not even a usual first batch would come to its end."""

SURE = 3000
"""With few worlds a move must be far better than the plan's."""

PARTNERS = {
    "beginner": replace(SKILLS["beginner"], weights=Weights().scale(0.0)),
    "casual": SKILLS["casual"],
    "strong": replace(SKILLS["strong"], threats=0.3, paces=True, worlds=32, gate=SURE),
    "expert": replace(SKILLS["expert"], threats=0.3, paces=True),
}
"""The same where partners play, and a hand ends as soon as one side has gathered its types."""


def skill_of(view: BarracanView, level: str) -> Skill:
    """What a level knows at this table."""
    return (SKILLS if len(view.sides) == view.seats else PARTNERS)[level]


def decide(view: BarracanView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    return decide_in(Worlds, view, level, inquiry)


def decide_in(
    worlds: Callable[[BarracanView, Inquiry], Worlds], view: BarracanView, level: str, inquiry: Inquiry
) -> Decision:
    """Choose a move at this level, looking into the worlds that are made of view and inquiry."""
    skill = replace(skill_of(view, level), style=STYLES[inquiry.style])
    appraisal = Appraisal(Position(view, skill.memory), skill)
    found = candidates(appraisal)
    decision = inquiry.decide(
        found,
        lambda: moves_to_try(appraisal, found),
        lambda moves: Moves(moves, worlds(view, inquiry), likings(appraisal, moves)),
        skill.worlds,
        skill.gate,
        SMALL_BATCHES,
        BATCHES[0],
    )
    counted = scale(view.totals, int(view.options["target"]))
    return replace(decision, reasons=reasons(appraisal, decision.move), scale=counted)


PLAYER = Player(
    decide,
    clauses={"draw": "B4.2", "pass": "B4.3", "pickup": "B7.1", "trick": "B8.1", "meld": "B6.2", "discard": "B3.3"},
    styles=tuple(filter(None, STYLES)),
    panel=PANEL,
)
