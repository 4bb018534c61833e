"""Names of 24 wide letters: nothing in any list or row of any page is pushed out by them, in the smallest window."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.model.record import read_line, write_line
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.storage.pads import entry_line, pad_line
from barracan.storage.players import players
from barracan.windows.shell.language import set_language
from languages import LONGEST
from longer import pushed_out
from self_played import played_lines
from windows.opening import open_window
from windows.pages import click, control

NAMES = tuple("W" * 22 + f"M{letter}" for letter in "ABCDEF")
LONGEST_TITLE = "W" * 60
NOW = datetime(2026, 11, 3, 20, 15, tzinfo=UTC)
SMALLEST = (1024, 700)


@pytest.fixture(params=LONGEST)
def window(request, qtbot, library, tmp_path):
    """The smallest window, in the languages of the most words."""
    window = open_window(qtbot, library, tmp_path, size=SMALLEST)
    window.prefer(replace(window.preferences, language=request.param))
    window.show_matches()
    yield window
    window.close()
    set_language("en")


def nothing_pushed_out(window):
    """Whether everything on the page that is shown can be seen; it fails with what cannot."""
    window.resize(*SMALLEST)  # a table where many cards lie needs more
    for _ in range(2):  # what is made anew is laid out a moment later
        QApplication.processEvents()
    page = window.painted_widget
    assert (window.width(), window.height()) == SMALLEST
    page.grab()
    found = pushed_out(page)
    assert not found, "\n".join(map(str, found))
    return True


def stored(window, game, seats, hands=1, leave_out=0, title="", options=None):
    """A match of people in the library, without so many lines of its end."""
    library = window.library
    lines = played_lines(game, ("random",) * seats, seed=3, first=hands, **(options or {}))
    seated = dict(read_line(lines[0]))
    seated["seats"] = [{"name": name, "player": "human"} for name in NAMES[:seats]]
    match = library.begin([write_line(seated), *lines[1 : len(lines) - leave_out]])
    library.release(match)
    if title:
        library.rename(match, title)
    return match


@pytest.mark.parametrize("title", ["", LONGEST_TITLE])
@pytest.mark.parametrize(("game", "seats"), [("barracan", 2), ("barracan", 4), ("barracuda", 6), ("buraco", 6)])
def test_rows_of_matches_keep_their_buttons(window, game, seats, title):
    match = stored(window, game, seats, leave_out=3, title=title)
    window.show_matches()
    assert nothing_pushed_out(window)
    window.library.delete(match)
    click(window, "listed_bin")
    assert nothing_pushed_out(window)


def test_rows_of_finished_matches_keep_their_buttons(window):
    stored(window, "barracan", 4, options={"target": 1})
    window.show_matches()
    click(window, "listed_finished")
    assert nothing_pushed_out(window)
    click(window, "review_1")
    assert nothing_pushed_out(window)
    control(window, "eyes").setCurrentIndex(4)
    control(window, "eyes").activated.emit(4)
    assert nothing_pushed_out(window)


def test_players_and_their_pads_keep_their_buttons(window):
    stored(window, "barracan", 4, options={"target": 1})
    stored(window, "barracuda", 6, title=LONGEST_TITLE)
    window.do("people")
    assert nothing_pushed_out(window)
    person = window.library.ask(players)[0].id
    click(window, f"pad_{person}")
    assert nothing_pushed_out(window)
    click(window, "pad_part_statistics")
    assert nothing_pushed_out(window)


@pytest.mark.parametrize(("game", "seats"), [("barracan", 2), ("barracan", 4), ("barracuda", 6), ("buraco", 6)])
def test_a_pad_kept_by_hand_keeps_its_buttons(window, game, seats):
    seats_of = tuple(SeatNote(name, "human") for name in NAMES[:seats])
    sides = CATALOG[game].sides(seats, {option.name: option.default for option in CATALOG[game].options})
    library = window.library
    entries = [entry_line(hand, [-123456] * len(sides), NOW) for hand in (1, 2)]
    match = library.begin([pad_line(game, seats_of, sides, 1000), *entries])
    library.release(match)
    window.features.pads.show_match(match)
    assert nothing_pushed_out(window)
    window.show_matches()
    click(window, "listed_by_hand")
    assert nothing_pushed_out(window)


def test_the_seats_of_a_new_match_keep_their_controls(window):
    window.show_new_match()
    page = window.painted_widget
    for game in CATALOG.values():
        page.choose_game(game.id)
        for seats in game.seat_counts:
            page.settings.set_table({"seats": seats, "names": list(NAMES), "players": ["expert:collector"] * 6})
            page.settings.house_rules.set_rules({"W" * 40: {}})
            assert nothing_pushed_out(window), (game.id, seats)


@pytest.mark.parametrize(("game", "seats"), [("barracan", 2), ("barracan", 4), ("barracuda", 6), ("buraco", 6)])
def test_the_pages_of_a_match_keep_their_controls(window, game, seats):
    window.start(MatchSettings(game, tuple(SeatNote(name, "human") for name in NAMES[:seats])))
    assert window.covered
    assert nothing_pushed_out(window)
    window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    window.do("players")
    assert nothing_pushed_out(window)
    window.do("score_pad")
    assert nothing_pushed_out(window)
    window.do("fair_play")
    assert nothing_pushed_out(window)
    window.show_table()
    window.change_table()
    assert nothing_pushed_out(window)
