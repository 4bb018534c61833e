"""What holds for every test: no screen, no data of the user's, and no warning that nobody expected."""

import gc
import logging
import os
import re
import shutil
import sys
import tempfile
from itertools import count
from pathlib import Path
from random import Random

import hypothesis
import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
hypothesis.settings.register_profile("suite", deadline=None, print_blob=True)
hypothesis.settings.load_profile("suite")

_libraries = count()


def pytest_configure(config):
    """Let all folders of the user's lie in a temporary one, for this process and those that it starts."""
    config.user_folder = Path(tempfile.mkdtemp(prefix="barracan-tests-"))
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        os.environ[name] = str(config.user_folder / name)
    os.environ["BARRACAN_LIBRARY"] = str(config.user_folder / "library.sqlite")


def pytest_collection_finish():
    """Let no later collection look through what is here already: modules, and all tests."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure(config):
    """Leave nothing behind."""
    shutil.rmtree(config.user_folder, ignore_errors=True)


@pytest.fixture(autouse=True)
def own_library(monkeypatch, pytestconfig):
    """Give each test a library of its own, which does not exist yet."""
    path = pytestconfig.user_folder / f"library-{next(_libraries)}.sqlite"
    monkeypatch.setenv("BARRACAN_LIBRARY", str(path))
    return path


@pytest.fixture(autouse=True)
def chance_of_matches(monkeypatch, request):
    """Draw numbers and deals by the test's name: one match in 130 ends by a flash exit before anybody else's turn."""
    chance = Random(f"matches of {request.node.nodeid}")
    monkeypatch.setattr("barracan.session.live_match.urandom", chance.randbytes)


@pytest.fixture(autouse=True)
def no_unexpected_warning(request, caplog):
    """Fail a test that logs a warning, unless a mark ``expected_warning`` tells of it; Qt's own are pytest-qt's."""
    yield
    expected = [mark.args[0] for mark in request.node.iter_markers("expected_warning")]
    logged = [record for when in ("setup", "call") for record in caplog.get_records(when)]
    messages = [record.getMessage() for record in logged if record.levelno >= logging.WARNING]
    unexpected = [text for text in messages if not any(re.search(pattern, text) for pattern in expected)]
    if unexpected:
        pytest.fail("unexpected warnings: " + "; ".join(unexpected))


@pytest.fixture(autouse=True)
def no_button_left_down():
    """Fail a test that still holds a button of the mouse: clicks of later tests would be drags."""
    yield
    gui = sys.modules.get("PySide6.QtGui")
    if gui is not None and (held := gui.QGuiApplication.mouseButtons()):
        pytest.fail(f"still held: {held}")
