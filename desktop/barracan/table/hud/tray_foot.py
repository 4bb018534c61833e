"""The foot of tray and builder: the conditions on laying, and the buttons that say what will happen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.offers import Condition, TrayVerdict
from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import ENTER
from barracan.table.hud.buttons import ButtonContent, ButtonItem, Look
from barracan.table.hud.chips import ClauseChip
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import QUIET, SEMIBOLD, line_height, wrap, write_lines
from barracan.table.painting import draw_rule
from barracan.table.themes import panel_ink
from barracan.table.translation import common, translate_text

EMPTY_VERDICT = TrayVerdict(())
MOST_MOVES = 4
"""As many readings of the drafts have a button each, the best first."""


class TrayFoot(HudItem):
    """Conditions with their clauses, then a button for each of the first moves the tray can make, then Clear.

    Buttons are named ``lay``, ``lay:1``, ``lay:2`` and ``clear``. Where there is no room for all of it, the conditions
    that hold give way, and the buttons become lower.

    Signals:
        lay_pressed: carries the index of the move in the verdict's moves.
        clear_pressed: everything goes back to the hand.
        clause_pressed: a condition's chip was pressed; carries the clause.
    """

    lay_pressed = Signal(int)
    clear_pressed = Signal()
    clause_pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None, conditions: bool = True) -> None:
        super().__init__("tray_foot", parent)
        self.verdict = EMPTY_VERDICT
        self._with_conditions = conditions
        self.chips: list[ClauseChip] = []
        self.lay_buttons: list[ButtonItem] = []
        self.clear_button = ButtonItem(ButtonContent("clear", ""), self)
        self.clear_button.pressed.connect(lambda _: self.clear_pressed.emit())
        self.show_verdict(EMPTY_VERDICT, False)

    def show_verdict(self, verdict: TrayVerdict, clearable: bool) -> None:
        """Show what the drafts together may do; Clear is there when something can be taken back."""
        self.verdict = verdict
        self.clear_button.show_button(
            ButtonContent("clear", self.tr("Clear"), enabled=clearable, why=self.tr("There is nothing to take back."))
        )
        self._show_conditions()
        self._show_buttons()
        self.refresh()

    def spoken_name(self) -> str:
        return "\n".join(map(_spoken_condition, self.conditions()))

    def conditions(self) -> Sequence[Condition]:
        """The conditions that are listed here; a refusal that none of them tells is one more that fails."""
        if not self._with_conditions:
            return tuple(condition for condition in self.verdict.conditions if condition.warns)
        verdict, refusal = self.verdict, self.verdict.refusal
        if refusal is None or any(condition.clause == refusal.clause for condition in verdict.conditions):
            return verdict.conditions
        if any(judged.refusal == refusal for judged in verdict.drafts):
            return verdict.conditions
        return (*verdict.conditions, Condition(refusal.reason, refusal.clause, holds=False))

    def _show_conditions(self) -> None:
        while len(self.chips) < len(self.conditions()):
            chip = ClauseChip(self)
            chip.clause_pressed.connect(self.clause_pressed)
            self.chips.append(chip)

    def _conditions_with_room(self) -> Sequence[Condition]:
        """The conditions for which there is room: all, or those that fail or warn."""
        listed = self.conditions()
        if self.height_for(self.area().width()) <= self.area().height():
            return listed
        return [condition for condition in listed if condition.warns or not condition.holds]

    def _show_buttons(self) -> None:
        words = [translate_text(text) for text, _ in self.verdict.moves[:MOST_MOVES]]
        while len(self.lay_buttons) < max(1, len(words)):
            number = len(self.lay_buttons)
            button = ButtonItem(ButtonContent(_lay_name(number), ""), self)
            button.pressed.connect(lambda _, number=number: self.lay_pressed.emit(number))
            self.lay_buttons.append(button)
        for number, button in enumerate(self.lay_buttons):
            button.setVisible(number < max(1, len(words)))
            look, key = (Look.PRIMARY, "Ctrl " + ENTER) if number == 0 else (Look.PLAIN, "")
            button.set_keyed(False)
            if number < len(words):
                button.show_button(ButtonContent(_lay_name(number), words[number], key, "lay", look, tip=words[number]))
            else:
                why = translate_text(self.verdict.refusal.reason) if self.verdict.refusal else self._why_not()
                button.show_button(
                    ButtonContent(_lay_name(number), self.tr("Lay down"), icon="lay", look=look, enabled=False, why=why)
                )

    def _why_not(self) -> str:
        failing = [translate_text(condition.text) for condition in self.verdict.conditions if not condition.holds]
        if failing:
            return self.tr("Still missing: {condition}").format(condition=failing[0])
        return self.tr("The tray is empty: put cards together first.")

    def height_for(self, width: float) -> float:
        """How tall the foot is at this width."""
        return self._listed_height(self.conditions(), width) + self._rows(width) * self._row()

    def _listed_height(self, listed: Sequence[Condition], width: float) -> float:
        return sum(self._line_heights(listed, width)) + round((16 if listed else 6) * self.ts)

    def arrange(self) -> None:
        """Place chips and buttons."""
        width, listed = self.area().width(), self._conditions_with_room()
        y: float = round(9 * self.ts)
        for number, chip in enumerate(self.chips):
            chip.show_clause(listed[number].clause if number < len(listed) else "")
        for chip, height in zip(self.chips, self._line_heights(listed, width), strict=False):
            wide, high = chip.natural_width(), chip.natural_height()
            chip.set_rect(QRectF(width - wide, y + (self._line() - high) / 2, wide, high))
            y += height
        shown = [button for button in self.lay_buttons if button.isVisibleTo(self)]
        rows = self._rows(width)
        row = min(self._row(), (self.area().height() - self._listed_height(listed, width)) / rows)
        y = self.area().height() - rows * row + round(2 * self.ts)
        high, clear = row - round(6 * self.ts), self.clear_button.natural_width() + round(16 * self.ts)
        for number, button in enumerate(shown):
            button.set_keyed(False)
            last = number == len(shown) - 1
            beside = last and self._clear_beside(width)
            button.set_rect(QRectF(0, y, width - clear - 8 if beside else width, high))
            button.set_keyed(True)
            button.set_keyed(button.natural_width() <= button.area().width())
            y += 0 if beside else row
        self.clear_button.set_rect(QRectF(width - clear, y, clear, high))

    def draw(self, painter: QPainter) -> None:
        """Paint a rule and the conditions."""
        y: float = round(9 * self.ts)
        listed, width = self._conditions_with_room(), self.area().width()
        if listed:
            draw_rule(painter, self.theme, 0, width, 0)
        font = self.letters(QUIET, SEMIBOLD)
        for condition, height in zip(listed, self._line_heights(listed, width), strict=True):
            sign = round(16 * self.ts)
            name, colour = self._sign(condition)
            draw_icon(painter, name, QRectF(1, y + (self._line() - sign) / 2, sign, sign), colour, 2.6)
            ink = self.theme.text if condition.holds else panel_ink(self.theme, self.theme.refused)
            top = y + (self._line() - line_height(font)) / 2
            room = QRectF(self._words_left(), top, self._room(width), 0)
            write_lines(painter, room, self._lines(condition, width), font, ink)
            y += height

    def _sign(self, condition: Condition) -> tuple[str, QColor]:
        """A tick, a cross, or a lamp where there is something to bear in mind."""
        if condition.warns:
            return "hint", self.theme.legal
        return ("lay", self.theme.chosen) if condition.holds else ("clear", self.theme.refused)

    def _clear_beside(self, width: float) -> bool:
        """Whether Clear stands beside the last button without cutting its words."""
        shown = [button for button in self.lay_buttons if button.isVisibleTo(self)]
        clear = self.clear_button.natural_width() + round(16 * self.ts)
        return not shown or shown[-1].natural_width(bare_word=True) <= width - clear - 8

    def _rows(self, width: float) -> int:
        shown = sum(button.isVisibleTo(self) for button in self.lay_buttons)
        return shown if self._clear_beside(width) else shown + 1

    def _lines(self, condition: Condition, width: float) -> list[str]:
        return wrap(translate_text(condition.text), self.letters(QUIET, SEMIBOLD), self._room(width))

    def _line_heights(self, listed: Sequence[Condition], width: float) -> list[float]:
        more = line_height(self.letters(QUIET, SEMIBOLD))
        return [self._line() + (len(self._lines(condition, width)) - 1) * more for condition in listed]

    def _words_left(self) -> float:
        return round(24 * self.ts)

    def _room(self, width: float) -> float:
        return width - self._words_left() - round(52 * self.ts)

    def _line(self) -> float:
        return round(24 * self.ts)

    def _row(self) -> float:
        return round(48 * self.ts)


def _lay_name(number: int) -> str:
    return f"lay:{number}" if number else "lay"


def _spoken_condition(condition: Condition) -> str:
    words = translate_text(condition.text)
    if condition.warns:
        return words
    if condition.holds:
        return common("{condition}: yes").format(condition=words)
    return common("{condition}: not yet, clause {clause}").format(condition=words, clause=condition.clause)
