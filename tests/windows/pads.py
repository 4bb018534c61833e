"""What the tests of players and their pads share: who is who, a pad kept by hand, and what can be read."""

from PySide6.QtWidgets import QLabel

from barracan.storage.players import players
from windows.pages import click, write


def words(window):
    return [each.text() for each in window.findChildren(QLabel) if each.isVisible() and each.text()]


def number_of(library, name):
    return next(player.id for player in library.ask(players) if player.name == name)


def begin_pad(window, *names):
    click(window, "pad_by_hand")
    click(window, "pick_burraco")
    click(window, "pad_seats_2")
    for seat, name in enumerate(names):
        write(window, f"pad_name_{seat}", name)
    click(window, "begin_pad")


def enter(window, *points):
    for side, each in enumerate(points):
        write(window, f"points_{side}", str(each))
    click(window, "write_hand")
