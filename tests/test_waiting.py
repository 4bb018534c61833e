"""No test waits by the clock; a line that has to bears the reason in a comment."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BY_THE_CLOCK = {"qWait", "sleep", "waitUntil"}
"""Functions that let time pass; ``until`` and ``run_out`` of `waiting.py` let events pass."""


def waits_by_the_clock(text):
    """The lines that let time pass, or let a number of milliseconds decide, and do not say why."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and lets_time_pass(node) and "#" not in lines[node.lineno - 1]:
            yield node.lineno


def lets_time_pass(call):
    """Whether a call is one to the clock."""
    if isinstance(call.func, ast.Name):
        return call.func.id in BY_THE_CLOCK
    name, owner = getattr(call.func, "attr", ""), getattr(call.func, "value", None)
    if name in {"waitSignal", "waitSignals", "assertNotEmitted"}:
        return any(each.arg in {"timeout", "wait"} and isinstance(each.value, ast.Constant) for each in call.keywords)
    return name in BY_THE_CLOCK or (name == "wait" and isinstance(owner, ast.Name) and owner.id == "qtbot")


def test_no_test_waits_by_the_clock():
    found = [
        f"{path.relative_to(HERE)}:{line}"
        for path in sorted(HERE.rglob("*.py"))
        for line in waits_by_the_clock(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    ["qtbot.wait(30)", "QTest.qWait(30)", "time.sleep(1)", "sleep(1)", "qtbot.waitUntil(lambda: done)",
     "with qtbot.waitSignal(page.closed, timeout=99): pass", "with qtbot.assertNotEmitted(page.closed, wait=9): pass"],
)  # fmt: skip
def test_a_wait_by_the_clock_is_found(text):
    assert list(waits_by_the_clock(text)) == [1]


@pytest.mark.parametrize(
    "text",
    ["until(lambda: done)", "process.wait(30)", "synced.wait(5)", "with qtbot.waitSignal(page.closed): pass",
     "with qtbot.waitSignal(page.closed, timeout=PATIENCE): pass",
     "time.sleep(1)  # the instant of the kill, not a wait for anything"],
)  # fmt: skip
def test_what_waits_for_something_is_none(text):
    assert list(waits_by_the_clock(text)) == []
