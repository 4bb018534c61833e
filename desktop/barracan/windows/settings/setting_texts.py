"""What can be chosen on the settings page: sections, settings, and the words of their values."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from barracan.table.cards.court_letters import LETTERS
from barracan.table.translation import common
from barracan.windows.settings.preferences import CHOICES, LANGUAGES
from barracan.windows.shell.formats import percent


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
CHIPPED: Final = frozenset({"faces", "letters", "speed", "contrast", "card_size"})
"""The settings whose automatic choice is a chip beside the title."""


class SettingTexts(QObject):
    """All that the page of the settings says, in the language in use."""

    def sections(self) -> tuple[Section, ...]:
        """The parts of the settings; what belongs to two is in both."""
        return (
            Section("cards", common("Cards"), (("faces",), ("index", "back"), ("theme",), ("speed",))),
            Section("table", common("Table"), (("theme",), ("card_size",), ("side", "table"))),
            Section("motion", self.tr("Motion and sound"), (("speed",), ("sound",), ("pace",))),
            Section(
                "reading",
                self.tr("Reading and access"),
                (("text_size",), ("contrast", "index"), ("table",)),
            ),
            Section("playing", self.tr("Playing"), (("forced",), ("deuces", "fits"), ("spent_places",))),
            Section("trick_games", self.tr("Trick games"), (("tricks",), ("one_click",), ("card_sheet",))),
            Section("program", self.tr("This program"), (("language",), ("letters",))),
        )  # fmt: skip

    def texts(self) -> Mapping[str, SettingText]:
        """Title and sentence of each setting."""
        texts = {
            "faces": (self.tr("Card faces"), self.tr("how red and black are told apart")),
            "index": (self.tr("Corner signs"), ""),
            "letters": (self.tr("Court letters"), self.tr("king, queen and jack, on the cards and in words")),
            "back": (self.tr("Backs"), ""),
            "theme": (common("Table"), ""),
            "speed": (self.tr("Card movement"), self.tr("choose one to see it move")),
            "card_size": (
                self.tr("Card size"),
                self.tr("of the hand and the piles, as far as the window allows"),
            ),
            "side": (self.tr("Panel and buttons"), self.tr("nearer to the hand that plays")),
            "table": (self.tr("View of the table"), self.tr("in text: lists and buttons; key F2")),
            "sound": (self.tr("Sound"), self.tr("the key S turns it off and on")),
            "pace": (
                self.tr("Computer’s pace"), self.tr("how long the computer rests between its moves")
            ),
            "text_size": (
                self.tr("Text size"),
                self.tr("of all words at the table and on the pages"),
            ),
            "contrast": (self.tr("Contrast"), ""),
            "tricks": (
                self.tr("Complete tricks"),
                self.tr("in trick games: they go by themselves, or lie until you click or press a key"),
            ),
            "one_click": (
                self.tr("Playing a card"),
                self.tr("in trick games: choose it and then the place, or click it twice; or one click plays it"),
            ),
            "spent_places": (
                self.tr("Spent places"),
                self.tr("struck on Barracuda’s board"),
            ),
            "card_sheet": (
                self.tr("Card sheet"),
                self.tr("at Sheepshead: with what has been played and card points, or the order of the cards alone"),
            ),
            "deuces": (self.tr("Deuces"), self.tr("in the hand of Burraco and Buraco")),
            "fits": (self.tr("Cards that fit melds"), self.tr("marked in rummies")),
            "forced": (
                self.tr("Forced moves"),
                self.tr("a move to which the rules leave no other is made by itself"),
            ),
            "language": (
                self.tr("Language"), self.tr("automatic: the system’s, where the program speaks it")
            ),
        }  # fmt: skip
        return {name: SettingText(*words) for name, words in texts.items()}

    def words(self) -> Mapping[str, str]:
        """The words of each value, by ``setting:value`` where a value means other things elsewhere."""
        return {
            "auto": self.tr("Automatic"), "theme:auto": common("As the system"),
            "speed:auto": common("As the system"), "contrast:auto": common("As the system"),
            "language:auto": common("As the system"),
            "felt": self.tr("Felt"), "dark": self.tr("Dark"), "light": self.tr("Light"),
            "picture": self.tr("Painted"), "text": self.tr("In text"),
            "usual": self.tr("Usual"), "high": self.tr("High"),
            "classic": self.tr("Two colours"), "four-colour": self.tr("Four colours"),
            "open-red": self.tr("Open red suits"), "own": self.tr("My own"),
            "large": self.tr("Large"), "sunburst": self.tr("Blue rays"),
            "lattice": self.tr("Red lattice"), "rosette": self.tr("Grey rosette"),
            "small": self.tr("Small"), "medium": self.tr("Medium"),
            "off": self.tr("Off"), "fast": self.tr("Fast"), "normal": self.tr("Normal"),
            "slow": self.tr("Slow"), "right": self.tr("At the right"),
            "left": self.tr("At the left"), "instant": self.tr("Instant"),
            "quick": self.tr("Quick"), "calm": self.tr("Calm"),
            "quiet": self.tr("Quiet"), "loud": self.tr("Loud"),
            "forced:off": self.tr("By hand"), "forced:on": common("By themselves"),
            "timed": common("By themselves"), "click": self.tr("When I click"),
            "spent_places:on": self.tr("Shown"), "spent_places:off": self.tr("Not shown"),
            "apart": self.tr("Beside the jokers"), "suits": self.tr("In their suits"),
            "key": self.tr("By the key F"), "drawn": self.tr("After a draw"),
            "played": self.tr("With played cards"), "order": self.tr("Order alone"),
            "one_click:off": self.tr("Choose, then lay"), "one_click:on": self.tr("One click"),
            **{letters: " ".join(letters) for letters in LETTERS},
            **{size: percent(int(size)) for size in CHOICES["text_size"]}, **LANGUAGES,
        }  # fmt: skip


def words_of(setting: str, value: str, words: Mapping[str, str]) -> str:
    """The words of a value of a setting."""
    return words.get(f"{setting}:{value}") or words[value]
