"""A person's own card faces: SVG or PNG files in a folder, named after their cards."""

import os
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPen

from barracan.model.cards import CODES, RANKS, card_text
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

Draw: TypeAlias = Callable[[QPainter, QRectF], object]
_TYPES: Final = {".svg", ".png"}
_MOST_BYTES: Final = 20_000_000
_MOST_FILES: Final = 2_000
_MOST_PIXELS: Final = 6_000
_RATIOS: Final = (1.2, 1.8)
"""What a card's height may be by its width; a picture of another form would look crushed."""
_WORDS: Final = {
    "ace": "A", "jack": "J", "queen": "Q", "king": "K", "10": "T", "1": "A", "11": "J", "12": "Q", "13": "K",
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "T",
    **{rank.lower(): rank for rank in RANKS},
}  # fmt: skip
_SUITS: Final = {
    name: suit
    for suit, names in {
        "C": "c club clubs", "D": "d diamond diamonds", "H": "h heart hearts", "S": "s spade spades",
    }.items()
    for name in names.split()
}  # fmt: skip
_CONTEXT: Final = "CardFolder"
_NO_FOLDER = QT_TRANSLATE_NOOP("CardFolder", "The folder of your card faces cannot be read: {folder}.")
_LACKING = QT_TRANSLATE_NOOP(
    "CardFolder", "The folder {folder} lacks {card} and {others} more; a set has 52 SVG or PNG files, such as QH.svg."
)
_LACKING_ONE = QT_TRANSLATE_NOOP("CardFolder", "The folder {folder} has no picture of {card}.")
_UNREADABLE = QT_TRANSLATE_NOOP("CardFolder", "The picture {file} in the folder of your card faces cannot be read.")
_FORM = QT_TRANSLATE_NOOP(
    "CardFolder", "The picture {file} is {width} by {height}; a card is upright, about 1.4 times as high as wide."
)


def open_picture(folder: str, name: str) -> Draw | None:
    """What paints a card of this folder; ``None`` where it has none that can be read."""
    file = find_pictures(folder).get(name)
    return None if file is None else _open(file)


def is_whole(folder: str) -> bool:
    """Whether this folder has a picture of every card."""
    return all(code in find_pictures(folder) for code in CODES[:-1])


@lru_cache(maxsize=4)
def find_pictures(folder: str) -> Mapping[str, Path]:
    """The pictures of a folder by their cards' codes, as they were when they were looked for first."""
    found: dict[str, Path] = {}
    try:
        with os.scandir(folder) as entries:
            files = [Path(entry.path) for entry, _ in zip(entries, range(_MOST_FILES), strict=False) if entry.is_file()]
    except (OSError, ValueError):
        return {}
    for file in sorted(files):
        code = read_name(file.stem) if file.suffix.lower() in _TYPES else ""
        if code:
            found.setdefault(code, file)
    return found


def read_name(stem: str) -> str:
    """The card that a file is named after: ``QH``, ``10_of_hearts``, ``spades-ace``; empty where it is none."""
    words = [word for word in re.split(r"[\W_]+", stem.lower()) if word not in {"of", ""}]
    if any(word == "jk" or word.startswith("joker") for word in words):
        return "JK"
    if len(words) == 1:
        halves = re.fullmatch(r"(10|1[123]|[a2-9tjqk1])([cdhs])|([cdhs])(10|1[123]|[a2-9tjqk1])", words[0])
        words = [part for part in halves.groups() if part] if halves else words
    if len(words) != 2:
        return ""
    for rank, suit in (words, reversed(words)):
        if rank in _WORDS and suit in _SUITS:
            return _WORDS[rank] + _SUITS[suit]
    return ""


def check_folder(folder: str) -> Text | None:
    """Look at every picture of a folder again; what is wrong with it, ``None`` if it can be played with."""
    find_pictures.cache_clear()
    if not Path(folder).is_dir():
        return Text(_CONTEXT, _NO_FOLDER, {"folder": folder})
    found = find_pictures(folder)
    lacking = [code for code in CODES[:-1] if code not in found]
    if lacking:
        words: dict[str, Argument] = {
            "folder": Path(folder).name,
            "card": card_text(lacking[0]),
            "others": len(lacking) - 1,
        }
        return Text(_CONTEXT, _LACKING if lacking[1:] else _LACKING_ONE, words)
    faults = (_check_picture(file) for file in found.values())
    return next((fault for fault in faults if fault is not None), None)


def _check_picture(file: Path) -> Text | None:
    size = _size_of(file)
    if size.isEmpty() or max(size.width(), size.height()) > _MOST_PIXELS:
        return Text(_CONTEXT, _UNREADABLE, {"file": file.name})
    least, most = _RATIOS
    if not least <= size.height() / size.width() <= most:
        words: dict[str, Argument] = {"file": file.name, "width": size.width(), "height": size.height()}
        return Text(_CONTEXT, _FORM, words)
    return None


def _size_of(file: Path) -> QSize:
    """How large a picture is; empty where it cannot be read."""
    try:
        if not 0 < file.stat().st_size <= _MOST_BYTES:
            return QSize()
    except OSError:
        return QSize()
    if file.suffix.lower() == ".svg":
        from PySide6.QtSvg import QSvgRenderer

        drawing = QSvgRenderer(str(file))
        return drawing.defaultSize() if drawing.isValid() else QSize()
    reader = QImageReader(str(file))
    size = reader.size()
    return size if size.isValid() and max(size.width(), size.height()) <= _MOST_PIXELS and reader.canRead() else QSize()


def _open(file: Path) -> Draw | None:
    """What paints a picture on a card of its own: it may be transparent, and has no edge perhaps."""
    if _size_of(file).isEmpty():
        return None
    if file.suffix.lower() == ".svg":
        from PySide6.QtSvg import QSvgRenderer

        drawing = QSvgRenderer(str(file))
        return lambda painter, box: _draw_on_card(painter, box, drawing.render)
    image = QImage(str(file))
    return lambda painter, box: _draw_on_card(painter, box, lambda within, place: within.drawImage(place, image))


def _draw_on_card(painter: QPainter, box: QRectF, draw: Draw) -> None:
    radius = 0.068 * min(box.width(), box.height())
    painter.setPen(QPen(QColor(11, 26, 23, 60), max(0.6, 0.006 * box.width())))
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRoundedRect(box, radius, radius)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    draw(painter, box)
