"""The eighth game, installed for a test and gone after it."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.storage.library import Library
from eighth_game.install import HERE, install
from windows.opening import open_window


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A folder on the path for packages that a test installs."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(HERE))
    monkeypatch.syspath_prepend(str(folder))
    CATALOG.refresh()
    yield folder
    CATALOG.refresh()


@pytest.fixture
def german_whist(site):
    """The rules of the eighth game, as the catalog finds them."""
    install(site)
    CATALOG.refresh()
    return CATALOG["german_whist"]


@pytest.fixture
def library(tmp_path):
    """An empty library on the disk."""
    with Library.open(tmp_path / "library.sqlite") as library:
        yield library


@pytest.fixture
def window(qtbot, german_whist, library, tmp_path):
    """The program's window on that library."""
    window = open_window(qtbot, library, tmp_path)
    yield window
    window.close()
