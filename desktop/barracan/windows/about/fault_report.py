"""The report of a fault: what those who make the program need to know, and nothing that others must not see."""

import getpass
import platform
import re
import zipfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion

from barracan import __version__, form, form_fault
from barracan.files import draft_of
from barracan.model.record import ENDING, read_line, write_line
from barracan.windows.review.record_words import over

LONGEST_LOG = 200_000
"""Bytes of the log that a report has at most: its last."""
_BLOT = "··"
_ENTRY = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} [A-Z]+ [\w.]+: ?")
_PLACE = re.compile(r'\s*File "[^"]*", line \d+(,? in \S+)?$')
_FIGURES = re.compile(
    r"[♠♥♦♣🂠-🃿]|\b(?:10|[A2-9TJQK])[♠♥♦♣CDHScdhs]\b|\b(?:10|[A2-9TJQK])?[♠♥♦♣]|\bJK\b"
    r"|\b(?:ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two|deuce|joker)s?\b"
    r"|\b(?:clubs?|diamonds?|hearts?|spades?)\b|(?<=['\"])[A2-9TJQKCDHS](?=['\"])|\b[0-9a-f]{8,}\b|\d+",
    re.IGNORECASE,
)
"""What may tell of a card: its code, its name, its signs, its number inside the program, and that of its match."""


def versions() -> str:
    """What runs here."""
    lines = [
        f"BarraCan {__version__} ({form})",
        *([form_fault] if form_fault else []),
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"Qt {qVersion()}",
        f"PySide {PySide6.__version__}",
        platform.platform(),
    ]
    return "".join(f"{line}\n" for line in lines)


def shared_record(record: Sequence[str]) -> list[str]:
    """A record without the hand that is being played, nor the number from which its cards and all later ones come."""
    lines = over(record)
    if lines and read_line(lines[-1])["kind"] == "match_end":
        return lines
    first = {name: value for name, value in read_line(record[0]).items() if name != "seed"}
    return [write_line(first), *lines[1:]]


def shared_log(log: Path | None, names: Iterable[str] = ()) -> str:
    """The last part of the log without cards, numbers, these names, and what tells whose computer it is."""
    if log is None:
        return ""
    with log.open("rb") as stream:
        size = stream.seek(0, 2)
        stream.seek(max(0, size - LONGEST_LOG))
        text = stream.read().decode("utf-8", "replace")
    if size > LONGEST_LOG:
        text = text.partition("\n")[2]
    return "".join(f"{line}\n" for line in _blot(text.splitlines(), [*names, *_owner()]))


def _blot(lines: Iterable[str], names: Sequence[str]) -> Iterable[str]:
    found = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name.strip())
    persons = re.compile(rf"(?<!\w)(?:{found})(?!\w)", re.IGNORECASE) if found else None
    for line in lines:
        entry = _ENTRY.match(line)
        head = entry.group() if entry else ""
        told = line.removeprefix(head).replace(str(Path.home()), "~")
        if persons is not None:
            told = persons.sub(_BLOT, told)
        yield told if _PLACE.fullmatch(line) else head + _FIGURES.sub(_BLOT, told)


def _owner() -> list[str]:
    """What the system calls the person and the computer."""
    found = [platform.node()]
    with suppress(OSError, KeyError, ImportError):
        found.append(getpass.getuser())
    return [name for name in found if name not in {"", "root", "localhost"}]


def write_report(path: Path, parts: dict[str, str]) -> None:
    """Write the parts by their names, as an archive or one after another as text; raises ``OSError``."""
    with draft_of(path) as draft:
        if path.suffix.lower() == ".zip":
            with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
                for name, text in parts.items():
                    archive.writestr(name, text)
        else:
            whole = "\n".join(f"=== {name} ===\n\n{text}" for name, text in parts.items())
            draft.write_text(whole, encoding="utf-8", newline="\n")


def parts_of(record: Sequence[str], log: Path | None, names: Iterable[str] = ()) -> dict[str, str]:
    """All that a report holds, by the name of the part; without a match there is no record."""
    parts = {"versions.txt": versions()}
    if record:
        parts[f"match{ENDING}"] = "".join(f"{line}\n" for line in shared_record(record))
    try:
        parts["log.txt"] = shared_log(log, names)
    except OSError as trouble:
        parts["log.txt"] = f"The log cannot be read: {trouble.strerror}.\n"
    return parts
