"""The language of the program: a translator for its own texts, one for Qt's dialogs."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from barracan.resources import resource

NAMES: Mapping[str, str] = MappingProxyType({"en": "English", "it": "Italiano"})
"""The languages in which the program speaks, each in its own words."""
_SOURCE = "en"
_installed: list[QTranslator] = []


def find_language(choice: str) -> str:
    """The language for a choice of the settings; ``auto`` is the system's, as far as the program speaks it."""
    if choice in NAMES:
        return choice
    system = QLocale.system().name().partition("_")[0]
    return system if system in NAMES else _SOURCE


def set_language(choice: str) -> None:
    """Speak this language from now on; what is on the screen already keeps its words."""
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    language = find_language(choice)
    QLocale.setDefault(QLocale(choice) if choice in NAMES else QLocale.system())  # dates and figures speak it too
    if language == _SOURCE:
        return
    from PySide6.QtCore import QLibraryInfo

    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file in (f"{qt}/qtbase_{language}.qm", str(resource("translations", f"barracan_{language}.qm"))):
        translator = QTranslator(QCoreApplication.instance())
        if translator.load(file):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
