"""The view of a seat (P12), and worlds that agree with it."""

from random import Random

from barracan.games.barbu import doubling, scoring
from barracan.games.barbu.contracts import WHOLE_PACK
from barracan.games.barbu.moves import SEATS
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.barbu.view import BarbuView
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.view import tricks_seen
from barracan.games.tricks.worlds import deal_unseen, restore, seen_in_play
from barracan.model.cards import KINDS, SUITS


def view(state: BarbuState, seat: int) -> BarbuView:
    """All that a seat may know."""
    foundations = state.foundations
    return BarbuView(
        **tricks_seen(state, seat),
        lines=state.ending.lines if state.ending else scoring.score(state),
        phase=state.phase.value,
        declarer=state.declarer,
        contract=state.contract,
        named=tuple(tuple(names) for names in state.named),
        doubles=tuple(doubling.seats_of(doubled) for doubled in state.doubled),
        declarer_doubles=tuple(state.declarer_doubles),
        owed=tuple(doubling.owes(state, each) for each in range(SEATS)),
        hands_left=state.hands_left,
        replies=tuple(state.replies),
        foundations=tuple(foundations.cards(suit) if foundations else () for suit in range(len(SUITS))),
        laid=state.laid,
        first_turn=state.first_turn,
        out=tuple(state.out),
        holds=tuple(tuple(sets) for sets in state.holds),
        actions=tuple(state.actions),
        sheet=tuple(state.sheet),
    )


def determinize(view: BarbuView, rng: Random) -> BarbuState:
    """Deal one world that agrees with all that the seat has seen."""
    state = BarbuState(view.options)
    if view.contract is not None:
        state.set_contract(view.contract)
    restore(state, view, state.ranking)
    state.phase = Phase(view.phase)
    state.named = [list(names) for names in view.named]
    state.declarer_doubles = list(view.declarer_doubles)
    state.doubled = [doubling.bits_of(seats) for seats in view.doubles]
    state.replies = list(view.replies)
    state.laid, state.first_turn = view.laid, view.first_turn
    state.out, state.holds = list(view.out), [list(sets) for sets in view.holds]
    state.actions, state.sheet = list(view.actions), list(view.sheet)
    seen = state.hands[view.seat] | seen_in_play(state) | _restore_foundations(state, view)
    others = [seat for seat in range(SEATS) if seat != view.seat]
    sizes = [view.hand_sizes[seat] for seat in others]
    if any(sizes):
        holds = [(at, cards) for at, seat in enumerate(others) for cards in state.holds[seat]]
        lacks = [state.lacks[seat] for seat in others]
        hands = deal_unseen(WHOLE_PACK & ~seen, sizes, lacks, holds, rng)
        for seat, hand in zip(others, hands, strict=True):
            state.hands[seat] = hand
    return state


def _restore_foundations(state: BarbuState, view: BarbuView) -> int:
    """Lay the foundations as the view shows them, and return their cards."""
    lying = 0
    for suit, cards in enumerate(view.foundations):
        if cards and state.foundations:
            state.foundations.restore(suit, KINDS[cards[0]], len(cards))
            lying |= mask_of(KINDS[code] for code in cards)
    return lying
