"""Click, type, drag and resize at random in the program's window, and look whether it ever complains.

``python packaging/checks/random_clicks.py [--minutes N] [--game ID ...] [--table picture|text ...] [--seed N]
[--folder FOLDER]``

So many minutes are spent in each game at each table, on a library and with folders of their own. A program that has
been left is started again. Whatever it writes to stderr or to its log is a fault, and so is one that ends with another
exit code than 0 or stands still; the exit code is 1 if there was any. The same seed gives the same steps as far as the
machine's speed allows. Without a wish for another one the window is on no screen.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import barracan
from barracan.cli.arguments import decimal, integer
from barracan.cli.commands import Parser
from barracan.games.catalog import CATALOG

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

GAMES = ("barracan", "burraco", "barbu")
TABLES = ("picture", "text")
STAY = "stay"
"""What is said to a program that is not to be left."""
STEPS = "steps.txt"
STILL = 60.0
"""Seconds without a step after which the program stands still."""
ENOUGH = 1.0
"""Seconds in which something can be done in the window; a start that has fewer left may end before its first step."""
SHOWN = 25
"""How many of the last steps a fault is told with."""
SCREEN = """{"screens": [
    {"name": "one", "x": 0, "y": 0, "width": 2560, "height": 1440, "logicalDpi": 96, "dpr": 1}
]}"""
USUAL = ("This plugin does not support ", "Mouse event at ")
"""How lines of Qt begin that say nothing about the program: what no screen can do, and that a window has become smaller
between the two clicks of a double one."""


def main(words: Sequence[str] | None = None) -> int:
    """Do as chance has it for so long; 1 if the program complained."""
    parser = Parser(description="Click, type, drag and resize at random, and look whether the program complains.")
    parser.add_argument("--minutes", type=decimal, default=5.0, help="in each game at each table")
    parser.add_argument("--game", action="append", choices=list(CATALOG), help=f"{', '.join(GAMES)} if not given")
    parser.add_argument("--table", action="append", choices=TABLES, help="both if not given")
    parser.add_argument("--seed", type=integer, default=1, help="another seed gives other steps")
    parser.add_argument("--folder", type=Path, help="keep everything in this new folder, not in a temporary one")
    wanted = parser.parse_args(words)
    if not wanted.minutes:
        parser.error("argument --minutes: it takes a number above 0, not '0'")
    right = True
    with new_folder(wanted.folder, parser) as folder:
        for game in wanted.game or GAMES:
            for table in wanted.table or TABLES:
                told = run(folder / f"{game}-{table}", game, table, wanted.seed, 60 * wanted.minutes)
                right &= not told.faults
                print(told.line(game, table), *told.faults, sep="\n", flush=True)
    return 0 if right else 1


@contextmanager
def new_folder(wanted: Path | None, parser: Parser) -> Iterator[Path]:
    """The folder that was wished for, which must not be there yet, or one that is gone in the end."""
    if wanted is None:
        with tempfile.TemporaryDirectory(prefix="barracan-clicks-", ignore_cleanup_errors=True) as temporary:
            yield Path(temporary)
        return
    try:
        wanted.mkdir(parents=True)
    except OSError as error:
        parser.error(f"argument --folder: {wanted} cannot be made: {error.strerror}")
    yield wanted.absolute()


class Told(NamedTuple):
    """What came of a run: how long it was, how many steps were made, how often the program was started, the faults."""

    seconds: float
    steps: int
    starts: int
    faults: tuple[str, ...]

    def line(self, game: str, table: str) -> str:
        """One line that sums it up."""
        faults = len(self.faults)
        return f"{game}, {table}: {self.seconds:.0f} s, {self.steps} steps, {self.starts} starts, {faults} faults"


def unwatched(_: int) -> None:
    """Look at nothing while the program runs."""


def run(
    folder: Path,
    game: str,
    table: str,
    seed: int,
    seconds: float,
    watch: Callable[[int], None] = unwatched,
    *,
    stays: bool = False,
) -> Told:
    """Spend so many seconds in a game at a table; the first fault ends it. *watch* is told its process now and then.

    Where the person *stays*, the program is not left and started again.
    """
    start, starts, steps = time.monotonic(), 0, 0
    faults: list[str] = []
    write_preferences(folder, table)
    while not faults and (left := seconds - (time.monotonic() - start)) > 0:
        starts += 1
        line = command(folder, game, table, f"{seed}-{starts}", left)
        faults += live([*line, STAY] if stays else line, folder, watch)
        made = steps_in(folder)
        if made == steps and left > ENOUGH:
            faults.append(f"start {starts}: nothing could be done in the window")
        steps = made
    if faults:
        faults += ["the last steps:", *last_steps(folder)]
    return Told(time.monotonic() - start, steps, starts, tuple(faults))


def command(folder: Path, game: str, table: str, seed: str, seconds: float) -> list[str]:
    """The program in whose window somebody clicks."""
    script = Path(__file__).with_name("random_input.py")
    return [sys.executable, "-P", str(script), str(folder), game, table, seed, str(seconds)]


def live(line: Sequence[str], folder: Path, watch: Callable[[int], None] = unwatched) -> list[str]:
    """Start the program, wait for its end, and say what it complained of."""
    with (folder / "stderr.txt").open("w+", encoding="utf-8", errors="replace") as stderr:
        with subprocess.Popen(line, env=surroundings(folder), stdout=stderr, stderr=stderr) as program:
            stood_still = not wait(program, folder, watch)
        stderr.seek(0)
        said = [text for text in stderr.read().splitlines() if not text.startswith(USUAL)]
    faults = [f"stderr: {text}" for text in said]
    if stood_still:
        faults.append(f"it stood still for {STILL:.0f} s")
    elif program.returncode:
        faults.append(f"it ended with exit code {program.returncode}")
    return faults + [f"log: {text}" for text in logged(folder)]


def wait(program: subprocess.Popen[bytes], folder: Path, watch: Callable[[int], None]) -> bool:
    """Wait until the program ends; one that makes no steps any more is ended, and then this is false."""
    steps, since = -1, time.monotonic()
    while program.poll() is None:
        time.sleep(0.1)
        watch(program.pid)
        if (now := size_of(folder / STEPS)) != steps:
            steps, since = now, time.monotonic()
        elif time.monotonic() - since > STILL:
            program.send_signal(signal.SIGABRT)  # its log then tells where it stood
            return False
    return True


def surroundings(folder: Path) -> dict[str, str]:
    """An environment in which all the user's folders are this one's, with a screen that is larger than the windows."""
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    if platform == "offscreen":
        (folder / "screen.json").write_text(SCREEN)
        platform = f"offscreen:configfile={folder / 'screen.json'}"
    return os.environ | {
        "QT_QPA_PLATFORM": platform,
        "PYTHONPATH": str(Path(barracan.__file__).parent.parent),
        "PYTHONWARNINGS": "default",
        "HOME": str(folder),
        **{f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CACHE", "CONFIG", "DATA", "STATE")},
    }


def write_preferences(folder: Path, table: str) -> None:
    """Let the program begin at this table, and lose no time with waiting."""
    path = folder / "data" / "barracan" / "preferences.json"
    path.parent.mkdir(parents=True)
    path.write_text(f'{{"table": "{table}", "speed": "fast", "pace": "instant"}}')


def logged(folder: Path) -> Iterator[str]:
    """What the program has written to its log."""
    for path in sorted((folder / "state").rglob("*.log")):
        yield from path.read_text(encoding="utf-8", errors="replace").splitlines()


def steps_in(folder: Path) -> int:
    """How many steps have been made."""
    path = folder / STEPS
    return path.read_bytes().count(b"\n") if path.exists() else 0


def last_steps(folder: Path) -> list[str]:
    """The steps that came last."""
    path = folder / STEPS
    return path.read_text(encoding="utf-8").splitlines()[-SHOWN:] if path.exists() else []


def size_of(path: Path) -> int:
    """How long a file is; 0 where there is none."""
    return path.stat().st_size if path.exists() else 0


if __name__ == "__main__":
    sys.exit(main())
