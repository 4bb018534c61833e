"""The settings: sections at the left, samples in the middle, and a piece of table with all that is chosen."""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from barracan.table.themes import Outfit
from barracan.table.translation import common
from barracan.windows.settings.preferences import CHOICES, Preferences
from barracan.windows.settings.sample_pictures import SamplePictures, run_time
from barracan.windows.settings.samples import CARD, CHIP, SWATCH, Sample
from barracan.windows.settings.setting_panel import SettingPanel
from barracan.windows.settings.setting_texts import CHIPPED, SWATCHES, Section, SettingTexts, words_of
from barracan.windows.settings.table_piece import PIECE_WIDTH, TablePiece
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.formats import percent
from barracan.windows.shell.layout import NO_MARGINS, STRETCH, lay_column, lay_row
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.side_list import SideList
from barracan.windows.shell.wide_page import WidePage

_PIECE_FROM: Final = 1180
"""So wide is a page that has room for the piece of table."""
_BETWEEN: Final = 2 * 36 + 2 * 16
"""Margins and gaps beside sections, samples and table."""
_GAP: Final = 12
"""Pixels between panels beside each other."""
_MOTION: Final = "speed"


class SettingsPage(WidePage):
    """Everything that a person can choose for good, applied at once.

    Signals:
        changed: the preferences as they now are.
        folder_asked: a folder of card faces is to be chosen.
        undone: all is to be as it was when the page was opened.
        asked: the name of a page that a button leads to.
    """

    changed = Signal(object)
    folder_asked = Signal()
    undone = Signal()
    asked = Signal(str)

    def __init__(self, preferences: Preferences, store: PictureStore, cache: Path | None = None) -> None:
        super().__init__("settings_page", common("Settings"))
        self._preferences = preferences
        self._texts = SettingTexts(self)
        self._pictures = SamplePictures(store)
        store.painted.connect(self._repaint_samples)
        self._sections = {section.key: section for section in self._texts.sections()}
        self._panels: dict[str, SettingPanel] = {}
        self._told: dict[str, tuple[str, bool]] = {}
        self._has_sound = True
        self._widest: dict[float, int] = {}
        self._laid: list[Sequence[str]] = []
        self._piece = TablePiece(cache)
        self._subtitle = label(part="quiet", wrap=True)
        self.head.insertWidget(2, self._subtitle, 1)
        self.head.setStretch(1, 0)
        self._side = SideList("sections", common("Sections"))
        for section in self._sections.values():
            self._side.add(section.key, section.title)
        self._side.chosen.connect(self._open)
        self._undo = button(self.tr("Undo changes"), "undo_settings", "quiet", do=self.undone)
        self._about = button(common("About BarraCan"), "about", do=lambda: self.asked.emit("about"))
        self._build()
        self._side.open("cards")
        self._open("cards")
        self.show_preferences(preferences)

    def _build(self) -> None:
        self._middle = QWidget()
        self._about.setParent(self._middle)  # in no layout before it is wanted, and yet to go with the page
        self._rows = QVBoxLayout(self._middle)
        self._rows.setContentsMargins(*NO_MARGINS)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._middle)
        self._left_foot = lay_column(self._side, margins=NO_MARGINS)
        self._box = QFrame()
        self._box.setProperty("part", "wide_box")
        kept = label(self.tr("kept at once"), "quiet")
        self._piece_foot = lay_row(STRETCH, kept, margins=(8, 0, 16, 10))
        lay_column((self._piece, 1), self._piece_foot, inside=self._box, margins=NO_MARGINS, spacing=0)
        self.column.addLayout(lay_row(self._left_foot, (self._scroll, 1), self._box, spacing=16), 1)

    # What is shown

    def show_preferences(self, preferences: Preferences) -> None:
        """Show what is chosen now: some of it has keys of its own."""
        self._preferences = preferences
        self._pictures.wear(self.outfit, preferences.face_folder)
        for name, panel in self._panels.items():
            panel.samples.set_value(self._value_of(name))

    def show_undo(self, possible: bool) -> None:
        """Offer to have all as it was, or not."""
        self._undo.setEnabled(possible)

    def begin_visit(self) -> None:
        """Lay the cards of the piece of table as they lie at first."""
        self._piece.lay_out()

    def show_silence(self, why: str) -> None:
        """Say *why* no sound can be heard, where that is so: then none is chosen, and what was chosen is kept."""
        self._has_sound = not why
        if panel := self._panels.get("sound"):
            panel.samples.setEnabled(not why)
            panel.samples.set_value(self._value_of("sound"))
        self._tell("sound", why)

    def show_text_size(self, used: float) -> None:
        """Say how large text is at the table, where the window is too small for what is chosen."""
        told = ""
        if 100 * used < int(self._preferences.text_size):
            words = self.tr("at the table {percent}: in a window of this size the cards leave no room for more")
            told = words.format(percent=percent(round(100 * used)))
        self._tell("text_size", told)

    def show_folder(self, told: str, *, fault: bool = False) -> None:
        """Say where the person's own faces lie, or what is wrong with them; nothing said, what faces are."""
        self._tell("faces", told, fault=fault)

    def _tell(self, name: str, told: str, *, fault: bool = False) -> None:
        """Say this about a setting, as soon as its panel is there; nothing said, what it is."""
        self._told[name] = told, fault
        if panel := self._panels.get(name):
            panel.tell(told or self._texts.texts()[name].sentence, fault=fault)

    def _value_of(self, name: str) -> str:
        """What is chosen of a setting; where no sound can be heard, none is."""
        return "off" if name == "sound" and not self._has_sound else self._preferences.choice(name)

    @property
    def section(self) -> str:
        """The part of the settings that is open."""
        return self._side.key

    def open_section(self, key: str) -> None:
        """Show a part of the settings."""
        self._side.open(key)
        self._open(key)

    def open_setting(self, name: str) -> None:
        """Show the part that has a setting; the one that is open, if it has it."""
        keys = [key for key, section in self._sections.items() if any(name in row for row in section.rows)]
        if keys and self._side.key not in keys:
            self.open_section(keys[0])

    # How it looks

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on, the samples too."""
        self._pictures.wear(outfit, self._preferences.face_folder)
        super().wear(outfit)
        self._piece.wear(outfit, self.scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the piece of table where there is room."""
        self._box.setFixedWidth(round(PIECE_WIDTH * max(1.0, min(self.width() / 1280, self.height() / 800, 1.85))))
        super().resizeEvent(event)
        self._lay_piece()
        self._part_rows()

    def _lay_piece(self) -> None:
        """Show the piece of table where large words leave room for it."""
        self._side.setFixedWidth(max(self._side.wide_enough(), round(188 * min(1.0, self.unit))))
        self._widest[self.scale] = max(self._widest.get(self.scale, 0), self._middle.minimumSizeHint().width())
        taken = self._side.width() + self._widest[self.scale] + self._box.width() + _BETWEEN
        has_piece = self.width() >= _PIECE_FROM and taken <= self.width()
        self._box.setVisible(has_piece)
        (self._piece_foot if has_piece else self._left_foot).insertWidget(0 if has_piece else 1, self._undo)
        at_table = self.tr("every choice shows at once on the table at the right")
        self._subtitle.setText(at_table if has_piece else self.tr("every choice is kept at once"))
        self._undo.setMinimumWidth(self._undo.sizeHint().width())

    def _dress(self) -> None:
        super()._dress()
        self._dress_samples()
        self._part_rows()

    def _dress_samples(self) -> None:
        self._side.wear(self.theme, self.scale, 44 * min(self.scale, max(0.8, self.unit)))
        self._piece.wear(self.outfit, self.scale)
        gap = round(12 * min(1.3, max(0.75, self.unit)))
        self._rows.setSpacing(gap)
        for panel in self._panels.values():
            panel.wear(self.theme, self.scale, self.unit)
        self._lay_piece()

    def _repaint_samples(self) -> None:
        for panel in self._panels.values():
            for sample in panel.samples.samples:
                sample.update()

    # Sections

    def _open(self, key: str) -> None:
        """Lay the panels of a section into the middle."""
        section = self._sections[key]
        while item := self._rows.takeAt(0):
            while (row := item.layout()) is not None and row.takeAt(0):
                pass
        for name in self._panels:
            self._panels[name].hide()
        self._about.hide()
        self._laid = self._rows_of(section)
        for names in self._laid:
            panels = [self._panel(name) for name in names]
            widths = [self._width_of(panel) for panel in panels]
            row = lay_row(*zip(panels, widths, strict=True), margins=NO_MARGINS, spacing=_GAP)
            weight = max(panel.weight for panel in panels)
            self._rows.addLayout(row, weight)
            for panel in panels:
                panel.set_highest(weight)
                panel.show()
        self._fit_samples()
        self._finish(section)
        self._lay_piece()
        self._scroll.verticalScrollBar().setValue(0)

    def _rows_of(self, section: Section) -> list[Sequence[str]]:
        """Which panels stand beside each other: large words part those that have no room for that."""
        parted = ([names] if self._has_room(names) else [[name] for name in names] for names in section.rows)
        return list(chain.from_iterable(parted))

    def _has_room(self, names: Sequence[str]) -> bool:
        least = sum(self._panel(name).row_width for name in names) + _GAP * (len(names) - 1)
        return len(names) == 1 or least <= self._room

    @property
    def _room(self) -> int:
        """How wide panels may be beside the list of sections."""
        margins = self.column.contentsMargins()
        return self.width() - margins.left() - margins.right() - self._side.width() - _GAP

    def _part_rows(self) -> None:
        """Lay the section again where others stand beside each other than before."""
        self._fit_samples()
        key = self._side.key
        if key in self._sections and self._rows_of(self._sections[key]) != self._laid:
            self._open(key)

    def _fit_samples(self) -> None:
        """Have samples that have no room in one row stand in two."""
        for names in self._laid:
            for name in names:
                panel = self._panel(name)
                panel.fit_into(self._room if len(names) == 1 else panel.row_width)

    def _finish(self, section: Section) -> None:
        """End a section: what it lacks in height stays free."""
        if section.key == "program":
            self._rows.addWidget(self._about, 0, Qt.AlignmentFlag.AlignLeft)
            self._about.show()
        self._rows.addStretch(1)

    @staticmethod
    def _width_of(panel: SettingPanel) -> int:
        return sum(1 for sample in panel.samples.samples)

    def _panel(self, name: str) -> SettingPanel:
        """The panel of a setting, made when it is first wanted."""
        if name not in self._panels:
            self._panels[name] = self._create_panel(name)
        return self._panels[name]

    def _create_panel(self, name: str) -> SettingPanel:
        texts, words = self._texts.texts()[name], self._texts.words()
        panel = SettingPanel(name, texts.title, texts.sentence)
        panel.setParent(self._middle)
        panel.hide()
        values = sorted(CHOICES[name], key=lambda value: name in CHIPPED and value == "auto")
        for value in values:
            shape = CHIP if name in CHIPPED and value == "auto" else SWATCH if name in SWATCHES else CARD
            told = words_of(name, value, words)
            panel.samples.add(value, told, shape, self._pictures.painter_of(name, value))
        panel.add_chips()
        panel.samples.set_value(self._value_of(name))
        panel.samples.setEnabled(name != "sound" or self._has_sound)
        if name in self._told:
            told, fault = self._told[name]
            panel.tell(told or texts.sentence, fault=fault)
        panel.samples.changed.connect(lambda value: self._choose(name, value))
        panel.samples.pressed_again.connect(lambda value: self._press_again(name, value))
        panel.wear(self.theme, self.scale, self.unit)
        return panel

    # What is chosen

    def _choose(self, name: str, value: str) -> None:
        if value == "own" and not self._preferences.face_folder:
            self._panel(name).samples.set_value(self._preferences.choice(name))
            self.folder_asked.emit()
            return
        self._preferences = self._preferences.with_choice(name, value)
        self._run(name, value)
        self.changed.emit(self._preferences)

    def _press_again(self, name: str, value: str) -> None:
        """Let the sample of a movement move again; ask for another folder of faces."""
        self._run(name, value)
        if value == "own":
            self.folder_asked.emit()

    def _run(self, name: str, value: str) -> None:
        if name == _MOTION:
            sample: Sample = self._panel(name).samples.sample(value)
            sample.run(run_time(value))
