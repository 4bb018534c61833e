"""Tables for the tests."""

import pytest

import inter
from table.desk import Desk


@pytest.fixture(scope="session", autouse=True)
def type_of_the_program(qapp):
    """The program's own type, so that words have their true widths."""
    inter.load()


@pytest.fixture
def desk(qapp):
    """Makes tables with a game behind them, and closes them."""
    made = []

    def make(*arguments, **options):
        made.append(Desk(*arguments, **options))
        return made[-1]

    yield make
    for table in made:
        table.close()
