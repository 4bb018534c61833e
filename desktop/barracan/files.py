"""Files that are written whole or not at all, and files and folders that are for their owner alone."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EEXIST
from pathlib import Path

PRIVATE = 0o600
"""The mode of a file that only its owner reads."""
_PRIVATE_FOLDER, _USUAL = 0o700, 0o666
_OTHERS = 0o077
_OWN_FOLDER = "barracan"


@contextmanager
def draft_of(path: Path, mode: int = _USUAL, draft: Path | None = None) -> Iterator[Path]:
    """A new file that takes the place of *path* at the end of the block; where the block fails nothing has changed.

    *draft* may be a ``draft_name`` that somebody else wants to know. Raises ``OSError``.
    """
    draft = draft or draft_name(path)
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
    try:
        yield draft
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def new_file(path: Path, mode: int = _USUAL) -> Iterator[Path]:
    """Like ``draft_of`` for a file that must not be there; raises ``FileExistsError`` where there is one by then."""
    draft = draft_name(path)
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
    try:
        yield draft
        _rename_to_new(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _rename_to_new(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)  # which overwrites nothing, as a renaming would
    except FileExistsError:
        raise
    except OSError:  # a file system without a second name for a file
        if path.exists():
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path)) from None
        draft.rename(path)


def draft_name(path: Path) -> Path:
    """A name beside *path* that nobody can foresee and lay a link at."""
    return path.with_name(f".{_OWN_FOLDER}-{os.urandom(8).hex()}.new")


def make_private_folder(folder: Path) -> None:
    """Make a folder, with those above it that are missing, for its owner alone; an existing one becomes so.

    Where it lies in the program's own folder, that one becomes so too. Raises ``OSError``.
    """
    above = (folder, *folder.parents)
    for each in reversed(above):
        if not each.is_dir():
            each.mkdir(_PRIVATE_FOLDER, exist_ok=True)
    own = next((place for place, each in enumerate(above) if each.name == _OWN_FOLDER), 0)
    for each in above[: own + 1]:
        _restrict(each, _PRIVATE_FOLDER)


def make_private(*files: Path) -> None:
    """Let only their owner read these files, as far as they are there."""
    for file in files:
        _restrict(file, PRIVATE)


def _restrict(path: Path, mode: int) -> None:
    """Give what is the person's own this mode if others have rights to it; what a link points at is left alone."""
    if os.name == "nt":
        return  # who may read what in a user's folder is the system's care there
    with suppress(OSError):
        found = path.lstat()
        if found.st_mode & _OTHERS and found.st_uid == os.geteuid() and not path.is_symlink():
            path.chmod(mode)
