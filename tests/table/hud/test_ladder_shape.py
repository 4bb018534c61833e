"""A ladder being built: what can be put where, and that every ladder can be built."""

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barracan.games.barracan.ladder_search import find_ladders
from barracan.games.rummy.state import Hand
from barracan.model.cards import CODES, pack
from barracan.table.barracan.board_layout import SMALLEST_CARD, lay_board
from barracan.table.barracan.ladder_shape import (
    BOTTOM,
    TOP,
    LadderShape,
    Spot,
    in_descending_order,
    next_above,
    next_below,
    row_place,
    shape_of,
)

BASE = shape_of(("KS", "QD", "JS"), {0: ("TD",)}, ("KS", "QD", "JS"), {0: ("TD",)})
NUMBERS = st.sampled_from(CODES[:52])
SHAPES = st.lists(NUMBERS, min_size=1, max_size=8).flatmap(
    lambda arm: st.dictionaries(
        st.integers(0, len(arm) - 1), st.lists(NUMBERS, min_size=1, max_size=5), max_size=3
    ).map(lambda rows: LadderShape(tuple(arm), {index: tuple(row) for index, row in rows.items()}))
)


def test_the_first_card_starts_the_arm():
    assert LadderShape().places() == (TOP,)
    assert LadderShape().put(TOP, ("KS",)).arm == ("KS",)


def test_cards_go_to_both_ends_and_into_rows():
    grown = BASE.put(BOTTOM, ("TS",)).put(TOP, ("AS",)).put(row_place(4), ("4H", "6C"))
    assert grown.arm == ("AS", "KS", "QD", "JS", "TS")
    assert grown.rows == {1: ("TD",), 4: ("4H", "6C")}
    assert grown.new_cards() == ("AS", "TS", "4H", "6C")
    assert grown.count == 8


def test_what_lies_on_the_table_stays():
    assert BASE.take(Spot(1)) == BASE
    assert BASE.take(Spot(0, 0)) == BASE
    assert BASE.move(Spot(2), TOP) == BASE
    assert row_place(0) not in BASE.places()
    assert BASE.new_cards() == ()


def test_an_arm_card_takes_its_row_along():
    grown = BASE.put(TOP, ("AS",)).put(row_place(0), ("TH",))
    assert grown.take(Spot(0)) == BASE
    assert grown.take(Spot(0, 0)).arm == ("AS", "KS", "QD", "JS")


def test_the_middle_of_a_new_arm_closes_up():
    grown = BASE.put(BOTTOM, ("TS", "9S", "8S")).put(row_place(5), ("8H", "8C"))
    shorter = grown.take(Spot(4))
    assert shorter.arm == ("KS", "QD", "JS", "TS", "8S")
    assert shorter.rows == {0: ("TD",), 4: ("8H", "8C")}


def test_a_card_moves_from_place_to_place():
    grown = BASE.put(BOTTOM, ("TS",)).put(row_place(3), ("AH",))
    assert grown.move(Spot(3, 0), TOP).arm == ("AH", "KS", "QD", "JS", "TS")
    assert grown.move(Spot(3), row_place(3)) == grown
    assert BASE.put(TOP, ("AS",)).move(Spot(0), row_place(3)).rows == {0: ("TD",), 2: ("AS",)}


@pytest.mark.parametrize(
    ("cards", "after", "ordered"),
    [
        (("8S", "TS", "9S"), None, ("TS", "9S", "8S")),
        (("KS", "AS", "QS"), None, ("AS", "KS", "QS")),
        (("AS", "3S", "2S"), "4S", ("3S", "2S", "AS")),
        (("JH", "KH", "QH"), "5S", ("KH", "QH", "JH")),
        (("KH", "2S", "AH"), "3S", ("2S", "AH", "KH")),
    ],
)
def test_several_cards_are_put_in_the_order_of_an_arm(cards, after, ordered):
    assert in_descending_order(cards, after) == ordered


def test_several_cards_on_top_end_at_what_lies_there():
    assert LadderShape(("JS",)).put(TOP, ("QS", "AS", "KS")).arm == ("AS", "KS", "QS", "JS")
    assert LadderShape(("KS",)).put(TOP, ("2S", "AH", "3S")).arm == ("3S", "2S", "AH", "KS")


def test_the_next_ranks_are_named():
    assert [next_below(card) for card in ("AS", "KS", "JS", "2S")] == ["K", "Q", "10", "A"]
    assert [next_above(card) for card in ("KS", "9S", "AS")] == ["A", "10", "2"]


@given(SHAPES)
def test_any_shape_can_be_built_and_taken_apart(shape):
    built = LadderShape()
    for card in shape.arm:
        built = built.put(BOTTOM, (card,))
    for index, row in shape.rows.items():
        for card in row:
            built = built.put(row_place(index), (card,))
    assert built == shape
    for _ in range(shape.count):
        built = built.take(built.spots()[-1])
    assert built == LadderShape()


@given(SHAPES, st.data())
def test_any_shape_can_be_grown_out_of_a_part_of_it(shape, data):
    start = data.draw(st.integers(0, len(shape.arm) - 1))
    end = data.draw(st.integers(start + 1, len(shape.arm)))
    part = shape.arm[start:end]
    base = shape_of(part, {}, part, {})
    for card in reversed(shape.arm[:start]):
        base = base.put(TOP, (card,))
    for card in shape.arm[end:]:
        base = base.put(BOTTOM, (card,))
    assert base.arm == shape.arm
    assert base.start == start
    assert len(base.new_cards()) == len(shape.arm) - len(part)


@pytest.mark.parametrize("seed", range(4))
def test_every_ladder_of_a_hand_can_be_built(seed):
    """The rules' own ladders, card by card; each is found again as a draft."""
    deck = list(pack(2, 0))
    Random(seed).shuffle(deck)
    ladders = [ladder for ladder, _ in find_ladders(Hand(deck[:16]), None)][:40]
    assert ladders
    for ladder in ladders:
        arm = tuple(CODES[card] for card in ladder.arm)
        rows = {index: tuple(CODES[card] for card in row) for index, row in ladder.rows.items()}
        built = LadderShape().put(TOP, arm[:1])
        for card in arm[1:]:
            built = built.put(BOTTOM, (card,))
        for index, row in rows.items():
            built = built.put(row_place(index), row)
        draft = built.draft(0)
        assert (draft.arm, dict(draft.rows)) == (arm, rows)


@given(SHAPES, st.sampled_from([340, 360, 480]), st.sampled_from([200, 300, 420, 700]))
def test_a_board_shows_every_card_and_keeps_places_clear(shape, width, height):
    board = lay_board(shape, width - 32, height, 1.0, 85)
    assert set(board.cards) == set(shape.spots())
    assert set(board.places) == set(shape.places())
    assert board.width >= SMALLEST_CARD
    assert board.pitch >= 0.30
    for index, row in shape.rows.items():
        lefts = [board.cards[Spot(index, side)].left() for side in range(len(row))]
        assert lefts[0] >= board.cards[Spot(index)].right()
        assert all(b - a >= 0.35 * board.width for a, b in pairwise(lefts))
    for name, place in board.places.items():
        assert place.width() >= 28
        assert place.height() >= 18
        assert place.right() <= width - 31
        others = [other for key, other in board.places.items() if key != name]
        assert not any(place.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1)) for other in others)


@given(SHAPES, st.sampled_from([460, 560]))
def test_in_a_drawer_no_row_covers_another_and_each_has_its_name(shape, height):
    board = lay_board(shape, 720, height, 1.0, 96, names=dict.fromkeys(shape.rows, 130.0))
    rows = {spot: rect for spot, rect in board.cards.items() if spot.side >= 0}
    for (spot, rect), (other, beside) in combinations(rows.items(), 2):
        assert spot.arm == other.arm or not rect.intersects(beside)
    names = list(board.names.values())
    assert len(names) == len(shape.rows)
    assert not any(name.intersects(rect) for name in names for rect in rows.values())
    assert not any(name.intersects(place) for name in names for place in board.places.values())
    far = {row_place(spot.arm) for spot, rect in rows.items() if spot.side == 0 and rect.left() > rect.width() + 120}
    assert far <= set(board.leaders)
