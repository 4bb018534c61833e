"""On the tables of the trick games captions and tricks leave one another room."""

from itertools import combinations
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, QSizeF

from barracan.games.catalog import CATALOG
from barracan.model.text import Text
from barracan.players.self_play import SelfPlay
from barracan.table.layouts.geometry import LayoutOptions, spot_at
from barracan.table.layouts.table_layout import lay_out
from barracan.table.tricks.captions import CAPTION, lay_captions


def test_the_caption_of_a_single_trump_ends_where_the_next_one_begins():
    words = Text("sheepshead", "trumps"), Text("sheepshead", "clubs")
    hand = ("QC", "AC", "KC")
    view = SimpleNamespace(hand=hand, suit_order=lambda: ({"QC"}, {"AC", "KC"}), suit_captions=lambda: words)
    row = [spot_at(399 + 67 * number, 670, 80) for number in range(3)]
    laid = SimpleNamespace(spots={"hand:0": row}, labels={}, text_scale=1.5)
    lay_captions(laid, view, LayoutOptions(QSizeF(1280, 768)), "hand:0")
    assert laid.labels[f"{CAPTION}0"].right() < laid.labels[f"{CAPTION}1"].left()


@pytest.mark.parametrize("game", ["sheepshead", "barbu"])
def test_p13_1_the_last_trick_lies_clear_of_the_tricks_before_it(game):
    views, seats = [], CATALOG[game].seat_counts[0]
    play = SelfPlay(CATALOG[game], ["random"] * seats, {}, seed=3)
    play.play(2, watch=lambda _: views.append(play.match.game.view(play.match.state, 0)))
    seen = 0
    for view in views[::3]:
        last = view.last_trick()
        if last is None:
            continue
        laid = lay_out(game, view, LayoutOptions(QSizeF(1280, 800)))
        spots = laid.spots[f"tricks:{last.winner}"]
        shown, backs = spots[-len(last.cards) :], spots[: -len(last.cards)]
        assert not any(one.rect.intersects(other.rect) for one in shown for other in backs)
        seen += len(backs) > 3
    assert seen


@pytest.mark.parametrize("game", ["sheepshead", "barbu"])
def test_a_trick_that_is_only_looked_at_shows_every_index(game):
    play = SelfPlay(CATALOG[game], ["random"] * CATALOG[game].seat_counts[0], {}, seed=1)
    views = []
    play.play(2, watch=lambda _: views.append(play.match.game.view(play.match.state, 0)))
    options = LayoutOptions(QSizeF(940, 640), window=QSizeF(1280, 800))
    tricks = [lay_out(game, view, options).spots["trick"] for view in views if len(view.places()["trick"]) > 1]
    pairs = [(low, high) for spots in tricks for low, high in combinations(spots, 2)]
    assert pairs
    assert not [pair for pair in pairs if pair[1].rect.intersects(index_of(pair[0]))]


def index_of(spot):
    return QRectF(spot.rect.topLeft(), spot.rect.size() * 0.23)
