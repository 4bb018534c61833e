"""What computer players think at places of the records, kept in ``thoughts.txt``: the move, its reasons, and a digest.

The records are of many house rules. Who means to change how a game is played, or what is said of it, writes the file
anew: ``cd tests && python3 -m players.thoughts``, from the development environment.
"""

import sys
from hashlib import blake2b
from pathlib import Path

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.players.player import RANDOM, decide, panel

HERE = Path(__file__).with_name("thoughts.txt")
RECORDS = Path(__file__).parents[1] / "records"
NAMES = sorted(path.relative_to(RECORDS).as_posix() for path in (*RECORDS.glob("*.jsonl"), *RECORDS.glob("right/*")))
LEVELS = ("strong", "expert", "casual", "strong", "expert", "beginner")
PLACES = {"barbu": 70, "sheepshead": 24}
SOME = 12
"""So many places of a record are looked at, and more where players think quickly."""
WORLDS = 4
"""So many worlds are quick, and show how hands are played on in them."""


def thoughts(name):
    """A row for each of some places of a record, each of the next level, and of the next player of the game's panel."""
    lines = (RECORDS / name).read_text(encoding="utf-8").splitlines()
    match = Match(find_game)
    count = PLACES.get(Path(name).name.partition("-")[0].partition("_")[0], SOME)
    places = {round(at * len(lines) / count) for at in range(count)}
    places |= {number for number, line in enumerate(lines) if '"kind":"hand"' in line}
    thought = 0
    for number, line in enumerate(lines):
        match.read(line)
        if number in places and match.state.turn is not None:
            plain = [player for player in panel(match.game.id) if player != RANDOM]
            for players in (LEVELS, plain):
                yield f"{name.partition('.')[0]} {number} {think(match, players[thought % len(players)])}"
            thought += 1


def think(match, level):
    """What the seat to move decides, and why."""
    game = match.game
    decision = decide(game.id, game.view(match.state, match.state.turn), level, match.number, WORLDS)
    weighed = [(each.value, each.error, each.risk, game.write_move(each.move)) for each in decision.candidates]
    digest = blake2b(repr(weighed).encode(), digest_size=5).hexdigest()
    reasons = " ".join(str(reason) for reason in decision.reasons)
    return f"{level} {digest} {game.describe(decision.move)}. {reasons}".strip()


def main():
    """Write all rows anew."""
    HERE.write_text("".join(f"{row}\n" for name in NAMES for row in thoughts(name)), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
