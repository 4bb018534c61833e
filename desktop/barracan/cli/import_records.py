"""``barracan import``: take records into the library."""

import argparse
import sys

from barracan.cli.library import RIGHT, UNREADABLE, WRONG, add_library, open_library
from barracan.cli.output import one_line, sentence, unreadable, verdict
from barracan.games.catalog import find_game
from barracan.model.record import RecordError
from barracan.model.verify import record_lines
from barracan.storage.errors import LibraryError
from barracan.storage.exchange import Found, import_record
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
            return max([_import(library, path) for path in arguments.files])
    except LibraryError as trouble:
        print(f"barracan import: {sentence(trouble)}", file=sys.stderr)
        return UNREADABLE


def _import(library: Library, path: str) -> int:
    try:
        with open(path, "rb") as stream:  # noqa: PTH123 - a path keeps no name that has a NUL
            done = import_record(library, find_game, record_lines(stream))
    except RecordError as wrong:
        print(verdict(path, wrong))
        return WRONG
    except (OSError, ValueError) as failure:
        print(unreadable(path, failure), file=sys.stderr)
        return UNREADABLE
    print(f"{one_line(path)}: {_DONE[done.found].format(match=done.match)}")
    return RIGHT
