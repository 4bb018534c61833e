"""The page about the program: what it is, where a person's data lies, how a fault is reported, what is inside."""

import platform
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import PySide6
from PySide6.QtCore import QEvent, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from barracan import __version__
from barracan.resources import resource
from barracan.table.themes import Outfit
from barracan.table.translation import common
from barracan.windows.about.components import Component, components
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.layout import NO_MARGINS, STRETCH, lay_column, lay_row
from barracan.windows.shell.page import scroll_column
from barracan.windows.shell.side_list import SideList
from barracan.windows.shell.wide_page import WidePage
from barracan.windows.shell.wordmark import Wordmark

PROGRAM, DATA, FAULT, PARTS = SECTIONS = ("program", "data", "fault", "parts")
_LEAST_SIDE: Final = 188
_TURNS: Final = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
_BREAK: Final = "\u200b"
"""A space of no width, at which a line may break."""


class Places(NamedTuple):
    """Where the program keeps what; ``None`` is nowhere."""

    library: Path | None
    settings: Path
    pictures: Path
    log: Path | None


class AboutPage(WidePage):
    """Four sections, of which one is open.

    Signals:
        asked: the name of what a button does: ``save_elsewhere``, ``copy_library`` or ``save_report``.
    """

    asked = Signal(str)

    def __init__(self, places: Places) -> None:
        super().__init__("about_page", common("About BarraCan"))
        self._wordmark = Wordmark(52)
        self._side = SideList("sections", common("Sections"))
        self._stack = QStackedWidget()
        self._fill: dict[str, Callable[[QVBoxLayout], None]] = {
            PROGRAM: self._tell_program,
            DATA: lambda rows: self._tell_data(rows, places),
            FAULT: self._tell_fault,
            PARTS: self._tell_parts,
        }
        for key, title in self._titles().items():
            self._side.add(key, title)
            section = QWidget()
            section.setObjectName(f"about_{key}")
            self._stack.addWidget(section)
        self._side.chosen.connect(self.open_section)
        self._side.installEventFilter(self)
        self.column.addLayout(lay_row(self._side, (self._stack, 1), margins=NO_MARGINS, spacing=16), 1)
        self.open_section(PROGRAM)

    def open_section(self, key: str) -> None:
        """Show one section, which is filled when it is first shown."""
        self._side.open(key)
        number = SECTIONS.index(key)
        if fill := self._fill.pop(key, None):
            rows = scroll_column(lay_column(inside=self._stack.widget(number), margins=NO_MARGINS))
            rows.setSpacing(10)
            fill(rows)
            rows.addStretch(1)
        self._stack.setCurrentIndex(number)

    def wear(self, outfit: Outfit) -> None:
        """Wear another theme, the name too."""
        super().wear(outfit)
        self._wordmark.set_theme(outfit.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the list as wide as its words."""
        super().resizeEvent(event)
        self._lay_side()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the Page keys turn what is told, in the list too: it has no need of them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _TURNS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn what is told by the Page keys."""
        section = self._stack.currentWidget()
        area = section.findChild(QScrollArea) if section is not None else None
        if event.key() in _TURNS and isinstance(area, QScrollArea):
            area.verticalScrollBar().triggerAction(_TURNS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        super()._dress()
        self._lay_side()

    def _lay_side(self) -> None:
        self._side.wear(self.theme, self.scale, 44 * min(self.scale, max(0.8, self.unit)))
        self._side.setFixedWidth(max(round(_LEAST_SIDE * min(1.0, self.unit)), self._side.wide_enough()))

    def _titles(self) -> dict[str, str]:
        return {
            PROGRAM: self.tr("The program"),
            DATA: self.tr("Your data"),
            FAULT: common("Report a fault"),
            PARTS: self.tr("What is inside"),
        }

    # The sections

    def _tell_program(self, rows: QVBoxLayout) -> None:
        rows.addWidget(
            _box(
                self._wordmark,
                8,
                _told(self.tr("Version {version}").format(version=__version__), "lead"),
                _told(self.tr("BarraCan and its relatives at one card table.")),
                _told(self.tr("BarraCan was invented by Carlos De La Riva.")),
                _told(self.tr("The program, its card faces and its sounds are free software under the MIT licence.")),
            )
        )
        words = self.tr(
            "Each match is a record, a file that ends in .cards.jsonl. Other programs may read and write records, too. "
            "This page describes them:"
        )
        title = common("Records")
        form = self._place("record_place", title, resource("record", "README.md"), "")
        rows.addWidget(_box(_told(title, "lead"), _told(words), form))
        runs = self.tr("Python {python}, Qt {qt} and PySide {pyside} on {system}")
        system = platform.platform(terse=True)
        python, pyside = platform.python_version(), PySide6.__version__
        told = runs.format(python=python, qt=qVersion(), pyside=pyside, system=system)
        rows.addWidget(_box(_told(self.tr("It runs with"), "lead"), _told(told, "quiet")))

    def _tell_data(self, rows: QVBoxLayout, places: Places) -> None:
        nowhere = self.tr("in memory only: nothing is kept after this")
        standard = self.tr("standard error")
        for name, title, path, instead, words in (
            ("library_place", self.tr("Your matches"), places.library, nowhere,
             self.tr("The library: one file with matches, pads and players. Each move is in it before it is shown.")),
            ("settings_place", self.tr("Your settings"), places.settings, "",
             self.tr("What you have chosen for good, and the window’s size.")),
            ("pictures_place", self.tr("Painted pictures"), places.pictures, "",
             self.tr("Cards and tables that were painted before. This folder can be deleted at any time.")),
            ("log_place", self.tr("The log"), places.log, standard, self.tr("What went wrong. It is sent nowhere.")),
        ):  # fmt: skip
            place = self._place(name, title, path, instead)
            rows.addWidget(_box(_told(title, "lead"), _told(words), place))
        words = self.tr(
            "While the program runs, the last moves lie in a second file beside the library: who copies the one file "
            "alone may lack them. The button here makes a whole copy, and so does this command:"
        )
        copy, move = common("Copy the library"), self.tr("Keep the library elsewhere")
        offers = self._offers(("copy_library", copy), ("save_elsewhere", move))
        head, command = _told(self.tr("To copy the library"), "lead"), _told("barracan library backup FILE", "name")
        rows.addWidget(_box(head, _told(words), command, 8, offers))

    def _tell_fault(self, rows: QVBoxLayout) -> None:
        first = self.tr(
            "Something does not work as it should? Save a report and pass it on to those who make the program, with a "
            "sentence about what you did and what happened then."
        )
        inside = self.tr(
            "In the report are: the record of the match at the table up to the last hand that is over, with the names "
            "written in it; the versions of the program, Python, Qt and the system; and the last part of the log, in "
            "which all cards, numbers and names are blotted out."
        )
        outside = self.tr(
            "Nothing of the hand that is being played is in it, and nothing else of yours. It is sent nowhere: it "
            "becomes a file, which you can read before anybody else does."
        )
        offers = self._offers(("save_report", common("Save a report")))
        rows.addWidget(_box(_told(first), 6, _told(inside), 6, _told(outside), 10, offers))

    def _tell_parts(self, rows: QVBoxLayout) -> None:
        thanks = self.tr("All this is part of the program as it runs here. Thanks to everybody who made it.")
        replaced = self.tr(
            "Qt and PySide are used as libraries that can be replaced by others of the same form. Qt contains works of "
            "others, which its own documentation lists."
        )
        rows.addWidget(_box(_told(thanks), _told(replaced)))
        for part in components():
            rows.addWidget(_box(_told(f"{part.name} {part.version}".rstrip(), "lead"), _told(self._part_words(part))))

    def _part_words(self, part: Component) -> str:
        words = self.tr("{makers}. {licence}. {source}") if part.source else self.tr("{makers}. {licence}.")
        return words.format(makers=part.makers, licence=part.licence, source=part.source)

    def _place(self, name: str, title: str, path: Path | None, nowhere: str) -> QHBoxLayout:
        """Where a file lies, with a button that copies that: a long path breaks anywhere."""
        if path is None:
            return lay_row(_told(nowhere, "quiet"), margins=NO_MARGINS)
        told = label(_BREAK.join(str(path)), "quiet", wrap=True, name=name)
        told.setAccessibleName(common("{what}: {place}").format(what=title, place=path))
        copy = button(
            self.tr("Copy"), f"copy_{name}", "quiet", do=lambda: QGuiApplication.clipboard().setText(str(path))
        )
        copy.setAccessibleName(self.tr("Copy: {what}").format(what=title))
        return lay_row((told, 1), copy, margins=NO_MARGINS)

    def _offers(self, *buttons: tuple[str, str]) -> QHBoxLayout:
        """A row of buttons, each by its name and its words."""
        made = [button(words, name) for name, words in buttons]
        for (name, _), each in zip(buttons, made, strict=True):
            each.clicked.connect(lambda _=False, name=name: self.asked.emit(name))
        return lay_row(*made, STRETCH, margins=NO_MARGINS, spacing=12)


def _told(words: str, part: str = "") -> QLabel:
    """Words that can be copied."""
    told = label(words, part, wrap=True)
    told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return told


def _box(*rows: QWidget | QLayout | int) -> QFrame:
    """A box of rows, as the lists of matches and players have."""
    box = QFrame()
    box.setProperty("part", "wide_box")
    lay_column(*rows, inside=box, margins=(20, 14, 20, 14), spacing=4)
    return box
