"""Handling at the tables of Concan and Barracuda: what lights up for a card, and a click on it."""

import pytest
from PySide6.QtCore import QPointF, Qt

from barracan.table.cards.marks import Mark
from games.barracuda.position import DRAW
from games.barracuda.position import position as barracuda
from games.concan.position import TAKE
from games.concan.position import position as concan


def choose(table, *codes):
    for code in codes:
        table.click(
            next(card for card in table.hand() if card.code == code and card not in table.scene.selection.cards)
        )


def lights(table):
    return {name: place.ghosts for name, place in table.scene.tableau.places.items() if place.ghosts}


def click_light(table, place):
    """Click on the part of a light that no card covers."""
    (light,), cards = lights(table)[place], table.cards(place)
    at_left = bool(cards) and light.left() < cards[0].spot.rect.left()
    table.click(
        table.view.mapFromScene(QPointF(light.left() + 5 if at_left else light.right() - 5, light.center().y()))
    )


def codes(table, place):
    return [card.code for card in table.cards(place)]


def test_a_card_lies_off_to_a_run_by_a_click_on_its_place_of_the_board(desk):
    table = desk(3, game="barracuda", position=barracuda(hand="8H 2C KD", laid="5H 6H 7H"))
    choose(table, "8H")
    assert lights(table)["meld:0"] == (table.scene.layout.labels["rank:8H"],)
    click_light(table, "meld:0")
    assert codes(table, "meld:0") == ["5H", "6H", "7H", "8H"]
    assert codes(table, "hand:0") == ["KD", "2C"]


def test_three_cards_are_laid_by_a_click_anywhere_on_the_bare_board(desk):
    table = desk(3, game="barracuda", position=barracuda(hand="5S 6S 7S KD", laid="5H 6H 7H"))
    choose(table, "5S", "6S", "7S")
    (light,) = lights(table)["meld:1"]
    places = [table.scene.layout.labels[f"rank:{code}"] for code in ("5S", "7S")]
    assert (light.left(), light.right()) == (places[0].left(), places[1].right())
    table.click(table.view.mapFromScene(table.scene.layout.labels["rank:KC"].center()))
    assert codes(table, "meld:1") == ["5S", "6S", "7S"]


def test_the_top_discard_lights_only_what_uses_it_and_is_laid_off_by_a_click(desk):
    table = desk(
        3, game="barracuda", position=barracuda(hand="2C KD 7D", laid="5H 6H 7H, KS KH KC", discard="3C 8H", phase=DRAW)
    )
    top = table.cards("discard")[-1]
    assert Mark.LEGAL in top.marks
    table.click(top)
    assert set(lights(table)) == {"meld:0"}
    click_light(table, "meld:0")
    assert codes(table, "meld:0") == ["5H", "6H", "7H", "8H"]


def test_u4_4_a_top_discard_that_nothing_uses_says_so(desk):
    table = desk(3, game="barracuda", position=barracuda(hand="2C KD", discard="3C 8H", phase=DRAW))
    table.click(table.cards("discard")[-1])
    assert [fault.clause for fault in table.refused] == []
    assert table.scene.hud.bubble.isVisible()
    assert table.scene.selection.cards == []


def test_u4_4_cards_that_do_not_go_with_the_top_discard_wait_for_the_draw(desk):
    state = barracuda(hand="9C 9D 9S 2C KD", laid="5H 6H 7H", discard="3C 8H", phase=DRAW)
    table = desk(3, game="barracuda", position=state)
    choose(table, "9C", "9D")
    assert table.scene.hud.action_bar.sentence == "Draw a card first."
    assert "Choose two cards" not in table.scene.hud.action_bar.note
    table.click(table.cards("discard")[-1])
    assert str(table.refused[-1].reason) == "The 8♥ makes no meld with these cards. Draw a card first."
    assert table.refused[-1].clause == "U4.4"


def test_a_held_card_lights_every_end_where_it_fits(desk):
    table = desk(2, game="concan", position=concan(hand="6H 2C KD", laid="3H 4H 5H, 6C 6D 6S", opened=(0, 1)))
    choose(table, "6H")
    assert set(lights(table)) == {"meld:0", "meld:1", "discard"}
    assert not any(Mark.LEGAL in card.marks for card in table.cards("meld:0"))
    click_light(table, "meld:0")
    assert codes(table, "meld:0") == ["3H", "4H", "5H", "6H"]


def test_a_joker_that_may_be_swapped_bears_the_sign_and_comes_into_the_hand(desk):
    state = concan(hand="5H 2C KD", laid="9C 9D 9S", opened=(0, 1))
    table = desk(2, game="concan", position=with_joker(state))
    choose(table, "5H")
    joker = table.cards("meld:1")[1]
    assert Mark.SWAP in joker.marks
    assert "meld:1" not in lights(table)
    table.click(joker)
    assert codes(table, "meld:1") == ["4H", "5H", "6H"]
    assert "JK" in codes(table, "hand:0")


@pytest.mark.parametrize(("end", "laid"), [(0, ["JK", "4H", "5H", "6H"]), (1, ["4H", "5H", "6H", "JK"])])
@pytest.mark.parametrize("way", ["click", "drag"])
def test_one_of_two_lights_of_a_meld_tells_the_end_to_which_a_joker_comes(desk, way, end, laid):
    table = desk(2, game="concan", position=concan(hand="JK 2C KD", laid="4H 5H 6H", opened=(0, 1)))
    choose(table, "JK")
    light = lights(table)["meld:0"][end]
    point = QPointF((light.left() + 5, light.right() - 5)[end], light.center().y())
    if way == "click":
        table.click(table.view.mapFromScene(point))
    else:
        card = next(card for card in table.hand() if card.code == "JK")
        grab = table.point(card) - table.view.mapFromScene(card.pos())
        table.drag(card, table.view.mapFromScene(point) + grab)
    assert codes(table, "meld:0") == laid


def with_joker(state):
    """The state with a run on the table in which a joker stands for the five of hearts."""
    from barracan.games.concan import melds as melding
    from barracan.games.concan.moves import NewMeld

    state.melds.append(melding.read(NewMeld(("4H", "JK", "6H"), ("5H",)), 1))
    return state


def test_two_melds_that_count_enough_are_laid_at_once_and_too_little_is_counted(desk):
    table = desk(2, game="concan", position=concan(hand="7S 8S 9S TH JH QH 2C"))
    choose(table, "7S", "8S", "9S")
    assert table.scene.hud.action_bar.note.startswith("These cards count 24 of 51 points, 27 more")
    choose(table, "TH", "JH", "QH")
    table.key(Qt.Key.Key_Return)
    assert [codes(table, f"meld:{number}") for number in (0, 1)] == [["7S", "8S", "9S"], ["TH", "JH", "QH"]]


def test_the_top_discard_joins_drafts_with_a_lock_and_is_taken_with_them(desk):
    table = desk(2, game="concan", position=concan(hand="7S 8S 9S TH JH 2C", phase=TAKE, discard="3C QH"))
    choose(table, "7S", "8S", "9S")
    table.key(Qt.Key.Key_A)
    choose(table, "TH", "JH")
    table.click(table.cards("discard")[-1])
    assert table.scene.panel.item.tray.gauge.gauge.counted == 54
    ghosts = [label for name, label in table.scene.labels.items.items() if name.startswith("ghost:")]
    assert sorted((ghost.name, ghost.points) for ghost in ghosts) == [("run", 24), ("run", 30)]
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.state.opened[0]
    assert sorted(codes(table, "meld:0") + codes(table, "meld:1")) == sorted(["7S", "8S", "9S", "TH", "JH", "QH"])


def test_j_announces_jokers_where_that_is_allowed(desk):
    table = desk(2, game="concan", position=concan(hand="JK 2C 3D", opened=(0,)))
    table.key(Qt.Key.Key_J)
    assert table.state.announced[0] == 1
    table.key(Qt.Key.Key_J)
    assert table.refused == []


def test_a_second_click_takes_three_cards_where_only_three_go_together(desk):
    table = desk(3, game="barracuda", position=barracuda(hand="4H 5H 6H 9C 9D KC"))
    card = table.hand()[0]
    table.click(card)
    assert "Choose it again" in table.scene.hud.action_bar.note
    table.click(card)
    assert sorted(card.code for card in table.scene.selection.cards) == ["4H", "5H", "6H"]
    table.click(card)
    assert card not in table.scene.selection.cards
    table = desk(3, game="barracuda", position=barracuda(hand="4H 5H 6H 7H KC"))
    middle = next(card for card in table.hand() if card.code == "5H")
    table.click(middle)
    table.click(middle)
    assert table.scene.selection.cards == []
