"""A second program hands its file over to the first and ends; what else comes over the socket changes nothing."""

import json
import os
import socket
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QProcess, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket

from barracan.cli import play
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.storage.library_file import DamagedFile
from barracan.table.themes import Outfit
from barracan.windows.shell import application, handover, opened_files
from barracan.windows.shell.application import StartOptions, fit_into_mac, handed_over, open_first_page, run_window
from barracan.windows.shell.handover import TAKEN, Receiver, Request, line_of, read_request
from barracan.windows.shell.opened_files import FileOpenEvents, OpenedFiles, bring_forward
from barracan.windows.shell.pages import Pages
from barracan.windows.shell.socket_place import has_server, server_name
from waiting import until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets are files elsewhere")
RECORD = Path(__file__).parent.parent / "records" / "right" / "two_seats.cards.jsonl"


@pytest.fixture(autouse=True)
def session(monkeypatch):
    """A folder of sockets of the test's own; a socket cannot have so long a name as the folders of tests may."""
    with TemporaryDirectory() as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)


@pytest.fixture
def opened(qtbot, library):
    """What opens files in a frame without pages."""
    pages = Pages(Outfit())
    qtbot.addWidget(pages)
    opened = OpenedFiles(SimpleNamespace(pages=pages, library=library))
    opened.asked = []
    opened.opened.connect(opened.asked.append)
    yield opened
    pages.ended.emit()


@pytest.fixture
def first(opened):
    """The same in a first program, hearing."""
    opened.listen()
    return opened


def send(qtbot, library, line):
    """What the first program answers to a line."""
    client = QLocalSocket()
    client.connectToServer(server_name(library.path))
    with qtbot.waitSignal(client.disconnected):
        client.write(line)
    return client.readAll().data()


def second(qtbot, library, file=None):
    """Whether a second program on this library hands over; in this process it would wait for itself."""
    return send(qtbot, library, line_of(Request(file))) == TAKEN


def test_a_program_that_salvages_its_library_is_the_first_one_already(qtbot, library, opened):
    path, library.path = library.path, None
    library.unsalvaged = DamagedFile(path)
    opened.listen()
    library.path = path
    assert second(qtbot, library)


def test_a_second_program_ends_when_the_first_has_taken_its_file(qtbot, first, library):
    program = QProcess()
    with qtbot.waitSignal(program.finished, timeout=20_000):  # a whole program starts
        program.start(sys.executable, ["-P", "-m", "barracan", "--library", str(library.path), str(RECORD)])
    assert (program.exitCode(), program.readAllStandardError().data()) == (0, b"")
    assert first.asked == [RECORD]


def test_a_second_program_has_the_first_open_its_file(qtbot, first, library):
    assert second(qtbot, library, RECORD)
    assert first.asked == [RECORD]


def test_without_a_file_the_window_is_shown(qtbot, first, library):
    pages = first.parent()
    pages.setWindowState(Qt.WindowState.WindowMinimized)
    assert second(qtbot, library)
    assert pages.isVisible()
    assert not pages.isMinimized()
    assert first.asked == []


def test_the_first_program_has_nobody_to_ask(library, tmp_path):
    assert not has_server(library.path)
    assert not handed_over(library.path, RECORD)


def test_another_library_has_its_own_window(first, library, tmp_path):
    assert has_server(library.path)
    assert not has_server(tmp_path / "other.sqlite")


def test_the_socket_of_a_program_that_was_killed_is_taken_over(qtbot, opened, library):
    name = Path(server_name(library.path))
    name.parent.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(name))
    assert has_server(library.path)
    assert not handed_over(library.path, RECORD)
    opened.listen()
    assert second(qtbot, library, RECORD)


def test_a_first_program_that_does_not_answer_is_left_alone(library, monkeypatch):
    monkeypatch.setattr(handover, "PATIENCE", 50)
    name = Path(server_name(library.path))
    name.parent.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as stuck:
        stuck.bind(str(name))
        stuck.listen()
        assert not handed_over(library.path, RECORD)


def test_whoever_hears_already_keeps_the_socket(qtbot, first, library):
    assert not Receiver(first).listen(library.path)
    assert second(qtbot, library)


def test_the_socket_goes_with_the_window_and_follows_the_library(qtbot, first, library, tmp_path):
    before = library.path
    library.go_on_in(tmp_path / "moved.sqlite")
    first.listen()
    assert not has_server(before)
    assert has_server(library.path)
    first.parent().ended.emit()
    assert not has_server(library.path)


def test_nobody_else_can_reach_or_replace_the_socket(first, library):
    place = Path(server_name(library.path))
    assert (place.stat().st_mode & 0o077, place.parent.stat().st_mode & 0o077) == (0, 0)


def test_a_folder_that_others_can_write_to_has_no_socket(qapp, library, monkeypatch):
    folder = Path(server_name(library.path)).parent
    folder.mkdir()
    monkeypatch.setattr(handover, "make_private_folder", lambda _: None)
    folder.chmod(0o777)
    assert not Receiver(qapp).listen(library.path)


def test_a_path_longer_than_a_socket_may_have_means_a_window_of_ones_own(library):
    there = {"XDG_RUNTIME_DIR": f"/{'x' * 90}"}
    assert server_name(library.path, there) == ""
    assert len(server_name(library.path, {"XDG_RUNTIME_DIR": "/run/user/1000"})) < 60


def test_all_windows_of_a_flatpak_meet_in_its_own_folder(library):
    there = {"XDG_RUNTIME_DIR": "/run/user/1000", "FLATPAK_ID": "app.barracan.BarraCan"}
    assert server_name(library.path, there).startswith("/run/user/1000/app/app.barracan.BarraCan/")


@pytest.mark.parametrize(
    "line",
    [
        b"", b"nonsense\n", b"\xff\xfe\n", b"[]\n", b"{}\n", b'{"open":1,"token":""}\n', b'{"open":"x"}\n',
        b'{"open":"not/absolute","token":""}\n', b'{"open":"/a\\u0000b","token":""}\n', b"[" * 60_000,
        b'{"open":"/\\ud800\\u00e9\\ud801","token":""}\n',
    ],
)  # fmt: skip
def test_only_what_the_program_writes_is_a_request(line):
    assert read_request(line) is None


@pytest.mark.parametrize("name", ["", "/a b", "/à/\udcff.cards.jsonl"])
def test_every_name_of_a_file_arrives(name, monkeypatch):
    path = Path(name) if name else None
    line = json.dumps({"open": name, "token": "t"}).encode() + b"\n"
    assert read_request(line) == Request(path, "t")


@pytest.mark.parametrize("sent", [b"nonsense\n", b"x" * (1 << 16), b'{"open":"here","token":""}\n'])
def test_nonsense_is_cut_off(qtbot, first, library, sent):
    assert send(qtbot, library, sent) == b""
    assert first.asked == []
    assert second(qtbot, library)


def test_behind_the_curtain_a_file_waits(window):
    window.start(MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "human"))))
    assert window.covered
    window.features.opened_files.take(RECORD)
    assert window.covered
    window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    until(lambda: window.pages.currentWidget().objectName() == "review_page")


def test_what_the_system_opens_is_told(qtbot, qapp):
    events = FileOpenEvents(qapp)
    qapp.installEventFilter(events)
    with qtbot.waitSignal(events.asked) as asked:
        QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(RECORD)))
    qapp.removeEventFilter(events)
    assert asked.args == [RECORD]


def test_on_macos_what_the_finder_opens_is_shown_and_a_menu_is_at_the_top(window, qapp):
    fit_into_mac(window)
    assert window.menuBar().objectName() == "menu_bar"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(RECORD)))
    until(lambda: window.pages.currentWidget().objectName() == "review_page")


def test_on_wayland_the_right_to_come_forward_goes_along(opened, monkeypatch):
    monkeypatch.setattr(opened_files.QGuiApplication, "platformName", lambda: "wayland")
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "own")
    bring_forward(opened.parent(), "theirs")
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "theirs"


def test_a_start_that_asks_for_more_has_a_window_of_its_own(tmp_path, monkeypatch):
    options = StartOptions(tmp_path / "library.sqlite", file=RECORD)
    assert options.is_plain
    assert not options._replace(resume="last").is_plain
    assert not options._replace(watch=True).is_plain
    monkeypatch.setattr(application, "handed_over", lambda library, file: file == RECORD)
    assert run_window(options) == 0
    assert not options.library.exists()


def test_a_file_named_at_the_start_is_looked_at(window, tmp_path, capsys):
    open_first_page(window, StartOptions(tmp_path, file=RECORD), None)
    assert window.pages.currentWidget().objectName() == "review_page"
    open_first_page(window, StartOptions(tmp_path, file=tmp_path / "none"), None)
    assert window.pages.currentWidget().objectName() == "home_page"
    sentence = "none cannot be read: No such file or directory."
    assert window.findChild(object, "notice_sentence").text() == sentence
    assert capsys.readouterr().err == f"{sentence}\n"


@pytest.mark.parametrize("words", [["some.cards.jsonl"], ["./verify"], ["--library", "x", "some.cards.jsonl"]])
def test_a_record_instead_of_a_command_is_looked_at(words, monkeypatch):
    from barracan.cli.commands import main

    given = []
    monkeypatch.setattr(play, "run", lambda arguments: given.append(arguments.record) or 0)
    assert main(words) == 0
    assert given == words[-1:]


@pytest.mark.parametrize("more", [["--new", "barracan"], ["--resume", "last"], ["--watch"]])
def test_a_record_and_a_match_at_once_make_no_sense(more, capsys):
    from barracan.cli.commands import main

    assert main(["some.cards.jsonl", *more]) == 2
    assert "not both" in capsys.readouterr().err
