"""Apostrophes and quotation marks of all texts are those of books; a search takes those of keyboards, too."""

import re
from xml.etree import ElementTree as ET

import pytest

from barracan.games.catalog import CATALOG
from barracan.resources import resource
from barracan.windows.rules.rules_text import rules_of
from barracan.windows.settings.preferences import LANGUAGES

STRAIGHT = re.compile(r"\w['\"]|['\"]\w")
CODE = re.compile(r"`[^`]*`")
CATALOGS = sorted(resource("translations").glob("barracan_*.ts"))
TEXTS = sorted([*resource("rules").glob("*/*.md"), *resource("courses").glob("*/*.md")])


def test_no_text_of_the_window_has_a_straight_one():
    told = {
        each.text or "" for path in CATALOGS for name in ("source", "translation") for each in ET.parse(path).iter(name)
    }
    assert [text for text in sorted(told) if STRAIGHT.search(text)] == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "-".join(path.with_suffix("").parts[-3:]))
def test_no_line_of_a_text_has_a_straight_one(path):
    said = [CODE.sub("", line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in said if STRAIGHT.search(line)] == []


@pytest.mark.parametrize(("language", "typed"), [("it", "l'asso"), ("fr", "l'as"), ("en", "dealer's")])
def test_a_straight_one_finds_the_clauses_that_have_the_other(language, typed):
    assert language in LANGUAGES
    curly = typed.replace("'", "’")
    found = {game: [each.number for each in rules_of(game, language).search(typed)] for game in CATALOG.own}
    assert any(found.values())
    assert found == {game: [each.number for each in rules_of(game, language).search(curly)] for game in CATALOG.own}
