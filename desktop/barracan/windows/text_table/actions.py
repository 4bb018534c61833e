"""The buttons of the text table: everything that may be done now, each with what it says."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from barracan.model.offers import Target
from barracan.model.places import PILE, read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.accessibility.words import read_out
from barracan.table.hud.button_row import NAMES, main_target, onward_buttons
from barracan.table.translation import translate_text
from barracan.windows.text_table.state import TableTold

DROP: Final = "drop"
PRESS: Final = "press"
NEW_DRAFT: Final = "new_draft"
ADD_TO_DRAFT: Final = "add_to_draft"
RETURN_DRAFT: Final = "return_draft"
LET_GO: Final = "let_go"
ONWARD: Final = "onward"

_AT_PLACE: Final = QT_TRANSLATE_NOOP("TextTable", "{what}: {place}")
_NEW_DRAFT: Final = QT_TRANSLATE_NOOP("TextTable", "Put into a new draft")
_ADD: Final = QT_TRANSLATE_NOOP("TextTable", "Add to draft {number}")
_RETURN: Final = QT_TRANSLATE_NOOP("TextTable", "Take draft {number} back")
_LET_GO: Final = QT_TRANSLATE_NOOP("TextTable", "Let the chosen cards go")
_CLEAR: Final = QT_TRANSLATE_NOOP("TextTable", "Clear the tray")
_UNDO: Final = QT_TRANSLATE_NOOP("TextTable", "Take back the last move")
_HINT: Final = QT_TRANSLATE_NOOP("TextTable", "Hint")
_NAMED_BY_LABEL: Final = ("stock", "button", "tray", "trick", "window", "discard")
"""Places that a target's own words name."""


class Wish(NamedTuple):
    """A button: what it does, to what, what it says, and whether it is the main action."""

    do: str
    what: str
    words: str
    main: bool = False


def wishes(told: TableTold) -> list[Wish]:
    """Every wish that makes sense now, the most likely first."""
    if told.view is None:
        return []
    found = [*_onward(told), *_moves(told), *(_tray(told) if told.yours else ())]
    if told.picks:
        found.append(Wish(LET_GO, "", _said(_LET_GO)))
    if told.undo:
        found.append(Wish(PRESS, "undo", _said(_UNDO)))
    if told.yours:
        found.append(Wish(PRESS, "hint", _said(_HINT)))
    return found


def _onward(told: TableTold) -> Iterator[Wish]:
    for button in reversed(onward_buttons(told.onward)):
        yield Wish(ONWARD, button.name, button.word, main=button.name == told.onward[-1])


def _moves(told: TableTold) -> Iterator[Wish]:
    offer, main = told.offer, _main_target(told)
    as_they_are = offer.move is not None and offer.label is not None
    if as_they_are and main is None:
        name = NAMES.get(offer.move.do, offer.move.do)
        yield Wish(PRESS, name, read_out(translate_text(offer.label)), main=True)
    if told.yours and told.tray is not None and not told.picks:
        for at, (label, _) in enumerate(told.tray.verdict.moves):
            yield Wish(PRESS, "lay" if at == 0 else f"lay:{at}", read_out(translate_text(label)), main=at == 0)
    for target in offer.targets:
        yield Wish(DROP, target.place, _target_words(told, target), main=target is main)


def _main_target(told: TableTold) -> Target | None:
    """The place that Enter goes to: the one of the painted table's main action, else the only one there is."""
    offer = told.offer
    if offer.move is not None:
        return next((target for target in offer.targets if target.move == offer.move), None)
    if told.picks:
        return main_target(offer)
    only = offer.targets[0] if len(offer.targets) == 1 else None
    lays = told.tray is not None and told.tray.verdict.moves
    return only if only is not None and only.move is not None and not lays else None


def _target_words(told: TableTold, target: Target) -> str:
    what = read_out(translate_text(target.label))
    if read_place(target.place).kind in _NAMED_BY_LABEL:
        return what
    if read_place(target.place).kind == PILE:
        return _said(_AT_PLACE, what=what, place=told.speaker.places.pile(target.place))
    place = told.speaker.place(target.place, told.view.places().get(target.place, ()))
    return _said(_AT_PLACE, what=what, place=place)


def _tray(told: TableTold) -> Iterator[Wish]:
    if not told.view.has_tray():
        return
    drafts = told.tray.drafts if told.tray is not None else ()
    if told.picked_codes():
        if told.offer.target("tray") is None:
            yield Wish(NEW_DRAFT, "", _said(_NEW_DRAFT))
        for at, draft in enumerate(drafts):
            if draft.ladder is None:
                yield Wish(ADD_TO_DRAFT, str(at), _said(_ADD, number=at + 1))
    for at in range(len(drafts)):
        yield Wish(RETURN_DRAFT, str(at), _said(_RETURN, number=at + 1))
    if drafts:
        yield Wish(PRESS, "clear", _said(_CLEAR))


def _said(template: str, **arguments: object) -> str:
    return QCoreApplication.translate("TextTable", template).format(**arguments)
