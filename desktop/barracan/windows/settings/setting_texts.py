"""What can be chosen on the settings page: sections, settings, and the words of their values."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from barracan.windows.settings.preferences import LANGUAGES


class Section(NamedTuple):
    """A part of the settings: its key, its title, and rows of the settings that it shows."""

    key: str
    title: str
    rows: tuple[tuple[str, ...], ...]


class SettingText(NamedTuple):
    """The title of a setting, and a sentence about it."""

    title: str
    sentence: str


SWATCHES: Final = frozenset({"theme"})
"""The settings whose samples are swatches, the words under them."""
CHIPPED: Final = frozenset({"faces", "speed", "contrast", "card_size"})
"""The settings whose automatic choice is a chip beside the title."""


def sections() -> tuple[Section, ...]:
    """The parts of the settings; what belongs to two is in both."""
    tr = QCoreApplication.translate
    return (
        Section("cards", tr("SettingsPage", "Cards"), (("faces",), ("index", "back"), ("theme",), ("speed",))),
        Section("table", tr("SettingsPage", "Table"), (("theme",), ("card_size",), ("side", "table"))),
        Section("motion", tr("SettingsPage", "Motion and sound"), (("speed",), ("sound",), ("pace",))),
        Section(
            "reading",
            tr("SettingsPage", "Reading and access"),
            (("text_size",), ("contrast", "index"), ("table",)),
        ),
        Section("playing", tr("SettingsPage", "Playing"), (("tricks",), ("one_click",), ("forced",), ("pace",))),
        Section("program", tr("SettingsPage", "This program"), (("language",),)),
    )  # fmt: skip


def setting_texts() -> Mapping[str, SettingText]:
    """Title and sentence of each setting."""
    tr = QCoreApplication.translate
    texts = {
        "faces": (tr("SettingsPage", "Card faces"), tr("SettingsPage", "how red and black are told apart")),
        "index": (tr("SettingsPage", "Letters"), ""),
        "back": (tr("SettingsPage", "Backs"), ""),
        "theme": (tr("SettingsPage", "Table"), ""),
        "speed": (tr("SettingsPage", "Card movement"), tr("SettingsPage", "each moves when chosen")),
        "card_size": (
            tr("SettingsPage", "Card size"),
            tr("SettingsPage", "of the hand and the piles, as far as the window allows"),
        ),
        "side": (tr("SettingsPage", "Panel and buttons"), tr("SettingsPage", "nearer to the hand that plays")),
        "table": (tr("SettingsPage", "View of the table"), tr("SettingsPage", "in text: lists and buttons; key F2")),
        "sound": (tr("SettingsPage", "Sound"), tr("SettingsPage", "the key S turns it off and on")),
        "pace": (
            tr("SettingsPage", "Computer’s pace"), tr("SettingsPage", "how long the computer rests between its moves")
        ),
        "text_size": (
            tr("SettingsPage", "Text size"),
            tr("SettingsPage", "of all words at the table and on the pages"),
        ),
        "contrast": (tr("SettingsPage", "Contrast"), ""),
        "tricks": (
            tr("SettingsPage", "Complete tricks"),
            tr("SettingsPage", "in trick games: they go by themselves, or lie until you click or press a key"),
        ),
        "one_click": (
            tr("SettingsPage", "Playing a card"),
            tr("SettingsPage", "in trick games: choose it and then the place, or play it with one click"),
        ),
        "forced": (
            tr("SettingsPage", "Only moves"),
            tr("SettingsPage", "a move to which the rules leave no other is made by itself"),
        ),
        "language": (
            tr("SettingsPage", "Language"), tr("SettingsPage", "automatic: the system’s, where the program speaks it")
        ),
    }  # fmt: skip
    return {name: SettingText(*words) for name, words in texts.items()}


def choice_words() -> Mapping[str, str]:
    """The words of each value, by ``setting:value`` where a value means other things elsewhere."""
    tr = QCoreApplication.translate
    return {
        "auto": tr("SettingsPage", "Automatic"), "theme:auto": tr("SettingsPage", "As the system"),
        "speed:auto": tr("SettingsPage", "As the system"), "contrast:auto": tr("SettingsPage", "As the system"),
        "language:auto": tr("SettingsPage", "As the system"),
        "felt": tr("SettingsPage", "Felt"), "dark": tr("SettingsPage", "Dark"), "light": tr("SettingsPage", "Light"),
        "picture": tr("SettingsPage", "Painted"), "text": tr("SettingsPage", "In text"),
        "usual": tr("SettingsPage", "Usual"), "high": tr("SettingsPage", "High"),
        "classic": tr("SettingsPage", "Two colours"), "four-colour": tr("SettingsPage", "Four colours"),
        "open-red": tr("SettingsPage", "Open red suits"), "own": tr("SettingsPage", "My own"),
        "large": tr("SettingsPage", "Large"), "sunburst": tr("SettingsPage", "Blue rays"),
        "lattice": tr("SettingsPage", "Red lattice"), "rosette": tr("SettingsPage", "Grey rosette"),
        "small": tr("SettingsPage", "Small"), "medium": tr("SettingsPage", "Medium"),
        "off": tr("SettingsPage", "Off"), "fast": tr("SettingsPage", "Fast"), "normal": tr("SettingsPage", "Normal"),
        "slow": tr("SettingsPage", "Slow"), "right": tr("SettingsPage", "At the right"),
        "left": tr("SettingsPage", "At the left"), "instant": tr("SettingsPage", "Instant"),
        "quick": tr("SettingsPage", "Quick"), "calm": tr("SettingsPage", "Calm"),
        "quiet": tr("SettingsPage", "Quiet"), "loud": tr("SettingsPage", "Loud"),
        "forced:off": tr("SettingsPage", "By hand"), "forced:on": tr("SettingsPage", "By themselves"),
        "timed": tr("SettingsPage", "By themselves"), "click": tr("SettingsPage", "When I click"),
        "one_click:off": tr("SettingsPage", "Choose, then lay"), "one_click:on": tr("SettingsPage", "One click"),
        "100": "100 %", "115": "115 %", "130": "130 %", "150": "150 %", **LANGUAGES,
    }  # fmt: skip


def words_of(setting: str, value: str, words: Mapping[str, str]) -> str:
    """The words of a value of a setting."""
    return words.get(f"{setting}:{value}") or words[value]
