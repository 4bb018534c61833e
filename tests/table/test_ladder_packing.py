"""The packing of ladders by itself: whole, apart, in order of age, and as large as the room allows."""

from itertools import combinations
from random import Random

import pytest

from barracan.table.barracan.ladder_packing import (
    CARD_RATIO,
    Form,
    Room,
    arm_step,
    first_side,
    next_side,
    pack,
)

SMALL = Room(
    height=501,
    most=520,
    table=1280,
    span=1160,
    line=17,
    gap=13,
    more=22,
    largest=62,
    least=54,
    pitches=(0.335, 0.32, 0.306),
)
LARGE = SMALL._replace(height=965, most=1060, table=2560, span=2420, line=22, gap=21, more=29, largest=112)
LOW = SMALL._replace(height=415, most=418, table=1024, span=908, largest=54)


def shapes(seed, count):
    chance = Random(seed)
    forms = []
    for _ in range(count):
        cards = chance.randint(2, 13)
        arm = chance.randint(1, cards - 1)
        forms.append(Form(arm, min(cards - arm, chance.choice((0, 1, 1, 2, 2, 3)))))
    return tuple(forms)


def extents(packing, side, forms, room):
    """Left, top, right and bottom of a side's ladders with their words, by number."""
    found = {}
    for one in side:
        form = forms[one.number]
        wide, high = form.width(packing.card, room.beside), form.height(packing.card, packing.pitch)
        found[one.number] = (one.left, one.top, one.left + wide, one.top + room.line + high)
    return found


def assert_apart(packing, theirs, ours, room):
    boxes = [*extents(packing, packing.theirs, theirs, room).values()]
    boxes += extents(packing, packing.ours, ours, room).values()
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= 0
        assert right <= packing.width + 0.01
        assert bottom <= room.height + 0.01
    for one, other in combinations(boxes, 2):
        across = min(one[2], other[2]) - max(one[0], other[0])
        down = min(one[3], other[3]) - max(one[1], other[1])
        assert across <= 0.01 or down <= 0.01


def hidden(packing):
    return sum(region.hidden for region in packing.regions)


@pytest.mark.parametrize("room", [SMALL, LARGE, LOW], ids=["1280", "2560", "1024"])
@pytest.mark.parametrize("counts", [(1, 0), (0, 1), (1, 1), (2, 2), (4, 2), (4, 4), (7, 6)], ids=str)
def test_ladders_lie_whole_and_apart_inside_their_room(room, counts):
    for seed in range(25):
        theirs, ours = shapes(2 * seed, counts[0]), shapes(2 * seed + 1, counts[1])
        packing = pack(theirs, ours, room)
        assert_apart(packing, theirs, ours, room)
        assert len(packing.theirs) + len(packing.ours) + hidden(packing) == sum(counts)
        assert room.least <= packing.card <= room.largest
        assert packing.pitch in room.pitches
        assert packing.width <= room.limit(packing.card)


@pytest.mark.parametrize(
    ("room", "counts", "least"),
    [
        (SMALL, (1, 1), 60),
        (SMALL, (2, 2), 60),
        (SMALL, (4, 2), 58),
        (SMALL, (3, 3), 55),
        (SMALL, (4, 4), 40),
        (LARGE, (4, 4), 60),
    ],
    ids=str,
)
def test_nearly_all_sets_fit_without_scrolling(room, counts, least):
    fits = [hidden(pack(shapes(2 * seed, counts[0]), shapes(2 * seed + 1, counts[1]), room)) == 0 for seed in range(60)]
    assert sum(fits) >= least


def test_one_ladder_keeps_the_largest_card_and_the_widest_pitch():
    packing = pack((Form(5, 1),), (), SMALL)
    assert (packing.card, packing.pitch) == (62, 0.335)
    assert packing.width == Form(5, 1).width(62)
    assert (packing.theirs[0].left, packing.theirs[0].top) == (0, 0)


def test_theirs_hang_from_the_top_and_ours_stand_on_the_foot():
    ours = (Form(3, 1),)
    packing = pack((Form(4),), ours, SMALL)
    foot = packing.ours[0].top + SMALL.line + ours[0].height(packing.card, packing.pitch)
    assert packing.theirs[0].top == 0
    assert foot == SMALL.height


def test_each_ladder_lies_in_the_first_column_where_it_has_room():
    theirs = (Form(2, 2), Form(2), Form(1, 1))
    packing = pack(theirs, (), SMALL)
    assert {one.left for one in packing.theirs} == {0}
    assert [one.number for one in sorted(packing.theirs, key=lambda one: one.top)] == [0, 1, 2]


def test_the_line_between_the_sides_moves_by_need():
    tall, short = (Form(10, 1),), (Form(1, 1),)
    packing = pack(tall, short, SMALL)
    assert packing.card == 62
    other = pack(short, tall, SMALL)
    assert packing.regions[0].height > other.regions[0].height


def test_sides_lie_beside_each_other_where_no_line_serves():
    tall = (Form(12),)
    packing = pack(tall, tall, LOW)
    assert packing.theirs[0].top == 0
    assert packing.ours[0].left >= packing.theirs[0].left + packing.card + LOW.gap
    assert hidden(packing) == 0


def test_what_does_not_fit_is_scrolled_away_from_the_oldest_on():
    many = (Form(11, 2),) * 6
    packing = pack(many, (Form(2, 1),), SMALL)
    assert packing.regions[0].hidden > 0
    seen = {one.number for one in packing.theirs}
    assert 5 in seen
    assert seen == set(range(6 - len(seen), 6))
    assert [one.number for one in packing.ours] == [0]


def test_a_side_that_is_scrolled_leaves_the_other_where_it_is():
    many = (Form(11, 2),) * 6
    still = pack(many, (Form(2, 1),), SMALL)
    moved = pack(many, (Form(2, 1),), SMALL, (2, 0))
    assert moved.ours == still.ours
    assert max(one.number for one in moved.theirs) == 3
    assert moved.regions[0].newer == 2
    last = pack(many, (Form(2, 1),), SMALL, (99, 0))
    assert [one.number for one in last.theirs][:1] == [0]


def test_side_cards_lie_clear_of_the_arm_and_pitches_show_the_whole_suit():
    for card in range(40, 130):
        assert first_side(card) >= 1.06 * card
        assert next_side(card) >= 0.30 * card
        assert all(arm_step(card, pitch) >= pitch * round(card * CARD_RATIO) - 1e-6 for pitch in SMALL.pitches)


def test_bands_keep_cards_as_wide_as_those_of_the_ladders():
    narrow = SMALL._replace(span=54 * 11.45 + 150)
    packing = pack((Form(3, 2),), (Form(2, 1), Form(4)), narrow)
    assert packing.width <= narrow.span - 11.45 * packing.card
