"""Worlds: likely ones, and what comes of moves in them, played on by the plan, or surely in the last tricks."""

from collections.abc import Callable
from typing import Final

from barracan.games.sheepshead import play
from barracan.games.sheepshead import view as views
from barracan.games.sheepshead.moves import SheepsheadMove, TakeWindow
from barracan.games.sheepshead.scoring import least_lines, player_line, points_taken
from barracan.games.sheepshead.state import NEEDED, RANKING, SEATS, VALUE_OF, Phase, SheepsheadState, card_points
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.ranking import Mask, mask_of
from barracan.games.tricks.state import Pass, Play
from barracan.model.cards import KINDS
from barracan.model.randomness import stream
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT
from barracan.players.sheepshead import equity, plan
from barracan.players.sheepshead.plan import PLAYOUT, Skill
from barracan.players.tricks.endgame import Certainty, Duel
from barracan.players.tricks.plan import worlds_of

World = Callable[[int], SheepsheadState]
_STEP: Final = 16
"""What a card point counts beside a trick in an ending, so that sums tell both."""
_VALUES: Final = tuple(_STEP * VALUE_OF.get(card, 0) for card in range(52))


class PlayoutPolicy:
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
            make(state, plan_move(state))
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
        if equity.decides(self._totals, target):
            totals = [total + more for total, more in zip(self._totals, points, strict=True)]
            return equity.chance(totals, seat, target)
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


def plan_move(state: SheepsheadState) -> SheepsheadMove:
    """What the seat to move does in thought, by what it sees alone."""
    seat = state.turn
    assert seat is not None
    if state.phase is Phase.WINDOW:
        return TakeWindow(seat) if plan.takes_window(state, seat) else Pass(seat)
    if state.phase is Phase.BURY:
        return plan.weigh_buries(state, seat)[0][1]
    return plan.weigh_moves(state, PLAYOUT)[0][1]


def make(state: SheepsheadState, move: SheepsheadMove) -> None:
    """Make a move in thought."""
    if isinstance(move, Play):
        play.put_down(state, move.seat, KINDS[move.card])
    else:
        play.apply(state, move)


FEW_CARDS: Final = 4
"""With so many cards or fewer it is looked for."""


def sure_first(state: SheepsheadState, moves: list[SheepsheadMove]) -> tuple[list[SheepsheadMove], bool]:
    """The moves, those first that surely win the most for the Player whose turn it is, and whether there are any."""
    player = state.turn
    if player is None or player != state.player or state.hands[player].bit_count() > FEW_CARDS:
        return moves, False
    rest = Certainty(RANKING, player, plan.VALUES, 0)
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


_DRAWN: Final = 4
"""Out of so many worlds one is taken, the likelier the better it explains what was done."""
_PLAUSIBLE: Final = 0.75
"""In this part of the worlds the Player has laid away what the plan would."""
_TAKES = ((-300, 1), (-200, 3), (-100, 10), (0, 25), (100, 60), (200, 85))
"""How many of a hundred players take the window with a hand weaker than this; stronger ones nearly always do."""
_NEARLY_ALWAYS: Final = 97


def likely_worlds(view: SheepsheadView, inquiry: Inquiry) -> Callable[[int], SheepsheadState]:
    """The worlds of a view by number, drawn by how well they explain what was done."""
    others = view.player is not None and view.player != view.seat
    if inquiry.state is not None or not (others or set(view.passed) - {view.seat}):
        return worlds_of("sheepshead", views.determinize, view, inquiry)

    def draw(number: int) -> SheepsheadState:
        rng = stream("sheepshead", inquiry.seed, number)
        worlds = [views.determinize(view, rng) for _ in range(_DRAWN)]
        likelihoods = [_likelihood(world, view.seat) for world in worlds]
        mark = rng.random() * sum(likelihoods)
        chosen = worlds[-1]
        for world, likelihood in zip(worlds, likelihoods, strict=True):
            mark -= likelihood
            if mark < 0:
                chosen = world
                break
        if others and view.phase == "play" and rng.random() < _PLAUSIBLE:
            _lay_away(chosen)
        return chosen

    return draw


def _likelihood(world: SheepsheadState, seat: int) -> int:
    """How well the hands of other seats explain that they took or passed the window."""
    likelihood = 1
    for other in range(SEATS):
        if other != seat and (other == world.player or other in world.passed):
            takes = _takes(plan.strength(_dealt_cards(world, other)))
            likelihood *= takes if other == world.player else 100 - takes
    return likelihood


def _takes(strength: int) -> int:
    return next((share for limit, share in _TAKES if strength < limit), _NEARLY_ALWAYS)


def _dealt_cards(world: SheepsheadState, seat: int) -> Mask:
    """The ten cards that were dealt to a seat in this world."""
    hand = world.hands[seat] | world.played_by(seat)
    if seat == world.player:
        hand = (hand | mask_of(world.window)) & ~mask_of(world.taken_up)
    return hand


def _lay_away(world: SheepsheadState) -> None:
    """Let the Player have laid away what his plan would out of the cards not played, unless play shows otherwise."""
    player = world.player
    assert player is not None
    lacking = world.lacks[player]
    cards = world.hands[player] | mask_of(world.window)
    must = cards & lacking
    for _, pair in plan.pairs(cards):
        if not must & ~mask_of(pair):
            world.hands[player], world.window = cards & ~mask_of(pair), list(pair)
            return
