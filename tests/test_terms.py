"""Each language says one word for each thing, in the window, in its rules and in its lessons."""

import re
import tomllib
from xml.etree import ElementTree as ET

import pytest

from barracan.resources import resource

FILES = sorted(resource("translations").glob("terms_*.toml"))
PLACEHOLDER = re.compile(r"\{\w+\}")
EXAMPLE = re.compile(r"> .*?: ")
"""What of an example is the same in all languages."""
each_language = pytest.mark.parametrize("language", [path.stem.removeprefix("terms_") for path in FILES])


def terms(language):
    return tomllib.loads(resource("translations", f"terms_{language}.toml").read_text("utf-8"))


def texts(language):
    """All that is said in a language, but for what names words of records, each with where it stands."""
    catalog = resource("translations", f"barracan_{language}.ts")
    contexts = (each for each in ET.parse(catalog).iter("context") if each.findtext("name") != "record")
    for message in (message for context in contexts for message in context.iter("message")):
        yield message.findtext("source"), PLACEHOLDER.sub("", message.findtext("translation") or "")
    for room in ("rules", "courses"):
        for path in sorted(resource(room, language).glob("*.md")):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                yield f"{room}/{path.name}:{number}", EXAMPLE.sub("", line)


def beginning(word):
    return re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)


def test_all_languages_fix_the_same_terms():
    assert FILES
    kept = {path.name: sorted(terms(path.stem.removeprefix("terms_"))) for path in FILES}
    assert len({tuple(names) for names in kept.values()}) == 1, kept


@each_language
def test_every_term_is_used(language):
    told = "\n".join(text for _, text in texts(language))
    forms = {name: term["says"] for name, term in terms(language).items()}
    assert [name for name, words in forms.items() if not any(beginning(word).search(told) for word in words)] == []


@each_language
def test_no_other_word_stands_for_the_same_thing(language):
    never = re.compile(
        "|".join(rf"\b{re.escape(word)}" for term in terms(language).values() for word in term["never"]), re.IGNORECASE
    )
    assert [(place, text) for place, text in texts(language) if never.search(text)] == []
