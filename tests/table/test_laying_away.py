"""Cards that the player of Sheepshead lays away for the window."""

from PySide6.QtCore import Qt

from barracan.games.sheepshead.moves import Bury
from table.trick_tables import labels, window_taken


def test_two_cards_are_chosen_for_the_window_and_a_third_is_refused(desk):
    table = window_taken(desk)
    for card in table.hand()[:3]:
        table.click(card)
    assert len(table.scene.selection.cards) == 3
    assert table.scene.selection.offer.refusal.clause == "S3.2"


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
