"""The one place that says why a move is refused (P3 to P8)."""

from barracan.games.barbu import doubling, playing
from barracan.games.barbu.moves import SEATS, BarbuMove, Double, End, Lay, NameContract, Redouble
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.judging import follow_fault, held_fault, turn_fault
from barracan.games.tricks.moves import Pass, Play
from barracan.model.cards import CODES, KINDS, Kind, shown
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TURN_CLAUSES = {
    Phase.CONTRACT: "P3.1",
    Phase.DOUBLE: "P4.1",
    Phase.REPLY: "P4.5",
    Phase.PLAY: "P5.1",
    Phase.DOMINOES: "P8.3",
}
_TEXTS = {
    Phase.CONTRACT: QT_TRANSLATE_NOOP("barbu", "The contract comes first. Name one."),
    Phase.DOUBLE: QT_TRANSLATE_NOOP("barbu", "This is the doubling. Double somebody or pass."),
    Phase.REPLY: QT_TRANSLATE_NOOP("barbu", "You have been doubled. Redouble or pass."),
    Phase.PLAY: QT_TRANSLATE_NOOP("barbu", "This contract is played in tricks. Play a card."),
    Phase.DOMINOES: QT_TRANSLATE_NOOP("barbu", "These are dominoes. Lay a card on a foundation."),
    "named": QT_TRANSLATE_NOOP("barbu", "You have named this contract before. Choose one that is left."),
    "nobody": QT_TRANSLATE_NOOP("barbu", "Name one seat at least, or pass."),
    "twice": QT_TRANSLATE_NOOP("barbu", "A seat is named twice. Once is enough."),
    "no_seat": QT_TRANSLATE_NOOP("barbu", "There are four seats, 0 to 3."),
    "own": QT_TRANSLATE_NOOP("barbu", "Nobody doubles himself. Name another seat."),
    "positive": QT_TRANSLATE_NOOP(
        "barbu", "In a positive contract only the declarer is doubled. Name him alone, or pass."
    ),
    "declarer": QT_TRANSLATE_NOOP(
        "barbu", "The declarer doubles only players who have doubled him. Name one of these, or pass."
    ),
    "reply": QT_TRANSLATE_NOOP(
        "barbu", "A reply redoubles only players who doubled you after your turn. Name one of these, or pass."
    ),
    "duty": QT_TRANSLATE_NOOP(
        "barbu", "You double the declarer twice a round, and this is one of the last hands for it. Double the declarer."
    ),
    "hearts": QT_TRANSLATE_NOOP("barbu", "Hearts are led only from a hand of nothing but hearts. Lead another suit."),
    "highest": QT_TRANSLATE_NOOP("barbu", "You can beat the trumps in the trick. Play your highest, the {card}."),
    "beat": QT_TRANSLATE_NOOP("barbu", "You can beat the trumps in the trick. Play a trump that does."),
    "overtrump": QT_TRANSLATE_NOOP("barbu", "You have none of the suit led. Play a trump that wins the trick."),
    "no_place": QT_TRANSLATE_NOOP("barbu", "The {card} fits no foundation yet. Lay one that is next in its suit."),
    "round": QT_TRANSLATE_NOOP("barbu", "Here nothing goes above an ace or below a two. Lay another card."),
    "may_lay": QT_TRANSLATE_NOOP("barbu", "You have a card that fits. Lay it."),
    "laid": QT_TRANSLATE_NOOP("barbu", "You have laid a card. Lay another, or end your turn."),
    "not_laid": QT_TRANSLATE_NOOP("barbu", "A turn ends after one card at least. Lay one, or pass if none fits."),
}
_NAMED = {
    Phase.REPLY: QT_TRANSLATE_NOOP("barbu", "{name} has been doubled. Redouble or pass."),
    "named": QT_TRANSLATE_NOOP("barbu", "{name} has named this contract before. Choose one that is left."),
    "reply": QT_TRANSLATE_NOOP(
        "barbu", "A reply redoubles only players who doubled {name} after {name}’s turn. Name one of these, or pass."
    ),
    "duty": QT_TRANSLATE_NOOP(
        "barbu",
        "{name} doubles the declarer twice a round, and this is one of the last hands for it. Double the declarer.",
    ),
    "highest": QT_TRANSLATE_NOOP("barbu", "{name} can beat the trumps in the trick. The {card} is due, the highest."),
    "beat": QT_TRANSLATE_NOOP("barbu", "{name} can beat the trumps in the trick. Play a trump that does."),
    "overtrump": QT_TRANSLATE_NOOP("barbu", "{name} has none of the suit led. Play a trump that wins the trick."),
    "may_lay": QT_TRANSLATE_NOOP("barbu", "{name} has a card that fits. Lay it."),
    "laid": QT_TRANSLATE_NOOP("barbu", "{name} has laid a card. Lay another, or end the turn."),
}
"""The same where several people share the screen."""


def _refuse(clause: str, name: str | Phase, card: Kind = -1, /, **arguments: int | str) -> Refusal:
    text = Text("barbu", _TEXTS[name], arguments, _NAMED.get(name, ""))
    return Refusal(clause, text, (CODES[card],) if card >= 0 else ())


def refusal(state: BarbuState, move: BarbuMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    phase = state.phase
    if move.seat != state.turn and (fault := turn_fault(state, move.seat, _turn_clause(state, move.seat))):
        return fault
    clause = _TURN_CLAUSES[phase]
    if phase is Phase.PLAY:
        return _play_fault(state, move) if isinstance(move, Play) else _refuse(clause, phase)
    if phase is Phase.DOMINOES:
        return _dominoes_fault(state, move)
    if phase is Phase.CONTRACT:
        return _contract_fault(state, move) if isinstance(move, NameContract) else _refuse(clause, phase)
    if isinstance(move, Pass):
        return _silence_fault(state, move.seat)
    if phase is Phase.DOUBLE:
        return _double_fault(state, move) if isinstance(move, Double) else _refuse(clause, phase)
    return _reply_fault(state, move) if isinstance(move, Redouble) else _refuse(clause, phase)


def _turn_clause(state: BarbuState, seat: int) -> str:
    """The clause that says whose turn it is: who begins, how long a turn lasts, or that play goes clockwise (P1.2)."""
    if state.phase is Phase.PLAY and state.trick:
        return "P1.2"
    if state.phase is Phase.DOMINOES and not state.first_turn and state.hands[seat]:
        return "P8.4" if state.laid or state.actions[-1].seat == seat else "P1.2"
    return _TURN_CLAUSES[state.phase]


def _contract_fault(state: BarbuState, move: NameContract) -> Refusal | None:
    return _refuse("P3.1", "named") if move.contract.name in state.named[move.seat] else None


def _silence_fault(state: BarbuState, seat: int) -> Refusal | None:
    if state.phase is Phase.DOUBLE and doubling.must_double(state, seat):
        return _refuse("P4.6", "duty")
    return None


def _seats_fault(move: Double | Redouble, clause: str) -> Refusal | None:
    """Why these seats are no list of whom to double at all (P11.2, P11.3)."""
    if not move.seats:
        return _refuse(clause, "nobody")
    if any(not 0 <= seat < SEATS for seat in move.seats):
        return _refuse(clause, "no_seat")
    if len(set(move.seats)) < len(move.seats):
        return _refuse(clause, "twice")
    if move.seat in move.seats:
        return _refuse(clause, "own")
    return None


def _double_fault(state: BarbuState, move: Double) -> Refusal | None:
    if fault := _seats_fault(move, "P11.2"):
        return fault
    seat = move.seat
    named = doubling.bits_of(move.seats)
    if named & ~doubling.targets(state, seat):
        return _refuse("P4.4", "declarer") if seat == state.declarer else _refuse("P4.2", "positive")
    if doubling.must_double(state, seat) and not named >> state.declarer & 1:
        return _refuse("P4.6", "duty")
    return None


def _reply_fault(state: BarbuState, move: Redouble) -> Refusal | None:
    if fault := _seats_fault(move, "P11.3"):
        return fault
    if doubling.bits_of(move.seats) & ~doubling.reply_targets(state, move.seat):
        return _refuse("P4.5", "reply")
    return None


def _play_fault(state: BarbuState, move: Play) -> Refusal | None:
    card = KINDS[move.card]
    hand = state.hands[move.seat]
    if playing.playable(state, hand) >> card & 1:
        return None
    if fault := held_fault(hand, card, "P5.2" if state.trick else "P5.1"):
        return fault
    if not state.trick:
        return _refuse("P6.6", "hearts", card)
    led = playing.suit_led(state)
    if fault := follow_fault(hand, card, led, "P5.2"):
        return fault
    if not led >> card & 1:
        return _refuse("P7.3", "overtrump", card)
    if state.options["trump_led"] == "beat":
        return _refuse("P7.2", "beat", card)
    return _refuse("P7.2", "highest", card, card=shown(CODES[state.ranking.highest(hand & led)]))


def _dominoes_fault(state: BarbuState, move: BarbuMove) -> Refusal | None:
    assert state.foundations is not None
    foundations, hand = state.foundations, state.hands[move.seat]
    layable = foundations.layable
    if isinstance(move, Lay):
        card = KINDS[move.card]
        if fault := held_fault(hand, card, "P8.4"):
            return fault
        if layable >> card & 1:
            return None
        if foundations.goes_round(card):
            return _refuse("P8.2", "round", card)
        return _refuse("P8.1", "no_place", card, card=shown(move.card))
    if isinstance(move, End):
        return None if state.laid else _refuse("P8.4", "not_laid")
    if isinstance(move, Pass):
        if state.laid:
            return _refuse("P8.5", "laid")
        return _refuse("P8.5", "may_lay") if hand & layable and not state.first_turn else None
    return _refuse("P8.4", Phase.DOMINOES)
