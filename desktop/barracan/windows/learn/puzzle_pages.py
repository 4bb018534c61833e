"""The puzzles of all games: the next one that is not solved, and which have been."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from barracan.session.lessons.puzzle import PuzzleError, open_puzzle, puzzle_games, puzzle_names
from barracan.table.translation import translate_text
from barracan.windows.learn.puzzle_page import PuzzlePage
from barracan.windows.match.sounds import Sounds
from barracan.windows.shell.formats import game_title
from barracan.windows.shell.shell import Feature, Shell


class Solved(NamedTuple):
    """How many puzzles of a game have been solved, of how many."""

    done: int
    puzzles: int


class PuzzlePages(Feature):
    """Shows puzzles, and remembers those that have been found at the first try."""

    def __init__(self, shell: Shell, find_sounds: Callable[[], Sounds]) -> None:
        super().__init__(shell)
        self._find_sounds = find_sounds
        self._names: tuple[str, ...] = ()
        self._at = 0

    def solved(self, game: str) -> Solved:
        """How far the puzzles of a game have come."""
        names, kept = puzzle_names(game), self._shell.preferences.puzzles
        return Solved(sum(kept.get(name, False) for name in names), len(names))

    def show(self, game: str = "") -> None:
        """Show the first puzzle of a game that has not been tried yet, else the first not solved, else the first."""
        games = puzzle_games()
        chosen = game if game in games else next(iter(games), "")
        if not chosen:
            return
        self._names = puzzle_names(chosen)
        kept = self._shell.preferences.puzzles
        order = sorted(range(len(self._names)), key=lambda at: (kept.get(self._names[at], -1), at))
        self._open(order[0])

    def _open(self, at: int) -> None:
        """Show one of the puzzles; after the last one comes the first."""
        self._at = at % len(self._names)
        name = self._names[self._at]
        page = self._pages.get("puzzle_page", self._create)
        try:
            puzzle = open_puzzle(name)
        except PuzzleError as wrong:
            self._shell.tell(translate_text(wrong.reason), brief=True)
            return
        title = self.tr("{game}: what would you do?").format(game=game_title(puzzle.match.game.id))
        page.open_puzzle(puzzle, self._at + 1, len(self._names), title)
        self._pages.go(page)

    def _create(self) -> PuzzlePage:
        page = PuzzlePage(self._find_sounds())
        if self._shell.preferences.table == "text":
            page.change_table()
        page.solved.connect(self._remember)
        page.following.connect(lambda: self._open(self._at + 1))
        page.preceding.connect(lambda: self._open(self._at - 1))
        self._pages.ended.connect(page.end)
        return page

    def _remember(self, name: str, found: bool) -> None:
        """Remember what came of a puzzle; one that was solved stays so."""
        kept = self._shell.preferences
        if not kept.puzzles.get(name, False):
            self._shell.remember(replace(kept, puzzles={**kept.puzzles, name: found}))
