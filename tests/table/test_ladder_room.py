"""Ladders have room: every suit on their arms shows, and they lie clear of bands, strips and each other."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QSizeF

from barracan.table.barracan.layout import layout
from barracan.table.layouts.geometry import INDEX, LARGE_INDEX, LayoutOptions, height_of
from table import sample

FULL = {
    0: (2, ("3D", "5C", "7D", "9S")),
    1: (2, ("6C", "5H")),
    2: (3, ("9D", "9H", "9C")),
    3: (1, ("6D", "JK", "8D")),
    4: (1, ("KH", "QS", "JH", "JS")),
}
FEW = {0: (1, ("3D", "5C")), 2: (2, ("9D", "9H", "9C"))}
TALL = sample.ladder("AS KS QS JS TS 9S 8S 7S", [(0, "TD"), (3, "JD"), (5, "9H 9C"), (7, "3H")])
OTHER = sample.ladder("KC QC JC TC 9C 8C", [(2, "JH"), (4, "9H 9S"), (5, "3D")])
SHORT = sample.ladder("6C 5C 4C", [(0, "6D 6H"), (1, "AS")])
PILES = [sample.MIXED[:count] for count in (9, 11, 10, 8)]
PARTNERS_SIZES = [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]
SIZES = PARTNERS_SIZES[1:]


def partners(ours, theirs):
    return sample.view(piles=PILES, table=[sample.side(FULL, ours, 3), sample.side(FULL, theirs, 2)])


def laid(view, size, large=False):
    return layout(view, LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600, large_index=large))


def assert_arms_show(view, table, large=False):
    least = (LARGE_INDEX if large else INDEX).below - 0.014
    for side, laid_by in enumerate(view.table):
        for number, ladder in enumerate(laid_by.ladders):
            place = f"ladder:{side}:{number}"
            if place in table.buried:
                continue
            spots = table.spots[place]
            assert len(spots) == len(ladder.arm) + sum(len(cards) for _, cards in ladder.rows)
            steps = [below.y - above.y for above, below in pairwise(spots[: len(ladder.arm)])]
            assert min(steps) >= least * height_of(spots[0].width)
            assert spots[0].width >= 54


def assert_clear(table, *kinds):
    cards = [
        (place, spot.rect)
        for place, spots in table.spots.items()
        if place.partition(":")[0] in kinds
        for spot in spots[table.buried.get(place, 0) :]
    ]
    met = [
        (one, other)
        for (one, first), (other, second) in combinations(cards, 2)
        if one != other and first.adjusted(1, 1, -1, -1).intersects(second.adjusted(1, 1, -1, -1))
    ]
    assert met == []


EVERYTHING = ("melds", "tricks", "ladder", "pile", "stock")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", PARTNERS_SIZES, ids=str)
@pytest.mark.parametrize(("ours", "theirs"), [([TALL], [OTHER]), ([SHORT, OTHER], [SHORT]), ([OTHER, OTHER], [])])
def test_tall_ladders_of_two_sides_show_every_suit(ours, theirs, size, large):
    view = partners(ours, theirs)
    table = laid(view, size, large)
    assert_arms_show(view, table, large)
    assert_clear(table, "melds", "tricks", "ladder")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_ladders_of_three_seats_leave_full_half_bands_clear(size):
    sides = [sample.side(FULL, ladders, 2) for ladders in ([TALL], [OTHER], [OTHER])]
    view = sample.view(seats=3, piles=PILES, table=sides, sizes=[11, 9, 9])
    table = laid(view, size)
    assert_arms_show(view, table)
    assert_clear(table, *EVERYTHING)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("owners", [(0,), (1,), (2,), (3,), (0, 1), (1, 2), (0, 2, 3)], ids=str)
def test_every_single_seat_has_room_for_its_ladder(size, owners):
    sides = [sample.side(FEW, [OTHER] if seat in owners else (), 2) for seat in range(4)]
    view = sample.view(partnership=False, piles=PILES, table=sides)
    table = laid(view, size)
    assert_arms_show(view, table)
    assert_clear(table, *EVERYTHING)
    for plate in table.plates.values():
        assert not any(plate.intersects(spot.rect) for name in table.spots for spot in table.spots[name])


HOLDERS = [(), (0,), (1,), (0, 1), (0, 0), (0, 0, 1), (1, 1, 0, 0), (2,), (3,), (0, 1, 2), (0, 1, 2, 3)]


@pytest.mark.parametrize("panel", [False, True], ids=["closed", "open"])
@pytest.mark.parametrize("size", PARTNERS_SIZES, ids=str)
@pytest.mark.parametrize(("seats", "partnership"), [(2, True), (3, True), (4, True), (4, False)])
def test_the_words_of_ladders_stand_clear_of_everything(seats, partnership, size, panel):
    sides = 2 if seats == 4 and partnership else seats
    if sides > 2 and size[0] < 1280:
        return
    for owners in HOLDERS:
        if max(owners, default=0) >= sides:
            continue
        tables = [sample.side(FEW, [OTHER, SHORT][: owners.count(side)], 2) for side in range(sides)]
        view = sample.view(seats, partnership, piles=PILES, table=tables)
        table = layout(view, LayoutOptions(QSizeF(*size), panel_open=panel))
        words = {name: rect for name, rect in table.labels.items() if name.startswith("ladder:")}
        away = sum(name.startswith("ladder:") for name in table.buried)
        assert len(words) + away == len(owners)
        shown = {place: spots[table.buried.get(place, 0) :] for place, spots in table.spots.items()}
        others = {f"{place} {at}": spot.rect for place, spots in shown.items() for at, spot in enumerate(spots)}
        others |= {f"plate:{seat}": rect for seat, rect in table.plates.items()}
        others |= {f"tag:{side}": rect for side, rect in table.tags.items()}
        others |= {f"label:{name}": rect for name, rect in table.labels.items()}
        others["bar"] = table.top_bar
        for name, rect in words.items():
            assert rect.width() >= 54
            inner = rect.adjusted(1, 1, -1, -1)
            met = [other for other, area in others.items() if inner.intersects(area) and other != f"label:{name}"]
            assert met == [], (owners, name)
        cards = [spot.rect for spots in shown.values() for spot in spots]
        tags = [tag.adjusted(1, 1, -1, -1) for tag in table.tags.values()]
        assert not [tag for tag in tags if any(tag.intersects(card) for card in cards)], owners


@pytest.mark.parametrize("size", [(1024, 560), (640, 400), (800, 1400), (3840, 2160)], ids=str)
@pytest.mark.parametrize("ladders", [(), [TALL], [TALL, OTHER]], ids=len)
@pytest.mark.parametrize(("seats", "partnership"), [(2, True), (3, True), (4, True), (4, False)])
def test_every_window_can_be_laid(size, ladders, seats, partnership):
    sides = 2 if seats == 4 and partnership else seats
    view = sample.view(seats, partnership, piles=PILES, table=[sample.side(FULL, ladders, 2)] * sides)
    table = laid(view, size)
    assert {f"ladder:{side}:{at}" for side in range(sides) for at in range(len(ladders))} <= set(table.spots)
