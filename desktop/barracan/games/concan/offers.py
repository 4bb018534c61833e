"""What a person's picks and drafts may become, and why they do not go to a place."""

from collections.abc import Sequence

from barracan.games.concan import legality
from barracan.games.concan.drafts import draft_fault, drafted_melds
from barracan.games.concan.legal_moves import ConcanMoves
from barracan.games.concan.melds import Meld, melds, only_split, readings, total_value, write
from barracan.games.concan.moves import (
    Announce,
    ConcanMove,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    NewMeld,
    Swap,
    Take,
)
from barracan.games.concan.state import ConcanState, Phase
from barracan.games.concan.wording import describe_meld
from barracan.games.rummy.offers import discard_target, draw_target, into_hand, read_picks, refusal_at
from barracan.games.rummy.whole_melds import rest_of_meld
from barracan.games.rummy.wording import RUMMY, again_note
from barracan.games.wording import (
    INTO_HAND,
    ONE_DISCARD,
    ONE_LAY_OFF,
    STOCK,
    Phrases,
    hand_fault,
    idle_offer,
    place_fault,
)
from barracan.model.cards import CODES, JOKER, Kind, card_text, codes
from barracan.model.offers import YOUR_TURN, Draft, Offer, Pick, Target
from barracan.model.places import HAND, MELD, TRAY, PlaceName, place_name, read_place
from barracan.model.randomness import shuffle, stream
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "first": QT_TRANSLATE_NOOP("concan", "{turn}: discard one of {count} cards."),
    "draw_take": QT_TRANSLATE_NOOP("concan", "{turn}: draw or take a card."),
    "draw_open": QT_TRANSLATE_NOOP("concan", "{turn}: draw, or take the top discard for the melds-down."),
    "lay": QT_TRANSLATE_NOOP("concan", "Meld, lay off, swap or discard."),
    "open": QT_TRANSLATE_NOOP("concan", "Do the melds-down or discard."),
    "open_note": QT_TRANSLATE_NOOP("concan", "A melds-down counts {threshold} points or more."),
    "value_note": QT_TRANSLATE_NOOP("concan", "These cards count {value} points; {threshold} are enough."),
    "short_note": QT_TRANSLATE_NOOP("concan", "These cards count {value} of {threshold} points, {more} more."),
    "label_several": QT_TRANSLATE_NOOP("concan", "Lay {count} melds, {value} points"),
    "label_take_several": QT_TRANSLATE_NOOP("concan", "Take {card}, lay {value}"),
    "new_note": QT_TRANSLATE_NOOP("concan", "The stock is used up: the discards are shuffled into a new one."),
    "last_note": QT_TRANSLATE_NOOP("concan", "The stock is used up: the hand ends with this turn."),
    "taken": QT_TRANSLATE_NOOP("concan", "The draw of this turn is done. Meld or discard."),
    "take_first": QT_TRANSLATE_NOOP("concan", "Draw or take a card first."),
    "with_top": QT_TRANSLATE_NOOP("concan", "Choose the cards that go with the {card} into the melds-down."),
    "label_take_open": QT_TRANSLATE_NOOP("concan", "Take {card} for the melds-down"),
    "label_low": QT_TRANSLATE_NOOP("concan", "Low end: lay off {card}"),
    "label_high": QT_TRANSLATE_NOOP("concan", "High end: lay off {card}"),
    "label_joker": QT_TRANSLATE_NOOP("concan", "As {card}: lay off the joker"),
    "label_swap": QT_TRANSLATE_NOOP("concan", "Swap {card} for the joker"),
    "label_swap_open": QT_TRANSLATE_NOOP("concan", "Swap {card} for the joker in the melds-down"),
    "label_announce": QT_TRANSLATE_NOOP("concan", "Announce joker"),
    "ends": QT_TRANSLATE_NOOP("concan", "This run takes the {low} or the {high} only. Choose one, or another meld."),
    "end": QT_TRANSLATE_NOOP("concan", "This run takes the {card} only. Choose that card or another meld."),
    "whole": QT_TRANSLATE_NOOP("concan", "This run takes no more cards. Choose another meld."),
}
_text = Phrases("concan", _TEXTS, RUMMY)


def offer(state: ConcanState, seat: int, picks: Sequence[Pick]) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if idle := idle_offer(state, seat):
        return idle
    cards, beside = read_picks(seat, picks)
    if state.phase is Phase.TAKE:
        return _take_offer(state, seat, cards, beside)
    if beside is not None:
        clause = "N4.1" if state.phase is Phase.FIRST else "N4.2"
        return Offer(_lead(state, seat), refusal=_text.refusal(clause, "taken", (), beside))
    if state.phase is Phase.FIRST:
        targets = _discard_targets(state, seat, cards[0]) if len(cards) == 1 else []
        return Offer(_lead(state, seat), None, tuple(targets))
    return _lay_offer(state, seat, cards)


def _lead(state: ConcanState, seat: int) -> Text:
    if state.phase is Phase.FIRST:
        return _text("first", turn=YOUR_TURN, count=state.hands[seat].size)
    return _text("lay" if state.opened[seat] else "open")


# -- draw or take ------------------------------------------------------------------------------------------------------


def draw_of(state: ConcanState, seat: int) -> Draw:
    """The draw of a person; chance that was settled by the deal orders a new stock."""
    if state.stock:
        return Draw(seat)
    order = sorted(state.discard[:-1])
    shuffle(order, stream("new stock", state.chance, state.restocks))
    return Draw(seat, codes(order))


def _take_offer(state: ConcanState, seat: int, cards: list[Kind], beside: PlaceName | None) -> Offer:
    """Draw or take: by a click on the place, by dragging its card into the hand, or with cards for a melds-down."""
    draw = draw_target(draw_of(state, seat))
    take = _take_target(state, seat)
    if beside is None and not cards:
        lead = "draw" if take is None else "draw_take" if take.move else "draw_open"
        note = None if state.stock else _text("new_note")
        return Offer(_text(lead, turn=YOUR_TURN), note, (draw, take) if take else (draw,))
    if beside == "stock" and not cards:
        return into_hand(_text("draw", turn=YOUR_TURN), seat, draw)
    if beside == "discard" and take is None:
        return Offer(_text("take_first"), refusal=legality.refusal(state, Take(seat)))
    if beside == "discard" and take and take.move and not cards:
        return into_hand(_text("draw_take", turn=YOUR_TURN), seat, take)
    if take is None or take.move or beside == "stock":
        return Offer(_text("take_first"))
    return _taking_with(state, seat, cards, beside, take)


def _take_target(state: ConcanState, seat: int) -> Target | None:
    """The discard pile, if its top card may be taken; without a move before the melds-down."""
    moves = ConcanMoves(state)
    if "take" not in moves.actions():
        return None
    top = card_text(CODES[state.discard[-1]])
    if state.opened[seat]:
        return Target("discard", _text("label_take", card=top), Take(seat))
    return Target("discard", _text("label_take_open", card=top))


def _taking_with(state: ConcanState, seat: int, cards: list[Kind], beside: PlaceName | None, take: Target) -> Offer:
    """Hand cards to be laid with the top discard into a melds-down; the tray puts it together (N5.4)."""
    top = state.discard[-1]
    hand = state.hands[seat]
    partners = _partners(state, seat, cards)
    more = [Pick(place_name(HAND, seat), CODES[card]) for card in partners if hand.counts[card] > cards.count(card)]
    if beside is None:
        if partners or only_split([*cards, top], seat):
            more.append(Pick("discard", CODES[top], len(state.discard) - 1))
        swaps = _swap_targets(state, seat, cards[0]) if len(cards) == 1 else []
        return Offer(_text("draw_open", turn=YOUR_TURN), None, (take, *swaps), tuple(more))
    targets = [Target(TRAY, take.label)]
    for reading in readings([*cards, top], seat):
        target = _new_meld(state, write(reading), Take(seat, (write(reading),)))
        targets += [target] if target.move else []
    several = only_split([*cards, top], seat)
    move = Take(seat, tuple(map(write, several)))
    if several and not targets[1:] and _may(state, move):
        label = _text("label_take_several", card=card_text(CODES[top]), value=total_value(several))
        targets.append(Target(place_name(MELD, len(state.melds)), label, move))
    note = _value_note(state, [*cards, top], seat)
    return Offer(_text("with_top", card=card_text(CODES[top])), note, tuple(targets), tuple(more))


def _partners(state: ConcanState, seat: int, cards: Sequence[Kind]) -> list[Kind]:
    """The hand cards that make a meld with the top discard and these cards (N5.4)."""
    top = state.discard[-1]
    whole = legality.with_gains(state.hands[seat], 0, top)
    found: set[Kind] = set()
    for meld in melds(whole, seat):
        if top in meld.cards and all(meld.cards.count(card) >= cards.count(card) for card in cards):
            found.update(meld.cards)
    found.discard(top)
    return sorted(found)


# -- meld, lay off, swap, announce, discard ----------------------------------------------------------------------------


def _lay_offer(state: ConcanState, seat: int, cards: list[Kind]) -> Offer:
    if not cards:
        return Offer(_lead(state, seat), _laying_note(state, seat), tuple(_announce_targets(state, seat)))
    targets = []
    if len(cards) == 1:
        targets = [*_discard_targets(state, seat, cards[0]), *_meld_targets(state, seat, cards[0])]
    targets += _lay_targets(state, seat, cards)
    targets += [Target(TRAY, _text("label_tray")), *_announce_targets(state, seat)]
    rest = _rest(state, seat, cards)
    note = _value_note(state, cards, seat) or (again_note(rest) if rest else _laying_note(state, seat))
    refusal = legality.refusal(state, Discard(seat, CODES[cards[0]])) if len(cards) == 1 else None
    return Offer(_lead(state, seat), note, tuple(targets), refusal=refusal, rest=rest)


def _rest(state: ConcanState, seat: int, cards: Sequence[Kind]) -> tuple[Pick, ...]:
    """What makes the meld of the last chosen card whole, where there is one such meld alone."""
    if cards[-1] == JOKER:
        return ()
    rest = rest_of_meld(state.hands[seat], cards, low=True, high=True, distinct=True)
    return tuple(Pick(place_name(HAND, seat), CODES[card]) for card in rest)


def _laying_note(state: ConcanState, seat: int) -> Text | None:
    if state.nothing_to_draw(len(state.discard) + 1):
        return _text("last_note")
    if not state.opened[seat]:
        return _text("open_note", threshold=state.threshold)
    return None


def _value_note(state: ConcanState, cards: Sequence[Kind], seat: int) -> Text | None:
    """What the picked melds count beside the threshold (N13.4)."""
    if state.opened[seat]:
        return None
    return _sum_note(state, readings(cards, seat)[:1] or only_split(cards, seat))


def tray_note(state: ConcanState, seat: int, picks: Sequence[Pick], drafts: Sequence[Draft]) -> Text | None:
    """What the chosen cards and the drafts count together beside the threshold (N13.4), where they are melds."""
    if state.opened[seat] or state.turn != seat:
        return None
    chosen = read_picks(seat, picks).cards
    found = readings(chosen, seat)[:1] or only_split(chosen, seat) if chosen else ()
    return _sum_note(state, [*drafted_melds(state, seat, drafts), *found])


def _sum_note(state: ConcanState, found: Sequence[Meld]) -> Text | None:
    if not found:
        return None
    value = total_value(found)
    if value >= state.threshold:
        return _text("value_note", value=value, threshold=state.threshold)
    return _text("short_note", value=value, threshold=state.threshold, more=state.threshold - value)


def _may(state: ConcanState, move: ConcanMove) -> bool:
    return legality.refusal(state, move) is None


def _announce_targets(state: ConcanState, seat: int) -> list[Target]:
    move = Announce(seat)
    return [Target("button:announce", _text("label_announce"), move)] if _may(state, move) else []


def _discard_targets(state: ConcanState, seat: int, card: Kind) -> list[Target]:
    """The pile, if it may take this card."""
    move = Discard(seat, CODES[card])
    return [discard_target(state, move, move.card)] if _may(state, move) else []


def _meld_targets(state: ConcanState, seat: int, card: Kind) -> list[Target]:
    """The melds that take a card or give a joker for it, some of them in several ways."""
    found = _swap_targets(state, seat, card)
    code = CODES[card]
    for number in range(len(state.melds)):
        place = place_name(MELD, number)
        for move in _lay_offs(state, seat, number, card):
            if _may(state, move):
                label = _text(
                    "label_joker" if move.stands else f"label_{move.end or 'off'}", card=card_text(move.stands or code)
                )
                found.append(Target(place, label, move, end=move.end or ""))
    return found


def _swap_targets(state: ConcanState, seat: int, card: Kind) -> list[Target]:
    """The melds that give a joker for a card, before the melds-down by way of the tray (N5.5, N6.3)."""
    opened, code = state.opened[seat], CODES[card]
    label = _text("label_swap" if opened else "label_swap_open", card=card_text(code))
    return [
        Target(place_name(MELD, number), label, Swap(seat, number, code) if opened else None, swaps=True)
        for number, meld in enumerate(state.melds)
        if meld.swaps >> card & 1
    ]


def _lay_offs(state: ConcanState, seat: int, number: int, card: Kind) -> list[LayOff]:
    """The ways in which a card fits a meld (N6.1)."""
    code = CODES[card]
    if card == JOKER:
        ends = state.melds[number].gaps.items()
        return [LayOff(seat, number, code, end, CODES[wanted]) for end, wanted in ends if wanted is not None]
    return [LayOff(seat, number, code, end) for end, wanted in state.melds[number].gaps.items() if wanted == card]


def _lay_targets(state: ConcanState, seat: int, cards: Sequence[Kind]) -> list[Target]:
    """The place of the next meld with these cards as one, in every way in which they can be read, or as several."""
    ones = [_new_meld(state, new, LayMelds(seat, (new,))) for new in map(write, readings(cards, seat))]
    several = only_split(cards, seat)
    if not ones and several:
        label = _text("label_several", count=len(several), value=total_value(several))
        move = LayMelds(seat, tuple(map(write, several)))
        return [Target(place_name(MELD, len(state.melds)), label, move)] if _may(state, move) else []
    return ones


def _new_meld(state: ConcanState, new: NewMeld, move: LayMelds | Take) -> Target:
    """The place of the next meld, with the move that lays it if that is legal."""
    label = _text("label_lay", meld=describe_meld(new))
    return Target(place_name(MELD, len(state.melds)), label, move if _may(state, move) else None)


def place_refusal(state: ConcanState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    if state.turn != seat:
        return _fault_of_turn(state, seat, place)
    cards, beside = read_picks(seat, picks)
    if state.phase is Phase.TAKE:
        return _take_refusal(state, seat, cards, beside, place)
    if beside is not None or not cards or (state.phase is Phase.FIRST and place != "discard"):
        return _fault_of_turn(state, seat, place)
    return _lay_refusal(state, seat, cards, place)


def _fault_of_turn(state: ConcanState, seat: int, place: PlaceName) -> Refusal:
    """Why nothing is drawn now, said of a place."""
    return refusal_at(legality.refusal(state, Draw(seat)), place)


def _take_refusal(
    state: ConcanState, seat: int, cards: Sequence[Kind], beside: PlaceName | None, place: PlaceName
) -> Refusal:
    if beside == "stock" and not cards:
        return place_fault("N4.3", INTO_HAND, place)
    take = legality.refusal(state, Take(seat))
    if beside == "discard":
        return take or place_fault("N4.4", INTO_HAND, place)
    return refusal_at(legality.refusal(state, Discard(seat, CODES[JOKER])), place)


def _lay_refusal(state: ConcanState, seat: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    kind, number = read_place(place).kind, read_place(place).number
    if kind == "discard":
        fault = legality.refusal(state, Discard(seat, CODES[cards[0]])) if len(cards) == 1 else None
        return fault or place_fault("N4.1" if state.phase is Phase.FIRST else "N4.2", ONE_DISCARD, place)
    if kind == "meld":
        if number >= len(state.melds):
            return draft_fault(cards)
        return _lay_off_fault(state, seat, number, cards, place)
    return place_fault("N4.3", STOCK, place) if kind == "stock" else hand_fault("N4.9", seat, place)


def _lay_off_fault(state: ConcanState, seat: int, number: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    """Why a meld that lies there does not take these cards (N5.3, N6.1)."""
    if len(cards) > 1 and state.opened[seat]:
        return place_fault("N6.1", ONE_LAY_OFF, place)
    meld, card = state.melds[number], cards[0]
    unfit = LayOff(seat, number, CODES[card], next(iter(meld.gaps)))
    move = [unfit, *_lay_offs(state, seat, number, card)][-1]
    fault = refusal_at(legality.refusal(state, move), place)
    if fault.clause != "N6.1" or meld.run is None:
        return fault
    shown_ends = [card_text(CODES[fitting]) for fitting in meld.gaps.values() if fitting is not None]
    low, high = (*shown_ends, "", "")[:2]
    name = ("whole", "end", "ends")[len(shown_ends)]
    return _text.refusal("N6.1", name, (card,), place, card=low, low=low, high=high)
