"""What is painted on a table, in words and numbers: a row for each thing and for each stroke of it."""

import re
from contextlib import contextmanager
from unittest.mock import patch
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QIODevice, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPolygonF, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsPixmapItem, QStyleOptionGraphicsItem

from barracan.table.hud.base import HudItem

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
_SVG = "{http://www.w3.org/2000/svg}"
_NEAR = 0.26
"""By so much a number may differ: what Qt rounds on another machine is the same."""


def painted(items):
    """All that shows of these and lies on them: a row for each, and its strokes under it."""
    rows = []
    for item in sorted(items, key=_order):
        if item.isVisible() and item.opacity() and not _is_kept_picture(item):
            strokes = [f"  {stroke}" for stroke in strokes_of(item)]
            if strokes or hasattr(item, "objectName"):
                rows += [_place(item), *strokes]
            rows += painted(item.childItems())
    return rows


def _order(item):
    """From the lowest to the highest; of those at one height Qt itself has an order of the moment."""
    corner = item.mapRectToScene(item.boundingRect()).topLeft()
    return item.zValue(), round(corner.y()), round(corner.x()), _name(item)


def _is_kept_picture(item):
    """Whether it only shows once more what its parent has painted."""
    return type(item).__name__ == "_Picture"


def strokes_of(item):
    """What one thing paints, without its parts, in its own coordinates."""
    if isinstance(item, QGraphicsPixmapItem):
        yield " ".join(("colours", *numbers(*_mean(item.pixmap()))))
        return
    with drawing() as (painter, found):
        if isinstance(item, HudItem):
            item.draw(painter)
            item.draw_focus(painter)
        else:
            item.paint(painter, QStyleOptionGraphicsItem())
    yield from found


@contextmanager
def drawing():
    """A painter, and a list that holds its strokes once it has ended."""
    buffer, found, surface = QBuffer(), [], QSvgGenerator()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    surface.setOutputDevice(buffer)
    surface.setResolution(96)
    painter = QPainter(surface)
    yield painter, found
    if painter.isActive():  # what paints on a canvas ends that itself
        painter.end()
    found += strokes(ET.fromstring(bytes(buffer.data())))


def strokes_on_canvas(module, draw):
    """What a function of a module paints on the picture that it makes."""
    with drawing() as (painter, found), patch(f"{module}.canvas", lambda size, ratio: (QPixmap(1, 1), painter)):
        draw()
    return found


def _mean(pixmap):
    """How much red, green, blue and cover there is in a picture, in parts of a hundred."""
    smooth = Qt.TransformationMode.SmoothTransformation
    colour = pixmap.toImage().scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).pixelColor(0, 0)
    return tuple(100 * part for part in colour.getRgbF())


def strokes(drawn):
    """The strokes of a drawing: what each is, its box and its middle, and its colours."""
    for group in drawn.iter(f"{_SVG}g"):
        way = QTransform(*(float(number) for number in _NUMBER.findall(group.get("transform", "1 0 0 1 0 0"))))
        for each in group:
            kind = each.tag.removeprefix(_SVG)
            if kind != "g":
                scale = abs(way.determinant()) ** 0.5
                yield " ".join((kind, *_where(kind, each, way), *_looks(kind, each, group, scale)))


def _where(kind, each, way):
    values = [float(number) for name in _PLACES[kind] for number in _NUMBER.findall(each.get(name, ""))]
    if kind in ("image", "rect"):
        x, y, width, height = values
        values = [x, y, x + width, y, x + width, y + height, x, y + height]
    elif kind == "circle":
        x, y, reach = values
        values = [x - reach, y - reach, x + reach, y + reach]
    elif kind == "ellipse":
        x, y, wide, high = values
        values = [x - wide, y - high, x + wide, y + high]
    points = QPolygonF([way.map(QPointF(x, y)) for x, y in zip(values[::2], values[1::2], strict=True)])
    if kind == "text":
        return numbers(points[0].x(), points[0].y())
    box, count = points.boundingRect(), max(1, points.size())
    middle = (sum(point.x() for point in points) / count, sum(point.y() for point in points) / count)
    return str(points.size()), *numbers(*box.getCoords(), *middle)


_PLACES = {
    "path": ("d",), "polygon": ("points",), "polyline": ("points",), "image": ("x", "y", "width", "height"),
    "rect": ("x", "y", "width", "height"), "text": ("x", "y"), "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"), "line": ("x1", "y1", "x2", "y2"),
}  # fmt: skip


def _looks(kind, each, group, scale):
    if kind == "image":
        return
    if kind == "text":
        yield from (each.get("font-size", ""), each.get("font-weight", ""), repr(each.text))
    own = {**group.attrib, **each.attrib}
    if own["fill"] != "none":
        yield f"{own['fill']}/{round(100 * float(own.get('fill-opacity', 1)))}"
    if own["stroke"] != "none" and kind != "text":
        yield from (f"{own['stroke']}/{round(100 * float(own.get('stroke-opacity', 1)))}",)
        yield from numbers(float(own["stroke-width"]) * scale)


def _place(item):
    corners = item.mapRectToScene(item.boundingRect()).getCoords()
    turned = f" turned {item.rotation():g}" if item.rotation() else ""
    clear = f" clear {item.opacity():.2f}" if item.opacity() < 1 else ""
    return f"{_name(item)} {type(item).__name__} {' '.join(numbers(*corners, item.zValue()))}{turned}{clear}"


def _name(item):
    return item.objectName() if hasattr(item, "objectName") else "-"


def numbers(*values):
    """As briefly as they can be written with two places."""
    return tuple(f"{round(value, 2) or 0:g}" for value in values)


def same(row, other):
    """Whether two rows tell the same, but for what may be rounded otherwise."""
    if row == other:
        return True
    ours, theirs = row.split(), other.split()
    return len(ours) == len(theirs) and all(map(_alike, ours, theirs))


def _alike(ours, theirs):
    if ours == theirs:
        return True
    try:
        return abs(float(ours) - float(theirs)) <= _NEAR
    except ValueError:
        return False
