"""What is done bit by bit before it is wanted, so that no single turn of the event loop takes long."""

from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from barracan.games.catalog import CATALOG, load_bit_by_bit
from barracan.table.themes import Outfit

if TYPE_CHECKING:
    from barracan.windows.shell.wide_page import WidePage

PAUSE = 40
"""Milliseconds between two steps at rest, so that what a person does meanwhile waits for one of them at most."""
_END = object()
_PAGES = (
    "barracan.windows.start.new_match",
    "barracan.windows.settings.settings_pages",
    "barracan.windows.rules.rules_pages",
    "barracan.windows.start.matches",
    "barracan.windows.score.score_sheet",
    "barracan.windows.score.hand_pens",
    "barracan.windows.pads.pad_page",
    "barracan.windows.pads.export",
    "barracan.windows.pads.pad_pages",
    "barracan.table.hud.corner_notes",
    "barracan.table.hud.side_panel",
    "barracan.table.barracan.labels",
    "barracan.table.barracan.ladder_page",
    "barracan.windows.text_table.page",
    "barracan.session.lessons.puzzle",
    "barracan.session.lessons.course",
    "barracan.windows.learn.taught_table",
    "barracan.windows.learn.learn_page",
    "barracan.windows.learn.course_pages",
    "barracan.windows.about.about_pages",
)
"""What the pages are made of, in an order in which each loads little that those before it have not."""


class Ahead(QObject):
    """Takes one step after another, each in a turn of the event loop of its own, with a pause between them."""

    def __init__(self, parent: QObject, pause: int = 0) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(pause)
        self._timer.timeout.connect(self._take_step)

    def begin(self, steps: Iterable[object]) -> None:
        """Take these steps from now on, and no more of others."""
        self._steps = iter(steps)
        self._timer.start()

    def go_on(self, *, wanted: bool) -> None:
        """Take the steps that are left, or none until this is called again."""
        if wanted:
            self._timer.start()
        else:
            self._timer.stop()

    def _take_step(self) -> None:
        if next(self._steps, _END) is _END:
            self._timer.stop()


def load_home() -> None:
    """Load what the first page is made of."""
    import_module("barracan.windows.start.home")


def load_pages(games: Iterable[str]) -> Iterator[None]:
    """Load what the pages are made of, and rules and tables of these games, of which the first is wanted first."""
    first, *others = games
    yield from _load_game(first)
    for module in _PAGES:
        import_module(module)
        yield
    _make_classes()
    yield
    for make in (partial(_make_new_match, first), _make_settings):
        page = make()
        yield
        page.wear(Outfit())
        yield
        page.deleteLater()
    for game in others:
        yield from _load_game(game)


def _load_game(game: str) -> Iterator[None]:
    yield from load_bit_by_bit(game)
    import_module(CATALOG.entry(game).table.partition(":")[0])
    yield


def _make_classes() -> None:
    """Have PySide6 make the classes and enumerations of what scrolls, which it does when they are first met."""
    from PySide6.QtWidgets import QScrollArea

    QScrollArea().viewport()


def _make_new_match(game: str) -> "WidePage":
    """Make the page once and let go of it, and what PySide6 makes for each class of its parts is there."""
    from barracan.windows.start.new_match import NewMatchPage

    return NewMatchPage([game], {})


def _make_settings() -> "WidePage":
    """Make the page once and let go of it, as that of a new match."""
    from barracan.windows.settings.preferences import Preferences
    from barracan.windows.settings.settings_page import SettingsPage
    from barracan.windows.shell.picture_store import PictureStore

    return SettingsPage(Preferences(), PictureStore(None))
