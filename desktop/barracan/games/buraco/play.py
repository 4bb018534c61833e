"""How a hand of Buraco is played: its deal and its own moves; all else is as in Burraco."""

from collections.abc import Sequence

from barracan.games.buraco import legality
from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.buraco.state import RAISE, BuracoState
from barracan.games.burraco import play
from barracan.games.burraco.moves import Discard, LayMelds
from barracan.games.rummy.state import HANDS
from barracan.model.cards import CODES, Kind
from barracan.model.events import SHOWN, CardMoved, Event


def deal(state: BuracoState, dealer: int, deck: Sequence[Kind], cut: int | None) -> list[Event]:
    """Deal a hand without a first discard (D2.2, D2.3)."""
    events = play.deal(state, dealer, deck, turned=False)
    state.choosing = True
    state.set_cut(cut)
    return events


def apply(state: BuracoState, move: BuracoMove) -> list[Event]:
    """Make a legal move and tell what happened."""
    if isinstance(move, Time):
        state.actions.append(move)
        state.time_up = True
        return []
    if isinstance(move, LayMelds) and legality.fails(state, move):
        return _fail(state, move)
    if isinstance(move, Refuse):
        return _refuse(state, move)
    state.choosing = False
    if isinstance(move, Discard):
        state.failed = False
    return play.apply(state, move)


def _refuse(state: BuracoState, move: Refuse) -> list[Event]:
    """Turn the first card up and take the next (D3.1)."""
    state.actions.append(move)
    state.choosing = False
    card = state.stock.pop()
    state.refused = card
    state.discard.append(card)
    return [CardMoved(CODES[card], "stock", "discard"), *play.draw(state, move.seat)]


def _fail(state: BuracoState, move: LayMelds) -> list[Event]:
    """Show melds that are too small to open; they go back into the hand (D4.4)."""
    state.failures.append(len(state.actions))
    state.actions.append(move)
    side = state.side_of[move.seat]
    state.minimums[side] += RAISE
    state.failed = True
    cards = [code for meld in move.melds for code in meld]
    out: list[Event] = [CardMoved(code, HANDS[move.seat], SHOWN) for code in cards]
    return out + [CardMoved(code, SHOWN, HANDS[move.seat]) for code in cards]
