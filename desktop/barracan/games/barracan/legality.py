"""The one place that says why a move is refused (B2 to B9)."""

from typing import Final

from barracan.games.barracan import meld_moves
from barracan.games.barracan.meld_moves import Laying
from barracan.games.barracan.moves import BarracanMove, Discard, Draw, LayMelds, Pass, PickUp, PileCard, TakeTrick
from barracan.games.barracan.state import PILES, STOPPERS, BarracanState, Taken
from barracan.games.wording import GAMES, Phrases, turn_fault
from barracan.model.cards import ACE, CODES, JOKER, KINDS, RANK_OF, SUIT_OF, Kind, card_text
from barracan.model.places import PILE, place_name
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP

HIGH_ACE: Final = 13
"""The order of an ace in tricks where it is the highest card (B8.2)."""
_TEXTS = {
    "taken": QT_TRANSLATE_NOOP("barracan", "You have taken already. Meld or discard."),
    "not_taken": QT_TRANSLATE_NOOP("barracan", "Take first: draw, pick up a pile or take a trick."),
    "empty_stock": QT_TRANSLATE_NOOP("barracan", "The stock is empty. Pick up, take a trick or pass."),
    "stock_left": QT_TRANSLATE_NOOP(
        "barracan", "Nobody passes while the stock has cards. Draw one, or pick up a pile or take a trick."
    ),
    "own_pile": QT_TRANSLATE_NOOP("barracan", "Your own pile stays closed to you. The other three are open."),
    "no_pile": QT_TRANSLATE_NOOP("barracan", "There is no pile {pile}. The four piles are 0 to 3."),
    "empty_pile": QT_TRANSLATE_NOOP("barracan", "This pile is empty. Choose another."),
    "three": QT_TRANSLATE_NOOP(
        "barracan", "A trick takes one card from each of the three open piles. Choose one from each."
    ),
    "no_card": QT_TRANSLATE_NOOP("barracan", "The pile has no card at {at}: positions count from 0 at the bottom."),
    "blocked": QT_TRANSLATE_NOOP("barracan", "A stopper blocks the {card}. Choose a card above the stopper."),
    "stopper": QT_TRANSLATE_NOOP("barracan", "The {card} is a stopper, which no trick takes. Choose a card above it."),
    "joker": QT_TRANSLATE_NOOP("barracan", "A joker in a pile is never taken in a trick. Choose another card."),
    "suit": QT_TRANSLATE_NOOP(
        "barracan", "The three pile cards of a trick are of one suit. {cards} are not: change one."
    ),
    "beat": QT_TRANSLATE_NOOP(
        "barracan", "The {card} does not beat the {highest}. Choose a higher card of the suit, or a joker."
    ),
    "follow": QT_TRANSLATE_NOOP(
        "barracan", "The {card} is not of the suit of the three. Choose a higher card of their suit, or a joker."
    ),
    "flash_none": QT_TRANSLATE_NOOP("barracan", "This match is played without flash exits. Lay the melds without one."),
    "flash_opened": QT_TRANSLATE_NOOP(
        "barracan", "A flash exit is for a side that has melded nothing before. Lay the melds without one."
    ),
    "flash_draw": QT_TRANSLATE_NOOP(
        "barracan", "A flash exit follows a draw from the stock. Lay the melds without one."
    ),
    "flash_types": QT_TRANSLATE_NOOP(
        "barracan", "A flash exit lays all five types in one move. Add the types that are missing."
    ),
    "flash_left": QT_TRANSLATE_NOOP(
        "barracan", "A flash exit leaves one card at most, which is discarded with it. Lay more cards."
    ),
    "flash_discard": QT_TRANSLATE_NOOP(
        "barracan", "A flash exit discards the last card with it. Name the {card} as the discard."
    ),
}

_NAMED = {
    "taken": QT_TRANSLATE_NOOP("barracan", "{name} has taken already. Meld or discard."),
    "own_pile": QT_TRANSLATE_NOOP("barracan", "{name}’s own pile stays closed. The other three are open."),
}
"""The same where several people share the screen."""


_refuse = Phrases("barracan", _TEXTS, GAMES, _NAMED).refusal


def refusal(state: BarracanState, move: BarracanMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    if fault := turn_fault(state, move.seat, "B4.1"):
        return fault
    if state.taken is Taken.NOTHING:
        if isinstance(move, Draw):
            return None if state.stock else _refuse("B4.3", "empty_stock", (), "stock")
        if isinstance(move, TakeTrick):
            return trick_fault(state, move)
        if isinstance(move, PickUp):
            return _pick_up_fault(state, move)
        if isinstance(move, Pass):
            return _refuse("B4.3", "stock_left", (), "stock") if state.stock else None
        return _refuse("B4.1", "not_taken" if state.stock else "empty_stock")
    if isinstance(move, Discard):
        return _discard_fault(state, move)
    if isinstance(move, LayMelds):
        return _meld_fault(state, move)
    return _refuse("B4.1", "taken")


def _discard_fault(state: BarracanState, move: Discard) -> Refusal | None:
    card = KINDS[move.card]
    if state.hands[move.seat].counts[card]:
        return None
    return _refuse("B4.1", "not_held", (card,), card=card_text(move.card))


def closed_fault(state: BarracanState, seat: int, pile: int) -> Refusal | None:
    """Why a seat takes nothing from this pile, whatever lies in it (B3.4)."""
    return _refuse("B3.4", "own_pile", (), place_name(PILE, pile)) if pile == state.closed_pile(seat) else None


def pile_fault(state: BarracanState, seat: int, pile: int) -> Refusal | None:
    """Why a seat does not pick up this pile, whatever it melds (B3.4, B7.1)."""
    if pile not in PILES:
        return _refuse("B7.1", "no_pile", pile=pile)
    if fault := closed_fault(state, seat, pile):
        return fault
    if not state.piles[pile]:
        return _refuse("B7.1", "empty_pile", (), place_name(PILE, pile))
    return None


def _pick_up_fault(state: BarracanState, move: PickUp) -> Refusal | None:
    if fault := pile_fault(state, move.seat, move.pile):
        return fault
    table = state.tables[state.side_of[move.seat]]
    lay = meld_moves.read_laying(table, move.melds)
    if isinstance(lay, Refusal):
        return lay
    pile = state.piles[move.pile]
    if fault := meld_moves.pick_up_fault(lay, move.melds[0], pile[-1]):
        return fault
    hand = state.hands[move.seat]
    used = lay.cards.copy()
    used.remove(pile[-1])
    gained = len(pile) - max(state.stoppers[move.pile], 0) - 1
    return (
        meld_moves.hand_fault(hand, used)
        or meld_moves.opening_fault(table, sum(lay.made), pick_up=True)
        or meld_moves.keeping_fault(table, hand.size - len(used) + gained, lay)
    )


def _meld_fault(state: BarracanState, move: LayMelds) -> Refusal | None:
    table = state.tables[state.side_of[move.seat]]
    lay = meld_moves.read_laying(table, move.melds)
    if isinstance(lay, Refusal):
        return lay
    hand = state.hands[move.seat]
    return (
        meld_moves.hand_fault(hand, lay.cards)
        or meld_moves.opening_fault(table, sum(lay.made), pick_up=False)
        or (flash_fault(state, move, lay) if move.flash else None)
        or meld_moves.keeping_fault(table, hand.size - len(lay.cards), lay)
    )


def flash_fault(state: BarracanState, move: LayMelds, lay: Laying) -> Refusal | None:
    """Why a flash exit may not be declared with this move (B6.6)."""
    if state.options["flash_exit"] == "none":
        return _refuse("B6.6", "flash_none")
    if state.tables[state.side_of[move.seat]].opened:
        return _refuse("B6.6", "flash_opened")
    if state.taken is not Taken.DRAW:
        return _refuse("B6.6", "flash_draw")
    if not all(lay.made):
        return _refuse("B6.6", "flash_types")
    if state.options["flash_exit"] == "any":
        return None
    left = state.hands[move.seat].without(lay.cards).cards()
    if len(left) > 1:
        return _refuse("B6.6", "flash_left")
    if left and KINDS.get(move.discard or "") != left[0]:
        return _refuse("B6.6", "flash_discard", left, card=card_text(CODES[left[0]]))
    return None


def trick_fault(state: BarracanState, move: TakeTrick) -> Refusal | None:
    """Why this trick can't be taken (B8)."""
    seat = move.seat
    open_piles = state.open_piles(seat)
    for chosen in move.cards:
        if fault := pile_card_fault(state, seat, chosen):
            return fault
    if len(move.cards) != 3 or {chosen.pile for chosen in move.cards} != set(open_piles):
        return _refuse("B8.1", "three")
    cards = [state.piles[chosen.pile][chosen.at] for chosen in move.cards]
    if len({SUIT_OF[card] for card in cards}) > 1:
        return _refuse("B8.1", "suit", cards, cards=" ".join(card_text(CODES[card]) for card in cards))
    own = KINDS[move.card]
    if not state.hands[seat].counts[own]:
        return _refuse("B8.1", "not_held", (own,), card=card_text(move.card))
    if own != JOKER:
        if SUIT_OF[own] != SUIT_OF[cards[0]]:
            return _refuse("B8.1", "follow", (own,), card=card_text(move.card))
        highest = max(cards, key=lambda card: strength(state, card))
        if strength(state, own) <= strength(state, highest):
            return _refuse("B8.2", "beat", (own,), card=card_text(move.card), highest=card_text(CODES[highest]))
    return meld_moves.keeping_fault(state.tables[state.side_of[seat]], state.hands[seat].size - 1, None)


def pile_card_fault(state: BarracanState, seat: int, chosen: PileCard) -> Refusal | None:
    """Why this card of a pile is not one of a trick's three (B3.4, B3.5, B8.1)."""
    if chosen.pile not in PILES:
        return _refuse("B8.1", "no_pile", pile=chosen.pile)
    if fault := closed_fault(state, seat, chosen.pile):
        return fault
    pile = state.piles[chosen.pile]
    place = place_name(PILE, chosen.pile)
    if not 0 <= chosen.at < len(pile):
        return _refuse("B8.1", "no_card", (), place, at=chosen.at)
    card = pile[chosen.at]
    if chosen.at < state.stoppers[chosen.pile]:
        return _refuse("B3.5", "blocked", (card,), place, card=card_text(CODES[card]))
    if card in STOPPERS:
        return _refuse("B3.5", "stopper", (card,), place, card=card_text(CODES[card]))
    if card == JOKER:
        return _refuse("B8.1", "joker", (card,), place)
    return None


def strength(state: BarracanState, card: Kind) -> int:
    """The order of a card in tricks (B8.2)."""
    rank = RANK_OF[card]
    return HIGH_ACE if rank == ACE and state.ace_high else rank
