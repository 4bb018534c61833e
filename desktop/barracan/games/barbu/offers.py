"""What a person's picks may become, and why they do not go to a place."""

from collections.abc import Sequence

from barracan.games.barbu import legality
from barracan.games.barbu.contracts import contract_title
from barracan.games.barbu.legality import BarbuMoves
from barracan.games.barbu.moves import LAYS, SEATS, Double, End, Lay, NameContract, Redouble
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.games.tricks.rules import hand_picks, one_card_fault, picked_cards, play_offer
from barracan.games.tricks.state import PLAYS, Pass
from barracan.games.tricks.wording import TRICK_GAMES
from barracan.games.wording import TAKEN_TRICK, TO_TRICK, Phrases, hand_fault, idle_offer, place_fault, rank_text
from barracan.model.cards import KINDS, Code, card_text
from barracan.model.common_texts import common_text
from barracan.model.offers import YOUR_TURN, Offer, Pick, Target
from barracan.model.places import BUTTON, FOUNDATION, HAND, TRICKS, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Template, Text, text_in

_TEXTS = {
    "contract": QT_TRANSLATE_NOOP("barbu", "{turn}: name a contract."),
    "double": QT_TRANSLATE_NOOP("barbu", "{turn}: double or pass."),
    "must": QT_TRANSLATE_NOOP("barbu", "{turn}: a double of the declarer is owed in this hand."),
    "redouble": QT_TRANSLATE_NOOP("barbu", "{turn}: redouble who has doubled, or pass."),
    "reply": QT_TRANSLATE_NOOP("barbu", "{turn}: redouble who has doubled since, or pass."),
    "owed": QT_TRANSLATE_NOOP("barbu", "Doubles of the declarer still owed in this round: {owed}."),
    "lead_no_heart": QT_TRANSLATE_NOOP("barbu", "{turn}: lead a card, but no heart."),
    "highest": QT_TRANSLATE_NOOP("barbu", "{turn}: a trump was led. Follow with the highest."),
    "beat": QT_TRANSLATE_NOOP("barbu", "{turn}: a trump was led. Follow with one that wins the trick."),
    "overtrump": QT_TRANSLATE_NOOP("barbu", "{turn}: none of the suit led. Play a trump that wins the trick."),
    "lay": QT_TRANSLATE_NOOP("barbu", "{turn}: lay a card."),
    "wait_first": QT_TRANSLATE_NOOP("barbu", "{turn}: lay a card, or pass, which only the first turn allows."),
    "go_on": QT_TRANSLATE_NOOP("barbu", "{turn}: lay another card or end the turn."),
    "none_fits": QT_TRANSLATE_NOOP("barbu", "{turn}: no card fits. Pass."),
    "label_end": QT_TRANSLATE_NOOP("barbu", "End turn"),
    "label_lay": QT_TRANSLATE_NOOP("barbu", "Lay {card}"),
    "maximum": QT_TRANSLATE_NOOP("barbu", "Maximum: everybody"),
    "again": QT_TRANSLATE_NOOP("barbu", "{who} (redouble)"),
    "negative": QT_TRANSLATE_NOOP("barbu", "Negative"),
    "trump": QT_TRANSLATE_NOOP("barbu", "Trump in"),
    "dominoes": QT_TRANSLATE_NOOP("barbu", "Dominoes from"),
}
_DOUBLE = (
    QT_TRANSLATE_NOOP("barbu", "Double {first}"),
    QT_TRANSLATE_NOOP("barbu", "Double {first} and {second}"),
    QT_TRANSLATE_NOOP("barbu", "Double {first}, {second} and {third}"),
)
_REDOUBLE = (
    QT_TRANSLATE_NOOP("barbu", "Redouble {first}"),
    QT_TRANSLATE_NOOP("barbu", "Redouble {first} and {second}"),
    QT_TRANSLATE_NOOP("barbu", "Redouble {first}, {second} and {third}"),
)
_WHOM: tuple[Template, ...] = (
    QT_TRANSLATE_NOOP("barbu", "{first}"),
    common_text("{first} and {second}"),
    QT_TRANSLATE_NOOP("barbu", "{first}, {second} and {third}"),
)
_KINDS = (
    #: Over a list of players, one of whom is chosen.
    (QT_TRANSLATE_NOOP("barbu", "Double"), QT_TRANSLATE_NOOP("barbu", "Redouble")),
    (QT_TRANSLATE_NOOP("barbu", "Double two"), QT_TRANSLATE_NOOP("barbu", "Redouble two")),
)
"""Headings of choices that name one player, and two."""
_SUITS = {
    "C": QT_TRANSLATE_NOOP("barbu", "♣ clubs"),
    "D": QT_TRANSLATE_NOOP("barbu", "♦ diamonds"),
    "H": QT_TRANSLATE_NOOP("barbu", "♥ hearts"),
    "S": QT_TRANSLATE_NOOP("barbu", "♠ spades"),
}


_text = Phrases("barbu", _TEXTS, TRICK_GAMES)


def offer(state: BarbuState, seat: int, picks: Sequence[Pick]) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if idle := idle_offer(state, seat):
        return idle
    cards = picked_cards(seat, picks)
    match state.phase:
        case Phase.CONTRACT:
            return Offer(_text("contract", turn=YOUR_TURN), None, _contract_targets(state))
        case Phase.DOUBLE | Phase.REPLY:
            return _doubling_offer(state, seat)
        case Phase.DOMINOES:
            return _dominoes_offer(state, seat, cards)
        case Phase.PLAY:
            return _play_offer(state, seat, cards)


def _contract_targets(state: BarbuState) -> tuple[Target, ...]:
    return tuple(_contract_target(move) for move in BarbuMoves(state).of("contract") if isinstance(move, NameContract))


def _contract_target(move: NameContract) -> Target:
    contract = move.contract
    place = ":".join(("button", *(word for word in contract if word is not None)))
    title = contract_title(contract)
    if contract.suit is not None:
        return Target(place, title, move, _text("trump"), Text("barbu", _SUITS[contract.suit]))
    if contract.rank is not None:
        return Target(
            place, title, move, _text("dominoes"), Text("barbu", "{rank}", {"rank": rank_text(contract.rank)})
        )
    return Target(place, title, move, _text("negative"), title)


def _doubling_offer(state: BarbuState, seat: int) -> Offer:
    owed = legality.owes(state, seat)
    note = _text("owed", owed=owed) if owed and state.phase is Phase.DOUBLE else None
    moves = list(BarbuMoves(state))
    doubles = sorted((move for move in moves if isinstance(move, Double | Redouble)), key=_clockwise)
    targets = [_doubling_target(state, move, len(doubles[-1].seats)) for move in doubles]
    if len(doubles) < len(moves):
        targets.append(Target("button:pass", _text("label_pass"), Pass(seat)))
    return Offer(_text(_doubling_lead(state, seat), turn=YOUR_TURN), note, tuple(targets))


def _clockwise(move: Double | Redouble) -> tuple[int, list[int]]:
    """Sorts choices: those of one player first, each from the left of who chooses."""
    return len(move.seats), [(other - move.seat) % SEATS for other in move.seats]


def _doubling_lead(state: BarbuState, seat: int) -> str:
    if state.phase is Phase.REPLY:
        return "reply"
    if seat == state.declarer:
        return "redouble"
    return "must" if legality.must_double(state, seat) else "double"


def _doubling_target(state: BarbuState, move: Double | Redouble, most: int) -> Target:
    """Who has doubled this seat is redoubled (P4.3); everybody is the maximum (P4.7)."""
    place = place_name(BUTTON, move.do, *move.seats)
    count = len(move.seats)
    if count == most > 1:
        return Target(place, _text("maximum"), move)
    again = legality.doublers_of(state, move.seat)
    whole = all(again >> other & 1 for other in move.seats)
    names: dict[str, Argument] = {}
    for word, other in zip(("first", "second", "third"), move.seats, strict=False):
        names[word] = _text("again", who=Seat(other)) if again >> other & 1 and not whole else Seat(other)
    label = Text("barbu", (_REDOUBLE if whole else _DOUBLE)[count - 1], names)
    kind = Text("barbu", _KINDS[count - 1][whole])
    return Target(place, label, move, kind, text_in("barbu", _WHOM[count - 1], names))


def _play_offer(state: BarbuState, seat: int, cards: list[Code]) -> Offer:
    hand = state.hands[seat]
    playable = legality.playable(state, hand)
    lead = _text(_play_lead(state, hand, playable), turn=YOUR_TURN)
    note = contract_title(state.contract) if state.contract else None
    if len(cards) > 1:
        return Offer(lead, note, refusal=one_card_fault("P5.1", cards))
    return play_offer(seat, cards, playable, lambda move: legality.refusal(state, move), lead, note)


def _play_lead(state: BarbuState, hand: Mask, playable: Mask) -> str:
    """What the rules ask of this hand now (P5.2, P5.3, P6.6, P7.2, P7.3)."""
    if not state.trick:
        return "lead" if playable == hand else "lead_no_heart"
    following = hand & legality.suit_led(state)
    if not following:
        return "any" if playable == hand else "overtrump"
    if playable == following:
        return "follow"
    return "highest" if state.options["trump_led"] == "highest" else "beat"


def _dominoes_offer(state: BarbuState, seat: int, cards: list[Code]) -> Offer:
    assert state.foundations is not None
    note = contract_title(state.contract) if state.contract else None
    layable = state.hands[seat] & state.foundations.layable
    lead = _text(_dominoes_lead(state, bool(layable)), turn=YOUR_TURN)
    if len(cards) > 1:
        return Offer(lead, note, refusal=one_card_fault("P8.4", cards))
    targets = _waiting_targets(state, seat, bool(layable))
    if not cards:
        ends = (_end_target(LAYS[seat][card]) for card in cards_of(layable))
        return Offer(lead, note, (*ends, *targets), hand_picks(seat, layable))
    move = LAYS[seat][KINDS[cards[0]]]
    if fault := legality.refusal(state, move):
        return Offer(lead, note, targets, refusal=fault)
    end = _end_target(move)
    return Offer(lead, note, (end, *targets), move=move, label=end.label)


def _end_target(move: Lay) -> Target:
    """The end of a row on which a card of the hand goes."""
    label = _text("label_lay", card=card_text(move.card))
    return Target(place_name(FOUNDATION, move.card[1]), label, move, end=move.card)


def _dominoes_lead(state: BarbuState, layable: bool) -> str:
    if not layable:
        return "none_fits"
    if state.laid:
        return "go_on"
    return "wait_first" if state.first_turn else "lay"


def _waiting_targets(state: BarbuState, seat: int, layable: bool) -> tuple[Target, ...]:
    """The button that ends a turn, or that passes it on."""
    if state.laid:
        return (Target("button:end", _text("label_end"), End(seat)),)
    if not layable or state.first_turn:
        return (Target("button:pass", _text("label_pass"), Pass(seat)),)
    return ()


_OTHER_END = QT_TRANSLATE_NOOP("barbu", "{card} does not go on here. Lay it at its own end of the row.")
_FOUNDATION = QT_TRANSLATE_NOOP("barbu", "Each suit has a foundation of its own. Lay the card on that of its suit.")


def place_refusal(state: BarbuState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    cards = picked_cards(seat, picks)
    dominoes = state.phase is Phase.DOMINOES
    kind = KINDS[cards[0]] if cards else 0
    fault = legality.refusal(state, LAYS[seat][kind] if dominoes else PLAYS[seat][kind])
    clause = "P8.4" if dominoes else "P5.1"
    if state.turn != seat or state.phase not in {Phase.DOMINOES, Phase.PLAY}:
        assert fault is not None
        return Refusal(fault.clause, fault.reason, (), (place,))
    if read_place(place).kind == HAND:
        return hand_fault(clause, seat, place)
    if len(cards) > 1:
        return one_card_fault(clause, cards)
    if read_place(place).kind == TRICKS:
        return place_fault(clause, TAKEN_TRICK, place)
    if fault is not None and cards:
        return fault
    if dominoes and cards and place == place_name(FOUNDATION, cards[0][1]):
        return Refusal("P8.1", Text("barbu", _OTHER_END, {"card": card_text(cards[0])}), tuple(cards), (place,))
    if dominoes:
        return Refusal("P8.1", Text("barbu", _FOUNDATION), places=(place,))
    return place_fault(clause, TO_TRICK, place)
