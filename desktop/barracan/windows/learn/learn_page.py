"""The page of lessons: every game with what is done and what comes next, its chapters, example hands and rules."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QWidget

from barracan.model.cards import Code
from barracan.table.translation import common
from barracan.windows.learn.chapter_path import ChapterPath, PathChapter
from barracan.windows.learn.course_row import CourseRow
from barracan.windows.learn.headline import Headline, HeadlineWords, draw_fan
from barracan.windows.learn.learn_card import LearnCard
from barracan.windows.learn.rule_examples import RuleExample, draw_examples
from barracan.windows.learn.two_way_card import TwoWayCard
from barracan.windows.shell.controls import label
from barracan.windows.shell.layout import NO_MARGINS, lay_column, lay_row
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.plain_keys import digit_of
from barracan.windows.shell.wide_page import WidePage
from barracan.windows.start.last_table import TABLE_RATIO, LastTable
from barracan.windows.start.pictures import Pictures


class CourseTold(NamedTuple):
    """What the page shows of the course of a game.

    Attributes:
        headline: what comes next.
        chapters: the path.
        told: how much of it is done, in words.
        example: what is said of the example hand that is offered, empty without one.
        example_place: which it is of how many, empty where there is no other.
        example_fan: its cards.
        example_table: how its table stands while it is watched, once that is known.
        rules: examples out of the rules, if they have some that are short.
        puzzles: how many puzzles are solved, in words, empty where there are none.
        own: the same of the person's own moves.
        found: of each puzzle in their order, whether it is solved.
        puzzle_fan: cards of the one that comes next.
    """

    headline: HeadlineWords
    chapters: tuple[PathChapter, ...]
    told: str
    example: str
    example_place: str
    example_fan: tuple[Code, ...]
    puzzles: str
    own: str
    example_table: LastTable | None = None
    rules: tuple[RuleExample, ...] = ()
    found: tuple[bool, ...] = ()
    puzzle_fan: tuple[Code, ...] = ()


class GameTold(NamedTuple):
    """A game in the list: its id, its title, how far it has come in words, and the part that is done."""

    game: str
    title: str
    told: str
    part: float


class LearnPage(WidePage):
    """Every game's course.

    Attributes:
        example_table: how the table of the example hand stands, once that has been read.

    Signals:
        game_chosen: a game of the list.
        begun: the chapter of this name is to be gone on with, or an empty name for the next one.
        restarted: the next chapter is to be begun anew.
        watched: the example hand that is offered is to be shown.
        example_turned: another example hand is to be offered.
        puzzles_asked: a puzzle of the game is to be shown.
        own_asked: one of the person's own moves in the game is to be shown as a puzzle.
        rules_asked: the rules of the game are to be shown.
    """

    game_chosen = Signal(str)
    begun = Signal(str)
    restarted = Signal()
    watched = Signal()
    example_turned = Signal()
    puzzles_asked = Signal()
    own_asked = Signal()
    rules_asked = Signal()

    def __init__(self, store: PictureStore) -> None:
        super().__init__("learn_page", common("Learn"))
        self.head.insertWidget(
            2, label(self.tr("every game, from the first card to the hard decisions"), "quiet", wrap=True), 1
        )
        self.head.setStretch(1, 0)
        self._pictures = Pictures(store, self)
        store.painted.connect(self.update)
        self._rows: list[CourseRow] = []
        self._game = ""
        self._example_fan: tuple[Code, ...] = ()
        self.example_table: LastTable | None = None
        self._rule_examples: tuple[RuleExample, ...] = ()
        self._puzzle_fan: tuple[Code, ...] = ()
        self._games = QWidget()
        self._list = lay_column(inside=self._games, margins=NO_MARGINS, spacing=8)
        self._headline = Headline(self.content, self._fan)
        self._path = ChapterPath(self.content)
        self._examples = TwoWayCard(
            "examples",
            self.content,
            self._example_picture,
            action=self.tr("Watch"),
            sign="play",
            other="another_example",
        )
        self._puzzles = TwoWayCard(
            "puzzles_card",
            self.content,
            lambda at: self._fan(self._puzzle_fan, at) if self._puzzle_fan else None,
            action=self.tr("Solve it"),
            sign="hint",
            other="own_moves",
        )
        self._rules = LearnCard(
            "rules_card", self.content, self._rules_picture, action=self.tr("Open the rules"), sign="rules"
        )
        self._puzzles.clicked.connect(self.puzzles_asked)
        self._puzzles.other.clicked.connect(self.own_asked)
        self._rules.show_words(common("Rules"), self.tr("With drawn examples, and a place to try things."))
        self._headline.begun.connect(lambda: self.begun.emit(""))
        self._headline.restarted.connect(self.restarted)
        self._path.chosen.connect(self.begun)
        self._examples.clicked.connect(self.watched)
        self._examples.other.clicked.connect(self.example_turned)
        self._rules.clicked.connect(self.rules_asked)
        self._low = lay_row((self._examples, 1), (self._puzzles, 1), (self._rules, 1), spacing=14)
        right = lay_column((self._headline, 2), self._path, (self._low, 3), spacing=14)
        self.column.addLayout(lay_row(self._games, (right, 1), spacing=18), 1)

    def show_games(self, games: Sequence[GameTold], chosen: str) -> None:
        """Show the list of games, one of them chosen."""
        self._game = chosen
        if [row.game for row in self._rows] != [each.game for each in games]:
            self._fill(games)
        for row, each in zip(self._rows, games, strict=True):
            row.show_progress(each.told, each.part)
            row.setChecked(each.game == chosen)

    def show_course(self, told: CourseTold) -> None:
        """Show the course of the chosen game."""
        self._headline.show_words(told.headline)
        self._path.show_chapters(told.chapters, told.told)
        for before, after in pairwise((*self._headline.buttons, *self._path.buttons)):
            self.setTabOrder(before, after)
        self._example_fan, self._puzzle_fan = told.example_fan, told.puzzle_fan
        self.example_table, self._rule_examples = told.example_table, told.rules
        self._examples.show_plays(plays=told.example_table is not None)
        self._rules.update()
        self._examples.setVisible(bool(told.example))
        self._puzzles.setVisible(bool(told.puzzles))
        self._puzzles.show_words(self.tr("Puzzles"), told.puzzles)
        self._puzzles.show_dots(told.found)
        own = self.tr("Your own moves") if told.own else ""
        self._puzzles.show_other(own, "people", f"{own}, {told.own}")
        self._examples.show_words(self.tr("Example hands"), told.example)
        another = self.tr("Another example hand: {place}").format(place=told.example_place)
        self._examples.show_other(told.example_place, "pass", another)

    def main_action(self) -> None:
        """Begin what comes next."""
        self._headline.button.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go through the games where one of them has the keyboard; a digit chooses one from anywhere."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        at = next((number for number, row in enumerate(self._rows) if row.hasFocus()), -1)
        if step and at >= 0:
            row = self._rows[max(0, min(len(self._rows) - 1, at + step))]
            row.lead_keys_here()
            row.click()
        elif (number := digit_of(event, len(self._rows))) is not None:
            self._rows[number].click()
        else:
            super().keyPressEvent(event)

    def _fill(self, games: Sequence[GameTold]) -> None:
        for row in self._rows:
            row.deleteLater()
        while self._list.takeAt(0) is not None:
            pass
        self._rows = [CourseRow(each.game, each.title, self._games, self._pictures.game) for each in games]
        for row in self._rows:
            row.clicked.connect(partial(self.game_chosen.emit, row.game))
            row.wear(self.theme, self.scale)
            self._list.addWidget(row)
        self._list.addStretch(1)
        for before, after in pairwise((self.close_button, *self._rows)):  # which were made after all else
            self.setTabOrder(before, after)

    def show_example_table(self, table: LastTable) -> None:
        """Show how the table of the example hand stands, which takes a moment to be read."""
        self.example_table = table
        self._examples.show_plays(plays=True)

    def _example_picture(self, rect: QRectF) -> QPixmap | None:
        """The table of the example hand, as wide as the card or as high; its cards until that is known."""
        if self.example_table is None:
            return self._fan(self._example_fan, rect)
        wide = min(rect.width(), rect.height() * TABLE_RATIO)
        return self._pictures.table(self.example_table, self.theme, QRectF(0, 0, wide, wide / TABLE_RATIO))

    def _rules_picture(self, rect: QRectF) -> QPixmap | None:
        """Two examples out of the rules; the picture of a game whose rules have none that are short."""
        examples, theme, scale = self._rule_examples, self.theme, self.scale
        if not examples:
            return self._pictures.game(self._game, rect)
        box, drawings = QRectF(0, 0, rect.width(), rect.height()), self._pictures.drawings
        codes = [code for each in examples for code in each.cards]
        return self._pictures.find(
            f"rules-{self._game}-{theme.name}-{scale:.3f}-{'-'.join(each.words for each in examples)}",
            box.size(),
            lambda to: draw_examples(to, box, examples, drawings, theme, scale),
            keep=False,
            prepare=drawings.load(codes),
        )

    def _fan(self, codes: Sequence[Code], rect: QRectF) -> QPixmap | None:
        box = QRectF(0, 0, rect.width(), rect.height())
        drawings = self._pictures.drawings
        return self._pictures.find(
            f"fan-{'-'.join(codes)}", box.size(), lambda to: draw_fan(to, box, codes, drawings), keep=False,
            prepare=drawings.load(codes),
        )  # fmt: skip

    def _space(self) -> None:
        """Have the three cards stand under each other where large words have no room beside each other."""
        self._low.setDirection(QBoxLayout.Direction.LeftToRight)
        super()._space()
        if self.content.minimumSizeHint().width() > self.width():
            self._low.setDirection(QBoxLayout.Direction.TopToBottom)
            super()._space()

    def _dress(self) -> None:
        super()._dress()
        self._pictures.wear(self.outfit)
        self._headline.wear(self.theme, self.scale)
        self._path.wear(self.theme, self.scale)
