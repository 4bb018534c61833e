"""Damage libraries in many ways and look whether every one opens, tells what is wrong and keeps its moves.

python packaging/checks/damaged_libraries.py [--libraries 400] [--seed 1] [--windows 40] [--folder FOLDER]
Each library is opened by the program's own door, by ``library check`` and ``library list``, and some in the window
without a screen. What must hold: no traceback, a plain sentence, a file set aside and not deleted, nothing lost without
a word, every match whole whose pages the damage has not touched, and a check that finds what has changed.
"""

import argparse
import io
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import NamedTuple

import barracan
from barracan.cli.arguments import at_least, integer
from barracan.cli.commands import main as command
from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.players.self_play import SelfPlay
from barracan.storage import damage_check
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.pads import entry_line, pad_line
from barracan.storage.players import merge_players, players, rename_player, shown_names
from barracan.storage.statistics import figures, history
from damages import FRAME_HEAD, KINDS, LOG_HEAD, NAME, PAGE, Files, Lines, Source

COMPANIONS = ("", "-wal", "-shm")
SHOWN, START = 1.0, 60.0
"""Seconds for which a window is shown, and in which it has to open."""


class Damage(NamedTuple):
    """What was done to a library, and its files afterwards."""

    name: str
    files: Files


def main(words: Sequence[str] | None = None) -> int:
    """Damage so many libraries; 1 if anything did not hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--libraries", type=at_least(1), default=400)
    parser.add_argument("--seed", type=integer, default=1)
    parser.add_argument("--windows", type=at_least(0), default=40, help="of all libraries, so many in the window too")
    parser.add_argument("--folder", type=Path, help="keep the damaged libraries there")
    wanted = parser.parse_args(words)
    damage_check.AFTER = 0  # what the program would find five seconds later
    with tempfile.TemporaryDirectory(prefix="barracan-damage-") as temporary:
        folder = wanted.folder or Path(temporary)
        sources = (closed_library(folder / "closed"), killed_library(folder / "killed"))
        for source in sources:
            whole = untouched_bytes(source, Damage("none", source.files))
            assert all(row in whole for rows in source.rows.values() for row in rows)
        counts: dict[str, int] = {}
        wrong = 0
        for number in range(wanted.libraries):
            rng = Random(f"{wanted.seed} {number}")
            kind = KINDS[number % len(KINDS)]
            source = sources[kind.__name__.startswith("log_") or number % 2]
            damage = Damage(kind.__name__, kind(rng, source))
            windowed = number * wanted.windows // wanted.libraries != (number + 1) * wanted.windows // wanted.libraries
            place = folder / f"{number:04}-{damage.name}"
            found = judge(place, source, damage, windowed=windowed)
            counts[damage.name] = counts.get(damage.name, 0) + 1
            wrong += bool(found)
            for fault in found:
                print(f"{number} {damage.name}: {fault}", flush=True)
            if not found and not wanted.folder:
                shutil.rmtree(place)
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    print(f"{wanted.libraries} damaged libraries, {wanted.windows} of them in the window, {wrong} with faults")
    return 1 if wrong else 0


def fill(library: Library) -> None:
    """Matches of several games and states, a pad kept by hand, people under two names."""
    for game, seats, hands in (("barracan", 2, 2), ("burraco", 4, 1), ("barbu", 4, 3), ("sheepshead", 3, 4)):
        lines = SelfPlay(CATALOG[game], ["random"] * seats, {}, seed=seats).play(hands=hands).lines
        for name in ("Ada", "Nora"):
            named = lines[0].replace('"name":"random 0","player":"random"', f'"name":"{name}","player":"human"')
            library.release(library.begin([named, *lines[1 : len(lines) - hands]]))
    pair = tuple(SeatNote(name, "human") for name in ("Ada", "Cleo"))
    pad = pad_line("burraco", pair, ((0,), (1,)), 2005)
    library.release(library.begin([pad, entry_line(1, (300, -20), datetime(2026, 5, 1, tzinfo=UTC))]))
    library.rename(1, "Christmas")
    library.delete(2)
    library.change(lambda db: rename_player(db, 1, "Adele"))
    library.change(lambda db: merge_players(db, 2, 1))


def closed_library(folder: Path) -> Source:
    """A library as the program leaves it when it is closed."""
    folder.mkdir(parents=True)
    path = folder / NAME
    with Library.open(path) as library:
        fill(library)
        lines, rows = records(library), rows_of(library)
    vacuum(path)
    return Source(files_of(path), lines, rows, b"")


def killed_library(folder: Path) -> Source:
    """A library as a killed program leaves it: the last match stands in the log alone."""
    folder.mkdir(parents=True)
    path, other = folder / NAME, folder / "other.sqlite"
    with Library.open(path) as library:
        fill(library)
    with Library.open(other) as library:
        fill(library)
        foreign = files_of(other)["-wal"]
    vacuum(path)
    with Library.open(path) as library:
        played = SelfPlay(CATALOG["concan"], ["random"] * 2, {}, seed=9).play(hands=1).lines
        match = library.begin(played[:1])
        for line in played[1:90]:
            library.append(match, [line])
        return Source(files_of(path), records(library), rows_of(library), foreign)


def records(library: Library) -> Lines:
    """Every record of a library."""
    return {match: library.lines(match) for match in library.everything()}


def rows_of(library: Library) -> dict[int, list[bytes]]:
    """The bytes by which each row of each record can be found in the file: time, text and checksum."""
    found: dict[int, list[bytes]] = {}
    query = "SELECT match, at, text, checksum FROM line ORDER BY match, number"
    for match, at, text, kept in library.ask(lambda db: db.execute(query).fetchall()):
        found.setdefault(match, []).append(stored(at) + text.encode() + stored(kept))
    return found


def stored(number: int) -> bytes:
    """A number as SQLite stores it."""
    size = next(size for size in (1, 2, 3, 4, 6, 8) if number < 1 << (8 * size - 1))
    return number.to_bytes(size, "big")


def vacuum(path: Path) -> None:
    """Leave no bytes in a file that no longer count."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("VACUUM")


def files_of(path: Path) -> Files:
    """The bytes of a library's files."""
    return {end: Path(f"{path}{end}").read_bytes() for end in COMPANIONS if Path(f"{path}{end}").exists()}


def judge(place: Path, source: Source, damage: Damage, *, windowed: bool) -> list[str]:
    """Open a damaged library in every way, and say what did not hold."""
    found = by_door(lay_out(place / "door", damage.files), source, damage)
    found += by_command(lay_out(place / "command", damage.files), changed=not damage_is_none(source, damage, place))
    if windowed:
        found += by_window(lay_out(place / "window", damage.files))
    return found


def lay_out(folder: Path, files: Files) -> Path:
    """A library of these files in a folder of its own."""
    folder.mkdir(parents=True)
    for end, data in files.items():
        (folder / f"{NAME}{end}").write_bytes(data)
    return folder / NAME


def by_door(path: Path, source: Source, damage: Damage) -> list[str]:
    """Open it as the program does, and read everything."""
    told: list[str] = []
    kept: Lines = {}
    try:
        with Library.open(path) as library:
            told += [str(library.notice)] if library.notice else []
            library.on_damage = lambda text: told.append(str(text))
            for _ in range(4):
                try:
                    read_everything(library)
                    end_background_checks()
                    kept = read_everything(library)
                except LibraryError as trouble:
                    told.append(str(trouble))
                else:
                    break
            else:
                return ["it is damaged again and again"]
    except LibraryError as trouble:
        told.append(str(trouble))
        if files_of(path) | {"-shm": b""} != damage.files | {"-shm": b""}:
            return [f"refused, and changed all the same: {trouble}"]
        return [] if "newer version" in str(trouble) and damage.name == "head_bits" else [f"refused: {trouble}"]
    found = [f"no plain sentence: {text}" for text in told if not is_plain(text)]
    found += lost(source, damage, kept, told=bool(told))
    if told and not any("set-aside" in each.name for each in path.parent.iterdir()):
        found.append(f"nothing was set aside: {told}")
    return found


def end_background_checks() -> None:
    """Wait until what looks through libraries behind the window has come to its end."""
    for thread in threading.enumerate():
        if thread.name == "library check":
            thread.join()


def read_everything(library: Library) -> Lines:
    """Ask all that the window asks."""
    for shelf in ("unfinished", "finished", "by_hand", "bin"):
        library.find_on_shelf(shelf)
    for match in library.everything():
        library.ask(partial(shown_names, match=match))
    for player in library.ask(players):
        library.ask(partial(figures, player=player.id))
        library.ask(partial(history, player=player.id))
    return records(library)


def lost(source: Source, damage: Damage, kept: Lines, *, told: bool) -> list[str]:
    """What has become of the records."""
    if not told:
        return [] if kept == source.lines else ["moves are lost without a word"]
    found = []
    untouched = untouched_bytes(source, damage)
    for match, lines in source.lines.items():
        have = kept.get(match, [])
        if have != lines[: len(have)]:
            found.append(f"match {match} is another one now")
        elif len(have) < len(lines) and all(row in untouched for row in source.rows[match]):
            found.append(f"match {match} could be read, and has {len(have)} of {len(lines)} lines")
    return found


def untouched_bytes(source: Source, damage: Damage) -> bytes:
    """The pages that the damage has left as they were."""
    parts: list[bytes] = []
    for end, head, size in (("", 0, PAGE), ("-wal", LOG_HEAD, PAGE + FRAME_HEAD)):
        before, after = source.files.get(end, b""), damage.files.get(end, b"")
        pieces = [(before[at : at + size], after[at : at + size]) for at in range(head, len(after), size)]
        parts += [new for old, new in pieces if old == new]
    return b"\n".join(parts)


def damage_is_none(source: Source, damage: Damage, place: Path) -> bool:
    """Whether the tables are as they were, as SQLite itself reads them; no harm was done then."""
    before, after = (dump(lay_out(place / name, files)) for name, files in (("a", source.files), ("b", damage.files)))
    return before == after


def dump(path: Path) -> list[object] | None:
    """All rows of all tables, ``None`` where they cannot be read."""
    if not path.exists() or not path.stat().st_size:
        return None
    try:
        with closing(sqlite3.connect(path)) as db:
            db.text_factory = bytes
            tables = [name.decode() for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            return [(name, db.execute(f"SELECT * FROM {name}").fetchall()) for name in sorted(tables)]  # noqa: S608
    except (sqlite3.Error, UnicodeDecodeError):
        return None


def by_command(path: Path, *, changed: bool) -> list[str]:
    """Let the commands check and list it."""
    found = []
    for task in ("check", "list", "check"):
        out, error = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(error):
            code = command(["library", task, "--library", str(path)])
        told = error.getvalue().splitlines() + [line for line in out.getvalue().splitlines() if "the file:" in line]
        found += [f"{task}, no plain sentence: {line}" for line in told if not is_plain(line)]
        if task == "check" and changed:
            if not code:
                found.append("the check finds nothing")
            changed = False
        if task == "list" and code and not told:
            found.append("the list is refused without a word")
    return found


def by_window(path: Path) -> list[str]:
    """Show it in the window for a moment."""
    variables = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(Path(barracan.__file__).parent.parent),
        **{f"XDG_{name}_HOME": str(path.parent / name.lower()) for name in ("CACHE", "CONFIG", "DATA", "STATE")},
    }
    program = subprocess.Popen(
        [sys.executable, "-P", "-m", "barracan", "play", "--library", str(path)],
        env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    deadline = monotonic() + START
    while program.poll() is None and not hears_signal(program.pid) and monotonic() < deadline:
        sleep(0.05)
    sleep(SHOWN)
    ended = program.poll() is not None
    program.send_signal(signal.SIGTERM)
    _, said = program.communicate(timeout=60)
    found = [f"the window, no plain sentence: {line}" for line in said.splitlines() if not is_plain(line)]
    logs = "".join(log.read_text() for log in path.parent.glob("state/**/*.log"))
    if ended or program.returncode or "Traceback" in logs:
        found.append(f"the window ended with {program.returncode}: {said}{logs[-2000:]}")
    return found


def hears_signal(process: int) -> bool:
    """Whether a program is so far that it ends politely when it is asked to."""
    with suppress(OSError):
        status = Path(f"/proc/{process}/status").read_text()
        caught = next(line.split()[1] for line in status.splitlines() if line.startswith("SigCgt"))
        return bool(int(caught, 16) >> (signal.SIGTERM - 1) & 1)
    return False


def is_plain(sentence: str) -> bool:
    """Whether a person understands it."""
    raw = ("Traceback", "Error", "sqlite3", "has failed:")
    return len(sentence) < 900 and not any(word in sentence for word in raw)


if __name__ == "__main__":
    sys.exit(main())
