"""Where the library lies."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import platformdirs

from barracan.files import PRIVATE, draft_of, make_private, make_private_folder

VARIABLE = "BARRACAN_LIBRARY"


def library_path(named: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The library's file: the one named, else that of ``BARRACAN_LIBRARY``, else the person's own."""
    if chosen := named or environment.get(VARIABLE):
        path = Path(chosen)
        with suppress(RuntimeError):  # of somebody who is not here: shells leave such a name as it is too
            path = path.expanduser()
        return path.absolute()
    return own_path()


def own_path() -> Path:
    """Where the person has moved the library, else its place in the user's data folder."""
    with suppress(OSError, ValueError):
        moved = Path(_note().read_text(encoding="utf-8").rstrip("\n"))
        if moved.is_absolute():
            return moved
    return _usual_path()


def _usual_path() -> Path:
    return platformdirs.user_data_path("barracan", appauthor=False) / "library.sqlite"


def prepare(path: Path) -> None:
    """Make the folder of a library; in its default place it and the library are for their owner alone.

    A file that a person named keeps the rights it has. Raises ``OSError``.
    """
    if path != _usual_path():
        path.parent.mkdir(parents=True, exist_ok=True)
        return
    make_private_folder(path.parent)
    make_private(*path.parent.glob(f"{path.stem}*"))
    with suppress(OSError):  # who can only read it may still do so
        path.touch(PRIVATE)


def remember(path: Path) -> None:
    """Look for the person's own library there from now on; raises ``OSError`` where that cannot be noted."""
    note = _note()
    make_private_folder(note.parent)
    with draft_of(note, PRIVATE) as draft:
        draft.write_text(f"{path}\n", encoding="utf-8")


def _note() -> Path:
    return platformdirs.user_config_path("barracan", appauthor=False) / "library-place.txt"
