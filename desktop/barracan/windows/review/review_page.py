"""Reviewing a match: its table at any position, what each move cost, what would have happened, who was ahead."""

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QListWidget, QWidget

from barracan.games.catalog import find_game
from barracan.model.view import SeatView
from barracan.session.messages import Happening
from barracan.session.review import Review
from barracan.session.table_model import TableModel
from barracan.table.layouts.geometry import LayoutOptions
from barracan.table.layouts.table_layout import WATCHED, lay_out
from barracan.table.scene import create_scene
from barracan.table.themes import Outfit
from barracan.table.view import TableView
from barracan.windows.review.arrangement import ARRANGEMENTS, is_readable, least_index, regions
from barracan.windows.review.card_words import best_choice
from barracan.windows.review.column import ReviewColumn
from barracan.windows.review.control_row import ControlRow
from barracan.windows.review.judging import OPEN, Judging
from barracan.windows.review.leads import rival_of
from barracan.windows.review.line_show import LineShow, LineWash
from barracan.windows.review.record_words import practice, verdict
from barracan.windows.review.signs import SignButton
from barracan.windows.review.time_axis import TimeAxis
from barracan.windows.review.told_review import ToldReview
from barracan.windows.shell.page import Leaf
from barracan.windows.shell.style import palette, put_on

_PACE = 900
"""Milliseconds from one step to the next while the match plays by itself."""
_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
_MOST_SCALE = 1.32
_GROWTH = 0.86
_ROW = 44


class ReviewPage(Leaf):
    """A table of its own, a column beside it and one time axis under both.

    Attributes:
        judging: who is judged, and what came of it.
        line_show: what would have happened.
        running: lets the match play by itself.

    Signals:
        imported: the record is to be stored in the library.
        played_on: the lines of the record up to the position shown, to be played on as practice.
    """

    imported = Signal()
    played_on = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("review_page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.model = TableModel(self)
        self.scene = create_scene(self, self.model)
        self.scene.hud.top_bar.show_buttons(())
        self.scene.hud.top_bar.menu.hide()  # the way back stands there
        self.view = TableView(self.scene, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setInteractive(False)
        self.view.set_least(WATCHED)
        self.review = Review(find_game, ())
        self.judging = Judging(self)
        self._told = ToldReview(self.review, self.judging)
        self._foreign = False
        self._wanted_eyes = OPEN
        self._rival = 1
        self._level = 0
        self._arranged_hand = -1
        self._drawer_open = self._graph_open = self._lists_leads = False
        self._outfit = Outfit()
        self._scale = 1.0
        self.running = QTimer(self)
        self.running.setInterval(_PACE)
        self.running.timeout.connect(self.forward)
        self._build()

    def _build(self) -> None:
        self.column = ReviewColumn(self.scene.faces)
        self.column.setParent(self)
        self.scrubber = TimeAxis(self)
        self.row = ControlRow()
        self.row.setParent(self)
        self.wash = LineWash(self.view)
        self.line_show = LineShow(self)
        self._close_button = SignButton("back", "close", self.tr("Back (Esc)"), self._escape)
        self._close_button.setParent(self)
        self.column.asked.connect(self._do)
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
        self._drawer_open = self._graph_open = self._lists_leads = False
        self.review.seek(self.review.hands[hand] if self.review.hands else 0)
        with QSignalBlocker(self.scrubber):
            self.scrubber.setRange(review.hands[0], max(review.hands[0] + 1, len(review.lines)))
        self.row.show_verdict(self._told.record_verdict(), wrong=review.wrong is not None, whole=verdict(review))
        self._arranged_hand = -1
        self.look_from(self._wanted_eyes)

    def look_from(self, eyes: int) -> None:
        """Look with the eyes of a seat, or see all hands; a hand that is not over is seen from the own seat alone."""
        self._leave_line()
        self._wanted_eyes = eyes
        if eyes == OPEN and not self._beside:
            self._drawer_open = True
        self._settle_eyes()
        self._rival = rival_of(self.review, self._told.side)
        self.scrubber.show_match(self.review.spans, (self._told.side, self._rival))
        self._place()
        self._show()

    def _settle_eyes(self) -> None:
        """Take the eyes that are wanted, where the hand of the position lets them look."""
        own, names = self.judging.own_seat, [note.name for note in self.review.match.seats]
        over = self._told.is_over
        eyes = self._wanted_eyes if over else own
        choices = [(seat, self.tr("As {name} sees it").format(name=name)) for seat, name in enumerate(names)]
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

    # Size and looks

    def wear(self, outfit: Outfit) -> None:
        """Look like any other table from now on."""
        self._outfit = outfit
        self.scene.appearance.apply(outfit)
        self.setPalette(palette(outfit.theme))
        self._dress()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the window anew."""
        super().resizeEvent(event)
        scale = max(1.0, min(_MOST_SCALE, _GROWTH * min(self.width() / 1280, self.height() / 800)))
        if round(scale, 2) != self._scale:
            self._scale = round(scale, 2)
            self._dress()
        if self.review.hands:
            self._arrange(self.review.view_of(self._told.viewer), anew=True)
            self._tell_ways()
        else:
            self._place()

    def _dress(self) -> None:
        theme = self._outfit.theme
        put_on(self, theme, self._scale)
        self.scrubber.theme = self.wash.theme = theme
        self.scrubber.type_scale = self._scale
        self.column.set_theme(theme, self._scale)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground under axis and row."""
        theme = self._outfit.theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.edge)
            foot = self.rect()
            foot.setTop(self.view.geometry().bottom() + 1)
            painter.fillRect(foot, theme.panel_over(0.72 if theme.name != "light" else 0.9))
            foot.setHeight(1)
            painter.fillRect(foot, theme.hairline)

    @property
    def _beside(self) -> bool:
        return ARRANGEMENTS[self._level].column

    @property
    def _unfolded(self) -> bool:
        return ARRANGEMENTS[self._level].graph

    def _arrange(self, view: SeatView, *, anew: bool = False) -> None:
        """Take the arrangement that shows most and in which all open cards of a view are large enough.

        Within a hand, in which cards only come to the table, none is taken that leaves the table less room.
        """
        before = self._level
        if anew or self.review.hand_index != self._arranged_hand:
            self._level, self._arranged_hand = 0, self.review.hand_index
        while self._level + 1 < len(ARRANGEMENTS) and not self._is_readable(view):
            self._level += 1
        if anew or self._level != before:
            self._place()

    def _is_readable(self, view: SeatView) -> bool:
        room = regions(self.size(), ARRANGEMENTS[self._level], self._scale).table.size()
        options = self._layout_options(QSizeF(room))
        return is_readable(view, lay_out(self.review.game.id, view, options), least_index(self.size()))

    def _layout_options(self, room: QSizeF) -> LayoutOptions:
        outfit = self._outfit
        return LayoutOptions(
            room, card_size=outfit.card_size, large_index=outfit.large_index, window=QSizeF(self.size())
        )

    def _place(self) -> None:
        """Put every part where it belongs."""
        arrangement, scale = ARRANGEMENTS[self._level], self._scale
        parts = regions(self.size(), arrangement, scale, left_handed=self._outfit.left_handed)
        self.scene.stage.watch_in(QSizeF(self.size()))
        self.view.setGeometry(parts.table)
        self.wash.setGeometry(self.view.rect())
        self.column.setGeometry(parts.column)
        self.column.is_drawer = not arrangement.column
        self.column.setVisible(arrangement.column or self._drawer_open)
        row = round(_ROW * scale)
        axis = parts.axis.adjusted(0, 0, 0, -row)
        self.scrubber.folded = not (arrangement.graph or self._graph_open)
        if not arrangement.graph and self._graph_open:
            axis.setTop(axis.top() - round(96 * scale))
        self.scrubber.raised = not arrangement.graph and self._graph_open
        self.scrubber.setGeometry(axis)
        self.row.setGeometry(parts.axis.x(), parts.axis.bottom() + 1 - row, parts.axis.width(), row)
        self.row.shorten(self.width(), scale)
        side = round(32 * scale)
        self._close_button.setGeometry(parts.table.x() + 7, (round(44 * scale) - side) // 2, side, side)
        for each in (self.column, self.scrubber, self._close_button):
            each.raise_()
        self.update()

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
            self._arrange(told.view)
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
        self.model.show(self.line_show.start(self.review, judged.position, choice, self._told.viewer))
        self._tell()

    def _show_line_step(self, happening: Happening) -> None:
        self._arrange(happening.view)
        self.model.step(happening)

    def _show_line_end(self) -> None:
        self.model.show(self.line_show.line.snapshot(self._told.viewer))
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
            self._arrange(showing.view)
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
        self.scrubber.show_caption(*told.caption(line, self._rival))
        luck = self.column.shows_luck
        self.column.show_where(told.where(), told.hand_of_hands(), foreign=self._foreign)
        self.column.show_card(told.card(luck=luck))
        rows = told.lead_rows() if self._lists_leads else told.rows(luck=luck)
        title = self.tr("Who is ahead") if self._lists_leads else self.tr("Draws") if luck else self.tr("Moves")
        self.column.show_list(title, rows, self.review.position)
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
            luck=self._told.has_draws and known is not None and over and not shown,
            worlds=("open" if self.judging.all_known else "seen") if by_all else "",
            known=known is not None and over,
        )

    def _line_words(self) -> str:
        if self.line_show.failed:
            return self.tr("This line cannot be played on. Esc leads back.")
        if self.line_show.is_over:
            return self.tr("From here on expert has played every seat, with the stock as it lay.")
        return self.tr("Expert plays every seat on from here. End shows how it comes out, Esc leads back.")

    def _tell_ways(self) -> None:
        told = self._told
        here = told.verdict_here() if not self._beside else ""
        costly = self.judging.analysis is not None and bool(self.judging.analysis.costly())
        self.row.show_position(told.move_number(), here or told.found(), costly=costly, loud=bool(here))
        playable = bool(self.review.hands) and self.review.state.result is None and not self.line_show.active
        self.row.show_ways(play_on=playable, drawer=not self._beside, graph=not self._unfolded)

    # Keys and buttons

    def _do(self, name: str) -> None:
        {
            "step_back": self.back,
            "step_on": self.forward,
            "run": self.run_or_stop,
            "drawer": self._toggle_drawer,
            "graph": self._toggle_graph,
            "next_costly": lambda: self.to_costly(1),
            "play_on": self._ask_to_play_on,
            "judge": self.judging.start,
            "line": self.show_line,
            "back_to_match": self._leave_line,
            "luck": self._tell,
            "import": self.imported.emit,
        }[name]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows a move, Page keys a hand, Space plays, J to costly moves, V the column, G the graph, Esc back."""
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
            Qt.Key.Key_V: self._toggle_drawer,
            Qt.Key.Key_G: self._toggle_list if shift else self._toggle_graph,
            Qt.Key.Key_Escape: self._escape,
        }
        if event.key() in keys:
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
        """Play and think nothing that nobody sees."""
        self.stop()
        self._leave_line()
        self.judging.stop()
        super().hideEvent(event)

    def _to_end(self) -> None:
        if self.line_show.active:
            self.line_show.to_end()
        else:
            self._seek(self.scrubber.maximum())

    def _toggle_drawer(self) -> None:
        if not self._beside:
            self._drawer_open = not self._drawer_open
            self._place()

    def _toggle_graph(self) -> None:
        if not self._unfolded:
            self._graph_open = not self._graph_open
            self._place()

    def _toggle_list(self) -> None:
        """Show the graph as a list, or the moves again."""
        self._lists_leads = not self._lists_leads
        self._drawer_open = self._drawer_open or self._lists_leads
        self._place()
        self._tell()

    def _escape(self) -> None:
        """One level up: out of the line, out of what lies over the table, out of the review."""
        if self.line_show.active:
            self._leave_line()
        elif self._lists_leads:
            self._toggle_list()
        elif not self._beside and self._drawer_open:
            self._toggle_drawer()
        elif not self._unfolded and self._graph_open:
            self._toggle_graph()
        else:
            self._close()

    def _ask_to_play_on(self) -> None:
        self.stop()
        self.played_on.emit(practice(self.review.lines[: self.review.position], self._told.viewer))

    def _close(self) -> None:
        self.stop()
        self.closed.emit()
