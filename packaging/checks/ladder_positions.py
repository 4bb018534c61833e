"""Lay the tables of positions with ladders, and look whether every ladder is whole.

``python3 packaging/checks/ladder_positions.py [--positions N] [--seed N]``

Random players who like ladders play hands without a flash exit, at two, three and four seats, together and singly. Each
position after which a ladder has changed is laid in windows from the smallest to the largest. The exit code is 1 if a
ladder is cut, runs over a name, another card or a bar, shows less of a card than its index, or has cards under 54; and
if the newest of a side is out of sight. What had to be scrolled is counted. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from barracan.games.barracan.moves import BarracanMove
    from barracan.model.match import Match
    from barracan.model.options import OptionValue
    from barracan.model.view import LadderView, SeatView
    from barracan.table.layouts.geometry import Layout

ROOT = Path(__file__).parents[2]
TABLES: Final = ((2, True), (3, True), (4, True), (4, False))
SIZES: Final = ((1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
CROWDED_SIZES: Final = ((1280, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
"""Of three seats, and four that play singly."""
HANDS: Final = 3
LEAST_PITCH: Final = 0.306
LEAST_CARD: Final = 54
TRIES: Final = 8
PICKS_UP, LAYS, MELDS = 0.9, 0.9, 0.12
"""How often a player takes a pile, lays a ladder, and melds anything else, where it may."""


def main(words: Sequence[str] | None = None) -> int:
    """Play, lay, and print what was found."""
    sys.path[:0] = [str(ROOT / "desktop")]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(words)
    faults, told = try_positions(arguments.positions, arguments.seed)
    for fault in faults:
        print(fault)
    print("; ".join(f"{name}: {count}" for name, count in sorted(told.items())))
    return 1 if faults else 0


def try_positions(count: int, seed: int) -> tuple[list[str], Counter[str]]:
    """The faults of so many positions, a share of each kind of table, and what was counted."""
    faults: list[str] = []
    told: Counter[str] = Counter()
    for number, (seats, together) in enumerate(TABLES):
        share = count // len(TABLES) + (number < count % len(TABLES))
        for at, view in zip(range(share), positions(seats, together=together, seed=seed), strict=False):
            told["positions"] += 1
            told[f"{most_ladders(view)} a side"] += 1
            for size in CROWDED_SIZES if len(view.sides) > 2 else SIZES:
                name = f"{seats} seats{'' if together else ' singly'}, position {at}, {size[0]}x{size[1]}"
                found, scrolled = look(view, size)
                faults += [f"{name}: {fault}" for fault in found]
                told["tables"] += 1
                told[f"scrolled at {size[0]}x{size[1]}"] += bool(scrolled)
    return faults, told


def positions(seats: int, *, together: bool, seed: int) -> Iterator[SeatView]:
    """Views of the first seat after each change of a ladder, match after match."""
    number = 0
    while True:
        number += 1
        yield from _match_positions(seats, together, 1000 * seed + number)


def _match_positions(seats: int, together: bool, seed: int) -> list[SeatView]:
    from barracan.games.catalog import CATALOG
    from barracan.players.protocol import Decision, only
    from barracan.players.self_play import SelfPlay

    options: dict[str, OptionValue] = {"flash_exit": "none", "target": 300}
    rng, lying = Random(seed), [0]
    views: list[SeatView] = []

    def choose(_game: str, _view: SeatView, _name: str, _seed: int) -> Decision:
        return only(choose_move(played.match, rng))

    def watch(_step: object) -> None:
        view = played.match.game.view(played.match.state, 0)
        now = sum(len(ladder.arm) + sum(len(row) for _, row in ladder.rows) for ladder in _ladders(view))
        if now and now != lying[0]:
            views.append(view)
        lying[0] = now

    if seats == 4:
        options["partnership"] = together
    game = CATALOG["barracan"]
    played = SelfPlay(game, ["random"] * seats, options, seed, choose_move=choose)
    played.play(HANDS, watch=watch)
    return views


def choose_move(match: Match, rng: Random) -> BarracanMove:
    """A move at random that lays ladders where it can, and keeps a hand for more of them."""
    from barracan.games.barracan.legal_moves import BarracanMoves
    from barracan.games.barracan.moves import LadderMeld, LayMelds

    legal = match.game.legal_moves(match.state)
    assert isinstance(legal, BarracanMoves)
    actions, state, seat = legal.actions(), legal.state, legal.seat
    if "pickup" in actions and rng.random() < PICKS_UP:
        return legal.pick("pickup", rng)
    if "meld" in actions:
        melds = [move for move in (legal.pick("meld", rng) for _ in range(TRIES)) if isinstance(move, LayMelds)]
        ladders = [move for move in melds if any(isinstance(meld, LadderMeld) for meld in move.melds)]
        if ladders and rng.random() < LAYS and state.hands[seat].size >= LEAST_HAND:
            return ladders[0]
        if melds and (not state.tables[state.side_of[seat]].opened or rng.random() < MELDS):
            return melds[0]
    do = next((name for name in ("draw", "pass", "discard") if name in actions), actions[0])
    return legal.pick(do, rng)


LEAST_HAND: Final = 4
"""With fewer cards a ladder might end the hand."""


def _ladders(view: SeatView) -> Iterator[LadderView]:
    return chain.from_iterable(side.ladders for side in view.side_tables())


def most_ladders(view: SeatView) -> int:
    """As many ladders as the side with most of them has."""
    return max(len(side.ladders) for side in view.side_tables())


def look(view: SeatView, size: tuple[int, int]) -> tuple[list[str], int]:
    """What is wrong with the ladders of this view in a window of this size, and how many are scrolled away."""
    laid = lay(view, size)
    faults: list[str] = []
    for side, table in enumerate(view.side_tables()):
        for number, ladder in enumerate(table.ladders):
            place = f"ladder:{side}:{number}"
            if place not in laid.buried:
                faults += _ladder_faults(laid, place, len(ladder.arm), [len(row) for _, row in ladder.rows])
        if table.ladders and f"ladder:{side}:{len(table.ladders) - 1}" in laid.buried and side in laid.scrolls:
            faults.append(f"the newest ladder of side {side} is out of sight")
    return faults + _overlaps(laid), sum(scroll.hidden for scroll in laid.scrolls.values())


def lay(view: SeatView, size: tuple[int, int]) -> Layout:
    """The table of a view in a window of this size, with its side panel where that is open by itself."""
    from PySide6.QtCore import QSizeF

    from barracan.table.barracan.layout import layout
    from barracan.table.layouts.geometry import LayoutOptions

    return layout(view, LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600))


def _ladder_faults(laid: Layout, place: str, arm: int, rows: list[int]) -> list[str]:
    """What is wrong with one ladder's cards."""
    spots, faults = laid.spots[place], []
    if len(spots) != arm + sum(rows):
        return [f"{place} has {len(spots)} cards instead of {arm + sum(rows)}"]
    width, high = spots[0].width, spots[0].rect.height()
    if width < LEAST_CARD:
        faults.append(f"{place} has cards {width} wide")
    pitch = min((lower.y - upper.y for upper, lower in pairwise(spots[:arm])), default=high) / high
    if pitch < LEAST_PITCH:
        faults.append(f"{place} has a pitch of {pitch:.3f}")
    if any(spot.rect.left() < spots[0].rect.right() for spot in spots[arm:]):
        faults.append(f"{place} has side cards over its arm")
    if place not in laid.labels or laid.labels[place].bottom() > spots[0].rect.top():
        faults.append(f"{place} has no words over it")
    return faults


def _overlaps(laid: Layout) -> list[str]:
    """Where cards and words of ladders meet anything else."""
    cards = {place: [spot.rect for spot in spots[laid.buried.get(place, 0) :]] for place, spots in laid.spots.items()}
    rects: list[tuple[str, QRectF]] = [(place, rect) for place, each in cards.items() for rect in each]
    rects += [(f"words of {place}", rect) for place, rect in laid.labels.items()]
    rects += [(f"name of side {side}", rect) for side, rect in laid.tags.items()]
    rects += [(f"seat {seat}", rect) for seat, rect in laid.plates.items()]
    rects += [("top bar", laid.top_bar), ("action bar", laid.action_bar)]
    rects += [(f"more of {side}", scroll.line) for side, scroll in laid.scrolls.items()]
    if laid.panel is not None:
        rects.append(("panel", laid.panel))
    ours = [(name, rect) for name, rect in rects if "ladder:" in name]
    found = []
    for name, rect in ours:
        inner = rect.adjusted(1, 1, -1, -1)
        for other, area in rects:
            if other != name and inner.intersects(area):
                found.append(f"{name} runs over {other}")
        if inner.left() < 0 or inner.top() < 0 or inner.right() > laid.width or inner.bottom() > laid.height:
            found.append(f"{name} leaves the window")
    return sorted(set(found))


if __name__ == "__main__":
    sys.exit(main())
