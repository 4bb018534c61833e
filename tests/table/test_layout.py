"""The numbers of the design, sections 2 to 6."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF

from barracan.table.barracan.layout import TYPES, layout
from barracan.table.layouts.frame import Table, frame, panel_beside
from barracan.table.layouts.geometry import LARGE_INDEX, LayoutOptions, bounds, height_of
from barracan.table.layouts.piles import fold, lay
from barracan.table.layouts.table_layout import lay_out
from barracan.table.scene import TableScene
from table import sample

PARTNERS, THREE, SINGLES = Table(4, False), Table(3, True), Table(4, True)
SIZES = [(1280, 800), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440)]


def laid(name, size, **options):
    view = sample.VIEWS[name]()
    options.setdefault("panel_open", size[0] >= 1600)
    return view, layout(view, LayoutOptions(QSizeF(*size), **options))


@pytest.mark.parametrize(
    ("size", "table", "panel", "hand", "meld"),
    [
        ((1280, 800), PARTNERS, False, (84, 118), (62, 87)),
        ((1280, 800), Table(2, True), True, (84, 118), (62, 87)),
        ((1366, 768), THREE, False, (81, 114), (60, 84)),
        ((1920, 1080), PARTNERS, True, (114, 160), (84, 118)),
        ((2560, 1440), PARTNERS, True, (152, 213), (112, 157)),
        ((1024, 700), PARTNERS, False, (74, 104), (54, 76)),
    ],
)
def test_hand_and_meld_cards_have_the_sizes_of_the_table(size, table, panel, hand, meld):
    grid = frame(table, LayoutOptions(QSizeF(*size), panel))
    assert (grid.hand_width, height_of(grid.hand_width)) == pytest.approx(hand, abs=1)
    assert (grid.meld_width, height_of(grid.meld_width)) == pytest.approx(meld, abs=1)


@pytest.mark.parametrize(
    ("size", "width", "centre"), [((1280, 800), 0, 307), ((1920, 1080), 360, 451), ((2560, 1440), 480, 610)]
)
def test_panel_and_centre_have_the_sizes_of_the_table(size, width, centre):
    grid = frame(PARTNERS, LayoutOptions(QSizeF(*size), size[0] >= 1600))
    assert grid.panel_width == width
    assert grid.centre_bottom - grid.centre_top == pytest.approx(centre, abs=2)


@pytest.mark.parametrize(
    ("name", "size", "pile"),
    [
        ("partners", (1280, 800), 69),
        ("two", (1280, 800), 84),
        ("three", (1366, 768), 70),
        ("partners", (1920, 1080), 98),
        ("partners", (2560, 1440), 131),
    ],
)
def test_pile_cards_have_the_sizes_of_the_table(name, size, pile):
    assert laid(name, size)[1].pile_width == pytest.approx(pile, abs=1)


def test_pile_cards_at_the_floor_keep_their_letters_readable():
    assert 54 <= laid("partners", (1024, 700))[1].pile_width <= 64


def test_the_panel_becomes_a_drawer_where_it_would_take_the_melds_room():
    assert panel_beside(1280, 800, PARTNERS)
    assert not panel_beside(1279, 800, PARTNERS)
    assert not panel_beside(1366, 768, THREE)
    assert not panel_beside(1366, 768, SINGLES)
    assert panel_beside(1920, 1080, SINGLES)
    _, table = laid("three", (1366, 768), panel_open=True)
    assert table.drawer
    assert table.panel.bottom() <= table.hand_zone.top()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", sample.VIEWS)
def test_nothing_overlaps_and_nothing_leaves_the_window(name, size):
    _view, table = laid(name, size)
    areas = {place: bounds(spots) for place, spots in table.spots.items() if spots}
    areas |= {f"fan:{seat}": fan.rect for seat, fan in table.fans.items()}
    areas |= {f"plate:{seat}": rect for seat, rect in table.plates.items()}
    areas |= {"bar": table.action_bar}
    if table.panel is not None:
        areas["panel"] = table.panel
    window = QRectF(0, 0, *size)
    for place, area in areas.items():
        assert window.contains(area), f"{place} leaves the window: {area}"
    for (one, first), (other, second) in combinations(areas.items(), 2):
        met = first.intersected(second)
        assert met.width() <= 1 or met.height() <= 1, f"{one} and {other} overlap by {met}"


@pytest.mark.parametrize("size", [(1024, 700), *SIZES], ids=str)
@pytest.mark.parametrize("name", sample.VIEWS)
def test_every_card_of_a_pile_shows_its_index(name, size):
    if name in ("three", "singles") and size[0] < 1280:
        return
    view, table = laid(name, size)
    for number, pile in enumerate(view.piles):
        spots = table.spots[f"pile:{number}"]
        assert len(spots) == len(pile)
        for card, spot in zip(pile, spots, strict=True):
            assert spot.strip >= (0.5 if card in ("AC", "AS") else 0.234) * spot.width
            assert spot.across == (card in ("AC", "AS"))
            assert spot.width >= 54


@pytest.mark.parametrize("size", [(1280, 800), (1280, 950), (1920, 1080), (2560, 1440)], ids=str)
def test_no_plate_lies_where_the_viewers_discard_will_lie(size):
    for high in range(4, 16):
        piles = [" ".join(sample.MIXED[:high])] * 4
        view = sample.view(piles=piles)
        table = layout(view, LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600))
        ghost = table.landings["pile:0"].rect
        assert not any(plate.intersects(ghost) for plate in table.plates.values()), high


def test_thirty_cards_stay_in_one_row_at_1280_and_two_with_the_tray_open():
    _view, table = laid("stress", (1280, 800))
    north = table.spots["pile:2"]
    assert len({spot.y for spot in north if not spot.across}) == 1
    assert north[0].strip / north[0].width >= 0.30
    _, with_tray = laid("stress", (1280, 800), panel_open=True)
    assert len({spot.y for spot in with_tray.spots["pile:2"] if not spot.across}) == 2


def test_blocked_cards_are_washed_and_counted():
    _view, table = laid("partners", (1920, 1080))
    assert [spot.washed for spot in table.spots["pile:1"]] == [True] * 4 + [False] * 7
    assert set(table.blocked_pills) == {"pile:1", "pile:2"}
    assert bounds(table.spots["pile:1"]).contains(table.blocked_pills["pile:1"])


@pytest.mark.parametrize(
    ("size", "panel", "step"), [((1920, 1080), True, 0.32), ((1280, 800), False, 0.34), ((1280, 800), True, 0.25)]
)
def test_forty_cards_lie_in_one_row(size, panel, step):
    _view, table = laid("stress", size, panel_open=panel)
    hand = table.spots["hand:0"]
    assert len(hand) == 40
    assert len({spot.y for spot in hand}) == 1
    assert min(spot.strip for spot in hand) / hand[0].width == pytest.approx(step, abs=0.02)
    assert table.hand_zone.adjusted(-1, -1, 1, 1).contains(bounds(hand))


def test_sixty_cards_lie_in_two_rows_inside_the_window():
    view = sample.view(hand=sample.PACK[:60])
    table = layout(view, LayoutOptions(QSizeF(1280, 800)))
    hand = table.spots["hand:0"]
    assert len({spot.y for spot in hand}) == 2
    assert bounds(hand).top() >= table.action_bar.bottom()


def test_areas_read_from_the_left_and_tricks_end_at_the_corner():
    _view, table = laid("partners", (1920, 1080))
    for side in (0, 1):
        names = [f"melds:{side}:{kind}" for kind in ("evens_odds", "opposites", "triplet", "run", "family")]
        lefts = [table.outlines[name].left() for name in (*names, f"tricks:{side}")]
        assert lefts == sorted(lefts)
        assert table.bands[side].right() - table.labels[f"tricks:{side}"].right() < 40
    assert table.area("ladder:0:0").right() < table.bands[0].left()


def test_own_pile_is_south_and_the_others_follow_clockwise():
    for viewer in range(4):
        view = sample.view(viewer=viewer, piles=["2C", "3C", "4C", "5C"])
        table = layout(view, LayoutOptions(QSizeF(1920, 1080)))
        middle = table.outlines["stock"].center()
        south, west, north, east = (table.outlines[f"pile:{(viewer + turn) % 4}"].center() for turn in range(4))
        assert south.y() > middle.y() > north.y()
        assert west.x() < middle.x() < east.x()


def test_the_stock_lies_sideways_in_the_middle():
    _, table = laid("partners", (1920, 1080))
    stock = table.outlines["stock"]
    assert (stock.width(), stock.height()) == pytest.approx(
        (1.4 * 0.78 * table.pile_width, 0.78 * table.pile_width), abs=2
    )


def test_two_seats_have_second_piles_with_captions():
    _view, table = laid("two", (1280, 800))
    assert set(table.labels) >= {"pile:2", "pile:3"}
    assert table.outlines["pile:2"].left() > table.outlines["stock"].right()
    assert table.outlines["pile:3"].right() < table.outlines["stock"].left()


@pytest.mark.parametrize("size", [(1024, 700), *SIZES], ids=str)
@pytest.mark.parametrize("name", ["Bix", "Bartholomew the Elder"])
def test_captions_of_second_piles_stand_at_their_piles_and_are_not_cut(qapp, size, name):
    scene = TableScene()
    scene.appearance.resize(QSizeF(*size))
    scene.model.show(sample.showing(sample.two_seats(), names=("Ada", name)))
    for number, pile in ((3, "west"), (2, "east")):
        caption = scene.labels.items[f"label:pile:{number}"]
        rect = caption.mapRectToScene(caption.area())
        lane = scene.layout.lanes[f"pile:{number}"]
        assert rect.width() >= caption.natural_size()[0], pile
        assert rect.left() - 1 <= lane.right()
        assert rect.right() + 1 >= lane.left()
        assert not any(rect.intersects(card.spot.rect) for card in scene.tableau.cards())


def test_the_last_meld_of_a_stack_lies_open_in_front_of_its_backs():
    _, table = laid("stress", (1920, 1080))
    spots = table.spots["melds:0:evens_odds"]
    assert len(spots) == 2 + 4
    assert spots[1].x - spots[0].x == pytest.approx(0.17 * 84, abs=1)
    assert spots[0].y < spots[1].y < spots[2].y


def test_tricks_are_crossed():
    _, table = laid("stress", (1920, 1080))
    assert [spot.across for spot in table.spots["tricks:0"]] == [False, True, False, True, False]


def test_a_ladders_rows_lie_right_of_their_arm_cards():
    _, table = laid("partners", (1920, 1080))
    spots = table.spots["ladder:0:0"]
    arm, side = spots[:7], spots[7]
    assert len({spot.x for spot in arm}) == 1
    assert side.x - arm[0].x == pytest.approx(1.06 * side.width, abs=1)
    assert side.y == arm[0].y
    assert arm[1].y - arm[0].y == pytest.approx(0.335 * height_of(84), abs=1.5)


def test_card_sizes_stay_inside_their_bounds():
    for name in sample.VIEWS:
        small, large = (laid(name, (1920, 1080), card_size=size)[1] for size in ("small", "large"))
        assert small.hand_width < large.hand_width
        assert small.pile_width <= large.pile_width
        assert large.action_bar.bottom() < large.hand_zone.top()


@pytest.mark.parametrize("size", [(1024, 700), *SIZES], ids=str)
@pytest.mark.parametrize("name", ["partners", "two"])
def test_large_cards_of_the_hand_leave_piles_readable(name, size):
    usual, large = (laid(name, size, card_size=card)[1] for card in ("medium", "large"))
    assert large.pile_width >= min(usual.pile_width, 54)
    assert large.hand_width >= usual.hand_width


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", sample.VIEWS)
def test_large_indices_show_whole_in_piles_hand_and_melds(name, size):
    view, table = laid(name, size, large_index=True)
    places = [f"pile:{number}" for number in range(4)] + [f"hand:{view.seat}"]
    places += [place for place in table.spots if place.startswith("melds:")]
    for place in places:
        backs = 0
        if place.startswith("melds:"):
            _, side, kind = place.split(":")
            backs = max(0, view.table[int(side)].stacks[TYPES.index(kind)].count - 1)
        assert all(spot.strip >= 0.28 * spot.width for spot in table.spots[place][backs:]), place


def test_rows_of_a_folded_pile_leave_room_for_large_indices():
    cards = ["2C"] * 30
    laid_out = fold(cards, 80, 300, LARGE_INDEX)
    tops = sorted({spot.rect.top() for spot in lay(cards, laid_out, 80, 0, 0)})
    assert len(tops) > 1
    assert min(low - high for high, low in pairwise(tops)) >= 0.36 * height_of(80)


@pytest.mark.parametrize("name", sample.VIEWS)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_for_the_left_hand_panel_and_controls_change_sides_and_cards_keep_their_order(name, size):
    def table(left_handed):
        options = {"panel_open": size[0] >= 1600, "left_handed": left_handed}
        return lay_out("barracan", sample.VIEWS[name](), LayoutOptions(QSizeF(*size), **options))

    usual, left = table(left_handed=False), table(left_handed=True)
    shift = usual.width - usual.panel.left() if usual.panel is not None else 0
    for place, spots in usual.spots.items():
        if not place.startswith("hand:"):
            assert [spot.x + shift for spot in spots] == [spot.x for spot in left.spots[place]], place
    assert left.top_bar == usual.top_bar
    if usual.panel is not None:
        assert left.panel.left() == pytest.approx(usual.width - usual.panel.right())
        assert left.panel.right() <= left.action_bar.left()
    if usual.sort_control is not None:
        assert left.sort_control.left() >= left.hand_zone.right()
        assert left.sort_control.right() == pytest.approx(left.action_bar.right())
    hand = left.spots[f"hand:{sample.VIEWS[name]().seat}"]
    assert all(
        left.hand_zone.left() - 1 <= spot.rect.left() <= spot.rect.right() <= left.hand_zone.right() + 1
        for spot in hand
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_table_can_be_laid(seats):
    view = sample.view(seats=seats, hand=(), stock=0)
    table = layout(view, LayoutOptions(QSizeF(1280, 800)))
    assert table.spots["stock"] == ()
    assert {f"pile:{number}" for number in range(4)} <= set(table.outlines)


def overlaps_in(table):
    """Places whose cards or outlines meet, for those of bands and ladders."""
    rects = {place: table.area(place) for place in table.spots if place.split(":")[0] in {"melds", "tricks", "ladder"}}
    met = ((one, other, first.intersected(second)) for (one, first), (other, second) in combinations(rects.items(), 2))
    return [(one, other) for one, other, both in met if both.width() > 1 and both.height() > 1]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_three_ladders_of_a_side_stand_clear_of_each_other(size):
    ladders = [
        sample.ladder("9C 8H", [(0, "2D"), (1, "8D 8S 8C")]),
        sample.ladder("KC", [(0, "JC QC")]),
        sample.ladder("9D", [(0, "2C")]),
    ]
    view = sample.view(seats=2, table=[sample.side(ladders=ladders), sample.side(ladders=ladders)])
    table = layout(view, LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600))
    assert overlaps_in(table) == []
    areas = [table.area(f"ladder:{side}:{number}") for side in range(2) for number in range(3)]
    assert all(area.right() <= table.bands[0].left() for area in areas)
    assert all(area.bottom() <= table.bands[0].bottom() for area in areas)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_ladders_of_both_neighbours_leave_their_melds_room(size):
    stacks = {0: (3, ("4S", "8H")), 1: (1, ("5H", "6S")), 2: (1, ("3C", "3H", "3D"))}
    neighbour = sample.side(stacks, [sample.ladder("6D", [(0, "6C")], [("evens_odds", -1, -1, 0)])], 1)
    view = sample.view(seats=3, partnership=False, table=[sample.side(), neighbour, neighbour])
    table = layout(view, LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600))
    assert overlaps_in(table) == []
    labels = [rect for place, rect in table.labels.items() if place.split(":")[0] in {"melds", "tricks", "ladder"}]
    assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for one, other in combinations(labels, 2))
    assert all(rect.top() >= table.top_bar.bottom() for rect in labels)


@pytest.mark.parametrize("size", [(1024, 700), *SIZES], ids=str)
@pytest.mark.parametrize("name", sample.VIEWS)
def test_every_side_has_a_name_tag_with_room_for_its_names(qapp, name, size):
    if name in ("three", "singles") and size[0] < 1280:
        return
    view = sample.VIEWS[name]()
    scene = TableScene()
    scene.appearance.resize(QSizeF(*size))
    scene.model.show(sample.showing(view))
    for side in range(len(view.sides)):
        tag = scene.labels.items[f"tag:{side}"]
        wide, high = tag.natural_size()
        assert tag.area().width() >= wide
        assert tag.area().height() >= (0 if tag.single else high - 1)
    labels = [item for key, item in scene.labels.items.items() if key.startswith(("label:melds", "label:tricks"))]
    assert len(labels) == 6 * len(view.sides) or (name == "singles" and len(labels) >= 2 * 6)
    if (name, size) != ("stress", (1024, 700)):  # more cards than a pack has, in the least window: short words do there
        assert [label.word for label in labels if label.area().width() < label.natural_width() - 8] == []


@pytest.mark.parametrize(("window", "room", "hand"), [((1280, 800), (940, 640), 96), ((1920, 1080), (1480, 890), 132)])
@pytest.mark.parametrize("name", ["partners", "two", "three"])
def test_a_table_that_is_looked_at_has_no_action_bar_and_a_lower_hand(name, window, room, hand):
    view = sample.VIEWS[name]()
    options = LayoutOptions(QSizeF(*room), window=QSizeF(*window))
    made = lay_out("barracan", view, options)
    assert (made.width, made.height) == room
    assert made.action_bar.height() == 0
    assert made.panel is None
    assert height_of(made.hand_width) == pytest.approx(hand, abs=1)
    cards = [spot.rect for spots in made.spots.values() for spot in spots]
    assert bounds(spot for spots in made.spots.values() for spot in spots).bottom() <= room[1]
    assert cards
