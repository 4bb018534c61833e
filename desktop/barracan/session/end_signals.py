"""The signals that ask the program to end; not every system has all of them."""

import signal

_OF_TERMINALS = {"SIGINT", "SIGHUP", "SIGBREAK"}
"""Ctrl C, the terminal closed, and what Windows sends for both: every process of the terminal gets them."""

ENDINGS = tuple(each for each in signal.Signals if each.name in {*_OF_TERMINALS, "SIGTERM"})


def leave_endings_to_the_program() -> None:
    """Ignore, in a process that the program has begun and ends itself, what a terminal sends to all."""
    for each in ENDINGS:
        if each.name in _OF_TERMINALS:
            signal.signal(each, signal.SIG_IGN)


def is_refused(number: signal.Signals) -> bool:
    """Whether who started the program wants it to outlive its terminal, as ``nohup`` does."""
    return number.name == "SIGHUP" and signal.getsignal(number) is signal.SIG_IGN
