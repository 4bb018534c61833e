"""Who plays at a seat, in two lists: a person or a level, and the style."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QWidget

from barracan.model.replay import HUMAN, read_player, write_player
from barracan.windows.shell.formats import LEVELS, describe_level, describe_style, player_title, style_title
from barracan.windows.shell.layout import NO_MARGINS, lay_row
from barracan.windows.shell.value_controls import Choice


class PlayerChoice(QWidget):
    """Two lists side by side.

    Signals:
        changed: the player is another one, whoever chose it.
        chosen: somebody has chosen.
    """

    changed = Signal()
    chosen = Signal()

    def __init__(self, name: str, words: str, player: str = HUMAN, levels: Sequence[str] = LEVELS) -> None:
        super().__init__()
        level, _ = read_player(player)
        self._level = self._list(name, words)
        for each in dict.fromkeys((HUMAN, *levels, level)):
            self._level.addItem(player_title(each), each)
            self._level.setItemData(self._level.count() - 1, describe_level(each), Qt.ItemDataRole.ToolTipRole)
        self._style = self._list(f"{name}_style", self.tr("{who}: style").format(who=words))
        self._style.setProperty("part", "plain")
        self._level.currentIndexChanged.connect(self._show_style)
        self._wanted = ""
        lay_row((self._level, 1), (self._style, 1), inside=self, margins=NO_MARGINS)
        self.offer(())

    @property
    def player(self) -> str:
        """Who plays."""
        level = self._level.currentData()
        return write_player(level, self._style.currentData() if level in LEVELS else "")

    def set_player(self, player: str) -> None:
        """Choose who plays; somebody unknown is the first in the list."""
        level, self._wanted = read_player(player)
        self._level.setCurrentIndex(max(0, self._level.findData(level)))
        self._want_style()

    def offer(self, styles: Sequence[str]) -> None:
        """Offer these styles; without any there is no list of them."""
        with QSignalBlocker(self._style):
            self._style.clear()
            for style in ("", *styles):
                self._style.addItem(style_title(style), style)
                self._style.setItemData(self._style.count() - 1, describe_style(style), Qt.ItemDataRole.ToolTipRole)
        policy = self._style.sizePolicy()
        policy.setRetainSizeWhenHidden(bool(styles))  # the levels of all seats stand in one column
        self._style.setSizePolicy(policy)
        self._want_style()

    def _list(self, name: str, words: str) -> Choice:
        made = Choice(name, words)
        made.currentIndexChanged.connect(self.changed)
        made.activated.connect(self._take)
        return made

    def _take(self) -> None:
        """What somebody has chosen is wanted from now on, also after it could not be had for a while."""
        self._wanted = self._style.currentData()
        self.chosen.emit()

    def _want_style(self) -> None:
        self._style.setCurrentIndex(max(0, self._style.findData(self._wanted)))
        self._show_style()

    def _show_style(self) -> None:
        self._style.setVisible(self._style.count() > 1 and self._level.currentData() in LEVELS)
