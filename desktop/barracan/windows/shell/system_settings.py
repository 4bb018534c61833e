"""The outfit of the table, from what a person has chosen and what the system wants."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from barracan.table.cards.court_letters import choose_letters
from barracan.table.cards.faces import OWN
from barracan.table.themes import THEMES, Outfit, Theme
from barracan.windows.settings.preferences import Preferences
from barracan.windows.shell.language import find_language

_CLIENT_AREA_ANIMATION = 0x1042
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
_PATIENCE = 200
"""Milliseconds in which the portal must answer."""


def choose_outfit(preferences: Preferences, *, less_motion: bool) -> Outfit:
    """The table's outfit; what is chosen as automatic follows the system."""
    strong = preferences.contrast == "high" or (preferences.contrast == "auto" and high_contrast())
    art, speed = preferences.faces, preferences.speed
    if art == "own":
        art = _own_art(preferences.face_folder)
    if art == "auto":
        art = "open-red" if strong else "classic"
    if speed == "auto":
        speed = "off" if less_motion else "normal"
    return Outfit(
        theme=_theme(preferences.theme, strong=strong),
        art=art,
        back=preferences.back,
        card_size="medium" if preferences.card_size == "auto" else preferences.card_size,
        large_index=preferences.index == "large",
        left_handed=preferences.side == "left",
        speed=speed,
        text_size=int(preferences.text_size) / 100,
        letters=choose_letters(preferences.letters, find_language(preferences.language)),
    )


def _own_art(folder: str) -> str:
    """The set of the person's own, automatic where its folder lacks a card."""
    from barracan.table.cards.own_faces import is_whole  # most people play with the program's

    return f"{OWN}{folder}" if is_whole(folder) else "auto"


def _theme(name: str, *, strong: bool) -> Theme:
    """The theme of this name; automatic is dark where the system is dark, else felt."""
    if name not in THEMES:
        name = "dark" if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else "felt"
    if not strong:
        return THEMES[name]
    from barracan.table.themes import HIGH_CONTRAST

    return HIGH_CONTRAST[name]


def high_contrast() -> bool:
    """Whether the system is set to high contrast."""
    hints = QGuiApplication.styleHints()  # PySide lets go of what it tells as soon as this is gone
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def less_motion() -> bool:
    """Whether the system is set to less motion; where it cannot be asked it is not.

    Qt tells this from 6.12 on only, so the systems themselves are asked.
    """
    if sys.platform == "win32":
        import ctypes

        animated = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
        return not animated.value
    if sys.platform == "darwin":
        return _mac_reduces_motion()
    reduced = _from_portal("org.freedesktop.appearance", "reduced-motion")
    return reduced == 1 or _from_portal("org.gnome.desktop.interface", "enable-animations") is False


def _mac_reduces_motion() -> bool:
    """What ``NSWorkspace`` of macOS says, asked by way of the runtime of its language."""
    import ctypes

    try:
        ctypes.CDLL("/System/Library/Frameworks/AppKit.framework/AppKit")  # knows the class from now on
        runtime = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
    except OSError:
        return False
    pointer, text = ctypes.c_void_p, ctypes.c_char_p
    find_class = ctypes.CFUNCTYPE(pointer, text)(("objc_getClass", runtime))
    selector = ctypes.CFUNCTYPE(pointer, text)(("sel_registerName", runtime))
    ask_object = ctypes.CFUNCTYPE(pointer, pointer, pointer)(("objc_msgSend", runtime))
    ask_truth = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)(("objc_msgSend", runtime))
    workspace = ask_object(find_class(b"NSWorkspace"), selector(b"sharedWorkspace"))
    return bool(workspace) and ask_truth(workspace, selector(b"accessibilityDisplayShouldReduceMotion"))


def _from_portal(group: str, key: str) -> object:
    """A setting of the desktop; ``None`` where there is no portal or it does not know the setting."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    asked = QDBusMessage.createMethodCall(*_PORTAL, "Read")
    asked.setArguments([group, key])
    answer = bus.call(asked, QDBus.CallMode.Block, _PATIENCE)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    value: object = answer.arguments()[0]
    while isinstance(value, QDBusVariant):  # the portal wraps what it tells twice
        value = value.variant()
    return value
