"""Rendered faces kept on disk: one raw, memory-mapped file a size, silently ignored where it is damaged."""

import contextlib
import mmap
import os
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from barracan.files import make_private_folder

_MAGIC: Final = b"BARRACAN FACES 1"
_HEADER: Final = struct.Struct("<16sII")
_ENTRY: Final = struct.Struct("<16sIIII")
_MOST_FILES: Final = 24
_SUFFIX: Final = ".faces"


class Picture(NamedTuple):
    """A premultiplied 32-bit picture: its size in pixels and its bytes, row by row without gaps."""

    width: int
    height: int
    data: bytes | memoryview


class Atlas:
    """The faces of one size as an earlier start has written them."""

    def __init__(self, mapped: mmap.mmap, entries: Mapping[str, tuple[int, int, int, int]]) -> None:
        self._mapped = mapped
        self._entries = entries

    @classmethod
    def open(cls, path: Path, stamp: int) -> "Atlas | None":
        """Map the file of a size; ``None`` if there is none of this stamp that can be read whole."""
        try:
            with path.open("rb") as file:
                mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            magic, marked, count = _HEADER.unpack_from(mapped)
            if magic != _MAGIC or marked != stamp:
                return None
            entries = dict(_entries(mapped, count))
        except (OSError, ValueError, struct.error):
            return None
        end = sum(width * height * 4 for _, width, height, _ in entries.values())
        if _HEADER.size + count * _ENTRY.size + end != len(mapped):
            return None
        return cls(mapped, entries)

    def picture(self, name: str) -> Picture | None:
        """A face by name, unless its bytes have changed."""
        entry = self._entries.get(name)
        if entry is None:
            return None
        offset, width, height, check = entry
        data = memoryview(self._mapped)[offset : offset + width * height * 4]
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


def _entries(mapped: mmap.mmap, count: int) -> Iterator[tuple[str, tuple[int, int, int, int]]]:
    offset = _HEADER.size + count * _ENTRY.size
    for number in range(count):
        name, width, height, check, _ = _ENTRY.unpack_from(mapped, _HEADER.size + number * _ENTRY.size)
        yield name.rstrip(b"\0").decode(), (offset, width, height, check)
        offset += width * height * 4


def _forget_oldest(folder: Path) -> None:
    files = sorted(folder.glob(f"*{_SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[_MOST_FILES:]:
        file.unlink()
