"""The games of the program: its own, and those of other packages that name an entry point ``barracan.games``.

Each game has one entry, a plain value that costs nothing; rules, players and tables load when they are first asked for.
"""

from collections.abc import Container, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from barracan.model.game import AnyGame, Game
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_ROOMS = ("moves", "options", "state", "legality", "play", "offers", "rules")
"""The parts of the rules of each game of the program, each of which needs none that stands after it."""
GROUP = "barracan.games"
"""The entry points by which packages name the entries of their games."""
NO_SENTENCE = Text("games", "")
LEVELS = ("beginner", "casual", "strong", "expert")
"""The levels of computer players, weakest first."""


@value
class GameEntry:
    """Where the parts of a game lie; an import path is ``package.module:NAME``.

    Attributes:
        id: the game's name in records and on the command line.
        rules: import path of the class of its rules.
        player: import path of its ``Player``.
        table: import path of the class of its table, a ``GameTable``.
        texts: the package and its folder of rules texts, which lie there as ``LANGUAGE/ID.md``; empty for the
            program's own.
        courses: the same of its course: ``LANGUAGE/ID.md`` is the text, ``ID-CHAPTER.cards.jsonl`` are the hands.
        levels: those that a new match offers; any other plays on where it has played before.
        styles: the styles that its players can be given.
        partner_styles: those of them that are about a partner.
        title: what people call it, which stands there before its rules have been loaded; empty for that of the rules.
        sentence: what is told of it where a game is chosen, in 36 letters at most.
        picture: import path of its ``GamePicture``, empty for a fan of cards.
    """

    id: str
    rules: str
    player: str
    table: str
    texts: str = ""
    courses: str = ""
    levels: tuple[str, ...] = LEVELS
    styles: tuple[str, ...] = ()
    partner_styles: tuple[str, ...] = ()
    title: str = ""
    sentence: Text = NO_SENTENCE
    picture: str = ""


def _own(name: str, room: str, title: str, sentence: str) -> GameEntry:
    return GameEntry(
        name,
        title=title,
        sentence=Text("games", sentence),
        picture=f"barracan.windows.start.game_pictures:{name.upper()}",
        rules=f"barracan.games.{name}.rules:{name.capitalize()}Game",
        player=f"barracan.players.{name}.player:PLAYER",
        table=f"barracan.table.{room}.table:{room.capitalize()}Table",
    )


_POT_STYLES = ("builder", "racer", "gatherer")
_OWN = (
    replace(
        _own("barracan", "barracan", "BarraCan", QT_TRANSLATE_NOOP("games", "Four open piles, tricks and ladders")),
        styles=("bold", "collector", "blocker", "team"),
        partner_styles=("team",),
    ),
    replace(
        _own("burraco", "burraco", "Burraco", QT_TRANSLATE_NOOP("games", "Long runs, two pots, race to 2005")),
        styles=_POT_STYLES,
    ),
    replace(
        _own("buraco", "buraco", "Buraco", QT_TRANSLATE_NOOP("games", "In pairs, with wild deuces")),
        styles=_POT_STYLES,
    ),
    replace(
        _own("concan", "concan", "Concan", QT_TRANSLATE_NOOP("games", "Melds of 51, nine hands")),
        styles=("patient", "shedder", "taker"),
    ),
    replace(
        _own("barracuda", "barracuda", "Barracuda", QT_TRANSLATE_NOOP("games", "Seven cards, quick and sly")),
        levels=LEVELS[:-1],
        styles=("shedder", "miser", "runner"),
    ),
    replace(
        _own("barbu", "barbu", "Barbu", QT_TRANSLATE_NOOP("games", "Seven contracts, one bearded king")),
        styles=("doubler", "shedder", "rival"),
    ),
    replace(
        _own("sheepshead", "sheepshead", "Sheepshead", QT_TRANSLATE_NOOP("games", "One against two, queens rule")),
        styles=("daring", "careful", "hunter"),
    ),
)
"""The program's own games in the order in which they are offered."""


def load_part(path: str) -> Any:
    """Load what an import path of an entry names; raises ``ImportError`` if it is not there."""
    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except AttributeError:
        raise ImportError(f"{module} has no {name}") from None


class Catalog(Mapping[str, AnyGame]):
    """All games in the order in which they are offered; the start of the program needs one of them at most.

    Other packages are asked only for a game that is not the program's own, or where all games are listed.
    """

    def __init__(self) -> None:
        self._own = {entry.id: entry for entry in _OWN}
        self._others: dict[str, GameEntry] | None = None
        self._loaded: dict[str, AnyGame] = {}

    def entry(self, game_id: str) -> GameEntry:
        """The entry of a game; raises ``KeyError`` if there is none."""
        return self._own.get(game_id) or self._outside()[game_id]

    @property
    def own(self) -> tuple[str, ...]:
        """The program's own games, for which no other package is asked."""
        return tuple(self._own)

    def refresh(self) -> None:
        """Ask the other packages again: one has been installed or removed."""
        for game_id in self._others or ():
            self._loaded.pop(game_id, None)
        self._others = None

    def __getitem__(self, game_id: str) -> AnyGame:
        entry = self.entry(game_id)
        game = self._loaded.get(game_id)
        if game is None:
            game = self._loaded[game_id] = load_part(entry.rules)()
        return game

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self._outside()

    def __len__(self) -> int:
        return len(self._own) + len(self._outside())

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._own or game_id in self._outside()

    def _outside(self) -> dict[str, GameEntry]:
        """The entries of other packages by name; one that is broken is told of in the log and left out."""
        if self._others is None:
            self._others = {}
            for point in _entry_points():
                try:
                    entry = _check(point.name, point.load(), {*self._own, *self._others})
                    game = _load_game(entry)
                except Exception as wrong:  # noqa: BLE001 - whatever others have made, the program goes on without it
                    package = point.dist.name if point.dist else ""
                    _warn(
                        "The game %s of the package %s is left out: %s. Mend that package or remove it.",
                        point.name, package, wrong,
                    )  # fmt: skip
                else:
                    self._others[entry.id], self._loaded[entry.id] = entry, game
        return self._others


def _entry_points() -> list["EntryPoint"]:
    from importlib.metadata import entry_points  # takes as long as a dozen games, and is hardly ever needed

    try:
        return sorted(entry_points(group=GROUP), key=lambda point: point.name)
    except Exception as wrong:  # noqa: BLE001 - what tells of a package may be damaged in any way
        _warn("Other packages can't be asked for their games: %s.", wrong)
        return []


def _check(name: str, entry: object, taken: Container[str]) -> GameEntry:
    """An entry of another package whose name is not taken and whose parts are there; none is loaded for that."""
    from importlib.util import find_spec

    if not isinstance(entry, GameEntry):
        raise TypeError("its entry point names no GameEntry")
    if entry.id != name:
        raise ValueError(f"its entry is called {entry.id}")
    if name in taken:
        raise ValueError("there is another game of this name")
    for path in filter(None, (entry.player, entry.table)):
        module = path.partition(":")[0]
        if find_spec(module) is None:
            raise ImportError(f"No module named {module!r}")
    return entry


def _load_game(entry: GameEntry) -> AnyGame:
    """The game of another package's entry."""
    game = load_part(entry.rules)()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.rules} is no Game")
    if game.id != entry.id:
        raise ValueError(f"its rules call it {game.id}")
    return game


def _warn(words: str, *arguments: object) -> None:
    from logging import getLogger  # the command line has no other use for it

    getLogger(__name__).warning(words, *arguments)


CATALOG = Catalog()


def find_game(game_id: str) -> AnyGame | None:
    """The game of this id, or ``None``."""
    return CATALOG.get(game_id)


def load_bit_by_bit(game_id: str) -> Iterator[None]:
    """Load the rules of one of the program's own games, a part at each step; those of others are loaded already."""
    if game_id in CATALOG.own:
        package = CATALOG.entry(game_id).rules.partition(":")[0].rpartition(".")[0]
        for room in _ROOMS:
            import_module(f"{package}.{room}")
            yield
