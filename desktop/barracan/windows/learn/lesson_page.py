"""A lesson: a table of its own at which a chapter is played, and the card that teaches."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from barracan.games.catalog import find_game
from barracan.model.moves import Move
from barracan.model.offers import Pick
from barracan.model.places import HAND, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.session.lessons.chapter import LEARNER, Awaits, Chapter, ScriptedThinker, Step
from barracan.session.table_session import TableSession
from barracan.storage.library import Library
from barracan.table.accessibility.words import read_out
from barracan.table.hud.button_row import SPEAK_STATUS, SPEAK_TABLE
from barracan.table.scene import create_scene
from barracan.table.themes import FELT, Outfit
from barracan.table.translation import translate_text
from barracan.table.view import TableView
from barracan.windows.learn.lesson_arrow import LessonArrow
from barracan.windows.learn.lesson_card import LessonCard
from barracan.windows.match.announcer import Announcer
from barracan.windows.match.hint_card import find_ground
from barracan.windows.match.hint_words import hinted_picks
from barracan.windows.match.sounds import Sounds
from barracan.windows.shell.leaf import Leaf
from barracan.windows.shell.page import USUAL
from barracan.windows.shell.style import palette, put_on, text_scale
from barracan.windows.text_table.page import TextTable

_OF_A_MATCH = frozenset({"score_pad", "new_match", "resume"})
"""Buttons that a lesson has no answer to."""
_INPUTS = frozenset({QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease})


class LessonPage(Leaf):
    """Leads through a chapter of a course; its matches live in memory and end with it.

    Page keys go back and on, F6 from the table to the card and back, F2 to the table in text and back, Esc leaves.

    Attributes:
        chapter: what is taught.
        step: the number of the step that is shown.
        session, scene, view: the table.
        card: what teaches.
        text: the table in text, while it is the one that is shown.

    Signals:
        reached: another step is shown; its number.
        clause_asked: the rules are to be shown, at a clause if one is named.
        finished: the chapter is over, and something is to follow.
    """

    reached = Signal(int)
    clause_asked = Signal(str)
    finished = Signal()

    def __init__(self, chapter: Chapter, sounds: Sounds) -> None:
        super().__init__()
        self.setObjectName("lesson_page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.chapter = chapter
        self.step = 0
        self._theme = FELT
        self._text_size = 1.0
        self.text: TextTable | None = None
        self._library = Library.in_memory()
        self._watching = False
        self._others = ScriptedThinker(chapter.moves, self._count_moves, self._is_reading, self)
        self.session = TableSession(self._library, find_game, self._others, self)
        self.session.intents.judge = self._judge
        self.model = self.session.model
        self.scene = create_scene(self, self.model)
        self.view = TableView(self.scene)
        self.view.setParent(self)
        self.arrow = LessonArrow(self)
        self.card = LessonCard(chapter)
        self.card.setParent(self)
        self.announcer = Announcer(self.model, self.view, self)
        self._connect(sounds)
        self._listen()
        self.destroyed.connect(self._library.close)

    @property
    def is_open(self) -> bool:
        """Whether a step is shown that is not the last."""
        return self.model.view is not None and self.step < len(self.chapter.steps) - 1

    @property
    def current(self) -> Step:
        """The step that is shown."""
        return self.chapter.steps[self.step]

    def open_at(self, step: int) -> None:
        """Put the table as it stands when the turn of this step comes, and show the step."""
        self.step = step if 0 <= step < len(self.chapter.steps) - 1 else 0
        self._watching = False
        self.session.leave()
        match = self._library.begin(self.chapter.lines_before(self.step))
        self._library.release(match)
        self._place()  # a table that knows its place is laid once
        self.session.resume(match)
        self._tell()

    def wear(self, outfit: Outfit) -> None:
        """Look like any other table from now on."""
        self._theme, self._text_size = outfit.theme, outfit.text_size
        self.scene.appearance.apply(outfit)
        if self.text is not None:
            self.text.wear(outfit)
        self._dress()

    def change_table(self) -> None:
        """Go from the painted table to the one in text, or back."""
        if self.text is None:
            self.text = self._create_text()
        else:
            self.text.deleteLater()
            self.text = None
        self.view.setVisible(self.text is None)
        self._place()
        if self.model.view is not None:
            self.scene.finish_motion()
            self.session.show_again()
            self._table.setFocus()

    def end(self) -> None:
        """Let go of the table for good."""
        self.session.close()
        self._library.close()

    def forward(self) -> None:
        """What has been read is done; a move that is awaited is made for the person."""
        self.scene.finish_motion()
        move = self.chapter.move_of(self.step)
        if self.step == len(self.chapter.steps) - 1:
            self.finished.emit()
        elif self.current.text.watched:
            self._watch()
        elif self.current.awaits is Awaits.READING:
            self._go_to(self.step + 1)
        elif self.current.awaits is Awaits.MOVE and move is not None:
            self.session.intents.tray_clear()
            self.session.intents.submit(move)
        else:
            self.open_at(self.step + 1)

    def back(self) -> None:
        """Go to the step before, past those at which there was nothing to do."""
        before = [number for number in range(self.step) if self.chapter.steps[number].awaits is not Awaits.OTHERS]
        if before:
            self._go_to(before[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let words grow with the window."""
        super().resizeEvent(event)
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where the table in text has no use for it, leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the light back that any input takes off the table; Esc leaves where the table has no use for it."""
        if event.type() in _INPUTS:
            QTimer.singleShot(0, self, self._light)
        pressed = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if pressed == Qt.Key.Key_Escape and self._rests():
            self.closed.emit()
            return True
        return super().eventFilter(watched, event)

    def _is_reading(self) -> bool:
        """Whether what stands on the card is to be read before anybody moves."""
        return self.current.awaits is Awaits.READING and not self._watching

    def _watch(self) -> None:
        """Let the moves be made that follow what has been read; those of the learner's seat are made here."""
        self._watching = True
        self.card.wait()
        made = self._count_moves()
        if made < len(self.chapter.moves) and self.chapter.moves[made].seat == LEARNER:
            self.session.intents.submit(self.chapter.moves[made])
        else:
            self._others.go_on()

    def _rests(self) -> bool:
        """Whether there is nothing on the table that Esc lets go."""
        scene = self.scene
        holds = scene.selection.cards or scene.cursor is not None or scene.stage.tray is not None
        return not (holds or scene.hud.hide_refusal() or scene.close_large())

    def _count_moves(self) -> int:
        """How many moves of the course have been told."""
        return self.chapter.moves_in(self.model.number) if self.model.view is not None else 0

    def _change_focus(self) -> None:
        """From the table to the card, or back."""
        focus = QApplication.focusWidget()
        if focus is not None and (focus is self._table or self._table.isAncestorOf(focus)):
            self.card.focus()
        else:
            self._table.setFocus()

    @property
    def _table(self) -> QWidget:
        return self.text or self.view

    def _create_text(self) -> TextTable:
        text = TextTable(self.model, self.session.intents)
        text.setParent(self)
        text.set_theme(self._theme)
        for each in text.findChildren(QPushButton):
            if each.objectName() in {"text_menu", "text_score_pad"}:
                each.hide()  # a lesson has neither
        text.asked.connect(self._press)
        text.clause_asked.connect(self.clause_asked)
        text.closed.connect(self.change_table)
        text.show()
        return text

    def _listen(self) -> None:
        """Keys that hold on the table, which keeps Tab to itself, and on the card."""
        for key, do in (
            (Qt.Key.Key_PageDown, self.forward),
            (Qt.Key.Key_PageUp, self.back),
            (Qt.Key.Key_F6, self._change_focus),
            (Qt.Key.Key_F2, self.change_table),
        ):
            QShortcut(QKeySequence(key), self, do, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        for each in (self.view, self.view.viewport(), self.card):
            each.installEventFilter(self)

    def _connect(self, sounds: Sounds) -> None:
        model, scene, card = self.model, self.scene, self.card
        sounds.follow(model)
        scene.connect_intents(self.session.intents)
        model.shown.connect(self._follow)
        model.happened.connect(self._follow)
        model.offer_changed.connect(self._light)
        model.hinted.connect(self._say_way)
        scene.picked.connect(lambda picks: sounds.play("select") if picks else None)
        scene.settled.connect(self._settle)
        scene.stage.measured.connect(self._place)
        model.refused.connect(self._answer)
        scene.pressed.connect(self._press)
        scene.hud.top_bar.show_buttons(())
        scene.hud.top_bar.menu.hide()
        scene.clause_asked.connect(self.clause_asked)
        card.clause_asked.connect(self.clause_asked)
        card.left.connect(self.closed)
        card.settled.connect(self._follow_card)
        card.back.connect(self.back)
        card.shown.connect(self.forward)
        card.forward.connect(self.forward)

    def _press(self, name: str) -> None:
        if name == "rules":
            self.clause_asked.emit("")
        elif name == SPEAK_STATUS:
            self.announcer.speak_status()
        elif name == SPEAK_TABLE:
            self.announcer.speak_table()
        elif name not in _OF_A_MATCH:
            self.session.intents.press(name)

    def _place(self, *_: object) -> None:
        """Put the table into the whole page, and the card where it covers nothing that its step names."""
        self.view.setGeometry(self.rect())
        self.arrow.setGeometry(self.rect())
        layout = self.scene.layout
        if self.text is not None:
            self.card.lie_on(self.width())
        elif layout is not None:
            self.card.lie_on(find_ground(layout, self.view.shrunk, self._about()))
            self.card.raise_()

    def _follow_card(self) -> None:
        """Let the table in text begin under the card, or an arrow lead from it to what it speaks of."""
        if self.text is not None:
            high = self.card.height()
            self.text.setGeometry(0, high, self.width(), self.height() - high)
            self.arrow.hide()
            return
        about, shrunk = self._about(), self.view.shrunk
        target = QRectF(about.topLeft() * shrunk, about.size() * shrunk) if about else None
        self.arrow.point(QRectF(self.card.geometry()), target, self._theme.hint)

    def _about(self) -> QRectF | None:
        """What the step speaks of on the table, beside the hand, which is never covered."""
        places = {pick.place for pick in self._picks() if read_place(pick.place).kind != HAND}
        layout, found = self.scene.layout, QRectF()
        for place in places:
            if layout is not None and place in layout.spots:
                found = found.united(layout.area(place))
        return None if found.isEmpty() else found

    def _dress(self) -> None:
        scale = text_scale(self.size(), USUAL, 1.5) * self._text_size
        self.setPalette(palette(self._theme))
        put_on(self, self._theme, scale)
        self.card.dress(scale)
        self._place()

    def _answer(self, refusal: Refusal) -> None:
        """Answer another move on the card."""
        self.card.answer(translate_text(refusal.reason))
        self.scene.hud.hide_refusal()

    def _judge(self, move: Move) -> Refusal | None:
        return None if self._watching else self.chapter.refusal(self.step, move)

    def _settle(self) -> None:
        """Go on with what is watched once all cards lie still, and light what is spoken of."""
        self._light()
        if self._watching:
            self._watch()

    def _follow(self, _: object = None) -> None:
        """Turn to the step whose turn has come."""
        step = self.chapter.step_at(self.chapter.moves_in(self.model.number), self.step)
        if step != self.step:
            self.step = step
            self._watching = False
            self.scene.panel.put_away()  # the table is free again for what comes next
            self._tell()

    def _go_to(self, step: int) -> None:
        if self.chapter.steps[step].at == self.current.at:
            self.step = step
            self._tell()
            self._others.go_on()
        else:
            self.open_at(step)

    def _tell(self) -> None:
        self.card.show_step(self.step)
        self._light()
        self._place()
        if self.current.awaits is Awaits.READING:
            self.card.main.setFocus()
        else:
            self._table.setFocus()
        self.reached.emit(self.step)
        self.announcer.say(read_out(self.card.sentences))

    def _light(self, *_: object) -> None:
        """Light what the step speaks of, or the cards of the move that it awaits as far as they are not chosen."""
        if self.model.view is not None and not self._is_between_steps():
            self.scene.highlights.hint(self._picks())

    def _is_between_steps(self) -> bool:
        """Whether the table has gone on, and the step that speaks of it comes next."""
        return self.current.awaits is Awaits.MOVE and self._count_moves() != self.current.at

    def _picks(self) -> list[Pick]:
        """The cards that the step speaks of."""
        view, step = self.model.view, self.current
        if view is None or self._is_between_steps():
            return []
        if step.awaits is Awaits.MOVE:
            move = self.chapter.move_of(self.step)
            return hinted_picks(self.chapter.game, view, move) if move is not None else []
        places = view.places()
        return [
            Pick(lit.place, card, -1 if read_place(lit.place).kind == HAND else at)
            for lit in step.text.lit
            for at, card in enumerate(places[lit.place])
            if card and (not lit.cards or card in lit.cards)
        ]

    def _say_way(self, _: object) -> None:
        """Say where a hint is asked for what to do in this step."""
        told = next((each.text for each in self.chapter.steps[self.step :] if each.text.task), None)
        if told is None:
            return
        self.scene.refusals.say(Refusal(told.clause, Text("lessons", told.task)))
        if self.text is not None:
            self.text.tell_hint(told.task, told.clause)
