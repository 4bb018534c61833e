"""The levels of Buraco, which are those of Burraco."""

from dataclasses import replace

from barracan.games.buraco.rules import BuracoGame
from barracan.games.burraco.options import WILD
from barracan.players.burraco import player as burraco
from barracan.players.rummy.panel import Rummy

PLAYER = replace(
    burraco.PLAYER,
    clauses={**burraco.PLAYER.clauses, "refuse": "D3.1"},
    panel=Rummy(BuracoGame(), burraco.cards_laid, WILD, pots=True).panel(burraco.PANEL),
)
