"""A person's own costly moves as puzzles: kept when a hand is judged, in the form of the program's own."""

import json
import logging
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

from barracan.files import draft_of, make_private_folder
from barracan.model.game import AnyGame
from barracan.model.record import read_line
from barracan.model.replay import HUMAN
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.session.analysis import AnalysedMove, Verdict, WeighedMove
from barracan.session.lessons.puzzle import RECORD, VALUES, Puzzle, PuzzleError, read_puzzle, write_reasons
from barracan.session.match_analysis import in_game
from barracan.session.review import Review

MOST: Final = 30
"""So many are kept of a game; older ones make room."""
_GAP: Final = 1_500
"""By how much the best move leads in a puzzle: thousandths of a point in BarraCan, or of a percent."""
_THEME: Final = "own"
_OTHER: Final = "casual"
"""Who plays for the others in a puzzle."""
_HEAD: Final = frozenset({"kind", "format", "game", "options", "seats", "sides"})
"""What a puzzle needs of the first line of a record: it is neither serious nor has it a clock."""
_log = logging.getLogger(__name__)


class OwnPuzzleError(PuzzleError):
    """A person's own puzzle cannot be shown, which no other program would mend."""

    sentence = QT_TRANSLATE_NOOP("lessons", "The puzzle in {file}, a move of your own, cannot be read: {reason}")


class OwnPuzzles:
    """The folder in which they lie."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self, game: str) -> tuple[str, ...]:
        """Those of a game, the newest first."""
        found = sorted(self._folder.glob(f"{game}-{_THEME}-*{RECORD}"), key=_age)
        return tuple(path.name.removesuffix(RECORD) for path in reversed(found))

    def open(self, name: str) -> Puzzle:
        """A puzzle by its name; raises ``OwnPuzzleError`` for one that is damaged."""
        path = self._folder / (name + RECORD)
        try:
            return read_puzzle(path)
        except PuzzleError as wrong:
            raise OwnPuzzleError(path, wrong) from wrong

    def keep(self, review: Review, seat: int, moves: Sequence[AnalysedMove]) -> None:
        """Keep those of a seat's judged moves that are puzzles; a folder that takes no files is noted in the log."""
        try:
            for judged in moves:
                if is_puzzle(review, judged):
                    self._write(review, seat, judged)
            for name in self.names(review.game.id)[MOST:]:
                for ending in (RECORD, VALUES):
                    (self._folder / (name + ending)).unlink(missing_ok=True)
        except OSError as trouble:
            _log.warning("puzzle not kept: %s", trouble)

    def _write(self, review: Review, seat: int, judged: AnalysedMove) -> None:
        lines = [_head(review.lines[0], seat), *review.lines[1 : judged.position - 1]]
        text = "".join(f"{line}\n" for line in lines)
        number = blake2b(text.encode(), digest_size=6).hexdigest()
        path = self._folder / f"{review.game.id}-{_THEME}-{number}{RECORD}"
        if path.exists():  # judged before
            return
        make_private_folder(self._folder)
        with draft_of(path.with_name(path.name.removesuffix(RECORD) + VALUES)) as draft:
            draft.write_text(json.dumps(_values(review.game, judged), indent=1), "utf-8")
        with draft_of(path) as draft:
            draft.write_text(text, "utf-8")


def is_puzzle(review: Review, judged: AnalysedMove) -> bool:
    """Whether a move that a person made was an error, and one other move clearly the best."""
    found, weighed = judged.judgement, _weighed(judged)
    if found is None or found.verdict < Verdict.ERROR or len(weighed) < 2:
        return False
    if "by" in read_line(review.lines[judged.position - 1]):  # a computer made it for the person
        return False
    best, second = weighed[0], weighed[1]
    return best[0].move == judged.choice and best[1] - second[1] >= in_game(_GAP, found)


def _weighed(judged: AnalysedMove) -> list[tuple[WeighedMove, int]]:
    """The moves whose values are known, the best first."""
    found = [(each, each.value) for each in judged.weighed if each.value is not None]
    return sorted(found, key=lambda each: -each[1])


def _values(game: AnyGame, judged: AnalysedMove) -> dict[str, object]:
    moves = [
        {"move": {"kind": "move", **game.write_move(each.move)}, "value": value} for each, value in _weighed(judged)
    ]
    by_match = judged.judgement is not None and bool(judged.judgement.scale.match)
    found: dict[str, object] = {"theme": _THEME, "moves": moves, "reasons": write_reasons(judged.reasons)}
    return {**found, "scale": "match"} if by_match else found


def _head(line: str, seat: int) -> str:
    """The first line of the record, in which nobody but this seat is a person."""
    head = {key: value for key, value in read_line(line).items() if key in _HEAD}
    head["seats"] = [
        {"name": each["name"], "player": HUMAN if at == seat else _OTHER} for at, each in enumerate(head["seats"])
    ]
    return json.dumps(head, ensure_ascii=False, separators=(",", ":"))


def _age(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:  # gone by now
        return 0, path.name
