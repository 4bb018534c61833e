"""The view of a seat (S9), and worlds that agree with it."""

from random import Random

from barracan.games.sheepshead import scoring
from barracan.games.sheepshead.cards import RANKING, WHOLE_PACK
from barracan.games.sheepshead.state import SEATS, Phase, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.ranking import Mask, cards_of, mask_of
from barracan.games.tricks.view import tricks_seen
from barracan.games.tricks.worlds import deal_unseen, restore, seen_in_play
from barracan.model.cards import KINDS, codes
from barracan.model.randomness import shuffle

_WINDOW = SEATS
"""The number of the window among the holders of cards: after the seats."""


def view(state: SheepsheadState, seat: int) -> SheepsheadView:
    """All that a seat may know."""
    mine = state.player == seat
    over = state.ending is not None
    return SheepsheadView(
        **tricks_seen(state, seat),
        lines=state.ending.lines if state.ending else scoring.score(state),
        phase=state.phase.value,
        player=state.player,
        passed=tuple(state.passed),
        least=state.least,
        window=codes(state.window) if over else (None,) * len(state.window),
        taken_up=codes(state.taken_up) if mine else (),
        buried=codes(state.window) if mine else (),
        card_points=tuple(scoring.points_taken(state)) if len(state.tricks) == scoring.TRICKS else None,
    )


def determinize(view: SheepsheadView, rng: Random) -> SheepsheadState:
    """Deal one world that agrees with all that the seat has seen."""
    state = SheepsheadState(view.options)
    restore(state, view, RANKING)
    state.phase = Phase(view.phase)
    state.player, state.passed = view.player, list(view.passed)
    state.taken_up = [KINDS[code] for code in view.taken_up]
    known = view.buried or tuple(code for code in view.window if code)
    state.window = [KINDS[code] for code in known]
    seen = state.hands[view.seat] | seen_in_play(state) | mask_of(state.window)
    others = [seat for seat in range(SEATS) if seat != view.seat]
    sizes = [view.hand_sizes[seat] for seat in others]
    lacks = [state.lacks[seat] for seat in others]
    if view.window and not known:
        others.append(_WINDOW)
        sizes.append(len(view.window))
        lacks.append(0)
    if any(sizes):
        for holder, cards in zip(others, deal_unseen(WHOLE_PACK & ~seen, sizes, lacks, (), rng), strict=True):
            if holder == _WINDOW:
                state.window = _shuffled(cards, rng)
            else:
                state.hands[holder] = cards
    if view.player is not None and view.player != view.seat:
        state.taken_up = _shuffled(_cards_of_the_player(state), rng)[:2]
    return state


def _shuffled(mask: Mask, rng: Random) -> list[int]:
    cards = cards_of(mask)
    shuffle(cards, rng)
    return cards


def _cards_of_the_player(state: SheepsheadState) -> Mask:
    """The twelve cards that the Player held after taking the window."""
    assert state.player is not None
    cards = state.hands[state.player] | mask_of(state.window)
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    for leader, played in (*tricks, (state.leader, tuple(state.trick))):
        cards |= mask_of(card for at, card in enumerate(played) if (leader + at) % SEATS == state.player)
    return cards
