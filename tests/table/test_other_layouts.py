"""The layouts of the trick games and the rummies: everything has room, nothing lies on anything else."""

from functools import cache
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.players.self_play import SelfPlay
from barracan.table.layouts.geometry import LayoutOptions
from barracan.table.layouts.table_layout import lay_out
from pairwise import each_pair

SIZES = [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]
TABLES = [(name, seats) for name, game in CATALOG.items() if name != "barracan" for seats in game.seat_counts]
LIKED = ("meld", "add", "lay_off", "swap")


@cache
def hand(name, seats, moves, seed=1):
    """Positions of a hand, every few moves."""
    rng, game, views = Random(seed), CATALOG[name], []
    match = Match.begin(game, [SeatNote(str(seat), "random") for seat in range(seats)], {})
    match.deal(game.next_dealers(match.state)[0], match.shuffled_deck(rng))
    for number in range(moves):
        if match.state.turn is None:
            break
        if number % 7 == 0:
            views.append(game.view(match.state, 0))
        legal = game.legal_moves(match.state)
        actions = [do for do in legal.actions() if do != "time"]
        liked = [do for do in LIKED if do in actions]
        match.play(legal.pick(liked[0] if liked else rng.choice(actions), rng))
    return views


def areas(laid, view):
    """What each place with cards covers, what lies open among tricks apart from backs.

    The pots lie crosswise on each other, other hands behind plates.
    """
    found = {}
    for name, codes in view.places().items():
        if name.startswith("hand:") and name != f"hand:{view.seat}":
            continue
        cards = [spot.rect for spot in laid.spots.get(name, ())]
        kind = "pots" if name.startswith("pot:") else name
        for card, code in zip(cards, codes, strict=False):
            part = f"{kind} open" if name.startswith("tricks:") and code is not None else kind
            found[part] = found.get(part, QRectF()).united(card)
    return found


@each_pair(table=TABLES, size=SIZES, panel=(False, True))
def test_nothing_lies_on_anything_else(table, size, panel):
    name, seats = table
    for view in hand(name, seats, 120):
        laid = lay_out(name, view, LayoutOptions(QSizeF(*size), panel_open=panel))
        found = areas(laid, view)
        felt = QRectF(0, laid.top_bar.bottom(), laid.action_bar.right() + 1, 0)
        felt.setBottom(laid.action_bar.top())
        for place, area in found.items():
            if not place.startswith("hand:"):
                assert felt.contains(area), f"{place} leaves the table"
        for plate in laid.plates.values():
            assert felt.contains(plate)
            for place, area in found.items():
                assert not plate.intersects(area), f"a plate lies on {place}"
        for (one, first), (other, second) in combinations(found.items(), 2):
            assert not first.intersects(second), f"{one} lies on {other}"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_card_has_a_spot_and_shows_its_index(name, seats):
    for view in hand(name, seats, 120, seed=2):
        laid = lay_out(name, view, LayoutOptions(QSizeF(1280, 800)))
        for place, cards in view.places().items():
            if place.startswith("hand:") and place != f"hand:{view.seat}":
                continue
            if place.startswith("foundation:") and not cards:
                continue
            spots = laid.spots.get(place, ())
            assert len(spots) == len(cards), place
            for code, spot in zip(cards, spots, strict=True):
                if code is not None:
                    assert spot.strip >= 0.22 * spot.width, f"{code} in {place} is hidden"


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in ("burraco", "buraco")])
@pytest.mark.parametrize("panel", [False, True])
def test_melds_stay_comfortable_to_read_when_the_table_is_full(name, seats, panel):
    assert min(meld_widths(name, seats, (1280, 768), panel)) >= 54


@pytest.mark.parametrize(("name", "seats"), [("burraco", 2), ("burraco", 4), ("buraco", 2), ("buraco", 4)])
def test_melds_of_two_sides_can_be_read_in_the_smallest_window_too(name, seats):
    assert min(meld_widths(name, seats, (1024, 700), panel=False)) >= 54


def meld_widths(name, seats, size, panel):
    """The widths of melds' cards in the course of two hands."""
    options = LayoutOptions(QSizeF(*size), panel_open=panel)
    return [lay_out(name, view, options).meld_width for view in full_tables(name, seats)]


@cache
def full_tables(name, seats):
    """What the first seat sees in the course of two hands between players who lay down much."""
    play, game, views = SelfPlay(CATALOG[name], (["casual", "beginner"] * 3)[:seats], {}, 1), CATALOG[name], []

    def watch(step):
        if play.match.number % 20 == 0 or play.match.state.turn is None:
            views.append(game.view(play.match.state, 0))

    play.play(hands=2, watch=watch)
    return views
