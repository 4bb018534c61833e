"""Reviewing a match: its table at any position, forwards and back, from any seat or with all hands open."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QFrame, QHBoxLayout, QSlider, QWidget

from barracan.games.catalog import find_game
from barracan.model.cards import card_text
from barracan.model.record import RecordError, read_line, write_line
from barracan.model.replay import HUMAN
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verify import record_lines
from barracan.session.hand_order import by_suit
from barracan.session.live_match import wrong_record
from barracan.session.review import Review
from barracan.session.table_model import TableModel
from barracan.table.layouts.table_layout import WATCHED
from barracan.table.scene import create_scene
from barracan.table.themes import Outfit
from barracan.table.translation import translate_text
from barracan.table.view import TableView
from barracan.windows.match.hint_words import hinted_picks
from barracan.windows.review.analysis_panel import AnalysisMarks, AnalysisPanel
from barracan.windows.shell.controls import Choice, button, label, set_style
from barracan.windows.shell.layout import NO_MARGINS, lay_column, lay_row
from barracan.windows.shell.page import Leaf
from barracan.windows.shell.shell import Feature, Shell, report_failures
from barracan.windows.shell.style import palette, put_on, text_scale

_PACE = 900
"""Milliseconds from one step to the next while the match plays by itself."""
_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
_USUAL = QSize(1920, 1080)
"""The largest window in which type has its usual size."""
_OPEN = -1
_LETTERS = 17
"""Of the words that say who looks, so many of the widest have room."""
_FIRST_SEAT = 0


class ReviewPage(Leaf):
    """A table of its own, and a bar with a scrubber under it.

    Attributes:
        analysis: what the moves of the hand that is shown cost.
        running: lets the match play by itself.

    Signals:
        imported: the record is to be stored in the library.
        played_on: the lines of the record up to the position shown, to be played on as practice.
    """

    imported = Signal()
    played_on = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("review_page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.model = TableModel(self)
        self.scene = create_scene(self, self.model)
        self.view = TableView(self.scene)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setInteractive(False)
        self.view.set_least(WATCHED)
        self.review = Review(find_game, ())
        self._verdict = label(name="verdict")
        self._open_hands = label(part="quiet", wrap=True, name="open_hands")
        self._told = label(name="told")
        self._where = label(part="quiet")
        self._eyes = Choice("eyes", self.tr("Whose eyes"))
        self._eyes.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._eyes.setMinimumContentsLength(_LETTERS)
        self._eyes.activated.connect(self._show)
        self.scrubber = QSlider(Qt.Orientation.Horizontal)
        self.scrubber.setObjectName("scrubber")
        self.scrubber.setAccessibleName(self.tr("Position in the match"))
        self.scrubber.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scrubber.valueChanged.connect(self._seek)
        self.analysis = AnalysisPanel()
        self.analysis.changed.connect(self._mark)
        self.analysis.sought.connect(self._seek)
        self._marks = AnalysisMarks()
        self._marks.chosen.connect(self._seek)
        self._scale = 1.0
        self.running = QTimer(self)
        self.running.setInterval(_PACE)
        self.running.timeout.connect(self.forward)
        self._build()

    def show_review(self, review: Review, *, foreign: bool = False, hand: int = 0) -> None:
        """Show a record of one hand at least, at the deal of one and as a person sees it; import a *foreign* one."""
        self._import.setVisible(foreign and review.wrong is None)
        self.stop()
        self.review = review
        self._verdict.setText(verdict(review))
        set_style(self._verdict, "part", "fault" if review.wrong else "good")
        seats = [(seat, note.name, note.player) for seat, note in enumerate(self.review.match.seats)]
        eyes = [(seat, self.tr("As {name} sees it").format(name=name)) for seat, name, _ in seats]
        person = next((seat for seat, _, player in seats if player == HUMAN), _FIRST_SEAT)
        self._eyes.offer([*eyes, (_OPEN, self.tr("All hands open"))], person)
        self.review.seek(self.review.hands[hand] if self.review.hands else 0)
        self.analysis.show_review(self.review)
        self._show()

    def wear(self, outfit: Outfit) -> None:
        """Look like any other table from now on."""
        self.scene.appearance.apply(outfit)
        self._marks.theme = outfit.theme
        self.setPalette(palette(outfit.theme))
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write larger in a large window, as the table above does."""
        super().resizeEvent(event)
        self.scene.stage.watch_in(QSizeF(self.size()))
        scale = text_scale(self.size(), _USUAL, 1.3)
        if scale != self._scale:
            self._scale = scale
            self._dress()

    def _dress(self) -> None:
        put_on(self, self._marks.theme, self._scale)

    def forward(self) -> None:
        """One step on, with its motion."""
        self.scene.finish_motion()
        told = None
        while told is None and self.review.position < len(self.review.lines):
            told = self.review.step(self._viewer)
            if told is None and self.review.state.turn is None:
                break
        if self.review.position >= len(self.review.lines):
            self.stop()
        if told is None:
            self._show()
        else:
            self.model.step(told)
            self._tell()

    def back(self) -> None:
        """One move back."""
        self.stop()
        position = self.review.position - 1
        self.review.seek(position)
        self._show()

    def to_hand(self, step: int) -> None:
        """To the beginning of the hand, of the one before or of the next."""
        self.stop()
        here, hands = self.review.position, self.review.hands
        later = [position for position in hands if position > here]
        earlier = [position for position in hands if position < here]
        target = (later or [len(self.review.lines)])[0] if step > 0 else (earlier or [0])[-1]
        self.review.seek(target)
        self._show()

    def _to_mark(self, step: int) -> None:
        """To the moment before the next move that expert would not have made, or before the last such one."""
        hand, here = self.analysis.hand, self.review.position
        moments = [position - 1 for position, _ in hand.marks()] if hand else []
        ahead = [moment for moment in moments if (moment - here) * step > 0]
        if ahead:
            self._seek(min(ahead) if step > 0 else max(ahead))

    def run_or_stop(self) -> None:
        """Let the match play by itself, or stop it."""
        if self.running.isActive():
            self.stop()
            return
        self.running.start()
        self._run.setText(self.tr("Stop"))
        self.forward()

    def stop(self) -> None:
        """Stand still."""
        self.running.stop()
        self._run.setText(self.tr("Play"))

    def hideEvent(self, event: QHideEvent) -> None:
        """Play nothing that nobody sees."""
        self.stop()
        self.analysis.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step and go from mark to mark, Page keys go from hand to hand, Space runs, Esc goes back."""
        keys = {
            Qt.Key.Key_Right: self.forward,
            Qt.Key.Key_Left: self.back,
            Qt.Key.Key_Down: lambda: self._to_mark(1),
            Qt.Key.Key_Up: lambda: self._to_mark(-1),
            Qt.Key.Key_PageDown: lambda: self.to_hand(1),
            Qt.Key.Key_PageUp: lambda: self.to_hand(-1),
            Qt.Key.Key_Home: lambda: self.scrubber.setValue(self.scrubber.minimum()),
            Qt.Key.Key_End: lambda: self.scrubber.setValue(self.scrubber.maximum()),
            Qt.Key.Key_Space: self.run_or_stop,
            Qt.Key.Key_Escape: self._close,
        }
        if event.key() in keys:
            keys[Qt.Key(event.key())]()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows do the same while a button has the focus, which would hand it on."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _ARROWS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    @property
    def _viewer(self) -> int:
        seat = self._eyes.currentData()
        return _FIRST_SEAT if seat in {None, _OPEN} else seat

    def _build(self) -> None:
        self._run = button("", "run", do=self.run_or_stop)
        self.stop()
        self._play_on = button(self.tr("Play on from here"), "play_on", do=self._ask_to_play_on)
        self._import = button(
            self.tr("Import"), "import_record", tip=self.tr("Store this match in the library"), do=self.imported
        )
        row = self._create_row()
        for each in self.findChildren(QWidget):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus if each.focusPolicy() else Qt.FocusPolicy.NoFocus)
        lay_column((self.view, 1), self._create_bar(row), inside=self, margins=NO_MARGINS, spacing=0)
        for each in self.findChildren(QAbstractButton):
            each.installEventFilter(self)

    def _create_row(self) -> QHBoxLayout:
        """The steps through the match, and what else can be done with it."""
        close = button(self.tr("Back"), "close", "quiet", do=self._close)
        steps = (
            ("|◀", "hand_before", self.tr("Beginning of the hand, or of the one before"), lambda: self.to_hand(-1)),
            ("◀", "step_back", self.tr("One move back"), self.back),
            ("▶", "step_on", self.tr("One move on"), self.forward),
            ("▶|", "hand_after", self.tr("Next hand"), lambda: self.to_hand(1)),
        )
        ways = [button(sign, name, "segment", tip=words, do=do) for sign, name, words, do in steps]
        for each in ways:
            each.setAccessibleName(each.toolTip())
        scale = lay_column(self._marks, self.scrubber, spacing=0)
        return lay_row(*ways, self._run, (scale, 1), self._eyes, self._play_on, self._import, close)

    def _create_bar(self, row: QHBoxLayout) -> QFrame:
        """The row with what is told of the move above it, and how far the match has come."""
        bar = QFrame()
        bar.setObjectName("ground")
        place = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        above = lay_row(self._told, (self._open_hands, 1), self._where, 18, (self._verdict, 0, place))
        lay_column(above, self.analysis, row, inside=bar, margins=(16, 8, 16, 10), spacing=6)
        return bar

    def _seek(self, position: int) -> None:
        if position != self.review.position:
            self.stop()
            self.review.seek(position)
            self._show()

    def _mark(self) -> None:
        """Show the judgement on the scrubber, and expert's choice on the table."""
        self._marks.show_marks(self.analysis.hand, self.scrubber.minimum(), self.scrubber.maximum())
        choice = self.analysis.choice()
        game = self.review.game
        picks = hinted_picks(game, game.view(self.review.state, self._viewer), choice) if choice else ()
        self.scene.highlights.hint(picks, pulse=False)

    def _show(self) -> None:
        """Put the table of the position there at once."""
        if self.review.hands:
            showing = self.review.snapshot(self._viewer)
            self.model.show(showing)
        self._tell()

    def _tell(self) -> None:
        review = self.review
        first = review.hands[0] if review.hands else 1
        with QSignalBlocker(self.scrubber):
            self.scrubber.setRange(first, max(first, len(review.lines)))
            self.scrubber.setValue(review.position)
        hand = sum(position <= review.position for position in review.hands)
        self._where.setText(
            self.tr("hand {hand} of {hands}, line {line} of {lines}").format(
                hand=hand, hands=len(review.hands), line=review.position, lines=len(review.lines)
            )
        )
        self._told.setText(translate_text(review.words()))
        self.analysis.setVisible(bool(review.hands))
        if review.hands:
            self.analysis.show_position(self._viewer)
        self._play_on.setEnabled(bool(review.hands) and review.state.result is None)
        self._open_hands.setVisible(self._eyes.currentData() == _OPEN)
        if self._eyes.currentData() == _OPEN and review.hands:
            self._open_hands.setText("\n".join(self._describe_hand(seat) for seat in range(1, len(review.match.seats))))

    def _describe_hand(self, seat: int) -> str:
        cards = sorted((card for card in self.review.hand(seat) if card), key=by_suit)
        suits = ["\u2009".join(map(card_text, group)) for _, group in groupby(cards, key=lambda card: card[1:])]
        name = self.review.match.seats[seat].name
        return self.tr("{name}: {cards}").format(name=name, cards="   ".join(suits))

    def _ask_to_play_on(self) -> None:
        self.stop()
        self.played_on.emit(practice(self.review.lines[: self.review.position], self._viewer))

    def _close(self) -> None:
        self.stop()
        self.closed.emit()


class ReviewPages(Feature):
    """Shows records on the review page, and stores what is played on from there as practice.

    Signals:
        imported: the path of the record to import.
        played_on: the match that was made of a reviewed one.
    """

    imported = Signal(object)
    played_on = Signal(int)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._path: Path | None = None

    def of_match(self, match: int) -> None:
        """Look at a match that is over, as the library has it."""
        with report_failures(self._shell.tell):
            review = Review(find_game, self._library.lines(match))
            if review.hands:
                self._show(review)
            elif review.wrong:
                self._shell.tell(translate_text(wrong_record(review.wrong)))
            else:
                self._shell.tell(self.tr("No hand of this match was dealt."))

    def of_open_match(self, record: Sequence[str], hand: int = 0) -> None:
        """Look at the hands of the open match that are over, from this one on: the one being played has its secrets."""
        lines = over(record)
        if lines:
            self._show(Review(find_game, lines), hand=hand)
        else:
            self._shell.tell(self.tr("The record can be looked at when the first hand is over."))

    def of_file(self, path: Path) -> None:
        """Look at the record in a file; where nothing of it can be shown, say why."""
        try:
            self._show(read_file(path), path)
        except UnreadableError as trouble:
            self._shell.tell(str(trouble))

    def ask_for_file(self) -> None:
        """Let the person choose a file."""
        records = self.tr("Records (*.cards.jsonl);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._pages.window(), self.tr("Open a record"), "", records)
        if name:
            self.of_file(Path(name))

    def _show(self, review: Review, path: Path | None = None, hand: int = 0) -> None:
        self._path = path
        page = self._pages.get("review_page", self._create_page)
        self._pages.go(page)
        page.show_review(review, foreign=path is not None, hand=hand)

    def _create_page(self) -> ReviewPage:
        page = ReviewPage()
        page.played_on.connect(self._play_on)
        page.imported.connect(self._import)
        return page

    def _import(self) -> None:
        """Store the record that was opened from a file."""
        if self._path:
            self.imported.emit(self._path)

    def _play_on(self, lines: list[str]) -> None:
        """Play a reviewed match on: it is stored as a match of its own."""
        with report_failures(self._shell.tell):
            match = self._library.begin(lines)
            self._library.release(match)
            self.played_on.emit(match)


STAND_IN = "strong"
"""Who plays for the other people of a match that one person plays on."""

_RIGHT = QT_TRANSLATE_NOOP("review", "Every line of this record is right.")
_WRONG = QT_TRANSLATE_NOOP("review", "Line {line} is wrong ({clause}). {reason}")
_UNREADABLE = QT_TRANSLATE_NOOP("review", "{file} cannot be read: {reason}.")


class UnreadableError(Exception):
    """A file of which nothing can be shown; its argument is the sentence to tell."""


def read_file(path: Path) -> Review:
    """The record in a file, as far as it is right; raises ``UnreadableError`` where nothing of it is."""
    try:
        with path.open("rb") as stream:
            review = Review(find_game, record_lines(stream))
    except OSError as trouble:
        reason = trouble.strerror or str(trouble)
        raise UnreadableError(
            translate_text(Text("review", _UNREADABLE, {"file": path.name, "reason": reason}))
        ) from trouble
    if not review.hands:
        raise UnreadableError(verdict(review))
    return review


def verdict(review: Review) -> str:
    """Whether a record is right, in a sentence."""
    wrong: RecordError | None = review.wrong
    if wrong is None:
        return QCoreApplication.translate("review", _RIGHT)
    return translate_text(Text("review", _WRONG, {"line": wrong.line, "clause": wrong.clause, "reason": wrong.reason}))


def over(lines: Sequence[str]) -> list[str]:
    """The lines of the hands that are over: nothing of the hand being played."""
    ends = [at + 1 for at, text in enumerate(lines) if read_line(text).get("kind") in {"hand_end", "match_end"}]
    return list(lines[: ends[-1]]) if ends else []


def practice(lines: Sequence[str], seat: int) -> list[str]:
    """The same record as a match of practice in which a person plays this seat and nobody else does."""
    first = dict(read_line(lines[0]))
    seats = [dict(note) for note in first["seats"]]
    for number, note in enumerate(seats):
        if number == seat:
            note["player"] = HUMAN
        elif note["player"] == HUMAN:
            note["player"] = STAND_IN
    return [write_line({**first, "seats": seats, "practice": True}), *lines[1:]]
