"""What the tests of the end of a hand and of a match share: how one ends, and what then stands over the table."""

from dataclasses import replace

from PySide6.QtTest import QTest

from barracan.games.barracan.moves import Category
from barracan.games.catalog import CATALOG
from barracan.model.score import HandEnd
from barracan.table.moments.hand_board import HandBoard
from barracan.table.moments.result_page import ResultPage
from barracan.windows.match.end_boards import EndedHand
from table import sample

NAMES = ("Ada", "Bix", "Cleo", "Dan")
ALL_FIVE = tuple(
    Category(kind, tuple(cards.split()))
    for kind, cards in (
        ("evens_odds", "2H 4S"),
        ("opposites", "5H 6S"),
        ("triplet", "9C 9D 9H"),
        ("run", "3C 4C 5C"),
        ("family", "KH QS JH"),
    )
)
HELD = " ".join(card for meld in ALL_FIVE for card in meld.cards)


def moment(window):
    """What stands or moves over the table, ``None`` where nothing does."""
    return window.controller.scene.moment


def board(window):
    """What the board of the hand says, ``None`` where none can be seen."""
    item = moment(window)
    return item.content if isinstance(item, HandBoard) else None


def result(window):
    """What the page of the match says."""
    item = moment(window)
    return item.content if isinstance(item, ResultPage) else None


def stands(window):
    """Whether something over the table takes presses."""
    item = moment(window)
    return item is not None and getattr(item, "is_open", False)


def press_key(window, key):
    QTest.keyClick(window.controller.view.viewport(), key)


def offered(window):
    """The buttons of the action bar."""
    return [each.objectName() for each in window.controller.scene.hud.action_bar.buttons]


def pad_is_shown(window):
    return window.pages.currentWidget() is window.pages.find_leaf("score_page")


def ended(reason, seat, points, totals):
    return HandEnd(3, reason, seat, points, totals, ((),) * len(points))


def end_told(end, sides, players=()):
    view = replace(sample.view(), sides=sides)
    return EndedHand(CATALOG["barracan"], end, view, NAMES, players or ("casual",) * 4, (end,))
