"""Preparing a match of every game: its seats, options, levels and styles."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from barracan.games.catalog import CATALOG
from barracan.players.player import styles
from barracan.table.hud.people import People
from barracan.table.themes import Outfit
from barracan.windows.shell.formats import describe_style, style_title
from barracan.windows.start.new_match import NewMatchPage
from games.random_play import option_values
from windows.new_match import dealt, sit, unfold
from windows.pages import absent, click, control, opened, write


@pytest.fixture
def all_games(qtbot):
    return opened(qtbot, NewMatchPage(list(CATALOG), {}))


def choose_game(page, game):
    """Click the picture of a game."""
    click(page, f"pick_{game.id}")
    assert page.settings.game.id == game.id
    assert control(page, f"pick_{game.id}").isChecked()


def written(value):
    """A value as the sentences of an option are kept."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def choose_value(page, option, value):
    """Choose a value of an option with the mouse or, a number, by typing."""
    unfold(page)
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


def test_digits_and_arrows_choose_a_game(all_games):
    click(all_games, "seat_1")
    for key, game in ((Qt.Key.Key_7, "sheepshead"), (Qt.Key.Key_2, "burraco"), (Qt.Key.Key_Right, "buraco")):
        QTest.keyClick(control(all_games, "seat_1"), key)
        assert all_games.settings.game.id == game
    write(all_games, "seat_name", "R2")
    assert all_games.settings.game.id == "buraco"
    control(all_games, "pick_buraco").setFocus()
    QTest.keyClick(control(all_games, "pick_buraco"), Qt.Key.Key_Left)
    assert all_games.settings.game.id == "burraco"
    assert control(all_games, "pick_burraco").hasFocus()


def test_another_game_begins_with_its_seats(all_games):
    unfold(all_games)
    for game in CATALOG.values():
        choose_game(all_games, game)
        assert not all_games.settings.shows_rules
        assert not control(all_games, "seat_0").visibleRegion().isEmpty()


@pytest.mark.parametrize("game", CATALOG.values(), ids=CATALOG)
def test_every_number_of_seats_of_every_game_is_dealt(qtbot, all_games, game):
    choose_game(all_games, game)
    assert len(dealt(qtbot, all_games)[0].seats) == (3 if game.id == "sheepshead" else 4)
    for count in game.seat_counts:
        click(all_games, f"seats_{count}")
        settings, _ = dealt(qtbot, all_games)
        assert (settings.game, len(settings.seats)) == (game.id, count)
        assert settings.sides == game.sides(count, settings.options)


def test_six_at_buraco_are_three_pairs_or_two_sides_of_three(qtbot, all_games):
    choose_game(all_games, CATALOG["buraco"])
    assert absent(all_games, "sides")
    click(all_games, "seats_6")
    assert dealt(qtbot, all_games)[0].sides == ((0, 3), (1, 4), (2, 5))
    click(all_games, "sides_1")
    assert reads(all_games, "You, Nora and Cleo against Bix, Tomas and Ravi")
    settings, table = dealt(qtbot, all_games)
    assert settings.sides == ((0, 2, 4), (1, 3, 5))
    again = opened(qtbot, NewMatchPage(list(CATALOG), {"buraco": table}))
    assert dealt(qtbot, again)[0].sides == ((0, 2, 4), (1, 3, 5))
    click(again, "seats_4")
    assert dealt(qtbot, again)[0].sides == ((0, 2), (1, 3))


@pytest.mark.parametrize("game", CATALOG.values(), ids=CATALOG)
def test_every_option_of_every_game_is_explained_chosen_and_reset(qtbot, all_games, game):
    choose_game(all_games, game)
    for option in game.options:
        if option.seats is not None:
            click(all_games, f"seats_{option.seats[0]}")
        unfold(all_games)
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


def test_an_option_that_does_not_matter_is_none_to_reset(all_games):
    choose_game(all_games, CATALOG["burraco"])
    click(all_games, "seats_3")
    unfold(all_games)
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
    unfold(all_games)
    usual = dealt(qtbot, all_games)[0].options[option]
    click(all_games, f"option_{option}_less")
    assert dealt(qtbot, all_games)[0].options[option] == less
    if usual != less:
        click(all_games, f"option_{option}_more")
    assert dealt(qtbot, all_games)[0].options[option] == usual
    click(all_games, f"option_{option}_more")
    assert dealt(qtbot, all_games)[0].options[option] == more


def test_a_level_that_is_not_offered_stays_where_it_was_chosen_before(all_games):
    choose_game(all_games, CATALOG["barracan"])
    sit(all_games, 1, level="expert")
    choose_game(all_games, CATALOG["barracuda"])
    sit(all_games, 1, level="strong")
    assert absent(all_games, "level_expert")
    assert "an expert would win no more hands" in control(all_games, "level_told").text()
    choose_game(all_games, CATALOG["barracan"])
    sit(all_games, 1)
    assert control(all_games, "level_expert").isVisible()


def test_styles_are_offered_in_games_that_have_them(all_games):
    for game in CATALOG.values():
        choose_game(all_games, game)
        sit(all_games, 1)
        assert absent(all_games, "style_any") == (not styles(game.id)), game.id


def test_every_style_has_a_name_a_sentence_and_a_word_at_the_table():
    for style in (style for game in CATALOG for style in styles(game)):
        assert style_title(style)
        assert describe_style(style).endswith(".")
        assert People(("Bix",), (f"expert:{style}",)).level(0).startswith("expert, ")


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)], ids=str)
def test_every_control_of_a_usual_match_of_any_game_lies_inside_the_window(qtbot, size):
    page = opened(qtbot, NewMatchPage(list(CATALOG), {}), size)
    page.wear(Outfit())
    picks = [f"pick_{each}" for each in CATALOG]
    for game in CATALOG.values():
        choose_game(page, game)
        QApplication.processEvents()  # what is made anew is laid out a moment later
        cards = [f"seat_{seat}" for seat in range(page.settings.seats)]
        for name in ("deal", "cancel", "seat_name", "change_rules", "change_seats", *cards, *picks):
            each = control(page, name)
            rect = QRect(each.mapTo(page, QPoint(0, 0)), each.size())
            assert page.rect().contains(rect), (game.id, name)
        places = [control(page, card).geometry() for card in cards]
        assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at]), game.id
