"""How a hand is played: the deal, what each move does, and how hands and matches end (N2, N4, N7, N8, N10)."""

from collections.abc import Sequence
from typing import Final

from barracan.games.concan import scoring
from barracan.games.concan.legality import read_laying
from barracan.games.concan.moves import (
    Announce,
    ConcanMove,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    NewMeld,
    Swap,
    SwapPart,
    Take,
)
from barracan.games.concan.state import ConcanState, Phase
from barracan.games.rummy.melds import LOW
from barracan.games.rummy.state import HANDS
from barracan.model.cards import CODES, JOKER, KINDS, Kind
from barracan.model.events import TURNS, CardMoved, Event, HandDealt
from barracan.model.places import MELD, place_name
from barracan.model.randomness import stream
from barracan.model.refusal import accept
from barracan.model.score import lowest

WINNER_SIGN: Final = "X"
"""What the score sheet has for the winner of a hand (N13.5)."""
HAND_SIZE: Final = 14
"""Of everybody after the first player's first discard (N2.3, N4.1)."""


def deal(state: ConcanState, first: int, deck: Sequence[Kind]) -> list[Event]:
    """Deal a hand (N2.3)."""
    state.begin_hand(first)
    dealt = HAND_SIZE * state.seats + 1
    state.deal(first, deck[:dealt])
    state.stock = list(reversed(deck[dealt:]))
    state.unheard = [(0, hand.size) for hand in state.hands]
    state.chance = stream("concan", *deck).getrandbits(63)
    state.turn = first
    return [HandDealt(state.hand_number, first), TURNS[first]]


def apply(state: ConcanState, move: ConcanMove) -> list[Event]:
    """Make a legal move and tell what happened."""
    state.actions.append(public(move))
    match move:
        case Discard():
            return _discard(state, move)
        case Draw():
            return _draw(state, move)
        case Take():
            return _take(state, move)
        case LayMelds():
            return _lay(state, move.seat, move.melds, move.swaps or (), taken=None)
        case LayOff():
            return _lay_off(state, move)
        case Swap():
            return _swap(state, move.seat, move.meld, KINDS[move.card])
        case Announce():
            state.announced[move.seat] = state.hands[move.seat].jokers
            state.unheard[move.seat] = (0, 0)
            return []


def public(move: ConcanMove) -> ConcanMove:
    """A move as all see it: of a new stock the cards, not their order (N12)."""
    if isinstance(move, Draw) and move.stock is not None:
        return Draw(move.seat, tuple(sorted(move.stock, key=KINDS.__getitem__)))
    return move


def _draw(state: ConcanState, move: Draw) -> list[Event]:
    seat = move.seat
    events: list[Event] = []
    if move.stock is not None:
        events = _restock(state, move.stock)
    events.append(state.draw(seat))
    before, since = state.unheard[seat]
    state.unheard[seat] = (before, since + 1)
    state.phase = Phase.LAY
    return events


def _restock(state: ConcanState, order: Sequence[str]) -> list[Event]:
    """Make a new stock of all discards but the top one (N7.1); nobody sees in which order they lie."""
    *gone, top = state.discard
    state.discard = [top]
    state.stock = [KINDS[code] for code in reversed(order)]
    state.restocks += 1
    state.unheard = [(before + since, 0) for before, since in state.unheard]
    return [CardMoved(CODES[card], "discard", "stock", 0, turned=True) for card in gone]


def _take(state: ConcanState, move: Take) -> list[Event]:
    seat = move.seat
    card = state.take_into_hand(seat)
    state.phase = Phase.LAY
    if move.melds is not None:
        return _lay(state, seat, move.melds, move.swaps or (), taken=card)
    return [CardMoved(CODES[card], "discard", HANDS[seat], len(state.discard))]


def _lay(
    state: ConcanState, seat: int, new: Sequence[NewMeld], swaps: Sequence[SwapPart], taken: Kind | None
) -> list[Event]:
    events: list[Event] = []
    for swap in swaps:
        events += _swap(state, seat, swap.meld, KINDS[swap.card])
    lay = accept(read_laying(state, seat, new, ()))
    source = HANDS[seat]
    hand = state.hands[seat]
    number = len(state.melds)
    for meld in lay.melds:
        for card in meld.cards:
            hand.remove(card)
            if card == taken:
                events.append(CardMoved(CODES[card], "discard", place_name(MELD, number), len(state.discard)))
                taken = None
            else:
                events.append(CardMoved(CODES[card], source, place_name(MELD, number)))
        state.melds.append(meld)
        number += 1
    state.opened[seat] = True
    state.settle_announced(seat)
    return events


def _swap(state: ConcanState, seat: int, number: int, card: Kind) -> list[Event]:
    meld = state.melds[number]
    after = meld.with_swap(card)
    at = next(at for at, (old, new) in enumerate(zip(meld.cards, after.cards, strict=True)) if old != new)
    state.melds[number] = after
    state.hands[seat].remove(card)
    state.gain_joker(seat)
    place, hand = place_name(MELD, number), HANDS[seat]
    return [CardMoved(CODES[JOKER], place, hand, at), CardMoved(CODES[card], hand, place, target_at=at)]


def _lay_off(state: ConcanState, move: LayOff) -> list[Event]:
    seat, card = move.seat, KINDS[move.card]
    before = state.melds[move.meld]
    state.melds[move.meld] = before.with_card(card, KINDS[move.stands or move.card], move.end)
    state.hands[seat].remove(card)
    state.settle_announced(seat)
    at = 0 if move.end == LOW else len(before.cards)
    return [CardMoved(move.card, HANDS[seat], place_name(MELD, move.meld), target_at=at)]


def _discard(state: ConcanState, move: Discard) -> list[Event]:
    seat = move.seat
    events = state.lay_on_pile(seat, KINDS[move.card])
    state.settle_announced(seat)
    if not state.hands[seat].size:
        return events + _end_hand(state, "out", seat)
    if state.nothing_to_draw(len(state.discard)):
        return events + _end_hand(state, "stock", None)
    following = (seat + 1) % state.seats
    state.begin_turn(following)
    events.append(TURNS[following])
    return events


def _end_hand(state: ConcanState, reason: str, winner: int | None) -> list[Event]:
    lines = scoring.score(state, winner)
    events = state.end_hand(reason, winner, lines, signs={} if winner is None else {winner: WINNER_SIGN})
    assert state.ending is not None
    signs = state.ending.signs
    state.past.append(tuple(signs.get(seat, str(points)) for seat, points in enumerate(state.ending.points)))
    last = state.hand_number >= int(state.options["hands"])
    return events + state.end_match(lowest(tuple(state.totals))) if last else events
