"""The settings, on one page and applied at once."""

from dataclasses import replace

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QLabel

from barracan.windows.match.sounds import silence
from barracan.windows.settings.preferences import CHOICES, LANGUAGES, Preferences
from barracan.windows.shell.controls import Segments, label, line, titled_row
from barracan.windows.shell.page import Page, scroll_column
from barracan.windows.shell.shell import Feature, Shell

_FOUR = "four-colour"


class SettingsPage(Page):
    """Theme, motion, cards, pace.

    Signals:
        changed: the preferences as they now are.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__("settings_page", self.tr("Settings"), 900, 740)
        self._preferences = preferences
        self._controls: dict[str, Segments] = {}
        self._told: dict[str, QLabel] = {}
        rows = scroll_column(self.body)
        words = {**self._choice_words(), **LANGUAGES}
        for name, title, sentence in self._settings():
            choices = [(value, words.get(f"{name}:{value}") or words[value]) for value in CHOICES[name]]
            control = self._controls[name] = Segments(f"setting_{name}", choices)
            control.setAccessibleName(title)
            control.changed.connect(lambda value, name=name: self._choose(name, value))
            told = self._told[name] = label(sentence, "quiet", wrap=True)
            rows.addWidget(line())
            rows.addLayout(titled_row(title, told, control))
        rows.addStretch(1)
        self.show_preferences(preferences)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show what is chosen now: some of it has keys of its own."""
        self._preferences = preferences
        for name, control in self._controls.items():
            control.set_value(preferences.choice(name))

    def show_silence(self, why: str) -> None:
        """Say *why* no sound can be heard, where that is so: then none is chosen, and what was chosen is kept."""
        control = self._controls["sound"]
        control.setEnabled(not why)
        control.set_value("off" if why else self._preferences.sound)
        self._told["sound"].setText(why or self._key_told)

    def show_text_size(self, used: float) -> None:
        """Say how large text is at the table, where the window is too small for what is chosen."""
        told = self._text_told
        if 100 * used < int(self._preferences.text_size):
            words = self.tr("at the table {percent} %: in a window of this size the cards leave no room for more")
            told = words.format(percent=round(100 * used))
        self._told["text_size"].setText(told)

    def _settings(self) -> tuple[tuple[str, str, str], ...]:
        """What can be chosen: its name, its title and a sentence about it."""
        faces = self.tr(
            "four: orange diamonds, blue clubs; open: red suits as outlines; automatic: open in high contrast"
        )
        speed = self.tr("off: cards appear in their places; automatic: off where the system wants less motion")
        table = self.tr("in text: lists and buttons for keyboard and screen reader; the key F2 changes it")
        side = self.tr("at the left they are nearer to a left hand; the cards stay where they are")
        index = self.tr("large ones are read from further away; more of each card shows")
        forced = self.tr("a move to which the rules leave no other is made by itself")
        self._text_told = self.tr("of all words at the table and on the pages")
        self._key_told = self.tr("the key S turns it off and on")
        return (
            ("language", self.tr("Language"), self.tr("automatic: the system’s, where the program speaks it")),
            ("theme", self.tr("Colours of the table"), self.tr("automatic: dark where the system is dark, else felt")),
            ("table", self.tr("View of the table"), table),
            ("contrast", self.tr("Contrast"), self.tr("automatic: high where the system’s is")),
            ("faces", self.tr("Card faces"), faces),
            ("index", self.tr("Letters on the cards"), index),
            ("back", self.tr("Card backs"), self.tr("what the cards look like from behind")),
            ("text_size", self.tr("Text size"), self._text_told),
            ("card_size", self.tr("Card size"), self.tr("of the hand and the piles, as far as the window allows")),
            ("speed", self.tr("Card movement"), speed),
            ("side", self.tr("Panel and buttons"), side),
            ("pace", self.tr("Computer’s pace"), self.tr("how long the computer rests between its moves")),
            ("sound", self.tr("Sound"), self._key_told),
            ("forced", self.tr("Only moves"), forced),
        )

    def _choice_words(self) -> dict[str, str]:
        """The words on the buttons, by what they choose; what means another thing for one setting has its name too."""
        return {
            "auto": self.tr("Auto"), "felt": self.tr("Felt"), "dark": self.tr("Dark"), "light": self.tr("Light"),
            "picture": self.tr("Painted"), "text": self.tr("In text"), "usual": self.tr("Usual"),
            "high": self.tr("High"), "classic": self.tr("Two colours"), "four-colour": self.tr("Four colours"),
            "open-red": self.tr("Open red suits"), "large": self.tr("Large"), "sunburst": self.tr("Blue rays"),
            "lattice": self.tr("Red lattice"), "rosette": self.tr("Grey rosette"), "small": self.tr("Small"),
            "medium": self.tr("Medium"), "off": self.tr("Off"), "fast": self.tr("Fast"), "normal": self.tr("Normal"),
            "slow": self.tr("Slow"), "right": self.tr("At the right"), "left": self.tr("At the left"),
            "instant": self.tr("Instant"), "quick": self.tr("Quick"), "calm": self.tr("Calm"),
            "quiet": self.tr("Quiet"), "loud": self.tr("Loud"), "forced:off": self.tr("By hand"),
            "100": "100 %", "115": "115 %", "130": "130 %", "150": "150 %",
            "forced:on": self.tr("By themselves"),
        }  # fmt: skip

    def _choose(self, name: str, value: str) -> None:
        self._preferences = self._preferences.with_choice(name, value)
        self.changed.emit(self._preferences)


class SettingsPages(Feature):
    """Shows the page of the settings, and applies what is chosen at once.

    Signals:
        table_changed: the other table, painted or in text, has been chosen.
    """

    table_changed = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._faces_before = "auto"

    def show(self) -> None:
        """Show the settings."""
        page = self._pages.get("settings_page", self._create_page)
        page.show_preferences(self._shell.preferences)
        page.show_silence(silence())
        self._tell_text_size(page)
        self._pages.go(page)

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
        four = shell.preferences.faces != _FOUR
        if four:
            self._faces_before = shell.preferences.faces
        shell.prefer(replace(shell.preferences, faces=_FOUR if four else self._faces_before))
        words = self.tr("Each suit has a colour of its own.") if four else self.tr("The cards are as they were before.")
        shell.tell(words, brief=True)

    def _create_page(self) -> SettingsPage:
        page = SettingsPage(self._shell.preferences)
        page.changed.connect(self._set)
        return page

    def _set(self, chosen: Preferences) -> None:
        """Take what the page shows; the rest stays as it has become since that page was made."""
        kept = self._shell.preferences
        self._shell.prefer(replace(chosen, tables=kept.tables, house_rules=kept.house_rules, lessons=kept.lessons))
        page = self._pages.find_leaf("settings_page")
        if isinstance(page, SettingsPage):
            self._tell_text_size(page)
        if chosen.table != kept.table:
            self.table_changed.emit()
