"""Texts for translation stand in the source as they are looked up later, and every catalog has them all."""

import ast
import re
import subprocess
import sys
from collections import defaultdict
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator

import barracan
from barracan.games.catalog import CATALOG
from barracan.model.common_texts import COMMON_TEXTS
from barracan.resources import resource
from barracan.table.second_person import CONTEXT
from barracan.windows.settings.preferences import LANGUAGES
from barracan.windows.shell.language import is_whole
from barracan.windows.start.option_rows import CHOICES

MARKERS = {"QT_TRANSLATE_NOOP", "tr", "translate"}
COMMON = {"common", "common_text"}
OTHERS = LANGUAGES.keys() - {"en"}
SOURCES = sorted(Path(barracan.__file__).parent.rglob("*.py"))


@pytest.fixture(scope="module")
def collected(tmp_path_factory):
    """The catalog of all texts in the sources, as the tool collects them."""
    folder = tmp_path_factory.mktemp("texts")
    listed, catalog = folder / "sources.lst", folder / "texts.ts"
    listed.write_text("\n".join(map(str, SOURCES)), encoding="utf-8")
    tool = [sys.executable, "-c", "from PySide6.scripts.pyside_tool import lupdate; lupdate()"]
    subprocess.run([*tool, f"@{listed}", "-ts", str(catalog)], check=True, capture_output=True)
    return catalog


def translations(catalog):
    """The finished translations of a catalog by their context and source."""
    return {
        (context.findtext("name"), message.findtext("source")): message.findtext("translation")
        for context in ET.parse(catalog).iter("context")
        for message in context.iter("message")
        if message.find("translation").get("type") != "unfinished"
    }


def placeholders(text):
    return set(re.findall(r"\{\w+\}", text))


def name_called(node):
    return getattr(node.func, "attr", getattr(node.func, "id", None))


@cache
def calls():
    """The calls in the sources that look up a text, each with its file."""
    return [
        (path, node)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and name_called(node) in MARKERS | COMMON
    ]


def texts(markers=MARKERS):
    """The literal texts that the sources have looked up."""
    for _, node in calls():
        if name_called(node) in markers:
            for argument in node.args[0 if name_called(node) in {"tr", *COMMON} else 1 :][:1]:
                if isinstance(argument, ast.Constant):
                    yield argument.value


def test_no_text_for_translation_is_an_f_string():
    """The tool that collects them takes an f-string literally, so that it would never be found again."""
    found = [
        f"{path}:{node.lineno}"
        for path, node in calls()
        if name_called(node) in MARKERS
        if any(isinstance(argument, ast.JoinedStr) for argument in node.args)
    ]
    assert not found


def test_every_text_for_translation_is_found(collected):
    """The tool knows calls by their names alone, and reads no expression inside an f-string."""
    found = {source.text for source in ET.parse(collected).iter("source")}
    assert not [text for text in texts() if text not in found]


def test_the_choices_of_every_option_can_be_translated():
    choices = {word for game in CATALOG.values() for option in game.options for word in option.choices or ()}
    assert {word for word in choices if word.isalpha()} == set(CHOICES)


@pytest.mark.parametrize("language", sorted(OTHERS))
def test_every_text_is_translated(collected, language):
    """Run ``packaging/make/translations.py`` and fill in what the catalog lacks."""
    catalog = resource("translations", f"barracan_{language}.ts")
    translator = QTranslator()
    assert is_whole(catalog.with_suffix(".qm"))
    assert translator.load(str(catalog.with_suffix(".qm")))
    known = translations(catalog)
    wanted = [
        (context.findtext("name"), source.text)
        for context in ET.parse(collected).iter("context")
        for source in context.iter("source")
    ]
    assert [text for text in wanted if not known.get(text)] == []
    assert [text for text in wanted if placeholders(known[text]) != placeholders(text[1])] == []
    assert [text for text in wanted if translator.translate(*text) != known[text]] == []


def test_italian_says_tu_only_where_the_source_says_you():
    """Where several people share the screen the sources say names, and no translation may bring the word back."""
    tu = re.compile(r"\b(tu|tu[aoe]|tuoi|te|ti|hai|puoi|devi)\b", re.IGNORECASE)
    you = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)
    known = translations(resource("translations", "barracan_it.ts"))
    said = {key: words for key, words in known.items() if key[0] != CONTEXT}
    assert [source for (_, source), words in said.items() if tu.search(words) and not you.search(source)] == []


def test_what_several_parts_say_is_in_one_list():
    said = list(texts(COMMON))
    assert {text for text in said if said.count(text) == 1} == set()
    assert set(said) == set(COMMON_TEXTS)


def test_what_is_marked_in_two_contexts_is_translated_differently():
    """What means two things has two translations somewhere; everything else is marked once, for all to say."""
    translated = [translations(resource("translations", f"barracan_{language}.ts")) for language in sorted(OTHERS)]
    contexts = defaultdict(list)
    for context, source in translated[0]:
        contexts[source].append(context)
    pairs = [(source, pair) for source, where in contexts.items() for pair in combinations(where, 2)]
    assert [
        (source, one, other)
        for source, (one, other) in pairs
        if all(known[one, source] == known[other, source] for known in translated)
    ] == []
