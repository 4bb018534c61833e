"""The table as it stands now, kept once for everything that shows it, reads it out or sounds for it."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Signal

from barracan.model.cards import Code
from barracan.model.events import SHOWN, CardMoved, Event, HandDealt
from barracan.model.offers import LadderDraft, LadderRoom, Offer, Pick, TrayVerdict
from barracan.model.places import HAND, PlaceName, place_name
from barracan.model.refusal import Refusal
from barracan.model.score import HandEnd, MatchEnd
from barracan.model.text import Text
from barracan.model.view import SeatView
from barracan.session.hand_order import HandOrder
from barracan.session.messages import CurtainRequest, Happening, PublicMove, Recalled, Snapshot, TraySnapshot

if TYPE_CHECKING:
    from barracan.players.protocol import Decision

LAST_MOVES: Final = 8
"""So many of the moves of a hand are kept."""
NO_OFFER: Final = Offer(Text("table", ""))
EMPTY_TRAY: Final = TraySnapshot((), TrayVerdict(()), None)
NO_TITLE: Final = Text("session", "")


class Intents(Protocol):
    """What a person at a table may want done; whoever feeds the table's model answers by changing it."""

    def pick(self, picks: Sequence[Pick]) -> None:
        """Choose these cards and no others."""

    def drop(self, place: PlaceName) -> None:
        """Let the chosen cards go at a place, or do what the place offers without any."""

    def tell_reason(self, place: PlaceName) -> None:
        """Say why the chosen cards do not go to a place, and leave them as they are."""

    def press(self, name: str) -> None:
        """Press a button by its name."""

    def tray_new(self, cards: Sequence[Code]) -> None:
        """Begin a draft in the tray with cards of the hand."""

    def tray_add(self, draft: int, cards: Sequence[Code]) -> None:
        """Add cards of the hand to a draft."""

    def tray_remove(self, draft: int, index: int) -> None:
        """Give a card of a draft back: to the hand, or to its pile."""

    def tray_ladder(self, ladder: LadderDraft) -> None:
        """Put a ladder into the tray as it is to stand."""

    def ladder_room(self, ladder: LadderDraft) -> LadderRoom:
        """What of the hand could come into a ladder as it is being built."""
        ...

    def fitting(self, place: PlaceName) -> frozenset[Code]:
        """The cards of the hand that go with what lies at a place; where none does, say so."""
        ...

    def find_fitting(self, place: PlaceName) -> frozenset[Code]:
        """The same, and nothing is said."""
        ...

    def recall(self, ago: int) -> None:
        """Show a past move of this hand once more; 1 is the newest."""

    def settled(self) -> None:
        """The table has finished its motion."""


class TableModel(QObject):
    """What the viewer may know of one table; whoever shows it observes it and keeps no copy.

    Attributes:
        view: what the viewer may know, ``None`` while nobody may look.
        before: the view before the last step, ``None`` where the table was shown at once.
        names, players: who sits where, and who plays there now.
        game: the game's id.
        title, house_rules: the game's name, and the options that differ from the usual.
        deals: the number of the match, by which it can be dealt again.
        serious: whether nothing is taken back and no hints are given.
        counts_played: whether played cards and card points are counted for who looks, except in a serious match.
        counts_spent: whether cards that no run can have any more are.
        number: the position in the record.
        moves: the last public moves of this hand, the newest last.
        effects: what each of these moves brought, as the viewer may know it; nothing of those that came before the
            table was shown at once.
        came: the cards that have come into the viewer's hand last.
        events: what the last move brought, as the viewer may know it.
        undo: whether the viewer may take the last move back.
        picks: the chosen cards, in the order of choosing.
        offer: what the chosen cards may become, or what may be done without any.
        tray: the drafts with their verdict.
        order: the order in which the viewer's hand lies.
        onward: what leads on from a hand that is over, the main way last; ``None`` while one is played.
        end, result: how the hand and the match ended, once they have.
        thinking: the seat whose computer player thinks.
        time_left: the seconds left of a match that is played on time.
        curtain: to whom the screen passes, while it does.
        hurried: whether nobody who looks waits for a turn, so that all may go as fast as can be.

    Signals:
        shown: the table stands otherwise, to be put there at once.
        happened: one step to animate (``Happening``), after which the table stands as it does now.
        recalled: a past move to be shown once more (``Recalled``).
        offer_changed: picks or offer are others.
        tray_changed, order_changed, onward_changed, thinking_changed, time_changed, hurry_changed: what they say.
        covered: the curtain falls, and what the viewer knew is forgotten.
        hand_ended, match_ended: there is an end.
        refused: why an intent was refused (``Refusal``).
        hinted: a hint for the viewer (``Decision``).
    """

    view: SeatView | None
    before: SeatView | None
    moves: tuple[PublicMove, ...]
    effects: tuple[tuple[Event, ...], ...]
    came: tuple[Code, ...]
    events: tuple[Event, ...]
    picks: tuple[Pick, ...]
    offer: Offer
    tray: TraySnapshot
    undo: bool

    shown = Signal()
    happened = Signal(object)
    recalled = Signal(object)
    offer_changed = Signal()
    tray_changed = Signal()
    order_changed = Signal()
    onward_changed = Signal()
    thinking_changed = Signal()
    time_changed = Signal()
    hurry_changed = Signal()
    covered = Signal()
    hand_ended = Signal()
    match_ended = Signal()
    refused = Signal(object)
    hinted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ()
        self.players: tuple[str, ...] = ()
        self.game = ""
        self.title = NO_TITLE
        self.house_rules: tuple[Text, ...] = ()
        self.deals = ""
        self.serious = False
        self.counts_played = self.counts_spent = True
        self.number = 0
        self.order = HandOrder()
        self.onward: tuple[str, ...] | None = None
        self.end: HandEnd | None = None
        self.result: MatchEnd | None = None
        self.thinking: int | None = None
        self.time_left: int | None = None
        self.curtain: CurtainRequest | None = None
        self.hurried = False
        self._forget_view()

    def hand(self) -> list[Code]:
        """The viewer's hand from the left, without the cards in the tray."""
        if self.view is None:
            return []
        cards = Counter(self.view.hand)
        cards.subtract(self.tray.cards_from_hand(self.view))
        return self.order.arrange(list(cards.elements()), self.view.suit_order())

    # What whoever feeds it tells

    def show(self, snapshot: Snapshot) -> None:
        """Let the table stand so at once; nothing stays chosen."""
        if snapshot.deals != self.deals:
            self.order.begin()
        is_known = self._sees(snapshot.view.seat) and (snapshot.deals, snapshot.number) == (self.deals, self.number)
        self.names, self.players = tuple(snapshot.names), tuple(snapshot.players)
        self.game, self.title, self.house_rules = snapshot.game, snapshot.title, snapshot.house_rules
        self.deals, self.serious = snapshot.deals, snapshot.serious
        self.view, self.before = snapshot.view, None
        self.moves = tuple(snapshot.moves)[-LAST_MOVES:]
        self.events = snapshot.last
        if not is_known:
            self._forget_effects()
            self._take_in(snapshot.last)
        self.undo, self.number = snapshot.undo, snapshot.number
        self.end, self.result = snapshot.view.ending, snapshot.view.result
        self.curtain = None
        self._let_go()
        self.shown.emit()

    def step(self, happening: Happening) -> None:
        """Let a step happen that is to be animated; nothing stays chosen."""
        if not self._sees(happening.view.seat):
            self._forget_effects()
        self.before, self.view = self.view, happening.view
        if any(isinstance(event, HandDealt) for event in happening.events):
            self.moves, self.end = (), None
            self._forget_effects()
            self.order.begin()
        else:
            self.moves = (*self.moves, (happening.seat, happening.words))[-LAST_MOVES:]
            self._take_in(happening.events)
        self.events = happening.events
        self.undo, self.number = happening.undo, happening.number
        self._let_go()
        self.happened.emit(happening)

    def recall(self, recalled: Recalled) -> None:
        """Show a past move once more; nothing stays chosen."""
        self.recalled.emit(recalled)

    def set_offer(self, offer: Offer, picks: Sequence[Pick] = ()) -> None:
        """Let these cards be chosen, which may become this."""
        self.offer, self.picks = offer, tuple(picks)
        self.offer_changed.emit()

    def set_tray(self, tray: TraySnapshot) -> None:
        """Let these drafts lie in the tray."""
        self.tray = tray
        self.tray_changed.emit()

    def set_order(self, name: str) -> None:
        """Let the hand lie by suit, by rank or in the person's own order."""
        self.order.choose(name)
        self.order_changed.emit()

    def move_cards(self, numbers: Sequence[int], at: int) -> None:
        """Put the cards of the hand that lie there before the one at *at*, in the person's own order from now on."""
        self.order.move(numbers, at)
        self.order_changed.emit()

    def set_onward(self, onward: tuple[str, ...] | None) -> None:
        """Let these lead on from a hand that is over."""
        if onward != self.onward:
            self.onward = onward
            self.onward_changed.emit()

    def set_thinking(self, seat: int | None) -> None:
        """Let the computer player of a seat think."""
        self.thinking = seat
        self.thinking_changed.emit()

    def set_time(self, left: int | None) -> None:
        """Let so many seconds be left."""
        self.time_left = left
        self.time_changed.emit()

    def set_hurried(self, hurried: bool) -> None:
        """Let all go as fast as can be, or no longer."""
        self.hurried = hurried
        self.hurry_changed.emit()

    def cover(self, request: CurtainRequest) -> None:
        """Let the curtain fall: nothing that the viewer knew stays."""
        self._forget_view()
        self.curtain = request
        self.covered.emit()

    def end_hand(self, end: HandEnd) -> None:
        """Tell how the hand has ended."""
        self.end = end
        self.hand_ended.emit()

    def end_match(self, result: MatchEnd) -> None:
        """Tell how the match has ended."""
        self.result = result
        self.match_ended.emit()

    def refuse(self, refusal: Refusal) -> None:
        """Tell why an intent was refused."""
        self.refused.emit(refusal)

    def hint(self, decision: "Decision") -> None:
        """Tell the viewer what to do."""
        self.hinted.emit(decision)

    def _forget_view(self) -> None:
        self.view = None
        self.before = None
        self.moves = ()
        self._forget_effects()
        self.events = ()
        self.undo = False
        self.tray = EMPTY_TRAY
        self._let_go()

    def _sees(self, seat: int) -> bool:
        """Whether it is this seat that looks already."""
        return self.view is not None and self.view.seat == seat

    def _forget_effects(self) -> None:
        """What one person saw of moves is nothing for the next one."""
        self.effects = ()
        self.came = ()

    def _take_in(self, events: tuple[Event, ...]) -> None:
        """Keep what the last move brought."""
        assert self.view is not None
        blank = ((),) * max(0, len(self.moves) - 1 - len(self.effects))
        self.effects = (*blank, *self.effects, events)[-len(self.moves) :] if self.moves else ()
        own = place_name(HAND, self.view.seat)
        moved = (each for each in events if isinstance(each, CardMoved) and each.target == own and each.source != SHOWN)
        self.came = tuple(each.card for each in moved if each.card is not None) or self.came

    def _let_go(self) -> None:
        """Nothing chosen and no offer outlives a change of the table."""
        self.picks = ()
        self.offer = NO_OFFER
