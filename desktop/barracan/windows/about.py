"""What the program is, and where it keeps its data."""

from pathlib import Path

from PySide6.QtCore import Qt

from barracan import __version__
from barracan.windows.controls import label
from barracan.windows.page import Page


class AboutPage(Page):
    """Version, licence, the place of the library."""

    def __init__(self, library: Path | None) -> None:
        super().__init__("about_page", "BarraCan", 620, 360)
        where = str(library) if library else self.tr("in memory only: nothing is kept after this")
        lines = (
            (self.tr("Version {version}").format(version=__version__), "lead"),
            (self.tr("BarraCan and its relatives at one card table."), ""),
            (self.tr("Free software under the MIT licence. The type is Inter, under the SIL Open Font License."), ""),
            (self.tr("Your matches: {place}").format(place=where), "quiet"),
        )
        for words, part in lines:
            each = label(words, part, wrap=True)
            each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(each)
        self.body.addStretch(1)
