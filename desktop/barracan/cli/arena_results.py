"""The rows of an arena, and how long its players thought, in files that only grow."""

import json
from collections.abc import Iterable, Mapping, Sequence
from math import isnan
from pathlib import Path

from barracan.cli.measurements import append, compare, foreign, whole_lines
from barracan.model.moves import Line
from barracan.players.arena import Pairing, Row, Setting
from barracan.players.tallies import Estimate, Tally

MANIFEST, TIMES = ".manifest.json", ".times.jsonl"
"""Endings of the two files beside the rows: what was asked for, and how long the players thought."""
_LARGEST = 2**63
"""No number of a row or time is as large."""


class Results:
    """Rows in the order in which they are played; without a path they are kept in memory alone.

    Attributes:
        rows: those that are there already.
    """

    def __init__(self, path: Path | None, manifest: Line) -> None:
        """Begin or go on; raises ``ValueError`` with a sentence if the file is of another arena, and ``OSError``."""
        self.rows: list[Row] = []
        self._times: dict[Pairing | None, Row] = {}
        self._path = path
        if path is None:
            return
        if not path.name:
            raise foreign(path)
        beside = path.with_name(path.name + MANIFEST)
        if path.exists():
            compare(path, _manifest(beside), manifest)
            self.rows = whole_lines(path)
            times = path.with_name(path.name + TIMES)
            for line in whole_lines(times):
                if not _tells_times(line):
                    raise foreign(times)
                self._times[_game(line)] = line  # a game that was broken off may have been played again
        else:
            beside.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
            path.touch()

    def known(self, number: int, wanted: Sequence[Pairing]) -> list[Row]:
        """The rows from this number on that are there already for these games; raises ``ValueError``."""
        found = self.rows[number : number + len(wanted)]
        for row, pairing in zip(found, wanted, strict=False):
            if _game(row) != pairing:
                raise ValueError(f"{self._path} has other games than these: name another file.")
            if not _tells_result(row):
                raise foreign(self._path)
        return found

    def times(self, rows: Iterable[Row]) -> list[Row]:
        """How long the players thought in the games of these rows, as far as that is known."""
        return [self._times[game] for game in map(_game, rows) if game in self._times]

    def add(self, row: Row, times: Row) -> None:
        """Append a row, and how long its players thought."""
        self.rows.append(row)
        self._times[_game(times)] = times
        if self._path is not None:
            append(self._path.with_name(self._path.name + TIMES), times)
            append(self._path, row)


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
                "ahead": _rounded(tally.ahead),
                "won": _rounded(tally.won),
                "par": round(tally.par, 4),
                "endings": [[reason, by, count] for (reason, by), count in tally.endings.most_common()],
                **({"sprt": verdict} if verdict else {}),
            }
            for tally, verdict in tallies
        ],
        "milliseconds": paces,
    }


def _rounded(estimate: Estimate) -> list[float | None]:
    return [None if isnan(each) else round(each, 4) for each in (estimate.value, estimate.low, estimate.high)]


def pace(times: Iterable[Row]) -> Paces:
    """How long decisions and whole turns of each player took."""
    found: dict[str, dict[str, list[int]]] = {}
    for each in times:
        for what in ("decisions", "turns"):
            for player, durations in each[what].items():
                found.setdefault(player, {}).setdefault(what, []).extend(durations)
    return {player: {what: _pace(sorted(taken)) for what, taken in found[player].items()} for player in sorted(found)}


def pace_in_words(paces: Paces) -> str:
    """The same, a line for each."""
    return "".join(
        f"{player}: {found['count']} {what}, median {found['median']:.1f} ms, 99 % within {found['99 %']:.1f} ms\n"
        for player, done in paces.items()
        for what, found in done.items()
    )


def _pace(ordered: Sequence[int]) -> dict[str, float]:
    count = len(ordered)
    return {"count": count, "median": ordered[count // 2] / 1000, "99 %": ordered[count * 99 // 100] / 1000}
