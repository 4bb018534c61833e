"""The one place that says why a move is refused (U3, U4)."""

from collections.abc import Iterator

from barracan.games.barracuda.melds import SIZE, melds, read, with_card
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.rummy.wording import RUMMY, held_fault
from barracan.games.state import SeatMoves
from barracan.games.wording import Phrases, turn_fault
from barracan.model.cards import CODES, KINDS, Kind, card_text, codes
from barracan.model.places import MELD, place_name
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP

_TEXTS = {
    "not_drawn": QT_TRANSLATE_NOOP("barracuda", "Draw a card first."),
    "drawn": QT_TRANSLATE_NOOP("barracuda", "The draw of this turn is done. Play once, or discard."),
    "played": QT_TRANSLATE_NOOP("barracuda", "A turn has one play, and it is made. Discard a card."),
    "first": QT_TRANSLATE_NOOP("barracuda", "The discard pile is empty. Draw from the deck."),
    "unused": QT_TRANSLATE_NOOP(
        "barracuda", "The {card} is taken only to be used at once. Choose two cards that make a run or set with it."
    ),
    "keep": QT_TRANSLATE_NOOP("barracuda", "A turn ends with a discard. Keep a card for it."),
    "no_fit": QT_TRANSLATE_NOOP("barracuda", "The {card} does not come next here. Choose another meld or card."),
    "full": QT_TRANSLATE_NOOP("barracuda", "This meld is whole. Choose another."),
}


_refuse = Phrases("barracuda", _TEXTS, RUMMY).refusal


def refusal(state: BarracudaState, move: BarracudaMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    if fault := turn_fault(state, move.seat, "U4.7", "U4.1"):
        return fault
    if state.phase is Phase.DRAW:
        if isinstance(move, Draw):
            return None
        return _take_fault(state, move) if isinstance(move, Take) else _refuse("U4.1", "not_drawn")
    if isinstance(move, Discard):
        return held_fault(state.hands[move.seat], (KINDS[move.card],), "U4.5")
    if isinstance(move, Draw | Take):
        return _refuse("U4.1", "drawn" if state.phase is Phase.PLAY else "played")
    if state.phase is Phase.DISCARD:
        return _refuse("U4.1", "played")
    if isinstance(move, LayMeld):
        return _meld_fault(state, move.seat, [KINDS[code] for code in move.cards], None)
    return _lay_off_fault(state, move)


def _take_fault(state: BarracudaState, move: Take) -> Refusal | None:
    if not state.discard:
        return _refuse("U4.3", "first", (), "discard")
    top = state.discard[-1]
    if move.cards is not None:
        return _meld_fault(state, move.seat, [KINDS[code] for code in move.cards], top)
    return fit_fault(state, move.meld, top)


def _meld_fault(state: BarracudaState, seat: int, cards: list[Kind], top: Kind | None) -> Refusal | None:
    meld = read(cards, seat)
    if isinstance(meld, Refusal):
        return meld
    if top is not None:
        if top not in cards:
            return _refuse("U4.4", "unused", (top,), "discard", card=card_text(CODES[top]))
        cards.remove(top)
    return held_fault(state.hands[seat], cards, "U4.5") or _keeping_fault(state, seat, len(cards))


def _lay_off_fault(state: BarracudaState, move: LayOff) -> Refusal | None:
    card = KINDS[move.card]
    fault = held_fault(state.hands[move.seat], (card,), "U4.5") or fit_fault(state, move.meld, card)
    return fault or _keeping_fault(state, move.seat, 1)


def fit_fault(state: BarracudaState, number: int | None, card: Kind) -> Refusal | None:
    """Why a card may not be laid off to a meld, whoever lays it (U3.3, U3.4)."""
    if number is None or not 0 <= number < len(state.melds):
        return _refuse("U3.3", "no_meld")
    wants = state.melds[number].wants
    if not wants:
        return _refuse("U3.3", "full", (), place_name(MELD, number))
    if wants >> card & 1:
        return None
    return _refuse("U3.3", "no_fit", (card,), place_name(MELD, number), card=card_text(CODES[card]))


def _keeping_fault(state: BarracudaState, seat: int, used: int) -> Refusal | None:
    """Why a play may not use so many cards of a hand (U4.6)."""
    return None if state.hands[seat].size - used >= state.least_kept else _refuse("U4.6", "keep")


def cards_needed(move: BarracudaMove) -> int:
    """How many cards of the hand a move uses; a draw brings one."""
    match move:
        case Take():
            return 0 if move.cards is None else len(move.cards) - 1
        case LayMeld():
            return len(move.cards)
        case LayOff() | Discard():
            return 1
        case Draw():
            return -1


def ends_hand(state: BarracudaState, move: BarracudaMove) -> bool:
    """Whether a legal move ends the hand (U5)."""
    last = state.hands[move.seat].size == cards_needed(move)
    return last or (isinstance(move, Discard) and not state.stock)


class BarracudaMoves(SeatMoves[BarracudaState, BarracudaMove]):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, BarracudaMove) and refusal(self.state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        state = self.state
        if state.turn is None:
            return ()
        if state.phase is Phase.DRAW:
            return ("draw",) if next(self._takes(), None) is None else ("draw", "take")
        if state.phase is Phase.DISCARD:
            return ("discard",)
        return (*(do for do in ("meld", "layoff") if next(self.of(do), None) is not None), "discard")

    def of(self, do: str) -> Iterator[BarracudaMove]:
        """List the moves of one action, each once."""
        state, seat = self.state, self.seat
        if state.turn is None:
            return
        if state.phase is Phase.DRAW:
            if do == "draw":
                yield Draw(seat)
            elif do == "take":
                yield from self._takes()
        elif do == "discard":
            yield from (Discard(seat, CODES[card]) for card in state.hands[seat].different())
        elif state.phase is Phase.PLAY:
            if do == "meld":
                yield from self._melds()
            elif do == "layoff":
                yield from self._lay_offs()

    def _takes(self) -> Iterator[Take]:
        state, seat = self.state, self.seat
        if not state.discard:
            return
        top, hand = state.discard[-1], state.hands[seat]
        for number, meld in enumerate(state.melds):
            if meld.wants >> top & 1:
                yield Take(seat, meld=number)
        if hand.size - (SIZE - 1) >= state.least_kept:
            for cards in with_card(hand, top):
                yield Take(seat, codes(cards))

    def _melds(self) -> Iterator[LayMeld]:
        state, seat = self.state, self.seat
        if state.hands[seat].size - SIZE >= state.least_kept:
            for cards in melds(state.hands[seat]):
                yield LayMeld(seat, codes(cards))

    def _lay_offs(self) -> Iterator[LayOff]:
        state, seat = self.state, self.seat
        hand = state.hands[seat]
        if hand.size - 1 < state.least_kept:
            return
        for number, meld in enumerate(state.melds):
            if meld.wants & hand.once:
                for card in hand.different():
                    if meld.wants >> card & 1:
                        yield LayOff(seat, number, CODES[card])
