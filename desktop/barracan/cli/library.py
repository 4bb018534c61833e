"""``barracan library``: look after the library."""

import argparse
import sys
from pathlib import Path

from barracan.cli.arguments import not_empty
from barracan.cli.output import RIGHT, UNREADABLE, WRONG, count_phrase, one_line, sentence, unwritable
from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.moves import RecordFault
from barracan.model.record import RecordError, read_line
from barracan.storage.errors import LibraryError, error_text, failures
from barracan.storage.library import Library
from barracan.storage.library_file import library_path
from barracan.storage.pads import is_pad, read_pad
from barracan.storage.summaries import MatchSummary
from barracan.storage.write_ahead_log import has_log


def add_library(parser: argparse.ArgumentParser) -> None:
    """Let a command take the library it works on."""
    parser.add_argument("--library", type=not_empty, metavar="FILE", help="this library instead of one's own")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    for name, words in (
        ("check", "verify the file and every match in it"),
        ("list", "list the matches"),
        ("backup", "copy the library to another file"),
    ):
        task = tasks.add_parser(name, help=words, allow_abbrev=False)
        add_library(task)
        if name == "backup":
            task.add_argument("file", type=not_empty, metavar="FILE", help="the copy; it must not be there yet")


def run(arguments: argparse.Namespace) -> int:
    """Do the task: 0 all is well, 1 something is wrong, 2 the library cannot be read or the copy not written."""
    try:
        with open_library(arguments.library) as library:
            if arguments.task == "backup":
                return _back_up(library, Path(arguments.file))
            return _check(library) if arguments.task == "check" else _list(library)
    except LibraryError as trouble:
        print(f"barracan library: {sentence(trouble)}", file=sys.stderr)
        return UNREADABLE


def open_library(named: str | None, *, begin: bool = False) -> Library:
    """The library, which has to be there unless one may begin; raises ``LibraryError``. Tells what its opening told."""
    path = library_path(named)
    with failures(path, "not_opened"):
        if not begin and not path.exists() and not has_log(path):
            raise LibraryError(error_text("no_library", file=path))
    library = Library.open(path)
    if library.notice:
        print(f"barracan: {sentence(library.notice)}", file=sys.stderr)
    return library


def _check(library: Library) -> int:
    worst = WRONG if library.notice else RIGHT
    for fault in library.faults():
        print(f"the file: {sentence(fault)}")
        worst = WRONG
    for match in library.everything():
        lines = library.lines(match)
        try:
            if is_pad(read_line(lines[0])):
                read_pad(lines)
            else:
                Match.replay(find_game, lines)
        except RecordError as wrong:
            print(f"match {match}: line {wrong.line}: {wrong.clause}: {sentence(wrong.reason)}")
            worst = WRONG
        except RecordFault as wrong:
            print(f"match {match}: {wrong.clause}: {sentence(wrong.reason)}")
            worst = WRONG
        else:
            if library.mend_lists(match):
                print(f"match {match}: The lists did not agree with its lines and have been mended.")
                worst = WRONG
            print(f"match {match}: ok, {len(lines)} lines")
    return worst


def _list(library: Library) -> int:
    for shelf in ("unfinished", "finished", "by_hand", "bin"):
        for summary in library.find_on_shelf(shelf):
            state = "in the bin" if shelf == "bin" else summary.state.replace("_", " ")
            print(f"{summary.id}: {summary.game}, {state}, {_sides(summary)}, {summary.changed:%Y-%m-%d %H:%M} UTC")
    return RIGHT


def _sides(summary: MatchSummary) -> str:
    names = [" and ".join(one_line(summary.seats[seat].name) for seat in side) for side in summary.sides]
    return ", ".join(f"{name} {total}" for name, total in zip(names, summary.totals, strict=True))


def _back_up(library: Library, path: Path) -> int:
    try:
        library.back_up(path)
    except FileExistsError:
        print(f"barracan library: {one_line(str(path))} is there already: name another file.", file=sys.stderr)
        return UNREADABLE
    except OSError as failure:
        print(f"barracan library: {unwritable(path, failure)}", file=sys.stderr)
        return UNREADABLE
    print(f"{one_line(str(path))}: {count_phrase(len(library.matches()), 'match', 'matches')}")
    return RIGHT
