"""The rules of a game: chapters at the left, clauses as chips, each clause with examples and cards to try it with."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QListWidgetItem, QMenu, QStackedWidget, QWidget

from barracan.resources import ENGLISH
from barracan.table.themes import Outfit
from barracan.table.translation import common, plain_tip
from barracan.windows.rules.clause_view import ClauseView, Reading
from barracan.windows.rules.key_texts import key_columns
from barracan.windows.rules.rules_text import Clause, Rules, glossary, rules_of
from barracan.windows.shell.controls import button, list_widget, text_field
from barracan.windows.shell.layout import NO_MARGINS, lay_column, lay_row
from barracan.windows.shell.menu import add_action, bare_menu, pop_up
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.side_list import SideList
from barracan.windows.shell.value_controls import Chips
from barracan.windows.shell.wide_page import WidePage

_STORY, _GLOSSARY, _KEYS = "story", "glossary", "keys"
_NUMBER: Final = Qt.ItemDataRole.UserRole
_LEAST_SEARCH: Final = 84
"""So wide is the field of the search at least, where the title of the page leaves no more, at the usual type."""
_FIRST_WORDS: Final = 110
"""So many letters of a clause are shown where it is found."""


class RulesPage(WidePage):
    """The rules of one game, and pages that belong to all: the words that players use, and all keys.

    Signals:
        game_chosen: the id of another game whose rules are to be shown.
        asked: the name of a page that a button leads to.
        paper_asked: the rules are to be saved as a document.
    """

    game_chosen = Signal(str)
    asked = Signal(str)
    paper_asked = Signal()

    def __init__(
        self, game: str, games: Sequence[tuple[str, str]] = (), store: PictureStore | None = None,
        cache: Path | None = None, language: str = ENGLISH,
    ) -> None:  # fmt: skip
        super().__init__("rules_page", "")
        self.game = game
        self._language = language
        self._rules: Rules = rules_of(game, language)
        self._games = games
        self.title.setText(self.tr("Rules of {game}").format(game=self._rules.title))
        example = next((clause.number for clause in self._rules.clauses if "." in clause.number), "")
        self._hint = self.tr("Search, or a clause such as {clause}").format(clause=example)
        self._query = text_field("rules_search", self.tr("Search the rules"), hint=self._hint)
        self._query.setToolTip(plain_tip(self._hint))
        self._query.setClearButtonEnabled(True)
        self._query.textChanged.connect(self._search)
        self._side = SideList("chapters", self.tr("Chapters"))
        self._chips = Chips("clauses", ())
        self._chips.setAccessibleName(self.tr("Clauses"))
        self._view = ClauseView(game, store or PictureStore(None, self), cache)
        self._found = list_widget("found", self.tr("Clauses found"))
        self._fill_side()
        self._build()
        self.open_clause("")

    def _fill_side(self) -> None:
        for clause in self._rules.chapters:
            self._side.add(clause.number, clause.title, clause.number)
        for key, title in self._pages().items():
            self._side.add(key, title)
        self._side.chosen.connect(self._open)

    def _pages(self) -> dict[str, str]:
        story = {_STORY: self.tr("Where it comes from")} if self._rules.story else {}
        return {**story, _GLOSSARY: self.tr("Words of players"), _KEYS: common("All keys")}

    def _build(self) -> None:
        other = self._other = Pill("rules_game", self.tr("Other game"), self.content, sign="down", size="small")
        other.clicked.connect(lambda: self._offer_games(other))
        other.setVisible(len(self._games) > 1)
        self.head.addWidget(self._query)
        self.head.addWidget(other)
        learn = button(self.tr("Learn it by playing"), "learn", "quiet", do=lambda: self.asked.emit("learn"))
        paper = button(common("Save as PDF"), "save_rules", "quiet", do=self.paper_asked)
        self._box = QFrame()
        self._box.setProperty("part", "wide_box")
        self._chapters = lay_column((self._side, 1), paper, learn, inside=self._box, margins=(8, 10, 8, 10), spacing=6)
        self._stack = QStackedWidget()
        reading = QWidget()
        lay_column(self._chips, (self._view, 1), inside=reading, margins=NO_MARGINS, spacing=14)
        self._stack.addWidget(reading)
        self._stack.addWidget(self._found)
        self._chips.changed.connect(self.open_clause)
        self._view.clause_asked.connect(self.open_clause)
        self._found.itemClicked.connect(self._open_found)
        self._found.itemActivated.connect(self._open_found)
        self.column.addLayout(lay_row(self._box, (self._stack, 1), spacing=20), 1)

    # What is shown

    @property
    def shown_text(self) -> str:
        """What is on the page, as plain text."""
        if self._stack.currentWidget() is self._found:
            return "\n".join(self._found.item(row).text() for row in range(self._found.count()))
        return self._view.shown_text

    @property
    def clause(self) -> str:
        """The number of the clause that is shown."""
        return self._view.number

    def open_clause(self, number: str) -> None:
        """Show a clause; of a chapter its first one, and of a number that is not there the nearest."""
        self._query.blockSignals(True)
        self._query.clear()
        self._query.blockSignals(False)
        self._stack.setCurrentIndex(0)
        wanted = self._rules.nearest(number)
        chapter = wanted.partition(".")[0]
        parts = self._rules.chapter(chapter)
        clause = next((each for each in parts if each.number == wanted), parts[0])
        self._side.open(chapter)
        self._chips.offer([(each.number, each.title) for each in parts] if len(parts) > 1 else [])
        self._chips.setVisible(len(parts) > 1)
        self._chips.set_value(clause.number)
        head = self._rules.clause(chapter)
        paragraphs = clause.paragraphs
        if not number:
            paragraphs = [*self._rules.introduction, *paragraphs]
        elif clause is parts[0] and head is not clause:
            paragraphs = [*head.paragraphs, *paragraphs]
        drawn, pool = self._rules.drawn(clause.number), self._rules.pool(clause.number)
        self._view.read(Reading(clause.title, paragraphs, clause.number, clause.aside, drawn, clause.table, pool))

    def open_keys(self) -> None:
        """Show all keys."""
        self._side.open(_KEYS)
        self._open(_KEYS)

    def _open(self, key: str) -> None:
        """Show what the list at the left names."""
        if key not in self._pages():
            self.open_clause(key)
            return
        self._stack.setCurrentIndex(0)
        self._chips.hide()
        paragraphs: Sequence[str] = self._rules.story
        beside: Sequence[str] = ()
        if key == _GLOSSARY:
            words = glossary(self._language)
            lines = [f"*{each.title}*: {' '.join(each.paragraphs)}" for each in words.clauses]
            half = (len(lines) + 1) // 2
            paragraphs, beside = lines[:half], lines[half:]
        elif key == _KEYS:
            paragraphs, beside = key_columns()
        self._view.read(Reading(self._pages()[key], paragraphs, beside=beside, is_story=key == _STORY))

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on; examples lie in its faces."""
        super().wear(outfit)
        self._view.wear(outfit, self.scale, self.unit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the list of chapters grow with its type."""
        super().resizeEvent(event)
        self._box.setFixedWidth(
            max(min(self._side.wide_enough() + 18, round(300 * self.scale)), round(226 * self.unit))
        )
        self._query.ensurePolished()
        hint = self._query.fontMetrics().horizontalAdvance(self._hint) + round(52 * self.scale)
        wanted = max(round(285 * min(self.scale, 1.3)), hint)
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        beside = sum(each.sizeHint().width() + self.head.spacing() for each in (self.close_button, self._other))
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - title - beside - 2 * self.head.spacing()
        fits = room >= _LEAST_SEARCH * self.scale
        self._place_search(self.head if fits else self._chapters)
        self._query.setFixedWidth(min(wanted, room if fits else self._box.width() - 16))
        self._query.setPlaceholderText(self._hint if hint <= self._query.width() else common("Search"))
        self._view.wear(self.outfit, self.scale, self.unit)

    def _place_search(self, row: QBoxLayout) -> None:
        """Have the search in the head, before the way to other games, or over the chapters."""
        if row.indexOf(self._query) < 0:
            (self._chapters if row is self.head else self.head).removeWidget(self._query)
            row.insertWidget(row.indexOf(self._other) if row is self.head else 0, self._query)

    def _dress(self) -> None:
        super()._dress()
        self._side.wear(self.theme, self.scale, 42 * self.scale)
        self._view.wear(self.outfit, self.scale, self.unit)

    # Search

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc first clears the search; Ctrl F and / go to it."""
        find = event.key() == Qt.Key.Key_F and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape and self._query.text():
            self._query.clear()
        elif event.key() == Qt.Key.Key_Slash or find:
            self._query.setFocus()
            self._query.selectAll()
        else:
            super().keyPressEvent(event)

    def main_action(self) -> None:
        """Enter in the search goes to the first clause found."""
        found = self._rules.search(self._query.text())
        if found:
            self.open_clause(found[0].number)

    def _search(self, query: str) -> None:
        """List the clauses that have all the words."""
        if not query.strip():
            self._stack.setCurrentIndex(0)
            return
        self._found.clear()
        found = self._rules.search(query)
        for clause in found:
            item = QListWidgetItem(f"{clause.number}  {clause.title}: {_shorten(clause)}")
            item.setData(_NUMBER, clause.number)
            self._found.addItem(item)
        if not found:
            nothing = QListWidgetItem(self.tr("No clause has these words."))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self._found.addItem(nothing)
        self._stack.setCurrentIndex(1)

    def _open_found(self, item: QListWidgetItem) -> None:
        if number := item.data(_NUMBER):
            self.open_clause(str(number))

    def _offer_games(self, pill: Pill) -> None:
        """The games to turn to, in a menu under the pill."""
        menu: QMenu = bare_menu(self, "rules_games", self.theme)
        for game, title in self._games:
            if game != self.game:
                add_action(menu, game, title, partial(self.game_chosen.emit, game))
        pop_up(menu, pill.mapToGlobal(pill.rect().bottomLeft()))


def _shorten(clause: Clause) -> str:
    words = clause.paragraphs[0].replace("*", "")
    return words if len(words) <= _FIRST_WORDS else words[:_FIRST_WORDS].rpartition(" ")[0] + " …"
