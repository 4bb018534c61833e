"""A tenth of ``packaging/checks/table_grid.py``: nothing meets, nothing is cut, every index shows."""

import pytest
from PySide6.QtCore import QRectF

import table_grid
from barracan.games.catalog import CATALOG, find_game
from barracan.players.self_play import SelfPlay
from barracan.session.review import Review
from barracan.table.hud.labels import Label
from barracan.table.themes import FELT

POSITIONS = 5


@pytest.mark.timeout(240)
def test_a_tenth_of_the_positions_is_shown_whole():
    found = list(table_grid.look_at_all("barracan", POSITIONS, 1, "felt"))
    assert not [f"{cell}, {name}: {fault}" for cell, name, fault in found if fault]
    assert sum(not fault for *_, fault in found) == POSITIONS * sum(
        len(table_grid.SIZES) for _ in table_grid.kinds(CATALOG["barracan"])
    )


def test_a_review_is_whole_at_a_large_text(qapp):
    lines = SelfPlay(CATALOG["barracan"], ["random"] * 4, {}, seed=2).play(hands=1).lines
    made = table_grid.ReviewGrid(Review(find_game, lines), (1280, 800))
    made.wear(FELT, 1.3)
    found = [made.look_at(position) for position in (2, len(lines) // 2)]
    made.close()
    assert not [fault for faults in found for fault in faults if "random" not in fault]


@pytest.fixture
def grid(qapp):
    made = table_grid.Grid(CATALOG["barracan"], (1280, 800), FELT)
    yield made
    made.close()


def shown(grid):
    view = next(table_grid.positions("barracan", 2, True, 1))
    assert not grid.look(view)
    return view


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
