"""The games of the program, by their ids; each is loaded when it is first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType

from barracan.model.game import AnyGame

_CLASSES: Mapping[str, str] = MappingProxyType(
    {
        "barracan": "BarracanGame",
        "burraco": "BurracoGame",
        "buraco": "BuracoGame",
        "concan": "ConcanGame",
        "barracuda": "BarracudaGame",
        "barbu": "BarbuGame",
        "sheepshead": "SheepsheadGame",
    }
)
"""For each id the class in ``games/<id>/rules.py``."""


class Catalog(Mapping[str, AnyGame]):
    """All games in the order in which they are offered; the start of the program needs one of them at most."""

    def __init__(self) -> None:
        self._loaded: dict[str, AnyGame] = {}

    def __getitem__(self, game_id: str) -> AnyGame:
        game = self._loaded.get(game_id)
        if game is None:
            name = _CLASSES[game_id]
            game = self._loaded[game_id] = getattr(import_module(f"barracan.games.{game_id}.rules"), name)()
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_CLASSES)

    def __len__(self) -> int:
        return len(_CLASSES)

    def __contains__(self, game_id: object) -> bool:
        return game_id in _CLASSES


CATALOG = Catalog()


def find_game(game_id: str) -> AnyGame | None:
    """The game of this id, or ``None``."""
    return CATALOG.get(game_id)
