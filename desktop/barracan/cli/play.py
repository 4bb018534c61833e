"""``barracan play``: open the window."""

import argparse
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from barracan.cli.arguments import integer, is_match_number, not_empty
from barracan.cli.output import sentence, unwritable
from barracan.model.replay import HUMAN, SeatNote

if TYPE_CHECKING:
    from barracan.session.messages import MatchSettings

_USUAL = "casual"
_NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("record", nargs="?", type=not_empty, metavar="FILE", help="look at this record")
    parser.add_argument("--resume", metavar="last|ID", help="go on with the match played last, or with this one")
    parser.add_argument("--library", type=not_empty, metavar="FILE", help="keep matches in this file")
    parser.add_argument("--new", metavar="GAME", help="begin a match of this game at once")
    parser.add_argument("--seats", type=integer, metavar="N", help="with --new: how many seats")
    parser.add_argument("--players", metavar="NAME,...", help="with --new: human, LEVEL or LEVEL:STYLE for each seat")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="with --new: an option of the game"
    )
    parser.add_argument("--watch", action="store_true", help="let computers play by themselves, hand after hand")
    parser.add_argument(
        "--report", type=not_empty, metavar="FILE", help="append the number of each position shown to this file"
    )


def run(arguments: argparse.Namespace) -> int:
    """Open the window and return when it is closed; 2 if the arguments make no sense or no window can be opened."""
    try:
        _check(arguments)
        new = _new_match(arguments) if _begins(arguments) else None
        _check_screen(os.environ)
    except ValueError as wrong:
        print(f"barracan play: {sentence(wrong)}", file=sys.stderr)
        return 2
    from pathlib import Path

    from barracan.storage.library_file import library_path
    from barracan.windows.shell.application import StartOptions, run_window

    options = StartOptions(
        library=library_path(arguments.library),
        resume=arguments.resume,
        new=new,
        watch=arguments.watch,
        report=Path(arguments.report) if arguments.report else None,
        file=Path(arguments.record).absolute() if arguments.record else None,
    )
    return run_window(options)


def _begins(arguments: argparse.Namespace) -> bool:
    """Whether a match is to begin at once; computers that are watched need one."""
    return arguments.new is not None or (arguments.watch and arguments.resume is None)


def _check(arguments: argparse.Namespace) -> None:
    """Raise ``ValueError`` with a sentence for arguments that do not go together."""
    wanted = arguments.resume
    if arguments.record is not None and (wanted is not None or _begins(arguments)):
        raise ValueError("Either a record to look at, or --resume, --new or --watch, not both.")
    if wanted is not None and arguments.new is not None:
        raise ValueError("Either --resume or --new, not both.")
    if wanted not in {None, "last"} and not is_match_number(wanted):
        raise ValueError(f"--resume takes last or the number of a match, not {wanted!r}.")
    of_new = (arguments.seats, arguments.players, arguments.option or None)
    if not _begins(arguments) and any(each is not None for each in of_new):
        raise ValueError("--seats, --players and --option go with --new.")
    if arguments.report:
        try:
            open(arguments.report, "ab").close()  # noqa: PTH123 - a path keeps no name that has a NUL
        except OSError as failure:
            raise ValueError(unwritable(arguments.report, failure)) from None


def _check_screen(variables: Mapping[str, str]) -> None:
    """Raise ``ValueError`` where Qt would abort for want of a display; other systems than X11 and Wayland have one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(variables.get(name) for name in named):
        raise ValueError("There is no screen here to open a window on.")


def _new_match(arguments: argparse.Namespace) -> "MatchSettings":
    """Read the match that is to begin; raises ``ValueError`` with a sentence."""
    from barracan.cli.arguments import read_game, read_options, read_players, read_seats
    from barracan.games.catalog import CATALOG
    from barracan.model.game import usual_seats
    from barracan.players.player import PLAYERS, styles
    from barracan.session.messages import MatchSettings

    game = read_game(next(iter(CATALOG)) if arguments.new is None else arguments.new)
    named, wanted = arguments.players, arguments.seats
    if wanted is None:
        wanted = usual_seats(game.seat_counts) if named is None else named.count(",") + 1
    seats = read_seats(game, wanted)
    if named is not None:
        players = read_players(named, seats, (HUMAN, *PLAYERS), styles(game.id))
    else:
        players = (_USUAL if arguments.watch else HUMAN, *[_USUAL] * (seats - 1))
    notes = tuple(SeatNote.of(*note) for note in zip(_NAMES, players, strict=False))
    return MatchSettings(game.id, notes, read_options(game, arguments.option))
