"""Which tests reach a place of the program: the suite is run once on a copy that has a probe at each place."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

PROBE = Path(__file__).with_name("probe.py")
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "probe", "-n", "2", "--dist", "loadfile")
LEFT_OUT = ("packaging",)
"""The tests of the commands in ``packaging`` reach the program's own places only by chance."""


class Span(NamedTuple):
    """An expression of a file, by its bytes."""

    file: str
    start: int
    end: int


class Reached(NamedTuple):
    """The tests that reach a place, the quickest first, with their seconds; whether a probe could be set at all."""

    tests: Mapping[str, float]
    probed: bool


def look(copy: Path, spans: Sequence[Span], notes: Path) -> list[Reached]:
    """For each expression the tests that reach it; *notes* of an earlier look are used again.

    An expression that is evaluated when its file is imported counts as reached with each function of the file.
    """
    originals = {span.file: (copy / span.file).read_bytes() for span in spans}
    probed = set()
    for file, source in originals.items():
        numbers = {number: span for number, span in enumerate(spans) if span.file == file}
        text, done = with_probes(source, numbers)
        probed |= done
        (copy / file).write_bytes(text)
    try:
        if not notes.exists():
            run_suite(copy, notes)
    finally:
        for file, source in originals.items():
            (copy / file).write_bytes(source)
    found = read(notes)
    return [Reached(found.get(number, {}), number in probed) for number in range(len(spans))]


def with_probes(source: bytes, spans: Mapping[int, Span]) -> tuple[bytes, set[int]]:
    """A file's source with a probe for each number, and the numbers for which there was a place."""
    inserted: list[tuple[int, int, bytes]] = []
    done = set()
    for number, span in spans.items():
        for probe in probes(source, number, span):
            more = [*inserted, *probe]
            if is_python(insert(source, more)):
                inserted = more
                done.add(number)
    return insert(source, inserted), done


def probes(source: bytes, number: int, span: Span) -> Iterator[list[tuple[int, int, bytes]]]:
    """What is inserted for a place, each with its offset and its rank there: around the expression, or in functions."""
    starts = line_starts(source)
    bodies: dict[int, ast.FunctionDef] = {}
    within = False
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            body = starts[node.body[0].lineno - 1] + node.body[0].col_offset
            bodies[body] = node
            within |= body <= span.start < starts[node.end_lineno or 0]
    if within:
        opening = (span.start, span.start - span.end, f"(_reached({number}) or (".encode())
        yield [opening, (span.end, -sys.maxsize, b"))")]
        return
    for body, node in bodies.items():
        yield [(body, -sys.maxsize + 1, f"_reached({number})\n{' ' * node.body[0].col_offset}".encode())]


def line_starts(source: bytes) -> list[int]:
    """Where each line begins, by bytes."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def insert(source: bytes, inserted: Sequence[tuple[int, int, bytes]]) -> bytes:
    """The source with these texts in it."""
    pieces, last = [], 0
    for offset, _, text in sorted(inserted):
        pieces += [source[last:offset], text]
        last = offset
    return b"".join((*pieces, source[last:]))


def is_python(source: bytes) -> bool:
    """Whether a source can be compiled."""
    try:
        compile(source, "probed", "exec")
    except SyntaxError:
        return False
    return True


def run_suite(copy: Path, notes: Path) -> None:
    """Run all tests in the probed copy, folder by folder, and keep the notes; goes on where it was broken off."""
    probes = copy.parent / "probes"
    probes.mkdir()
    shutil.copy(PROBE, probes)
    (probes / "sitecustomize.py").write_text("import probe\n", encoding="utf-8")
    begun = notes.with_name(f"{notes.name}.begun")
    begun.touch()
    done = begun.read_text(encoding="utf-8").splitlines()
    for folder in sorted(path for path in (copy / "tests").iterdir() if path.is_dir() and path.name not in LEFT_OUT):
        if f"done\t{folder.name}" not in done and any(folder.rglob("test_*.py")):
            run_folder(copy, folder, environment(copy, probes) | {"BARRACAN_REACHED": str(begun)})
            with begun.open("a", encoding="utf-8") as file:
                file.write(f"done\t{folder.name}\n")
    begun.replace(notes)


def run_folder(copy: Path, folder: Path, variables: Mapping[str, str]) -> None:
    """Run the tests of a folder; what fails there, beside the probes, is not counted on later."""
    run = subprocess.run(
        [sys.executable, *PYTEST, str(folder)], cwd=copy, env=variables, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, check=False, encoding="utf-8", errors="replace",
    )  # fmt: skip
    if run.returncode not in {0, 1}:
        raise SystemExit(f"The tests did not run to their end:\n{run.stdout}")


def environment(copy: Path, *folders: Path) -> dict[str, str]:
    """The variables by which the copy's program is the one that is run."""
    path = os.pathsep.join(map(str, (copy / "desktop", *folders)))
    return os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def read(notes: Path) -> dict[int, dict[str, float]]:
    """The tests that reach each place and passed, the quickest first, with their seconds; "" is outside of tests."""
    reached: dict[int, set[str]] = defaultdict(set)
    seconds: dict[str, dict[str, float]] = defaultdict(dict)
    failed = set()
    for line in notes.read_text(encoding="utf-8").splitlines():
        match line.split("\t"):
            case "place", number, test:
                reached[int(number)].add(test)
            case "test", test, when, outcome, spent:
                seconds[test][when] = float(spent)
                if outcome != "passed":
                    failed.add(test)
    whole = {test: sum(parts.values()) for test, parts in seconds.items() if test not in failed}
    return {
        number: {test: whole[test] for test in sorted(tests & whole.keys(), key=lambda test: (whole[test], test))}
        for number, tests in reached.items()
    }
