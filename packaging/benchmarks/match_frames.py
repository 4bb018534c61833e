"""How long the window is busy with a frame while computers play a whole match, with motion.

``python packaging/benchmarks/match_frames.py [--game NAME] [--target N] [--seats N] [--speed fast] [--size 1280x800]
[--minutes N]``

Four computers, or three, play a short match in the program's own window. A frame is one pass of the event loop in which
the table was painted: the motion, what the session tells, layout and painting together.
"""

import argparse
import os
import resource
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from barracan.cli.arguments import integer
from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.windows.shell.main_window import MainWindow
from barracan.windows.shell.observers import Watch
from barracan.windows.shell.qt_application import make_application

BOUND = 50.0
PART = 0.999
SHORT = {
    "barracan": {"target": 20},
    "burraco": {"target": 500},
    "buraco": {"target": 500},
    "concan": {"hands": 3},
    "barracuda": {"limit": 50},
    "sheepshead": {"target": 2},
}
"""What makes a match of each game a short one."""


class Pictures(QObject):
    """Counts the pictures of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Count, and let it be painted."""
        self.count += event.type() == QEvent.Type.Paint
        return False


def main() -> int:
    """Play, measure and print; 1 if the slowest frames are above the bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(CATALOG), default="barracan")
    parser.add_argument("--target", type=integer, help="in points, where the game has one")
    parser.add_argument("--seats", type=integer)
    parser.add_argument("--speed", default="fast")
    parser.add_argument("--minutes", type=integer, default=15, help="after which a match is left as it stands")
    parser.add_argument("--size", default="1280x800")
    wanted = parser.parse_args()
    application = make_application()
    with tempfile.TemporaryDirectory(prefix="barracan-frames-") as folder, Library.open(Path(folder) / "l") as library:
        window = MainWindow(library, Path(folder))
        window.preferences = replace(window.preferences, speed=wanted.speed)
        window.controller.set_preferences(window.preferences, window.outfit)
        window.resize(*map(int, wanted.size.split("x")))
        window.show()
        Watch(window.controller, window)
        count = wanted.seats or (4 if 4 in CATALOG[wanted.game].seat_counts else 3)
        seats = tuple(SeatNote(f"Player {seat}", "casual") for seat in range(count))
        options = {"target": wanted.target} if wanted.target else SHORT.get(wanted.game, {})
        window.start(MatchSettings(wanted.game, seats, options))
        passes = frames_of_a_match(application, window, 60.0 * wanted.minutes)
        window.close()
    frames, work = (sorted(times) for times in zip(*passes, strict=True))
    slow = at(frames, PART)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{len(frames)} frames, median {frames[len(frames) // 2]:.2f} ms, 99th percentile {at(frames, 0.99):.1f} ms,")
    print(f"99.9th percentile {slow:.1f} ms (below {BOUND:.0f}), worst {frames[-1]:.1f} ms; {peak:.0f} MB at most")
    print(f"work of the processor alone: 99.9th percentile {at(work, PART):.1f} ms, worst {work[-1]:.1f} ms")
    return 0 if slow < BOUND else 1


def frames_of_a_match(application: QApplication, window: MainWindow, patience: float) -> list[tuple[float, float]]:
    """Milliseconds of every pass of the event loop that painted, by the clock and of work, until the match is over."""
    frames: list[tuple[float, float]] = []
    ended: list[bool] = []
    window.controller.hand_ended.connect(lambda: ended.append(bool(window.controller.sheet().result)))
    pictures = Pictures(window.controller.view.viewport())
    end = time.monotonic() + patience
    while not (ended and ended[-1]):
        before, begin, work = pictures.count, time.perf_counter(), time.thread_time()
        application.processEvents()
        spent = (time.perf_counter() - begin) * 1000
        if pictures.count > before:
            frames.append((spent, (time.thread_time() - work) * 1000))
        else:
            time.sleep(0.001)
        if time.monotonic() > end:
            print(f"left after {ended.count(False)} hands:")
            break
    return frames


def at(values: list[float], part: float) -> float:
    """The value below which this part of the sorted values lies."""
    return values[int(part * len(values))]


if __name__ == "__main__":
    sys.exit(main())
