"""The command ``barracan``: finds the module of what is asked for, and tells in a sentence what is wrong."""

import argparse
import gc
import sys
from collections.abc import Sequence
from errno import EDQUOT, EFBIG, ENOSPC
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from barracan import __version__, form, form_fault
from barracan.cli.output import sentence
from barracan.cli.tasks import help_text
from barracan.model.record import ENDING

COMMANDS = {
    "play": "open the window, which is also what happens without a command",
    "simulate": "let computers play each other and write the records",
    "verify": "check records move by move and point by point",
    "advise": "say what a computer player would do next",
    "arena": "set computer players against each other and measure them",
    "import": "take records into the library",
    "export": "write matches of the library as records",
    "library": "check, list or back up the library",
}
_MODULES = {"import": "import_records", "export": "export_records"}
"""Where a command's name cannot be, or is not, its module's."""

_NO_ROOM = {
    ENOSPC: "no space is left",
    EDQUOT: "no space is left",
    EFBIG: "the system limits the size of files",
}
_SLOWER = "Rules and players run as they are written, which is slower; installing the program again mends that."
_ABOUT_ALL = frozenset({"-h", "--help", "--version"})


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        told = message[:1].upper() + message[1:].rstrip(".")
        print(f"{self.prog}: {sentence(told)}.", file=sys.stderr)
        raise SystemExit(2)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; without one the window opens."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()  # a program frozen into one file starts its worker here too
    words = _with_command(sys.argv[1:] if argv is None else argv)
    _write_whatever_comes()
    if form_fault:
        print(f"barracan: {sentence(form_fault)} {_SLOWER}", file=sys.stderr)
    if words[0] == "play":
        gc.disable()  # until the window's first picture: nothing made on the way there is garbage
    try:
        return _run(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read the results has read enough
        _forget_output()
        return 1
    except OSError as failure:
        if failure.errno not in _NO_ROOM:
            raise
        print(f"barracan: The results can't be written: {_NO_ROOM[failure.errno]}.", file=sys.stderr)
        _forget_output()
        return 2
    finally:
        gc.enable()


def _with_command(words: Sequence[str]) -> list[str]:
    """The words with their command: who names none plays; options alone, or a record, are those of playing."""
    plays = not words or (words[0].startswith("-") and words[0] not in _ABOUT_ALL) or _is_file(words[0])
    return ["play", *words] if plays else list(words)


def _is_file(word: str) -> bool:
    """Whether a word that is no command can only be a file."""
    from os.path import lexists, split

    return word not in COMMANDS and (word.endswith(ENDING) or bool(split(word)[0]) or lexists(word))


def main_window() -> int:
    """Open the window: the command that has no console."""
    return main(["play", *sys.argv[1:]])


def _run(words: list[str]) -> int:
    try:
        if words[0] not in COMMANDS:
            _parser_of_all().parse_args(words)
        command = _load(words[0])
        parser = Parser(prog=f"barracan {words[0]}", description=_sentence(COMMANDS[words[0]]), allow_abbrev=False)
        command.add_arguments(parser)
        arguments = parser.parse_args(words[1:])
    except SystemExit as asked:
        return asked.code if isinstance(asked.code, int) else 0
    code = int(command.run(arguments))
    sys.stdout.flush()
    return code


def whole_parser() -> argparse.ArgumentParser:
    """All commands with all that they understand, from which the manual page and completions are made."""
    return _parser_of_all(whole=True)


def _parser_of_all(*, whole: bool = False) -> Parser:
    """What tells of all commands; a command itself needs no more than its own parser, which is made sooner."""
    parser = Parser(
        prog="barracan",
        usage=None if whole else "barracan [FILE]\n       barracan COMMAND ...",
        description="BarraCan and its relatives at one card table.",
        epilog="Without a command the window opens." if whole else help_text(),
        formatter_class=argparse.HelpFormatter if whole else argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"barracan {__version__} ({form})")
    shown = None if whole else argparse.SUPPRESS
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, help=shown)
    for name, text in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=_sentence(text))
        if whole:
            _load(name).add_arguments(command)
    return parser


def _load(name: str) -> ModuleType:
    return import_module(f"barracan.cli.{_MODULES.get(name, name)}")


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _write_whatever_comes() -> None:
    """Let a terminal that lacks a character show its number instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)  # a window without a console has no streams
        if reconfigure:
            reconfigure(errors="backslashreplace")


def _forget_output() -> None:
    """Keep Python from writing the rest to the closed pipe when it ends."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
