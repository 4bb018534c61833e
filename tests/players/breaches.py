"""What no level ever does: all detectors, run over hands of computers against each other."""

from barracan.games.catalog import CATALOG
from barracan.model.replay import read_player
from barracan.players.player import decide
from barracan.players.self_play import SelfPlay
from players.never import barracan, rummies, tricks

DETECTORS = (*rummies.DETECTORS, *barracan.DETECTORS, *tricks.DETECTORS)
REMEMBERING = ("strong", "expert")
"""The levels that remember every card that was taken up."""
SHORT = {"barracan": {"target": 60}}
"""Matches so short that the second hand may decide them: every third one is played so."""


def detectors(level):
    """What a level can see well enough never to do it."""
    return (*DETECTORS, *barracan.REMEMBERING) if read_player(level)[0] in REMEMBERING else DETECTORS


def count(game_id, level, numbers, seed=1, worlds=None):
    """Let a level play itself in matches of these numbers: how many moves it made, what each detector found."""
    game, watching = CATALOG[game_id], detectors(level)
    found = dict.fromkeys((detector.__name__ for detector in watching), 0)
    moves = 0
    for number in numbers:
        seats = game.seat_counts[number % len(game.seat_counts)]
        options = SHORT.get(game_id, {}) if number % 3 == 2 else {}
        courses = []

        def watched(name, view, player, move_seed, courses=courses):
            nonlocal moves
            decision = decide(name, view, player, move_seed, worlds)
            moves += 1
            for detector in watching:
                found[detector.__name__] += detector(name, courses[0].match.state, decision.move)
            return decision

        courses.append(SelfPlay(game, [level] * seats, options, seed, number, choose_move=watched))
        courses[0].play(2 if options else 1)
    return moves, found
