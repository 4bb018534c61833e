"""Measure what the page of a new match tells of forms and levels, and write ``resources/figures/forms.json``.

``python packaging/make/form_figures.py [--hands N] [--level-hands N] [--worlds N] [--game NAME ...] [--out FILE]``

A form is a game with so many seats, in BarraCan for four as partners and each alone. Strong players play so many hands
of it: their turns a seat, the points of a side, and how the hands end. For each level one side plays so many hands
against casual players, each side in turn: the share of them that it is ahead of. A run that was broken off goes on
when it is called again with the same file; games that are named are written anew, others stay.
"""

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

from figures import Found, Measurement, Task, numbers, run

if TYPE_CHECKING:
    from barracan.model.options import OptionValue
    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

    Choose: TypeAlias = Callable[[str, SeatView, str, int], Decision]

ALONE = "alone"
"""How the key of a form ends in which nobody has a partner, where there is one with partners too."""
LEVELS = ("beginner", "strong", "expert")


def forms_of(game: str) -> Mapping[str, tuple[int, "Mapping[str, OptionValue]"]]:
    """The forms of a game by their keys: seats, and options that are not the usual ones."""
    from barracan.games.catalog import CATALOG

    forms: dict[str, tuple[int, Mapping[str, OptionValue]]] = {
        str(seats): (seats, {}) for seats in CATALOG[game].seat_counts
    }
    if any(option.name == "partnership" for option in CATALOG[game].options):
        forms[f"4 {ALONE}"] = (4, {"partnership": False})
    return forms


def _tasks(game: str, wanted: argparse.Namespace) -> Iterator[Task]:
    from barracan.games.catalog import CATALOG

    for kind, names, count in (
        ("form", list(forms_of(game)), wanted.hands),
        ("level", [level for level in LEVELS if level in CATALOG.entry(game).levels], wanted.level_hands),
    ):
        yield from ((game, kind, what, number) for what in names for number in range(count))


def _measure(seed: int, worlds: int, task: Task) -> object:
    """Turns a seat, points a side and the ending of a hand; or the share of the others that the level was ahead of."""
    from barracan.players.player import decide

    def choose(game_id: str, view: "SeatView", player: str, move_seed: int) -> "Decision":
        return decide(game_id, view, player, move_seed, worlds)

    game, kind, what, number = task
    if kind == "form":
        return _play_form(game, what, seed, number, choose)
    return _play_level(game, what, seed, number, choose)


def _play_form(name: str, form: str, seed: int, number: int, choose: "Choose") -> object:
    from barracan.games.catalog import CATALOG
    from barracan.players.self_play import SelfPlay

    seats, options = forms_of(name)[form]
    match = SelfPlay(CATALOG[name], ["strong"] * seats, options, seed, number, choose_move=choose).play(1)
    lines = [json.loads(line) for line in match.lines]
    turns = len([seat for seat, _ in groupby(line["seat"] for line in lines if line["kind"] == "move")])
    ending = match.state.ending
    return [turns / seats, statistics.fmean(match.state.totals), ending.reason if ending else ""]


def _play_level(name: str, level: str, seed: int, number: int, choose: "Choose") -> float:
    from barracan.games.catalog import CATALOG
    from barracan.model.game import usual_seats
    from barracan.players.self_play import SelfPlay

    game = CATALOG[name]
    seats = usual_seats(game.seat_counts)
    sides = game.sides(seats, {option.name: option.default for option in game.options})
    side = number % len(sides)
    players = [level if seat in sides[side] else "casual" for seat in range(seats)]
    match = SelfPlay(game, players, {}, seed, number // len(sides), choose_move=choose).play(1)
    points = list(match.state.totals)
    own = points.pop(side)
    return statistics.fmean(0.5 if own == other else float((own < other) == game.fewer_win) for other in points)


def _sum_up(game: str, found: Found) -> Mapping[str, object]:
    return {
        "forms": {form: _sum_up_form(found("form", form)) for form in forms_of(game)},
        "levels": {
            level: round(100 * statistics.fmean(numbers(listed)))
            for level in LEVELS
            if (listed := found("level", level))
        },
    }


def _sum_up_form(hands: Sequence[object]) -> dict[str, object]:
    """Turns to half a turn, points as a whole number, endings in a hundred."""
    found = [hand for hand in hands if isinstance(hand, list)]
    ends = Counter(str(reason) for _, _, reason in found)
    return {
        "hands": len(hands),
        "turns": round(2 * statistics.fmean(turns for turns, _, _ in found)) / 2,
        "points": round(statistics.fmean(points for _, points, _ in found)),
        "ends": {reason: round(100 * count / len(hands)) for reason, count in ends.most_common()},
    }


FORMS = Measurement(
    "forms.json",
    str(__doc__),
    {"hands": (100, "hands a form"), "level-hands": (200, "hands a level")},
    _tasks,
    _measure,
    _sum_up,
)

if __name__ == "__main__":
    raise SystemExit(run(FORMS, None))
