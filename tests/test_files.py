"""Files that are written whole, and files and folders that are for their owner alone."""

import os
import stat

import pytest

from barracan.files import PRIVATE, draft_of, make_private, make_private_folder

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def usual_umask():
    before = os.umask(0o027)
    yield
    os.umask(before)


def test_what_is_exported_follows_the_umask(tmp_path, usual_umask):
    with draft_of(tmp_path / "out") as draft:
        draft.write_text("words")
    assert (tmp_path / "out").read_text() == "words"
    assert mode(tmp_path / "out") == 0o640
    assert [file.name for file in tmp_path.iterdir()] == ["out"]


def test_a_draft_may_be_private(tmp_path):
    with draft_of(tmp_path / "out", PRIVATE) as draft:
        assert mode(draft) == 0o600
    assert mode(tmp_path / "out") == 0o600


def test_a_draft_that_fails_leaves_all_as_it_was(tmp_path):
    (tmp_path / "out").write_text("old")
    with pytest.raises(ZeroDivisionError), draft_of(tmp_path / "out") as draft:
        draft.write_text(str(1 / 0))
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("out", "old")]


def test_a_folder_is_made_for_its_owner_alone_and_an_existing_one_becomes_so(tmp_path):
    home = tmp_path / "share"
    home.mkdir(mode=0o755)
    make_private_folder(home / "barracan" / "log")
    assert [mode(each) for each in (home, home / "barracan", home / "barracan" / "log")] == [0o755, 0o700, 0o700]
    (home / "barracan").chmod(0o755)
    (home / "barracan" / "log").chmod(0o755)
    make_private_folder(home / "barracan" / "log")
    assert [mode(each) for each in (home, home / "barracan", home / "barracan" / "log")] == [0o755, 0o700, 0o700]


def test_files_become_private_but_not_what_a_link_points_at(tmp_path):
    for name in ("own", "target"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    (tmp_path / "link").symlink_to(tmp_path / "target")
    make_private(tmp_path / "own", tmp_path / "link", tmp_path / "none")
    assert mode(tmp_path / "own") == 0o600
    assert mode(tmp_path / "target") == 0o644
