"""The settings, on one page and applied at once."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel

from barracan.windows.match.sounds import silence
from barracan.windows.settings.preferences import Preferences
from barracan.windows.shell.controls import Segments, label, line, titled_row
from barracan.windows.shell.page import Page, scroll_column
from barracan.windows.shell.shell import Shell
from barracan.windows.shell.system_settings import NAMES


class SettingsPage(Page):
    """Theme, motion, cards, pace.

    Signals:
        changed: the preferences as they now are.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__("settings_page", "", 900, 740)
        self.title.setText(self.tr("Settings"))
        self.rows = scroll_column(self.body)
        self._preferences = preferences
        self._controls: dict[str, Segments] = {}
        self._add_looks()
        self._add_cards()
        self._add_motion()
        self._add_play()
        self.rows.addStretch(1)
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
        self._sound_told.setText(why or self.tr("the key S turns it off and on"))

    def _add_looks(self) -> None:
        """What the window and its table look like."""
        self._add(
            "language",
            self.tr("Language"),
            self.tr("automatic: the system’s, where the program speaks it"),
            [("auto", self.tr("Auto")), *NAMES.items()],
        )
        self._add(
            "theme",
            self.tr("Colours of the table"),
            self.tr("automatic: dark where the system is dark, else felt"),
            [
                ("auto", self.tr("Auto")),
                ("felt", self.tr("Felt")),
                ("dark", self.tr("Dark")),
                ("light", self.tr("Light")),
            ],
        )
        self._add(
            "table",
            self.tr("View of the table"),
            self.tr("in text: lists and buttons for keyboard and screen reader; the key F2 changes it"),
            [("picture", self.tr("Painted")), ("text", self.tr("In text"))],
        )
        self._add(
            "contrast",
            self.tr("Contrast"),
            self.tr("automatic: high where the system’s is"),
            [("auto", self.tr("Auto")), ("usual", self.tr("Usual")), ("high", self.tr("High"))],
        )

    def _add_cards(self) -> None:
        """What the cards look like."""
        self._add(
            "faces",
            self.tr("Card faces"),
            self.tr("four: orange diamonds, blue clubs; open: red suits as outlines; automatic: open in high contrast"),
            [
                ("auto", self.tr("Auto")),
                ("classic", self.tr("Two colours")),
                ("four-colour", self.tr("Four colours")),
                ("open-red", self.tr("Open red suits")),
            ],
        )
        self._add(
            "index",
            self.tr("Letters on the cards"),
            self.tr("large ones are read from further away; more of each card shows"),
            [("usual", self.tr("Usual")), ("large", self.tr("Large"))],
        )
        self._add(
            "back",
            self.tr("Card backs"),
            self.tr("what the cards look like from behind"),
            [
                ("sunburst", self.tr("Blue rays")),
                ("lattice", self.tr("Red lattice")),
                ("rosette", self.tr("Grey rosette")),
            ],
        )

    def _add_motion(self) -> None:
        """How large the cards are, and how they move."""
        self._add(
            "card_size",
            self.tr("Card size"),
            self.tr("of the hand and the piles, as far as the window allows"),
            [
                ("auto", self.tr("Auto")),
                ("small", self.tr("Small")),
                ("medium", self.tr("Medium")),
                ("large", self.tr("Large")),
            ],
        )
        self._add(
            "speed",
            self.tr("Card movement"),
            self.tr("off: cards appear in their places; automatic: off where the system wants less motion"),
            [
                ("auto", self.tr("Auto")),
                ("off", self.tr("Off")),
                ("fast", self.tr("Fast")),
                ("normal", self.tr("Normal")),
                ("slow", self.tr("Slow")),
            ],
        )

    def _add_play(self) -> None:
        """How the table is played at."""
        self._add(
            "side",
            self.tr("Panel and buttons"),
            self.tr("at the left they are nearer to a left hand; the cards stay where they are"),
            [("right", self.tr("At the right")), ("left", self.tr("At the left"))],
        )
        self._add(
            "pace",
            self.tr("Computer’s pace"),
            self.tr("how long the computer rests between its moves"),
            [
                ("instant", self.tr("Instant")),
                ("quick", self.tr("Quick")),
                ("normal", self.tr("Normal")),
                ("calm", self.tr("Calm")),
            ],
        )
        self._sound_told = label(self.tr("the key S turns it off and on"), "quiet", wrap=True)
        self._add(
            "sound",
            self.tr("Sound"),
            self._sound_told,
            [
                ("off", self.tr("Off")),
                ("quiet", self.tr("Quiet")),
                ("normal", self.tr("Normal")),
                ("loud", self.tr("Loud")),
            ],
        )
        self._add(
            "forced",
            self.tr("Only moves"),
            self.tr("a move to which the rules leave no other is made by itself"),
            [("off", self.tr("By hand")), ("on", self.tr("By themselves"))],
        )

    def _add(self, name: str, title: str, sentence: str | QLabel, choices: Sequence[tuple[str, str]]) -> None:
        control = Segments(f"setting_{name}", choices)
        control.setAccessibleName(title)
        self._controls[name] = control
        control.changed.connect(lambda value: self._choose(name, value))
        self.rows.addWidget(line())
        self.rows.addLayout(titled_row(title, sentence, control))

    def _choose(self, name: str, value: str) -> None:
        self._preferences = self._preferences.with_choice(name, value)
        self.changed.emit(self._preferences)


class SettingsPages(QObject):
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
