"""Make the moving picture of some turns that the README shows, by the program itself, without a screen.

``python packaging/make/readme_turn.py [--seed N] [--moves N] [--seconds N] [--out FILE]``: a strong player makes the
moves of the first seat in the program's window, the others theirs. It needs Pillow (the extra ``packages``).
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from barracan.cli.arguments import integer
from readme_picture import HERE, lines_of_match, picture_of

if TYPE_CHECKING:
    from PIL import Image

    from barracan.storage.library import Library
    from barracan.windows.shell.main_window import MainWindow

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SIZE = 1280, 800
SHOWN = 880, 550
FRAME = 90
"""Milliseconds from one picture to the next."""
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
    parser.add_argument("--out", type=Path, default=HERE.parents[2] / "resources" / "pictures" / "turn.webp")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        frames = film(Path(folder), chosen)
    first, *others = frames
    first.save(chosen.out, save_all=True, append_images=others, duration=FRAME, loop=0, quality=QUALITY, method=6)
    print(f"{chosen.out}: {len(frames)} pictures, {chosen.out.stat().st_size / 1e6:.2f} MB")


def film(folder: Path, chosen: argparse.Namespace) -> list[Image.Image]:
    """The pictures of the window while the match goes on."""
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
    frames, waited = [], 0
    for _ in range(int(1000 * chosen.seconds / FRAME)):
        frames.append(_picture(window))
        QTest.qWait(FRAME)
        waited = waited + FRAME if _is_first_to_move(window) else 0
        if waited > THOUGHT:
            _move(window, library)
            waited = 0
    window.controller.close()
    library.close()
    application.quit()
    return frames


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
