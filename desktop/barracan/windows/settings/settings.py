"""The settings in the window: what is chosen there, and the one that has a key of its own."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from barracan.windows.match.sounds import silence
from barracan.windows.settings.preferences import Preferences
from barracan.windows.settings.settings_page import SettingsPage

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow


class Settings(QObject):
    """Shows the page of the settings, and applies what is chosen at once."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def show(self) -> None:
        """Show the settings."""
        page = self._window.pages.get("settings_page", self._made)
        page.show_preferences(self._window.preferences)
        page.show_silence(silence())
        self._window.pages.go(page)

    def toggle_sound(self) -> None:
        """Turn the sounds off, or on again."""
        window = self._window
        if why := silence():
            window.tell(why, brief=True)
            return
        on = window.preferences.sound == "off"
        window.prefer(replace(window.preferences, sound="normal" if on else "off"))
        window.tell(self.tr("Sound is on.") if on else self.tr("Sound is off."), brief=True)

    def _made(self) -> SettingsPage:
        page = SettingsPage(self._window.preferences)
        page.changed.connect(self._set)
        return page

    def _set(self, chosen: Preferences) -> None:
        """Take what the page shows; the rest stays as it has become since that page was made."""
        window, kept = self._window, self._window.preferences
        window.prefer(replace(chosen, tables=kept.tables, house_rules=kept.house_rules, lesson=kept.lesson))
        if chosen.table != kept.table and window.desk.is_open:
            window.desk.tell_again()  # nothing stays chosen on the table that is left
