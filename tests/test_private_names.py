"""Tests ask what anybody may ask: they use no private name of the program, of its commands, or of another test."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
OF_NAMED_TUPLES = {"_asdict", "_fields", "_make", "_replace"}
"""Names that Python documents for everybody."""
BY_NAME = {"attrgetter", "delattr", "getattr", "hasattr", "object", "patch", "setattr"}
"""Functions that take the name of an attribute as text."""


def is_private(name):
    """Whether a name is its owner's alone."""
    return name.startswith("_") and name != "_" and not name.endswith("__") and name not in OF_NAMED_TUPLES


def defined(tree):
    """The names that the classes of a file give their objects."""
    for one in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for node in ast.walk(one):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node.name
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
                yield node.attr


def is_own(value):
    """Whether an object is the one whose class this is: ``self``, ``cls`` or ``super()``."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id == "super"
    return isinstance(value, ast.Name) and value.id in {"self", "cls"}


def foreign_names(tree, known):
    """The line and name of each private name that is not one of those *known*, the names of the tests' own classes."""
    own = set(defined(tree))
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Attribute):
            is_ours = node.attr in (known if is_own(node.value) else own if isinstance(node.value, ast.Name) else ())
            names = [] if is_ours else [node.attr]
        elif isinstance(node, ast.Import):
            names = [part for alias in node.names for part in alias.name.split(".")]
        elif isinstance(node, ast.ImportFrom):
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Call) and name_of(node.func) in BY_NAME:
            texts = [each.value for each in node.args[:2] if isinstance(each, ast.Constant)]
            names = [part for text in texts if isinstance(text, str) for part in text.split(".")]
        yield from ((node.lineno, name) for name in names if is_private(name))


def name_of(function):
    """The last part of what is called."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_no_test_uses_a_private_name_of_others():
    trees = {path: ast.parse(path.read_bytes()) for path in sorted(HERE.rglob("*.py"))}
    known = {name for tree in trees.values() for name in defined(tree)}
    found = [
        f"{path.relative_to(HERE)}:{line} {name}"
        for path, tree in trees.items()
        for line, name in foreign_names(tree, known)
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "table.match._replay.state = 1",
        "from barracan.games.barbu.legality import _TEXTS",
        "import barracan._secret",
        "from barracan._secret import open_name",
        'monkeypatch.setattr(worker_pool, "_cores", 2)',
        'monkeypatch.setattr("barracan.cli.arena._play", 2)',
        'getattr(module, "_TEXTS", {})',
        'patch.object(module, "_play")',
        "class Mine(Theirs):\n    def ask(self): return self._theirs",
        "class Mine:\n    def __init__(self): self._own = 1\nother.part._own",
    ],
)
def test_a_foreign_name_is_found(text):
    assert [name for _, name in foreign_names(ast.parse(text), {"_own"})] != []


@pytest.mark.parametrize(
    "text",
    [
        "settings._replace(worlds=2)",
        "module.__name__",
        "for _, name in pairs: name.strip()",
        "class Mine(OfAnotherTest):\n    def ask(self): return self._own + super()._own",
        "class Mine:\n    def __init__(self): self._mine = 1\n    def __eq__(self, other): return other._mine == 1",
        'seat(window, 1, "_style")',
    ],
)
def test_an_own_name_is_none(text):
    tree = ast.parse(text)
    assert list(foreign_names(tree, {"_own", *defined(tree)})) == []
