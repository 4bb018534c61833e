"""Tables for the tests."""

import pytest
from PySide6.QtGui import QFontDatabase

from barracan.resources import resource
from table.desk import Desk


@pytest.fixture(scope="session", autouse=True)
def inter(qapp):
    """The program's own type, so that words have their true widths."""
    for font in resource("fonts", "inter").glob("*.otf"):
        QFontDatabase.addApplicationFont(str(font))


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
