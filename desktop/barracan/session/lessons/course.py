"""Courses: which games have one, their chapters and example hands, and how much of them has been done."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from barracan.games.catalog import CATALOG, find_game
from barracan.model.record import RecordError
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.verify import record_lines
from barracan.resources import ENGLISH, folder_of
from barracan.session.lessons.chapter import Chapter
from barracan.session.lessons.course_text import ChapterText, CourseText, CourseTextError, read_course_text
from barracan.session.lessons.damaged_file import DamagedFileError

_RECORD: Final = ".cards.jsonl"
_WORD: Final = 0.3
_MOVE: Final = 6.0
"""Seconds in which a newcomer reads a word of a step, and makes a move."""


class CourseError(DamagedFileError):
    """A course or a chapter cannot be shown; ``reason`` says why in a sentence."""

    sentence = QT_TRANSLATE_NOOP("lessons", "The lessons in {file} cannot be read: {reason} Install BarraCan again.")


class Progress(NamedTuple):
    """How many steps of a chapter have been done, of how many."""

    done: int
    steps: int

    @property
    def is_over(self) -> bool:
        """Whether all have been done."""
        return self.done >= self.steps


class Course:
    """What there is to learn of a game.

    Attributes:
        game: the game's id.
        chapters: what its chapters say, in their order.
        examples: what is said to the hands that are only watched.
    """

    def __init__(self, game: str, text: CourseText, folder: Path) -> None:
        self.game = game
        self.chapters = text.chapters
        self.examples = text.examples
        self._folder = folder

    def text(self, name: str) -> ChapterText:
        """What the chapter or example hand of this name says; the first chapter where there is none."""
        return next((each for each in (*self.chapters, *self.examples) if each.name == name), self.chapters[0])

    def open(self, name: str) -> Chapter:
        """A chapter or example hand with its record; raises ``CourseError`` for one that is damaged."""
        text = self.text(name)
        path = self._folder / f"{self.game}-{text.name}{_RECORD}"
        try:
            with path.open("rb") as file:
                return Chapter(find_game, list(record_lines(file)), text)
        except (OSError, RecordError, CourseTextError) as wrong:
            raise CourseError(path, wrong) from wrong

    def progress(self, name: str, reached: Mapping[str, int]) -> Progress:
        """How far a chapter has come, of those that have been reached by ``GAME/CHAPTER``."""
        steps = len(self.text(name).steps)
        return Progress(max(0, min(steps, reached.get(f"{self.game}/{name}", 0))), steps)

    def minutes_left(self, reached: Mapping[str, int]) -> int:
        """How many minutes what is left of the chapters takes who reads it and makes its moves, at least one."""
        steps = [step for each in self.chapters for step in each.steps[self.progress(each.name, reached).done :]]
        words = sum(len(f"{step.words} {step.task}".split()) for step in steps)
        moves = sum(bool(step.task) for step in steps)
        return max(1, round((words * _WORD + moves * _MOVE) / 60))

    def next_chapter(self, reached: Mapping[str, int]) -> ChapterText | None:
        """The first chapter that is not over, ``None`` when all are."""
        return next((each for each in self.chapters if not self.progress(each.name, reached).is_over), None)


def find_course(*wanted: str) -> str:
    """The first of these games that has a course, else the first of all that has one."""
    known = (game for game in wanted if game and game in CATALOG and has_course(game))
    return next(known, None) or taught_games()[0]


def taught_games() -> Sequence[str]:
    """The games that have a course."""
    return [game for game in CATALOG if has_course(game)]


@cache
def has_course(game: str) -> bool:
    """Whether a course of a game lies there."""
    return _text_file(game, ENGLISH).is_file()


@cache
def course_of(game: str, language: str) -> Course:
    """The course of a game; what a language does not have is said in English. Raises ``CourseError``."""
    english = _read(_text_file(game, ENGLISH))
    translated = _text_file(game, language)
    text = _merge(english, _read(translated)) if language != ENGLISH and translated.is_file() else english
    return Course(game, text, folder_of("courses", CATALOG.entry(game).courses))


def _merge(english: CourseText, other: CourseText) -> CourseText:
    """The other language's chapters, but those in English whose steps it has not as they are there."""
    return CourseText(_chapters(english.chapters, other.chapters), _chapters(english.examples, other.examples))


def _chapters(english: Sequence[ChapterText], other: Sequence[ChapterText]) -> tuple[ChapterText, ...]:
    known = {(each.name, _form(each)): each for each in other}
    return tuple(known.get((each.name, _form(each)), each) for each in english)


def _form(chapter: ChapterText) -> tuple[tuple[object, ...], ...]:
    """What is the same of a chapter in all languages."""
    return tuple((step.clause, bool(step.task), step.others, step.watched, step.lit) for step in chapter.steps)


def _read(path: Path) -> CourseText:
    try:
        return read_course_text(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, CourseTextError) as wrong:
        raise CourseError(path, wrong) from wrong


def _text_file(game: str, language: str) -> Path:
    return folder_of("courses", CATALOG.entry(game).courses) / language / f"{game}.md"
