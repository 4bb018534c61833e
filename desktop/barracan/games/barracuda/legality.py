"""The one place that says why a move is refused (U3, U4)."""

from collections.abc import Iterator, Sequence
from random import Random

from barracan.games.barracuda.melds import SIZE, melds, read, with_card
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.state import SeatMoves
from barracan.model.cards import CODES, KINDS, Kind, codes, shown
from barracan.model.places import MELD, place_name
from barracan.model.randomness import choose
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Text

_TEXTS = {
    "over": QT_TRANSLATE_NOOP("barracuda", "No hand is being played. Deal the next one."),
    "turn": QT_TRANSLATE_NOOP("barracuda", "It is the turn of {seat}."),
    "not_drawn": QT_TRANSLATE_NOOP("barracuda", "Draw a card first."),
    "drawn": QT_TRANSLATE_NOOP("barracuda", "The draw of this turn is done. Play once, or discard."),
    "played": QT_TRANSLATE_NOOP("barracuda", "A turn has one play, and it is made. Discard a card."),
    "first": QT_TRANSLATE_NOOP("barracuda", "The discard pile is empty. Draw from the deck."),
    "unused": QT_TRANSLATE_NOOP(
        "barracuda", "The {card} is taken only to be used at once. Choose two cards that make a run or set with it."
    ),
    "not_held": QT_TRANSLATE_NOOP("barracuda", "The {card} is not in the hand."),
    "keep": QT_TRANSLATE_NOOP("barracuda", "A turn ends with a discard. Keep a card for it."),
    "no_meld": QT_TRANSLATE_NOOP("barracuda", "There is no such meld on the table. Choose one that lies there."),
    "no_fit": QT_TRANSLATE_NOOP("barracuda", "The {card} does not come next here. Choose another meld or card."),
    "full": QT_TRANSLATE_NOOP("barracuda", "This meld is whole. Choose another."),
}


def _refuse(clause: str, name: str, cards: Sequence[Kind] = (), place: str = "", /, **arguments: Argument) -> Refusal:
    codes = tuple(CODES[card] for card in cards)
    return Refusal(clause, Text("barracuda", _TEXTS[name], arguments), codes, (place,) if place else ())


def refusal(state: BarracudaState, move: BarracudaMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    if state.turn is None:
        return _refuse("U4.1", "over")
    if move.seat != state.turn:
        return _refuse("U4.7", "turn", seat=Seat(state.turn))
    if state.phase is Phase.DRAW:
        if isinstance(move, Draw):
            return None
        return _take_fault(state, move) if isinstance(move, Take) else _refuse("U4.1", "not_drawn")
    if isinstance(move, Discard):
        return _held_fault(state, move.seat, (KINDS[move.card],))
    if isinstance(move, Draw | Take):
        return _refuse("U4.1", "drawn")
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
            return _refuse("U4.4", "unused", (top,), "discard", card=shown(CODES[top]))
        cards.remove(top)
    return _held_fault(state, seat, cards) or _keeping_fault(state, seat, len(cards))


def _lay_off_fault(state: BarracudaState, move: LayOff) -> Refusal | None:
    card = KINDS[move.card]
    return (
        _held_fault(state, move.seat, (card,))
        or fit_fault(state, move.meld, card)
        or _keeping_fault(state, move.seat, 1)
    )


def fit_fault(state: BarracudaState, number: int | None, card: Kind) -> Refusal | None:
    """Why a card may not be laid off to a meld, whoever lays it (U3.3, U3.4)."""
    if number is None or not 0 <= number < len(state.melds):
        return _refuse("U3.3", "no_meld")
    wants = state.melds[number].wants
    if not wants:
        return _refuse("U3.3", "full", (), place_name(MELD, number))
    if wants >> card & 1:
        return None
    return _refuse("U3.3", "no_fit", (card,), place_name(MELD, number), card=shown(CODES[card]))


def _held_fault(state: BarracudaState, seat: int, cards: Sequence[Kind]) -> Refusal | None:
    hand = state.hands[seat]
    if hand.holds(cards):
        return None
    card = next(card for card in cards if cards.count(card) > hand.counts[card])
    return _refuse("U4.5", "not_held", (card,), card=shown(CODES[card]))


def _keeping_fault(state: BarracudaState, seat: int, used: int) -> Refusal | None:
    """Why a play may not use so many cards of a hand (U4.6)."""
    return None if state.hands[seat].size - used >= state.least_kept else _refuse("U4.6", "keep")


def ends_hand(state: BarracudaState, move: BarracudaMove) -> bool:
    """Whether a legal move ends the hand (U5)."""
    left = state.hands[move.seat].size
    if isinstance(move, Discard):
        return left == 1 or not state.stock
    if isinstance(move, Take):
        return move.cards is not None and left == len(move.cards) - 1
    return not isinstance(move, Draw) and left == (len(move.cards) if isinstance(move, LayMeld) else 1)


class BarracudaMoves(SeatMoves[BarracudaState, BarracudaMove]):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, BarracudaMove) and refusal(self._state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        state = self._state
        if state.turn is None:
            return ()
        if state.phase is Phase.DRAW:
            return ("draw",) if next(self._takes(), None) is None else ("draw", "take")
        if state.phase is Phase.DISCARD:
            return ("discard",)
        return (*(do for do in ("meld", "layoff") if next(self.of(do), None) is not None), "discard")

    def of(self, do: str) -> Iterator[BarracudaMove]:
        """List the moves of one action, each once."""
        state, seat = self._state, self._seat
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

    def pick(self, do: str, rng: Random) -> BarracudaMove:
        """Choose a move of this action at random; raises ``ValueError`` if there is none."""
        if do == "draw":
            return Draw(self._seat)
        moves = list(self.of(do))
        if not moves:
            raise ValueError(do)
        return choose(moves, rng)

    def _takes(self) -> Iterator[Take]:
        state, seat = self._state, self._seat
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
        state, seat = self._state, self._seat
        if state.hands[seat].size - SIZE >= state.least_kept:
            for cards in melds(state.hands[seat]):
                yield LayMeld(seat, codes(cards))

    def _lay_offs(self) -> Iterator[LayOff]:
        state, seat = self._state, self._seat
        hand = state.hands[seat]
        if hand.size - 1 < state.least_kept:
            return
        for number, meld in enumerate(state.melds):
            if meld.wants & hand.once:
                for card in hand.different():
                    if meld.wants >> card & 1:
                        yield LayOff(seat, number, CODES[card])
