"""The table as screen readers see it: a tree of places, cards and hud items in which nothing hidden is named."""

import gc
import weakref
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsObject

from barracan.model.cards import CODES
from barracan.session.messages import Snapshot
from barracan.table.accessibility.words import card_name
from barracan.table.cards.card_item import CardItem
from games.barracan.position import position
from table.by_ear import NAME, NOTE, heard, name_of, told, tree

GAMES = [
    ("barracan", 2), ("barracan", 3), ("barracan", 4), ("burraco", 4), ("buraco", 6), ("concan", 3),
    ("barracuda", 6), ("barbu", 4), ("sheepshead", 3),
]  # fmt: skip
Role = QAccessible.Role


@pytest.fixture(autouse=True)
def reader():
    """A screen reader listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_tree_names_what_the_view_shows_and_nothing_else(desk, game, seats):
    table = desk(seats, game=game)
    table.others()
    table.scene.finish_motion()
    jackies = table.seen().has_jackies()
    known = Counter(card_name(card, jackies) for cards in table.seen().places().values() for card in cards if card)
    cards = [item for item in tree(heard(table.view)) if item.role() == Role.ListItem]
    assert Counter(item.text(NAME).split(",")[0] for item in cards) == known
    words = " ".join(told(table.view))
    play = table.seen().lone_play()
    counted = set(play.trumps if play is not None else ()) - set(table.seen().hand)  # what may still be out
    for code in CODES:
        name = card_name(code, jackies)
        assert name in known or code in counted or name not in words


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_all_that_stands_on_the_table_has_a_role_a_name_and_a_place_on_the_screen(desk, game, seats):
    table = desk(seats, game=game, size=(1920, 1080))
    table.others()
    window = table.view.rect().translated(table.view.mapToGlobal(table.view.rect().topLeft()))
    for item in tree(heard(table.view)):
        assert item.role() != Role.NoRole
        assert window.adjusted(-2, -2, 2, 2).contains(item.rect()), item.text(NAME)
        if item.role() != Role.Grouping:
            assert item.text(NAME), item.object()
    signs = Counter(item.text(NAME) for item in tree(heard(table.view)) if item.role() == Role.StaticText)
    assert set(signs.values()) <= {1}, "what stands beside several people says whose it is"


def test_the_hud_is_named(desk):
    table = desk(4, size=(1920, 1080))
    names = {item.text(NAME): item.role() for item in tree(heard(table.view))}
    assert names["Your turn: draw, pick up a pile or take a trick."] == Role.StatusBar
    assert names["Bix, casual, 13 cards"] == Role.StaticText
    assert names["Draw"] == names["Score pad"] == Role.Button
    assert names["Meld tray"] in (Role.Button, Role.RadioButton)
    undo = next(item for item in tree(heard(table.view)) if item.text(NAME) == "Undo")
    assert undo.state().disabled
    assert "taken back" in undo.text(NOTE)


def test_what_lies_in_a_ladder_counts_in_the_names_of_types(desk):
    laid = "ladder 0: KH QS JH TH / 3 AS / family 0-2; opposites row 3, run 2C 3C 4C"
    table = desk(2, position=position(laid={0: laid}))
    names = {item.text(NAME) for item in tree(heard(table.view)) if item.role() != Role.Grouping}
    assert "" not in names
    assert "families, one in a ladder; 3 points" in names
    assert "runs, one meld: two of clubs, three of clubs, four of clubs; 3 points" in names


def test_states_follow_choice_and_cursor(desk):
    table = desk()
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Space)
    first, second = (heard(card) for card in table.hand()[:2])
    assert first.state().selected
    assert first.state().focused
    assert not second.state().selected
    table.key(Qt.Key.Key_Right)
    assert second.state().focused
    assert heard(table.view).focusChild().object() is table.hand()[1]
    table.key(Qt.Key.Key_0)
    stock = table.scene.tableau.place("stock")
    assert heard(table.view).focusChild().object() is stock
    assert heard(stock).state().focused
    assert not second.state().focused


def test_a_place_that_lights_up_says_what_it_does(desk):
    table = desk()
    stock = heard(table.scene.tableau.place("stock"))
    assert stock.text(NOTE) == "Draw"
    table.click(table.cards("stock")[-1])
    table.click(table.hand()[0])
    pile = heard(table.scene.tableau.place("pile:0"))
    assert pile.text(NOTE) == f"Discard {card_name(table.hand()[0].code, jackies=True)}"


def test_an_item_is_found_at_its_point(desk):
    table = desk()
    card = table.hand()[-1]
    centre = heard(card).rect().center()
    assert heard(table.view).childAt(centre.x(), centre.y()).object() is card


def test_a_table_that_is_hidden_has_no_names(desk):
    table = desk()
    card, place = table.hand()[0], table.scene.tableau.place("hand:0")
    assert name_of(card)
    table.view.hide()
    assert name_of(card) == name_of(place) == ""
    assert heard(card).state().invisible
    assert told(table.view) == []


def test_items_come_and_go_three_hundred_times(desk):
    table = desk()
    scene, gone = table.scene, []
    hand = scene.tableau.place("hand:0")
    for number in range(300):
        card = scene.tableau.new_card(CODES[number % 52], "hand:0", hand.cards[0].pos())
        card.take(hand.cards[0].spot)
        card.setParentItem(hand)
        hand.cards.append(card)
        interface = heard(card)
        assert interface.text(NAME).startswith(card_name(card.code, jackies=True))
        assert interface.parent().object() is hand
        assert heard(hand).childCount() == len(hand.cards)
        hand.cards.remove(card)
        card.leave()
        assert interface.text(NAME) == ""
        assert interface.state().invisible
        gone.append(weakref.ref(card))
        del card, interface
    gc.collect()
    assert [ref for ref in gone if ref() is not None] == []
    assert len([item for item in scene.items() if isinstance(item, CardItem)]) == len(scene.tableau.cards())


def test_names_follow_a_whole_hand(desk):
    """Whatever lies on the table during a hand can be named at any time."""
    table = desk(2, seed=5)
    for _ in range(40):
        table.others()
        if table.state.turn is None:
            break
        list(tree(heard(table.view)))
        legal = table.match.game.legal_moves(table.state)
        table.play(legal.pick(table.rng.choice(legal.actions()), table.rng))
        assert told(table.view)


ACTION = QAccessible.InterfaceType.ActionInterface
COUNTED = ("hand:", "stock", "discard", "pile:", "pot:", "foundation:", "window")


def actions(thing):
    """The actions of a card, a place or a button by their names, and what they are called."""
    found = heard(thing).actionInterface()
    return {name: found.localizedActionName(name) for name in found.actionNames()}


def do(thing, name):
    """Do what a screen reader does with an action."""
    heard(thing).actionInterface().doAction(name)


def count_in(name):
    """The number of cards that the name of a place tells."""
    words = [part.strip() for part in name.split(",")]
    if "empty" in words or "taken" in words:
        return 0
    return next(int(word.split()[0]) if word[0].isdigit() else 1 for word in words if word.endswith(("cards", "card")))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_heard_of_a_place_agrees_with_the_view_of_every_seat(desk, game, seats):
    table = desk(seats, game=game, seed=7)
    heard_places = set()
    for step in range(24):
        for viewer in range(seats) if step % 6 == 0 else (0,):
            view = table.match.game.view(table.state, viewer)
            names = tuple(note.name for note in table.match.seats)
            players = tuple(note.player for note in table.match.seats)
            game_id, title = table.match.game.id, table.match.game.title
            table.scene.model.show(
                Snapshot(view, viewer, names, players, (), False, table.match.number, game_id, title)
            )
            places = view.places()
            for place in table.scene.tableau.places.values():
                if place.name in places and place.name.startswith(COUNTED):
                    assert count_in(name_of(place)) == len(places[place.name]), (place.name, name_of(place))
                    faces = [card for card in places[place.name] if card]
                    assert heard(place).childCount() <= len(faces)
                    heard_places.add(place.name)
        if table.state.turn is None:
            break
        legal = table.match.game.legal_moves(table.state)
        table.match.play(legal.pick(table.rng.choice(legal.actions()), table.rng))
    assert {f"hand:{seat}" for seat in range(seats)} <= heard_places


def test_a_card_is_chosen_and_let_go_by_its_action(desk):
    table = desk()
    card = table.hand()[2]
    assert heard(card).interface_cast(ACTION) is not None
    assert actions(card) == {"Toggle": "Choose"}
    do(card, "Toggle")
    assert table.scene.selection.cards == [card]
    assert heard(card).state().selected
    assert actions(card) == {"Toggle": "Do not choose"}
    do(card, "Toggle")
    assert table.scene.selection.cards == []


def test_there_is_no_interface_but_that_for_actions(desk):
    table = desk()
    for item in tree(heard(table.view)):
        if isinstance(item.object(), QGraphicsObject):
            assert item.actionInterface() is not None
            others = (
                item.selectionInterface(),
                item.textInterface(),
                item.valueInterface(),
                item.attributesInterface(),
            )
            assert others == (None,) * 4


def test_places_and_buttons_are_pressed_by_their_actions(desk):
    table = desk()
    stock = table.scene.tableau.place("stock")
    assert actions(stock) == {"Press": "Draw"}
    do(stock, "Press")
    assert len(table.hand()) == 14
    card = table.hand()[0]
    do(card, "Toggle")
    pile = table.scene.tableau.place("pile:0")
    assert actions(pile) == {"Press": f"Discard {card_name(card.code, jackies=True)}"}
    discard = next(item for item in tree(heard(table.view)) if item.text(NAME).startswith("Discard"))
    do(discard.object(), "Press")
    assert table.dropped == ["stock"]
    assert table.pressed == ["discard"]
    assert table.state.turn == 1


def test_a_place_that_takes_no_cards_says_why_by_its_action(desk):
    table = desk(2)
    do(table.scene.tableau.place("stock"), "Press")
    do(table.hand()[0], "Toggle")
    do(table.scene.tableau.place("pile:1"), "Press")
    assert [refusal.clause for refusal in table.refused] == ["B3.3"]


def test_what_cannot_be_done_has_no_action(desk):
    table = desk()
    undo = next(item for item in tree(heard(table.view)) if item.text(NAME) == "Undo")
    assert actions(undo.object()) == {}
    other = table.scene.tableau.place("hand:1")
    assert actions(other) == {}
    card = table.hand()[0]
    table.view.hide()
    assert actions(card) == {}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_hand_is_played_by_actions_alone(desk, game, seats):
    """Whatever a person does with cards and buttons, a screen reader can do; here what moves need no more than that."""
    table = desk(seats, game=game)
    table.others()
    before = table.match.number
    for _ in range(60):
        if table.match.number > before:
            return
        found = [item for item in tree(heard(table.view)) if item.role() != Role.StatusBar]
        ways = [
            (item, name) for item in found if item.actionInterface() for name in item.actionInterface().actionNames()
        ]
        names = ("Draw", "Keep", "Pass", "Take the window", "No queens", "Play", "Discard", "Lay")
        declared = [item for item, _ in ways if item.text(NAME).startswith("Declare")]
        button = next((item for item, _ in ways if item.text(NAME).startswith(names)), None)
        button = declared[0] if declared else button
        if button is not None and button.role() == Role.Button:
            button.actionInterface().doAction("Press")
        else:
            item, name = table.rng.choice([(item, name) for item, name in ways if name == "Toggle"])
            item.actionInterface().doAction(name)
    raise AssertionError(table.match.number)
