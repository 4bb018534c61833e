"""What the first page tells of the library: the match to go on with, the table of last time, how many there are."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from barracan.games.catalog import find_game
from barracan.model.cards import Code
from barracan.model.match import Match
from barracan.model.places import HAND, read_place
from barracan.model.record import read_line
from barracan.model.replay import HUMAN, SeatNote
from barracan.model.view import SeatView
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.storage.summaries import MatchSummary, Search, count_matches

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
    """

    unfinished: MatchSummary | None = None
    finished: MatchSummary | None = None
    results: tuple[bool, ...] = ()
    counts: tuple[int, int] = (0, 0)


class LastTable(NamedTuple):
    """A match as it was left: its view by the first person, and what everybody at the table may see of each place."""

    match: int
    game: str
    seats: tuple[SeatNote, ...]
    view: SeatView | None
    open_cards: Mapping[str, tuple[Code | None, ...]]


def read_contents(library: Library) -> HomeContents:
    """What there is in a library; raises ``LibraryError``."""
    counts = library.ask(count_matches)
    unfinished = next(iter(library.find_unfinished(Search(most=1))), None)
    ended = [] if unfinished is not None else library.find_finished(Search(most=1))
    finished = next(iter(ended), None)
    results = _results(library, finished) if finished is not None else ()
    open_ones = sum(count for state, count in counts.items() if state in UNFINISHED)
    all_of_them = open_ones + sum(count for state, count in counts.items() if state in FINISHED)
    return HomeContents(unfinished, finished, results, (open_ones, all_of_them))


def _results(library: Library, last: MatchSummary) -> tuple[bool, ...]:
    """How the last matches of this game went for the person who played the last one."""
    person = first_person(last.seats)
    if person is None:
        return ()
    name = last.seats[person].name
    found: list[bool] = []
    for summary in library.find_finished(Search(games=(last.game,), most=4 * LAST)):
        side = _side_of(summary, name)
        if summary.game == last.game and side is not None:
            found.append(side in summary.winners)
    return tuple(reversed(found[:LAST]))


def _side_of(summary: MatchSummary, name: str) -> int | None:
    seats = [seat for seat, note in enumerate(summary.seats) if note.name == name and note.player == HUMAN]
    return next((number for number, side in enumerate(summary.sides) if seats and seats[0] in side), None)


def first_person(seats: Sequence[SeatNote]) -> int | None:
    """The first seat where a person plays."""
    return next((seat for seat, note in enumerate(seats) if note.player == HUMAN), None)


def read_table(library: Library, match: int) -> LastTable:
    """A match as it was left; raises ``LibraryError``, ``RecordError`` or ``RecordFault``."""
    replay = Match.replay(find_game, library.lines(match))
    game, state = replay.game, replay.state
    if not state.hand_number:
        return LastTable(match, game.id, tuple(replay.seats), None, {})
    views = [game.view(state, seat) for seat in range(len(replay.seats))]
    view, seen = views[first_person(replay.seats) or 0], [each.places() for each in views]
    shown = {
        place: tuple(
            card if read_place(place).kind != HAND and all(places[place][at] == card for places in seen) else None
            for at, card in enumerate(cards)
        )
        for place, cards in view.places().items()
    }
    return LastTable(match, game.id, tuple(replay.seats), view, shown)


def read_settings(library: Library, match: int) -> MatchSettings:
    """What it takes to play at the table of a match again; raises ``LibraryError`` or ``RecordError``."""
    first = library.lines(match)[:1]
    header, replay = read_line(first[0]), Match.replay(find_game, first)
    options, sides = header.get("options"), header.get("sides")
    return MatchSettings(
        replay.game.id,
        tuple(replay.seats),
        options if isinstance(options, dict) else {},
        tuple(tuple(side) for side in sides) if isinstance(sides, list) else None,
    )
