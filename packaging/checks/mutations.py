"""Change the program in small ways, one at a time, and look whether the nearest tests notice.

``python3 packaging/checks/mutations.py [--changes N] [--seed N] [--first N] [--minutes N] [--out FILE] [--list]``

Each change turns round a condition, moves a constant by one, or leaves a call out, at a place drawn from the syntax
trees of table, session, storage, players and games. It is made in a copy of the checkout; tests whose files or folders
are nearest run first. A change that no test notices is told with its line. The exit code is 1 if fewer than nine in ten
are noticed; 3 if the minutes were over first: called again with the same file, it goes on. Run it in the development
environment.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from barracan.cli.arguments import at_least, integer
from barracan.cli.commands import Parser
from barracan.cli.measurements import Findings
from barracan.model.randomness import choose, stream

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "desktop" / "barracan"
ROOMS = ("table", "session", "storage", "players", "games")
NOTICED = 0.9
PATIENCE = 600
"""Seconds after which a run of tests counts as a change noticed: the program stands still."""
LEFT_OUT = (".git", ".venv", ".cache", "__pycache__", "build", "dist")
_TURNED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip


class Change(NamedTuple):
    """One small change: where it is, what stood there, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def text(self) -> str:
        """The change on one line."""
        return f"{self.file}:{self.line}: {' '.join(self.before.split())} -> {' '.join(self.after.split())}"

    def applied(self, source: bytes) -> bytes:
        """The source with the change in it."""
        return source[: self.start] + self.after.encode() + source[self.end :]


def main(words: Sequence[str] | None = None) -> int:
    """Print a line for each change that is not noticed, and how many are."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--changes", type=at_least(1), default=100)
    parser.add_argument("--seed", type=integer, default=1)
    parser.add_argument("--first", type=at_least(0), default=0, help="pass over so many changes of this seed")
    parser.add_argument("--minutes", type=at_least(1), default=600, help="when to begin no further change")
    parser.add_argument("--out", help="keep what was found there, and go on with it")
    parser.add_argument("--list", action="store_true", help="only tell the changes of this seed")
    wanted = parser.parse_args(words)
    changes = drawn(wanted.seed, wanted.first + wanted.changes)[wanted.first :]
    if wanted.list:
        print(*(change.text() for change in changes), sep="\n")
        return 0
    settings = {"seed": wanted.seed, "first": wanted.first}
    try:
        findings = Findings(wanted.out, settings, Path(__file__))
    except (OSError, ValueError) as error:
        parser.error(str(error))
    whole = try_all(changes, findings, monotonic() + 60 * wanted.minutes)
    return tell(findings) if whole else 3


def tell(findings: Findings) -> int:
    """Print what was not noticed, and the share of what was."""
    missed = [row for row in findings.lines if not row["noticed"]]
    print(*(row["change"] for row in missed), sep="\n")
    share = 1 - len(missed) / len(findings.lines)
    print(f"{len(findings.lines) - len(missed)} of {len(findings.lines)} changes noticed, {100 * share:.0f} %")
    return 0 if share >= NOTICED else 1


def drawn(seed: int, count: int) -> list[Change]:
    """So many changes, drawn by this seed: the room first, then a file by its length, then a place in it."""
    rng = stream("changes", seed)
    lines = {room: [path for path in sources(room) for _ in path.read_bytes().splitlines()] for room in ROOMS}
    found: dict[Change, None] = {}
    while len(found) < count:
        changes = list(changes_of(choose(lines[choose(ROOMS, rng)], rng)))
        if changes:
            found[choose(changes, rng)] = None
    return list(found)


def sources(room: str) -> list[Path]:
    """The files of a room of the house."""
    return sorted(path for path in (PACKAGE / room).rglob("*.py") if path.name != "__init__.py")


def changes_of(path: Path) -> Iterator[Change]:
    """Every small change that can be made in a file."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    name = path.relative_to(ROOT).as_posix()
    for node, after in alternatives(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        yield Change(name, node.lineno, start, end, source[start:end].decode(), after)


def alternatives(tree: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """The expressions of a tree that can be changed, each with what stands there instead."""
    for statement in walk(tree):
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            yield statement.value, "None"
        elif isinstance(statement, ast.If | ast.While | ast.IfExp):
            yield statement.test, f"(not ({ast.unparse(statement.test)}))"
        elif isinstance(statement, ast.Compare) and len(statement.ops) == 1:
            turned = _TURNED[type(statement.ops[0])]
            yield statement, f"({ast.unparse(statement.left)} {turned} {ast.unparse(statement.comparators[0])})"
        elif isinstance(statement, ast.BoolOp):
            word = " or " if isinstance(statement.op, ast.And) else " and "
            yield statement, f"({word.join(f'({ast.unparse(value)})' for value in statement.values)})"
        elif isinstance(statement, ast.Constant) and isinstance(value := statement.value, int):
            yield statement, str(not value if isinstance(value, bool) else value + 1)


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those within f-strings, whose places Python 3.11 does not know."""
    if not isinstance(tree, ast.JoinedStr):
        yield tree
        for child in ast.iter_child_nodes(tree):
            yield from walk(child)


def try_all(changes: Sequence[Change], findings: Findings, until: float) -> bool:
    """Try the changes that were not tried yet; tells whether there was time for all."""
    known = {row["change"] for row in findings.lines}
    with tempfile.TemporaryDirectory(prefix="barracan-mutations-") as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        for change in changes:
            if change.text() in known:
                continue
            if monotonic() > until:
                return False
            noticed = try_one(change, copy)
            findings.add({"change": change.text(), "noticed": noticed})
            print(f"{'noticed' if noticed else 'MISSED '} {change.text()}", flush=True)
    return True


def try_one(change: Change, copy: Path) -> str:
    """Make a change in the copy and run the nearest tests; tells which noticed it, or nothing."""
    path = copy / change.file
    source = path.read_bytes()
    path.write_bytes(change.applied(source))
    try:
        return next((tests[0] for tests in nearest(change.file) if tests and not passes(copy, tests)), "")
    finally:
        path.write_bytes(source)


def nearest(file: str) -> Iterator[list[str]]:
    """Tests in rings: files that name the module or its class, then its folder's mirror, then its whole room."""
    path = Path(file).relative_to("desktop/barracan")
    module = ".".join(("barracan", *path.with_suffix("").parts))
    tests = ROOT / "tests"
    every = sorted(tests.rglob("test_*.py"))
    naming = [each for each in every if module in (text := each.read_text(encoding="utf-8")) or path.stem in text]
    near = [each for each in naming if each.relative_to(tests).parts[0] == path.parts[0]][:8]
    yield [str(each.relative_to(ROOT)) for each in near]
    mirror = tests / path.parent
    folder = mirror if mirror.is_dir() else tests / path.parts[0]
    yield [str(folder.relative_to(ROOT))]
    yield [f"tests/{path.parts[0]}", *(f"tests/{other}" for other in ("records", "windows"))]


def passes(copy: Path, tests: Sequence[str]) -> bool:
    """Whether these tests pass in the copy."""
    variables = os.environ | {"PYTHONPATH": str(copy / "desktop"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=copy, env=variables, capture_output=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
