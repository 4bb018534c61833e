"""A table in a window whose size changes."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from table.agreement import agrees
from waiting import until


def test_the_window_can_be_resized_live(desk):
    table = desk(speed="normal")
    for width in range(1280, 2000, 45):
        table.view.resize(width, round(width / 1.6))
        QApplication.processEvents()
        assert not table.scene.stage.motion.busy
        agrees(table)
        assert table.scene.faces.held == table.scene.appearance.at_rest.isActive()
    until(lambda: not table.scene.faces.held)
    widths = {card.spot.width for card in table.scene.tableau.cards()}
    table.scene.faces.finish()
    assert all(table.scene.faces.look(card.key).exact for card in table.scene.tableau.cards())
    assert len(widths) >= 3


def test_sizes_that_follow_quickly_are_laid_out_now_and_then_and_the_last_one_always(desk):
    table = desk()
    laid = []
    table.scene.stage.measured.connect(lambda: laid.append(table.scene.layout.width))
    for width in range(1300, 1400):
        table.scene.appearance.resize(QSizeF(width, 800))
    assert laid == [1300]
    table.view.grab()
    until(lambda: laid[-1] == 1399)
    until(lambda: not table.scene.appearance.resizing)
    assert len(laid) == 2
    agrees(table)


def test_the_hud_is_sharp_again_after_a_resize(desk):
    table = desk()
    table.view.resize(1500, 900)
    table.view.grab()
    until(lambda: not table.scene.appearance.resizing)
    table.scene.faces.finish()
    fresh = desk(size=(1500, 900))
    fresh.scene.faces.finish()
    for each in (table, fresh):
        each.scene.hud.action_bar.hide()  # its buttons keep the places that they had, so they tell of the past
    assert table.view.grab().toImage() == fresh.view.grab().toImage()


@pytest.mark.parametrize("room", [(100, 30), (1200, 30), (30, 900), (0, 0), (410, 280)])
def test_a_table_without_room_lays_its_cards_as_the_least_table_does(desk, room):
    table = desk()
    table.view.resize(*room)
    table.scene.appearance.rest()
    assert min(card.spot.width for card in table.scene.tableau.cards()) > 0
    assert table.scene.width() >= 0.97 * table.view.least.width()
    assert table.scene.height() >= 0.97 * table.view.least.height()
