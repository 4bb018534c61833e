"""The themes for eyes, or for systems, that want more contrast."""

from dataclasses import replace
from typing import Final

from PySide6.QtGui import QColor

from barracan.table.themes import DARK, FELT, LIGHT, WHITE, Theme, colours, faded

_STRONG_ON_DIM: Final = {
    "text": WHITE,
    "quiet": QColor("#E8EFEC"),
    "panel": QColor("#000000"),
    "hairline": faded(WHITE, 0.55),
    "accent": QColor("#FFD95A"),
    "accent_text": QColor("#000000"),
    "sides": colours("#FFD95A", "#A6D6FF", "#FFB3DA", "#B4F0C0", "#FFC199", "#D2C4FF"),
    "outline": faded(WHITE, 0.60),
    "legal": QColor("#FFE07A"),
    "chosen": QColor("#8CF5B8"),
    "refused": QColor("#FFA79B"),
    "hint": QColor("#E2CCFF"),
    "last_move": QColor("#9BDCFF"),
    "focus_ground": QColor("#000000"),
    "ring_edge": QColor("#000000"),
}
_STRONG_ON_LIGHT: Final = {
    "centre": WHITE,
    "middle": QColor("#F6F8F5"),
    "edge": QColor("#E9EDE7"),
    "text": QColor("#000000"),
    "quiet": QColor("#26332F"),
    "panel": WHITE,
    "hairline": faded(QColor("#000000"), 0.60),
    "accent": QColor("#5C3B00"),
    "sides": colours("#6B4600", "#0F4C85", "#7E1F4F", "#17562C", "#7C3310", "#42318F"),
    "outline": faded(QColor("#000000"), 0.65),
    "legal": QColor("#7A4B00"),
    "chosen": QColor("#0D5431"),
    "refused": QColor("#95231A"),
    "selected": QColor("#000000"),
    "hint": QColor("#4E2489"),
    "last_move": QColor("#114E86"),
    "focus_ground": QColor("#000000"),
}


def _strong(theme: Theme, centre: str, middle: str, edge: str) -> Theme:
    """A dim theme in high contrast: a darker ground, whiter letters, lines that can be seen."""
    ground = {"centre": QColor(centre), "middle": QColor(middle), "edge": QColor(edge)}
    return replace(theme, **ground, wash=faded(QColor(middle), 0.30), **_STRONG_ON_DIM)


HIGH_CONTRAST: Final = {
    "felt": _strong(FELT, "#0F3029", "#0A221D", "#051310"),
    "dark": _strong(DARK, "#171C26", "#0E1219", "#07090D"),
    "light": replace(LIGHT, **_STRONG_ON_LIGHT),
}
