"""The words and signs on the table of Concan."""

from PySide6.QtCore import QCoreApplication, QRectF

from barracan.model.melds_down import MeldsDown
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.concan.layout import CHIPS, COUNT, NOTHING, STEP, STOCK_NOTE
from barracan.table.concan.signs import Chip, Chips, HandCount, NothingLaid, StockNote
from barracan.table.hud.gauge import gauge_words
from barracan.table.hud.labels import LabelMaker, PileCaption
from barracan.table.hud.lettering import figure
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.rummy.counts import label_older_discards, label_stock
from barracan.table.rummy.drafts import label_drafts
from barracan.table.rummy.rails import DRAFTS
from barracan.table.rummy.stands_for import label_wildcards
from barracan.table.translation import common, translate_text


def label_concan_table(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of Concan."""
    for seat in range(view.seats):
        _label_seat(label, layout, view, people, seat)
    label(StockNote, STOCK_NOTE, layout.labels[STOCK_NOTE]).show_note(translate_text(view.stock_note()))
    label_stock(label, layout, view)
    label_older_discards(label, layout)
    for meld in view.laid_melds():
        label_wildcards(label, meld, layout.spots[meld.place], layout.index, whole=True)


def label_concan_drafts(label: LabelMaker, layout: Layout, tray: TraySnapshot) -> None:
    """Write what the drafts would be on the own rail, and behind them what they count of what they need."""
    rail = layout.labels[DRAFTS]
    end = label_drafts(label, tray, rail, layout.meld_width, STEP)
    gauge = tray.verdict.gauge
    if gauge is not None and end > rail.left():
        caption = label(PileCaption, "gauge")
        caption.show_caption(gauge_words(gauge))
        wide, high = caption.natural_size()
        if end + wide <= rail.right():
            caption.set_rect(QRectF(end + 4, rail.center().y() - high / 2, wide, high))
        else:
            caption.set_rect(QRectF())


def _label_seat(label: LabelMaker, layout: Layout, view: SeatView, people: People, seat: int) -> None:
    down = view.melds_down(seat)
    if down is None:
        return
    total = figure(view.totals[view.side_of(seat)])
    label(Chips, f"{CHIPS}:{seat}", layout.labels[f"{CHIPS}:{seat}"]).show_chips(
        _chips(down), total, people.names_of((seat,))
    )
    if seat == view.seat and down.counts is not None:
        translate = QCoreApplication.translate
        words = translate("ConcanTable", "left in hand") if down.done else translate("ConcanTable", "not down")
        label(HandCount, COUNT, layout.labels[COUNT]).show_count(down.counts, words, view.side_of(seat))
    if nothing := layout.labels.get(f"{NOTHING}:{seat}"):
        label(NothingLaid, f"{NOTHING}:{seat}", nothing)


def _chips(down: MeldsDown) -> list[Chip]:
    """Whether the melds-down is done, and announced jokers."""
    translate = QCoreApplication.translate
    if not down.done:
        brief = translate("ConcanTable", "not down yet")
        return [Chip(common("not down yet, {points} now").format(points=down.counts), "", False, brief)]
    #: Beside a tick, in little room.
    chips = [Chip(translate("ConcanTable", "melds down"), "lay")]
    if down.jokers:
        words = translate("ConcanTable", "1 joker") if down.jokers == 1 else translate("ConcanTable", "{count} jokers")
        chips.append(Chip(words.format(count=down.jokers), "announce", brief=str(down.jokers)))
    return chips
