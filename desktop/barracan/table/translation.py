"""Texts of the model in the language of the window."""

from PySide6.QtCore import QCoreApplication

from barracan.model.text import Text


def translate_text(text: Text | str | None) -> str:
    """A text of the model in the language of the window; one that is a string already stays as it is."""
    return text.filled(QCoreApplication.translate) if isinstance(text, Text) else text or ""
