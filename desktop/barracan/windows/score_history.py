"""The ends of all hands of a record, each line of their scores explained."""

from collections.abc import Iterable

from barracan.model.record import read_line
from barracan.model.replay import FindGame, Replay
from barracan.model.score import HandEnd


def hand_ends(find_game: FindGame, lines: Iterable[str]) -> list[HandEnd]:
    """Replay a sound record for the ends of its hands."""
    replay = Replay(find_game)
    ends = []
    for text in lines:
        line = read_line(text)
        replay.read(line)
        if line["kind"] == "hand_end" and replay.state.ending is not None:
            ends.append(replay.state.ending)
    return ends
