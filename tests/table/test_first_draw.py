"""What is told before a deal: the draw for the first player, and the cut that counts."""

from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsScene

from barracan.games.catalog import CATALOG
from barracan.table import timings
from barracan.table.cards.faces import FaceKey, Faces
from barracan.table.moments.cut import Cut, CutOfPack
from barracan.table.moments.draw_for_first import DrawForFirst, Drawn
from barracan.table.moments.parts import CardPicture
from barracan.table.themes import FELT
from barracan.table.translation import translate_text
from games.random_play import begin

RANKS = "23456789T"


def drawn(game, seats, dealer, seed=1):
    found = CATALOG[game].first_draw(seats, dealer, Random(seed))
    return [RANKS.index(card[0]) for card in found.cards]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_n2_1_the_highest_card_makes_the_first_player(seats):
    for dealer in range(seats):
        ranks = drawn("concan", seats, dealer)
        assert max(ranks) == ranks[dealer]
        assert len(set(ranks)) == seats


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_d2_1_the_lowest_card_deals_and_the_highest_plays_first(seats):
    for dealer in range(seats):
        ranks = drawn("buraco", seats, dealer)
        assert min(ranks) == ranks[dealer]
        assert max(ranks) == ranks[(dealer + 1) % seats]
        assert len(set(ranks)) == seats


@pytest.mark.parametrize("game", ["barracan", "burraco", "barracuda", "barbu", "sheepshead"])
def test_where_chance_chooses_the_dealer_no_card_is_drawn(game):
    assert CATALOG[game].first_draw(4, 1, Random(1)) is None


@pytest.mark.parametrize("size", [(1024, 700), (2560, 1440)])
def test_the_draw_lies_in_the_middle_and_goes_by_itself(qapp, size):
    cards = [Drawn(name, side, card) for side, (name, card) in enumerate({"Ada": "2H", "Bix": "9S"}.items())]
    moment = DrawForFirst("The draw", "Bix has drawn the highest card, deals and plays first.", cards, Faces())
    scene = QGraphicsScene()
    scene.addItem(moment)
    moment.fit(QRectF(0, 0, *size), QRectF(0, 0, *size))
    moment.begin(timings.OFF)
    assert QRectF(0, 0, *size).contains(moment.childrenBoundingRect())
    assert moment.gone_when_it_stands()
    assert "Bix has drawn" in moment.spoken_name()
    moment.leave()


def test_the_faces_of_the_draw_are_there_at_once_even_while_sizes_are_in_flux(qapp):
    size, drawn = QRectF(0, 0, 1280, 800), [Drawn("Ada", 0, "2H"), Drawn("Bix", 1, "9S")]
    seen = []
    for held in (False, True):
        faces, scene = Faces(), QGraphicsScene()
        faces.held = held
        moment = DrawForFirst("The draw", "Bix plays first.", drawn, faces)
        scene.addItem(moment)
        for card in drawn:
            faces.look(FaceKey(card.card, 84))
        if not held:
            faces.finish()
        moment.fit(size, size)
        moment.begin(timings.OFF)
        seen.append([item.pixmap().toImage() for item in moment.childItems() if isinstance(item, CardPicture)])
        moment.leave()
    assert len(seen[0]) == 2
    assert seen[0][0] != seen[0][1]
    assert seen[0] == seen[1]


def test_a_press_ends_the_motion_and_the_next_one_takes_the_board_away(desk):
    table = desk(2, game="concan", speed="normal")
    table.scene.finish_motion()
    moments = table.scene.moments
    moments.show(DrawForFirst("The draw", "Bix begins.", [Drawn("Bix", 1, "9S")], table.scene.faces), FELT)
    board = moments.current
    table.key(Qt.Key.Key_V)
    assert not board.moving
    assert moments.current is board
    table.key(Qt.Key.Key_V)
    assert moments.current is None


@pytest.mark.parametrize(("lifted", "words"), [(22, "22 lifted, exact, +100"), (19, "19 lifted")])
def test_d2_3_a_view_tells_who_has_lifted_how_many(lifted, words):
    rules = CATALOG["buraco"]
    match = begin(rules, 4, {"cut_bonus": True})
    match.deal(1, match.shuffled_deck(Random(1)), cut=lifted)
    cut = rules.view(match.state, 1).pack_cut()
    assert (cut.seat, cut.lifted, cut.cards, cut.clause) == (0, lifted, 104, "D2.3")
    assert translate_text(cut.words) == words
    assert rules.view(begin(rules, 4, {}).state, 1).pack_cut() is None


@pytest.mark.parametrize("size", [(1024, 700), (2560, 1440)])
def test_the_number_of_a_cut_is_told_when_it_is_lifted(qapp, size):
    moment = CutOfPack(Cut("Bix cuts the pack", 1, 22, 108, "22 lifted, exact, +100"))
    scene = QGraphicsScene()
    scene.addItem(moment)
    moment.fit(QRectF(0, 0, *size), QRectF(0, 0, *size))
    assert QRectF(0, 0, *size).contains(moment.childrenBoundingRect())
    moment.begin(timings.OFF)
    assert moment.spoken_name() == "Bix cuts the pack: 22 lifted, exact, +100"
    moment.leave()


def test_a_press_ends_the_draw_once_it_is_still_and_the_cut_follows(desk):
    table = desk(2, game="buraco")
    moments, theme = table.scene.moments, table.scene.appearance.theme
    cards = [Drawn("Ada", 0, "2H"), Drawn("Bix", 1, "9S")]
    cut = CutOfPack(Cut("Bix cuts the pack", 1, 22, 108, "22 lifted, exact, +100"))
    draw = DrawForFirst("The draw", "Bix plays first.", cards, table.scene.faces)
    moments.show(draw, theme)
    moments.follow(lambda: cut)
    assert not draw.moving
    for after in (cut, None):
        table.key(Qt.Key.Key_Shift)
        QApplication.processEvents()
        assert moments.current is not after
        table.key(Qt.Key.Key_V)
        QApplication.processEvents()
        assert moments.current is after
