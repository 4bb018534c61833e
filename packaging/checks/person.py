"""The program as the kill harness kills it: somebody plays at its window, takes moves back often, and is told on.

``python packaging/checks/person.py LIBRARY NOTES SEED new GAME PLAYER,...`` or ``... SEED resume``

Each line of NOTES is a note (``Note``). It is written before the thing it tells of is done, so that a kill never leaves
something done that is not noted: what the session tells, what the window paints, and each undo that is asked for.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.session.messages import Happening, MatchSettings
from barracan.storage.library import Library
from barracan.windows.shell.main_window import MainWindow
from barracan.windows.shell.observers import Watch
from barracan.windows.shell.qt_application import make_application

if TYPE_CHECKING:
    from collections.abc import Sequence

    from barracan.model.view import SeatView

TOLD, PAINTED, UNDO = "told", "painted", "undo"
NAMES = ("Ada", "Bix", "Nora", "Tomas")
OFTEN = 0.6
"""How likely a move that can be taken back is taken back."""
PAUSES = (5, 60)
"""The least and the most milliseconds between two things that the person does."""

Table = dict[str, list[str]]
"""The cards of each place that has any, ``""`` for a back; the own hand sorted, other hands left out."""


class Note(NamedTuple):
    """What happens to a match, and at which position: ``told``, ``painted`` or ``undo``.

    Of what is painted it also says which seat looks, and the table as the items on it show it.
    """

    kind: str
    match: int
    number: int
    seat: int = 0
    table: Table | None = None


class Notebook:
    """A file to which notes are appended, each at once and whole."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)

    def write(self, note: Note) -> None:
        """Append a note."""
        os.write(self._file, f"{json.dumps(note)}\n".encode())


def read_notes(path: Path) -> list[Note]:
    """The notes of a file; the last line counts for nothing where a kill has cut it short."""
    if not path.exists():
        return []
    return [Note(*json.loads(line)) for line in path.read_text().splitlines(keepends=True) if line.endswith("\n")]


def table_of(view: SeatView) -> Table:
    """The table that a view wants to be painted."""
    return _tidy({name: [code or "" for code in codes] for name, codes in view.places().items()}, view.seat)


def _tidy(table: Table, seat: int) -> Table:
    own = f"hand:{seat}"
    seen = {name: codes for name, codes in table.items() if codes and (name == own or not name.startswith("hand:"))}
    return {**seen, own: sorted(seen[own])} if own in seen else seen


class Witness(QObject):
    """Notes what the session tells of a controller's match, and what its view then paints when its cards rest."""

    def __init__(self, window: MainWindow, notebook: Notebook) -> None:
        super().__init__(window)
        self.may_undo = False
        self.number = 0
        self._controller = window.controller
        self._notebook = notebook
        self._last: Note | None = None
        self._controller.model.shown.connect(self._hear)
        self._controller.model.happened.connect(self._hear)
        self._controller.view.viewport().installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Note what is going to be painted."""
        if event.type() == QEvent.Type.Paint and self._controller.match is not None:
            self._note_picture(self._controller.match)
        return False

    def _note_picture(self, match: int) -> None:
        stage = self._controller.scene.stage
        if stage.view is None or stage.motion.busy:
            return
        seat = stage.view.seat
        places = {name: [card.code or "" for card in place.cards] for name, place in stage.tableau.places.items()}
        note = Note(PAINTED, match, self.number, seat, _tidy(places, seat))
        if note != self._last:
            self._last = note
            self._notebook.write(note)

    def _hear(self, _: Happening | None = None) -> None:
        self.number, self.may_undo = self._controller.model.number, self._controller.model.undo
        assert self._controller.match is not None
        self._notebook.write(Note(TOLD, self._controller.match, self.number))


class Person(QObject):
    """Plays the viewer's seat by chance and takes back most of what can be taken back."""

    def __init__(self, window: MainWindow, library: Library, witness: Witness, notebook: Notebook, seed: int) -> None:
        super().__init__(window)
        self._controller = window.controller
        self._library = library
        self._witness = witness
        self._notebook = notebook
        self._rng = Random(seed)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._act)
        self._next.start(0)

    def _act(self) -> None:
        view = self._controller.scene.view
        if self._controller.is_open and view is not None:
            if self._witness.may_undo and self._rng.random() < OFTEN:
                self._take_back()
            elif view.turn == view.seat:
                self._move()
        self._next.start(self._rng.randint(*PAUSES))

    def _take_back(self) -> None:
        assert self._controller.match is not None
        self._notebook.write(Note(UNDO, self._controller.match, self._witness.number))
        QTest.keyClick(self._controller.view.viewport(), Qt.Key.Key_Z)

    def _move(self) -> None:
        assert self._controller.match is not None
        match = Match.replay(find_game, self._library.lines(self._controller.match))
        if match.state.turn == self._controller.scene.stage.current_view.seat:
            legal = match.game.legal_moves(match.state)
            self._controller.session.intents.submit(legal.pick(self._rng.choice(legal.actions()), self._rng))


def main(words: Sequence[str]) -> int:
    """Play until killed."""
    path, notes, seed, what, *table = words
    application = make_application()
    with Library.open(Path(path)) as library:
        window = MainWindow(library, Path(path).parent)
        window.prefer(replace(window.preferences, speed="off", pace="quick"))
        notebook = Notebook(Path(notes))
        witness = Witness(window, notebook)
        window.resize(1280, 800)
        window.show()
        if what == "resume":
            window.resume(library.find_unfinished()[0].id)
        else:
            game, players = table
            window.start(MatchSettings(game, tuple(map(SeatNote, NAMES, players.split(",")))))
        Watch(window.controller, window)
        Person(window, library, witness, notebook, int(seed))
        return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
