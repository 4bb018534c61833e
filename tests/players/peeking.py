"""The searching expert of BarraCan with all hands open to it, the stock alone unknown: a measure for the honest one."""

from barracan.model.randomness import shuffle, stream
from barracan.players.barracan.player import decide_in
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.worlds import Worlds
from barracan.players.inquiry import Inquiry


class Peeking(Worlds):
    """Worlds with the true hands; only the order of the stock is drawn."""

    def __init__(self, view, inquiry, state):
        super().__init__(view, inquiry)
        self._state = state
        self._order = (inquiry.seed, view.hand_number, view.seat, len(view.actions))

    def world(self, index):
        """The true state with its stock in another order."""
        playout = Playout.of(self._state)
        playout.stock.sort()
        shuffle(playout.stock, stream("peek", *self._order, index))
        return playout


def decide_peeking(view, state, seed, worlds=None):
    """What expert would do if it saw all hands."""
    return decide_in(lambda view, inquiry: Peeking(view, inquiry, state), view, "expert", Inquiry(seed, worlds))
