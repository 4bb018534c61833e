"""A damaged library is salvaged while the window is used; what is played meanwhile is kept."""

import threading

import pytest

from barracan.storage import salvage as salvaging
from barracan.storage.library import Library
from barracan.windows.shell.application import open_library
from barracan.windows.shell.main_window import MainWindow
from self_played import played_lines
from storage.sample import connection
from windows.by_storm import settings
from windows.opening import AT_ONCE, open_window
from windows.pages import absent, click, control

pytestmark = pytest.mark.expected_warning("damaged")
PLAYED = list(played_lines("barracan", ("random",) * 2, seed=1, first=1)[:-20])


@pytest.fixture
def path(tmp_path):
    """A library of one unfinished match whose first bytes are gone."""
    path = tmp_path / "library.sqlite"
    with Library.open(path) as library:
        library.release(library.begin(PLAYED))
    path.write_bytes(bytes(100) + path.read_bytes()[100:])
    return path


@pytest.fixture
def gate(monkeypatch):
    """Salvaging waits until this is set, or nobody waits for it."""
    gate, salvage = threading.Event(), salvaging.salvage

    def wait(damaged, db, **named):
        while not gate.wait(0.001) and not named["given_up"]():
            pass
        return salvage(damaged, db, **named)

    monkeypatch.setattr(salvaging, "salvage", wait)
    yield gate
    gate.set()


@pytest.fixture
def window(qtbot, path, gate):
    """The window on that library, as the program opens it."""
    library, notice = open_library(path)
    assert notice is None
    window = MainWindow(library, path.parent)
    qtbot.addWidget(window)
    window.controller.session.pace = AT_ONCE
    window.resize(1280, 800)
    window.show()
    window.show_home()
    window.features.salvage.begin()
    yield window
    window.close()
    library.close()


def beside(path):
    return sorted(file.name for file in path.parent.iterdir() if file.name.startswith("library"))


def test_the_page_stands_meanwhile_and_then_shows_what_could_be_read(window, qtbot, gate):
    assert "being read" in control(window, "hero").accessibleName()
    assert control(window, "main_action").text() == "Play BarraCan"
    assert absent(window, "trouble_line")
    window.show_matches()
    assert "being put into a new one" in control(window, "trouble").text()
    window.show_home()
    with qtbot.waitSignal(window.features.salvage.ended):
        gate.set()
    assert control(window, "main_action").text() == "Continue"
    assert "it was set aside as library-set-aside-" in control(window, "home_trouble").text()
    assert window.library.lines(1) == PLAYED


def test_the_great_button_waits_and_then_does_what_the_page_shows(window, qtbot, gate):
    click(window, "main_action")
    click(window, "main_action")
    assert not window.controller.is_open
    with qtbot.waitSignal(window.features.salvage.ended):
        gate.set()
    assert window.controller.match == 1


def test_who_closes_the_window_meanwhile_finds_the_damaged_file_as_it_was(window, path):
    before = path.read_bytes()
    window.close()
    assert (path.read_bytes(), beside(path)) == (before, ["library.sqlite"])


@pytest.mark.parametrize("closing", [True, False])
def test_what_is_played_meanwhile_goes_into_the_new_file(window, qtbot, gate, path, closing):
    window.start(settings("barracan", "human", "human"))
    live = window.controller.session.table.live
    if closing:
        threading.Timer(0.01, gate.set).start()
        window.close()
    else:
        with qtbot.waitSignal(window.features.salvage.ended):
            gate.set()
        assert "it was set aside as" in control(window, "notice_sentence").text()
        assert window.library.lines(window.controller.match) == live.match.lines
        window.close()
    window.library.close()
    with Library.open(path) as library:
        assert [library.lines(match) for match in library.matches()] == [PLAYED, list(live.match.lines)]


def test_another_program_may_be_faster(window, qtbot, gate, path, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(salvaging, "salvage", lambda damaged, db, **named: 0)
        Library.open(path).close()
    with qtbot.waitSignal(window.features.salvage.ended):
        gate.set()
    assert "another program has set it aside" in control(window, "home_trouble").text()


@pytest.mark.expected_warning("in memory")
def test_a_file_that_cannot_be_replaced_leaves_play_in_memory(window, qtbot, gate, path, monkeypatch):
    monkeypatch.setattr("barracan.storage.library_file.samestat", lambda *_: _full())
    with qtbot.waitSignal(window.features.salvage.ended):
        gate.set()
    told = control(window, "home_trouble").text()
    assert "No space left" in told
    assert "nothing is saved" in told
    assert control(window, "trouble_action").text() == "Save elsewhere"
    assert beside(path) == ["library.sqlite"]


def _full():
    raise OSError(28, "No space left on device")


def test_a_match_on_the_table_goes_on_when_its_library_is_met_damaged(qtbot, tmp_path, gate):
    library, _ = open_library(tmp_path / "library.sqlite")
    window = open_window(qtbot, library, tmp_path)
    window.start(settings("barracan", "human", "human"))
    live = window.controller.session.table.live
    connection(library).execute("DROP TABLE seat").close()
    live.save()
    assert live.unsaved is False
    window.show_matches()
    assert window.library.path is None
    with qtbot.waitSignal(window.features.salvage.ended):
        gate.set()
    assert [library.lines(match) for match in library.matches()] == [list(live.match.lines)]
    assert (window.controller.match, live.unsaved) == (1, False)
    window.close()
    library.close()
