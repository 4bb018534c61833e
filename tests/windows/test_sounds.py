"""Sounds: what belongs to a step, how many at once, silence where nothing can sound."""

import sys
import wave
from types import SimpleNamespace

import pytest
from PySide6.QtCore import qInfo, qWarning
from PySide6.QtWidgets import QLabel

from barracan.model.events import CardMoved, HandDealt
from barracan.model.text import Text
from barracan.resources import resource
from barracan.session.messages import Happening
from barracan.windows.match.sounds import ALL, AT_ONCE, OFTEN, Sounds, silence
from barracan.windows.match.step_sounds import sound_of, your_turn
from table import sample
from windows.pages import control

DECIBELS_12 = 0.2512


class Silent:
    """Notes what is played, and goes on playing."""

    def __init__(self, path):
        self.path, self.volume, self.played = path, 0.0, 0

    def play(self):
        self.played += 1

    def isPlaying(self):
        return self.played > 0

    def setVolume(self, volume):
        self.volume = volume


@pytest.fixture
def effects():
    return []


@pytest.fixture
def sounds(qapp, effects):
    def make(_, path):
        effects.append(Silent(path))
        return effects[-1]

    sounds = Sounds(make=make)
    sounds.set_volume("normal")
    return sounds


def step(*events, view=None):
    return Happening(1, 0, Text("x", "x"), events, view or sample.view(), False)


@pytest.mark.parametrize(
    ("events", "name"),
    [
        ((HandDealt(1, 0),), "shuffle"),
        ((CardMoved(None, "stock", "hand:1"),), "draw"),
        ((CardMoved("5D", "hand:0", "pile:0"),), "lay"),
        ((CardMoved("5D", "pile:1", "hand:0"),), "slide"),
        ((CardMoved("5D", "hand:0", "melds:0:run"), CardMoved("6D", "hand:0", "melds:0:run")), "meld"),
        ((CardMoved("5D", "hand:0", "trick"), CardMoved("5D", "trick", "tricks:0", turned=True)), "trick"),
        ((CardMoved("5D", "discard", "stock", turned=True),), "turn"),
        ((), ""),
    ],
)
def test_a_step_has_the_sound_of_what_moves(events, name):
    assert sound_of(step(*events)) == name


def test_three_at_once_are_enough(sounds, effects):
    for name in ("meld", "trick", "ladder", "hand_end"):
        sounds.play(name)
    assert len(effects) == AT_ONCE
    assert {effect.volume for effect in effects} == {0.6}


def test_nothing_is_loaded_while_sound_is_off(sounds, effects):
    sounds.set_volume("off")
    sounds.hear(step(CardMoved(None, "stock", "hand:1")), None)
    sounds.play("meld")
    assert effects == []


def test_a_missing_loudspeaker_is_asked_for_once(qapp):
    asked = []
    sounds = Sounds(make=lambda _, path: asked.append(path))
    sounds.set_volume("loud")
    sounds.play("meld")
    sounds.play("trick")
    assert len(asked) == 1


def test_what_qt_says_of_missing_sound_is_not_written_to_the_terminal(monkeypatch, qtlog):
    class Devices:
        @staticmethod
        def defaultAudioOutput():
            qWarning("No QtMultimedia backends found.")
            return SimpleNamespace(isNull=lambda: True)

    class Multimedia:
        @property
        def QMediaDevices(self):
            qWarning("Couldn't load pipewire-0.3 library")
            return Devices

    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", Multimedia())
    assert silence() == "There is no sound here: the system has no loudspeaker."
    assert qtlog.records == []
    qInfo("heard again")
    assert [each.message for each in qtlog.records] == ["heard again"]


def test_a_library_that_the_system_lacks_for_sound_is_named(monkeypatch):
    class Multimedia:
        def __getattr__(self, name):
            raise ImportError("libpulse.so.0: cannot open shared object file: No such file or directory")

    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", Multimedia())
    assert silence() == "There is no sound here: the system has no libpulse.so.0."


def test_every_sound_is_there_dry_and_of_one_peak():
    for name in ALL:
        for file in [f"{name}-{number}.wav" for number in (1, 2, 3)] if name in OFTEN else [f"{name}.wav"]:
            with wave.open(str(resource("sounds", file))) as sound:
                assert (sound.getframerate(), sound.getnchannels(), sound.getsampwidth()) == (48_000, 1, 2)
                samples = memoryview(sound.readframes(sound.getnframes())).cast("h")
            assert max(map(abs, samples)) / 32767 == pytest.approx(DECIBELS_12, abs=0.001), file
            assert abs(samples[-1]) < 200


def test_the_turn_is_told_when_it_comes():
    mine, theirs = sample.view(turn=0), sample.view(turn=1)
    assert your_turn(step(view=mine), theirs)
    assert not your_turn(step(view=mine), mine)
    assert not your_turn(step(view=theirs), mine)


@pytest.mark.parametrize("why", ["There is no sound here.", ""])
def test_the_setting_says_where_there_is_no_sound(window, monkeypatch, why):
    monkeypatch.setattr("barracan.windows.settings.settings_pages.silence", lambda: why)
    window.show_settings()
    window.painted_widget.open_setting("sound")
    setting = control(window, "setting_sound")
    assert setting.value == ("off" if why else "normal")
    assert setting.isEnabled() is not bool(why)
    told = [each.text() for each in window.painted_widget.findChildren(QLabel)]
    assert (why or "the key S turns it off and on") in told
    assert window.preferences.sound == "normal", "what was chosen is kept for a system with sound"


def test_the_key_that_turns_sound_on_says_where_there_is_none(window, monkeypatch):
    monkeypatch.setattr("barracan.windows.settings.settings_pages.silence", lambda: "There is no sound here.")
    window.features.settings.toggle_sound()
    assert control(window, "notice_sentence").text() == "There is no sound here."
    assert window.preferences.sound == "normal"
