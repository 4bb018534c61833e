"""A session without a screen, with players that answer at once; and pools of real workers."""

import os

import pytest
from shiboken6 import isValid

from barracan.games.catalog import find_game
from barracan.session.progress import Pace
from barracan.session.table_session import TableSession
from barracan.session.worker_pool import WorkerPool
from barracan.storage.library import Library
from session.company import Instant, Onlooker
from session.workers import begun


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


@pytest.fixture
def open_thinker(qapp, monkeypatch):
    """Opens thinkers with so many workers, however many cores there are."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    opened = []

    def open_(workers, page=None):
        opened.append(WorkerPool(page, workers))
        return opened[-1]

    yield open_
    for thinker in filter(isValid, opened):
        thinker.close()


@pytest.fixture(params=[1, 2], ids=["alone", "together"])
def worker(open_thinker, request):
    return open_thinker(request.param)


@pytest.fixture
def pair(qtbot, open_thinker):
    return begun(qtbot, open_thinker)
