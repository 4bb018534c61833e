"""The sounds of the table; where Qt's multimedia or a loudspeaker is missing it is silent without complaint."""

import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, QUrl, qInstallMessageHandler

from barracan.model.view import SeatView
from barracan.resources import resource
from barracan.session.messages import Happening
from barracan.session.table_model import TableModel
from barracan.windows.match.step_sounds import sound_of, your_turn

AT_ONCE = 3
"""So many sounds play at once; further ones are dropped."""
VOLUMES = {"off": 0.0, "quiet": 0.3, "normal": 0.6, "loud": 1.0}

_log = logging.getLogger(__name__)


class Effect(Protocol):
    """What is used of a ``QSoundEffect``."""

    def play(self) -> None:
        """Begin to play."""

    def isPlaying(self) -> bool:
        """Whether it plays now."""

    def setVolume(self, volume: float) -> None:
        """Set how loud it is."""


class Sounds(QObject):
    """Plays a sound by its name; files are loaded when sound is first wanted."""

    def __init__(
        self, parent: QObject | None = None, make: Callable[[QObject, str], Effect | None] | None = None
    ) -> None:
        super().__init__(parent)
        self._make = make or _create_effect
        self._effects: dict[str, Effect] = {}
        self._volume = 0.0
        self._turns = count()
        self._missing = False

    def set_volume(self, name: str) -> None:
        """Set how loud the sounds are: ``off``, ``quiet``, ``normal`` or ``loud``."""
        self._volume = VOLUMES[name]
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def follow(self, model: TableModel) -> None:
        """Play what belongs to the steps and refusals of this table; moments have their sounds played for them."""
        model.happened.connect(lambda happening: None if model.hurried else self.hear(happening, model.before))
        model.refused.connect(lambda _: self.play("refused"))

    def hear(self, happening: Happening, before: SeatView | None) -> None:
        """Play what belongs to a step; *before* is the view that was shown before it, if any."""
        if not self._volume:
            return
        if name := sound_of(happening):
            self.play(name)
        if your_turn(happening, before):
            self.play("your_turn")

    def play(self, name: str, part: float = 1.0) -> None:
        """Play a sound so much softer than usual, unless it is off, or enough play already."""
        if not self._volume or self._missing:
            return
        if sum(effect.isPlaying() for effect in self._effects.values()) >= AT_ONCE:
            return
        file = f"{name}-{next(self._turns) % 3 + 1}" if name in OFTEN else name
        if (effect := self._effect(file)) is not None:
            effect.setVolume(self._volume * part)
            effect.play()

    def _effect(self, file: str) -> Effect | None:
        if file not in self._effects:
            effect = self._make(self, str(resource("sounds", f"{file}.wav")))
            if effect is None:
                self._missing = True
                return None
            effect.setVolume(self._volume)
            self._effects[file] = effect
        return self._effects[file]


_LACKING = re.compile(r"lib[\w.-]+(?=: cannot open shared object file)")
"""How the dynamic linker of Linux names a library that it does not find."""


def silence() -> str:
    """Why no sound can be heard here, in a sentence; empty where sounds can."""
    translate = QCoreApplication.translate
    try:
        with _qt_unheard():  # it speaks while it is loaded, too
            # an extra: where it is not installed, newer PySide6 has no stubs of it either
            from PySide6.QtMultimedia import QMediaDevices  # type: ignore[import-not-found,unused-ignore]

            is_missing = QMediaDevices.defaultAudioOutput().isNull()
    except ImportError as failure:
        if lacking := _LACKING.match(str(failure)):  # a desktop of few packages
            words = translate("Sounds", "There is no sound here: the system has no {library}.")
            return words.format(library=lacking[0])
        return translate("Sounds", "There is no sound here: the part of the program that plays it is not installed.")
    if is_missing:
        return translate("Sounds", "There is no sound here: the system has no loudspeaker.")
    return ""


@contextmanager
def _qt_unheard() -> Iterator[None]:
    """Let what Qt says meanwhile go to the log: that a system has no sound, or less of it, is told by ``silence``."""
    before = qInstallMessageHandler(lambda kind, context, message: _log.info(message))
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _create_effect(parent: QObject, path: str) -> Effect | None:
    if why := silence():
        _log.info(why)
        return None
    from PySide6.QtMultimedia import QSoundEffect

    sound = QSoundEffect(parent)
    sound.setSource(QUrl.fromLocalFile(path))
    effect: Effect = sound
    return effect


OFTEN = ("slide", "lay", "turn", "draw", "select")
"""Sounds of which there are three, at slightly other pitches."""
RUNGS = tuple(f"rung-{number}" for number in range(1, 14))
"""The tones of the rungs of a ladder, from the foot up."""
ALL = (
    *OFTEN, "refused", "shuffle", "meld", "trick", "your_turn", "points", "ladder", *RUNGS, "flash", "hand_end",
    "match_end",
)  # fmt: skip
