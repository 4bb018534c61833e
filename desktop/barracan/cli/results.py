"""The rows of an arena in a file that only grows, so that a run that was broken off is gone on with."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import barracan
from barracan.model.record import write_line
from barracan.players.arena import Pairing, Row

MANIFEST, TIMES = ".manifest.json", ".times.jsonl"
"""Endings of the two files beside the rows: what was asked for, and how long the players thought."""
_OTHER = "{file} was begun with another {key}: name another file."


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
        beside = path.with_name(path.name + MANIFEST)
        if path.exists():
            _compare(path, beside, manifest)
            self.rows = _whole_lines(path)
            self.times = _whole_lines(path.with_name(path.name + TIMES))
        else:
            beside.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
            path.touch()

    def known(self, number: int, wanted: Sequence[Pairing]) -> list[Row]:
        """The rows from this number on that are there already for these games; raises ``ValueError``."""
        found = self.rows[number : number + len(wanted)]
        for row, pairing in zip(found, wanted, strict=False):
            if {name: row.get(name) for name in pairing.key} != pairing.key:
                raise ValueError(f"{self._path} has other games than these: name another file.")
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
        raise ValueError(f"{path} is not a file of the arena: name another file.") from None
    for key, value in manifest.items():
        if begun.get(key) != value:
            raise ValueError(_OTHER.format(file=path, key=key))


def _whole_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file, a last one that was broken off cut from it; raises ``ValueError`` with a sentence."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    try:
        lines = [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        lines = [None]
    if not all(isinstance(line, dict) for line in lines):
        raise ValueError(f"{path} is not a file of the arena: name another file.")
    return lines
