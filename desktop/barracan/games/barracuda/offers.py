"""What a person's picks and drafts may become, and why they do not go to a place."""

from collections.abc import Sequence

from barracan.games.barracuda import legality
from barracan.games.barracuda.legality import BarracudaMoves
from barracan.games.barracuda.melds import SIZE, Meld, read, with_card
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.barracuda.wording import describe_meld
from barracan.games.rummy.melds import alike
from barracan.games.rummy.offers import discard_target, draw_target, into_hand, read_picks, refusal_at
from barracan.games.rummy.wording import RUMMY, again_note, hand_size_text
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
from barracan.model.cards import CODES, KINDS, Kind, card_text, codes
from barracan.model.offers import YOUR_TURN, Condition, Draft, DraftVerdict, Offer, Pick, Target, TrayVerdict
from barracan.model.places import HAND, MELD, TRAY, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "draw_take": QT_TRANSLATE_NOOP("barracuda", "{turn}: draw a card, or take the {card} and use it at once."),
    "play": QT_TRANSLATE_NOOP("barracuda", "Lay a run or set, lay one card off, or discard."),
    "discard": QT_TRANSLATE_NOOP("barracuda", "Discard a card."),
    "last_note": QT_TRANSLATE_NOOP("barracuda", "The deck is empty: the hand ends with this turn."),
    "draw_first": QT_TRANSLATE_NOOP("barracuda", "Draw a card first."),
    "with_top": QT_TRANSLATE_NOOP("barracuda", "Choose two cards that go with the {card}, or a meld that takes it."),
    "no_use": QT_TRANSLATE_NOOP("barracuda", "The {card} fits nothing that can be played now. Draw from the deck."),
    "not_with": QT_TRANSLATE_NOOP("barracuda", "The {card} makes no meld with these cards. Draw a card first."),
    "drawn": QT_TRANSLATE_NOOP("barracuda", "The draw of this turn is done. Play once, or discard."),
    "played": QT_TRANSLATE_NOOP("barracuda", "A turn has one play, and it is made. Discard a card."),
    "label_take_meld": QT_TRANSLATE_NOOP("barracuda", "Take {card} for {meld}"),
    "label_take_off": QT_TRANSLATE_NOOP("barracuda", "Take {card} and lay it off"),
    "top": QT_TRANSLATE_NOOP(
        "barracuda",
        "The top discard is taken only to be laid at once. Choose what it goes with, or draw.",
    ),
}
_text = Phrases("barracuda", _TEXTS, RUMMY)


def offer(state: BarracudaState, seat: int, picks: Sequence[Pick]) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if idle := idle_offer(state, seat):
        return idle
    cards, beside = read_picks(seat, picks)
    if state.phase is Phase.DRAW:
        return _draw_offer(state, seat, cards, beside)
    note = None if state.stock else _text("last_note")
    lead = _text("play" if state.phase is Phase.PLAY else "discard")
    if beside is not None:
        done = "drawn" if state.phase is Phase.PLAY else "played"
        return Offer(lead, note, refusal=_text.refusal("U4.1", done, (), beside))
    rest = _rest(state, seat, cards) if cards and state.phase is Phase.PLAY else ()
    return Offer(lead, again_note(rest) if rest else note, tuple(_meld_targets(state, seat, cards)), rest=rest)


# -- draw or take ------------------------------------------------------------------------------------------------------


def _draw_offer(state: BarracudaState, seat: int, cards: list[Kind], beside: PlaceName | None) -> Offer:
    draw = draw_target(Draw(seat))
    lead = _text("draw", turn=YOUR_TURN)
    may_take = "take" in BarracudaMoves(state).actions()
    if beside == "stock" and not cards:
        return into_hand(lead, seat, draw)
    if beside == "stock" or (cards and not may_take and beside is None):
        return Offer(_text("draw_first"))
    if not may_take:
        return Offer(lead, None, (draw,)) if beside is None else Offer(lead, refusal=_useless(state))
    if beside is None and not cards:
        return _whole_draw_offer(state, draw)
    return _take_offer(state, seat, cards, beside is not None)


def _whole_draw_offer(state: BarracudaState, draw: Target) -> Offer:
    """The deck, or the top discard: who chooses it is shown what uses it (U4.4)."""
    top = CODES[state.discard[-1]]
    lead = _text("draw_take", turn=YOUR_TURN, card=card_text(top))
    return Offer(lead, None, (draw,), (Pick("discard", top, len(state.discard) - 1),), alternatives=True)


def _useless(state: BarracudaState) -> Refusal:
    """Why the top discard is not taken: there is none, or nothing uses it (U4.3, U4.4)."""
    if not state.discard:
        return _text.refusal("U4.3", "draw_first", (), "discard")
    top = state.discard[-1]
    return _text.refusal("U4.4", "no_use", (top,), "discard", card=card_text(CODES[top]))


def _take_offer(state: BarracudaState, seat: int, cards: list[Kind], top_picked: bool) -> Offer:
    """The top discard with cards of the hand, or on its own for a lay-off (U4.4)."""
    top = state.discard[-1]
    lead = _text("with_top", card=card_text(CODES[top]))
    whole = [*cards, top]
    targets = [Target(TRAY, _text("label_take", card=card_text(CODES[top])))] if top_picked or not cards else []
    if not cards:
        offs = _take_offs(state, seat)
        targets = [*(Target(place_name(MELD, move.meld), label, move) for label, move in offs), *targets]
    elif len(whole) == SIZE and isinstance(read(whole, seat), Meld):
        targets = _take_meld_targets(state, seat, whole)
    melds = [found for found in with_card(state.hands[seat], top) if {*cards} <= {*found}]
    partners = {card for meld in melds for card in meld} - {*whole}
    if cards and not melds and not top_picked:
        return Offer(_text("draw_first"))
    more = [Pick(place_name(HAND, seat), CODES[card]) for card in sorted(partners)]
    if not top_picked and (partners or len(targets) > 1):
        more.append(Pick("discard", CODES[top], len(state.discard) - 1))
    return Offer(lead, None, tuple(targets), tuple(more))


def _take_offs(state: BarracudaState, seat: int) -> list[tuple[Text, Take]]:
    """What the top discard may be laid off to."""
    label = _text("label_take_off", card=card_text(CODES[state.discard[-1]]))
    moves = [Take(seat, meld=number) for number in range(len(state.melds))]
    return [(label, move) for move in moves if _may(state, move)]


def _take_meld_targets(state: BarracudaState, seat: int, whole: list[Kind]) -> list[Target]:
    """A take of the top discard for a meld: it may go to the place of the next meld, or the hand cards to the pile."""
    move = Take(seat, codes(sorted(whole)))
    top = card_text(CODES[state.discard[-1]])
    label = _text("label_take_meld", card=top, meld=describe_meld(move.cards or ()))
    legal = move if _may(state, move) else None
    places = (place_name(MELD, len(state.melds)), "discard")
    return [*(Target(place, label, legal) for place in places), Target(TRAY, label)]


# -- play and discard --------------------------------------------------------------------------------------------------


def _may(state: BarracudaState, move: BarracudaMove) -> bool:
    return legality.refusal(state, move) is None


def _rest(state: BarracudaState, seat: int, cards: Sequence[Kind]) -> tuple[Pick, ...]:
    """The other cards of the meld of the last chosen card, where the hand holds one such meld alone (U3.1, U3.2)."""
    hand, card = state.hands[seat].copy(), cards[-1]
    hand.remove(card)
    melds = {meld for meld in with_card(hand, card) if {*cards} <= {*meld}}
    rest = sorted({*melds.pop()} - {*cards}) if len(melds) == 1 else []
    return tuple(Pick(place_name(HAND, seat), CODES[each]) for each in rest)


def _meld_targets(state: BarracudaState, seat: int, cards: list[Kind]) -> list[Target]:
    if not cards:
        return []
    code = CODES[cards[0]]
    targets = [discard_target(state, Discard(seat, code), code)] if len(cards) == 1 else []
    if state.phase is Phase.DISCARD:
        return targets
    if len(cards) == 1:
        label = _text("label_off", card=card_text(code))
        moves = [(number, LayOff(seat, number, code)) for number in range(len(state.melds))]
        targets += [Target(place_name(MELD, number), label, move) for number, move in moves if _may(state, move)]
    elif isinstance(read(cards, seat), Meld):
        lay = LayMeld(seat, codes(sorted(cards)))
        label = _text("label_lay", meld=describe_meld(lay.cards))
        targets.append(Target(place_name(MELD, len(state.melds)), label, lay if _may(state, lay) else None))
    return [*targets, Target(TRAY, _text("label_tray"))]


# -- the tray ----------------------------------------------------------------------------------------------------------


def tray(state: BarracudaState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
    """Judge the drafts; each that stands is a play of its own, of which a turn has one (U4.1)."""
    verdicts = tuple(_verdict(seat, [KINDS[code] for code in draft.cards]) for draft in drafts)
    plays: list[tuple[Text, BarracudaMove]] = []
    for draft, verdict in zip(drafts, verdicts, strict=True):
        if draft.cards and verdict.refusal is None:
            plays.append(_play(seat, draft, taken))
        elif taken is not None and draft.cards == (taken.card,):
            plays += _take_offs(state, seat)
    moves = tuple((label, move) for label, move in plays if _may(state, move))
    refusal = legality.refusal(state, plays[0][1]) if plays and not moves else None
    return TrayVerdict(verdicts, _conditions(state, seat, plays), moves, refusal)


def _play(seat: int, draft: Draft, taken: Pick | None) -> tuple[Text, BarracudaMove]:
    cards = codes(sorted(KINDS[code] for code in draft.cards))
    meld = describe_meld(cards)
    if taken is None:
        return _text("label_lay", meld=meld), LayMeld(seat, cards)
    return _text("label_take_meld", card=card_text(taken.card or ""), meld=meld), Take(seat, cards)


def _verdict(seat: int, cards: list[Kind]) -> DraftVerdict:
    if not cards:
        return DraftVerdict(_text("empty"))
    meld = read(cards, seat)
    if isinstance(meld, Meld):
        return DraftVerdict(describe_meld(codes(sorted(cards))))
    return DraftVerdict(_text("none"), 0, meld, hopeful=len(cards) < SIZE and alike(cards))


def _conditions(state: BarracudaState, seat: int, plays: Sequence[tuple[Text, BarracudaMove]]) -> tuple[Condition, ...]:
    if not plays:
        return ()
    move = plays[0][1]
    left = state.hands[seat].size - legality.cards_needed(move)
    return (Condition(hand_size_text(left), "U4.6", left >= state.least_kept),)


def arrange(seat: int, draft: Draft) -> Draft | Refusal:
    """A draft in the order in which it lies as a meld, or why it is none."""
    meld = read([KINDS[code] for code in draft.cards], seat)
    return Draft(codes(meld.cards)) if isinstance(meld, Meld) else meld


def place_refusal(state: BarracudaState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    if state.turn != seat:
        return refusal_at(legality.refusal(state, Draw(seat)), place)
    cards, beside = read_picks(seat, picks)
    if state.phase is Phase.DRAW:
        return _draw_refusal(state, seat, cards, beside, place)
    if beside is not None or not cards:
        return refusal_at(legality.refusal(state, Draw(seat)), place)
    return _play_refusal(state, seat, cards, place)


def _draw_refusal(
    state: BarracudaState, seat: int, cards: Sequence[Kind], beside: PlaceName | None, place: PlaceName
) -> Refusal:
    if beside == "stock" and not cards:
        return place_fault("U4.2", INTO_HAND, place)
    if place == "discard" and beside is None and cards and state.discard:
        top = state.discard[-1]
        if not any({*cards} <= {*meld} for meld in with_card(state.hands[seat], top)):
            return _text.refusal("U4.4", "not_with", (), place, card=card_text(CODES[top]))
        return _text.refusal("U4.4", "top", (), place)
    if beside == "discard":
        number = read_place(place).number
        fits = read_place(place).kind == MELD and not cards and number < len(state.melds)
        fault = legality.refusal(state, Take(seat, meld=number)) if fits else None
        return fault or _text.refusal("U4.4", "top", (), place)
    return refusal_at(legality.refusal(state, Discard(seat, CODES[0])), place)


def _play_refusal(state: BarracudaState, seat: int, cards: Sequence[Kind], place: PlaceName) -> Refusal:
    kind, number = read_place(place).kind, read_place(place).number
    if kind == "discard":
        return place_fault("U4.1", ONE_DISCARD, place)
    if kind == "stock":
        return place_fault("U4.2", STOCK, place)
    if state.phase is Phase.DISCARD and kind != "hand":
        return refusal_at(legality.refusal(state, LayMeld(seat, codes(cards))), place)
    if kind != "meld":
        return hand_fault("U4.5", seat, place)
    if number < len(state.melds):
        if len(cards) > 1:
            return place_fault("U3.3", ONE_LAY_OFF, place)
        return refusal_at(legality.refusal(state, LayOff(seat, number, CODES[cards[0]])), place)
    meld = read(cards, seat)
    return refusal_at(legality.refusal(state, LayMeld(seat, codes(cards))) if isinstance(meld, Meld) else meld, place)
