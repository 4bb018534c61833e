"""The plan: a card to play or to lay, from what a seat knows and its level looks at; weak play is missing knowledge."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from barracan.games.barbu import legality, play
from barracan.games.barbu.contracts import HEARTS, KING, QUEENS, SCORED, WHOLE_PACK, Contract
from barracan.games.barbu.dominoes import LENGTH
from barracan.games.barbu.legality import playable
from barracan.games.barbu.moves import LAYS, SEATS, BarbuMove, End, Lay
from barracan.games.barbu.play import HAND_SIZE
from barracan.games.barbu.scoring import (
    HEART,
    HEART_ACE,
    KING_OF_HEARTS,
    LAST_TRICKS,
    QUEEN,
    TRICK,
    TRUMP_TRICK,
    contract_lines,
)
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.model.cards import KINDS, SUITS, Kind
from barracan.players.protocol import POINT
from barracan.players.tricks.endgame import Contest
from barracan.players.tricks.plan import Costs, Memory, Sight, dear_cards, weigh_ducking, weigh_taking

ACE_OF_HEARTS: Final = KINDS["AH"]
_NO_VALUES: Final = (0,) * 52


def _values(*values: tuple[Mask, int]) -> tuple[int, ...]:
    """What each kind brings, from sets of cards with their points; later ones count."""
    table = [0] * 52
    for cards, points in values:
        for card in cards_of(cards):
            table[card] = points
    return tuple(table)


_VALUES: Final = {
    "no_queens": _values((QUEENS, QUEEN)),
    "no_hearts": _values((HEARTS, HEART), (1 << ACE_OF_HEARTS, HEART_ACE)),
    "no_king": _values((KING, KING_OF_HEARTS)),
}
TRICKS: Final = {
    "no_tricks": (TRICK,) * HAND_SIZE,
    "trump": (TRUMP_TRICK,) * HAND_SIZE,
    "no_last_two": tuple(LAST_TRICKS.get(HAND_SIZE - left, 0) for left in range(HAND_SIZE)),
}
"""What a trick brings, by the number of cards that each seat has left then."""


def values_of(name: str) -> tuple[int, ...]:
    """What each kind brings in a contract."""
    return _VALUES.get(name, _NO_VALUES)


_NOTHING: Final = (0,) * 52
_CARD_COSTS: Final = {name: tuple(-value for value in values_of(name)) for name in SCORED}
_DEAR: Final = {name: dear_cards(costs) for name, costs in _CARD_COSTS.items()}


_NEVER: Final = 1_000_000
"""Thousandths of a point: no hand of Barbu brings as much."""


@dataclass(frozen=True)
class Margins:
    """So many thousandths of a point a double must be likely to bring, if it is not a duty.

    Attributes:
        others: of a seat that has said nothing yet, or is likely to have no better hand for it.
        declarer: of the declarer, who has chosen a negative contract for his hand.
        positive: of the declarer who has chosen a positive one.
        doubler: of a seat that has doubled this one: it counts on doing better.
    """

    others: int
    declarer: int
    positive: int
    doubler: int


DUTY: Final = Margins(_NEVER, _NEVER, _NEVER, _NEVER)
HAND: Final = Margins(2500, 2500, 2500, 2500)
TABLE: Final = Margins(500, 2500, 8000, 7000)
"""In hands that were played out, doubles brought this much less than hands dealt at random made one expect."""

CERTAIN: Final = Margins(0, 0, 0, 0)
"""Where all cards of a hand that is over are known, whatever a double brings will do."""


@dataclass(frozen=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        memory: what it remembers of the play.
        spoken_worlds: in how many worlds it thinks a contract or a double through.
        played_worlds: in how many worlds it thinks a card through, none to follow its plan.
        candidates: how many cards it thinks through.
        holds_back: whether it keeps cards in dominoes that would only help others.
        margins: what a double must be likely to bring.
        waits: whether it keeps contracts for hands that suit them better.
        exact: with so many cards in each hand or fewer it thinks a world through to its best end.
        ahead: so many cards at the end of a world that its plan plays first are thought through so.
        gate: thousandths of a standard error by which a card must beat the plan's.
    """

    memory: Memory
    spoken_worlds: int
    played_worlds: int = 0
    candidates: int = 4
    holds_back: bool = True
    margins: Margins = HAND
    waits: bool = False
    exact: int = 0
    ahead: int = 0
    gate: int = 0


SKILLS = {
    "beginner": Skill(Memory(cards=False, lacks=False), 2, holds_back=False, margins=DUTY),
    "casual": Skill(Memory(lacks=False), 6, holds_back=False),
    "strong": Skill(Memory(), 24, played_worlds=32, margins=TABLE),
    "expert": Skill(Memory(), 64, played_worlds=128, candidates=8, margins=TABLE, waits=True, exact=3, ahead=2),
}
PLAYOUT: Final = Skill(Memory(), 0)
"""How everybody plays in a world that is thought through."""


def weigh_moves(state: BarbuState, skill: Skill) -> list[tuple[float, BarbuMove]]:
    """The moves of the seat to move with what its plan thinks of them, the best first; in tricks and in dominoes."""
    seat = state.turn
    assert seat is not None
    if state.phase is Phase.DOMINOES:
        return weigh_lays(state, seat, skill)
    cards = playable(state, state.hands[seat])
    plays = PLAYS[seat]
    if not cards & (cards - 1):
        return [(0.0, plays[cards.bit_length() - 1])]
    sight = Sight(state, seat, WHOLE_PACK, state.ranking, skill.memory)
    if state.ranking.trumps:
        found = weigh_taking(sight, cards, _NOTHING, TRUMP_TRICK, frozenset(), 0.0)
    else:
        found = weigh_ducking(sight, cards, _costs(state, sight))
    return [(value, plays[card]) for value, card in found]


def choose(state: BarbuState, skill: Skill) -> BarbuMove:
    """What the plan does: lays have no better order than the list's, cards take the best."""
    return weigh_moves(state, skill)[0][1]


def _costs(state: BarbuState, sight: Sight) -> Costs:
    name = state.contract.name if state.contract else ""
    number = len(state.tricks) + 1
    if name == "no_tricks":
        return Costs(_NOTHING, (), -TRICK, -TRICK, {})
    if name == "no_last_two":
        return _last_two_costs(number)
    cards = _CARD_COSTS[name]
    left = sum(cards[card] for card in cards_of(sight.unseen | sight.hand))
    later = 1.2 * left / (14 - number)
    return Costs(cards, _DEAR[name], 0.0, later, _burdens(name, sight))


def _last_two_costs(number: int) -> Costs:
    """Early tricks cost nothing but the lead; what matters is to keep low cards for the end."""
    now = float(-LAST_TRICKS.get(number, 0))
    if number == 11:
        now = 4.0
    return Costs(_NOTHING, (), now, 12.0 if number < 12 else 20.0, {})


def _burdens(name: str, sight: Sight) -> dict[int, float]:
    """Cards that are a burden beyond what they win: queens and the king of hearts, and what catches them."""
    burdens: dict[int, float] = {}
    if name == "no_king":
        king = KINDS["KH"]
        if sight.hand >> king & 1:
            burdens[king] = 14.0
        elif sight.unseen >> king & 1:
            burdens[ACE_OF_HEARTS] = 6.0
    elif name == "no_queens":
        for suit in range(4):
            queen = 11 * 4 + suit
            if sight.hand >> queen & 1:
                burdens[queen] = 3.0
            elif sight.unseen >> queen & 1:
                burdens[12 * 4 + suit] = burdens[suit] = 1.5
    return burdens


_OWN: Final = 2.0
_OTHERS: Final = 0.7
"""What a card counts that is opened for the own hand, and what one that is opened for others costs."""


def weigh_lays(state: BarbuState, seat: int, skill: Skill) -> list[tuple[float, BarbuMove]]:
    """The moves of the seat to move in dominoes, the best first."""
    assert state.foundations is not None
    hand = state.hands[seat]
    fitting = hand & state.foundations.layable
    if not fitting:
        return [(0.0, Pass(seat))]
    found: list[tuple[float, BarbuMove]] = [
        (_opening_worth(state, hand, card), LAYS[seat][card]) for card in cards_of(fitting)
    ]
    found.sort(key=lambda each: -each[0])
    if state.laid:
        best = found[0][0]
        held = skill.holds_back and best < 0 and fitting.bit_count() > 1 and not _is_hurried(state, seat)
        found.insert(0 if held else len(found), (0.0, End(seat)))
    elif state.first_turn:
        found.append((-10.0, Pass(seat)))
    return found


def _opening_worth(state: BarbuState, hand: Mask, card: Kind) -> float:
    """What laying a card opens: the own cards next to it, one after another, less those of others behind them."""
    foundations = state.foundations
    assert foundations is not None
    suit = card % len(SUITS)
    value = 0.0
    for step in (1, -1):
        at = (card // len(SUITS) - 1) % LENGTH
        for _ in range(LENGTH - 1):
            at += step
            if not foundations.continuous and not 0 <= at < LENGTH:
                break
            following = 1 << (at % LENGTH + 1) % LENGTH * len(SUITS) + suit
            if _lies(state, following):
                break
            if not hand & following:
                value -= _OTHERS
                break
            value += _OWN
    return value


def _lies(state: BarbuState, card: Mask) -> bool:
    """Whether a card lies on its foundation."""
    foundations = state.foundations
    assert foundations is not None
    kind = card.bit_length() - 1
    suit = kind % len(SUITS)
    place = (kind // len(SUITS) - 1) % LENGTH
    return (place - foundations.low[suit]) % LENGTH < foundations.sizes[suit]


def _is_hurried(state: BarbuState, seat: int) -> bool:
    """Whether somebody else is nearly out, so that there is no time to hold back."""
    return any(0 < hand.bit_count() <= 3 for other, hand in enumerate(state.hands) if other != seat)


World = Callable[[int], BarbuState]


class PlayoutPolicy:
    """Plays the moves of one world on, and remembers how its last cards are best played."""

    def __init__(self, state: BarbuState, skill: Skill) -> None:
        self._rates = rates(state)
        self._exact = skill.exact if max(map(int.bit_count, state.hands)) <= skill.exact else skill.ahead
        self._ending: Contest | None = None

    def value(self, state: BarbuState, move: BarbuMove) -> int:
        """A seat's points less the mean of all, in thousandths, after a move, which changes the state."""
        make(state, move)
        scores = self.scores(state)
        points = sum(rate * score for rate, score in zip(self._rates[move.seat], scores, strict=True))
        return (SEATS * points - sum(scores)) * POINT // SEATS  # what doubles bring to one they take from another

    def scores(self, state: BarbuState) -> list[int]:
        """The contract scores at the end of the hand."""
        exact = 0 if state.phase is Phase.DOMINOES else self._exact
        while (seat := state.turn) is not None and state.hands[seat].bit_count() > exact:
            make(state, plan_move(state))
        scores = [sum(line.points for line in contract_lines(state, each)) for each in range(SEATS)]
        if state.turn is None:
            return scores
        self._ending = self._ending or ending(state, self._rates)
        return [score + gain for score, gain in zip(scores, self._ending.gains(state), strict=True)]


def plan_move(state: BarbuState) -> BarbuMove:
    """What the seat to move does in thought, by what it sees alone."""
    return choose(state, PLAYOUT)


def make(state: BarbuState, move: BarbuMove) -> None:
    """Make a move of a hand's play in thought."""
    if isinstance(move, Play):
        play.put_down(state, move.seat, KINDS[move.card])
    elif isinstance(move, Lay):
        play.lay(state, move.seat, KINDS[move.card])
    else:
        play.lay_none(state, move.seat, passing=isinstance(move, Pass))


def rates(state: BarbuState) -> list[list[int]]:
    """How much each contract score counts for the points of each seat (P9.2)."""
    found = [[0] * SEATS for _ in range(SEATS)]
    for one in range(SEATS):
        for other in range(SEATS):
            if one != other:
                times = (state.doubled[one] >> other & 1) + (state.doubled[other] >> one & 1)
                found[one][other] = -times
        found[one][one] = 1 - sum(found[one])
    return found


def ending(state: BarbuState, rates: Sequence[Sequence[int]]) -> Contest:
    """The last cards of a contract, where the points of a seat are these rates of all contract scores."""
    assert state.contract is not None
    name = state.contract.name
    following = partial(legality.cards_to_follow, highest=state.options["trump_led"] == "highest")
    barred = HEARTS if legality.hearts_barred(state) else 0
    return Contest(state.ranking, values_of(name), TRICKS.get(name, (0,) * HAND_SIZE), rates, following, barred)


def contract_scores(state: BarbuState, contract: Contract) -> list[int]:
    """The contract scores that come of playing a contract in a world without doubles."""
    state.doubled = [0] * SEATS
    state.set_contract(contract)
    state.phase = Phase.DOMINOES if contract.rank is not None else Phase.PLAY
    state.turn = state.declarer
    return PlayoutPolicy(state, PLAYOUT).scores(state)
