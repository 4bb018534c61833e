"""What is derived from a match follows its lines."""

import json

import pytest

from barracan.storage.errors import HeldError
from storage.sample import DISCARD, DRAW, HAND, HAND_END, HEADER, MATCH_END, connection

FINISHED = [HEADER, HAND, DRAW, DISCARD, HAND_END, MATCH_END]


def results(library, match):
    return library.ask(lambda db: db.execute("SELECT total, result FROM seat WHERE match = ?", (match,)).fetchall())


def state(library, match):
    return library.ask(lambda db: db.execute("SELECT state, hands FROM match WHERE id = ?", (match,)).fetchone())


def test_scores_and_results_come_with_the_lines_and_go_with_them(library):
    match = library.begin([HEADER])
    assert results(library, match) == [(0, None), (0, None)]
    library.append(match, [HAND])
    library.append(match, [DRAW])
    library.append(match, [DISCARD, HAND_END])
    assert results(library, match) == [(12, None), (31, None)]
    library.append(match, [MATCH_END])
    assert results(library, match) == [(12, 0), (31, 1)]
    assert state(library, match) == ("finished", 1)
    library.take_back(match, 3)
    assert results(library, match) == [(0, None), (0, None)]
    assert state(library, match) == ("unfinished", 1)


def test_a_move_alone_costs_no_other_statement(library):
    match = library.begin([HEADER, HAND])
    statements = []
    connection(library).set_trace_callback(statements.append)
    library.append(match, [DRAW])
    connection(library).set_trace_callback(None)
    assert len(statements) == 1
    assert statements[0].startswith("INSERT INTO line")


def test_a_match_in_the_bin_does_not_count_until_it_is_restored(library):
    match = library.begin(FINISHED)
    library.release(match)
    library.delete(match)
    assert results(library, match) == [(12, None), (31, None)]
    library.restore(match)
    assert results(library, match) == [(12, 0), (31, 1)]


def test_a_match_given_up_counts_as_lost_for_one_side_or_not_at_all(library):
    match = library.begin([HEADER, HAND, DRAW])
    with pytest.raises(HeldError):
        library.give_up(match, 0)
    library.release(match)
    library.give_up(match, 0)
    assert results(library, match) == [(0, 0), (0, None)]
    assert (library.find_unfinished(), [(each.id, each.state) for each in library.find_finished()]) == (
        [],
        [(match, "given_up")],
    )
    library.give_up(match, None)
    assert results(library, match) == [(0, None), (0, None)]
    library.take_up(match)
    assert state(library, match) == ("unfinished", 1)


def test_a_match_given_up_that_is_played_on_is_no_longer_given_up(library):
    match = library.begin([HEADER, HAND, DRAW])
    library.release(match)
    library.give_up(match, 0)
    library.hold(match)
    library.append(match, [DISCARD, HAND_END])
    assert state(library, match) == ("unfinished", 1)


def test_a_copy_and_practice_count_in_no_statistics(library):
    match = library.begin(FINISHED)
    copy = library.duplicate(match)
    assert library.lines(copy) == FINISHED
    assert results(library, copy) == [(12, None), (31, None)]
    practice = library.begin([json.dumps({**json.loads(HEADER), "practice": True}), *FINISHED[1:]])
    assert results(library, practice) == [(12, None), (31, None)]
    assert results(library, match) == [(12, 0), (31, 1)]


def test_a_title_is_kept_and_taken_away(library):
    match = library.begin([HEADER])
    library.rename(match, "  Christmas ")
    assert library.find_unfinished()[0].title == "Christmas"
    assert library.faults() == []
    library.rename(match, "")
    assert library.find_unfinished()[0].title == ""


def test_a_name_that_is_no_text_is_stored_all_the_same(library):
    match = library.begin([HEADER.replace("Ada", "Ada\\ud800")])
    assert library.ask(lambda db: db.execute("SELECT name FROM seat").fetchone()) == ("Ada?",)
    assert library.count(match) == 1


def test_a_line_nested_deeply_does_no_harm(library):
    depth = 90
    header = HEADER.replace('"options"', f'"free":{"[" * depth}{"]" * depth},"options"')
    library.begin([header])
    assert library.ask(lambda db: db.execute("SELECT count(*) FROM seat").fetchone()) == (2,)
    match = library.begin([header.replace("[" * depth + "]" * depth, "[" * 900 + "]" * 900)])
    assert match in [summary.id for summary in library.find_unfinished()]
    assert library.lines(match)
