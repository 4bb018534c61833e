"""Players and their figures, counted by hand for a handful of matches."""

import json
import time

import pytest

from barracan.storage.errors import LibraryError
from barracan.storage.players import (
    find_nameless,
    first_player,
    mark_guest,
    merge_players,
    other_names,
    paint_player,
    part_player,
    players,
    rename_player,
    shown_names,
)
from barracan.storage.statistics import GameShare, Share, Standing, Sum, figures, history
from barracan.storage.summaries import Search, count_by_shelf
from storage.sample import DRAW, HAND


def play(library, names, winner=None, game="barracan", points=(10, 20)):
    """Store a match; names as Name or Name:level, pairs where four sit."""
    seats = [dict(zip(("name", "player"), (*name.split(":"), "human"), strict=False)) for name in names]
    sides = [[0], [1]] if len(names) == 2 else [[0, 2], [1, 3]]
    header = {"kind": "match", "format": 1, "game": game, "options": {}, "seats": seats, "sides": sides}
    end = {"kind": "hand_end", "hand": 1, "reason": "out", "seat": 0, "points": points, "totals": points}
    lines = [header, json.loads(HAND), json.loads(DRAW), end]
    if winner is not None:
        lines.append({"kind": "match_end", "winners": [winner], "totals": points})
    match = library.begin([json.dumps(line) for line in lines])
    library.release(match)
    return match


def number(library, name):
    return next(player.id for player in library.ask(players) if player.name == name)


def of(library, name, game=""):
    return library.ask(lambda db: figures(db, number(library, name), game))


@pytest.fixture
def family(library, monkeypatch):
    clock = iter(range(10**6))
    monkeypatch.setattr(time, "time_ns", lambda: 1_000_000 * next(clock))
    play(library, ("Ada", "Bix"), 0)
    play(library, ("Ada", "Bix"), 1)
    play(library, ("Ada", "Rob:strong"), 0, points=(40, 20))
    play(library, ("Ada", "Kit:strong", "Nora", "Lou:strong"), 0, "burraco", (300, 100))
    play(library, ("Ada", "Bix", "Nora", "Lou:casual"), 1, "burraco", (200, 500))
    play(library, ("Ada", "Bix"))
    return library


def test_a_person_stands_in_all_and_in_each_game(family):
    found = of(family, "Ada")
    assert found.standing == Standing(matches=5, won=3, unfinished=1, hands=5)
    assert found.games == [
        GameShare("barracan", 3, 2, 20.0, 10, 40, 20.0),
        GameShare("burraco", 2, 1, 250.0, 200, 300, 250.0),
    ]


def test_opponents_partners_and_levels_are_told_apart(family):
    found = of(family, "Ada")
    assert found.opponents == [Share("Bix", 3, 1)]
    assert found.partners == [Share("Nora", 2, 1)]
    assert found.levels == [Share("strong", 2, 2), Share("casual", 1, 0)]
    assert of(family, "Nora").partners == [Share("Ada", 2, 1)]


def test_the_sums_run_in_the_order_of_the_matches(family):
    assert of(family, "Ada").course == [Sum(1, 1), Sum(1, 2), Sum(2, 3), Sum(3, 4), Sum(3, 5)]
    assert of(family, "Ada", "burraco").course == [Sum(1, 1), Sum(1, 2)]
    assert of(family, "Ada", "burraco").standing == Standing(2, 1, 0, 2)


def test_a_long_course_is_thinned_out_and_keeps_its_end(library):
    whole = []
    for played in range(1, 451):
        play(library, ("Ada", "Bix"), 0)
        if played in (199, 200):
            whole.append(len(of(library, "Ada").course))
    assert whole == [199, 100]
    assert of(library, "Ada").course == [Sum(number, number) for number in range(3, 451, 3)]


def test_the_history_has_all_matches_the_last_one_first(family):
    rows = family.ask(lambda db: history(db, number(family, "Ada")))
    assert [(row.match, row.won, row.total) for row in rows] == [
        (6, None, 10), (5, False, 200), (4, True, 300), (3, True, 40), (2, False, 10), (1, True, 10),
    ]  # fmt: skip
    assert rows[1].names == "Ada, Bix, Nora, Lou"
    assert [row.match for row in family.ask(lambda db: history(db, number(family, "Ada"), "burraco"))] == [5, 4]
    assert [row.match for row in family.ask(lambda db: history(db, number(family, "Ada"), most=2, after=3))] == [3, 2]


def test_a_renamed_player_keeps_the_past_and_goes_on_under_both_names(family):
    family.change(lambda db: rename_player(db, number(family, "Bix"), "Beatrix"))
    play(family, ("Ada", "Bix"), 0)
    play(family, ("Ada", "Beatrix"), 0)
    assert of(family, "Ada").opponents == [Share("Beatrix", 5, 3)]
    assert family.ask(lambda db: shown_names(db, 1)) == ("Ada", "Beatrix")
    assert len(family.ask(players)) == 3


@pytest.mark.parametrize("name", ["", "  ", "Nora", " Nora "])
def test_a_name_that_is_empty_or_taken_is_refused(family, name):
    with pytest.raises(LibraryError):
        family.change(lambda db: rename_player(db, number(family, "Bix"), name))
    assert {player.name for player in family.ask(players)} == {"Ada", "Bix", "Nora"}


def test_merged_players_count_as_one_until_they_are_parted(family):
    ada, bix, nora = (number(family, name) for name in ("Ada", "Bix", "Nora"))
    family.change(lambda db: merge_players(db, bix, nora))
    assert [(player.name, player.matches, player.won) for player in family.ask(players)] == [
        ("Ada", 6, 3), ("Nora", 5, 3),
    ]  # fmt: skip
    assert family.ask(lambda db: other_names(db, nora)) == [(bix, "Bix")]
    family.change(lambda db: merge_players(db, nora, ada))
    assert [player.name for player in family.ask(players)] == ["Ada"]
    assert {name for _, name in family.ask(lambda db: other_names(db, ada))} == {"Bix", "Nora"}
    family.change(lambda db: part_player(db, bix))
    family.change(lambda db: part_player(db, nora))
    assert of(family, "Ada").opponents == [Share("Bix", 3, 1)]


def test_colours_and_guests_are_kept(family):
    family.change(lambda db: paint_player(db, number(family, "Ada"), "green"))
    family.change(lambda db: mark_guest(db, number(family, "Ada"), True))
    assert [(player.name, player.colour, player.guest) for player in family.ask(players)][-1] == ("Ada", "green", True)


def test_a_list_is_searched_by_title_names_and_games(family):
    family.rename(1, "100% Christmas")
    family.rename(2, "Élodie")
    for words, games, found in (
        ("christ", (), [1]), ("100%", (), [1]), ("%", (), [1]), ("_", (), []), ("nora", (), [5, 4]),
        ("rob", (), [3]), ("anything", ("burraco",), [5, 4]), ("", (), [5, 4, 3, 2, 1]), ("éLOD", (), [2]),
    ):  # fmt: skip
        assert [each.id for each in family.find_finished(Search(words, games))] == found, words
    assert [each.id for each in family.find_finished(Search(most=2))] == [5, 4]
    assert [each.id for each in family.find_finished(Search(game="burraco"))] == [5, 4]
    assert [each.id for each in family.find_finished(Search("nora", game="barracan"))] == []


def test_matches_are_counted_by_shelf_and_game(family):
    before = family.ask(count_by_shelf)
    assert before["finished"] == {"barracan": 3, "burraco": 2}
    assert (before["by_hand"], before["bin"]) == ({}, {})
    family.delete(5)
    family.give_up(6, None)
    after = family.ask(count_by_shelf)
    assert after["finished"] == {"barracan": 4, "burraco": 1}
    assert (after["bin"], sum(after["unfinished"].values())) == ({"burraco": 1}, sum(before["unfinished"].values()) - 1)


def test_the_first_person_of_a_match_is_found_and_who_has_no_name_after_a_hand(library):
    match = play(library, ("Bix:casual", "You"))
    you = number(library, "You")
    assert library.ask(lambda db: first_player(db, match)) == you
    assert library.ask(lambda db: find_nameless(db, "You")) == you
    library.change(lambda db: rename_player(db, you, "Ada"))
    assert library.ask(lambda db: find_nameless(db, "You")) is None
    watched = play(library, ("Bix:casual", "Nora:casual"))
    with pytest.raises(LibraryError):
        library.ask(lambda db: first_player(db, watched))


def test_a_match_in_the_bin_is_not_counted(family):
    family.change(lambda db: merge_players(db, number(family, "Bix"), number(family, "Nora")))
    family.delete(5)
    assert [(player.name, player.matches, player.counted, player.won) for player in family.ask(players)] == [
        ("Ada", 5, 4, 3), ("Nora", 4, 3, 2),
    ]  # fmt: skip
    assert of(family, "Nora").standing == Standing(3, 2, 1, 3)


@pytest.mark.parametrize(("points", "stored"), [(2**62, True), (2**62 + 1, False)])
def test_points_that_no_table_holds_are_left_out(library, points, stored):
    play(library, ("Ada", "Bix"), points=(points, 10))
    [found] = library.find_unfinished()
    assert (found.totals == (points, 10)) == stored
