"""What each choice of a setting looks like: the pictures on its samples."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from barracan.table import timings
from barracan.table.cards.faces import BACK, OWN, USUAL
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import BOLD, CENTRE, SEMIBOLD, font_of, width_of, write
from barracan.table.layouts.frame import CARD_SIZES
from barracan.table.painting import draw_outline, table_ground
from barracan.table.themes import DARK, FELT, HIGH_CONTRAST, LIGHT, THEMES, Outfit, Theme
from barracan.windows.settings.samples import Paint
from barracan.windows.shell.picture_store import PictureKey, PictureStore
from barracan.windows.start.game_pictures import RATIO, CardDrawings, PlacedCard

_FACES: Final = ("9S", "KH", "7D", "4C")
_LETTERS: Final = ("TS", "6H")
_COURTS: Final = ("KC", "QD", "JS")
_STEP: Final = 0.64
_TRAIL: Final = {"off": 0, "fast": 2, "normal": 4, "slow": 7}
_LOUD: Final = {"off": 0, "quiet": 1, "normal": 2, "loud": 3}
_PACES: Final = {"instant": 0, "quick": 1, "normal": 2, "calm": 4}
_HELLO: Final = {
    "en": "Your turn",
    "de": "Du bist dran",
    "es": "Te toca",
    "fr": "À vous",
    "it": "Tocca a te",
    "pt": "Sua vez",
}
_TRICK: Final = (("JC", 0.0, -0.5), ("4C", -0.78, 0.0), ("9C", 0.78, 0.0), ("KC", 0.0, 0.5))


class SamplePictures(QObject):
    """Paints samples with the cards, colours and sizes in use; cards come from the store of painted pictures."""

    def __init__(self, store: PictureStore) -> None:
        super().__init__()
        self._store = store
        self._outfit = Outfit()
        self._folder = ""
        self._drawings: dict[tuple[str, str], CardDrawings] = {}

    def wear(self, outfit: Outfit, folder: str) -> None:
        """Show samples in this outfit; *folder* is where the person's own faces lie."""
        self._outfit, self._folder = outfit, folder

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._outfit.theme

    def painter_of(self, setting: str, value: str) -> Paint | None:
        """What paints the sample of a value; ``None`` for one that is told in words alone."""
        paints: Mapping[str, Callable[[str, QPainter, QRectF, float], object]] = {
            "faces": self._faces, "index": self._index, "letters": self._letters, "back": self._back,
            "theme": self._swatch,
            "speed": self._movement, "card_size": self._card_size, "contrast": self._contrast, "side": self._side,
            "table": self._view, "text_size": self._text, "sound": self._sound, "pace": self._pace,
            "forced": self._only_move, "tricks": self._trick, "one_click": self._click, "language": self._language,
            "spent_places": self._spent, "card_sheet": self._card_sheet, "deuces": self._deuces,
            "fits": self._fits,
        }  # fmt: skip
        return partial(paints[setting], value) if setting in paints else None

    # Cards

    def _faces(self, art: str, painter: QPainter, rect: QRectF, _: float) -> None:
        if art == "own":
            if not self._folder:
                self._sign("tray", painter, rect)
                return
            art = f"{OWN}{self._folder}"
        else:
            art = self._outfit.lettered(art, large=self._outfit.large_index)
        self._row(painter, rect, art, _FACES)

    def _index(self, index: str, painter: QPainter, rect: QRectF, _: float) -> None:
        self._row(painter, rect, self._outfit.lettered(self._drawn_art, large=index == "large"), _LETTERS)

    def _letters(self, letters: str, painter: QPainter, rect: QRectF, _: float) -> None:
        art = self._outfit._replace(letters=letters).lettered(self._drawn_art, large=self._outfit.large_index)
        self._row(painter, rect, art, _COURTS)

    @property
    def _drawn_art(self) -> str:
        """The set of the program's own that is in use, else the usual one."""
        return USUAL if self._outfit.art.startswith(OWN) else self._outfit.art

    def _back(self, back: str, painter: QPainter, rect: QRectF, _: float) -> None:
        self._row(painter, rect, USUAL, (BACK,), back)

    def _card_size(self, size: str, painter: QPainter, rect: QRectF, _: float) -> None:
        self._row(painter, rect, self._outfit.faces, _LETTERS, part=CARD_SIZES[size] / CARD_SIZES["large"])

    def _row(
        self, painter: QPainter, rect: QRectF, art: str, codes: Sequence[str], back: str = "", *, part: float = 1.0
    ) -> None:
        """Paint cards that overlap, in the middle of a rect; *part* is their size by the largest that fits."""
        wide = 1 + _STEP * (len(codes) - 1)
        width = int(part * min(rect.height() / (RATIO + 0.1), rect.width() / (wide + 0.1)))
        width -= width % 4  # so that samples whose rooms differ by a pixel share their picture
        size = QSizeF(round(width * (wide + 0.16)), round(width * (RATIO + 0.16)))
        back = back or self._outfit.back

        def paint(within: QPainter) -> None:
            drawings = self._drawings.setdefault((art, back), CardDrawings(art, back))
            for number, code in enumerate(codes):
                centre = QPointF(width * (0.58 + _STEP * number), size.height() / 2)
                drawings.draw(within, PlacedCard(code, 0, 0), centre, width, 1)

        key = PictureKey(
            f"sample-{'-'.join(codes)}-{width}", int(size.width()), int(size.height()),
            painter.device().devicePixelRatio(), art, back,
        )  # fmt: skip
        picture = self._store.picture(key, paint, keep=not art.startswith(OWN))
        if picture is not None:
            corner = rect.center() - QPointF(size.width(), size.height()) / 2
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), picture)

    # The table

    def _swatch(self, name: str, painter: QPainter, rect: QRectF, _: float) -> None:
        path = QPainterPath()
        path.addRoundedRect(rect, 12, 12)
        painter.setClipPath(path)
        if name == "auto":
            half = QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height())
            painter.fillRect(rect, DARK.middle)
            painter.fillRect(half, FELT.middle)
        else:
            theme = self._strong(THEMES[name])
            self._ground(painter, rect, theme)
            bar = QRectF(0, 0, 0.78 * rect.width(), 0.13 * rect.height())
            bar.moveCenter(QPointF(rect.center().x(), rect.top() + 0.2 * rect.height()))
            self._bar(painter, bar, theme.text_over(0.16))
            bar = QRectF(0, 0, 0.4 * rect.width(), 0.09 * rect.height())
            bar.moveCenter(QPointF(rect.center().x(), rect.bottom() - 0.1 * rect.height()))
            self._bar(painter, bar, theme.accent)
        room = QRectF(0, 0, rect.width(), 0.5 * rect.height())
        room.moveCenter(QPointF(rect.center().x(), rect.top() + 0.56 * rect.height()))
        self._row(painter, room, self._outfit.faces, ("QD", "7S"))

    def _ground(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        painter.fillRect(QRectF(0, 0, rect.width(), rect.height()), table_ground(theme, rect.size()))
        painter.restore()

    def _strong(self, theme: Theme) -> Theme:
        return HIGH_CONTRAST[theme.name] if self.theme not in (FELT, DARK, LIGHT) else theme

    def _contrast(self, contrast: str, painter: QPainter, rect: QRectF, _: float) -> None:
        themes = HIGH_CONTRAST if contrast == "high" else THEMES
        theme = themes[self.theme.name]
        box = self._window(painter, rect, theme)
        write(painter, box, "Aa 7", font_of(0.46 * rect.height(), BOLD), theme.text, CENTRE)
        draw_outline(painter, box, 8, (theme.hairline, 1.5))

    def _side(self, side: str, painter: QPainter, rect: QRectF, _: float) -> None:
        box = self._window(painter, rect, self.theme)
        panel = QRectF(box.left(), box.top(), 0.26 * box.width(), box.height())
        if side == "right":
            panel.moveRight(box.right())
        self._bar(painter, panel, self.theme.text_over(0.22), 6)
        foot = QRectF(0, 0, 0.3 * box.width(), 0.14 * box.height())
        foot.moveBottom(box.bottom() - 5)
        if side == "right":
            foot.moveRight(panel.left() - 5)
        else:
            foot.moveLeft(panel.right() + 5)
        self._bar(painter, foot, self.theme.accent)

    def _view(self, table: str, painter: QPainter, rect: QRectF, _: float) -> None:
        box = self._window(painter, rect, self.theme)
        if table == "picture":
            self._row(painter, box.adjusted(6, 6, -6, -6), self._outfit.faces, ("QD", "7S"))
            return
        for number, part in enumerate((0.7, 0.5, 0.62, 0.4)):
            line = QRectF(box.left() + 12, box.top() + (0.18 + 0.19 * number) * box.height(), part * box.width(), 4)
            self._bar(painter, line, self.theme.text if number == 1 else self.theme.quiet)

    def _window(self, painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
        """Paint a small table, and say where."""
        high = 0.92 * rect.height()
        box = QRectF(0, 0, min(rect.width() - 8, 1.65 * high), high)
        box.moveCenter(rect.center())
        painter.setPen(QPen(self.theme.text_over(0.22), 1))
        painter.setBrush(theme.middle)
        painter.drawRoundedRect(box, 8, 8)
        return box

    # Motion, sound, time

    def _movement(self, speed: str, painter: QPainter, rect: QRectF, progress: float) -> None:
        """A back with its trail; while it moves it comes from the left."""
        width = min(0.94 * rect.height() / RATIO, 0.4 * rect.width())
        way = rect.width() - width - 0.1 * rect.width()
        count = _TRAIL[speed]
        for number in range(count + 1):
            left = count - number
            part = progress * (1 - left / (count + 0.6)) if speed != "off" else 1.0
            painter.setOpacity(1.0 if not left else 0.14 + 0.4 * number / (count + 1))
            place = QRectF(rect.left() + 0.05 * rect.width() + way * part, rect.top(), width, rect.height())
            self._row(painter, place, USUAL, (BACK,))
        painter.setOpacity(1.0)

    def _sound(self, sound: str, painter: QPainter, rect: QRectF, _: float) -> None:
        high, loud = 0.8 * rect.height(), _LOUD[sound]
        for number in range(3):
            bar = QRectF(0, 0, 0.16 * high, high * (0.36 + 0.32 * number))
            bar.moveBottomLeft(QPointF(rect.center().x() + (number - 1.3) * 0.32 * high, rect.center().y() + high / 2))
            lit = number < loud
            self._bar(painter, bar, self.theme.accent if lit else self.theme.text_over(0.16))

    def _pace(self, pace: str, painter: QPainter, rect: QRectF, _: float) -> None:
        count, size = _PACES[pace], min(0.4 * rect.height(), 0.2 * rect.width())
        step = min(0.62 * size, (rect.width() - 2 * size) / 5)
        left = rect.center().x() - (2 * size + count * step) / 2
        for at, colour in ((left, self.theme.sides[1]), (left + size + count * step + 3, self.theme.sides[0])):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(QRectF(at, rect.center().y() - size / 2, size - 3, size - 3))
        painter.setBrush(self.theme.quiet)
        for number in range(count):
            painter.drawEllipse(QPointF(left + size + (number + 0.5) * step, rect.center().y() - 1.5), 2.4, 2.4)

    # Playing

    def _only_move(self, forced: str, painter: QPainter, rect: QRectF, _: float) -> None:
        place = rect.adjusted(0, 0.06 * rect.height(), 0, 0)
        self._row(painter, place, self._outfit.faces, ("KH",), part=0.9)
        self._badge("play" if forced == "on" else "lay", painter, rect)

    def _trick(self, tricks: str, painter: QPainter, rect: QRectF, _: float) -> None:
        width = rect.height() / 2.7
        for code, x, y in _TRICK:
            place = QRectF(0, 0, width, width * RATIO)
            place.moveCenter(rect.center() + QPointF(x * width - 0.16 * rect.height(), y * width))
            self._row(painter, place, self._outfit.faces, (code,))
        self._badge("clock" if tricks == "timed" else "next", painter, rect)

    def _click(self, once: str, painter: QPainter, rect: QRectF, _: float) -> None:
        self._row(painter, rect, self._outfit.faces, ("KH",), part=0.92)
        self._badge("1" if once == "on" else "2", painter, rect)

    def _spent(self, shown: str, painter: QPainter, rect: QRectF, _: float) -> None:
        width = rect.height() / 2.1
        lane = QRectF(0, 0, 3.4 * width, width * RATIO)
        lane.moveCenter(rect.center())
        self._row(painter, QRectF(lane.left(), lane.top(), width, lane.height()), self._outfit.faces, ("5S",))
        painter.setPen(QPen(self.theme.text_over(0.6), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for number in (1, 2) if shown == "on" else ():
            middle = QPointF(lane.left() + (0.5 + 1.2 * number) * width, lane.center().y())
            painter.drawLine(
                middle + QPointF(-0.28 * width, 0.22 * width), middle + QPointF(0.28 * width, -0.22 * width)
            )

    def _card_sheet(self, shown: str, painter: QPainter, rect: QRectF, _: float) -> None:
        self._row(painter, rect, self._outfit.faces, ("QC", "QS", "QH"), part=0.8)
        if shown == "played":
            self._badge("2", painter, rect)

    def _deuces(self, where: str, painter: QPainter, rect: QRectF, _: float) -> None:
        self._row(painter, rect, self._outfit.faces, ("AH", "2H", "JK") if where == "apart" else ("2H", "3H", "4H"))

    def _fits(self, when: str, painter: QPainter, rect: QRectF, _: float) -> None:
        self._row(painter, rect, self._outfit.faces, ("8H",), part=0.92)
        self._badge("hint" if when == "drawn" else "F", painter, rect)

    def _badge(self, sign: str, painter: QPainter, rect: QRectF) -> None:
        """Paint a sign or a figure on a disc at the right of what is in the middle."""
        size = min(30.0, 0.42 * rect.height())
        box = QRectF(0, 0, size, size)
        box.moveCenter(QPointF(rect.center().x() + 0.52 * rect.height(), rect.center().y()))
        painter.setPen(QPen(self.theme.text_over(0.3), 1))
        painter.setBrush(self.theme.panel)
        painter.drawEllipse(box)
        if len(sign) == 1:
            write(painter, box, sign, font_of(0.56 * size, BOLD), self.theme.text, CENTRE)
        else:
            draw_icon(
                painter, sign, box.adjusted(0.22 * size, 0.22 * size, -0.22 * size, -0.22 * size), self.theme.text
            )

    # Words

    def _text(self, size: str, painter: QPainter, rect: QRectF, _: float) -> None:
        letters = 0.3 * rect.height() * int(size) / 100
        write(painter, rect, "Aa", font_of(letters, SEMIBOLD), self.theme.text, CENTRE)

    def _language(self, language: str, painter: QPainter, rect: QRectF, _: float) -> None:
        if language in _HELLO:
            size = 0.24 * rect.height()
            widest = max(width_of(hello, font_of(size, SEMIBOLD)) for hello in _HELLO.values())
            font = font_of(int(size * min(1.0, rect.width() / widest)), SEMIBOLD)
            write(painter, rect, _HELLO[language], font, self.theme.text, CENTRE)
        else:
            self._sign("settings", painter, rect)

    def _sign(self, name: str, painter: QPainter, rect: QRectF) -> None:
        side = min(34.0, 0.6 * rect.height())
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        draw_icon(painter, name, box, self.theme.quiet, 1.8)

    @staticmethod
    def _bar(painter: QPainter, bar: QRectF, colour: QColor, radius: float = 0.0) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = radius or min(bar.width(), bar.height()) / 2
        painter.drawRoundedRect(bar, radius, radius)


def run_time(speed: str) -> int:
    """How long the sample of a movement moves, in milliseconds."""
    return round(timings.SPEEDS.get(speed, 0.0) * 2 * timings.CARD_MOST)
