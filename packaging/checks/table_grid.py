"""Show real positions at every size, and look for what meets, what is cut, and indices that are covered.

``python3 packaging/checks/table_grid.py [--game NAME] [--positions N] [--seed N] [--theme NAME] [--language CODE]
[--text SIZE] [--reviews]``

Computers of all kinds play hands at every number of seats; so many positions of each kind of table are shown, as the
first seat sees them, in windows from the smallest of that table to the largest. What is told is an error, a card or a
word over another one, a card or a sign that leaves the window, a text that is cut (names too at the usual size of text:
they are short), the index of an open card that another card covers, open cards of a trick on the backs of others, and
indices under 10.6 pixels (in piles under 12 from 1280x800 on, unless one folds or shrinks in its lane). The exit code
is 1 if there is any. ``--game all`` looks at every game, ``--text 1.5`` at larger text; with ``--reviews`` the
positions are looked at on the page of a review, at each size of text; where that is smaller than the least window of
the table, indices may be smaller in the same measure. Run it in the development environment, without a screen if need
be.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import islice, permutations
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from table_faults import card_faults, overlaps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pytest

    from barracan.model.game import AnyGame
    from barracan.model.offers import Offer
    from barracan.model.options import OptionValue
    from barracan.model.view import SeatView
    from barracan.session.review import Review
    from barracan.table.scene import TableScene
    from barracan.table.themes import Outfit, Theme
    from barracan.table.view import TableView

ROOT = Path(__file__).parents[2]
NAMES: Final = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
SIZES: Final = ((1024, 700), (1280, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
"""A table is shown at those that are not smaller than its least; a page, that of a review too, is as small as any."""
PLAYERS: Final = ("random", "casual", "beginner")
HANDS: Final = {"barracuda": 6, "barbu": 28, "sheepshead": 12}
"""So many hands of a match are played, else two."""
SHARE, A_MATCH = 0.12, 6
"""Such a share of a match's positions is taken, and so many of them are shown."""
VARIANTS: Final[dict[str, OptionValue]] = {"flash_exit": "none", "semi_clean": "all", "failed_opening": "penalty"}
"""What every second match is played with where its game has that option."""


class Position(NamedTuple):
    """What the first seat sees, and on its turn what it may do."""

    view: SeatView
    offer: Offer | None


class Cell(NamedTuple):
    """A kind of table in a window of a size."""

    game: str
    seats: int
    together: bool
    size: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats{'' if self.together else ' singly'}, {self.size[0]}x{self.size[1]}"


def main(words: Sequence[str] | None = None) -> int:
    """Show, look, and print what was found."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path[:0] = [str(ROOT / "desktop"), str(ROOT / "tests")]
    from barracan.table.themes import THEMES
    from barracan.windows.settings.preferences import LANGUAGES
    from barracan.windows.shell.language import set_language
    from barracan.windows.shell.qt_application import make_application

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="barracan")
    parser.add_argument("--positions", type=int, default=50, help="positions a cell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theme", choices=list(THEMES), default="felt")
    parser.add_argument("--language", choices=list(LANGUAGES), default="en")
    parser.add_argument("--reviews", action="store_true", help="look at reviews, at each size of text")
    parser.add_argument("--text", type=float, default=1.0, help="how much larger than usual all text is")
    arguments = parser.parse_args(words)
    application = make_application()
    set_language(arguments.language)
    told: Counter[str] = Counter()
    tables = 0
    for cell, name, fault in _look(arguments):
        if fault:
            print(f"{cell}, {name}: {fault}", flush=True)
            told[str(cell)] += 1
        else:
            tables += 1
    print(*(f"{cell}: {count} faults" for cell, count in told.items()), sep="\n")
    print(f"{tables} tables, {sum(told.values())} faults")
    application.quit()
    return 1 if told else 0


def _look(arguments: argparse.Namespace) -> Iterator[tuple[Cell, str, str]]:
    from barracan.games.catalog import CATALOG
    from barracan.table.themes import THEMES, Outfit

    outfit = Outfit(THEMES[arguments.theme], speed="off", text_size=arguments.text)
    for game in CATALOG if arguments.game == "all" else (arguments.game,):
        if arguments.reviews:
            yield from look_at_reviews(game, arguments.positions, arguments.seed, arguments.theme)
        else:
            yield from look_at_all(game, arguments.positions, arguments.seed, outfit)


def look_at_all(
    game: str, count: int, seed: int, outfit: Outfit, sizes: Sequence[tuple[int, int]] = SIZES
) -> Iterator[tuple[Cell, str, str]]:
    """Each cell, the name of a position and what is wrong there; an empty fault ends what is told of a position."""
    from barracan.games.catalog import CATALOG

    for seats, together in kinds(CATALOG[game]):
        chosen = list(islice(positions(game, seats, together, seed), count))
        for size in sizes_from_least(game, chosen[0].view, sizes):
            grid = Grid(CATALOG[game], size, outfit)
            for number, position in enumerate(chosen):
                for fault in grid.look(position):
                    yield Cell(game, seats, together, size), f"position {number}", fault
                yield Cell(game, seats, together, size), f"position {number}", ""
            grid.close()


def sizes_from_least(game: str, view: SeatView, sizes: Sequence[tuple[int, int]] = SIZES) -> list[tuple[int, int]]:
    """Those of these sizes that a window with this table may have."""
    from barracan.session.game_parts import find_table

    least: tuple[int, int] = find_table(game).least(view).toTuple()
    return [size for size in sizes if all(length >= low for length, low in zip(size, least, strict=True))]


def look_at_reviews(game: str, count: int, seed: int, theme: str) -> Iterator[tuple[Cell, str, str]]:
    """The same of reviews; each position is looked at in every size of text."""
    from barracan.games.catalog import CATALOG, find_game
    from barracan.players.self_play import SelfPlay
    from barracan.session.game_parts import find_table
    from barracan.session.review import Review
    from barracan.table.layouts.geometry import TEXT_SIZES
    from barracan.table.themes import THEMES

    for seats, together in kinds(CATALOG[game]):
        options: dict[str, OptionValue] = {} if together else {"partnership": False}
        play = SelfPlay(CATALOG[game], [PLAYERS[seed % 3]] * seats, options, seed).play(2)
        review, rng = Review(find_game, with_names(play.lines)), Random(seed)
        found = range(review.hands[0], len(review.lines) + 1)
        chosen = sorted(rng.sample(found, min(count, len(found))))
        least = find_table(game).least(play.game.view(play.state, 0)).toTuple()
        for size in SIZES:
            grid = ReviewGrid(review, size, part_of(size, least))
            for text_size in TEXT_SIZES:
                grid.wear(THEMES[theme], text_size)
                for position in chosen:
                    name = f"review at {position}, text {text_size}"
                    for fault in grid.look_at(position):
                        yield Cell(game, seats, together, size), name, fault
                    yield Cell(game, seats, together, size), name, ""
            grid.close()


def part_of(size: tuple[int, int], least: tuple[int, int]) -> float:
    """How small the cards of a table may be on a page that is smaller than the table's least window, at most 1."""
    return min(1.0, *(length / low for length, low in zip(size, least, strict=True)))


def with_names(lines: Sequence[str]) -> list[str]:
    """A record with people at its seats."""
    first = json.loads(lines[0])
    for note, name in zip(first["seats"], NAMES, strict=False):
        note["name"] = name
    return [json.dumps(first), *lines[1:]]


def kinds(game: AnyGame) -> list[tuple[int, bool]]:
    """The numbers of seats, four both as partners and singly where an option says which."""
    single = any(option.name == "partnership" for option in game.options)
    return [(seats, True) for seats in game.seat_counts] + ([(4, False)] if single else [])


def positions(name: str, seats: int, together: bool, seed: int) -> Iterator[Position]:
    """What the first seat sees while computers play, match after match, one in a few moves."""
    number = 0
    while True:
        number += 1
        yield from _some_positions(name, seats, together, seed, number, HANDS.get(name, 2))


@cache
def _some_positions(name: str, seats: int, together: bool, seed: int, number: int, hands: int) -> list[Position]:
    """What the first seat sees and may do after one of a few moves of a match's first hands, each match played once."""
    from barracan.games.catalog import CATALOG
    from barracan.players.self_play import SelfPlay

    game, rng = CATALOG[name], Random(1000 * seed + number)
    known = {option.name for option in game.options}
    options = {name: value for name, value in VARIANTS.items() if name in known and number % 2}
    if "partnership" in known and seats == 4:
        options["partnership"] = together
    play = SelfPlay(game, [PLAYERS[number % 3]] * seats, options, 1000 * seed + number)
    found: list[Position] = []

    def watch(_: object) -> None:
        if rng.random() < SHARE:
            state = play.match.state
            offer = game.offer(state, 0, ()) if state.turn == 0 else None
            found.append(Position(game.view(state, 0), offer and offer.with_names(NAMES)))

    play.play(hands, watch=watch)
    rng.shuffle(found)
    return found[:A_MATCH]


def _raised(patch: pytest.MonkeyPatch) -> list[tuple[type[BaseException], BaseException]]:
    """What is raised from now on while Qt calls the program."""
    found: list[tuple[type[BaseException], BaseException]] = []
    patch.setattr(sys, "excepthook", lambda kind, error, _: found.append((kind, error)))
    return found


class Grid:
    """A table in a window of one size, on which one position after another is shown.

    Attributes:
        scene: that table.
    """

    def __init__(self, game: AnyGame, size: tuple[int, int], outfit: Outfit) -> None:
        import pytest

        from barracan.table.scene import TableScene
        from barracan.table.view import TableView

        self._game, self._size, self._part = game, size, 1.0
        self._patch = pytest.MonkeyPatch()
        self._raised = _raised(self._patch)
        self._ruler = import_module("longer").Ruler(self._patch, NAMES if outfit.text_size > 1 else ())
        self.scene: TableScene = TableScene(theme=outfit.theme)
        self.scene.appearance.apply(outfit)
        self._view: TableView = TableView(self.scene)
        self._view.resize(*size)
        self._view.show()

    def close(self) -> None:
        """Let go of the table."""
        self._patch.undo()
        self._view.close()
        self._view.deleteLater()
        self.scene.deleteLater()

    def look(self, position: Position) -> list[str]:
        """What is wrong with a position as it is shown."""
        from PySide6.QtWidgets import QApplication

        from barracan.session.messages import Snapshot

        view, offer = position
        players = tuple("human" if seat == 0 else "casual" for seat in range(view.seats))
        game = self._game
        self.scene.model.show(Snapshot(view, 0, NAMES[: view.seats], players, (), False, 9, game.id, game.title))
        if offer is not None:
            self.scene.model.set_offer(offer)
        for _ in range(2):
            QApplication.processEvents()
        return self.faults()

    def faults(self) -> list[str]:
        """What is wrong with what is shown now."""
        raised = [f"{kind.__name__}: {error}" for kind, error in self._raised]
        self._raised.clear()
        self._ruler.found.clear()
        self._ruler.inks.clear()
        self._ruler.measure(self.scene)
        faults = [f"{name}: {text!r} is cut or leaves its place ({why})" for name, text, why in self._ruler.found]
        return [
            *raised,
            *faults,
            *card_faults(self.scene, self._size, self._part),
            *overlaps(self.scene, self._ruler.inks),
        ]


class ReviewGrid(Grid):
    """The page of a review in a window of one size."""

    def __init__(self, review: Review, size: tuple[int, int], part: float = 1.0) -> None:
        import pytest

        from barracan.table.hud.people import People
        from barracan.windows.review.review_page import ReviewPage

        self._size, self._review, self._part = size, review, part
        self._patch = pytest.MonkeyPatch()
        self._raised = _raised(self._patch)
        pairs = (People(NAMES).names_of(pair) for pair in permutations(range(len(NAMES)), 2))
        self._ruler = import_module("longer").Ruler(self._patch, (*NAMES, *pairs))
        self._page = ReviewPage()
        self.scene = self._page.scene
        self._page.resize(*size)
        self._page.show()

    def wear(self, theme: Theme, text_size: float) -> None:
        """Look like this from now on."""
        from barracan.table.themes import Outfit

        self._page.wear(Outfit(theme, speed="off", text_size=text_size))
        self._page.show_review(self._review)

    def look_at(self, position: int) -> list[str]:
        """What is wrong with a position as it is shown."""
        from PySide6.QtWidgets import QApplication

        self._page.scrubber.setValue(position)
        for _ in range(2):
            QApplication.processEvents()
        return self.faults()

    def close(self) -> None:
        """Let go of the page."""
        self._patch.undo()
        self._page.close()
        self._page.deleteLater()


if __name__ == "__main__":
    raise SystemExit(main())
