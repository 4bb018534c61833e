"""The settings in the window: what is chosen there, and the one that has a key of its own."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from barracan.windows.match.sounds import silence
from barracan.windows.settings.preferences import Preferences
from barracan.windows.settings.settings_page import SettingsPage
from barracan.windows.shell.shell import Shell


class Settings(QObject):
    """Shows the page of the settings, and applies what is chosen at once.

    Signals:
        table_changed: the other table, painted or in text, has been chosen.
    """

    table_changed = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.pages)
        self._shell = shell

    def show(self) -> None:
        """Show the settings."""
        page = self._shell.pages.get("settings_page", self._create_page)
        page.show_preferences(self._shell.preferences)
        page.show_silence(silence())
        self._shell.pages.go(page)

    def toggle_sound(self) -> None:
        """Turn the sounds off, or on again."""
        shell = self._shell
        if why := silence():
            shell.tell(why, brief=True)
            return
        on = shell.preferences.sound == "off"
        shell.prefer(replace(shell.preferences, sound="normal" if on else "off"))
        shell.tell(self.tr("Sound is on.") if on else self.tr("Sound is off."), brief=True)

    def _create_page(self) -> SettingsPage:
        page = SettingsPage(self._shell.preferences)
        page.changed.connect(self._set)
        return page

    def _set(self, chosen: Preferences) -> None:
        """Take what the page shows; the rest stays as it has become since that page was made."""
        kept = self._shell.preferences
        self._shell.prefer(replace(chosen, tables=kept.tables, house_rules=kept.house_rules, lessons=kept.lessons))
        if chosen.table != kept.table:
            self.table_changed.emit()
