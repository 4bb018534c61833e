"""Worlds: likely ones, and what comes of moves in them, played on by the plan, or surely in the last tricks."""

from collections.abc import Callable, Mapping
from typing import Final

from barracan.games.sheepshead import play
from barracan.games.sheepshead import view as views
from barracan.games.sheepshead.moves import SheepsheadMove, TakeWindow
from barracan.games.sheepshead.scoring import player_line
from barracan.games.sheepshead.state import NEEDED, SEATS, Phase, SheepsheadState, card_points
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.ranking import Mask, mask_of
from barracan.games.tricks.state import Pass, Play
from barracan.games.tricks.worlds import cards_played
from barracan.model.cards import KINDS
from barracan.model.randomness import Stream, choose_by_weight, stream
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT
from barracan.players.sheepshead import equity, plan
from barracan.players.sheepshead.certainty import Certainty
from barracan.players.sheepshead.habits import CERTAINLY, POWERS, Habit, Table
from barracan.players.sheepshead.least import Contest
from barracan.players.sheepshead.outlook import CERTAIN, SCORES
from barracan.players.sheepshead.pack import BIT_OF, renumber
from barracan.players.sheepshead.plan import PLAYOUT, Skill
from barracan.players.sheepshead.solver import Rest
from barracan.players.tricks.plan import worlds_of

World = Callable[[int], SheepsheadState]


_LEAST_EXACT: Final = 3
"""The same in The Least, where everybody plays for himself and all ways have to be tried."""


class PlayoutPolicy:
    """Plays the moves of one world on, and remembers how its last cards are best played."""

    def __init__(self, state: SheepsheadState, skill: Skill, liked: Mapping[SheepsheadMove, int]) -> None:
        """*liked* is what each move is worth beside what it brings."""
        self._liked = liked
        self._exact = skill.exact if max(map(int.bit_count, state.hands)) <= skill.exact else skill.ahead
        self._rests = [Rest(blurred=skill.blurred) for _ in range(SEATS)]
        self._totals = state.totals.copy()
        self._habits = skill.habits
        self._contest = Contest()

    def value(self, state: SheepsheadState, move: SheepsheadMove) -> int:
        """A seat's points less the mean of the others', in thousandths, after a move, which changes the state."""
        make(state, move)
        while (turn := state.turn) is not None and not self._near_the_end(state, turn):
            if self._habits and state.phase is Phase.PLAY and state.player is not None:
                play.put_down(state, turn, habit_of(state, turn).choice_of(state.hands[turn]))
            else:
                make(state, plan_move(state))
        return self._value_of(state, move.seat) + self._liked.get(move, 0)

    def _value_of(self, state: SheepsheadState, seat: int) -> int:
        points = [0] * SEATS
        player = state.player
        if player is None:
            if state.phase is Phase.PLAY:  # else all have passed, and The Least is not played
                points = list(self._contest.points(state))
            return self._worth(state, seat, points)
        value = 0
        for score, share in zip(SCORES, self._rests[player].outlook(state), strict=True):
            if share:
                points[player] = score
                value += share * self._worth(state, seat, points)
        return value // CERTAIN

    def _worth(self, state: SheepsheadState, seat: int, points: list[int]) -> int:
        """What points are worth to a seat: more than the mean of the others', or near its end what the match is."""
        target = int(state.options["target"])
        if equity.decides(self._totals, target):
            totals = [total + more for total, more in zip(self._totals, points, strict=True)]
            return equity.chance(totals, seat, target)
        return (SEATS * points[seat] - sum(points)) * POINT // (SEATS - 1)

    def _near_the_end(self, state: SheepsheadState, turn: int) -> bool:
        """Whether the rest is played exactly: when few cards are left, and fewer without a Player."""
        cards = self._exact if state.player is not None else min(self._exact, _LEAST_EXACT)
        return state.phase is Phase.PLAY and state.hands[turn].bit_count() <= cards


def plan_move(state: SheepsheadState) -> SheepsheadMove:
    """What the seat to move does in thought, by what it sees alone."""
    seat = state.turn
    assert seat is not None
    if state.phase is Phase.WINDOW:
        return TakeWindow(seat) if plan.takes_window(state, seat) else Pass(seat)
    if state.phase is Phase.BURY:
        return plan.weigh_buries(state, seat, counts=False)[0][1]
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
    rest = Certainty(player)
    sure = []
    for move in moves:
        after = state.copy()
        make(after, move)
        taken = card_points(after.taken[player] | mask_of(after.window))
        sure.append(taken + rest.points(after) if after.turn is not None else taken)
    most = max(_points(points) for points in sure)
    if max(sure) < NEEDED:
        return moves, False
    best = [move for move, points in zip(moves, sure, strict=True) if _points(points) == most]
    return [*best, *(move for move in moves if move not in best)], True


def _points(taken: int) -> int:
    return player_line(1, taken).points


_DRAWN: Final = 12
"""Out of so many worlds one is taken, the likelier the better it explains what was done."""
_TAKES = ((-300, 1), (-200, 5), (-100, 25), (0, 60), (100, 92))
"""How many of a hundred players take the window with a hand weaker than this; stronger ones nearly always do."""
_NEARLY_ALWAYS: Final = 97


def likely_worlds(view: SheepsheadView, inquiry: Inquiry) -> Callable[[int], SheepsheadState]:
    """The worlds of a view by number, drawn by how well they explain what was done."""
    others = view.player is not None and view.player != view.seat
    if inquiry.state is not None or not (others or set(view.passed) - {view.seat} or view.tricks or view.trick):
        return worlds_of("sheepshead", views.determinize, view, inquiry)
    return Evidence(view, inquiry).draw


class Evidence:
    """What the others did so far, and worlds that explain it."""

    def __init__(self, view: SheepsheadView, inquiry: Inquiry) -> None:
        self._view = view
        self._seed = inquiry.seed
        self._lays_away = view.player is not None and view.player != view.seat and view.phase == "play"
        self._played = _read_plays(view)

    def draw(self, number: int) -> SheepsheadState:
        """The world of this number."""
        rng = stream("sheepshead", self._seed, number)
        worlds, likelihoods = [], []
        for _ in range(_DRAWN):
            world = views.determinize(self._view, rng)
            likelihood = bidding_likelihood(world, self._view.seat)
            if self._lays_away:
                likelihood *= lay_away(world, rng)
            worlds.append(world)
            likelihoods.append(likelihood * self._explains_plays(world))
        return choose_by_weight(worlds, likelihoods, rng)

    def _explains_plays(self, world: SheepsheadState) -> int:
        """How well the hands of a world explain the cards that the other seats have played."""
        hands = [renumber(world.hands[seat]) for seat in range(SEATS)]
        likelihood = 1
        for seat, card, habit in self._played:  # from the last play back, so that hands fill up again
            hands[seat] |= card
            if habit is not None:
                likelihood *= habit.likelihood(card.bit_length() - 1, hands[seat])
        return likelihood


def _read_plays(view: SheepsheadView) -> list[tuple[int, int, Habit | None]]:
    """All plays with a Player so far from the last back: the seat, its card and, of other seats, its habit there."""
    if view.player is None or view.phase != "play":
        return []
    found: list[tuple[int, int, Habit | None]] = []
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.trick))
    gone = 0
    for leader, codes in tricks:
        table = Table(view.player, leader, gone)
        for step, code in enumerate(codes):
            seat = (leader + step) % SEATS
            card = BIT_OF[KINDS[code]]
            found.append((seat, card, None if seat == view.seat else table.habit(seat)))
            table.put(seat, card)
        gone = table.gone
    return found[::-1]


def habit_of(state: SheepsheadState, seat: int) -> Habit:
    """What the seat to move is likely to play."""
    assert state.player is not None
    gone = renumber(cards_played(state) & ~mask_of(state.trick))
    table = Table(state.player, state.leader if state.trick else seat, gone)
    for step, card in enumerate(state.trick):
        table.put((state.leader + step) % SEATS, BIT_OF[card])
    return table.habit(seat)


def bidding_likelihood(world: SheepsheadState, seat: int) -> int:
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


_PATIENCE: Final = 30
"""A pair that brings the Player so many tenths of a point less is laid away a third as often."""


def lay_away(world: SheepsheadState, rng: Stream) -> int:
    """Have the Player lay away two of the cards he has not played, and tell how likely those he played were kept."""
    player = world.player
    assert player is not None
    cards = world.hands[player] | mask_of(world.window)
    must = cards & world.lacks[player]
    found = plan.pairs(cards | world.played_by(player))
    best = found[0][0]
    shares = [POWERS[min(len(POWERS) - 1, int((best - value) * 100) // _PATIENCE)] for value, _ in found]
    kept = []
    kept_shares = []
    for (_, pair), share in zip(found, shares, strict=True):
        mask = mask_of(pair)
        if mask & cards == mask and not must & ~mask:
            kept.append(pair)
            kept_shares.append(share)
    if kept:
        pair = choose_by_weight(kept, kept_shares, rng)
        world.hands[player], world.window = cards & ~mask_of(pair), list(pair)
    return max(1, CERTAINLY * sum(kept_shares) // sum(shares))
