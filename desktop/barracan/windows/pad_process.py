"""The process in which a pad is written to a file: the window never waits for it."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from barracan.files import draft_of
from barracan.games.catalog import find_game
from barracan.model.moves import RecordFault
from barracan.model.text import Text
from barracan.session.end_signals import leave_endings_to_the_program
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.players import shown_names
from barracan.storage.statistics import history

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from barracan.windows.pad_export import Dated


class Order(NamedTuple):
    """Which pad goes where: somebody's last matches, of one game or all, as ``csv`` or ``pdf``."""

    library: Path
    person: int
    game: str
    most: int
    path: Path
    kind: str
    language: str


class Told(NamedTuple):
    """How far the writing is, in matches; at its end what was wrong, if anything."""

    done: int
    matches: int
    over: bool = False
    trouble: Text | str | None = None


def write_pad(connection: "Connection", order: Order, draft: Path) -> None:
    """Write the pad whole or not at all, in this draft first, and tell how it goes."""
    leave_endings_to_the_program()
    if sys.platform != "win32":  # there the fonts of the system are only found with its own platform
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from barracan.windows.application import make_application
    from barracan.windows.language import speak
    from barracan.windows.pad_export import save_csv, save_pdf

    application = make_application()
    speak(order.language)
    trouble: Text | str | None = None
    try:
        with Library.open(order.library) as library, draft_of(order.path, draft=draft):
            sheets = _sheets(library, order, connection)
            if order.kind == "csv":
                save_csv(draft, sheets)
            else:
                save_pdf(draft, sheets, order.path.name.partition(".")[0])
    except LibraryError as wrong:
        trouble = wrong.text
    except OSError as wrong:
        trouble = wrong.strerror or str(wrong)
    connection.send(Told(0, 0, over=True, trouble=trouble))
    del application


def _sheets(library: Library, order: Order, connection: "Connection") -> "Iterator[Dated]":
    """The matches with their dates, the first one first."""
    from barracan.windows.score_history import stored_sheet

    found = library.ask(lambda db: history(db, order.person, order.game, order.most))
    for number, each in enumerate(reversed(found)):
        connection.send(Told(number, len(found)))
        names = library.ask(lambda db, match=each.match: shown_names(db, match))
        try:
            sheet = stored_sheet(find_game, library.lines(each.match), names)
        except RecordFault:
            continue  # the page says so where such a match is chosen
        yield f"{each.at.astimezone():%Y-%m-%d}", sheet
