"""Play for hours, without a window and in one, and look whether anything grows, fails or is said on stderr.

``python packaging/checks/soak.py [--matches N] [--thoughtful N] [--sessions N] [--minutes N] [--seed N] --out FILE``

Computers play so many matches of all games in turn, under options that chance chooses, *thoughtful* of them between
strong players and experts at a tenth of their worlds; each record is verified. Then somebody clicks, types, drags and
resizes at random in so many sessions of the window, and in one that lasts so many minutes. After each match and
session, and every few seconds of the long one, it is noted how much memory, how many files and how many processes were
in use; none of them may grow once the first quarter has met every game, level and page. The same command goes on where
it was broken off. The exit code is 1 if there was any fault.
"""

from __future__ import annotations

import argparse
import functools
import gc
import os
import statistics
import sys
import time
from io import BytesIO
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.cli.measurements import Findings
    from barracan.model.game import AnyGame
    from barracan.model.options import Option, OptionValue
    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

ROOT = Path(__file__).resolve().parents[2]
PLAIN: Final = ("random", "beginner", "casual")
THOUGHTFUL: Final = ("strong", "expert")
WORLDS: Final = 8
"""A tenth of what an expert weighs in most games."""
CHANGED: Final = 0.3
"""How often an option is not the usual one."""
TRIES: Final = 20
"""Drawings of options until some go together."""
SECONDS: Final = 30.0
"""A session in the window."""
GAME: Final = "barracan"
"""What is played first in the long session."""
PERIOD: Final = 5.0
"""Seconds between two looks at the long session."""
FEWEST: Final = 20
"""Matches, sessions or moments of which it can be told whether anything grows."""
WARM: Final = 4
"""The part in which games, levels and pages are met first: what they keep from then on is no growth."""
MARGIN: Final = {"memory": 0.05, "files": 0.0, "processes": 0.0}
"""What of its mean a thing may gain afterwards."""
SURE: Final = 3.0
"""Standard errors above which a gain is none of chance."""
SETTINGS: Final = ("seed",)


def main(words: Sequence[str] | None = None) -> int:
    """Play on where the file ends, and tell what was found."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.cli.arguments import at_least, decimal, integer
    from barracan.cli.commands import Parser
    from barracan.cli.measurements import Findings

    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=at_least(0), default=2000, help="without a window")
    parser.add_argument("--thoughtful", type=at_least(0), default=100, help="of these, between strong and expert")
    parser.add_argument("--sessions", type=at_least(0), default=100, help="in the window")
    parser.add_argument("--minutes", type=decimal, default=10.0, help="in one session more; 0 for none")
    parser.add_argument("--seed", type=integer, default=1, help="another seed plays other matches")
    parser.add_argument("--out", required=True, help="the file that keeps what is found")
    wanted = parser.parse_args(words)
    try:
        findings = Findings(wanted.out, {name: getattr(wanted, name) for name in SETTINGS})
    except (OSError, ValueError) as fault:
        parser.error(str(fault))
    play_matches(findings, wanted.matches, wanted.thoughtful, wanted.seed)
    open_windows(findings, wanted.sessions, wanted.seed)
    stay_long(findings, 60 * wanted.minutes, wanted.seed)
    faults = [fault for kind in ("match", "session", "moment") for fault in tell(findings, kind)]
    print("\n".join(faults) or "Nothing grew and nothing failed.")
    return 1 if faults else 0


def play_matches(findings: Findings, count: int, thoughtful: int, seed: int) -> None:
    """Play the matches that are missing."""
    from barracan.games.catalog import CATALOG

    known = sum(line["kind"] == "match" for line in findings.lines)
    games = list(CATALOG.own)
    for number in range(known, count):
        slow = bool(thoughtful) and number % max(1, count // thoughtful) == 0
        found = play_match(CATALOG[games[number % len(games)]], Random(f"{seed} {number}"), number, slow)
        forget()
        findings.add({"kind": "match", "number": number, **found, **in_use(os.getpid())})


def forget() -> None:
    """Empty what is remembered so that it need not be found again: it has its bounds, but takes long to reach them."""
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            each.cache_clear()
    gc.collect()


def play_match(game: AnyGame, rng: Random, number: int, slow: bool) -> dict[str, object]:
    """Play one match and verify its record; says what was played, and the fault if there is one."""
    from barracan.games.catalog import find_game
    from barracan.model.record import RecordError
    from barracan.model.verify import verify
    from barracan.players.player import decide
    from barracan.players.self_play import SelfPlay

    def choose(game_id: str, view: SeatView, player: str, move_seed: int) -> Decision:
        return decide(game_id, view, player, move_seed, WORLDS)

    seats = rng.choice(game.seat_counts)
    options = draw_options(game, rng, seats)
    players = [rng.choice(THOUGHTFUL if slow else PLAIN) for _ in range(seats)]
    told: dict[str, object] = {"game": game.id, "players": players, "options": options, "fault": ""}
    try:
        match = SelfPlay(game, players, options, number, number, choose_move=choose).play(2 if slow else None)
        verify(BytesIO("".join(f"{line}\n" for line in match.lines).encode()), find_game)
    except (RecordError, ArithmeticError, LookupError, TypeError, ValueError) as fault:
        told["fault"] = f"{type(fault).__name__}: {fault}"
    return told


def draw_options(game: AnyGame, rng: Random, seats: int) -> dict[str, OptionValue]:
    """Options that the game takes together, most of them usual ones."""
    from barracan.model.replay import read_options

    usual = {option.name: option.default for option in game.options}
    for _ in range(TRIES):
        drawn = {
            option.name: draw_value(option, rng)
            for option in game.options
            if rng.random() < CHANGED and (option.seats is None or seats in option.seats)
        }
        try:
            read_options(game, drawn)
            game.sides(seats, usual | drawn)
        except ValueError:
            continue
        return drawn
    return {}


def draw_value(option: Option, rng: Random) -> OptionValue:
    """A value of an option; numbers lie between the least and the usual, so that matches end."""
    if isinstance(option.default, bool):
        return rng.random() < 0.5
    if isinstance(option.default, int):
        return rng.randint(min(option.least, option.default), option.default)
    return rng.choice(option.choices)


def open_windows(findings: Findings, count: int, seed: int) -> None:
    """Spend the sessions that are missing in the window."""
    import random_clicks
    from barracan.games.catalog import CATALOG

    known = sum(line["kind"] == "session" for line in findings.lines)
    games = list(CATALOG.own)
    for number in range(known, count):
        game, table = games[number % len(games)], random_clicks.TABLES[number // len(games) % 2]
        findings.add({"kind": "session", "number": number, **live(game, table, seed + number)})


def live(game: str, table: str, seed: int) -> dict[str, object]:
    """Spend a session at a table; says the most that was in use, and the faults."""
    import random_clicks

    used: list[dict[str, int]] = []
    with TemporaryDirectory(prefix="barracan-soak-") as folder:
        told = random_clicks.run(
            Path(folder), game, table, seed, SECONDS, watch=lambda process: used.append(in_use(process))
        )
    most = {name: max((each[name] for each in used), default=0) for name in MARGIN}
    return {"game": game, "table": table, "fault": "\n".join(told.faults), **most}


def stay_long(findings: Findings, seconds: float, seed: int) -> None:
    """Spend the long session, unless it has been; what was in use at its moments is noted once it is over."""
    import random_clicks

    if not seconds or any(line["kind"] == "moment" for line in findings.lines):
        return
    used: list[dict[str, int]] = []
    begin = time.monotonic()

    def look(process: int) -> None:
        if time.monotonic() - begin >= PERIOD * len(used):
            used.append(in_use(process))

    game, table = GAME, random_clicks.TABLES[0]
    with TemporaryDirectory(prefix="barracan-soak-") as folder:
        told = random_clicks.run(Path(folder), game, table, seed, seconds, look, stays=True)
    used = used or [dict.fromkeys(MARGIN, 0)]
    for number, each in enumerate(used):
        fault = "\n".join(told.faults) if number == len(used) - 1 else ""
        findings.add({"kind": "moment", "number": number, "game": game, "table": table, "fault": fault, **each})


def in_use(process: int) -> dict[str, int]:
    """Kilobytes of memory, open files and processes below a process; nothing where the system does not tell."""
    folder = Path("/proc", str(process))
    try:
        status = (folder / "status").read_text("utf-8")
        memory = int(status.partition("VmRSS:")[2].split()[0])
        children = (folder / "task" / str(process) / "children").read_text("utf-8").split()
        return {"memory": memory, "files": len(list((folder / "fd").iterdir())), "processes": len(children)}
    except (OSError, IndexError, ValueError):
        return dict.fromkeys(MARGIN, 0)


def tell(findings: Findings, kind: str) -> list[str]:
    """Print what was in use and what it gained, and return the faults."""
    lines: list[dict[str, Any]] = [line for line in findings.lines if line["kind"] == kind]
    faults = [f"{kind} {line['number']}, {line['game']}: {line['fault']}" for line in lines if line["fault"]]
    if len(lines) < FEWEST:
        return faults
    for name, margin in MARGIN.items():
        values = [line[name] for line in lines[len(lines) // WARM :]]
        mean, (gain, error) = statistics.mean(values), gained(values)
        print(
            f"{len(lines)} of kind {kind}, {name}: {mean:.1f}, gained {gain:.1f} ± {error:.1f} after the first quarter"
        )
        if gain > max(margin * mean, SURE * error):
            faults.append(f"{kind}: {name} grew by {gain:.1f} from {mean - gain / 2:.1f}.")
    return faults


def gained(values: Sequence[float]) -> tuple[float, float]:
    """How much the line nearest to the values rises from the first to the last, and its standard error."""
    last = len(values) - 1
    places = [place / last for place in range(len(values))]
    gain, start = statistics.linear_regression(places, values)
    apart = sum((value - start - gain * place) ** 2 for place, value in zip(places, values, strict=True))
    return gain, sqrt(apart / (last - 1) / (len(values) * statistics.pvariance(places)))


if __name__ == "__main__":
    raise SystemExit(main())
