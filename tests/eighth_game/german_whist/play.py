"""Play: the deal, what a card does, drawing from the stock, and how hands and matches end (G2 to G6)."""

from collections.abc import Sequence

from barracan.games.tricks.play import HANDS, card_events, put_down
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.state import Play
from barracan.model.cards import CODES, KINDS, Kind
from barracan.model.events import CardMoved, Event, HandDealt, TurnStarted
from german_whist import scoring
from german_whist.legality import suit_led
from german_whist.state import HAND, SEATS, TRICKS, GermanWhistState

STOCK = "stock"


def deal(state: GermanWhistState, dealer: int, deck: Sequence[Kind]) -> list[Event]:
    """Deal thirteen cards each by turns, and turn up the first of the others (G2)."""
    state.begin_hand(dealer)
    first = (dealer + 1) % SEATS
    state.hands[first] = mask_of(deck[: 2 * HAND : 2])
    state.hands[dealer] = mask_of(deck[1 : 2 * HAND : 2])
    state.stock = list(reversed(deck[2 * HAND :]))
    state.turn_up(state.stock[-1])
    state.turn = first
    return [HandDealt(state.hand_number, dealer), TurnStarted(first)]


def apply(state: GermanWhistState, move: Play) -> list[Event]:
    """Make a legal move and tell what happened."""
    card, seat = KINDS[move.card], move.seat
    if state.trick and not (led := suit_led(state)) >> card & 1:
        state.lacks[seat] |= led
    state.open_cards[seat] &= ~(1 << card)
    state.drawn = []
    complete = put_down(state, seat, card, state.ranking)
    events = card_events(state, seat, card, complete)
    if complete and state.stock:
        events += _draw(state, complete.winner)
    if len(state.tricks) == TRICKS:
        return events + _end_hand(state)
    assert state.turn is not None
    return [*events, TurnStarted(state.turn)]


def _draw(state: GermanWhistState, winner: int) -> list[Event]:
    """The winner takes the card that lies face up, the other the next one unseen, and another is turned up (G3.4)."""
    loser, count = 1 - winner, len(state.stock)
    face_up, hidden = state.stock.pop(), state.stock.pop()
    state.drawn = [face_up, hidden]
    state.hands[winner] |= 1 << face_up
    state.open_cards[winner] |= 1 << face_up
    state.lacks[winner] &= ~(1 << face_up)
    state.hands[loser] |= 1 << hidden
    state.lacks[loser] = 0  # what it has drawn may be anything
    events: list[Event] = [
        CardMoved(CODES[face_up], STOCK, HANDS[winner], count - 1),
        CardMoved(CODES[hidden], STOCK, HANDS[loser], count - 2, seen_by=frozenset((loser,))),
    ]
    if state.stock:
        events.append(CardMoved(CODES[state.stock[-1]], STOCK, STOCK, count - 3, count - 3))
    return events


def _end_hand(state: GermanWhistState) -> list[Event]:
    """End the hand, and the match if one alone has reached the target (G4.2, G6.1)."""
    events = state.end_hand("played", None, scoring.score(state))
    best = max(state.totals)
    if best >= int(state.options["target"]) and state.totals.count(best) == 1:
        events += state.end_match((state.totals.index(best),))
    return events
