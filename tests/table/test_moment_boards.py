"""Boards and pages of moments: readable in every theme, on cards too."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from barracan.table.moments.arc import COURTS
from barracan.table.moments.hand_board import HandBoard, HandContent, SideRow
from barracan.table.moments.moment import Moment
from barracan.table.moments.parts import CardPicture, Veil
from barracan.table.moments.result_page import ResultContent, ResultPage
from barracan.table.themes import HIGH_CONTRAST, THEMES, Outfit, contrast, over

EVERY = [*THEMES.values(), *HIGH_CONTRAST.values()]
ROWS = (SideRow(0, "Ada", 10, 30), SideRow(1, "Bix", 12, -4))


def painted(veil, size):
    """What a veil looks like."""
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        veil.draw(painter)
    return image


@pytest.mark.parametrize("theme", EVERY, ids=lambda theme: theme.name)
@pytest.mark.parametrize("cover", [0.94])
def test_text_on_rays_can_be_read(qapp, theme, cover):
    whole = Moment("moment", 1)
    veil = Veil(whole, cover, ground=True, lit=True)
    veil.set_theme(theme)
    veil.source = QPointF(160, 60)
    veil.set_rect(QRectF(0, 0, 320, 200))
    picture = painted(veil, (320, 200))
    colours = {picture.pixelColor(x, y).rgb() for x in range(0, 320, 7) for y in range(0, 200, 7)}
    for ink in (theme.text, theme.accent, theme.quiet):
        assert min(contrast(ink, over(picture.pixelColor(0, 0).fromRgb(each), theme.middle)) for each in colours) >= 4.5


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (2560, 1440)])
def test_buttons_below_a_sheet_have_a_ground_of_their_own(desk, size):
    scene = desk(size=size).scene
    sheet = HandContent("Hand 1", "Ada goes out", ROWS, sheet=lambda painter, area: None, sheet_lines=9)
    board = HandBoard(sheet, ())
    scene.show_moment(board)
    (ground,) = [item for item in board.parts() if item.objectName() == "buttons_ground"]
    assert all(ground.area_in_parent().contains(button.area_in_parent()) for button in board.buttons)
    assert scene.sceneRect().contains(ground.sceneBoundingRect())
    assert all(button.zValue() > ground.zValue() for button in board.buttons)


def test_a_board_that_adds_up_is_its_own_ground(desk):
    scene = desk().scene
    board = HandBoard(HandContent("Hand 1", "Ada goes out", ROWS), ())
    scene.show_moment(board)
    assert not [item for item in board.parts() if item.objectName() == "buttons_ground"]
    assert all(board.board.area_in_parent().contains(button.area_in_parent()) for button in board.buttons)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_a_long_title_stands_under_the_feet_of_the_arc(desk, size):
    scene = desk(size=size).scene
    scene.appearance.apply(Outfit(THEMES["felt"], speed="off", text_size=1.3))
    title = "Maximilian Mmm e Gwendolyn Mwmw vincono la partita"
    page = ResultPage(ResultContent((0,), True, title, "2415", "a 2055", ((0, 0), (9, 3)), 0, (), ""), scene.faces)
    scene.show_moment(page)
    page.show_at(page.length)
    cards = [item for item in page.childItems() if isinstance(item, CardPicture)]
    feet = [item.mapToScene(item.boundingRect()).boundingRect().bottom() for item in cards]
    assert len(feet) == len(COURTS)
    assert max(feet) <= page.board.on_scene(page.board.area()).top() + 12  # their shadows
