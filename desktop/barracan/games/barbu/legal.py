"""The legal moves of Barbu, listed only as far as they are asked for."""

from collections.abc import Iterator
from random import Random

from barracan.games.barbu import doubling, judging, playing
from barracan.games.barbu.contracts import NAMES, Contract
from barracan.games.barbu.moves import LAYS, BarbuMove, Double, End, NameContract, Redouble
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.legal import SeatMoves
from barracan.games.tricks.moves import PLAYS, Pass
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.model.cards import RANKS, SUITS
from barracan.model.randomness import choose


class BarbuMoves(SeatMoves[BarbuState, BarbuMove]):
    """The legal moves of the seat to move."""

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is a legal move."""
        state, seat = self._state, self._seat
        if seat < 0:
            return ()
        match state.phase:
            case Phase.PLAY:
                return ("play",)
            case Phase.DOMINOES:
                return self._dominoes_actions()
            case Phase.CONTRACT:
                return ("contract",)
            case Phase.DOUBLE:
                return ("double",) if doubling.must_double(state, seat) else ("double", "pass")
            case Phase.REPLY:
                return ("redouble", "pass")

    def of(self, do: str) -> Iterator[BarbuMove]:
        """List the moves of one action, each once."""
        if do not in self.actions():
            return
        state, seat = self._state, self._seat
        match do:
            case "play":
                plays = PLAYS[seat]
                yield from (plays[card] for card in cards_of(self._playable()))
            case "lay":
                lays = LAYS[seat]
                yield from (lays[card] for card in cards_of(self._layable()))
            case "pass":
                yield Pass(seat)
            case "end":
                yield End(seat)
            case "contract":
                for name in self._names_left():
                    yield from (NameContract(seat, contract) for contract in contracts_called(name))
            case "double":
                yield from (Double(seat, seats) for seats in self._doubles(doubling.targets(state, seat)))
            case "redouble":
                yield from (Redouble(seat, seats) for seats in self._doubles(doubling.reply_targets(state, seat)))

    def pick(self, do: str, rng: Random) -> BarbuMove:
        """Choose a move of this action at random, a contract evenly by its name first; every one can come."""
        if do == "play":
            return PLAYS[self._seat][choose(cards_of(self._playable()), rng)]
        if do == "lay":
            return LAYS[self._seat][choose(cards_of(self._layable()), rng)]
        if do == "contract":
            return NameContract(self._seat, choose(contracts_called(choose(self._names_left(), rng)), rng))
        return choose(list(self.of(do)), rng)

    def __contains__(self, move: object) -> bool:
        """Whether the rules accept this move."""
        return isinstance(move, BarbuMove) and judging.refusal(self._state, move) is None

    def _playable(self) -> Mask:
        return playing.playable(self._state, self._state.hands[self._seat])

    def _layable(self) -> Mask:
        foundations = self._state.foundations
        return self._state.hands[self._seat] & foundations.layable if foundations else 0

    def _dominoes_actions(self) -> tuple[str, ...]:
        if not self._layable():
            return ("pass",)
        if self._state.laid:
            return ("lay", "end")
        return ("lay", "pass") if self._state.first_turn else ("lay",)

    def _names_left(self) -> list[str]:
        named = self._state.named[self._seat]
        return [name for name in NAMES if name not in named]

    def _doubles(self, targets: int) -> Iterator[tuple[int, ...]]:
        """Every choice of one or more of these seats, with the declarer if he must be doubled."""
        state = self._state
        must = 1 << state.declarer if state.phase is Phase.DOUBLE and doubling.must_double(state, self._seat) else 0
        chosen = targets
        while chosen:
            if chosen & must == must:
                yield doubling.seats_of(chosen)
            chosen = chosen - 1 & targets


def contracts_called(name: str) -> list[Contract]:
    """The contracts of this name: with trump one a suit, with dominoes one a rank (P3.3)."""
    if name == "trump":
        return [Contract(name, suit=suit) for suit in SUITS]
    if name == "dominoes":
        return [Contract(name, rank=rank) for rank in RANKS]
    return [Contract(name)]
