"""What each process of a probed checkout loads: it notes which test reaches which place, and how each test went.

``tests_reached.py`` lays it beside a ``sitecustomize.py`` that imports it; it is a plug-in of pytest, too. The notes
are lines of the file that ``BARRACAN_REACHED`` names. It is loaded before pytest could rewrite it: PYTEST_DONT_REWRITE.
"""

from __future__ import annotations

import builtins
import contextlib
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

_open, _write, _close = os.open, os.write, os.close  # tests let those of the module fail
_known: set[tuple[int, str]] = set()


def reached(place: int) -> None:
    """Note that the test of the moment reaches a place; outside of tests it is nobody's."""
    known = place, os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    if known not in _known:
        _known.add(known)
        _note(f"place\t{place}\t{known[1]}")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note how long a part of a test took, and whether it went well."""
    _note(f"test\t{report.nodeid}\t{report.when}\t{report.outcome}\t{report.duration:.3f}")


def _note(line: str) -> None:
    with contextlib.suppress(OSError):  # a test forbids files to grow
        file = _open(os.environ["BARRACAN_REACHED"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        try:
            _write(file, f"{line}\n".encode())
        finally:
            _close(file)


setattr(builtins, "_reached", reached)  # noqa: B010, the stubs know no such name
