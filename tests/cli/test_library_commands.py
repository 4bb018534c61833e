"""Import, export and the care of the library from the command line."""

import sqlite3

import pytest

from barracan.cli.commands import main
from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.players.self_play import SelfPlay
from barracan.storage.library import Library
from barracan.storage.pads import pad_line
from barracan.storage.schema import checksum


@pytest.fixture(scope="module")
def lines():
    return SelfPlay(CATALOG["concan"], ["random"] * 3, {"hands": 2}, seed=3).play().lines


@pytest.fixture
def place(tmp_path, monkeypatch):
    path = tmp_path / "library.sqlite"
    monkeypatch.setenv("BARRACAN_LIBRARY", str(path))
    return path


def write(path, lines):
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def test_what_was_exported_and_imported_again_is_the_same_match(place, tmp_path, lines, capsys):
    record = write(tmp_path / "a.cards.jsonl", lines)
    assert main(["import", record]) == 0
    assert main(["export", "1", "--out", str(tmp_path / "b.cards.jsonl")]) == 0
    assert (tmp_path / "b.cards.jsonl").read_bytes() == (tmp_path / "a.cards.jsonl").read_bytes()
    assert main(["import", str(tmp_path / "b.cards.jsonl")]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith("a.cards.jsonl: imported as match 1")
    assert told[2].endswith("b.cards.jsonl: known already, match 1")


def test_a_longer_copy_continues_a_match_and_a_shorter_one_is_known(place, tmp_path, lines, capsys):
    short, whole = write(tmp_path / "short.jsonl", lines[:20]), write(tmp_path / "whole.jsonl", lines)
    assert main(["import", short, whole, short]) == 0
    assert [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()] == [
        "imported as match 1", "continues match 1", "known already, match 1",
    ]  # fmt: skip
    with Library.open(place) as library:
        assert library.lines(1) == lines
        assert [summary.id for summary in library.find_finished()] == [1]


def test_another_course_of_the_same_deal_is_a_match_of_its_own(place, tmp_path, lines, capsys):
    other = [*lines[:2]]
    match = SelfPlay(CATALOG["concan"], ["random"] * 3, {"hands": 2}, seed=4).play().lines
    main(["import", write(tmp_path / "a.jsonl", lines), write(tmp_path / "b.jsonl", [other[0], *match[1:]])])
    with Library.open(place) as library:
        assert library.matches() == [1, 2]


def test_a_wrong_record_is_not_stored(place, tmp_path, lines, capsys):
    wrong = write(tmp_path / "wrong.jsonl", [*lines[:10], "{}"])
    assert main(["import", wrong]) == 1
    assert ":11: record: " in capsys.readouterr().out
    with Library.open(place) as library:
        assert library.matches() == []


def test_what_is_not_there_gets_a_sentence_and_a_two(place, tmp_path, lines, capsys):
    assert main(["import", str(tmp_path / "none.jsonl")]) == 2
    assert main(["export", "7", "--out", str(tmp_path)]) == 2
    assert main(["export", "--out", str(tmp_path)]) == 2
    assert main(["library", "check", "--library", str(tmp_path / "none.sqlite")]) == 2
    assert not (tmp_path / "none.sqlite").exists()
    told = capsys.readouterr().err
    assert told.count("\n") == 4
    assert "Traceback" not in told


@pytest.mark.parametrize("named", ["~nobody-of-this-name/a.sqlite", 300 * "x"])
def test_a_library_that_cannot_be_named_so_gets_a_sentence(named, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["library", "check", "--library", named]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_all_matches_go_into_a_folder_but_never_into_one_file(place, tmp_path, lines, capsys):
    other = SelfPlay(CATALOG["barbu"], ["random"] * 4, {}, seed=4).play(hands=1).lines
    main(["import", write(tmp_path / "a.jsonl", lines), write(tmp_path / "b.jsonl", other)])
    assert main(["export", "--all", "--out", str(tmp_path / "out.jsonl")]) == 2
    assert main(["export", "--all", "--out", str(tmp_path / "out")]) == 0
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == ["barbu-2.cards.jsonl", "concan-1.cards.jsonl"]


def test_the_check_finds_a_match_that_was_meddled_with(place, tmp_path, lines, capsys):
    main(["import", write(tmp_path / "a.jsonl", lines)])
    assert main(["library", "check"]) == 0
    db = sqlite3.connect(place)
    with db:
        db.execute("UPDATE line SET text = ?, checksum = ? WHERE number = 5", (lines[4], checksum(1, 5, lines[4])))
    db.close()
    assert main(["library", "check"]) == 1
    assert "match 1: line 6: " in capsys.readouterr().out


def test_the_check_finds_a_line_that_the_disk_has_changed(place, tmp_path, lines, capsys):
    main(["import", write(tmp_path / "a.jsonl", lines)])
    db = sqlite3.connect(place)
    with db:
        db.execute("UPDATE line SET text = ? WHERE number = 5", (lines[4],))
    db.close()
    assert main(["library", "check"]) == 2
    assert "set aside as library-set-aside" in capsys.readouterr().err
    assert main(["library", "check"]) == 0
    assert "match 1: ok, 5 lines" in capsys.readouterr().out


def test_pads_and_the_bin_are_listed_and_checked_too(place, tmp_path, lines, capsys):
    main(["import", write(tmp_path / "a.jsonl", lines)])
    seats = (SeatNote("Ada", "human"), SeatNote("Bix", "human"))
    with Library.open(place) as library:
        library.delete(1)
        library.begin([pad_line("burraco", seats, ((0,), (1,)), 2005)])
        library.begin([pad_line("burraco", seats, ((0,), (1,)), 2005), '{"kind":"entry"}'])
    capsys.readouterr()
    assert main(["library", "list"]) == 0
    told = capsys.readouterr().out
    assert "1: concan, in the bin, " in told
    assert "2: burraco, pad, Ada 0, Bix 0, " in told
    assert main(["library", "check"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == [f"match 1: ok, {len(lines)} lines", "match 2: ok, 1 lines"]
    assert told[2] == "match 3: pad: This is no pad kept by hand."


@pytest.mark.parametrize("words", [["library", "list"], ["export", "--all", "--out", "."], ["import", "a.jsonl"]])
def test_every_command_tells_that_a_damaged_library_was_set_aside(place, tmp_path, lines, capsys, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    main(["import", write(tmp_path / "a.jsonl", lines)])
    place.write_bytes(bytes(16) + place.read_bytes()[16:])
    assert main(words) == 0
    assert "What can be read of it is in a new one (matches: 1)" in capsys.readouterr().err


def test_a_library_that_was_set_aside_passes_no_check(place, capsys):
    place.write_bytes(b"no library")
    assert main(["library", "check"]) == 1
    assert "was set aside as" in capsys.readouterr().err
    assert main(["library", "check"]) == 0


def test_the_list_names_game_state_and_score(place, tmp_path, lines, capsys):
    main(["import", write(tmp_path / "a.jsonl", lines), write(tmp_path / "b.jsonl", lines[:9])])
    capsys.readouterr()
    assert main(["library", "list"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1  # the shorter copy is the same match
    assert told[0].startswith("1: concan, finished, random 0 ")


def test_a_copy_is_a_library_of_its_own_and_never_written_over(place, tmp_path, lines, capsys):
    main(["import", write(tmp_path / "a.jsonl", lines)])
    copy = tmp_path / "copy.sqlite"
    assert main(["library", "backup", str(copy)]) == 0
    assert main(["library", "check", "--library", str(copy)]) == 0
    assert main(["library", "backup", str(copy)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_match_in_the_bin_comes_out_of_it_when_it_is_imported_again(place, tmp_path, lines):
    record = write(tmp_path / "a.jsonl", lines)
    main(["import", record])
    with Library.open(place) as library:
        library.delete(1)
    assert main(["import", record]) == 0
    with Library.open(place) as library:
        assert library.matches() == [1]


def test_the_list_tells_what_was_given_up(place, tmp_path, lines, capsys):
    main(["import", write(tmp_path / "a.jsonl", lines[:9])])
    with Library.open(place) as library:
        library.give_up(1, None)
    capsys.readouterr()
    assert main(["library", "list"]) == 0
    assert capsys.readouterr().out.startswith("1: concan, given up, ")
