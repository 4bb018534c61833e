"""A pad outside the program: as a table or PDF, written by a process of its own, and on paper."""

import multiprocessing
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QMarginsF, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from barracan.files import draft_name, draft_of
from barracan.games.catalog import find_game
from barracan.model.moves import RecordFault
from barracan.model.text import Text
from barracan.refused_files import reason_of
from barracan.session.system_processes import leave_endings_to_the_program
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.players import shown_names
from barracan.storage.statistics import history
from barracan.windows.pads.csv_sheets import Dated, save_csv
from barracan.windows.score.paper import draw_paper
from barracan.windows.shell.formats import usual_paper
from barracan.windows.shell.shell import unwritable

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


_RESOLUTION = 144


def save_pdf(path: Path, sheets: Iterable[Dated], title: str) -> None:
    """Write the pad as a document of this title, a page a hand; raises ``OSError``."""
    with path.open("wb"):
        pass
    writer = QPdfWriter(str(path))
    writer.setTitle(title)
    writer.setCreator("BarraCan")
    writer.setResolution(_RESOLUTION)
    writer.setPageLayout(_layout())
    _paint(writer, sheets)


def print_pad(parent: QWidget, title: str, sheets: Sequence[Dated]) -> bool:
    """Let the person choose a printer, and print; whether it was done."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setResolution(_RESOLUTION)
    printer.setPageLayout(_layout())
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # it would stay with its parent, files and threads open
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return False
    _paint(printer, sheets)
    return True


def _layout() -> QPageLayout:
    margins = QMarginsF(12, 12, 12, 12)
    return QPageLayout(usual_paper(), QPageLayout.Orientation.Landscape, margins, QPageLayout.Unit.Millimeter)


def _paint(device: QPagedPaintDevice, sheets: Iterable[Dated]) -> None:
    """Paint each match, a page a hand with that hand in detail."""
    with QPainter(device) as painter:
        first = True
        for _, sheet in sheets:
            for at in range(len(sheet.hands)):
                if not first:
                    device.newPage()
                first = False
                draw_paper(painter, painter.viewport(), sheet, at)


class PadOrder(NamedTuple):
    """Which pad goes where: somebody's last matches, of one game or all, as ``csv`` or ``pdf``."""

    library: Path
    person: int
    game: str
    most: int
    path: Path
    kind: str
    language: str


class Progress(NamedTuple):
    """How far the writing is, in matches; at its end what was wrong, if anything."""

    done: int
    matches: int
    over: bool = False
    trouble: Text | None = None


def write_pad(connection: "Connection", order: PadOrder, draft: Path) -> None:
    """Write the pad whole or not at all, in this draft first, and tell how it goes."""
    leave_endings_to_the_program()
    if sys.platform != "win32":  # there the fonts of the system are only found with its own platform
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from barracan.windows.shell.language import set_language
    from barracan.windows.shell.qt_application import make_application

    application = make_application()
    set_language(order.language)
    trouble: Text | None = None
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
        trouble = unwritable(str(order.path), reason_of(wrong))
    connection.send(Progress(0, 0, over=True, trouble=trouble))
    del application


def _sheets(library: Library, order: PadOrder, connection: "Connection") -> "Iterator[Dated]":
    """The matches with their dates, the first one first."""
    from barracan.windows.score.score_sheet import stored_sheet

    found = library.ask(lambda db: history(db, order.person, order.game, order.most))
    for number, each in enumerate(reversed(found)):
        connection.send(Progress(number, len(found)))
        names = library.ask(partial(shown_names, match=each.match))
        try:
            sheet = stored_sheet(find_game, library.lines(each.match), names)
        except RecordFault:
            continue  # the page says so where such a match is chosen
        yield f"{each.at.astimezone():%Y-%m-%d}", sheet


_OFTEN = 60
"""Milliseconds between two looks at how far it is."""


class PadWriting(QObject):
    """One process that writes one file; raises ``OSError`` where none can be started.

    Signals:
        went_on: how many of how many matches are written.
        ended: the trouble there was in a sentence (``Text``), ``None`` if there was none.
    """

    went_on = Signal(int, int)
    ended = Signal(object)

    def __init__(self, order: PadOrder, parent: QObject, copy: TemporaryDirectory[str] | None = None) -> None:
        super().__init__(parent)
        self._copy = copy
        self._name = str(order.path)
        self._draft = draft_name(order.path)
        spawn = multiprocessing.get_context("spawn")
        self._connection, there = spawn.Pipe(duplex=False)
        wanted = (there, order, self._draft)
        self._process = spawn.Process(target=write_pad, args=wanted, name="barracan pad", daemon=True)
        try:
            self._process.start()
        except OSError:
            if copy:
                copy.cleanup()
            raise
        there.close()
        self._look = QTimer(self)
        self._look.timeout.connect(self._hear)
        self._look.start(_OFTEN)

    def cancel(self) -> None:
        """Give it up; no part of the file is left."""
        self._end()
        with suppress(OSError):  # the folder has gone, or takes no change any more
            self._draft.unlink(missing_ok=True)

    def _hear(self) -> None:
        told: Progress | None = None
        try:
            while self._connection.poll() and not (told and told.over):
                told = self._connection.recv()
        except EOFError:
            told = Progress(0, 0, over=True, trouble=unwritable(self._name, self.tr("the writing broke off")))
        if told and told.over:
            self.cancel()
            self.ended.emit(told.trouble)
        elif told:
            self.went_on.emit(told.done, told.matches)

    def _end(self) -> None:
        if not self._look.isActive():
            return  # it has ended before
        self._look.stop()
        self._process.kill()
        self._process.join()
        self._process.close()
        self._connection.close()
        if self._copy:
            self._copy.cleanup()
        self.deleteLater()
