"""What stands in a row within a row has the room that its words need now."""

from PySide6.QtWidgets import QPushButton, QWidget

from barracan.windows.shell.layout import forget_sizes, lay_column, lay_row


def test_a_longer_word_in_a_row_within_a_row_is_measured(qtbot):
    widget, button = QWidget(), QPushButton("On")
    qtbot.addWidget(widget)
    outer = lay_column(lay_row(button), inside=widget)
    with qtbot.waitExposed(widget):
        widget.show()
    before = outer.minimumSize().width()
    button.setText("To the next puzzle of this game")
    forget_sizes(widget)
    assert outer.minimumSize().width() >= button.sizeHint().width() > before
