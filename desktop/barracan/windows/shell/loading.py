"""Loads what the window's pages are made of before they are wanted, in steps that each take little."""

from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from barracan.games.catalog import CATALOG, load_bit_by_bit
from barracan.table.themes import Outfit

if TYPE_CHECKING:
    from barracan.windows.shell.wide_page import WidePage

_PAGES = (
    "barracan.windows.start.new_match",
    "barracan.windows.settings.settings_pages",
    "barracan.windows.rules.rules_pages",
    "barracan.windows.start.matches",
    "barracan.windows.score.score_sheet",
    "barracan.windows.score.hands_pen",
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
