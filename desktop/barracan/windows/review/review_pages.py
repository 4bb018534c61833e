"""Records shown on the review page: from the library, from a file, of the open match; what is played on is practice."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog

from barracan.games.catalog import find_game
from barracan.model.replay import HUMAN
from barracan.session.live_match import wrong_record
from barracan.session.review import Review
from barracan.storage.players import shown_names
from barracan.table.translation import common, translate_text
from barracan.windows.review.record_file import UnreadableError, read_file
from barracan.windows.review.record_words import no_hand, over, verdict
from barracan.windows.review.review_page import ReviewPage
from barracan.windows.shell.shell import Feature, Shell, report_failures

if TYPE_CHECKING:
    from barracan.windows.score.score_page import ScorePage


class ReviewPages(Feature):
    """Shows records on the review page, and stores what is played on from there as practice.

    Signals:
        imported: the path of the record to import.
        exported: the match of the library to export.
        clause_asked: a game and a clause of its rules to show.
        played_on: the match that was made of a reviewed one.
        judged: a person's moves in a match of the library have been judged as far as can be: the review, the seat, the
            moves (``AnalysedMove``).
    """

    imported = Signal(object)
    exported = Signal(int)
    clause_asked = Signal(str, str)
    played_on = Signal(int)
    judged = Signal(object, int, object)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._path: Path | None = None
        self._match = -1

    def of_match(self, match: int) -> None:
        """Look at a match that is over, as the library has it."""
        with report_failures(self._shell.tell):
            review = Review(find_game, self._library.lines(match))
            if review.hands:
                review.call_seats(self._library.ask(lambda db: shown_names(db, match)))
                self._show(review, match=match)
            elif review.wrong:
                self._shell.tell(translate_text(wrong_record(review.wrong)), brief=True)
            else:
                self._shell.tell(no_hand(), brief=True)

    def of_open_match(self, match: int, record: Sequence[str], names: Sequence[str], hand: int = 0) -> None:
        """Look at the hands of the open match that are over, from this one on: the one being played has its secrets."""
        lines = over(record)
        if lines:
            review = Review(find_game, lines)
            review.call_seats(names)
            self._show(review, match=match, hand=hand)
        else:
            self._shell.tell(self.tr("The record can be looked at when the first hand is over."), brief=True)

    def of_file(self, path: Path) -> str:
        """Look at the record in a file; where nothing of it can be shown, say why, which is returned too."""
        try:
            review = read_file(path)
        except UnreadableError as trouble:
            self._shell.tell(str(trouble), brief=True)
            return str(trouble)
        self._show(review, path)
        if review.wrong is not None:  # the row under the table may have no room for it
            self._shell.tell(verdict(review), brief=True)
        return ""

    def ask_for_file(self) -> None:
        """Let the person choose a file."""
        records = common("Records (*.cards.jsonl);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._pages.window(), common("Open a record"), "", records)
        if name:
            self.of_file(Path(name))

    def _show(self, review: Review, path: Path | None = None, *, match: int = -1, hand: int = 0) -> None:
        self._path, self._match = path, match
        page = self._review
        self._pages.go(page)
        page.show_review(review, foreign=path is not None, hand=hand)

    def _create_page(self) -> ReviewPage:
        page = ReviewPage()
        page.played_on.connect(self._play_on)
        page.imported.connect(self._import)
        page.judging.changed.connect(lambda: self._tell_judged(page))
        page.exported.connect(lambda: self.exported.emit(self._match))
        self._pages.ended.connect(page.judging.stop)
        page.pad_asked.connect(lambda hand: self._show_pad(page.review, hand))
        return page

    def _tell_judged(self, page: ReviewPage) -> None:
        """Tell of the own moves once all are judged by what their player saw."""
        judging = page.judging
        known, seat = judging.analysis, judging.eyes
        own = self._path is None and seat == judging.own_seat and judging.review.match.seats[seat].player == HUMAN
        if own and known is not None and known.over and not judging.all_known:
            self.judged.emit(judging.review, seat, list(known.moves().values()))

    def _show_pad(self, review: Review, hand: int) -> None:
        """Show the score pad of what is looked at, at this hand or the last one that is over."""
        from barracan.windows.score.score_sheet import stored_sheet

        page = self._pages.get("reviewed_pad", self._create_pad)
        names = [note.name for note in review.match.seats]
        page.show_sheet(stored_sheet(find_game, review.lines, names), hand_over=False, offers=False)
        page.paper.choose(min(hand, len(review.ends) - 1))
        self._pages.go(page)

    def _create_pad(self) -> "ScorePage":
        from barracan.windows.score.score_page import ScorePage

        page = ScorePage("reviewed_pad")
        page.clause_asked.connect(lambda clause: self.clause_asked.emit(self._review.review.game.id, clause))
        page.review_asked.connect(self._look_at_hand)
        return page

    def _look_at_hand(self, hand: int) -> None:
        """Back to the review, at the deal of this hand."""
        page = self._review
        self._pages.go(page)
        page.show_hand(hand)

    @property
    def _review(self) -> ReviewPage:
        return self._pages.get("review_page", self._create_page)

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
