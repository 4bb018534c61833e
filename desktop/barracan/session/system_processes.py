"""What the system knows of processes: the signals that ask one to end, and whether one works at all."""

import signal
import sys
from pathlib import Path

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


_QUERY_LIMITED_INFORMATION = 0x1000


def processor_time(process: int) -> str | None:
    """What a process has used of the processor so far; it differs from before if the process has run meanwhile.

    ``None`` where the system does not tell, or the process is gone.
    """
    if sys.platform == "win32":
        return _cycles(process)
    elif sys.platform == "linux":  # noqa: RET505 - mypy takes what follows a return for unreachable
        return _ticks(process)
    else:
        return _ps_time(process)


def _ticks(process: int) -> str | None:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    return " ".join(fields[11:13])  # in the program and in the kernel


def _ps_time(process: int) -> str | None:
    import subprocess

    told = subprocess.run(  # noqa: S603
        ["/bin/ps", "-o", "time=", "-p", str(process)], capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or None


def _cycles(process: int) -> str | None:
    import ctypes

    if sys.platform == "win32":  # asked here too: elsewhere ctypes has no such libraries
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = ctypes.c_void_p(kernel.OpenProcess(_QUERY_LIMITED_INFORMATION, 0, process))
        cycles = ctypes.c_ulonglong()
        known = handle.value is not None and kernel.QueryProcessCycleTime(handle, ctypes.byref(cycles))
        if handle.value is not None:
            kernel.CloseHandle(handle)
        return str(cycles.value) if known else None
    else:  # noqa: RET505 - mypy takes what follows a return for unreachable
        return None
