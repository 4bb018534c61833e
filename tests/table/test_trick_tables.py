"""The tables of Barbu and Sheepshead as a person handles them."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import Double, Lay, NameContract
from barracan.games.sheepshead.moves import Bury, TakeWindow
from barracan.games.sheepshead.state import TRUMPS
from barracan.games.tricks.state import Pass, Play
from barracan.model.cards import KINDS, card_text, codes
from barracan.session.game_parts import find_table
from barracan.table.cards.marks import Mark
from barracan.table.hud.game_content import game_content
from barracan.table.hud.labels import Label
from barracan.table.layouts.geometry import LayoutOptions, bounds
from barracan.table.layouts.table_layout import lay_out
from barracan.table.tricks.captions import CAPTION
from clicks import double_click


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


def barred(table):
    return {card.code for card in table.hand() if card.barred}


def test_the_cards_that_may_not_be_played_lie_under_a_wash(desk):
    table = barbu(desk, Contract("no_hearts"))
    assert barred(table) == {card.code for card in table.hand() if card.code[1] == "H"}
    assert not any(Mark.LEGAL in card.marks for card in table.hand())


def test_they_stay_so_while_a_card_is_chosen_and_no_longer_than_the_turn(desk):
    table = barbu(desk, Contract("no_hearts"))
    hearts = barred(table)
    first = next(card for card in table.hand() if card.code not in hearts)
    table.click(first)
    assert barred(table) == hearts
    table.key(Qt.Key.Key_Return)
    table.scene.finish_motion()
    assert barred(table) == set()


def test_control_and_enter_play_the_chosen_card_too(desk):
    table = barbu(desk, Contract("no_tricks"))
    held = len(table.hand())
    table.click(table.hand()[0])
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    table.scene.finish_motion()
    assert len(table.hand()) == held - 1


def test_nothing_is_washed_where_every_card_may_be_played(desk):
    table = barbu(desk, Contract("no_tricks"))
    assert barred(table) == set()


def test_a_click_on_another_card_changes_the_choice(desk):
    table = barbu(desk, Contract("no_tricks"))
    first, second = table.hand()[0], table.hand()[5]
    table.click(first)
    table.click(second)
    assert table.scene.selection.cards == [second]
    assert table.scene.selection.offer.refusal is None


def test_a_double_click_plays_a_card(desk):
    table = barbu(desk, Contract("no_tricks"))
    card = table.hand()[3]
    click_twice(table, card)
    assert table.state.trick[:1] == [KINDS[card.code]]
    assert not table.refused


def test_a_double_click_on_a_card_that_is_to_be_laid_away_chooses_it_once(desk):
    table = window_taken(desk)
    card = table.hand()[3]
    click_twice(table, card)
    assert table.scene.selection.cards == [card]


def click_twice(table, card):
    point = table.point(card)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    double_click(table.view.viewport(), point)
    table.scene.finish_motion()


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
    return [button.objectName() for button in table.scene.hud.action_bar.buttons]


def pressable(table, name):
    """What can be pressed on the sheet, by its name."""
    parts = {part.objectName(): part for part in table.scene.hud.sheet.parts() if part.isVisible()}
    return parts[name]


def press(table, name):
    part = pressable(table, name)
    table.click(table.view.mapFromScene(part.sceneBoundingRect().center()))


def chosen(table, code):
    card = next(card for card in table.hand() if card.code == code)
    table.click(card)
    return card


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


def test_enter_on_a_ticked_box_doubles_and_space_takes_the_tick_away(desk):
    table = doubled(desk)
    table.key(Qt.Key.Key_Tab)
    for said in ("double:1", "double:1:2:3", "double:1"):
        table.key(Qt.Key.Key_Space)
        assert buttons(table)[-1] == said
    table.key(Qt.Key.Key_Return)
    assert table.state.doubled[0] == 1 << 1


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


def test_ticks_double_and_draw_their_arrows_and_passing_has_a_key(desk):
    table = doubled(desk)
    assert buttons(table)[-2:] == ["pass", "double:1:2:3"]
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


def test_p13_5_the_board_tells_what_each_declarer_made_and_what_is_left(desk):
    table = barbu(desk, Contract("no_tricks"))
    board = labels(table)["label:board"]
    assert len(board.rows) == 7
    assert all(len(row.results) == 4 for row in board.rows)
    assert [row.now for row in board.rows] == [-1, 0, -1, -1, -1, -1, -1]
    assert "No tricks: now Ada, left for Bix, Nora, Tomas" in board.words


def test_the_board_is_there_in_every_phase_and_size(desk):
    table = desk(4, game="barbu")
    views = [table.seen()]
    table.play(NameContract(0, Contract("dominoes", rank="7")))
    views.append(table.seen())
    while table.state.phase.value == "double":
        table.play(Pass(table.state.turn))
    views.append(table.seen())
    for view in views:
        for size in ((1024, 700), (1280, 800), (1920, 1080), (2560, 1440)):
            laid = lay_out("barbu", view, LayoutOptions(QSizeF(*size), panel_open=size[0] >= 1600))
            rects = [*laid.boards.values(), *laid.plates.values()]
            assert {"plaque", "board", "doubles"} <= laid.boards.keys()
            assert not any(one.intersects(other) for one, other in combinations(rects, 2))
            assert all(rect.bottom() <= laid.action_bar.top() for rect in rects)


def test_a_card_is_played_with_the_keys(desk):
    table = barbu(desk, Contract("no_tricks"))
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Return)
    assert len(table.state.trick) == 1


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


def test_buried_cards_lie_beside_the_tricks_of_the_player(desk):
    table = window_taken(desk)
    middle = table.scene.layout.outlines["window"]
    for card in table.hand()[:2]:
        table.click(card)
    table.key(Qt.Key.Key_Return)
    table.scene.finish_motion()
    window = table.scene.layout.outlines["window"]
    assert not window.intersects(middle)
    assert window.left() > table.scene.layout.plates[0].right()
    assert [card.code for card in table.cards("window")] == [None, None]


def test_trumps_are_one_suit_of_the_hand(desk):
    table = desk(3, game="sheepshead")
    row = [card.code for card in table.hand()]
    trumps = [code for code in codes(TRUMPS) if code in row]
    assert row[: len(trumps)] == trumps


def test_s10_4_the_end_of_a_hand_tells_the_card_points_and_turns_the_window_up(desk):
    table = desk(3, game="sheepshead")
    while table.state.turn is not None:
        table.play(next(iter(table.match.game.legal_moves(table.state))))
    table.scene.finish_motion()
    bar = labels(table)["label:bar"]
    assert sum(bar.points) == 120
    assert None not in [card.code for card in table.cards("window")]


def test_the_card_sheet_tells_what_has_been_played_what_is_held_and_what_is_out(desk):
    table = window_taken(desk)
    table.play(Bury(0, table.seen().hand[:2]))
    sheet = labels(table)["label:sheet"]
    cards = {card.code: card for card in (*sheet.trumps, *(card for suit in sheet.suits for card in suit))}
    assert len(cards) == 32
    assert {code for code, card in cards.items() if card.held} == set(table.seen().hand)
    assert {code for code, card in cards.items() if card.laid} == set(table.seen().buried)
    while not table.state.tricks:
        table.play(next(iter(table.match.game.legal_moves(table.state))))
    sheet = labels(table)["label:sheet"]
    played = {card.code for card in (*sheet.trumps, *(card for suit in sheet.suits for card in suit)) if card.played}
    assert played == set(table.seen().tricks[0].cards)


@pytest.mark.parametrize(
    ("chosen", "serious", "shown"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_cards_and_points_are_counted_by_setting_and_never_in_a_serious_match(desk, chosen, serious, shown):
    table = window_taken(desk)
    table.scene.model.serious = serious
    table.scene.show_played_cards(chosen)
    table.play(Bury(0, table.seen().hand[:2]))
    while not table.state.tricks:
        table.play(next(iter(table.match.game.legal_moves(table.state))))
    table.scene.finish_motion()
    assert ("label:bar" in labels(table)) is shown
    sheet = labels(table)["label:sheet"]
    cards = [*sheet.trumps, *(card for suit in sheet.suits for card in suit)]
    assert any(card.played for card in cards) is shown
    assert any(struck for *_, struck in labels(table)["label:pays"].lines) is shown
    while table.state.turn is not None:
        table.play(next(iter(table.match.game.legal_moves(table.state))))
    table.scene.finish_motion()
    assert "label:bar" in labels(table)


def test_captions_say_which_cards_of_the_hand_are_trumps(desk):
    table = desk(3, game="sheepshead")
    assert labels(table)["label:suit:0"].word == "trumps"
    table = barbu(desk, Contract("trump", suit="S"))
    assert labels(table)["label:suit:0"].word == "trump"
    row = [card.code[1] for card in table.hand()]
    assert row == sorted(row, key="SHDC".index)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 640), (1280, 800), (1920, 1080), (2560, 1440)], ids=str)
def test_nothing_on_the_table_of_sheepshead_lies_on_its_boards(desk, size):
    table = desk(3, game="sheepshead")
    while table.state.turn is not None:
        laid = lay_out("sheepshead", table.seen(), LayoutOptions(QSizeF(*size)))
        rects = [*laid.boards.values(), *laid.plates.values()]
        assert not any(one.intersects(other) for one, other in combinations(rects, 2))
        places = {place: bounds(spots) for place, spots in laid.spots.items() if spots}
        assert not any(board.intersects(area) for board in laid.boards.values() for area in places.values())
        table.match.play(next(iter(table.match.game.legal_moves(table.state))))


def test_p13_2_what_lies_open_at_the_right_ends_at_the_edge_where_its_first_card_lies(desk):
    table = barbu(desk, Contract("no_hearts"))
    layout, size = table.scene.layout, QSizeF(1280, 800)
    east = next(seat for seat, plate in layout.plates.items() if plate.left() > 1000)
    for hearts in (["KH"], ["KH", "2H", "3H"]):
        places = {**table.seen().places(), f"tricks:{east}": (None, *hearts)}
        laid = lay_out("barbu", Seen(table.seen(), places), LayoutOptions(size))
        ends = [spot.rect.right() for spot in laid.spots[f"tricks:{east}"]]
        assert max(ends) == pytest.approx(layout.plates[east].right(), abs=1)


def test_a_row_that_is_not_laid_yet_shows_no_place_for_a_card(desk):
    table = desk(4, game="barbu")
    first = table.seen().hand[0]
    table.play(NameContract(0, Contract("dominoes", rank=first[0])))
    view, layout = table.seen(), table.scene.stage.current_layout
    assert first in view.contract_play().ends
    assert find_table("barbu").find_landings(view, layout, f"foundation:{first[1]}", ()) == ()


def test_tab_goes_on_from_the_tricks_that_were_taken(desk):
    table = barbu(desk, Contract("no_tricks"))
    seen = []
    for _ in range(6):
        table.key(Qt.Key.Key_Tab)
        seen.append(table.scene.keyboard.cursor.zone())
    assert seen[:3] == ["hand", "piles", "melds"]
    assert seen[3] != "melds"


def test_the_table_in_text_tells_what_the_boards_say(desk):
    table = barbu(desk, Contract("no_tricks"))
    told = find_table("barbu").tell(table.seen(), table.scene.people, counted=True)
    assert "No tricks: now Ada, left for Bix, Nora, Tomas" in told
    assert "0 of 13 tricks" in told
    table = window_taken(desk)
    told = find_table("sheepshead").tell(table.seen(), table.scene.people, counted=False)
    assert {"Ada plays alone", "91 or more 4"} <= {*told}
    assert not any("trumps out" in words for words in told)
    counted = find_table("sheepshead").tell(table.seen(), table.scene.people, counted=True)
    assert any("trumps out" in words for words in counted)


def test_cards_that_are_to_be_laid_away_wait_in_their_places_with_what_they_count(desk):
    table = window_taken(desk)
    first, second = table.hand()[0], table.hand()[-1]
    for card in (first, second):
        table.click(card)
    places = [labels(table)[f"label:window:{number}"] for number in range(2)]
    assert [card.spot.rect for card in (first, second)] == [label.area_in_parent() for label in places]
    assert not any(label.isVisible() for label in places)
    counts = dict(zip("ATKQJ", (11, 10, 4, 3, 2), strict=True))
    points = sum(counts.get(card.code[0], 0) for card in (first, second))
    assert labels(table)["label:window"].word == f"{points} laid away"
    table.click(first)
    assert [card.spot.rect for card in (second,)] == [places[0].area_in_parent()]
    assert places[1].isVisible()


def test_cards_are_laid_away_one_after_the_other_by_dragging(desk):
    table = window_taken(desk)
    first, second = table.hand()[0], table.hand()[-1]
    codes_laid = (first.code, second.code)
    table.drag(first, table.view.mapFromScene(table.scene.layout.outlines["window"].center()))
    assert table.scene.selection.cards == [first]
    assert first.spot.rect == table.scene.layout.labels["window:0"]
    assert not table.refused
    table.drag(second, table.view.mapFromScene(table.scene.layout.labels["window:1"].center()))
    assert table.seen().lone_play().laid_away == codes_laid


def test_new_cards_under_a_caption_have_their_dot_beside_the_index(desk):
    table = window_taken(desk)
    first = table.hand()[0]
    first.fresh = True
    table.scene.highlights.show()
    dots = [item for item in first.childItems() if item.boundingRect().width() == 11]
    captions = [item for name, item in labels(table).items() if name.startswith(f"label:{CAPTION}")]
    assert dots
    assert captions
    assert not any(dot.sceneBoundingRect().intersects(each.sceneBoundingRect()) for dot in dots for each in captions)


def test_the_card_sheet_has_the_colours_of_the_suits_on_the_cards(desk):
    table = window_taken(desk)
    pictures = []
    for art in ("classic", "four-colour"):
        table.scene.appearance.apply(table.scene.appearance.outfit._replace(art=art))
        pictures.append(table.view.grab(table.view.mapFromScene(table.scene.layout.boards["sheet"]).boundingRect()))
    assert [inked(picture, "#1659B5") for picture in pictures] == [False, True]


def inked(picture, colour):
    image = picture.toImage()
    name = colour.lower()
    return any(image.pixelColor(x, y).name() == name for x in range(image.width()) for y in range(image.height()))


def test_s9_the_player_lifts_what_was_laid_away_and_nobody_else(desk):
    table = window_taken(desk)
    away = [card.code for card in table.hand()[:2]]
    table.play(Bury(0, tuple(away)))
    table.scene.finish_motion()
    table.hover(table.view.mapFromScene(table.scene.tableau.area_of("window").center()))
    assert {card.code for card in table.cards("window")} == {*away}
    table.hover(table.view.mapFromScene(table.scene.layout.top_bar.center()))
    assert {card.code for card in table.cards("window")} == {None}
    assert table.match.game.view(table.state, 1).known_backs("window") == ()


@pytest.mark.parametrize(("size", "window"), [((940, 640), (1280, 800)), ((1480, 890), (1920, 1080))])
def test_the_words_over_the_hand_keep_clear_of_plates_where_no_bar_stands(desk, size, window):
    table = desk(3, game="sheepshead")
    view = table.match.game.view(table.state, 0)
    laid = lay_out("sheepshead", view, LayoutOptions(QSizeF(*size), window=QSizeF(*window)))
    captions = [rect for place, rect in laid.labels.items() if place.startswith(CAPTION)]
    lowest = max(plate.bottom() for plate in laid.plates.values())
    assert captions
    assert all(rect.top() >= lowest for rect in captions)


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
