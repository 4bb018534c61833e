"""Puzzles: positions in which one move is clearly the best, and hands of which the best ladder is to be built."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from barracan.games.catalog import CATALOG, find_game
from barracan.model.match import Match
from barracan.model.moves import Line, Move
from barracan.model.record import RecordError
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verify import record_lines
from barracan.model.view import SeatView
from barracan.resources import resource
from barracan.session.lessons.damaged_file import DamagedFileError
from barracan.session.lessons.plain_form import plain_form

_FOLDER: Final = "puzzles"
RECORD: Final = ".cards.jsonl"
VALUES: Final = ".json"
_REASONS: Final = "advice"
"""The context of what players say of their moves."""
_QUARTERS: Final = {1: 2, 2: 3, 3: 4}
"""How many quarters of the best earn so many stars."""

ALIKE: Final = 50
"""A move that trails by fewer thousandths is as good as the best: in tenths it would trail by nothing."""


class PuzzleError(DamagedFileError):
    """A puzzle cannot be shown; ``reason`` says why in a sentence."""

    sentence = QT_TRANSLATE_NOOP("lessons", "The puzzle in {file} cannot be read: {reason} Install BarraCan again.")


def write_reasons(reasons: Sequence[Text]) -> list[dict[str, object]]:
    """Why a move is made, as a puzzle's file has it; what says more than words and numbers is left out."""
    return [
        {"template": each.template, "arguments": dict(each.arguments)}
        for each in reasons
        if each.context == _REASONS and all(isinstance(value, int | str) for value in each.arguments.values())
    ]


def _read_reasons(values: object) -> tuple[Text, ...]:
    """Why a move is made; raises ``KeyError``, ``TypeError`` or ``ValueError`` for what can't be said."""
    if not isinstance(values, list):
        raise TypeError("the reasons are no list")
    found = tuple(Text(_REASONS, str(each["template"]), dict(each["arguments"])) for each in values)
    for each in found:
        str(each)  # all that it speaks of is there
    return found


class Worth(NamedTuple):
    """A move, what it is worth in thousandths of a point, or of a percent of the chance to win, and its plain form."""

    move: Move
    value: int
    form: object


class Puzzle:
    """The base of puzzles: a position in which something is to be found.

    Attributes:
        name: the game and a number, such as ``barracan-07``; its record bears the name.
        theme: the kind of its best move.
        lines: the record up to the position.
        match: the match as it stands there.
        seat: who is to move, and solves it.
        best: the move that is to be found.
    """

    best: Move

    def __init__(self, name: str, lines: list[str], theme: str) -> None:
        """Read the position; raises ``RecordError`` or ``ValueError`` for a wrong one."""
        self.name = name
        self.theme = theme
        self.lines = lines
        self.match = Match.replay(find_game, lines)
        seat = self.match.state.turn
        if seat is None:
            raise ValueError("nobody is to move")
        self.seat = seat

    def _read_move(self, line: Line) -> Move:
        """A move that can be made here; raises ``RecordError`` or ``ValueError`` for any other."""
        move: Move = self.match.game.read_move(line)
        if self.match.game.refusal(self.match.state, move):
            raise ValueError("a move is refused")
        return move


class MovePuzzle(Puzzle):
    """A position in which one move leads.

    Attributes:
        moves: those that were weighed, the best first.
        by_match: whether they are told in the chance to win the match instead of in points.
        reasons: why the best one is made, as a hint says it; none where that is not known.
    """

    def __init__(self, name: str, lines: list[str], values: Mapping[str, object]) -> None:
        """Read the moves too; raises also ``KeyError`` or ``TypeError`` for wrong values."""
        super().__init__(name, lines, str(values["theme"]))
        moves = values["moves"]
        if not isinstance(moves, list) or len(moves) < 2:
            raise ValueError("fewer than two moves are weighed")
        self.moves = [self._worth(self._read_move(each["move"]), int(each["value"])) for each in moves]
        self.best = self.moves[0].move
        self.by_match = values.get("scale") == "match"
        self.reasons = _read_reasons(values.get("reasons", []))

    @property
    def next_best(self) -> Worth | None:
        """The best of those that are not as good as the best one and rule it out."""
        most = self.moves[0].value
        others = (worth for worth in self.moves if most - worth.value >= ALIKE and not self.goes_with(worth.move))
        return next(others, None)

    @property
    def lead(self) -> int:
        """By how much the best move leads the next best, in thousandths of a point."""
        other = self.next_best  # looked for among moves that are each tried
        return self.moves[0].value - other.value if other is not None else 0

    def goes_with(self, move: Move) -> bool:
        """Whether another move and the best one can both be made in this turn, in any order."""
        game = self.match.game
        same = plain_form(game, move) == plain_form(game, self.best)
        return not same and goes_with(self.lines, self.best, move)

    def loss(self, move: Move) -> int | None:
        """How much less a move is worth than the best one; ``None`` of one that was not weighed."""
        form = plain_form(self.match.game, move)
        found = next((worth for worth in self.moves if worth.form == form), None)
        return None if found is None else self.moves[0].value - found.value

    def learn(self, move: Move, loss: int) -> None:
        """Know from now on how much less than the best a move is worth, so that all that is told agrees."""
        self.moves.append(self._worth(move, self.moves[0].value - loss))
        self.moves.sort(key=lambda worth: -worth.value)

    def _worth(self, move: Move, value: int) -> Worth:
        return Worth(move, value, plain_form(self.match.game, move))


def goes_with(lines: Sequence[str], best: Move, move: Move) -> bool:
    """Whether two moves of the one who is to move after these lines can both be made in this turn, in any order."""
    return follows(lines, move, best) and follows(lines, best, move)


def follows(lines: Sequence[str], first: Move, second: Move) -> bool:
    """Whether a move can be made in the same turn after the first one."""
    match = Match.replay(find_game, lines)
    match.play(first)
    return match.state.turn == second.seat and match.game.refusal(match.state, second) is None


class LadderPuzzle(Puzzle):
    """A hand of which the ladder that counts most is to be built.

    Attributes:
        points: what it counts.
    """

    def __init__(self, name: str, lines: list[str], values: Mapping[str, object]) -> None:
        """Read the best ladder too; raises also ``KeyError`` or ``TypeError`` for wrong values."""
        super().__init__(name, lines, str(values["theme"]))
        best = values["best"]
        if not isinstance(best, dict):
            raise TypeError("the best ladder is no move")
        self.best = self._read_move(best)
        self.points = int(str(values["points"]))
        if self.count(self.best) != self.points:
            raise ValueError("the best ladder does not count so much")

    def count(self, move: Move) -> int | None:
        """The points of the ladder that a move lays, ``None`` if it does not lay one and nothing else."""
        game = self.match.game
        melds = game.write_move(move).get("melds")
        if not isinstance(melds, list) or len(melds) != 1 or "ladder" not in melds[0]:
            return None
        match = Match.replay(find_game, self.lines)
        match.play(move)
        view: SeatView = game.view(match.state, self.seat)
        return view.hand_points(view.side_of(self.seat))

    def needed(self, stars: int) -> int:
        """How many points earn one, two or three stars: half of the best, three quarters, all."""
        return -(-self.points * _QUARTERS[stars] // 4)

    def stars(self, points: int) -> int:
        """How many stars so many points earn."""
        return sum(points >= self.needed(stars) for stars in _QUARTERS)


@cache
def puzzle_names(game: str) -> tuple[str, ...]:
    """The puzzles of a game, in their order: those of several kinds by turns."""
    found = (path.name.removesuffix(RECORD) for path in resource(_FOLDER).glob(f"{game}-*{RECORD}"))
    return tuple(sorted(found, key=lambda name: (name.rpartition("-")[2], name)))


def puzzle_games() -> list[str]:
    """The games that have puzzles."""
    return [game for game in CATALOG if puzzle_names(game)]


def open_puzzle(name: str) -> Puzzle:
    """A puzzle of the program by its name; raises ``PuzzleError`` for one that is damaged."""
    return read_puzzle(resource(_FOLDER, name + RECORD))


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle whose record this is, its values beside it; raises ``PuzzleError`` for one that is damaged."""
    name = path.name.removesuffix(RECORD)
    try:
        values = json.loads(path.with_name(name + VALUES).read_text("utf-8"))
        with path.open("rb") as file:
            form = LadderPuzzle if "best" in values else MovePuzzle
            return form(name, list(record_lines(file)), values)
    except (OSError, RecordError, ValueError, LookupError, TypeError, AttributeError) as wrong:
        raise PuzzleError(path, wrong) from wrong
