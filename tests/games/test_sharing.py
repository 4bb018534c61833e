"""Where several people share the screen nobody is called "you": every such text has another that says the name."""

import importlib
import pkgutil
import re
from string import Formatter

import pytest

from barracan import games, players
from barracan.games.tricks.state import Play
from games.barbu import position as barbu
from games.sheepshead import position as sheepshead

YOU = re.compile(r"\b[Yy]ou(r|rs)?\b")
NAMES = ("Ada", "Bix", "Nora", "Tomas")


def addressing():
    """The modules that say "you" in a table of texts, without the courses, which one learner reads alone."""
    for package in (games, players):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith("course"):
                texts = getattr(importlib.import_module(found.name), "_TEXTS", {})
                if any(YOU.search(text) for text in texts.values()):
                    yield found.name


@pytest.mark.parametrize("name", list(addressing()))
def test_every_text_that_says_you_has_one_with_a_name(name):
    module = importlib.import_module(name)
    said = {key for key, text in module._TEXTS.items() if YOU.search(text)}
    assert module._NAMED.keys() == said
    for key, text in module._NAMED.items():
        assert not YOU.search(text)
        fields = {field for _, field, _, _ in Formatter().parse(text) if field}
        known = {field for _, field, _, _ in Formatter().parse(module._TEXTS[key]) if field}
        assert fields == known | {"name"}


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
    assert str(refusal.naming(NAMES).reason) == alone
    assert str(refusal.naming(NAMES, "Ada").reason) == shared


def test_whose_turn_it_is_is_told_by_name():
    refusal = sheepshead.GAME.refusal(sheepshead.playing("9H", "KH", "8H"), Play(1, "KH"))
    assert str(refusal.naming(NAMES).reason) == "It is the turn of Ada."
    assert str(refusal.reason) == "It is the turn of seat 0."
