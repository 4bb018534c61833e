"""Moves in words."""

import pytest

from games.barracan.position import GAME, lay, pick_up

GROWN = "run 5H 6H 7H, ladder 0: 9H 8H 7H / 0 2S / 2 7C 7D / run 0-2; opposites row 0; triplet row 2"
LIES = "ladder 0: 9H 8H 7H / 0 2S / run 0-2; opposites row 0"
PAIRS = ((0, 2), (1, 3))
OTHER = "ladder 0: KH QS JH / family 0-2"


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


@pytest.mark.parametrize(
    ("earlier", "words"),
    [
        ([lay(LIES)], "melded a run 5♥ 6♥ 7♥ and 7♣ 7♦ on the ladder"),
        ([lay(LIES, seat=2), lay(OTHER, seat=1)], "melded a run 5♥ 6♥ 7♥ and 7♣ 7♦ on the ladder"),
        ([lay(OTHER)], "melded a run 5♥ 6♥ 7♥ and a ladder of 6 cards"),
        ([lay(LIES, seat=1)], "melded a run 5♥ 6♥ 7♥ and a ladder of 6 cards"),
        ([], "melded a run 5♥ 6♥ 7♥ and a ladder of 6 cards"),
    ],
)
def test_b9_7_of_a_ladder_that_has_grown_the_cards_added_are_named(earlier, words):
    assert str(GAME.describe_last([*earlier, lay(GROWN)], PAIRS)).endswith(words)


@pytest.mark.parametrize("sides", [((0,), (1,), (2,)), ((0,), (1,), (2,), (3,))])
def test_the_like_ladder_of_somebody_else_has_not_grown(sides):
    words = str(GAME.describe_last([lay(LIES, seat=2), lay(GROWN)], sides))
    assert words == "melded a run 5♥ 6♥ 7♥ and a ladder of 6 cards"


def test_what_a_pick_up_adds_to_a_ladder_is_named():
    moves = [lay(LIES), pick_up(1, GROWN.partition(", ")[2])]
    assert str(GAME.describe_last(moves, PAIRS)).endswith("for 7♣ 7♦ on the ladder")
