"""Where the test command lets the suite write."""

import os
from pathlib import Path
from types import SimpleNamespace

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such folder in memory")


@pytest.mark.parametrize(
    ("flag", "blocks", "fits"), [(0, 2**20, True), (0, 2**19 - 1, False), (getattr(os, "ST_NOEXEC", 8), 2**20, False)]
)
def test_memory_is_used_only_where_it_has_room_and_programs_may_be_started(
    suite, tmp_path, monkeypatch, flag, blocks, fits
):
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=flag, f_bavail=blocks, f_frsize=4096))
    assert suite.memory(tmp_path) == (tmp_path if fits else None)


def test_without_memory_the_usual_folder_does(suite, tmp_path):
    assert suite.memory(tmp_path / "none") is None
    with suite.room_for_libraries(None) as folder:
        assert Path(folder).is_dir()


def test_what_lies_in_memory_is_gone_afterwards(suite, tmp_path):
    with suite.room_for_libraries(tmp_path) as folder:
        assert Path(folder).parent == tmp_path
        Path(folder, "library").mkdir()
    assert list(tmp_path.iterdir()) == []
