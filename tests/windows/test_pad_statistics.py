"""The statistics of a player's pad, and how their figures are written."""

from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QLabel

from barracan.model.replay import SeatNote
from barracan.storage.pads import closed_line, entry_line, pad_line, read_pad
from barracan.windows.shell.language import set_language
from windows.pads import number_of, words
from windows.pages import click, control

pytestmark = pytest.mark.usefixtures("matches_of_records")


@pytest.mark.parametrize(("game", "best"), [("concan", "55"), ("barracuda", "55"), ("burraco", "210")])
def test_the_best_match_is_the_one_with_the_fewest_points_where_fewer_win(window, library, game, best):
    seats = tuple(SeatNote(name, "human") for name in ("Zoe", "Yan", "Xia"))
    for target, points in enumerate(((55, 60, 70), (210, 90, 80)), 500):
        lines = [pad_line(game, seats, ((0,), (1,), (2,)), target), entry_line(1, points, datetime.now(UTC))]
        library.release(library.begin([*lines, closed_line(read_pad(lines), (0,))]))
    window.features.pads.show_pad(number_of(library, "Zoe"))
    click(window, "pad_part_statistics")
    row = [each.text() for each in control(window, "games").findChildren(QLabel)][7:]
    assert row[5] == best


def test_one_match_of_one_hand_is_told_in_the_singular(window, library):
    seats = tuple(SeatNote(name, "human") for name in ("Zoe", "Yan"))
    lines = [pad_line("burraco", seats, ((0,), (1,)), 100), entry_line(1, (1, 0), datetime.now(UTC))]
    library.release(library.begin([*lines, closed_line(read_pad(lines), (0,))]))
    window.features.pads.show_pad(number_of(library, "Zoe"))
    assert control(window, "pad_matches").item(0).text().endswith("\none point, won")
    click(window, "pad_part_statistics")
    assert {"match", "hand"} <= set(words(window))
    assert control(window, "curve").accessibleName() == "Won 1 of one match: 100%"


def test_statistics_are_written_as_the_language_writes_figures(window, library):
    seats = tuple(SeatNote(name, "human") for name in ("Zoe", "Yan"))
    lines = [pad_line("burraco", seats, ((0,), (1,)), 100)]
    lines += [entry_line(hand, (hand, 0), datetime.now(UTC)) for hand in (1, 2)]
    library.release(library.begin([*lines, closed_line(read_pad(lines), (0,))]))
    set_language("pt")
    try:
        window.features.pads.show_pad(number_of(library, "Zoe"))
        click(window, "pad_part_statistics")
        told = [each.text() for each in control(window, "games").findChildren(QLabel)]
    finally:
        set_language("en")
    assert {"100%", "1,5"} <= set(told)


def test_points_are_written_with_a_minus_sign_and_the_comma_of_the_language(window, library, speak):
    seats = tuple(SeatNote(name, "human") for name in ("Zoe", "Yan"))
    hands = [entry_line(hand, points, datetime.now(UTC)) for hand, points in enumerate(((-40, 10), (-35, 20)), 1)]
    lines = [pad_line("burraco", seats, ((0,), (1,)), 100), *hands]
    library.release(library.begin([*lines, closed_line(read_pad(lines), (1,))]))
    speak("es")
    window.features.pads.show_pad(number_of(library, "Zoe"))
    assert "−75 puntos" in control(window, "pad_matches").item(0).text()
    click(window, "pad_part_statistics")
    row = [each.text() for each in control(window, "games").findChildren(QLabel)][7:]
    assert row[4:] == ["−75", "−75", "−37,5"]
