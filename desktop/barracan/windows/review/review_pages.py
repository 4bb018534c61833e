"""Records shown on the review page: from the library, from a file, of the open match; what is played on is practice."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog

from barracan.games.catalog import find_game
from barracan.model.record import read_line
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verify import record_lines
from barracan.session.live_match import wrong_record
from barracan.session.review import Review
from barracan.table.translation import translate_text
from barracan.windows.review.record_words import verdict
from barracan.windows.review.review_page import ReviewPage
from barracan.windows.shell.shell import Feature, Shell, report_failures


class ReviewPages(Feature):
    """Shows records on the review page, and stores what is played on from there as practice.

    Signals:
        imported: the path of the record to import.
        played_on: the match that was made of a reviewed one.
    """

    imported = Signal(object)
    played_on = Signal(int)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._path: Path | None = None

    def of_match(self, match: int) -> None:
        """Look at a match that is over, as the library has it."""
        with report_failures(self._shell.tell):
            review = Review(find_game, self._library.lines(match))
            if review.hands:
                self._show(review)
            elif review.wrong:
                self._shell.tell(translate_text(wrong_record(review.wrong)))
            else:
                self._shell.tell(self.tr("No hand of this match was dealt."))

    def of_open_match(self, record: Sequence[str], hand: int = 0) -> None:
        """Look at the hands of the open match that are over, from this one on: the one being played has its secrets."""
        lines = over(record)
        if lines:
            self._show(Review(find_game, lines), hand=hand)
        else:
            self._shell.tell(self.tr("The record can be looked at when the first hand is over."))

    def of_file(self, path: Path) -> None:
        """Look at the record in a file; where nothing of it can be shown, say why."""
        try:
            self._show(read_file(path), path)
        except UnreadableError as trouble:
            self._shell.tell(str(trouble))

    def ask_for_file(self) -> None:
        """Let the person choose a file."""
        records = self.tr("Records (*.cards.jsonl);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._pages.window(), self.tr("Open a record"), "", records)
        if name:
            self.of_file(Path(name))

    def _show(self, review: Review, path: Path | None = None, hand: int = 0) -> None:
        self._path = path
        page = self._pages.get("review_page", self._create_page)
        self._pages.go(page)
        page.show_review(review, foreign=path is not None, hand=hand)

    def _create_page(self) -> ReviewPage:
        page = ReviewPage()
        page.played_on.connect(self._play_on)
        page.imported.connect(self._import)
        return page

    def _import(self) -> None:
        """Store the record that was opened from a file."""
        if self._path:
            self.imported.emit(self._path)

    def _play_on(self, lines: list[str]) -> None:
        """Play a reviewed match on: it is stored as a match of its own."""
        with report_failures(self._shell.tell):
            match = self._library.begin(lines)
            self._library.release(match)
            self.played_on.emit(match)


_UNREADABLE = QT_TRANSLATE_NOOP("review", "{file} cannot be read: {reason}.")


class UnreadableError(Exception):
    """A file of which nothing can be shown; its argument is the sentence to tell."""


def read_file(path: Path) -> Review:
    """The record in a file, as far as it is right; raises ``UnreadableError`` where nothing of it is."""
    try:
        with path.open("rb") as stream:
            review = Review(find_game, record_lines(stream))
    except OSError as trouble:
        reason = trouble.strerror or str(trouble)
        raise UnreadableError(
            translate_text(Text("review", _UNREADABLE, {"file": path.name, "reason": reason}))
        ) from trouble
    if not review.hands:
        raise UnreadableError(verdict(review))
    return review


def over(lines: Sequence[str]) -> list[str]:
    """The lines of the hands that are over: nothing of the hand being played."""
    ends = [at + 1 for at, text in enumerate(lines) if read_line(text).get("kind") in {"hand_end", "match_end"}]
    return list(lines[: ends[-1]]) if ends else []
