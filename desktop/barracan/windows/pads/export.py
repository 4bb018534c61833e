"""A pad outside the program: as a table of comma-separated values, as PDF, on paper."""

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from barracan.windows.score.paper import draw_paper
from barracan.windows.score.score_sheet import ScoreSheet, rows

Dated = tuple[str, ScoreSheet]
_RESOLUTION = 144


def save_csv(path: Path, sheets: Iterable[Dated]) -> None:
    """Write every line of every hand, a line of the file each; raises ``OSError``."""
    translate = QCoreApplication.translate
    heads = (
        translate("PadExport", "Date"), translate("PadExport", "Game"), translate("PadExport", "Hand"),
        translate("PadExport", "Side"), translate("PadExport", "What"), translate("PadExport", "Clause"),
        translate("PadExport", "Count"), translate("PadExport", "Points"), translate("PadExport", "Total"),
    )  # fmt: skip
    with path.open("w", encoding="utf-8-sig", newline="") as out:
        table = csv.writer(out)
        table.writerow(heads)
        for date, sheet in sheets:
            for hand in sheet.hands:
                for side, name in enumerate(sheet.sides):
                    place = (date, _plain(sheet.game), hand.number, _plain(name))
                    for row in rows(hand.lines):
                        entry = row.entries[side]
                        if entry:
                            table.writerow((*place, _plain(row.what), row.clause, entry.times, entry.points, ""))
                    total = hand.totals[side] if hand.totals else ""
                    words = translate("PadExport", "Hand in all")
                    table.writerow((*place, words, "", "", hand.points[side], total))


def save_pdf(path: Path, sheets: Iterable[Dated], title: str) -> None:
    """Write the pad as a document of this title, a page a hand; raises ``OSError``."""
    with path.open("wb"):
        pass
    writer = QPdfWriter(str(path))
    writer.setTitle(title)
    writer.setCreator("BarraCan")
    writer.setResolution(_RESOLUTION)
    writer.setPageLayout(_layout())
    _paint(writer, sheets)


def print_pad(parent: QWidget, title: str, sheets: Sequence[Dated]) -> bool:
    """Let the person choose a printer, and print; whether it was done."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setResolution(_RESOLUTION)
    printer.setPageLayout(_layout())
    if QPrintDialog(printer, parent).exec() != QPrintDialog.DialogCode.Accepted:
        return False
    _paint(printer, sheets)
    return True


def _layout() -> QPageLayout:
    size = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(size, QPageLayout.Orientation.Landscape, QMarginsF(12, 12, 12, 12), QPageLayout.Unit.Millimeter)


def _paint(device: QPagedPaintDevice, sheets: Iterable[Dated]) -> None:
    """Paint each match, a page a hand with that hand in detail."""
    with QPainter(device) as painter:
        first = True
        for _, sheet in sheets:
            for at in range(len(sheet.hands)):
                if not first:
                    device.newPage()
                first = False
                draw_paper(painter, painter.viewport(), sheet, at)


def _plain(words: str) -> str:
    """Words that no spreadsheet takes for a formula."""
    return f"'{words}" if words[:1] in {"=", "+", "-", "@", "\t", "\r"} else words
