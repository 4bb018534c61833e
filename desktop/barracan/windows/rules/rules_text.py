"""The rules as people read them: chapters, clauses and examples, read from a text file of their language."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from barracan.games.catalog import CATALOG
from barracan.model.cards import Code
from barracan.resources import ENGLISH, folder_of, resource

_HEADING = re.compile(r"(#{1,3}) (?:([A-Z]+[0-9]+(?:\.[0-9]+)?) )?(.+)")
_BORROWED = re.compile(r"> from (\S+\.md) without (.+)")
_EXAMPLE = re.compile(r"> (-?\d+|[-+=]) (?:([a-z_]+(?::[\w.]+)?) )?([0-9A-Z|/ ]+): (.+)")
_POOL = re.compile(r"> try (?:([a-z_]+(?::[\w.]+)?) )?([0-9A-Z ]+)")
_ASIDE = ">> "
_OPTION = re.compile(r"\w+ \*[^*]+\*\u00a0?: ")
LADDER: Final = "ladder"
"""The kind of examples whose groups are the rows of a ladder."""
SHOWN: Final = "="
"""What is expected of an example that is only looked at."""
_BARE = str.maketrans("àáâãäçèéêëìíîïñòóôõöùúûüªº’", "aaaaaceeeeiiiinooooouuuuao'") | dict.fromkeys(range(0x300, 0x370))
"""Accented letters of the program's languages without their accents, accents that stand apart, and the apostrophe of
books as keyboards have it; Python's own table of all letters is a megabyte in a frozen program."""


class Example(NamedTuple):
    """Cards laid as an example, in groups.

    Attributes:
        kind: how they are read, empty for a meld.
        expected: what the rules should say of them: ``+`` that they stand, ``-`` that they do not, a number what they
            count, ``=`` nothing. What is shown is what the rules do say.
    """

    groups: tuple[tuple[Code, ...], ...]
    kind: str
    expected: str
    words: str

    @property
    def cards(self) -> tuple[Code, ...]:
        """All its cards."""
        return tuple(code for group in self.groups for code in group)


class Pool(NamedTuple):
    """Cards to try things with, and how those that are moved in are read."""

    kind: str
    cards: tuple[Code, ...]


@dataclass
class Clause:
    """A clause or the head of a chapter: number, title, paragraphs and examples.

    Attributes:
        table: the rows of a table, the first one its head.
        aside: what is said beside the title, in a few words.
        pool: what can be tried here, or anywhere in the chapter.
    """

    number: str
    title: str
    is_chapter: bool
    paragraphs: list[str] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    table: list[tuple[str, ...]] = field(default_factory=list)
    aside: str = ""
    pool: Pool | None = None

    def matches(self, query: str) -> bool:
        """Whether the clause is the one asked for, is of its chapter, or has all the words."""
        asked = query.strip().casefold()
        number = self.number.casefold()
        if asked and (number == asked or number.startswith(asked + ".")):
            return True
        examples = " ".join(example.words for example in self.examples)
        text = plain(f"{number} {self.title} {' '.join(self.paragraphs)} {examples}")
        return bool(asked) and all(word in text for word in plain(asked).split())

    def is_like(self, other: "Clause") -> bool:
        """Whether both have the same examples, pool and size of table, in whatever words."""
        return _form(self) == _form(other)


class Rules(NamedTuple):
    """The rules of one game, and where it comes from."""

    title: str
    introduction: tuple[str, ...]
    clauses: tuple[Clause, ...]
    story: tuple[str, ...] = ()

    @property
    def chapters(self) -> tuple[Clause, ...]:
        """The heads of the chapters."""
        return tuple(clause for clause in self.clauses if clause.is_chapter)

    def chapter(self, number: str) -> tuple[Clause, ...]:
        """The clauses of a chapter; its head alone where it has no others."""
        parts = tuple(each for each in self.clauses if each.number.startswith(f"{number}."))
        return parts or tuple(each for each in self.clauses if each.number == number)

    def clause(self, number: str) -> Clause:
        """The clause of this number."""
        return next(each for each in self.clauses if each.number == number)

    def drawn(self, number: str) -> Clause:
        """The clause whose examples are shown at this one: itself, else the nearest of its chapter that has any."""
        clause, parts = self.clause(number), self.chapter(number.partition(".")[0])
        at = next((place for place, each in enumerate(parts) if each is clause), 0)
        near = (clause, self.clause(number.partition(".")[0]), *parts[at + 1 :], *reversed(parts[:at]))
        return clause if clause.table else next((each for each in near if each.examples), clause)

    def pool(self, number: str) -> Pool | None:
        """What can be tried at this clause: its own pool, else its chapter's."""
        names = (number, number.partition(".")[0])
        found = (each.pool for name in names for each in self.clauses if each.number == name)
        return next((pool for pool in found if pool is not None), None)

    def search(self, query: str) -> list[Clause]:
        """Find clauses, each chapter's head left out where it has no text of its own."""
        return [clause for clause in self.clauses if clause.paragraphs and clause.matches(query)]

    def nearest(self, number: str) -> str:
        """The clause of this number, else its chapter, else the first of all."""
        numbers = [clause.number for clause in self.clauses]
        for wanted in (number, number.partition(".")[0]):
            if wanted in numbers:
                return wanted
        return numbers[0] if numbers else ""


def rules_of(game: str, language: str = ENGLISH) -> Rules:
    """The rules of a game of the catalog; what a language does not have, or has otherwise, is said in English."""
    return _read_merged(folder_of("rules", CATALOG.entry(game).texts), f"{game}.md", language)


def glossary(language: str = ENGLISH) -> Rules:
    """The words that players use, as clauses without numbers."""
    return read_rules(_find(resource("rules"), "glossary.md", language))


def is_option(paragraph: str) -> bool:
    """Whether a paragraph tells of an option: a word, its title, and what can be chosen."""
    return _OPTION.match(paragraph) is not None


def _find(folder: Path, name: str, language: str) -> Path:
    translated = folder / language / name
    return translated if translated.is_file() else folder / ENGLISH / name


def _read_merged(folder: Path, name: str, language: str) -> Rules:
    english = read_rules(folder / ENGLISH / name)
    path = _find(folder, name, language)
    return english if path.parent.name == ENGLISH else _merge(english, read_rules(path))


def _merge(english: Rules, other: Rules) -> Rules:
    """The other language's rules, with the English clauses that it has not as they are there."""
    known = {each.number: each for each in other.clauses}
    clauses = (known.get(each.number, each) for each in english.clauses)
    pairs = zip(clauses, english.clauses, strict=True)
    return other._replace(clauses=tuple(each if each.is_like(source) else source for each, source in pairs))


def _form(clause: Clause) -> tuple[object, ...]:
    """What is the same of a clause in all languages."""
    examples = [(each.groups, each.kind, each.expected) for each in clause.examples]
    return clause.is_chapter, examples, clause.pool, [len(row) for row in clause.table]


def plain(text: str) -> str:
    """Small letters without accents, with plain apostrophes, as people type what they look for."""
    return text.casefold().translate(_BARE)


def read_rules(path: Path) -> Rules:
    """Read a file of rules, and after its own clauses those that it borrows from a file beside it.

    Its first heading is the title of the rules, a second one of that size begins the story.
    """
    title, introduction = "", []
    clauses: list[Clause] = []
    story: list[str] | None = None
    for block in _blocks(path.read_text("utf-8")):
        if heading := _HEADING.fullmatch(block):
            level, number, words = heading.groups()
            if level == "#" and title:
                story = []
            elif level == "#":
                title = words
            else:
                clauses.append(Clause(number or "", words, level == "##"))
        elif borrowed := _BORROWED.fullmatch(block):
            clauses += _borrow(path.with_name(borrowed[1]), borrowed[2].split())
        elif story is not None:
            story.append(block)
        elif not clauses:
            introduction.append(block)
        else:
            _add(clauses[-1], block)
    return Rules(title, tuple(introduction), tuple(clauses), tuple(story or ()))


def _borrow(path: Path, without: Sequence[str]) -> list[Clause]:
    """The clauses of another game; none where a language does not have its rules."""
    return [each for each in read_rules(path).clauses if each.number not in without] if path.is_file() else []


def _add(clause: Clause, block: str) -> None:
    """Add an example, a pool, an aside or a paragraph to a clause."""
    if example := _EXAMPLE.fullmatch(block):
        expected, kind, cards, words = example.groups()
        clause.examples.append(Example(_groups(cards, kind or ""), kind or "", expected, words))
    elif pool := _POOL.fullmatch(block):
        clause.pool = Pool(pool[1] or "", tuple(pool[2].split()))
    elif block.startswith("|"):
        clause.table.append(tuple(cell.strip() for cell in block.strip("|").split("|")))
    elif block.startswith(_ASIDE):
        clause.aside = block.removeprefix(_ASIDE)
    else:
        clause.paragraphs.append(block)


def _groups(cards: str, kind: str) -> tuple[tuple[Code, ...], ...]:
    """The cards between the bars; of a ladder each arm card with the side cards behind its strokes."""
    if kind == LADDER:
        return tuple(tuple(row.split("/")) for row in cards.split())
    return tuple(tuple(group.split()) for group in cards.split("|"))


def _blocks(text: str) -> Iterator[str]:
    """The headings, examples and paragraphs of a text; the lines of a paragraph joined, but for its options."""
    paragraph: list[str] = []
    for line in [*text.splitlines(), ""]:
        stands_alone = line.startswith(("#", ">", "|"))
        if (not line.strip() or stands_alone or is_option(line)) and paragraph:
            yield " ".join(paragraph)
            paragraph = []
        if stands_alone:
            yield line
        elif line.strip():
            paragraph.append(line.strip())
