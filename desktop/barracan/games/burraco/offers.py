"""What a person's picks may become, and why they do not go to a place."""

from collections.abc import Callable, Sequence
from itertools import islice, product
from typing import Any, TypeAlias

from barracan.games.burraco import legality, melds
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.games.burraco.state import Drawn, PotState
from barracan.games.burraco.terms import WILD, Terms
from barracan.games.burraco.wording import meld_text
from barracan.games.rummy.melds import HIGH_ACE, LOW_ACE
from barracan.games.wording import INTO_HAND, ONE_DISCARD, OTHERS, POT, STOCK, hand_fault, misplaced
from barracan.model.cards import ACE, CODES, KINDS, RANK_OF, RANKS, SUIT_OF, Kind, codes, shown
from barracan.model.offers import YOUR_TURN, Condition, Draft, DraftVerdict, Offer, Pick, Target, TrayVerdict
from barracan.model.places import HAND, MELD, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

Refuses: TypeAlias = Callable[[Any, Any], Refusal | None]
"""The judge of moves of the game that is played."""
TRAY = "tray"
"""The place name of a new draft, wherever it will lie."""

_TEXTS = {
    "over": QT_TRANSLATE_NOOP("burraco", "The hand is over."),
    "wait": QT_TRANSLATE_NOOP("burraco", "Another seat is choosing."),
    "draw": QT_TRANSLATE_NOOP("burraco", "{turn}: draw a card or take the pile."),
    "draw_only": QT_TRANSLATE_NOOP("burraco", "{turn}: draw a card."),
    "lay": QT_TRANSLATE_NOOP("burraco", "Meld, add or discard."),
    "take_first": QT_TRANSLATE_NOOP("burraco", "Draw a card or take the pile first."),
    "out_note": QT_TRANSLATE_NOOP("burraco", "The side may go out: discard the last card, no wildcard."),
    "pot_note": QT_TRANSLATE_NOOP("burraco", "A pot waits: lay or discard the last card to take it."),
    "keep_note": QT_TRANSLATE_NOOP("burraco", "Keep a card after the discard: the side may not go out yet."),
    "stall_note": QT_TRANSLATE_NOOP(
        "burraco", "The hand ends after {count} more turns that take the pile and lay nothing."
    ),
    "label_draw": QT_TRANSLATE_NOOP("burraco", "Draw"),
    "label_take": QT_TRANSLATE_NOOP("burraco", "Take the pile"),
    "label_discard": QT_TRANSLATE_NOOP("burraco", "Discard {card}"),
    "label_out": QT_TRANSLATE_NOOP("burraco", "Discard {card} and go out"),
    "label_pot": QT_TRANSLATE_NOOP("burraco", "Discard {card} and take a pot"),
    "label_lay": QT_TRANSLATE_NOOP("burraco", "Lay {meld}"),
    "label_add": QT_TRANSLATE_NOOP("burraco", "Make it {meld}"),
    "label_tray": QT_TRANSLATE_NOOP("burraco", "Put into the tray"),
}


def text(key: str, /, **arguments: int | str | Text) -> Text:
    """A text of the status line or of a target."""
    return Text("burraco", _TEXTS[key], arguments)


def offer(state: PotState[Any], seat: int, picks: Sequence[Pick], refuses: Refuses = legality.refusal) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if state.turn is None:
        return Offer(text("over"))
    if state.turn != seat:
        return Offer(text("wait"))
    if state.drawn is Drawn.NOTHING:
        return _drawing(state, seat, picks)
    cards = [KINDS[pick.card] for pick in picks if pick.place == place_name(HAND, seat) and pick.card]
    if len(cards) < len(picks):
        elsewhere = next(pick.place for pick in picks if pick.place != place_name(HAND, seat))
        refusal = refuses(state, Take(seat))
        return Offer(text("lay"), note(state, seat), refusal=refusal and refusal_at(refusal, elsewhere))
    targets = laying_targets(state, seat, cards, refuses) if cards else ()
    refusal = refuses(state, Discard(seat, CODES[cards[0]])) if len(cards) == 1 else None
    return Offer(text("lay"), note(state, seat), tuple(targets), refusal=refusal and refusal_at(refusal, "discard"))


def refusal_at(refusal: Refusal, place: str) -> Refusal:
    """The refusal, said of this place."""
    return Refusal(refusal.clause, refusal.reason, refusal.cards, (place,))


def _drawing(state: PotState[Any], seat: int, picks: Sequence[Pick]) -> Offer:
    """Draw or take: both by a click on the place, or by dragging a card of it into the hand."""
    may_take = bool(state.discard)
    lead = text("draw" if may_take else "draw_only", turn=YOUR_TURN)
    draw, take = (text("label_draw"), Draw(seat)), (text("label_take"), Take(seat))
    places = {pick.place for pick in picks}
    if places == {"stock"}:
        return Offer(lead, None, (Target(place_name(HAND, seat), *draw),), move=draw[1], label=draw[0])
    if places == {"discard"} and may_take:
        return Offer(lead, None, (Target(place_name(HAND, seat), *take),), move=take[1], label=take[0])
    if places:
        return Offer(text("take_first"))
    targets = [Target("stock", *draw)]
    if may_take:
        targets.append(Target("discard", *take))
    return Offer(lead, stall_note(state), tuple(targets))


def stall_note(state: PotState[Any]) -> Text | None:
    """How near the hand is to ending because nothing happens (C8.2)."""
    left = 4 * state.seats - state.stalled
    return text("stall_note", count=left) if state.stalled >= state.seats else None


def note(state: PotState[Any], seat: int) -> Text | None:
    """What the end of the hand asks for, once few cards are left."""
    if legality.may_go_out(state, state.side_of[seat]):
        return text("out_note")
    if state.hands[seat].size > 5:
        return None
    return text("pot_note" if state.pot_to_come(seat) else "keep_note")


def laying_targets(state: PotState[Any], seat: int, cards: Sequence[Kind], refuses: Refuses) -> list[Target]:
    """Where picked cards may go: onto the pile, onto melds, down as a new meld, into the tray."""
    targets = _discard_targets(state, seat, cards[0]) if len(cards) == 1 else []
    for number in range(len(state.tables[state.side_of[seat]].melds)):
        targets += _add_targets(state, seat, number, cards, refuses)
    targets += _lay_targets(state, seat, cards, refuses)
    targets.append(Target(TRAY, text("label_tray")))
    return targets


def _discard_targets(state: PotState[Any], seat: int, card: Kind) -> list[Target]:
    """The pile, if it may take this card."""
    move = Discard(seat, CODES[card])
    name = "label_discard"
    if state.hands[seat].size == 1:
        name = "label_pot" if state.pot_to_come(seat) else "label_out"
    if legality.refusal(state, move) is not None:
        return []
    return [Target("discard", text(name, card=shown(CODES[card])), move)]


def _add_targets(state: PotState[Any], seat: int, number: int, cards: Sequence[Kind], refuses: Refuses) -> list[Target]:
    """A meld with what it becomes by these cards, in every way in which they can lie there."""
    side = state.side_of[seat]
    meld = state.tables[side].melds[number]
    targets = []
    for after in melds.arrangements([*meld.cards, *cards], state.terms, meld):
        move = Add(seat, number, codes(after.cards))
        may = refuses(state, move) is None
        targets.append(
            Target(place_name(MELD, side, number), text("label_add", meld=meld_text(after)), move if may else None)
        )
    return targets


def _lay_targets(state: PotState[Any], seat: int, cards: Sequence[Kind], refuses: Refuses) -> list[Target]:
    """The place of the next meld with these cards as one, in every way in which they can lie there."""
    side = state.side_of[seat]
    number = len(state.tables[side].melds)
    targets = []
    for meld in melds.arrangements(cards, state.terms):
        move = LayMelds(seat, (codes(meld.cards),))
        may = refuses(state, move) is None
        targets.append(
            Target(place_name(MELD, side, number), text("label_lay", meld=meld_text(meld)), move if may else None)
        )
    return targets


_DRAFT_TEXTS = {
    "empty": QT_TRANSLATE_NOOP("burraco", "Empty draft"),
    "none": QT_TRANSLATE_NOOP("burraco", "No meld yet"),
    "keep": QT_TRANSLATE_NOOP("burraco", "Leaves {count} cards in hand"),
    "keep_one": QT_TRANSLATE_NOOP("burraco", "Leaves one card in hand"),
    "keep_none": QT_TRANSLATE_NOOP("burraco", "Leaves no card in hand"),
    "lay": QT_TRANSLATE_NOOP("burraco", "Lay down {count}, {points} points"),
    "pot": QT_TRANSLATE_NOOP("burraco", "Lay down {count} and take a pot, {points} points"),
    "out": QT_TRANSLATE_NOOP("burraco", "Lay down {count} and go out, {points} points"),
    "other": QT_TRANSLATE_NOOP("burraco", "{action}, with {meld}"),
}
_MOST_READINGS = 12


def _text(key: str, /, **arguments: int | str | Text) -> Text:
    return Text("burraco", _DRAFT_TEXTS[key], arguments)


def tray(
    state: PotState[Any],
    seat: int,
    drafts: Sequence[Draft],
    refuses: Refuses = legality.refusal,
    more_conditions: Callable[[Sequence[Meld]], Sequence[Condition]] = lambda _: (),
) -> TrayVerdict:
    """Judge the drafts and say what the main button would do; drafts that do not stand are left where they are."""
    readings = [melds.arrangements(_kinds(draft), state.terms) for draft in drafts]
    verdicts = tuple(_verdict(state, draft, found) for draft, found in zip(drafts, readings, strict=True))
    standing = [found for found in readings if found]
    if not standing:
        return TrayVerdict(verdicts)
    first = [found[0] for found in standing]
    conditions = (*more_conditions(first), _keeping(state, seat, first))
    moves = []
    for chosen in islice(product(*standing), _MOST_READINGS):
        move = LayMelds(seat, tuple(codes(meld.cards) for meld in chosen))
        if refuses(state, move) is None:
            others = [meld for meld, found in zip(chosen, standing, strict=True) if meld != found[0]]
            moves.append((_label(state, seat, chosen, others), move))
    plain = LayMelds(seat, tuple(codes(meld.cards) for meld in first))
    return TrayVerdict(verdicts, conditions, tuple(moves), None if moves else refuses(state, plain))


def _kinds(draft: Draft) -> list[Kind]:
    return [KINDS[code] for code in draft.cards]


def _verdict(state: PotState[Any], draft: Draft, found: Sequence[Meld]) -> DraftVerdict:
    cards = _kinds(draft)
    if not cards:
        return DraftVerdict(_text("empty"))
    if found:
        return DraftVerdict(meld_text(found[0]), _points(state, found[:1]))
    refusal = melds.read(cards, state.terms)
    return DraftVerdict(_text("none"), 0, None if isinstance(refusal, Meld) else refusal, _hopeful(cards))


def _hopeful(cards: Sequence[Kind]) -> bool:
    """Whether more cards may make these a meld: one wildcard at most beside naturals of one rank or one suit."""
    naturals = [card for card in cards if card not in WILD]
    wilds = len(cards) - len(naturals)
    one_rank = len({RANK_OF[card] for card in naturals}) <= 1
    one_suit = len({SUIT_OF[card] for card in naturals}) <= 1
    return wilds <= 2 and (one_rank or one_suit)


def _points(state: PotState[Any], found: Sequence[Meld]) -> int:
    return sum(state.terms.values[card] for meld in found for card in meld.cards)


def _left(state: PotState[Any], seat: int, found: Sequence[Meld]) -> int:
    return state.hands[seat].size - sum(len(meld.cards) for meld in found)


def _keeping(state: PotState[Any], seat: int, found: Sequence[Meld]) -> Condition:
    left = _left(state, seat, found)
    cards = [card for meld in found for card in meld.cards]
    table = state.tables[state.side_of[seat]]
    out = table.pot >= 0 and (table.lets_out(state.terms) or any(melds.lets_out(meld, state.terms) for meld in found))
    name = "keep" if left > 1 else "keep_one" if left == 1 else "keep_none"
    held = left >= 0 and legality.held_fault(state.hands[seat], cards) is None
    fault = legality.keeping_fault(state, seat, cards, out) if held else None
    clause = fault.clause if fault else "C7.5" if left else "C7.2"
    return Condition(_text(name, count=max(left, 0)), clause, held and fault is None)


def _label(state: PotState[Any], seat: int, chosen: Sequence[Meld], others: Sequence[Meld]) -> Text:
    name = "lay"
    if not _left(state, seat, chosen):
        name = "pot" if state.pot_to_come(seat) else "out"
    label = _text(name, count=len(chosen), points=_points(state, chosen))
    for meld in others:
        label = _text("other", action=label, meld=meld_text(meld))
    return label


def arrange(state: PotState[Any], draft: Draft) -> Draft | Refusal:
    """A draft's cards in the order in which they lie as a meld, or why they are none."""
    cards = _kinds(draft)
    if found := melds.arrangements(cards, state.terms):
        return Draft(codes(found[0].cards))
    read = melds.read(cards, state.terms)
    return draft if isinstance(read, Meld) else read


_PLACE_TEXTS = {
    "group_rank": QT_TRANSLATE_NOOP("burraco", "This group takes cards of its rank, {rank}, and one wildcard."),
    "run_suit": QT_TRANSLATE_NOOP("burraco", "A run is of one suit. The {card} is of another."),
    "run_next": QT_TRANSLATE_NOOP("burraco", "With the {card} this is no run: no rank is left out, none comes twice."),
    "one_wild": QT_TRANSLATE_NOOP("burraco", "A meld has one wildcard at most, not {count}. Leave the others out."),
}


def _refuse_place(
    clause: str, name: str, cards: Sequence[Kind], place: PlaceName, /, **arguments: int | str
) -> Refusal:
    return Refusal(clause, Text("burraco", _PLACE_TEXTS[name], arguments), codes(cards), (place,))


def place_refusal(
    state: PotState[Any], seat: int, picks: Sequence[Pick], place: PlaceName, refuses: Refuses = legality.refusal
) -> Refusal:
    """Why these picks do not go there."""
    if fault := legality.turn_fault(state, seat):
        return fault
    beside = next((pick for pick in picks if pick.place != place_name(HAND, seat)), None)
    cards = [KINDS[pick.card] for pick in picks if pick.place == place_name(HAND, seat) and pick.card]
    if state.drawn is Drawn.NOTHING:
        if beside is not None and not cards:
            return misplaced("C5.2" if beside.place == "stock" else "C5.3", INTO_HAND, place)
        return _first(refuses(state, Discard(seat, CODES[0])), place)
    if beside is not None or not cards:
        return _first(refuses(state, Draw(seat)), place)
    return _laying(state, seat, cards, place, refuses)


def _first(fault: Refusal | None, place: PlaceName) -> Refusal:
    """The refusal of a move that is not made now, said of a place."""
    assert fault is not None
    return Refusal(fault.clause, fault.reason, (), (place,))


def _laying(state: PotState[Any], seat: int, cards: Sequence[Kind], place: PlaceName, refuses: Refuses) -> Refusal:
    kind = read_place(place).kind
    if kind == "discard":
        if len(cards) > 1:
            return misplaced("C5.1", ONE_DISCARD, place)
        fault = refuses(state, Discard(seat, CODES[cards[0]]))
        assert fault is not None
        return Refusal(fault.clause, fault.reason, fault.cards, (place,))
    if kind == "meld":
        side = read_place(place).owner
        if side != state.side_of[seat]:
            return misplaced("C5.4", OTHERS, place)
        return _meld_fault(state, side, read_place(place).number, cards, place)
    if kind == "stock":
        return misplaced("C5.2", STOCK, place)
    if kind == "pot":
        return misplaced("C6.1", POT, place)
    return hand_fault("C5.4", seat, place)


def _meld_fault(state: PotState[Any], side: int, number: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    table = state.tables[side].melds
    if number < len(table):
        return _adding_fault(table[number], cards, state.terms, place)
    fault = melds.read(sorted(cards), state.terms)
    return fault if isinstance(fault, Refusal) else _run_fault(cards, place)


def _adding_fault(meld: Meld, cards: Sequence[Kind], terms: Terms, place: PlaceName) -> Refusal:
    """Why a meld of the own side does not become one with these cards (C4.6)."""
    whole = [*meld.cards, *cards]
    if meld.is_group:
        if odd := [card for card in cards if RANK_OF[card] != meld.rank and card not in WILD]:
            return _refuse_place("C4.2", "group_rank", odd, place, rank=RANKS[meld.rank].replace("T", "10"))
        wilds = [card for card in whole if card in WILD]
        return _refuse_place("C3.3", "one_wild", wilds, place, count=len(wilds))
    if odd := [card for card in cards if card not in WILD and SUIT_OF[card] != meld.suit]:
        return _refuse_place("C4.3", "run_suit", odd, place, card=shown(CODES[odd[0]]))
    loose = [card for card in whole if card in WILD and (SUIT_OF[card] != meld.suit or RANK_OF[card] != ACE + 1)]
    if len(loose) > 1:
        return _refuse_place("C3.3", "one_wild", loose, place, count=len(loose))
    return _ends_fault(meld, cards, terms) or _run_fault(cards, place)


def _ends_fault(meld: Meld, cards: Sequence[Kind], terms: Terms) -> Refusal | None:
    """Why a run without a gap is none: its aces decide (C4.4, C4.6, D5.1)."""
    for ace in (LOW_ACE, HIGH_ACE):
        lying = {meld.first + at: card for at, card in enumerate(meld.cards)}
        new = {ace if RANK_OF[card] == ACE else RANK_OF[card] + 1: card for card in cards}
        places = sorted({*lying, *new})
        if len(places) == len(meld.cards) + len(cards) == places[-1] - places[0] + 1:
            fault = melds.grown(meld, [(lying | new)[at] for at in places], terms)
            if isinstance(fault, Refusal):
                return fault
    return None


def _run_fault(cards: Sequence[Kind], place: PlaceName) -> Refusal:
    return _refuse_place("C4.3", "run_next", cards, place, card=shown(CODES[cards[0]]))
