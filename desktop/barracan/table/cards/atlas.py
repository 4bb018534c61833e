"""Rendered faces kept on disk: one raw file a size, silently ignored where it is damaged."""

import contextlib
import os
import struct
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from barracan.files import make_private_folder

_MAGIC: Final = b"BARRACAN FACES 1"
_HEADER: Final = struct.Struct("<16sII")
_ENTRY: Final = struct.Struct("<16sIIII")
_MOST_FILES: Final = 24
_MOST_BYTES: Final = 256_000_000
"""So much all files may take: on a fine screen one of them takes tens of megabytes."""
_SUFFIX: Final = ".faces"


class Picture(NamedTuple):
    """A premultiplied 32-bit picture: its size in pixels and its bytes, row by row without gaps."""

    width: int
    height: int
    data: bytes


class Atlas:
    """The faces of one size as an earlier start has written them; its file is open only while something is read."""

    def __init__(self, path: Path, entries: Mapping[str, tuple[int, int, int, int]]) -> None:
        self._path = path
        self._entries = entries

    @classmethod
    def open(cls, path: Path, stamp: int) -> "Atlas | None":
        """Read what the file of a size holds; ``None`` if there is none of this stamp that is whole."""
        try:
            with path.open("rb") as file:
                magic, marked, count = _HEADER.unpack(file.read(_HEADER.size))
                left = os.fstat(file.fileno()).st_size - _HEADER.size - count * _ENTRY.size
                if magic != _MAGIC or marked != stamp or left < 0:
                    return None
                entries = dict(_entries(file.read(count * _ENTRY.size)))
        except (OSError, ValueError, struct.error):
            return None
        if left != sum(width * height * 4 for _, width, height, _ in entries.values()):
            return None
        return cls(path, entries)

    def picture(self, name: str) -> Picture | None:
        """A face by name, unless its bytes have changed."""
        entry = self._entries.get(name)
        if entry is None:
            return None
        offset, width, height, check = entry
        try:
            with self._path.open("rb", buffering=0) as file:
                file.seek(offset)
                data = file.read(width * height * 4)
        except OSError:
            return None
        return Picture(width, height, data) if crc32(data) == check else None


def write(path: Path, stamp: int, pictures: Mapping[str, Picture]) -> None:
    """Write the faces of a size, whole or not at all; a folder that cannot be written is left alone."""
    from tempfile import mkstemp

    with contextlib.suppress(OSError):
        make_private_folder(path.parent)
        handle, name = mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_HEADER.pack(_MAGIC, stamp, len(pictures)))
                for key, picture in pictures.items():
                    file.write(_ENTRY.pack(key.encode(), picture.width, picture.height, crc32(picture.data), 0))
                for picture in pictures.values():
                    file.write(picture.data)
            Path(name).replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
        _forget_oldest(path.parent)


def stamp_of(*folders: Path) -> int:
    """A number that changes whenever the art in one of these folders does."""
    marks = []
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as found:
            for entry in found:
                stat = entry.stat()
                marks.append(f"{folder.name}/{entry.name}:{stat.st_size}:{stat.st_mtime_ns}")
    return crc32("\n".join(sorted(marks)).encode())


def file_name(art: str, back: str, width: int, ratio: float) -> str:
    """The name of the file that holds a size."""
    return f"{art}-{back}-{width}-{ratio:g}{_SUFFIX}"


def _entries(rows: bytes) -> Iterator[tuple[str, tuple[int, int, int, int]]]:
    offset = _HEADER.size + len(rows)
    for name, width, height, check, _ in _ENTRY.iter_unpack(rows):
        yield name.rstrip(b"\0").decode(), (offset, width, height, check)
        offset += width * height * 4


def _forget_oldest(folder: Path) -> None:
    files = sorted(folder.glob(f"*{_SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    sizes = accumulate(file.stat().st_size for file in files)
    for number, (file, size) in enumerate(zip(files, sizes, strict=True)):
        if number >= _MOST_FILES or (number and size > _MOST_BYTES):
            file.unlink()
