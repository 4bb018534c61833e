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


def test_no_parameter_before_the_arguments_of_a_template_bears_the_name_of_one():
    """A compiled function takes the argument for the parameter, even where that is positional only."""
    marked = [node for node in nodes(ast.Call) if getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP"]
    named = {name for node in marked for name in re.findall(r"{(\w+)", ast.literal_eval(node.args[1]))}
    assert {"cards", "card", "name"} <= named
    found = [node for node in nodes(ast.FunctionDef) if node.args.kwarg and node.args.kwarg.arg == "arguments"]
    assert len(found) > 5
    for node in found:
        assert not {each.arg for each in (*node.args.posonlyargs, *node.args.args)} & named, node.name
