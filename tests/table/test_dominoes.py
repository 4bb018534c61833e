"""The rows of dominoes: where cards lie on them, and how they are laid."""

import pytest
from PySide6.QtCore import Qt

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import Lay, NameContract
from barracan.games.tricks.state import Pass
from barracan.session.game_parts import find_table
from table.trick_tables import barred, labels


def dominoes(desk):
    table = desk(4, game="barbu")
    rank = table.hand()[0].code[0]
    table.play(NameContract(0, Contract("dominoes", rank=rank)))
    while table.state.phase.value == "double":
        table.play(Pass(table.state.turn))
    table.scene.finish_motion()
    return table, rank


def test_a_domino_is_shown_where_it_will_lie(desk):
    table, rank = dominoes(desk)
    card = next(card for card in table.hand() if not card.barred)
    assert card.code[0] == rank
    assert barred(table) == {card.code for card in table.hand() if card.code[0] != rank}
    table.click(card)
    place = f"foundation:{card.code[1]}"
    (ghost,) = table.scene.tableau.places[place].ghosts
    assert ghost == table.scene.layout.landings[f"{place}:{card.code}"].rect
    table.click(table.view.mapFromScene(ghost.center()))
    assert [each.code for each in table.cards(place)] == [card.code]


def ways_of(table, suit):
    """The moves that a press on this row offers while nothing is chosen."""
    return [way.move for way in table.selection.offer.ways(f"foundation:{suit}")]


def click_end(table, card):
    """Click where this card goes on a row."""
    landing = table.scene.layout.landings[f"foundation:{card[1]}:{card}"]
    table.click(table.view.mapFromScene(landing.rect.center()))


def test_a_click_on_the_gold_end_of_a_row_lays_the_card_that_goes_there(desk):
    table, _ = dominoes(desk)
    card = next(card.code for card in table.hand() if not card.barred)
    click_end(table, card)
    assert [each.code for each in table.cards(f"foundation:{card[1]}")] == [card]


def two_ends(desk):
    """A table at which the hand has cards for both ends of a row, and the moves that lay them."""
    table, _ = dominoes(desk)
    match = table.match
    while match.state.turn != 0 or not any(len(ways_of(table, suit)) > 1 for suit in "HSDC"):
        moves = [move for move in match.game.legal_moves(match.state) if isinstance(move, Lay) or move.seat == 0]
        match.play(moves[0] if moves else Pass(match.state.turn))
        table.selection.look(match.state, 0)
    table.show()
    one, other = next(ways for suit in "HSDC" if len(ways := ways_of(table, suit)) > 1)
    return table, one.card, other.card


def test_where_both_ends_of_a_row_are_in_the_hand_the_clicked_one_is_laid(desk):
    table, one, other = two_ends(desk)
    click_end(table, other)
    assert other not in table.seen().hand
    assert one in table.seen().hand


def test_the_end_of_another_card_than_the_chosen_one_is_refused(desk):
    table, one, other = two_ends(desk)
    chosen(table, one)
    click_end(table, other)
    assert {one, other} <= set(table.seen().hand)
    assert table.refused[-1].clause == "P8.1"
    chosen(table, one) if not table.scene.selection.cards else None
    click_end(table, one)
    assert one not in table.seen().hand


def chosen(table, code):
    card = next(card for card in table.hand() if card.code == code)
    table.click(card)
    return card


def test_a_row_takes_the_card_that_fits_by_the_keys(desk):
    table, rank = dominoes(desk)
    for _ in range(2):
        table.key(Qt.Key.Key_Tab)
    while not ways_of(table, table.scene.cursor.objectName()[-1]):
        table.key(Qt.Key.Key_Down)
    suit = table.scene.cursor.objectName()[-1]
    table.key(Qt.Key.Key_Return)
    assert [each.code for each in table.cards(f"foundation:{suit}")] == [rank + suit]


def test_p13_3_rows_begin_in_the_middle_and_tell_where_they_go_on(desk):
    table, rank = dominoes(desk)
    row = labels(table)["label:foundation:H"]
    assert [end.held for end in row.ends] == [rank + "H" in table.seen().hand]
    layout = table.scene.layout
    places = [layout.landings[f"foundation:H:{each}H"].x for each in "A23456789TJQK"]
    assert layout.landings[f"foundation:H:{rank}H"].x == pytest.approx(sorted(places)[6])
    card = next(card for card in table.hand() if not card.barred)
    table.play(Lay(0, card.code))
    row = labels(table)[f"label:foundation:{card.code[1]}"]
    assert len(row.ends) == 2
    assert labels(table)[f"start:{card.code[1]}"].isVisible()


def test_a_row_that_is_not_laid_yet_shows_no_place_for_a_card(desk):
    table = desk(4, game="barbu")
    first = table.seen().hand[0]
    table.play(NameContract(0, Contract("dominoes", rank=first[0])))
    view, layout = table.seen(), table.scene.stage.current_layout
    assert first in view.contract_play().ends
    assert find_table("barbu").find_landings(view, layout, f"foundation:{first[1]}", ()) == ()
