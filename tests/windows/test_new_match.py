"""Preparing a match by mouse and keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.players.player import styles
from barracan.table.hud.people import People
from barracan.windows.shell.formats import LEVELS, describe_level, describe_style, player_title, style_title
from barracan.windows.start.new_match import NewMatchPage
from games.random_play import option_values
from waiting import run_dry, until
from windows.pages import absent, click, control, opened, write


@pytest.fixture
def page(qtbot, monkeypatch):
    monkeypatch.setenv("USER", "root")
    return opened(qtbot, NewMatchPage([CATALOG["barracan"]], {}))


def dealt(qtbot, page):
    with qtbot.waitSignal(page.dealt) as heard:
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
        {"seats": None, "sides": "many", "names": {}, "players": ["nobody"] * 9, "options": []},
    ],
)
def test_a_note_that_makes_no_sense_gives_defaults(qtbot, table):
    page = opened(qtbot, NewMatchPage([CATALOG["barracan"]], {"barracan": table}))
    settings, _ = dealt(qtbot, page)
    assert len(settings.seats) == 4
    assert settings.options["target"] == 100


def test_enter_deals_and_esc_goes_back(qtbot, page):
    with qtbot.waitSignal(page.dealt):
        QTest.keyClick(control(page, "name_0"), Qt.Key.Key_Return)
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_enter_on_cancel_cancels(qtbot, page):
    control(page, "cancel").setFocus()
    with qtbot.assertNotEmitted(page.dealt), qtbot.waitSignal(page.closed):
        QTest.keyClick(control(page, "cancel"), Qt.Key.Key_Return)


@pytest.fixture(autouse=True)
def no_double_clicks(qapp):
    """Let no two clicks be a double click: a list that has just opened takes a release for the end of the first one."""
    interval = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(interval)


def pick(page, name, words):
    """Open a list and click an entry."""
    choice = control(page, name)
    QTest.mouseClick(choice, Qt.MouseButton.LeftButton)
    until(lambda: choice.view().isVisible())
    run_dry()
    spot = choice.view().visualRect(choice.model().index(choice.findText(words), 0)).center()
    QTest.mouseClick(choice.view().viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert choice.currentText() == words


def told_of_players(page):
    return control(page, "players_told").text().splitlines()


def test_each_level_at_the_table_is_told_once_in_a_sentence(page):
    assert [sentence.split()[0] for sentence in told_of_players(page)] == ["Casual"]
    pick(page, "player_1", "Expert")
    pick(page, "player_2", "Beginner")
    assert [sentence.split()[0] for sentence in told_of_players(page)] == ["Expert", "Beginner", "Casual"]
    for level in LEVELS:
        choice = control(page, "player_3")
        assert choice.itemData(choice.findData(level), Qt.ItemDataRole.ToolTipRole) == describe_level(level)
        assert describe_level(level).startswith(player_title(level))


def test_persons_alone_are_told_nothing_of(page):
    click(page, "seats_2")
    pick(page, "player_1", "Person here")
    assert absent(page, "players_told")


def test_a_style_is_chosen_beside_the_level_by_mouse(qtbot, page):
    assert control(page, "player_1_style").currentText() == "Plain"
    pick(page, "player_1", "Expert")
    pick(page, "player_1_style", "Blocker")
    assert "The blocker lays more stoppers and leaves less to pick up." in told_of_players(page)
    settings, table = dealt(qtbot, page)
    assert settings.seats[1] == SeatNote("Bix", "expert", "blocker")
    again = opened(qtbot, NewMatchPage([CATALOG["barracan"]], {"barracan": table}))
    assert dealt(qtbot, again)[0] == settings


def test_a_style_is_chosen_by_keys(qtbot, page):
    control(page, "player_2").setFocus()
    QTest.keyClick(control(page, "player_2"), Qt.Key.Key_Tab)
    style = control(page, "player_2_style")
    assert style.hasFocus()
    for words in ("Bold", "Collector", "Blocker", "Team player", "Any style"):
        QTest.keyClick(style, Qt.Key.Key_Down)
        assert style.currentText() == words
    QTest.keyClick(style, Qt.Key.Key_Up)
    settings, _ = dealt(qtbot, page)
    assert settings.seats[2] == SeatNote("Nora", "casual", "team")


def test_a_person_has_no_style(qtbot, page):
    assert absent(page, "player_0_style")
    pick(page, "player_1_style", "Bold")
    pick(page, "player_1", "Person here")
    assert absent(page, "player_1_style")
    assert not any(sentence.startswith("Bold") for sentence in told_of_players(page))
    assert dealt(qtbot, page)[0].seats[1] == SeatNote("Bix", "human")


def test_a_team_player_needs_a_partner(qtbot, page):
    pick(page, "player_1_style", "Team player")
    click(page, "seats_2")
    assert control(page, "player_1_style").findText("Team player") < 0
    assert dealt(qtbot, page)[0].seats[1] == SeatNote("Bix", "casual")
    click(page, "seats_4")
    assert dealt(qtbot, page)[0].seats[1] == SeatNote("Bix", "casual", "team")
    click(page, "option_partnership")
    assert dealt(qtbot, page)[0].seats[1] == SeatNote("Bix", "casual")


@pytest.fixture
def all_games(qtbot):
    return opened(qtbot, NewMatchPage(list(CATALOG.values()), {}))


def choose_game(page, game):
    """Click a game in the list."""
    games = control(page, "game_list")
    item = games.item(list(CATALOG).index(game.id))
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=games.visualItemRect(item).center())
    assert item.text() == str(game.title)


def written(value):
    """A value as the sentences of an option are kept."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def choose_value(page, option, value):
    """Choose a value of an option with the mouse or, a number, by typing."""
    name = f"option_{option.name}"
    if isinstance(value, bool):
        click(page, name)
    elif option.choices:
        click(page, f"{name}_{value}")
    else:
        write(page, name, str(value))


def reads(page, sentence):
    """Whether this sentence stands on the page."""
    return any(each.text() == sentence and each.isVisible() for each in page.findChildren(QLabel))


@pytest.mark.parametrize("game", CATALOG.values(), ids=CATALOG)
def test_every_number_of_seats_of_every_game_is_dealt(qtbot, all_games, game):
    choose_game(all_games, game)
    assert len(dealt(qtbot, all_games)[0].seats) == (3 if game.id == "sheepshead" else 4)
    for count in game.seat_counts:
        click(all_games, f"seats_{count}")
        settings, _ = dealt(qtbot, all_games)
        assert (settings.game, len(settings.seats)) == (game.id, count)
        assert settings.sides == game.sides(count, settings.options)


@pytest.mark.parametrize("game", CATALOG.values(), ids=CATALOG)
def test_every_option_of_every_game_is_explained_chosen_and_reset(qtbot, all_games, game):
    choose_game(all_games, game)
    for option in game.options:
        if option.seats is not None:
            click(all_games, f"seats_{option.seats[0]}")
        assert reads(all_games, str(option.title))
        for value in (choice for choice in option_values(option) if choice != option.default):
            choose_value(all_games, option, value)
            assert dealt(qtbot, all_games)[0].options[option.name] == value
            sentence = str(option.text.get(written(value)) or option.text[""])
            assert sentence.endswith(".")
            assert reads(all_games, sentence)
            click(all_games, "reset_options")
            assert dealt(qtbot, all_games)[0].options[option.name] == option.default
            assert reads(all_games, str(option.text.get(written(option.default)) or option.text[""]))
            assert absent(all_games, "reset_options")


def test_six_at_buraco_are_three_pairs_or_two_sides_of_three(qtbot, all_games):
    choose_game(all_games, CATALOG["buraco"])
    assert absent(all_games, "sides")
    click(all_games, "seats_6")
    assert dealt(qtbot, all_games)[0].sides == ((0, 3), (1, 4), (2, 5))
    click(all_games, "sides_1")
    assert reads(all_games, "Ada, Nora and Cleo against Bix, Tomas and Ravi")
    settings, table = dealt(qtbot, all_games)
    assert settings.sides == ((0, 2, 4), (1, 3, 5))
    again = opened(qtbot, NewMatchPage(list(CATALOG.values()), {"buraco": table}))
    assert dealt(qtbot, again)[0].sides == ((0, 2, 4), (1, 3, 5))
    click(again, "seats_4")
    assert dealt(qtbot, again)[0].sides == ((0, 2), (1, 3))


def test_an_option_that_does_not_matter_is_none_to_reset(all_games):
    choose_game(all_games, CATALOG["burraco"])
    click(all_games, "seats_3")
    click(all_games, "option_three_pots_11-11")
    assert not absent(all_games, "reset_options")
    click(all_games, "seats_4")
    assert absent(all_games, "reset_options")


@pytest.mark.parametrize(
    ("game", "option", "less", "more"),
    [
        ("burraco", "target", 1505, 2505),
        ("buraco", "target", 2500, 3500),
        ("buraco", "minutes", 0, 10),
        ("concan", "threshold", 41, 61),
        ("concan", "restock", 0, 2),
        ("concan", "hands", 8, 10),
        ("barracuda", "limit", 90, 110),
        ("barracuda", "hand_cents", 4, 6),
        ("sheepshead", "target", 9, 11),
    ],
)
def test_minus_and_plus_go_by_steps_that_suit_the_number(qtbot, all_games, game, option, less, more):
    choose_game(all_games, CATALOG[game])
    usual = dealt(qtbot, all_games)[0].options[option]
    click(all_games, f"option_{option}_less")
    assert dealt(qtbot, all_games)[0].options[option] == less
    if usual != less:
        click(all_games, f"option_{option}_more")
    assert dealt(qtbot, all_games)[0].options[option] == usual
    click(all_games, f"option_{option}_more")
    assert dealt(qtbot, all_games)[0].options[option] == more


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


def test_styles_are_offered_in_games_that_have_them(all_games):
    for game in CATALOG.values():
        choose_game(all_games, game)
        assert absent(all_games, "player_1_style") == (not styles(game.id)), game.id


def test_every_style_has_a_name_a_sentence_and_a_word_at_the_table():
    for style in (style for game in CATALOG for style in styles(game)):
        assert style_title(style)
        assert describe_style(style).endswith(".")
        assert People(("Bix",), (f"expert:{style}",)).level(0).startswith("expert, ")


def test_another_game_begins_with_its_seats(qtbot):
    page = opened(qtbot, NewMatchPage(list(CATALOG.values()), {}), (1024, 700))
    games, bar = control(page, "game_list"), page.findChild(QScrollArea).verticalScrollBar()
    for row in range(games.count()):
        bar.setValue(bar.maximum())
        games.setCurrentRow((row + 1) % games.count())
        QApplication.processEvents()
        assert bar.value() == 0
        assert not control(page, "name_0").visibleRegion().isEmpty()
