"""What was measured of forms and levels, as the page of a new match tells it."""

import json

import pytest

from barracan.games.catalog import CATALOG
from barracan.resources import resource
from barracan.windows.start.form_words import describe_form, describe_luck, describe_strength

FIGURES = json.loads(resource("figures", "forms.json").read_text("utf-8"))
OWN = sorted(CATALOG.own)


def alone(seats):
    return tuple((seat,) for seat in range(seats))


@pytest.mark.parametrize("game", [game for game in OWN if game != "barbu"])
def test_every_form_is_told_in_a_sentence(game):
    for seats in CATALOG[game].seat_counts:
        options = {option.name: option.default for option in CATALOG[game].options}
        told = describe_form(game, CATALOG[game].sides(seats, options))
        assert "of 100 hands" in told
        assert told.endswith(".")


def test_barracan_for_four_plays_otherwise_alone():
    partners, singles = (FIGURES["barracan"]["forms"][form] for form in ("4", "4 alone"))
    assert describe_form("barracan", alone(4)) != describe_form("barracan", ((0, 2), (1, 3)))
    assert singles["points"] != partners["points"]


def test_what_was_not_measured_is_not_told():
    assert describe_form("barbu", alone(4)) == ""
    assert describe_form("another", alone(4)) == ""
    assert describe_strength("another", "strong") == ""
    assert describe_strength("barracan", "human") == ""


@pytest.mark.parametrize("game", OWN)
def test_every_level_has_a_figure(game):
    for level in CATALOG.entry(game).levels:
        assert describe_strength(game, level).endswith(" of 100 hands.")
    assert 0 < FIGURES[game]["levels"]["beginner"] < 100


def test_where_expert_is_not_offered_it_is_told_why():
    assert describe_luck("barracuda").startswith("Luck decides much here")
    assert all(not describe_luck(game) for game in ("", *OWN) if game != "barracuda")
