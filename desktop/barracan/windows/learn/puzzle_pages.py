"""The puzzles of all games, and those that come from the person's own moves: which comes next, and which are solved."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from barracan.model.cards import KINDS, Code
from barracan.model.places import HAND, place_name
from barracan.session.lessons.own_puzzles import OwnPuzzles
from barracan.session.lessons.puzzle import (
    LadderPuzzle,
    Puzzle,
    PuzzleError,
    open_puzzle,
    puzzle_games,
    puzzle_names,
)
from barracan.table.translation import translate_text
from barracan.windows.learn.puzzle_card import PuzzlePlace
from barracan.windows.learn.puzzle_page import PuzzlePage
from barracan.windows.match.sounds import Sounds
from barracan.windows.shell.formats import game_title
from barracan.windows.shell.shell import Feature, Shell

_FOLDER: Final = "puzzles"
_FAN: Final = 5
"""So many cards of a hand at most stand for a puzzle."""


class Solved(NamedTuple):
    """How many puzzles of a game have been solved, of how many."""

    done: int
    puzzles: int


class PuzzlePages(Feature):
    """Shows puzzles, and remembers those that have been found with the very first answer.

    Attributes:
        own: the person's own costly moves.
    """

    def __init__(self, shell: Shell, folder: Path, find_sounds: Callable[[], Sounds]) -> None:
        super().__init__(shell)
        self.own = OwnPuzzles(folder / _FOLDER)
        self._find_sounds = find_sounds
        self._names: tuple[str, ...] = ()
        self._at = 0

    def solved(self, game: str) -> Solved:
        """How far the puzzles of a game have come."""
        return self._count(puzzle_names(game))

    def found(self, game: str) -> tuple[bool, ...]:
        """Of each puzzle of a game, in their order, whether it is solved."""
        kept = self._shell.preferences.puzzles
        return tuple(kept.get(name, False) for name in puzzle_names(game))

    def fan(self, game: str) -> tuple[Code, ...]:
        """Some cards of the hand in the puzzle of a game that comes next; none where it cannot be read."""
        names = puzzle_names(game)
        try:
            puzzle = open_puzzle(names[self._order(names)[0]]) if names else None
        except PuzzleError:
            return ()
        if puzzle is None:
            return ()
        view = puzzle.match.game.view(puzzle.match.state, puzzle.seat)
        held = sorted(filter(None, view.places()[place_name(HAND, puzzle.seat)]), key=KINDS.__getitem__)
        return tuple(held[:: max(1, len(held) // _FAN)][:_FAN])

    def solved_own(self, game: str) -> Solved:
        """How far those have come that are the person's own moves in a game."""
        return self._count(self.own.names(game))

    def show(self, game: str = "") -> None:
        """Show the first puzzle of a game that has not been tried yet, else the first not solved, else the first."""
        games = puzzle_games()
        self._show(puzzle_names(game if game in games else next(iter(games), "")))

    def prepare(self) -> None:
        """Make the table that puzzles are solved at, if there is none yet."""
        self._find_page()

    def show_own(self, game: str) -> None:
        """The same of the person's own moves in a game."""
        self._show(self.own.names(game))

    def _count(self, names: tuple[str, ...]) -> Solved:
        kept = self._shell.preferences.puzzles
        return Solved(sum(kept.get(name, False) for name in names), len(names))

    def _show(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._open(*self._order(names))

    def _order(self, names: tuple[str, ...]) -> list[int]:
        """Their places, those first that have not been tried yet, then those not solved."""
        kept = self._shell.preferences.puzzles
        return sorted(range(len(names)), key=lambda at: (kept.get(names[at], -1), at))

    def _open(self, *places: int) -> None:
        """Show the first of some puzzles that can be read; after the last one of all comes the first.

        What is damaged is told last: another page would take away what is told.
        """
        damaged: PuzzleError | None = None
        for at in places:
            self._at = at % len(self._names)
            try:
                puzzle = self._read(self._names[self._at])
            except PuzzleError as wrong:
                damaged = damaged or wrong
                continue
            page = self._find_page()
            page.prefer_table(self._shell.preferences.table)
            self._pages.go(page)  # a table that has a size can open its builder
            page.open_puzzle(puzzle, self._place(puzzle))
            break
        if damaged is not None:
            self._shell.tell(translate_text(damaged.reason), brief=True)

    def _open_next(self, step: int) -> None:
        """Show the puzzle after this one, or with -1 the one before."""
        self._open(*(self._at + step * number for number in range(1, len(self._names) + 1)))

    def _find_page(self) -> PuzzlePage:
        return self._pages.get("puzzle_page", self._create)

    def _read(self, name: str) -> Puzzle:
        return open_puzzle(name) if name in puzzle_names(name.partition("-")[0]) else self.own.open(name)

    def _place(self, puzzle: Puzzle) -> PuzzlePlace:
        """Which puzzle of how many it is, and what is asked."""
        title, words = self.tr("{game}: what would you do?"), ""
        if isinstance(puzzle, LadderPuzzle):
            title = self.tr("{game}: build the best ladder")
        elif puzzle.theme == "own":
            title = self.tr("{game}: your own hand")
            words = self.tr("You stood here, and another move than yours was clearly better. Make it.")
        game = game_title(puzzle.match.game.id)
        stars = self._shell.preferences.stars.get(puzzle.name, 0)
        kept = self._shell.preferences.puzzles
        is_tried, is_solved = puzzle.name in kept, kept.get(puzzle.name, False)
        return PuzzlePlace(self._at + 1, len(self._names), title.format(game=game), words, stars, is_tried, is_solved)

    def _create(self) -> PuzzlePage:
        page = PuzzlePage(self._find_sounds())
        page.prefer_table(self._shell.preferences.table)
        page.solved.connect(self._remember)
        page.starred.connect(self._remember_stars)
        page.following.connect(lambda: self._open_next(1))
        page.preceding.connect(lambda: self._open_next(-1))
        self._pages.ended.connect(page.end)
        return page

    def _remember(self, name: str, found: bool) -> None:
        """Remember what came of a puzzle; one that was solved stays so."""
        kept = self._shell.preferences
        if not kept.puzzles.get(name, False):
            self._shell.remember(replace(kept, puzzles={**kept.puzzles, name: found}))

    def _remember_stars(self, name: str, stars: int) -> None:
        """Remember how many stars a ladder has earned, if no earlier one earned more."""
        kept = self._shell.preferences
        if stars > kept.stars.get(name, 0):
            self._shell.remember(replace(kept, stars={**kept.stars, name: stars}))
