"""Show every card of every lesson, and look for cards that cover what they name, or more than they have to.

``python packaging/checks/lesson_cards.py [GAME ...] [--language CODE] [--size 1024x700] [--text SIZE]
[--pictures FOLDER]``

Each chapter and example hand of the courses is opened at each of its steps, and each puzzle, in all languages, in a
window of each size. What is told is a card that leaves the window, or covers the hand, a card or place that its step
names, or the button that the step asks for; and one that covers words, counts, plates, boards, cards that have been
laid or the edge of the place where they go, though a card as wide or as narrow as its words allow has another place
that leaves all of them free. The exit code is 1 if there is any. With ``--pictures`` each card that is told is kept as
a picture. Run it in the development environment, without a screen if need be.
"""

from __future__ import annotations

import argparse
import os
import sys
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF, QSizeF
    from PySide6.QtWidgets import QWidget

    from barracan.windows.learn.lesson_page import LessonPage
    from barracan.windows.learn.puzzle_page import PuzzlePage

ROOT: Final = Path(__file__).resolve().parents[2]
SIZES: Final = ((1024, 700), (1280, 800), (1920, 1080))
PUZZLES: Final = "puzzles"
"""What stands for a chapter where a puzzle is told of."""
RIM: Final = 4
"""Pixels of a thing that nobody misses."""
AIR: Final = 9
"""Pixels that another place keeps off things."""
ABOVE: Final = 24
"""Pixels that it keeps off what lies under it, for marks on cards."""
STEP: Final = 6
TURNS: Final = 2
"""So many times what waits is done before a card is looked at."""
LAST_TURNS: Final = 100
"""So many times at most the moves before the last card are waited for."""


class Shown(NamedTuple):
    """A card, and where it is shown."""

    game: str
    chapter: str
    step: int
    title: str
    language: str
    size: tuple[int, int]

    def __str__(self) -> str:
        size = "x".join(map(str, self.size))
        return f"{self.game}/{self.chapter} {self.step + 1} ({self.title}), {self.language} {size}"


def main(words: Sequence[str] | None = None) -> int:
    """Show, look, and print what was found."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path[:0] = [str(ROOT / "desktop")]
    from barracan.session.lessons.course import taught_games
    from barracan.windows.settings.preferences import LANGUAGES
    from barracan.windows.shell.qt_application import make_application

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="of these games, else of all")
    parser.add_argument("--language", choices=list(LANGUAGES), help="in this language, else in all")
    parser.add_argument("--size", default="", help="the width and height of the only window")
    parser.add_argument("--text", type=float, default=1.0, help="how much larger than usual all text is")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the cards with faults")
    arguments = parser.parse_args(words)
    application = make_application()
    wide, _, high = arguments.size.partition("x")
    sizes = ((int(wide), int(high)),) if arguments.size else SIZES
    cards = wrong = 0
    for language in [arguments.language] if arguments.language else LANGUAGES:
        for game in arguments.game or taught_games():
            lessons = look_at(game, language, sizes, arguments.text)
            for shown, page, faults in chain(lessons, look_at_puzzles(game, language, sizes, arguments.text)):
                cards += 1
                for fault in faults:
                    wrong += 1
                    print(f"{shown}: {fault}", flush=True)
                if faults and arguments.pictures is not None:
                    keep_picture(arguments.pictures, shown, page)
    print(f"{cards} cards, {wrong} faults")
    application.quit()
    return 1 if wrong else 0


def look_at(
    game: str, language: str, sizes: Sequence[tuple[int, int]] = SIZES, text: float = 1.0, chapter: str = ""
) -> Iterator[tuple[Shown, LessonPage, list[str]]]:
    """Each card of a course, or of one chapter, on its page, and what is wrong with it."""
    from barracan.session.lessons.course import course_of
    from barracan.session.progress import Pace
    from barracan.table.themes import FELT, Outfit
    from barracan.windows.learn.lesson_page import LessonPage
    from barracan.windows.match.sounds import Sounds
    from barracan.windows.shell.language import set_language

    set_language(language)
    course = course_of(game, language)
    for told in (*course.chapters, *course.examples):
        if chapter not in ("", told.name):
            continue
        page = LessonPage(course.open(told.name), Sounds())
        page.session.pace = Pace(0, 0)
        page.wear(Outfit(FELT, speed="off", text_size=text))
        for size in sizes:
            page.resize(*size)
            page.show()
            for step in range(len(told.steps)):
                show_step(page, step)
                shown = Shown(game, told.name, step, told.steps[step].title, language, size)
                yield shown, page, [*faults_of(page), *faults_of_builder(page)]
        page.end()
        page.deleteLater()


def look_at_puzzles(
    game: str, language: str, sizes: Sequence[tuple[int, int]] = SIZES, text: float = 1.0
) -> Iterator[tuple[Shown, PuzzlePage, list[str]]]:
    """The card of each puzzle of a game, on its page, and what is wrong with it."""
    from PySide6.QtWidgets import QApplication

    from barracan.session.lessons.puzzle import open_puzzle, puzzle_names
    from barracan.table.themes import FELT, Outfit
    from barracan.windows.learn.puzzle_card import PuzzlePlace
    from barracan.windows.learn.puzzle_page import PuzzlePage
    from barracan.windows.match.sounds import Sounds
    from barracan.windows.shell.formats import game_title
    from barracan.windows.shell.language import set_language

    set_language(language)
    names = puzzle_names(game)
    title = QApplication.translate("PuzzlePages", "{game}: what would you do?").format(game=game_title(game))
    page = PuzzlePage(Sounds())
    page.wear(Outfit(FELT, speed="off", text_size=text))
    for size in sizes if names else ():
        page.resize(*size)
        page.show()
        for number, name in enumerate(names):
            page.open_puzzle(open_puzzle(name), PuzzlePlace(number + 1, len(names), title))
            page.scene.finish_motion()
            QApplication.processEvents()
            yield Shown(game, PUZZLES, number, name, language, size), page, [*faults_of(page)]
    page.end()
    page.deleteLater()


def show_step(page: LessonPage, step: int) -> None:
    """Put the table as it stands at a step, all cards at rest."""
    from PySide6.QtWidgets import QApplication

    page.open_at(min(step, len(page.chapter.steps) - 2))
    for _ in range(TURNS):
        page.scene.finish_motion()
        QApplication.processEvents()
    for _ in range(LAST_TURNS):  # the last card is come to, never opened
        if page.step < step:
            page.forward()
            QApplication.processEvents()


def faults_of(page: LessonPage | PuzzlePage) -> Iterator[str]:
    """What the card of a page covers that has to be seen."""
    from PySide6.QtCore import QRectF

    card = QRectF(page.card.geometry())
    if not page.rect().contains(page.card.geometry()):
        yield "the card leaves the window"
    if page.lies_above():
        return
    for name, rect in named(page):
        covered = card.intersected(on_page(page, rect))
        if covered.width() >= 1 and covered.height() >= 1:
            yield f"{name} is covered by {covered.width():.0f} x {covered.height():.0f}"
    if not page.scene.panel.contents() and not page.scene.hud.asks:
        yield from needless_faults(page)


def needless_faults(page: LessonPage | PuzzlePage) -> Iterator[str]:
    """What the card covers that is read or lies there, though it has another place."""
    from PySide6.QtCore import QRectF

    from barracan.model.places import WINDOW, read_place

    card = QRectF(page.card.geometry())
    read = {name: on_page(page, rect) for name, rect in readable(page)}
    covered = [name for name, rect in read.items() if is_covered(rect, card)]
    layout = page.scene.layout
    assert layout is not None  # the page is shown
    landings = (spot.rect for place, spot in layout.landings.items() if place in layout.spots)
    windows = (layout.area(place) for place in layout.spots if read_place(place).kind == WINDOW)  # laid away there
    panel = [layout.panel] if layout.panel is not None and not layout.drawer else []
    aside = (*landings, *windows, *panel, *(rect for _, rect in named(page)))
    kept = [*read.values(), *(on_page(page, rect) for rect in aside)]
    sizes = [card.size(), *page.card.sizes()] if covered else []
    if place := next(filter(None, (find_free(QRectF(page.rect()), size, kept) for size in sizes)), None):
        at = f"{place.x():.0f}, {place.y():.0f} for {place.width():.0f} x {place.height():.0f}"
        yield from (f"{name} is covered, though there is room at {at}" for name in covered)


def is_covered(rect: QRectF, card: QRectF) -> bool:
    """Whether a card covers more of something than its rim."""
    return rect.adjusted(RIM, RIM, -RIM, -RIM).intersects(card)


def find_free(room: QRectF, size: QSizeF, kept: Sequence[QRectF]) -> QRectF | None:
    """A place for a card of this size, a little away from all that is kept."""
    from PySide6.QtCore import QPointF, QRectF

    wide, high = size.toTuple()
    around = sorted((rect.adjusted(-AIR, -ABOVE, AIR, AIR) for rect in kept), key=lambda rect: rect.top())
    walls = [(rect.left(), rect.right(), rect.top(), rect.bottom()) for rect in around]
    for left in range(AIR, int(room.width() - wide) - AIR, STEP):
        free = float(AIR)
        for start, end, top, bottom in walls:
            if start < left + wide and left < end:
                if top - free >= high:
                    break
                free = max(free, bottom)
        if free + high + AIR <= room.height():
            return QRectF(QPointF(left, free), size)
    return None


def readable(page: LessonPage | PuzzlePage) -> Iterator[tuple[str, QRectF]]:
    """What a person reads or sees lying there: words on the table, plates, bars, hands of others, melds and piles."""
    from barracan.model.places import HAND, read_place
    from barracan.table.hud.labels import Tells
    from barracan.windows.learn.lesson_ground import goal_areas, laid_area

    layout = page.scene.layout
    assert layout is not None  # the page is shown
    yield from (("the top bar", layout.top_bar), ("the action bar", layout.action_bar))
    yield from ((f"the plate of seat {seat}", rect) for seat, rect in layout.plates.items())
    yield from ((f"the hand of seat {seat}", fan.rect) for seat, fan in layout.fans.items())
    yield from ((f"label {at}", rect) for at, rect in enumerate(page.scene.told_at(Tells.WORDS)))
    for place in layout.spots:
        area = laid_area(place, layout)
        if area is not None and read_place(place).kind != HAND:
            yield place, area
    for place in page.named_places():
        yield from ((f"where {place} goes, {at}", area) for at, area in enumerate(goal_areas(place, layout)))


def faults_of_builder(page: LessonPage) -> Iterator[str]:
    """What the card of a page covers of the builder where a step has a ladder built."""
    from PySide6.QtWidgets import QApplication

    from barracan.games.barracan.moves import LadderMeld
    from barracan.table.hud.button_row import LADDER

    move = page.chapter.move_of(page.step) if page.current.text.task else None
    number = next((meld.number for meld in getattr(move, "melds", None) or () if isinstance(meld, LadderMeld)), None)
    if number is None:
        return
    page.scene.panel.open_page(LADDER)
    QApplication.processEvents()
    yield from faults_of(page)
    page.session.intents.press(f"arrange:{number}")
    QApplication.processEvents()
    yield from faults_of(page)
    page.session.intents.press("clear")
    page.scene.panel.put_away()


def named(page: LessonPage | PuzzlePage) -> Iterator[tuple[str, QRectF]]:
    """The hand, and what a step names, with where it lies in the scene."""
    from barracan.model.places import HAND, read_place
    from barracan.windows.learn.lesson_ground import named_area

    scene, layout = page.scene, page.scene.layout
    assert layout is not None  # the page is shown
    yield "the hand", layout.hand_zone
    yield from (("what is watched", area) for area in page.watched_areas(layout))
    for card in scene.selection.hinted:
        yield f"{card.code or 'a card'} of {card.place}", card.mapRectToScene(card.boundingRect())
    codes = {pick.card for pick in page.picks()}
    for place in page.named_places():
        if place in layout.spots and read_place(place).kind != HAND:
            yield place, named_area(place, layout, codes)
    for rect in scene.hud.hinted_places():
        yield "the button to press", rect
    for rect in scene.panel.presses():
        yield "what is pressed in the builder", rect


def on_page(page: LessonPage | PuzzlePage, rect: QRectF) -> QRectF:
    """Where a part of the scene is seen on the page."""
    from barracan.table.layouts.geometry import scaled

    return scaled(rect, page.view.shrunk)


def keep_picture(folder: Path, shown: Shown, page: QWidget) -> None:
    """Keep the page of a card as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    size = "x".join(map(str, shown.size))
    page.grab().save(str(folder / f"{shown.game}-{shown.chapter}-{shown.step + 1:02}-{shown.language}-{size}.png"))


if __name__ == "__main__":
    raise SystemExit(main())
