"""What the library costs: storing a move against a bare SQLite insert, and resuming a match against its moves alone.

python packaging/benchmarks/stored_moves.py [--moves 3000] [--rounds 9] [--folder FOLDER]
Storing: both files lie in the same folder and have the same settings (WAL, synchronous=NORMAL, no automatic
checkpoints); the operations take turns, one each, while the library makes its copies for a power cut in the background.
Resuming: a match of 1,000 moves through the session, until its table is told, against the same 1,000 moves made in the
rules engine (refusal, then apply with its events); they take turns.
"""

import argparse
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from barracan.cli.arguments import integer
from barracan.games.catalog import CATALOG, find_game
from barracan.model.cards import KINDS
from barracan.model.match import Match
from barracan.model.moves import Move
from barracan.model.randomness import choose
from barracan.model.record import read_line
from barracan.model.replay import SeatNote
from barracan.session.table_session import TableSession
from barracan.storage.library import Library

MEDIAN_BOUND, P99_BOUND, RESUME_BOUND = 1.5, 2.0, 30.0
LONG = 1000


def main() -> int:
    """Measure and print; 1 if a figure is above its bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=integer, default=3000)
    parser.add_argument("--rounds", type=integer, default=9)
    parser.add_argument("--folder", type=Path, help="where the files lie while they are measured")
    wanted = parser.parse_args()
    match = long_match()
    with tempfile.TemporaryDirectory(prefix="barracan-storage-", dir=wanted.folder) as folder:
        stores = measure_storing(Path(folder), match.lines, wanted.moves)
        resumes = measure_resuming(Path(folder), match, wanted.rounds)
    return 0 if stores and resumes else 1


def long_match() -> Match:
    """A match of so many moves, with a person to move at its end."""
    rng = Random(1)
    match = Match.begin(CATALOG["barracan"], [SeatNote("Ada", "human"), SeatNote("Bix", "human")], {"target": 100_000})
    while moves_of(match) < LONG:
        if match.state.turn is None:
            match.deal(choose(match.game.next_dealers(match.state), rng), match.shuffled_deck(rng))
        moves = match.game.legal_moves(match.state)
        match.play(moves.pick(choose(moves.actions(), rng), rng))
    return match


def moves_of(match: Match) -> int:
    """How many moves the record has."""
    return sum(line.startswith('{"kind":"move"') for line in match.lines)


def measure_storing(folder: Path, lines: list[str], moves: int) -> bool:
    """Store the same lines here and there."""
    texts = [line for line in lines if line.startswith('{"kind":"move"')]
    bare = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    for setting in ("journal_mode = WAL", "synchronous = NORMAL", "wal_autocheckpoint = 0"):
        bare.execute(f"PRAGMA {setting}")
    bare.execute("CREATE TABLE line (match, number, text, PRIMARY KEY (match, number)) WITHOUT ROWID")
    with Library.open(folder / "library.sqlite") as library:
        match = library.begin(lines[:1])
        ways: dict[str, Callable[[int, str], object]] = {
            "bare insert": lambda at, text: bare.execute("INSERT INTO line VALUES (1, ?, ?)", (at, text)),
            "library": lambda _, text: library.append(match, [text]),
        }
        times = interleaved(ways, [texts[at % len(texts)] for at in range(moves)])
    bare.close()
    medians, tails = {}, {}
    for way, found in times.items():
        found.sort()
        medians[way], tails[way] = found[len(found) // 2], found[len(found) * 99 // 100]
        print(f"{way:12} median {medians[way]:6.1f} us, p99 {tails[way]:6.1f} us, worst {found[-1]:7.1f} us")
    median = medians["library"] / medians["bare insert"]
    tail = tails["library"] / tails["bare insert"]
    print(f"storing      median ratio {median:.2f} (at most {MEDIAN_BOUND}), p99 {tail:.2f} (at most {P99_BOUND})")
    return median <= MEDIAN_BOUND and tail <= P99_BOUND


def interleaved(ways: dict[str, Callable[[int, str], object]], texts: list[str]) -> dict[str, list[float]]:
    """Microseconds of each operation; the ways take turns, the first drawn by lot, with a breath in between."""
    times: dict[str, list[float]] = {way: [] for way in ways}
    rng = Random(1)
    for at, text in enumerate(texts):
        for way in sorted(ways, reverse=rng.random() < 0.5):
            start = time.perf_counter()
            ways[way](at, text)
            times[way].append((time.perf_counter() - start) * 1e6)
        if at % 10 == 0:
            time.sleep(0.005)
    return times


def lift_curtain(session: TableSession) -> None:
    """Let whoever is due look."""
    assert session.model.curtain is not None
    session.lift_curtain(session.model.curtain.seat)


def measure_resuming(folder: Path, match: Match, rounds: int) -> bool:
    """Resume a stored match, and make its moves in the engine."""
    application = QCoreApplication.instance() or QCoreApplication(sys.argv)
    hands = played(match)
    with Library.open(folder / "resumed.sqlite") as library:
        number = library.begin(match.lines)
        library.release(number)
        session = TableSession(library, find_game)
        session.model.covered.connect(lambda: lift_curtain(session))
        told: list[object] = []
        session.model.shown.connect(lambda: told.append(session.model.view))
        resume, engine = [], []
        for _ in range(rounds):
            start = time.perf_counter()
            session.resume(number)
            resume.append((time.perf_counter() - start) * 1e3)
            session.leave()
            engine.append(make_moves(match, hands))
        session.close()
    assert len(told) == rounds
    application.processEvents()
    resumed, made = statistics.median(resume), statistics.median(engine)
    more = resumed - made
    print(f"resume       median {resumed:6.1f} ms, {LONG} engine moves {made:6.1f} ms")
    print(f"resuming     {more:.1f} ms more than the engine's moves (at most {RESUME_BOUND:.0f})")
    return more <= RESUME_BOUND


def played(match: Match) -> list[tuple[int, list[int], list[Move]]]:
    """Dealer, deck and moves of each hand."""
    hands: list[tuple[int, list[int], list[Move]]] = []
    for line in map(read_line, match.lines):
        if line["kind"] == "hand":
            hands.append((line["dealer"], [KINDS[code] for code in line["deck"]], []))
        elif line["kind"] == "move":
            hands[-1][2].append(match.game.read_move(line))
    return hands


def make_moves(match: Match, hands: list[tuple[int, list[int], list[Move]]]) -> float:
    """Milliseconds for all moves in the rules engine, the deals not counted."""
    game = match.game
    state = game.start(len(match.seats), match.state.options)
    spent = 0.0
    for dealer, deck, moves in hands:
        game.deal(state, dealer, deck)
        start = time.perf_counter()
        for move in moves:
            assert game.refusal(state, move) is None
            game.apply(state, move)
        spent += time.perf_counter() - start
    return spent * 1e3


if __name__ == "__main__":
    sys.exit(main())
