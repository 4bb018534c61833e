"""Read a game record: ``python read_record.py MATCH.cards.jsonl`` tells who plays, each hand's points, and who won.

Needs Python 3.11 and nothing else. It reads what it is given and judges no move: a program that wants to know whether a
record is right asks ``barracan verify``. Take it as a beginning of your own reader.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LINE_LIMIT = 64 * 1024
KINDS = ("match", "hand", "move", "hand_end", "match_end")


def read_record(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a record one by one; raises ``ValueError`` with the number of the first that is none."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if len(line) > LINE_LIMIT or not line.endswith(b"\n"):
                raise ValueError(f"Line {number} is too long, or it is not whole.")
            try:
                found = json.loads(line)
            except ValueError:
                raise ValueError(f"Line {number} is not JSON.") from None
            if not isinstance(found, dict) or found.get("kind") not in KINDS:
                raise ValueError(f"Line {number} is no line of a record.")
            if (found["kind"] == "match") != (number == 1):
                raise ValueError(f"Line {number} is not where it belongs: the first line tells the match.")
            yield found


def tell(path: Path) -> None:
    """Print what happened in a match."""
    sides: list[str] = []
    moves: Counter[str] = Counter()
    for line in read_record(path):
        match line:
            case {"kind": "match", "game": game, "seats": seats}:
                sides = [" and ".join(seats[seat]["name"] for seat in side) for side in line["sides"]]
                print(f"{game}: {', '.join(sides)}")
            case {"kind": "move", "do": action}:
                moves[action] += 1
            case {"kind": "hand_end", "hand": hand, "reason": reason, "totals": totals}:
                told = ", ".join(f"{side} {total}" for side, total in zip(sides, totals, strict=True))
                print(f"hand {hand}, {moves.total()} moves, {reason}: {told}")
                moves.clear()
            case {"kind": "match_end", "winners": winners}:
                print("won by " + " and ".join(sides[side] for side in winners))


if __name__ == "__main__":
    try:
        tell(Path(sys.argv[1]))
    except (IndexError, OSError, ValueError) as fault:
        sys.exit(str(fault) if len(sys.argv) > 1 else "Name a record.")
