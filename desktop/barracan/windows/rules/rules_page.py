"""The rules of a game, with search and with clauses to jump to."""

import re
from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QListWidgetItem, QTextBrowser

from barracan.games.catalog import CATALOG
from barracan.model.cards import cards_text
from barracan.table.cards.faces import BACKS, FaceKey, Faces
from barracan.table.themes import Outfit, Theme
from barracan.windows.rules.rules_text import Clause, Example, Rules, rules_of
from barracan.windows.shell.controls import Choice, list_widget, text_field
from barracan.windows.shell.formats import game_titles
from barracan.windows.shell.layout import lay_row
from barracan.windows.shell.page import Page
from barracan.windows.shell.shell import Feature, Shell
from barracan.windows.shell.style import blend

_CARD = 46


class RulesPage(Page):
    """Chapters at the left, the text at the right, a search above, and the other games to turn to.

    Signals:
        game_chosen: the id of another game whose rules are to be shown.
    """

    game_chosen = Signal(str)

    def __init__(self, game: str, games: Sequence[tuple[str, str]] = ()) -> None:
        super().__init__("rules_page", "", 980, 760)
        self.game = game
        self._rules: Rules = rules_of(game)
        self._faces = Faces(parent=self)
        self.title.setText(self.tr("Rules of {game}").format(game=self._rules.title))
        example = next((clause.number for clause in self._rules.clauses if "." in clause.number), "")
        hint = self.tr("Search, or type a clause such as {clause}").format(clause=example)
        self._query = text_field("rules_search", "", hint=hint)
        self._query.setClearButtonEnabled(True)
        self._query.textChanged.connect(self._search)
        self._chapters = list_widget("chapters")
        self._chapters.setProperty("part", "plain")
        self._text = QTextBrowser()
        self._text.setObjectName("rules_text")
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(lambda url: self.open_clause(url.toString()))
        self._text.verticalScrollBar().valueChanged.connect(self._follow)
        for clause in self._rules.clauses:
            if clause.is_chapter:
                item = QListWidgetItem(f"{clause.number}  {clause.title}")
                item.setData(Qt.ItemDataRole.UserRole, clause.number)
                self._chapters.addItem(item)
        self._chapters.itemClicked.connect(self._open_item)
        self._chapters.itemActivated.connect(self._open_item)
        self.body.addLayout(lay_row(*self._other_games(games), (self._query, 1), spacing=18))
        self.body.addLayout(lay_row(self._chapters, (self._text, 1), spacing=18), 1)

    def _other_games(self, games: Sequence[tuple[str, str]]) -> Iterator[Choice]:
        """The games to turn to, where there are several."""
        if len(games) > 1:
            chosen = Choice("rules_game", self.tr("Game"))
            chosen.offer(games, self.game)
            chosen.currentIndexChanged.connect(lambda: self.game_chosen.emit(chosen.currentData()))
            yield chosen

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the list of chapters grow with its type."""
        super().resizeEvent(event)
        self._chapters.setFixedWidth(round(208 * self.scale))

    @property
    def shown_text(self) -> str:
        """What is on the page, as plain text."""
        return self._text.toPlainText()

    def open_clause(self, number: str) -> None:
        """Show the whole text, at this clause."""
        self._query.clear()
        wanted = self._rules.nearest(number)
        self._write(self._rules.clauses, marked=wanted)
        QTimer.singleShot(0, self._text, lambda: self._scroll_to(wanted))

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on; examples lie in its faces."""
        self._faces.set_art(outfit.faces, BACKS[0])
        super().wear(outfit)

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, the text's colours included."""
        super().set_theme(theme)
        self._search(self._query.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc first clears the search; Ctrl F and / go to it."""
        if event.key() == Qt.Key.Key_Escape and self._query.text():
            self._query.clear()
        elif event.key() in (Qt.Key.Key_Slash, Qt.Key.Key_F):
            self._query.setFocus()
            self._query.selectAll()
        else:
            super().keyPressEvent(event)

    def main_action(self) -> None:
        """Enter in the search goes to the first clause found."""
        found = self._rules.search(self._query.text())
        if found:
            self.open_clause(found[0].number)

    def _open_item(self, item: QListWidgetItem) -> None:
        self.open_clause(item.data(Qt.ItemDataRole.UserRole))

    def _scroll_to(self, number: str) -> None:
        self._text.scrollToAnchor(number)
        self._mark_chapter(number)

    def _mark_chapter(self, number: str) -> None:
        chapter = number.partition(".")[0]
        for row in range(self._chapters.count()):
            if self._chapters.item(row).data(Qt.ItemDataRole.UserRole) == chapter:
                self._chapters.setCurrentRow(row)

    def _follow(self) -> None:
        """Mark the chapter whose text is at the top."""
        if self._query.text():
            return
        cursor = self._text.cursorForPosition(self._text.rect().topLeft())
        block = cursor.block()
        while block.isValid():
            if found := re.match(r"([A-Z]+\d+)(\.\d+)?\s", block.text()):
                self._mark_chapter(found.group(1))
                return
            block = block.previous()

    def _search(self, query: str) -> None:
        if not query.strip():
            self._write(self._rules.clauses)
            return
        found = self._rules.search(query)
        if found:
            self._write(found, query)
        else:
            nothing = escape(self.tr("No clause has these words."))
            self._text.setHtml(f"<p>{nothing}</p>")

    def _write(self, clauses: "tuple[Clause, ...] | list[Clause]", query: str = "", marked: str = "") -> None:
        document = self._text.document()
        document.setDefaultStyleSheet(self._sheet())
        self._lay_cards(document)
        pieces = [] if query else [f"<p>{_rich(words, '')}</p>" for words in self._rules.introduction]
        pieces += [self._clause(clause, query, clause.number == marked) for clause in clauses]
        self._text.setHtml("".join(pieces))

    def _clause(self, clause: Clause, query: str, marked: bool) -> str:
        kind = "chapter" if clause.is_chapter else "clause"
        sign = " ◂" if marked and not clause.is_chapter else ""
        head = f"{clause.number}&nbsp; {_rich(clause.title, query)}{sign}"
        pieces = [f'<p class="{kind}"><a name="{clause.number}"></a>{head}</p>']
        pieces += [f"<p>{_rich(words, query)}</p>" for words in clause.paragraphs]
        if clause.examples:
            pieces.append("".join(self._example(example, query) for example in clause.examples))
        return "".join(pieces)

    def _example(self, example: Example, query: str) -> str:
        cards = "".join(f'<img src="card:{code}" alt="{code}">' for code in example.cards)
        verdict = self.tr("stands") if example.stands else self.tr("does not")
        kind, sign = ("yes", "✓") if example.stands else ("no", "✕")
        words = f'<span class="{kind}">{sign} {escape(verdict)}</span>: {_rich(example.words, query)}'
        return (
            f'<table width="96%" cellpadding="8" class="example"><tr><td width="262">{cards}</td>'
            f'<td valign="middle"><span class="names">{escape(cards_text(example.cards))}</span><br>{words}</td>'
            "</tr></table>"
        )

    def _lay_cards(self, document: QTextDocument) -> None:
        """Lend the document pictures of the cards that its examples show."""
        self._faces.set_ratio(self.devicePixelRatioF())
        keys = {
            code: FaceKey(code, _CARD)
            for clause in self._rules.clauses
            for example in clause.examples
            for code in example.cards
        }
        for key in keys.values():
            self._faces.look(key)
        self._faces.finish()
        for code, key in keys.items():
            document.addResource(
                QTextDocument.ResourceType.ImageResource, QUrl(f"card:{code}"), self._faces.look(key).pixmap
            )

    def _sheet(self) -> str:
        theme = self.theme
        ground, ink = blend(theme.panel, theme.text, 0.07), theme.accent_text.name()
        return f"""
            p {{ color: {theme.text.name()}; margin: 3px 0 7px 0; line-height: 128%; }}
            .chapter {{ font-size: x-large; font-weight: 600; margin: 22px 0 4px 0; }}
            .clause {{ font-size: large; font-weight: 600; margin: 14px 0 2px 0; }}
            .example {{ background-color: {ground.name()}; margin: 4px 0 4px 0; }}
            td {{ color: {theme.text.name()}; }}
            .names {{ color: {theme.quiet.name()}; }}
            .yes {{ color: {theme.chosen.name()}; font-weight: 600; }}
            .no {{ color: {theme.refused.name()}; font-weight: 600; }}
            .hit {{ background-color: {theme.accent.name()}; color: {ink}; }}
        """


def _rich(words: str, query: str) -> str:
    """Words as HTML: *emphasis*, and the words of the search marked."""
    parts = [part for part in query.split() if part]
    pattern = "|".join(re.escape(escape(part)) for part in sorted(parts, key=len, reverse=True))
    text = escape(words)
    if pattern:
        text = re.sub(f"({pattern})(?![a-z]*;)", r'<span class="hit">\1</span>', text, flags=re.IGNORECASE)
    return re.sub(r"\*([^*]+)\*", r"<b>\1</b>", text)


_PAGE = "rules_page"


class RulesPages(Feature):
    """Shows the rules page of one game at a time."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        first = next(iter(CATALOG))
        last = next(reversed(list(shell.preferences.tables)), first)
        self._game = last if last in CATALOG else first

    def show(self, game: str = "", clause: str = "") -> None:
        """Show the rules of a game, else those shown last, at a clause if one is named."""
        page = self._find_page(game or self._game)
        if clause:
            page.open_clause(clause)
        self._pages.go(page)

    def _find_page(self, game: str) -> RulesPage:
        """The page of a game; that of another is put away."""
        known = self._pages.find_leaf(_PAGE)
        if isinstance(known, RulesPage) and known.game != game:
            self._pages.put_away(_PAGE)
        self._game = game
        return self._pages.get(_PAGE, self._create_page)

    def _create_page(self) -> RulesPage:
        page = RulesPage(self._game, game_titles())
        page.game_chosen.connect(lambda game: self._pages.turn_to(self._find_page(game)))
        return page
