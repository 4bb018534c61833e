"""A few positions of ``packaging/checks/table_grid.py``: nothing meets, nothing is cut, every index shows."""

from itertools import islice

import pytest
from PySide6.QtCore import QRectF

import table_grid
from barracan.games.catalog import CATALOG, find_game
from barracan.players.self_play import SelfPlay
from barracan.session.review import Review
from barracan.table.hud.labels import Label
from barracan.table.themes import FELT, Outfit
from barracan.windows.shell.language import set_language

POSITIONS, FEW = 3, 2
SMALL = ((1024, 700), (1280, 768))
OUTFIT = Outfit(FELT, speed="off")


@pytest.mark.timeout(240)
def test_some_positions_at_every_size_are_shown_whole():
    found = list(table_grid.look_at_all("barracan", POSITIONS, 1, OUTFIT))
    assert not [f"{cell}, {name}: {fault}" for cell, name, fault in found if fault]
    assert sum(not fault for *_, fault in found) == POSITIONS * (6 + 5 + 6 + 5)


@pytest.mark.parametrize("game", ["burraco", "buraco", "concan", "barracuda", "barbu", "sheepshead"])
def test_some_positions_of_each_other_game_are_shown_whole(game, monkeypatch):
    monkeypatch.setitem(table_grid.HANDS, "barbu", 6)
    found = list(table_grid.look_at_all(game, FEW, 1, OUTFIT, SMALL))
    assert not [f"{cell}, {name}: {fault}" for cell, name, fault in found if fault]
    assert len(found) >= FEW * len(CATALOG[game].seat_counts)


@pytest.mark.parametrize("game", ["concan", "barracuda", "sheepshead"])
def test_larger_text_cuts_and_covers_nothing(game):
    found = list(table_grid.look_at_all(game, 1, 1, OUTFIT._replace(text_size=1.5), SMALL[1:]))
    assert not [f"{cell}, {name}: {fault}" for cell, name, fault in found if fault]


def test_the_names_of_partners_are_whole_at_the_largest_text_in_the_largest_window():
    position = next(table_grid.positions("barracan", 4, True, 1))
    grid = table_grid.Grid(CATALOG["barracan"], table_grid.SIZES[-1], OUTFIT._replace(text_size=1.5))
    assert list(grid.look(position)) == []
    grid.close()


def test_a_name_in_large_text_lies_over_no_hand_at_the_side():
    position = list(islice(table_grid.positions("barracan", 3, True, 1), 2))[-1]
    grid = table_grid.Grid(CATALOG["barracan"], SMALL[-1], OUTFIT._replace(text_size=1.5))
    assert list(grid.look(position)) == []
    grid.close()


@pytest.mark.parametrize(
    ("game", "seats", "least"),
    [("buraco", 4, (1024, 700)), ("buraco", 6, (1280, 768)), ("concan", 2, (1280, 768)), ("barbu", 4, (1024, 700))],
)
def test_a_window_is_as_small_as_the_game_allows(game, seats, least):
    played = SelfPlay(CATALOG[game], ["random"] * seats, {}, seed=2).play(hands=1)
    view = played.game.view(played.state, 0)
    assert table_grid.sizes_from_least(game, view)[0] == least


def test_a_review_is_whole_at_a_large_text(qapp):
    lines = SelfPlay(CATALOG["barracan"], ["random"] * 4, {}, seed=2).play(hands=1).lines
    made = table_grid.ReviewGrid(Review(find_game, lines), (1280, 800))
    made.wear(FELT, 1.3)
    found = [made.look_at(position) for position in (2, len(lines) // 2)]
    made.close()
    assert not [fault for faults in found for fault in faults if "random" not in fault]


def test_a_review_in_the_smallest_window_is_whole_in_italian(qapp):
    lines = table_grid.with_names(SelfPlay(CATALOG["barracuda"], ["random"] * 6, {}, seed=3).play(hands=1).lines)
    set_language("it")
    made = table_grid.ReviewGrid(Review(find_game, lines), (1024, 700), 0.8)
    made.wear(FELT, 1.5)
    found = [made.look_at(position) for position in (3, 2 * len(lines) // 3)]
    made.close()
    set_language("en")
    assert found == [[], []]


@pytest.fixture
def grid(qapp):
    made = table_grid.Grid(CATALOG["barracan"], (1280, 800), OUTFIT)
    yield made
    made.close()


def shown(grid):
    position = next(table_grid.positions("barracan", 2, True, 1))
    assert not grid.look(position)


def test_it_notices_a_card_over_another(grid):
    shown(grid)
    first, second = [card for card in grid.scene.tableau.cards() if card.place.startswith("pile:")][:2]
    second.setZValue(first.zValue() + 1)
    second.setPos(first.pos())
    assert any("index" in fault and "covered" in fault for fault in grid.faults())


def test_it_notices_words_over_words(grid):
    shown(grid)
    labels = [item for item in grid.scene.items() if isinstance(item, Label) and item.isVisible()]
    one, other = [label for label in labels if label.objectName().startswith("label:melds:0")][:2]
    other.set_rect(QRectF(one.area()))
    other.setPos(one.pos())
    assert any("meets" in fault for fault in grid.faults())


def test_it_notices_a_card_outside_the_window(grid):
    shown(grid)
    card = next(card for card in grid.scene.tableau.cards() if card.place.startswith("pile:"))
    card.setPos(grid.scene.sceneRect().topLeft())
    assert any("leaves the window" in fault for fault in grid.faults())
