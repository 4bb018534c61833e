"""Change the program in small ways, one at a time, and look whether the nearest tests notice.

``python3 packaging/checks/mutations.py [--changes N] [--seed N] [--first N] [--minutes N] [--out FILE] [--list]``

Each change turns round a condition, moves a constant by one, or leaves a call out, at a place drawn from the syntax
trees of table, session, storage, players and games. It is made in a copy of the checkout. The whole suite runs once
without a change, to see which tests reach which place (kept beside the file of ``--out``); then each change needs only
those, the nearest and quickest first, up to the first that notices or to a minute. A change that no test
notices is told with its line. Those that change nothing a person could see are named in ``equivalent_changes.toml``,
each with its reason, and left out of the count. The exit code is 1 if fewer than nine in ten are noticed; 3 if the
minutes were over first: called again with the same file, it goes on. Run it in the development environment, and from a
checkout at rest.
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from functools import cache
from heapq import nsmallest
from math import log
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from barracan.cli.arguments import at_least, integer
from barracan.cli.commands import Parser
from barracan.cli.measurements import Findings
from barracan.model.randomness import stream
from tests_reached import Reached, Span, environment, line_starts, look

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "desktop" / "barracan"
ROOMS = ("table", "session", "storage", "players", "games")
NOTICED = 0.9
EQUIVALENT = Path(__file__).with_name("equivalent_changes.toml")
FIRST = 30
"""So many tests are tried before all others that reach a change."""
LONGEST = 60
"""Seconds of tests, by what each took without a change, that are spent on one change at most."""
NEAREST = 6
"""So many files of tests that name a module are tried at most."""
PATIENCE = 60, 5
"""Seconds, and times as long as without the change, after which it counts as noticed: the program stands still."""
LEFT_OUT = (".git", ".venv", ".cache", "__pycache__", "build", "dist")
_TURNED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip


class Change(NamedTuple):
    """One small change: where it is, what stood there, and what stands there instead.

    Attributes:
        around: the source line, or lines, on which it is.
    """

    file: str
    line: int
    start: int
    end: int
    before: str
    after: str
    around: str

    def text(self) -> str:
        """The change on one line."""
        return f"{self.file}:{self.line}: {joined(self.before)} -> {joined(self.after)}  [{joined(self.around)}]"

    def applied(self, source: bytes) -> bytes:
        """The source with the change in it."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def is_equivalent(self) -> bool:
        """Whether it is named among those that change nothing."""
        return (self.file, joined(self.around), joined(self.before), joined(self.after)) in equivalents()


def joined(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())


@cache
def equivalents() -> frozenset[tuple[str, str, str, str]]:
    """The changes that are named as changing nothing: file, line, what stood there, what stands there instead."""
    named = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["change"]
    return frozenset((each["file"], each["line"], each["before"], each["after"]) for each in named if each["reason"])


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
    whole = try_all(changes, findings, notes_beside(wanted.out), monotonic() + 60 * wanted.minutes)
    return tell(changes, findings) if whole else 3


def tell(changes: Sequence[Change], findings: Findings) -> int:
    """Print what was not noticed, and the share of what was."""
    noticed = {row["change"]: row["noticed"] for row in findings.lines}
    counted = [change for change in changes if noticed[change.text()] or not change.is_equivalent()]
    missed = [change for change in counted if not noticed[change.text()]]
    print(*(change.text() for change in missed), sep="\n")
    share = 1 - len(missed) / len(counted)
    print(f"{len(counted) - len(missed)} of {len(counted)} changes noticed, {100 * share:.0f} %", end="")
    print(f"; {len(changes) - len(counted)} more change nothing")
    return 0 if share >= NOTICED else 1


def drawn(seed: int, count: int) -> list[Change]:
    """So many changes by this seed: every room as often as another, in it every file by its length.

    Each place has a number of its own, so that the draw stays as it is where the sources change elsewhere.
    """
    lots: list[tuple[float, Change]] = []
    for room in ROOMS:
        lengths = {path: path.read_bytes().count(b"\n") for path in sources(room)}
        for path, length in lengths.items():
            changes = list(changes_of(path))
            share = length / sum(lengths.values()) / max(1, len(changes))
            lots += [(-log(1 - number) / share, change) for change, number in numbered(changes, seed)]
    return [change for _, change in nsmallest(count, lots)]


def numbered(changes: Sequence[Change], seed: int) -> Iterator[tuple[Change, float]]:
    """Each change with its number from 0 up to 1, which only the seed, its file and its own line decide."""
    seen: Counter[tuple[str, ...]] = Counter()
    for change in changes:
        words = change.file, joined(change.around), joined(change.before), joined(change.after)
        seen[words] += 1
        yield change, stream(*words, str(seen[words]), seed).random()


def sources(room: str) -> list[Path]:
    """The files of a room of the house."""
    return sorted(path for path in (PACKAGE / room).rglob("*.py") if path.name != "__init__.py")


def changes_of(path: Path) -> Iterator[Change]:
    """Every small change that can be made in a file."""
    source = path.read_bytes()
    starts = line_starts(source)
    name = path.relative_to(ROOT).as_posix()
    for node, after in alternatives(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        around = source[starts[node.lineno - 1] : starts[node.end_lineno or node.lineno]].decode()
        yield Change(name, node.lineno, start, end, source[start:end].decode(), after, around)


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


def notes_beside(out: str | None) -> Path | None:
    """Where the notes of which tests reach which place are kept."""
    return Path(f"{out}.reached") if out else None


def try_all(changes: Sequence[Change], findings: Findings, notes: Path | None, until: float) -> bool:
    """Try the changes that were not tried yet; tells whether there was time for all."""
    known = {row["change"] for row in findings.lines}
    with tempfile.TemporaryDirectory(prefix="barracan-mutations-") as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        spans = [Span(change.file, change.start, change.end) for change in changes]
        reached = look(copy, spans, notes or copy.with_name("reached"))
        for change, tests in zip(changes, reached, strict=True):
            if change.text() in known:
                continue
            if monotonic() > until:
                return False
            noticed = try_one(change, tests, copy)
            findings.add({"change": change.text(), "noticed": noticed})
            print(f"{'noticed' if noticed else 'MISSED '} {change.text()}", flush=True)
    return True


def try_one(change: Change, reached: Reached, copy: Path) -> str:
    """Make a change in the copy and run the tests that it needs; tells what noticed it, or nothing."""
    path = copy / change.file
    source = path.read_bytes()
    path.write_bytes(change.applied(source))
    try:
        return next((found for tests in rings(change, reached) if tests and (found := failure(copy, tests))), "")
    finally:
        path.write_bytes(source)


def rings(change: Change, reached: Reached) -> Iterator[Mapping[str, float]]:
    """Tests with their seconds: some that reach the change, nearest and quickest first, then all others.

    Where none is known to reach it, the files that name it: a process that was there before the test may do so.
    """
    room = f"tests/{Path(change.file).parts[2]}/"
    spent = 0.0
    order: list[str] = []
    for test in sorted(reached.tests, key=lambda test: not test.startswith(room)):
        spent += reached.tests[test]
        if spent < LONGEST or not order:
            order.append(test)
    for tests in (order[:FIRST], order[FIRST:]) if order else (nearest(change.file),):
        yield {test: reached.tests.get(test, LONGEST) for test in tests}


def nearest(file: str) -> list[str]:
    """The files of tests that import a module; those of its room that bear its name; or else its folder's mirror."""
    path = Path(file).relative_to("desktop/barracan")
    module = ".".join(("barracan", *path.with_suffix("").parts))
    tests = ROOT / "tests"
    texts = {each: each.read_text(encoding="utf-8") for each in sorted(tests.rglob("test_*.py"))}
    naming = [each for each, text in texts.items() if module in text]
    if not naming:
        room = tests / path.parts[0]
        naming = [each for each, text in texts.items() if each.is_relative_to(room) and path.stem in text]
    mirror = tests / path.parent
    near = naming[:NEAREST] or [mirror if mirror.is_dir() else tests / path.parts[0]]
    return [each.relative_to(ROOT).as_posix() for each in near]


def failure(copy: Path, tests: Mapping[str, float]) -> str:
    """The first of these tests that fails in the copy, or what else goes wrong there; nothing if all pass."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "--tb=no",
        "--timeout=60",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
    ]
    named = copy.with_name("tests")
    named.write_text("\n".join(tests), encoding="utf-8")
    least, times = PATIENCE
    try:
        done = subprocess.run(
            [*command, f"@{named}"], cwd=copy, env=environment(copy), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            check=False, timeout=least + times * sum(tests.values()), encoding="utf-8", errors="replace",
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "stands still"
    if not done.returncode:
        return ""
    told = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return told[0] if told else f"exit code {done.returncode}"


if __name__ == "__main__":
    sys.exit(main())
