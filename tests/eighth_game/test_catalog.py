"""The catalog: one entry a game, its own first, then those of other packages; what is broken is left out."""

import ast
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

import barracan
from barracan.games.catalog import CATALOG, load_part
from barracan.players.player import find_player, styles
from eighth_game.install import POINT, environment, install

OWN = ("barracan", "burraco", "buraco", "concan", "barracuda", "barbu", "sheepshead")
BROKEN = {
    "no_module = no_such_package:ENTRY": "No module named 'no_such_package'",
    "no_name = german_whist.entry:NOTHING": "no attribute 'NOTHING'",
    "no_entry = german_whist.state:SEATS": "its entry point names no GameEntry",
    "other_name = german_whist.entry:ENTRY": "its entry is called german_whist",
    "fails = eighth_game.broken:FAILING": "No module named 'german_whist.no_rules'",
    "no_game = eighth_game.broken:NO_GAME": "eighth_game.broken:state is no Game",
    "misnamed = eighth_game.broken:MISNAMED": "its rules call it german_whist",
    "no_player = eighth_game.broken:NO_PLAYER": "No module named 'german_whist.no_player'",
    "barbu = eighth_game.broken:BARBU": "there is another game of this name",
}


def test_the_program_has_its_own_games_in_their_order():
    assert tuple(CATALOG) == OWN


def test_a_game_of_another_package_comes_after_them(german_whist):
    assert tuple(CATALOG) == (*OWN, "german_whist")
    assert len(CATALOG) == 8
    assert str(german_whist.title) == "German whist"


def test_a_game_that_is_not_installed_is_unknown():
    assert "german_whist" not in CATALOG
    assert CATALOG.get("german_whist") is None


@pytest.mark.parametrize("game", OWN)
def test_every_part_of_an_entry_is_there(game):
    entry = CATALOG.entry(game)
    assert CATALOG[game].id == game
    assert find_player(game).clauses
    assert find_player(game).styles == styles(game)
    assert callable(load_part(entry.table))
    assert set(entry.partner_styles) <= set(entry.styles)


def test_what_an_import_path_names_has_to_be_there():
    with pytest.raises(ImportError, match=r"barracan\.model\.cards has no NOTHING"):
        load_part("barracan.model.cards:NOTHING")


@pytest.mark.expected_warning("is left out")
@pytest.mark.parametrize(("point", "words"), BROKEN.items(), ids=[point.split()[0] for point in BROKEN])
def test_a_broken_entry_point_is_told_of_once_and_left_out(site, caplog, point, words):
    install(site)
    install(site, [point], "broken-games")
    CATALOG.refresh()
    for _ in range(2):
        assert tuple(CATALOG) == (*OWN, "german_whist")
    (told,) = caplog.messages
    assert words in told
    assert told.startswith(f"The game {point.split()[0]} of the package broken-games is left out: ")
    assert told.endswith(". Mend that package or remove it.")
    assert "Traceback" not in caplog.text


@pytest.mark.expected_warning("there is another game of this name")
def test_two_packages_with_the_same_game_leave_one(site):
    install(site)
    install(site, [POINT], "german-whist-again")
    CATALOG.refresh()
    assert tuple(CATALOG) == (*OWN, "german_whist")


@pytest.mark.expected_warning("can't be asked")
def test_what_tells_of_packages_may_be_damaged(site, monkeypatch):
    def damaged(group):
        raise ValueError("no such section")

    monkeypatch.setattr(metadata, "entry_points", damaged)
    assert tuple(CATALOG) == OWN


def test_other_packages_are_asked_only_for_games_that_are_not_the_programs_own():
    asked = (
        "import sys; from barracan.games.catalog import CATALOG, find_game; find_game('concan'); 'barbu' in CATALOG;"
        " print('importlib.metadata' in sys.modules); 'german_whist' in CATALOG;"
        " print('importlib.metadata' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-P", "-c", asked], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["False", "True"]


def test_no_other_list_names_games():
    """Beside a game's own folder only the catalog knows its id; BarraCan's is the program's name too."""
    package = Path(barracan.__file__).parent
    for path in package.rglob("*.py"):
        at = path.relative_to(package)
        if at.parts == ("games", "catalog.py") or set(at.parts) & set(OWN):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {each.value for each in ast.walk(tree) if isinstance(each, ast.Constant) and each.value in OWN[1:]}
        assert not named, at


def test_a_command_tells_of_a_broken_game_and_goes_on(tmp_path):
    install(tmp_path, ["no_module = no_such_package:ENTRY"], "broken-games")
    command = [sys.executable, "-P", "-m", "barracan", "simulate", "poker", "--seats", "2", "--players", "a,b"]
    command += ["--seed", "1", "--out", "x.jsonl"]
    told = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(tmp_path))
    assert told.returncode == 2
    left_out, unknown = told.stderr.splitlines()
    assert left_out.startswith("The game no_module of the package broken-games is left out: ")
    assert unknown.startswith("barracan simulate: There is no game 'poker': there are barracan, burraco,")
