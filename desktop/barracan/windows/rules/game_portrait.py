"""What the story of a game is told under: its picture, and for how many, how long and how deep it is."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.games.catalog import CATALOG
from barracan.table.hud.lettering import REGULAR, font_of, wrap, write_lines
from barracan.table.painting import draw_panel
from barracan.table.themes import FELT, Outfit, Theme
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.start.game_facts import facts_of
from barracan.windows.start.pictures import Pictures

_HIGH = 290
_LETTERS = 15


class GamePortrait(QWidget):
    """The picture of a game over the whole width, and under it a line of facts."""

    def __init__(self, game: str, store: PictureStore) -> None:
        super().__init__()
        self.setObjectName("game_portrait")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._game = game
        self._words = self._tell_facts()
        self.setAccessibleName(self._words)
        self._pictures = Pictures(store, self)
        self._theme: Theme = FELT
        self._scale = self._unit = 1.0
        store.painted.connect(self.update)

    def wear(self, outfit: Outfit, scale: float, unit: float) -> None:
        """Take these cards, colours and sizes."""
        self._theme, self._scale, self._unit = outfit.theme, scale, unit
        self._pictures.wear(outfit)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The picture and the line under it."""
        return QSize(300, self.heightForWidth(max(300, self.width())))

    def hasHeightForWidth(self) -> bool:
        """Facts wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high both are at this width."""
        lines = len(wrap(self._words, font_of(_LETTERS * self._scale, REGULAR), width))
        return round(self._picture_height() + (12 + 1.4 * _LETTERS * lines) * self._scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, or its ground as long as it is not there, and the facts."""
        place = QRectF(0, 0, self.width(), self._picture_height())
        picture = self._pictures.game(self._game, place)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if picture is None:
                draw_panel(painter, place, 11, self._theme.text_over(0.05), self._theme.hairline)
            else:
                painter.drawPixmap(place.topLeft(), picture)
            font = font_of(_LETTERS * self._scale, REGULAR)
            below = QRectF(0, place.bottom() + 10 * self._scale, self.width(), 0)
            write_lines(painter, below, wrap(self._words, font, self.width()), font, self._theme.quiet)

    def _picture_height(self) -> float:
        return _HIGH * min(1.6, max(0.8, self._unit))

    def _tell_facts(self) -> str:
        """What the game is like, in a sentence or two."""
        facts = facts_of(CATALOG.entry(self._game))
        if not facts.minutes:
            words = self.tr("{sentence}. For {players} players.")
            return words.format(sentence=facts.sentence, players=facts.players).strip()
        words = self.tr("{sentence}. For {players} players; a match takes about {minutes} minutes.")
        return words.format(sentence=facts.sentence, players=facts.players, minutes=facts.minutes)
