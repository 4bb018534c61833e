"""Probes at places of the program: they change nothing, and say which test came by."""

import textwrap

import tests_reached
from tests_reached import Span

SOURCE = b"""
LEAST = 3

def twice(x):
    if x < LEAST:
        return 2 * x
    return x
"""


def span_of(text):
    return Span("a.py", SOURCE.index(text), SOURCE.index(text) + len(text))


def run(source, calls):
    reached = []
    scope = {"_reached": reached.append}
    exec(source, scope)
    return [scope["twice"](x) for x in calls], reached


def test_a_probe_stands_around_its_expression():
    source, done = tests_reached.with_probes(SOURCE, {7: span_of(b"2 * x"), 8: span_of(b"x < LEAST")})
    assert done == {7, 8}
    assert run(source, (4,)) == ([4], [8])
    assert run(source, (1, 4)) == ([2, 4], [8, 7, 8])


def test_what_is_evaluated_at_import_is_reached_with_the_functions_of_its_file():
    source, done = tests_reached.with_probes(SOURCE, {5: span_of(b"3")})
    assert done == {5}
    assert run(source, ()) == ([], [])
    assert run(source, (4,)) == ([4], [5])


def test_a_place_within_a_pattern_has_no_probe():
    source = b"def f(x):\n    match x:\n        case 3:\n            return 1\n"
    start = source.index(b"3")
    assert tests_reached.with_probes(source, {0: Span("a.py", start, start + 1)}) == (source, set())


def test_tests_that_failed_or_lay_outside_are_not_counted(tmp_path):
    notes = tmp_path / "notes"
    notes.write_text(
        textwrap.dedent("""\
        place\t4\ttests/a.py::slow
        place\t4\ttests/a.py::quick
        place\t4\ttests/a.py::failed
        place\t4\t
        test\ttests/a.py::slow\tsetup\tpassed\t0.5
        test\ttests/a.py::slow\tcall\tpassed\t1
        test\ttests/a.py::quick\tcall\tpassed\t0.25
        test\ttests/a.py::failed\tcall\tfailed\t0.1
        """)
    )
    found = tests_reached.read(notes)
    assert found == {4: {"tests/a.py::quick": 0.25, "tests/a.py::slow": 1.5}}
    assert list(found[4]) == ["tests/a.py::quick", "tests/a.py::slow"]
