"""The two commands of the README: what they start, and what they say."""

import ast
import sys

import pytest

import environment
import play

STARTED_BY_OTHERS = {"person.py", "random_input.py"}
"""Programs that a check starts beside itself, with words of its own."""
PARSERS = {"Parser", "ArgumentParser", "run"}
"""What reads the words of a command; ``run`` of ``make/figures.py`` is given what its two commands measure."""


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [([], True), (["play", "--resume", "last"], True), (["--library", "x"], True), (["verify", "play"], False)],
)
def test_only_the_window_wants_the_systems_libraries(arguments, expected):
    assert play.opens_window(arguments) is expected


def test_arguments_go_to_the_program_as_they_are(monkeypatch, tmp_path):
    started = []
    monkeypatch.setattr(sys, "argv", ["play.py", "verify", "a b", "--x"])
    monkeypatch.setattr(environment, "python_for", lambda *, windows: tmp_path / "python")
    monkeypatch.setattr(environment, "become", lambda *line: started.append(line))
    play.main()
    assert started == [(tmp_path / "python", ["-P", "-m", "barracan", "verify", "a b", "--x"])]


@pytest.mark.parametrize(
    ("codes", "last_line", "exit_code"),
    [([0, 0, 0, 0, 0, 0], "test: all passed", 0), ([1, 0, 0, 0, 0, 5], "test: ruff, pytest failed", 1)],
)
def test_the_last_line_names_what_failed(suite, monkeypatch, capsys, codes, last_line, exit_code):
    *checks, pytest_code = codes
    check_codes = dict(zip(suite.CHECKS, checks, strict=True))
    monkeypatch.setattr(sys, "argv", ["test.py"])
    monkeypatch.setattr(environment, "python_for", lambda extra, *, windows: "python")
    monkeypatch.setattr(suite, "passes", lambda name, command, variables: check_codes[name] == 0)
    monkeypatch.setattr(suite.subprocess, "call", lambda *line, **options: pytest_code)
    assert suite.main() == exit_code
    assert capsys.readouterr().out.splitlines()[-1] == last_line


def test_caches_of_another_users_checkout_go_elsewhere(suite, monkeypatch):
    monkeypatch.setattr(environment, "is_mine", lambda folder: folder != environment.CHECKOUT / ".cache")
    assert suite.cache_folder() == environment.cache_folder() / "tests"


def test_compiled_modules_are_kept_in_the_cache_whoever_calls(suite, monkeypatch, tmp_path):
    given = []
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(sys, "argv", ["test.py", "tests/model"])
    monkeypatch.setattr(suite, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(environment, "python_for", lambda extra, *, windows: "python")
    monkeypatch.setattr(suite.subprocess, "call", lambda *line, env, **options: given.append(env) or 0)
    suite.main()
    assert "PYTHONDONTWRITEBYTECODE" not in given[0]
    assert given[0]["PYTHONPYCACHEPREFIX"].startswith(str(tmp_path))


def test_every_tool_is_told_where_its_cache_is(suite, tmp_path):
    assert all(str(tmp_path) in value for value in suite.caches(tmp_path).values())


def test_every_command_tells_what_it_does_and_refuses_words_it_does_not_know():
    silent = []
    for path in sorted(environment.CHECKOUT.glob("packaging/[bcm]*/*.py")):
        tree = ast.parse(path.read_bytes())
        called = {ast.unparse(node.func).rpartition(".")[2] for node in ast.walk(tree) if isinstance(node, ast.Call)}
        handed_on = any(isinstance(node, ast.Name) and node.id == "__file__" for node in ast.walk(tree.body[-1]))
        if "__name__" in ast.unparse(tree.body[-1]) and not called & PARSERS and not handed_on:
            silent.append(path.name)
    assert set(silent) == STARTED_BY_OTHERS
