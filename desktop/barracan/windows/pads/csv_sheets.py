"""Score sheets as a table for other programs: a block a match, a line for each that the sheet has, its sides beside."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from barracan.table.translation import common, translate_text
from barracan.windows.score.score_sheet import Hand, ScoreSheet, rows
from barracan.windows.shell.formats import join_names

Dated = tuple[str, ScoreSheet]
Cell = str | int
Line = tuple[Cell, ...]


def save_csv(path: Path, sheets: Iterable[Dated]) -> None:
    """Write each match as its sheet has it, with the lines of every hand under it; raises ``OSError``.

    Where figures have a decimal comma, semicolons part them, as spreadsheets of such a language read and write.
    """
    between = ";" if QLocale().decimalPoint() == "," else ","
    with path.open("w", encoding="utf-8-sig", newline="") as out:
        table = csv.writer(out, delimiter=between)
        for number, (date, sheet) in enumerate(sheets):
            if number:
                table.writerow(())
            block = Block(sheet)
            table.writerow(block.heads())
            table.writerows((date, _plain_words(sheet.game), *line) for line in block.lines())


class Block:
    """The lines of one match; each side has a column for points and more where its sheet has them."""

    def __init__(self, sheet: ScoreSheet) -> None:
        self._sheet = sheet
        hands = sheet.hands
        self._beside = max((hand.columns for hand in hands), key=len, default=())
        self._running = not sheet.form.summed and not self._beside
        self._width = 1 + self._running + len(self._beside) + 1

    def heads(self) -> Line:
        """What stands over the columns."""
        translate = QCoreApplication.translate
        of_side = translate("PadExport", "{side}: {what}")
        parts = [translate("PadExport", "Points")]
        parts += [common("Total")] * self._running
        parts += [column.what for column in self._beside]
        parts.append(translate("PadExport", "Count"))
        return (
            translate("PadExport", "Date"),
            common("Game"),
            common("Hand"),
            translate("PadExport", "What"),
            translate("PadExport", "Clause"),
            *(_plain_words(of_side.format(side=side, what=part)) for side in self._sheet.sides for part in parts),
        )

    def lines(self) -> Iterator[Line]:
        """Each hand with what it counts, and what stands below them all."""
        for hand in self._sheet.hands:
            yield from self._hand_lines(hand)
        yield self._line("", common("Total"), "", self._sums())
        for column in self._sheet.columns[len(self._beside) :]:
            yield self._line("", column.what, "", [[_csv_figure(entry)] for entry in column.entries])
        for row in (*self._sheet.rows, *self._sheet.figures):
            yield self._line("", translate_text(row.what), "", [[_csv_figure(entry)] for entry in row.entries])

    def _hand_lines(self, hand: Hand) -> Iterator[Line]:
        """How it ended with what stands for it on the sheet, then line by line; the last column of a side counts."""
        sides = range(len(self._sheet.sides))
        totals = hand.totals or ("",) * len(sides)
        whole = [
            [
                hand.signs.get(side, hand.points[side]),
                *([totals[side]] if self._running else ()),
                *(_csv_figure(column.entries[side]) for column in hand.columns),
            ]
            for side in sides
        ]
        yield self._line(hand.number, hand.how, "", whole)
        if any(hand.doubles):
            doubled = [join_names([self._sheet.sides[other] for other in others]) for others in hand.doubles]
            words = common("Has doubled")
            yield self._line(hand.number, words, "", [[_plain_words(names)] for names in doubled])
        for row in rows(hand.lines):
            cells = [self._entry("", "") if e is None else self._entry(e.points, e.times) for e in row.entries]
            yield self._line(hand.number, row.what, row.clause, cells)

    def _entry(self, points: Cell, times: Cell) -> list[Cell]:
        """The cells of a side for points and how often they count."""
        return [points, *[""] * (self._width - 2), times]

    def _sums(self) -> list[list[Cell]]:
        """The points of each side in all, and what it has in its further columns."""
        beside = self._sheet.columns[: len(self._beside)]
        return [
            [
                *(("", total) if self._running else (total,)),
                *(_csv_figure(column.entries[side]) for column in beside),
            ]
            for side, total in enumerate(self._sheet.totals)
        ]

    def _line(self, hand: Cell, what: str, clause: str, sides: Sequence[Sequence[Cell]]) -> Line:
        """A line with as many cells for each side as there are columns."""
        cells = (cell for side in sides for cell in (*side, *[""] * (self._width - len(side))))
        return (hand, _plain_words(what), clause, *cells)


def _csv_figure(entry: str) -> str:
    """A figure of the sheet as spreadsheets read it."""
    return entry.replace("−", "-").replace("+", "").replace("$", "")


def _plain_words(words: str) -> str:
    """Words that no spreadsheet takes for a formula."""
    return f"'{words}" if words[:1] in {"=", "+", "-", "@", "\t", "\r"} else words
