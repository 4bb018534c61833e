"""Show every page of the program at two sizes of window and of text, and look for words that are cut or covered.

``python3 packaging/checks/page_grid.py [--language CODE] [--page WORD] [--size 1024x700] [--text SIZE]``

A window with an empty library, one with a match unfinished and one with finished matches goes through its pages: home,
matches, players, pads, a new match of each game, settings, rules, courses, lessons, puzzles, reviews, the pages about
the program, and the boards of hands and matches that are over. What is told is a text that is cut, that leaves its
control, meets another one or lies under one, a control that others push out of the page, and a page that keeps its text
smaller than is wanted. The exit code is 1 if there is any. ``--language all`` goes through all languages,
``--page new`` through the pages with this in their name, ``--page "home|about"`` through those with one of these. Run
it in the development environment, without a screen if need be.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from page_faults import PageRuler
from page_tour import tour

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT: Final = Path(__file__).parents[2]
SIZES: Final = ((1024, 700), (1280, 800))
TEXTS: Final = (1.0, 1.5)


class Cell(NamedTuple):
    """Pages of one language in a window of a size, with so large a text."""

    language: str
    size: tuple[int, int]
    text: float

    def __str__(self) -> str:
        return f"{self.language} {self.size[0]}x{self.size[1]} text {round(100 * self.text)} %"


def main(words: Sequence[str] | None = None) -> int:
    """Show, look, and print what was found."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path[:0] = [str(ROOT / "desktop"), str(ROOT / "tests")]
    from barracan.windows.settings.preferences import LANGUAGES
    from barracan.windows.shell.qt_application import make_application

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--language", choices=[*LANGUAGES, "all"], default="en")
    parser.add_argument("--page", default="", help="a pattern of the names of the pages to look at")
    parser.add_argument("--size", default="", help="the width and height of the only window")
    parser.add_argument("--text", type=float, help="how much larger than usual all text is, only this")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the pages with faults")
    arguments = parser.parse_args(words)
    application = make_application()
    languages = list(LANGUAGES) if arguments.language == "all" else [arguments.language]
    wide, _, high = arguments.size.partition("x")
    sizes = [(int(wide), int(high))] if arguments.size else SIZES
    texts = [arguments.text] if arguments.text else TEXTS
    told: Counter[str] = Counter()
    pages = 0
    for cell in (Cell(language, size, text) for language in languages for size in sizes for text in texts):
        for page, fault in look_at(cell, arguments.page, arguments.pictures):
            if fault:
                print(f"{cell}, {page}: {fault}", flush=True)
                told[str(cell)] += 1
            else:
                pages += 1
    print(*(f"{cell}: {count} faults" for cell, count in told.items()), sep="\n")
    print(f"{pages} pages, {sum(told.values())} faults")
    application.quit()
    return 1 if told else 0


def look_at(cell: Cell, part: str = "", pictures: Path | None = None) -> Iterator[tuple[str, str]]:
    """Each page with what is wrong there; an empty fault ends what is told of a page."""
    import pytest

    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        patch.setenv("XDG_CACHE_HOME", folder)
        ruler = PageRuler(import_module("longer").Ruler(patch, ()), patch)
        for page, shown in tour(Path(folder), cell.language, cell.size, cell.text, part):
            faults = ruler.faults(shown, cell.size, cell.text)
            if faults and pictures is not None:
                pictures.mkdir(parents=True, exist_ok=True)
                name = f"{cell}, {page}".replace(" ", "-").replace(",", "").replace("%", "")
                shown.window().grab().save(str(pictures / f"{name}.png"))
            yield from ((page, fault) for fault in faults)
            yield page, ""


if __name__ == "__main__":
    raise SystemExit(main())
