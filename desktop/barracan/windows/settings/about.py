"""What the program is, under which licences, and where it keeps its data."""

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import Qt, Signal, qVersion
from PySide6.QtWidgets import QHBoxLayout

from barracan import __version__
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.page import Page, scroll_column


class AboutPage(Page):
    """Version, licences, the places of the library and of the log.

    Signals:
        moved: the library is to lie elsewhere.
    """

    moved = Signal()

    def __init__(self, library: Path | None, log: Path | None) -> None:
        super().__init__("about_page", "BarraCan", 700, 470)
        nowhere = self.tr("in memory only: nothing is kept after this")
        standard = self.tr("standard error")
        lines = (
            (self.tr("Version {version}").format(version=__version__), "lead"),
            (self.tr("BarraCan and its relatives at one card table."), ""),
            (self.tr("The program, its card faces and its sounds are free software under the MIT licence."), ""),
            (
                self.tr(
                    "Qt {qt} and PySide {pyside} are used under the GNU Lesser General Public License, version 3."
                ).format(qt=qVersion(), pyside=PySide6.__version__),
                "",
            ),
            (self.tr("Inter and Klee One are used under the SIL Open Font License, version 1.1."), ""),
            (
                self.tr("Python {python} on {system}").format(
                    python=platform.python_version(), system=platform.platform(terse=True)
                ),
                "quiet",
            ),
            (self.tr("Your matches: {place}").format(place=library or nowhere), "quiet"),
            (self.tr("The log: {place}").format(place=log or standard), "quiet"),
        )
        rows = scroll_column(self.body)
        for words, part in lines:
            each = label(words, part, wrap=True)
            each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            rows.addWidget(each)
        rows.addStretch(1)
        move = button(self.tr("Keep the library elsewhere"), "move_library")
        move.clicked.connect(self.moved)
        foot = QHBoxLayout()
        foot.addWidget(move)
        foot.addStretch(1)
        self.body.addLayout(foot)
