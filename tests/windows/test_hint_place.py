"""The card of a hint covers no pile, no card of the hand and no mark, however little room there is."""

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QLabel

from barracan.table.scene import TableScene
from barracan.table.view import TableView
from barracan.windows.match.card_ground import Ground, find_ground
from barracan.windows.match.hint_card import HintCard
from barracan.windows.match.hint_words import Advice, Instead
from pairwise import each_pair
from table import sample
from table.desk import Desk
from waiting import until

LONG = Advice(
    "Pick up Bix’s pile with K♥ and Q♠, and meld the family and the triplet of nines",
    (
        "It completes the set: you may go out from now on.",
        "This lets your side meld out, which counts four points and ends the hand.",
    ),
    (
        "On average over 1024 possible deals it brings about 6.3 points more than the next best move.",
        "In 31 of 100 such deals the next best move comes out better.",
    ),
    (
        Instead("Draw a card from the stock", "6.3 points less"),
        Instead("Take the trick in hearts with the ace: 4♥ 7♥ K♥", "7.1 points less"),
    ),
    "B7.3",
)
LONGEST = Advice(
    "Pick up Nora’s second pile and lay a family J♥ Q♣ K♥ and opposites 5♦ 6♣",
    ("The top card makes a category at once.", "Your side opens with it and may then lay single categories."),
    LONG.worth,
    (
        Instead("Pick up your second pile and lay a run 2♠ 3♠ 4♠ and opposites 5♠ 6♦", "6.2 points less"),
        Instead("Pick up Nora’s pile and lay a run 6♠ 7♠ 8♠ and opposites 5♠ 6♦", "14.4 points less"),
    ),
    "B7.1",
)
SHORT = Advice("Discard the 5♣ on your pile", ("The 5♣ does least in this hand.",), (), (), "")
SIZES = [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]


@pytest.fixture
def hinted(qtbot):
    """Makes a table with a card over it; the views live as long as the test."""
    views, cards = [], []

    def make(name, size, page, advice, *, why, about=""):
        scene = TableScene()
        scene.stage.set_speed("off")
        view = TableView(scene)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        view.setUpdatesEnabled(False)  # what lies where is asked here, not what it looks like
        scene.model.show(sample.showing(sample.VIEWS[name]()))
        if page:
            scene.panel.open_page(page)
        card = HintCard(view)
        ground = find_ground(scene.layout, about=[scene.layout.spots[about][-1].rect] if about else [])
        card.dress(scene.appearance.theme, scene.layout.text_scale, ground)
        card.show_advice(advice, why=why)
        views.append((view, scene))
        cards.append(card)
        return scene, QRectF(card.geometry())

    make.cards = cards
    yield make
    for view, scene in views:
        view.close()
        shiboken6.delete(scene)  # a table whose signals lead to functions of its own holds itself


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("name", ["two", "stress"])
def test_every_line_of_a_hint_is_whole_and_wide_enough_to_be_read(hinted, name, size):
    for advice in (LONG, LONGEST):
        _, place = hinted(name, size, "", advice, why=True)
        card = hinted.cards[-1]
        until(lambda card=card: card.layout().geometry().height() > 0)
        told = [each for each in card.findChildren(QLabel) if each.isVisible() and each.text()]
        assert len(told) == 8
        assert all(each.height() >= each.heightForWidth(each.width()) for each in told)
        assert place.width() >= 520


@each_pair(name=sample.VIEWS, size=SIZES, page=("", "tray"), advice=(LONG, SHORT))
def test_a_hint_covers_nothing_that_it_speaks_of(hinted, name, size, page, advice):
    if name in ("three", "singles") and size[0] < 1280:
        return
    scene, card = hinted(name, size, page, advice, why=True)
    kept = ("pile:", "stock", "hand:0")
    met = [place for place in scene.tableau.places if place.startswith(kept) and card.intersects(scene.area_of(place))]
    assert met == []
    assert scene.layout.panel is None or not card.intersects(scene.layout.panel)
    assert scene.sceneRect().contains(card)


def test_a_card_that_is_asked_why_grows_downwards_from_where_it_lies(hinted):
    scene, short = hinted("two", (1280, 800), "", LONG, why=False)
    _, whole = hinted("two", (1280, 800), "", LONG, why=True)
    assert (short.topLeft(), short.width()) == (whole.topLeft(), whole.width())
    assert short.height() < whole.height()
    assert short.top() >= scene.layout.top_bar.bottom()


@each_pair(name=sample.VIEWS, size=SIZES, page=("", "tray"))
def test_a_hint_that_is_not_explained_leaves_the_bars_free(hinted, name, size, page):
    if name in ("three", "singles") and size[0] < 1280:
        return
    scene, card = hinted(name, size, page, LONG, why=False)
    assert not find_ground(scene.layout).covers(card)
    assert not card.intersects(scene.layout.top_bar)
    assert not card.intersects(scene.layout.action_bar)


@pytest.mark.parametrize("page", ["", "tray"])
@pytest.mark.parametrize(("name", "near"), [("two", 60), ("partners", 210)])
def test_a_hint_that_is_not_explained_lies_beside_what_it_speaks_of(hinted, name, near, page):
    for about in ("pile:1", "pile:3"):
        scene, card = hinted(name, (1280, 800), page, LONG, why=False, about=about)
        top = scene.layout.spots[about][-1].rect
        across, down = top.center().x() - card.center().x(), top.center().y() - card.center().y()
        assert abs(across) - (card.width() + top.width()) / 2 <= near
        assert abs(down) - (card.height() + top.height()) / 2 <= near


@pytest.mark.parametrize(("game", "seats"), [("burraco", 4), ("concan", 4), ("barbu", 4), ("sheepshead", 3)])
def test_a_hint_goes_beside_plates_and_melds_where_there_is_room(qtbot, game, seats):
    desk = Desk(seats, 2, game=game)
    qtbot.addWidget(desk.view)
    for number in range(40):  # by now there are melds, or tricks
        if desk.state.turn is not None:
            legal = desk.match.game.legal_moves(desk.state)
            actions = legal.actions()
            liked = [do for do in actions if do in {"meld", "layoff", "lay"}]
            desk.play(legal.pick((liked or actions)[0] if number % 3 else desk.rng.choice(actions), desk.rng))
    layout = desk.scene.layout
    card = HintCard(desk.view)
    card.dress(desk.scene.appearance.theme, layout.text_scale, find_ground(layout))
    card.show_advice(SHORT, why=True)
    lying = [place for place, spots in layout.spots.items() if spots and not place.startswith("tricks:")]
    assert [place for place in lying if layout.area(place).intersects(QRectF(card.geometry()))] == []
    assert [seat for seat, plate in layout.plates.items() if plate.intersects(QRectF(card.geometry()))] == []


def test_where_there_is_no_room_as_little_as_possible_is_hidden():
    ground = Ground(QRectF(0, 0, 300, 200), (QRectF(0, 0, 300, 120), QRectF(0, 120, 300, 80)), (), QPointF(150, 0))
    assert ground.best([QSizeF(200, 100), QSizeF(100, 90)]).size() == QSizeF(100, 90)


def test_at_a_table_without_room_a_hint_is_told_without_a_complaint(qtbot):
    scene = TableScene()
    view = TableView(scene)
    qtbot.addWidget(view)
    card = HintCard(view)
    card.dress(scene.appearance.theme, 1.0, Ground(QRectF(0, 0, 20, 10), (), (), QPointF(10, 0)))
    card.show_advice(LONG, why=True)
    assert card.geometry().topLeft() == QPoint(0, 0)
