"""A tenth of ``packaging/checks/page_grid.py``: on pages nothing is cut, covered or pushed out."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

import page_grid
from barracan.table.cards.court_letters import use_letters
from barracan.table.hud import lettering
from barracan.table.themes import Outfit
from barracan.windows.score.paper import ScorePaper
from barracan.windows.score.pen import LEFT, Content, Pen
from barracan.windows.score.score_sheet import NO_SHEET
from barracan.windows.shell.language import set_language
from longer import Ruler
from page_faults import PageRuler


@pytest.fixture(autouse=True)
def english():
    """Speak English again afterwards."""
    yield
    set_language("en")
    use_letters(Outfit().letters)


@pytest.mark.parametrize(
    ("language", "text", "part"),
    [
        ("it", 1.5, "learn b|matches .* unf|settings p|rules bar|new pad|pad of match 1$|review of match 8$"),
        ("de", 1.0, "pad of match [148]$|review of match 1$|settings p"),
        ("fr", 1.5, "new match barr|settings t"),
    ],
)
def test_pages_of_the_smallest_window_are_shown_whole(qapp, language, text, part):
    found = list(page_grid.look_at(page_grid.Cell(language, page_grid.SIZES[0], text), part))
    assert not [f"{page}: {fault}" for page, fault in found if fault]
    assert len(found) > 1


def test_words_under_a_button_are_a_fault(qtbot, monkeypatch):
    class Words(QWidget):
        def paintEvent(self, event):
            with QPainter(self) as painter:
                lettering.write(painter, QRectF(self.rect()), "Under", lettering.font_of(15), QColor("black"))

    page = QWidget()
    words = Words(page)
    words.setGeometry(10, 10, 120, 30)
    over = QPushButton("Over", words)
    over.setObjectName("over")
    over.setGeometry(20, 0, 60, 30)
    page.resize(200, 60)
    ruler = PageRuler(Ruler(monkeypatch, ()), monkeypatch)
    qtbot.addWidget(page)
    page.show()
    assert [fault for fault in ruler.faults(page, (200, 60), 1.0) if "'Under' is covered by over" in fault]
    over.move(60, 0)
    assert not [fault for fault in ruler.faults(page, (200, 60), 1.0) if "covered" in fault]


def test_texts_of_a_module_that_meet_are_a_fault(qtbot, monkeypatch):
    page = QWidget()
    paper = ScorePaper()
    paper.setParent(page)
    page.resize(400, 300)
    paper.resize(400, 300)
    ruler = PageRuler(Ruler(monkeypatch, ()), monkeypatch)
    qtbot.addWidget(page)
    page.show()
    assert not ruler.faults(page, (400, 300), 1.0)
    monkeypatch.setattr(paper, "paintEvent", lambda _: write_twice(paper))
    assert [fault for fault in ruler.faults(page, (400, 300), 1.0) if "'One' meets 'Other'" in fault]


def write_twice(paper):
    """Write one word over another with the pen of score pads."""
    with QPainter(paper) as painter:
        pen = Pen(painter, QRectF(paper.rect()), Content(NO_SHEET, (), 0, []))
        for words in ("One", "Other"):
            pen.print(20, 90, 60, words, LEFT)
