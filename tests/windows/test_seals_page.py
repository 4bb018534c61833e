"""The page of sealed decks."""

import re

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from barracan.model.record import Seal, seal_digest
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.windows.match.match_details import SealsPage
from barracan.windows.shell.main_window import MainWindow
from windows.pages import click

DECK = ("QH", "JK", "2C")


@pytest.fixture
def page(qtbot):
    page = SealsPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def told(page):
    return [each.text() for each in page.findChildren(QLabel)]


def test_the_hand_being_played_shows_its_seal_only(qtbot, tmp_path):
    with Library.open(tmp_path / "library.sqlite") as library:
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.show()
        window.start(MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "casual"))))
        window.do("seals")
        words = told(window.painted_widget)
        assert "Hand 1" in words
        assert any(re.fullmatch("Seal: [0-9a-f]{64}", each) for each in words)
        assert "Salt and cards are shown when the hand is over." in words
        assert not any(each.startswith(("Cards:", "Salt:")) for each in words)
        window.close()


def test_a_hand_that_is_over_shows_all_and_it_can_be_copied(page):
    page.show_seals([Seal(1, seal_digest("5a17", DECK), "5a17", DECK), Seal(2, "00")])
    assert "Cards: QH JK 2C" in told(page)
    assert "The seal holds." in told(page)
    QGuiApplication.processEvents()
    click(page, "copy_seal")
    assert QGuiApplication.clipboard().text() == "5a17 QH JK 2C"


def test_a_seal_of_another_deck_is_told(page):
    page.show_seals([Seal(1, "00", "5a17", DECK)])
    assert "The seal is that of another deck." in told(page)


def test_other_seals_take_the_place_of_those_before(page):
    page.show_seals([Seal(1, "00")])
    page.show_seals([])
    QGuiApplication.processEvents()
    assert "The decks of this match were not sealed." in told(page)
    assert "Hand 1" not in [each.text() for each in page.findChildren(QLabel) if each.isVisible()]
