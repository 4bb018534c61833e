"""No two files of the program import each other, by any way round."""

import ast
from pathlib import Path

import barracan
from barracan.games.catalog import CATALOG

PACKAGE = Path(barracan.__file__).parent


def modules():
    """The files of the program by the names of their modules."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(path, known):
    """What a file imports of the program, in functions and for type checkers too; a module brings its packages."""
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "import_module":
            names = [each.value for each in node.args if isinstance(each, ast.Constant)]
        else:
            continue
        for name in names:
            parts = name.split(".")
            found |= {".".join(parts[:end]) for end in range(1, len(parts) + 1)} & known
    return found


def circles(graph):
    """Groups of files that import each other (Tarjan's strongly connected components of more than one)."""
    numbers, lows, stack, found = {}, {}, [], []

    def visit(name):
        numbers[name] = lows[name] = len(numbers)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in numbers:
                visit(other)
                lows[name] = min(lows[name], lows[other])
            elif other in stack:
                lows[name] = min(lows[name], numbers[other])
        if lows[name] == numbers[name]:
            at = stack.index(name)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for name in graph:
        if name not in numbers:
            visit(name)
    return found


def graph_of(files):
    """What each of these files imports of the others; a file within a package does not import the package by that."""
    known = set(files)
    return {name: imports(path, known) - {name} - _above(name) for name, path in files.items()}


def _above(name):
    parts = name.split(".")
    return {".".join(parts[:end]) for end in range(1, len(parts))}


def test_no_file_of_the_program_imports_itself_by_way_of_others():
    assert circles(graph_of(modules())) == []


def test_what_all_tables_have_imports_no_table_of_one_game():
    graph = graph_of(modules())
    rooms = tuple(CATALOG.entry(game).table.rpartition(".")[0] + "." for game in CATALOG.own)
    assert "barracan.table.barracan." in rooms
    shared = [name for name in graph if name.startswith("barracan.table.") and not f"{name}.".startswith(rooms)]
    assert "barracan.table.scene" in shared
    found = {name: [other for other in graph[name] if f"{other}.".startswith(rooms)] for name in shared}
    assert not {name: others for name, others in found.items() if others}


def test_circles_are_found():
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}
    assert circles(graph) == [["a", "b", "c"]]


def test_a_package_is_a_docstring_only():
    for name, path in modules().items():
        if path.name == "__init__.py" and name not in ("barracan", "barracan.cli"):
            body = ast.parse(path.read_bytes()).body
            assert len(body) == 1, f"{name} holds more than its docstring"
            assert isinstance(body[0].value, ast.Constant)
