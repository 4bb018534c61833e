"""What the tests of the score pad share: the sheets of matches, and what is written on paper."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from barracan.games.catalog import CATALOG
from barracan.players.self_play import SelfPlay
from barracan.windows.score.paper import draw_paper
from barracan.windows.score.score_sheet import ScoreSheet
from windows.pages import hand_end

NAMES = ("Ada", "Bix", "Nora", "Tomas")
PAIRS = ("Ada and Nora", "Bix and Tomas")
ENDING = CATALOG["barracan"].ending
ENDS = (hand_end(1, (22, 9), (22, 9)), hand_end(2, (13, 27), (35, 36), reason="stock", seat=None))


def played(name, seats, hands):
    """The pad of a match between computers."""
    game = CATALOG[name]
    play, ends = SelfPlay(game, (["casual"] * 6)[:seats], {}, 3), []

    def watch(step):
        ending = play.match.state.ending
        if ending is not None and (not ends or ends[-1].hand < ending.hand):
            ends.append(ending)

    play.play(hands=hands, watch=watch)
    names = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")[:seats]
    return ScoreSheet(
        name, None, names, names, tuple(ends), result=play.match.state.result, ending=game.ending,
        form=game.sheet_form, rows=game.view(play.match.state, 0).sheet_rows(), fewer_win=game.fewer_win,
    )  # fmt: skip


class Watched(QPainter):
    """A painter that knows what it has written where, and in which type."""

    def __init__(self, *device):
        super().__init__(*device)
        self.words = {}
        self.written = []

    def drawText(self, place, *what):
        words = what[-1]
        room = QFontMetricsF(self.font()).tightBoundingRect(words)
        if isinstance(place, QRectF):
            room.moveCenter(place.center())
        else:
            room.translate(place)
        self.written.append((words, QFont(self.font())))
        self.words[words] = room.toAlignedRect(), self.pen().color().name()
        super().drawText(place, *what)


def written_on_paper(sheet, width=1280, height=800):
    """The words of a pad whose last hand is shown in detail, each with its type."""
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_paper(painter, picture.rect(), sheet, len(sheet.hands) - 1)
    return painter.written
