"""Playing worlds to their end by the plan, the last cards exactly, and what comes of it."""

from collections.abc import Callable

from barracan.games.sheepshead import play
from barracan.games.sheepshead.moves import SheepsheadMove, TakeWindow
from barracan.games.sheepshead.scoring import least_lines, player_line, points_taken
from barracan.games.sheepshead.state import RANKING, SEATS, VALUE_OF, Phase, SheepsheadState, card_points
from barracan.games.tricks.moves import Pass, Play
from barracan.games.tricks.ranking import mask_of
from barracan.model.cards import KINDS
from barracan.players.endgame import Duel
from barracan.players.protocol import POINT
from barracan.players.sheepshead import match_odds, plan
from barracan.players.sheepshead.skill import PLAYOUT, Skill

World = Callable[[int], SheepsheadState]
_STEP = 16
"""What a card point counts beside a trick in an ending, so that sums tell both."""
_VALUES = tuple(_STEP * VALUE_OF.get(card, 0) for card in range(52))


class Playing:
    """Plays the moves of one world on, and remembers how its last cards are best played."""

    def __init__(self, state: SheepsheadState, skill: Skill) -> None:
        self._exact = skill.exact if max(map(int.bit_count, state.hands)) <= skill.exact else skill.ahead
        self._ending: Duel | None = None
        self._totals = state.totals.copy()

    def value(self, state: SheepsheadState, move: SheepsheadMove) -> int:
        """A seat's points less the mean of the others', in thousandths, after a move, which changes the state.

        The card points, one thousandth each, decide between moves that score the same.
        """
        make(state, move)
        seat = move.seat
        while (turn := state.turn) is not None and not self._near_the_end(state, turn):
            make(state, planned(state))
        if state.player is not None:
            points, taken = self._points_of_playing(state, state.player)
            return self._worth(state, seat, points) + (taken if seat == state.player else -taken)
        if state.ending is not None:  # all have passed, and The Least is not played
            return self._worth(state, seat, list(state.ending.points))
        points = [0] * SEATS
        for each, line in least_lines(state):
            points[each] = line.points
        return self._worth(state, seat, points) - points_taken(state)[seat]

    def _worth(self, state: SheepsheadState, seat: int, points: list[int]) -> int:
        """What points are worth to a seat: more than the mean of the others', or near its end what the match is."""
        target = int(state.options["target"])
        if match_odds.decides(self._totals, target):
            totals = [total + more for total, more in zip(self._totals, points, strict=True)]
            return match_odds.chance(totals, seat, target)
        return (SEATS * points[seat] - sum(points)) * POINT // (SEATS - 1)

    def _points_of_playing(self, state: SheepsheadState, player: int) -> tuple[list[int], int]:
        """What the hand brings each seat, and the card points that the Player takes."""
        taken, won = card_points(state.taken[player] | mask_of(state.window)), state.won[player]
        if state.turn is not None:
            self._ending = self._ending or Duel(RANKING, player, _VALUES, 1)
            more, tricks = divmod(self._ending.value(state), _STEP)
            taken, won = taken + more, won + tricks
        points = [0] * SEATS
        points[player] = player_line(won, taken).points
        return points, taken

    def _near_the_end(self, state: SheepsheadState, turn: int) -> bool:
        """Whether the rest is played exactly: with a Player, when few cards are left."""
        return state.player is not None and state.phase is Phase.PLAY and state.hands[turn].bit_count() <= self._exact


def planned(state: SheepsheadState) -> SheepsheadMove:
    """What the seat to move does in thought, by what it sees alone."""
    seat = state.turn
    assert seat is not None
    if state.phase is Phase.WINDOW:
        return TakeWindow(seat) if plan.takes_window(state, seat) else Pass(seat)
    if state.phase is Phase.BURY:
        return plan.weighed_buries(state, seat)[0][1]
    return plan.weighed(state, PLAYOUT)[0][1]


def make(state: SheepsheadState, move: SheepsheadMove) -> None:
    """Make a move in thought."""
    if isinstance(move, Play):
        play.put_down(state, move.seat, KINDS[move.card])
    else:
        play.apply(state, move)
