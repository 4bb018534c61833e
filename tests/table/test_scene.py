"""What a table shows of a view, with a real game behind it."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt, QTimer

from barracan.games.barracan.moves import Discard
from barracan.model.offers import Pick
from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.marks import Mark
from barracan.table.cards.place_item import PlaceItem
from barracan.table.hud.labels import Label
from barracan.table.scene import TableScene
from barracan.table.themes import DARK, LIGHT
from table import sample
from table.agreement import agrees


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_shown_place_by_place(desk, seats):
    table = desk(seats=seats)
    agrees(table)
    names = {item.objectName() for item in table.scene.items() if isinstance(item, PlaceItem)}
    assert names == set(table.seen().places())


def test_hidden_cards_have_no_face_anywhere(desk):
    table = desk(seats=4)
    seen = [card for cards in table.seen().places().values() for card in cards if card]
    shown = [item.objectName() for item in table.scene.items() if isinstance(item, CardItem)]
    assert Counter(name for name in shown if name != "back") == Counter(seen)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whole_hands_agree_with_their_views(desk, seats, seed):
    table = desk(seats=seats, seed=seed)
    for _ in range(400):
        if table.state.turn is None:
            break
        legal = table.match.game.legal_moves(table.state)
        table.play(legal.pick(table.rng.choice(legal.actions()), table.rng))
        table.scene.finish_motion()
        agrees(table)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_the_theme_can_change_under_way(desk, theme):
    table = desk()
    before = table.view.grab().toImage().pixelColor(5, 600)
    table.scene.appearance.set_theme(theme)
    assert table.view.grab().toImage().pixelColor(5, 600) != before


def test_words_on_the_table_take_the_colours_of_a_new_theme(desk):
    table = desk()
    labels = table.scene.labels.items.values()
    assert labels
    table.scene.appearance.set_theme(LIGHT)
    assert {label.theme for label in labels} == {LIGHT}


def test_signs_of_a_card_are_covered_by_no_other_pile(qapp):
    scene = TableScene()
    scene.appearance.resize(QSizeF(1280, 800))
    scene.model.show(sample.showing(sample.four_partners()))
    piles = [scene.tableau.place(f"pile:{number}") for number in range(4)]
    for card in (piles[1].cards[7], piles[0].cards[2]):
        scene.selection.cards = [card]
        scene.highlights.show()
        place = scene.tableau.place(card.place)
        assert all(other is place or other.zValue() < place.zValue() for other in piles)
    scene.selection.cards = [piles[2].cards[9], piles[1].cards[7]]
    scene.highlights.show()
    assert piles[1].zValue() > piles[2].zValue() > piles[3].zValue()
    scene.selection.clear()
    scene.highlights.show()
    assert len({place.zValue() for place in piles}) == 1


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_badges_of_covered_cards_leave_their_letters_free(qapp, size):
    scene = TableScene()
    scene.appearance.resize(QSizeF(*size))
    scene.model.show(sample.showing(sample.stress()))
    card, other = scene.tableau.place("pile:1").cards[9], scene.stage.hand_cards()[0]
    scene.selection.cards = [card]
    scene.highlights.hint([Pick("hand:0", other.code)], pulse=False)
    scene.finish_motion()
    for item in (card, other):
        top = item.goal.y() - item.spot.size[1] / 2
        badge = item.badge.mapRectToScene(item.badge.boundingRect()).adjusted(2, 2, -2, -2)
        assert badge.bottom() <= top + 15.5 / 350 * item.spot.size[1] + 1
        assert badge.bottom() > top


def test_the_badge_of_a_hint_goes_where_its_card_belongs(desk):
    table = desk()
    card = table.hand()[-1]
    table.scene.highlights.hint([Pick("hand:0", card.code)], pulse=False)
    before = card.badge.pos()
    card.take(card.spot._replace(x=card.spot.x - 40))  # as when cards before it leave the hand
    assert card.badge.pos().x() == before.x() - 40


def test_a_refusal_marks_the_card_at_fault(desk):
    table = desk()
    code = table.hand()[3].code
    table.scene.refusals.show(Refusal("B5.1", Text("x", "Colours must alternate."), (code,), ("hand:0",)))
    assert any(Mark.REFUSED in card.marks for card in table.hand() if card.code == code)
    table.click(QPoint(1270, 400))
    assert not any(Mark.REFUSED in card.marks for card in table.hand())


def test_a_hint_is_marked_until_the_next_input(desk):
    table = desk()
    card = table.hand()[3]
    table.scene.highlights.hint([Pick("hand:0", card.code)])
    assert sum(Mark.HINT in other.marks for other in table.hand()) == 1
    table.key(Qt.Key.Key_Shift)
    assert not any(Mark.HINT in other.marks for other in table.hand())


def test_a_card_can_be_shown_large(desk):
    table = desk()
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_I)
    assert table.scene.large.item is not None
    table.key(Qt.Key.Key_Escape)
    assert table.scene.large.item is None


def test_a_card_that_is_shown_large_brings_no_other_of_its_size(desk):
    table = desk()
    faces = table.scene.faces
    table.key(Qt.Key.Key_Tab)
    before = set(faces.sizes)
    table.key(Qt.Key.Key_I)
    table.view.grab()
    assert table.scene.large.item is not None
    assert set(faces.sizes) == before  # at rest all the faces of a size are rendered and kept


def test_a_hand_that_is_played_out_is_shown_without_motion(desk):
    table = desk(speed="normal")
    table.scene.model.set_hurried(True)
    table.click(table.cards("stock")[-1])
    assert not any(table.scene.stage.motion.is_flying(card) and card.pos() != card.goal for card in table.hand())
    table.scene.finish_motion()
    table.scene.model.set_hurried(False)
    table.play(Discard(0, table.hand()[0].code))
    moving = [card for cards in map(table.cards, ("pile:0", "pile:2")) for card in cards]
    assert any(card.pos() != card.goal for card in moving)


def test_who_thinks_is_shown_on_his_plate_alone_and_only_as_long(desk):
    table = desk()
    plates = {name: table.scene.hud.plates[name] for name in (1, 2, 3)}
    for thinking in (2, 3, None):
        table.scene.model.set_thinking(thinking)
        active = {
            seat for seat, plate in plates.items() if any(timer.isActive() for timer in plate.findChildren(QTimer))
        }
        assert active == ({thinking} if thinking else set())


@pytest.mark.parametrize("games", [("barbu", "sheepshead", "burraco"), ("sheepshead", "barbu", "barracan")])
def test_nothing_of_one_game_is_left_on_the_table_of_another(desk, games):
    begun = [desk(3 if game == "sheepshead" else 4, game=game) for game in games]
    scene = begun[0].scene
    for table in begun:
        table.scene = scene
        table.show()
        fresh = desk(table.state.seats, game=table.match.game.id).scene
        assert words_on(scene) == words_on(fresh)


def words_on(scene):
    """The names of the labels on a table, each as often as it is there."""
    return sorted(item.objectName() for item in scene.items() if isinstance(item, Label))
