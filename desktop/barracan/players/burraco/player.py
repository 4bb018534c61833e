"""The levels of Burraco and Buraco, and how each chooses a move."""

from functools import partial

from barracan.games.burraco.rules import BurracoGame
from barracan.games.burraco.terms import WILD
from barracan.games.burraco.view import BurracoView
from barracan.players.burraco.plan import candidates
from barracan.players.burraco.position import Position, Skill
from barracan.players.burraco.reasons import reasons
from barracan.players.inquiry import Inquiry
from barracan.players.player import Player
from barracan.players.protocol import Decision
from barracan.players.rummy.panel import Style, choose

SKILLS = {
    "beginner": Skill(
        counts_cards=False,
        denial=False,
        whole_pile=False,
        pile_card=18.0,
        single=8.0,
        patience=9,
        thrift=2.5,
        finish=3,
    ),
    "casual": Skill(counts_cards=False, denial=False, pile_card=25.0, single=12.0, patience=7, finish=5),
    "strong": Skill(pile_card=30.0, single=16.0, patience=5),
    "expert": Skill(patience=2, company=2.5, finish=12),
}


def decide(view: BurracoView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level; all levels plan without chance and without worlds."""
    del inquiry
    skill = SKILLS[level]
    position = Position(view, skill)
    found = candidates(position, skill)
    move = found[0].move
    return Decision(move, tuple(found), 0, move, reasons(position, move))


STYLES = {"greedy": Style(), "hold": Style(waits=True), "taker": Style(piles=True)}
"""The players of the panel."""
PLAYER = Player(
    decide,
    clauses={"draw": "C5.2", "take": "C5.3", "meld": "C5.4", "add": "C4.6", "discard": "C5.1"},
    spread=1600,
    panel={name: partial(choose, BurracoGame(), WILD, True, style) for name, style in STYLES.items()},
)
