"""The plan: a card to play or to lay, from what a seat knows and its level looks at; weak play is missing knowledge."""

from dataclasses import dataclass, replace
from typing import Final

from barracan.games.barbu.contracts import HEARTS, KING, QUEENS, SCORED, WHOLE_PACK
from barracan.games.barbu.dominoes import LENGTH
from barracan.games.barbu.legality import playable
from barracan.games.barbu.moves import LAYS, BarbuMove, End
from barracan.games.barbu.scoring import (
    HEART,
    HEART_ACE,
    KING_OF_HEARTS,
    LAST_TRICKS,
    QUEEN,
    TRICK,
    TRUMP_TRICK,
)
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.ranking import HIGH_TO_LOW, Mask, cards_of
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.model.cards import KINDS, RANK_OF, RANKS, SUITS, Kind
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
        answer: the same where this one is the declarer, whom others have to double.
        waits: whether doubles of the declarer that are owed are kept for the hands where they cost least.
    """

    others: int
    declarer: int
    positive: int
    doubler: int
    answer: int
    waits: bool = False


DUTY: Final = Margins(_NEVER, _NEVER, _NEVER, _NEVER, _NEVER)
HAND: Final = Margins(2500, 2500, 2500, 2500, 2500)
TABLE: Final = Margins(1500, 4500, 20_000, 6000, 1500, waits=True)
"""In hands that were played out, doubles brought this much less than likely hands made one expect."""

CERTAIN: Final = Margins(0, 0, 0, 0, 0)
"""Where all cards of a hand that is over are known, whatever a double brings will do."""


@dataclass(frozen=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        memory: what it remembers of the play.
        spoken_worlds: in how many worlds it thinks a contract or a double through.
        played_worlds: in how many worlds it thinks a card through, none to follow its plan.
        laid_worlds: the same for a card of dominoes.
        candidates: how many cards it thinks through.
        holds_back: whether it keeps cards in dominoes that would only help others.
        margins: what a double must be likely to bring.
        waits: whether it keeps contracts for hands that suit them better.
        guesses: out of so many worlds one is taken, the likelier the better it explains what was done; 0 for any.
        exact: with so many cards in each hand or fewer it thinks a world through to its best end.
        ahead: so many cards at the end of a world that its plan plays first are thought through so.
        tries: whether in a world of dominoes each seat tries what it may do, and does not go by habit alone.
        gate: thousandths of a standard error by which a card must beat the plan's.
    """

    memory: Memory
    spoken_worlds: int
    played_worlds: int = 0
    laid_worlds: int = 0
    candidates: int = 4
    holds_back: bool = True
    margins: Margins = HAND
    waits: bool = False
    guesses: int = 0
    exact: int = 0
    ahead: int = 0
    tries: bool = False
    gate: int = 0


SKILLS = {
    "beginner": Skill(Memory(cards=False, lacks=False), 2, holds_back=False, margins=DUTY),
    "casual": Skill(Memory(lacks=False), 16, holds_back=False),
    "strong": Skill(Memory(), 16, played_worlds=16, laid_worlds=16),
    "expert": Skill(
        Memory(),
        256,
        played_worlds=256,
        laid_worlds=128,
        candidates=13,
        margins=TABLE,
        waits=True,
        guesses=6,
        exact=5,
        ahead=3,
        tries=True,
    ),
}


@dataclass(frozen=True)
class Style:
    """What a player likes beside what it brings.

    Attributes:
        doubles: by how many thousandths of a point less a double must bring.
        sheds: so many thousandths of a point for each card of its suit that a card played stands above.
        rivals: so many thousandths of a point for each point that the declarer does not get.
    """

    doubles: int = 0
    sheds: int = 0
    rivals: int = 0

    def likes(self, move: BarbuMove) -> int:
        """How much it likes to play this card, in thousandths of a point."""
        if not isinstance(move, Play):
            return 0
        return self.sheds * (len(RANKS) - 1 - HIGH_TO_LOW.index(RANK_OF[KINDS[move.card]]))

    def margins(self, margins: Margins) -> Margins:
        """What a double must be likely to bring one who would otherwise ask for this."""
        less = self.doubles
        return replace(
            margins,
            others=margins.others - less,
            declarer=margins.declarer - less,
            positive=margins.positive - less,
            doubler=margins.doubler - less,
        )


STYLES: Final = {
    "": Style(),
    "doubler": Style(doubles=3000),
    "shedder": Style(sheds=150),
    "rival": Style(rivals=400),
}


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
