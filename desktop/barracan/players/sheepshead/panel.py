"""The panel of Sheepshead: a player who follows a few rules of thumb."""

from collections.abc import Callable, Mapping

from barracan.games.sheepshead.legality import SheepsheadMoves
from barracan.games.sheepshead.moves import Bury, SheepsheadMove
from barracan.games.sheepshead.state import RANKING, VALUE_OF
from barracan.games.sheepshead.view import SheepsheadView, determinize
from barracan.games.tricks.moves import PLAYS, Play
from barracan.model.cards import KINDS
from barracan.model.randomness import stream
from barracan.players.tricks.panel import duck, take

_STRONG_TRUMPS = 6


def _choose(view: SheepsheadView) -> SheepsheadMove:
    state = determinize(view, stream("panel"))  # what is hidden from a seat bears on no move of its own
    moves = SheepsheadMoves(state)
    actions = moves.actions()
    if "play" in actions:
        cards = [KINDS[move.card] for move in moves.of("play") if isinstance(move, Play)]
        if state.player is not None:
            return PLAYS[view.seat][take(state, RANKING, cards, lambda card: VALUE_OF.get(card, 0))]
        return PLAYS[view.seat][duck(state, RANKING, cards, lambda _: False)]
    if "take_window" in actions:
        trumps = sum(bool(RANKING.trumps >> KINDS[code] & 1) for code in view.hand)
        return next(moves.of("take_window" if trumps >= _STRONG_TRUMPS else "pass"))
    return max((move for move in moves.of("bury") if isinstance(move, Bury)), key=_bury)


def _bury(move: Bury) -> tuple[int, int]:
    cards = [KINDS[code] for code in move.cards]
    return -sum(bool(RANKING.trumps >> card & 1) for card in cards), sum(VALUE_OF[card] for card in cards)


PANEL: Mapping[str, Callable[[SheepsheadView], SheepsheadMove]] = {"rule": _choose}
"""The players of the panel by their names."""
