"""Make the picture of a table that the README shows, by the program itself, without a screen.

python packaging/make/readme_picture.py [--seed N] [--moves N] [--size 1280x800] [--seats N] [--out FILE]
The match is played by computers up to that move; one seat is then a person's, whose table is painted.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from barracan.cli.arguments import integer

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from barracan.windows.shell.main_window import MainWindow

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

HERE = Path(__file__).resolve()
NAMES = ("Ada", "Bix", "Nora", "Tomas")


def lines_of_match(seed: int, seats: int, moves: int) -> list[str]:
    """Play a match between computers and cut it before a turn of seat 0, after at least so many lines."""
    from barracan.games.catalog import CATALOG
    from barracan.players.self_play import SelfPlay

    lines = SelfPlay(CATALOG["barracan"], ["strong"] * seats, {}, seed).play().lines
    header = json.loads(lines[0])
    for seat, note in enumerate(header["seats"]):
        note.update(name=NAMES[seat], player="strong" if seat else "human")
    cut = next(
        number
        for number in range(moves, len(lines))
        if json.loads(lines[number]).get("seat") == 0 and json.loads(lines[number - 1]).get("seat") not in (0, None)
    )
    return [json.dumps(header), *lines[1:cut]]


def main() -> None:
    """Paint the table and save the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=integer, default=11)
    parser.add_argument("--moves", type=integer, default=120)
    parser.add_argument("--seats", type=integer, default=4)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--out", type=Path, default=HERE.parents[2] / "resources" / "pictures" / "table.png")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        paint(Path(folder), chosen)


def paint(folder: Path, chosen: argparse.Namespace) -> None:
    """Resume the match in the program's window, and grab it when all that it shows is there."""
    from barracan.storage.library import Library
    from barracan.windows.shell.main_window import MainWindow
    from barracan.windows.shell.qt_application import make_application

    application = make_application()
    library = Library.open(folder / "library")
    match = library.begin(lines_of_match(chosen.seed, chosen.seats, chosen.moves))
    library.release(match)
    window = MainWindow(library, folder)
    width, height = map(int, chosen.size.split("x"))
    window.resize(width, height)
    window.show()
    window.resume(match)
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    picture_of(window).save(str(chosen.out))
    window.controller.close()
    library.close()
    application.quit()


def picture_of(window: MainWindow) -> QPixmap:
    """The window at rest, with every face that it shows."""
    scene = window.controller.scene
    window.grab()  # lays the pages out
    scene.finish_motion()
    scene.appearance.rest()
    window.grab()  # asks for the faces
    scene.faces.finish()
    return window.grab()


if __name__ == "__main__":
    main()
