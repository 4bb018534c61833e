"""A way through all pages of the program, in a window whose libraries have what each page can show."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from barracan.storage.library import Library
    from barracan.windows.shell.main_window import MainWindow

RECORDS: Final = Path(__file__).parents[2] / "tests" / "records" / "right"
NAMES: Final = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
STEPS: Final = 7
"""One in so many steps of a lesson is shown."""
SETTINGS: Final = ("cards", "table", "motion", "reading", "playing", "trick_games", "program")
LIBRARIES: Final = ("first", "unfinished", "again")
TURNS: Final = 6
"""So many times what waits is done before a page is looked at."""

Shown = tuple[str, "Callable[[], object]"]
"""What a page is called here, and what shows it."""


def tour(
    folder: Path, language: str, size: tuple[int, int], text: float, part: str = ""
) -> Iterator[tuple[str, QWidget]]:
    """Each page in whose name this pattern is found, when it is shown in such a window."""
    from barracan.storage.library import Library
    from barracan.windows.settings.preferences import Preferences, write_preferences
    from barracan.windows.shell.main_window import MainWindow

    for kind in LIBRARIES:
        place = folder / f"{kind}-{language}-{size[0]}-{text}"
        place.mkdir()
        chosen = Preferences(speed="off", language=language, text_size=str(round(100 * text)))
        write_preferences(place / "preferences.json", chosen)
        with Library.open(place / "library.sqlite") as library:
            fill(library, kind)
            window = MainWindow(library, place)
            window.resize(*size)
            window.show()
            for name, show in pages_of(window, kind):
                if re.search(part, name):
                    show()
                    wait()
                    window.resize(*size)  # a crowded table may have enlarged it
                    wait()
                    yield name, window.painted_widget
            window.close()
            window.deleteLater()


def wait() -> None:
    """Let what has been shown be laid out."""
    from PySide6.QtWidgets import QApplication

    for _ in range(TURNS):
        QApplication.processEvents()


def fill(library: Library, kind: str) -> None:
    """Store finished matches of all games, and with one unfinished that in the middle of a hand."""
    if kind == "first":
        return
    for number, path in enumerate(sorted(RECORDS.glob("*seats*.jsonl"))):
        library.release(library.begin(seated(path, 1 + number % 3)))
    last = "in_the_middle_of_a_hand" if kind == "unfinished" else "low_aces_in_tricks"
    library.release(library.begin(seated(RECORDS / f"{last}.cards.jsonl", 1)))


def seated(path: Path, people: int) -> list[str]:
    """A record with so many people at its first seats."""
    lines = path.read_text(encoding="utf-8").splitlines()
    first = json.loads(lines[0])
    for seat, (note, name) in enumerate(zip(first["seats"], NAMES, strict=False)):
        note.update(name=name, player="human" if seat < people else "casual")
    return [json.dumps(first, separators=(",", ":")), *lines[1:]]


def pages_of(window: MainWindow, kind: str) -> Iterator[Shown]:
    """What there is to see with this library."""
    matches = window.features.matches
    yield f"home {kind}", window.show_home
    if kind == "again":
        return
    for shelf in ("unfinished", "finished", "by_hand", "bin"):
        yield f"matches {shelf} {kind}", partial(matches.show, shelf)
    yield f"people {kind}", lambda: window.do("people")
    if kind == "first":
        yield from _pages_without_matches(window)
    else:
        yield from _pads(window)
        yield from _tables(window)


def _pages_without_matches(window: MainWindow) -> Iterator[Shown]:
    from barracan.games.catalog import CATALOG

    features = window.features
    for game in CATALOG.own:
        yield f"new match {game}", partial(features.new_matches.show, game)
        yield f"new match {game}, options", lambda: press(window, "change_rules")
    for key in SETTINGS:
        yield f"settings {key}", partial(_open_section, window, key)
    for game in CATALOG.own:
        yield f"rules {game}", partial(features.rules.show, game)
    for clause in ("B2.1", "B5.1", "B9.5", "B10.1"):
        yield f"rules {clause}", partial(features.rules.show, "barracan", clause)
    yield "rules P9.2", lambda: features.rules.show("barbu", "P9.2")
    yield "rules keys", lambda: window.do("keys")
    yield "about", lambda: window.do("about")
    yield "about fault", lambda: window.do("fault")
    yield from _lessons(window)


def _lessons(window: MainWindow) -> Iterator[Shown]:
    from barracan.session.lessons.course import course_of, taught_games
    from barracan.session.lessons.puzzle import puzzle_games
    from barracan.windows.learn.learn_page import LearnPage
    from barracan.windows.learn.lesson_page import LessonPage

    features = window.features

    def begin(name: str) -> None:
        page = window.pages.find_leaf("learn_page")
        assert isinstance(page, LearnPage)
        page.begun.emit(name)

    def open_at(step: int) -> None:
        page = window.painted_widget
        assert isinstance(page, LessonPage)
        page.open_at(step)

    for game in taught_games():
        yield f"learn {game}", partial(features.course.show, game)
    for game in taught_games():
        course = course_of(game, window.preferences.language)
        features.course.show(game)
        for chapter in course.chapters:
            name = f"lesson {game} {chapter.name}"
            yield name, partial(begin, chapter.name)
            for step in range(STEPS, course.progress(chapter.name, {}).steps, STEPS):
                yield f"{name} {step}", partial(open_at, step)
    for game in puzzle_games():
        yield f"puzzle {game}", partial(features.puzzles.show, game)


def _open_section(window: MainWindow, key: str) -> None:
    from barracan.windows.settings.settings_page import SettingsPage

    window.show_settings()
    page = window.pages.find_leaf("settings_page")
    assert isinstance(page, SettingsPage)
    page.open_section(key)


def _pads(window: MainWindow) -> Iterator[Shown]:
    from barracan.storage import players

    known = window.library.ask(players.players)
    me = next((each.id for each in known if each.name == NAMES[0]), known[0].id)
    pads = window.features.pads
    yield "pad", lambda: pads.show_pad(me)
    yield "statistics", lambda: pads.show_statistics(me)
    yield "new pad", pads.begin_by_hand
    for match in _matches(window):
        yield f"pad of match {match}", partial(pads.show_match, match)
        yield f"review of match {match}", partial(window.features.reviews.of_match, match)


def _tables(window: MainWindow) -> Iterator[Shown]:
    """The boards of hands and matches that are over, and what belongs to an open match."""
    controller = window.controller
    for match in _matches(window):
        yield f"board of match {match}", partial(_resume, window, match)
    for name in ("score_pad", "players", "fair_play"):
        if controller.is_open:
            yield f"open match, {name}", partial(window.do, name)


def _resume(window: MainWindow, match: int) -> None:
    controller = window.controller
    window.resume(match)
    waiting = controller.session.model.curtain
    if waiting is not None and window.covered:
        controller.lift_curtain(waiting.seat)


def _matches(window: MainWindow) -> Sequence[int]:
    rows = window.library.ask(lambda db: db.execute("SELECT id FROM match ORDER BY id").fetchall())
    return [int(row[0]) for row in rows]


def press(window: MainWindow, name: str) -> None:
    """Press a button on the page that is shown, if it is there."""
    from PySide6.QtWidgets import QAbstractButton

    for button in window.painted_widget.findChildren(QAbstractButton, name):
        if button.isVisible():
            button.click()
