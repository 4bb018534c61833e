"""Matches in a library, as a person has left them: in mid-hand, or played to their ends."""

import json

from barracan.model.record import write_line
from self_played import played_lines


def unfinished(library, game="barracan", names=("Ada", "Bix"), moves=12, **options):
    """A match left in mid-hand, where the first seat is a person's."""
    lines = played_lines(game, ("casual",) * len(names), seed=5, first=1, **options)
    return _stored(library, lines[: 2 + moves], names)


def finished(library, names=("Ada", "Bix")):
    """A match played to its end."""
    return _stored(library, played_lines("barracan", ("casual",) * len(names), seed=5, target=1), names)


def _stored(library, lines, names):
    header = json.loads(lines[0])
    for seat, (note, name) in enumerate(zip(header["seats"], names, strict=True)):
        note.update(name=name, player="casual" if seat else "human")
    match = library.begin([write_line(header), *lines[1:]])
    library.release(match)
    return match
