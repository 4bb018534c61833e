"""The view of a seat (U10), and worlds that agree with it."""

from collections import Counter
from random import Random

from barracan.games.barracuda.melds import Meld, grown_of
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.barracuda.view import BarracudaView, MeldView
from barracan.games.rummy.hand import Hand
from barracan.model.cards import KINDS, Kind, codes, pack
from barracan.model.randomness import shuffle

PACK = pack(packs=1, jokers=0)
HIDDEN: Kind = -1
"""A card without a face."""


def view(state: BarracudaState, seat: int) -> BarracudaView:
    """All that a seat may know."""
    return BarracudaView(
        seat=seat,
        seats=state.seats,
        sides=state.sides,
        options=state.options,
        hand_number=state.hand_number,
        dealer=state.dealer,
        totals=tuple(state.totals),
        hand_totals=tuple(state.hand_totals),
        columns=tuple(state.columns),
        turn=state.turn,
        phase=state.phase.value,
        hand=codes(state.hands[seat].cards()),
        hand_sizes=tuple(hand.size for hand in state.hands),
        stock_count=len(state.stock),
        discard=codes(state.discard),
        melds=tuple(_meld_view(meld) for meld in state.melds),
        actions=tuple(state.actions),
        ending=state.ending,
        result=state.result,
    )


def _meld_view(meld: Meld) -> MeldView:
    return MeldView(meld.seat, "set" if meld.run is None else "run", codes(meld.cards))


def unseen(view: BarracudaView) -> list[Kind]:
    """The cards that lie in the deck or in other hands; a card taken from the discard pile is used at once (U4.4)."""
    seen = Counter(view.hand) + Counter(view.discard)
    for meld in view.melds:
        seen.update(meld.cards)
    return sorted(card for card in PACK if not seen[codes((card,))[0]])


def public_state(view: BarracudaView) -> BarracudaState:
    """The state as far as a seat knows it: other hands are empty, and the cards of the deck have no face."""
    state = BarracudaState(view.seats, view.sides, view.options)
    state.totals, state.hand_totals, state.columns = list(view.totals), list(view.hand_totals), list(view.columns)
    state.hand_number, state.dealer, state.turn = view.hand_number, view.dealer, view.turn
    state.phase = Phase(view.phase)
    state.ending, state.result = view.ending, view.result
    state.hands[view.seat] = Hand(KINDS[code] for code in view.hand)
    state.stock = [HIDDEN] * view.stock_count
    state.discard = [KINDS[code] for code in view.discard]
    state.melds = [grown_of([KINDS[code] for code in meld.cards], meld.seat) for meld in view.melds]
    state.actions = list(view.actions)
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
    return state
