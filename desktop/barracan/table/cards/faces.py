"""The faces of the cards as pixmaps, with their shadows painted in: rendered once for each size and pixel ratio."""

from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from barracan.resources import resource
from barracan.table.cards.atlas import Atlas, Picture, file_name, stamp_of, write
from barracan.table.cards.court_letters import USUAL as KQJ
from barracan.table.cards.court_letters import draw_letters, part_letters
from barracan.table.cards.turned import Draw, draw_turned
from barracan.table.layouts.geometry import INDEX, LARGE_INDEX, Index, card_extent
from barracan.table.layouts.piles import STOPPERS
from barracan.table.timings import single_shot

BACK: Final = "back"
USUAL: Final = "classic"
"""The set that lacks nothing."""
BACKS: Final = ("sunburst", "lattice", "rosette")
"""The drawings to choose from; the first is the usual one."""
LARGE: Final = "-large"
"""How the names of sets with large indices end."""
OWN: Final = "own:"
"""How the name of a set begins that lies in a folder of the person's; the folder follows."""
UPRIGHT: Final = (*(rank + suit for suit in "CDHS" for rank in "A23456789TJQK"), "JK", BACK)
ACROSS: Final = (*sorted(STOPPERS), BACK)
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_SLICE: Final = 0.003
"""Seconds of rendering at a time, so that no frame waits."""
_REST: Final = 1500
"""Milliseconds in which no face is asked for, until the rest of a size is rendered and kept."""
_MOST_SIZES: Final = 8
"""A match in which the cards shrink and grow goes through many sizes; so many are held at rest, the newest ones."""
_SHADOW: Final = QColor("#04100D")
_SHADOW_PART: Final = 0.30
_SHADOW_BLUR: Final = 0.07
_SHADOW_DROP: Final = 0.018
_CORNER: Final = 17 / 250


class FaceKey(NamedTuple):
    """A face at a size; ``across`` is the landscape form of stoppers and of backs laid sideways."""

    code: str
    width: int
    across: bool = False


class Look(NamedTuple):
    """What to show for a face now: a pixmap, the card width it was made for, and whether it is the face itself."""

    pixmap: QPixmap
    width: int
    exact: bool


def margin(width: int) -> int:
    """How far a pixmap reaches beyond its card, for the shadow."""
    return round(0.1 * width) + 2


class Faces(QObject):
    """All faces of one set; what is not there yet is rendered in slices on the window's thread.

    Signals:
        arrived: a face asked for is there now; carries its key.
    """

    arrived = Signal(object)

    def __init__(self, art: str = USUAL, cache: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.art = art
        self.back = BACKS[0]
        self.ratio = 1.0
        self.stoppers = True
        self.held = False
        """Whether sizes are in flux: then nothing new is rendered."""
        self._cache = cache
        self._stamp = -1
        self._pixmaps: dict[FaceKey, QPixmap] = {}
        self._outgoing: dict[FaceKey, QPixmap] = {}
        self._washed: dict[tuple[FaceKey, int], QPixmap] = {}
        self._wanted: dict[FaceKey, None] = {}
        self._spare: list[FaceKey] = []
        self._unasked: set[FaceKey] = set()
        self._atlases: dict[int, Atlas | None] = {}
        self._shadows: dict[tuple[int, bool], QImage] = {}
        self._drawings: dict[str, Draw] = {}
        self._slices = QTimer(self)
        self._slices.setInterval(0)
        self._slices.timeout.connect(self._render_slice)
        self.at_rest = single_shot(self, _REST, self._complete_sizes)
        self.destroyed.connect(self._pixmaps.clear)  # they need not wait for Python's collector

    @property
    def index(self) -> Index:
        """What of a face must show."""
        return LARGE_INDEX if part_letters(self.art)[0].endswith(LARGE) else INDEX

    @property
    def keys(self) -> list[FaceKey]:
        """The faces that are held, the newest last."""
        return list(self._pixmaps)

    @property
    def sizes(self) -> list[int]:
        """The widths of which faces are held, the newest last."""
        return list(dict.fromkeys(key.width for key in self.keys))

    def set_ratio(self, ratio: float) -> None:
        """Render for a screen of this pixel ratio from now on."""
        if ratio != self.ratio:
            self.ratio = ratio
            self._shadows.clear()
            self._forget_faces()

    def set_art(self, art: str, back: str) -> None:
        """Show another set of faces, or another back, from now on."""
        if (art, back) != (self.art, self.back):
            self.art, self.back, self._stamp = art, back, -1
            self._drawings.clear()
            outgoing = dict(self._pixmaps)
            self._forget_faces()
            self._outgoing = outgoing

    def set_stoppers(self, stoppers: bool) -> None:
        """Let black aces that lie across look as stoppers, or as any other card that is turned."""
        if stoppers != self.stoppers:
            self.stoppers = stoppers
            for key in [key for key in self._pixmaps if self._is_stopper(key)]:
                del self._pixmaps[key]

    def _is_stopper(self, key: FaceKey) -> bool:
        return key.across and key.code in STOPPERS

    def _is_turned(self, key: FaceKey) -> bool:
        """Whether it lies across and is neither a back nor a stopper: these have drawings of their own for that."""
        return key.across and key.code != BACK and not (self.stoppers and self._is_stopper(key))

    def _name(self, key: FaceKey) -> str:
        """The name in the atlas of the size."""
        return f"{key.code}{'-turned' if self._is_turned(key) else '-across' if key.across else ''}"

    def _forget_faces(self) -> None:
        faces = (self._pixmaps, self._outgoing, self._washed, self._wanted)
        for held in (*faces, self._spare, self._unasked, self._atlases):
            held.clear()

    def look(self, key: FaceKey) -> Look:
        """The face, or what stands for it until it arrives: the set before has it, another size, else a back."""
        pixmap = self._pixmaps.get(key) or self._from_atlas(key)
        if pixmap is not None:
            return Look(pixmap, key.width, exact=True)
        if not self.held:
            self._wanted[key] = None
            self._slices.start()
        return self._stand_in(key)

    def washed_face(self, key: FaceKey, wash: QColor) -> QPixmap | None:
        """The face under a wash, as blocked cards show it; ``None`` until the face is there."""
        found = self._washed.get((key, wash.rgba()))
        base = self._pixmaps.get(key)
        if found is None and base is not None:
            found = _with_wash(base, key, wash)
            self._washed[key, wash.rgba()] = found
        return found

    def single_face(self, key: FaceKey) -> QPixmap:
        """A face of a size in which no other is shown: at rest the others would take a hundred megabytes."""
        return self._draw(key, shadow(key.width, key.across, self.ratio))

    def keep_only(self, widths: set[int]) -> None:
        """Forget the faces of sizes that are no longer on the table; call when all is at rest."""
        for held in (self._pixmaps, self._wanted):
            for key in [key for key in held if key.width not in widths]:
                del held[key]
        if not self._wanted:
            self._outgoing.clear()
        self._washed = {pair: pixmap for pair, pixmap in self._washed.items() if pair[0].width in widths}
        self._spare = [key for key in self._spare if key.width in widths]
        self._shadows = {form: image for form, image in self._shadows.items() if form[0] in widths}
        self._atlases = {width: atlas for width, atlas in self._atlases.items() if width in widths}
        self.at_rest.start()

    def render_at_once(self, keys: Iterable[FaceKey]) -> None:
        """Have these faces now, even while sizes are in flux: what shows them will soon be gone."""
        for key in keys:
            if key not in self._pixmaps and self._from_atlas(key) is None:
                self._render(key)

    def finish(self) -> None:
        """Render everything asked for at once."""
        while self._wanted:
            self._render_next(self._wanted)

    def _stand_in(self, key: FaceKey) -> Look:
        if key in self._outgoing:
            return Look(self._outgoing[key], key.width, exact=False)
        for code in (key.code, BACK):
            sizes = [held for held in self._pixmaps if held.code == code and held.across == key.across]
            if sizes:
                nearest = min(sizes, key=lambda held: (held.width < key.width, abs(held.width - key.width)))
                return Look(self._pixmaps[nearest], nearest.width, exact=False)
        back = FaceKey(BACK, key.width, key.across)
        pixmap = self._from_atlas(back)
        if pixmap is None:
            pixmap = self._render(back)
        return Look(pixmap, key.width, exact=key.code == BACK)

    def _from_atlas(self, key: FaceKey) -> QPixmap | None:
        if key.width not in self._atlases:
            self._atlases[key.width] = None if self._path(key.width) is None else self._open(key.width)
        atlas = self._atlases[key.width]
        picture = atlas.picture(self._name(key)) if atlas is not None else None
        if picture is None:
            if not self._is_turned(key):
                self._atlases[key.width] = None
            return None
        image = QImage(picture.data, picture.width, picture.height, picture.width * 4, _FORMAT).copy()
        image.setDevicePixelRatio(self.ratio)
        pixmap = self._pixmaps[key] = QPixmap.fromImage(image)
        return pixmap

    def _open(self, width: int) -> Atlas | None:
        path = self._path(width)
        return Atlas.open(path, self._art_stamp()) if path is not None else None

    def _path(self, width: int) -> Path | None:
        return (
            self._cache / file_name(short_name(self.art), self.back, width, self.ratio)
            if self._cache is not None
            else None
        )

    def _art_stamp(self) -> int:
        if self._stamp < 0:
            self._stamp = stamp_of(resource("cards"), resource("cards", "backs"), set_folder(self.art))
        return self._stamp

    def _render_slice(self) -> None:
        """Render for about three milliseconds: first what is on the table, then what the atlas lacks."""
        end = perf_counter() + _SLICE
        while perf_counter() < end:
            if self._wanted:
                self._render_next(self._wanted)
            elif self._spare:
                self._render_spare()
            else:
                self._outgoing.clear()
                self._slices.stop()
                self.at_rest.start()
                return

    def _render_next(self, wanted: dict[FaceKey, None]) -> None:
        key = next(iter(wanted))
        del wanted[key]
        if key not in self._pixmaps:
            self._render(key)
        self.arrived.emit(key)

    def _render_spare(self) -> None:
        key = self._spare.pop()
        if key not in self._pixmaps:
            self._render(key)
            self._unasked.add(key)
        if not any(other.width == key.width for other in self._spare):
            self._write(key.width)

    def _complete_sizes(self) -> None:
        """At rest: render what is missing of each size on the table, so that the next start finds it."""
        if len(self.sizes) > _MOST_SIZES:
            self.keep_only(set(self.sizes[-_MOST_SIZES:]))  # a card keeps the face that it shows
        if self._cache is None or self.held:
            return
        for width in self.sizes:
            if self._atlases.get(width) is None:
                self._spare += [FaceKey(code, width) for code in UPRIGHT]
                self._spare += [FaceKey(code, width, across=True) for code in ACROSS]
        if self._spare:
            self._slices.start()

    def _write(self, width: int) -> None:
        path = self._path(width)
        if path is None:
            return
        pictures = {}
        for key, pixmap in sorted(self._pixmaps.items()):
            if key.width == width:
                image = pixmap.toImage().convertToFormat(_FORMAT)
                pictures[self._name(key)] = Picture(image.width(), image.height(), bytes(image.constBits()))
        write(path, self._art_stamp(), pictures)
        self._atlases[width] = Atlas.open(path, self._art_stamp())
        if self._atlases[width] is None:
            self._cache = None  # or all would be rendered and tried again at each rest
        self._forget_unasked(width)

    def _forget_unasked(self, width: int) -> None:
        """Forget what was rendered for the file alone, most of a size: who asks for it finds it there."""
        unasked = {key for key in self._unasked if key.width == width}
        self._unasked -= unasked
        for key in unasked:
            self._pixmaps.pop(key, None)

    def _render(self, key: FaceKey) -> QPixmap:
        pixmap = self._pixmaps[key] = self._draw(key, self._shadow(key.width, key.across).copy())
        return pixmap

    def _draw(self, key: FaceKey, image: QImage) -> QPixmap:
        """The face, drawn onto its shadow."""
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pad = margin(key.width)
        wide, high = card_extent(key.width, key.across)
        if key.across and key.code == BACK:
            painter.translate(pad + wide, pad)
            painter.rotate(90)
            box = QRectF(0, 0, high, wide)
        elif self._is_turned(key):
            painter.translate(pad, pad)
            box = QRectF()
            draw_turned(painter, self._drawing(key), key.width, self.index, covered=not self.art.startswith(OWN))
        else:
            box = QRectF(pad, pad, wide, high)
        if not box.isEmpty():
            self._drawing(key)(painter, box)
        painter.end()
        return QPixmap.fromImage(image)

    def _drawing(self, key: FaceKey) -> Draw:
        """The drawing of a face, read once."""
        name = f"{key.code}-stopper" if self.stoppers and self._is_stopper(key) else key.code
        if name not in self._drawings:
            self._drawings[name] = read_drawing(self.art, self.back, name)
        return self._drawings[name]

    def _shadow(self, width: int, across: bool) -> QImage:
        form = (width, across)
        if form not in self._shadows:
            self._shadows[form] = shadow(width, across, self.ratio)
        return self._shadows[form]


def drawing_file(art: str, back: str, name: str) -> Path:
    """The file of a drawing; sets of which only the suits' colours differ share their joker."""
    if name == BACK:
        return resource("cards", "backs", f"{back}.svg")
    own = resource("cards", part_letters(art)[0], f"{name}.svg")
    return own if own.is_file() else resource("cards", f"{name}.svg")


def set_folder(art: str) -> Path:
    """Where the drawings of a set lie."""
    return Path(art.removeprefix(OWN)) if art.startswith(OWN) else resource("cards", part_letters(art)[0])


def short_name(art: str) -> str:
    """The name of a set as it can stand in the name of a file."""
    return f"own-{crc32(art.encode()):08x}" if art.startswith(OWN) else art


def read_drawing(art: str, back: str, name: str) -> Draw:
    """What paints a card; loads Qt's SVG module, so only when something must be drawn.

    What a person's own set lacks, and what of it cannot be read, is of the usual one.
    """
    from PySide6.QtSvg import QSvgRenderer

    if art.startswith(OWN):
        from barracan.table.cards.own_faces import open_picture  # most people play with the program's

        own = open_picture(art.removeprefix(OWN), name)
        if own is not None:
            return own
        art = USUAL
    file, letters = drawing_file(art, back, name), part_letters(art)[1]
    if letters == KQJ or name == BACK:
        return QSvgRenderer(str(file)).render
    return QSvgRenderer(QByteArray(draw_letters(file.read_text("utf-8"), name, letters).encode())).render


def shadow(width: int, across: bool, ratio: float, lift: float = 1.0) -> QImage:
    """A card's soft shadow on a transparent ground, as many rounded outlines laid over each other."""
    wide, high = card_extent(width, across)
    pad = round(margin(width) * lift)
    image = QImage(round((wide + 2 * pad) * ratio), round((high + 2 * pad) * ratio), _FORMAT)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    blur, layers = _SHADOW_BLUR * width * lift, 10
    colour = QColor(_SHADOW)
    colour.setAlphaF(1 - (1 - _SHADOW_PART) ** (1 / (layers * 0.62)))
    painter.setBrush(colour)
    box = QRectF(pad, pad + _SHADOW_DROP * width * lift, wide, high)
    for layer in range(layers):
        grown = blur * (1 - 2 * (layer + 0.5) / layers) * 0.9
        radius = max(1.0, _CORNER * width + grown)
        painter.drawRoundedRect(box.adjusted(-grown, -grown, grown, grown), radius, radius)
    painter.end()
    return image


def _with_wash(base: QPixmap, key: FaceKey, wash: QColor) -> QPixmap:
    washed = QPixmap(base)
    painter = QPainter(washed)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wash)
    pad, radius = margin(key.width), _CORNER * key.width
    painter.drawRoundedRect(QRectF(pad, pad, *card_extent(key.width, key.across)), radius, radius)
    painter.end()
    return washed
