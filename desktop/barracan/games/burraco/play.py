"""How a hand is played: the deal, what each move does, and how hands and matches end (C2, C5 to C8, C10)."""

from collections.abc import Sequence
from typing import Final

from barracan.games.burraco import melds, scoring, wording
from barracan.games.burraco.legality import read_melds
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds, Take
from barracan.games.burraco.state import BurracoState, Drawn
from barracan.games.rummy.state import ALONE, HANDS
from barracan.model.cards import CODES, KINDS, Kind
from barracan.model.events import TURNS, CardMoved, Event, Feat, HandDealt, Seats
from barracan.model.places import MELD, POT, place_name
from barracan.model.refusal import accept

HAND_SIZE: Final = 11
STALL: Final = 4
"""So many turns a seat without any progress end the hand (C8.2)."""
_NOBODY: Final[Seats] = frozenset()


def deal(state: BurracoState, dealer: int, deck: Sequence[Kind], turned: bool = True) -> list[Event]:
    """Deal a hand: pots, hands, the first discard if one is *turned* up, and the stock (C2.2 to C2.7)."""
    state.begin_hand(dealer)
    at = 0
    for number, size in enumerate(state.terms.pots):
        state.pots[number] = list(deck[at : at + size])
        at += size
    dealt = at + HAND_SIZE * state.seats
    state.deal(dealer + 1, deck[at:dealt])
    at = dealt
    if turned:
        state.first_discard = deck[at]
        state.discard.append(deck[at])
        at += 1
    state.stock = list(reversed(deck[at:]))
    state.turn = (dealer + 1) % state.seats
    return [HandDealt(state.hand_number, dealer), TURNS[state.turn]]


def apply(state: BurracoState, move: BurracoMove) -> list[Event]:
    """Make a legal move and tell what happened."""
    state.actions.append(move)
    if isinstance(move, Discard):
        return _discard(state, move.seat, KINDS[move.card])
    if isinstance(move, Draw):
        return draw(state, move.seat)
    if isinstance(move, Take):
        return _take(state, move.seat)
    if isinstance(move, LayMelds):
        return _lay(state, move)
    return _add(state, move)


def draw(state: BurracoState, seat: int) -> list[Event]:
    """Take the top card of the stock into a hand (C5.2)."""
    state.drawn = Drawn.DRAW
    return [state.draw(seat)]


def _take(state: BurracoState, seat: int) -> list[Event]:
    hand = state.hands[seat]
    pile, state.discard = state.discard, []
    state.single = pile[0] if len(pile) == 1 else None
    for card in pile:
        hand.add(card)
    state.drawn = Drawn.TAKE
    return [CardMoved(CODES[card], "discard", HANDS[seat], at) for at, card in enumerate(pile)]


def _lay(state: BurracoState, move: LayMelds) -> list[Event]:
    found = accept(read_melds(state, move))
    table = state.tables[state.side_of[move.seat]].melds
    events: list[Event] = []
    for meld in found:
        events += _put(state, move.seat, meld.cards, len(table), meld)
        table.append(meld)
        if melds.quality(meld, state.terms) == melds.CLEAN:
            events.append(Feat(wording.clean_meld(move.seat, scoring.WORTH[melds.CLEAN])))
    return events + _go_on(state, move.seat)


def _add(state: BurracoState, move: Add) -> list[Event]:
    table = state.tables[state.side_of[move.seat]].melds
    before = table[move.meld]
    after = accept(melds.grow(before, [KINDS[code] for code in move.cards], state.terms))
    events = _put(state, move.seat, melds.new_cards(before, after), move.meld, after)
    table[move.meld] = after
    if melds.quality(after, state.terms) == melds.CLEAN != melds.quality(before, state.terms):
        events.append(Feat(wording.clean_meld(move.seat, scoring.WORTH[melds.CLEAN])))
    return events + _go_on(state, move.seat)


def _put(state: BurracoState, seat: int, cards: Sequence[Kind], number: int, meld: Meld) -> list[Event]:
    """Take cards out of a hand for a meld, and tell where in it they lie."""
    hand = state.hands[seat]
    place = place_name(MELD, state.side_of[seat], number)
    state.laid = True
    events: list[Event] = []
    for card in cards:
        hand.remove(card)
        if card == state.single:
            state.single = None
        events.append(CardMoved(CODES[card], HANDS[seat], place, target_at=meld.cards.index(card)))
    return events


def _go_on(state: BurracoState, seat: int) -> list[Event]:
    """After a meld: an empty hand takes a pot in flight, or ends the hand (C6.2, C7.4)."""
    if state.hands[seat].size:
        return []
    if not state.pot_to_come(seat):
        return end_turn(state, seat, out=True)
    number = _take_pot(state, seat)
    return [*_pot_events(state, seat, number), Feat(wording.pot_text(seat))]


def _take_pot(state: BurracoState, seat: int) -> int:
    number = state.next_pot
    hand = state.hands[seat]
    for card in state.pots[number]:
        hand.add(card)
    state.pots[number] = []
    state.tables[state.side_of[seat]].pot = number
    return number


def _pot_events(state: BurracoState, seat: int, number: int) -> list[Event]:
    return [
        CardMoved(CODES[card], place_name(POT, number), HANDS[seat], seen_by=ALONE[seat])
        for card in state.hands[seat].cards()
    ]


def _discard(state: BurracoState, seat: int, card: Kind) -> list[Event]:
    hand = state.hands[seat]
    events = state.lay_on_pile(seat, card)
    out = not hand.size and not state.pot_to_come(seat)
    if not hand.size and not out:
        state.unseen[seat] = _take_pot(state, seat)
        state.fresh.add(seat)
        events.append(Feat(wording.pot_text(seat)))
    return events + end_turn(state, seat, out)


def end_turn(state: BurracoState, seat: int, out: bool) -> list[Event]:
    """End a turn: somebody is out, or the stock is looked at and the next seat begins (C8)."""
    events: list[Event] = []
    state.stalled = state.stalled + 1 if state.drawn is Drawn.TAKE and not state.laid else 0
    for partner in state.sides[state.side_of[seat]]:
        if partner != seat:
            events += _show_fresh(state, partner)
    if out:
        return events + end_hand(state, "out", seat)
    if not state.stock:
        number = state.next_pot
        if number < 0:
            return events + end_hand(state, "stock", None)
        events += _pot_to_stock(state, number)
    if state.stalled >= STALL * state.seats:
        return events + end_hand(state, "stall", None)
    state.turn = turn = (seat + 1) % state.seats
    state.drawn = Drawn.NOTHING
    state.single = None
    state.laid = False
    state.fresh.discard(turn)
    if state.unseen:
        events += _show_fresh(state, turn)
    events.append(TURNS[turn])
    return events


def _show_fresh(state: BurracoState, seat: int) -> list[Event]:
    """A seat takes up the pot that lay before it unseen (C12.1)."""
    number = state.unseen.pop(seat, -1)
    return [] if number < 0 else _pot_events(state, seat, number)


def _pot_to_stock(state: BurracoState, number: int) -> list[Event]:
    pot, state.pots[number] = state.pots[number], []
    state.stock = list(reversed(pot))
    return [
        CardMoved(CODES[card], place_name(POT, number), "stock", seen_by=_NOBODY, turned=True) for card in state.stock
    ]


def end_hand(state: BurracoState, reason: str, seat: int | None) -> list[Event]:
    """Count a hand and, if it is decided, the match (C9, C10)."""
    side_out = None if seat is None else state.side_of[seat]
    lines = tuple(scoring.final(state, side, side == side_out) for side in range(len(state.sides)))
    events = state.end_hand(reason, seat, lines)
    winners = state.winners()
    return events + state.end_match(winners) if winners else events
