"""What the first page tells of the library: the match to go on with, the table of last time, how many there are."""

from typing import Final, NamedTuple

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.record import read_line
from barracan.model.replay import HUMAN
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.storage.players import find_nameless, shown_names
from barracan.storage.summaries import MatchSummary, Search, count_matches
from barracan.windows.start.last_table import first_person

LAST: Final = 5
"""So many results of the last matches are told."""
UNFINISHED: Final = ("unfinished",)
FINISHED: Final = ("finished", "given_up")


class HomeContents(NamedTuple):
    """What there is in a library.

    Attributes:
        unfinished: the match played last that can be gone on with.
        finished: the match that ended last, where none is unfinished.
        results: whether the person of the last match won, of the last few at the same game, the newest last.
        counts: how many matches are unfinished, and how many there are in all.
        nameless: the player who has played a hand under no name of their own.
    """

    unfinished: MatchSummary | None = None
    finished: MatchSummary | None = None
    results: tuple[bool, ...] = ()
    counts: tuple[int, int] = (0, 0)
    nameless: int | None = None


def read_contents(library: Library, no_name: str) -> HomeContents:
    """What there is in a library, where *no_name* stands for who has not said theirs; raises ``LibraryError``."""
    counts = library.ask(count_matches)
    unfinished = next(iter(library.find_unfinished(Search(most=1))), None)
    ended = [] if unfinished is not None else library.find_finished(Search(most=1))
    finished = next(iter(ended), None)
    results = _results(library, finished) if finished is not None else ()
    open_ones = sum(count for state, count in counts.items() if state in UNFINISHED)
    all_of_them = open_ones + sum(count for state, count in counts.items() if state in FINISHED)
    nameless = library.ask(lambda db: find_nameless(db, no_name))
    return HomeContents(unfinished, finished, results, (open_ones, all_of_them), nameless)


def _results(library: Library, last: MatchSummary) -> tuple[bool, ...]:
    """How the last matches of this game went for the person who played the last one."""
    person = first_person(last.seats)
    if person is None:
        return ()
    name = last.seats[person].name
    found: list[bool] = []
    for summary in library.find_finished(Search(game=last.game, most=4 * LAST)):
        side = side_of(summary, name)
        if side is not None:
            found.append(side in summary.winners)
    return tuple(reversed(found[:LAST]))


def side_of(summary: MatchSummary, name: str) -> int | None:
    """The side of the person of this name, ``None`` where they do not play."""
    seats = [seat for seat, note in enumerate(summary.seats) if note.name == name and note.player == HUMAN]
    return next((number for number, side in enumerate(summary.sides) if seats and seats[0] in side), None)


def read_settings(library: Library, match: int) -> MatchSettings:
    """What it takes to play at the table of a match again, under the names of today.

    Raises ``LibraryError`` or ``RecordError``.
    """
    first = library.lines(match)[:1]
    header, replay = read_line(first[0]), Match.replay(find_game, first)
    options, sides = header.get("options"), header.get("sides")
    names = library.ask(lambda db: shown_names(db, match))
    seats = tuple(note._replace(name=name) for note, name in zip(replay.seats, names, strict=True))
    return MatchSettings(
        replay.game.id,
        seats if len(set(names)) == len(names) else tuple(replay.seats),
        options if isinstance(options, dict) else {},
        tuple(tuple(side) for side in sides) if isinstance(sides, list) else None,
    )
