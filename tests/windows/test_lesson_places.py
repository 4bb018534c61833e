"""What the steps of a lesson name on the table: it is lit, and the card of the lesson keeps off it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.session.lessons.course import course_of
from barracan.windows.learn.lesson_page import LessonPage
from table.by_mouse import Mouse


@pytest.fixture
def open_page(qtbot, window):
    pages = []

    def open_page(game, chapter, title=""):
        page = LessonPage(course_of(game, "en").open(chapter), window.controller.sounds)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.open_at(next(n for n, step in enumerate(page.chapter.steps) if title in ("", step.text.title)))
        QApplication.processEvents()
        return page

    yield open_page
    for page in pages:
        page.end()


def test_of_cards_that_lie_face_down_the_top_one_is_lit(open_page):
    page = open_page("burraco", "pots")
    assert [(card.place, card.code) for card in page.scene.selection.hinted] == [("pot:0", None)]


def test_the_card_keeps_off_a_meld_to_which_cards_are_to_be_added(open_page):
    page = open_page("buraco", "pots", "Seven eights")
    page.scene.finish_motion()
    assert {card.code for card in page.scene.selection.hinted} == {"2C"}
    meld, shrunk = page.scene.layout.area("meld:0:2"), page.view.shrunk
    assert not QRectF(page.card.geometry()).intersects(QRectF(meld.topLeft() * shrunk, meld.size() * shrunk))


def test_melds_laid_in_another_order_have_the_numbers_of_the_chapter(open_page):
    page = open_page("buraco", "first", "The opening")
    live = page.session.table.live
    wanted = page.chapter.move_of(page.step)
    turned = replace(wanted, melds=wanted.melds[::-1])
    assert Mouse(page.view, page.scene, CATALOG["buraco"]).make(live.state, turned)
    assert live.match.moves[-1] == wanted


@pytest.mark.parametrize("title", ["Tricks", "Name the contract"])
def test_the_card_keeps_off_the_contracts_to_choose_from(open_page, title):
    page = open_page("barbu", "first", title)
    card, shrunk = QRectF(page.card.geometry()), page.view.shrunk
    tiles = [each for each in page.scene.hud.sheet.parts() if each.objectName().startswith("tile:")]
    rects = [each.on_scene(each.area()) for each in tiles]
    assert len(rects) == 7
    assert not [rect for rect in rects if card.intersects(QRectF(rect.topLeft() * shrunk, rect.size() * shrunk))]
