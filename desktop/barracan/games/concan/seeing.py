"""The view of a seat (N12), and worlds that agree with it."""

from random import Random

from barracan.games.concan import melds as melding
from barracan.games.concan.knowledge import Knowledge
from barracan.games.concan.melds import Meld
from barracan.games.concan.state import ConcanState, Phase
from barracan.games.concan.view import ConcanView, MeldView
from barracan.games.rummy.hand import Hand
from barracan.games.rummy.runs import where
from barracan.model.cards import CODES, JOKER, KINDS, Kind, codes

HIDDEN: Kind = -1
"""A card without a face."""


def view(state: ConcanState, seat: int) -> ConcanView:
    """All that a seat may know."""
    barred = state.barred if seat == state.turn else None
    return ConcanView(
        seat=seat,
        seats=state.seats,
        sides=state.sides,
        options=state.options,
        hand_number=state.hand_number,
        dealer=state.dealer,
        totals=tuple(state.totals),
        turn=state.turn,
        phase=state.phase.value,
        threshold=state.threshold,
        hand=codes(state.hands[seat].cards()),
        hand_sizes=tuple(hand.size for hand in state.hands),
        opened=tuple(state.opened),
        announced=tuple(state.announced),
        unheard=tuple(state.unheard),
        stock_count=len(state.stock),
        restocks_left=state.most_restocks - state.restocks,
        discard=codes(state.discard),
        melds=tuple(_meld_view(meld) for meld in state.melds),
        taken=None if state.taken is None else CODES[state.taken],
        barred=None if barred is None else CODES[barred],
        actions=tuple(state.actions),
        ending=state.ending,
        result=state.result,
    )


def _meld_view(meld: Meld) -> MeldView:
    kind = "set" if meld.run is None else "run"
    return MeldView(meld.seat, kind, codes(meld.cards), codes(meld.stands), meld.value)


def _meld(seen: MeldView) -> Meld:
    stands = tuple(KINDS[code] for code in seen.stands)
    run = where(stands) if seen.kind == "run" else None
    return melding.make(tuple(KINDS[code] for code in seen.cards), stands, run, seen.seat)


def public_state(view: ConcanView) -> ConcanState:
    """The state as far as a seat knows it: other hands are empty, and the cards of the stock have no face."""
    state = ConcanState(view.seats, view.sides, view.options)
    state.totals = list(view.totals)
    state.hand_number, state.dealer, state.turn = view.hand_number, view.dealer, view.turn
    state.phase = Phase(view.phase)
    state.ending, state.result = view.ending, view.result
    state.hands[view.seat] = Hand(KINDS[code] for code in view.hand)
    state.stock = [HIDDEN] * view.stock_count
    state.discard = [KINDS[code] for code in view.discard]
    state.melds = [_meld(seen) for seen in view.melds]
    state.opened, state.announced, state.unheard = list(view.opened), list(view.announced), list(view.unheard)
    state.restocks = state.most_restocks - view.restocks_left
    state.actions = list(view.actions)
    state.taken = None if view.taken is None else KINDS[view.taken]
    state.barred = None if view.barred is None else KINDS[view.barred]
    return state


def determinize(view: ConcanView, rng: Random) -> ConcanState:
    """Deal one world that agrees with all that the seat has seen."""
    state = public_state(view)
    state.chance = int(rng.random() * (1 << 63))
    if view.hand_number:
        hands, state.stock = Knowledge(view).world(rng)
        state.hands = [Hand(cards) for cards in hands]
    if view.turn is not None and view.turn != view.seat:
        state.barred = _barred(state, view.turn)
    return state


def _barred(state: ConcanState, seat: int) -> int | None:
    """The card that another seat may not discard: the one it took, if it had none like it before (N4.5)."""
    if state.taken is None or state.taken == JOKER:
        return None
    return state.taken if state.hands[seat].counts[state.taken] == 1 else None
