"""The ring of the dealer on a plate."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from barracan.table.hud import plates
from barracan.table.hud.lettering import fits, width_of
from barracan.table.hud.plates import PlateContent, PlateItem, PlateNote
from barracan.table.themes import THEMES


@pytest.mark.parametrize("height", [30, 40, 54, 66])
@pytest.mark.parametrize("width", [120, 180])
@pytest.mark.parametrize("ringed", [False, True])
def test_the_ring_of_the_dealer_is_free_of_names_and_over_the_fan(qapp, monkeypatch, height, width, ringed):
    written, order = {}, []

    def note(painter, rect, words, *how):
        written[words] = QRectF(rect)
        order.append(words)

    def note_fan(*how):
        order.append("fan")
        return 20.0

    monkeypatch.setattr(plates, "write", note)
    monkeypatch.setattr(plates, "draw_fan", note_fan)
    plate = PlateItem(1)
    plate.set_theme(THEMES["felt"])
    plate.set_scale(1.0, 1.0)
    plate.set_rect(QRectF(0, 0, width, height))
    plate.show_plate(PlateContent(1, 1, "Bix", "strong", 11, dealer=True, note=PlateNote(ringed=ringed)))
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        plate.draw(painter)
    texts = [rect for words, rect in written.items() if words in ("Bix", "strong")]
    assert all(written["D"].right() + 2 <= rect.left() for rect in texts)
    assert height < 50 or order.index("fan") < order.index("D")
    assert "deals this hand" in plate.toolTip()


def test_words_begin_behind_the_ring_of_who_plays_alone(qapp, monkeypatch):
    written = {}
    monkeypatch.setattr(plates, "write", lambda painter, rect, words, *how: written.setdefault(words, QRectF(rect)))
    plate = PlateItem(0)
    plate.set_scale(1.0, 1.0)
    plate.set_rect(QRectF(0, 0, 180, 56))
    plate.show_plate(PlateContent(0, 0, "Ada", "you", 7, fanned=False, note=PlateNote(ringed=True)))
    picture = QImage(180, 56, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        plate.draw(painter)
    letter = written["A"]
    assert letter.center().x() + 0.66 * 1.25 * letter.width() + 2 <= written["Ada"].left()


def test_no_fan_takes_no_room(qapp, monkeypatch):
    written = {}
    monkeypatch.setattr(plates, "write", lambda painter, rect, words, *how: written.setdefault(words, QRectF(rect)))
    plate = PlateItem(1)
    plate.set_scale(1.0, 1.0)
    plate.set_rect(QRectF(0, 0, 180, 66))
    plate.show_plate(PlateContent(1, 1, "Bix", "strong", 0))
    picture = QImage(180, 66, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        plate.draw(painter)
    assert written["0 cards"].left() <= 12


def strokes(plate, monkeypatch):
    """What a plate writes, each text with its rect and font."""
    written = []
    monkeypatch.setattr(plates, "write", lambda _, rect, words, font, *how: written.append((words, QRectF(rect), font)))
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        plate.draw(painter)
    return {words: (rect, font) for words, rect, font in written}


@pytest.mark.parametrize(
    ("scale", "height", "note"), [(1.0, 40, PlateNote()), (1.5, 64, PlateNote("−5")), (1.5, 64, PlateNote())]
)
def test_cards_yield_before_a_name_is_cut_and_points_are_told_at_any_size_of_text(
    qapp, monkeypatch, scale, height, note
):
    plate = PlateItem(1)
    plate.set_scale(scale, scale)
    plate.set_rect(QRectF(0, 0, 140 * scale, height))
    plate.show_plate(PlateContent(1, 1, "Tomas", "dilettante", 11, dealer=True, note=note))
    written = strokes(plate, monkeypatch)
    rect, font = written["Tomas"]
    assert fits("Tomas", font, rect.width())
    assert note.points in written or not note.points
    assert "11" in written or "11 cards" in written


def test_a_long_name_on_a_plate_of_large_text_keeps_what_tells_it_from_others(qapp, monkeypatch):
    plate = PlateItem(1)
    plate.set_scale(1.5, 1.5)
    plate.set_rect(QRectF(0, 0, 180, 64))
    plate.show_plate(PlateContent(1, 1, "Gwendolyn Mwmw", "strong", 6))
    rect, font = strokes(plate, monkeypatch)["Gwendolyn Mwmw"]
    assert fits("Gwendoly…", font, rect.width())


def test_what_has_no_room_on_a_narrow_plate_is_left_out_whole(qapp, monkeypatch):
    plate = PlateItem(1)
    plate.set_scale(1.0, 1.0)
    plate.set_rect(QRectF(0, 0, 68, 54))
    plate.show_plate(PlateContent(1, 1, "Bix", "to move", 11))
    written = strokes(plate, monkeypatch)
    assert "11" in written or "11 cards" in written
    assert all(fits(words, font, rect.width()) for words, (rect, font) in written.items())


@pytest.mark.parametrize("width", [100, 120, 133, 150])
def test_name_and_level_stand_on_each_other_on_no_low_plate(qapp, monkeypatch, width):
    plate = PlateItem(1)
    plate.set_scale(1.0, 1.0)
    plate.set_rect(QRectF(0, 0, width, 54))
    plate.show_plate(PlateContent(1, 1, "Tomas", "casual", 4, dealer=True))
    written = strokes(plate, monkeypatch)
    name, _ = written["Tomas"]
    level, _ = written.get("casual", (QRectF(), None))
    assert level.isEmpty() or level.left() >= name.left() + width_of("Tomas", written["Tomas"][1])
