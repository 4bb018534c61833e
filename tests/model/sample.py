"""A short match to write records from, and verdicts on records as text."""

import io
import json

from barracan.games.catalog import CATALOG, find_game
from barracan.model.randomness import stream
from barracan.model.record import RecordError
from barracan.model.verify import verify
from games.random_play import begin, deal, random_move

GAME = CATALOG["barracan"]
HEADER = {
    "kind": "match", "format": 1, "game": "barracan", "options": {},
    "seats": [{"name": "Ada", "player": "human"}, {"name": "Bix", "player": "strong"}], "sides": [[0], [1]],
}  # fmt: skip


def match_of(moves, seats=2, seed=1, **options):
    """A match after so many random moves."""
    rng = stream("sample", seed)
    match = begin(GAME, seats, options)
    while len(match.lines) <= moves:
        if match.state.turn is None:
            deal(match, rng)
        else:
            match.play(random_move(match, rng))
    return match


def lines_of(*lines):
    """The bytes of a record of these lines, objects or texts."""
    return "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines).encode()


def verdict(data):
    """What is said of a record: hands and whether it is finished, or line, clause and sentence."""
    try:
        found = verify(io.BytesIO(data), find_game)
    except RecordError as wrong:
        return wrong.line, wrong.clause, str(wrong.reason)
    return found.hands, found.finished


def fault(data):
    """The line and the clause at which a record is wrong, or ``None``."""
    found = verdict(data)
    return found[:2] if len(found) == 3 else None
