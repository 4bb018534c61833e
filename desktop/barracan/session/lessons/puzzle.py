"""Puzzles: positions in which one move is clearly the best, with what each move is worth there."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from barracan.games.catalog import CATALOG, find_game
from barracan.model.match import Match
from barracan.model.moves import Move
from barracan.model.record import RecordError
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.verify import record_lines
from barracan.resources import resource
from barracan.session.lessons.damaged_file import DamagedFileError
from barracan.session.lessons.plain_form import plain_form

_FOLDER: Final = "puzzles"
_RECORD: Final = ".cards.jsonl"
_VALUES: Final = ".json"


class PuzzleError(DamagedFileError):
    """A puzzle cannot be shown; ``reason`` says why in a sentence."""

    sentence = QT_TRANSLATE_NOOP("lessons", "The puzzle in {file} cannot be read: {reason} Install BarraCan again.")


class Worth(NamedTuple):
    """A move, and what it is worth in thousandths of a point."""

    move: Move
    value: int


class Puzzle:
    """A position and what its moves are worth.

    Attributes:
        name: the game and a number, such as ``barracan-07``; its record bears the name.
        theme: the kind of its best move.
        lines: the record up to the position.
        match: the match as it stands there.
        seat: who is to move, and solves it.
        moves: those that were weighed, the best first.
    """

    def __init__(self, name: str, lines: list[str], values: Mapping[str, object]) -> None:
        """Read the position; raises ``RecordError``, ``KeyError``, ``TypeError`` or ``ValueError`` for a wrong one."""
        self.name = name
        self.lines = lines
        self.match = Match.replay(find_game, lines)
        seat = self.match.state.turn
        if seat is None:
            raise ValueError("nobody is to move")
        self.seat = seat
        self.theme = str(values["theme"])
        moves = values["moves"]
        if not isinstance(moves, list) or len(moves) < 2:
            raise ValueError("fewer than two moves are weighed")
        self.moves = [Worth(self.match.game.read_move(each["move"]), int(each["value"])) for each in moves]
        if any(self.match.game.refusal(self.match.state, worth.move) for worth in self.moves):
            raise ValueError("a move is refused")

    @property
    def best(self) -> Worth:
        """What is to be found."""
        return self.moves[0]

    def loss(self, move: Move) -> int | None:
        """How much less a move is worth than the best one; ``None`` of one that was not weighed."""
        game = self.match.game
        known = (worth for worth in self.moves if plain_form(game, worth.move) == plain_form(game, move))
        found = next(known, None)
        return None if found is None else self.best.value - found.value


@cache
def puzzle_names(game: str) -> tuple[str, ...]:
    """The puzzles of a game, in their order."""
    found = sorted(resource(_FOLDER).glob(f"{game}-*{_RECORD}"))
    return tuple(path.name.removesuffix(_RECORD) for path in found)


def puzzle_games() -> list[str]:
    """The games that have puzzles."""
    return [game for game in CATALOG if puzzle_names(game)]


def open_puzzle(name: str) -> Puzzle:
    """A puzzle by its name; raises ``PuzzleError`` for one that is damaged."""
    path = resource(_FOLDER, name + _RECORD)
    try:
        values = json.loads(path.with_name(name + _VALUES).read_text("utf-8"))
        with path.open("rb") as file:
            return Puzzle(name, list(record_lines(file)), values)
    except (OSError, RecordError, ValueError, KeyError, TypeError) as wrong:
        raise PuzzleError(path, wrong) from wrong
