"""Set BarraCan up if that is needed, then start it: ``python3 packaging/play.py [ARGUMENTS OF THE PROGRAM]``."""

from __future__ import annotations

import sys

import environment


def opens_window(arguments: list[str]) -> bool:
    """Whether the program will open its window: it does unless another command is named first."""
    return not arguments or arguments[0] == "play" or arguments[0].startswith("-")


def main() -> None:
    """Become the program, with the arguments as they are."""
    arguments = sys.argv[1:]
    with environment.plain_failures():
        python = environment.python_for(windows=opens_window(arguments))
        environment.become(python, ["-P", "-m", "barracan", *arguments])


if __name__ == "__main__":
    main()
