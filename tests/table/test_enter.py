"""Enter makes the lit main action, whatever the cards were chosen with; Space selects and makes nothing."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from barracan.model.cards import CODES
from barracan.table.hud.buttons import Look

TABLES = [
    ("barracan", 2), ("burraco", 2), ("buraco", 4), ("concan", 3), ("barracuda", 3), ("barbu", 4), ("sheepshead", 3),
]  # fmt: skip
ENDS_TURN = ("discard", "play")


def at_turn(table):
    """Let all move until seat 0 has to discard or to play a card."""
    game, rng = table.match.game, Random(6)
    while True:
        legal = game.legal_moves(table.state)
        actions = [do for do in legal.actions() if do != "time"]
        ends = [do for do in ENDS_TURN if do in actions]
        if table.state.turn == 0 and ends:
            table.scene.finish_motion()
            return legal.pick(ends[0], rng)
        simple = [do for do in actions if do in ("draw", *ENDS_TURN, "contract", "pass", "take_window", "bury")]
        table.play(legal.pick(simple[0] if simple else rng.choice(actions), rng))


def lit(table):
    """The button that is lit as the main action."""
    buttons = table.scene.hud.action_bar.buttons
    return next((button for button in buttons if button.content.look is Look.PRIMARY), None)


def click_button(table, name):
    button = table.scene.hud.action_bar.button(name)
    table.click(table.view.mapFromScene(button.sceneBoundingRect().center()))


def click_card(table, move):
    """Choose the card of a move with the mouse."""
    code = move.card if isinstance(move.card, str) else CODES[move.card]
    card = next(card for card in table.hand() if card.code == code)
    table.click(card)
    return card


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_enter_makes_what_is_lit_after_choosing_with_the_mouse(desk, game, seats):
    table = desk(seats, game=game)
    for _ in range(3):
        move = at_turn(table)
        click_button(table, "hint")
        card, number = click_card(table, move), table.match.number
        assert lit(table) is not None
        pressed = len(table.pressed)
        table.key(Qt.Key.Key_Space)
        assert table.scene.selection.cards == [card]
        assert (table.match.number, len(table.pressed)) == (number, pressed)
        table.key(Qt.Key.Key_Return)
        assert table.match.number == number + 1
        assert table.match.moves[-1].do == move.do


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_enter_makes_what_is_lit_after_choosing_with_the_keys(desk, game, seats):
    table = desk(seats, game=game)
    move, number = at_turn(table), table.match.number
    wanted = move.card if isinstance(move.card, str) else CODES[move.card]
    table.key(Qt.Key.Key_Home)
    while table.scene.cursor.code != wanted:
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    assert lit(table) is not None
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_Return)
    assert table.match.number == number + 1


def test_enter_chooses_a_card_where_nothing_is_lit(desk):
    table = desk()
    table.key(Qt.Key.Key_D)
    table.key(Qt.Key.Key_Home)
    assert lit(table) is None
    table.key(Qt.Key.Key_Return)
    assert table.scene.selection.cards == [table.hand()[0]]
