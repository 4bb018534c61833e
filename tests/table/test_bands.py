"""Rails of sides that have melded nothing, and the columns that bands and rails share."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF

from barracan.table.barracan.layout import TYPES, layout
from barracan.table.layouts.geometry import LayoutOptions
from barracan.table.scene import TableScene
from table import sample

SIZES = [(1024, 700), (1280, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)]
MELDED = sample.side({1: (2, ("8H", "3C")), 3: (1, ("9H", "TH", "JH"))}, (), 2, (0, 4, 0, 3))


def laid(size, *table, **shape):
    view = sample.view(table=table, **shape)
    return view, layout(view, LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600))


def lefts(table, side):
    places = [*(f"melds:{side}:{kind}" for kind in TYPES), f"tricks:{side}"]
    return [round(table.labels[place].left(), 3) for place in places]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_side_that_has_melded_nothing_has_a_rail(size):
    _, none = laid(size, sample.side(), sample.side())
    _, ours = laid(size, MELDED, sample.side())
    scale = none.scale
    for table, rails in ((none, {0, 1}), (ours, {1})):
        assert table.rails == rails
        for side in rails:
            assert table.bands[side].height() == pytest.approx(max(34, 36 * scale))
    assert none.bands[0].bottom() == pytest.approx(ours.bands[0].bottom())
    assert none.bands[1].top() == pytest.approx(ours.bands[1].top())
    assert none.centre.height() > ours.centre.height()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_columns_of_both_sides_agree_to_the_pixel(size):
    many = sample.side({0: (3, ("3D", "5C", "7D", "9S")), 4: (1, ("KS", "QS", "JS", "JH"))}, (), 4, (6, 0, 0, 0, 3))
    for sides in ((sample.side(), sample.side()), (MELDED, sample.side()), (MELDED, many), (many, many)):
        _, table = laid(size, *sides)
        assert lefts(table, 0) == lefts(table, 1)
    assert lefts(laid(size, MELDED, sample.side())[1], 0) == lefts(laid(size, sample.side(), MELDED)[1], 0)


@pytest.mark.parametrize("size", [(1280, 768), (1366, 768), (1920, 1080)], ids=str)
def test_half_bands_share_offsets_from_their_left_edges(size):
    _, table = laid(size, sample.side(), MELDED, sample.side(), seats=3, partnership=False)
    west, east = ([left - table.bands[side].left() for left in lefts(table, side)] for side in sorted({1, 2}))
    assert west == pytest.approx(east)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_place_of_a_rail_has_room_for_a_drop(size):
    _, table = laid(size, sample.side(), sample.side())
    for side in (0, 1):
        boxes = [table.outlines[f"melds:{side}:{kind}"] for kind in TYPES] + [table.outlines[f"tricks:{side}"]]
        assert all(table.bands[side].contains(box) and box.width() >= 44 for box in boxes)
        assert all(one.right() < other.left() for one, other in pairwise(boxes))


def test_no_box_is_drawn_while_nothing_is_held(qapp):
    scene = TableScene()
    scene.appearance.resize(QSizeF(1280, 800))
    view = sample.view(table=[sample.side(), sample.side()])
    scene.model.show(sample.showing(view))
    place = scene.tableau.place("melds:0:run")
    assert place.childItems() == [] or not any(item.isVisible() for item in place.childItems())
    place.set_lit(True, [QRectF(0, 0, 60, 30)])
    assert any(item.isVisible() for item in place.childItems())
