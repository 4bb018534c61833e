"""A panel of the settings page: the title of a setting, a sentence about it, and its samples."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from barracan.table.themes import Theme
from barracan.windows.settings.samples import CHIP, SampleRow
from barracan.windows.shell.controls import ElidedLabel, label
from barracan.windows.shell.formats import height_of
from barracan.windows.shell.layout import lay_column, lay_row

_WEIGHTS = {"faces": 170, "index": 163, "back": 163, "theme": 162, "speed": 182}


class SettingPanel(QFrame):
    """One setting.

    Attributes:
        samples: its choices.
        told: the sentence about it.
    """

    def __init__(self, name: str, title: str, sentence: str) -> None:
        super().__init__()
        self.setProperty("part", "wide_box")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.name = name
        self.weight = self._highest = _WEIGHTS.get(name, 150)
        self._unit = 1.0
        self._lines = 1
        self._title = label(title, "lead")
        self._title.setMinimumHeight(32)
        self.told = ElidedLabel(sentence, "quiet", lines=2)
        self.samples = SampleRow(f"setting_{name}", title)
        self._head = lay_row(self._title, (self.told, 1, Qt.AlignmentFlag.AlignVCenter), spacing=12)
        self._is_beside = True
        self._column = lay_column(self._head, (self.samples, 1), inside=self)
        self.tell(sentence)

    def add_chips(self) -> None:
        """Put the chips at the right end of the head, and Tab in that order."""
        for sample in self.samples.samples:
            if sample.property("shape") == CHIP:
                self._head.addWidget(sample)

    def tell(self, sentence: str, *, fault: bool = False) -> None:
        """Say this about the setting; a fault in its colour."""
        part = "fault" if fault else "quiet"
        if self.told.property("part") != part:
            self.told.setProperty("part", part)
            self.told.style().unpolish(self.told)
            self.told.style().polish(self.told)
        self.told.show_words(sentence)
        self._lay_words()
        self.samples.setAccessibleDescription(sentence)

    def set_highest(self, weight: int) -> None:
        """Grow no higher than a panel of this weight does."""
        self._highest = weight
        self.setMaximumHeight(round(1.25 * weight * self._unit * self._lines))

    @property
    def row_width(self) -> int:
        """How wide it is at least with all samples beside each other."""
        margins = self._column.contentsMargins()
        return max(self.minimumSizeHint().width(), margins.left() + self.samples.row_width + margins.right())

    def fit_into(self, width: int) -> None:
        """Have the samples stand in two rows where they have no room in one."""
        margins = self._column.contentsMargins()
        lines = self.samples.fit_into(width - margins.left() - margins.right())
        if lines != self._lines:
            self._lines = lines
            self.set_highest(self._highest)

    def wear(self, theme: Theme, scale: float, unit: float) -> None:
        """Take these colours and sizes."""
        pad = round(18 * min(1.0, unit) * max(1.0, 0.9 * scale))
        self._column.setContentsMargins(pad, round(8 * scale), pad, round(11 * scale))
        self._column.setSpacing(round(5 * scale))
        self.samples.wear(theme, scale)
        self._unit = max(unit, scale)
        self.set_highest(self._highest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the sentence have its lines."""
        super().resizeEvent(event)
        self._lay_words()

    def _lay_words(self) -> None:
        """Let the sentence have one line where it fits, else two, beside the title or under it."""
        words, metrics = self.told.text(), QFontMetrics(self.told.font())
        chips = [each for each in self.samples.samples if each.property("shape") == CHIP]
        beside = (self._title, *chips)
        margins = self._column.contentsMargins()
        taken = sum(each.sizeHint().width() + self._head.spacing() for each in beside)
        room = self.width() - margins.left() - margins.right() - taken
        needed = metrics.boundingRect(QRect(0, 0, max(1, room), 0), Qt.TextFlag.TextWordWrap, words)
        fits = needed.width() <= room and needed.height() <= height_of(2, metrics)
        if fits is not self._is_beside:
            self._is_beside = fits
            (self._column if fits else self._head).removeWidget(self.told)
            if fits:
                self._head.insertWidget(1, self.told, 1, Qt.AlignmentFlag.AlignVCenter)
            else:
                self._column.insertWidget(1, self.told)
        wide = room if fits else room + taken
        self.told.set_lines(1 if metrics.horizontalAdvance(words) <= wide else 2)
