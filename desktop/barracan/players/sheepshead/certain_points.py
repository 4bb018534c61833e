"""What the Player wins however the other cards lie."""

from barracan.games.sheepshead.moves import SheepsheadMove
from barracan.games.sheepshead.scoring import player_line
from barracan.games.sheepshead.state import NEEDED, RANKING, VALUE_OF, SheepsheadState, card_points
from barracan.games.tricks.ranking import mask_of
from barracan.players.endgame import Certainty
from barracan.players.sheepshead.worlds import make

FEW_CARDS = 4
"""With so many cards or fewer it is looked for."""
_VALUES = tuple(VALUE_OF.get(card, 0) for card in range(52))


def sure_first(state: SheepsheadState, moves: list[SheepsheadMove]) -> tuple[list[SheepsheadMove], bool]:
    """The moves, those first that surely win the most for the Player whose turn it is, and whether there are any."""
    player = state.turn
    if player is None or player != state.player or state.hands[player].bit_count() > FEW_CARDS:
        return moves, False
    rest = Certainty(RANKING, player, _VALUES, 0)
    sure = []
    for move in moves:
        after = state.copy()
        make(after, move)
        taken = card_points(after.taken[player] | mask_of(after.window))
        sure.append(taken + rest.value(after) if after.turn is not None else taken)
    most = max(_points(points) for points in sure)
    if max(sure) < NEEDED:
        return moves, False
    best = [move for move, points in zip(moves, sure, strict=True) if _points(points) == most]
    return [*best, *(move for move in moves if move not in best)], True


def _points(taken: int) -> int:
    return player_line(1, taken).points
