"""The games of the program, by their ids."""

from typing import Any

from barracan.games.barbu.rules import BarbuGame
from barracan.games.barracan.rules import BarracanGame
from barracan.games.barracuda.rules import BarracudaGame
from barracan.games.buraco.rules import BuracoGame
from barracan.games.burraco.rules import BurracoGame
from barracan.games.concan.rules import ConcanGame
from barracan.games.sheepshead.rules import SheepsheadGame
from barracan.model.game import Game

_GAMES: tuple[Game[Any, Any, Any], ...] = (
    BarracanGame(),
    BurracoGame(),
    BuracoGame(),
    ConcanGame(),
    BarracudaGame(),
    BarbuGame(),
    SheepsheadGame(),
)
CATALOG: dict[str, Game[Any, Any, Any]] = {game.id: game for game in _GAMES}


def find_game(game_id: str) -> Game[Any, Any, Any] | None:
    """The game of this id, or ``None``."""
    return CATALOG.get(game_id)
