"""Where the parts of a review lie: whole at each size, with cards that can be read; else a drawer and a fold."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from barracan.games.catalog import find_game
from barracan.session.review import Review
from barracan.table.layouts.geometry import TEXT_SIZES, LayoutOptions
from barracan.table.layouts.table_layout import lay_out
from barracan.windows.review.arrangement import ARRANGEMENTS, fits, has_text, is_readable, least_index, regions
from barracan.windows.review.judging import OPEN
from self_played import played_lines
from windows.pages import absent, control

SEATS = {"barracan": 4, "burraco": 4, "buraco": 4, "concan": 4, "barracuda": 3, "barbu": 4, "sheepshead": 3}
SIZES = [(1024, 700), (1280, 700), (1280, 800), (1920, 1080), (2560, 1440)]


@pytest.fixture(scope="module", params=list(SEATS))
def review(request):
    players = ("casual" if request.param in {"barracan", "barbu", "sheepshead"} else "random",) * SEATS[request.param]
    return Review(find_game, played_lines(request.param, players, seed=6, first=1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_parts_fill_the_window_and_never_overlap(size, arrangement, left_handed):
    whole = QRect(0, 0, *size)
    parts = regions(QSize(*size), arrangement, 1.0, left_handed=left_handed)
    beside = [parts.table, parts.axis, parts.row, *([parts.column] if arrangement.column else [])]
    assert all(whole.contains(part) for part in (*beside, parts.column))
    assert not any(one.intersects(other) for one, other in combinations(beside, 2))
    assert sum(part.width() * part.height() for part in beside) == size[0] * size[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_rows_of_text_grow_and_the_graph_keeps_its_room(size, text_size):
    window, usual = QSize(*size), regions(QSize(*size), ARRANGEMENTS[0], 1.0)
    for arrangement in ARRANGEMENTS:
        parts = regions(window, arrangement, 1.0, foot=text_size)
        assert parts.row.height() == round((44 if arrangement.graph else 40) * text_size)
        if arrangement.graph:
            assert parts.axis.height() == pytest.approx(usual.axis.height() + 20 * (text_size - 1), abs=1)


def test_column_and_graph_give_way_before_the_text_does():
    found = fits(1.15)
    sizes = [(1.15, 1.15), (1.0, 1.15), (1.0, 1.0)]
    assert [fit[1:] + fit[:1] for fit in found] == [(*size, at) for size in sizes for at in range(4)]


@pytest.mark.parametrize(("size", "column", "foot"), [((1280, 800), 340, 160), ((1920, 1080), 440, 190)])
def test_column_and_axis_have_the_sizes_of_the_design(size, column, foot):
    parts = regions(QSize(*size), ARRANGEMENTS[0], 1.0)
    assert parts.column.width() == column
    assert parts.axis.height() + parts.row.height() == foot
    folded = regions(QSize(*size), ARRANGEMENTS[-1], 1.0)
    assert folded.axis.height() + folded.row.height() == 64


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
def test_from_1280x800_on_some_arrangement_shows_every_open_card(review, size):
    window, positions = QSize(*size), range(review.hands[0], len(review.lines) + 1, 7)
    for position in positions:
        review.seek(position)
        view = review.view_of(0)
        found = [each for each in ARRANGEMENTS if readable(review, view, window, each)]
        assert found, position
        if review.game.id not in {"barracan", "barracuda"}:  # a suit board needs the width of the column
            assert found[0] is ARRANGEMENTS[0], position


def readable(review, view, window, arrangement):
    """Whether all open cards are large enough in an arrangement, and lie within the table."""
    room = regions(window, arrangement, 1.0).table
    laid = lay_out(review.game.id, view, LayoutOptions(QSizeF(room.size()), window=QSizeF(window)))
    if not (is_readable(view, laid, least_index(window)) and has_text(laid, 1.0)):
        return False
    cards = [spot.rect for spots in laid.spots.values() for spot in spots]
    assert all(card.left() >= -1 and card.right() <= room.width() + 1 for card in cards)
    assert all(card.bottom() <= room.height() + 1 for card in cards)
    return True


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"partnership": False})], ids=["three", "singles"])
def test_below_that_more_than_two_sides_find_room_for_cards_and_names(seats, options):
    window = QSize(1024, 700)
    review = Review(find_game, played_lines("barracan", ("beginner",) * seats, seed=1, first=2, **options))
    for position in range(review.hands[1] + 6, len(review.lines) + 1, 25):
        review.seek(position)
        view = review.view_of(0)
        assert not readable(review, view, window, ARRANGEMENTS[0])
        assert readable(review, view, window, ARRANGEMENTS[-1]), position


def test_cards_are_as_large_as_the_design_asks_at_1280x800():
    window = QSize(1280, 800)
    room = QSizeF(regions(window, ARRANGEMENTS[0], 1.0).table.size())
    for game, piles, melds in (("barracan", 74, 54), ("burraco", 54, 54)):
        review = Review(find_game, played_lines(game, ("casual",) * 4, seed=6, first=1))
        review.seek(review.hands[0])
        laid = lay_out(game, review.view_of(0), LayoutOptions(room, window=QSizeF(window)))
        assert laid.pile_width >= piles
        assert laid.meld_width >= melds


@pytest.fixture
def page(window, library, review):
    match = library.begin(review.lines)
    library.release(match)
    window.features.reviews.of_match(match)
    return window.pages.currentWidget()


def test_the_parts_of_the_page_lie_apart(window, page):
    lines = page.review.lines
    for size, position in product(SIZES, range(page.review.hands[0], len(lines), max(1, len(lines) // 3))):
        window.resize(*size)
        control(page, "scrubber").setValue(position)
        parts = [page.view.geometry(), page.scrubber.geometry(), page.row.geometry()]
        parts += [page.column.geometry()] if page.beside else []
        assert not any(one.intersects(other) for one, other in combinations(parts, 2))
        assert all(page.rect().contains(part) for part in parts)
        others = {name: cards for name, cards in shown(page).items() if name.startswith("hand:") and name != "hand:0"}
        assert not any(others.values()), "no card of another seat"


@pytest.mark.parametrize("review", ["barracan"], indirect=True)
@pytest.mark.parametrize(("size", "side"), [((1024, 700), "left"), ((1280, 800), "right"), ((1920, 1080), "left")])
def test_text_of_every_size_acts_in_all_of_the_review_and_nothing_is_cut(window, page, size, side):
    window.resize(*size)
    before = None
    for text_size in TEXT_SIZES:
        window.prefer(replace(window.preferences, text_size=f"{100 * text_size:.0f}", side=side))
        parts = [page.view.geometry(), page.scrubber.geometry(), page.row.geometry()]
        parts += [page.column.geometry()] if page.beside else []
        assert not any(one.intersects(other) for one, other in combinations(parts, 2))
        assert page.row.minimumSizeHint().width() <= page.width()
        heads = [page.head.geometry(), page.entries.geometry()]
        assert not heads[0].intersects(heads[1])
        assert all(page.rect().contains(head) for head in heads)
        texts = [control(page, name).fontMetrics().height() for name in ("move_number", "review_title")]
        texts += [page.scrubber.type_scale] + ([control(page, "judged_title").fontMetrics().height()] * page.beside)
        page.look_from(OPEN)
        page.column.show_actions(judge="", line=True, back=False, luck=True, worlds="open", known=True)
        column = page.findChild(QScrollArea)
        assert column.widget().minimumSizeHint().width() <= column.viewport().width(), "nothing is cut at its side"
        assert before is None or all(now >= then for now, then in zip(texts, before, strict=False))
        before = texts
    assert page.scrubber.type_scale >= 1.49
    if size != (1024, 700):
        assert page.scene.layout.text_scale >= 1.49


def shown(page):
    """What the table shows of each place."""
    return {name: [card.code for card in place.cards] for name, place in page.scene.tableau.places.items()}


def test_axis_and_graph_share_one_scale(page):
    axis = page.scrubber
    first, last = page.review.hands[0], len(page.review.lines)
    assert axis.spot(first) == axis.track.left() == axis.graph.left()
    assert axis.spot(last) == pytest.approx(axis.track.right()) == pytest.approx(axis.graph.right())


@pytest.fixture
def small(window, page, monkeypatch):
    """A page on which neither column nor graph has room."""
    monkeypatch.setattr("barracan.windows.review.review_frame.is_readable", lambda *_: False)
    window.resize(1024, 700)
    return page


def test_the_drawer_opens_with_a_key_and_closes_with_esc(small):
    assert absent(small, "moves")
    QTest.keyClick(small, Qt.Key.Key_V)
    assert control(small, "moves")
    assert small.column.geometry().right() == small.view.geometry().right()
    QTest.keyClick(small, Qt.Key.Key_Escape)
    assert absent(small, "moves")
    assert small.isVisible()
    QTest.mouseClick(control(small, "drawer"), Qt.MouseButton.LeftButton)
    assert control(small, "moves")


def test_the_graph_unfolds_over_the_table_with_a_key(small):
    axis = control(small, "scrubber")
    assert axis.folded
    low, table = axis.height(), small.view.geometry()
    QTest.keyClick(small, Qt.Key.Key_G)
    assert not axis.folded
    assert axis.height() > low + 60
    assert small.view.geometry() == table, "nothing behind it moves"
    QTest.mouseClick(axis, Qt.MouseButton.LeftButton, pos=QPoint(round(axis.spot(small.review.hands[0] + 5)), 20))
    assert small.review.position == small.review.hands[0] + 5
    QTest.keyClick(small, Qt.Key.Key_Escape)
    assert axis.folded


def test_the_list_of_the_graph_opens_the_drawer(small):
    QTest.keyClick(small, Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    assert control(small, "list_title").text() == "Who is ahead"
    QTest.keyClick(small, Qt.Key.Key_Escape)
    assert absent(small, "list_title")
