"""Look for positions in which one move is clearly the best, and write them into ``resources/puzzles``.

``python packaging/make/puzzles.py GAME [--count N] [--worlds N] [--seed N] [--minutes N] [--values] [--reasons]``

Casual players play hands of the game; wherever beginner, casual and rules of thumb would do something else than expert,
expert looks into so many worlds twice, from different seeds. A position is a puzzle if both times the same move leads
by the game's gap, something can be said of why that is not true of what beginner and casual do, and hands that strong
players play on bring more after it than after the next best. At most a quarter of a game's puzzles have the same kind
of best move, or the same reason. All other moves are valued too where there are not too many, so that an answer is
judged at once; ``--values`` does that for the puzzles that are there, and tells of those in which a move that nobody
had thought of is better. ``--reasons`` writes into those that are there why the best move is made, as a hint says it,
after other words were found for it. Those that are there stay; called again with another seed the command goes on with
other deals.
"""

import argparse
import json
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dull_puzzles import FREES_JOKER, full_sorts, is_found, is_rule_of_thumb, plain_decisions, sorts, tells_nothing
from played_on import find_lead
from puzzle_values import Values, fault_of_values, value_moves, worse_moves

if TYPE_CHECKING:
    from barracan.model.game import AnyGame
    from barracan.model.match import Match
    from barracan.model.text import Text
    from barracan.players.protocol import Decision

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "puzzles"
GAP: Final = 1500
"""By how many thousandths of a point the best move leads in BarraCan; in other games as widely as points spread."""
LARGER_GAPS: Final = {"sheepshead": 300}
"""By how many it leads where that would be so little that nobody cares."""
NAMES: Final = ("Ada", "Bix", "Nora", "Tomas", "Ivo", "Lea")
"""Who solves a puzzle, and who sits with them."""
FIRST: Final = 4
"""Before so many moves of a hand there is little to see, but where it begins with who plays alone."""
AT_ONCE: Final = frozenset({"sheepshead"})


class Position(NamedTuple):
    """A position of a hand: its record, its match, and whose turn it is."""

    lines: tuple[str, ...]
    match: "Match"
    seat: int


class Found(NamedTuple):
    """A puzzle: what is to be found, its kind, what each move is worth, and why the best one is made."""

    theme: str
    values: list[tuple[Any, int]]
    reasons: tuple["Text", ...]


def positions(game: "AnyGame", seed: int) -> Iterator[Position]:
    """The positions of first hands that casual players play, hand by hand, at all sizes of table."""
    from barracan.model.match import Match
    from barracan.model.randomness import choose, stream
    from barracan.model.replay import SeatNote
    from barracan.players.player import decide

    for number in count():
        seats = game.seat_counts[number % len(game.seat_counts)]
        match = Match.begin(game, [SeatNote(NAMES[seat], "casual") for seat in range(seats)], {}, seed=seed)
        rng = stream("puzzle", seed, number)
        dealer = choose(game.next_dealers(match.state), rng)
        match.deal(dealer, match.shuffled_deck(rng), **game.hand_keys(match.state, rng))
        while (seat := match.state.turn) is not None:
            if len(match.moves) >= FIRST or game.id in AT_ONCE:
                yield Position(tuple(match.lines), match, seat)
            view = game.view(match.state, seat)
            match.play(decide(game.id, view, "casual", rng.getrandbits(63)).move)


def weigh(game: "AnyGame", position: Position, worlds: int, full: Collection[str]) -> Found | None:
    """What two searches agree on, if the position is a puzzle; of the sorts that are *full* none is wanted."""
    from barracan.players.player import decide

    view = game.view(position.match.state, position.seat)
    plain = plain_decisions(game, view)
    quick = decide(game.id, view, "expert", 1, worlds // 8)
    gap = gap_of(game)
    theme = theme_of(game, view, quick)
    if any(each.move == quick.move for each in plain) or not quick.worlds or lead(quick) < gap:
        return None
    if tells_nothing(quick.reasons, plain) or is_rule_of_thumb(game, view, quick.move):
        return None
    if any(sort in full for sort in sorts(theme, quick.reasons)):
        return None
    searches = [decide(game.id, view, "expert", seed, worlds) for seed in (2, 3)]
    if any(found.move != quick.move or not found.worlds or lead(found) < gap for found in searches):
        return None
    values = value_moves(game, view, position.match.state, quick.move, worlds=worlds, gap=gap)
    if fault_of_values(position.lines, quick.move, values, gap) or is_found(game, values, plain):
        return None
    next_best, _ = worse_moves(position.lines, quick.move, values)[0]
    if not find_lead(game, view, quick.move, next_best).holds:
        return None
    most = searches[0].candidates[0].value
    return Found(theme, list_values(game, quick.move, most, values), searches[0].reasons)


def value_all(game: "AnyGame", worlds: int) -> None:
    """Value the moves of the puzzles of a game anew, and tell of those that are none."""
    from barracan.session.lessons.puzzle import MovePuzzle, open_puzzle

    for path in sorted(FOLDER.glob(f"{game.id}-[0-9]*.json")):
        puzzle = open_puzzle(path.stem)
        assert isinstance(puzzle, MovePuzzle)
        state, gap = puzzle.match.state, gap_of(game)
        values = value_moves(game, game.view(state, puzzle.seat), state, puzzle.best, worlds=worlds, gap=gap)
        wrong = fault_of_values(puzzle.lines, puzzle.best, values, gap)
        print(f"{path.stem}: {wrong or f'{len(values)} moves'}", flush=True)
        if not wrong:
            listed = list_values(game, puzzle.best, puzzle.moves[0].value, values)
            stored = json.loads(path.read_text("utf-8"))
            path.write_text(in_lines({**stored, "moves": write_values(game, listed)}), "utf-8")


def gap_of(game: "AnyGame") -> int:
    """By how many thousandths the best move of a puzzle leads."""
    from barracan.players.player import find_player

    return LARGER_GAPS.get(game.id, GAP * find_player(game.id).spread // 100)


def list_values(game: "AnyGame", best: Any, most: int, values: Values) -> list[tuple[Any, int]]:
    """The moves with what each is worth where the best is worth the most, the best first."""
    from barracan.session.lessons.plain_form import plain_form

    others = (each for plain, each in values.items() if plain != plain_form(game, best))
    return [(best, most), *sorted(((move, most - max(0, loss)) for move, loss in others), key=lambda each: -each[1])]


def explain_all(game: "AnyGame", worlds: int) -> None:
    """Write into the puzzles of a game why their best moves are made, and tell of those that no search explains."""
    from barracan.players.player import decide
    from barracan.session.lessons.plain_form import plain_form
    from barracan.session.lessons.puzzle import MovePuzzle, open_puzzle, write_reasons

    for path in sorted(FOLDER.glob(f"{game.id}-[0-9]*.json")):
        puzzle = open_puzzle(path.stem)
        assert isinstance(puzzle, MovePuzzle)
        view = game.view(puzzle.match.state, puzzle.seat)
        searches = (decide(game.id, view, "expert", seed, count) for seed, count in ((2, worlds // 8), (3, worlds)))
        best = plain_form(game, puzzle.best)
        found = next((each.reasons for each in searches if plain_form(game, each.move) == best), ())
        print(f"{path.stem}: {' '.join(map(str, found)) or 'no reason'}", flush=True)
        stored = {**json.loads(path.read_text("utf-8")), "reasons": write_reasons(found)}
        path.write_text(in_lines(stored), "utf-8")


def puzzle_values(game: "AnyGame", found: Found) -> dict[str, object]:
    """What a puzzle's file says beside its record."""
    from barracan.session.lessons.puzzle import write_reasons

    return {
        "theme": found.theme,
        "moves": write_values(game, found.values),
        "reasons": write_reasons(found.reasons),
    }


def write_values(game: "AnyGame", values: list[tuple[Any, int]]) -> list[dict[str, object]]:
    """The moves with their values as a file has them."""
    return [{"move": {"kind": "move", **game.write_move(move)}, "value": value} for move, value in values]


def lead(decision: "Decision") -> int:
    """By how much the best move leads, in thousandths of a point."""
    values = sorted((each.value for each in decision.candidates), reverse=True)
    return decision.scale.convert(values[0] - values[1]) if len(values) > 1 else 0


def theme_of(game: "AnyGame", view: Any, decision: "Decision") -> str:
    """The kind of a move: what it does, with which melds; of a card whether it leads or follows, and in what role."""
    move, trick = decision.move, getattr(view, "trick", None)
    written = game.write_move(move)
    melds = written.get("melds")
    if written.get("swaps") or any(why.template == FREES_JOKER for why in decision.reasons):
        return "swap"
    if isinstance(melds, list) and melds and isinstance(melds[0], dict):
        kinds = {"ladder" if "ladder" in meld else str(meld.get("category", "cards")) for meld in melds}
        return " ".join((move.do, *sorted(kinds)))
    if move.do != "play" or trick is None:
        return str(move.do)
    role = {None: "", view.seat: " alone"}.get(view.headline_seat(), " against")
    if not trick:
        return f"lead{role}"
    [card] = game.cards_used(view, move)
    return f"follow{role}" if card[-1] == trick[0][-1] else f"throw{role}"


def write_position(game: "AnyGame", position: Position, found: Found) -> str:
    """Write a puzzle: the record for the one who solves it, and what the moves are worth; returns its name."""
    first, *rest = position.lines
    head = json.loads(first)
    head["seats"] = [
        {"name": name, "player": "human" if seat == position.seat else "casual"}
        for seat, name in enumerate(_names(len(head["seats"]), position.seat))
    ]
    lines = [json.dumps(head, ensure_ascii=False, separators=(",", ":")), *rest]
    name = free_name(game.id)
    write(name, lines, puzzle_values(game, found))
    return name


def write(name: str, lines: Sequence[str], values: Mapping[str, object]) -> None:
    """Write the record of a puzzle, and what is to be found in it."""
    FOLDER.mkdir(exist_ok=True)
    FOLDER.joinpath(f"{name}.cards.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    FOLDER.joinpath(f"{name}.json").write_text(in_lines(values), "utf-8")


def in_lines(stored: Mapping[str, object]) -> str:
    """What is stored beside a position as JSON, each move and each reason on a line of its own: there can be many."""
    dense = partial(json.dumps, separators=(",", ":"))
    entries = []
    for name, value in stored.items():
        rows = ",\n".join(f"  {dense(each)}" for each in value) if isinstance(value, list) else ""
        entries.append(f" {dense(name)}: [\n{rows}\n ]" if rows else f" {dense(name)}: {dense(value)}")
    return "{\n" + ",\n".join(entries) + "\n}\n"


def read_values(prefix: str) -> list[dict[str, Any]]:
    """What is to be found in the puzzles whose names begin so, with a number after it."""
    return [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob(f"{prefix}-[0-9]*.json"))]


def stored_sorts(values: Mapping[str, Any]) -> tuple[str, ...]:
    """What a puzzle has in common with others, by what its file says beside its record."""
    return (values["theme"], *(each["template"] for each in values.get("reasons", ())[:1]))


def free_name(prefix: str) -> str:
    """The name with the number after the last: what was solved is kept by names, so that none is given again."""
    numbers = (int(path.stem.rpartition("-")[2]) for path in FOLDER.glob(f"{prefix}-[0-9]*.json"))
    return f"{prefix}-{max(numbers, default=0) + 1:02}"


def _names(seats: int, solver: int) -> list[str]:
    others = iter(NAMES[1:])
    return [NAMES[0] if seat == solver else next(others) for seat in range(seats)]


def main(words: list[str] | None = None) -> int:
    """Look for so many puzzles of a game."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.games.catalog import CATALOG

    parser = argparse.ArgumentParser(description="Look for puzzles.")
    parser.add_argument("game", choices=list(CATALOG.own))
    parser.add_argument("--count", type=int, default=15, help="so many in all")
    parser.add_argument("--worlds", type=int, default=512, help="of each of the two searches")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--reasons", action="store_true", help="say in the puzzles that are there why the best is")
    parser.add_argument("--values", action="store_true", help="value what the puzzles that are there do not value")
    wanted = parser.parse_args(words)
    game = CATALOG[wanted.game]
    if wanted.values:
        value_all(game, wanted.worlds)
        return 0
    if wanted.reasons:
        explain_all(game, wanted.worlds)
        return 0
    until = monotonic() + 60 * wanted.minutes
    known = read_values(game.id)
    sorted_so_far = [stored_sorts(each) for each in known]
    deals = {path.read_text("utf-8").split("\n")[1] for path in FOLDER.glob(f"{game.id}-*.cards.jsonl")}
    for position in positions(game, wanted.seed):
        if len(sorted_so_far) >= wanted.count or monotonic() > until:
            break
        if position.lines[1] in deals:
            continue  # one puzzle a hand
        found = weigh(game, position, wanted.worlds, full_sorts(sorted_so_far, wanted.count))
        if found is None:
            continue
        deals.add(position.lines[1])
        sorted_so_far.append(sorts(found.theme, found.reasons))
        name = write_position(game, position, found)
        print(f"{name}: {found.theme}, {len(found.values)} moves", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
