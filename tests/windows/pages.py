"""Finding controls on a page as a person finds them, by what they are named after."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from barracan.model.score import HandEnd, ScoreLine
from barracan.model.text import Text
from barracan.table.themes import FELT


def home_page(window):
    """Show the first page."""
    window.show_home()
    return control(window, "home_page")


def opened(qtbot, page, size=(1280, 800)):
    """Show a page in a window of this size."""
    qtbot.addWidget(page)
    if hasattr(page, "set_theme"):
        page.set_theme(FELT)
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    return page


def control(page, name):
    """The control of this name that can be seen."""
    found = [each for each in page.findChildren(QWidget, name) if each.isVisible()]
    assert len(found) == 1, f"{len(found)} of {name}"
    return found[0]


def absent(page, name):
    """Whether no control of this name can be seen."""
    return not any(each.isVisible() for each in page.findChildren(QWidget, name))


def click(page, name):
    """Click a control in its middle."""
    QTest.mouseClick(control(page, name), Qt.MouseButton.LeftButton)


def choose(page, setting, value):
    """Choose a value on the page of the settings, in the section that has it."""
    page.open_setting(setting)
    click(page, f"setting_{setting}_{value}")


def turn_to_rules(page, game):
    """Choose another game on the page of the rules, in the menu under its button."""
    click(page, "rules_game")
    menu = page.findChild(QMenu, "rules_games")
    next(each for each in menu.actions() if each.objectName() == game).trigger()
    menu.close()


def write(page, name, words):
    """Type words over what stands in a field."""
    field = control(page, name)
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    field.selectAll()
    QTest.keyClicks(field, words)


def line(what, count, points, clause="B10.1"):
    """A line of a score."""
    return ScoreLine(Text("test", what), count, points, clause)


def hand_end(hand, points, totals, lines=None, reason="out", seat=0):
    """How a hand ended."""
    lines = lines or tuple((line("Runs", 1, each),) for each in points)
    return HandEnd(hand, reason, seat, points, totals, lines)


def board_stands(window):
    """Whether the board of a hand that is over, or the page of a match, takes presses at the painted table."""
    moment = window.controller.scene.moment
    return moment is not None and moment.objectName() in {"end_board", "result_page"} and moment.is_open
