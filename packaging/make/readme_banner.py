"""Paint the picture at the head of the README: ``python packaging/make/readme_banner.py [--out FILE]``.

The wordmark, one sentence, the seven games as small squares, and the arc of cards over rays.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 1280, 640
WORDS = ("Seven real card games", "at one good table")
LEFT, MARK_TOP, MARK_HIGH = 64, 120, 80
WORDS_TOP, LINE, LETTERS = 246, 44, 39
SQUARE, SQUARE_HIGH, BETWEEN, SQUARES_TOP = 90, 76, 8, 524
ARC_RADIUS, ARC_CARD = 540, 166
ARC = (552, 114, 720, 420)


def main() -> None:
    """Paint the picture and save it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "resources" / "pictures" / "banner.png")
    out = parser.parse_args().out
    paint(out)
    print(out)


def paint(out: Path) -> None:
    """Paint everything from the ground up."""
    from PySide6.QtCore import QPointF, QRectF, QSize
    from PySide6.QtGui import QPainter

    from barracan.games.catalog import CATALOG
    from barracan.table.hud.lettering import BOLD, font_of, write
    from barracan.table.painting import paint_ground
    from barracan.table.themes import FELT, Outfit
    from barracan.windows.shell.qt_application import make_application
    from barracan.windows.shell.wordmark import draw_wordmark
    from barracan.windows.start.game_pictures import CardDrawings, draw_arc, draw_game, find_picture

    application = make_application()
    drawings = CardDrawings(Outfit().faces, Outfit().back)
    picture = paint_ground(FELT, QSize(WIDTH, HEIGHT), 1.0, QPointF(WIDTH * 0.72, HEIGHT * 0.9))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    draw_wordmark(painter, QRectF(LEFT, MARK_TOP, 0, MARK_HIGH), FELT)
    for number, words in enumerate(WORDS):
        line = QRectF(LEFT + 2, WORDS_TOP + number * LINE, WIDTH / 2, LINE)
        write(painter, line, words, font_of(LETTERS, BOLD), FELT.text)
    draw_arc(painter, QRectF(*ARC), drawings, ARC_RADIUS, ARC_CARD)
    for number, game in enumerate(CATALOG.own):
        box = QRectF(LEFT + number * (SQUARE + BETWEEN), SQUARES_TOP, SQUARE, SQUARE_HIGH)
        draw_game(painter, box, find_picture(game), drawings)
    painter.end()
    picture.save(str(out))
    application.quit()


if __name__ == "__main__":
    main()
