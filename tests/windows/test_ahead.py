"""What is loaded before it is wanted: a step a turn, in an order in which no step takes long."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from barracan.games.catalog import CATALOG, load_bit_by_bit
from barracan.table.themes import Outfit
from barracan.windows.shell.ahead import Ahead
from barracan.windows.shell.loading import load_pages
from barracan.windows.shell.pages import Pages
from barracan.windows.shell.wide_page import WidePage
from test_imports import PACKAGE, imports, modules
from waiting import until

ROOMS = ("moves", "options", "state", "legality", "play", "offers", "rules")


class Told(QWidget):
    """Counts how often it has been given another style."""

    def __init__(self):
        super().__init__()
        self.count = 0

    def changeEvent(self, event):
        self.count += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


def test_steps_are_taken_one_a_turn_and_wait_while_they_are_not_wanted(qapp):
    parent, taken = QObject(), []
    ahead = Ahead(parent)

    def steps():
        for number in range(4):
            taken.append(number)
            ahead.go_on(wanted=number != 1)
            yield

    ahead.begin(steps())
    assert not taken
    until(lambda: len(taken) == 2)
    qapp.processEvents()
    assert taken == [0, 1]
    ahead.go_on(wanted=True)
    until(lambda: len(taken) == 4)


def test_other_steps_take_the_place_of_those_that_are_left(qapp):
    parent, taken = QObject(), []
    ahead = Ahead(parent)
    ahead.begin(taken.append(number) for number in range(4))
    ahead.begin(taken.append(number) for number in (8, 9))
    until(lambda: len(taken) == 2)
    qapp.processEvents()
    assert taken == [8, 9]


def test_no_part_of_a_games_rules_needs_one_that_is_loaded_after_it():
    files = modules()
    for game in CATALOG.own:
        package = f"barracan.games.{game}"
        for at, room in enumerate(ROOMS):
            needed = imports(PACKAGE / "games" / game / f"{room}.py", set(files))
            assert not needed & {f"{package}.{later}" for later in ROOMS[at + 1 :]}


@pytest.mark.parametrize("game", CATALOG.own)
def test_the_rules_of_a_game_are_loaded_in_as_many_steps(game):
    assert len(list(load_bit_by_bit(game))) == len(ROOMS)


def test_everything_that_is_loaded_ahead_is_there():
    assert len(list(load_pages(CATALOG.own))) > len(CATALOG.own) * len(ROOMS)


def test_a_page_is_dressed_once_before_it_is_shown(qapp):
    told = Told()

    def make():
        page = WidePage("a_page", "A page")
        page.column.addWidget(told)
        return page

    pages = Pages(Outfit())
    pages.resize(1920, 1080)
    pages.show()
    pages.go(pages.get("a_page", make))
    pages.grab()
    assert told.count == 1
    pages.close()
