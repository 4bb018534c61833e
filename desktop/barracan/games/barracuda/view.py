"""What a seat sees of Barracuda (U10), worlds that agree with it, and the cards that its moves use."""

from collections import Counter
from random import Random
from typing import Final

from barracan.games.barracuda.melds import meld_of
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.rummy.state import Hand
from barracan.games.rummy.view import RummyView, restore, shared_fields, top_of, turn_up, without
from barracan.model.cards import KINDS, RANKS, Code, Kind, codes, pack
from barracan.model.common_texts import common_text
from barracan.model.offers import Pick
from barracan.model.places import MELD, place_name
from barracan.model.randomness import shuffle
from barracan.model.standing import Standing
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.turn_step import Progress, TurnStep
from barracan.model.value import value
from barracan.model.view import LaidMeld

_HAND_SUITS: Final = tuple(tuple(rank + suit for rank in RANKS) for suit in "HSDC")
_HANDS = QT_TRANSLATE_NOOP("barracuda", "hands {hands}")
_LIMIT = QT_TRANSLATE_NOOP("barracuda", "the match ends above {limit} points")
_LIMIT_ONE = QT_TRANSLATE_NOOP("barracuda", "the match ends above 1 point")
_DEALER = QT_TRANSLATE_NOOP("barracuda", "deals, hands {hands}")

_STEPS: Final = {
    Phase.DRAW: common_text("Draw"),
    Phase.PLAY: Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "One play")),
    Phase.DISCARD: Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "Discard")),
}
"""What a turn is made of (U4.1)."""


@value
class MeldView:
    """A meld and who laid it (U11.2)."""

    seat: int
    kind: str
    """``set`` or ``run``."""
    cards: tuple[Code, ...]
    """A run from its low to its high end."""


@value
class BarracudaView(RummyView):
    """Everything that U10 lets one seat know."""

    hand_totals: tuple[int, ...]
    """The hands column."""
    columns: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """Points and hands of each hand that is over."""
    phase: str
    """``draw`` before the draw, ``play`` before the turn's one play, ``discard`` after it."""
    melds: tuple[MeldView, ...]

    def suit_order(self) -> tuple[tuple[Code, ...], ...]:
        """The suits from low to high in the order of a hand, the ace left of the 2 (U1.4)."""
        return _HAND_SUITS

    def draws_from_deck(self) -> bool:
        """It is (U4.2)."""
        return True

    def headline(self) -> Text:
        """When the match ends (U7.1)."""
        limit = int(self.options["limit"])
        return Text("barracuda", _LIMIT_ONE if limit == 1 else _LIMIT, {"limit": limit})

    def seat_note(self, seat: int) -> Text | None:
        """A seat's place in the hands column (U6.2), and who dealt (U11.3)."""
        hands = self.hand_totals[seat]
        words = _DEALER if seat == self.dealer else _HANDS
        return Text("barracuda", words, {"hands": f"{hands:+}".replace("-", "−") if hands else "0"})

    def standing(self, seat: int) -> Standing:
        """Both columns of a seat, and the points above which the match ends (U6, U7.1)."""
        return Standing(self.totals[self.side_of(seat)], self.hand_totals[seat], int(self.options["limit"]))

    def turn_steps(self) -> tuple[TurnStep, ...]:
        """The draw, the one play and the discard of the viewer's turn (U4.1)."""
        if self.turn != self.seat:
            return tuple(TurnStep(words, Progress.AHEAD) for words in _STEPS.values())
        steps, now = [], Progress.DONE
        for phase, words in _STEPS.items():
            here = phase.value == self.phase
            now = Progress.NOW if here else Progress.AHEAD if now is not Progress.DONE else now
            steps.append(TurnStep(words, now))
        return tuple(steps)

    def laid_melds(self) -> tuple[LaidMeld, ...]:
        """The melds of all seats."""
        return tuple(
            LaidMeld(place_name(MELD, number), self.side_of(meld.seat), meld.cards, ("",) * len(meld.cards))
            for number, meld in enumerate(self.melds)
        )


PACK: Final = pack(packs=1, jokers=0)


def view(state: BarracudaState, seat: int) -> BarracudaView:
    """All that a seat may know."""
    return BarracudaView(
        **shared_fields(state, seat),
        hand_totals=tuple(state.hand_totals),
        columns=tuple(state.columns),
        phase=state.phase.value,
        melds=tuple(MeldView(meld.seat, meld.kind, codes(meld.cards)) for meld in state.melds),
    )


def unseen(view: BarracudaView) -> list[Kind]:
    """The cards that lie in the deck or in other hands; a card taken from the discard pile is used at once (U4.4)."""
    seen = Counter(view.hand) + Counter(view.discard)
    for meld in view.melds:
        seen.update(meld.cards)
    return sorted(card for card in PACK if not seen[codes((card,))[0]])


def public_state(view: BarracudaView) -> BarracudaState:
    """The state as far as a seat knows it: other hands are empty, and the cards of the deck have no face."""
    state = BarracudaState(view.seats, view.sides, view.options)
    restore(state, view)
    state.hand_totals, state.columns = list(view.hand_totals), list(view.columns)
    state.phase = Phase(view.phase)
    state.melds = [meld_of([KINDS[code] for code in meld.cards], meld.seat) for meld in view.melds]
    return state


def determinize(view: BarracudaView, rng: Random) -> BarracudaState:
    """Deal one world that agrees with all that the seat has seen."""
    state = public_state(view)
    if not view.hand_number:
        return state
    hidden = unseen(view)
    shuffle(hidden, rng)
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            state.hands[seat] = Hand(hidden.pop() for _ in range(size))
    state.stock = hidden
    turn_up(state, view, [])
    return state


def cards_used(view: BarracudaView, move: BarracudaMove) -> tuple[Code, ...]:
    """The cards that leave the hand: not the top discard that is laid with them."""
    match move:
        case Discard() | LayOff():
            return (move.card,)
        case LayMeld():
            return move.cards
        case Take() if move.cards is not None:
            return without(move.cards, view.discard[-1:])
    return ()


def cards_taken(view: BarracudaView, move: BarracudaMove) -> tuple[Pick, ...]:
    """The top card of the stock or of the discard pile."""
    match move:
        case Draw():
            return top_of(view, "stock")
        case Take():
            return top_of(view, "discard")
    return ()
