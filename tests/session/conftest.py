"""A session without a screen, with players that answer at once."""

import pytest

from barracan.games.catalog import find_game
from barracan.session.progress import Pace
from barracan.session.table_session import TableSession
from barracan.storage.library import Library
from session.company import Instant, Onlooker


@pytest.fixture(autouse=True)
def chance(monkeypatch):
    """The same seeds of matches in every run."""
    monkeypatch.setattr("barracan.session.live_match.urandom", lambda size: b"^" * size)


@pytest.fixture
def library(own_library):
    with Library.open(own_library) as library:
        yield library


@pytest.fixture
def thinker(qapp):
    return Instant()


@pytest.fixture
def open_session(qapp, library, thinker):
    """Opens sessions on the library of the test."""
    opened = []

    def open_():
        session = TableSession(library, find_game, thinker)
        session.pace = Pace(0, 0)
        opened.append(session)
        return session

    yield open_
    for session in opened:
        session.close()


@pytest.fixture
def session(open_session):
    return open_session()


@pytest.fixture
def table(session, library):
    return Onlooker(session, library)


@pytest.fixture
def sit_down(session, library, table):
    """Lets the session go on with a match made to order; returns the library's number of it."""

    def sit(match):
        number = library.begin(match.lines)
        library.release(number)
        session.resume(number)
        return number

    return sit
