"""What a course says, read from a text file: chapters, the steps of each, and the hands that are only watched."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from barracan.model.cards import CODES, Code
from barracan.model.places import PlaceName

_HEADING: Final = re.compile(r"(#{1,3}) (.+)")
_CHAPTER: Final = re.compile(r"([a-z0-9_]+) (.+)")
_STEP: Final = re.compile(r"([A-Z]+[0-9]+(?:\.[0-9]+)?) (.+)")
_AFTER: Final = re.compile(r"@ after (\d+)")
_WATCHED: Final = re.compile(r"@ watch (\d+)")
_OTHERS: Final = "@ others"
_LIT: Final = re.compile(r"@ ([a-z_]+(?::\w+)*)((?: [0-9A-Z]{2})*)")
_FAN: Final = re.compile(r">((?: [0-9A-Z]{2})+)")
_TASK: Final = re.compile(r"\*\*(.+)\*\*")


class CourseTextError(ValueError):
    """A text is no course; the message names the line."""


class Lit(NamedTuple):
    """Cards that a step speaks of: these codes at a place, or all that lie there."""

    place: PlaceName
    cards: tuple[Code, ...] = ()


class StepText(NamedTuple):
    """What a step says.

    Attributes:
        clause: where the rules say it.
        title, words: what it says and why, in a few sentences.
        task: what to do in one sentence; empty where there is nothing to do.
        lit: what it speaks of.
        others: whether the moves up to the learner's next one are made while it stands.
        watched: so many moves, whosever they are, are made when it has been read.
    """

    clause: str
    title: str
    words: str
    task: str
    lit: tuple[Lit, ...]
    others: bool
    watched: int


class ChapterText(NamedTuple):
    """What a chapter says.

    Attributes:
        name: what its record is called after.
        title, summary: what it is about.
        fan: the cards that stand for it.
        after: after how many moves of its record it begins.
        steps: what is said one after the other.
    """

    name: str
    title: str
    summary: str
    fan: tuple[Code, ...]
    after: int
    steps: tuple[StepText, ...]


class CourseText(NamedTuple):
    """What a course says: its chapters, and the example hands."""

    chapters: tuple[ChapterText, ...]
    examples: tuple[ChapterText, ...]

    @property
    def all(self) -> tuple[ChapterText, ...]:
        """The chapters, and after them the example hands."""
        return self.chapters + self.examples


def read_course_text(text: str) -> CourseText:
    """Read a course: ``#`` begins the chapters and then the example hands, ``##`` a chapter, ``###`` a step.

    A line ``> 7C 7D`` under a chapter names its fan, ``@ after 12`` the moves that have been made when it begins. Under
    a step ``@ pile:0 7C`` lights cards, ``@ others`` lets the others move, ``@ watch 3`` has three moves made once it
    has been read, and ``**…**`` is what the learner has to do.
    Raises ``CourseTextError`` for anything else.
    """
    parts: list[list[ChapterText]] = []
    for number, level, words, body in _sections(text):
        try:
            if level == 1:
                parts.append([])
            elif level == 2:
                parts[-1].append(_chapter(words, body))
            else:
                chapter = parts[-1][-1]
                parts[-1][-1] = chapter._replace(steps=(*chapter.steps, _step(words, body)))
        except (IndexError, ValueError) as wrong:
            raise CourseTextError(f"line {number}: {wrong}") from None
    chapters, examples = (*parts, [], [])[:2]
    if len(parts) > 2 or not any((*chapters, *examples)):
        raise CourseTextError("line 1: no course with chapters and example hands")
    return CourseText(tuple(chapters), tuple(examples))


def _sections(text: str) -> Iterator[tuple[int, int, str, list[str]]]:
    """Each heading with its line's number and level, and the lines under it that say something."""
    found: tuple[int, int, str, list[str]] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        heading = _HEADING.fullmatch(line)
        if heading:
            if found is not None:
                yield found
            found = number, len(heading[1]), heading[2], []
        elif line.strip() and found is not None:
            found[3].append(line.strip())
    if found is not None:
        yield found


def _chapter(words: str, body: list[str]) -> ChapterText:
    named = _CHAPTER.fullmatch(words)
    if named is None:
        raise ValueError(f"no name and title of a chapter: {words}")
    fan: tuple[Code, ...] = ()
    after, summary = 0, []
    for line in body:
        if cards := _FAN.fullmatch(line):
            fan = _codes(cards[1])
        elif moves := _AFTER.fullmatch(line):
            after = int(moves[1])
        else:
            summary.append(line)
    return ChapterText(named[1], named[2], " ".join(summary), fan, after, ())


def _step(words: str, body: list[str]) -> StepText:
    named = _STEP.fullmatch(words)
    if named is None:
        raise ValueError(f"no clause and title of a step: {words}")
    directives = [line for line in body if line.startswith("@")]
    tasks = " ".join(body[len(directives) :]).partition("**")
    task = _TASK.fullmatch(tasks[1] + tasks[2]) if tasks[1] else None
    if tasks[1] and task is None:
        raise ValueError("what is to be done stands last, between two stars and two stars")
    watched = [int(each[1]) for line in directives if (each := _WATCHED.fullmatch(line))]
    others = _OTHERS in directives
    lit = tuple(_lit(line) for line in directives if line != _OTHERS and not _WATCHED.fullmatch(line))
    if bool(task) + others + bool(watched) > 1:
        raise ValueError("a step awaits the learner's move, or others', or lets moves be watched")
    return StepText(
        named[1], named[2], tasks[0].strip(), task[1] if task else "", lit, others, watched[0] if watched else 0
    )


def _lit(line: str) -> Lit:
    lit = _LIT.fullmatch(line)
    if lit is None:
        raise ValueError(f"not understood: {line}")
    return Lit(lit[1], _codes(lit[2]))


def _codes(words: str) -> tuple[Code, ...]:
    codes = tuple(words.split())
    for code in codes:
        if code not in CODES:
            raise ValueError(f"no card: {code}")
    return codes
