"""The panel's Meld tray page: drafts one under another, a place for a new one, and the foot."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneWheelEvent

from barracan.model.offers import Draft, TrayVerdict
from barracan.model.places import TRAY, place_name, read_place
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import ButtonContent, ButtonItem, Look, Pressable
from barracan.table.hud.drafts import UNJUDGED, DraftContent, DraftPanel
from barracan.table.hud.gauge import GaugeItem
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BODY,
    CENTRE,
    LABEL,
    QUIET,
    SEMIBOLD,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.hud.tray_foot import TrayFoot
from barracan.table.painting import draw_dashed
from barracan.table.translation import common

NEW_PLACE: Final = "tray"
"""As offers call a draft that is not there yet."""
_NEW_DRAFT, _NEW_HEIGHT = 150.0, 132.0
"""The least width and the height of the place for a new draft beside others."""
_FOOT_COLUMN: Final = 300.0
_FOOT_PART, _NEW_PART = 0.3, 0.12
"""The width of the foot where drafts stand side by side; of a large text it and the place for a new draft take so much
of the page at most."""


class NewDraftPlace(Pressable):
    """The dashed place where another draft begins; pressing it puts the selected cards there."""

    RADIUS = 11.0

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(NEW_PLACE, parent)
        self.first = True
        self.lit = False

    def spoken_name(self) -> str:
        return QCoreApplication.translate("Spoken", "New draft")

    def draw(self, painter: QPainter) -> None:
        """Paint the dashes and what to do."""
        edge = self.theme.legal if self.lit else self.theme.text_over(0.55 if self.hovered else 0.32)
        fill = self.theme.text_over(0.10 if self.lit or self.hovered else 0.04)
        draw_dashed(painter, self.area(), self.RADIUS, edge, fill)
        words = (
            self.tr("Drop cards here, or select them and press A.")
            if self.first
            else self.tr("Drop cards to start another")
        )
        font, sign = self.letters(QUIET if self.first else BODY, SEMIBOLD), round(17 * self.ts)
        if self.area().height() > self.area().width() * 0.6:
            self._draw_narrow(painter, words, font)
            return
        lines, height = wrap(words, font, self.area().width() - 3 * sign), line_height(font)
        if len(lines) == 2:
            lines = wrap(words, font, 0.6 * width_of(words, font))
        width = max(width_of(line, font) for line in lines)
        x = (self.area().width() - width - sign - 8) / 2
        draw_icon(painter, "tray", QRectF(x, (self.area().height() - sign) / 2, sign, sign), self.theme.quiet, 2.2)
        top = (self.area().height() - height * len(lines)) / 2
        write_lines(painter, QRectF(x + sign + 8, top, width + 1, height), lines, font, self.theme.quiet)

    def _draw_narrow(self, painter: QPainter, words: str, font: QFont) -> None:
        """The words in several lines, in the middle."""
        lines, height = wrap(words, font, self.area().width() - 20), line_height(font)
        top = (self.area().height() - height * len(lines)) / 2
        write_lines(painter, QRectF(10, top, self.area().width() - 20, 0), lines, font, self.theme.quiet, CENTRE)


class DraftPress(Pressable):
    """The ground under a draft's panel, named ``tray:NUMBER``; pressing it adds the selected cards."""

    RADIUS = 11.0

    def spoken_name(self) -> str:
        number = read_place(self.objectName()).number + 1
        return common("Add to draft {number}").format(number=number)


class TrayPage(HudItem):
    """The page; ``show_tray(drafts, verdict, taken)`` with the model's own values.

    The cards themselves are laid by the scene at ``draft_card_rects(n)``; that list is empty for a draft that is
    scrolled away and for a ladder, whose cards lie in the builder. ``taken`` is the code of the pile's top card while
    a pick-up is prepared: draft 0, which holds it, then shows a lock. Where not all drafts have room, whole
    drafts are turned over by the pager or the wheel, so that no card is ever cut.

    Signals:
        moved: rects have changed; the scene lays the cards again.
        place_pressed: a draft or the new place was pressed: ``tray:0`` ..., ``tray``.
        draft_returned: a draft's cross; carries its number.
        ladder_opened: carries the ladder's number.
        lay_pressed: carries the index in the verdict's moves.
        clear_pressed, clause_pressed: as their names say.
    """

    moved = Signal()
    place_pressed = Signal(str)
    draft_returned = Signal(int)
    ladder_opened = Signal(int)
    lay_pressed = Signal(int)
    clear_pressed = Signal()
    clause_pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("page:tray", parent)
        self.panels: list[DraftPanel] = []
        self._places: list[DraftPress] = []
        self._count = 0
        self.first = 0
        self._pager_words = ""
        self._pager_rect = QRectF()
        self.new_place = NewDraftPlace(self)
        self.new_place.pressed.connect(self.place_pressed)
        self.gauge = GaugeItem(self)
        self.foot = TrayFoot(self)
        self.foot.lay_pressed.connect(self.lay_pressed)
        self.foot.clear_pressed.connect(self.clear_pressed)
        self.foot.clause_pressed.connect(self.clause_pressed)
        self.earlier = self._pager("drafts_back", self.tr("Earlier drafts"), "up", -1)
        self.later = self._pager("drafts_on", self.tr("Later drafts"), "down", 1)

    def _pager(self, name: str, word: str, icon: str, step: int) -> ButtonItem:
        button = ButtonItem(ButtonContent(name, word, icon=icon, look=Look.SIGN), self)
        button.pressed.connect(lambda _: self.turn(step))
        return button

    def show_tray(self, drafts: Sequence[Draft], verdict: TrayVerdict, taken: str | None = None) -> None:
        """Show these drafts with their verdicts, the conditions and the buttons."""
        grown = len(drafts) > self._count
        self._count = len(drafts)
        while len(self.panels) < len(drafts):
            self._add_panel()
        for number, draft in enumerate(drafts):
            judged = verdict.drafts[number] if number < len(verdict.drafts) else UNJUDGED
            self.panels[number].show_draft(
                DraftContent(draft, judged, taken if number == 0 and taken in draft.cards else None)
            )
        self.new_place.first = not drafts
        self.foot.show_verdict(verdict, bool(drafts))
        self.gauge.show_gauge(verdict.gauge)
        if grown:
            self.first = len(drafts)
        self.refresh()

    def _add_panel(self) -> None:
        number = len(self.panels)
        press = DraftPress(place_name(TRAY, number), self)
        press.pressed.connect(self.place_pressed)
        panel = DraftPanel(number, press)
        panel.returned.connect(self.draft_returned)
        panel.ladder_opened.connect(self.ladder_opened)
        panel.clause_pressed.connect(self.clause_pressed)
        self._places.append(press)
        self.panels.append(panel)

    def set_lit(self, places: Sequence[str]) -> None:
        """Light the places, of those this page has, where held or selected cards may go."""
        for panel, press in zip(self.panels, self._places, strict=True):
            panel.set_lit(press.objectName() in places)
        self.new_place.lit = NEW_PLACE in places
        self.new_place.redraw()

    def places(self) -> dict[str, QRectF]:
        """The visible places of this page with their rects in the scene."""
        if not self.isVisible():
            return {}
        visible = [press for press in self._places if press.isVisibleTo(self)]
        return {item.objectName(): item.on_scene(item.area()) for item in (*visible, self.new_place)}

    def draft_card_rects(self, number: int) -> list[QRectF]:
        """Where the cards of a draft lie in the scene; empty while it is scrolled away or the page is not shown."""
        if number >= self._count or not self._places[number].isVisible():
            return []
        return self.panels[number].card_rects()

    def turn(self, step: int) -> None:
        """Scroll by whole drafts."""
        self.first = max(0, min(self._count - 1, self.first + step))
        self.refresh()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if self.earlier.isVisibleTo(self):
            self.turn(-1 if event.delta() > 0 else 1)

    def arrange(self) -> None:
        """Stack the drafts, or set them side by side where the page is wide and low."""
        area = self.area()
        if area.isEmpty():
            return
        if area.width() > 1.6 * area.height() and area.width() > 2 * _FOOT_COLUMN * self.ts:
            self._arrange_wide(area)
        else:
            self._arrange_tall(area)
        self.moved.emit()

    def _arrange_tall(self, area: QRectF) -> None:
        foot = self.foot.height_for(area.width())
        self.foot.set_rect(QRectF(0, area.height() - foot, area.width(), foot))
        gap, pager = round(9 * self.ts), round(26 * self.ts)
        for panel in self.panels:
            panel.set_beside(0)
        heights = [panel.height_for(area.width()) for panel in self.panels[: self._count]]
        least = round((66 if not self._count else 44) * self.ts)
        top = self.gauge.natural_height() + (gap if self.gauge.gauge is not None else 0)
        self.gauge.set_rect(QRectF(0, 0, area.width(), self.gauge.natural_height()))
        room = area.height() - foot - gap - least - top
        fits = sum(heights) + gap * len(heights) <= room
        shown = range(self._count) if fits else self._window(heights, room - pager, gap)
        y = top
        for number, place in enumerate(self._places):
            place.setVisible(number in shown)
            if number in shown:
                self._lay_panel(number, QRectF(0, y, area.width(), heights[number]))
                y += heights[number] + gap
        self._show_pager(not fits, shown, QRectF(0, y, area.width(), pager))
        y += 0 if fits else pager
        self.new_place.set_rect(
            QRectF(0, y, area.width(), min(round(62 * self.ts), max(least, area.height() - foot - gap - y)))
        )

    def _arrange_wide(self, area: QRectF) -> None:
        """Drafts side by side, the place for another after them, the foot at the right."""
        column = round(min(_FOOT_COLUMN * self.ts, max(_FOOT_COLUMN, _FOOT_PART * area.width())))
        gap, pager = round(9 * self.ts), round(26 * self.ts)
        over = min(self.gauge.natural_height(), 0.5 * area.height())
        self.gauge.set_rect(QRectF(area.width() - column, 0, column, over))
        foot = min(self.foot.height_for(column), area.height() - over)
        self.foot.set_rect(QRectF(area.width() - column, area.height() - foot, column, foot))
        room = area.width() - column - 2 * gap
        new = round(min(_NEW_DRAFT * self.ts, max(_NEW_DRAFT, _NEW_PART * area.width())))
        for panel in self.panels[: self._count]:
            panel.set_beside(area.height())
        widest = room - pager - new - gap
        widths = [min(widest, panel.width_beside()) for panel in self.panels[: self._count]]
        needed = sum(widths) + gap * len(widths) + new
        fits = needed <= room
        shown = range(self._count) if fits else self._window(widths, room - pager - new - gap, gap)
        x = 0.0 if fits else pager
        for number, place in enumerate(self._places):
            place.setVisible(number in shown)
            if number in shown:
                panel = self.panels[number]
                height = min(area.height(), panel.height_for(widths[number]))
                self._lay_panel(number, QRectF(x, 0, widths[number], height))
                x += widths[number] + gap
        most = room - x if not self._count else min(room - x, 1.6 * new)
        self.new_place.set_rect(QRectF(x, 0, max(new, most), min(area.height(), _NEW_HEIGHT * self.ts)))
        self._show_pager(not fits, shown, QRectF(0, 0, pager, area.height()))

    def _lay_panel(self, number: int, rect: QRectF) -> None:
        self._places[number].set_rect(rect)
        self.panels[number].set_rect(QRectF(0, 0, rect.width(), rect.height()))

    def _window(self, heights: Sequence[float], room: float, gap: float) -> range:
        """The drafts shown from ``first`` on, as many as fit, moved back so that no room is left over."""
        first = max(0, min(self.first, len(heights) - 1))
        last, used = first, heights[first]
        while last + 1 < len(heights) and used + gap + heights[last + 1] <= room:
            last += 1
            used += gap + heights[last]
        while first > 0 and last == len(heights) - 1 and used + gap + heights[first - 1] <= room:
            first -= 1
            used += gap + heights[first]
        self.first = first
        return range(first, last + 1)

    def _show_pager(self, needed: bool, shown: range, rect: QRectF) -> None:
        self._pager_words = ""
        for button, useful in (
            (self.earlier, shown and shown[0] > 0),
            (self.later, shown and shown[-1] < self._count - 1),
        ):
            button.setVisible(needed)
            button.setEnabled(bool(useful))
        if not needed:
            return
        size = round(26 * self.ts)
        self._pager_rect = rect
        upright = rect.width() > rect.height()
        for button, icon in ((self.earlier, "up" if upright else "back"), (self.later, "down" if upright else "next")):
            button.show_button(button.content._replace(icon=icon, enabled=button.isEnabled()))
        if upright:
            self._pager_words = self.tr("Drafts {first} to {last} of {count}").format(
                first=shown[0] + 1, last=shown[-1] + 1, count=self._count
            )
            self.earlier.set_rect(QRectF(rect.right() - 2 * size - 4, rect.y() - 4, size, size))
            self.later.set_rect(QRectF(rect.right() - size, rect.y() - 4, size, size))
        else:
            self.earlier.set_rect(QRectF(rect.x() - 2, rect.y(), size, size))
            self.later.set_rect(QRectF(rect.x() - 2, rect.y() + size + 4, size, size))

    def draw(self, painter: QPainter) -> None:
        """Paint which drafts are shown."""
        if self._pager_words:
            line = self._pager_rect.adjusted(2, -6, -60 * self.ts, -4)
            write(painter, line, self._pager_words, self.letters(LABEL), self.theme.quiet)
