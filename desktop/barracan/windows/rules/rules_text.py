"""The rules as people read them: chapters, clauses and examples, read from a text file."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from barracan.games.catalog import CATALOG
from barracan.model.cards import Code
from barracan.resources import resource

_LANGUAGE = "en"
"""The language in which every game's rules are written."""
_HEADING = re.compile(r"(#{1,3}) (?:([A-Z]+[0-9]+(?:\.[0-9]+)?) )?(.+)")
_BORROWED = re.compile(r"And from (\S+\.md) without (.+)")
_EXAMPLE = re.compile(r"> ([+-]) ([^:]+): (.+)")


class Example(NamedTuple):
    """Cards laid as an example: whether they stand, and why."""

    cards: tuple[Code, ...]
    stands: bool
    words: str


@dataclass
class Clause:
    """A clause or the head of a chapter: number, title, paragraphs and examples."""

    number: str
    title: str
    is_chapter: bool
    paragraphs: list[str] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)

    def matches(self, query: str) -> bool:
        """Whether the clause is the one asked for, is of its chapter, or has all the words."""
        asked = query.strip().casefold()
        number = self.number.casefold()
        if asked and (number == asked or number.startswith(asked + ".")):
            return True
        examples = " ".join(example.words for example in self.examples)
        text = f"{number} {self.title} {' '.join(self.paragraphs)} {examples}".casefold()
        return bool(asked) and all(word in text for word in asked.split())


class Rules(NamedTuple):
    """The rules of one game."""

    title: str
    introduction: tuple[str, ...]
    clauses: tuple[Clause, ...]

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


def rules_of(game: str) -> Rules:
    """The rules of a game of the catalog."""
    return read_rules(_folder(CATALOG.entry(game).texts) / _LANGUAGE / f"{game}.md")


def _folder(texts: str) -> Path:
    """Where rules texts lie: the program's own, or those of another package, written ``package:folder``."""
    if not texts:
        return resource("rules")
    from importlib.resources import files  # no game of the program's own needs it

    package, _, folder = texts.partition(":")
    return Path(str(files(package))) / folder


def read_rules(path: Path) -> Rules:
    """Read a file of rules, and after its own clauses those that it borrows from another file."""
    title, introduction = "", []
    clauses: list[Clause] = []
    for block in _blocks(path.read_text("utf-8")):
        if heading := _HEADING.fullmatch(block):
            level, number, words = heading.groups()
            if level == "#":
                title = words
            else:
                clauses.append(Clause(number or "", words, level == "##"))
        elif borrowed := _BORROWED.fullmatch(block):
            file, without = borrowed.groups()
            clauses += [
                clause for clause in read_rules(path.with_name(file)).clauses if clause.number not in without.split()
            ]
        elif not clauses:
            introduction.append(block)
        elif example := _EXAMPLE.fullmatch(block):
            sign, cards, words = example.groups()
            clauses[-1].examples.append(Example(tuple(cards.split()), sign == "+", words))
        else:
            clauses[-1].paragraphs.append(block)
    return Rules(title, tuple(introduction), tuple(clauses))


def _blocks(text: str) -> Iterator[str]:
    """The headings, examples and paragraphs of a text; the lines of a paragraph joined, but for its options."""
    paragraph: list[str] = []
    for line in [*text.splitlines(), ""]:
        stands_alone = line.startswith(("#", ">"))
        if (not line.strip() or stands_alone or line.startswith("Option ")) and paragraph:
            yield " ".join(paragraph)
            paragraph = []
        if stands_alone:
            yield line
        elif line.strip():
            paragraph.append(line.strip())
