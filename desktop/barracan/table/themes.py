"""The colours of the table: three themes, each in the usual and in high contrast, and which of them stay readable."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from barracan.table.cards.court_letters import USUAL, with_letters
from barracan.table.cards.faces import BACKS, LARGE, OWN


@dataclass(frozen=True, eq=False, repr=False)
class Theme:
    """The colours of one theme, named by what they are for."""

    name: str
    centre: QColor
    """Of the table's radial gradient, then its middle and its edge."""
    middle: QColor
    edge: QColor
    text: QColor
    quiet: QColor
    """Text that steps back."""
    panel: QColor
    """Bars, plates and panels, laid 60 to 80 % over the table."""
    hairline: QColor
    """The thin edge of panels."""
    accent: QColor
    """Brass: what may be done now."""
    accent_text: QColor
    sides: tuple[QColor, ...]
    """The marks of sides 0 to 5."""
    band: QColor
    """The translucent ground of a side's area."""
    outline: QColor
    """The dashed outline of an unused place."""
    wash: QColor
    """Over blocked cards."""
    legal: QColor
    chosen: QColor
    refused: QColor
    selected: QColor
    hint: QColor
    last_move: QColor
    focus: QColor
    focus_ground: QColor
    """The dark line on which the focus outline lies."""
    ring_edge: QColor
    """The hairline at both sides of a ring."""

    def panel_over(self, part: float) -> QColor:
        """The panel colour as it is laid over the table, *part* from 0 to 1."""
        return fade(self.panel, part)

    def text_over(self, part: float) -> QColor:
        """The text colour thinned, for hairlines, tracks and hovered grounds."""
        return fade(self.text, part)


def fade(colour: QColor, part: float) -> QColor:
    """The colour thinned to this part."""
    paler = QColor(colour)
    paler.setAlphaF(part)
    return paler


def colours(*names: str) -> tuple[QColor, ...]:
    """The colours of these names."""
    return tuple(QColor(name) for name in names)


FOUR_COLOURS: Final = "four-colour"
"""The set of faces in which each suit has a colour of its own."""
WHITE: Final = QColor("#FFFFFF")
RAYS: Final = 0.035
"""How much of the text's colour the rays of a page have."""
_STEPS: Final = 12
"""How often a colour may be made stronger."""
_DARK_SIDES: Final = colours("#F2C864", "#8CC4F2", "#E79AC0", "#9BD8A8", "#F0A878", "#B9A7F2")
_LIGHT_SIDES: Final = colours("#855800", "#1B66A6", "#A8326F", "#2A7340", "#A3481A", "#5A45B0")


def _dim_theme(name: str, centre: str, middle: str, edge: str, text: str, quiet: str, panel: str) -> Theme:
    """A theme with light text: felt and dark share everything but their ground."""
    return Theme(
        name=name,
        centre=QColor(centre),
        middle=QColor(middle),
        edge=QColor(edge),
        text=QColor(text),
        quiet=QColor(quiet),
        panel=QColor(panel),
        hairline=fade(WHITE, 0.10),
        accent=QColor("#F2C864"),
        accent_text=QColor("#2A2005"),
        sides=_DARK_SIDES,
        band=fade(WHITE, 0.045),
        outline=fade(WHITE, 0.18),
        wash=fade(QColor(middle), 0.30),
        legal=QColor("#FFD35C"),
        chosen=QColor("#7EE0A8"),
        refused=QColor("#FF9082"),
        selected=WHITE,
        hint=QColor("#D3B4FF"),
        last_move=QColor("#7FD0FF"),
        focus=WHITE,
        focus_ground=QColor("#0B1A17"),
        ring_edge=QColor("#0B1A17"),
    )


FELT: Final = _dim_theme("felt", "#265C53", "#1B463F", "#143630", "#F1F6F2", "#C3D8D0", "#123029")
DARK: Final = _dim_theme("dark", "#2B3240", "#1C212B", "#14181F", "#F0F3F8", "#AEB8C6", "#11151C")
LIGHT: Final = Theme(
    name="light",
    centre=QColor("#E4E8E0"),
    middle=QColor("#D3DAD2"),
    edge=QColor("#BFC8BE"),
    text=QColor("#1D2A27"),
    quiet=QColor("#3F504B"),
    panel=QColor("#F7F8F4"),
    hairline=fade(QColor("#1D2A27"), 0.14),
    accent=QColor("#7A5000"),
    accent_text=QColor("#FFFFFF"),
    sides=_LIGHT_SIDES,
    band=fade(QColor("#1D2A27"), 0.05),
    outline=fade(QColor("#1D2A27"), 0.28),
    wash=fade(QColor("#46514B"), 0.30),
    legal=QColor("#8A5800"),
    chosen=QColor("#176B41"),
    refused=QColor("#AD2F23"),
    selected=QColor("#1D2A27"),
    hint=QColor("#6B3FB0"),
    last_move=QColor("#1B66A6"),
    focus=WHITE,
    focus_ground=QColor("#0B1A17"),
    ring_edge=WHITE,
)
THEMES: Final = {theme.name: theme for theme in (FELT, DARK, LIGHT)}


def _strong(theme: Theme, centre: str, middle: str, edge: str) -> Theme:
    """A dim theme in high contrast: a darker ground, whiter letters, lines that can be seen."""
    return replace(
        theme,
        centre=QColor(centre),
        middle=QColor(middle),
        edge=QColor(edge),
        wash=fade(QColor(middle), 0.30),
        text=WHITE,
        quiet=QColor("#E8EFEC"),
        panel=QColor("#000000"),
        hairline=fade(WHITE, 0.55),
        accent=QColor("#FFD95A"),
        accent_text=QColor("#000000"),
        sides=colours("#FFD95A", "#A6D6FF", "#FFB3DA", "#B4F0C0", "#FFC199", "#D2C4FF"),
        outline=fade(WHITE, 0.60),
        legal=QColor("#FFE07A"),
        chosen=QColor("#8CF5B8"),
        refused=QColor("#FFA79B"),
        hint=QColor("#E2CCFF"),
        last_move=QColor("#9BDCFF"),
        focus_ground=QColor("#000000"),
        ring_edge=QColor("#000000"),
    )


HIGH_CONTRAST: Final = {
    "felt": _strong(FELT, "#0F3029", "#0A221D", "#051310"),
    "dark": _strong(DARK, "#171C26", "#0E1219", "#07090D"),
    "light": replace(
        LIGHT,
        centre=WHITE,
        middle=QColor("#F6F8F5"),
        edge=QColor("#E9EDE7"),
        text=QColor("#000000"),
        quiet=QColor("#26332F"),
        panel=WHITE,
        hairline=fade(QColor("#000000"), 0.60),
        accent=QColor("#5C3B00"),
        sides=colours("#6B4600", "#0F4C85", "#7E1F4F", "#17562C", "#7C3310", "#42318F"),
        outline=fade(QColor("#000000"), 0.65),
        legal=QColor("#7A4B00"),
        chosen=QColor("#0D5431"),
        refused=QColor("#95231A"),
        selected=QColor("#000000"),
        hint=QColor("#4E2489"),
        last_move=QColor("#114E86"),
        focus_ground=QColor("#000000"),
    ),
}


def is_high_contrast(theme: Theme) -> bool:
    """Whether a theme is one of high contrast."""
    return any(theme is strong for strong in HIGH_CONTRAST.values())


class Outfit(NamedTuple):
    """Colours, card faces, sizes, sides and motion."""

    theme: Theme = FELT
    art: str = "classic"
    back: str = BACKS[0]
    card_size: str = "medium"
    large_index: bool = False
    left_handed: bool = False
    """Whether panel, buttons and the control of the hand's order change sides."""
    speed: str = "normal"
    text_size: float = 1.0
    """How much larger than usual all text is."""
    letters: str = USUAL
    """Those of kings, queens and jacks, of ``LETTERS``."""

    @property
    def faces(self) -> str:
        """The set of faces as ``Faces`` takes it; a person's own is as it is."""
        return self.art if self.art.startswith(OWN) else self.lettered(self.art, large=self.large_index)

    def lettered(self, art: str, *, large: bool) -> str:
        """A set of the program's own with letters of this size."""
        return with_letters(art + LARGE if large else art, self.letters)


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


def card_ground(theme: Theme) -> QColor:
    """The ground of a card on a panel: a little towards the light."""
    return theme.panel_over(0.7) if theme.name == "light" else theme.text_over(0.06)


def panel_ink(theme: Theme, colour: QColor, wash: QColor | None = None) -> QColor:
    """A colour for text on a panel, or on a wash over it; the theme's text colour where it would be too weak."""
    ground = over(theme.panel_over(panel_part(theme)), theme.middle)
    return _strong_enough(theme, colour, over(wash, ground) if wash else ground)


def page_ink(theme: Theme, colour: QColor) -> QColor:
    """A colour for text on the ground of a page, stronger where it would be too weak there or on a ray."""
    grounds = [over(theme.text_over(RAYS), each) for each in (theme.centre, theme.middle, theme.edge)]
    ink = QColor(colour)
    for _ in range(_STEPS):
        if min(contrast(ink, ground) for ground in grounds) >= 4.5:
            break
        ink = ink.darker(106) if theme.name == "light" else ink.lighter(104)
    return ink


def _strong_enough(theme: Theme, colour: QColor, ground: QColor) -> QColor:
    return colour if contrast(colour, ground) >= 4.5 else theme.text
