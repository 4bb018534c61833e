"""The course of a hand: the deal, what each move does, and how hands and matches end (S2 to S4, S7)."""

from collections.abc import Sequence
from typing import Final

from barracan.games.sheepshead import scoring
from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import RANKING, SEATS, Phase, SheepsheadState
from barracan.games.tricks import play as tricks
from barracan.games.tricks.play import HANDS, card_events
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.state import Play, Trick
from barracan.model.cards import CODES, KINDS, Kind
from barracan.model.events import TURNS, CardMoved, Event, HandDealt, Seats

WINDOW: Final = slice(9, 11)
PACKETS = (
    (slice(0, 3), slice(11, 15), slice(23, 26)),
    (slice(3, 6), slice(15, 19), slice(26, 29)),
    (slice(6, 9), slice(19, 23), slice(29, 32)),
)
"""The packets of each hand from the dealer's left (S2.2)."""
_ALONE: Final[tuple[Seats, ...]] = tuple(frozenset((seat,)) for seat in range(SEATS))


def deal(state: SheepsheadState, dealer: int, deck: Sequence[Kind]) -> list[Event]:
    """Deal a hand (S2.2)."""
    state.begin_hand(dealer)
    for step, packets in enumerate(PACKETS, 1):
        state.hands[(dealer + step) % SEATS] = mask_of(card for packet in packets for card in deck[packet])
    state.window = list(deck[WINDOW])
    state.turn = (dealer + 1) % SEATS
    return [HandDealt(state.hand_number, dealer), TURNS[state.turn]]


def apply(state: SheepsheadState, move: SheepsheadMove) -> list[Event]:
    """Make a legal move and tell what happened."""
    if isinstance(move, Play):
        events = _play(state, move.seat, KINDS[move.card])
    elif isinstance(move, TakeWindow):
        events = _take_window(state, move.seat)
    elif isinstance(move, Bury):
        events = _bury(state, move)
    else:
        events = _pass(state, move.seat)
    if state.turn is not None:
        events.append(TURNS[state.turn])
    return events


def _pass(state: SheepsheadState, seat: int) -> list[Event]:
    state.passed.append(seat)
    state.turn = (seat + 1) % SEATS
    if len(state.passed) < SEATS:
        return []
    if not state.options["least"]:
        return _end_hand(state, "passed", None)
    state.phase = Phase.PLAY
    return []


def _take_window(state: SheepsheadState, seat: int) -> list[Event]:
    state.player = seat
    state.phase = Phase.BURY
    state.taken_up = state.window
    state.window = []
    state.hands[seat] |= mask_of(state.taken_up)
    return [
        CardMoved(CODES[card], "window", HANDS[seat], at, seen_by=_ALONE[seat])
        for at, card in enumerate(state.taken_up)
    ]


def _bury(state: SheepsheadState, move: Bury) -> list[Event]:
    state.window = [KINDS[code] for code in move.cards]
    state.hands[move.seat] &= ~mask_of(state.window)
    state.phase = Phase.PLAY
    state.turn = (state.dealer + 1) % SEATS
    return [
        CardMoved(code, HANDS[move.seat], "window", -1, at, seen_by=_ALONE[move.seat], turned=True)
        for at, code in enumerate(move.cards)
    ]


def put_down(state: SheepsheadState, seat: int, card: Kind) -> Trick | None:
    """Let a legal card lie in the trick, and return the trick that it completes; nobody is to move after the tenth."""
    if state.trick:
        led = RANKING.suits[RANKING.suit_of[state.trick[0]]]
        if not led >> card & 1:
            state.lacks[seat] |= led
    complete = tricks.put_down(state, seat, card, RANKING)
    if complete and len(state.tricks) == scoring.TRICKS:
        state.turn = None
    return complete


def _play(state: SheepsheadState, seat: int, card: Kind) -> list[Event]:
    complete = put_down(state, seat, card)
    events = card_events(state, seat, card, complete)
    if state.turn is None:
        events += _end_hand(state, "played" if state.player is not None else "least", state.winner)
    return events


def _end_hand(state: SheepsheadState, reason: str, seat: int | None) -> list[Event]:
    """Turn the window up (S10.4) and end the hand, and the match if one alone has reached the target (S7.1)."""
    events: list[Event] = [CardMoved(CODES[card], "window", "window", at, at) for at, card in enumerate(state.window)]
    events += state.end_hand(reason, seat, scoring.score(state))
    if winners := state.sole_leader(int(state.options["target"])):
        events += state.end_match(winners)
    return events
