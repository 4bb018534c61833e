"""One style sheet for every page, built from the colours of the table."""

from functools import lru_cache
from string import Template
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from barracan.table.layouts.table_layout import shrunk_into
from barracan.table.themes import Theme

TRACK: Final = 0.4
CHOSEN: Final = 0.2
"""How much of the panel's colour lies behind parts of which one is chosen, and of the text's behind that one."""
_SHEET = Template("""
* {
    font-family: "Inter"; font-size: ${body}px; color: $text;
    selection-background-color: $accent; selection-color: $accent_text;
}
QWidget { background: transparent; }
#panel { background: $panel; border: 1px solid $hairline; border-radius: 16px; }
#notice { background: $solid; border: 2px solid $accent; border-radius: 12px; }
#notice[part="quiet"] { border: 1px solid $edge_line; }
#notice[part="quiet"] #way_out { color: $accent; }
#lesson_card {
    background: #FBF7EA; border: 1px solid $hairline; border-top: 6px solid #F2C864; border-radius: 14px;
}
#hint_card { background: $solid; border: 2px solid $hint; border-radius: 12px; }
QFrame[part="box"] { background: $raised; border: 1px solid $hairline; border-radius: 10px; }
QFrame[part="box"][current="true"] { background: $raised_more; border: 1px solid $edge_line; }
QFrame[part="card"] { background: $panel; border: 1px solid $hairline; border-radius: 16px; }
QFrame[part="line"] { background: $hairline; border: none; max-height: 1px; min-height: 1px; }
QLabel[part="title"] { font-size: ${title}px; font-weight: 600; }
QLabel[part="lead"] { font-size: ${lead}px; font-weight: 600; }
QLabel[part="sentence"] { font-size: ${lead}px; }
QLabel[part="quiet_lead"] { font-size: ${body}px; color: $quiet; }
QLabel[part="clause_number"] {
    font-size: ${body}px; font-weight: 700; color: $accent; background: $faint; border-radius: 6px; padding: 3px 10px;
}
QLabel[part="quiet"] { font-size: ${quiet_size}px; color: $quiet; }
QLabel[part="name"] { font-weight: 600; }
QLabel[part="fault"] { font-weight: 600; color: $refused; }
QLabel[part="trouble"] {
    font-weight: 600; color: $refused; background: $panel; border: 1px solid $hairline; border-radius: 10px;
    padding: 6px 12px;
}
QLabel[part="hinted"] { font-size: ${quiet_size}px; font-weight: 600; color: $hint; }
QLabel[part="differs"] { font-weight: 600; color: $accent; }
QLabel[part="good"] { font-weight: 600; color: $chosen; }

QPushButton {
    background: $raised; border: 1px solid $edge_line; border-radius: ${round}px;
    padding: 0 ${pad}px; min-height: ${button}px; font-weight: 600; outline: none;
}
QPushButton:hover { background: $raised_more; }
QPushButton:pressed { background: $pressed; }
QPushButton:disabled { color: $dim; border-color: $faint; }
QPushButton[ring="true"]:focus { border: 2px solid $text; padding: 0 ${pad_focus}px; }
QPushButton[part="main"] { background: $accent; color: $accent_text; border: 1px solid $accent; }
QPushButton[part="main"]:hover { background: $accent_hover; }
QPushButton[part="main"]:disabled { background: $raised_more; color: $dim; border-color: $faint; }
QPushButton[part="main"][ring="true"]:focus { border: 2px solid $text; }
QPushButton[part="quiet"] { background: transparent; border: 1px solid transparent; color: $quiet; }
QPushButton[part="quiet"]:hover { background: $raised; color: $text; }
QPushButton[part="quiet"][ring="true"]:focus { border: 2px solid $text; }
QPushButton[part="segment"] {
    border: 1px solid transparent; background: transparent; color: $quiet;
    min-height: ${segment}px; border-radius: ${segment_round}px; padding: 0 ${segment_pad}px;
}
QPushButton[part="segment"]:hover { color: $text; }
QPushButton[part="segment"]:checked { background: $chosen_ground; border-color: $edge_line; color: $text; }
QPushButton[part="segment"][ring="true"]:focus { border: 2px solid $text; padding: 0 ${segment_pad_focus}px; }
QProgressBar { background: $raised; border: none; border-radius: 5px; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }
QPushButton[part="dense"] { padding: 0 12px; }
QPushButton[part="dense"][ring="true"]:focus { padding: 0 11px; }
QPushButton[part="round"] {
    min-width: ${button}px; max-width: ${button}px; padding: 0; font-size: ${lead}px;
}
QPushButton[part="corner"] {
    min-width: ${corner}px; max-width: ${corner}px; min-height: ${corner}px; max-height: ${corner}px;
    padding: 0; border-radius: ${corner_round}px;
}
QPushButton[part="clause"] { min-height: 22px; border-radius: 11px; padding: 0 9px; font-size: ${label}px; }
QPushButton[part="chip"] { min-height: ${chip}px; border-radius: ${chip_round}px; padding: 0 ${chip_pad}px; }
QPushButton[part="chip"]:checked { border: 2px solid $accent; background: $raised_more; }
QPushButton[part="chip"][ring="true"]:focus { border: 2px solid $text; }
QFrame[part="wide_box"] { background: $panel; border: 1px solid $hairline; border-radius: 16px; }
QFrame[part="segments"] { background: $track; border-radius: ${segments_round}px; }

QLineEdit, QComboBox {
    background: $raised; border: 1px solid $edge_line; border-radius: 8px;
    padding: 0 10px; min-height: ${field}px; selection-background-color: $accent; selection-color: $accent_text;
}
QLineEdit { placeholder-text-color: $quiet; }
QLineEdit[ring="true"]:focus, QComboBox[ring="true"]:focus { border: 2px solid $text; padding: 0 9px; }
QLineEdit[part="number"] { max-width: ${number}px; padding: 0 2px; font-weight: 600; }
QLineEdit[part="points"] { font-weight: 600; }
QLineEdit[part="number"][ring="true"]:focus { padding: 0 1px; }
QLineEdit[fault="true"] { border: 2px solid $refused; padding: 0 9px; }
QLineEdit[part="plain"] { background: transparent; border-color: transparent; font-weight: 600; }
QLineEdit[part="plain"]:hover { border-color: $edge_line; }
QLineEdit[part="plain"]:focus { border-color: $edge_line; }
QLineEdit[part="plain"][ring="true"]:focus { border-color: $text; }
QLineEdit[part="plain"][fault="true"] { border: 2px solid $refused; }
QComboBox[part="plain"] { background: transparent; border-color: transparent; }
QComboBox[part="plain"]:hover { border-color: $edge_line; }
QComboBox[part="plain"][ring="true"]:focus { border-color: $text; }
QComboBox::drop-down { width: 30px; border: none; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView, QMenu {
    background: $solid; border: 1px solid $edge_line; border-radius: 8px; padding: 4px; outline: none;
    selection-background-color: $chosen_solid; selection-color: $text;
}
QComboBox QAbstractItemView { border-radius: 0; }
QComboBox QAbstractItemView::item { min-height: ${button}px; padding: 0 8px; border-radius: 6px; }
QListView#known_names {
    background: $solid; border: 1px solid $edge_line; outline: none; selection-background-color: $chosen_solid;
    selection-color: $text;
}
QListView#known_names::item { min-height: ${button}px; padding: 0 10px; color: $text; }
QListView#known_names::item:hover, QListView#known_names::item:selected { background: $chosen_solid; }
QMenu::item { padding: 8px 28px 8px 14px; border-radius: 6px; }
QMenu::item:selected { background: $chosen_solid; }
QMenu::item:disabled { color: $dim; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 8px; }

QListWidget { background: $raised; border: 1px solid $hairline; border-radius: 10px; padding: 4px; outline: none; }
QListWidget[part="plain"] { background: transparent; border: none; padding: 0; }
QListWidget[part="side"], QListWidget[part="side"]:focus { background: transparent; border: none; padding: 0; }
QListWidget::item { min-height: ${button}px; padding: 0 10px; border-radius: 8px; font-weight: 600; color: $text; }
QListWidget::item:hover { background: $raised_more; }
QListWidget::item:selected { background: $accent; color: $accent_text; }
QListWidget[part="plain"]::item:selected { background: $chosen_ground; color: $text; }
QListWidget[part="names"]::item { min-height: ${line}px; font-weight: 500; padding: 3px 34px 3px 10px; }
QListWidget[ring="true"]:focus { border: 2px solid $text; }
QSlider { min-height: 28px; }
QSlider::groove:horizontal { background: $edge_line; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal { background: $text; width: 16px; margin: -6px 0; border-radius: 8px; }
QScrollArea, QTextBrowser { border: none; background: transparent; }
QTextBrowser { selection-background-color: $accent; selection-color: $accent_text; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $edge_line; border-radius: 4px; min-height: 36px; }
QScrollBar::handle:vertical:hover { background: $quiet; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: $solid; color: $text; border: 1px solid $edge_line; padding: 4px 8px; }
""")


@lru_cache(maxsize=4)
def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet of this theme; *scale* is the text scale of the window."""
    return _SHEET.substitute(_colours(theme), **_sizes(scale))


def put_on(widget: QWidget, theme: Theme, scale: float = 1.0) -> None:
    """Give a widget the style sheet of this theme; for one that it has already, Qt would polish all within it again."""
    sheet = style_sheet(theme, scale)
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)


def text_scale(size: QSize, usual: QSize, most: float) -> float:
    """The scale of type in a window: above 1 in one larger than *usual*, below in one smaller than any table needs."""
    shrunk = shrunk_into(size)
    grown = min(most, size.width() / usual.width(), size.height() / usual.height())
    return round(max(1.0, grown) if shrunk == 1 else shrunk, 2)


def palette(theme: Theme) -> QPalette:
    """The theme's colours for widgets that paint themselves."""
    made = QPalette()
    roles = QPalette.ColorRole
    for colour, painted in (
        (theme.middle, (roles.Window,)),
        (theme.panel, (roles.Base, roles.Button)),
        (theme.text, (roles.WindowText, roles.Text, roles.ButtonText)),
        (theme.quiet, (roles.PlaceholderText,)),
        (theme.accent, (roles.Highlight, roles.Link)),
        (theme.accent_text, (roles.HighlightedText,)),
    ):
        for role in painted:
            made.setColor(role, colour)
    return made


def blend(under: QColor, over: QColor, part: float) -> QColor:
    """The opaque colour of *over* laid on *under*, *part* from 0 to 1."""
    return QColor.fromRgbF(
        under.redF() + (over.redF() - under.redF()) * part,
        under.greenF() + (over.greenF() - under.greenF()) * part,
        under.blueF() + (over.blueF() - under.blueF()) * part,
    )


def _sizes(scale: float) -> dict[str, int]:
    def px(length: float) -> int:
        return round(length * scale)

    button, segment = px(36), px(28)
    return {
        "title": px(23),
        "lead": px(16.5),
        "body": px(14),
        "quiet_size": px(13),
        "label": px(12.5),
        "button": button,
        "round": (button + 2) // 2,
        "corner": px(26),
        "corner_round": (px(26) + 2) // 2,
        "pad": px(18),
        "pad_focus": px(18) - 1,
        "segment": segment,
        "chip": px(30),
        "chip_round": (px(30) + 2) // 2,
        "chip_pad": px(13),
        "line": px(21),
        "segment_round": (segment + 2) // 2,
        "segment_pad": px(16),
        "segment_pad_focus": px(16) - 1,
        "segments_round": (segment + 8) // 2,
        "field": px(34),
        "number": px(58),
    }


def _colours(theme: Theme) -> dict[str, str]:
    solid = blend(theme.panel, theme.text, 0.04)
    return {
        "text": theme.text.name(),
        "quiet": theme.quiet.name(),
        "dim": _css(theme.text_over(0.38)),
        "panel": _css(theme.panel_over(0.72)),
        "solid": solid.name(),
        "hairline": _css(theme.hairline),
        "raised": _css(theme.text_over(0.06)),
        "raised_more": _css(theme.text_over(0.11)),
        "pressed": _css(theme.text_over(0.18)),
        "track": _css(theme.panel_over(TRACK)),
        "chosen_ground": _css(theme.text_over(CHOSEN)),
        "chosen_solid": blend(solid, theme.text, 0.16).name(),
        "edge_line": _css(theme.text_over(max(0.20, theme.hairline.alphaF()))),
        "faint": _css(theme.text_over(0.12)),
        "accent": theme.accent.name(),
        "accent_hover": blend(theme.accent, theme.text, 0.14).name(),
        "accent_text": theme.accent_text.name(),
        "hint": theme.hint.name(),
        "refused": theme.refused.name(),
        "chosen": theme.chosen.name(),
    }


def _css(colour: QColor) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"
