"""Reviewing a match: its table at any position, what each move cost, what would have happened, who was ahead."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QListWidget, QWidget

from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.messages import Happening
from barracan.session.review import Review
from barracan.table.translation import common, translate_text
from barracan.windows.review.card_words import best_choice
from barracan.windows.review.judging import OPEN, Judging
from barracan.windows.review.leads import rival_of
from barracan.windows.review.line_show import LineShow
from barracan.windows.review.record_words import practice, verdict
from barracan.windows.review.review_frame import ReviewFrame
from barracan.windows.review.time_axis import TimeAxis
from barracan.windows.review.told_review import ToldReview

_PACE = 900
"""Milliseconds from one step to the next while the match plays by itself."""
_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}

_EYES: Final = QT_TRANSLATE_NOOP("ReviewPage", "As {name} sees it")


class ReviewPage(ReviewFrame):
    """Goes through a match, and has it told and judged.

    Attributes:
        judging: who is judged, and what came of it.
        line_show: what would have happened.
        running: lets the match play by itself.

    Signals:
        imported: the record is to be stored in the library.
        exported: the record is to be written into a file.
        pad_asked: the score pad, opened at a hand counted from 0.
        played_on: the lines of the record up to the position shown, to be played on as practice.
    """

    imported = Signal()
    exported = Signal()
    pad_asked = Signal(int)
    played_on = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.judging = Judging(self)
        self._told = ToldReview(self.review, self.judging)
        self._foreign = False
        self._wanted_eyes = OPEN
        self._lists_leads = False
        self._line_move = ""
        self._reads_pad = False
        self.running = QTimer(self)
        self.running.setInterval(_PACE)
        self.running.timeout.connect(self.forward)
        self._build()

    def _build(self) -> None:
        self.line_show = LineShow(self)
        self.column.asked.connect(self._do)
        self.entries.asked.connect(self._do)
        self.column.chosen.connect(self._seek)
        self.column.worlds_chosen.connect(self._judge_by)
        self.row.asked.connect(self._do)
        self.row.eyes_chosen.connect(self.look_from)
        self.scrubber.valueChanged.connect(self._seek)
        self.judging.changed.connect(self._tell)
        self.line_show.stepped.connect(self._show_line_step)
        self.line_show.over.connect(self._show_line_end)
        for each in self.findChildren(QWidget):
            if each.focusPolicy() != Qt.FocusPolicy.NoFocus and each.focusProxy() is None:
                each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            if isinstance(each, (QAbstractButton, QListWidget, TimeAxis)):
                each.installEventFilter(self)

    # What is shown

    def show_review(self, review: Review, *, foreign: bool = False, hand: int = 0) -> None:
        """Show a record of one hand at least, at the deal of one and as a person sees it; import a *foreign* one."""
        self.stop()
        self._leave_line()
        self.review, self._foreign = review, foreign and review.wrong is None
        self.judging.show_review(review)
        self._told = ToldReview(review, self.judging)
        self._wanted_eyes = self.judging.own_seat
        self._lists_leads = False
        self.close_overlays()
        self.review.seek(self.review.hands[hand] if self.review.hands else 0)
        with QSignalBlocker(self.scrubber):
            self.scrubber.setRange(review.hands[0], max(review.hands[0] + 1, len(review.lines)))
        self.entries.offer(pad=bool(review.ends), export=not foreign, take=self._foreign)
        self.row.show_verdict(self._told.record_verdict(), wrong=review.wrong is not None, whole=verdict(review))
        self.look_from(self._wanted_eyes)

    def look_from(self, eyes: int) -> None:
        """Look with the eyes of a seat, or see all hands; a hand that is not over is seen from the own seat alone."""
        self._leave_line()
        self._wanted_eyes = eyes
        if eyes == OPEN:
            self.open_drawer()
        self._settle_eyes()
        rival = rival_of(self.review, self._told.side)
        self.scrubber.show_match(self.review.spans, (self._told.side, rival))
        self.place()
        self._show()

    def _settle_eyes(self) -> None:
        """Take the eyes that are wanted, where the hand of the position lets them look."""
        own, names = self.judging.own_seat, [note.name for note in self.review.match.seats]
        over = self._told.is_over
        eyes = self._wanted_eyes if over else own
        choices = [(seat, translate_text(Text("ReviewPage", _EYES, {"name": name}))) for seat, name in enumerate(names)]
        offered = [*choices, (OPEN, self.tr("All hands open"))] if over else [choices[own]]
        self.row.offer_eyes(offered, eyes)
        if eyes != self.judging.eyes:
            self.judging.stop()
            self.judging.eyes = eyes
            self.judging.changed.emit()

    def _judge_by(self, worlds: str) -> None:
        self.judging.stop()
        self.judging.all_known = worlds == "open"
        self._tell()

    # Going through the match

    def forward(self) -> None:
        """One step on, with its motion."""
        self.scene.finish_motion()
        if self.line_show.active:
            self.line_show.forward()
            return
        told = None
        while told is None and self.review.position < len(self.review.lines):
            told = self.review.step(self._told.viewer)
            if told is None and self.review.state.turn is None:
                break
        if self.review.position >= len(self.review.lines):
            self.stop()
        before = self.judging.eyes
        self._settle_eyes()
        if told is None or self.judging.eyes != before:
            self._show()
        else:
            self.arrange(told.view)
            self.model.step(told)
            self._tell()

    def back(self) -> None:
        """One move back."""
        self._seek(self.review.position - 1)

    def to_hand(self, step: int) -> None:
        """To the beginning of the hand, of the one before or of the next."""
        here, hands = self.review.position, self.review.hands
        later = [position for position in hands if position > here]
        earlier = [position for position in hands if position < here]
        self._seek((later or [len(self.review.lines)])[0] if step > 0 else (earlier or [0])[-1])

    def show_hand(self, hand: int) -> None:
        """To the deal of a hand, counted from 0."""
        self._seek(self.review.hands[hand])

    def to_costly(self, step: int) -> None:
        """To the next move that cost something, or to the one before."""
        found = self.judging.next_costly(self.review.position, step)
        if found is not None:
            self._seek(found)

    def run_or_stop(self) -> None:
        """Let the match, or the line that is shown, play by itself, or stop it."""
        if self.line_show.active:
            self.line_show.pause_or_run()
        elif self.running.isActive():
            self.stop()
        else:
            self.running.start()
            self.row.show_running(True)
            self.forward()

    def stop(self) -> None:
        """Stand still."""
        self.running.stop()
        self.row.show_running(False)

    def _seek(self, position: int) -> None:
        self.stop()
        self._leave_line()
        self.review.seek(position)
        self._settle_eyes()
        self._show()

    # What would have happened

    def show_line(self) -> None:
        """Play on the table what expert would have done instead of the move that is looked at."""
        judged = self.judging.at(self.review.position)
        choice = best_choice(judged)
        if judged is None or choice is None or not self._told.is_over:
            return
        self.stop()
        self._line_move = ""
        self.close_drawer()
        self.model.show(self.line_show.start(self.review, judged.position, choice, self._told.viewer))
        self._tell()

    def _show_line_step(self, happening: Happening) -> None:
        self.arrange(happening.view)
        self.model.step(happening)
        self._line_move = self._told.said(happening.seat, happening.words)
        self._tell_actions()

    def _show_line_end(self) -> None:
        self.model.show(self.line_show.line.snapshot(self._told.viewer))
        self.open_drawer()
        self._tell()

    def _leave_line(self) -> None:
        if self.line_show.active:
            self.line_show.stop()
            self._show()

    # Telling

    def _show(self) -> None:
        """Put the table of the position there at once."""
        if self.review.hands:
            showing = self.review.snapshot(self._told.viewer)
            self.arrange(showing.view)
            self.model.show(showing)
        self._tell()

    def _tell(self) -> None:
        if not self.review.hands:
            return
        told, line = self._told, self._told.leads()
        with QSignalBlocker(self.scrubber):
            self.scrubber.setValue(self.review.position)
        self.scrubber.show_leads(line)
        self.scrubber.show_notches(told.notches())
        self.scrubber.show_caption(*told.caption(line))
        luck = self.column.shows_luck
        self.head.show_where(told.where(), line=self.line_show.active)
        self.column.show_note(told.hand_of_hands())
        self.column.show_card(told.card(luck=luck), steady=self.judging.analysis is not None)
        rows = told.lead_rows() if self._lists_leads else told.rows(luck=luck)
        title = self.tr("Who is ahead") if self._lists_leads else self.tr("Draws") if luck else common("Moves")
        past = [row.position for row in rows if row.position <= self.review.position]
        self.column.show_list(title, rows, past[-1] if past and self._lists_leads else self.review.position)
        self.column.show_hands(told.open_hands())
        self._tell_actions()
        self._tell_ways()

    def _tell_actions(self) -> None:
        known, over = self.judging.analysis, self._told.is_over
        judged = self.judging.at(self.review.position) if over else None
        shown = self.line_show.active
        self.wash.setVisible(shown)
        self.column.show_line(
            [(self._told.names(side), *points) for side, points in enumerate(self.line_show.points())],
            active=shown,
            words=self._line_words(),
        )
        by_all = self.judging.eyes == OPEN and over and not shown
        self.column.show_actions(
            judge="" if shown or not over else self._told.judge_words(),
            line=best_choice(judged) is not None and not shown,
            back=shown,
            luck=self._told.has_draws and known is not None and known.by_worlds and over and not shown,
            worlds=("open" if self.judging.all_known else "seen") if by_all else "",
            known=known is not None and over,
        )

    def _line_words(self) -> str:
        if self.line_show.failed:
            return self.tr("This line cannot be played on. Esc leads back.")
        if self.line_show.is_over:
            return self.tr("From here on expert has played every seat, with the stock as it lay.")
        said = self.tr("Expert plays every seat on from here. End shows how it comes out, Esc leads back.")
        return f"{self._line_move} {said}" if self._line_move else said

    def rearranged(self) -> None:
        """What has no room beside the table is offered in the row."""
        self._tell_ways()

    def _tell_ways(self) -> None:
        told = self._told
        here = told.verdict_here() if not self.beside else ""
        costly = self.judging.analysis is not None and bool(self.judging.analysis.costly())
        words, brief = (told.move_number(brief=each) for each in (False, True))
        self.row.show_position(words, brief, here or told.found(), costly=costly, loud=bool(here))
        playable = bool(self.review.hands) and self.review.state.result is None and not self.line_show.active
        self.row.show_ways(play_on=playable, drawer=not self.beside, graph=not self.unfolded)

    # Keys and buttons

    def _do(self, name: str) -> None:
        actions: dict[str, Callable[[], object]] = {
            "step_back": self.back,
            "step_on": self.forward,
            "run": self.run_or_stop,
            "drawer": self.toggle_drawer,
            "graph": self.toggle_graph,
            "next_costly": lambda: self.to_costly(1),
            "play_on": self._ask_to_play_on,
            "judge": self.judging.start,
            "line": self.show_line,
            "back_to_match": self._leave_line,
            "luck": self._tell,
            "import_record": lambda: self.imported.emit(),
            "export_record": lambda: self.exported.emit(),
            "score_pad": self._ask_for_pad,
        }
        actions[name]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows a move, Page keys a hand, Space plays, J to costly moves, V column, G graph, P score pad, Esc back."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        keys = {
            Qt.Key.Key_Right: self.forward,
            Qt.Key.Key_Down: self.forward,
            Qt.Key.Key_Left: self.back,
            Qt.Key.Key_Up: self.back,
            Qt.Key.Key_PageDown: lambda: self.to_hand(1),
            Qt.Key.Key_PageUp: lambda: self.to_hand(-1),
            Qt.Key.Key_Home: lambda: self._seek(self.scrubber.minimum()),
            Qt.Key.Key_End: self._to_end,
            Qt.Key.Key_Space: self.run_or_stop,
            Qt.Key.Key_J: lambda: self.to_costly(-1 if shift else 1),
            Qt.Key.Key_V: self.toggle_drawer,
            Qt.Key.Key_P: self._ask_for_pad,
            Qt.Key.Key_G: self._toggle_list if shift else self.toggle_graph,
            Qt.Key.Key_Return: self._press_focused,
            Qt.Key.Key_Enter: self._press_focused,
        }
        if event.key() == Qt.Key.Key_Escape and (self._lets_go or self.leads_back):
            self.leave()
        elif event.key() in keys:
            keys[Qt.Key(event.key())]()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows do the same while a button or the list has the focus, which would hand it on."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            own = event.key() in _ARROWS or not isinstance(watched, QAbstractButton)
            if own and event.key() not in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
                self.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Play and think nothing that nobody sees; who reads the score pad comes back to what is being judged."""
        self.stop()
        self._leave_line()
        if not self._reads_pad:
            self.judging.stop()
        self._reads_pad = False
        super().hideEvent(event)

    def _to_end(self) -> None:
        if self.line_show.active:
            self.line_show.to_end()
        else:
            self._seek(self.scrubber.maximum())

    def _toggle_list(self) -> None:
        """Show the graph as a list, or the moves again."""
        self._lists_leads = not self._lists_leads
        if self._lists_leads:
            self.open_drawer()
        else:
            self.close_drawer()
        self._tell()

    @property
    def _lets_go(self) -> bool:
        """Whether there is something on the page that is left before the page is."""
        return self.line_show.active or self._lists_leads or self.drawer_lies_open or self.graph_lies_open

    def leave(self) -> None:
        """One level up: out of the line, out of what lies over the table, out of the review."""
        if self.line_show.active:
            self._leave_line()
        elif self._lists_leads:
            self._toggle_list()
        elif self.drawer_lies_open:
            self.toggle_drawer()
        elif self.graph_lies_open:
            self.toggle_graph()
        else:
            self._close()

    def _press_focused(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton):
            focused.click()

    def _ask_for_pad(self) -> None:
        if self.review.ends:
            self.stop()
            self._reads_pad = True
            self.pad_asked.emit(self.review.hand_index)

    def _ask_to_play_on(self) -> None:
        self.stop()
        self.played_on.emit(practice(self.review.lines[: self.review.position], self._told.viewer))

    def _close(self) -> None:
        self.stop()
        self.closed.emit()
