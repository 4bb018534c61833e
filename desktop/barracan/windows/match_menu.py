"""What may be done with a stored match besides opening and deleting it."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from barracan.storage.summaries import MatchSummary
from barracan.table.themes import Theme
from barracan.windows.style import palette, style_sheet
from barracan.windows.words import HUMAN


def match_menu(parent: QWidget, theme: Theme, match: MatchSummary) -> QMenu:
    """The menu; its actions bear the names of what they do, those that give up the seat as their data."""
    translate = QCoreApplication.translate
    menu = QMenu(parent)
    menu.setObjectName("match_menu")
    menu.setPalette(palette(theme))
    menu.setStyleSheet(style_sheet(theme))
    for name, words in (
        ("rename", translate("MatchMenu", "Rename")),
        ("duplicate", translate("MatchMenu", "Duplicate")),
        ("export", translate("MatchMenu", "Export")),
    ):
        if name == "rename" or match.state not in {"pad", "pad_over"}:
            _add(menu, name, words)
    menu.addSeparator()
    if match.state == "given_up":
        _add(menu, "take_up", translate("MatchMenu", "Take up again"))
    elif match.state == "unfinished":
        ending = menu.addMenu(translate("MatchMenu", "Give up"))
        for seat, note in enumerate(match.seats):
            if note.player == HUMAN:
                words = translate("MatchMenu", "It counts as lost for {name}").format(name=note.name)
                _add(ending, f"give_up_{seat}", words, menu).setData(seat)
        _add(ending, "give_up_none", translate("MatchMenu", "It does not count"), menu)
    return menu


def _add(menu: QMenu, name: str, words: str, owner: QMenu | None = None) -> QAction:
    action = QAction(words, owner or menu)
    action.setObjectName(name)
    menu.addAction(action)
    return action
