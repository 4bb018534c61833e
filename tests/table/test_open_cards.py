"""What the end of a hand turns up: other hands on their plates, and pots."""

from random import Random

import pytest
from PySide6.QtCore import QSizeF

from barracan.games.burraco.moves import Discard
from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.session.table_model import TableModel
from barracan.table.accessibility.speech import TableSpeech
from barracan.table.burraco.layout import RAILS
from barracan.table.hud.open_cards import OpenCards, place_cards, tile_size
from barracan.table.hud.people import People
from barracan.table.hud.plates import open_top
from barracan.table.layouts.geometry import INDEX, LARGE_INDEX, LayoutOptions
from barracan.table.layouts.table_layout import lay_out
from barracan.windows.text_table.contents import TableContents
from games.burraco.position import CLEAN, POT, position

PEOPLE = People(("Ada", "Bix"), ("human", "casual"))


def dealt(game, seats):
    """A hand that is dealt, and then over as if its time were up."""
    notes = [SeatNote(name, "human") for name in "ABCDEF"[:seats]]
    match = Match.begin(CATALOG[game], notes, {})
    match.deal(max(match.game.next_dealers(match.state)), match.shuffled_deck(Random(1)))
    return match.state


@pytest.mark.parametrize(("game", "seats"), [("burraco", 3), ("buraco", 6), ("concan", 4), ("barracuda", 6)])
def test_all_that_lay_face_down_in_hands_and_pots_is_turned_up_when_the_hand_is_over(game, seats):
    state = dealt(game, seats)
    assert not CATALOG[game].view(state, 0).turned_up()
    state.end_hand("out", 0, ((),) * len(state.sides))
    view = CATALOG[game].view(state, 0)
    opened = view.turned_up()
    pots = {place for place in view.places() if place.startswith("pot")}
    assert set(opened) == {f"hand:{seat}" for seat in range(1, seats)} | pots
    for place, cards in opened.items():
        assert view.places()[place] == cards
    assert [len(opened[f"hand:{seat}"]) for seat in range(1, seats)] == list(view.hand_sizes[1:])


@pytest.mark.parametrize("size", [(1280, 768), (1280, 800), (1920, 1080), (2560, 1440)], ids=str)
@pytest.mark.parametrize(("game", "seats"), [("burraco", 4), ("buraco", 6), ("concan", 4), ("barracuda", 6)])
@pytest.mark.parametrize("index", [INDEX, LARGE_INDEX], ids=["usual", "large"])
def test_cards_that_are_turned_up_lie_on_the_table_and_not_on_each_other(game, seats, size, index):
    state = dealt(game, seats)
    state.end_hand("out", 0, ((),) * len(state.sides))
    view = CATALOG[game].view(state, 0)
    layout = lay_out(game, view, LayoutOptions(QSizeF(*size)))
    wide, high = tile_size(index, layout.text_scale)
    placed = place_cards(view.turned_up(), layout, index)
    assert set(placed) == set(view.turned_up())
    rects = list(placed.items())
    for number, (place, (rect, in_row)) in enumerate(rects):
        assert rect.left() >= 0
        assert rect.right() <= layout.width
        assert rect.top() >= layout.top_bar.bottom()
        assert rect.bottom() <= layout.action_bar.top() + 1
        rows = -(-len(view.turned_up()[place]) // in_row)
        assert rect.width() >= in_row * wide
        assert rect.height() >= rows * high
        for other, (second, _) in rects[number + 1 :]:
            assert not rect.intersects(second), f"{place} lies on {other}"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)], ids=str)
@pytest.mark.parametrize("pots", [("", POT), (POT, "")])
@pytest.mark.parametrize("game", ["burraco", "buraco"])
def test_a_pot_that_is_turned_up_lies_on_its_card_and_not_on_the_stock(game, pots, size):
    state = position(hand="3C", melds={0: CLEAN}, pot=(0,), pots=pots, game=CATALOG[game])
    state.end_hand("out", 0, ((), ()))
    view = CATALOG[game].view(state, 0)
    layout = lay_out(game, view, LayoutOptions(QSizeF(*size)))
    [(pot, (rect, _))] = [each for each in place_cards(view.turned_up(), layout, INDEX).items() if "pot" in each[0]]
    assert rect.contains(layout.area(pot))
    assert rect.right() < layout.area("stock").left()
    assert rect.width() < 1.4 * layout.area(pot).width()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize(("game", "seats"), [("burraco", 2), ("burraco", 4), ("barracuda", 6)])
def test_a_hand_that_is_turned_up_hides_no_mark(game, seats, size):
    state = dealt(game, seats)
    state.end_hand("out", 0, ((),) * len(state.sides))
    view = CATALOG[game].view(state, 0)
    layout = lay_out(game, view, LayoutOptions(QSizeF(*size)))
    placed = place_cards(view.turned_up(), layout, INDEX)
    for seat in range(1, seats):
        plate, (rect, _) = layout.plates[seat], placed[f"hand:{seat}"]
        beside = rect.left() > plate.left() + 0.4 * plate.width()
        assert beside or rect.top() >= plate.top() + open_top(plate.height(), layout.text_scale)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_a_hand_of_burraco_that_is_turned_up_lies_on_no_other_plate_and_on_no_meld(size):
    state = dealt("burraco", 4)
    state.end_hand("out", 0, ((),) * len(state.sides))
    view = CATALOG["burraco"].view(state, 0)
    layout = lay_out("burraco", view, LayoutOptions(QSizeF(*size)))
    placed = place_cards(view.turned_up(), layout, INDEX)
    for seat in range(1, 4):
        rect, _ = placed[f"hand:{seat}"]
        assert not any(plate.intersects(rect) for other, plate in layout.plates.items() if other != seat)
        assert rect.right() <= layout.labels[RAILS].left()


def test_hands_and_pots_turn_over_when_the_last_card_has_arrived(desk):
    state = position(hand="3C", melds={0: CLEAN}, pot=(0,), pots=("", POT))
    table = desk(2, game="burraco", position=state, speed="normal")
    table.play(Discard(0, "3C"))
    opened = {item.objectName(): item for item in table.scene.items() if isinstance(item, OpenCards)}
    assert set(opened) == {"open:hand:1", "open:pot:1"}
    assert not any(item.isVisible() for item in opened.values())
    table.scene.finish_motion()
    assert all(item.isVisible() for item in opened.values())
    assert opened["open:hand:1"].spoken_name() == "Bix was left with J♣ Q♣ K♣"


def test_speech_and_the_table_in_text_tell_what_is_turned_up():
    state = position(hand="3C", melds={0: CLEAN}, pot=(0,), pots=("", POT))
    view = CATALOG["burraco"].view(state, 0)
    assert "queen of clubs" not in TableSpeech("burraco", view, PEOPLE).table(())
    state.end_hand("out", 0, ((), ()))
    view = CATALOG["burraco"].view(state, 0)
    told = TableSpeech("burraco", view, PEOPLE).table(())
    assert "Bix’s hand, 3 cards: jack of clubs, queen of clubs, king of clubs" in told
    model = TableModel()
    model.view = view
    places = TableContents(model, None).places()
    assert places["hand:1"] == ("JC", "QC", "KC")
    assert None not in places["pot:1"]
