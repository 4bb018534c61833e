"""What holds for every test of the windows."""

import pytest

import inter


@pytest.fixture(scope="session", autouse=True)
def type_of_the_program(qapp):
    """The program's own type, so that words have their true widths."""
    inter.load()
