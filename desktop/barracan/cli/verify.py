"""``barracan verify``: check records move by move and point by point."""

import argparse
from typing import BinaryIO

from barracan.cli.output import count_phrase, one_line, read_file
from barracan.games.catalog import find_game
from barracan.model.verify import Verdict, verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a game record")


def run(arguments: argparse.Namespace) -> int:
    """Judge every file and return the worst that was found: 0 all right, 1 a wrong record, 2 a file can't be read."""
    return max([read_file(path, _verify, _tell) for path in arguments.files])


def _verify(stream: BinaryIO) -> Verdict:
    return verify(stream, find_game)


def _tell(path: str, found: Verdict) -> None:
    state = "finished" if found.finished else "unfinished"
    print(f"{one_line(path)}: ok, {count_phrase(found.hands, 'hand', 'hands')}, {state}")
    if found.broken:
        print(f"{one_line(path)}: The deck of hand {found.broken} is not the one that was sealed before it.")
    elif found.seals:
        print(f"{one_line(path)}: The seals hold, decks sealed before their hands: {found.seals}.")
