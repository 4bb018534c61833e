"""What a person does with cards at a table before they become a move, and what they are told of it."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from barracan.model.cards import Code
from barracan.model.moves import Move
from barracan.model.offers import BUTTON, LadderDraft, Offer, Pick, TrayVerdict
from barracan.model.refusal import Refusal
from barracan.session import snapshots
from barracan.session.live_match import LiveMatch
from barracan.session.selection import Selection
from barracan.session.table_model import TableModel
from barracan.session.viewer import Viewer


class Wishing(QObject):
    """Hears wishes of the viewer whose turn it is, and answers with an offer, the tray, a refusal or a move.

    Attributes:
        judge: asked about a person's move that the rules allow; what it answers refuses the move, as a lesson does.

    Signals:
        offer_changed: what the picks may become (``Offer``).
        tray_changed: the tray and its judgement (``TraySnapshot``).
        refused: why a wish was refused (``Refusal``).
    """

    offer_changed = Signal(object)
    tray_changed = Signal(object)
    refused = Signal(object)

    model: TableModel
    _playing: LiveMatch
    _eyes: Viewer
    _handling: Selection

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.judge: Callable[[Move], Refusal | None] = lambda _: None
        self._open = False

    @property
    def own_wishes(self) -> Mapping[str, Callable[[], None]]:
        """The buttons that are no wish of the game's."""
        return {"clear": self.tray_clear}

    def pick(self, picks: Sequence[Pick]) -> None:
        """Choose these cards and no others."""
        if self._may_wish():
            self._handling.pick(picks)
            self._tell_offer()

    def drop(self, place: str) -> None:
        """Let the picks go at a place: a move, a draft in the tray, or a refusal; some places are buttons."""
        name = place.removeprefix(BUTTON)
        if name in self.own_wishes:
            self.press(name)
        elif self._may_wish():
            self._answer(self._handling.drop(place))

    def tell_reason(self, place: str) -> None:
        """Say why the picks do not go to a place, and leave them as they are."""
        if self._may_wish():
            self._refuse(self._handling.refusal_at(place))

    def press(self, name: str) -> None:
        """Press a button by its name."""
        if not self._may_wish():
            return
        if name in self.own_wishes:
            self.own_wishes[name]()
        else:
            self._answer(self._handling.press(name))

    def submit(self, move: Move) -> None:
        """Make a move of the person at the screen, or say why not."""
        if self._may_wish() and move.seat == self._eyes.viewer:
            self._answer(move)

    def tray_new(self, cards: Sequence[Code]) -> None:
        """Begin a draft in the tray with cards of the hand."""
        if self._may_wish():
            self._handling.tray_new(cards)
            self._tell_handling()

    def tray_add(self, draft: int, cards: Sequence[Code]) -> None:
        """Add cards of the hand to a draft."""
        if self._may_wish():
            self._handling.tray_add(draft, cards)
            self._tell_handling()

    def tray_remove(self, draft: int, index: int) -> None:
        """Give a card of a draft back: to the hand, or to its pile."""
        if self._may_wish():
            self._handling.tray_remove(draft, index)
            self._tell_handling()

    def tray_ladder(self, ladder: LadderDraft) -> None:
        """Put a ladder as it shall stand into the tray."""
        if self._may_wish():
            self._handling.tray_ladder(ladder)
            self._tell_handling()

    def tray_clear(self) -> None:
        """Give all cards of the tray back, and pick none."""
        if self._may_wish():
            self._handling.clear()
            self._handling.pick(())
            self._tell_handling()

    def _make(self, move: Move, laid: TrayVerdict | None = None) -> None:
        """Make a legal move of the person at the screen."""
        raise NotImplementedError

    def _answer(self, wish: Move | Refusal | None) -> None:
        """Do what a wish has come to."""
        if wish is None:
            self._tell_handling()
        elif isinstance(wish, Refusal):
            self._refuse(wish)
        elif refusal := self._playing.refusal(wish) or self.judge(wish):
            self._refuse(refusal)
        else:
            self._make(wish, self._handling.verdict_on(wish))

    def _tell_handling(self) -> None:
        self._tell_offer()
        tray = self._handling.judged()
        told = tray._replace(verdict=tray.verdict.naming(*self._naming()))
        self.model.set_tray(told)
        self.tray_changed.emit(told)

    def _tell_offer(self) -> None:
        offer = self._offer().naming(*self._naming())
        self.model.set_offer(offer, self._handling.picks)
        self.offer_changed.emit(offer)

    def _offer(self) -> Offer:
        """What may be done now, or what others do."""
        state = self._playing.state
        if state.ending is not None:
            return snapshots.offer_at_end(self._playing, state.ending)
        if state.turn is None or (state.turn == self._viewer and self._eyes.acts):
            return self._handling.offer
        return snapshots.offer_of_others(self._playing)

    def _naming(self) -> tuple[list[str], str]:
        """The names of the seats; on a screen that several people share also the viewer's, instead of "you"."""
        names = [seat.name for seat in self._playing.match.seats]
        return names, names[self._viewer] if self._eyes.shared else ""

    def _refuse(self, refusal: Refusal) -> None:
        named = refusal.naming(*self._naming())
        self.model.refuse(named)
        self.refused.emit(named)

    @property
    def _viewer(self) -> int:
        """The seat whose view is shown; asked only while the curtain is up."""
        assert self._eyes.viewer is not None
        return self._eyes.viewer

    def _may_wish(self) -> bool:
        return self._open and self._eyes.acts
