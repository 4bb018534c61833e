"""Where several people share the screen nobody is called "you": every such text has another that says the name."""

import ast
import re
from collections import defaultdict
from itertools import chain
from pathlib import Path
from string import Formatter

import pytest

from barracan import games, players
from barracan.games.tricks.state import Play
from games.barbu import position as barbu
from games.sheepshead import position as sheepshead

YOU = re.compile(r"\b[Yy]ou(r|rs)?\b")
NAMES = ("Ada", "Bix", "Nora", "Tomas")


def texts_by_name(path):
    """The texts of a file's tables, by what they are called there; a name may stand in several tables."""
    found = defaultdict(list)
    for table in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(table, ast.Dict):
            for name, text in zip(table.keys, table.values, strict=True):
                if isinstance(text, ast.Call) and ast.unparse(text.func) == "QT_TRANSLATE_NOOP":
                    found[ast.unparse(name)].append(ast.literal_eval(text.args[1]))
    return found


def addressing():
    """The files that say "you" in a table of texts, without the courses, which one learner reads alone."""
    for package in (games, players):
        for path in sorted(Path(package.__path__[0]).rglob("*.py")):
            texts = chain.from_iterable(texts_by_name(path).values())
            if path.name != "course.py" and any(map(YOU.search, texts)):
                yield pytest.param(path, id=f"{path.parent.name}/{path.stem}")


def fields(text):
    """What is filled in."""
    return {field for _, field, _, _ in Formatter().parse(text) if field}


@pytest.mark.parametrize("path", list(addressing()))
def test_every_text_that_says_you_has_one_with_a_name(path):
    for texts in texts_by_name(path).values():
        for text in filter(YOU.search, texts):
            (named,) = (other for other in texts if fields(other) == fields(text) | {"name"})
            assert not YOU.search(named)


def test_what_says_you_is_found():
    assert len(list(addressing())) >= 10


@pytest.mark.parametrize(
    ("game", "state", "alone", "shared"),
    [
        (
            barbu.GAME,
            barbu.tricks("trump H", "2H AS", "KC QC", "3C 4C", "5C 6C", trick="7C", leader=3),
            "You have none of the suit led. Play a trump that wins the trick.",
            "Ada has none of the suit led. Play a trump that wins the trick.",
        ),
        (
            sheepshead.GAME,
            sheepshead.playing("9H 9S", "KH", "8H", trick="AH", leader=2),
            "You hold cards of the suit led. Follow with one of them.",
            "Ada holds cards of the suit led. Follow with one of them.",
        ),
    ],
    ids=["barbu", "sheepshead"],
)
def test_a_refused_card_names_the_player(game, state, alone, shared):
    refusal = game.refusal(state, Play(0, "AS" if game is barbu.GAME else "9S"))
    assert str(refusal.with_names(NAMES).reason) == alone
    assert str(refusal.with_names(NAMES, "Ada").reason) == shared


def test_whose_turn_it_is_is_told_by_name():
    refusal = sheepshead.GAME.refusal(sheepshead.playing("9H", "KH", "8H"), Play(1, "KH"))
    assert str(refusal.with_names(NAMES).reason) == "It is the turn of Ada."
    assert str(refusal.reason) == "It is the turn of seat 0."
