"""The tray of the text table: its drafts and conditions in lines, and a row in which a ladder is built."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from barracan.model.offers import LadderDraft
from barracan.model.places import read_place
from barracan.session.table_model import Intents
from barracan.table.accessibility.words import card_name
from barracan.table.barracan.ladder_shape import BOTTOM, TOP, LadderShape
from barracan.table.translation import common, translate, translate_text
from barracan.windows.shell.controls import button
from barracan.windows.shell.value_controls import Choice
from barracan.windows.text_table.contents import TableContents
from barracan.windows.text_table.lists import Line


class LadderRow(QWidget):
    """Two lists to choose from and two buttons; away in games without ladders.

    Signals:
        built: a ladder as it is to stand.
        arranged: the number of a ladder that is to be arranged as well as the hand allows.
    """

    built = Signal(object)
    arranged = Signal(int)

    def __init__(self, table: TableContents) -> None:
        super().__init__()
        self._table = table
        self._ladder = Choice("ladder_number", common("Ladder"))
        self._ladder.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self._place = Choice("ladder_place", self.tr("Where in the ladder"))
        self._ladder.currentIndexChanged.connect(lambda _: self._show_places())
        put = button(self.tr("Put the chosen cards there"), "ladder_put", do=self._put)
        arrange = button(self.tr("Arrange it"), "ladder_arrange", do=self._arrange)
        arrange.setToolTip(common("Build the best ladder that the hand can lay"))
        rows = QGridLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.setColumnStretch(1, 1)
        rows.addWidget(self._ladder, 0, 0)
        rows.addWidget(self._place, 0, 1)
        rows.addWidget(arrange, 1, 0)
        rows.addWidget(put, 1, 1)

    def refresh(self) -> None:
        """Offer the ladders and places that there are now."""
        self.setVisible(self._table.builds_ladders)
        if not self._table.builds_ladders:
            return
        showing = self._table.ladders()
        words = [common("Ladder {number}").format(number=at + 1) for at in range(len(showing.ladders))]
        _refill(self._ladder, [*words, common("New ladder")])
        self._show_places()

    def draft_without(self, number: int, at: int) -> LadderDraft:
        """A ladder being built without its new card of this number, which must be there."""
        shape = self._table.ladders().shape(number)
        new = [spot for spot in shape.spots() if shape.is_new(spot)]
        return shape.take(new[at]).draft(number)

    @property
    def _number(self) -> int:
        return max(0, self._ladder.currentIndex())

    def _shape(self) -> LadderShape:
        return self._table.ladders().shape(self._number)

    def _show_places(self) -> None:
        shape = self._shape()
        names = {
            TOP: translate("TextTable", "at the top of the arm"),
            BOTTOM: translate("TextTable", "at the foot of the arm"),
        }
        words = []
        for place in shape.places():
            if place not in names:
                at = read_place(place).number
                names[place] = translate("TextTable", "beside arm card {at}, {card}").format(
                    at=at + 1, card=card_name(shape.arm[at], jackies=True)
                )
            words.append(names[place])
        _refill(self._place, words)

    def _put(self) -> None:
        if not self._table.builds_ladders:
            return  # another match has been begun since the button was shown
        shape, codes = self._shape(), self._table.picked_codes()
        places = shape.places()
        if codes and places:
            place = places[max(0, min(self._place.currentIndex(), len(places) - 1))]
            self.built.emit(shape.put(place, codes).draft(self._number))

    def _arrange(self) -> None:
        if self._table.builds_ladders:
            self.arranged.emit(self._number)


def _refill(choice: Choice, words: list[str]) -> None:
    """Offer these words; the same number stays chosen as far as there is one."""
    if [choice.itemText(at) for at in range(choice.count())] == words:
        return
    at = choice.currentIndex()
    blocker = QSignalBlocker(choice)
    choice.clear()
    choice.addItems(words)
    choice.setCurrentIndex(max(0, min(at, len(words) - 1)))
    blocker.unblock()


def tray_lines(table: TableContents) -> list[Line]:
    """A line for each draft and each condition."""
    if not table.model.tray.drafts:
        return [Line(translate("TextTable", "No drafts. Choose cards of the hand and put them into a new draft."))]
    lines = []
    for place, cards in table.drafts().items():
        name = table.speech.names.place(place, cards)
        words = translate("TextTable", "{draft}: {cards}").format(draft=name, cards=table.card_names(cards))
        lines.append(Line(words if cards else name, place))
    for condition in table.model.tray.verdict.conditions:
        template = common("{condition}: yes") if condition.holds else common("{condition}: not yet, clause {clause}")
        words = table.read_out(translate_text(condition.text))
        told = template.format(condition=words, clause=condition.clause)
        lines.append(Line(words if condition.warns else told))
    return lines


def return_draft(intents: Intents, table: TableContents, number: int) -> None:
    """Let all cards of a draft return to the hand, if there still is one of this number."""
    drafts = table.model.tray.drafts
    if number < len(drafts):
        for index in reversed(range(max(1, len(drafts[number].cards)))):
            intents.tray_remove(number, index)


def take_card_back(intents: Intents, table: TableContents, ladder: LadderRow, place: str, at: int) -> None:
    """Let a card of a draft return to the hand, if it still lies there."""
    if at >= len(table.drafts().get(place, ())):
        return
    number = read_place(place).number
    draft = table.model.tray.drafts[number]
    if draft.ladder is not None:
        intents.tray_ladder(ladder.draft_without(draft.ladder.number, at))
    else:
        intents.tray_remove(number, at)
