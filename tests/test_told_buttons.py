"""A button that a lesson tells to press stands in quotes, under words that the window has for it."""

import re
from xml.etree import ElementTree as ET

import pytest

from barracan.resources import resource

PRESS = {"de": "[Dd]rücke", "es": "[Pp]ulsa", "fr": "[Aa]ppuyez sur"}
"""What comes before a button in the lessons of a language that quotes its name."""
QUOTED = re.compile("[„«]\u00a0?(.+?)\u00a0?[“»]")
BEGUN = re.compile("\u00a0?[,:]")
WORD = re.compile(r"[^\W\d_]{3}")
PLACED = re.compile(r"\{\w+\}")
each_language = pytest.mark.parametrize("language", sorted(PRESS))


def tasks(language):
    """What the lessons of a language tell to do, each with where it stands."""
    for path in sorted(resource("courses", language).glob("*.md")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line.startswith("**"):
                yield f"{path.name}:{number}", line


def label(text):
    """What a text of the window looks like when it is filled in."""
    return ".+".join(map(re.escape, PLACED.split(text)))


def labels(language):
    """What a button may say, or begin with where a comma or a colon follows."""
    catalog = resource("translations", f"barracan_{language}.ts")
    told = [each.text or "" for each in ET.parse(catalog).iter("translation")]
    said = {text[:end] for text in told for end in (len(text), *(each.start() for each in BEGUN.finditer(text)))}
    return re.compile("|".join(map(label, sorted(text for text in said if WORD.search(PLACED.sub("", text))))))


@each_language
def test_what_is_told_in_quotes_is_said_by_the_window(language):
    said = labels(language)
    found = [(place, name) for place, task in tasks(language) for name in QUOTED.findall(task)]
    assert found
    assert [(place, name) for place, name in found if not said.fullmatch(name)] == []


@each_language
def test_no_name_of_a_button_lacks_its_quotes(language):
    bare = re.compile(rf"\b{PRESS[language]} [^\W\d_a-z]")
    assert [(place, task) for place, task in tasks(language) if bare.search(task)] == []
