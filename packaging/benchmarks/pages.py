"""What the first page and those behind it cost in the window over a library of many matches.

python packaging/benchmarks/pages.py [--matches 10000] [--rounds 5] [--size 1280x800]
Each page is shown again and again, painted, and left to finish at rest what it had put off. Told are processor times
of the window's thread: until the page is painted, and the longest that any of its events then takes; both when the page
is opened for the first time too, after the program has loaded what it loads while its first page rests, and the longest
step of that. One match in ten is unfinished; the last three of those are real ones of BarraCan, whose tables are
painted.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from barracan.cli.arguments import integer
from barracan.games.catalog import CATALOG
from barracan.players.self_play import SelfPlay
from barracan.storage.library import Library
from library import fill

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow

BOUND = 50.0
_TURNS = 400
"""Turns of the event loop in which a page ends what it has put off."""


def main() -> int:
    """Measure and print; 1 if a figure is above its bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=integer, default=10_000)
    parser.add_argument("--rounds", type=integer, default=5)
    parser.add_argument("--size", default="1280x800")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="barracan-pages-") as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        path = Path(folder, "library.sqlite")
        fill(path, wanted.matches)
        with Library.open(path) as library:
            add_real(library)
            return measure(library, Path(folder), wanted)


def add_real(library: Library) -> None:
    """Three matches in mid-hand, where the first seat is a person's."""
    for seed in range(3):
        lines = SelfPlay(CATALOG["barracan"], ["casual"] * 2, {}, seed).play(hands=1).lines[:60]
        lines[0] = lines[0].replace('"player":"casual"', '"player":"human"', 1)
        library.release(library.begin(lines))


def measure(library: Library, folder: Path, wanted: argparse.Namespace) -> int:
    """Open the window and show each page in turn."""
    from barracan.windows.shell.main_window import MainWindow
    from barracan.windows.shell.qt_application import make_application

    application = make_application()
    window = MainWindow(library, folder)
    width, height = map(int, wanted.size.split("x"))
    window.resize(width, height)
    window.show()
    window.show_home()
    window.grab()
    right = load_ahead() <= BOUND
    for name, show in pages_of(window).items():
        found = [measure_once(window, show) for _ in range(wanted.rounds + 1)]
        shown, longest = (statistics.median(each) for each in zip(*found[1:], strict=True))
        right = right and max(shown, longest, *found[0]) <= BOUND
        first = f"{found[0][0]:6.1f} and {found[0][1]:5.1f} the first time"
        print(f"{name:22} shown {shown:5.1f} ms, then at most {longest:5.1f} ms; {first} (at most {BOUND:.0f})")
    window.controller.close()
    application.quit()
    return 0 if right else 1


def load_ahead() -> float:
    """Take the steps that the program takes at rest; milliseconds of the processor in the longest one."""
    from PySide6.QtWidgets import QApplication

    from barracan.windows.shell.loading import load_pages

    for _ in range(_TURNS):
        QApplication.processEvents()
    longest, steps = 0.0, load_pages(CATALOG.own)
    start = time.thread_time()
    for count, _ in enumerate(steps, 1):  # noqa: B007 - told after the last one
        longest = max(longest, time.thread_time() - start)
        start = time.thread_time()
    print(f"loaded ahead in {count} steps of at most {longest * 1e3:.1f} ms")
    return longest * 1e3


def pages_of(window: "MainWindow") -> dict[str, Callable[[], object]]:
    """What is shown, by its name."""
    matches = window.features.matches

    return {
        "home again": window.show_home,
        "matches, unfinished": lambda: matches.show("unfinished"),
        "matches, finished": lambda: matches.show("finished"),
        "players": lambda: window.do("people"),
        "score pads": lambda: window.do("pads"),
        "new match": window.show_new_match,
        "settings": window.show_settings,
        "rules": window.show_rules,
        "learn": window.show_lessons,
        "about": lambda: window.do("about"),
    }


def measure_once(window: "MainWindow", show: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of the processor until the page is painted, and in the longest turn of the event loop after that."""
    from PySide6.QtWidgets import QApplication

    start = time.thread_time()
    show()
    window.grab()
    shown = time.thread_time() - start
    longest = 0.0
    for _ in range(_TURNS):
        start = time.thread_time()
        QApplication.processEvents()
        longest = max(longest, time.thread_time() - start)
    return shown * 1e3, longest * 1e3


if __name__ == "__main__":
    sys.exit(main())
