"""The tables of Barbu and Sheepshead as a person handles them."""

import pytest
from PySide6.QtCore import QSizeF, Qt

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import Double, NameContract
from barracan.games.sheepshead.moves import TakeWindow
from barracan.games.sheepshead.state import TRUMPS
from barracan.games.tricks.state import Pass
from barracan.model.cards import codes
from barracan.table.cards.marks import Mark
from barracan.table.layouts.geometry import LayoutOptions
from barracan.table.tricks import layout as tricks_layout


class Seen:
    """A view with other cards in its places."""

    def __init__(self, view, places):
        self._view, self._places = view, places

    def __getattr__(self, name):
        return getattr(self._view, name)

    def places(self):
        return self._places


def barbu(desk, contract, *doubles, **settings):
    """Barbu with the person as declarer of this contract, until the first card."""
    table = desk(4, game="barbu", **settings)
    table.play(NameContract(0, contract))
    for seat, seats in enumerate(doubles, 1):
        table.play(Double(seat, seats) if seats else Pass(seat))
    while table.state.phase.value in ("double", "reply"):
        table.play(Pass(table.state.turn))
    table.scene.finish_motion()
    return table


def lit(table):
    return {card.code for card in table.hand() if Mark.LEGAL in card.marks}


def test_the_cards_that_may_be_played_light_up(desk):
    table = barbu(desk, Contract("no_hearts"))
    assert lit(table) == {card.code for card in table.hand() if card.code[1] != "H"}


def test_nothing_lights_up_where_every_card_may_be_played(desk):
    table = barbu(desk, Contract("no_tricks"))
    assert lit(table) == set()


def test_a_click_on_another_card_changes_the_choice(desk):
    table = barbu(desk, Contract("no_tricks"))
    first, second = table.hand()[0], table.hand()[5]
    table.click(first)
    table.click(second)
    assert table.scene.selection.cards == [second]
    assert table.scene.selection.offer.refusal is None


def test_two_cards_are_chosen_for_the_window_and_a_third_is_refused(desk):
    table = window_taken(desk)
    for card in table.hand()[:3]:
        table.click(card)
    assert len(table.scene.selection.cards) == 3
    assert table.scene.selection.offer.refusal.clause == "S3.2"


def window_taken(desk):
    table = desk(3, game="sheepshead")
    while table.state.turn != 0:
        table.play(Pass(table.state.turn))
    table.play(TakeWindow(0))
    table.scene.finish_motion()
    return table


def labels(table):
    return table.scene.labels.items


def buttons(table):
    return [button.objectName() for button in table.scene.hud.chooser.buttons]


def chosen(table, code):
    card = next(card for card in table.hand() if card.code == code)
    table.click(card)
    return card


def test_contracts_lie_on_a_board_in_headed_rows_and_are_named_with_the_keys(desk):
    table = desk(4, game="barbu")
    assert len(buttons(table)) == 5 + 4 + 13
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        table.key(key)
    assert table.state.contract.name == "trump"
    assert table.state.contract.suit in "DH"


def test_the_last_contracts_stay_on_the_board(desk):
    table = desk(4, game="barbu")
    table.state.named[0] = ["no_queens", "no_tricks", "no_hearts", "no_king", "trump", "dominoes"]
    table.show()
    assert buttons(table) == ["no_last_two"]


def test_whom_to_double_is_asked_by_name_and_passing_has_a_key(desk):
    table = desk(4, game="barbu")
    table.play(NameContract(0, Contract("no_queens")))
    for seat in (1, 2, 3):
        table.play(Double(seat, (0,)))
    assert buttons(table)[:4] == ["double:1", "double:2", "double:3", "double:1:2"]
    assert buttons(table)[-2:] == ["double:1:2:3", "pass"]
    table.key(Qt.Key.Key_D)
    assert table.state.turn == 0
    assert table.state.doubled[0] == 0
    assert table.state.phase.value == "play"


def test_doubles_and_redoubles_point_at_seats_by_their_marks(desk):
    table = barbu(desk, Contract("no_queens"), (0, 2), (1,), ())
    pointing = {seat: labels(table)[f"note:{seat}"].pointings for seat in (1, 2)}
    assert [(one.word, one.at) for one in pointing[1]] == [("doubles", ((0, "Ada"), (2, "Nora")))]
    assert [(one.word, one.at) for one in pointing[2]] == [("redoubles", ((1, "Bix"),))]
    assert labels(table)["tag:headline"].names == "No queens"
    assert labels(table)["tag:headline"].words == "declared by Ada"


def test_a_card_is_played_with_the_keys(desk):
    table = barbu(desk, Contract("no_tricks"))
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Return)
    assert len(table.state.trick) == 1


def test_the_last_trick_comes_back_with_its_key(desk):
    table = barbu(desk, Contract("no_tricks"))
    for _ in range(20):
        if table.state.tricks and table.state.turn == 0 and not table.state.trick:
            break
        table.play(next(iter(table.match.game.legal_moves(table.state))))
    table.scene.finish_motion()
    table.key(Qt.Key.Key_L)
    assert len(table.cards("trick")) == 4
    table.scene.finish_motion()
    assert table.cards("trick") == []


def test_a_domino_is_shown_where_it_will_lie(desk):
    table = desk(4, game="barbu")
    rank = table.hand()[0].code[0]
    table.play(NameContract(0, Contract("dominoes", rank=rank)))
    while table.state.phase.value == "double":
        table.play(Pass(table.state.turn))
    table.scene.finish_motion()
    assert lit(table) == {card.code for card in table.hand() if card.code[0] == rank}
    card = chosen(table, next(iter(sorted(lit(table)))))
    place = f"foundation:{card.code[1]}"
    (ghost,) = table.scene.tableau.places[place].ghosts
    assert ghost == table.scene.layout.landings[f"{place}:{card.code}"].rect
    table.click(table.view.mapFromScene(ghost.center()))
    assert [each.code for each in table.cards(place)] == [card.code]


def test_buried_cards_lie_beside_the_tricks_of_the_player(desk):
    table = window_taken(desk)
    middle = table.scene.layout.outlines["window"]
    for card in table.hand()[:2]:
        table.click(card)
    table.click(table.view.mapFromScene(middle.center()))
    table.scene.finish_motion()
    window = table.scene.layout.outlines["window"]
    assert not window.intersects(middle)
    assert window.left() > table.scene.layout.plates[0].right()
    assert [card.code for card in table.cards("window")] == [None, None]


def test_trumps_are_one_suit_of_the_hand(desk):
    table = desk(3, game="sheepshead")
    row = [card.code for card in table.hand()]
    trumps = [code for code in reversed(codes(TRUMPS)) if code in row]
    assert row[: len(trumps)] == trumps


def test_the_end_of_a_hand_tells_the_card_points_and_turns_the_window_up(desk):
    table = desk(3, game="sheepshead")
    while table.state.turn is not None:
        table.play(next(iter(table.match.game.legal_moves(table.state))))
    table.scene.finish_motion()
    points = [labels(table)[f"note:{seat}"].word for seat in range(3)]
    assert all("card points" in words for words in points)
    assert sum(int(words.removeprefix("alone: ").split()[0]) for words in points) == 120
    assert None not in [card.code for card in table.cards("window")]


def test_p13_2_what_lies_open_at_the_right_ends_at_the_edge_where_its_first_card_lies(desk):
    table = barbu(desk, Contract("no_hearts"))
    layout, size = table.scene.layout, QSizeF(1280, 800)
    east = next(seat for seat, plate in layout.plates.items() if plate.left() > 1000)
    for hearts in (["KH"], ["KH", "2H", "3H"]):
        places = {**table.seen().places(), f"tricks:{east}": (None, *hearts)}
        laid = tricks_layout.layout(Seen(table.seen(), places), LayoutOptions(size))
        assert laid.spots[f"tricks:{east}"][-1].rect.right() == pytest.approx(layout.plates[east].right(), abs=1)


def test_tab_goes_on_from_the_tricks_that_were_taken(desk):
    table = barbu(desk, Contract("no_tricks"))
    seen = []
    for _ in range(6):
        table.key(Qt.Key.Key_Tab)
        seen.append(table.scene.keyboard.cursor.zone())
    assert seen[:3] == ["hand", "piles", "melds"]
    assert seen[3] != "melds"
