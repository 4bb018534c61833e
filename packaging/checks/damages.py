"""What may happen to the files of a library: each kind of damage makes other files of a sound library's."""

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from barracan.model.randomness import choose

PAGE, LOG_HEAD, FRAME_HEAD = 4096, 32, 24
NAME = "library.sqlite"
Lines = dict[int, list[str]]
Files = dict[str, bytes]


class Source(NamedTuple):
    """A sound library: its files by their endings, its records, the bytes of their rows, and another library's log."""

    files: Files
    lines: Lines
    rows: dict[int, list[bytes]]
    foreign: bytes


def flipped(data: bytes, rng: Random, times: int, first: int = 0, last: int | None = None) -> bytes:
    """The same bytes with some bits turned over."""
    spoilt = bytearray(data)
    for _ in range(times):
        spoilt[rng.randrange(first, last or len(data))] ^= 1 << rng.randrange(8)
    return bytes(spoilt)


def head_bits(rng: Random, source: Source) -> Files:
    """Bits of the first hundred bytes."""
    return source.files | {"": flipped(source.files[""], rng, rng.randint(1, 3), 0, 100)}


def schema_number(rng: Random, source: Source) -> Files:
    """A bit of the number of the schema."""
    return source.files | {"": flipped(source.files[""], rng, 1, 60, 64)}


def page_bits(rng: Random, source: Source) -> Files:
    """Bits of heads of pages and of their cells' places."""
    start = rng.randrange(len(source.files[""]) // PAGE) * PAGE
    return source.files | {"": flipped(source.files[""], rng, rng.randint(1, 4), start, start + 200)}


def any_bits(rng: Random, source: Source) -> Files:
    """Bits anywhere."""
    return source.files | {"": flipped(source.files[""], rng, rng.randint(1, 30))}


def cut(rng: Random, source: Source) -> Files:
    """The end is missing, at the border of a page or not; a file of nothing at all is a library not yet begun."""
    data = source.files[""]
    at = rng.randrange(PAGE, len(data))
    return source.files | {"": data[: at // PAGE * PAGE if rng.randrange(2) else at]}


def zeroed_pages(rng: Random, source: Source) -> Files:
    """Some pages are empty."""
    data = bytearray(source.files[""])
    for _ in range(rng.randint(1, 4)):
        start = rng.randrange(len(data) // PAGE) * PAGE
        data[start : start + PAGE] = bytes(PAGE)
    return source.files | {"": bytes(data)}


def wrong_size(rng: Random, source: Source) -> Files:
    """Too much stands at the end."""
    return source.files | {"": source.files[""] + rng.randbytes(rng.choice((1, 777, PAGE, 3 * PAGE + 5)))}


def stored_value(rng: Random, source: Source) -> Files:
    """A value of some column of some table is another number, a text, nothing, or no text at all."""
    return source.files | {"": changed_value(source, rng)}


def stored_time(rng: Random, source: Source) -> Files:
    """One bit of the time of a line."""
    return source.files | {"": changed_value(source, rng, ("line", "at"))}


def log_bits(rng: Random, source: Source) -> Files:
    """Bits of the log."""
    return source.files | {"-wal": flipped(source.files["-wal"], rng, rng.randint(1, 3))}


def log_heads(rng: Random, source: Source) -> Files:
    """Bits of the head of the log, or of one frame in it."""
    log = source.files["-wal"]
    frame = LOG_HEAD + rng.randrange((len(log) - LOG_HEAD) // (PAGE + FRAME_HEAD)) * (PAGE + FRAME_HEAD)
    first, length = ((0, LOG_HEAD), (frame, FRAME_HEAD))[rng.randrange(4) > 0]
    return source.files | {"-wal": flipped(log, rng, 1, first, first + length)}


def log_cut(rng: Random, source: Source) -> Files:
    """The end of the log is missing."""
    return source.files | {"-wal": source.files["-wal"][: rng.randrange(len(source.files["-wal"]))]}


def log_without_file(_: Random, source: Source) -> Files:
    """The file is missing."""
    return {end: data for end, data in source.files.items() if end}


def log_beside_empty_file(_: Random, source: Source) -> Files:
    """The file is empty."""
    return source.files | {"": b""}


def log_without_index(_: Random, source: Source) -> Files:
    """The index of the log is missing, which is no damage."""
    return {end: data for end, data in source.files.items() if end != "-shm"}


def log_of_another(rng: Random, source: Source) -> Files:
    """The log is another library's."""
    files = source.files | {"-wal": source.foreign}
    if rng.randrange(2):
        del files["-shm"]
    return files


def log_bits_without_index(rng: Random, source: Source) -> Files:
    """Bits of the log, whose index is missing."""
    return {end: data for end, data in log_bits(rng, source).items() if end != "-shm"}


KINDS: tuple[Callable[[Random, Source], Files], ...] = (
    head_bits, schema_number, page_bits, any_bits, cut, zeroed_pages, wrong_size, stored_value, stored_value,
    stored_time, log_bits, log_heads, log_cut, log_without_file, log_beside_empty_file, log_without_index,
    log_of_another, log_bits_without_index,
)  # fmt: skip


def changed_value(source: Source, rng: Random, column: tuple[str, str] | None = None) -> bytes:
    """The file with one value written past all that SQLite would ask for."""
    with tempfile.TemporaryDirectory(prefix="barracan-value-") as folder:
        path = Path(folder) / NAME
        path.write_bytes(source.files[""])
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            columns = [
                (table, name)
                for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
                for _, name, *_, hidden in db.execute(f"PRAGMA table_xinfo({table})")
                if not hidden
            ]
        table, name = column or choose(columns, rng)
        lax = "UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        row = f"(SELECT {name} FROM {table} LIMIT 1 OFFSET abs(random()) % (SELECT count(*) FROM {table}))"  # noqa: S608
        value = f"{name} ^ 0" if column else choose(VALUES, rng)
        if column:
            bit = rng.randrange(62)
            value = f"(({name} | {1 << bit}) - ({name} & {1 << bit}))"
        change = f"UPDATE {table} SET {name} = {value} WHERE {name} IS {row}"  # noqa: S608
        for statement, values in (
            (lax, (" NOT NULL", " /* NULL */")), (change, ()), (lax, (" /* NULL */", " NOT NULL"))
        ):  # fmt: skip
            with closing(sqlite3.connect(path, isolation_level=None)) as db, suppress(sqlite3.Error):
                db.execute("PRAGMA writable_schema = ON")
                db.execute(statement, values)
        return path.read_bytes()


VALUES = ("-1", "1 << 40", "1 << 62", "-(1 << 62)", "1e300", "'words'", "NULL", "x'fffe'", "CAST(x'ff' AS TEXT)")
