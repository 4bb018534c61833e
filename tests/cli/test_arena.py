"""``barracan arena``."""

import json

import pytest

from barracan.cli.arena_results import MANIFEST, TIMES
from barracan.cli.commands import main
from barracan.players.self_play import ROOM_FOR_A_HAND

GOOD = {"--players": "greedy,random", "--seats": "2", "--deals": "2", "--seed": "1"}


def words(game="barracan", **changes):
    given = GOOD | {f"--{name}": value for name, value in changes.items()}
    pairs = [pair for pair in given.items() if pair[1] is not None]
    return ["arena", game, *(word for pair in pairs for word in pair if word != "")]


@pytest.fixture
def arena(capsys):
    """Run an arena and return what it prints."""

    def run(game="barracan", **changes):
        assert main(words(game, **changes)) == 0
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("poker", {}),
        ("barracan", {"seats": "5"}),
        ("barracan", {"players": "greedy"}),
        ("barracan", {"players": "greedy,greedy"}),
        ("barracan", {"players": "greedy,champion"}),
        ("barracan", {"players": "greedy,strong:kind"}),
        ("barracan", {"players": "strong,greedy:bold"}),
        ("barracan", {"against": "strong:kind"}),
        ("barracan", {"against": "human"}),
        ("barracan", {"players": "greedy", "against": "greedy"}),
        ("barracan", {"deals": None}),
        ("barracan", {"deals": "0"}),
        ("barracan", {"matches": "1"}),
        ("barracan", {"workers": "0"}),
        ("barracan", {"workers": "9" * 20}),
        ("barracan", {"worlds": "-1"}),
        ("barracan", {"sprt": "20,0"}),
        ("barracan", {"sprt": "5"}),
        ("barracan", {"sprt": "0,inf"}),
        ("barracan", {"sprt": "0,nan"}),
        ("barracan", {"sprt": "0,1e300"}),
        ("barracan", {"deals": "two"}),
        ("barracan", {"out": "/"}),
        ("barracan", {"option": "target=0"}),
        ("barracan", {"out": "missing/rows"}),
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(game, changes, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(words(game, **changes)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_same_seed_gives_the_same_bytes_for_any_number_of_workers(arena, tmp_path):
    told = [arena(out=str(tmp_path / workers), workers=workers) for workers in ("1", "2", "3")]
    assert told[0] == told[1] == told[2]
    assert len({(tmp_path / workers).read_bytes() for workers in ("1", "2", "3")}) == 1
    assert arena(seed="2") != told[0]


def test_a_run_that_was_broken_off_goes_on(arena, tmp_path):
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    told = arena(out=str(whole), deals="3")
    arena(out=str(broken), deals="1")
    with broken.open("a") as rows:
        rows.write('{"players":["greedy"')
    assert arena(out=str(broken), deals="3") == told
    assert broken.read_bytes() == whole.read_bytes()
    assert len((tmp_path / f"broken{TIMES}").read_text().splitlines()) == 6


@pytest.mark.parametrize("changes", [{"seed": "2"}, {"players": "random,greedy"}, {"worlds": "3"}, {"seats": "3"}])
def test_a_file_of_another_arena_is_not_gone_on_with(changes, arena, tmp_path, capsys):
    out = str(tmp_path / "rows")
    arena(out=out, deals="1")
    before = (tmp_path / "rows").read_bytes()
    assert main(words(out=out, **changes)) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert (tmp_path / "rows").read_bytes() == before


@pytest.mark.parametrize("text", ["", "a letter", '{"players":1}\n', "[]\n"])
@pytest.mark.parametrize("manifest", [False, True])
def test_other_files_are_left_alone(text, manifest, arena, tmp_path, capsys):
    out = tmp_path / "rows"
    if manifest:
        arena(out=str(out), deals="1")
    out.write_text(text + "\n")
    assert main(words(out=str(out))) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert out.read_text() == text + "\n"


def test_other_players_do_not_go_on_with_a_file(arena, tmp_path, capsys):
    out = tmp_path / "rows"
    arena(out=str(out), deals="1")
    beside = tmp_path / f"rows{MANIFEST}"
    beside.write_text(json.dumps(json.loads(beside.read_text()) | {"digest": "older"}))
    assert main(words(out=str(out))) == 2
    assert "digest" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ending", "old", "new"),
    [
        ("", '"points"', '"dots"'),
        ("", '"rotation":0', '"rotation":0.0'),
        ("", '"by":', '"by":[],"was":'),
        ("", '"players":', '"players":' + 2000 * "[" + 2000 * "]" + ',"played":'),
        (TIMES, '"turns"', '"t"'),
        (TIMES, '"greedy":[', '"greedy":["late",'),
        (TIMES, '"greedy":[', '"greedy":[1' + "0" * 400 + ","),
        (TIMES, '"greedy":[', '"greedy":[],"other":['),
        (MANIFEST, "", "[]"),
        (MANIFEST, "", "{}"),
        (MANIFEST, "", "[" * 10**6),
    ],
)
def test_a_file_that_does_not_tell_enough_is_not_gone_on_with(ending, old, new, arena, tmp_path, capsys):
    out, spoilt = tmp_path / "rows", tmp_path / f"rows{ending}"
    arena(out=str(out), deals="1")
    spoilt.write_text(spoilt.read_text().replace(old, new) if old else new)
    capsys.readouterr()
    assert main(words(out=str(out))) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "name another file" in told


def test_what_is_told_is_what_was_asked_for_whatever_the_file_has_more(arena, tmp_path):
    out = str(tmp_path / "rows")
    arena(out=out, deals="3")
    told = [json.loads(arena(**given, deals="2", json="")) for given in ({"out": out}, {})]
    counts = [{player: done["turns"]["count"] for player, done in each.pop("milliseconds").items()} for each in told]
    assert told[0] == told[1]
    assert counts[0] == counts[1]


def test_a_game_that_was_broken_off_and_played_again_has_its_times_once(arena, tmp_path):
    out, times = tmp_path / "rows", tmp_path / f"rows{TIMES}"
    whole = json.loads(arena(out=str(out), json=""))["milliseconds"]
    out.write_text("".join(out.read_text().splitlines(keepends=True)[:-1]))
    again = json.loads(arena(out=str(out), json=""))["milliseconds"]
    assert len(times.read_text().splitlines()) == 5
    for player in ("greedy", "random"):
        for what in ("decisions", "turns"):
            assert again[player][what]["count"] == whole[player][what]["count"] > 0
            assert 0 <= again[player][what]["median"] <= again[player][what]["99 %"]


def test_a_match_that_is_left_unfinished_is_shared_by_all(arena, tmp_path, monkeypatch):
    monkeypatch.setattr("barracan.players.self_play.RECORD_LIMIT", ROOM_FOR_A_HAND)
    given = {"out": str(tmp_path / "rows"), "deals": None, "matches": "1", "option": "target=1000"}
    told = arena(**given)
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text().splitlines()]
    assert [row["won"] for row in rows] == [[], []]
    assert "50.0 %" in told
    assert arena(**given) == told


def test_a_single_deal_has_no_interval(arena):
    (cell,) = json.loads(arena(deals="1", json=""))["cells"]
    assert cell["ahead"][1:] == [None, None]
    assert "± ?" in arena(deals="1")


def test_a_style_is_none_where_the_game_has_no_styles(capsys):
    assert main(words("burraco", players="strong:bold,greedy")) == 2
    assert "style" in capsys.readouterr().err


def test_names_of_records_can_be_had_on_every_system(arena, tmp_path):
    arena(deals="1", players="beginner:bold,random", records=str(tmp_path))
    assert not [path for path in tmp_path.iterdir() if ":" in path.name]


def test_every_deal_is_played_from_every_side(arena, tmp_path):
    arena(out=str(tmp_path / "rows"), seats="3", deals="1", players="greedy,tricks")
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text().splitlines()]
    assert [(row["players"], row["rotation"]) for row in rows] == [
        (players, side) for players in (["greedy", "tricks"], ["tricks", "greedy"]) for side in range(3)
    ]
    assert all(sum(row["decisions"].values()) == row["moves"] for row in rows)


def test_partners_play_against_partners(arena, tmp_path):
    arena(seats="4", deals="1", records=str(tmp_path), players="greedy,tricks")
    names = []
    for path in sorted(tmp_path.iterdir()):
        assert main(["verify", str(path)]) == 0
        names.append([seat["player"] for seat in json.loads(path.read_text().splitlines()[0])["seats"]])
    assert names == [["greedy", "tricks"] * 2, ["tricks", "greedy"] * 2]


def test_deals_do_not_depend_on_who_plays(arena, tmp_path):
    arena(deals="1", records=str(tmp_path), players="greedy,tricks,random")
    decks = {path.read_text().splitlines()[1] for path in tmp_path.iterdir()}
    assert len(decks) == 1


def test_results_come_as_json_too(arena):
    told = json.loads(arena(json="", against="hold", players="greedy,random"))
    assert [cell["players"] for cell in told["cells"]] == [["greedy", "hold"], ["random", "hold"]]
    for cell in told["cells"]:
        assert cell["games"] == 4
        assert cell["won"][1] <= cell["won"][0] <= cell["won"][2]
        assert sum(count for _, _, count in cell["endings"]) == 4
    assert told["seed"] == 1


def test_matches_are_played_to_their_target(arena, tmp_path):
    arena(deals=None, matches="1", option="target=20", out=str(tmp_path / "rows"))
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text().splitlines()]
    assert len(rows) == 2
    assert all(max(row["points"]) >= 20 and len(row["won"]) == 1 for row in rows)


def test_a_sequential_test_ends_before_all_deals_are_played(arena):
    told = json.loads(arena(json="", players="flash,greedy", deals="40", sprt="0,200"))
    (cell,) = told["cells"]
    assert cell["sprt"] == "upper"
    assert cell["games"] == 32


def test_times_are_told_beside_the_table(capsys):
    assert main(words(deals="1")) == 0
    told = capsys.readouterr()
    assert "greedy: " in told.err
    assert " ms" not in told.out
