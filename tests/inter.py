"""The program's own type for the tests, so that words have their true widths from the first one measured on."""

from PySide6.QtGui import QFontDatabase

from barracan.resources import resource


def load():
    """Load every weight; widths measured before would be another type's, and are remembered."""
    for font in resource("fonts", "inter").glob("*.otf"):
        QFontDatabase.addApplicationFont(str(font))
