"""The page with everybody who has played, as a person uses it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from barracan.storage.players import Player, players
from barracan.table.themes import Outfit
from barracan.windows.pads.people_page import PeoplePage, WinBar
from barracan.windows.shell.controls import ElidedLabel
from waiting import until
from windows.pads import number_of
from windows.pages import absent, click, control, opened, write


def choose(window, person, action):
    """Choose from a player's menu."""
    menu = window.pages.find_leaf("people_page").menu_of(person)
    menu.findChild(QAction, action).trigger()
    menu.deleteLater()


def test_everybody_who_played_is_listed(people, library):
    found = {player.name for player in library.ask(players)}
    assert found
    for player in library.ask(players):
        assert control(people, f"person_{player.id}").text() == player.name


def test_writing_over_a_name_renames_the_player(people, library):
    first = library.ask(players)[0]
    write(people, f"person_{first.id}", "Augusta")
    QTest.keyClick(people.focusWidget(), Qt.Key.Key_Tab)
    assert library.ask(players)[0].name == "Augusta"
    assert control(people, f"person_{first.id}").text() == "Augusta"


def test_a_name_that_is_taken_is_refused_in_words(people, library):
    first, second = library.ask(players)[:2]
    write(people, f"person_{first.id}", second.name)
    QTest.keyClick(people.focusWidget(), Qt.Key.Key_Tab)
    assert "merge the two" in control(people, "trouble").text()
    assert control(people, f"person_{first.id}").text() == first.name


def test_players_are_merged_and_parted_marked_and_made_guests(people, library):
    first, second = library.ask(players)[:2]
    choose(people, second.id, f"merge_{first.id}")
    assert absent(people, f"person_{second.id}")
    choose(people, first.id, f"part_{second.id}")
    assert control(people, f"person_{second.id}").text() == second.name
    choose(people, second.id, "mark_4")
    choose(people, second.id, "guest")
    changed = next(player for player in library.ask(players) if player.id == second.id)
    assert (changed.colour, changed.guest) == ("4", True)


def test_where_nobody_has_played_a_match_is_offered(qtbot):
    page = opened(qtbot, PeoplePage())
    page.show_people([], {})
    with qtbot.waitSignal(page.match_wanted):
        click(page, "new_match")
    page.show_people([Player(1, "Ada", "", False, 1, 0, 0)], {})
    assert absent(page, "new_match")


def test_what_somebody_has_won_is_told_whole_in_large_text_in_the_smallest_window(qtbot):
    page = opened(qtbot, PeoplePage(), (1024, 700))
    page.show_people([Player(1, "Ada", "", False, 13, 10, 6)], {})
    bar = page.findChild(WinBar)
    for text in (1.0, 1.5):
        page.wear(Outfit(text_size=text))
        until(lambda text=text: bar.isVisible() is (text == 1.0))
        told = next(each for each in page.findChildren(ElidedLabel) if each.text().startswith("Matches:"))
        until(lambda told=told: told.drawn_text == told.text())


def test_the_statistics_of_a_player_are_one_click_from_the_list(people, library):
    click(people, f"figures_{number_of(library, 'Ada')}")
    page = people.pages.find_leaf("pad_page")
    assert people.pages.currentWidget() is page
    assert control(people, "pad_part_statistics").isChecked()
    click(people, "close")
    click(people, f"pad_{number_of(library, 'Ada')}")
    assert control(people, "pad_part_matches").isChecked()
