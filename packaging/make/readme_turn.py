"""Make the moving picture of some turns that the README shows, by the program itself, without a screen.

``python packaging/make/readme_turn.py [--seed N] [--moves N] [--seconds N] [--slower N] [--out FILE]``: a strong player
makes the moves of the first seat in the program's window, the others theirs. All of it goes on so much slower than the
picture shows that even a busy machine has time for its parts. It needs Pillow (the extra ``packages``).
"""

from __future__ import annotations

import argparse
import os
import tempfile
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from barracan.cli.arguments import integer
from barracan.session.progress import Pace
from readme_picture import HERE, lines_of_match, picture_of

if TYPE_CHECKING:
    from PIL import Image

    from barracan.storage.library import Library
    from barracan.windows.shell.main_window import MainWindow

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SIZE = 1280, 800
SHOWN = 880, 550
FRAME = 90
"""Milliseconds from one picture to the next, in the moving one."""
LAST = 1200
"""Milliseconds for which the last picture stays."""
THOUGHT = 900
"""Milliseconds before the first seat does something."""
QUALITY = 62
WORLDS = 24


def main() -> None:
    """Play, look at the window again and again, and save what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=integer, default=3)
    parser.add_argument("--moves", type=integer, default=40)
    parser.add_argument("--seconds", type=float, default=11.0)
    parser.add_argument("--slower", type=integer, default=6)
    parser.add_argument("--out", type=Path, default=HERE.parents[2] / "resources" / "pictures" / "turn.webp")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        frames = film(Path(folder), chosen)
    times, (first, *others) = zip(*frames, strict=True)
    shown = [round(1000 * (end - start) / chosen.slower) for start, end in pairwise(times)] + [LAST]
    first.save(chosen.out, save_all=True, append_images=others, duration=shown, loop=0, quality=QUALITY, method=6)
    print(f"{chosen.out}: {len(frames)} pictures, {chosen.out.stat().st_size / 1e6:.2f} MB")


def film(folder: Path, chosen: argparse.Namespace) -> list[tuple[float, Image.Image]]:
    """The pictures of the window while the match goes on, and when each was taken: a busy machine takes few."""
    from PySide6.QtTest import QTest

    from barracan.storage.library import Library
    from barracan.windows.shell.main_window import MainWindow
    from barracan.windows.shell.qt_application import make_application

    application = make_application()
    library = Library.open(folder / "library")
    match = library.begin(lines_of_match(chosen.seed, 4, chosen.moves))
    library.release(match)
    window = MainWindow(library, folder)
    window.resize(*SIZE)
    window.show()
    window.resume(match)
    picture_of(window)
    slow_down(window, chosen.slower)
    frames = []
    begun = since = monotonic()
    while (now := monotonic()) < begun + chosen.seconds * chosen.slower:
        frames.append((now, _picture(window)))
        QTest.qWait(max(1, FRAME * chosen.slower - round(1000 * (monotonic() - now))))
        if not _is_first_to_move(window):
            since = monotonic()
        elif monotonic() > since + THOUGHT * chosen.slower / 1000:
            _move(window, library)
            since = monotonic()
    window.controller.close()
    library.close()
    application.quit()
    return frames


def slow_down(window: MainWindow, factor: int) -> None:
    """Let cards and computers take so much longer."""
    controller = window.controller
    controller.scene.stage.motion.speed *= factor
    pace = controller.session.pace
    controller.session.pace = Pace(pace.computer * factor, pace.taking_back * factor)


def _is_first_to_move(window: MainWindow) -> bool:
    view = window.controller.scene.view
    return view is not None and view.turn == view.seat == 0


def _move(window: MainWindow, library: Library) -> None:
    """Make the move that a strong player makes here."""
    from barracan.games.catalog import find_game
    from barracan.model.match import Match
    from barracan.players.player import decide

    assert window.controller.match is not None
    match = Match.replay(find_game, library.lines(window.controller.match))
    if match.state.turn == 0:
        view: Any = match.game.view(match.state, 0)
        window.controller.session.intents.submit(decide(match.game.id, view, "strong", 1, WORLDS).move)


def _picture(window: MainWindow) -> Image.Image:
    from PIL import Image
    from PySide6.QtGui import QImage

    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    size = image.width(), image.height()
    whole = Image.frombytes("RGB", size, bytes(image.constBits()), "raw", "RGB", image.bytesPerLine())
    return whole.resize(SHOWN, Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
