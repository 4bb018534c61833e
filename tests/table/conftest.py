"""Tables for the tests."""

import pytest
from PySide6.QtCore import QTranslator

import closed_windows
import inter
from barracan.resources import resource
from table.desk import Desk


@pytest.fixture(scope="session", autouse=True)
def type_of_the_program(qapp):
    """The program's own type, so that words have their true widths."""
    inter.load()
    closed_windows.set_the_rest_apart()


@pytest.fixture(scope="module", autouse=True)
def left_behind():
    """What the tests of a file leave behind stays: each collection would take longer than the one before."""
    yield
    closed_windows.set_the_rest_apart()


@pytest.fixture(autouse=True)
def closed_windows_let_go():
    """Keep no window of an earlier test."""
    yield
    closed_windows.collect()


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


@pytest.fixture
def speak(qapp):
    """Speaks another language until the test is over."""
    translator = QTranslator()

    def speak_it(language):
        if language != "en":
            assert translator.load(str(resource("translations", f"barracan_{language}.qm")))
            qapp.installTranslator(translator)

    yield speak_it
    qapp.removeTranslator(translator)
