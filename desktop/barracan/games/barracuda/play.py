"""How a hand is played: the deal, what each move does, and how hands and matches end (U2, U4, U5, U7)."""

from collections.abc import Sequence
from typing import Final

from barracan.games.barracuda import scoring
from barracan.games.barracuda.melds import read
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.rummy.state import HANDS
from barracan.model.cards import CODES, KINDS, Kind
from barracan.model.events import TURNS, CardMoved, Event, HandDealt
from barracan.model.places import MELD, PlaceName, place_name
from barracan.model.refusal import accept

HAND_SIZE: Final = 7


def deal(state: BarracudaState, dealer: int, deck: Sequence[Kind]) -> list[Event]:
    """Deal a hand (U2.2)."""
    state.begin_hand(dealer)
    dealt = HAND_SIZE * state.seats
    state.deal(dealer + 1, deck[:dealt])
    state.stock = list(reversed(deck[dealt:]))
    state.turn = (dealer + 1) % state.seats
    return [HandDealt(state.hand_number, dealer), TURNS[state.turn]]


def apply(state: BarracudaState, move: BarracudaMove) -> list[Event]:
    """Make a legal move and tell what happened."""
    state.actions.append(move)
    match move:
        case Discard():
            return _discard(state, move.seat, KINDS[move.card])
        case Draw():
            state.phase = Phase.PLAY
            return [state.draw(move.seat)]
        case LayMeld():
            return _lay(state, move.seat, [KINDS[code] for code in move.cards], None)
        case LayOff():
            state.hands[move.seat].remove(KINDS[move.card])
            return _lay_off(state, move.seat, move.meld, KINDS[move.card], HANDS[move.seat], -1)
        case Take():
            return _take(state, move)


def _take(state: BarracudaState, move: Take) -> list[Event]:
    top = state.discard.pop()
    if move.cards is not None:
        return _lay(state, move.seat, [KINDS[code] for code in move.cards], top)
    return _lay_off(state, move.seat, int(move.meld or 0), top, "discard", len(state.discard))


def _lay(state: BarracudaState, seat: int, cards: Sequence[Kind], top: Kind | None) -> list[Event]:
    meld = accept(read(cards, seat))
    place = place_name(MELD, len(state.melds))
    state.melds.append(meld)
    events: list[Event] = []
    for card in meld.cards:
        if card == top:
            events.append(CardMoved(CODES[card], "discard", place, len(state.discard)))
        else:
            state.hands[seat].remove(card)
            events.append(CardMoved(CODES[card], HANDS[seat], place))
    return events + _end_play(state, seat)


def _lay_off(
    state: BarracudaState, seat: int, number: int, card: Kind, source: PlaceName, source_at: int
) -> list[Event]:
    state.melds[number] = after = state.melds[number].with_card(card)
    moved = CardMoved(CODES[card], source, place_name(MELD, number), source_at, after.cards.index(card))
    return [moved, *_end_play(state, seat)]


def _end_play(state: BarracudaState, seat: int) -> list[Event]:
    """A play is made; one that uses up the hand ends it (U4.6)."""
    state.phase = Phase.DISCARD
    return [] if state.hands[seat].size else _end_hand(state, "out", seat)


def _discard(state: BarracudaState, seat: int, card: Kind) -> list[Event]:
    events = state.lay_on_pile(seat, card)
    if not state.hands[seat].size:
        return events + _end_hand(state, "out", seat)
    if not state.stock:
        return events + _end_hand(state, "deck", None)
    state.turn = turn = (seat + 1) % state.seats
    state.phase = Phase.DRAW
    events.append(TURNS[turn])
    return events


def _end_hand(state: BarracudaState, reason: str, winner: int | None) -> list[Event]:
    lines = tuple(scoring.score(hand) for hand in state.hands)
    hands = scoring.hands_column(state.seats, winner)
    state.hand_totals = [total + gained for total, gained in zip(state.hand_totals, hands, strict=True)]
    extra = {"hands": list(hands), "hand_totals": state.hand_totals.copy()}
    events = state.end_hand(reason, winner, lines, extra=extra)
    state.columns.append((tuple(sum(line.points for line in each) for each in lines), hands))
    first = scoring.winner(state)
    if first is None:
        return events
    return events + state.end_match((first,), {"settlement": scoring.settlement(state, first)})
