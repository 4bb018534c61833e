"""Texts of the model in the language of the window."""

from PySide6.QtCore import QCoreApplication, QLocale

from barracan.model.text import RANKS, Text
from barracan.table.cards.court_letters import rank_text, spell
from barracan.table.past_moves import after_you
from barracan.table.second_person import address

translate = QCoreApplication.translate
"""What Qt makes of a text, given its context, in the language of the window."""


def common(words: str) -> str:
    """One of the texts that several parts of the window say, in its language; ``COMMON_TEXTS`` lists them."""
    return translate("common", words)


def translate_text(text: Text | str | None) -> str:
    """A text of the model in the language of the window; one that is a string already stays as it is."""
    return spell(address(text, common("You")).fill(_say)) if isinstance(text, Text) else text or ""


def translate_past_move(name: str, what: Text) -> str:
    """What the one of this name has done, in the words that stand beside the name."""
    return translate_text(after_you(address(what, name)) if name == common("You") else what)


def _say(context: str, template: str) -> str:
    """A template in the language of the window; a rank with the letter that cards show."""
    return rank_text(template) if context == RANKS else translate(context, template)


def capitalise(words: str) -> str:
    """Words that begin a line, as a name from within a sentence is to be written there."""
    return words[:1].upper() + words[1:]


def within_sentence(words: str) -> str:
    """Words that begin a line elsewhere, as they are written within a sentence: a German noun keeps its capital."""
    return words if QLocale().language() == QLocale.Language.German else words[:1].lower() + words[1:]


def plain_tip(words: str) -> str:
    """Words as a tip that shows them as they are: Qt takes what looks like a tag for one, and loads what it names."""
    return words.replace("<", "<\u200b").replace("&lt;", "&\u200blt;")
