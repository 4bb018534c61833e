"""What frame.md's checks 15, 16 and 17 ask for, over real positions at all sizes."""

from functools import cache
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF

import ladder_positions
from barracan.games.catalog import CATALOG
from barracan.players.protocol import only
from barracan.players.self_play import SelfPlay
from barracan.table.barracan.layout import TYPES, layout
from barracan.table.layouts.geometry import LayoutOptions, bounds

TABLES = [(2, True), (3, True), (4, True), (4, False)]
SIZES = [(1024, 700), (1280, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)]
CROWDED = [(1280, 768), *SIZES[2:]]
POSITIONS, EVERY, SHORT = 12, 5, 12


@cache
def positions(seats, together):
    """Views of the first seat from the deal on, one in a few moves, while players at random play and lay ladders."""
    rng, views = Random(seats), []

    def choose(*_):
        return only(ladder_positions.choose_move(played.match, rng))

    def watch(_):
        steps.append(None)
        view = played.match.game.view(played.match.state, 0)
        if len(steps) % EVERY == 1 and view.turn is not None:
            views.append(view)

    steps = []
    options = {"partnership": together} if seats == 4 else {}
    played = SelfPlay(CATALOG["barracan"], ["random"] * seats, options, seats, choose_move=choose)
    played.play(1, watch=watch)
    step = max(1, len(views) // POSITIONS)
    return [*views[:4], *views[4::step]]


def every_table():
    for seats, together in TABLES:
        for size in SIZES if together and seats != 3 else CROWDED:
            for view in positions(seats, together):
                options = LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600)
                yield f"{seats} {together} {size}", view, layout(view, options), size


@pytest.fixture(scope="module")
def tables():
    return list(every_table())


def melded(view):
    return any(any(side.sets) or side.tricks or side.ladders for side in view.side_tables())


def test_early_piles_are_as_large_as_the_hand_and_no_box_is_drawn(tables):
    seen = 0
    for name, view, laid, _ in tables:
        assert all(place in laid.bare for place in laid.outlines if place.startswith(("melds:", "tricks:", "pile:")))
        if not melded(view) and all(len(laid.spots[place]) <= SHORT for place in laid.lanes):
            seen += 1
            assert laid.pile_width >= laid.hand_width - 1, name
            assert len(laid.rails) == len(view.sides) - 2 * (len(view.sides) == 4), name
    assert seen > 20


def test_columns_of_two_sides_agree_to_the_pixel(tables):
    for name, view, laid, _ in tables:
        if len(view.sides) == 2:
            one, other = (
                [laid.labels[place].left() for place in (*(f"melds:{side}:{kind}" for kind in TYPES), f"tricks:{side}")]
                for side in (0, 1)
            )
            assert one == pytest.approx(other), name


def test_each_other_seat_has_a_name_and_a_fan_with_as_many_backs_as_cards(tables):
    for name, view, laid, size in tables:
        for seat in range(1, view.seats):
            fan = laid.fans[seat]
            assert len(fan.backs) == view.hand_sizes[seat], name
            assert QRectF(0, 0, *size).adjusted(-1, -1, 1, 1).contains(fan.rect), name
            assert QRectF(0, 0, *size).contains(laid.plates[seat]), name


def test_names_hands_notes_and_lanes_stand_clear_of_everything(tables):
    for name, _, laid, _ in tables:
        things = {place: bounds(spots[laid.buried.get(place, 0) :]) for place, spots in laid.spots.items()}
        things |= {f"name {seat}": rect for seat, rect in laid.plates.items()}
        things |= {f"fan {seat}": fan.rect for seat, fan in laid.fans.items() if fan.backs}
        things |= {f"note {note}": rect for note, rect in laid.corners.items()}
        things |= {f"side {side}": rect for side, rect in laid.tags.items()}
        things |= {"bar": laid.action_bar, "panel": laid.panel or QRectF(), "order": laid.sort_control or QRectF()}
        there = [(thing, rect.adjusted(1, 1, -1, -1)) for thing, rect in things.items() if not rect.isEmpty()]
        lanes = [(place, lane.adjusted(1, 1, -1, -1)) for place, lane in laid.lanes.items()]
        for each in (there, lanes):
            met = [(one, other) for (one, first), (other, second) in combinations(each, 2) if first.intersects(second)]
            assert met == [], name


def test_a_drawer_or_a_narrow_window_has_no_notes(tables):
    shown = {size for _, _, laid, size in tables if laid.corners}
    assert shown == {(1280, 640), (1280, 768), (1280, 800), (1366, 768)}
    view = positions(2, True)[0]
    assert layout(view, LayoutOptions(QSizeF(1279, 800), panel_open=True)).corners == {}
