"""Digest what computer players decide, to show that a change of the code changes no decision.

``python3 packaging/checks/decision_digests.py [--decisions N] [--seed N] [--game ID ...] [--against FILE]
[--out FILE]``

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
from pathlib import Path
from typing import TYPE_CHECKING, Any

from barracan.games.catalog import CATALOG
from barracan.model.randomness import stream
from barracan.players.player import decide
from barracan.players.self_play import SelfPlay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from barracan.model.game import Game
    from barracan.players.protocol import Decision

LINE_UPS = (("casual", "strong"), ("beginner", "strong", "casual", "random"), ("expert", "casual"), ("casual",) * 6)
"""Cut or repeated to the number of seats that a game has."""
WORLDS = {"expert": 32}
"""How many worlds a level looks into here, where that is not its own number: the digest is wanted today."""
A_MATCH = 60
"""So many decisions are taken from one match, so that there are many openings among them."""


class Enough(Exception):
    """Raised to end a match when it has given its decisions."""


class Digest:
    """The digest of the decisions of one match."""

    def __init__(self, game: Game[Any, Any, Any], most: int) -> None:
        self.count = 0
        self._game = game
        self._most = most
        self._hash = hashlib.blake2b(digest_size=16)

    def choose(self, game: str, view: Any, player: str, seed: int) -> Decision:
        """Let a player decide, and take the decision into the digest."""
        if self.count == self._most:
            raise Enough
        decision = decide(game, view, player, seed, WORLDS.get(player))
        self.count += 1
        self._hash.update("\n".join(self._lines(view, seed, decision)).encode())
        return decision

    def text(self) -> str:
        """The digest in hexadecimal digits."""
        return self._hash.hexdigest()

    def _lines(self, view: Any, seed: int, decision: Decision) -> Iterator[str]:
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=list(CATALOG))
    parser.add_argument("--against", type=Path, help="the rows of an earlier run with the same words")
    parser.add_argument("--out", type=Path, help="write the rows there as well")
    wanted = parser.parse_args(words)
    rows = []
    for row in digests(wanted.game or list(CATALOG), wanted.decisions, wanted.seed):
        rows.append(row)
        print(row, flush=True)
    if wanted.out:
        wanted.out.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    if not wanted.against:
        return 0
    earlier = wanted.against.read_text(encoding="utf-8").splitlines()
    differing = [row for row in rows if row not in earlier]
    print(f"{len(differing)} of {len(rows)} rows differ", *differing, sep="\n")
    return 1 if differing else 0


def digests(games: Sequence[str], decisions: int, seed: int) -> Iterator[str]:
    """Rows of matches of these games in turn, until so many decisions have been made in each game."""
    for name in games:
        game = CATALOG[name]
        left, number = -(-decisions // len(games)), 0
        while left > 0:
            players = players_of(game, number)
            digest = Digest(game, min(left, A_MATCH))
            with suppress(Enough):
                SelfPlay(game, players, {}, seed, number, choose_move=digest.choose).play()
            number += 1
            left -= digest.count
            yield f"{name} {number} {','.join(players)} {digest.count} {digest.text()}"


def players_of(game: Game[Any, Any, Any], number: int) -> tuple[str, ...]:
    """Who plays the match of this number."""
    seats = game.seat_counts[number % len(game.seat_counts)]
    line_up = LINE_UPS[number // len(game.seat_counts) % len(LINE_UPS)]
    return tuple((line_up * seats)[:seats])


if __name__ == "__main__":
    sys.exit(main())
