"""What screen readers are told without being asked: what others do, what may be done, refusals, ends."""

from collections import Counter
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from barracan.model.offers import Draft
from barracan.model.places import TRAY, place_name
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.session.messages import Happening
from barracan.session.table_model import TableModel
from barracan.table.accessibility.speech import TableSpeech
from barracan.table.accessibility.words import card_names, read_out
from barracan.table.hud.people import people_at
from barracan.table.timings import single_shot
from barracan.table.translation import capitalise, translate, translate_text

Politeness = QAccessible.AnnouncementPoliteness
_DID: Final = QT_TRANSLATE_NOOP("Announcer", "{name} {what}.")
_HIDDEN: Final = QT_TRANSLATE_NOOP("Announcer", "It is {name}’s turn. The cards stay hidden until {name} shows them.")


class Announcer(QObject):
    """Observes the model of a table and speaks; it is silent while no screen reader listens.

    Signals:
        spoken: a sentence was announced; the second word says whether at once, before all that waits to be read.
    """

    spoken = Signal(str, bool)

    def __init__(self, model: TableModel, painted: QWidget, window: QWidget) -> None:
        super().__init__(window)
        self._model = model
        self._painted = painted
        self._window = window
        self._drafts: tuple[Draft, ...] = model.tray.drafts
        self._status = ""
        self._yours = False
        self._soon = single_shot(self, 0, self._tell_status)
        model.shown.connect(self._show)
        model.happened.connect(self._happen)
        model.offer_changed.connect(self._soon.start)
        model.tray_changed.connect(self._say_draft)
        model.refused.connect(self._refuse)
        model.covered.connect(self._cover)

    def say(self, sentence: str, *, at_once: bool = False) -> None:
        """Announce a sentence, politely or before all that waits to be read."""
        if not sentence or not self.heard:
            return
        self.spoken.emit(sentence, at_once)
        event = QAccessibleAnnouncementEvent(self._window, sentence)
        event.setPoliteness(Politeness.Assertive if at_once else Politeness.Polite)
        QAccessible.updateAccessibility(event)

    def tell_end(self, sentences: str) -> None:
        """Say how a hand or the match has ended."""
        self.say(self.read_out(sentences), at_once=True)

    def read_out(self, sentences: str) -> str:
        """Sentences with the names of the cards that they write as ``10♥``."""
        view = self._model.view
        return read_out(sentences, view is not None and view.has_jackies())

    @property
    def heard(self) -> bool:
        """Whether a screen reader listens."""
        return QAccessible.isActive()

    def speak_status(self) -> None:
        """Say what may be done now."""
        if self._model.view is not None:
            self.say(self._speech(self._model.view).status(), at_once=True)

    def speak_table(self) -> None:
        """Say the whole table."""
        if self._model.view is not None:
            self.say(self._speech(self._model.view).table(tuple(self._model.hand())), at_once=True)

    def warn(self, sentence: str) -> None:
        """Say what has failed, before all that waits to be read."""
        self.say(sentence, at_once=True)

    def _speech(self, view: SeatView) -> TableSpeech:
        return TableSpeech(self._model.game, view, people_at(self._model), self._model.offer, self._model.tray)

    def _show(self) -> None:
        self._status = ""
        self._yours = False
        self._tell_change()

    def _happen(self, happening: Happening) -> None:
        if not self.heard:
            return
        before, people = self._model.before, people_at(self._model)
        if happening.seat != happening.view.seat:
            name = people.name(happening.seat)
            self.say(self.read_out(translate_text(Text("Announcer", _DID, {"name": name, "what": happening.words}))))
        for feat in people.feats(happening.events):
            self.say(self.read_out(feat))
        if before is not None and before.hand_number == happening.view.hand_number:
            new = Counter(happening.view.hand) - Counter(before.hand)
            if new:
                cards = card_names(new.elements(), happening.view.has_jackies())
                self.say(translate("Announcer", "New in the hand: {cards}.").format(cards=cards))
        self._tell_change()

    def _tell_change(self) -> None:
        if self.heard:
            QAccessible.updateAccessibility(QAccessibleEvent(self._painted, QAccessible.Event.ObjectReorder))

    def _tell_status(self) -> None:
        """Say what may be done now; an offer may be followed by another one at once, and only the last is told."""
        view = self._model.view
        if view is None or not self.heard:
            return
        yours = people_at(self._model).may_act(view)
        begins, self._yours = yours and not self._yours, yours
        status = self._speech(view).status()
        if begins or status != self._status:
            self._status = status
            self.say(status, at_once=begins)

    def _say_draft(self) -> None:
        """Say what has become of the first draft that is another one now."""
        before, self._drafts = self._drafts, self._model.tray.drafts
        view = self._model.view
        if view is None or not self.heard:
            return
        for number, draft in enumerate(self._drafts):
            if number >= len(before) or before[number] != draft:
                self.say(self._speech(view).names.place(place_name(TRAY, number), draft.cards))
                return

    def _refuse(self, refusal: Refusal) -> None:
        reason = capitalise(self.read_out(translate_text(refusal.reason)))
        self.say(
            translate("Announcer", "{reason} Clause {clause}.").format(reason=reason, clause=refusal.clause)
            if refusal.clause
            else reason
        )

    def _cover(self) -> None:
        self._soon.stop()
        if self._model.curtain is not None:
            hidden = Text("Announcer", _HIDDEN, {"name": self._model.curtain.name})
            self.say(translate_text(hidden), at_once=True)
