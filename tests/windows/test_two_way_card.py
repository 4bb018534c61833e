"""The card with two buttons keeps room for its words."""

from PySide6.QtWidgets import QWidget

from barracan.table.themes import FELT
from barracan.windows.learn.two_way_card import TwoWayCard


def test_a_narrow_card_is_higher_by_the_button_that_stands_over_the_other(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    card = TwoWayCard("examples", page, lambda _: None, action="Watch", sign="play", other="another")
    card.show_words("Example hands", "Nine cards, royal")
    card.show_other("1 of 4", "pass", "Another example hand: 1 of 4")
    card.wear(FELT, 1.5)
    card.resize(900, 400)
    beside = card.minimumSizeHint().height()
    card.resize(card.minimumSizeHint().width(), 400)
    assert card.minimumSizeHint().height() >= beside + card.other.sizeHint().height()
