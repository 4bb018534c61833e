"""What a library of many matches costs: opening it against opening an empty one, and what each page asks it.

python packaging/benchmarks/library.py [--matches 10000] [--rounds 15] [--folder FOLDER]
One person is in every match, with three others of a family or the computer, in three games; matches have three to seven
hands. Openings take turns; each page's questions are asked as the window asks them, all of one page counted together.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from barracan.cli.arguments import integer
from barracan.model.randomness import choose
from barracan.storage.library import Library
from barracan.storage.players import players
from barracan.storage.statistics import figures, history
from barracan.storage.summaries import Search

OPENING_BOUND, PAGE_BOUND = 1.2, 100.0
_FAMILY = ("Bix", "Carlo", "Dina", "Nora", "Tomas")
_LEVELS = ("beginner", "casual", "strong", "expert")


def main() -> int:
    """Measure and print; 1 if a figure is above its bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=integer, default=10_000)
    parser.add_argument("--rounds", type=integer, default=15)
    parser.add_argument("--folder", type=Path, help="where the files lie while they are measured")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="barracan-library-", dir=wanted.folder) as folder:
        full, empty = Path(folder, "full.sqlite"), Path(folder, "empty.sqlite")
        Library.open(empty).close()
        fill(full, wanted.matches)
        print(f"{wanted.matches} matches, {full.stat().st_size / 2**20:.0f} MiB")
        opens = measure_opening(full, empty, wanted.rounds)
        asks = measure_pages(full, wanted.rounds)
    return 0 if opens and asks else 1


def fill(path: Path, matches: int) -> None:
    """Store so many matches, one in ten of them unfinished."""
    rng = Random(1)
    with Library.open(path) as library:
        for number in range(matches):
            library.release(library.begin(record(rng, finished=number % 10 > 0)))


def record(rng: Random, *, finished: bool) -> list[str]:
    """Lines of the record's form; nobody replays them."""
    game, count = choose((("barracan", 2), ("burraco", 4), ("buraco", 4)), rng)
    seats = [{"name": "Ada", "player": "human"}]
    while len(seats) < count:
        name = choose(_FAMILY, rng)
        if all(seat["name"] != name for seat in seats):
            person = rng.random() < 0.6
            seats.append({"name": name, "player": "human" if person else choose(_LEVELS, rng)})
    sides = [[0], [1]] if count == 2 else [[0, 2], [1, 3]]
    lines: list[dict[str, object]] = [
        {"kind": "match", "format": 1, "game": game, "options": {}, "seats": seats, "sides": sides}
    ]
    totals = [0, 0]
    for hand in range(1, rng.randrange(3, 8)):
        lines.append({"kind": "hand", "hand": hand, "dealer": 0, "deck": ["QH"] * 108})
        lines += [{"kind": "move", "seat": 0, "do": "discard", "card": "4S"}] * 5
        points = [rng.randrange(900), rng.randrange(900)]
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        end = {"kind": "hand_end", "hand": hand, "reason": "out", "seat": 0, "points": points, "totals": totals}
        lines.append(end)
    if finished:
        lines.append({"kind": "match_end", "winners": [totals.index(max(totals))], "totals": totals})
    return [json.dumps(line, separators=(",", ":")) for line in lines]


def measure_opening(full: Path, empty: Path, rounds: int) -> bool:
    """Open and close both in turns."""
    times: dict[Path, list[float]] = {full: [], empty: []}
    for _ in range(rounds):
        for path, found in times.items():
            start = time.perf_counter()
            library = Library.open(path)
            found.append((time.perf_counter() - start) * 1e3)
            library.close()
    opened, bare = statistics.median(times[full]), statistics.median(times[empty])
    print(f"opening      median {opened:.2f} ms, an empty one {bare:.2f} ms")
    print(f"opening      ratio {opened / bare:.2f} (at most {OPENING_BOUND})")
    return opened / bare <= OPENING_BOUND


def measure_pages(path: Path, rounds: int) -> bool:
    """Ask what each page asks."""
    with Library.open(path) as library:
        ada = next(player.id for player in library.ask(players) if player.name == "Ada")
        pages: dict[str, Callable[[], object]] = {
            "unfinished": lambda: library.find_unfinished(Search(most=21)),
            "finished": lambda: library.find_finished(Search(most=21)),
            "far down": lambda: library.find_finished(Search(most=21, after=8000)),
            "search": lambda: library.find_finished(Search("nobody of this name", most=21)),
            "by hand": lambda: library.find_on_shelf("by_hand", Search(most=21)),
            "bin": lambda: library.find_on_shelf("bin", Search(most=21)),
            "players": lambda: library.ask(players),
            "pad": lambda: library.ask(lambda db: history(db, ada, most=101)),
            "statistics": lambda: library.ask(lambda db: figures(db, ada)),
        }
        right = True
        for name, ask in pages.items():
            times, busy = [], time.process_time()
            for _ in range(rounds):
                start = time.perf_counter()
                ask()
                times.append((time.perf_counter() - start) * 1e3)
            median, busy = statistics.median(times), (time.process_time() - busy) * 1e3 / rounds
            right = right and median <= PAGE_BOUND
            print(f"{name:12} median {median:6.1f} ms, processor {busy:5.1f} ms (at most {PAGE_BOUND:.0f})")
    return right


if __name__ == "__main__":
    sys.exit(main())
