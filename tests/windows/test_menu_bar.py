"""The menu bar of macOS has all that the window's menu has, and what the system asks of the program there."""

import ctypes
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

import barracan
from barracan.table.themes import FELT
from barracan.windows.shell import qt_application, system_settings
from barracan.windows.shell.menu import create_menu
from barracan.windows.shell.menu_bar import MenuBar


class Table:
    """What the menu bar asks of the window."""

    is_open, taught = False, "BarraCan"

    def __init__(self):
        self.done = []


@pytest.fixture
def table():
    return Table()


@pytest.fixture
def frame(qtbot):
    frame = QWidget()
    qtbot.addWidget(frame)
    return frame


@pytest.fixture
def bar(frame, table):
    return MenuBar(frame, table.done.append, lambda: table.is_open, lambda: table.taught)


def entries(bar):
    return {each.objectName(): each for menu in bar.findChildren(QMenu) for each in menu.actions() if each.objectName()}


def test_it_has_all_that_the_menu_of_the_window_has(bar, table):
    window, hear = bar.parentWidget(), table.done.append
    menus = [create_menu(window, FELT, hear, table=at_table, taught="BarraCan") for at_table in (True, False)]
    assert set(entries(bar)) == {each.objectName() for menu in menus for each in menu.actions() if each.objectName()}


def test_every_entry_does_what_it_is_named_after(bar, table):
    for action in entries(bar).values():
        action.setEnabled(True)
        action.trigger()
    assert sorted(table.done) == sorted(entries(bar))


def test_the_system_finds_its_own_entries(bar):
    roles = {name: action.menuRole() for name, action in entries(bar).items()}
    assert roles.pop("about") == QAction.MenuRole.AboutRole
    assert roles.pop("settings") == QAction.MenuRole.PreferencesRole
    assert roles.pop("quit") == QAction.MenuRole.QuitRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}, "a word in a text would move an entry elsewhere"


def test_no_letter_alone_is_taken_from_whoever_writes(bar):
    keys = [keys for action in entries(bar).values() for keys in action.shortcuts()]
    assert keys
    for each in keys:
        pressed = each[0]
        assert pressed.keyboardModifiers() != Qt.KeyboardModifier.NoModifier or pressed.key() >= Qt.Key.Key_F1, each


def test_what_only_a_table_has_waits_for_one(bar, table):
    menu = bar.findChild(QMenu, "match_menu")
    for table.is_open in (True, False):
        menu.aboutToShow.emit()
        assert entries(bar)["score_pad"].isEnabled() is table.is_open
        assert entries(bar)["new_match"].isEnabled()


def test_the_game_on_the_table_is_the_one_to_learn(bar, table):
    table.taught = "Barbu"
    bar.findChild(QMenu, "help_menu").aboutToShow.emit()
    assert entries(bar)["learn"].text() == "Learn Barbu"


def test_in_another_language_it_is_filled_anew(bar):
    before = set(entries(bar))
    QCoreApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert (len(bar.actions()), set(entries(bar))) == (4, before)


@pytest.mark.parametrize("reduced", [True, False])
def test_macos_is_asked_for_less_motion_in_its_own_words(monkeypatch, reduced):
    asked = []

    def prototype(result, *_):
        def bound(symbol):
            def call(*arguments):
                asked.append((symbol[0], arguments))
                return reduced if result is ctypes.c_bool else arguments[-1]

            return call

        return bound

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(ctypes, "CDLL", lambda path: path)
    monkeypatch.setattr(ctypes, "CFUNCTYPE", prototype)
    assert system_settings.less_motion() is reduced
    assert asked[-1] == ("objc_msgSend", (b"sharedWorkspace", b"accessibilityDisplayShouldReduceMotion"))


def test_a_system_without_that_runtime_has_all_motion(monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    assert not system_settings.less_motion()


def test_windows_learns_the_program_by_its_own_name(monkeypatch, qapp):
    named = []

    class System:
        class shell32:  # noqa: N801 - the system's name
            SetCurrentProcessExplicitAppUserModelID = staticmethod(named.append)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", System, raising=False)
    monkeypatch.setattr("barracan.table.accessibility.factory.install", lambda: None)
    qt_application.make_application()
    assert named == [barracan.DESKTOP_ID]
    assert qapp.desktopFileName() == barracan.DESKTOP_ID


def test_the_program_and_its_packages_bear_one_name():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["barracan"]["id"] == barracan.DESKTOP_ID
