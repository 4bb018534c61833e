"""The card about the move that is looked at: what it cost, what it was, and three moves that could have been made."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from barracan.table.cards.faces import BACK, FaceKey, Faces, margin
from barracan.table.hud.lettering import BOLD, QUIET, SEMIBOLD, elide, font_of, line_height, width_of, wrap, write
from barracan.table.themes import FELT, Theme
from barracan.table.translation import plain_tip
from barracan.windows.shell.controls import ElidedLabel, label, set_style
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row

_ROW: Final = 58
_CORNER: Final = (36, 50)
"""How much of a card is shown."""
_CARD: Final = 74
_CANDIDATES: Final = 3
_LINES: Final = 5
_STEADY: Final = 300
"""A card that is kept steady is kept no higher than this."""
_MOST_LINES: Final = 3


class CandidateContent(NamedTuple):
    """A move that was weighed: its card, whose choice it is, its value with a bar, and what is said about it."""

    card: str | None
    tone: str
    """``refused``, ``chosen`` or empty."""
    verdict: str
    value: str
    part: float
    """How long the bar is, from 0 to 1; below 0 there is none."""
    words: str


class CardContent(NamedTuple):
    """What the card says; ``sign`` is ``cost``, ``good`` or nothing."""

    title: str
    words: str = ""
    sign: str = ""
    note: str = ""
    candidates: tuple[CandidateContent, ...] = ()
    spoken: str = ""
    names: tuple[str, ...] = ()
    """Those in the words, which are cut first where there is no room."""


class Sign(QWidget):
    """A disc before the title: an exclamation mark for a cost, a tick for a good move."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = FELT
        self.kind = ""
        self.setFixedSize(QSize(22, 22))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the disc."""
        if not self.kind:
            return
        theme, box = self.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.refused if self.kind == "cost" else theme.chosen)
            painter.drawEllipse(box)
            ink = theme.panel if theme.name == "light" else theme.focus_ground
            mark = "!" if self.kind == "cost" else "✓"
            write(painter, box, mark, font_of(13, BOLD), ink, Qt.AlignmentFlag.AlignCenter)


class CandidateRow(QWidget):
    """One of the moves: the corner of its card, whose choice it is, a bar with its value, and a line or two."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self.theme: Theme = FELT
        self.type_scale = 1.0
        self._content = CandidateContent(None, "", "", "", -1, "")
        faces.arrived.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_candidate(self, content: CandidateContent) -> None:
        """Show this move."""
        self._content = content
        spoken = ", ".join(each for each in (content.verdict, content.words, content.value) if each)
        self.setAccessibleName(spoken)
        self.setToolTip(plain_tip(content.words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the corner of a card, or as the words where they take more."""
        bold, quiet = font_of(14 * self.type_scale, SEMIBOLD), font_of(QUIET * self.type_scale)
        words = line_height(bold) + len(self._lines(quiet)) * line_height(quiet)
        return QSize(200, max(round(_ROW * self.type_scale) if self._content.card is not None else 0, round(words) + 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words again."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _words_left(self) -> float:
        """Where the words begin: a move without a card leaves no room for one."""
        return (_CORNER[0] + 10) * self.type_scale if self._content.card is not None else 0.0

    def _lines(self, font: QFont) -> list[str]:
        """The words as they have room, in so many lines at the most."""
        room = self.width() - self._words_left() - 2
        lines = wrap(self._content.words, font, room)
        if len(lines) <= _MOST_LINES:
            return lines
        return [*lines[: _MOST_LINES - 1], elide(" ".join(lines[_MOST_LINES - 1 :]), font, room)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the move."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            wide, high = (length * self.type_scale for length in _CORNER)
            corner = QRectF(0, (self.height() - high) / 2, wide, high)
            if self._content.card is not None:
                self._draw_corner(painter, corner)
            self._draw_words(painter, self._words_left())

    def _draw_corner(self, painter: QPainter, corner: QRectF) -> None:
        width = round(_CARD * self.type_scale)
        look = self._faces.look(FaceKey(self._content.card or BACK, width))
        part = width / look.width
        size = look.pixmap.deviceIndependentSize() * part
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(corner, 5, 5)
        painter.setClipPath(path)
        inset = margin(look.width) * part
        target = QRectF(corner.left() - inset, corner.top() - inset, size.width(), size.height())
        painter.drawPixmap(target, look.pixmap, QRectF(look.pixmap.rect()))
        painter.restore()
        painter.setPen(QPen(self.theme.text_over(0.25), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(corner, 5, 5)

    def _draw_words(self, painter: QPainter, left: float) -> None:
        content, theme, scale = self._content, self.theme, self.type_scale
        colours = {"refused": theme.refused, "chosen": theme.chosen}
        colour = colours.get(content.tone, theme.text)
        bold, quiet = font_of(14 * scale, SEMIBOLD), font_of(QUIET * scale)
        high, right = line_height(bold), self.width() - 2.0
        value = width_of(content.value, bold) if content.value else 0.0
        write(painter, QRectF(right - value - 1, 0, value + 2, high), content.value, bold, theme.text)
        verdict = min(width_of(content.verdict, bold) + 2, (right - left) * 0.6)
        write(painter, QRectF(left, 0, verdict, high), content.verdict, bold, colour)
        if content.part >= 0:
            self._draw_bar(painter, QRectF(left + verdict + 10, 0, right - value - verdict - left - 24, high))
        for number, line in enumerate(self._lines(quiet)):
            row = QRectF(left, high + number * line_height(quiet), right - left, line_height(quiet))
            write(painter, row, line, quiet, theme.quiet)

    def _draw_bar(self, painter: QPainter, room: QRectF) -> None:
        if room.width() < 24:
            return
        content, theme = self._content, self.theme
        bar = QRectF(room.left(), room.center().y() - 2.5, room.width(), 5)
        colours = {"refused": theme.refused, "chosen": theme.chosen}
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.text_over(0.14))
        painter.drawRoundedRect(bar, 2.5, 2.5)
        bar.setWidth(max(5.0, bar.width() * content.part))
        painter.setBrush(colours.get(content.tone, theme.quiet))
        painter.drawRoundedRect(bar, 2.5, 2.5)


class JudgedCard(QFrame):
    """Shows what is known of a move, or why nothing is."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("judged_card")
        self.setProperty("part", "card")
        self._sign = Sign()
        self._title = label(part="lead", name="judged_title", wrap=True)
        self._note = label(part="quiet", name="judged_note")
        self._words = ElidedLabel(lines=_LINES, name="judged_move")
        self._rows = [CandidateRow(faces) for _ in range(_CANDIDATES)]
        head = lay_row(self._sign, (self._title, 1), self._note, spacing=8)
        self._parts = lay_column(
            head, self._words, *self._rows, STRETCH, inside=self, margins=(16, 12, 16, 12), spacing=6
        )

    def set_theme(self, theme: Theme, scale: float) -> None:
        """Take these colours and this scale of type."""
        self._sign.theme = theme
        for row in self._rows:
            row.theme, row.type_scale = theme, scale
            row.updateGeometry()
        self.update()

    def show_content(self, content: CardContent, *, steady: bool = False) -> None:
        """Say this; a *steady* card never gets lower, so that what stands under it keeps its place."""
        self._sign.kind = content.sign
        self._sign.setVisible(bool(content.sign))
        self._sign.update()
        self._title.setText(content.title)
        set_style(self._title, "tone", "cost" if content.sign == "cost" else "")
        self._note.setText(content.note)
        self._note.setVisible(bool(content.note))
        self._words.show_words(content.words, content.names)
        self._words.setVisible(bool(content.words))
        self._words.setToolTip(plain_tip(content.spoken))
        self._words.setAccessibleDescription(content.spoken)
        candidates: Sequence[CandidateContent] = content.candidates
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(candidates))
            if number < len(candidates):
                row.show_candidate(candidates[number])
        self._parts.activate()
        least = max(self.minimumHeight(), self._parts.totalHeightForWidth(self.width())) if steady else 0
        self.setMinimumHeight(min(least, round(_STEADY * self._rows[0].type_scale)))
