"""Where the test command lets the suite write."""

import importlib.util
import os
from pathlib import Path
from types import SimpleNamespace

import pytest

import environment

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such folder in memory")


@pytest.fixture(scope="module")
def command():
    """The module of the command, whose name a part of Python bears too."""
    found = importlib.util.spec_from_file_location("test_command", environment.CHECKOUT / "packaging" / "test.py")
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("flag", "blocks", "fits"), [(0, 2**20, True), (0, 2**19 - 1, False), (getattr(os, "ST_NOEXEC", 8), 2**20, False)]
)
def test_memory_is_used_only_where_it_has_room_and_programs_may_be_started(
    command, tmp_path, monkeypatch, flag, blocks, fits
):
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=flag, f_bavail=blocks, f_frsize=4096))
    assert command.memory(tmp_path) == (tmp_path if fits else None)


def test_without_memory_the_usual_folder_does(command, tmp_path):
    assert command.memory(tmp_path / "none") is None
    with command.room_for_libraries(None) as folder:
        assert Path(folder).is_dir()


def test_what_lies_in_memory_is_gone_afterwards(command, tmp_path):
    with command.room_for_libraries(tmp_path) as folder:
        assert Path(folder).parent == tmp_path
        Path(folder, "library").mkdir()
    assert list(tmp_path.iterdir()) == []
