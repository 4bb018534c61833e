"""Colours that stay readable: contrast, and the sides' colours as text."""

from PySide6.QtGui import QColor

from barracan.table.themes import Theme


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """How far two opaque colours are apart, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def over(top: QColor, ground: QColor) -> QColor:
    """The opaque colour that a translucent one gives over a ground."""
    part = top.alphaF()

    def mixed(one: float, other: float) -> float:
        return one * part + other * (1 - part)

    red, green = mixed(top.redF(), ground.redF()), mixed(top.greenF(), ground.greenF())
    return QColor.fromRgbF(red, green, mixed(top.blueF(), ground.blueF()))


def side_colour(theme: Theme, side: int) -> QColor:
    """The colour of a side's mark."""
    return theme.sides[side % len(theme.sides)]


def side_ink(theme: Theme, side: int) -> QColor:
    """A side's colour for text on its band; the theme's text colour where the side's would be too weak."""
    # No label comes nearer to the middle of the table than where a third of the way to the middle colour is done.
    part = QColor(theme.middle)
    part.setAlphaF(0.31)
    ground = over(theme.band, over(part, theme.centre))
    return _strong_enough(theme, side_colour(theme, side), ground)


def panel_part(theme: Theme) -> float:
    """How much of the table a panel hides: light panels more, or the sides' colours would be weak on them."""
    return 0.8 if theme.name == "light" else 0.62


def raised(theme: Theme) -> QColor:
    """The ground of a card on a panel: a little towards the light."""
    return theme.panel_over(0.7) if theme.name == "light" else theme.text_over(0.06)


def panel_ink(theme: Theme, colour: QColor, wash: QColor | None = None) -> QColor:
    """A colour for text on a panel, or on a wash over it; the theme's text colour where it would be too weak."""
    ground = over(theme.panel_over(panel_part(theme)), theme.middle)
    return _strong_enough(theme, colour, over(wash, ground) if wash else ground)


def _strong_enough(theme: Theme, colour: QColor, ground: QColor) -> QColor:
    return colour if contrast(colour, ground) >= 4.5 else theme.text
