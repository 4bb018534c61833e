"""The language of the window: chosen, or the system's, as far as the program speaks it."""

import re
from contextlib import suppress
from functools import cache
from os import environ
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.resources import ENGLISH, resource
from barracan.windows.settings.preferences import AUTOMATIC, LANGUAGES

_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "language",
    "The translation into {language} cannot be read. The window speaks English; install BarraCan again.",
)
_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "language", "The language chosen, {language}, is none that the window speaks. Choose another one in the settings."
)
_UNSPOKEN: Final = QT_TRANSLATE_NOOP(
    "language", "The window does not speak the language of the system, {language}, so that it speaks English."
)
_NOBODYS: Final = "C"
"""What Qt calls a system without a language, or with one that nobody has heard of."""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment names its language; the first that is set is heard."""
_NO_LANGUAGE: Final = frozenset({"", _NOBODYS, "POSIX"})
_NAMELESS: Final = "You"
_installed: list[QTranslator] = []


def find_language(choice: str) -> str:
    """The language for a choice of the settings; ``auto`` is the system's first one that the program speaks."""
    wanted = _systems() if choice == AUTOMATIC else [choice]
    return next((language for language in wanted if language in LANGUAGES), ENGLISH)


def set_language(choice: str) -> Text | None:
    """Speak this language from now on, or English, and why; what is on the screen already keeps its words."""
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    language = find_language(choice)
    QLocale.setDefault(_system_speaking(language) if choice == AUTOMATIC else QLocale(language))
    if language != ENGLISH and not _install(language):
        return Text("language", _DAMAGED, {"language": LANGUAGES[language]})
    if choice != AUTOMATIC and choice not in LANGUAGES:
        return Text("language", _UNKNOWN, {"language": choice})
    return None


def _system_speaking(language: str) -> QLocale:
    """How dates and figures are written on this system; where it speaks another language, as this one writes them."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] in {language, _NOBODYS} else QLocale(language)


def unspoken_language() -> Text | None:
    """What is to be said where the program does not speak the system's language."""
    first = _systems()[0]
    if first in LANGUAGES or first in _NO_LANGUAGE or find_language(AUTOMATIC) != ENGLISH:
        return None
    return Text("language", _UNSPOKEN, {"language": QLocale(first).nativeLanguageName() or first})


def _systems() -> list[str]:
    """The languages that the person prefers on this system, the first one foremost; there is always one."""
    system = QLocale.system()
    known = system.name().partition("_")[0]
    if known == _NOBODYS:
        return [_of_environment()]
    return [known, *(each.partition("-")[0] for each in system.uiLanguages())]


def _of_environment() -> str:
    """The language that the environment names in the form ``it_IT.UTF-8``."""
    named = next(filter(None, (environ.get(each) for each in _VARIABLES)), "")
    return re.split(r"[_.@]", named)[0]


def _install(language: str) -> bool:
    """Load Qt's own words and the program's; whether the latter could be read."""
    from PySide6.QtCore import QLibraryInfo

    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    words = QTranslator()
    words.load(QLocale(language), "qtbase", "_", qt)  # by the language's main country too: Qt has pt_BR alone
    ours, catalog = QTranslator(), resource("translations", f"barracan_{language}.qm")
    loaded = is_whole(catalog) and ours.load(str(catalog))
    _installed.extend(each for each in (words, ours) if QCoreApplication.installTranslator(each))
    return loaded


@cache
def names_of_nobody() -> frozenset[str]:
    """What stands, in one of the languages, for a person who has not told a name."""
    found = {_NAMELESS}
    for language in LANGUAGES:
        words, catalog = QTranslator(), resource("translations", f"barracan_{language}.qm")
        if language != ENGLISH and is_whole(catalog) and words.load(str(catalog)):
            found.add(words.translate("common", _NAMELESS) or _NAMELESS)
    return frozenset(found)


def is_whole(catalog: Path) -> bool:
    """Whether a translation is as it was made; Qt ends the program when it looks a text up in one that is not."""
    with suppress(OSError, ValueError):
        return crc32(catalog.read_bytes()) == int(catalog.with_suffix(".sum").read_text(encoding="ascii"), 16)
    return False
