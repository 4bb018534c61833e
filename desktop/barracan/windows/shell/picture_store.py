"""Pictures that are painted once, one when the window is at rest, and kept in memory and in the cache folder."""

import logging
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from barracan.files import draft_of, make_private_folder
from barracan.resources import resource
from barracan.table.cards.atlas import stamp_of
from barracan.table.cards.faces import set_folder, short_name
from barracan.table.painting import canvas

_log = logging.getLogger(__name__)
_SLICE = 0.012
"""Seconds for which pictures are prepared at once."""
_MOST = 120
"""So many files are kept."""
_QUICK = 80
"""How much a file is to be compressed: the least, which takes half the time and a third more room."""
_MOST_PIXELS = 16_000_000
"""So much is held in memory, of the pictures asked for last."""


class PictureKey(NamedTuple):
    """What a picture shows, and for which cards and pixels."""

    name: str
    width: int
    height: int
    ratio: float
    art: str
    back: str

    @property
    def file(self) -> str:
        """The name of its file without the stamp of the art."""
        return f"{self.name}-{self.width}x{self.height}-{self.ratio:g}-{short_name(self.art)}-{self.back}"


Paint = Callable[[QPainter], object]


class PictureStore(QObject):
    """Gives pictures that are there, and paints those that are not, one at a time.

    Signals:
        painted: a picture that was asked for is there now.
    """

    painted = Signal()

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._pictures: dict[PictureKey, QPixmap] = {}
        self._waiting: dict[PictureKey, tuple[Paint, bool, Iterator[object]]] = {}
        self._unwritten: dict[PictureKey, QPixmap] = {}
        self._stamps: dict[str, int] = {}
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._take_step)

    def picture(
        self, key: PictureKey, paint: Paint, *, keep: bool = True, prepare: Iterable[object] = ()
    ) -> QPixmap | None:
        """The picture if it is there; else it is painted soon, and ``painted`` tells; only some are *kept* in files.

        What takes too long to be done at once is *prepared* before, step by step.
        """
        found = self._pictures.pop(key, None)
        if found is not None:
            self._pictures[key] = found  # the newest one now
            return found
        if key in self._waiting:
            return None
        found = self._read(key) if keep else None
        if found is None:
            self._waiting[key] = (paint, keep, iter(prepare))
            self._idle.start()
        return found

    def _take_step(self) -> None:
        """Paint a picture, or write one once all are painted: in a turn of the event loop each."""
        if self._waiting:
            self._paint_next()
        elif self._unwritten:
            key = next(iter(self._unwritten))
            self._write(key, self._unwritten.pop(key))
        if not self._waiting and not self._unwritten:
            self._idle.stop()

    def _paint_next(self) -> None:
        key = next(iter(self._waiting))
        paint, keep, prepare = self._waiting[key]
        end = time.monotonic() + _SLICE
        for _ in prepare:
            if time.monotonic() > end:
                return
        del self._waiting[key]
        pixmap, painter = canvas(QSizeF(key.width, key.height), key.ratio)
        paint(painter)
        painter.end()
        self._hold(key, pixmap)
        if keep:
            self._unwritten[key] = pixmap
        self.painted.emit()

    def _hold(self, key: PictureKey, pixmap: QPixmap) -> None:
        self._pictures[key] = pixmap
        while sum(each.width() * each.height() for each in self._pictures.values()) > _MOST_PIXELS:
            del self._pictures[next(iter(self._pictures))]

    def _read(self, key: PictureKey) -> QPixmap | None:
        path = self._path(key)
        if path is None or not path.is_file():
            return None
        size = QSizeF(key.width * key.ratio, key.height * key.ratio).toSize()
        pixmap = QPixmap(str(path))
        if pixmap.size() != size:
            _log.warning("The picture %s in the cache is damaged; it is painted again.", path.name)
            return None
        pixmap.setDevicePixelRatio(key.ratio)
        self._hold(key, pixmap)
        return pixmap

    def _write(self, key: PictureKey, pixmap: QPixmap) -> None:
        path = self._path(key)
        if path is None:
            return
        try:
            make_private_folder(path.parent)
            for old in sorted(path.parent.glob("*.png"), key=lambda each: each.stat().st_mtime)[:-_MOST]:
                old.unlink()
            with draft_of(path) as draft:
                draft.write_bytes(_png(pixmap))
        except OSError as trouble:
            _log.warning("The picture %s is not kept: %s", path.name, trouble)

    def _path(self, key: PictureKey) -> Path | None:
        if self._folder is None:
            return None
        if key.art not in self._stamps:
            self._stamps[key.art] = stamp_of(resource("cards"), resource("cards", "backs"), set_folder(key.art))
        return self._folder / f"{key.file}-{self._stamps[key.art]:x}.png"


def _png(pixmap: QPixmap) -> bytes:
    """The picture as the bytes of a file."""
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG", _QUICK)
    return bytes(kept.data())
