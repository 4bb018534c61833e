"""Tables in the size of a stamp."""

from dataclasses import replace

import pytest

from barracan.games.catalog import CATALOG
from barracan.table.cards.miniature import SIZE, bare_table, miniature
from barracan.table.themes import FELT, LIGHT
from games.random_play import hand
from table import sample


@pytest.mark.parametrize("name", CATALOG)
@pytest.mark.parametrize("theme", [FELT, LIGHT], ids=lambda theme: theme.name)
def test_every_table_of_every_game_can_be_drawn(qapp, name, theme):
    game = CATALOG[name]
    bare = bare_table(theme, 1).toImage()
    for seats in (min(game.seat_counts), max(game.seat_counts)):
        for number, (match, _) in enumerate(hand(game, seats, {}, 3)):
            if number % 23 == 0:
                picture = miniature(name, game.view(match.state, 0), theme, 1).toImage()
                assert picture.size() == SIZE
                assert picture != bare


def test_no_hand_leaves_a_trace(qapp):
    view = sample.four_partners()
    other = replace(view, hand=("2C", "3D", "4D", "5D", "6D", "7D", "8S", "9S", "TS", "JS", "JK"))
    assert len(other.hand) == len(view.hand)
    assert miniature("barracan", view, FELT, 2).toImage() == miniature("barracan", other, FELT, 2).toImage()
    pile = replace(view, piles=(("2C",), *view.piles[1:]))
    assert miniature("barracan", view, FELT, 2).toImage() != miniature("barracan", pile, FELT, 2).toImage()
