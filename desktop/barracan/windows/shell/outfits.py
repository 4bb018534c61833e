"""From what a person has chosen, and what the system wants, to how the table looks and handles."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from barracan.table.outfit import Outfit
from barracan.table.themes import THEMES, Theme
from barracan.windows.settings.preferences import Preferences
from barracan.windows.shell.system_settings import high_contrast


def dressed(preferences: Preferences, *, less_motion: bool) -> Outfit:
    """The table's outfit; what is chosen as automatic follows the system."""
    strong = preferences.contrast == "high" or (preferences.contrast == "auto" and high_contrast())
    art, speed = preferences.faces, preferences.speed
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
        mirrored=preferences.side == "left",
        speed=speed,
    )


def _theme(name: str, *, strong: bool) -> Theme:
    """The theme of this name; automatic is dark where the system is dark, else felt."""
    if name not in THEMES:
        name = "dark" if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else "felt"
    if not strong:
        return THEMES[name]
    from barracan.table.themes import HIGH_CONTRAST

    return HIGH_CONTRAST[name]
