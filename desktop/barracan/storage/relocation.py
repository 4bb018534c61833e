"""Going on in another file, above all where the library's own fails."""

from pathlib import Path

from barracan.storage.errors import LibraryError, failures
from barracan.storage.library import Library


def move(library: Library, path: Path) -> bool:
    """Let a library go on in another file with all that it has; returns whether all could be read.

    A library that lies there already keeps what it has. Raises ``LibraryError`` where there can be none.
    """
    path = path.absolute()
    records: list[list[str]] = []
    whole = _gather(library, records) if path.exists() else _copied(library, path)
    library.go_on_in(path)
    for lines in records:
        if not any(library.lines(match)[: len(lines)] == lines for match in library.beginning_with(lines[0])):
            library.release(library.begin(lines))
    return whole


def _gather(library: Library, records: list[list[str]]) -> bool:
    """Collect all records that can be read; what is in the bin stays there."""
    try:
        for shelf in ("unfinished", "finished", "by_hand"):
            records += [library.lines(match.id) for match in library.listed(shelf)]
    except LibraryError:
        return False
    return True


def _copied(library: Library, path: Path) -> bool:
    with failures(path, "not_opened"):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        library.back_up(path)
    except (LibraryError, OSError):
        return False
    return True
