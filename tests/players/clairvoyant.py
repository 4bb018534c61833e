"""Players who cheat: they look into the true cards. Tests need them to see that cheating is caught."""

from copy import deepcopy

from barracan.games.catalog import CATALOG
from barracan.model.randomness import shuffle, stream
from barracan.players.player import decide, panel
from barracan.players.player import decide as decide_in_arena
from barracan.players.protocol import POINT, Candidate, Decision
from players.first_hands import cards_of

FORESIGHT = 24
"""So many moves of the true game are looked at."""
CANDIDATES = 3


class Clairvoyant:
    """Plays a level's best candidates on with the cards that are really there.

    A *peek* knows all hands, an oracle the order of the stock too.
    """

    def __init__(self, game_id, peek=False):
        self.game = CATALOG[game_id]
        self.peek = peek
        self.state = None
        """The true state, which an honest player never sees."""

    def decide(self, view, level, seed):
        planned = decide(self.game.id, view, level, seed, 0)
        found = [
            Candidate(candidate.move, self._outcome(view, candidate.move, seed))
            for candidate in planned.candidates[:CANDIDATES]
        ]
        found.sort(key=lambda candidate: -candidate.value)
        return Decision(found[0].move, tuple(found), 1, planned.move)

    def _outcome(self, view, move, seed):
        game, player = self.game, panel(self.game.id)[1]
        state = deepcopy(self.state)
        if self.peek and isinstance(getattr(state, "stock", None), list):
            state.stock.sort()
            shuffle(state.stock, stream("peek", seed))
        game.apply(state, move)
        for _ in range(FORESIGHT):
            if state.turn is None:
                break
            game.apply(state, decide_in_arena(game.id, game.view(state, state.turn), player, seed).move)
        side = next(number for number, seats in enumerate(state.sides) if view.seat in seats)
        return int(POINT * (self._points(state, side) + self._progress(state, view.seat)))

    def _points(self, state, side):
        if state.ending:
            return state.ending.points[side]
        return self.game.view(state, 0).hand_points(side) or 0

    @staticmethod
    def _progress(state, seat):
        """A little for the cards that a seat then holds or took, less those of others: few outcomes are level then."""
        taken = getattr(state, "taken", ())
        worth = [
            sum((card + 1) ** 2 for card in cards_of(hand))
            if hasattr(hand, "cards")
            else sum((card + 1) ** 2 for card in cards_of(hand | taken[other]))
            for other, hand in enumerate(state.hands)
        ]
        return (2 * worth[seat] - sum(worth) / 3) / 10_000
