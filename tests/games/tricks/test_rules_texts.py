"""The rules as people read them have every clause that the program names."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import barracan.games
from barracan.resources import resource

HEADING = re.compile(r"^#{2,3} ([PS]\d+(?:\.\d+)?) \S", re.MULTILINE)
PARTS = {
    "barbu": ("P", (2, 3, 3, 7, 5, 6, 4, 6, 3, 1, 5, 0, 5)),
    "sheepshead": ("S", (5, 2, 3, 5, 5, 6, 2, 3, 0, 4)),
}
"""The letter of a game's clauses, and how many each chapter has."""
each_game = pytest.mark.parametrize("game_id", PARTS)


def text(game_id):
    return resource("rules", f"{game_id}.md").read_text("utf-8")


@each_game
def test_every_clause_is_there_once_in_its_order(game_id):
    right = []
    letter, chapters = PARTS[game_id]
    for chapter, parts in enumerate(chapters, 1):
        right += [f"{letter}{chapter}", *(f"{letter}{chapter}.{part}" for part in range(1, parts + 1))]
    assert HEADING.findall(text(game_id)) == right


@each_game
def test_every_clause_has_words(game_id):
    found = list(HEADING.finditer(text(game_id)))
    for heading, following in pairwise(found):
        between = text(game_id)[heading.end() : following.start()].splitlines()[1:]
        assert any(between) or "." not in heading[1]


@each_game
def test_clauses_that_the_code_names_are_there(game_id):
    folder = Path(barracan.games.__file__).parent / game_id
    code = " ".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    letter = PARTS[game_id][0]
    named = set(re.findall(rf'"({letter}\d+(?:\.\d+)?)"', code))
    assert named
    assert named <= set(HEADING.findall(text(game_id)))
