"""The cards that each level is dealt, counted: nobody gets better ones."""

from barracan.games.catalog import CATALOG
from barracan.model.cards import KIND_COUNT
from barracan.players.player import LEVELS
from barracan.players.self_play import SelfPlay


class Dealt(Exception):
    """Raised instead of the first move: the cards are all that is looked at."""


def _stop(*_):
    raise Dealt


def first_hands(game_id, numbers, seed=1, levels=LEVELS):
    """For each level how many cards of each kind it was dealt in these deals; seats take turns at being of a level."""
    game = CATALOG[game_id]
    counts = {level: [0] * KIND_COUNT for level in levels}
    for number in numbers:
        seats = game.seat_counts[number % len(game.seat_counts)]
        players = [levels[(number // len(game.seat_counts) + seat) % len(levels)] for seat in range(seats)]
        course = SelfPlay(game, players, {}, seed, number, choose_move=_stop)
        try:
            course.play(1)
        except Dealt:
            for player, hand in zip(players, course.match.state.hands, strict=True):
                for card in cards_of(hand):
                    counts[player][card] += 1
    return counts


def cards_of(hand):
    """The cards of a hand of any game."""
    return hand.cards() if hasattr(hand, "cards") else [card for card in range(52) if hand >> card & 1]


def deviation(counts):
    """How far the levels' cards are from being dealt alike: Pearson's statistic, its degrees of freedom, and the number
    of standard deviations that this is above what chance brings (by Wilson and Hilferty's cube root).
    """
    rows = [list(row) for row in counts.values()]
    kinds = [sum(column) for column in zip(*rows, strict=True)]
    whole = sum(kinds)
    statistic = 0.0
    for row in rows:
        share = sum(row) / whole
        statistic += sum(
            (count - share * kind) ** 2 / (share * kind) for count, kind in zip(row, kinds, strict=True) if kind
        )
    degrees = (len(rows) - 1) * (sum(map(bool, kinds)) - 1)
    spread = 2 / (9 * degrees)
    return statistic, degrees, ((statistic / degrees) ** (1 / 3) - 1 + spread) / spread**0.5
