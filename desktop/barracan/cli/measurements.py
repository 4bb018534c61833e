"""Files of measurements that only grow, so that a run that was broken off is gone on with."""

from collections.abc import Iterator, Mapping
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


class GrowingFile:
    """A file of lines, each an object; one that was broken off at the end is cut before the next is written."""

    def __init__(self, path: Path) -> None:
        """A file that need not be there yet."""
        self.path = path
        self._end: int | None = 0
        """Where the last whole line ends; unknown while the lines are being read."""

    def lines(self) -> Iterator[tuple[int, Line]]:
        """Each whole line with where it begins, one at a time, so that a long file need not be held.

        Raises ``ValueError`` with a sentence where the file is another's.
        """
        if not self.path.exists():
            return
        self._end, end = None, 0
        with self.path.open("rb") as lines:
            for line in lines:
                if line.endswith(b"\n"):
                    yield end, _object(self.path, line[:-1])
                    end += len(line)
                elif not line.startswith(b"{"):
                    raise foreign(self.path)
        self._end = end

    def line_at(self, place: int) -> Line:
        """The line that begins there."""
        with self.path.open("rb") as lines:
            lines.seek(place)
            return _object(self.path, lines.readline()[:-1])

    def append(self, line: Line) -> None:
        """Write one line more, once all lines that were there have been read."""
        assert self._end is not None
        with self.path.open("ab") as out:
            if out.tell() != self._end:
                out.truncate(self._end)
            self._end += out.write(f"{write_line(line)}\n".encode())


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
        self._file = GrowingFile(Path(out)) if out else None
        if self._file is not None:
            self._begin(self._file, {**settings, **program(*sources)})

    def add(self, line: Line) -> None:
        """Keep what has been found."""
        self.lines.append(line)
        if self._file is not None:
            self._file.append(line)

    def remove(self) -> None:
        """Remove the file: the run has come to its end."""
        if self._file is not None:
            self._file.path.unlink()

    def _begin(self, file: GrowingFile, settings: Line) -> None:
        begun, end, _ = file.path.read_bytes().partition(b"\n") if file.path.exists() else (b"", b"", b"")
        if end:
            compare(file.path, _object(file.path, begun), settings)
            self.lines = [line for _, line in file.lines()][1:]
        elif write_line(settings).encode().startswith(begun):
            file.append(settings)
        else:
            raise foreign(file.path)


def open_unfinished(path: Path, settings: Mapping[str, object], *sources: Path) -> Findings:
    """What a run that was broken off has found, in a file of its own; nothing if that was another run."""
    try:
        return Findings(str(path), settings, *sources)
    except ValueError:
        path.unlink()
        return Findings(str(path), settings, *sources)


def _object(path: Path, line: bytes) -> Line:
    try:
        return read_line(line.decode())
    except (UnicodeDecodeError, RecordFault):
        raise foreign(path) from None
