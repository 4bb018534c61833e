"""The plan: a card for the seat to move, and two cards to lay away, from what that seat knows."""

from itertools import combinations

from barracan.games.sheepshead.cards import PLAIN_SUITS, RANKING, VALUE_OF, WHOLE_PACK
from barracan.games.sheepshead.judging import playable
from barracan.games.sheepshead.moves import Bury, SheepsheadMove
from barracan.games.sheepshead.state import SEATS, SheepsheadState
from barracan.games.tricks.moves import PLAYS
from barracan.games.tricks.ranking import Mask, cards_of, mask_of
from barracan.model.cards import Kind, codes
from barracan.players.sheepshead.skill import Skill
from barracan.players.tricks import ducking, taking
from barracan.players.tricks.ducking import Costs, dear_cards
from barracan.players.tricks.sight import Sight

VALUES = tuple(float(VALUE_OF.get(card, 0)) for card in range(52))
_DEAR = dear_cards(VALUES)
_SUITS = tuple(mask_of(suit) for suit in PLAIN_SUITS)
_TRICK = 2.0
"""What a trick counts beyond its card points, for the lead."""
_VOID, _ACE, _TRUMP, _GUARDED_TEN = 7.0, 9.0, 30.0, 4.0
"""What a suit emptied brings, and what an ace, a trump and a ten beside its ace are worth in the hand."""


def weighed(state: SheepsheadState, skill: Skill) -> list[tuple[float, SheepsheadMove]]:
    """The cards of the seat to move with what its plan thinks of them, the best first."""
    seat = state.turn
    assert seat is not None
    cards = playable(state, state.hands[seat])
    plays = PLAYS[seat]
    if not cards & (cards - 1):
        return [(0.0, plays[cards.bit_length() - 1])]
    sight = Sight(state, seat, WHOLE_PACK, RANKING, skill.memory)
    if state.player is None:
        found = ducking.weigh(sight, cards, _costs(state))
    else:
        allies = frozenset(other for other in range(SEATS) if state.player not in {other, seat} and other != seat)
        found = taking.weigh(sight, cards, VALUES, _TRICK, allies, 1.0)
    return [(value, plays[card]) for value, card in found]


def _costs(state: SheepsheadState) -> Costs:
    """In The Least card points cost, and no trick at all is best."""
    first = 6.0 if state.turn is not None and not state.won[state.turn] else 1.0
    return Costs(VALUES, _DEAR, first, 10.0, {})


def weighed_buries(state: SheepsheadState, seat: int) -> list[tuple[float, Bury]]:
    """The pairs that can be laid away with what the plan thinks of them, the best first."""
    hand = state.hands[seat]
    found = []
    for pair in combinations(cards_of(hand), 2):
        left = hand & ~mask_of(pair)
        value = sum(_laid_away(hand, card) for card in pair)
        value += sum(_VOID for suit in _SUITS if hand & suit and not left & suit)
        found.append((value, Bury(seat, codes(pair))))
    found.sort(key=lambda each: -each[0])
    return found


def _laid_away(hand: Mask, card: Kind) -> float:
    """What a card brings when it is laid away: its points, less what it would bring in the hand."""
    points = VALUES[card]
    if RANKING.trumps >> card & 1:
        return points - _TRUMP
    above = RANKING.higher[card]
    if not above:
        return points - _ACE
    return points - (_GUARDED_TEN if above & hand == above else 0.0)
