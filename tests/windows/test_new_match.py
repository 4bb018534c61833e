"""Preparing a match by mouse and keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from barracan.model.replay import SeatNote
from barracan.table.themes import THEMES, Outfit, contrast
from barracan.windows.shell.formats import LEVELS, describe_level, player_title
from barracan.windows.start.new_match import NewMatchPage
from waiting import until
from windows.new_match import dealt, fold, sit, unfold
from windows.pages import absent, click, control, opened, write


@pytest.fixture
def page(qtbot, monkeypatch):
    monkeypatch.setenv("USER", "root")
    return opened(qtbot, NewMatchPage(["barracan"], {}))


def test_deal_without_a_change_is_four_seats_in_pairs_against_casual_computers(qtbot, page):
    settings, table = dealt(qtbot, page)
    assert settings.game == "barracan"
    assert settings.seats == (
        SeatNote("You", "human"), SeatNote("Bix", "casual"), SeatNote("Nora", "casual"), SeatNote("Tomas", "casual"),
    )  # fmt: skip
    assert settings.options == {"partnership": True, "flash_exit": "any", "trick_ace": "high", "target": 100}
    assert table["seats"] == 4


@pytest.mark.parametrize(
    "table",
    [
        {"seats": 9, "names": [1, None], "players": "expert", "options": {"target": "many", "unknown": 1}},
        {"seats": None, "sides": "many", "names": {}, "players": ["nobody"] * 9, "options": []},
    ],
)
def test_a_note_that_makes_no_sense_gives_defaults(qtbot, table):
    page = opened(qtbot, NewMatchPage(["barracan"], {"barracan": table}))
    settings, _ = dealt(qtbot, page)
    assert len(settings.seats) == 4
    assert settings.options["target"] == 100


def test_enter_on_cancel_cancels(qtbot, page):
    control(page, "cancel").lead_keys_here()
    with qtbot.assertNotEmitted(page.dealt), qtbot.waitSignal(page.closed):
        QTest.keyClick(control(page, "cancel"), Qt.Key.Key_Return)


def test_what_is_chosen_is_what_is_dealt(qtbot, page):
    click(page, "seats_2")
    sit(page, 0, "Zoe")
    sit(page, 1, level="expert")
    unfold(page)
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
    assert not absent(page, "seat_3")
    unfold(page)
    assert not absent(page, "option_partnership")
    click(page, "seats_3")
    assert absent(page, "option_partnership")
    fold(page)
    assert absent(page, "seat_3")


def test_the_switch_turns_partners_into_single_players(qtbot, page):
    unfold(page)
    click(page, "option_partnership")
    fold(page)
    assert control(page, "sides_told").text() == "Each plays alone"
    settings, _ = dealt(qtbot, page)
    assert settings.options["partnership"] is False


def test_a_seat_without_a_name_is_told_in_a_sentence_and_nothing_is_dealt(qtbot, page):
    sit(page, 2, "")
    control(page, "seat_name").clear()
    sit(page, 1)
    with qtbot.assertNotEmitted(page.dealt):
        click(page, "deal")
    assert control(page, "fault").text() == "Seat 3 has no name yet."
    assert control(page, "seat_name").hasFocus()
    assert control(page, "seat_name").text() == ""


def test_two_seats_of_one_name_are_told_in_a_sentence(qtbot, page):
    sit(page, 1, "  you ")
    with qtbot.assertNotEmitted(page.dealt):
        click(page, "deal")
    assert control(page, "fault").text() == "Two seats are named you: give one another name."
    sit(page, 1, "Ben")
    assert absent(page, "fault")


def test_of_several_people_at_the_screen_nobody_is_called_you(qtbot, page):
    sit(page, 1, "Eva", level="human")
    assert control(page, "fault").text() == "Several people share this screen: each needs a name."
    with qtbot.assertNotEmitted(page.dealt):
        click(page, "deal")
    name = control(page, "seat_name")
    assert name.hasFocus()
    assert name.selectedText() == "You"
    QTest.keyClicks(name, "Ben")
    settings, _ = dealt(qtbot, page)
    assert [seat.name for seat in settings.seats][:2] == ["Ben", "Eva"]


def test_no_computer_is_called_you(qtbot, page):
    sit(page, 0, level="strong")
    assert control(page, "seat_name").text() == "Ada"
    sit(page, 0, level="human")
    assert control(page, "seat_name").text() == "You"
    sit(page, 0, level="strong")
    sit(page, 1, "Eva", level="human")
    settings, table = dealt(qtbot, page)
    assert [seat.name for seat in settings.seats][:2] == ["Ada", "Eva"]
    again = opened(qtbot, NewMatchPage(["barracan"], {"barracan": {**table, "names": ["You", "Eva"]}}))
    assert again.settings.notes[0] == SeatNote("Ada", "strong")


def test_two_equal_names_matter_only_at_seats_in_use(qtbot, page):
    sit(page, 3, "You")
    click(page, "seats_2")
    settings, _ = dealt(qtbot, page)
    assert len(settings.seats) == 2


def test_reset_brings_the_options_of_the_rules_back(page):
    assert absent(page, "reset_options")
    assert control(page, "differs_told").text() == "As usual."
    unfold(page)
    click(page, "option_trick_ace_low")
    assert control(page, "differs_told").text() == "Differs from usual: Aces in tricks: low."
    click(page, "reset_options")
    assert page.settings.options.all_default
    assert absent(page, "reset_options")


def test_the_table_is_found_again_as_it_was(qtbot, page):
    click(page, "seats_3")
    sit(page, 1, "Zoe")
    unfold(page)
    click(page, "option_flash_exit_empty")
    settings, table = dealt(qtbot, page)
    again = opened(qtbot, NewMatchPage(["barracan"], {"barracan": table}))
    assert dealt(qtbot, again)[0] == settings


def test_enter_deals_and_esc_goes_back(qtbot, page):
    with qtbot.waitSignal(page.dealt):
        QTest.keyClick(control(page, "seat_name"), Qt.Key.Key_Return)
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_esc_folds_the_house_rules_first(page):
    unfold(page)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.settings.shows_rules
    assert control(page, "change_rules").text() == "Change"


def test_the_first_opponent_is_chosen_at_first(page):
    assert control(page, "seat_name").text() == "Bix"
    assert control(page, "level_told").text().startswith(describe_level("casual"))


def test_partners_or_everybody_alone_is_chosen_beside_the_seats(qtbot, page):
    click(page, "seats_4")
    assert control(page, "partners_true").isChecked()
    click(page, "partners_false")
    assert control(page, "sides_told").text() == "Each plays alone"
    assert control(page, "differs_told").text() == "Differs from usual: Partnership: off."
    settings, table = dealt(qtbot, page)
    assert settings.options["partnership"] is False
    again = opened(qtbot, NewMatchPage(["barracan"], {"barracan": table}))
    assert control(again, "partners_false").isChecked()
    click(page, "reset_options")
    assert control(page, "partners_true").isChecked()
    click(page, "seats_3")
    assert absent(page, "partners_true")


def test_the_level_of_the_chosen_seat_is_told_in_a_sentence(page):
    sit(page, 0)
    assert control(page, "person_told").text() == "Plays at this screen."
    assert absent(page, "level_casual")
    for level in LEVELS:
        sit(page, 1, level=level)
        assert control(page, "level_told").text().startswith(describe_level(level))
        assert describe_level(level).startswith(player_title(level))
        assert control(page, "seat_1").accessibleDescription() == level


def test_a_style_is_chosen_beside_the_level_by_mouse(qtbot, page):
    sit(page, 1, level="expert", style="blocker")
    assert control(page, "style_told").text() == "The blocker lays more stoppers and leaves less to pick up."
    settings, table = dealt(qtbot, page)
    assert settings.seats[1] == SeatNote("Bix", "expert", "blocker")
    again = opened(qtbot, NewMatchPage(["barracan"], {"barracan": table}))
    assert dealt(qtbot, again)[0] == settings


def test_level_and_style_are_chosen_by_keys(qtbot, page):
    sit(page, 2)
    control(page, "level_casual").setFocus()
    QTest.keyClick(control(page, "level_casual"), Qt.Key.Key_Right)
    assert control(page, "level_strong").hasFocus()
    QTest.keyClick(control(page, "level_strong"), Qt.Key.Key_Space)
    control(page, "style_team").setFocus()
    QTest.keyClick(control(page, "style_team"), Qt.Key.Key_Space)
    settings, _ = dealt(qtbot, page)
    assert settings.seats[2] == SeatNote("Nora", "strong", "team")


def test_a_person_has_no_style(qtbot, page):
    sit(page, 0, "Ada")
    assert absent(page, "style_bold")
    sit(page, 1, style="bold")
    sit(page, 1, level="human")
    assert absent(page, "style_bold")
    assert absent(page, "style_told")
    assert dealt(qtbot, page)[0].seats[1] == SeatNote("Bix", "human")


def test_a_team_player_needs_a_partner(qtbot, page):
    sit(page, 1, style="team")
    click(page, "seats_2")
    assert absent(page, "style_team")
    assert dealt(qtbot, page)[0].seats[1] == SeatNote("Bix", "casual")
    click(page, "seats_4")
    assert dealt(qtbot, page)[0].seats[1] == SeatNote("Bix", "casual", "team")
    unfold(page)
    click(page, "option_partnership")
    assert dealt(qtbot, page)[0].seats[1] == SeatNote("Bix", "casual")


def test_seats_change_places_by_drag(qtbot, page):
    first, other = control(page, "seat_0"), control(page, "seat_2")
    start = first.rect().center()
    there = first.mapFromGlobal(other.mapToGlobal(other.rect().center()))
    QTest.mousePress(first, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(first, (start + there) / 2)
    QTest.mouseMove(first, first.mapFromGlobal(other.mapToGlobal(other.rect().center())))
    over = first.mapFromGlobal(other.mapToGlobal(other.rect().center()))
    QTest.mouseRelease(first, Qt.MouseButton.LeftButton, pos=over)
    settings, _ = dealt(qtbot, page)
    assert [note.name for note in settings.seats] == ["Nora", "Bix", "You", "Tomas"]
    assert settings.seats[2].player == "human"
    assert control(page, "seat_name").text() == "You"


def test_a_drag_beside_all_seats_changes_nothing(qtbot, page):
    card = control(page, "seat_1")
    before = card.geometry()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
    QTest.mouseMove(card, card.rect().center() + QPoint(60, -150))
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
    assert card.geometry() == before
    assert [note.name for note in dealt(qtbot, page)[0].seats] == ["You", "Bix", "Nora", "Tomas"]


def test_seats_change_places_by_two_clicks(qtbot, page):
    sit(page, 1)
    click(page, "change_seats")
    assert control(page, "sides_told").text() == "Choose the seat to change places with."
    click(page, "seat_3")
    settings, _ = dealt(qtbot, page)
    assert [note.name for note in settings.seats] == ["You", "Tomas", "Nora", "Bix"]
    assert not control(page, "change_seats").isChecked()


def test_names_that_are_known_are_offered_while_one_types(qtbot):
    page = opened(qtbot, NewMatchPage(["barracan"], {}))
    page.seat_panel.offer_names(["Wilhelmina", "Zoe"])
    write(page, "seat_name", "wil")
    completer = control(page, "seat_name").completer()
    assert completer.currentCompletion() == "Wilhelmina"


@pytest.mark.parametrize("theme", ["felt", "light"])
def test_the_names_that_are_offered_look_like_the_page(qtbot, theme):
    page = opened(qtbot, NewMatchPage(["barracan"], {}))
    page.wear(Outfit(theme=THEMES[theme]))
    page.seat_panel.offer_names(["Wilhelmina", "Wilma"])
    name = control(page, "seat_name")
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "wil")
    names = name.completer().popup()
    until(names.isVisible)
    row = names.visualRect(names.model().index(0, 0))
    assert row.height() >= name.fontMetrics().height() + 6
    ground = names.viewport().grab().toImage().pixelColor(row.right() - 4, row.bottom() + row.height() // 2)
    assert contrast(ground, page.theme.text) >= 4.5


def test_the_target_can_be_typed(qtbot, page):
    unfold(page)
    write(page, "option_target", "42")
    QTest.keyClick(control(page, "option_target"), Qt.Key.Key_Tab)
    settings, _ = dealt(qtbot, page)
    assert settings.options["target"] == 42
    assert control(page, "rules_told").text() == "To 42 points."
    write(page, "option_target", "0")
    control(page, "seat_name").setFocus()
    assert control(page, "option_target").text() == "1"
    click(page, "option_target_more")
    assert control(page, "option_target").text() == "10"


def test_who_sat_there_as_you_bears_the_name_that_they_have_told_since(qtbot, page):
    _, table = dealt(qtbot, page)
    assert table["names"][0] == "You"
    again = opened(qtbot, NewMatchPage(["barracan"], {"barracan": table}, me="Nina"))
    assert control(again, "seat_0").text() == "Nina"
