"""The legal moves of Barracuda, listed only as far as they are asked for."""

from collections.abc import Iterator
from random import Random

from barracan.games.barracuda import judging
from barracan.games.barracuda.melds import SIZE, melds, with_card
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import BarracudaState, Phase
from barracan.games.legal import SeatMoves
from barracan.model.cards import CODES, codes
from barracan.model.randomness import choose


class BarracudaMoves(SeatMoves[BarracudaState, BarracudaMove]):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, BarracudaMove) and judging.refusal(self._state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        state = self._state
        if state.turn is None:
            return ()
        if state.phase is Phase.DRAW:
            return ("draw",) if next(self._takes(), None) is None else ("draw", "take")
        if state.phase is Phase.DISCARD:
            return ("discard",)
        return (*(do for do in ("meld", "layoff") if next(self.of(do), None) is not None), "discard")

    def of(self, do: str) -> Iterator[BarracudaMove]:
        """List the moves of one action, each once."""
        state, seat = self._state, self._seat
        if state.turn is None:
            return
        if state.phase is Phase.DRAW:
            if do == "draw":
                yield Draw(seat)
            elif do == "take":
                yield from self._takes()
        elif do == "discard":
            yield from (Discard(seat, CODES[card]) for card in state.hands[seat].different())
        elif state.phase is Phase.PLAY:
            if do == "meld":
                yield from self._melds()
            elif do == "layoff":
                yield from self._lay_offs()

    def pick(self, do: str, rng: Random) -> BarracudaMove:
        """Choose a move of this action at random; raises ``ValueError`` if there is none."""
        if do == "draw":
            return Draw(self._seat)
        moves = list(self.of(do))
        if not moves:
            raise ValueError(do)
        return choose(moves, rng)

    def _takes(self) -> Iterator[Take]:
        state, seat = self._state, self._seat
        if not state.discard:
            return
        top, hand = state.discard[-1], state.hands[seat]
        for number, meld in enumerate(state.melds):
            if meld.wants >> top & 1:
                yield Take(seat, meld=number)
        if hand.size - (SIZE - 1) >= state.least_kept:
            for cards in with_card(hand, top):
                yield Take(seat, codes(cards))

    def _melds(self) -> Iterator[LayMeld]:
        state, seat = self._state, self._seat
        if state.hands[seat].size - SIZE >= state.least_kept:
            for cards in melds(state.hands[seat]):
                yield LayMeld(seat, codes(cards))

    def _lay_offs(self) -> Iterator[LayOff]:
        state, seat = self._state, self._seat
        hand = state.hands[seat]
        if hand.size - 1 < state.least_kept:
            return
        for number, meld in enumerate(state.melds):
            if meld.wants & hand.once:
                for card in hand.different():
                    if meld.wants >> card & 1:
                        yield LayOff(seat, number, CODES[card])
