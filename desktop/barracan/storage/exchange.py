"""Matches that come into a library and go out of it as records, and a library that goes on in another file."""

from collections.abc import Iterable, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from barracan.files import draft_of
from barracan.model.match import Match
from barracan.model.record import ENDING, read_line, write_line
from barracan.model.replay import FindGame
from barracan.storage.errors import LibraryError, failures
from barracan.storage.library import Library


class Found(Enum):
    """What a record that is imported turned out to be."""

    NEW = "new"
    KNOWN = "known"
    """The library has it, or more of it, already."""
    CONTINUED = "continued"
    """The library had the beginning of it."""


class Imported(NamedTuple):
    """Which match of the library a record is, and what importing it has done."""

    match: int
    found: Found


def import_record(library: Library, find_game: FindGame, lines: Iterable[str]) -> Imported:
    """Verify a record and store it; a match that the library knows is recognised, a longer copy continues it.
    One that lies in the bin comes out of it.

    Raises ``RecordError`` where the record is wrong and ``LibraryError`` where it cannot be stored; nothing is stored
    then.
    """
    imported = _store(library, [_with_one_kind(text) for text in Match.replay(find_game, lines).lines])
    if imported.found is not Found.NEW:
        library.restore(imported.match)
    return imported


def _store(library: Library, texts: list[str]) -> Imported:
    for match in library.find_by_header(texts[0]):
        kept = library.lines(match)
        if kept[: len(texts)] == texts:
            return Imported(match, Found.KNOWN)
        if len(kept) > 1 and texts[: len(kept)] == kept:
            library.write_on(match, texts[len(kept) :])
            return Imported(match, Found.CONTINUED)
    match = library.begin(texts)
    library.release(match)
    return Imported(match, Found.NEW)


def _with_one_kind(text: str) -> str:
    """The line with its kind named once and plainly: of a key named twice the last counts, SQLite takes the first."""
    if text.count('"kind"') == 1 and "\\u006" not in text:
        return text
    return write_line(read_line(text))


def export_record(library: Library, match: int, path: Path) -> None:
    """Write a match as a record, whole or not at all; raises ``OSError`` where the file cannot be written."""
    write_record(library.lines(match), path)


def write_record(lines: Sequence[str], path: Path) -> None:
    """Write the lines of a match as a record, as ``export_record`` does."""
    with draft_of(path) as draft, draft.open("w", encoding="utf-8", newline="\n") as out:
        out.writelines(f"{line}\n" for line in lines)


def file_name(match: int, game: str) -> str:
    """The name of a match's record among others."""
    return f"{game}-{match}{ENDING}"


def move(library: Library, path: Path) -> bool:
    """Let a library go on in another file with all that it has; returns whether all could be read.

    A library that lies there already keeps what it has; who plays a match that is held
    stores it there. Raises ``LibraryError`` where there can be none.
    """
    path = path.absolute()
    records: list[list[str]] = []
    whole = _gather(library, records) if path.exists() else _copy(library, path)
    library.go_on_in(path)
    for lines in records:
        _store(library, lines)
    return whole


def _gather(library: Library, records: list[list[str]]) -> bool:
    """Collect the records that can be read of all matches but those held; what is in the bin stays there."""
    try:
        for shelf in ("unfinished", "finished", "by_hand"):
            found = [match.id for match in library.find_on_shelf(shelf)]
            records += [library.lines(match) for match in found if not library.holds(match)]
    except LibraryError:
        return False
    return True


def _copy(library: Library, path: Path) -> bool:
    with failures(path, "not_opened"):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        library.back_up(path)
    except (LibraryError, OSError):
        return False
    return True
