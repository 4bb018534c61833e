"""The order of a hand of a trick game: trumps as one suit, and the captions over the suits."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from barracan.games.barbu.contracts import Contract
from barracan.games.sheepshead.state import TRUMPS
from barracan.model.cards import codes
from barracan.model.offers import Pick
from barracan.table.layouts.geometry import LayoutOptions
from barracan.table.layouts.table_layout import lay_out
from barracan.table.tricks.captions import CAPTION
from table.trick_tables import barbu, labels, window_taken


def test_trumps_are_one_suit_of_the_hand(desk):
    table = desk(3, game="sheepshead")
    row = [card.code for card in table.hand()]
    trumps = [code for code in codes(TRUMPS) if code in row]
    assert row[: len(trumps)] == trumps


def test_captions_say_which_cards_of_the_hand_are_trumps(desk):
    table = desk(3, game="sheepshead")
    assert labels(table)["label:suit:0"].word == "trumps"
    table = barbu(desk, Contract("trump", suit="S"))
    assert labels(table)["label:suit:0"].word == "trump"
    row = [card.code[1] for card in table.hand()]
    assert row == sorted(row, key="SHDC".index)


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


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_sign_of_a_hint_leaves_captions_and_indices_free(desk, size):
    table = window_taken(desk)
    table.scene.appearance.resize(QSizeF(*size))
    table.scene.finish_motion()
    row = table.hand()
    table.scene.highlights.hint([Pick(card.place, card.code) for card in row], pulse=False)
    captions = [item for name, item in labels(table).items() if name.startswith(f"label:{CAPTION}")]
    assert captions
    for card in row:
        badge = card.badge.mapRectToScene(card.badge.boundingRect()).adjusted(2, 2, -2, -2)
        assert not any(badge.intersects(each.sceneBoundingRect()) for each in captions)
        index = QRectF(card.spot.rect.topLeft(), card.spot.rect.size() * 0.23)
        assert not badge.intersects(index), (card.code, card.spot)


@pytest.mark.parametrize(("size", "window"), [((940, 640), (1280, 800)), ((1480, 890), (1920, 1080))])
def test_the_words_over_the_hand_keep_clear_of_plates_where_no_bar_stands(desk, size, window):
    table = desk(3, game="sheepshead")
    view = table.match.game.view(table.state, 0)
    laid = lay_out("sheepshead", view, LayoutOptions(QSizeF(*size), window=QSizeF(*window)))
    captions = [rect for place, rect in laid.labels.items() if place.startswith(CAPTION)]
    lowest = max(plate.bottom() for plate in laid.plates.values())
    assert captions
    assert all(rect.top() >= lowest for rect in captions)
