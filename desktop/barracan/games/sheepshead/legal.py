"""The legal moves of Sheepshead, listed only as far as they are asked for."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from barracan.games.legal import SeatMoves
from barracan.games.sheepshead import judging
from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import Phase, SheepsheadState
from barracan.games.tricks.moves import PLAYS, Pass
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.model.cards import codes
from barracan.model.randomness import choose

_ACTIONS = {Phase.WINDOW: ("take_window", "pass"), Phase.BURY: ("bury",), Phase.PLAY: ("play",)}


class SheepsheadMoves(SeatMoves[SheepsheadState, SheepsheadMove]):
    """The legal moves of the seat to move."""

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is a legal move."""
        return () if self._seat < 0 else _ACTIONS[self._state.phase]

    def of(self, do: str) -> Iterator[SheepsheadMove]:
        """List the moves of one action, each once."""
        if do not in self.actions():
            return
        seat = self._seat
        match do:
            case "play":
                yield from (PLAYS[seat][card] for card in cards_of(self._playable()))
            case "bury":
                yield from (Bury(seat, codes(pair)) for pair in combinations(cards_of(self._state.hands[seat]), 2))
            case "take_window":
                yield TakeWindow(seat)
            case "pass":
                yield Pass(seat)

    def pick(self, do: str, rng: Random) -> SheepsheadMove:
        """Choose a move of this action at random; every one can come."""
        if do == "play":
            return PLAYS[self._seat][choose(cards_of(self._playable()), rng)]
        return choose(list(self.of(do)), rng)

    def __contains__(self, move: object) -> bool:
        """Whether the rules accept this move."""
        return isinstance(move, SheepsheadMove) and judging.refusal(self._state, move) is None

    def _playable(self) -> Mask:
        return judging.playable(self._state, self._state.hands[self._seat])
