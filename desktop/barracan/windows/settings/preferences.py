"""What a person has chosen once and finds again: theme, speed, the last table."""

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, field, fields, replace
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

from barracan.files import PRIVATE, draft_of, make_private, make_private_folder
from barracan.model.value import value
from barracan.table.cards.court_letters import LETTERS
from barracan.table.cards.faces import BACKS

_log = logging.getLogger(__name__)
_FIRST_CHAPTER = "first"
"""The chapter that was once all of a game’s course."""
"""The game whose course older versions had alone, and kept the step of."""

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "pt": "Português (Brasil)",
}
"""The languages in which the program speaks, each in its own words."""
AUTOMATIC: Final = "auto"
"""Chosen where the system is followed."""
CHOICES: Mapping[str, tuple[str, ...]] = {
    "language": (AUTOMATIC, *LANGUAGES),
    "theme": ("auto", "felt", "dark", "light"),
    "contrast": ("auto", "usual", "high"),
    "speed": ("auto", "off", "fast", "normal", "slow"),
    "card_size": ("auto", "small", "medium", "large"),
    "faces": ("auto", "classic", "four-colour", "open-red", "own"),
    "index": ("usual", "large"),
    "letters": (AUTOMATIC, *LETTERS),
    "back": BACKS,
    "text_size": ("100", "115", "130", "150"),
    "side": ("right", "left"),
    "pace": ("instant", "quick", "normal", "calm"),
    "forced": ("off", "on"),
    "tricks": ("timed", "click"),
    "one_click": ("off", "on"),
    "spent_places": ("on", "off"),
    "card_sheet": ("played", "order"),
    "deuces": ("apart", "suits"),
    "fits": ("key", "drawn"),
    "sound": ("off", "quiet", "normal", "loud"),
    "table": ("picture", "text"),
}
"""The words that each setting takes."""


@value
class Preferences:
    """The settings, and the last table of each game as the page for a new match wrote it."""

    language: str = AUTOMATIC
    """One of ``LANGUAGES``, or what another version of the program speaks."""
    theme: str = "auto"
    speed: str = "auto"
    card_size: str = "auto"
    faces: str = "auto"
    pace: str = "normal"
    forced: str = "off"
    sound: str = "normal"
    table: str = "picture"
    contrast: str = "auto"
    index: str = "usual"
    letters: str = AUTOMATIC
    """Those of kings, queens and jacks on the cards."""
    back: str = BACKS[0]
    side: str = "right"
    text_size: str = "100"
    tricks: str = "timed"
    """When a complete trick is taken: after its time, or when the person wants."""
    one_click: str = "off"
    """Whether a click on a card that can only be played plays it."""
    spent_places: str = "on"
    """Whether a suit board shows the places of cards that no run can have any more."""
    card_sheet: str = "played"
    """Whether a card sheet shows which cards have been played, and card points are counted, or their order alone."""
    deuces: str = "apart"
    """Whether deuces that are wild stand with the jokers in the hand, or in their suits."""
    fits: str = "key"
    """Whether cards that fit melds on the table are marked when a key asks for it, or after each draw too."""
    face_folder: str = ""
    """Where the person's own card faces lie."""
    name: str = ""
    """What the person is called who plays here first."""
    tables: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """For each game its named sets of options."""
    puzzles: Mapping[str, bool] = field(default_factory=dict)
    """Which puzzles have been tried, and whether they were solved at once."""
    stars: Mapping[str, int] = field(default_factory=dict)
    """How many stars the best ladder has earned that was built in a puzzle."""
    lessons: Mapping[str, int] = field(default_factory=dict)
    """For each chapter, named ``GAME/CHAPTER``, how many of its steps have been done."""
    offered: tuple[str, ...] = ()
    """The games whose course has been offered at a table."""

    def choice(self, name: str) -> str:
        """What is chosen for a setting of ``CHOICES``."""
        return str(attrgetter(name)(self))

    def with_choice(self, name: str, chosen: str) -> "Preferences":
        """The same, with another choice for a setting of ``CHOICES``."""
        kept = {each.name: attrgetter(each.name)(self) for each in fields(self)}
        return Preferences(**{**kept, name: chosen})

    def with_house_rules(self, game: str, rules: Mapping[str, object]) -> "Preferences":
        """The same, with these named sets of options for this game."""
        return replace(self, house_rules={**self.house_rules, game: dict(rules)})

    def with_table(self, game: str, table: Mapping[str, object]) -> "Preferences":
        """The same, with this game's table remembered as the latest."""
        others = {name: seats for name, seats in self.tables.items() if name != game}
        return replace(self, tables={**others, game: dict(table)})


def read_preferences(path: Path) -> Preferences:
    """Read the file; what is missing or makes no sense in it has its default."""
    if path.parent.is_dir():
        make_private_folder(path.parent)
        make_private(path)
    try:
        kept = json.loads(path.read_text("utf-8"))
        kept = json.loads(_utf8(kept))  # without halves of characters, which no window can show
    except FileNotFoundError:
        return Preferences()
    except (OSError, ValueError, RecursionError) as trouble:
        _log.warning("preferences not read: %s", trouble)
        return Preferences()
    return Preferences(**_sound(kept)) if isinstance(kept, dict) else Preferences()


def _utf8(kept: object, indent: int | None = None) -> bytes:
    return json.dumps(kept, ensure_ascii=False, indent=indent).encode("utf-8", "ignore")


def _sound(kept: dict[str, object]) -> dict[str, Any]:
    known = {each.name for each in fields(Preferences)}
    sound: dict[str, Any] = {}
    if type(kept.get("lesson")) is int:
        sound["lessons"] = {f"barracan/{_FIRST_CHAPTER}": kept["lesson"]}
    for name, found in kept.items():
        if found in CHOICES.get(name, ()) or (name in {"language", "face_folder", "name"} and isinstance(found, str)):
            sound[name] = found
        elif name == "lessons" and isinstance(found, dict):
            sound[name] = {_chapter(key): done for key, done in found.items() if type(done) is int}
        elif name == "offered" and isinstance(found, list):
            sound[name] = tuple(game for game in found if isinstance(game, str))
        elif name == "puzzles" and isinstance(found, dict):
            sound[name] = {puzzle: solved for puzzle, solved in found.items() if type(solved) is bool}
        elif name == "stars" and isinstance(found, dict):
            sound[name] = {puzzle: stars for puzzle, stars in found.items() if type(stars) is int}
        elif name in {"tables", "house_rules"} and name in known and isinstance(found, dict):
            sound[name] = {game: table for game, table in found.items() if isinstance(table, dict)}
    return sound


def _chapter(key: str) -> str:
    """A chapter's key; older versions named the game alone."""
    return key if "/" in key else f"{key}/{_FIRST_CHAPTER}"


def write_preferences(path: Path, preferences: Preferences) -> None:
    """Write the file as a whole or not at all; a folder that takes no file is noted in the log."""
    try:
        make_private_folder(path.parent)
        with draft_of(path, PRIVATE) as draft:
            draft.write_bytes(_utf8(asdict(preferences), indent=1))
    except OSError as trouble:
        _log.warning("preferences not kept: %s", trouble)
