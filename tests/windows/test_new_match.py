"""Preparing a match by mouse and keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.windows.new_match import NewMatchPage
from windows.pages import absent, click, control, opened, write


@pytest.fixture
def page(qtbot, monkeypatch):
    monkeypatch.setenv("USER", "root")
    return opened(qtbot, NewMatchPage([CATALOG["barracan"]], {}))


def dealt(qtbot, page):
    with qtbot.waitSignal(page.dealt, timeout=1000) as heard:
        click(page, "deal")
    return heard.args


def test_deal_without_a_change_is_four_seats_in_pairs_against_casual_computers(qtbot, page):
    settings, table = dealt(qtbot, page)
    assert settings.game == "barracan"
    assert settings.seats == (
        SeatNote("Ada", "human"), SeatNote("Bix", "casual"), SeatNote("Nora", "casual"), SeatNote("Tomas", "casual"),
    )  # fmt: skip
    assert settings.options == {"partnership": True, "flash_exit": "any", "trick_ace": "high", "target": 100}
    assert table["seats"] == 4


def test_what_is_chosen_is_what_is_dealt(qtbot, page):
    click(page, "seats_2")
    write(page, "name_0", "Zoe")
    control(page, "player_1").setCurrentIndex(control(page, "player_1").findData("expert"))
    click(page, "option_flash_exit_empty")
    click(page, "option_trick_ace_low")
    for _ in range(5):
        click(page, "option_target_less")
    settings, _ = dealt(qtbot, page)
    assert settings.seats == (SeatNote("Zoe", "human"), SeatNote("Bix", "expert"))
    assert settings.options["flash_exit"] == "empty"
    assert settings.options["trick_ace"] == "low"
    assert settings.options["target"] == 50


def test_partnership_is_offered_with_four_seats_only(page):
    assert not absent(page, "option_partnership")
    click(page, "seats_3")
    assert absent(page, "option_partnership")
    assert absent(page, "name_3")


def test_the_switch_turns_partners_into_single_players(qtbot, page):
    click(page, "option_partnership")
    settings, _ = dealt(qtbot, page)
    assert settings.options["partnership"] is False


def test_a_seat_without_a_name_is_told_in_a_sentence_and_nothing_is_dealt(qtbot, page):
    control(page, "name_2").clear()
    with qtbot.assertNotEmitted(page.dealt):
        click(page, "deal")
    assert control(page, "fault").text() == "Seat 3 has no name yet."
    assert control(page, "name_2").hasFocus()


def test_two_seats_of_one_name_are_told_in_a_sentence(qtbot, page):
    write(page, "name_1", "  ada ")
    with qtbot.assertNotEmitted(page.dealt):
        click(page, "deal")
    assert control(page, "fault").text() == "Two seats are named ada: give one another name."
    write(page, "name_1", "Ben")
    assert control(page, "fault").text() == ""


def test_two_equal_names_matter_only_at_seats_in_use(qtbot, page):
    write(page, "name_3", "Ada")
    click(page, "seats_2")
    settings, _ = dealt(qtbot, page)
    assert len(settings.seats) == 2


def test_reset_brings_the_options_of_the_rules_back(page):
    assert absent(page, "reset_options")
    click(page, "option_trick_ace_low")
    click(page, "reset_options")
    assert page.settings.options.all_default
    assert absent(page, "reset_options")


def test_the_table_is_found_again_as_it_was(qtbot, page):
    click(page, "seats_3")
    write(page, "name_1", "Zoe")
    click(page, "option_flash_exit_empty")
    settings, table = dealt(qtbot, page)
    again = opened(qtbot, NewMatchPage([CATALOG["barracan"]], {"barracan": table}))
    assert dealt(qtbot, again)[0] == settings


@pytest.mark.parametrize(
    "table",
    [
        {"seats": 9, "names": [1, None], "players": "expert", "options": {"target": "many", "unknown": 1}},
        {"seats": None, "names": {}, "players": ["nobody"] * 9, "options": []},
    ],
)
def test_a_note_that_makes_no_sense_gives_defaults(qtbot, table):
    page = opened(qtbot, NewMatchPage([CATALOG["barracan"]], {"barracan": table}))
    settings, _ = dealt(qtbot, page)
    assert len(settings.seats) == 4
    assert settings.options["target"] == 100


def test_enter_deals_and_esc_goes_back(qtbot, page):
    with qtbot.waitSignal(page.dealt, timeout=1000):
        QTest.keyClick(control(page, "name_0"), Qt.Key.Key_Return)
    with qtbot.waitSignal(page.closed, timeout=1000):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_enter_on_cancel_cancels(qtbot, page):
    control(page, "cancel").setFocus()
    with qtbot.assertNotEmitted(page.dealt), qtbot.waitSignal(page.closed, timeout=1000):
        QTest.keyClick(control(page, "cancel"), Qt.Key.Key_Return)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (2560, 1440)])
def test_every_control_lies_inside_the_window(qtbot, size):
    page = opened(qtbot, NewMatchPage([CATALOG["barracan"]], {}), size)
    for name in ("deal", "cancel", "name_3", "player_3", "option_target", "game_list"):
        each = control(page, name)
        corner = each.mapTo(page, each.rect().bottomRight())
        assert page.rect().contains(corner), name


def test_the_target_can_be_typed(qtbot, page):
    write(page, "option_target", "42")
    QTest.keyClick(control(page, "option_target"), Qt.Key.Key_Tab)
    settings, _ = dealt(qtbot, page)
    assert settings.options["target"] == 42
    write(page, "option_target", "0")
    control(page, "name_0").setFocus()
    assert control(page, "option_target").text() == "1"
    click(page, "option_target_more")
    assert control(page, "option_target").text() == "10"
