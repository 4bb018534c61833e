"""``barracan simulate``."""

import json

import pytest

from barracan.cli.commands import main
from barracan.players.self_play import SelfPlay

GOOD = {
    "--seats": "2", "--players": "random,random", "--seed": "1", "--hands": "1", "--out": "out.jsonl",
}  # fmt: skip


def words(**changes):
    given = GOOD | {f"--{name}": value for name, value in changes.items()}
    return [word for pair in given.items() if pair[1] is not None for word in pair]


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("poker", {}),
        ("barracan", {"seats": "5"}),
        ("barracan", {"seats": "-1"}),
        ("barracan", {"players": "random"}),
        ("barracan", {"players": "random,random,random"}),
        ("barracan", {"players": "random,champion"}),
        ("barracan", {"players": "random,human"}),
        ("barracan", {"players": "strong,strong:kind"}),
        ("barracan", {"players": "strong,random:bold"}),
        ("barracan", {"players": "strong,strong:"}),
        ("barbu", {"players": "strong:bold,strong,strong,strong", "seats": "4"}),
        ("barracan", {"players": ""}),
        ("barracan", {"option": "target"}),
        ("barracan", {"option": "target=0"}),
        ("barracan", {"option": "target=x"}),
        ("barracan", {"option": "flash_exit=never"}),
        ("barracan", {"option": "jokers\n=2"}),
        ("barracan", {"sides": "0,1"}),
        ("barracan", {"sides": "0/x"}),
        ("barracan", {"sides": ""}),
        ("barracan", {"hands": "0"}),
        ("barracan", {"hands": None}),
        ("barracan", {"hands": None, "matches": "0"}),
        ("barracan", {"hands": None, "matches": "2"}),
        ("barracan", {"out": "missing/folder/out.jsonl"}),
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(game, changes, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", game, *words(**changes)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_a_file_is_told_in_one_sentence(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert main(["simulate", "barracan", *words(out=str(tmp_path / "file"))]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("seats", "option"),
    [(2, "target=30"), (3, "flash_exit=empty"), (4, "trick_ace=low"), (4, "partnership=false")],
)
def test_the_same_arguments_give_the_same_bytes_and_right_records(seats, option, simulate, capsys):
    players = ",".join(["strong", "beginner", "random", "casual"][:seats])
    arguments = ("--matches", "2", "--hands", "2" if seats == 2 else "1", "--option", option)
    once = simulate(*arguments, seats=seats, players=players, out="once")
    again = simulate(*arguments, seats=seats, players=players, out="again")
    assert [path.name for path in once] == ["barracan-0001.cards.jsonl", "barracan-0002.cards.jsonl"]
    assert [path.read_bytes() for path in once] == [path.read_bytes() for path in again]
    assert once[0].read_bytes() != once[1].read_bytes()
    assert main(["verify", *map(str, once)]) == 0
    head = json.loads(once[0].read_text().splitlines()[0])
    name, _, value = option.partition("=")
    assert json.dumps(head["options"][name]).strip('"') == value
    assert [seat["player"] for seat in head["seats"]] == players.split(",")


def test_the_record_keeps_the_style_beside_the_level(simulate):
    (path,) = simulate("--hands", "1", players="strong:bold,casual")
    seats = json.loads(path.read_text().splitlines()[0])["seats"]
    assert [(seat["player"], seat.get("style")) for seat in seats] == [("strong", "bold"), ("casual", None)]
    assert main(["verify", str(path)]) == 0


def test_other_seeds_give_other_decks(simulate):
    decks = set()
    for seed in (1, 2, 3):
        (path,) = simulate("--hands", "1", seed=seed, out=f"seed-{seed}")
        decks.add(path.read_text().splitlines()[1])
    assert len(decks) == 3


def test_the_deck_does_not_depend_on_who_plays(simulate):
    (one,) = simulate("--hands", "1", players="random,random", out="one")
    (other,) = simulate("--hands", "1", players="beginner,casual", out="other")
    assert one.read_text().splitlines()[1] == other.read_text().splitlines()[1]


def test_a_name_ending_in_jsonl_is_one_file_and_hands_cut_the_match(tmp_path, capsys):
    out = tmp_path / "one.jsonl"
    assert main(["simulate", "barracan", *words(hands="3", option="target=9999", out=str(out))]) == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert lines[-1]["kind"] == "hand_end"
    assert lines[-1]["hand"] == 3
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("match 1: 3 hands, ")
    assert "unfinished" in told[0]
    assert told[1].startswith("random: won 0 of 0 matches, ")


def test_the_summary_counts_what_was_won(tmp_path, capsys):
    arguments = words(players="strong,random", hands=None, matches="3", option="target=20", out=str(tmp_path / "many"))
    assert main(["simulate", "barracan", *arguments]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 5
    won = {line.split(":")[0]: int(line.split()[2]) for line in told[3:]}
    assert won["strong"] + won["random"] == 3


def test_sides_may_be_stated_in_any_order(simulate):
    simulate("--hands", "1", "--sides", "3,1/2,0", seats=4)
    simulate("--hands", "1", "--sides", "0/1/2/3", "--option", "partnership=false", seats=4)


def test_matches_are_the_same_for_any_number_of_workers_and_go_on_where_they_were_broken_off(
    tmp_path, capsys, monkeypatch
):
    more = ["--matches", "5", "--players", "random,beginner"]
    told = []
    for name, who in (("here", []), ("there", ["--workers", "2"])):
        monkeypatch.chdir(tmp_path)
        assert main(["simulate", "barracan", *words(out=name), *more, *who]) == 0
        told.append(capsys.readouterr().out.replace(name, ""))
    here, there, broken = (tmp_path / name for name in ("here", "there", "broken"))
    assert told[0] == told[1]
    assert contents(here) == contents(there)
    interrupt_match(monkeypatch, 3)
    assert main(["simulate", "barracan", *words(out="broken"), *more]) == 130
    out, err = capsys.readouterr()
    assert out.count("match") == 2
    assert err.count("\n") == 1
    assert main(["simulate", "barracan", *words(out="broken"), *more]) == 0
    assert capsys.readouterr().out.replace("broken", "") == told[0]
    assert contents(broken) == contents(here)


def test_a_run_of_others_that_was_broken_off_is_not_gone_on_with(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    interrupt_match(monkeypatch, 2)
    assert main(["simulate", "barracan", *words(out="out", seed="2"), "--matches", "2"]) == 130
    for folder in ("out", "new"):
        assert main(["simulate", "barracan", *words(out=folder), "--matches", "2"]) == 0
    assert contents(tmp_path / "out") == contents(tmp_path / "new")


def interrupt_match(monkeypatch, number):
    """Have Ctrl+C pressed when the match of this number is to be played, counted from now on."""
    play, left = SelfPlay.play, iter(range(number - 1, -1, -1))

    def interrupted(course, *more):
        if next(left, 1) == 0:
            raise KeyboardInterrupt
        return play(course, *more)

    monkeypatch.setattr(SelfPlay, "play", interrupted)


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}
