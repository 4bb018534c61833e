"""``barracan import``: take records into the library."""

import argparse
import sys
from functools import partial
from typing import BinaryIO

from barracan.cli.library import add_library, open_library
from barracan.cli.output import UNREADABLE, one_line, read_file, sentence
from barracan.games.catalog import find_game
from barracan.model.verify import record_lines
from barracan.storage.errors import LibraryError
from barracan.storage.exchange import Found, Imported, import_record
from barracan.storage.library import Library

_DONE = {
    Found.NEW: "imported as match {match}",
    Found.KNOWN: "known already, match {match}",
    Found.CONTINUED: "continues match {match}",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    add_library(parser)
    parser.add_argument("files", nargs="+", metavar="RECORD", help="a game record")


def run(arguments: argparse.Namespace) -> int:
    """Import every record that is right: 0 all were, 1 one was wrong, 2 one or the library can't be read."""
    try:
        with open_library(arguments.library, begin=True) as library:
            return max([read_file(path, partial(_import, library), _tell) for path in arguments.files])
    except LibraryError as trouble:
        print(f"barracan import: {sentence(trouble)}", file=sys.stderr)
        return UNREADABLE


def _import(library: Library, stream: BinaryIO) -> Imported:
    return import_record(library, find_game, record_lines(stream))


def _tell(path: str, done: Imported) -> None:
    print(f"{one_line(path)}: {_DONE[done.found].format(match=done.match)}")
