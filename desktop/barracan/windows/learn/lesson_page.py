"""A lesson: a table at which a chapter is played, and the card that teaches."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent

from barracan.model.cards import Code
from barracan.model.moves import Move
from barracan.model.offers import Pick
from barracan.model.places import HAND, PlaceName, read_place
from barracan.model.refusal import Refusal
from barracan.session.lessons.chapter import LEARNER, Awaits, Chapter, ScriptedThinker, Step
from barracan.table.cards.court_letters import spell
from barracan.windows.learn.lesson_card import LessonCard
from barracan.windows.learn.taught_table import TaughtTable
from barracan.windows.match.hint_words import hinted_button, hinted_picks
from barracan.windows.match.sounds import Sounds

WORD_READ: Final = 250
"""Milliseconds for a word of a card that nobody has to say they have read."""


class LessonPage(TaughtTable):
    """Leads through chapters of courses; where the others move they wait until the card can have been read.

    Attributes:
        chapter: what is taught.
        step: the number of the step that is shown.
        card: what teaches.

    Signals:
        reached: another step is shown; its number.
    """

    reached = Signal(int)

    def __init__(self, chapter: Chapter, sounds: Sounds) -> None:
        self.chapter = chapter
        self.step = 0
        self._watching = False
        self._ringed: str | None = None
        """The button that has been ringed in this step, empty where there is none to ring."""
        self._goals: set[PlaceName] = set()
        """Where the cards of the awaited move go."""
        self._reading_time = QTimer(singleShot=True)
        self._looking_time = QTimer(singleShot=True)
        """So long what has been moved is looked at before the move that is watched next."""
        self.card = LessonCard()
        self._others = ScriptedThinker(chapter.moves, self._count_moves, self._is_reading)
        super().__init__("lesson_page", self._others, self.card, sounds)
        self._others.setParent(self)
        self._reading_time.setParent(self)
        self._looking_time.setParent(self)
        self._reading_time.timeout.connect(self._watch)
        self._looking_time.timeout.connect(self._watch_on)
        self.session.intents.form = self._form
        self.card.shown.connect(self.forward)
        self.model.shown.connect(self._follow)
        self.model.happened.connect(self._follow)
        self.model.hinted.connect(self._say_way)
        self.model.offer_changed.connect(self._take_back)
        self.model.tray_changed.connect(self._take_back)
        self.scene.panel.built_chosen.connect(self.card.take_back)
        self.scene.settled.connect(self._settle)

    @property
    def is_open(self) -> bool:
        """Whether a step is shown that is not the last."""
        return self.model.view is not None and self.step < len(self.chapter.steps) - 1

    @property
    def current(self) -> Step:
        """The step that is shown."""
        return self.chapter.steps[self.step]

    def teach(self, chapter: Chapter) -> None:
        """Lead through another chapter from now on, which is not open yet: a table takes longer to make than to lay."""
        self._reading_time.stop()
        self.session.leave()
        self.chapter, self.step = chapter, 0
        self._others.follow(chapter.moves)

    def open_at(self, step: int) -> None:
        """Put the table as it stands when the turn of this step comes, and show the step."""
        self.step = step if 0 <= step < len(self.chapter.steps) - 1 else 0
        self._watching = False
        with self.opening():
            self.scene.panel.put_away()  # it may lie open since another chapter
            self.open_lines(self.chapter.lines_before(self.step))
            self._tell()

    def forward(self) -> None:
        """What has been read is done; a move that is awaited is made for the person."""
        self.scene.finish_motion()
        move = self.chapter.move_of(self.step)
        if self.step == len(self.chapter.steps) - 1:
            self.finished.emit()
        elif self.current.text.watched or self._are_awaited():
            self._watch()
        elif self.current.awaits is Awaits.READING:
            self._go_to(self.step + 1)
        elif self.current.awaits is Awaits.MOVE and move is not None:
            self.session.intents.tray_clear()
            self.session.intents.submit(move)
        elif self.step + 2 < len(self.chapter.steps):  # the last moves of a hand are waited for
            self.open_at(self.step + 1)

    def back(self) -> None:
        """Go to the step before; where the others move they wait for the person, who may be going further back."""
        if self.step:
            self._go_to(self.step - 1)
            self._reading_time.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the card be read from now on."""
        super().showEvent(event)
        self._give_time()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the others wait while nobody looks."""
        super().hideEvent(event)
        self._reading_time.stop()

    def _is_reading(self) -> bool:
        """Whether what stands on the card is to be read before anybody moves."""
        return self.current.awaits is not Awaits.MOVE and not self._watching

    def _are_awaited(self) -> bool:
        """Whether the others are to move, and wait for the card to be read."""
        return self.current.awaits is Awaits.OTHERS and not self._watching

    def awaits_others(self) -> bool:
        """Whether moves are watched from here on."""
        return self.current.awaits is Awaits.OTHERS or bool(self.current.text.watched)

    def watched_cards(self) -> set[Code]:
        """Those of all moves up to the next step."""
        view, here = self.model.view, self.current.at
        following = self.chapter.steps[min(self.step + 1, len(self.chapter.steps) - 1)].at
        moves = self.chapter.moves[here:following] if view is not None else ()
        return {card for move in moves for card in self.chapter.game.cards_used(view, move)}

    def _give_time(self) -> None:
        """Let the others move by themselves once the card can have been read."""
        self._reading_time.stop()
        if self._are_awaited() and self.isVisible():
            self._reading_time.start(WORD_READ * len(self.card.sentences.split()))

    def _watch(self) -> None:
        """Let the moves be made that follow what has been read; those of the learner's seat are made here."""
        self._reading_time.stop()
        self._looking_time.stop()
        self._watching = True
        self.card.wait()
        made = self._count_moves()
        if made < len(self.chapter.moves) and self.chapter.moves[made].seat == LEARNER:
            self.session.intents.submit(self.chapter.moves[made])
        else:
            self._others.go_on()

    def _count_moves(self) -> int:
        """How many moves of the course have been told."""
        return self.chapter.moves_in(self.model.number) if self.model.view is not None else 0

    def judge(self, move: Move) -> Refusal | None:
        """Another move than the one that the step awaits is not made; that of a later step leads on to its words."""
        if self._watching:
            return None
        if self.chapter.is_early(self.step, move):
            QTimer.singleShot(0, self, self._read_on)  # once the move has been refused
        return self.chapter.refusal(self.step, move)

    def _read_on(self) -> None:
        if self.current.awaits is Awaits.READING:
            self.forward()

    def _settle(self) -> None:
        """Go on with what is watched once all cards lie still, and light what is spoken of."""
        self.light()
        if self._watching:
            self._looking_time.start(self.session.rest)

    def _watch_on(self) -> None:
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
        self.card.show_step(self.chapter, self.step)
        self._ringed = None
        self._goals = self._find_goals()
        with self.opening():
            self.light()
        if self.current.awaits is Awaits.MOVE:
            self._table.setFocus()
        else:
            self.card.main.setFocus()
        self._give_time()
        self.reached.emit(self.step)
        self.announcer.say(self.announcer.read_out(self.card.sentences))

    def light(self, *_: object) -> None:
        """Light what the step speaks of, or the cards of the move that it awaits as far as they are not chosen."""
        if not self._is_between_steps():
            super().light()
            self._ring()

    def _ring(self) -> None:
        """Ring the button of the move that is awaited, once: another choice that is marked then stays marked."""
        scene = self.scene
        move = self.chapter.move_of(self.step) if self.current.awaits is Awaits.MOVE else None
        name = hinted_button(move, scene.selection.offer) if move is not None else ""
        if name != self._ringed:
            self._ringed = name
            scene.hud.hint_button(name)
            self.place()

    def _is_between_steps(self) -> bool:
        """Whether the table has gone on, and the step that speaks of it comes next."""
        return self.current.awaits is Awaits.MOVE and self._count_moves() != self.current.at

    def picks(self) -> list[Pick]:
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
            for at, card in enumerate(places.get(lit.place, ()))  # a meld that is only about to be laid
            if card in lit.cards or (not lit.cards and (card or at + 1 == len(places[lit.place])))  # a back on top
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give Enter back to the card that is read after a press on the table."""
        if event.type() == QEvent.Type.MouseButtonRelease and watched is self.view.viewport():
            QTimer.singleShot(0, self, self._let_card_go_on)
        return super().eventFilter(watched, event)

    def _let_card_go_on(self) -> None:
        if self.model.view is not None and self.current.awaits is not Awaits.MOVE and not self.model.picks:
            self.card.main.setFocus()

    def answer(self, refusal: Refusal) -> None:
        """Let go of cards whose move the lesson does not make: others are to be chosen, not more."""
        if not refusal.cards:
            self.scene.selection.clear()
            if self.model.picks:  # those of the table in text are no cards of the scene
                self.session.intents.pick(())
        super().answer(refusal)

    def _take_back(self) -> None:
        """Say no more that something was wrong once what is chosen or put together leads to the awaited move."""
        if not self.card.tells_fault or self.current.awaits is not Awaits.MOVE or self._is_between_steps():
            return
        wanted = {(pick.place, pick.card) for pick in self.picks()}
        chosen = {(pick.place, pick.card) for pick in self.model.picks}
        stands = any(self.chapter.refusal(self.step, move) is None for _, move in self.model.tray.verdict.moves)
        if stands or (chosen and chosen <= wanted):
            self.card.take_back()

    def _form(self, move: Move) -> Move:
        """The move as the chapter has it: melds laid in another order would have other numbers later."""
        wanted = self.chapter.move_of(self.step)
        return move if self._watching or wanted is None else wanted

    def named_places(self) -> set[PlaceName]:
        """Where the cards of the step lie and go, and what it names besides."""
        if self._is_between_steps():
            return super().named_places()
        return super().named_places() | self._goals | {lit.place for lit in self.current.text.lit}

    def awaited_places(self) -> set[PlaceName]:
        """Where the move that is awaited takes cards and lays them; of a step without one all that it names."""
        if self.current.awaits is not Awaits.MOVE or self._is_between_steps():
            return self.named_places()
        taken = {pick.place for pick in self.picks() if read_place(pick.place).kind != HAND}
        return self._goals | taken or self.named_places()

    def _find_goals(self) -> set[PlaceName]:
        move = self.chapter.move_of(self.step) if self.current.awaits is Awaits.MOVE else None
        picks = [pick for pick in self.picks() if read_place(pick.place).kind == HAND]
        return set(self.session.intents.places_of(picks, move)) if picks and move is not None else set()

    def _say_way(self, _: object) -> None:
        """Say where a hint is asked for what to do in this step."""
        told = next((each.text for each in self.chapter.steps[self.step :] if each.text.task), None)
        if told is None:
            return
        self.card.answer(spell(told.task), right=True)  # a bubble would lie on what has been laid
        if self.text is not None:
            self.text.tell_hint(told.task, told.clause)
