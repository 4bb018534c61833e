"""What a person's picks may become in Barbu, told to the table (model.handling)."""

from collections.abc import Sequence

from barracan.games.barbu import doubling, judging, playing
from barracan.games.barbu.contracts import contract_title
from barracan.games.barbu.legal import BarbuMoves
from barracan.games.barbu.moves import LAYS, SEATS, Double, End, NameContract, Redouble
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.handling import hand_picks, one_card_fault, picked_cards, play_offer
from barracan.games.tricks.moves import Pass
from barracan.model.cards import KINDS, Code, shown
from barracan.model.handling import Offer, Pick, Target
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "over": QT_TRANSLATE_NOOP("barbu", "The hand is over."),
    "wait": QT_TRANSLATE_NOOP("barbu", "Another seat is choosing."),
    "contract": QT_TRANSLATE_NOOP("barbu", "Your turn: name a contract."),
    "double": QT_TRANSLATE_NOOP("barbu", "Your turn: double or pass."),
    "must": QT_TRANSLATE_NOOP("barbu", "Your turn: you owe a double of the declarer in this hand."),
    "redouble": QT_TRANSLATE_NOOP("barbu", "Your turn: redouble or pass."),
    "reply": QT_TRANSLATE_NOOP("barbu", "You have been doubled: redouble or pass."),
    "owed": QT_TRANSLATE_NOOP("barbu", "Doubles of the declarer you still owe in this round: {owed}."),
    "lead": QT_TRANSLATE_NOOP("barbu", "Your turn: lead a card."),
    "follow": QT_TRANSLATE_NOOP("barbu", "Your turn: follow suit."),
    "any": QT_TRANSLATE_NOOP("barbu", "Your turn: you have none of the suit led. Play a card."),
    "lay": QT_TRANSLATE_NOOP("barbu", "Your turn: lay a card."),
    "wait_first": QT_TRANSLATE_NOOP(
        "barbu", "Your turn: lay a card or pass. Only now you may pass though you can lay."
    ),
    "go_on": QT_TRANSLATE_NOOP("barbu", "Lay another card or end your turn."),
    "none_fits": QT_TRANSLATE_NOOP("barbu", "Your turn: none of your cards fits. Pass."),
    "label_pass": QT_TRANSLATE_NOOP("barbu", "Pass"),
    "label_end": QT_TRANSLATE_NOOP("barbu", "End turn"),
    "label_lay": QT_TRANSLATE_NOOP("barbu", "Lay {card}"),
    "maximum": QT_TRANSLATE_NOOP("barbu", "Maximum: everybody"),
    "again": QT_TRANSLATE_NOOP("barbu", "{who} (redouble)"),
}
_WHO = {
    1: QT_TRANSLATE_NOOP("barbu", "left"),
    2: QT_TRANSLATE_NOOP("barbu", "opposite"),
    3: QT_TRANSLATE_NOOP("barbu", "right"),
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


def _text(name: str, /, **arguments: Argument) -> Text:
    return Text("barbu", _TEXTS[name], arguments)


def offer(state: BarbuState, seat: int, picks: Sequence[Pick]) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if state.turn is None:
        return Offer(_text("over"))
    if state.turn != seat:
        return Offer(_text("wait"))
    cards = picked_cards(seat, picks)
    match state.phase:
        case Phase.CONTRACT:
            return Offer(_text("contract"), None, _contract_targets(state))
        case Phase.DOUBLE | Phase.REPLY:
            return _doubling_offer(state, seat)
        case Phase.DOMINOES:
            return _dominoes_offer(state, seat, cards)
        case Phase.PLAY:
            return _play_offer(state, seat, cards)


def _contract_targets(state: BarbuState) -> tuple[Target, ...]:
    targets = []
    for move in BarbuMoves(state).of("contract"):
        assert isinstance(move, NameContract)
        words = [word for word in move.contract if word is not None]
        targets.append(Target(":".join(("button", *words)), contract_title(move.contract), move))
    return tuple(targets)


def _doubling_offer(state: BarbuState, seat: int) -> Offer:
    owed = doubling.owes(state, seat)
    note = _text("owed", owed=owed) if owed and state.phase is Phase.DOUBLE else None
    moves = list(BarbuMoves(state))
    most = max((len(move.seats) for move in moves if isinstance(move, Double | Redouble)), default=0)
    targets = tuple(_doubling_target(state, seat, move, most) for move in moves)
    if state.phase is Phase.REPLY:
        return Offer(_text("reply"), note, targets)
    if seat == state.declarer:
        return Offer(_text("redouble"), note, targets)
    return Offer(_text("must" if doubling.must_double(state, seat) else "double"), note, targets)


def _doubling_target(state: BarbuState, seat: int, move: object, most: int) -> Target:
    if not isinstance(move, Double | Redouble):
        return Target("button:pass", _text("label_pass"), Pass(seat))
    place = ":".join(("button", move.do, *map(str, move.seats)))
    if len(move.seats) == most > 1:
        return Target(place, _text("maximum"), move)
    return Target(place, _double_label(state, seat, move.seats), move)


def _double_label(state: BarbuState, seat: int, seats: tuple[int, ...]) -> Text:
    """Whom a double names, as they sit around the table; who has doubled this seat is redoubled (P4.3)."""
    again = doubling.doublers_of(state, seat)
    whole = all(again >> other & 1 for other in seats)
    names: dict[str, Argument] = {}
    for word, other in zip(("first", "second", "third"), seats, strict=False):
        who = Text("barbu", _WHO[(other - seat) % SEATS])
        names[word] = _text("again", who=who) if again >> other & 1 and not whole else who
    return Text("barbu", (_REDOUBLE if whole else _DOUBLE)[len(seats) - 1], names)


def _play_offer(state: BarbuState, seat: int, cards: list[Code]) -> Offer:
    hand = state.hands[seat]
    name = "lead" if not state.trick else "follow" if hand & playing.suit_led(state) else "any"
    note = contract_title(state.contract) if state.contract else None
    if len(cards) > 1:
        return Offer(_text(name), note, refusal=one_card_fault("P5.1", cards))
    playable = playing.playable(state, hand)
    return play_offer(seat, cards, playable, lambda move: judging.refusal(state, move), _text(name), note)


def _dominoes_offer(state: BarbuState, seat: int, cards: list[Code]) -> Offer:
    assert state.foundations is not None
    note = contract_title(state.contract) if state.contract else None
    layable = state.hands[seat] & state.foundations.layable
    lead = _text(_dominoes_lead(state, bool(layable)))
    if len(cards) > 1:
        return Offer(lead, note, refusal=one_card_fault("P8.4", cards))
    targets = _waiting_targets(state, seat, bool(layable))
    if not cards:
        return Offer(lead, note, targets, hand_picks(seat, layable))
    move = LAYS[seat][KINDS[cards[0]]]
    if fault := judging.refusal(state, move):
        return Offer(lead, note, targets, refusal=fault)
    label = _text("label_lay", card=shown(move.card))
    return Offer(lead, note, (Target(f"foundation:{move.card[1]}", label, move), *targets), move=move, label=label)


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
