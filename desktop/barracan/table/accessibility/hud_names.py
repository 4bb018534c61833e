"""The names of the hud: what a part says that is painted, in one sentence."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from barracan.model.places import read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.accessibility.words import read_out, spoken
from barracan.table.barracan.words import type_word
from barracan.table.cards.names import card_name
from barracan.table.hud.base import HudItem
from barracan.table.hud.pressable import Pressable
from barracan.table.translation import translate_text

_TOTAL: Final = QT_TRANSLATE_NOOP("Spoken", "{names}, {total} points")
_TOTAL_AND_HAND: Final = QT_TRANSLATE_NOOP("Spoken", "{names}, {total} points, {hand} in this hand")
_POINT: Final = QT_TRANSLATE_NOOP("Spoken", "{names}, one point")
_POINT_AND_HAND: Final = QT_TRANSLATE_NOOP("Spoken", "{names}, one point, {hand} in this hand")
_CATEGORIES: Final = QT_TRANSLATE_NOOP("Spoken", "{type}: {count}")
_HOLDS: Final = QT_TRANSLATE_NOOP("Spoken", "{condition}: yes")
_FAILS: Final = QT_TRANSLATE_NOOP("Spoken", "{condition}: not yet, clause {clause}")
_CLAUSE: Final = QT_TRANSLATE_NOOP("Spoken", "Read clause {clause}")
_PANEL: Final = QT_TRANSLATE_NOOP("Spoken", "side panel")
_NEW_DRAFT: Final = QT_TRANSLATE_NOOP("Spoken", "New draft")
_TO_DRAFT: Final = QT_TRANSLATE_NOOP("Spoken", "Add to draft {number}")
_NEW_CARD: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, new in the ladder")


def hud_name(item: HudItem) -> str:
    """What this part of the hud says; empty where its parts or the places say it."""
    for kind in type(item).__mro__:
        if (say := _SAYINGS.get(kind.__name__)) is not None:
            return read_out(say(item))
    return ""


def _pressable(item: Pressable) -> str:
    return item.word or item.toolTip()


def _game_page(item: Any) -> str:
    shown = item.showing
    lines = []
    for side in shown.sides:
        alone, with_hand = (_POINT, _POINT_AND_HAND) if side.total == 1 else (_TOTAL, _TOTAL_AND_HAND)
        template = alone if side.hand is None else with_hand
        lines.append(spoken(template, names=side.names, total=side.total, hand=side.hand))
    lines += [spoken(_CATEGORIES, type=type_word(kind), count=count) for kind, count in shown.types]
    lines += [text for _, text in shown.lines]
    return "\n".join(lines)


def _conditions(item: Any) -> str:
    lines = []
    for condition in item.conditions():
        template = _HOLDS if condition.holds else _FAILS
        words = translate_text(condition.text)
        lines.append(words if condition.warns else spoken(template, condition=words, clause=condition.clause))
    return "\n".join(lines)


def _board_card(item: Any) -> str:
    name = card_name(item.code)
    return spoken(_NEW_CARD, card=name) if item.new else name


def _sort(item: HudItem) -> str:
    return QCoreApplication.translate("HandOrder", "Sort") if item.objectName() == "order" else ""


_SAYINGS: Final[Mapping[str, Callable[[Any], str]]] = {
    "SidePanel": lambda item: spoken(_PANEL),
    "TopBar": lambda item: ", ".join((item.showing.title, *item.showing.facts())),
    "ActionBar": lambda item: " ".join(part for part in (item.sentence, item.note) if part),
    "NameTag": lambda item: ", ".join(part for part in (*item.names.split("\n"), item.words) if part),
    "FeatLine": lambda item: ". ".join(item.sentences),
    "EndBoard": lambda item: item.showing.spoken,
    "RefusalBubble": lambda item: item.sentence,
    "PlateItem": lambda item: item.showing.name,
    "GamePage": _game_page,
    "LadderPage": lambda item: item.state_words(),
    "TypeList": lambda item: "\n".join(
        spoken(_CATEGORIES, type=type_word(line.kind), count=line.words) for line in item.lines
    ),
    "TrayFoot": _conditions,
    "NewDraftPlace": lambda item: spoken(_NEW_DRAFT),
    "DraftPress": lambda item: spoken(_TO_DRAFT, number=read_place(item.objectName()).number + 1),
    "BoardCard": _board_card,
    "ClauseChip": lambda item: spoken(_CLAUSE, clause=item.clause),
    "SegmentsItem": _sort,
    "Pressable": _pressable,
}
