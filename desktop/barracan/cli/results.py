"""The rows of an arena in a file that only grows, so that a run that was broken off is gone on with."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import barracan
from barracan.model.record import write_line
from barracan.players.arena import Pairing, Row

MANIFEST, TIMES = ".manifest.json", ".times.jsonl"
"""Endings of the two files beside the rows: what was asked for, and how long the players thought."""
_OTHER = "{file} was begun with {what}: name another file."
_WHAT = {
    "game": "another game",
    "seats": "another number of seats",
    "options": "other options",
    "players": "other players",
    "against": "other players in --against",
    "seed": "another seed",
    "matches": "--matches instead of --deals, or the other way round",
    "worlds": "another number of worlds",
    "sprt": "another --sprt",
    "version": "another version of the program",
    "digest": "other rules or players of the program, whose digest differs",
}
"""What differs, by the manifest's key."""
Line = TypeVar("Line", dict[str, Any], list[Any])
_FOREIGN = "{file} was not written by this command: name another file."


def digest() -> str:
    """A word that tells one version of rules and players from another."""
    sources = blake2b(digest_size=8)
    root = Path(barracan.__file__).parent
    for part in ("model", "games", "players"):
        for path in sorted((root / part).rglob("*.py")):
            sources.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return sources.hexdigest()


class Results:
    """Rows in the order in which they are played; without a path they are kept in memory alone.

    Attributes:
        rows: those that are there already.
    """

    def __init__(self, path: Path | None, manifest: dict[str, Any]) -> None:
        """Begin or go on; raises ``ValueError`` with a sentence if the file is of another arena, and ``OSError``."""
        self.rows: list[Row] = []
        self.times: list[dict[str, Any]] = []
        self._path = path
        if path is None:
            return
        if not path.name:
            raise ValueError(_FOREIGN.format(file=path))
        beside = path.with_name(path.name + MANIFEST)
        if path.exists():
            _compare(path, beside, manifest)
            self.rows = whole_lines(path, dict)
            times = path.with_name(path.name + TIMES)
            self.times = whole_lines(times, dict)
            if not all(_tells_times(line) for line in self.times):
                raise ValueError(_FOREIGN.format(file=times))
        else:
            beside.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
            path.touch()

    def known(self, number: int, wanted: Sequence[Pairing]) -> list[Row]:
        """The rows from this number on that are there already for these games; raises ``ValueError``."""
        found = self.rows[number : number + len(wanted)]
        for row, pairing in zip(found, wanted, strict=False):
            if {name: row.get(name) for name in pairing.key} != pairing.key:
                raise ValueError(f"{self._path} has other games than these: name another file.")
            if not _tells_result(row):
                raise ValueError(_FOREIGN.format(file=self._path))
        return found

    def add(self, row: Row, times: dict[str, Any]) -> None:
        """Append a row, and how long its players thought."""
        self.rows.append(row)
        self.times.append(times)
        if self._path is not None:
            _append(self._path.with_name(self._path.name + TIMES), times)
            _append(self._path, row)


def _append(path: Path, line: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8", newline="\n") as out:
        out.write(write_line(line) + "\n")


def _compare(path: Path, beside: Path, manifest: dict[str, Any]) -> None:
    try:
        begun = json.loads(beside.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        begun = None
    if not isinstance(begun, dict):
        raise ValueError(_FOREIGN.format(file=path))  # noqa: TRY004 - it is the file that is wrong
    for key, value in manifest.items():
        if begun.get(key) != value:
            raise ValueError(_OTHER.format(file=path, what=_WHAT[key]))


def _tells_result(row: Row) -> bool:
    """Whether a row of the right game says how that came out."""
    points, won, hands = row.get("points"), row.get("won"), row.get("hands")
    return (
        isinstance(points, list)
        and len(points) > max(1, row["rotation"])
        and all(isinstance(each, int) for each in points)
        and isinstance(won, list)
        and bool(won)
        and isinstance(hands, int)
        and hands > 0
        and isinstance(row.get("reason"), str)
        and "by" in row
    )


def _tells_times(line: dict[str, Any]) -> bool:
    """Whether a line says how long each player thought."""
    return all(
        isinstance(line.get(what), dict) and all(isinstance(times, list) for times in line[what].values())
        for what in ("decisions", "turns")
    )


def whole_lines(path: Path, kind: type[Line]) -> list[Line]:
    """The lines of a file, each an object or an array; one that was broken off at the end is cut from it.

    Raises ``ValueError`` with a sentence where the file is another's.
    """
    if not path.exists():
        return []
    *whole, rest = path.read_bytes().split(b"\n")
    try:
        lines = [json.loads(line) for line in whole]
    except ValueError:
        lines = [None]
    if not all(isinstance(line, kind) for line in lines) or rest[:1] not in {b"", json.dumps(kind())[:1].encode()}:
        raise ValueError(_FOREIGN.format(file=path))
    if rest:
        path.write_bytes(b"".join(line + b"\n" for line in whole))
    return lines
