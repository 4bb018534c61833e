"""What a lesson and a puzzle cost until they are painted, in the cost of the same position at a table alone.

``python packaging/benchmarks/lessons.py [GAME ...] [--rounds 3] [--size 1280x800] [--language en]``

Every chapter, example hand and puzzle is opened from the window as by a click, and painted; in turn with it, its
position is put on a table of the same size without card, page or window, and painted. Told are processor times of the
window's thread, each the least of the rounds: the median of all, the worst, the first of all, and the median in that of
the tables alone. The exit code is 1 if a median is above its bound.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QWidget

from barracan.cli.arguments import integer
from barracan.games.catalog import CATALOG, find_game
from barracan.session.lessons.chapter import ScriptedThinker
from barracan.session.lessons.course import course_of, taught_games
from barracan.session.lessons.puzzle import open_puzzle, puzzle_games, puzzle_names
from barracan.session.table_session import TableSession
from barracan.storage.library import Library
from barracan.table.scene import create_scene
from barracan.table.view import TableView
from barracan.windows.learn.learn_page import LearnPage
from barracan.windows.learn.puzzle_page import PuzzlePage
from barracan.windows.shell.ahead import PAUSE
from barracan.windows.shell.loading import load_pages
from barracan.windows.shell.main_window import MainWindow
from barracan.windows.shell.qt_application import make_application

BOUND, RATIO = 50.0, 2.0
_TURNS = 100
"""Turns of the event loop in which a page ends what it has put off."""


class Opened(NamedTuple):
    """Something that can be opened: what is done before, what opens it, and the lines of its position."""

    name: str
    before: Callable[[], object]
    show: Callable[[], object]
    lines: Sequence[str]


class TableAlone:
    """A table on which positions are put.

    Attributes:
        whole: what it fills.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.whole = QWidget()
        self._library = Library.in_memory()
        thinker = ScriptedThinker((), lambda: 0, lambda: True)
        self._session = TableSession(self._library, find_game, thinker, self.whole)
        self._view = TableView(create_scene(self.whole, self._session.model))
        self._view.setParent(self.whole)
        self.whole.resize(*size)
        self._view.resize(*size)
        self.whole.show()

    def show(self, lines: Sequence[str]) -> None:
        """Put a position on the table."""
        match = self._library.begin(lines)
        self._library.release(match)
        self._session.resume(match)

    def close(self) -> None:
        """Let go of the table."""
        self._session.close()
        self._library.close()


def main() -> int:
    """Measure and print; 1 if a median is above its bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="of these games, else of all")
    parser.add_argument("--rounds", type=integer, default=3)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--language", default="en")
    wanted = parser.parse_args()
    application = make_application()
    width, height = map(int, wanted.size.split("x"))
    with (
        tempfile.TemporaryDirectory(prefix="barracan-lessons-") as folder,
        Library.open(Path(folder, "library.sqlite")) as library,
    ):
        window = MainWindow(library, Path(folder))
        window.prefer(replace(window.preferences, language=wanted.language))
        window.resize(width, height)
        window.show()
        window.show_home()
        for _ in load_pages(CATALOG.own):
            rest()
        window.show_lessons()
        until = time.monotonic() + 10 * PAUSE / 1000  # the tables are made meanwhile
        while time.monotonic() < until:
            rest()
        alone = TableAlone((width, height))
        found = [
            measure(told, kinds(window, wanted.game), window, alone, wanted.rounds)
            for told, kinds in (("puzzles", puzzles), ("lessons", lessons))
        ]
        alone.close()
        window.controller.close()
    application.quit()
    return 0 if all(found) else 1


def measure(told: str, kinds: Iterator[Opened], window: MainWindow, alone: TableAlone, rounds: int) -> bool:
    """Open each of a kind; whether the medians keep their bounds."""
    opened: list[tuple[float, str]] = []
    floors: list[float] = []
    first = 0.0
    for each in kinds:
        times, others = [], []
        for _ in range(rounds):
            each.before()
            rest()
            times.append(cost(each.show, window))
            rest()
            others.append(cost(partial(alone.show, each.lines), alone.whole))
            rest()
        first = first or times[0]
        opened.append((min(times), each.name))
        floors.append(min(others))
    median = statistics.median(time for time, _ in opened)
    ratio = median / statistics.median(floors)
    print(
        f"{len(opened)} {told}: median {median:.1f} ms (at most {BOUND:.0f}), in that of their tables alone "
        f"{ratio:.2f} (at most {RATIO}); the first {first:.1f} ms, the worst "
        + ", ".join(f"{name} {time:.1f}" for time, name in sorted(opened, reverse=True)[:3])
    )
    return median <= BOUND and ratio <= RATIO


def puzzles(window: MainWindow, games: Sequence[str]) -> Iterator[Opened]:
    """Every puzzle, come to from the one before it."""

    def go_to(page: PuzzlePage, name: str) -> None:
        while page.puzzle is None or page.puzzle.name != name:
            page.preceding.emit()

    for game in games or puzzle_games():
        names = puzzle_names(game)
        window.features.puzzles.show(game)
        page = window.painted_widget
        assert isinstance(page, PuzzlePage)
        for before, name in zip((names[-1], *names), names, strict=False):
            yield Opened(name, partial(go_to, page, before), page.following.emit, open_puzzle(name).lines)


def lessons(window: MainWindow, games: Sequence[str]) -> Iterator[Opened]:
    """Every chapter and example hand, from the page that offers them; before it another one was played."""

    def leave(game: str, other: str) -> None:
        window.features.course.show(game)
        begin(other)
        window.features.course.show(game)

    def begin(name: str) -> None:
        page = window.painted_widget
        assert isinstance(page, LearnPage)
        page.begun.emit(name)

    for game in games or taught_games():
        course = course_of(game, window.preferences.language)
        names = [each.name for each in (*course.chapters, *course.examples)]
        for other, name in zip((names[-1], *names), names, strict=False):
            lines = course.open(name).lines_before(0)
            yield Opened(f"{game}/{name}", partial(leave, game, other), partial(begin, name), lines)


def cost(show: Callable[[], object], painted: QWidget) -> float:
    """Milliseconds of the processor until what is shown is painted."""
    start = time.thread_time()
    show()
    painted.grab()
    return (time.thread_time() - start) * 1e3


def rest() -> None:
    """Let what was put off be done."""
    for _ in range(_TURNS):
        QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
