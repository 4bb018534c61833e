"""What the program must not be able to do: run what it reads, and speak to the network."""

import ast
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QToolTip, QWidget

from barracan.table.hud.base import HudItem
from barracan.table.translation import plain_tip
from barracan.windows.shell.handover import Receiver

ROOT = Path(__file__).parent.parent
RUNS_WHAT_IT_READS = {"pickle", "_pickle", "dill", "cloudpickle", "marshal", "shelve", "runpy", "yaml"}
SPEAKS = {
    "socket", "_socket", "socketserver", "ssl", "http", "urllib", "ftplib", "smtplib", "poplib", "imaplib", "xmlrpc",
    "telnetlib", "nntplib", "asyncio", "asyncore", "requests", "httpx", "aiohttp", "websockets", "zmq", "wsgiref",
}  # fmt: skip
QT_THAT_SPEAKS = {
    "QtHttpServer", "QtWebSockets", "QtWebEngineCore", "QtWebEngineWidgets", "QtWebView", "QtNetworkAuth",
    "QtBluetooth", "QtRemoteObjects", "QtQml", "QtQuick", "QtGrpc", "QtMqtt", "QtSerialPort",
}  # fmt: skip
CLUSTER = "desktop/barracan/cli/cluster.py"
"""It speaks, with what is no part of the usual installation."""
CALLS = {"eval", "exec", "compile", "__import__"}
SYSTEM = {"os.system", "os.popen", "enable_load_extension", "load_extension"}
MODULES = (*RUNS_WHAT_IT_READS, *SPEAKS, "distributed", "dask", "multiprocessing")
WORTH_READING = (
    *(f"{how} {module}" for module in MODULES for how in ("from", "import")),
    *(f"{call}(" for call in CALLS), *SYSTEM, *QT_THAT_SPEAKS, "QtNetwork", "setToolTip",
)  # fmt: skip
"""What a file has that is read further; to take all of them apart takes seconds."""


class Source(NamedTuple):
    """What a file imports, other than for type checkers, what it calls, and the tips that it sets."""

    imports: list[str]
    calls: set[str]
    owned_calls: set[str]
    marked_tips: list[int]


def read_source(text):
    source = Source([], set(), set(), [])
    waiting = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            source.imports.extend(each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            source.imports.extend(f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Call):
            note_call(source, node)
    return source


def note_call(source, node):
    if isinstance(node.func, ast.Name):
        source.calls.add(node.func.id)
    elif isinstance(node.func, ast.Attribute):
        source.owned_calls.add(node.func.attr)
        if isinstance(node.func.value, ast.Name):
            source.owned_calls.add(f"{node.func.value.id}.{node.func.attr}")
        if node.func.attr == "setToolTip" and not is_plain(node.args[-1]):
            source.marked_tips.append(node.lineno)


def is_plain(argument):
    """Whether a tip is a text of the program's own, or goes through ``plain_tip``."""
    if isinstance(argument, ast.Constant):
        return True
    if not isinstance(argument, ast.Call):
        return False
    name = argument.func.id if isinstance(argument.func, ast.Name) else getattr(argument.func, "attr", "")
    said = name in {"translate", "common"} and isinstance(argument.args[-1], ast.Constant)
    return said or name in {"plain_tip", "tr"}


READ = {}


@pytest.fixture(autouse=True)
def sources():
    """All files of the program, read once."""
    if not READ:
        for file in sorted((ROOT / "desktop").rglob("*.py")):
            text = file.read_text("utf-8")
            if any(word in text for word in WORTH_READING):
                READ[file.relative_to(ROOT).as_posix()] = read_source(text)


def found(wrong):
    """Where a source has what *wrong* finds in it."""
    return [f"{path}: {each}" for path, source in READ.items() for each in wrong(source)]


def imported(modules):
    return found(lambda source: [name for name in source.imports if name.split(".")[0] in modules])


def test_nothing_that_is_read_is_run():
    assert imported(RUNS_WHAT_IT_READS) == []
    assert found(lambda source: source.calls & CALLS) == []
    assert found(lambda source: source.owned_calls & SYSTEM) == []


def test_no_source_can_speak_to_the_network():
    assert [each for each in imported(SPEAKS) if not each.startswith(CLUSTER)] == []
    assert found(lambda source: [name for name in source.imports if QT_THAT_SPEAKS & set(name.split("."))]) == []


def test_of_qts_network_only_local_sockets_are_used():
    used = found(lambda source: [name for name in source.imports if "QtNetwork" in name.split(".")])
    place = "desktop/barracan/windows/shell/handover.py"
    assert used == [f"{place}: PySide6.QtNetwork.{name}" for name in ("QLocalServer", "QLocalSocket")]


def test_processes_speak_by_pipes_alone():
    """``multiprocessing`` has listeners and servers too; the program's processes have the pipes they began with."""
    used = found(lambda source: [name for name in source.imports if name.startswith("multiprocessing.")])
    kept = {"active_children", "get_context", "parent_process"}
    assert [each for each in used if each.rpartition(".")[2] not in kept] == []


def test_the_cluster_which_speaks_is_no_part_of_the_usual_installation():
    used = {each.partition(":")[0] for each in imported({"distributed", "dask"})}
    assert used <= {CLUSTER}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    usual = [*project["dependencies"], *project["optional-dependencies"]["sound"]]
    assert not [each for each in usual if each.startswith(("distributed", "dask"))]


@pytest.mark.parametrize(
    "source",
    [
        "import pickle", "from marshal import loads", "import os\nos.system('x')", "eval('x')", "exec('x')",
        "import socket", "from urllib.request import urlopen", "import http.client", "db.enable_load_extension(True)",
        "from PySide6.QtNetwork import QTcpSocket", "from multiprocessing.connection import Listener",
        "from distributed import Client", "from PySide6 import QtWebSockets", "item.setToolTip(name)",
    ],
)  # fmt: skip
def test_each_of_these_would_be_found(source, monkeypatch):
    assert any(word in source for word in WORTH_READING)
    monkeypatch.setitem(READ, "x.py", read_source(source))
    tests = [
        test_nothing_that_is_read_is_run,
        test_no_source_can_speak_to_the_network,
        test_processes_speak_by_pipes_alone,
        test_of_qts_network_only_local_sockets_are_used,
        test_the_cluster_which_speaks_is_no_part_of_the_usual_installation,
        test_every_tip_is_plain,
    ]
    assert any(fails(test) for test in tests)


def fails(test):
    try:
        test()
    except AssertionError:
        return True
    return False


def sockets():
    """The sockets that this process has open, by their numbers in the system."""
    links = (str(entry.readlink()) for entry in Path("/proc/self/fd").iterdir() if entry.is_symlink())
    return {link[8:-1] for link in links if link.startswith("socket:[")}


def of_network():
    """The sockets of the network that the system knows."""
    tables = [Path("/proc/net", name) for name in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")]
    rows = [row.split() for table in tables if table.exists() for row in table.read_text("ascii").splitlines()[1:]]
    return {row[9] for row in rows}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system tells of its sockets in /proc")
def test_a_program_that_hears_others_has_no_socket_of_the_network(qapp, tmp_path, monkeypatch):
    before = sockets()
    receiver = Receiver(qapp)
    with TemporaryDirectory() as folder:  # a socket cannot have so long a name as the folders of tests may
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        assert receiver.listen(tmp_path / "library.sqlite")
        own = sockets() - before
        receiver.close()
    assert own
    assert not own & of_network()


# What records name is shown, never read

MARKED = [
    '<img src="file:///etc/passwd">',
    "Ada <b>wins</b>",
    "&lt;img",
    "a <a href='//host/share'>",
    "<?xml version='1'?><b>",
]


@pytest.mark.parametrize("words", MARKED)
def test_no_tip_is_taken_for_a_page(words):
    assert not Qt.mightBeRichText(plain_tip(words))
    assert plain_tip(words).replace("\u200b", "") == words


def test_the_tip_of_a_widget_shows_a_name_as_it_is(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    QToolTip.showText(widget.mapToGlobal(widget.rect().center()), plain_tip(MARKED[0]), widget)
    assert QToolTip.text().replace("\u200b", "") == MARKED[0]
    QToolTip.hideText()


def test_every_tip_is_plain():
    """At the table the base of all parts of the hud sees to it."""
    marked = found(lambda source: source.marked_tips)
    assert [each for each in marked if not each.startswith("desktop/barracan/table/")] == []


def test_a_part_of_the_hud_shows_a_name_as_it_is():
    part = HudItem("part")
    part.setToolTip(MARKED[0])
    assert part.toolTip() == plain_tip(MARKED[0])
