"""Shows the settings in the window, and applies what is chosen."""

from dataclasses import replace

import platformdirs
from PySide6.QtCore import QSizeF, Signal

from barracan.table.themes import FOUR_COLOURS
from barracan.table.translation import common, translate_text
from barracan.windows.match.sounds import silence
from barracan.windows.settings.preferences import CHOICES, Preferences
from barracan.windows.settings.settings_page import SettingsPage
from barracan.windows.shell.notice import WayOut
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.shell import Feature, Shell


class SettingsPages(Feature):
    """Shows the page of the settings, and applies what is chosen at once.

    Signals:
        table_changed: the other table, painted or in text, has been chosen.
        asked: the name of a page that a button leads to.
    """

    table_changed = Signal()
    asked = Signal(str)

    def __init__(self, shell: Shell, store: PictureStore) -> None:
        super().__init__(shell)
        self._store = store
        self._faces_before = "auto"
        self._at_first: Preferences | None = None

    def show(self, setting: str = "") -> None:
        """Show the settings, perhaps one of them; what is chosen now is what ``Undo changes`` leads back to."""
        self._at_first = self._shell.preferences
        page = self._pages.get("settings_page", self._create_page)
        page.begin_visit()
        page.open_setting(setting)
        self._tell(page)
        self._pages.go(page)

    def _tell(self, page: SettingsPage) -> None:
        """Let the page show what is chosen now, and what of it cannot be had."""
        page.show_preferences(self._shell.preferences)
        page.show_silence(silence())
        self._tell_text_size(page)
        self._tell_folder(page)
        page.show_undo(self._undone() != self._shell.preferences)

    def _tell_text_size(self, page: SettingsPage) -> None:
        """Say how large text can be on a table of two sides in this window."""
        from barracan.table.layouts.frame import Table, frame
        from barracan.table.layouts.geometry import LayoutOptions
        from barracan.table.layouts.table_layout import table_size

        wanted = int(self._shell.preferences.text_size) / 100
        options = LayoutOptions(table_size(QSizeF(self._pages.size())), text_size=wanted)
        page.show_text_size(frame(Table(4, singles=False), options).text_size)

    def toggle_sound(self) -> None:
        """Turn the sounds off, or on again."""
        shell = self._shell
        if why := silence():
            shell.tell(why, brief=True)
            return
        on = shell.preferences.sound == "off"
        shell.prefer(replace(shell.preferences, sound="normal" if on else "off"))
        shell.tell(self.tr("Sound is on.") if on else self.tr("Sound is off."), brief=True)

    def toggle_four_colours(self) -> None:
        """Show each suit in a colour of its own, or the faces as they were before."""
        shell = self._shell
        four = shell.preferences.faces != FOUR_COLOURS
        if four:
            self._faces_before = shell.preferences.faces
        shell.prefer(replace(shell.preferences, faces=FOUR_COLOURS if four else self._faces_before))
        words = self.tr("Each suit has a colour of its own.") if four else self.tr("The cards are as they were before.")
        shell.tell(words, brief=True)

    # The person's own faces

    def take_folder(self, folder: str) -> None:
        """Play with the card faces of this folder from now on; where they do not serve, the page says why."""
        from barracan.table.cards.own_faces import check_folder

        page = self._pages.get("settings_page", self._create_page)
        fault = check_folder(folder)
        if fault is not None:
            page.show_folder(translate_text(fault), fault=True)
            return
        self._set(replace(self._shell.preferences, faces="own", face_folder=folder))

    def tell_faulty_faces(self) -> None:
        """Say what is wrong with the folder of the person's own faces, if they are chosen and cannot be had."""
        preferences = self._shell.preferences
        if preferences.faces == "own":
            from barracan.table.cards.own_faces import check_folder

            fault = check_folder(preferences.face_folder)
            if fault is not None:
                words = self.tr("{fault} The program’s own cards are shown.")
                way_out = WayOut(common("Settings"), lambda: self.show("faces"))
                self._shell.tell(words.format(fault=translate_text(fault)), way_out=way_out)

    def _ask_for_folder(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        title = self.tr("A folder with SVG or PNG pictures of 52 cards")
        if folder := QFileDialog.getExistingDirectory(self._pages, title, self._shell.preferences.face_folder):
            self.take_folder(folder)

    def _tell_folder(self, page: SettingsPage) -> None:
        preferences = self._shell.preferences
        if preferences.faces != "own":
            page.show_folder("")
            return
        from barracan.table.cards.own_faces import check_folder

        fault = check_folder(preferences.face_folder)
        if fault is not None:
            page.show_folder(translate_text(fault), fault=True)
        else:
            words = self.tr("yours lie in {folder}; press again for another folder")
            page.show_folder(words.format(folder=preferences.face_folder))

    # What is chosen

    def _create_page(self) -> SettingsPage:
        cache = platformdirs.user_cache_path("barracan", appauthor=False)
        page = SettingsPage(self._shell.preferences, self._store, cache / "faces")
        page.changed.connect(self._set)
        page.undone.connect(self._undo)
        page.folder_asked.connect(self._ask_for_folder)
        page.asked.connect(self.asked)
        return page

    def _undone(self) -> Preferences:
        """What was chosen when the page was opened, beside what the page does not show."""
        first, now = self._at_first or self._shell.preferences, self._shell.preferences
        undone = replace(now, face_folder=first.face_folder)
        for name in CHOICES:
            undone = undone.with_choice(name, first.choice(name))
        return undone

    def _undo(self) -> None:
        self._set(self._undone())

    def _set(self, chosen: Preferences) -> None:
        """Take what the page shows; the rest stays as it has become since that page was made."""
        kept, at_first = self._shell.preferences, self._at_first
        before = self._pages.find_leaf("settings_page")
        section = before.section if isinstance(before, SettingsPage) else ""
        others = ("tables", "house_rules", "lessons", "offered", "puzzles")
        self._shell.prefer(replace(chosen, **{name: getattr(kept, name) for name in others}))
        self._at_first = at_first  # another language has made the page again, and shown it
        page = self._pages.find_leaf("settings_page")
        if isinstance(page, SettingsPage):
            if section and page is not before:
                page.open_section(section)
            self._tell(page)
        if chosen.table != kept.table:
            self.table_changed.emit()
