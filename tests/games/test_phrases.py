"""What is said in words takes any argument that a template names."""

import ast
import re
from pathlib import Path

import barracan.games

PACKAGE = Path(barracan.games.__file__).parents[1]
ROOMS = ("model", "games", "players")


def nodes(kind):
    """Every node of this kind in the sources of these rooms."""
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*.py"):
            yield from (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if type(node) is kind)


def templates():
    """Every template of these rooms; of the common texts those that they say themselves."""
    for node in nodes(ast.Call):
        called = getattr(node.func, "id", "")
        if called == "common_text":
            yield ast.literal_eval(node.args[0])
        elif called == "QT_TRANSLATE_NOOP" and ast.literal_eval(node.args[0]) != "common":
            yield ast.literal_eval(node.args[1])


def test_no_parameter_before_the_arguments_of_a_template_bears_the_name_of_one():
    """A compiled function takes the argument for the parameter, even where that is positional only."""
    named = {name for template in templates() for name in re.findall(r"{(\w+)", template)}
    assert {"cards", "card", "name"} <= named
    found = [node for node in nodes(ast.FunctionDef) if node.args.kwarg and node.args.kwarg.arg == "arguments"]
    assert len(found) > 5
    for node in found:
        assert not {each.arg for each in (*node.args.posonlyargs, *node.args.args)} & named, node.name
