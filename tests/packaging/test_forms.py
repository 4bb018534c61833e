"""The two forms of the program: what a wheel holds, and what runs where compiled rules and players are not whole."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZipFile

import pytest

import barracan
import build_hook
import compile_core
import wheels

PACKAGE = Path(barracan.__file__).parent
ASK = (
    "import barracan; from barracan.cli.commands import main; from barracan.model import cards;"
    "print(barracan.form, cards.__file__); main(['--version'])"
)


@pytest.fixture
def installed(tmp_path):
    """The program's modules in a folder of their own, as an installation has them."""
    folder = tmp_path / "site" / "barracan"
    for room in ("cli", "model"):
        shutil.copytree(PACKAGE / room, folder / room, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    shutil.copy(PACKAGE / "__init__.py", folder)
    return folder


def ask(folder):
    """What runs from a folder: the form, where a module comes from, the version, and what was said beside that."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", ASK],
        env={**os.environ, "PYTHONPATH": str(folder.parent)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.splitlines(), done.stderr.splitlines()


def list_compiled(folder, *lines, suffix=EXTENSION_SUFFIXES[0]):
    """Write the list of compiled modules as the build of a wheel does."""
    (folder / "compiled.txt").write_text("\n".join((suffix, *lines)) + "\n", encoding="utf-8")


def test_without_compiled_modules_the_pure_form_runs_and_nothing_is_said(installed):
    out, err = ask(installed)
    assert out == [f"pure {installed / 'model' / 'cards.py'}", f"barracan {barracan.__version__} (pure)"]
    assert err == []


def test_compiled_modules_of_another_python_are_left_alone(installed):
    list_compiled(installed, suffix=".cpython-27-somewhere.so")
    out, err = ask(installed)
    assert out[0] == f"pure {installed / 'model' / 'cards.py'}"
    (line,) = err
    assert line.startswith(
        "barracan: The compiled rules and players are for another Python (.cpython-27-somewhere.so)."
    )


@pytest.mark.parametrize("size", [None, 3, 5], ids=["missing", "cut", "no library"])
def test_of_a_half_built_extension_nothing_is_used(installed, size):
    broken = installed / "model" / f"cards{EXTENSION_SUFFIXES[0]}"
    broken.write_bytes(b"12345")
    if size is None:
        list_compiled(installed, f"5 barracan/model/cards{EXTENSION_SUFFIXES[0]}", "5 barracan/model/gone.so")
    else:
        list_compiled(installed, f"{size} barracan/model/cards{EXTENSION_SUFFIXES[0]}")
    out, err = ask(installed)
    assert out[0] == f"pure {installed / 'model' / 'cards.py'}"
    (line,) = err
    assert "Rules and players run as they are written, which is slower" in line


def test_a_pure_wheel_fits_everywhere_and_needs_no_compiler(tmp_path):
    wheel = wheels.build("pure", tmp_path)
    names = ZipFile(wheel).namelist()
    assert wheel.name == f"barracan-{barracan.__version__}-py3-none-any.whl"
    assert {"barracan/model/cards.py", "barracan/resources/rules/en/barracan.md"} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".pyd", "compiled.txt"))]
    entries = ZipFile(wheel).infolist()
    assert len({entry.date_time for entry in entries}) == 1, "the day of a build must not show"
    assert {entry.external_attr >> 16 & 0o077 for entry in entries} <= {0o044, 0o055}, "nor the builder's umask"


def test_without_a_compiler_the_pure_wheel_is_built_and_says_so(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(ValueError, match=r"The pure form of BarraCan is built.*there is no C compiler \(no-such-comp"):
        wheels.build("compiled", tmp_path)


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("ModuleNotFoundError: No module named 'mypyc'", "mypyc is missing."),
        ("ModuleNotFoundError: No module named 'setuptools'", "setuptools is missing."),
        ("a.py:1: warning: no\nb.py:2: error: Cannot  [x]\n", "mypy refuses b.py:2: error: Cannot  [x]."),
        ("error: command '/usr/bin/gcc' failed with exit code 1", "the C compiler did not come to its end."),
    ],
)
def test_why_nothing_was_compiled_is_a_sentence(output, reason):
    assert build_hook.fault(output) == reason


def test_an_editable_installation_compiles_nothing(tmp_path):
    hook = build_hook.CompiledCore(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
    data = {"force_include": {}}
    hook.initialize("editable", data)
    assert data == {"force_include": {}}


def test_every_module_of_the_three_rooms_is_compiled_but_those_with_a_reason():
    found = compile_core.sources(PACKAGE)
    left_out = {
        path.relative_to(PACKAGE).as_posix()
        for room in compile_core.ROOMS
        for path in (PACKAGE / room).rglob("*.py")
        if path.name != "__init__.py"
    } - set(found)
    rules = {path.relative_to(PACKAGE).as_posix() for path in (PACKAGE / "games").rglob("rules.py")}
    assert left_out == rules | {"model/game.py", "model/value.py", "games/tricks/view.py"}


def test_each_library_is_compiled_by_the_same_arguments(tmp_path, monkeypatch):
    shared = ["-O2"]
    extensions = [SimpleNamespace(extra_compile_args=shared, extra_link_args=shared) for _ in range(3)]
    monkeypatch.setattr("mypyc.build.mypycify", lambda *_, **__: extensions)
    monkeypatch.setitem(sys.modules, "setuptools", SimpleNamespace(setup=lambda **_: None))
    monkeypatch.setattr(compile_core, "PACKAGE", tmp_path / "none")
    (tmp_path / "none").mkdir()
    monkeypatch.chdir(tmp_path)
    compile_core.compile_core(tmp_path, "2")
    for extension in extensions:
        assert extension.extra_compile_args == ["-O2", *compile_core.COMPILED]
        assert extension.extra_link_args == ["-O2", *compile_core.LINKED]
