"""Tricks on the table: the one under way, the last one, those that were taken, and what is told of them."""

import pytest
from PySide6.QtCore import QSizeF, Qt

from barracan.games.barbu.contracts import Contract
from barracan.games.tricks.state import Play
from barracan.model.cards import card_text
from barracan.table.hud.game_content import game_content
from barracan.table.layouts.geometry import LayoutOptions
from barracan.table.layouts.table_layout import lay_out
from table.trick_tables import barbu, labels


def test_the_trick_marks_which_card_was_led_which_is_ahead_and_who_is_next(desk):
    table = barbu(desk, Contract("no_tricks"))
    assert "label:trick:next" in labels(table)
    hand = sorted(table.seen().hand)
    table.play(Play(0, hand[0]))
    assert labels(table)["pill:led"].word == "led"
    while table.state.trick:
        words = {name: labels(table)[name].word for name in ("pill:led", "pill:ahead") if name in labels(table)}
        assert words["pill:led"] in ("led", "led, ahead")
        assert ("pill:ahead" in words) == (len(table.state.trick) > 1 and table.state.winner != table.state.leader)
        table.play(next(iter(table.match.game.legal_moves(table.state))))


def until_a_trick_is_mine(desk):
    table = barbu(desk, Contract("no_tricks"))
    for _ in range(20):
        if table.state.tricks and table.state.turn == 0 and not table.state.trick:
            break
        table.play(next(iter(table.match.game.legal_moves(table.state))))
    table.scene.finish_motion()
    return table


@pytest.mark.parametrize("look", [Qt.Key.Key_L, Qt.Key.Key_T, None], ids=["L", "T", "click"])
def test_p13_1_the_last_trick_lies_open_and_can_be_looked_at_large(desk, look):
    table = until_a_trick_is_mine(desk)
    mine = table.cards("tricks:0")[-4:]
    assert tuple(card.code for card in mine) == table.seen().last_trick().cards
    assert None not in [card.code for card in mine]
    if look is None:
        table.click(mine[-1])
    else:
        table.key(look)
    assert len(table.cards("trick")) == 4
    table.scene.finish_motion()
    assert table.cards("trick") == []


def test_p13_1_the_last_trick_is_turned_over_with_the_next_lead(desk):
    table = until_a_trick_is_mine(desk)
    before = len(table.cards("tricks:0"))
    table.play(next(iter(table.match.game.legal_moves(table.state))))
    table.scene.finish_motion()
    assert [card.code for card in table.cards("tricks:0")] == [None] * (before - 3)


class Seen:
    """A view with other cards in its places."""

    def __init__(self, view, places):
        self._view, self._places = view, places

    def __getattr__(self, name):
        return getattr(self._view, name)

    def places(self):
        return self._places


def test_p13_2_what_lies_open_at_the_right_ends_at_the_edge_where_its_first_card_lies(desk):
    table = barbu(desk, Contract("no_hearts"))
    layout, size = table.scene.layout, QSizeF(1280, 800)
    east = next(seat for seat, plate in layout.plates.items() if plate.left() > 1000)
    for hearts in (["KH"], ["KH", "2H", "3H"]):
        places = {**table.seen().places(), f"tricks:{east}": (None, *hearts)}
        laid = lay_out("barbu", Seen(table.seen(), places), LayoutOptions(size))
        ends = [spot.rect.right() for spot in laid.spots[f"tricks:{east}"]]
        assert max(ends) == pytest.approx(layout.plates[east].right(), abs=1)


def test_p5_5_cards_that_are_left_are_turned_up_once_the_last_trick_is_taken(desk):
    table = barbu(desk, Contract("no_king"))
    match = table.match
    while match.state.turn is not None:
        before = match.state.hands.copy()
        step = match.play(next(iter(match.game.legal_moves(match.state))))
    view = match.game.view(match.state, 0)
    assert set(view.turned_up()) == {f"hand:{seat}" for seat, hand in enumerate(match.state.hands) if seat and hand}
    assert match.state.ending.reason == "settled"
    assert any(before)
    (_, lies), (_, end) = view.steps(step.events)
    assert not lies.turned_up()
    assert end.turned_up() == view.turned_up()


def test_the_moves_tell_who_led_and_who_took_each_trick(desk):
    table = barbu(desk, Contract("no_tricks"))
    match, moves = table.match, []
    for _ in range(5):
        move = next(iter(match.game.legal_moves(match.state)))
        match.play(move)
        moves.append((move.seat, match.game.describe(move)))
    view, people = match.game.view(match.state, 0), table.scene.people
    words = [line.words for line in game_content(view, people, moves).moves]
    (trick,) = view.past_tricks()
    cards = [card_text(card) for card in (*trick.cards, *view.places()["trick"])]
    assert words[0] == f"led {cards[0]}"
    assert words[1:3] == [f"played {card}" for card in cards[1:3]]
    assert words[3] == f"played {cards[3]}, {people.name(trick.winner)} took it"
    assert words[4] == f"led {cards[4]}"
    assert [line.words for line in game_content(view, people, moves[-2:]).moves] == words[-2:]
