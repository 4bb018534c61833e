"""Where the window on a library can be asked by a second program; told without Qt: a first one starts no slower."""

import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path

import platformdirs

_ENDING = ".socket"
_LONGEST_NAME = 100
"""Bytes of a socket's path; systems have room for hardly more."""


def has_server(library: Path) -> bool:
    """Whether there may be a window on this library: a program that was killed leaves its socket."""
    if sys.platform == "win32":
        return True
    try:
        sockets = [file for file in _folder(os.environ).iterdir() if file.suffix == _ENDING]
    except OSError:
        sockets = []
    if not sockets:
        return False  # as it is nearly always, and told without a digest
    name = server_name(library)
    return bool(name) and Path(name).exists()


def server_name(library: Path, environment: Mapping[str, str] = os.environ) -> str:
    """What the socket of the window on this library is called; empty where there can be none."""
    import hashlib

    place = f"{Path.home()}\0{os.path.realpath(library)}"
    key = hashlib.sha256(place.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    if sys.platform == "win32":
        return f"barracan-{key}"
    name = str(_folder(environment) / f"{key}{_ENDING}")
    return name if len(os.fsencode(name)) <= _LONGEST_NAME else ""


def _folder(environment: Mapping[str, str]) -> Path:
    """The folder of sockets: that of the session; all that a Flatpak has of it in common is its own."""
    session = environment.get("XDG_RUNTIME_DIR", "")
    if not Path(session).is_absolute():
        return platformdirs.user_cache_path("barracan", appauthor=False) / "run"
    package = environment.get("FLATPAK_ID")
    return Path(session, "app", package) if package else Path(session, "barracan")


def is_own(folder: Path) -> bool:
    """Whether nobody else can put a socket there."""
    if sys.platform == "win32":
        return True
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & 0o022
