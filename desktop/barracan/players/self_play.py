"""Computers playing each other: matches from a seed."""

from collections.abc import Callable, Mapping, Sequence

from barracan import __version__
from barracan.model.game import AnyGame, Sides
from barracan.model.match import Match, Step
from barracan.model.options import OptionValue
from barracan.model.randomness import choose, stream
from barracan.model.record import RECORD_LIMIT
from barracan.model.replay import SeatNote
from barracan.model.view import SeatView
from barracan.players.player import decide
from barracan.players.protocol import CLOCK, Decision

Choose = Callable[[str, SeatView, str, int], Decision]
"""Chooses a move, given the game's id, the view of the seat to move, its player's name, and a seed."""
SECONDS_A_MOVE = 6
"""What a move takes where a match is played on time: computers are quicker, so their clock counts moves."""
ROOM_FOR_A_HAND = 8 * 1024 * 1024
"""A hand's record is always much smaller: with less room than this in its record, a match gets no further hand."""

PATIENCE = 500
"""Hands without a new highest total after which a match is left unfinished: random players may lose points for ever."""


class SelfPlay:
    """One match between computers; deck and players have random streams of their own, named by seed and number."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[str],
        options: Mapping[str, OptionValue],
        seed: int,
        number: int = 1,
        sides: Sides | None = None,
        choose_move: Choose = decide,
    ) -> None:
        seats = [SeatNote.of(f"{name} {seat}", name) for seat, name in enumerate(players)]
        self.match = Match.begin(game, seats, options, sides, seed=seed, program=f"barracan {__version__}")
        self._players = tuple(players)
        self._choose_move = choose_move
        self._words = (seed, number)
        self._size = 0
        self._moves = 0
        self._highest, self._risen_at = 0, 0

    def play(self, hands: int | None = None, watch: Callable[[Step], None] | None = None) -> Match:
        """Play to the end of the match, or so many hands; ends too where it gets nowhere or its record is full."""
        state = self.match.state
        while state.result is None and state.hand_number < (hands or self._risen_at + PATIENCE):
            if self._size > RECORD_LIMIT - ROOM_FOR_A_HAND:
                break
            self._play_hand(watch)
            if max(state.totals) > self._highest:
                self._highest, self._risen_at = max(state.totals), state.hand_number
        return self.match

    def _play_hand(self, watch: Callable[[Step], None] | None) -> None:
        match = self.match
        state = match.state
        hand = state.hand_number + 1
        dealer = choose(match.game.next_dealers(state), stream("dealer", *self._words, hand))
        deck = match.shuffled_deck(stream("deck", *self._words, hand))
        keys = match.game.hand_keys(state, stream("hand", *self._words, hand))
        self._note(match.deal(dealer, deck, **keys), watch)
        while (seat := state.turn) is not None:
            self._moves += 1
            if self._time_is_up() and (call := next(match.game.legal_moves(state).of(CLOCK), None)):
                self._note(match.play(call), watch)
                continue
            view = match.game.view(state, seat)
            decision = self._choose_move(match.game.id, view, self._players[seat], self._seed_of(seat))
            self._note(match.play(decision.move), watch)

    def _time_is_up(self) -> bool:
        """Whether a match that is played on time has had its time, at so many seconds a move."""
        minutes = int(self.match.state.options.get("minutes", 0))
        return minutes > 0 and self._moves * SECONDS_A_MOVE >= 60 * minutes

    def _seed_of(self, seat: int) -> int:
        return stream("player", *self._words, seat, self.match.number).getrandbits(63)

    def _note(self, step: Step, watch: Callable[[Step], None] | None) -> None:
        self._size += sum(len(line) + 1 for line in step.lines)
        if watch:
            watch(step)
