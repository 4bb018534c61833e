"""A decision is the same on every version of Python and on every machine, to the last bit of what it weighs."""

import ast
import builtins
import subprocess
import sys
from importlib import import_module

import pytest

from barracan.games.catalog import CATALOG
from barracan.players.arithmetic import power, sum_in_order
from barracan.players.player import decide, names, styles
from barracan.players.tallies import CellSums, Sprt
from players.redeal import positions
from sources import source_of

POSITIONS, WORLDS = 10, 1
EXACT = {"comb", "isqrt", "nan", "prod", "sqrt"}
"""What of ``math`` is the same everywhere: whole numbers, and what IEEE 754 rounds."""
DECIDING = """
import sys
import barracan.players.arena
from barracan.games.catalog import CATALOG
from barracan.players.player import find_player
for game in CATALOG:
    find_player(game)
print(*(name for name in sys.modules if name.startswith("barracan.")))
"""


def sum_of_whole_numbers(numbers, start=0):
    """The built-in ``sum``, which rounds fractions otherwise from Python 3.12 on."""
    numbers = [start, *numbers]
    assert not any(isinstance(number, float) for number in numbers), f"fractions are added: {numbers}"
    return added_up(numbers)


added_up = builtins.sum


@pytest.mark.parametrize("game_id", CATALOG)
def test_no_decision_adds_fractions_with_the_built_in_sum(game_id, monkeypatch):
    players = [*names(game_id), *(f"casual:{style}" for style in styles(game_id))]
    for state in positions(game_id, POSITIONS, seed=2):
        view = CATALOG[game_id].view(state, state.turn)
        with monkeypatch.context() as checked:
            checked.setattr(builtins, "sum", sum_of_whole_numbers)
            for player in players:
                decide(game_id, view, player, 9, WORLDS)


def test_no_figure_of_an_arena_adds_fractions_with_the_built_in_sum(monkeypatch):
    shares = [[0], [1, 2], [0, 1], [0, 1, 2]]
    rows = [
        {"players": ["a", "b"], "deal": deal, "rotation": side, "hands": 3, "points": [4, 7 + deal, -1],
         "won": shares[(deal + side) % 4], "reason": "out", "by": "a"}
        for deal in range(8) for side in range(3)
    ]  # fmt: skip
    monkeypatch.setattr(builtins, "sum", sum_of_whole_numbers)
    sums = CellSums(("a", "b"), 3)
    for row in rows:
        sums.add(row)
    found = sums.tally()
    assert Sprt().likelihood(found.shares, 3, found.par) != 0


def test_no_module_that_decides_asks_the_c_library():
    found = subprocess.run([sys.executable, "-c", DECIDING], capture_output=True, text=True, check=True)
    paths = [source_of(import_module(name)) for name in found.stdout.split()]
    assert len(paths) > 100
    assert not [fault for path in paths for fault in faults(path.read_text(encoding="utf-8"), path)]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("half = 0.5\nshare = half ** 3", True),
        ("share = chance / 2\nshare **= 3", True),
        ("share = pow(chance, 3)", True),
        ("from math import exp", True),
        ("import math", True),
        ("large = -(10**9)\nhalf = 0.5", False),
        ("whole = step ** 3 // 2", False),
        ("from math import isqrt", False),
    ],
)
def test_what_asks_the_c_library_is_told(source, told):
    assert bool(faults(source, "")) == told


def faults(source, path):
    """Where a source takes a power of what may be a fraction, or another function of the C library."""
    nodes = list(ast.walk(ast.parse(source)))
    fractions = any(map(_fraction, nodes))
    return [f"{path}:{node.lineno}" for node in nodes if _inexact(node) or (fractions and _power(node))]


def _fraction(node):
    """Whether this shows that a source does not reckon in whole numbers alone."""
    match node:
        case ast.Constant(value=float()) | ast.Name(id="float") | ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            return True
    return False


def _power(node):
    match node:
        case ast.BinOp(left=ast.Constant(value=int()), op=ast.Pow(), right=ast.Constant(value=int())):
            return False
        case ast.BinOp(op=ast.Pow()) | ast.AugAssign(op=ast.Pow()):
            return True
    return False


def _inexact(node):
    match node:
        case ast.Call(func=ast.Name(id="pow")):
            return True
        case ast.Import(names=imported):
            return any(alias.name in {"math", "cmath", "statistics"} for alias in imported)
        case ast.ImportFrom(module="math", names=imported):
            return any(alias.name not in EXACT for alias in imported)
        case ast.ImportFrom(module="cmath" | "statistics"):
            return True
    return False


def test_fractions_are_added_from_the_left_and_powers_rounded_once():
    assert sum_in_order([1e16, 1.0, -1e16]) == 0.0
    assert sum_in_order(iter([0.1] * 10)) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 != 1.0
    assert sum_in_order([]) == 0
    assert power(0.7, 0) == 1.0
    assert power(1 - 1 / 7, 5) == 0.4626643660379605  # a C library gives ...606
    assert power(0.0, 3) == 0.0
