"""``barracan export``: write matches of the library as records."""

import argparse
import sys
from pathlib import Path

from barracan.cli.arguments import match_number, not_empty
from barracan.cli.library import add_library, open_library
from barracan.cli.output import RIGHT, UNREADABLE, one_line, sentence, unwritable
from barracan.model.record import read_line
from barracan.storage.errors import LibraryError
from barracan.storage.exchange import export_record, file_name
from barracan.storage.library import Library

_ONE_FILE = ".jsonl"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    add_library(parser)
    parser.add_argument(
        "matches",
        nargs="*",
        type=match_number,
        metavar="MATCH",
        help="numbers, as barracan library list has them",
    )
    parser.add_argument("--all", action="store_true", help="every match of the library")
    parser.add_argument(
        "--out", required=True, type=not_empty, metavar="FILE|DIR", help="a name ending in .jsonl is one file"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the records: 0 if all were written, 2 if not or if the arguments make no sense."""
    try:
        with open_library(arguments.library) as library:
            return _export(library, arguments)
    except (LibraryError, ValueError) as trouble:
        print(f"barracan export: {sentence(trouble)}", file=sys.stderr)
    except OSError as failure:
        print(f"barracan export: {unwritable(failure.filename or arguments.out, failure)}", file=sys.stderr)
    return UNREADABLE


def _export(library: Library, arguments: argparse.Namespace) -> int:
    if arguments.all == bool(arguments.matches):
        raise ValueError("Name the matches, or --all.")
    matches = library.matches() if arguments.all else arguments.matches
    out = Path(arguments.out)
    one = out.name.endswith(_ONE_FILE)
    if one and len(matches) != 1:
        raise ValueError(f"{len(matches)} matches don't go into one file: name a folder with --out.")
    for match in matches:
        game = str(read_line(library.lines(match)[0]).get("game"))
        path = out if one else out / file_name(match, game)
        path.parent.mkdir(parents=True, exist_ok=True)
        export_record(library, match, path)
        print(one_line(str(path)))
    return RIGHT
