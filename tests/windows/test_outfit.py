"""Settings of the table: a person's choice, and what the system wants where the choice is left to it."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6 import QtDBus
from PySide6.QtCore import Qt
from PySide6.QtDBus import QDBusError, QDBusMessage, QDBusVariant
from PySide6.QtGui import QGuiApplication

from barracan.storage.library import Library
from barracan.table import timings
from barracan.table.themes import FELT, HIGH_CONTRAST, LIGHT
from barracan.windows.settings.preferences import Preferences
from barracan.windows.shell import system_settings
from barracan.windows.shell.main_window import MainWindow
from barracan.windows.shell.system_settings import choose_outfit
from windows.pages import choose


@pytest.fixture
def strong(monkeypatch):
    """A system set to high contrast."""
    monkeypatch.setattr(system_settings, "high_contrast", lambda: True)


@pytest.fixture
def window(qtbot, tmp_path):
    with Library.open(tmp_path / "library.sqlite") as library:
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        yield window
        window.close()


def test_usually_nothing_is_wanted():
    outfit = choose_outfit(Preferences(theme="felt"), less_motion=False)
    assert (outfit.theme, outfit.faces, outfit.speed) == (FELT, "classic", "normal")


def test_a_system_in_high_contrast_has_open_red_suits_too(strong):
    outfit = choose_outfit(Preferences(theme="light"), less_motion=False)
    assert (outfit.theme, outfit.faces) == (HIGH_CONTRAST["light"], "open-red")


def test_what_a_person_has_chosen_goes_before_what_the_system_wants(strong):
    chosen = Preferences(theme="light", contrast="usual", faces="four-colour", index="large", speed="slow")
    outfit = choose_outfit(chosen, less_motion=True)
    assert (outfit.theme, outfit.faces, outfit.speed) == (LIGHT, "four-colour-large", "slow")


def test_high_contrast_can_be_chosen_where_the_system_has_none():
    assert choose_outfit(Preferences(theme="felt", contrast="high"), less_motion=False).theme is HIGH_CONTRAST["felt"]


def test_with_less_motion_cards_appear_in_place():
    assert choose_outfit(Preferences(), less_motion=True).speed == "off"


def test_the_window_follows_the_system_when_the_person_comes_back_to_it(window, monkeypatch):
    motion = window.controller.scene.stage.motion
    window.follow_system()
    assert motion.speed == timings.SPEEDS["normal"]
    monkeypatch.setattr(system_settings, "less_motion", lambda: True)
    window.activateWindow()
    window.windowHandle().activeChanged.emit()
    assert motion.speed == timings.OFF


def test_the_window_follows_the_system_into_high_contrast(window, monkeypatch):
    assert window.controller.scene.appearance.theme is FELT
    monkeypatch.setattr(system_settings, "high_contrast", lambda: True)
    hints = QGuiApplication.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert window.controller.scene.appearance.theme is HIGH_CONTRAST["felt"]
    assert window.controller.scene.faces.art == "open-red"


def test_settings_reach_the_table_at_once(window):
    scene = window.controller.scene
    window.show_settings()
    chosen = {"contrast": "high", "theme": "light", "index": "large", "back": "rosette", "side": "left"}
    for name, value in chosen.items():
        choose(window.painted_widget, name, value)
    assert scene.appearance.theme is HIGH_CONTRAST["light"]
    assert (scene.faces.art, scene.faces.back) == ("open-red-large", "rosette")
    assert scene.appearance.outfit.left_handed
    assert window.preferences == replace(Preferences(), **chosen)


class Wrapped(QDBusVariant):
    """What is told as a portal wraps it; a variant made here never holds another."""

    def __init__(self, value):
        super().__init__()
        self.value = value

    def variant(self):
        return self.value


class Portal:
    """A desktop that tells its settings; one that has none cannot be reached."""

    def __init__(self, told):
        self.told = told

    def isConnected(self):
        return bool(self.told)

    def call(self, asked, mode, patience):
        _, key = asked.arguments()
        if key not in self.told:
            return asked.createErrorReply(QDBusError.ErrorType.InvalidArgs, "unknown")
        answer = [Wrapped(Wrapped(self.told[key]))]
        return SimpleNamespace(type=lambda: QDBusMessage.MessageType.ReplyMessage, arguments=lambda: answer)


@pytest.fixture
def desktop(monkeypatch):
    """Lets the desktop tell these settings."""

    def tell(settings):
        monkeypatch.setattr(system_settings.sys, "platform", "linux")
        monkeypatch.setattr(QtDBus.QDBusConnection, "sessionBus", lambda: Portal(settings))

    return tell


def test_a_system_that_cannot_be_asked_wants_nothing(desktop):
    desktop({})
    assert not system_settings.less_motion()


@pytest.mark.parametrize(
    ("told", "less"),
    [({"reduced-motion": 1}, True), ({"enable-animations": False}, True), ({"enable-animations": True}, False)],
)
def test_the_desktop_tells_of_less_motion(desktop, told, less):
    desktop(told)
    assert system_settings.less_motion() is less
