"""The menu bar at the top of the screen, which programs have on macOS."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from barracan.table.translation import common
from barracan.windows.shell.menu import AT_TABLE, SHORTCUTS, add_action, menu_words

_ROLES: Final = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""What macOS moves into the menu that bears the program's name."""
_COMMANDS: Final = {
    "new_match": QKeySequence.StandardKey.New,
    "open_record": QKeySequence.StandardKey.Open,
    "settings": QKeySequence.StandardKey.Preferences,
}
"""Shortcuts that the system has for this in every program."""
_MENUS: Final = {
    "match_menu": (
        "home",
        "new_match",
        "resume",
        "",
        "score_pad",
        "players",
        "record",
        "export",
        "fair_play",
        "",
        "quit",
    ),
    "records_menu": ("open_record", "import", "people"),
    "view_menu": ("text_table", "full_screen", "settings"),
    "help_menu": ("learn", "rules", "keys", "fault", "about"),
}


class MenuBar(QMenuBar):
    """All that the menu of the window has, in the places where people look for it on macOS.

    *do* hears what is chosen, *at_table* says whether a match is open, *taught* names the game to learn.
    """

    def __init__(
        self, window: QWidget, do: Callable[[str], None], at_table: Callable[[], bool], taught: Callable[[], str]
    ) -> None:
        super().__init__(window)
        self.setObjectName("menu_bar")
        self._do, self._at_table, self._taught = do, at_table, taught
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()

    def _fill(self) -> None:
        for menu in self.findChildren(QMenu):
            menu.deleteLater()
        self.clear()
        words = menu_words(self._taught())
        for name, title in self._titles().items():
            menu = self.addMenu(title)
            menu.setObjectName(name)
            menu.aboutToShow.connect(partial(self._show_state, menu))
            for entry in _MENUS[name]:
                if not entry:
                    menu.addSeparator()
                    continue
                action = add_action(menu, entry, words[entry], partial(self._do, entry))
                action.setMenuRole(_ROLES.get(entry, QAction.MenuRole.NoRole))
                action.setShortcuts(_shortcuts(entry))

    @staticmethod
    def _titles() -> dict[str, str]:
        translate = QCoreApplication.translate
        return {
            "match_menu": common("Match"),
            "records_menu": common("Records"),
            "view_menu": translate("Menu", "View"),
            "help_menu": translate("Menu", "Help"),
        }

    def _show_state(self, menu: QMenu) -> None:
        """Offer what can be done now, and the game that is on the table to learn."""
        words = menu_words(self._taught())
        for action in menu.actions():
            action.setEnabled(action.isSeparator() or self._at_table() or action.objectName() not in AT_TABLE)
            if action.objectName() == "learn":
                action.setText(words["learn"])


def _shortcuts(name: str) -> list[QKeySequence]:
    """The keys of an entry; a letter alone would be taken from whoever writes a name."""
    if name in _COMMANDS:
        return QKeySequence.keyBindings(_COMMANDS[name])
    keys = SHORTCUTS.get(name, "")
    return [QKeySequence(keys)] if len(keys) > 1 else []
