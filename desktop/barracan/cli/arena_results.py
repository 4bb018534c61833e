"""The rows of an arena, and how long its players thought, in files that only grow."""

import json
from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate, repeat
from math import isnan
from pathlib import Path

from barracan.cli.measurements import GrowingFile, compare, foreign
from barracan.model.moves import Line
from barracan.players.arena import Pairing, Row, Setting
from barracan.players.tallies import Estimate, Tally

MANIFEST, TIMES = ".manifest.json", ".times.jsonl"
"""Endings of the two files beside the rows: what was asked for, and how long the players thought."""
_LARGEST = 2**63
"""No number of a row or time is as large."""
_LONGEST_GAP = 2**24
"""No two games that follow each other in a file have numbers so far apart."""


class Results:
    """Rows in the order in which they are played, in a file that may be gone on with; none is held in memory."""

    def __init__(self, path: Path | None, manifest: Line, number: Callable[[Pairing], int]) -> None:
        """Begin or go on; *number* tells each game of the arena from all others.

        Raises ``ValueError`` with a sentence if the file is of another arena, and ``OSError``.
        """
        self._path = path
        self._number = number
        self._places = array("q")
        """Where the times of a game stand in their file, by its number, and -1 where they do not."""
        if path is None:
            return
        if not path.name:
            raise foreign(path)
        beside = path.with_name(path.name + MANIFEST)
        self._rows = GrowingFile(path)
        self._times = GrowingFile(path.with_name(path.name + TIMES))
        if path.exists():
            compare(path, _manifest(beside), manifest)
            self._find_times()
        else:
            beside.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
            path.touch()

    def read_rows(self) -> Iterator[Row]:
        """The rows that are there already; raises ``ValueError``."""
        if self._path is not None:
            for _, row in self._rows.lines():
                yield row

    def check(self, row: Row, pairing: Pairing) -> None:
        """Raise ``ValueError`` if a row that was there is not that of this game."""
        if _game(row) != pairing:
            raise ValueError(f"{self._path} has other games than these: name another file.")
        if not _tells_result(row):
            raise foreign(self._path)

    def times(self, pairing: Pairing) -> Row | None:
        """How long the players thought in a game that was there already, if that is known."""
        number = self._number(pairing)
        place = self._places[number] if number < len(self._places) else -1
        return None if place < 0 else self._times.line_at(place)

    def add(self, row: Row, times: Row) -> None:
        """Append a row, and how long its players thought."""
        if self._path is not None:
            self._times.append(times)
            self._rows.append(row)

    def _find_times(self) -> None:
        for place, line in self._times.lines():
            if not _tells_times(line):
                raise foreign(self._times.path)
            game = _game(line)
            number = -1 if game is None else self._number(game)
            if not 0 <= number < len(self._places) + _LONGEST_GAP:
                continue
            self._places.extend(repeat(-1, number + 1 - len(self._places)))
            self._places[number] = place  # a game that was broken off may have been played again


def _manifest(path: Path) -> Line:
    try:
        begun = json.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError, RecursionError):
        begun = None
    return begun if isinstance(begun, dict) else {}


def _game(line: Row) -> Pairing | None:
    """The game that a row or its times are of."""
    match line:
        case {"players": [str(one), str(other)], "deal": int(deal), "rotation": int(rotation)}:
            return Pairing((one, other), deal, rotation)
    return None


def _tells_result(row: Row) -> bool:
    """Whether a row of the right game says how that came out."""
    points, won, hands, by = row.get("points"), row.get("won"), row.get("hands", 0), row.get("by", 0)
    return (
        isinstance(points, list)
        and len(points) > max(1, row["rotation"])
        and all(map(_is_number, points))
        and isinstance(won, list)
        and _is_number(hands)
        and hands > 0
        and isinstance(row.get("reason"), str)
        and (by is None or isinstance(by, str))
    )


def _tells_times(line: Row) -> bool:
    """Whether a line says how long each player thought."""
    return all(
        isinstance(line.get(what), dict)
        and all(isinstance(times, list) and times and all(map(_is_number, times)) for times in line[what].values())
        for what in ("decisions", "turns")
    )


def _is_number(number: object) -> bool:
    return isinstance(number, int) and abs(number) < _LARGEST


Paces = Mapping[str, Mapping[str, Mapping[str, float]]]
"""Of each player's ``decisions`` and whole ``turns``: how many, and the milliseconds that most of them were within."""

_HEADS = ("players", "games", "points a hand", "ahead by", "won", "hands ended")


def table(setting: Setting, tallies: Sequence[tuple[Tally, str]]) -> str:
    """A table of all cells; each comes with what a sequential test says, or nothing."""
    lines = [_HEADS, *(_line(setting, tally, verdict) for tally, verdict in tallies)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_HEADS))]
    return "".join(
        "  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip() + "\n" for line in lines
    )


def _line(setting: Setting, tally: Tally, verdict: str) -> tuple[str, ...]:
    others = len(setting.sides) - 1
    name = f"{tally.cell[0]} : {tally.cell[1]}" + (f" × {others}" if others > 1 else "")
    ends = ", ".join(
        f"{reason}{f' by {player}' if player else ''} {count}"
        for (reason, player), count in tally.endings.most_common()
    )
    return (
        name,
        str(tally.games),
        f"{tally.own:.2f} : {tally.others:.2f}",
        f"{tally.ahead.value:+.2f} ± {_margin(tally.ahead)}",
        f"{100 * tally.won.value:.1f} % ({100 * tally.won.low:.1f} to {100 * tally.won.high:.1f})"
        + (f", {verdict}" if verdict else ""),
        ends,
    )


def _margin(estimate: Estimate) -> str:
    return "?" if isnan(estimate.high) else f"{estimate.high - estimate.value:.2f}"


def as_json(manifest: Line, tallies: Sequence[tuple[Tally, str]], paces: Paces) -> Line:
    """The same as plain data, with how long the players thought."""
    return {
        **manifest,
        "cells": [
            {
                "players": list(tally.cell),
                "games": tally.games,
                "points": [round(tally.own, 4), round(tally.others, 4)],
                "ahead": _round(tally.ahead),
                "won": _round(tally.won),
                "par": round(tally.par, 4),
                "endings": [[reason, by, count] for (reason, by), count in tally.endings.most_common()],
                **({"sprt": verdict} if verdict else {}),
            }
            for tally, verdict in tallies
        ],
        "milliseconds": paces,
    }


def _round(estimate: Estimate) -> list[float | None]:
    return [None if isnan(each) else round(each, 4) for each in (estimate.value, estimate.low, estimate.high)]


class Durations:
    """How long decisions and whole turns of each player took: counts of microseconds, rounded to four digits."""

    def __init__(self) -> None:
        self._counts: dict[str, dict[str, Counter[int]]] = {}

    def add(self, times: Row) -> None:
        """Take in the times of a game."""
        for what in ("decisions", "turns"):
            for player, durations in times[what].items():
                counts = self._counts.setdefault(player, {}).setdefault(what, Counter())
                counts.update(round(duration, 4 - len(str(duration))) for duration in durations)

    def paces(self) -> Paces:
        """What they come to."""
        return {
            player: {what: _pace(counts) for what, counts in self._counts[player].items()}
            for player in sorted(self._counts)
        }


def pace_in_words(paces: Paces) -> str:
    """The same, a line for each."""
    return "".join(
        f"{player}: {found['count']} {what}, median {found['median']:.1f} ms, 99 % within {found['99 %']:.1f} ms\n"
        for player, done in paces.items()
        for what, found in done.items()
    )


def _pace(counts: Counter[int]) -> dict[str, float]:
    times = sorted(counts)
    sums = list(accumulate(counts[time] for time in times))
    count = sums[-1]
    median, most = (times[bisect_right(sums, place)] / 1000 for place in (count // 2, count * 99 // 100))
    return {"count": count, "median": median, "99 %": most}
