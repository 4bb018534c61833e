"""One window a library: a second program hands over what it was asked for to the first, and ends.

They speak over a local socket in a folder of the person's own: a line of JSON there, a word back.
"""

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from barracan.files import make_private_folder
from barracan.windows.shell.socket_place import is_own, server_name

PATIENCE = 1500
"""Milliseconds after which whoever does not answer is taken for dead."""
_LONGEST_REQUEST = 1 << 16
TAKEN = b"taken\n"
"""The answer."""
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""Where a desktop leaves the right to bring a window to the front."""
_ANY_PROGRAM = -1


class Request(NamedTuple):
    """What a second program was asked for: a file to open, or none, and its right to bring a window to the front."""

    file: Path | None = None
    token: str = ""


def ask_open_program(library: Path, file: Path | None = None) -> bool:
    """Ask the program that has a window on this library to show it and to open a file; whether one has taken it."""
    return _ask(server_name(library), Request(file, next(filter(None, map(os.environ.get, _TOKENS)), "")))


def _ask(name: str, request: Request | None) -> bool:
    """Whether somebody listens there and takes the request; without one, whether somebody listens."""
    if not name or not is_own(Path(name).parent):
        return False
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False
    if request is None:
        socket.abort()
        return True
    _let_others_come_forward()
    socket.write(line_of(request))
    answer = b""
    while len(answer) < len(TAKEN) and socket.waitForReadyRead(PATIENCE):
        answer += socket.readAll().data()
    return answer == TAKEN


def line_of(request: Request) -> bytes:
    """The line that asks for this."""
    file = os.fsencode(request.file).decode("utf-8", "surrogateescape") if request.file else ""
    return json.dumps({"open": file, "token": request.token}).encode() + b"\n"


def read_request(line: bytes) -> Request | None:
    """What a line asks for; ``None`` where it is not what this program writes."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict):
        return None
    file, token = told.get("open"), told.get("token")
    if not isinstance(file, str) or not isinstance(token, str) or "\0" in file + token:
        return None
    try:
        path = Path(os.fsdecode(file.encode("utf-8", "surrogateescape")))
    except UnicodeError:
        return None
    return None if file and not path.is_absolute() else Request(path if file else None, token)


def _let_others_come_forward() -> None:
    """Windows lets only the program that the person has just used bring a window to the front, or whom it lets."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROGRAM)


class Receiver(QObject):
    """Hears what second programs hand over.

    Signals:
        asked: a ``Request``.
    """

    asked = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)

    def listen(self, library: Path) -> bool:
        """Hear for the window on this library; not where another program does, or where no socket can be."""
        self.close()
        name = server_name(library)
        if not name or _ask(name, None):  # to listen would take the socket away from whoever has it
            return False
        if sys.platform != "win32":
            try:
                make_private_folder(Path(name).parent)
            except OSError:
                return False
            if not is_own(Path(name).parent):
                return False
            QLocalServer.removeServer(name)  # a program that was killed has left it
        return self._server.listen(name)

    def close(self) -> None:
        """Hear nothing more."""
        self._server.close()

    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(_LONGEST_REQUEST)
            socket.readyRead.connect(partial(self._read, socket))
            socket.disconnected.connect(socket.deleteLater)
            QTimer.singleShot(PATIENCE, socket, socket.abort)
            if socket.bytesAvailable():
                self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() >= _LONGEST_REQUEST:
                socket.abort()
            return
        request = read_request(bytes(socket.readLine().data()))
        if request is None:
            socket.abort()
            return
        socket.write(TAKEN)
        socket.flush()
        socket.disconnectFromServer()
        self.asked.emit(request)
