"""What the program is made of: who made each part, under which licence, and where its source is."""

import platform
import sqlite3
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

import PySide6
from PySide6.QtCore import QLibraryInfo, qVersion

from barracan import __version__, form


class Component(NamedTuple):
    """A part of the program as it runs here; ``licence`` and ``makers`` are names, which no language translates."""

    name: str
    version: str
    makers: str
    licence: str
    source: str


_MIT, _OFL, _LGPL = "MIT License", "SIL Open Font License 1.1", "GNU Lesser General Public License 3"


def components() -> list[Component]:
    """All parts that run here, the program first."""
    found = [
        Component("BarraCan", __version__, "The BarraCan developers", _MIT, ""),
        Component("Inter", "", "The Inter Project Authors", _OFL, "https://github.com/rsms/inter"),
        Component("Klee One", "", "The Klee Project Authors", _OFL, "https://github.com/fontworks-fonts/Klee"),
        Component("Qt", qVersion(), "The Qt Company Ltd. and contributors", _LGPL, "https://code.qt.io/"),
        Component(
            "PySide6, Shiboken6", PySide6.__version__, "The Qt Company Ltd. and contributors", _LGPL, "https://code.qt.io/"
        ),
        Component(
            "Python", platform.python_version(), "Python Software Foundation", "PSF License 2", "https://www.python.org/"
        ),
        Component("SQLite", sqlite3.sqlite_version, "D. Richard Hipp", "Public domain", "https://www.sqlite.org/"),
        Component(
            "platformdirs", _version("platformdirs"), "The platformdirs developers", _MIT,
            "https://github.com/tox-dev/platformdirs",
        ),
        Component(
            "mypy_extensions", _version("mypy_extensions"), "The mypy developers", _MIT,
            "https://github.com/python/mypy_extensions",
        ),
    ]  # fmt: skip
    if form == "compiled":
        found.append(Component("mypyc", "", "The mypy developers", _MIT, "https://github.com/python/mypy"))
    if _has_ffmpeg():
        licence = "GNU Lesser General Public License 2.1"
        found.append(Component("FFmpeg", "", "The FFmpeg developers", licence, "https://ffmpeg.org/"))
    if hasattr(sys, "frozen"):
        licence = "GNU General Public License 2, with an exception for what is packed"
        found.append(Component("PyInstaller", "", "The PyInstaller developers", licence, "https://pyinstaller.org/"))
    return found


def _version(package: str) -> str:
    """The version of a package, empty where a frozen program has not kept it."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _has_ffmpeg() -> bool:
    """Whether Qt's multimedia is here with the library that it brings; a frozen program sounds without."""
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "multimedia")
    return any(plugins.glob("*ffmpeg*"))
