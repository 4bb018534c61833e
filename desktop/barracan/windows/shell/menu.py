"""The menu of the table's top bar, and the short one of the first page."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from barracan.table.themes import Theme
from barracan.table.translation import common
from barracan.windows.shell.style import palette, style_sheet


def bare_menu(parent: QWidget, name: str, theme: Theme) -> QMenu:
    """An empty menu in these colours."""
    menu = QMenu(parent)
    menu.setObjectName(name)
    menu.setPalette(palette(theme))
    menu.setStyleSheet(style_sheet(theme))
    return menu


def add_action(
    menu: QMenu, name: str, words: str, do: Callable[[], object] | None = None, *, checked: bool | None = None
) -> QAction:
    """Add an action that bears the name of what it does; one that is *checked* or not has a tick."""
    action = menu.addAction(words)
    action.setObjectName(name)
    if checked is not None:
        action.setCheckable(True)
        action.setChecked(checked)
    if do is not None:
        action.triggered.connect(lambda: do())
    return action


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Open a menu there, once."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(at)


def create_menu(parent: QWidget, theme: Theme, do: Callable[[str], None], *, table: bool, taught: str) -> QMenu:
    """The menu; *do* hears what is chosen, *table* says whether a match is open, *taught* names the game to learn."""
    menu = bare_menu(parent, "main_menu", theme)
    words = menu_words(taught)
    for name in _ORDER if table else _AT_HOME:
        if not name:
            menu.addSeparator()
            continue
        keys = QKeySequence(SHORTCUTS.get(name, "")).toString(QKeySequence.SequenceFormat.NativeText)
        add_action(menu, name, f"{words[name]}\t{keys}" if keys else words[name], partial(do, name))
    return menu


def menu_words(taught: str) -> dict[str, str]:
    """What the entries of menus are called, by the name of what they do; *taught* names the game to learn."""
    translate = QCoreApplication.translate
    return {
        "home": translate("Menu", "First page"),
        "new_match": common("New match"),
        "resume": translate("Menu", "Unfinished matches"),
        "score_pad": common("Score pad"),
        "people": translate("Menu", "Players and their pads"),
        "players": common("Who plays"),
        "record": translate("Menu", "Review this match"),
        "open_record": common("Open a record"),
        "import": common("Import records"),
        "export": translate("Menu", "Export this match"),
        "fair_play": common("Fair play"),
        "learn": translate("Menu", "Learn {game}").format(game=taught),
        "rules": common("Rules"),
        "keys": common("All keys"),
        "text_table": translate("Menu", "Table in text"),
        "settings": common("Settings"),
        "full_screen": translate("Menu", "Full screen"),
        "fault": common("Report a fault"),
        "about": common("About BarraCan"),
        "quit": translate("Menu", "Quit"),
    }


SHORTCUTS = {"score_pad": "P", "rules": "F1", "text_table": "F2", "full_screen": "F11", "quit": "Ctrl+Q"}
"""The keys that do the same, which the window hears itself."""
AT_TABLE = frozenset({"score_pad", "players", "record", "export", "fair_play", "text_table"})
"""What only an open match has."""
_ORDER = (
    "home", "new_match", "resume", "score_pad", "people", "players", "record", "open_record", "import", "export",
    "fair_play", "learn", "rules", "text_table", "settings", "full_screen", "",
    "fault", "about", "quit",
)  # fmt: skip
_AT_HOME = ("open_record", "import", "", "keys", "full_screen", "", "fault", "about", "quit")
"""What the first page has no button for."""
