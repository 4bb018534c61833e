"""A table at which something is learned: a match in memory, and a card of paper that lies over it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from barracan.games.catalog import find_game
from barracan.model.cards import Code
from barracan.model.moves import Move
from barracan.model.offers import Pick
from barracan.model.places import HAND, TRICK, PlaceName, read_place
from barracan.model.refusal import Refusal
from barracan.model.view import Family
from barracan.session.table_session import TableSession
from barracan.session.worker_pool import WorkerPool
from barracan.storage.library import Library
from barracan.table.hud.button_row import SPEAK_STATUS, SPEAK_TABLE
from barracan.table.hud.labels import Tells
from barracan.table.layouts.geometry import Layout, scaled
from barracan.table.scene import create_scene
from barracan.table.themes import FELT, Outfit
from barracan.table.translation import translate_text
from barracan.table.view import TableView
from barracan.windows.learn.lesson_arrow import LessonArrow
from barracan.windows.learn.lesson_ground import (
    Spoken,
    find_lesson_ground,
    has_rows,
    named_area,
    row_areas,
    under_choices,
    under_panel,
)
from barracan.windows.learn.paper_card import PaperCard
from barracan.windows.match.announcer import Announcer
from barracan.windows.match.card_ground import Ground, plays_tricks, scale_ground
from barracan.windows.match.sounds import Sounds
from barracan.windows.shell.leaf import Leaf
from barracan.windows.shell.page import USUAL
from barracan.windows.shell.style import palette, put_on, text_scale
from barracan.windows.text_table.page import TextTable

_OF_A_MATCH = frozenset({"score_pad", "new_match", "resume"})
"""Buttons that a lesson has no answer to."""
_BESIDE_TEXT = {Qt.Key.Key_Z: "undo", Qt.Key.Key_H: "hint", Qt.Key.Key_V: SPEAK_STATUS}
"""What keys do while the card over a table in text has the keyboard; its lists have no letters for more."""
_INPUTS = frozenset({QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease})


class TaughtTable(Leaf):
    """The base of lessons and puzzles: a table of its own, whose matches live in memory and end with it.

    Page keys go back and on, F6 from the table to the card and back, F2 to the table in text and back, Esc leaves:
    first the whole screen, as at any table.

    Attributes:
        session, scene, view: the table.
        card: what is said.
        text: the table in text, while it is the one that is shown.

    Signals:
        clause_asked: the rules are to be shown, at a clause if one is named.
        finished: all has been done, and something is to follow.
    """

    clause_asked = Signal(str)
    finished = Signal()

    def __init__(self, name: str, workers: WorkerPool, card: PaperCard, sounds: Sounds) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click on the card lets the table keep the keyboard
        self._theme = FELT
        self._text_size = 1.0
        self._preferred = ""
        self.text: TextTable | None = None
        self._is_opening = False
        """Whether the card is placed later, when the table and what it says are there."""
        self._library = Library.in_memory()
        self.session = TableSession(self._library, find_game, workers, self)
        self.session.intents.judge = self.judge
        self.model = self.session.model
        self.scene = create_scene(self, self.model)
        self.view = TableView(self.scene)
        self.view.setParent(self)
        self.arrow = LessonArrow(self)
        self._card = card
        card.setParent(self)
        self.announcer = Announcer(self.model, self.view, self)
        self._connect(sounds)
        self._listen()
        self.destroyed.connect(self._library.close)

    # What a kind of table adds

    def judge(self, move: Move) -> Refusal | None:
        """Why a move that the rules allow is not made."""
        raise NotImplementedError

    def picks(self) -> list[Pick]:
        """The cards that are lit."""
        raise NotImplementedError

    def forward(self) -> None:
        """Go on."""
        raise NotImplementedError

    def back(self) -> None:
        """Go back."""
        raise NotImplementedError

    def awaits_others(self) -> bool:
        """Whether somebody else is to move while the card is read."""
        return False

    def watched_cards(self) -> Collection[Code]:
        """The cards of the moves that are watched from here on, where cards are laid in rows."""
        return ()

    # The table

    def open_lines(self, lines: Sequence[str]) -> None:
        """Put the table as it stands after these lines of a record."""
        self.session.leave()
        match = self._library.begin(list(lines))
        self._library.release(match)
        self._fill()  # a table that knows its place is laid once
        self.session.resume(match)

    @contextmanager
    def opening(self) -> Iterator[None]:
        """Place the card once, after all that is done here: its place is looked for among thousands."""
        within, self._is_opening = self._is_opening, True
        try:
            yield
        finally:
            self._is_opening = within
        self.place()

    def wear(self, outfit: Outfit) -> None:
        """Look like any other table from now on."""
        self._theme, self._text_size = outfit.theme, outfit.text_size
        self.scene.appearance.apply(outfit)
        if self.text is not None:
            self.text.wear(outfit)
        self._dress()

    def prefer_table(self, table: str) -> None:
        """Go to the painted table or to the one in text, where the person's choice is another than before."""
        if table != self._preferred:
            self._preferred = table
            if (self.text is not None) is not (table == "text"):
                self.change_table()

    def change_table(self) -> None:
        """Go from the painted table to the one in text, or back."""
        if self.text is None:
            self.text = self._create_text()
        else:
            self.text.deleteLater()
            self.text = None
        self._fill()  # a size that is set while the table comes into sight would be lost
        self.view.setVisible(self.text is None)
        self.place()
        if self.model.view is not None:
            self.scene.finish_motion()
            self.session.show_again()
            self._table.setFocus()

    def end(self) -> None:
        """Let go of the table for good."""
        self.session.close()
        self._library.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let words grow with the window."""
        super().resizeEvent(event)
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where the table in text has no use for it, leaves; from the card, too, letters are keys of the table."""
        if event.key() == Qt.Key.Key_Escape and self.leads_back:
            self.closed.emit()
        elif self.text is not None and event.key() in _BESIDE_TEXT and not event.modifiers():
            self.press(_BESIDE_TEXT[Qt.Key(event.key())])
        elif self.text is None and not self.view.hasFocus() and Qt.Key.Key_Space < event.key() < Qt.Key.Key_Escape:
            self._pass_to_table(event)
        else:
            super().keyPressEvent(event)

    def _pass_to_table(self, event: QKeyEvent) -> None:
        """Let the table answer a key that the card has no use for; where it leads the cursor, the keyboard follows."""
        QApplication.sendEvent(self.scene, event)
        if self.scene.cursor is not None or event.key() == Qt.Key.Key_Slash:
            self.view.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the light back that any input takes off the table; Esc leaves where the table has no use for it."""
        if event.type() in _INPUTS:
            QTimer.singleShot(0, self, self.light)
        pressed = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if pressed == Qt.Key.Key_Escape and self._rests() and self.leads_back:
            self.closed.emit()
            return True
        return super().eventFilter(watched, event)

    def _rests(self) -> bool:
        """Whether there is nothing on the table that Esc lets go."""
        scene = self.scene
        holds = scene.selection.cards or scene.cursor is not None or scene.stage.tray is not None
        return not (holds or scene.panel.over or scene.hud.hide_refusal() or scene.close_large())

    def _change_focus(self) -> None:
        """From the table to the card, or back."""
        focus = QApplication.focusWidget()
        if focus is not None and (focus is self._table or self._table.isAncestorOf(focus)):
            self._card.focus()
        else:
            self._table.setFocus()

    @property
    def _table(self) -> QWidget:
        return self.text or self.view

    def _create_text(self) -> TextTable:
        text = TextTable(self.model, self.session.intents)
        text.setParent(self)
        text.answered_beside = True
        text.set_theme(self._theme)
        for each in text.findChildren(QPushButton):
            if each.objectName() in {"text_menu", "text_score_pad"}:
                each.hide()  # a lesson has neither
        text.asked.connect(self.press)
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
        for each in (self.view, self.view.viewport(), self._card):
            each.installEventFilter(self)

    def _connect(self, sounds: Sounds) -> None:
        model, scene, card = self.model, self.scene, self._card
        sounds.follow(model)
        scene.connect_intents(self.session.intents)
        model.offer_changed.connect(self.light)
        model.offer_changed.connect(self._answer_choice)
        scene.picked.connect(lambda picks: sounds.play("select") if picks else None)
        scene.stage.measured.connect(self.place)
        scene.panel.changed.connect(self.place)
        model.tray_changed.connect(self.place)
        scene.pressed.connect(self.press)
        scene.refusals.teller = self.answer
        scene.hud.top_bar.show_buttons(("rules",))
        scene.hud.top_bar.menu.hide()
        scene.clause_asked.connect(self.clause_asked)
        card.clause_asked.connect(self.clause_asked)
        card.left.connect(self.closed)
        card.settled.connect(self._follow_card)
        card.back.connect(self.back)
        card.forward.connect(self.forward)

    def light(self, *_: object) -> None:
        """Light what is spoken of."""
        if self.model.view is not None:
            self.scene.highlights.hint(self.picks())

    def _answer_choice(self) -> None:
        """Say on the card why a card of a trick game cannot be played once it is chosen: no move is tried then."""
        view, refusal = self.model.view, self.model.offer.refusal
        if refusal is not None and self.model.picks and view is not None and view.family() is Family.TRICKS:
            self._card.answer(translate_text(refusal.reason))

    def press(self, name: str) -> None:
        """Do what a button of the table is named after."""
        if name == "rules":
            self.clause_asked.emit("")
        elif name == SPEAK_STATUS:
            self.announcer.speak_status()
        elif name == SPEAK_TABLE:
            self.announcer.speak_table()
        elif name not in _OF_A_MATCH:
            self.session.intents.press(name)

    def place(self, *_: object) -> None:
        """Put the table into the whole page, and the card where it covers nothing that its step names."""
        if self._is_opening:
            return
        self._fill()
        layout = self.scene.layout
        if self.lies_above():
            self._card.lie_on(self.width())
            self._card.raise_()
        elif layout is not None:
            self._card.lie_on(self._find_ground(layout))
            self._card.raise_()

    def lies_above(self) -> bool:
        """Whether the card takes the page's upper edge, and the table what is left: one in text has no free places."""
        return self.text is not None

    def _fill(self) -> None:
        """Let the table, and what lies over it, fill the page, but for a card above it."""
        above = self._card.height() if self.lies_above() and self._card.width() == self.width() else 0
        self.view.setGeometry(self.rect().adjusted(0, above, 0, 0))
        self.arrow.setGeometry(self.rect())

    def _follow_card(self) -> None:
        """Let the table begin under a card above it, or an arrow lead from the card to what it speaks of."""
        if self.lies_above():
            self._fill()
            if self.text is not None:
                self.text.setGeometry(self.view.geometry())
            self.arrow.hide()
            return
        card = QRectF(self._card.geometry())
        self.scene.hud.hide_corners_under([scaled(card, 1 / self.view.shrunk)])
        targets = self.shrink(self._areas(self.awaited_places()))
        words = self.shrink(self.scene.told_at(Tells.WORDS)) if targets else []
        self.arrow.point(card, targets, self._theme.hint, words)

    def _find_ground(self, layout: Layout) -> Ground:
        """What lies on the table, as it is seen on the page."""
        scene = self.scene
        spoken = Spoken(self.named_places(), self._areas(self.named_places()), self.watched_areas(layout))
        ground = find_lesson_ground(layout, spoken, scene.told_at(Tells.WORDS), scene.told_at(Tells.PLACES))
        if contents := scene.panel.contents():
            ground = under_panel(ground, contents, scene.panel.presses())
        else:
            choices = scene.hud.sheet.places() if scene.hud.sheet is not None else []
            ground = under_choices(ground, choices, scene.hud.hinted_places())
        seen = scale_ground(ground, self.view.shrunk)
        return seen._replace(room=seen.room.intersected(QRectF(self.rect())))  # a table is laid after its window

    def watched_areas(self, layout: Layout) -> list[QRectF]:
        """Where moves are watched before the next step: the trick, or the rows as they grow."""
        if not self.awaits_others() or self.scene.hud.asks:
            return []
        if plays_tricks(layout):
            return [layout.area(TRICK)]
        return row_areas(layout, self.watched_cards()) if has_rows(layout) else []

    def shrink(self, rects: Iterable[QRectF]) -> list[QRectF]:
        """Where on the page parts of the scene lie."""
        return [scaled(rect, self.view.shrunk) for rect in rects]

    def named_places(self) -> set[PlaceName]:
        """The places that are spoken of."""
        return {pick.place for pick in self.picks()}

    def awaited_places(self) -> set[PlaceName]:
        """Those of them to which the arrow leads."""
        return self.named_places()

    def _areas(self, named: Iterable[PlaceName]) -> list[QRectF]:
        """Where places that are spoken of can be seen on the table, beside the hand, which is never covered."""
        layout = self.scene.layout
        if layout is None or self.scene.panel.contents():
            return []
        places = (each for each in sorted(named) if read_place(each).kind != HAND)
        codes = {pick.card for pick in self.picks()}
        areas = [named_area(place, layout, codes) for place in places if place in layout.spots]
        return [area for area in areas if not area.isEmpty()]

    def _dress(self) -> None:
        scale = text_scale(self.size(), USUAL, 1.5) * self._text_size
        self.setPalette(palette(self._theme))
        put_on(self, self._theme, scale)
        self._card.dress(scale)
        self.place()

    def tell_subject(self, *words: str) -> None:
        """Say over the table what is learned."""
        self.scene.hud.top_bar.show_subject(*words)

    def answer(self, refusal: Refusal) -> None:
        """Answer on the card what is refused."""
        self._card.answer(translate_text(refusal.reason))
