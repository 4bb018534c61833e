"""What the boards of the trick games tell, and that nothing lies on them."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import NameContract
from barracan.games.sheepshead.moves import Bury
from barracan.games.tricks.state import Pass
from barracan.session.game_parts import find_table
from barracan.table.layouts.geometry import LayoutOptions, bounds
from barracan.table.layouts.table_layout import lay_out
from table.trick_tables import barbu, labels, window_taken


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
