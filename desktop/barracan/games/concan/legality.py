"""The one place that says why a move is refused (N3 to N8), with what a move lays, read for judging and making it."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from barracan.games.concan import melds as melding
from barracan.games.concan.melds import Meld
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
from barracan.games.rummy.state import Hand
from barracan.games.rummy.wording import RUMMY, held_fault
from barracan.games.wording import Phrases, turn_fault
from barracan.model.cards import CODES, JOKER, KINDS, Kind, card_text
from barracan.model.places import MELD, place_name
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP


class Laying(NamedTuple):
    """New melds, the melds that swaps have changed, and the cards of the hand, gained jokers too, that are used."""

    melds: tuple[Meld, ...]
    swapped: Mapping[int, Meld]
    used: list[Kind]
    gained: int

    @property
    def value(self) -> int:
        """What the new melds count (N5.2)."""
        return sum(meld.value for meld in self.melds)

    @property
    def jokers(self) -> int:
        """How many jokers the new melds hold."""
        return sum(meld.cards.count(JOKER) for meld in self.melds)


def read_laying(state: ConcanState, seat: int, melds: Sequence[NewMeld], swaps: Sequence[SwapPart]) -> Laying | Refusal:
    """Read what a move lays, or say why its melds are none or its swaps meet no joker (N3, N6.3)."""
    swapped: dict[int, Meld] = {}
    used: list[Kind] = []
    for swap in swaps:
        if not 0 <= swap.meld < len(state.melds):
            return _refuse("N6.3", "no_meld")
        card = KINDS[swap.card]
        meld = swapped.get(swap.meld, state.melds[swap.meld])
        if not meld.swaps >> card & 1:
            return _refuse("N6.3", "no_joker", (card,), place_name(MELD, swap.meld), card=card_text(swap.card))
        swapped[swap.meld] = meld.with_swap(card)
        used.append(card)
    laid = []
    for new in melds:
        meld_or_fault = melding.read(new, seat)
        if isinstance(meld_or_fault, Refusal):
            return meld_or_fault
        laid.append(meld_or_fault)
        used += meld_or_fault.cards
    return Laying(tuple(laid), swapped, used, len(swaps))


_TEXTS = {
    "no_joker": QT_TRANSLATE_NOOP("concan", "No joker of this meld stands for the {card}. Choose another card."),
    "first": QT_TRANSLATE_NOOP("concan", "The first turn of a hand is one discard. Choose a card to discard."),
    "not_taken": QT_TRANSLATE_NOOP("concan", "Draw or take a card first."),
    "taken": QT_TRANSLATE_NOOP("concan", "The draw of this turn is done. Meld or discard."),
    "stock_left": QT_TRANSLATE_NOOP("concan", "The stock still has cards. Draw without making a new one."),
    "no_stock": QT_TRANSLATE_NOOP("concan", "The stock is used up. The draw states the order of the new one."),
    "stock_cards": QT_TRANSLATE_NOOP("concan", "The new stock is made of all discards but the top one."),
    "no_discard": QT_TRANSLATE_NOOP("concan", "The discard pile is empty. Draw from the stock."),
    "take_alone": QT_TRANSLATE_NOOP("concan", "After the melds-down a card is taken alone. Meld in another move."),
    "take_opening": QT_TRANSLATE_NOOP(
        "concan",
        "Before the melds-down the {card} is taken only to be laid in it. Choose melds with this card, or draw.",
    ),
    "taken_unused": QT_TRANSLATE_NOOP(
        "concan", "The {card} is taken only to be laid at once in one of these melds. Add it to one, or draw."
    ),
    "swaps_alone": QT_TRANSLATE_NOOP("concan", "After the melds-down a swap is a move of its own."),
    "needless": QT_TRANSLATE_NOOP(
        "concan", "Before the melds-down a joker is gained only to be laid in it. Lay it in one of these melds."
    ),
    "needless_more": QT_TRANSLATE_NOOP(
        "concan", "Before the melds-down jokers are gained only to be laid in it. Lay all {count} in these melds."
    ),
    "threshold": QT_TRANSLATE_NOOP(
        "concan", "These melds count {value}. The first melds of a hand count {threshold} or more together."
    ),
    "not_opened": QT_TRANSLATE_NOOP("concan", "The melds-down comes first. Lay melds of {threshold} points or more."),
    "keep": QT_TRANSLATE_NOOP("concan", "The last card goes by a discard. Keep a card that may be discarded."),
    "barred": QT_TRANSLATE_NOOP("concan", "The {card} that was taken is not discarded in this turn. Choose another."),
    "set_full": QT_TRANSLATE_NOOP("concan", "This set has four cards and takes no more. Choose another meld."),
    "set_suit": QT_TRANSLATE_NOOP("concan", "This set takes the {card} only. Choose that card or another meld."),
    "run_end": QT_TRANSLATE_NOOP("concan", "This run takes no more at that end. Choose the other end or another meld."),
    "run_next": QT_TRANSLATE_NOOP(
        "concan", "At that end the run takes the {card} only. Choose that card, the other end or another meld."
    ),
    "end_needed": QT_TRANSLATE_NOOP("concan", "A run has two ends. Choose the low or the high one."),
    "no_end": QT_TRANSLATE_NOOP("concan", "A set has no ends. Lay the card off without naming one."),
    "no_jokers": QT_TRANSLATE_NOOP("concan", "There is no joker in the hand to announce. Go on with the turn."),
    "announced": QT_TRANSLATE_NOOP("concan", "All jokers in the hand are announced already. Go on with the turn."),
}


_refuse = Phrases("concan", _TEXTS, RUMMY).refusal
_AFTER_OPENING: Final = {LayOff.do: "N5.3", Swap.do: "N5.5", Announce.do: "N8.1"}
"""What comes after the melds-down, by the clause that says so."""


def refusal(state: ConcanState, move: ConcanMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    if fault := turn_fault(state, move.seat, "N1.2", "N4.2"):
        return fault
    if state.phase is Phase.FIRST:
        return _discard_fault(state, move) if isinstance(move, Discard) else _refuse("N4.1", "first")
    if state.phase is Phase.TAKE:
        if isinstance(move, Draw):
            return _draw_fault(state, move)
        return _take_fault(state, move) if isinstance(move, Take) else _refuse("N4.2", "not_taken")
    match move:
        case Discard():
            return _discard_fault(state, move)
        case LayMelds():
            return _lay_fault(state, move)
        case LayOff() | Swap() | Announce() if not state.opened[move.seat]:
            return _refuse(_AFTER_OPENING[move.do], "not_opened", threshold=state.threshold)
        case LayOff():
            return _lay_off_fault(state, move)
        case Swap():
            return _swap_fault(state, move)
        case Announce():
            return _announce_fault(state, move)
        case _:
            return _refuse("N4.2", "taken")


def _draw_fault(state: ConcanState, move: Draw) -> Refusal | None:
    if state.stock:
        return None if move.stock is None else _refuse("N11", "stock_left", (), "stock")
    if move.stock is None:
        return _refuse("N7.2", "no_stock", (), "stock")
    if sorted(KINDS[code] for code in move.stock) != sorted(state.discard[:-1]):
        return _refuse("N7.2", "stock_cards", (), "discard")
    return None


def _take_fault(state: ConcanState, move: Take) -> Refusal | None:
    if not state.discard:
        return _refuse("N4.4", "no_discard", (), "discard")
    if state.opened[move.seat]:
        alone = move.melds is None and move.swaps is None
        return None if alone else _refuse("N11", "take_alone", (), "discard")
    card = state.discard[-1]
    if move.melds is None:
        return _refuse("N5.4", "take_opening", (card,), "discard", card=card_text(CODES[card]))
    return opening_fault(state, move.seat, move.melds, move.swaps or (), card)


def _lay_fault(state: ConcanState, move: LayMelds) -> Refusal | None:
    if not state.opened[move.seat]:
        return opening_fault(state, move.seat, move.melds, move.swaps or (), None)
    if move.swaps is not None:
        return _refuse("N11", "swaps_alone")
    lay = read_laying(state, move.seat, move.melds, ())
    if isinstance(lay, Refusal):
        return lay
    hand = state.hands[move.seat]
    return held_fault(hand, lay.used, "N4.9") or _keeping_fault(state, hand, lay.used)


def opening_fault(
    state: ConcanState, seat: int, melds: Sequence[NewMeld], swaps: Sequence[SwapPart], taken: Kind | None
) -> Refusal | None:
    """Why this is no melds-down, with the top discard if it is *taken* for it (N5)."""
    lay = read_laying(state, seat, melds, swaps)
    if isinstance(lay, Refusal):
        return lay
    if taken is not None and not any(taken in meld.cards for meld in lay.melds):
        return _refuse("N5.4", "taken_unused", (taken,), "discard", card=card_text(CODES[taken]))
    hand = state.hands[seat]
    if taken is not None or lay.gained:
        hand = with_gains(hand, lay.gained, taken)
    fault = held_fault(hand, lay.used, "N4.9") or _needless_fault(lay, taken) or threshold_fault(state, lay)
    return fault or _keeping_fault(state, hand, lay.used)


def with_gains(hand: Hand, jokers: int, taken: Kind | None) -> Hand:
    """A hand with the jokers that swaps bring and the card taken (N5.6)."""
    hand = hand.copy()
    for _ in range(jokers):
        hand.add(JOKER)
    if taken is not None:
        hand.add(taken)
    return hand


def _needless_fault(lay: Laying, taken: Kind | None) -> Refusal | None:
    needed = lay.gained + (taken == JOKER)
    if lay.jokers >= needed:
        return None
    return _refuse("N5.5", "needless" if needed == 1 else "needless_more", count=needed)


def threshold_fault(state: ConcanState, lay: Laying) -> Refusal | None:
    """Why melds do not count enough for a melds-down (N5.1)."""
    if lay.value >= state.threshold:
        return None
    return _refuse("N5.1", "threshold", value=lay.value, threshold=state.threshold)


def _keeping_fault(state: ConcanState, hand: Hand, used: Sequence[Kind]) -> Refusal | None:
    """Why cards may not leave a hand that holds them (N4.7)."""
    left = hand.size - len(used)
    if left >= 2 or (left == 1 and (state.barred is None or used.count(state.barred) == hand.counts[state.barred])):
        return None
    return _refuse("N4.7", "keep")


def _lay_off_fault(state: ConcanState, move: LayOff) -> Refusal | None:
    if not 0 <= move.meld < len(state.melds):
        return _refuse("N6.1", "no_meld")
    hand, cards = state.hands[move.seat], (KINDS[move.card],)
    return held_fault(hand, cards, "N4.9") or _fit_fault(state, move) or _keeping_fault(state, hand, cards)


def _fit_fault(state: ConcanState, move: LayOff) -> Refusal | None:
    """Why a card is not the next one of a meld (N6.1)."""
    meld, place = state.melds[move.meld], place_name(MELD, move.meld)
    stands = KINDS[move.stands or move.card]
    if move.end not in meld.gaps:
        return _refuse("N11", "end_needed" if move.end is None else "no_end", (), place)
    wanted = meld.gaps[move.end]
    if wanted is None:
        return _refuse("N6.1", "set_full" if meld.run is None else "run_end", (), place)
    name = "set_suit" if meld.run is None else "run_next"
    return None if stands == wanted else _refuse("N6.1", name, (stands,), place, card=card_text(CODES[wanted]))


def _swap_fault(state: ConcanState, move: Swap) -> Refusal | None:
    lay = read_laying(state, move.seat, (), (SwapPart(move.meld, move.card),))
    return lay if isinstance(lay, Refusal) else held_fault(state.hands[move.seat], lay.used, "N4.9")


def _announce_fault(state: ConcanState, move: Announce) -> Refusal | None:
    jokers = state.hands[move.seat].jokers
    if not jokers:
        return _refuse("N8.1", "no_jokers")
    return _refuse("N8.2", "announced") if state.announced[move.seat] >= jokers else None


def _discard_fault(state: ConcanState, move: Discard) -> Refusal | None:
    card = KINDS[move.card]
    if fault := held_fault(state.hands[move.seat], (card,), "N4.9"):
        return fault
    return _refuse("N4.5", "barred", (card,), card=card_text(move.card)) if card == state.barred else None


def ends_hand(state: ConcanState, move: Discard) -> bool:
    """Whether a discard ends the hand (N4.8, N7.3)."""
    if state.hands[move.seat].size == 1:
        return True
    return state.nothing_to_draw(len(state.discard) + 1)
