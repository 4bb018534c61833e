"""What the moves of a reviewed hand cost: in words, asked for, told as it comes in, and marked above the scrubber."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from barracan.model.moves import Move
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.session.analysis import AnalysedMove, HandAnalyser, HandAnalysis, Verdict
from barracan.session.review import Review
from barracan.session.worker_pool import WorkerPool
from barracan.table.themes import FELT, Theme
from barracan.table.translation import translate_text
from barracan.windows.shell.controls import button, label, set_style
from barracan.windows.shell.formats import shorten, signed_tenths, tenths
from barracan.windows.shell.layout import NO_MARGINS, lay_column, lay_row

_LESSONS = 3
_LETTERS = 16
"""Of a name on a button, so many of usual width."""


class AnalysisPanel(QWidget):
    """Buttons that have a hand judged, a line of what came of it, and a line about the move that is shown.

    Signals:
        changed: there are other marks to show.
        sought: a position that the person wants to see.
    """

    changed = Signal()
    sought = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._analyser: HandAnalyser | None = None
        self._review: Review | None = None
        self._seat = 0
        self._hands: dict[tuple[int, int, bool], HandAnalysis] = {}
        self._all_known = False
        self._judge = button("", "judge", do=lambda: self._start(all_known=False))
        self._open = button(self.tr("With all cards known"), "judge_open", do=lambda: self._start(all_known=True))
        self._open.setToolTip(self.tr("What each move cost if everybody’s cards had been known"))
        self._summary = label(part="quiet", wrap=True, name="judged")
        self._move = label(wrap=True, name="judged_move")
        self._lessons = [
            button("", f"lesson_{number}", "clause", do=lambda _=False, number=number: self._seek(number))
            for number in range(_LESSONS)
        ]
        above = lay_row((self._move, 1), *self._lessons, spacing=4)
        row = lay_row(self._judge, self._open, (self._summary, 1), spacing=14)
        lay_column(above, row, inside=self, margins=NO_MARGINS, spacing=4)

    def changeEvent(self, event: QEvent) -> None:
        """Keep room for two lines, so that the table over this panel never changes its size while a hand is judged."""
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            for each in (self._move, self._summary):
                each.setFixedHeight(2 * self.fontMetrics().lineSpacing() + 2)
        super().changeEvent(event)

    @property
    def hand(self) -> HandAnalysis | None:
        """What has been judged of the hand that is shown, as it was last asked for."""
        return self._hands.get(self._key(self._all_known)) if self._review else None

    def choice(self) -> Move | None:
        """What expert would do now, where that is better than what was done."""
        review, hand = self._review, self.hand
        judged = hand.at(review.position) if hand and review else None
        if review is None or judged is None or judged.position == review.position:
            return None
        return judged.choice if judged.judgement is None or judged.judgement.verdict else None

    def show_review(self, review: Review) -> None:
        """Begin with a record of which nothing has been judged."""
        self.stop()
        self._hands.clear()
        self._review, self._all_known = review, False

    def show_position(self, seat: int) -> None:
        """Tell about the position of the review, for this seat."""
        self._seat = seat
        self._tell()

    def stop(self) -> None:
        """Judge no more."""
        if self._analyser:
            self._analyser.stop()
        for key in [key for key, hand in self._hands.items() if not hand.over]:
            del self._hands[key]

    def _current_review(self) -> Review:
        assert self._review is not None  # nothing is asked for before a record is shown
        return self._review

    def _key(self, all_known: bool) -> tuple[int, int, bool]:
        review = self._current_review()
        deals = [hand for hand in review.hands if hand <= review.position]
        return deals[-1] if deals else 0, self._seat, all_known

    def _start(self, *, all_known: bool) -> None:
        self._all_known = all_known
        if self._key(all_known) not in self._hands:
            self.stop()
            self._analyser = self._analyser or self._create_analyser()
            review = self._current_review()
            self._hands[self._key(all_known)] = self._analyser.start(review, self._seat, all_known=all_known)
        self._tell()

    def _create_analyser(self) -> HandAnalyser:
        analyser = HandAnalyser(WorkerPool(self), self)
        analyser.progressed.connect(self._tell)
        return analyser

    def _seek(self, number: int) -> None:
        if self.hand is not None:
            self.sought.emit(self.hand.lessons()[number].position - 1)

    def _tell(self) -> None:
        review, hand = self._current_review(), self.hand
        name = review.match.seats[self._seat].name
        words = self.tr("By what {name} saw") if self._all_known else self.tr("Judge {name}’s moves")
        self._judge.setText(words.format(name=shorten(name, self._judge.fontMetrics(), _LETTERS)))
        self._judge.setAccessibleName(words.format(name=name))
        self._judge.setVisible(hand is None or self._all_known)
        self._open.setVisible(hand is not None and hand.over and hand.by_worlds and not self._all_known)
        self._summary.setText(" ".join(describe_hand(hand, name, all_known=self._all_known)) if hand else "")
        lessons = hand.lessons() if hand and hand.over else []
        for at, each in enumerate(self._lessons):
            each.setVisible(at < len(lessons))
            if hand is not None and at < len(lessons):
                each.setText(describe_lesson(at + 1, lessons[at]))
                each.setToolTip(describe_move(lessons[at], hand, name, all_known=self._all_known))
        self._tell_move(hand, name)
        self.changed.emit()

    def _tell_move(self, hand: HandAnalysis | None, name: str) -> None:
        """Say how good the move is that is looked at; where there is none, what this panel is for."""
        review = self._current_review()
        judged = hand.at(review.position) if hand else None
        if hand is not None and judged is not None:
            told = describe_move(judged, hand, name, all_known=self._all_known)
        elif hand is None:
            told = (
                self.tr("Expert can judge this hand move by move: what each cost, and how lucky the draws were.")
                if "stock" in review.game.view(review.state, self._seat).places()
                else self.tr("Expert can judge this hand move by move: what each cost.")
            )
        else:
            told = self.tr("The keys ↓ and ↑ lead from one marked move to the next.") if hand.marks() else ""
        self._move.setText(told)
        set_style(self._move, "part", "" if judged is not None else "quiet")


_HEIGHT: Final = 14
_HALF_HANDLE: Final = 9
"""Half the width of the scrubber's handle, whose middle stands at the position."""
_NEAR: Final = 8


class AnalysisMarks(QWidget):
    """A strip that is as wide as the scrubber under it; each mark has its own shape beside its colour.

    Signals:
        chosen: the position before a marked move, which a person has clicked.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("judged_marks")
        self.setFixedHeight(_HEIGHT)
        self.theme: Theme = FELT
        self._range = (0, 1)
        self._marks: list[tuple[int, Verdict]] = []

    def show_marks(self, hand: HandAnalysis | None, first: int, last: int) -> None:
        """Show the marks of a hand on a scrubber that runs from *first* to *last*."""
        self._marks = hand.marks() if hand else []
        self._range = (first, max(first + 1, last))
        self.update()

    def spot(self, position: int) -> float:
        """Where a position lies, in pixels from the left."""
        first, last = self._range
        return _HALF_HANDLE + (self.width() - 2 * _HALF_HANDLE) * (position - first) / (last - first)

    def sizeHint(self) -> QSize:
        """No width of its own."""
        return QSize(0, _HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the mark under the mouse."""
        near = [(abs(self.spot(at) - event.position().x()), at) for at, _ in self._marks]
        if near and min(near)[0] <= _NEAR:
            self.chosen.emit(min(near)[1] - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a ring, a diamond or a cross for each."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, verdict in self._marks:
            _draw_verdict(painter, QPointF(self.spot(at), _HEIGHT / 2), verdict, self._colour(verdict))

    def _colour(self, verdict: Verdict) -> QColor:
        return self.theme.quiet if verdict is Verdict.DOUBTFUL else self.theme.refused


def _draw_verdict(painter: QPainter, at: QPointF, verdict: Verdict, colour: QColor) -> None:
    painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if verdict is Verdict.DOUBTFUL:
        painter.drawEllipse(QRectF(at.x() - 3.5, at.y() - 3.5, 7, 7))
    elif verdict is Verdict.ERROR:
        painter.setBrush(colour)
        steps = ((0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0))
        painter.drawPolygon(QPolygonF([QPointF(at.x() + x, at.y() + y) for x, y in steps]))
    else:
        painter.drawLine(at + QPointF(-4.5, -4.5), at + QPointF(4.5, 4.5))
        painter.drawLine(at + QPointF(-4.5, 4.5), at + QPointF(4.5, -4.5))


_JUDGING: Final = QT_TRANSLATE_NOOP("judged", "{name}’s moves are being judged: {done} of {count}.")
_ALIKE: Final = QT_TRANSLATE_NOOP("judged", "{name}’s moves of which expert thinks alike: {agreed} of {count}.")
_OTHERWISE: Final = QT_TRANSLATE_NOOP("judged", "{name}: {what}. Expert would choose otherwise: {better}.")
_GOOD: Final = QT_TRANSLATE_NOOP("judged", "{name}: {what}. A good move.")
_WITHOUT_LUCK: Final = QT_TRANSLATE_NOOP(
    "judged", "The hand ended {ahead} points against the others, without this luck about {fair}."
)

# Pairs: in points, and in the chance to win the match.
_LESSON: Final = (
    QT_TRANSLATE_NOOP("judged", "Lesson {number}: −{loss}"),
    QT_TRANSLATE_NOOP("judged", "Lesson {number}: −{loss}%"),
)
_GOOD_DRAW: Final = (
    QT_TRANSLATE_NOOP("judged", "{name}: {what}. A good move. Luck of this draw: {luck} points."),
    QT_TRANSLATE_NOOP("judged", "{name}: {what}. A good move. Luck of this draw: {luck}% chance to win the match."),
)
_COST_OPEN: Final = (
    QT_TRANSLATE_NOOP("judged", "{name}: {what}. With all cards known it cost {loss} points. Better: {better}."),
    QT_TRANSLATE_NOOP(
        "judged", "{name}: {what}. With all cards known it cost {loss}% chance to win the match. Better: {better}."
    ),
)
_COST: Final = {
    Verdict.DOUBTFUL: (
        QT_TRANSLATE_NOOP("judged", "{name}: {what}. Doubtful: it cost {loss} ± {error} points. Expert: {better}."),
        QT_TRANSLATE_NOOP(
            "judged", "{name}: {what}. Doubtful: it cost {loss} ± {error}% chance to win the match. Expert: {better}."
        ),
    ),
    Verdict.ERROR: (
        QT_TRANSLATE_NOOP("judged", "{name}: {what}. An error: it cost {loss} ± {error} points. Expert: {better}."),
        QT_TRANSLATE_NOOP(
            "judged", "{name}: {what}. An error: it cost {loss} ± {error}% chance to win the match. Expert: {better}."
        ),
    ),
    Verdict.BLUNDER: (
        QT_TRANSLATE_NOOP("judged", "{name}: {what}. A blunder: it cost {loss} ± {error} points. Expert: {better}."),
        QT_TRANSLATE_NOOP(
            "judged", "{name}: {what}. A blunder: it cost {loss} ± {error}% chance to win the match. Expert: {better}."
        ),
    ),
}
_LOST_OPEN: Final = (
    QT_TRANSLATE_NOOP("judged", "With all cards known, {name}’s moves lost {loss} points."),
    QT_TRANSLATE_NOOP(
        "judged", "With all cards known, {name}’s moves lost on average {loss}% chance to win the match."
    ),
)
_LOST: Final = (
    QT_TRANSLATE_NOOP("judged", "By what could be seen, {name}’s moves lost {loss} points."),
    QT_TRANSLATE_NOOP(
        "judged", "By what could be seen, {name}’s moves lost on average {loss}% chance to win the match."
    ),
)
_LUCK: Final = (
    QT_TRANSLATE_NOOP("judged", "Luck of {judged} of {draws} draws: {luck} points."),
    QT_TRANSLATE_NOOP("judged", "Luck of {judged} of {draws} draws: on average {luck}% chance to win the match."),
)


def describe_lesson(number: int, judged: AnalysedMove) -> str:
    """What a lesson's button says."""
    found = judged.judgement
    assert found is not None  # a lesson is a move that has lost something
    return _say(_LESSON[bool(found.scale.match)], number=number, loss=tenths(found.loss))


def describe_move(judged: AnalysedMove, hand: HandAnalysis, name: str, *, all_known: bool) -> str:
    """How good a move was; of a good draw, how lucky it was."""
    found = judged.judgement
    words = {"name": name, "what": translate_text(judged.what), "better": translate_text(judged.better)}
    if found is None:
        return _say(_OTHERWISE, **words)
    chance = bool(found.scale.match)
    if found.verdict is Verdict.GOOD:
        luck = hand.luck().get(judged.position)
        if luck is None:
            return _say(_GOOD, **words)
        return _say(_GOOD_DRAW[chance], **words, luck=signed_tenths(luck))
    told = _COST_OPEN if all_known else _COST[found.verdict]
    return _say(told[chance], **words, loss=tenths(found.loss), error=tenths(found.error))


def describe_hand(hand: HandAnalysis, name: str, *, all_known: bool) -> list[str]:
    """How far the analysis has come, else what the moves have lost and how lucky the draws were."""
    if not hand.over:
        return [_say(_JUDGING, name=name, done=len(hand.moves), count=hand.count)]
    if not hand.by_worlds:
        return [_say(_ALIKE, name=name, agreed=hand.agreements, count=hand.count)]
    lost, chance = _LOST_OPEN if all_known else _LOST, bool(hand.scale.match)
    loss = hand.loss() // len(hand.moves) if chance else hand.loss()  # no match is lost more than once
    told = [_say(lost[chance], name=name, loss=tenths(loss))]
    return told if all_known else [*told, *_describe_luck(hand)]


def _describe_luck(hand: HandAnalysis) -> list[str]:
    """How lucky the draws were as far as that was found out, and how the hand would have ended without it."""
    draws = hand.luck()
    if not draws:
        return []
    luck, chance = sum(draws.values()), bool(hand.scale.match)
    each = signed_tenths(luck // len(draws) if chance else luck)
    told = [_say(_LUCK[chance], judged=len(draws), draws=hand.draws, luck=each)]
    all_judged = len(draws) == hand.draws  # worlds are looked into after lucky draws rather
    if hand.ahead is not None and hand.scale.plain and all_judged:
        told.append(_say(_WITHOUT_LUCK, ahead=signed_tenths(hand.ahead), fair=signed_tenths(hand.ahead - luck)))
    return told


def _say(template: str, **words: object) -> str:
    return QCoreApplication.translate("judged", template).format(**words)
