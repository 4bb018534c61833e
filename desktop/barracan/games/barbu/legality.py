"""The one place that says why a move is refused (P3 to P8), above all who may double whom, who must, and when (P4)."""

from collections.abc import Iterator
from random import Random
from typing import Final

from barracan.games.barbu.contracts import HEARTS, HEARTS_BARRED, NAMES, WHOLE_PACK, Contract
from barracan.games.barbu.moves import LAYS, SEATS, BarbuMove, Double, End, Lay, NameContract, Redouble
from barracan.games.barbu.state import DUTY, BarbuState, Phase
from barracan.games.state import SeatMoves
from barracan.games.tricks.play import follow_fault, held_fault
from barracan.games.tricks.ranking import Mask, Ranking, cards_of
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.games.wording import turn_fault
from barracan.model.cards import CODES, KINDS, RANKS, SUITS, Kind, card_text
from barracan.model.randomness import choose
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TURN_CLAUSES: Final = {
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
    "own": QT_TRANSLATE_NOOP("barbu", "Nobody doubles themselves. Name another seat."),
    "positive": QT_TRANSLATE_NOOP(
        "barbu", "In a positive contract only the declarer is doubled. Name the declarer alone, or pass."
    ),
    "declarer": QT_TRANSLATE_NOOP(
        "barbu", "The declarer redoubles only players who have doubled the declarer. Name one of these, or pass."
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


def _refuse(clause: str, phrase: str | Phase, at_fault: Kind = -1, /, **arguments: int | str) -> Refusal:
    text = Text("barbu", _TEXTS[phrase], arguments, _NAMED.get(phrase, ""))
    return Refusal(clause, text, (CODES[at_fault],) if at_fault >= 0 else ())


def refusal(state: BarbuState, move: BarbuMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    phase = state.phase
    if move.seat != state.turn and (fault := turn_fault(state, move.seat, _turn_clause(state, move.seat))):
        return fault
    if phase is Phase.PLAY and isinstance(move, Play):
        return _play_fault(state, move)
    if phase is Phase.DOMINOES:
        return _dominoes_fault(state, move)
    clause = _TURN_CLAUSES[phase]
    if phase is Phase.PLAY:
        return _refuse(clause, phase)
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
    if state.phase is Phase.DOUBLE and must_double(state, seat):
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
    named = bits_of(move.seats)
    if named & ~targets(state, seat):
        return _refuse("P4.4", "declarer") if seat == state.declarer else _refuse("P4.2", "positive")
    if must_double(state, seat) and not named >> state.declarer & 1:
        return _refuse("P4.6", "duty")
    return None


def _reply_fault(state: BarbuState, move: Redouble) -> Refusal | None:
    if fault := _seats_fault(move, "P11.3"):
        return fault
    if bits_of(move.seats) & ~reply_targets(state, move.seat):
        return _refuse("P4.5", "reply")
    return None


def _play_fault(state: BarbuState, move: Play) -> Refusal | None:
    card = KINDS[move.card]
    hand = state.hands[move.seat]
    if playable(state, hand) >> card & 1:
        return None
    if fault := held_fault(hand, card, "P5.2" if state.trick else "P5.1"):
        return fault
    if not state.trick:
        return _refuse("P6.6", "hearts", card)
    led = suit_led(state)
    if fault := follow_fault(hand, card, led, "P5.2"):
        return fault
    if not led >> card & 1:
        return _refuse("P7.3", "overtrump", card)
    if state.options["trump_led"] == "beat":
        return _refuse("P7.2", "beat", card)
    return _refuse("P7.2", "highest", card, card=card_text(CODES[state.ranking.highest(hand & led)]))


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
        return _refuse("P8.1", "no_place", card, card=card_text(move.card))
    if isinstance(move, End):
        return None if state.laid else _refuse("P8.4", "not_laid")
    if isinstance(move, Pass):
        if state.laid:
            return _refuse("P8.5", "laid")
        return _refuse("P8.5", "may_lay") if hand & layable and not state.first_turn else None
    return _refuse("P8.4", Phase.DOMINOES)


def hearts_barred(state: BarbuState) -> bool:
    """Whether hearts are led only by who has nothing else (P6.6)."""
    return state.contract is not None and state.contract.name in HEARTS_BARRED


def suit_led(state: BarbuState) -> Mask:
    """The cards of the suit led to the trick on the table."""
    ranking = state.ranking
    return ranking.suits[ranking.suit_of[state.trick[0]]]


def cards_that_overtake(state: BarbuState) -> Mask:
    """The trumps above every trump in the trick; all trumps where none lies there."""
    return state.ranking.beaters[state.best] & state.ranking.trumps


def playable(state: BarbuState, hand: Mask) -> Mask:
    """The cards of a hand that may be played now."""
    if not state.trick:
        return cards_to_lead(hand, barred=hearts_barred(state))
    highest = state.options["trump_led"] == "highest"
    return cards_to_follow(hand, suit_led(state), state.best, state.ranking, highest=highest)


def cards_to_lead(hand: Mask, *, barred: bool) -> Mask:
    """The cards of a hand that may be led (P5.1, P6.6)."""
    return hand & ~HEARTS or hand if barred else hand


def cards_to_follow(hand: Mask, led: Mask, best: Kind, ranking: Ranking, *, highest: bool) -> Mask:
    """The cards of a hand that may be played to a trick (P5.2, P5.3, P7.2 to P7.4)."""
    own = hand & led
    if not ranking.trumps:
        return own or hand
    if own and not led & ranking.trumps:
        return own
    above = hand & ranking.beaters[best] & ranking.trumps
    if not above or not own:
        return above or own or hand
    return 1 << ranking.highest(above) if highest else above


def absent_cards(state: BarbuState, card: Kind) -> Mask:
    """The cards that a seat surely does not hold when the rules let it play this card now."""
    if not state.trick:
        return WHOLE_PACK & ~HEARTS if hearts_barred(state) and HEARTS >> card & 1 else 0
    led = suit_led(state)
    if not led >> card & 1:
        above = cards_that_overtake(state)
        return led if above >> card & 1 else led | above
    if not led & state.ranking.trumps:
        return 0
    above = cards_that_overtake(state)
    if not above >> card & 1:
        return above
    return state.ranking.higher[card] if state.options["trump_led"] == "highest" else 0


class BarbuMoves(SeatMoves[BarbuState, BarbuMove]):
    """The legal moves of the seat to move."""

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is a legal move."""
        state, seat = self.state, self.seat
        if seat < 0:
            return ()
        match state.phase:
            case Phase.PLAY:
                return ("play",)
            case Phase.DOMINOES:
                return self._dominoes_actions()
            case Phase.CONTRACT:
                return ("contract",)
            case Phase.DOUBLE:
                return ("double",) if must_double(state, seat) else ("double", "pass")
            case Phase.REPLY:
                return ("redouble", "pass")

    def of(self, do: str) -> Iterator[BarbuMove]:
        """List the moves of one action, each once."""
        if do not in self.actions():
            return
        state, seat = self.state, self.seat
        match do:
            case "play":
                plays = PLAYS[seat]
                yield from (plays[card] for card in cards_of(self._playable()))
            case "lay":
                lays = LAYS[seat]
                yield from (lays[card] for card in cards_of(self._layable()))
            case "pass":
                yield Pass(seat)
            case "end":
                yield End(seat)
            case "contract":
                for name in self._names_left():
                    yield from (NameContract(seat, contract) for contract in contracts_of(name))
            case "double":
                yield from (Double(seat, seats) for seats in self._doubles(targets(state, seat)))
            case "redouble":
                yield from (Redouble(seat, seats) for seats in self._doubles(reply_targets(state, seat)))

    def pick(self, do: str, rng: Random) -> BarbuMove:
        """Choose a move of this action at random, a contract evenly by its name first; every one can come."""
        if do == "play":
            return PLAYS[self.seat][choose(cards_of(self._playable()), rng)]
        if do == "lay":
            return LAYS[self.seat][choose(cards_of(self._layable()), rng)]
        if do == "contract":
            return NameContract(self.seat, choose(contracts_of(choose(self._names_left(), rng)), rng))
        return choose(list(self.of(do)), rng)

    def __contains__(self, move: object) -> bool:
        """Whether the rules accept this move."""
        return isinstance(move, BarbuMove) and refusal(self.state, move) is None

    def _playable(self) -> Mask:
        return playable(self.state, self.state.hands[self.seat])

    def _layable(self) -> Mask:
        foundations = self.state.foundations
        return self.state.hands[self.seat] & foundations.layable if foundations else 0

    def _dominoes_actions(self) -> tuple[str, ...]:
        if not self._layable():
            return ("pass",)
        if self.state.laid:
            return ("lay", "end")
        return ("lay", "pass") if self.state.first_turn else ("lay",)

    def _names_left(self) -> list[str]:
        named = self.state.named[self.seat]
        return [name for name in NAMES if name not in named]

    def _doubles(self, targets: int) -> Iterator[tuple[int, ...]]:
        """Every choice of one or more of these seats, with the declarer if he must be doubled."""
        state = self.state
        must = 1 << state.declarer if state.phase is Phase.DOUBLE and must_double(state, self.seat) else 0
        chosen = targets
        while chosen:
            if chosen & must == must:
                yield seats_of(chosen)
            chosen = chosen - 1 & targets


def contracts_of(name: str) -> list[Contract]:
    """The contracts of this name: with trump one a suit, with dominoes one a rank (P3.3)."""
    if name == "trump":
        return [Contract(name, suit=suit) for suit in SUITS]
    if name == "dominoes":
        return [Contract(name, rank=rank) for rank in RANKS]
    return [Contract(name)]


def targets(state: BarbuState, seat: int) -> int:
    """The seats that a seat may double in its turn, as bits (P4.1, P4.2, P4.4)."""
    declarer = state.declarer
    if seat == declarer:
        return doublers_of(state, seat)
    if state.contract is not None and state.contract.positive:
        return 1 << declarer
    return (1 << SEATS) - 1 & ~(1 << seat)


def doublers_of(state: BarbuState, seat: int) -> int:
    """The seats that have doubled this one, as bits."""
    return sum(1 << other for other in range(SEATS) if state.doubled[other] >> seat & 1)


def owes(state: BarbuState, seat: int) -> int:
    """How many doubles of the declarer a seat still owes in this round (P4.6)."""
    return 0 if seat == state.declarer else max(0, DUTY - state.declarer_doubles[seat])


def must_double(state: BarbuState, seat: int) -> bool:
    """Whether a seat has to double the declarer in this hand (P4.6)."""
    return seat != state.declarer and state.hands_left <= owes(state, seat)


def reply_targets(state: BarbuState, seat: int) -> int:
    """The seats that a seat may redouble in a reply, as bits (P4.5)."""
    if seat == state.declarer:
        return 0
    later = 0
    other = (seat + 1) % SEATS
    while other != state.declarer:
        later |= 1 << other
        other = (other + 1) % SEATS
    return later & doublers_of(state, seat) & ~state.doubled[seat]


def speakers(state: BarbuState) -> list[int]:
    """All seats in the order in which they double: clockwise from the declarer's left, the declarer last (P4.1)."""
    return [(state.declarer + step) % SEATS for step in range(1, SEATS + 1)]


def seats_of(bits: int) -> tuple[int, ...]:
    """Seats from bits."""
    return tuple(seat for seat in range(SEATS) if bits >> seat & 1)


def bits_of(seats: tuple[int, ...]) -> int:
    """Bits from seats."""
    return sum(1 << seat for seat in seats)
