"""The hud paints in every theme and leaves painters as it found them: the table's view does not restore them."""

import pytest
import shiboken6
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from barracan.model.offers import DraftVerdict, LadderDraft
from barracan.model.refusal import Refusal
from barracan.table.barracan.labels import BraceLabel, LadderCaption, SlotLabel
from barracan.table.hud.action_bar import ActionBar
from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import GAME, LADDER, TRAY
from barracan.table.hud.buttons import ButtonContent, Look
from barracan.table.hud.labels import NameTag, PileCaption, Pill
from barracan.table.hud.notices import RefusalBubble
from barracan.table.hud.plates import PlateContent, PlateItem
from barracan.table.hud.side_panel import SidePanel
from barracan.table.hud.top_bar import TopBar, match_words
from barracan.table.themes import THEMES
from table.hud import samples
from table.hud.samples import game, ladders, side_panel, text, tray


def panel(tab):
    made = side_panel()
    made.game.show_game(game(3))
    made.tray.show_tray(*tray(6))
    made.tray.set_lit(("tray:0",))
    draft = LadderDraft(0, ("2H", "AS", "KS", "QD", "JS", "TS", "9S", "8S"), {1: ("TD",), 5: ("9H", "9C")})
    made.builder.show_ladders(ladders((draft,), verdicts=(DraftVerdict(text("Ladder"), 3),)))
    made.show_tab(tab)
    return made


def action_bar():
    bar = ActionBar()
    bar.show_status("Your turn: draw.", "A note.")
    bar.show_buttons(
        (ButtonContent("undo", "Undo", "Z", "undo", enabled=False), ButtonContent("lay", "Lay", look=Look.PRIMARY))
    )
    return bar


def top_bar():
    bar = TopBar()
    bar.show_match(match_words("BarraCan", 1, "Bix", 100))
    return bar


def plate(count, dots):
    made = PlateItem(1)
    made.show_plate(PlateContent(1, count % 6, "Bix", "your partner, strong", count, turn=bool(dots)))
    made.dots = dots
    return made


def words():
    label, tag, caption, brace, ladder = (
        *(
            SlotLabel("melds:0:run"),
            NameTag("tag:0"),
            PileCaption("pile"),
            BraceLabel("brace"),
            LadderCaption("ladder"),
        ),
    )
    label.show_slot("Evens / odds", 2, 4, 1)
    tag.show_tag(0, "Ada and Nora", "28 points")
    caption.show_caption("Bix’s second pile", "", 1)
    brace.show_brace("Opposites", 0, 20, 80)
    ladder.show_ladder(samples.LADDER, 0)
    pill = Pill("blocked")
    pill.show_blocked(8)
    return [label, tag, caption, brace, ladder, pill]


def bubble():
    made = RefusalBubble()
    made.show_refusal(
        Refusal("B3.4", text("Your own pile stays closed to you. The other three are open.")),
        QPointF(300, 300),
        QRectF(0, 0, 800, 600),
    )
    return made


def everything():
    yield from (panel(tab) for tab in (GAME, TRAY, LADDER))
    yield from (action_bar(), top_bar(), plate(6, 0), plate(14, 2), plate(0, 1), *words(), bubble())


def whole(item):
    yield item
    for part in item.childItems():
        yield from whole(part)


def state_of(painter):
    return painter.transform(), painter.hasClipping(), painter.opacity(), painter.compositionMode()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("width", [60, 240, 360, 900])
def test_painters_come_back_as_they_were(qapp, theme, width):
    image = QImage(900, 700, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    before = state_of(painter)
    for item in everything():
        item.set_theme(theme)
        item.set_rect(QRectF(0, 0, width, 600 if isinstance(item, SidePanel) else 60))
        for part in whole(item):
            if isinstance(part, HudItem):
                part.paint(painter, None)
                assert state_of(painter) == before, part.objectName()
        shiboken6.delete(item)
    painter.end()


def test_touch_reaches_parts_that_come_later(qapp):
    made = side_panel()
    made.set_touch(True)
    made.tray.show_tray(*tray(2))
    assert made.tray.panels[1].cross.shape().boundingRect().height() >= 44
    made.set_touch(False)
    assert made.tray.panels[1].cross.shape().boundingRect().height() < 44
