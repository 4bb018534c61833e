"""The action bar: one sentence that says what may be done, and the buttons that do it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import ButtonContent, ButtonItem, Look
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BOLD,
    CENTRE,
    LEAD,
    QUIET,
    REGULAR,
    SEMIBOLD,
    SMALL,
    first_and_rest,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import side_colour
from barracan.table.translation import capitalise

_STEP_BACK: Final = ("undo", "hint")
_STAY: Final = (*_STEP_BACK, "order")
_DRAWS: Final = ("draw", "pass")
_MOST_KEPT: Final = 0.4
"""The part of the bar that is kept free for buttons that come and go."""


class SeatSign(NamedTuple):
    """What the turn sign bears where the viewer has no tag: the side's mark with an initial, and how many cards."""

    side: int
    letter: str
    words: str


class ActionBar(HudItem):
    """The status line with its buttons, always one line high.

    ``show_status(sentence, note, yours)`` paints the sentence up to its first colon or full stop bold; ``show_buttons``
    takes the buttons from the left, normally undo, hint, draw, tray and the main action. Where room is short the note
    goes first, then words leave the buttons, the main action's last; at the very end the sentence takes two lines of
    smaller type.

    Signals:
        pressed: a button's name.
    """

    PRINTED = True
    ROLE = QAccessible.Role.StatusBar
    pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("action_bar", parent)
        self.sentence = ""
        self.note = ""
        self.yours = False
        self.note_shown = False
        self.buttons: list[ButtonItem] = []
        self._known: dict[str, ButtonItem] = {}
        self.sign_left = 0.0
        self.words_span = (0.0, 0.0)
        self._left_handed = False
        self._two_lines: list[str] = []
        self._kept, self._kept_for = 0.0, (0.0, 0.0, False)
        self.seat: SeatSign | None = None

    def spoken_name(self) -> str:
        return " ".join(capitalise(part) for part in (self.sentence, self.note) if part)

    def show_status(self, sentence: str, note: str = "", yours: bool = True) -> None:
        """Say what may be done now; the sign is bright while it is the viewer's turn."""
        if (sentence, note, yours) != (self.sentence, self.note, self.yours):
            self.sentence, self.note, self.yours = sentence, note, yours
            self.refresh()

    def show_seat(self, seat: SeatSign | None) -> None:
        """Let the turn sign bear this; ``None`` where the viewer's tag stands beside the hand."""
        if seat != self.seat:
            self.seat = seat
            self.refresh()

    def show_buttons(self, contents: Sequence[ButtonContent]) -> None:
        """Show these buttons from the left; buttons of the same name stay the same items."""
        if [button.content for button in self.buttons] == list(contents):
            for button in self.buttons:
                button.set_hinted(False)
            return
        self.buttons = []
        for content in contents:
            if content.name not in self._known:
                self._known[content.name] = ButtonItem(content, self)
                self._known[content.name].pressed.connect(self.pressed)
            self._known[content.name].show_button(content)
            self.buttons.append(self._known[content.name])
        # Buttons not needed now are hidden, never removed: one of them may be the one that is being pressed.
        for button in self._known.values():
            button.setVisible(button in self.buttons)
        self.refresh()

    def button(self, name: str) -> ButtonItem | None:
        """The button that does this."""
        return next((button for button in self.buttons if button.objectName() == name), None)

    @property
    def main(self) -> ButtonItem | None:
        """The button that is lit as the main action."""
        return next((button for button in self.buttons if button.content.look is Look.PRIMARY), None)

    def set_left_handed(self, left_handed: bool) -> None:
        """Let the buttons stand at the left and the sentence right of them, or the other way round as usual."""
        self._left_handed = left_handed
        self.refresh()

    def arrange(self) -> None:
        """Decide what has room, and place the buttons at their end of the bar, the sentence beside them."""
        for button in self.buttons:
            button.set_keyed(True)
        bare = self._fit()
        self._two_lines = []
        if self._sentence_width() > self._room(bare):
            for button in bare:
                button.set_keyed(False)
            if self._sentence_width() > self._room(bare):
                self._two_lines = self._break_sentence(self._room(bare))
        self.setToolTip(self.sentence if len(self._two_lines) > 2 else "")
        for button in self.buttons:
            button.set_worded(button not in bare)
        self._place_buttons(bare)

    def _place_buttons(self, bare: list[ButtonItem]) -> None:
        """Place the buttons from the bar's end, but the steps back and the draw where they stood before."""
        height = self._button_height()
        inset = (self.area().height() - height) / 2
        end = self.area().width() - round(inset)
        spare = self._spare(bare)
        x, lefts = end, [0.0] * len(self.buttons)
        for number in range(len(self.buttons) - 1, -1, -1):
            if number == self._first_of_rest() - 1 or self._is_draw(number):
                x, spare = x - spare, 0.0
            x -= self.buttons[number].natural_width(self.buttons[number].worded)
            lefts[number] = x
            x -= self._gap_before(number)
        for button, left in zip(self.buttons, lefts, strict=True):
            width = button.natural_width(button.worded)
            shown = self.area().width() - left - width if self._left_handed else left
            button.set_rect(QRectF(shown, round(inset), width, height))
        end = x - round(8 * self.ts)
        shift = self.area().width() - end if self._left_handed else 0.0
        self.sign_left = shift
        self.words_span = (shift + self._words_left(), shift + end)

    def _first_of_rest(self) -> int:
        """The number of the first button that is none of the steps back."""
        names = [button.objectName() for button in self.buttons]
        return next((number for number, name in enumerate(names) if name not in _STAY), len(names))

    def _is_draw(self, number: int) -> bool:
        """Whether this button draws, and stands first after the steps back."""
        return number == self._first_of_rest() and self.buttons[number].objectName() in _DRAWS

    def _spare(self, bare: list[ButtonItem]) -> float:
        """How much more room the rest had before than it needs now, as far as the words leave it.

        So the steps back and the draw keep their places when another button goes.
        """
        key = (self.area().width(), self.ts, self._left_handed)
        rest = range(self._first_of_rest(), len(self.buttons))
        widths = (self.buttons[number].natural_width(self.buttons[number] not in bare) for number in rest)
        needed = sum(widths) + sum(self._gap_before(number) for number in rest)
        if key != self._kept_for:
            self._kept_for, self._kept = key, 0.0
        self._kept = min(max(self._kept, needed), _MOST_KEPT * self.area().width())
        words = self._sentence_width() + (self._note_width() if self.note_shown else 0.0)
        return max(0.0, min(self._kept - needed, self._room(bare) - words))

    def _fit(self) -> list[ButtonItem]:
        """Which buttons lose their word; also settles whether the note is shown."""
        self.note_shown = bool(self.note) and self._sentence_width() + self._note_width() <= self._room([])
        bare: list[ButtonItem] = []
        for button in sorted(self.buttons, key=lambda button: button.content.look is Look.PRIMARY):
            if self._sentence_width() <= self._room(bare):
                break
            if button.content.icon:
                bare.append(button)
        return bare

    def _room(self, bare: list[ButtonItem]) -> float:
        """How much room the sentence has while these buttons show no word."""
        return self.area().width() - self._words_left() - self._buttons_width(bare) - round(16 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint the ground, the turn sign, and the sentence with its note."""
        theme, area = self.theme, self.area()
        draw_panel(
            painter, area, area.height() / 2, theme.panel_over(0.6 if theme.name != "light" else 0.92), theme.hairline
        )
        self._draw_turn_sign(painter)
        x, right = self.words_span
        if self._two_lines:
            font = self.letters(QUIET, SEMIBOLD)
            top = (area.height() - 2 * line_height(font)) / 2
            write_lines(painter, QRectF(x, top, right - x, 0), self._two_lines[:2], font, theme.text)
            return
        lead, rest = first_and_rest(self.sentence)
        for words, font, colour in (
            (lead, self.letters(LEAD, BOLD), theme.text),
            (rest, self.letters(LEAD, REGULAR), theme.text),
            (self.note if self.note_shown else "", self.letters(QUIET, REGULAR), theme.quiet),
        ):
            if words and x < right:
                write(painter, QRectF(x, 0, right - x, area.height()), words, font, colour)
                x += width_of(words, font) + (self._space() if words is lead and rest else round(14 * self.ts))

    def _break_sentence(self, room: float) -> list[str]:
        """The sentence in two lines, or in more where even they have no room."""
        return wrap(self.sentence, self.letters(QUIET, SEMIBOLD), room)

    def _draw_turn_sign(self, painter: QPainter) -> None:
        height = self.area().height()
        size = round(height * 0.68)
        inset = round((height - size) / 2)
        disc = QRectF(self.sign_left + inset, inset, size, size)
        if self.seat is not None:
            self._draw_seat_sign(painter, self.seat, disc)
        elif self.yours:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.accent)
            painter.drawEllipse(disc)
            draw_icon(
                painter,
                "play",
                disc.adjusted(size * 0.22, size * 0.22, -size * 0.22, -size * 0.22),
                self.theme.accent_text,
            )
        else:
            self._draw_waiting_sign(painter, disc)

    def _draw_seat_sign(self, painter: QPainter, seat: SeatSign, disc: QRectF) -> None:
        """The viewer's mark with the ring of the turn, and the number of cards."""
        if self.yours:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.accent, 2.0))
            painter.drawEllipse(disc.adjusted(-2, -2, 2, 2))
        mark = disc.adjusted(4, 4, -4, -4)
        draw_mark(painter, seat.side, mark, side_colour(self.theme, seat.side), rounding=3)
        letter = mark.translated(0, 0.14 * mark.height() if seat.side % 6 == 2 else 0)
        write(painter, letter, seat.letter, self.letters(SMALL, SEMIBOLD), self.theme.accent_text, CENTRE)
        words = QRectF(disc.right() + round(8 * self.ts), 0, self._seat_width(), self.area().height())
        write(painter, words, seat.words, self.letters(QUIET, SEMIBOLD), self.theme.text)

    def _seat_width(self) -> float:
        return width_of(self.seat.words, self.letters(QUIET, SEMIBOLD)) + round(10 * self.ts) if self.seat else 0.0

    def _draw_waiting_sign(self, painter: QPainter, disc: QRectF) -> None:
        size = disc.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.text_over(0.35), 1.5))
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.quiet)
        for step in (-1, 0, 1):
            dot = size * 0.075
            painter.drawEllipse(disc.center() + (disc.topRight() - disc.topLeft()) * 0.2 * step, dot, dot)

    def _button_height(self) -> float:
        return self.area().height() - round(10 * max(1.0, self.s))

    def _words_left(self) -> float:
        return self.area().height() + round(5 * self.ts) + self._seat_width()

    def _space(self) -> float:
        return width_of(" ", self.letters(LEAD, BOLD)) + 1

    def _sentence_width(self) -> float:
        lead, rest = first_and_rest(self.sentence)
        width = width_of(lead, self.letters(LEAD, BOLD))
        return width + self._space() + width_of(rest, self.letters(LEAD)) if rest else width

    def _note_width(self) -> float:
        return round(14 * self.ts) + width_of(self.note, self.letters(QUIET)) + 2

    def _buttons_width(self, bare: list[ButtonItem]) -> float:
        widths = (button.natural_width(button not in bare) for button in self.buttons)
        gaps = sum(self._gap_before(number) for number in range(1, len(self.buttons)))
        return sum(widths) + gaps + round(8 * self.ts)

    def _gap_before(self, number: int) -> float:
        """Undo and Hint stand a little apart from the rest."""
        if number == 0:
            return 0.0
        apart = (
            self.buttons[number - 1].objectName() in _STEP_BACK and self.buttons[number].objectName() not in _STEP_BACK
        )
        return round(18 * self.ts) if apart else self._gap()

    def _gap(self) -> float:
        return round(6 * self.ts)
