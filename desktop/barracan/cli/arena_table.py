"""What an arena prints: a line for each cell, and how long the players thought."""

from collections.abc import Iterable, Mapping, Sequence
from math import isnan
from typing import Any

from barracan.players.arena import Row, Setting
from barracan.players.tallies import Estimate, Tally

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


def as_json(manifest: dict[str, Any], tallies: Sequence[tuple[Tally, str]], paces: Paces) -> dict[str, Any]:
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
