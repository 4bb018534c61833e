"""What a person's picks and drafts may become, and why they do not go to a place."""

from collections import Counter
from collections.abc import Mapping, Sequence

from barracan.games.barracan import categories, legal_moves, legality, meld_moves, scoring
from barracan.games.barracan.category_refusals import category_fault
from barracan.games.barracan.drafts import is_stranded, warning
from barracan.games.barracan.ladders import TYPE_TEXTS
from barracan.games.barracan.moves import (
    CATEGORY_NAMES,
    Category,
    Discard,
    Draw,
    LayMelds,
    Pass,
    PickUp,
    PileCard,
    TakeTrick,
)
from barracan.games.barracan.place_refusals import (
    after_taking,
    before_taking,
    turn_fault,
    wrong_place_for_pile_cards,
)
from barracan.games.barracan.state import BarracanState, Taken
from barracan.games.rummy.wording import RUMMY
from barracan.games.wording import Phrases, idle_offer
from barracan.model.cards import CODES, JOKER, KINDS, SUIT_OF, SUITS, Kind, card_text
from barracan.model.common_texts import common_text
from barracan.model.offers import YOUR_TURN, Offer, Pick, Target
from barracan.model.places import HAND, MELDS, PILE, TRICKS, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Template, Text

TRAY = "tray"
"""The place name of a new draft, wherever it will lie."""
_WHOLE = 3
"""Of so many chosen cards is told why they are no category: two may be the first of one."""

_TEXTS: Mapping[str, Template] = {
    "draw_pick_up": QT_TRANSLATE_NOOP("barracan", "{turn}: draw or pick up a pile."),
    "draw_trick": QT_TRANSLATE_NOOP("barracan", "{turn}: draw or take a trick."),
    "draw_both": QT_TRANSLATE_NOOP("barracan", "{turn}: draw, pick up a pile or take a trick."),
    "pass": QT_TRANSLATE_NOOP("barracan", "{turn}: the stock is empty. Pass to end the hand."),
    "pass_more": QT_TRANSLATE_NOOP("barracan", "{turn}: the stock is empty. Pick up, take a trick or pass."),
    "lay": QT_TRANSLATE_NOOP("barracan", "Meld or discard."),
    "opening_note": QT_TRANSLATE_NOOP("barracan", "Opening takes two categories at once."),
    "second_note": QT_TRANSLATE_NOOP("barracan", "Discard to the second pile: it is the shorter."),
    "neutral_note": QT_TRANSLATE_NOOP("barracan", "Discard to the neutral pile: it is the shorter."),
    "set_note": QT_TRANSLATE_NOOP("barracan", "The side has a complete set and may meld out."),
    "stranded_note": QT_TRANSLATE_NOOP("barracan", "With one card hardly anything can be melded any more."),
    "label_pass": common_text("Pass"),
    "label_out": QT_TRANSLATE_NOOP("barracan", "Discard {card} and meld out"),
    "label_pick_up": QT_TRANSLATE_NOOP("barracan", "Pick up with {card}"),
    "label_trick": QT_TRANSLATE_NOOP("barracan", "Take trick, {points} points"),
    "label_lay": QT_TRANSLATE_NOOP("barracan", "Lay {name}, {points} points"),
    "label_lay_one": QT_TRANSLATE_NOOP("barracan", "Lay {name}, 1 point"),
    "trick": QT_TRANSLATE_NOOP("barracan", "Trick in {suit}: choose {missing} more."),
    "trick_done": QT_TRANSLATE_NOOP("barracan", "Trick in {suit}: all four cards are chosen."),
    "joker_lead": QT_TRANSLATE_NOOP("barracan", "A joker takes any trick: choose three cards of one suit."),
    "chosen": QT_TRANSLATE_NOOP("barracan", "{count} chosen."),
    "pick_up": QT_TRANSLATE_NOOP("barracan", "Pick up with {card}: choose the hand cards that go with it."),
    "pick_up_done": QT_TRANSLATE_NOOP("barracan", "Pick up with {card}: all its cards are chosen."),
    "pick_ups": QT_TRANSLATE_NOOP("barracan", "These cards fit on more than one pile. Choose the pile."),
    "take_first": QT_TRANSLATE_NOOP("barracan", "Take first: draw, pick up a pile or take a trick."),
    "empty_stock": QT_TRANSLATE_NOOP("barracan", "The stock is empty. Pick up, take a trick or pass."),
    "no_trick": QT_TRANSLATE_NOOP("barracan", "These cards make no trick. Choose one suit from the three open piles."),
    "no_suit": QT_TRANSLATE_NOOP(
        "barracan", "Not every open pile shows {suit}. Choose cards of a suit that all three show."
    ),
    "no_winner": QT_TRANSLATE_NOOP("barracan", "The fourth card must beat all three, or be a joker. You hold none."),
    "no_use": QT_TRANSLATE_NOOP(
        "barracan",
        "You hold no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.",
    ),
    "no_use_beside": QT_TRANSLATE_NOOP(
        "barracan",
        "These cards make no triplet, run or family with the {card}, and no trick takes a stopper. Choose others.",
    ),
    "taken_turn": QT_TRANSLATE_NOOP("barracan", "You have taken already this turn. Meld or discard."),
}
_NAMED = {
    "no_use": QT_TRANSLATE_NOOP(
        "barracan",
        "{name} holds no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.",
    ),
    "no_winner": QT_TRANSLATE_NOOP(
        "barracan", "The fourth card must beat all three, or be a joker. {name} holds none."
    ),
    "taken_turn": QT_TRANSLATE_NOOP("barracan", "{name} has taken already this turn. Meld or discard."),
}
"""The same where several people share the screen."""
_SUIT_NAMES = {
    "C": common_text("clubs"),
    "D": common_text("diamonds"),
    "H": common_text("hearts"),
    "S": common_text("spades"),
}


_text = Phrases("barracan", _TEXTS, RUMMY, _NAMED)


def _take_first(state: BarracanState) -> Text:
    """That a turn begins with a take, and with which (B4.1, B4.3)."""
    return _text("take_first" if state.stock else "empty_stock")


def offer(state: BarracanState, seat: int, picks: Sequence[Pick]) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if idle := idle_offer(state, seat):
        return idle
    in_piles = [pick for pick in picks if read_place(pick.place).kind == PILE]
    in_hand = [KINDS[pick.card] for pick in picks if pick.place == place_name(HAND, seat) and pick.card]
    if state.taken is not Taken.NOTHING:
        return _laying_offer(state, seat, in_hand, in_piles)
    if not picks:
        return _taking_offer(state, seat)
    if in_piles:
        return _pile_offer(state, seat, in_piles, in_hand)
    return _hand_offer(state, seat, in_hand)


def place_refusal(state: BarracanState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    if fault := turn_fault(state, seat):
        return fault
    in_hand = [KINDS[pick.card] for pick in picks if pick.place == place_name(HAND, seat) and pick.card]
    taking = state.taken is Taken.NOTHING
    if len(in_hand) < len(picks):
        chosen = [pick.place for pick in picks]
        return offer(state, seat, picks).refusal or wrong_place_for_pile_cards(state, seat, chosen, place)
    if in_hand and not taking:
        return after_taking(state, seat, in_hand, place)
    return before_taking(state, seat, in_hand, place) if taking else _taken_turn(place)


def _taken_turn(*places: PlaceName) -> Refusal:
    """Why nothing is taken once more in this turn (B4.1)."""
    return Refusal("B4.1", _text("taken_turn"), (), places)


def _taking_offer(state: BarracanState, seat: int) -> Offer:
    moves = legal_moves.BarracanMoves(state)
    piles = _pick_up_piles(moves)
    trick = next(moves.of("trick"), None)
    targets = [_pick_up_target(state, pile) for pile in piles]
    note = _text("stranded_note") if is_stranded(state, seat) else None
    if state.stock:
        name = {(True, True): "draw_both", (True, False): "draw_pick_up", (False, True): "draw_trick"}.get(
            (bool(piles), trick is not None), "draw"
        )
        drawing = Target("stock", _text("label_draw"), Draw(seat))
        lead = _text(name, turn=YOUR_TURN)
        return Offer(lead, note, (drawing, *targets), alternatives=trick is not None)
    name = "pass_more" if piles or trick else "pass"
    passing = Target("stock", _text("label_pass"), Pass(seat))
    return Offer(_text(name, turn=YOUR_TURN), note, (passing, *targets), alternatives=trick is not None)


def _lead(state: BarracanState, usual: Text, targets: Sequence[Target]) -> Text:
    """The status line beside these targets, or a warning where each move that they make strands its player."""
    warnings = [warning(state, target.move) for target in targets if target.move]
    first = warnings[0] if warnings and all(warnings) else None
    return first or usual


def _pick_up_piles(moves: legal_moves.BarracanMoves) -> list[int]:
    """The piles that can be picked up, each found by its first legal move."""
    return [pile for pile in range(4) if moves.may_pick_up(pile)]


def _pick_up_target(state: BarracanState, pile: int) -> Target:
    return Target(place_name(PILE, pile), _text("label_pick_up", card=card_text(CODES[state.piles[pile][-1]])))


def _laying_offer(state: BarracanState, seat: int, in_hand: list[Kind], in_piles: list[Pick]) -> Offer:
    if in_piles or not in_hand:
        places = tuple(pick.place for pick in in_piles[:1])
        refusal = _taken_turn(*places)
        if in_piles and in_hand:  # a click on a pile beside chosen cards means that they go there
            refusal = after_taking(state, seat, in_hand, places[0])
        return Offer(_text("lay"), None if in_piles else _laying_note(state, seat), refusal=refusal)
    targets: list[Target] = []
    if len(in_hand) == 1:
        targets.append(_discard_target(state, seat, in_hand[0]))
    melds = _meld_targets(state, seat, in_hand)
    targets += [*melds, Target(TRAY, _text("label_tray"))]
    usual = _no_meld(state, seat, in_hand) if not melds else None
    return Offer(_lead(state, usual or _text("lay"), melds), _laying_note(state, seat), tuple(targets))


def _no_meld(state: BarracanState, seat: int, in_hand: Sequence[Kind]) -> Text | None:
    """Why so many chosen cards as a category has are none and cannot become one with others of the hand."""
    cards = tuple(sorted(in_hand))
    if len(cards) < _WHOLE or meld_moves.hopeful(state.hands[seat], cards):
        return None
    return category_fault(meld_moves.name_of(cards), cards).reason


def _laying_note(state: BarracanState, seat: int) -> Text | None:
    table = state.tables[state.side_of[seat]]
    if table.complete_sets:
        return _text("set_note")
    if state.discard_pile(seat) != seat:
        return _text("second_note" if state.seats == 2 else "neutral_note")
    return None if table.opened else _text("opening_note")


def _discard_target(state: BarracanState, seat: int, card: Kind) -> Target:
    name = "label_out" if state.hands[seat].size == 1 else "label_discard"
    label = _text(name, card=card_text(CODES[card]))
    return Target(place_name(PILE, state.discard_pile(seat)), label, Discard(seat, CODES[card]))


def _meld_targets(state: BarracanState, seat: int, in_hand: list[Kind]) -> list[Target]:
    """The stack of the type that these cards are, with the move if they may be laid at once."""
    side = state.side_of[seat]
    targets = []
    for kind in categories.TYPES:
        if categories.stands(kind, in_hand):
            name = CATEGORY_NAMES[kind]
            move = LayMelds(seat, (Category(name, tuple(CODES[card] for card in in_hand)),))
            may = legality.refusal(state, move) is None
            points = categories.points(kind, len(in_hand))
            label = _text("label_lay_one" if points == 1 else "label_lay", name=TYPE_TEXTS[kind], points=points)
            targets.append(Target(place_name(MELDS, side, name), label, move if may else None))
    return targets


def _hand_offer(state: BarracanState, seat: int, in_hand: list[Kind]) -> Offer:
    """Hand cards picked before taking: they may make a pick-up, or one of them a trick."""
    targets = [
        target for pile in state.open_piles(seat) if (target := _pick_up_with(state, seat, pile, in_hand)) is not None
    ]
    more = _trick_cards(state, seat, {}, in_hand[0]) if len(in_hand) == 1 else []
    for pile in _pick_up_piles(legal_moves.BarracanMoves(state)):
        if partners := _partners(state, seat, pile, in_hand):
            more += [pick for pick in (_top(state, pile), *partners) if pick not in more]
    if len(in_hand) == 1 and in_hand[0] == JOKER and more:
        return Offer(_text("joker_lead"), None, tuple(targets), tuple(more))
    refusal = None if targets or more else Refusal("B4.1", _take_first(state))
    lead, note = _pick_up_words(state, seat, targets) if targets else (_take_first(state), None)
    return Offer(lead, note, tuple(targets), tuple(more), refusal=refusal)


def _pick_up_words(state: BarracanState, seat: int, targets: Sequence[Target]) -> tuple[Text, Text | None]:
    """What is said of hand cards that make a category with the top of these piles, and what is still asked for."""
    top = state.piles[read_place(targets[0].place).number][-1]
    words = _text("pick_ups") if len(targets) > 1 else _text("pick_up_done", card=card_text(CODES[top]))
    opened = state.tables[state.side_of[seat]].opened or any(target.move for target in targets)
    return _lead(state, words, targets), None if opened else _text("opening_note")


def _pick_up_with(state: BarracanState, seat: int, pile: int, in_hand: list[Kind]) -> Target | None:
    """A pile whose top card makes a category with exactly these hand cards."""
    cards = state.piles[pile]
    if not cards or JOKER in in_hand:
        return None
    whole = (*in_hand, cards[-1])
    for kind in (categories.TRIPLET, categories.RUN, categories.FAMILY):
        if categories.stands(kind, whole):
            meld = Category(CATEGORY_NAMES[kind], tuple(CODES[card] for card in whole))
            move = PickUp(seat, pile, (meld,))
            may = legality.refusal(state, move) is None
            label = _pick_up_target(state, pile).label
            return Target(place_name(PILE, pile), label, move if may else None, picks_up=True)
    return None


def _pile_offer(state: BarracanState, seat: int, in_piles: list[Pick], in_hand: list[Kind]) -> Offer:
    """Pile cards picked: a trick in the making, or a top card for a pick-up."""
    chosen = {read_place(pick.place).number: pick.at for pick in in_piles}
    pile = read_place(in_piles[0].place).number
    targets: list[Target] = []
    partners: list[Pick] = []
    if len(in_piles) == 1 and in_piles[0].at == len(state.piles[pile]) - 1:
        targets = _top_targets(state, seat, pile, in_hand)
        partners = _partners(state, seat, pile, in_hand) if legal_moves.BarracanMoves(state).may_pick_up(pile) else []
    refusal = _stopper_fault(state, seat, in_piles, in_hand) or _picks_fault(state, seat, in_piles, chosen)
    if refusal is None and len(in_hand) > 1:
        refusal = Refusal("B8.1", _text("no_trick"))
    own = in_hand[0] if in_hand else None
    more = [] if refusal else _trick_cards(state, seat, chosen, own)
    if not more and (targets or partners):
        if in_hand and targets:
            lead, note = _pick_up_words(state, seat, targets[:1])
            return Offer(lead, note, tuple(targets), tuple(partners))
        lead = _text("pick_up", card=card_text(CODES[state.piles[pile][-1]]))
        return Offer(_lead(state, lead, targets), None, tuple(targets), tuple(partners))
    if refusal:
        return Offer(_take_first(state), refusal=refusal)
    more += [pick for pick in partners if pick not in more]
    return _trick_offer(state, seat, chosen, own, more, targets, SUIT_OF[state.piles[pile][in_piles[0].at]])


def _partners(state: BarracanState, seat: int, pile: int, in_hand: list[Kind]) -> list[Pick]:
    """The hand cards that may be picked beside these so that all make a category with a pile's top card (B7.1)."""
    top = state.piles[pile][-1]
    wanted = Counter([*in_hand, top])
    found: set[Kind] = set()
    for _, cards in categories.with_top(state.hands[seat], top):
        whole = Counter(cards)
        if wanted <= whole:
            found.update(whole - wanted)
    return [Pick(place_name(HAND, seat), CODES[card]) for card in sorted(found)]


def _trick_offer(
    state: BarracanState,
    seat: int,
    chosen: dict[int, int],
    own: Kind | None,
    more: list[Pick],
    targets: list[Target],
    suit: int,
) -> Offer:
    count = len(chosen) + (own is not None)
    suit_name = _SUIT_NAMES[SUITS[suit]]
    note = _text("chosen", count=count)
    if len(chosen) == 3 and own is not None:
        cards = tuple(PileCard(pile, at) for pile, at in sorted(chosen.items()))
        move = TakeTrick(seat, cards, CODES[own])
        refusal = legality.refusal(state, move)
        if refusal:
            return Offer(_text("trick", suit=suit_name, missing=4 - count), note, tuple(targets), refusal=refusal)
        tricks = state.tables[state.side_of[seat]].tricks
        label = _text("label_trick", points=scoring.trick_points(tricks + 1) - scoring.trick_points(tricks))
        target = Target(place_name(TRICKS, state.side_of[seat]), label, move)
        lead = _lead(state, _text("trick_done", suit=suit_name), [target])
        return Offer(lead, None, (target, *targets), move=move, label=label)
    refusal = None
    if not more and not targets:
        refusal = _no_trick(state, seat, own, suit)
    return Offer(_text("trick", suit=suit_name, missing=4 - count), note, tuple(targets), tuple(more), refusal=refusal)


def _no_trick(state: BarracanState, seat: int, own: Kind | None, suit: int) -> Refusal:
    """Why cards of this suit are no part of a trick that can be taken."""
    if any(not _shows(state, seat, pile, suit) for pile in state.open_piles(seat)):
        return Refusal("B8.1", _text("no_suit", suit=_SUIT_NAMES[SUITS[suit]]))
    return Refusal("B8.1", _text("no_winner" if own is None else "no_trick"))


def _shows(state: BarracanState, seat: int, pile: int, suit: int) -> bool:
    """Whether a pile exposes a card of this suit."""
    cards = enumerate(state.piles[pile])
    exposed = (at for at, card in cards if card != JOKER and SUIT_OF[card] == suit)
    return any(legality.pile_card_fault(state, seat, PileCard(pile, at)) is None for at in exposed)


def _top(state: BarracanState, pile: int) -> Pick:
    """The pick of the top card of a pile that has one."""
    cards = state.piles[pile]
    return Pick(place_name(PILE, pile), CODES[cards[-1]], len(cards) - 1)


def _top_targets(state: BarracanState, seat: int, pile: int, in_hand: list[Kind]) -> list[Target]:
    if in_hand:
        target = _pick_up_with(state, seat, pile, in_hand)
        return [] if target is None else [target, Target(TRAY, target.label)]
    if not legal_moves.BarracanMoves(state).may_pick_up(pile):
        return []
    target = _pick_up_target(state, pile)
    return [target, Target(TRAY, target.label)]


def _stopper_fault(state: BarracanState, seat: int, in_piles: list[Pick], in_hand: list[Kind]) -> Refusal | None:
    """Why a stopper at the top of an open pile is no part of a pick-up with these cards (B7.1)."""
    pick, pile = in_piles[0], read_place(in_piles[0].place).number
    is_top = pick.at == state.stoppers[pile] == len(state.piles[pile]) - 1
    if len(in_piles) > 1 or not is_top or pile not in state.open_piles(seat):
        return None
    top = state.piles[pile][-1]
    if _partners(state, seat, pile, in_hand):
        return meld_moves.opening_fault(state.tables[state.side_of[seat]], 1, pick_up=True)
    words = "no_use_beside" if in_hand else "no_use"
    return _text.refusal("B7.1", words, (top,), pick.place, card=card_text(CODES[top]))


def _picks_fault(state: BarracanState, seat: int, in_piles: list[Pick], chosen: dict[int, int]) -> Refusal | None:
    """Why these pile cards are no part of one trick."""
    for pile, at in chosen.items():
        if fault := legality.pile_card_fault(state, seat, PileCard(pile, at)):
            return fault
    suits = {SUIT_OF[state.piles[pile][at]] for pile, at in chosen.items()}
    if len(suits) > 1 or len(chosen) < len(in_piles):
        return Refusal("B8.1", _text("no_trick"))
    return None


def _trick_cards(state: BarracanState, seat: int, chosen: dict[int, int], own: Kind | None) -> list[Pick]:
    """The cards that may still be picked so that with these a trick can be taken."""
    found: dict[Pick, None] = {}
    for move in legal_moves.tricks(state, seat):
        places = {card.pile: card.at for card in move.cards}
        if any(places[pile] != at for pile, at in chosen.items() if pile in places):
            continue
        if not set(chosen) <= set(places) or (own is not None and KINDS[move.card] != own):
            continue
        for pile, at in places.items():
            if pile not in chosen:
                found[Pick(place_name(PILE, pile), CODES[state.piles[pile][at]], at)] = None
        if own is None:
            found[Pick(place_name(HAND, seat), move.card)] = None
    return list(found)
