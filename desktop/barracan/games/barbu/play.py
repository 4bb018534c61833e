"""The course of a hand: the deal, what each move does, and how hands and matches end (P2 to P5, P8, P10)."""

from collections.abc import Sequence
from typing import Final

from barracan.games.barbu import legality, scoring
from barracan.games.barbu.contracts import SCORED, contract_title
from barracan.games.barbu.moves import SEATS, BarbuMove, Double, Lay, NameContract, Redouble
from barracan.games.barbu.state import HANDS_OF_A_MATCH, HANDS_OF_A_ROUND, BarbuState, HandNote, Phase
from barracan.games.tricks import play as tricks
from barracan.games.tricks.play import HANDS, card_events
from barracan.games.tricks.state import Pass, Play, Trick
from barracan.model.cards import CODES, KINDS, SUIT_OF, SUITS, Kind
from barracan.model.events import TURNS, CardMoved, Event, HandDealt
from barracan.model.places import FOUNDATION, place_name
from barracan.model.score import highest

HAND_SIZE: Final = 13
_FOUNDATIONS: Final = tuple(place_name(FOUNDATION, suit) for suit in SUITS)


def deal(state: BarbuState, dealer: int, deck: Sequence[Kind]) -> list[Event]:
    """Deal a hand (P2.3); a new round begins with nothing doubled (P4.6)."""
    if state.hand_number % HANDS_OF_A_ROUND == 0:
        state.declarer_doubles = [0] * SEATS
    state.begin_hand(dealer)
    for at, card in enumerate(deck):
        state.hands[(dealer + 1 + at) % SEATS] |= 1 << card
    state.turn = state.declarer
    return [HandDealt(state.hand_number, dealer), TURNS[state.declarer]]


def apply(state: BarbuState, move: BarbuMove) -> list[Event]:
    """Make a legal move and tell what happened."""
    state.actions.append(move)
    if isinstance(move, Play):
        events = _play(state, move.seat, KINDS[move.card])
    elif isinstance(move, Lay):
        events = _lay(state, move.seat, KINDS[move.card])
    else:
        events = []
        _speak(state, move)
    if state.turn is not None:
        events.append(TURNS[state.turn])
    return events


def _speak(state: BarbuState, move: BarbuMove) -> None:
    """What is said: a contract, doubles, redoubles, a pass or the end of a turn."""
    seat = move.seat
    if isinstance(move, NameContract):
        state.named[seat].append(move.contract.name)
        state.set_contract(move.contract)
        state.phase = Phase.DOUBLE
        state.turn = (seat + 1) % SEATS
    elif state.phase is Phase.DOMINOES:
        lay_none(state, seat, passing=isinstance(move, Pass))
    else:
        if isinstance(move, Double | Redouble):
            _double(state, seat, move.seats)
        _next_speaker(state)


def _double(state: BarbuState, seat: int, seats: tuple[int, ...]) -> None:
    state.doubled[seat] |= legality.bits_of(seats)
    if state.declarer in seats:
        state.declarer_doubles[seat] += 1


def _next_speaker(state: BarbuState) -> None:
    """Pass the word on: to the next seat, to the declarer if he was doubled (P4.4), then to the replies (P4.5)."""
    assert state.turn is not None
    if state.phase is Phase.DOUBLE:
        declarer = state.declarer
        if state.turn != declarer:
            state.turn = (state.turn + 1) % SEATS
            if state.turn != declarer or legality.targets(state, declarer):
                return
        state.phase = Phase.REPLY
        if state.options["reply"]:
            state.replies = [seat for seat in legality.speakers(state) if legality.reply_targets(state, seat)]
    if state.replies:
        state.turn = state.replies.pop(0)
        return
    assert state.contract is not None
    state.phase = Phase.DOMINOES if state.contract.rank is not None else Phase.PLAY
    state.turn = state.declarer


def put_down(state: BarbuState, seat: int, card: Kind) -> Trick | None:
    """Let a legal card lie in the trick and return the trick it completes; when all is settled no turn follows."""
    state.lacks[seat] |= legality.absent_cards(state, card)
    complete = tricks.put_down(state, seat, card, state.ranking)
    if complete and end_reason(state):
        state.turn = None
    return complete


def end_reason(state: BarbuState) -> str:
    """The reason for which the hand ends with the trick just taken, empty while it goes on (P5.5)."""
    assert state.contract is not None
    if len(state.tricks) == HAND_SIZE:
        return "tricks"
    scored = SCORED.get(state.contract.name)
    return "settled" if scored and not scored & ~_all_taken_cards(state) else ""


def _play(state: BarbuState, seat: int, card: Kind) -> list[Event]:
    assert state.contract is not None
    complete = put_down(state, seat, card)
    events = card_events(state, seat, card, complete)
    if complete and (reason := end_reason(state)):
        events += _end_hand(state, reason, complete.winner)
    return events


def _all_taken_cards(state: BarbuState) -> int:
    first, second, third, fourth = state.taken
    return first | second | third | fourth


def _lay(state: BarbuState, seat: int, card: Kind) -> list[Event]:
    at = lay(state, seat, card)
    events: list[Event] = [CardMoved(CODES[card], HANDS[seat], _FOUNDATIONS[SUIT_OF[card]], -1, at)]
    return events if state.turn is not None else events + _end_hand(state, "out", seat)


def lay(state: BarbuState, seat: int, card: Kind) -> int:
    """Lay a card that fits, and return where it lies; nobody is to move once all but one are out."""
    foundations = state.foundations
    assert foundations is not None
    state.hands[seat] ^= 1 << card
    at = foundations.lay(card)
    state.first_turn = False
    state.laid += 1
    state.holds[seat] = [cards for cards in state.holds[seat] if not cards >> card & 1]
    if not state.hands[seat]:
        state.out.append(seat)
        if len(state.out) == SEATS - 1:
            state.turn = None
        else:
            end_turn(state)
    elif state.options["dominoes_turn"] == "one":
        end_turn(state)
    elif state.hands[seat] & foundations.layable:
        state.holds[seat].append(foundations.layable)
    else:
        _show_lack(state, seat)
        end_turn(state)
    return at


def lay_none(state: BarbuState, seat: int, *, passing: bool) -> None:
    """End a turn of dominoes without another card; who passes shows that none fits, but for the first turn (P8.5)."""
    if passing and not state.first_turn:
        _show_lack(state, seat)
    state.first_turn = False
    end_turn(state)


def _show_lack(state: BarbuState, seat: int) -> None:
    """Everybody sees that a seat has no card that could be laid."""
    assert state.foundations is not None
    state.lacks[seat] |= state.foundations.layable


def end_turn(state: BarbuState) -> None:
    """Pass the turn on, players without cards left out (P8.3)."""
    assert state.turn is not None
    state.laid = 0
    state.turn = (state.turn + 1) % SEATS
    while not state.hands[state.turn]:
        state.turn = (state.turn + 1) % SEATS


def _end_hand(state: BarbuState, reason: str, seat: int) -> list[Event]:
    assert state.contract is not None
    doubles = tuple(legality.seats_of(doubled) for doubled in state.doubled)
    told = {"played": contract_title(state.contract), "declarer": state.declarer, "doubles": doubles}
    events = state.end_hand(reason, seat, scoring.score(state), **told)
    assert state.ending is not None
    state.sheet.append(HandNote(state.declarer, state.contract, doubles, state.ending.points))
    if state.hand_number == HANDS_OF_A_MATCH:
        events += state.end_match(highest(tuple(state.totals)))
    return events
