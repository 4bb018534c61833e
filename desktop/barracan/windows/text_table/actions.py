"""What may be done at the text table, and a button for each."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from barracan.model.offers import Target, button_of
from barracan.model.places import PILE, read_place
from barracan.table.hud.button_row import main_target, onward_buttons
from barracan.table.translation import common, translate, translate_text
from barracan.windows.shell.controls import set_style
from barracan.windows.shell.layout import lay_column
from barracan.windows.text_table.contents import TableContents

DROP: Final = "drop"
PRESS: Final = "press"
NEW_DRAFT: Final = "new_draft"
ADD_TO_DRAFT: Final = "add_to_draft"
RETURN_DRAFT: Final = "return_draft"
LET_GO: Final = "let_go"
ONWARD: Final = "onward"
ADD: Final = "add"
"""What a move does that makes a meld longer."""

_NAMED_BY_LABEL: Final = ("stock", "button", "tray", "trick", "window", "discard")
"""Places that a target's own words name; what they lay as a new meld they name too."""
_CLEAR: Final = 12
"""Pixels above and below several lines of words together."""


class Action(NamedTuple):
    """A button: what it does, to what, what it says, and whether it is the main action."""

    do: str
    what: str
    words: str
    main: bool = False


def available_actions(table: TableContents) -> list[Action]:
    """Everything that makes sense now, the most likely first."""
    if not table.is_shown:
        return []
    found = [*_onward(table), *_moves(table), *(_tray(table) if table.yours else ())]
    if table.model.picks:
        found.append(Action(LET_GO, "", translate("TextTable", "Let the chosen cards go")))
    if table.model.undo:
        found.append(Action(PRESS, "undo", translate("TextTable", "Take back the last move")))
    if table.yours:
        found.append(Action(PRESS, "hint", common("Hint")))
    return found


def _onward(table: TableContents) -> Iterator[Action]:
    for button in reversed(onward_buttons(table.onward)):
        yield Action(ONWARD, button.name, button.word, main=button.name == table.onward[-1])


def _moves(table: TableContents) -> Iterator[Action]:
    offer, main = table.model.offer, _main_target(table)
    if offer.move is not None and offer.label is not None and main is None:
        name = button_of(offer.move, offer.move.do)
        yield Action(PRESS, name, table.read_out(translate_text(offer.label)), main=True)
    if table.yours and not table.model.picks:
        for at, (label, _) in enumerate(table.model.tray.verdict.moves):
            yield Action(PRESS, "lay" if at == 0 else f"lay:{at}", table.read_out(translate_text(label)), main=at == 0)
    told: set[str] = set()
    for target in sorted(offer.targets, key=lambda each: main is None and _discards(each)):
        words = _target_words(table, target)
        if target.move is None or words not in told:  # what is pressed on the table in two places is said once
            yield Action(DROP, target.place, words, main=target is main)
        told.add(words)


def _main_target(table: TableContents) -> Target | None:
    """The place that Enter goes to; none where a card would be discarded that fits elsewhere, too."""
    target = _likely_target(table)
    if target is not None and _discards(target) and any(map(_uses, table.model.offer.targets)):
        return None
    return target


def _discards(target: Target) -> bool:
    return button_of(target.move) == "discard"


def _uses(target: Target) -> bool:
    """Whether a place takes cards for another move than a discard."""
    return target.move is not None and not _discards(target) and not target.button and target.place != "stock"


def _likely_target(table: TableContents) -> Target | None:
    """The place of the painted table's main action, else the only one there is."""
    offer = table.model.offer
    if offer.move is not None:
        return next((target for target in offer.targets if target.move == offer.move), None)
    if table.model.picks:
        return main_target(offer)
    only = offer.targets[0] if len(offer.targets) == 1 else None
    lays = table.model.tray.verdict.moves
    return only if only is not None and only.move is not None and not lays else None


def _target_words(table: TableContents, target: Target) -> str:
    what = table.read_out(translate_text(target.label))
    if read_place(target.place).kind in _NAMED_BY_LABEL or target.place == table.view.next_meld():
        return what
    if read_place(target.place).kind == PILE:
        place = table.speech.names.pile(target.place)
    else:
        place = table.speech.names.place(target.place, table.view.places().get(target.place, ()))
    if target.move is not None and target.move.do == ADD and _is_only_way(table, target):
        return translate("TextTable", "Add to {place}").format(place=place)
    return common("{what}: {place}").format(what=what, place=place)


def _is_only_way(table: TableContents, target: Target) -> bool:
    """Whether the chosen cards can lie at a place in one way alone, which need not be told."""
    return sum(each.place == target.place for each in table.model.offer.targets) == 1


def _tray(table: TableContents) -> Iterator[Action]:
    if not table.view.has_tray():
        return
    drafts = table.model.tray.drafts
    if table.picked_codes():
        if table.model.offer.target("tray") is None:
            yield Action(NEW_DRAFT, "", translate("TextTable", "Put into a new draft"))
        for at, draft in enumerate(drafts):
            if draft.ladder is None:
                words = common("Add to draft {number}").format(number=at + 1)
                yield Action(ADD_TO_DRAFT, str(at), words)
    for at in range(len(drafts)):
        yield Action(RETURN_DRAFT, str(at), translate("TextTable", "Take draft {number} back").format(number=at + 1))
    if drafts:
        yield Action(PRESS, "clear", translate("TextTable", "Clear the tray"))


class ActionButton(QPushButton):
    """As wide as its column, whatever its words."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._heights: dict[tuple[int, object, str], int] = {}
        self.setObjectName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)  # a scroll bar that appears makes it narrower, and its words take more lines
        self.setSizePolicy(policy)

    def show_words(self, words: str) -> None:
        """Say this, to screen readers in one line."""
        if words != self.accessibleName():
            self._heights.clear()
            self.setAccessibleName(words)
        self._wrap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words into lines again."""
        super().resizeEvent(event)
        self._wrap()

    def sizeHint(self) -> QSize:
        """As high as it is at its width."""
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """As high as its lines, several of them clear of the rounded edge."""
        self.ensurePolished()
        asked = width, self.property("part"), self.font().key()
        if asked not in self._heights:  # Qt asks for all buttons at each change of one
            self._heights[asked] = self._height(width)
        return self._heights[asked]

    def _height(self, width: int) -> int:
        lines = len(self._lines(width))
        option = QStyleOptionButton()
        self.initStyleOption(option)
        height = lines * self.fontMetrics().lineSpacing() + (_CLEAR if lines > 1 else 0)
        kind = QStyle.ContentsType.CT_PushButton
        return self.style().sizeFromContents(kind, option, QSize(0, height), self).height()

    def _lines(self, width: int) -> list[str]:
        """The words broken into lines for this width."""
        self.ensurePolished()
        metrics = self.fontMetrics()
        room = width - (super().sizeHint().width() - max(map(metrics.horizontalAdvance, self.text().split("\n"))))
        lines: list[str] = []
        for word in self.accessibleName().replace("&", "&&").split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines]

    def _wrap(self) -> None:
        text = "\n".join(self._lines(self.width()))
        if text != self.text():
            self.setText(text)
            self.updateGeometry()


class ActionList(QScrollArea):
    """A button for each action.

    Signals:
        chosen: a button was pressed: what it does, and to what.
    """

    chosen = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._buttons: dict[tuple[str, str], ActionButton] = {}
        self._inside = QWidget()
        self._column = lay_column(inside=self._inside, margins=(2, 2, 8, 2))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._inside)

    def show_actions(self, wanted: Sequence[Action], before: QWidget) -> bool:
        """Show these after the widget *before* in the order of Tab; says whether the button in focus has gone.

        Buttons that are not needed are hidden, for one of them may be being pressed.
        """
        focused = next((each for each in self._buttons.values() if each.hasFocus()), None)
        while self._column.count():
            self._column.takeAt(0)
        for action in wanted:
            each = self._button(action)
            self._column.addWidget(each)
            each.show()
            QWidget.setTabOrder(before, each)
            before = each
        self._column.addStretch(1)
        known = {(action.do, action.what) for action in wanted}
        for key, each in self._buttons.items():
            if key not in known and not each.isHidden():
                each.hide()
                each.show_words("")
        return focused is not None and not focused.isVisibleTo(self)

    def focus_first(self) -> None:
        """Lead the keyboard to the first button."""
        first = self._column.itemAt(0)
        if first is not None and (button := first.widget()) is not None:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def _button(self, action: Action) -> ActionButton:
        key = action.do, action.what
        each = self._buttons.get(key)
        if each is None:
            each = self._buttons[key] = ActionButton(":".join(part for part in ("wish", *key) if part), self._inside)
            each.clicked.connect(lambda: self.chosen.emit(*key))
        each.show_words(action.words)
        set_style(each, "part", "main" if action.main else "")
        return each
