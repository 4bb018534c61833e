"""Dealing anew what a seat has not seen: whoever plays honestly does then just what it did before."""

from dataclasses import dataclass
from random import Random

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.randomness import choose, stream
from barracan.model.replay import SeatNote
from barracan.players.player import decide
from players.positions import decided

TABLES = ("strong", "random", "casual", "beginner", "expert", "random")
"""Who plays to the positions, in turn: sensible and odd ones."""
FEWEST_MOVED = 3
SMALLEST_HAND = 4
"""With fewer cards in a hand the next turn may end the game, whatever the others hold."""
APART = 7
"""Moves between two positions."""


@dataclass
class Finding:
    """What redealing came to.

    Attributes:
        positions: how many were looked at, all of them with something to redeal.
        redeals: how often the unseen cards were dealt anew in them.
        different: how often move or candidates were others then.
        caught: in how many positions that was so.
        moved: in how many positions the move was another.
    """

    positions: int = 0
    redeals: int = 0
    different: int = 0
    caught: int = 0
    moved: int = 0

    def add(self, decisions):
        first, *others = decisions
        different = sum(other != first for other in others)
        self.positions += 1
        self.redeals += len(others)
        self.different += different
        self.caught += different > 0
        self.moved += any(other.move != first.move for other in others)


def positions(game_id, count, seed=1):
    """So many positions of a game at all sizes of table, of which the unseen cards can be dealt otherwise."""
    game = CATALOG[game_id]
    found = number = 0
    while found < count:
        number += 1
        seats = game.seat_counts[number % len(game.seat_counts)]
        players = [TABLES[(number + seat) % len(TABLES)] for seat in range(seats)]
        for state in _course(game, players, seed, number):
            if found < count and min(map(_size, state.hands)) >= SMALLEST_HAND and redealt(game, state, 1):
                found += 1
                yield state


def _course(game, players, seed, number):
    """The states of a hand so many moves apart, each as it is when its seat is to move."""
    match = Match.begin(game, [SeatNote(name, name) for name in players], {})
    rng = stream("redeal", seed, number)
    dealer = choose(game.next_dealers(match.state), rng)
    match.deal(dealer, match.shuffled_deck(rng), **game.hand_keys(match.state, rng))
    moves = decided("redeal", game.id, tuple(players), seed, number)
    while (seat := match.state.turn) is not None:
        if len(match.moves) % APART == number % APART:
            yield match.state
        if len(match.moves) == len(moves):
            view = game.view(match.state, seat)
            moves.append(decide(game.id, view, players[seat], len(moves), 2).move)
        match.play(moves[len(match.moves)])


def redealt(game, state, count):
    """Worlds that agree with what the seat to move has seen, in which some unseen cards lie in other hands."""
    view = game.view(state, state.turn)
    found = []
    for number in range(4 * count):
        world = game.determinize(view, Random(number))
        again = game.view(world, view.seat)
        assert again == view
        assert repr(again) == repr(view)
        if _moved(state, world) >= FEWEST_MOVED:
            found.append(world)
        if len(found) == count:
            break
    return found


def _moved(state, world):
    """How many cards of the hands lie elsewhere in a world."""
    return sum(len(_cards(here) - _cards(there)) for here, there in zip(state.hands, world.hands, strict=True))


def _size(hand):
    return len(_cards(hand))


def _cards(hand):
    """The cards of a hand as a set, twins told apart."""
    if hasattr(hand, "counts"):
        return {(card, copy) for card, count in enumerate(hand.counts) for copy in range(count)}
    return {(card, 0) for card in range(52) if hand >> card & 1}


def honest(game_id, level, state, redeals, worlds):
    """The decisions of a level in a position and in its redeals, looking into so many worlds."""
    game = CATALOG[game_id]
    return [decide(game_id, game.view(each, state.turn), level, 9, worlds) for each in (state, *redeals)]


def cheating(player, level, state, redeals):
    """The same for a player who looks into each of these worlds."""
    game = player.game
    seat = state.turn
    decisions = []
    for world in (state, *redealt(game, state, redeals)):
        player.state = world
        decisions.append(player.decide(game.view(world, seat), level, 9))
    return decisions
