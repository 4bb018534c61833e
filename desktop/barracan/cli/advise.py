"""``barracan advise``: what a computer player would do at the end of an unfinished record, from its seat's view."""

import argparse
import sys

from barracan.cli.arguments import WORLDS, at_least, integer, read_name
from barracan.cli.output import one_line, sentence, unreadable, verdict
from barracan.games.catalog import find_game
from barracan.model.record import RecordError, write_line
from barracan.model.replay import Replay
from barracan.model.verify import read_record
from barracan.players.player import PLAYERS, decide, styles


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", metavar="FILE", help="a game record that stops in the middle of a hand")
    parser.add_argument("--level", required=True, metavar="LEVEL", help=f"{', '.join(PLAYERS)}, or LEVEL:STYLE")
    parser.add_argument("--seed", required=True, type=integer, metavar="N", help="the computer players' seed")
    parser.add_argument("--worlds", type=at_least(0), metavar="N", help=WORLDS)


def run(arguments: argparse.Namespace) -> int:
    """Print the next move as a record's line; 1 if the record is wrong or has no next move, 2 if it can't be read."""
    path = arguments.file
    try:
        with open(path, "rb") as stream:  # noqa: PTH123 - a path keeps no name that has a NUL
            replay = read_record(stream, find_game)
    except RecordError as wrong:
        print(verdict(path, wrong), file=sys.stderr)
        return 1
    except (OSError, ValueError) as failure:
        print(unreadable(path, failure), file=sys.stderr)
        return 2
    game, state = replay.game, replay.state
    if state.turn is None:
        print(f"{one_line(path)}: {_no_move(replay)}", file=sys.stderr)
        return 1
    try:
        player = read_name(arguments.level, PLAYERS, styles(game.id))
    except ValueError as wrong:
        print(f"barracan advise: {sentence(wrong)}", file=sys.stderr)
        return 2
    view = game.view(state, state.turn)
    decision = decide(game.id, view, player, arguments.seed, arguments.worlds)
    move = {"kind": "move", **game.write_move(decision.move), "by": player, "worlds": decision.worlds}
    print(write_line(move))
    return 0


def _no_move(replay: Replay) -> str:
    if replay.state.result:
        return "The match is over: there is no next move."
    return "The next hand has not been dealt: there is no next move."
