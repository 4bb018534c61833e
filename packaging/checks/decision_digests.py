"""Digest what computer players decide, to show that a change of the code changes no decision.

``python3 packaging/checks/decision_digests.py [--decisions N] [--seed N] [--game ID ...] [--against FILE]
[--out FILE] [--workers N | --cluster ADDRESS]``

Players of every level play matches against each other in each game. A decision counts with its move as the record
writes it, the candidates with their values, the number of worlds, and one world that agrees with what the seat saw.
Each row is one match: its game, players, how many decisions, and their digest. With ``--against`` the rows of an
earlier run are compared, and the exit code is 1 if one differs. Run it in the development environment.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from barracan.cli.arguments import at_least, integer, not_empty
from barracan.cli.cluster import WorkersLost
from barracan.cli.commands import Parser
from barracan.cli.executors import HERE, Workers, add_arguments, break_off, find_workers
from barracan.cli.measurements import Findings, open_unfinished
from barracan.games.catalog import CATALOG
from barracan.model.randomness import stream
from barracan.players.player import decide
from barracan.players.self_play import SelfPlay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from barracan.model.game import AnyGame
    from barracan.model.view import SeatView
    from barracan.players.protocol import Decision

LINE_UPS = (("casual", "strong"), ("beginner", "strong", "casual", "random"), ("expert", "casual"), ("casual",) * 6)
"""Cut or repeated to the number of seats that a game has."""
WORLDS = {"expert": 12}
"""How many worlds a level looks into here, where that is not its own number: the digest is wanted today."""
FEWER = {"burraco": 4, "buraco": 4}
"""The same where hands in thought take long."""
A_MATCH = 60
"""So many decisions are taken from one match, so that there are many openings among them."""


class Enough(Exception):
    """Raised to end a match when it has given its decisions."""


class Digest:
    """The digest of the decisions of one match."""

    def __init__(self, game: AnyGame, most: int) -> None:
        self.count = 0
        self._game = game
        self._most = most
        self._hash = hashlib.blake2b(digest_size=16)

    def choose(self, game: str, view: SeatView, player: str, seed: int) -> Decision:
        """Let a player decide, and take the decision into the digest."""
        if self.count == self._most:
            raise Enough
        decision = decide(game, view, player, seed, FEWER.get(game, WORLDS[player]) if player in WORLDS else None)
        self.count += 1
        self._hash.update("\n".join(self._lines(view, seed, decision)).encode())
        return decision

    def text(self) -> str:
        """The digest in hexadecimal digits."""
        return self._hash.hexdigest()

    def _lines(self, view: SeatView, seed: int, decision: Decision) -> Iterator[str]:
        write = self._game.write_move
        yield repr(write(decision.move))
        for each in decision.candidates:
            yield f"{write(each.move)!r} {each.value} {each.error} {each.risk}"
        yield str(decision.worlds)
        world = self._game.determinize(view, stream("digest", seed))
        for seat in range(view.seats):
            yield repr(sorted(self._game.view(world, seat).places().items()))


def main(words: Sequence[str] | None = None) -> int:
    """Print a row for each match; 1 if one differs from an earlier run."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=at_least(1), default=10_000)
    parser.add_argument("--seed", type=integer, default=1)
    parser.add_argument("--game", action="append", choices=list(CATALOG))
    parser.add_argument("--against", type=Path, help="the rows of an earlier run with the same words")
    parser.add_argument("--out", type=not_empty, help="write the rows there as well")
    add_arguments(parser)
    wanted = parser.parse_args(words)
    wanted.game = wanted.game or list(CATALOG)
    rows = []
    try:
        earlier = wanted.against.read_text(encoding="utf-8").splitlines() if wanted.against else []
        with find_workers(wanted) as workers:
            for row in kept_rows(wanted, workers):
                rows.append(row)
                print(row, flush=True)
    except ValueError as wrong:
        parser.error(str(wrong))
    except OSError as failure:
        parser.error(f"{failure.filename}: {failure.strerror}")
    except (WorkersLost, KeyboardInterrupt) as reason:
        return break_off(parser.prog, reason, wanted.out)
    differing = [row for row in rows if row not in earlier]
    if wanted.against:
        print(f"{len(differing)} of {len(rows)} rows differ", *differing, sep="\n")
    return 1 if wanted.against and differing else 0


def kept_rows(wanted: argparse.Namespace, workers: Workers) -> Iterator[str]:
    """All rows; with an output, those that a run which was broken off has written there are not played again."""
    settings = {"decisions": wanted.decisions, "seed": wanted.seed, "game": wanted.game, "python": sys.version}
    kept = (
        open_unfinished(Path(f"{wanted.out}.unfinished"), settings, Path(__file__))
        if wanted.out
        else Findings(None, settings)
    )
    rows = [str(line["row"]) for line in kept.lines]
    yield from rows
    for row in digests(wanted.game, wanted.decisions, wanted.seed, workers, rows):
        kept.add({"row": row})
        rows.append(row)
        yield row
    if wanted.out:
        Path(wanted.out).write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    kept.remove()


def digests(
    games: Sequence[str], decisions: int, seed: int, workers: Workers = HERE, known: Sequence[str] = ()
) -> Iterator[str]:
    """Rows of matches of these games in turn, until so many decisions have been made in each game.

    Those that are known already come first in the same order, and are not told again.
    """
    for name in games:
        counts = [int(row.split()[-2]) for row in known if row.split()[0] == name]
        left, number = -(-decisions // len(games)) - sum(counts), len(counts)
        matches = workers.play(partial(digest_match, name, seed, A_MATCH), count(number))
        while left > 0:
            found, text = next(matches)
            if found > left:
                found, text = digest_match(name, seed, left, number)
            players = players_of(CATALOG[name], number)
            number += 1
            left -= found
            yield f"{name} {number} {','.join(players)} {found} {text}"


def digest_match(name: str, seed: int, most: int, number: int) -> tuple[int, str]:
    """How many decisions are taken from the match of this number, and their digest."""
    game = CATALOG[name]
    digest = Digest(game, most)
    with suppress(Enough):
        SelfPlay(game, players_of(game, number), {}, seed, number, choose_move=digest.choose).play()
    return digest.count, digest.text()


def players_of(game: AnyGame, number: int) -> tuple[str, ...]:
    """Who plays the match of this number."""
    seats = game.seat_counts[number % len(game.seat_counts)]
    line_up = LINE_UPS[number // len(game.seat_counts) % len(LINE_UPS)]
    return tuple((line_up * seats)[:seats])


if __name__ == "__main__":
    sys.exit(main())
