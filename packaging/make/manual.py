"""The manual page in each language: the commands' own help, its texts turned into those of ``packaging/linux/manual``.

``python packaging/make/manual.py CODE`` prints which texts the manual of a language still lacks.
"""

from __future__ import annotations

import argparse
import os
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from barracan.cli.commands import whole_parser

FOLDER: Final = Path(__file__).resolve().parents[1] / "linux" / "manual"
LANGUAGE: Final = "BARRACAN_MANUAL"
"""The variable that names the language of the page to be made."""


def languages() -> list[str]:
    """The languages besides English that have a manual."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def words_of(language: str) -> Mapping[str, str]:
    """The translations of a manual's texts."""
    kept: dict[str, str] = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
    return kept


def texts() -> set[str]:
    """All texts of the manual in English."""
    found = set()

    def keep(text: str) -> str:
        found.add(text)
        return text

    _put_into(whole_parser(), keep)
    return {text for text in found if _line_of(text) not in found}


def summary(language: str) -> str:
    """What the program is, in a line of another language."""
    description = whole_parser().description
    assert description is not None
    return words_of(language)[description].removesuffix(".")


def parser() -> argparse.ArgumentParser:
    """The commands with their help in the language that the environment names; the maker of the page asks for it."""
    words = words_of(os.environ[LANGUAGE])
    whole = whole_parser()
    _put_into(whole, lambda text: words[text] if text in words else _sentence(words[_line_of(text)]))
    return whole


def _line_of(text: str) -> str:
    """The line that lists a command, of the sentence that describes it."""
    return f"{text[:1].lower()}{text[1:].removesuffix('.')}" if text.endswith(".") else ""


def _sentence(line: str) -> str:
    return f"{line[:1].upper()}{line[1:]}."


def _put_into(told: argparse.ArgumentParser, translate: Callable[[str], str]) -> None:
    """Let a parser and those of its commands speak otherwise."""
    told.description = translate(told.description) if told.description else None
    told.epilog = translate(told.epilog) if told.epilog else None
    for action in _actions(told):
        if action.help and action.help != argparse.SUPPRESS:
            action.help = translate(action.help)
        if isinstance(action, argparse._SubParsersAction):
            for listed in action._get_subactions():
                listed.help = translate(listed.help) if listed.help else None
            for command in dict.fromkeys(action.choices.values()):
                _put_into(command, translate)


def _actions(told: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for group in told._action_groups:
        yield from group._group_actions


def main() -> int:
    """Print what a manual lacks; 1 if it lacks anything."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("language")
    lacking = sorted(texts() - words_of(asked.parse_args().language).keys())
    print("\n".join(lacking))
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
