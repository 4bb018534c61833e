"""Files of measurements that only grow, so that a run that was broken off is gone on with."""

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

import barracan
from barracan.model.moves import Line, RecordFault
from barracan.model.record import read_line, write_line

_OTHER = "{file} was begun with {what}: name another file."
_FOREIGN = "{file} was not written by this command: name another file."
_WHAT = {
    "game": "another game",
    "seats": "another number of seats",
    "options": "other options",
    "players": "other players",
    "against": "other players in --against",
    "seed": "another seed",
    "matches": "--matches instead of --deals, or the other way round",
    "worlds": "another number of worlds",
    "version": "another version of the program",
    "digest": "other rules or players of the program, whose digest differs",
}
"""What differs, by the key; else it is the argument of that name."""


def program(*more: Path) -> dict[str, str]:
    """What tells one state of the rules and players, and of *more* sources, from another."""
    sources = blake2b(digest_size=8)
    root = Path(barracan.__file__).parent
    own = [path for part in ("model", "games", "players") for path in sorted((root / part).rglob("*.py"))]
    for path in (*own, *more):
        name = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
        sources.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return {"version": barracan.__version__, "digest": sources.hexdigest()}


def foreign(file: object) -> ValueError:
    """What is raised of a file that another command has written."""
    return ValueError(_FOREIGN.format(file=file))


def compare(path: Path, begun: Mapping[str, object], settings: Mapping[str, object]) -> None:
    """Raise ``ValueError`` with a sentence if a file was begun with other settings."""
    if not begun.keys() >= settings.keys():
        raise foreign(path)
    for key, value in settings.items():
        if begun[key] != value:
            raise ValueError(_OTHER.format(file=path, what=_WHAT.get(key, f"another --{key}")))


def whole_lines(path: Path) -> list[Line]:
    """The lines of a file, each an object; one that was broken off at the end is cut from it.

    Raises ``ValueError`` with a sentence where the file is another's.
    """
    if not path.exists():
        return []
    *whole, rest = path.read_bytes().split(b"\n")
    lines = [_object(path, line) for line in whole]
    if rest[:1] not in {b"", b"{"}:
        raise foreign(path)
    if rest:
        path.write_bytes(b"".join(line + b"\n" for line in whole))
    return lines


def append(path: Path, line: Line) -> None:
    """Write one line more."""
    with path.open("a", encoding="utf-8", newline="\n") as out:
        out.write(write_line(line) + "\n")


class Findings:
    """What a measurement has found; its file, if it has one, begins with a line of what is measured.

    Attributes:
        lines: what has been found already.
    """

    def __init__(self, out: str | None, settings: Mapping[str, object], *sources: Path) -> None:
        """Begin or go on; *sources* do the measuring, beside the program.

        Raises ``ValueError`` with a sentence if the file is of another measurement or program, and ``OSError``.
        """
        self.lines: list[Line] = []
        self._path = Path(out) if out else None
        if self._path is not None:
            self._begin(self._path, {**settings, **program(*sources)})

    def add(self, line: Line) -> None:
        """Keep what has been found."""
        self.lines.append(line)
        if self._path is not None:
            append(self._path, line)

    def _begin(self, path: Path, settings: Line) -> None:
        begun = path.read_bytes().partition(b"\n") if path.exists() else (b"", b"", b"")
        if begun[1]:
            compare(path, _object(path, begun[0]), settings)
            self.lines = whole_lines(path)[1:]
        elif write_line(settings).encode().startswith(begun[0]):
            path.write_bytes(b"")
            append(path, settings)
        else:
            raise foreign(path)


def _object(path: Path, line: bytes) -> Line:
    try:
        return read_line(line.decode())
    except (UnicodeDecodeError, RecordFault):
        raise foreign(path) from None
