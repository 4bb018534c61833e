"""A library for each test."""

import pytest

from barracan.storage.library import Library


@pytest.fixture
def path(tmp_path):
    return tmp_path / "library.sqlite"


@pytest.fixture
def library(path):
    with Library.open(path) as library:
        yield library
