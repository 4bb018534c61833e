"""The tray in lines: its drafts, then the conditions; and cards that go back to the hand."""

from PySide6.QtCore import QCoreApplication

from barracan.model.places import read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.session.table_session import TableSession
from barracan.table.accessibility.words import card_names, read_out
from barracan.table.translation import translate_text
from barracan.windows.text_table.ladder_row import LadderRow
from barracan.windows.text_table.lists import Line
from barracan.windows.text_table.state import TableTold

_EMPTY = QT_TRANSLATE_NOOP("TextTable", "No drafts. Choose cards of the hand and put them into a new draft.")
_DRAFT = QT_TRANSLATE_NOOP("TextTable", "{draft}: {cards}")
_HOLDS = QT_TRANSLATE_NOOP("TextTable", "{condition}: yes")
_FAILS = QT_TRANSLATE_NOOP("TextTable", "{condition}: not yet, clause {clause}")


def tray_lines(told: TableTold) -> list[Line]:
    """A line for each draft and each condition."""
    if told.tray is None or not told.tray.drafts:
        return [Line(_said(_EMPTY))]
    lines = []
    for place, cards in told.drafts().items():
        name = told.speaker.place(place, cards)
        lines.append(Line(_said(_DRAFT, draft=name, cards=card_names(cards)) if cards else name, place))
    for condition in told.tray.verdict.conditions:
        template = _HOLDS if condition.holds else _FAILS
        words = read_out(translate_text(condition.text))
        lines.append(Line(words if condition.warns else _said(template, condition=words, clause=condition.clause)))
    return lines


def return_draft(session: TableSession, told: TableTold, number: int) -> None:
    """Let all cards of a draft return to the hand, if there still is one of this number."""
    drafts = told.tray.drafts if told.tray is not None else ()
    if number < len(drafts):
        for index in reversed(range(max(1, len(drafts[number].cards)))):
            session.tray_remove(number, index)


def taken_back(session: TableSession, told: TableTold, ladder: LadderRow, place: str, at: int) -> None:
    """Let a card of a draft return to the hand, if it still lies there."""
    if told.tray is None or at >= len(told.drafts().get(place, ())):
        return
    number = read_place(place).number
    draft = told.tray.drafts[number]
    if draft.ladder is not None:
        session.tray_ladder(ladder.draft_without(draft.ladder.number, at))
    else:
        session.tray_remove(number, at)


def _said(template: str, **arguments: object) -> str:
    return QCoreApplication.translate("TextTable", template).format(**arguments)
