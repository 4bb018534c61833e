"""The menu of the table's top bar."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from barracan.table.themes import Theme
from barracan.windows.shell.style import palette, style_sheet


def bare_menu(parent: QWidget, name: str, theme: Theme) -> QMenu:
    """An empty menu in these colours."""
    menu = QMenu(parent)
    menu.setObjectName(name)
    menu.setPalette(palette(theme))
    menu.setStyleSheet(style_sheet(theme))
    return menu


def create_menu(parent: QWidget, theme: Theme, do: Callable[[str], None], *, table: bool, taught: str) -> QMenu:
    """The menu; *do* hears what is chosen, *table* says whether a match is open, *taught* names the game to learn."""
    translate = QCoreApplication.translate
    menu = bare_menu(parent, "main_menu", theme)
    for name, words, shortcut in (
        ("new_match", translate("Menu", "New match"), ""),
        ("resume", translate("Menu", "Unfinished matches"), ""),
        ("", "", ""),
        ("score_pad", translate("Menu", "Score pad"), "P"),
        ("people", translate("Menu", "Players and their pads"), ""),
        ("players", translate("Menu", "Who plays"), ""),
        ("record", translate("Menu", "Review this match"), ""),
        ("open_record", translate("Menu", "Open a record"), ""),
        ("import", translate("Menu", "Import records"), ""),
        ("export", translate("Menu", "Export this match"), ""),
        ("seals", translate("Menu", "Sealed decks"), ""),
        ("learn", translate("Menu", "Learn {game}").format(game=taught), ""),
        ("rules", translate("Menu", "Rules"), "F1"),
        ("text_table", translate("Menu", "Table in text"), "F2"),
        ("settings", translate("Menu", "Settings"), ""),
        ("full_screen", translate("Menu", "Full screen"), "F11"),
        ("", "", ""),
        ("about", translate("Menu", "About BarraCan"), ""),
        ("quit", translate("Menu", "Quit"), "Ctrl+Q"),
    ):
        if not name:
            menu.addSeparator()
            continue
        keys = QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText)
        action = QAction(f"{words}\t{keys}" if keys else words, menu)
        action.setObjectName(name)
        action.setEnabled(table or name not in {"score_pad", "players", "record", "export", "seals", "text_table"})
        action.triggered.connect(lambda _=False, name=name: do(name))
        menu.addAction(action)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
