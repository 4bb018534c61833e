"""What a frame of the table costs, in frames of a bare view.

``python packaging/benchmarks/frames.py [--game NAME] [--frames N] [--size 1280x800]``

Both show the same cards in the same places out of ready pictures: the program's own table in mid-hand, and a bare
``QGraphicsView`` of pixmap items with the same update mode. They are measured in turns, in one process. A frame is: the
scene is changed, then the event loop runs until the viewport has painted; what counts is the work of the processor, as
other programs take the clock's time too, and of many frames the lower quartile, which those disturb least. A dragged
card follows real mouse events.
"""

import argparse
import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from barracan.cli.arguments import integer
from barracan.games.catalog import CATALOG, find_game
from barracan.model.offers import Offer
from barracan.model.text import Text
from barracan.players.self_play import SelfPlay
from barracan.session.review import Review
from barracan.table.cards.card_item import CardItem
from barracan.table.moments.result_page import ResultContent, ResultPage
from barracan.table.scene import TableScene
from barracan.table.view import TableView

BOUNDS = {"one card dragged": 2.0, "13 cards flying": 2.0, "full repaint": 1.5, "resize step": 1.6}
MOMENT_BOUND = 1.5
BUSY_BOUND = 1.5
THINKER = "import os; os.nice(15)\nwhile True: pass"
ROUNDS = 15
FLYING = 13
PATIENCE = 5
"""Seconds after which a frame will not come any more."""


class BareView(QGraphicsView):
    """A view of pixmap items and nothing else, which counts its pictures."""

    pictures = 0

    def __init__(self, size: QSize, cards: list[CardItem]) -> None:
        gradient = QRadialGradient(QPointF(size.width() / 2, size.height() * 0.46), 0.66 * size.width())
        gradient.setColorAt(0, QColor("#265C53"))
        gradient.setColorAt(1, QColor("#143630"))
        self._ground = QPixmap(size)
        with QPainter(self._ground) as painter:
            painter.fillRect(self._ground.rect(), gradient)
        self.made = QGraphicsScene(0, 0, size.width(), size.height())
        super().__init__(self.made)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards = []
        for card in cards:
            shown = self.made.addPixmap(picture_of(card))
            shown.setPos(card.sceneBoundingRect().topLeft())
            self.cards.append(shown)
        self.resize(size)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint and count."""
        super().paintEvent(event)
        self.pictures += 1

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """Blit the ground."""
        painter.drawPixmap(rect, self._ground, rect)


class OurView(TableView):
    """The program's table, which counts its pictures."""

    pictures = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint and count."""
        super().paintEvent(event)
        self.pictures += 1


def main() -> int:
    """Measure every scenario; 1 if a ratio is above its bound."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=integer, default=20, help="of each scenario in each round")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--game", choices=list(CATALOG), default="barracan")
    wanted = parser.parse_args()
    size = QSize(*map(int, wanted.size.split("x")))
    application = QApplication([])
    ours, scene = our_table(size, wanted.game)
    ours.show()
    QTest.qWait(1500)  # faces are drawn at their true size by then
    hand = scene.stage.hand_cards()
    bare = BareView(size, [*(card for card in scene.tableau.cards() if card not in hand), *hand])
    bare.show()
    QTest.qWait(200)
    gc.freeze()
    print(f"{len(bare.cards)} cards, {wanted.size}, lower quartile and 99th percentile in ms of work")
    worst = 0
    for name, bound in BOUNDS.items():
        found = measured(name, ours, scene, bare, wanted.frames)
        table, floor = (quartile(found[kind]) for kind in ("table", "bare"))
        print(
            f"{name:17} bare {floor:6.3f} {percentile(found['bare']):7.3f}   table {table:6.3f}"
            f" {percentile(found['table']):7.3f}   ratio {table / floor:5.2f} (at most {bound})"
        )
        worst |= table / floor > bound
    worst |= in_moments(ours, scene, wanted.frames) > MOMENT_BOUND
    worst |= beside_thinkers(ours, scene, wanted.frames) > BUSY_BOUND
    answer_in_a_deal(ours, scene)
    del application
    return int(worst)


def our_table(size: QSize, game: str) -> tuple[OurView, TableScene]:
    """The table of a match of four, or three, in mid-hand, with many cards in the open."""
    seats = 4 if 4 in CATALOG[game].seat_counts else 3
    lines = SelfPlay(CATALOG[game], ["random"] * seats, {}, seed=9).play(hands=1).lines
    review = Review(find_game, lines)
    positions = range(2, len(lines) - 1, 5)
    review.seek(max(positions, key=lambda at: cards_shown(review, at)))
    scene = TableScene()
    scene.stage.set_speed("off")
    view = OurView(scene)
    view.resize(size)
    scene.model.show(review.snapshot(0)._replace(players=("human",) * seats))
    scene.model.set_offer(Offer(Text("x", "x")))
    return view, scene


def cards_shown(review: Review, position: int) -> int:
    """How many cards have an item at this position; none count where no card can be dragged."""
    review.seek(position)
    places = review.game.view(review.state, 0).places()
    if not places["hand:0"]:
        return 0
    return sum(len(cards) for name, cards in places.items() if name == "hand:0" or not name.startswith("hand:"))


def picture_of(card: QGraphicsItem) -> QPixmap:
    """A card's picture at its size on the table."""
    shown = card.boundingRect()
    picture = QPixmap(max(1, round(shown.width())), max(1, round(shown.height())))
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setBrush(QColor("#FDFAF3"))
        painter.drawRoundedRect(picture.rect().adjusted(1, 1, -2, -2), 6, 6)
    return picture


def measured(name: str, ours: OurView, scene: TableScene, bare: BareView, frames: int) -> dict[str, list[float]]:
    """Times of frames of both, in turns."""
    found: dict[str, list[float]] = {"table": [], "bare": []}
    for _ in range(ROUNDS):
        for kind, view in (("bare", bare), ("table", ours)):
            with changing(name, view, scene if kind == "table" else None) as change:
                for number in range(frames):
                    found[kind].append(frame(view, partial(change, number)))
    return found


def frame(view: BareView | OurView, change: Callable[[], None], clock: Callable[[], float] = time.thread_time) -> float:
    """Milliseconds of work, or of another clock, until a change of the scene has been painted."""
    before, begin, patience = view.pictures, clock(), time.perf_counter() + PATIENCE
    change()
    while view.pictures == before:
        QApplication.processEvents()
        if time.perf_counter() > patience:
            sys.exit("a frame was never painted")
    return (clock() - begin) * 1000


@contextmanager
def changing(name: str, view: Any, scene: TableScene | None) -> Iterator[Callable[[int], None]]:
    """What changes from frame to frame; everything is as before afterwards."""
    if name == "full repaint":
        yield lambda _: view.viewport().update()
    elif name == "resize step":
        size = view.size()

        def resize(number: int) -> None:
            view.resize(size - QSize(number % 2 + 1, number % 2 + 1))
            if scene is None:
                view.fitInView(view.sceneRect())

        yield resize
        view.resize(size)
        QTest.qWait(400)
    elif name == "13 cards flying":
        cards = (scene.tableau.cards() if scene else view.cards)[-FLYING:]
        begin = [card.pos() for card in cards]

        def fly(number: int) -> None:
            for at, card in enumerate(cards):
                card.setPos(begin[at] + QPointF(-3 * (number % 40 + 1), -2 * (number % 40 + 1)))

        yield fly
        for card, spot in zip(cards, begin, strict=True):
            card.setPos(spot)
    else:
        yield from dragged(view, scene)


def dragged(view: Any, scene: TableScene | None) -> Iterator[Callable[[int], None]]:
    """A card under the mouse: one of the hand, or of the bare view's."""
    card = scene.stage.hand_cards()[-1] if scene else view.cards[-1]
    card.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable, scene is None)
    start = view.mapFromScene(card.sceneBoundingRect().center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start - QPoint(20, 20))
    yield lambda number: QTest.mouseMove(view.viewport(), QPoint(200 + 5 * (number % 60), 300))
    QTest.keyClick(view.viewport(), Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start)


def in_moments(ours: OurView, scene: TableScene, frames: int) -> float:
    """What a frame of the last moment costs, in frames of a bare view with as many pictures in the same places."""
    scene.stage.set_speed("normal")
    result = ResultContent((0,), True, "Ada wins", "104", "to 87, after five hands", ((20, 12), (104, 87)), 100, ())
    page = ResultPage(result, scene.faces)
    scene.show_moment(page)
    QTest.qWait(2500)  # all its faces have been drawn by then
    bare, last = BareView(ours.size(), []), []
    for item in reversed(scene.items()):
        if isinstance(item, QGraphicsPixmapItem) and item.isVisible() and not item.pixmap().isNull():
            picture = bare.made.addPixmap(item.pixmap())
            picture.setPos(item.sceneBoundingRect().topLeft())
            last += [picture] if item.parentItem() is page else []
    bare.show()
    QTest.qWait(200)
    found: dict[str, list[float]] = {"bare": [], "table": []}

    def fly(number: int) -> None:
        for at, item in enumerate(last):
            item.setPos(20 * at % bare.width(), 40 + (7 * at + 9 * number) % (bare.height() // 2))

    for _ in range(ROUNDS):
        found["bare"] += [frame(bare, partial(fly, number)) for number in range(frames)]
        steps = [700.0 + 1300 * number / frames for number in range(frames)]
        found["table"] += [frame(ours, partial(page.show_at, passed)) for passed in steps]
    table, floor = (quartile(found[kind]) for kind in ("table", "bare"))
    print(
        f"{'match won':17} bare {floor:6.3f} {percentile(found['bare']):7.3f}   table {table:6.3f}"
        f" {percentile(found['table']):7.3f}   ratio {table / floor:5.2f} (at most {MOMENT_BOUND}), {len(last)} moving"
    )
    scene.leave_moment()
    scene.stage.set_speed("off")
    return table / floor


def beside_thinkers(ours: OurView, scene: TableScene, frames: int) -> float:
    """How the slowest hundredth of frames grows while two processes of low priority are busy."""
    found: dict[str, list[float]] = {"idle": [], "busy": []}
    for _ in range(ROUNDS):
        for kind, count in (("idle", 0), ("busy", 2)):
            thinkers = [subprocess.Popen([sys.executable, "-c", THINKER]) for _ in range(count)]
            time.sleep(0.2)
            with changing("13 cards flying", ours, scene) as change:
                numbers = range(4 * frames)
                found[kind] += [frame(ours, partial(change, number), time.perf_counter) for number in numbers]
            for thinker in thinkers:
                thinker.kill()
                thinker.wait()
    idle, busy = percentile(found["idle"]), percentile(found["busy"])
    print(
        f"13 cards flying   idle p99 {idle:6.3f}   beside two thinkers {busy:6.3f}   ratio {busy / idle:5.2f}", end=" "
    )
    print(f"(at most {BUSY_BOUND})")
    return busy / idle


def answer_in_a_deal(ours: OurView, scene: TableScene) -> None:
    """Click on a card of the hand while the cards are being dealt: the click counts at once."""
    scene.stage.set_speed("normal")
    scene.stage.deal(scene.stage.current_view)
    QTest.qWait(100)
    card = scene.stage.hand_cards()[-1]
    if not scene.stage.motion.busy:
        sys.exit("nothing was dealt")
    begin = time.perf_counter()
    QTest.mouseClick(ours.viewport(), Qt.MouseButton.LeftButton, pos=ours.mapFromScene(card.goal))
    spent = (time.perf_counter() - begin) * 1000
    if scene.selection.cards != [card]:
        sys.exit("a click in the deal was not heard")
    print(f"click on a card of the hand during the deal: chosen after {spent:.1f} ms")


def quartile(times: list[float]) -> float:
    """The time below which a quarter of the others lies."""
    return sorted(times)[len(times) // 4]


def percentile(times: list[float]) -> float:
    """The 99th percentile."""
    return sorted(times)[int(0.99 * len(times))]


if __name__ == "__main__":
    sys.exit(main())
