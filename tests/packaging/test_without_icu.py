"""What Qt does in a frozen program, which has no ICU."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import without_icu

QT = Path(PySide6.__file__).parent / "Qt" / "lib"
ASK = """
from PySide6.QtCore import QCollator, QDateTime, QLocale, QStringConverter, QTimeZone
collator = QCollator(QLocale("fr"))
print(collator.compare("a", "b"), collator.compare("b", "a"), collator.compare("a", "a"))
print(QLocale("it").toUpper("già ß"), QLocale("de").toLower("ÄÖ"))
print(QLocale("pt").toString(QDateTime(2026, 3, 12, 8, 0, 0).date(), "d MMMM"))
print(QTimeZone(b"Europe/Rome").offsetFromUtc(QDateTime(2026, 1, 1, 0, 0, 0)))
print("Shift_JIS" in QStringConverter.availableCodecs())
"""
pytestmark = pytest.mark.skipif(
    not shutil.which("cc") or not list(QT.glob("libicu*")), reason="there is no C compiler or no ICU here"
)


@pytest.fixture
def libraries(tmp_path):
    """A folder of Qt's libraries that knows of its core and of ICU alone."""
    for path in QT.glob("libicu*"):
        (tmp_path / path.name).write_bytes(b"")
    (tmp_path / "libQt6Core.so.6").symlink_to(QT / "libQt6Core.so.6")
    return tmp_path


def test_qt_runs_without_icu(libraries):
    names = without_icu.replace(libraries)
    assert len(names) == 3
    (libraries / "libQt6Core.so.6").unlink()
    variables = {**os.environ, "LD_LIBRARY_PATH": str(libraries)}
    done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True, env=variables)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["-1 1 0", "GIÀ SS äö", "12 março", "3600", "False"]


def test_a_qt_that_asks_for_more_is_told(libraries, monkeypatch, tmp_path):
    short = tmp_path / "short.c"
    short.write_text(without_icu.SOURCE.read_text().replace("NOTHING(ucol_strcoll)", ""))
    monkeypatch.setattr(without_icu, "SOURCE", short)
    with pytest.raises(ValueError, match=r"^Qt asks ICU for what short\.c does not answer: ucol_strcoll_\d+\.$"):
        without_icu.replace(libraries)


def test_equal_libraries_are_made(libraries, tmp_path):
    made = []
    for _ in range(2):
        without_icu.replace(libraries)
        made.append([path.read_bytes() for path in sorted(libraries.glob("libicu*"))])
    assert made[0] == made[1]
