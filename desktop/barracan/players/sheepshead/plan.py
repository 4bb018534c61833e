"""The plan: a card for the seat to move, and two to lay away, from what that seat knows and its level looks at."""

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from barracan.games.sheepshead.legality import playable
from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import PLAIN_SUITS, RANKING, SEATS, TRUMPS, VALUE_OF, WHOLE_PACK, SheepsheadState
from barracan.games.tricks.ranking import Mask, cards_of, mask_of
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.model.cards import KINDS, Kind, codes
from barracan.players.tricks.plan import Costs, Memory, Sight, dear_cards, weigh_ducking, weigh_taking

VALUES: Final = tuple(VALUE_OF.get(card, 0) for card in range(52))
_DEAR: Final = dear_cards(VALUES)
_DEAREST: Final = mask_of(card for card, value in enumerate(VALUES) if value >= 10)
_SUITS: Final = tuple(mask_of(suit) for suit in PLAIN_SUITS)
_QUEENS: Final = mask_of(TRUMPS[:4])
_ACES, _TENS = (mask_of(suit[at] for suit in PLAIN_SUITS) for at in (0, 1))
_MANY: Final = 6
"""With so many of the fourteen trumps one who only counts them takes the window."""
_WORTH_TAKING: Final = -50
"""Who passes with a hand of this strength loses as much by what others gain as it would lose itself."""
_TRICK: Final = 2.0
"""What a trick counts beyond its card points, for the lead."""
_VOID: Final = 7.0
_ACE: Final = 9.0
_TRUMP: Final = 30.0
_GUARDED_TEN: Final = 4.0
"""What a suit emptied brings, and what an ace, a trump and a ten beside its ace are worth in the hand."""


@dataclass(frozen=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        memory: what it remembers of the play.
        window_worlds: in how many worlds it thinks taking the window through, none to count trumps.
        buries: how many pairs it thinks through before it lays one away, none to count card points.
        played_worlds: in how many worlds it thinks a card through, none to follow its plan.
        late_worlds: the same when few cards are left.
        candidates: how many cards it thinks through.
        exact: with so many cards in each hand or fewer it thinks a world through to its best end.
        ahead: so many cards at the end of a world that is played on from before are thought through so.
        gate: thousandths of a standard error by which a card must beat the plan's.
        guesses: whether it takes worlds for likelier that explain what was done.
        blurred: whether it takes into account that nobody sees what is solved.
        habits: whether in a world cards are played by habit until they are thought through, not by the plan.
    """

    memory: Memory
    window_worlds: int
    buries: int = 1
    played_worlds: int = 0
    late_worlds: int = 0
    candidates: int = 4
    exact: int = 0
    ahead: int = 0
    gate: int = 0
    guesses: bool = False
    blurred: bool = False
    habits: bool = False

    def worlds(self, cards: int) -> int:
        """In how many worlds it thinks a card through out of a hand of so many."""
        return self.late_worlds if cards <= LATE else self.played_worlds


LATE: Final = 7
"""With so many cards or fewer worlds are thought through quickly."""
SKILLS = {
    "beginner": Skill(Memory(cards=False, lacks=False), 0, buries=0),
    "casual": Skill(Memory(lacks=False), 10),
    "strong": Skill(Memory(), 24, 4, 12, 12, candidates=3),
    "expert": Skill(
        Memory(), 128, 10, 128, 256, candidates=10, exact=8, ahead=7, guesses=True, blurred=True, habits=True
    ),
}
PLAYOUT: Final = Skill(Memory(), 0)
"""How everybody plays in a world that is thought through."""


@dataclass(frozen=True)
class Style:
    """What a player likes beside what it brings, in thousandths of a game point.

    Attributes:
        window: taking the window.
        takes: taking the trick as it lies.
        draws: leading a trump.
        keeps: playing no trump.
    """

    window: int = 0
    takes: int = 0
    draws: int = 0
    keeps: int = 0

    def likes(self, state: SheepsheadState, move: SheepsheadMove) -> int:
        """How much it likes this move."""
        if isinstance(move, TakeWindow):
            return self.window
        if not isinstance(move, Play):
            return 0
        card = KINDS[move.card]
        trump = RANKING.trumps >> card & 1
        if not state.trick:
            return self.draws if trump else self.keeps
        takes = RANKING.beaters[state.best] >> card & 1
        return (self.takes if takes else 0) + (0 if trump else self.keeps)


STYLES: Final = {
    "": Style(),
    "daring": Style(window=500, takes=150),
    "careful": Style(window=-500, keeps=150),
    "hunter": Style(draws=300),
}


def weigh_moves(state: SheepsheadState, skill: Skill) -> list[tuple[float, SheepsheadMove]]:
    """The cards of the seat to move with what its plan thinks of them, the best first."""
    seat = state.turn
    assert seat is not None
    cards = _sensible(state, seat, playable(state, state.hands[seat]))
    plays = PLAYS[seat]
    if not cards & (cards - 1):
        return [(0.0, plays[cards.bit_length() - 1])]
    sight = Sight(state, seat, pack_of(state, seat), RANKING, skill.memory)
    if state.player is None:
        found = weigh_ducking(sight, cards, _costs(state))
    else:
        allies = frozenset(other for other in range(SEATS) if state.player not in {other, seat} and other != seat)
        found = weigh_taking(sight, cards, VALUES, _TRICK, allies, 1.0)
    return [(value, plays[card]) for value, card in found]


def pack_of(state: SheepsheadState, seat: int) -> Mask:
    """The cards that may be played, as far as a seat knows: the Player knows what he has laid away."""
    return WHOLE_PACK & ~mask_of(state.window) if seat == state.player else WHOLE_PACK


def _sensible(state: SheepsheadState, seat: int, cards: Mask) -> Mask:
    """These cards, but tens and aces that the last to play would add to an opponent's trick which he can take."""
    if state.player is None or len(state.trick) < SEATS - 1 or seat != state.player != state.winner:
        return cards
    takes = cards & RANKING.beaters[state.best]
    return cards & (takes | ~_DEAREST) if takes else cards


def _costs(state: SheepsheadState) -> Costs:
    """In The Least card points cost, and no trick at all is best."""
    first = 6.0 if state.turn is not None and not state.won[state.turn] else 1.0
    return Costs(VALUES, _DEAR, first, 10.0, {})


def strength(hand: Mask) -> int:
    """What a hand of ten is likely to bring who takes the window, in hundredths of a game point.

    Fitted to hands that were played out: what each trump, queen, plain ace, plain ten and missing suit adds.
    """
    found = -772 + 104 * (hand & RANKING.trumps).bit_count() + 49 * (hand & _QUEENS).bit_count()
    found += 92 * (hand & _ACES).bit_count() + 45 * (hand & _TENS).bit_count()
    return found + 44 * sum(not hand & suit for suit in _SUITS)


def takes_window(state: SheepsheadState, seat: int) -> bool:
    """Whether the plan takes the window."""
    return strength(state.hands[seat]) > _WORTH_TAKING


def weigh_window(state: SheepsheadState, seat: int, *, counts: bool) -> list[tuple[float, SheepsheadMove]]:
    """Taking the window and passing it, the better first; some only *count* trumps."""
    hand = state.hands[seat]
    value = (hand & RANKING.trumps).bit_count() - _MANY + 0.5 if counts else strength(hand) / 100
    found: list[tuple[float, SheepsheadMove]] = [(0.0, Pass(seat)), (value, TakeWindow(seat))]
    return found[::-1] if value > 0 else found


def weigh_buries(state: SheepsheadState, seat: int, *, counts: bool) -> list[tuple[float, Bury]]:
    """The pairs that can be laid away with what the plan thinks of them, the best first; some only *count* points."""
    return [(value, Bury(seat, codes(pair))) for value, pair in pairs(state.hands[seat], counts=counts)]


def pairs(cards: Mask, *, counts: bool = False) -> list[tuple[float, tuple[Kind, Kind]]]:
    """The pairs of these cards by what laying them away brings, the best first; some only *count* points."""
    if counts:
        worths = {card: VALUES[card] - _TRUMP * (RANKING.trumps >> card & 1) for card in cards_of(cards)}
        simple = [(worths[one] + worths[other], (one, other)) for one, other in combinations(worths, 2)]
        return sorted(simple, key=lambda each: -each[0])
    worths = {card: _lay_away_worth(cards, card) for card in cards_of(cards)}
    found = []
    for one, other in combinations(worths, 2):
        left = cards & ~(1 << one | 1 << other)
        voids = sum(1 for suit in _SUITS if cards & suit and not left & suit)
        value = worths[one] + worths[other] + _VOID * voids
        found.append((value, (one, other)))
    found.sort(key=lambda each: -each[0])
    return found


def _lay_away_worth(hand: Mask, card: Kind) -> float:
    """What a card brings when it is laid away: its points, less what it would bring in the hand."""
    points = VALUES[card]
    if RANKING.trumps >> card & 1:
        return points - _TRUMP
    above = RANKING.higher[card]
    if not above:
        return points - _ACE
    return points - (_GUARDED_TEN if above & hand == above else 0.0)
