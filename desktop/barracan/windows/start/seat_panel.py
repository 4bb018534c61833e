"""The chosen seat of a new match: its name, whether a person plays there, else the level and the style."""

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Signal
from PySide6.QtWidgets import QFrame

from barracan.model.replay import HUMAN, SeatNote
from barracan.session.game_parts import ANY, find_levels
from barracan.table.themes import Theme
from barracan.table.translation import common
from barracan.windows.shell.controls import ElidedLabel, Mark, label, set_style, text_field
from barracan.windows.shell.formats import (
    LEVELS,
    LONGEST_NAME,
    describe_level,
    describe_style,
    player_title,
    style_title,
)
from barracan.windows.shell.known_names import KnownNames
from barracan.windows.shell.layout import GAP, STRETCH, lay_column, lay_row
from barracan.windows.shell.value_controls import Chips, Segments
from barracan.windows.start.form_words import describe_luck, describe_strength

_PERSON, _COMPUTER = "person", "computer"
_FIRST_LEVEL = "casual"


class SeatPanel(QFrame):
    """One seat after another, each as it is chosen.

    Signals:
        changed: the name or the player is another one.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("seat_panel")
        self.setProperty("part", "wide_box")
        self._note = SeatNote("", HUMAN)
        self._game = ""
        self._mark = Mark(size=24)
        self.name = text_field("seat_name", common("Name"), longest=LONGEST_NAME)
        self.name.setProperty("part", "plain")
        self._known = QStringListModel(self)
        KnownNames(self._known, self.name)
        self.name.textChanged.connect(self._take_name)
        self._place = ElidedLabel(part="quiet", name="seat_place")
        self._small = False
        self._who = Segments("who", [(_PERSON, self.tr("Person")), (_COMPUTER, self.tr("Computer"))])
        self._who.setAccessibleName(common("Who plays"))
        self._who.changed.connect(self._take_who)
        self._levels = Chips("level", [])
        self._levels.setAccessibleName(common("Level"))
        self._levels.changed.connect(self._take_level)
        self._level_told = label(part="quiet", wrap=True, name="level_told")
        self._styles = Chips("style", [])
        self._styles.setAccessibleName(common("Style"))
        self._styles.changed.connect(self._take_style)
        self._style_told = label(part="quiet", wrap=True, name="style_told")
        self._here = label(self.tr("Plays at this screen."), "quiet", name="person_told")
        self._level_head, self._style_head = label(common("Level"), "quiet"), label(common("Style"), "quiet")
        head = lay_row(self._mark, (self.name, 1), self._place, spacing=10)
        parts = (head, lay_row(self._who, STRETCH), self._here, self._level_head, self._levels, self._level_told)
        styles = (self._style_head, self._styles, self._style_told)
        self._rows = lay_column(*parts, *styles, STRETCH, inside=self, margins=(16, 14, 16, 14), spacing=8)

    @property
    def note(self) -> SeatNote:
        """Who sits here."""
        return self._note

    def offer_names(self, names: Sequence[str]) -> None:
        """Offer these names while one is typed."""
        self._known.setStringList(list(names))

    def set_game(self, game: str) -> None:
        """Tell how strong levels are in this game."""
        self._game = game
        self._show()

    def set_small(self, small: bool) -> None:
        """Leave out the headings and stand closer, where the window is low."""
        self._small = small
        self._rows.setSpacing(7 if small else 8)
        for chips in (self._levels, self._styles):
            chips.set_gap(4 if small else GAP)
        self._rows.setContentsMargins(16, 8 if small else 14, 16, 4 if small else 14)
        self._show()

    def show_seat(
        self, note: SeatNote, side: int, place: tuple[str, Sequence[str]], styles: Sequence[str], theme: Theme
    ) -> None:
        """Show a seat, the side it is on, where it sits with whom, and the styles that it may be given."""
        self._mark.set_side(side, theme)
        self._place.show_words(*place)
        if note != self._note or self.name.text().strip() != note.name:
            self._note = note
            self.name.setText(note.name)
            self.name.setCursorPosition(0)
        self._styles.offer([(style, style_title(style)) for style in ("", *styles, ANY)] if styles else [])
        self._show()

    def show_fault(self, faulty: bool) -> None:
        """Mark the name as the one at fault, or not."""
        set_style(self.name, "fault", faulty)

    def _show(self) -> None:
        computer = self._note.player != HUMAN
        self._who.set_value(_COMPUTER if computer else _PERSON)
        self._here.setVisible(not computer)
        known = find_levels(self._game, self._note.player)
        self._levels.offer([(level, player_title(level)) for level in known])
        self._levels.set_value(self._note.player)
        player = self._note.player
        told = (describe_level(player), describe_strength(self._game, player), describe_luck(self._game))
        self._level_told.setText("\n".join(filter(None, told)))
        self._styles.set_value(self._note.style)
        self._style_told.setText(describe_style(self._note.style))
        styled = computer and self._styles.count > 1 and self._note.player in LEVELS
        for each in (self._levels, self._level_told):
            each.setVisible(computer)
        self._styles.setVisible(styled)
        self._level_head.setVisible(computer and not self._small)
        self._style_head.setVisible(styled and not self._small)
        self._style_told.setVisible(computer and bool(self._style_told.text()))

    def _take_name(self, name: str) -> None:
        if name.strip() != self._note.name:
            self._change(self._note._replace(name=name.strip()))

    def _take_who(self, who: str) -> None:
        player = HUMAN if who == _PERSON else _FIRST_LEVEL
        self._change(self._note._replace(player=player, style=""))

    def _take_level(self, level: str) -> None:
        self._change(self._note._replace(player=level))

    def _take_style(self, style: str) -> None:
        self._change(self._note._replace(style=style))

    def _change(self, note: SeatNote) -> None:
        self._note = note
        self._show()
        self.changed.emit()
