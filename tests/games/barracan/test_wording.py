"""Moves in words."""

import pytest

from games.barracan.position import GAME, lay


@pytest.mark.parametrize(
    ("melds", "words"),
    [
        ("evens_odds 2H 2S 8C TD", "melded evens or odds 2♠ 2♥ 8♣ 10♦"),
        ("evens_odds AD 7D 7S", "melded evens or odds A♦ 7♠ 7♦"),
        ("run AD QD KD", "melded a run Q♦ K♦ A♦"),
    ],
)
def test_cards_of_a_category_are_named_as_they_are_laid(melds, words):
    assert str(GAME.describe(lay(melds))) == words
