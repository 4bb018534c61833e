"""All keys of the program, for the page that lists them."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from barracan.table.translation import common


class KeyText(NamedTuple):
    """A key, or several, and what it does."""

    keys: str
    does: str


class KeyTexts(QObject):
    """The keys in groups, in the language in use."""

    def columns(self) -> tuple[Sequence[str], Sequence[str]]:
        """Two columns: a line for the head of each group and for each key; what is bold stands between stars."""
        groups = (
            (self.tr("At the table"), self.table()),
            (self.tr("Cards and melds"), self.cards()),
            (self.tr("On pages"), self.pages()),
            (self.tr("In a review"), self.review()),
        )
        return _lines(groups[:1]), _lines(groups[1:])

    def table(self) -> Sequence[KeyText]:
        """What moves about the table, and what is done there."""
        return (
            KeyText(self.tr("Tab, Shift+Tab"), self.tr("to the next part of the table, or the one before")),
            KeyText(self.tr("Arrows, Home, End"), self.tr("to the nearest card or place in that direction")),
            KeyText("1 2 3 4, 0", self.tr("to your own pile and on clockwise; to the stock")),
            KeyText(common("Enter"), self.tr("what the lit button says, or to the place in focus")),
            KeyText("D", self.tr("draw; pass or stop where nothing is drawn")),
            KeyText("K", self.tr("pick up the pile in focus")),
            KeyText("T, L", self.tr("take a trick; in trick games L shows the last trick")),
            KeyText("X", self.tr("discard the chosen card")),
            KeyText("Z", self.tr("take the last move back")),
            KeyText("H", self.tr("a hint; pressed again, why")),
            KeyText(_keys("R", "Space"), self.tr("review, the result: when a hand is over")),
            KeyText(_keys("V", "Shift+V"), self.tr("speak whose turn it is, speak the whole table")),
            KeyText("S, C", self.tr("sound on and off; each suit in its own colour")),
            KeyText("P, F1, F2, F11", self.tr("score pad, rules, table in text, full screen")),
            KeyText(common("Esc"), self.tr("let go, close; with nothing left the first page, the match is kept")),
        )

    def cards(self) -> Sequence[KeyText]:
        """What is done with cards of the hand."""
        return (
            KeyText(common("Space"), self.tr("choose a card, or let it go")),
            KeyText("/", self.tr("then rank and suit (C D H S are ♣ ♦ ♥ ♠): to this card of the hand")),
            KeyText("F", self.tr("cards of the hand that fit what lies at the cursor")),
            KeyText("I", self.tr("the card large")),
            KeyText("O, " + self.tr("Shift+arrows"), self.tr("sort the hand; move a card in it")),
            KeyText("M, L", self.tr("meld tray, ladder builder")),
            KeyText(f"{_keys('A', 'Shift+1')}–9", self.tr("what is chosen into a new draft, or into that draft")),
            KeyText(_keys("Ctrl+Enter"), self.tr("lay down what lies in the tray")),
            KeyText(_keys("Del"), self.tr("take a card back from tray or builder")),
        )

    def pages(self) -> Sequence[KeyText]:
        """What holds on all pages."""
        return (
            KeyText(common("Enter"), self.tr("the brass button, or the button in focus")),
            KeyText(common("Esc"), self.tr("back to where you came from")),
            KeyText("1–7, N, L, M", self.tr("on the first page: a game, new match, learn, matches")),
            KeyText(_keys("/", "Ctrl+F"), self.tr("in the rules: search")),
            KeyText("A", self.tr("in the rules: the chosen cards into the frame, or back")),
            KeyText(_keys("Ctrl+Q"), self.tr("quit")),
        )

    def review(self) -> Sequence[KeyText]:
        """What holds in a review."""
        return (
            KeyText(self.tr("Arrows, Page keys"), self.tr("a move, a hand")),
            KeyText(common("Space"), self.tr("play and stop")),
            KeyText(_keys("J", "Shift+J"), self.tr("the next costly move, the one before")),
            KeyText(_keys("G", "Shift+G"), self.tr("the graph large, the graph as a list")),
            KeyText("V", self.tr("the right column")),
        )


def _keys(*names: str) -> str:
    """Keys as the system names them in the language in use."""
    return ", ".join(QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText) for name in names)


def _lines(groups: Sequence[tuple[str, Sequence[KeyText]]]) -> Sequence[str]:
    return [line for title, keys in groups for line in (f"*{title}*", *(f"*{key}*  {does}" for key, does in keys))]


def key_columns() -> tuple[Sequence[str], Sequence[str]]:
    """All keys in two columns, a line each."""
    return KeyTexts().columns()
