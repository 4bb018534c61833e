"""Leave out of a frozen program the data of ICU that Qt never asks for; of 32 MB they are 27.

Qt asks ICU for the order of words, capital letters, names of time zones and the encodings of other systems. The
program writes UTF-8 and speaks ``LANGUAGES``: these, what all languages share, and the order of words in every
language are kept. GNU ``as``, ``ld`` and ``nm`` make a library of them again.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("de", "en", "es", "fr", "it", "pt")
UNASKED: Final = re.compile(r"(brkitr|curr|lang|rbnf|region|translit|unit)/|.*\.(cnv|spp|cfu)|unames\.icu|uts46\.nrm")
LANGUAGE: Final = re.compile(r"(zone/)?(?P<name>[a-z]{2,3})(_\w+)?\.res")
FORM: Final = b"CmnD"
"""What stands in the header of a package of data, twelve bytes after its beginning."""
FORM_AT: Final = 12
HEADER, COUNT, ENTRY = Struct("<H"), Struct("<I"), Struct("<II")
ALIGNED: Final = 16
SOURCE: Final = """.section .rodata,"a"
.balign 16
.globl {symbol}
.type {symbol}, %object
{symbol}:
.incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack,"",%progbits
"""


def is_kept(name: str) -> bool:
    """Whether an item of the data is kept; *name* is without that of the package."""
    language = LANGUAGE.fullmatch(name)
    return not UNASKED.match(name) and (not language or language["name"] in LANGUAGES)


def trim(library: Path) -> list[str]:
    """Make the library that holds the data smaller, and return the names of what was left out."""
    symbol, size = find_symbol(library)
    content = library.read_bytes()
    start = content.index(FORM) - FORM_AT
    header, items = read_package(content[start : start + size])
    kept = {name: data for name, data in items.items() if is_kept(name.partition("/")[2])}
    write_library(library, symbol, make_package(header, kept))
    return [name for name in items if name not in kept]


def find_symbol(library: Path) -> tuple[str, int]:
    """The name of the data in the library, and their bytes."""
    told = subprocess.run(
        ["nm", "-D", "-S", "--defined-only", library], capture_output=True, text=True, check=True
    ).stdout.split()
    if len(told) != len(("address", "size", "kind", "name")):
        raise ValueError(f"{library.name} has not the one symbol that ICU's data have.")
    return told[3], int(told[1], 16)


def read_package(package: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The header of a package of data, and its items by their names."""
    (length,) = HEADER.unpack_from(package)
    table = package[length:]
    (count,) = COUNT.unpack_from(table)
    entries = [ENTRY.unpack_from(table, COUNT.size + number * ENTRY.size) for number in range(count)]
    names = [table[at : table.index(0, at)].decode() for at, _ in entries]
    starts = [start for _, start in entries]
    ends = [*starts[1:], len(table)]
    return package[:length], {name: table[start:end] for name, start, end in zip(names, starts, ends, strict=True)}


def make_package(header: bytes, items: Mapping[str, bytes]) -> bytes:
    """A package of these items, in the form in which ICU reads it."""
    names_at = COUNT.size + len(items) * ENTRY.size
    names = bytearray()
    named = []
    for name in items:
        named.append(names_at + len(names))
        names += name.encode() + b"\0"
    body = bytearray()
    body_at = aligned(names_at + len(names))
    entries = []
    for at, data in zip(named, items.values(), strict=True):
        entries.append(ENTRY.pack(at, body_at + len(body)))
        body += data.ljust(aligned(len(data)), b"\0")
    table = COUNT.pack(len(items)) + b"".join(entries) + names
    return header + table.ljust(body_at, b"\0") + body


def aligned(length: int) -> int:
    """The next length at which an item may begin."""
    return -(-length // ALIGNED) * ALIGNED


def write_library(library: Path, symbol: str, package: bytes) -> None:
    """Write the library anew around a package of data."""
    with tempfile.TemporaryDirectory() as made:
        data, source, compiled = (Path(made, name) for name in ("icu.dat", "icu.s", "icu.o"))
        data.write_bytes(package)
        source.write_text(SOURCE.format(symbol=symbol, data=data.name))
        subprocess.run(["as", "-o", compiled.name, source.name], cwd=made, check=True)
        line = ["ld", "-shared", "-soname", library.name, "-z", "noexecstack", "--build-id=none"]
        subprocess.run([*line, "-o", str(library.absolute()), compiled.name], cwd=made, check=True)
