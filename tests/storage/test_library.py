"""What goes into a library comes out of it."""

import time
from datetime import UTC, datetime

import pytest

from barracan.model.replay import SeatNote
from barracan.storage.errors import HeldError, LibraryError
from barracan.storage.library import Library
from barracan.storage.pads import entry_line, pad_line
from barracan.storage.summaries import Search
from storage.sample import DISCARD, DRAW, HAND, HAND_END, HEADER, MATCH_END, move


def test_lines_come_back_as_they_were_stored(library):
    match = library.begin([HEADER])
    library.append(match, [HAND])
    library.append(match, [DRAW])
    library.append(match, [DISCARD, HAND_END])
    assert library.lines(match) == [HEADER, HAND, DRAW, DISCARD, HAND_END]
    assert library.count(match) == 5


def test_a_text_beyond_ascii_comes_back(library):
    header = HEADER.replace("Ada", "Zoë 🂡 ' \\u0000")
    assert library.lines(library.begin([header])) == [header]


def test_matches_do_not_mix(library):
    first, second = library.begin([HEADER]), library.begin([HEADER, HAND])
    for number in range(10):
        library.append((first, second)[number % 2], [move(number)])
    assert library.lines(first) == [HEADER, *map(move, range(0, 10, 2))]
    assert library.lines(second) == [HEADER, HAND, *map(move, range(1, 10, 2))]


def test_everything_is_there_after_closing(path):
    with Library.open(path) as library:
        match = library.begin([HEADER, HAND, DRAW])
    with Library.open(path) as library:
        assert library.lines(match) == [HEADER, HAND, DRAW]
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_taking_back_forgets_the_last_lines(library):
    match = library.begin([HEADER, HAND, DRAW, DISCARD])
    library.take_back(match, 3)
    assert library.lines(match) == [HEADER, HAND, DRAW]
    library.append(match, [move(7)])
    assert library.lines(match) == [HEADER, HAND, DRAW, move(7)]


def test_a_match_is_finished_by_its_last_line_and_unfinished_by_taking_it_back(library):
    match = library.begin([HEADER, HAND])
    library.append(match, [DISCARD, HAND_END, MATCH_END])
    assert ([], [match]) == ([m.id for m in library.find_unfinished()], [m.id for m in library.find_finished()])
    library.take_back(match, 2)
    assert ([match], []) == ([m.id for m in library.find_unfinished()], [m.id for m in library.find_finished()])


def test_a_summary_is_derived_from_the_lines(library):
    match = library.begin([HEADER])
    fresh = library.find_unfinished()[0]
    assert (fresh.hand, fresh.moves, fresh.totals) == (0, 0, (0, 0))
    library.append(match, [HAND])
    library.append(match, [DRAW])
    library.append(match, [DISCARD, HAND_END])
    library.append(match, [HAND.replace('"hand":1', '"hand":2')])
    library.append(match, [DRAW])
    summary = library.find_unfinished()[0]
    assert summary.game == "barracan"
    assert summary.seats == (SeatNote("Ada", "human"), SeatNote("Bix", "strong"))
    assert summary.sides == ((0,), (1,))
    assert (summary.hand, summary.moves, summary.totals) == (2, 3, (12, 31))
    assert summary.started <= summary.changed


def test_the_match_played_last_comes_first(library, monkeypatch):
    clock = iter(range(10))
    monkeypatch.setattr(time, "time_ns", lambda: 1_000_000 * next(clock))
    first, second, third = (library.begin([HEADER]) for _ in range(3))
    library.append(second, [HAND])
    assert [match.id for match in library.find_unfinished()] == [second, third, first]


def test_a_match_in_the_bin_is_in_no_list_until_it_is_restored(library):
    match = library.begin([HEADER])
    with pytest.raises(HeldError):
        library.delete(match)
    library.release(match)
    library.delete(match)
    assert library.find_unfinished() == []
    library.restore(match)
    assert [summary.id for summary in library.find_unfinished()] == [match]


def test_a_match_that_is_not_there_is_refused_in_words(library):
    for ask in (library.lines, library.hold):
        with pytest.raises(LibraryError, match="no match 41"):
            ask(41)


def test_a_text_that_is_no_json_is_not_stored(library):
    match = library.begin([HEADER])
    with pytest.raises(LibraryError):
        library.append(match, ["{"])
    with pytest.raises(LibraryError):
        library.append(match, [DRAW, "{"])
    assert library.lines(match) == [HEADER]
    assert library.count(match) == 1


def test_a_library_in_memory_does_the_same():
    with Library.in_memory() as library:
        match = library.begin([HEADER, HAND])
        library.append(match, [DRAW])
        library.release(match)
        library.hold(match)
        library.take_back(match, 2)
        assert library.lines(match) == [HEADER, HAND]
        assert [summary.id for summary in library.find_unfinished()] == [match]


def test_a_match_that_cannot_be_read_is_listed_all_the_same(library):
    spoilt, sound = library.begin(['{"kind":"match"}']), library.begin([HEADER])
    first, second = library.find_unfinished()
    assert (first.id, second.id) == (sound, spoilt)
    assert (second.game, second.seats, second.sides, second.totals) == ("", (), (), ())


def test_a_backup_overwrites_nothing_and_leaves_no_draft(library, tmp_path):
    library.begin([HEADER, HAND])
    copy = tmp_path / "copy.sqlite"
    library.back_up(copy)
    with pytest.raises(FileExistsError):
        library.back_up(copy)
    with Library.open(copy) as other:
        assert other.lines(1) == [HEADER, HAND]
    assert not [file for file in tmp_path.iterdir() if file.name.endswith(".new")]


def test_every_list_has_its_own_matches(library):
    unfinished, finished, given_up, deleted = (
        library.begin(lines) for lines in ([HEADER], [HEADER, HAND, HAND_END, MATCH_END], [HEADER], [HEADER])
    )
    seats = (SeatNote("Ada", "human"), SeatNote("Bix", "human"))
    pad = library.begin([pad_line("burraco", seats, ((0,), (1,)), 2005), entry_line(1, (300, 20), datetime.now(UTC))])
    for match in (given_up, deleted):
        library.release(match)
    library.give_up(given_up, None)
    library.delete(deleted)
    lists = {
        shelf: [each.id for each in library.find_on_shelf(shelf)]
        for shelf in ("unfinished", "finished", "by_hand", "bin")
    }
    assert lists == {
        "unfinished": [unfinished], "finished": [given_up, finished], "by_hand": [pad], "bin": [deleted],
    }  # fmt: skip
    (kept,) = library.find_on_shelf("by_hand")
    assert (kept.game, kept.totals, kept.hand, kept.state) == ("burraco", (300, 20), 1, "pad")


def test_a_list_comes_in_parts(library):
    matches = [library.begin([HEADER]) for _ in range(7)]
    parts = [[each.id for each in library.find_unfinished(Search(most=3, after=after))] for after in (0, 3, 6, 9)]
    assert [match for part in parts for match in part] == matches[::-1]


def test_a_copy_of_a_match_is_free_for_another_program(library, path):
    match = library.begin([HEADER, HAND, DRAW])
    copy = library.duplicate(match)
    with Library.open(path) as other:
        other.hold(copy)
        assert other.lines(copy) == [HEADER, HAND, DRAW]
        with pytest.raises(HeldError):
            other.hold(match)
