"""Contracts and doubles of Barbu: how they are chosen, and the arrows that show them."""

from PySide6.QtCore import Qt

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import Double, NameContract
from table.trick_tables import barbu, labels


def buttons(table):
    return [button.objectName() for button in table.scene.hud.action_bar.buttons]


def pressable(table, name):
    """What can be pressed on the sheet, by its name."""
    parts = {part.objectName(): part for part in table.scene.hud.sheet.parts() if part.isVisible()}
    return parts[name]


def press(table, name):
    part = pressable(table, name)
    table.click(table.view.mapFromScene(part.sceneBoundingRect().center()))


def test_a_contract_is_chosen_on_its_tile_and_declared_by_the_one_lit_button(desk):
    table = desk(4, game="barbu")
    assert "no_king" not in buttons(table)
    press(table, "tile:no_king")
    assert buttons(table)[-1] == "no_king"
    press(table, "tile:trump")
    suits = [code[1] for code in table.seen().hand]
    assert buttons(table)[-1] == f"trump:{max('HSDC', key=suits.count)}"
    press(table, "chip:trump:D")
    table.key(Qt.Key.Key_Return)
    assert table.state.contract == Contract("trump", suit="D")


def test_contracts_are_chosen_with_the_keys(desk):
    table = desk(4, game="barbu")
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        table.key(key)
    assert buttons(table)[-1].startswith("dominoes:")
    table.key(Qt.Key.Key_Return)
    assert table.state.contract.name == "dominoes"


def test_a_contract_that_was_named_tells_what_came_of_it_and_takes_no_press(desk):
    table = desk(4, game="barbu")
    table.state.named[0] = ["no_queens", "no_tricks", "no_hearts", "no_king", "trump", "dominoes"]
    table.show()
    assert not pressable(table, "tile:no_king").isEnabled()
    press(table, "tile:no_last_two")
    assert buttons(table)[-1] == "no_last_two"


def test_the_sheet_leaves_hand_and_board_free(desk):
    table = desk(4, game="barbu")
    sheet, layout = table.scene.hud.sheet.sceneBoundingRect(), table.scene.layout
    for rect in (layout.hand_zone, layout.action_bar, layout.boards["board"], layout.boards["plaque"]):
        assert not sheet.intersects(rect)
    assert not any(sheet.intersects(plate) for plate in layout.plates.values())


def doubled(desk):
    table = desk(4, game="barbu")
    table.play(NameContract(0, Contract("no_queens")))
    for seat in (1, 2, 3):
        table.play(Double(seat, (0,)))
    return table


def test_enter_on_a_ticked_box_doubles_and_space_takes_the_tick_away(desk):
    table = doubled(desk)
    table.key(Qt.Key.Key_Tab)
    for said in ("double:1", "double:1:2:3", "double:1"):
        table.key(Qt.Key.Key_Space)
        assert buttons(table)[-1] == said
    table.key(Qt.Key.Key_Return)
    assert table.state.doubled[0] == 1 << 1


def test_ticks_double_and_draw_their_arrows_and_passing_has_a_key(desk):
    table = doubled(desk)
    assert buttons(table)[-2:] == ["pass", "double:1:2:3"]
    assert table.scene.hud.action_bar.buttons[-1].spoken_name() == "Maximum: everybody"
    press(table, "double_box:1")
    press(table, "double_box:3")
    assert pressable(table, "double_box:1").spoken_name() == "Redouble Bix, ticked"
    assert buttons(table)[-1] == "double:1:3"
    press(table, "double_box:3")
    table.key(Qt.Key.Key_Return)
    assert table.state.doubled[0] == 1 << 1
    table = doubled(desk)
    table.key(Qt.Key.Key_D)
    assert table.state.turn == 0
    assert table.state.doubled[0] == 0


def test_p4_6_a_double_that_is_owed_is_ticked_and_locked(desk):
    table = desk(4, game="barbu")
    while table.state.phase.value == "contract":
        if table.state.dealer == 3:
            table.state.dealer = 0
            table.state.turn = 1
        table.play(NameContract(1, Contract("no_queens")))
    table.state.hand_number = 6
    while table.state.turn != 0:
        table.play(Double(table.state.turn, (1,)))
    table.show()
    box = pressable(table, "double_box:1")
    assert (box.chosen, box.locked, box.isEnabled()) == (True, True, False)
    assert "owed" in box.spoken_name()
    assert "pass" not in buttons(table)


def test_doubles_and_redoubles_are_arrows_between_the_seats(desk):
    table = barbu(desk, Contract("no_queens"), (0, 2), (1,), ())
    compass = labels(table)["label:doubles"]
    assert [(arrow.source, arrow.target, arrow.both) for arrow in compass.arrows] == [(1, 0, False), (1, 2, True)]
    assert "Bix and Nora redoubled" in compass.words or "Nora and Bix redoubled" in compass.words
    assert "Bix has doubled Ada" in compass.words
    assert labels(table)["label:plaque"].title == "No queens"
