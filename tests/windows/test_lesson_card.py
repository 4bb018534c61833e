"""The card of a lesson: its room, its place, and what is told on it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

import lesson_cards
from waiting import until
from windows.lessons import at, choose, learning, mouse
from windows.pages import control


@pytest.fixture
def page(window):
    return learning(window)


def test_the_words_of_every_step_have_room(page):
    for number, step in enumerate(page.chapter.steps):
        page.card.show_step(page.chapter, number)
        page.place()
        QApplication.processEvents()
        for name in ("lesson_words", "lesson_task") if step.text.task else ("lesson_words",):
            words = control(page, name)
            assert words.heightForWidth(words.width()) <= words.height(), words.text()


def test_the_card_is_read_out_at_each_step(page, monkeypatch):
    monkeypatch.setattr(type(page.announcer), "heard", True)
    spoken = []
    page.announcer.spoken.connect(lambda sentence, _: spoken.append(sentence))
    at(page, "Draw")
    assert any(sentence.endswith("Draw: click the stock.") for sentence in spoken)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_card_covers_neither_the_hand_nor_what_its_step_names(window, page, size):
    window.resize(*size)
    QApplication.processEvents()
    until(lambda: not page.scene.appearance.resizing)
    for number in range(0, len(page.chapter.steps) - 1, 4):
        page.open_at(number)
        page.scene.finish_motion()
        card = QRectF(page.card.geometry())
        assert page.rect().contains(page.card.geometry())
        assert card.height() <= 0.5 * page.height()
        layout = page.scene.layout
        named = [layout.area(lit.place) for lit in page.current.text.lit if not lit.place.startswith("hand")]
        for rect in (layout.hand_zone, *named):
            shown = lesson_cards.on_page(page, rect)
            assert not card.intersects(shown), (page.current.text.title, card, shown)


def test_the_card_of_a_lesson_takes_its_place_once_when_the_lesson_is_opened(page):
    placed = []
    page.card.settled.connect(lambda: placed.append(page.step))
    page.open_at(5)
    assert placed == [5]


def test_what_the_table_refuses_is_told_on_the_card(page):
    at(page, "Discard")
    choose(page, "5D", "KS")
    place = page.scene.tableau.places["pile:0"]
    mouse(page).click_card(place.cards[-1])
    assert control(page, "lesson_answer").text().startswith("One card is discarded")
    assert page.scene.hud.bubble is None or not page.scene.hud.bubble.isVisible()


def test_over_the_table_stands_what_is_learned(page):
    bar = page.scene.hud.top_bar
    assert bar.facts(1000) == ["Chapter 1 of 6", "A first hand"]
    assert bar.spoken_name() == "BarraCan, Chapter 1 of 6, A first hand"
    assert bar.facts(150) == ["Chapter 1 of 6"]
