"""``barracan verify``: check records move by move and point by point."""

import argparse
import sys

from barracan.cli.output import count_phrase, one_line, unreadable, verdict
from barracan.games.catalog import find_game
from barracan.model.record import RecordError
from barracan.model.verify import verify

RIGHT, WRONG, UNREADABLE = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a game record")


def run(arguments: argparse.Namespace) -> int:
    """Judge every file and return the worst that was found: 0 all right, 1 a wrong record, 2 a file can't be read."""
    return max([_judge(path) for path in arguments.files])


def _judge(path: str) -> int:
    try:
        with open(path, "rb") as stream:  # noqa: PTH123 - a path keeps no name that has a NUL
            found = verify(stream, find_game)
    except RecordError as wrong:
        print(verdict(path, wrong))
        return WRONG
    except (OSError, ValueError) as failure:
        print(unreadable(path, failure), file=sys.stderr)
        return UNREADABLE
    state = "finished" if found.finished else "unfinished"
    print(f"{one_line(path)}: ok, {count_phrase(found.hands, 'hand', 'hands')}, {state}")
    if found.broken:
        print(f"{one_line(path)}: The deck of hand {found.broken} is not the one that was sealed before it.")
    elif found.seals:
        print(f"{one_line(path)}: The seals hold, decks sealed before their hands: {found.seals}.")
    return RIGHT
