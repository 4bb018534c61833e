"""The course of a hand: the deal, what each move does, and how hands and matches end (B2, B4, B11)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from barracan.games.barracan import meld_moves, scoring, wording
from barracan.games.barracan.meld_moves import Laying
from barracan.games.barracan.moves import (
    CATEGORY_NAMES,
    BarracanMove,
    Discard,
    Draw,
    LayMelds,
    Meld,
    PickUp,
    TakeTrick,
)
from barracan.games.barracan.state import PILES, BarracanState, Taken
from barracan.games.rummy.state import DRAWN, HANDS
from barracan.model.cards import CODES, KINDS, Kind
from barracan.model.events import TURNS, CardMoved, Event, Feat, HandDealt
from barracan.model.places import LADDER, MELDS, PILE, TRICKS, place_name

HAND_SIZE: Final = 13
_PILES: Final = tuple(place_name(PILE, pile) for pile in PILES)
_STACKS: Final = tuple(tuple(place_name(MELDS, side, name) for name in CATEGORY_NAMES) for side in range(4))


def deal(state: BarracanState, dealer: int, deck: Sequence[Kind]) -> list[Event]:
    """Deal a hand (B2.2, B2.3)."""
    state.begin_hand(dealer)
    seats = state.seats
    for index in range(HAND_SIZE * seats):
        state.hands[(dealer + 1 + index) % seats].add(deck[index])
    turned = HAND_SIZE * seats
    for pile in PILES:
        state.set_pile(pile, [deck[turned + pile]])
    state.first_piles = tuple(deck[turned : turned + 4])
    state.stock = list(reversed(deck[turned + 4 :]))
    state.turn = (dealer + 1) % seats
    return [HandDealt(state.hand_number, dealer), TURNS[state.turn]]


def apply(state: BarracanState, move: BarracanMove) -> list[Event]:
    """Make a legal move and tell what happened."""
    state.actions.append(move)
    seat = move.seat
    if isinstance(move, Discard):
        return _discard(state, seat, KINDS[move.card])
    if isinstance(move, Draw):
        card = state.stock.pop()
        state.hands[seat].add(card)
        state.taken = Taken.DRAW
        return [DRAWN[seat][card]]
    if isinstance(move, LayMelds):
        return _meld(state, move)
    if isinstance(move, TakeTrick):
        return _take_trick(state, move)
    if isinstance(move, PickUp):
        return _pick_up(state, move)
    return _end_hand(state, "stock", None)


def _discard(state: BarracanState, seat: int, card: Kind) -> list[Event]:
    hand = state.hands[seat]
    hand.remove(card)
    number = state.discard_pile(seat)
    at = state.put_on_pile(number, card)
    events: list[Event] = [CardMoved(CODES[card], HANDS[seat], _PILES[number], target_at=at)]
    if not hand.size:
        return events + _end_hand(state, "out", seat)
    state.turn = turn = (seat + 1) % state.seats
    state.taken = Taken.NOTHING
    events.append(TURNS[turn])
    return events


def _take_trick(state: BarracanState, move: TakeTrick) -> list[Event]:
    seat = move.seat
    side = state.side_of[seat]
    target = place_name(TRICKS, side)
    events: list[Event] = []
    for chosen in move.cards:
        card = state.piles[chosen.pile].pop(chosen.at)
        events.append(CardMoved(CODES[card], _PILES[chosen.pile], target, chosen.at, turned=True))
    state.hands[seat].remove(KINDS[move.card])
    events.append(CardMoved(move.card, HANDS[seat], target, turned=True))
    state.tables[side].tricks += 1
    state.taken = Taken.TRICK
    return events + _out_if_empty(state, seat)


def _pick_up(state: BarracanState, move: PickUp) -> list[Event]:
    seat = move.seat
    taken = state.lift_pile(move.pile)
    start = len(state.piles[move.pile])
    top = taken.pop()
    hand = state.hands[seat]
    lay = _read_lay(state, seat, move.melds)
    hand.add(top)
    events = _lay(state, seat, lay)
    _tell_source(events, CODES[top], _PILES[move.pile], start + len(taken))
    for at, card in enumerate(taken, start):
        hand.add(card)
        events.append(CardMoved(CODES[card], _PILES[move.pile], HANDS[seat], at))
    state.taken = Taken.PICK_UP
    return events + _out_if_empty(state, seat)


def _tell_source(events: list[Event], card: str, pile: str, at: int) -> None:
    """The top card of a pick-up goes from the pile, not from the hand, into its meld."""
    for number, event in enumerate(events):
        if isinstance(event, CardMoved) and event.card == card:
            events[number] = replace(event, source=pile, source_at=at)
            return


def _meld(state: BarracanState, move: LayMelds) -> list[Event]:
    seat = move.seat
    events = _lay(state, seat, _read_lay(state, seat, move.melds))
    if not move.flash:
        return events + _out_if_empty(state, seat)
    if state.options["flash_exit"] == "empty":
        for card in state.hands[seat].cards():
            state.hands[seat].remove(card)
            number = state.discard_pile(seat)
            at = state.put_on_pile(number, card)
            events.append(CardMoved(CODES[card], HANDS[seat], _PILES[number], target_at=at))
    return events + _end_hand(state, "flash", seat)


def _read_lay(state: BarracanState, seat: int, melds: Sequence[Meld]) -> Laying:
    lay = meld_moves.read_laying(state.tables[state.side_of[seat]], melds)
    if not isinstance(lay, Laying):
        raise ValueError(str(lay))  # noqa: TRY004 - the move is refused, its type is right
    return lay


def _lay(state: BarracanState, seat: int, lay: Laying) -> list[Event]:
    side = state.side_of[seat]
    table = state.tables[side]
    hand = state.hands[seat]
    events: list[Event] = []
    for card in lay.cards:
        hand.remove(card)
    for kind, cards in lay.plain:
        events += [CardMoved(CODES[card], HANDS[seat], _STACKS[side][kind]) for card in cards]
    for number, growth in lay.grown.items():
        events += [CardMoved(CODES[card], HANDS[seat], place_name(LADDER, side, number)) for card in growth.new_cards]
    events += [Feat(wording.completion_text(seat, ladder)) for ladder in lay.ladders.values() if ladder.complete]
    meld_moves.put_down(table, lay)
    return events


def _out_if_empty(state: BarracanState, seat: int) -> list[Event]:
    """A take or a meld that empties the hand melds out (B4.5)."""
    return [] if state.hands[seat].size else _end_hand(state, "out", seat)


def _end_hand(state: BarracanState, reason: str, seat: int | None) -> list[Event]:
    side_out = None if seat is None else state.side_of[seat]
    lines = tuple(scoring.score(table, reason if side == side_out else None) for side, table in enumerate(state.tables))
    events = state.end_hand(reason, seat, lines)
    if winners := state.sole_leader(int(state.options["target"])):
        events += state.end_match(winners)
    return events
