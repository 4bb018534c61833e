"""The one who has played a hand as “You” is asked for a name, once."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.model.replay import SeatNote
from barracan.windows.start.home_contents import read_settings
from windows.left_matches import finished, unfinished
from windows.pages import absent, click, control, home_page


def test_who_has_played_a_hand_as_you_is_asked_for_a_name_once(window, library):
    window.show_new_match()
    names = control(window, "seat_name").completer().model()
    assert "You" not in names.stringList()
    finished(library, ("You", "Bix"))
    window.show_new_match()
    assert "You" in names.stringList()
    assert control(window, "seat_0").text() == "You"
    page = home_page(window)
    click(window, "name_card")
    QTest.keyClicks(control(window, "your_name"), "nora")
    assert window.pages.currentWidget() is page
    QTest.keyClick(control(window, "your_name"), Qt.Key.Key_Return)
    assert not window.controller.is_open
    assert window.preferences.name == "nora"
    assert library.find_finished()[0].seats[0].name == "nora"
    assert absent(window, "name_card")
    assert read_settings(library, 1).seats[0] == SeatNote("nora", "human")
    window.show_new_match()
    assert control(window, "seat_0").text() == "nora"


def test_the_name_is_left_alone_by_escape_and_not_asked_before_a_hand_was_played(window, library):
    unfinished(library, names=("You", "Bix"))
    page = home_page(window)
    assert absent(window, "name_card")
    finished(library, ("You", "Bix"))
    window.show_home()
    click(window, "name_card")
    QTest.keyClick(control(window, "your_name"), Qt.Key.Key_Escape)
    assert absent(window, "your_name")
    assert window.pages.currentWidget() is page
    assert window.preferences.name == ""


def test_a_name_that_is_taken_is_told_in_words(window, library):
    finished(library, ("You", "Bix"))
    finished(library, ("Ada", "Bix"))
    home_page(window)
    click(window, "name_card")
    QTest.keyClicks(control(window, "your_name"), "Ada")
    QTest.keyClick(control(window, "your_name"), Qt.Key.Key_Return)
    assert "There is a player Ada already" in control(window, "notice_sentence").text()
    assert window.preferences.name == ""
