"""The tray in lines: its drafts, then the conditions; and cards that go back to the hand."""

from PySide6.QtCore import QCoreApplication

from barracan.model.places import read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.session.table_model import Intents
from barracan.table.accessibility.words import card_names, read_out
from barracan.table.translation import translate_text
from barracan.windows.text_table.contents import TableContents
from barracan.windows.text_table.ladder_row import LadderRow
from barracan.windows.text_table.lists import Line

_EMPTY = QT_TRANSLATE_NOOP("TextTable", "No drafts. Choose cards of the hand and put them into a new draft.")
_DRAFT = QT_TRANSLATE_NOOP("TextTable", "{draft}: {cards}")
_HOLDS = QT_TRANSLATE_NOOP("TextTable", "{condition}: yes")
_FAILS = QT_TRANSLATE_NOOP("TextTable", "{condition}: not yet, clause {clause}")


def tray_lines(table: TableContents) -> list[Line]:
    """A line for each draft and each condition."""
    if not table.tray.drafts:
        return [Line(_said(_EMPTY))]
    lines = []
    for place, cards in table.drafts().items():
        name = table.speaker.place(place, cards)
        lines.append(Line(_said(_DRAFT, draft=name, cards=card_names(cards)) if cards else name, place))
    for condition in table.tray.verdict.conditions:
        template = _HOLDS if condition.holds else _FAILS
        words = read_out(translate_text(condition.text))
        lines.append(Line(words if condition.warns else _said(template, condition=words, clause=condition.clause)))
    return lines


def return_draft(intents: Intents, table: TableContents, number: int) -> None:
    """Let all cards of a draft return to the hand, if there still is one of this number."""
    drafts = table.tray.drafts
    if number < len(drafts):
        for index in reversed(range(max(1, len(drafts[number].cards)))):
            intents.tray_remove(number, index)


def take_card_back(intents: Intents, table: TableContents, ladder: LadderRow, place: str, at: int) -> None:
    """Let a card of a draft return to the hand, if it still lies there."""
    if at >= len(table.drafts().get(place, ())):
        return
    number = read_place(place).number
    draft = table.tray.drafts[number]
    if draft.ladder is not None:
        intents.tray_ladder(ladder.draft_without(draft.ladder.number, at))
    else:
        intents.tray_remove(number, at)


def _said(template: str, **arguments: object) -> str:
    return QCoreApplication.translate("TextTable", template).format(**arguments)
