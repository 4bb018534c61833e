"""The menu of the table's top bar."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint
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
    translate = QCoreApplication.translate
    menu = bare_menu(parent, "main_menu", theme)
    for name, words, shortcut in (
        ("home", translate("Menu", "First page"), ""),
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
        action = add_action(menu, name, f"{words}\t{keys}" if keys else words, partial(do, name))
        action.setEnabled(table or name not in {"score_pad", "players", "record", "export", "seals", "text_table"})
    return menu
