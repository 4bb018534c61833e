"""Write an example of a record for each game: ``python packaging/make/record_examples.py``.

Each is the first hand of a match between casual players, in ``resources/record/examples``.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "record" / "examples"
SEED = 20


def main() -> None:
    """Play a hand of each game and write it."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.games.catalog import CATALOG
    from barracan.model.game import usual_seats
    from barracan.model.record import ENDING
    from barracan.players.self_play import SelfPlay

    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in CATALOG.own:
        game = CATALOG[name]
        seats = usual_seats(game.seat_counts)
        match = SelfPlay(game, ["casual"] * seats, {}, SEED).play(1)
        file = FOLDER / f"{name}{ENDING}"
        file.write_text("".join(f"{line}\n" for line in match.lines), "utf-8", newline="\n")
        print(file)


if __name__ == "__main__":
    main()
