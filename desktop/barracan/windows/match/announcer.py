"""What screen readers are told without being asked: what others do, what may be done, refusals, ends."""

from collections import Counter
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from barracan.model.offers import Offer
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.session.messages import CurtainRequest, Happening, Snapshot, TraySnapshot
from barracan.table.accessibility.speaker import Speaker
from barracan.table.accessibility.words import card_names, read_out
from barracan.table.hud.people import People
from barracan.table.interaction.selection import NO_OFFER
from barracan.table.translation import translate_text
from barracan.windows.match.match_controller import Desk

_DID: Final = QT_TRANSLATE_NOOP("Announcer", "{name} {what}.")
_GOT: Final = QT_TRANSLATE_NOOP("Announcer", "New in the hand: {cards}.")
_REFUSED: Final = QT_TRANSLATE_NOOP("Announcer", "{reason} Clause {clause}.")
_HIDDEN: Final = QT_TRANSLATE_NOOP("Announcer", "It is {name}’s turn. The cards stay hidden until {name} shows them.")

Politeness = QAccessible.AnnouncementPoliteness


class Announcer(QObject):
    """Follows a session and speaks; it is silent while no screen reader listens, and knows only what the viewer sees.

    Signals:
        spoken: a sentence was announced; the second word says whether at once, before all that waits to be read.
    """

    spoken = Signal(str, bool)

    def __init__(self, desk: Desk, window: QWidget, *, covered: bool = False) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._view: Any = None if covered else desk.scene.view
        self._people = desk.scene.people
        self._offer: Offer = desk.scene.selection.offer
        self._tray: TraySnapshot | None = None
        self._status = ""
        self._yours = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._tell_status)
        session = desk.session
        session.shown.connect(self._show)
        session.happened.connect(self._happen)
        session.offer_changed.connect(self._take_offer)
        session.tray_changed.connect(self._take_tray)
        session.refused.connect(self._refuse)
        session.curtain_drawn.connect(self._cover)
        desk.told.connect(lambda sentences, _: self.say(sentences))
        desk.trouble.connect(self._warn)

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
        self.say(read_out(sentences), at_once=True)

    @property
    def heard(self) -> bool:
        """Whether a screen reader listens."""
        return QAccessible.isActive()

    def speak_status(self) -> None:
        """Say what may be done now."""
        if self._view is not None:
            self.say(self._speaker().status(), at_once=True)

    def speak_table(self) -> None:
        """Say the whole table."""
        if self._view is not None:
            hand = [card.code for card in self._desk.scene.stage.hand_cards()]
            self.say(self._speaker().table(hand), at_once=True)

    def _speaker(self) -> Speaker:
        return Speaker(self._view, self._people, self._offer, self._tray)

    def _show(self, showing: Snapshot) -> None:
        self._people = People(tuple(showing.names), tuple(showing.players), translate_text(showing.title))
        self._view = showing.view
        self._status = ""
        self._yours = False
        self._tell_change()

    def _happen(self, happening: Happening) -> None:
        before, self._view = self._view, happening.view
        if not self.heard:
            return
        if happening.seat != happening.view.seat:
            name = self._people.name(happening.seat)
            self.say(read_out(_told(_DID, name=name, what=translate_text(happening.words))))
        for feat in self._people.feats(happening.events):
            self.say(read_out(feat))
        if before is not None and before.hand_number == happening.view.hand_number:
            new = Counter(happening.view.hand) - Counter(before.hand)
            if new:
                self.say(_told(_GOT, cards=card_names(new.elements())))
        self._tell_change()

    def _tell_change(self) -> None:
        if self.heard:
            QAccessible.updateAccessibility(QAccessibleEvent(self._desk.view, QAccessible.Event.ObjectReorder))

    def _take_offer(self, offer: Offer) -> None:
        """An offer may be followed by another one at once; only the last is told."""
        self._offer = offer
        self._soon.start()

    def _tell_status(self) -> None:
        if self._view is None or not self.heard:
            return
        yours = self._people.may_act(self._view)
        begins, self._yours = yours and not self._yours, yours
        status = self._speaker().status()
        if begins or status != self._status:
            self._status = status
            self.say(status, at_once=begins)

    def _take_tray(self, tray: TraySnapshot) -> None:
        """Say what has become of the first draft that is another one now."""
        before = self._tray.drafts if self._tray is not None else ()
        self._tray = tray
        for number, draft in enumerate(tray.drafts if self._view is not None and self.heard else ()):
            if number >= len(before) or before[number] != draft:
                self.say(self._speaker().place(f"tray:{number}", draft.cards))
                return

    def _refuse(self, refusal: Refusal) -> None:
        reason = read_out(translate_text(refusal.reason))
        self.say(_told(_REFUSED, reason=reason, clause=refusal.clause) if refusal.clause else reason)

    def _cover(self, request: CurtainRequest) -> None:
        """From here on nothing of the hand that was shown is known."""
        self._view, self._offer, self._tray = None, NO_OFFER, None
        self._soon.stop()
        self.say(_told(_HIDDEN, name=request.name), at_once=True)

    def _warn(self, sentence: str) -> None:
        self.say(sentence, at_once=True)


def _told(template: str, **arguments: str) -> str:
    return QCoreApplication.translate("Announcer", template).format(**arguments)
