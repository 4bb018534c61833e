"""What Qt wants from the system: found missing, installed where that is allowed, named elsewhere."""

import sys

import pytest

import system_libraries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves these to the system")


@pytest.fixture
def bare_system(monkeypatch):
    """A system without two of the libraries; what is installed there is found from then on."""
    lacking = {"libEGL.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0"}
    monkeypatch.setattr(system_libraries, "can_be_loaded", lambda name: name not in lacking)
    monkeypatch.setattr(system_libraries, "has_fonts", lambda: True)
    monkeypatch.setattr(system_libraries.shutil, "which", lambda name: None)
    return lacking


def test_a_missing_library_is_noticed():
    assert system_libraries.can_be_loaded("libc.so.6")
    assert not system_libraries.can_be_loaded("libbarracan-nowhere.so.0")


def test_the_sentence_names_what_is_missing_and_its_packages(bare_system):
    missing = system_libraries.missing_things(tests=False)
    assert system_libraries.sentence(missing) == (
        "BarraCan's windows want what this system lacks: libEGL.so.1, libglib-2.0.so.0, libgthread-2.0.so.0 "
        "(on Debian and Ubuntu: apt-get install libegl1 libglib2.0-0)."
    )


def test_the_tests_want_programs_as_well(bare_system):
    missing = system_libraries.missing_things(tests=True)
    assert missing["Xvfb"] == "xvfb"
    assert missing["xdotool"] == "xdotool"


def test_an_ordinary_user_is_told(bare_system, monkeypatch, capsys):
    monkeypatch.setattr(system_libraries, "is_debian_as_root", lambda: False)
    assert not system_libraries.provide(tests=False)
    assert "libEGL.so.1" in capsys.readouterr().err


def test_root_on_debian_gets_them_installed(bare_system, monkeypatch):
    installed = []

    def install(names):
        installed.extend(names)
        bare_system.clear()
        return ""

    monkeypatch.setattr(system_libraries, "is_debian_as_root", lambda: True)
    monkeypatch.setattr(system_libraries, "install", install)
    assert system_libraries.provide(tests=False)
    assert installed == ["libegl1", "libglib2.0-0"]


def test_what_apt_says_is_passed_on(bare_system, monkeypatch, capsys):
    monkeypatch.setattr(system_libraries, "is_debian_as_root", lambda: True)
    monkeypatch.setattr(system_libraries, "install", lambda names: "apt-get says: no network")
    assert not system_libraries.provide(tests=False)
    assert "no network" in capsys.readouterr().err


def test_package_lists_are_fetched_only_if_the_first_try_fails(monkeypatch):
    calls = []

    def apt(*arguments):
        calls.append(arguments[0])
        return "no candidate" if len(calls) == 1 else ""

    monkeypatch.setattr(system_libraries, "apt", apt)
    assert system_libraries.install(["libegl1"]) == ""
    assert calls == ["install", "update", "install"]
