"""The table of Concan: areas of all with what all may know, lights where a card fits, jokers that may be swapped."""

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from barracan.games.concan.rules import ConcanGame
from barracan.model.cards import RANKS
from barracan.model.offers import Pick
from barracan.players.self_play import SelfPlay
from barracan.table.concan import signs
from barracan.table.concan.table import ConcanTable
from barracan.table.hud.game_content import game_content
from barracan.table.hud.game_page import GamePage
from barracan.table.hud.lettering import fits
from barracan.table.hud.people import People
from barracan.table.hud.top_bar import match_content
from barracan.table.layouts.geometry import LayoutOptions, bounds
from barracan.table.layouts.table_layout import lay_out

SIZES = [(1280, 768), (1280, 800), (1920, 1080), (2560, 1440)]
GAME = ConcanGame()


@pytest.fixture(scope="module", params=[2, 4])
def positions(request):
    """States of a hand with the views of their first seat."""
    play, found = SelfPlay(GAME, ["casual"] * request.param, {}, 9), []

    def watch(_):
        if play.match.state.hand_number and len(play.match.state.actions) % 2:
            found.append((play.match.game.view(play.match.state, 0), frozenset(lit(play.match.state))))

    play.play(hands=2, watch=watch)
    return found


def lit(state):
    """For each card of the first hand the melds that take it in its turn."""
    if state.turn == 0 and state.phase.value == "lay":
        for code in set(GAME.view(state, 0).hand):
            for target in GAME.offer(state, 0, (Pick("hand:0", code),)).targets:
                if target.place.startswith("meld:") and target.move is not None:
                    yield code, target.place, target.swaps


def laid(view, size=(1280, 800), **options):
    return lay_out("concan", view, LayoutOptions(QSizeF(*size), **options))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("panel", [False, True])
def test_everybodys_melds_lie_in_their_area_clear_of_each_other(positions, size, panel):
    for view, _ in positions:
        layout = laid(view, size, panel_open=panel)
        areas = {meld.place: bounds(layout.spots[meld.place]) for meld in view.laid_melds()}
        for meld in view.laid_melds():
            assert layout.bands[meld.side].contains(areas[meld.place])
            assert all(spot.strip >= 0.22 * spot.width for spot in layout.spots[meld.place])
        assert all(not one.intersects(other) for one, other in combinations(areas.values(), 2))
        signs = [rect for name, rect in layout.labels.items() if name.startswith(("chips", "counts", "stock_note"))]
        for sign in signs:
            assert not any(sign.intersects(area) for area in (*areas.values(), layout.area("stock")))


def test_cards_of_melds_are_as_large_as_bound_by_the_design(positions):
    view = positions[0][0]
    assert laid(view, (1920, 1080)).meld_width == 91
    assert laid(view, (1280, 768)).meld_width >= 60


def test_runs_lie_over_sets_and_in_the_order_of_their_suits(positions):
    for view, _ in positions:
        layout = laid(view)
        for side in range(view.seats):
            runs = [meld for meld in view.laid_melds() if meld.side == side and not meld.is_group]
            where = [(layout.spots[meld.place][0].y, layout.spots[meld.place][0].x) for meld in runs]
            keys = [("HSDC".index(meld.meanings[0][1]), RANKS.index(meld.meanings[0][0])) for meld in runs]
            assert [key for _, key in sorted(zip(where, keys, strict=True))] == sorted(keys)


def test_a_light_shows_wherever_a_card_may_be_laid_off_and_nothing_lies_there(positions):
    shown = 0
    for view, lights in positions:
        layout = laid(view)
        cards = [spot.rect for meld in view.laid_melds() for spot in layout.spots[meld.place]]
        for code, place, swaps in lights:
            rects = ConcanTable().find_landings(view, layout, place, [code])
            assert swaps or rects
            own = [spot.rect for spot in layout.spots.get(place, ())]
            for rect in rects:
                assert not any(rect.intersects(card) for card in cards if card not in own) or place in layout.under
                shown += 1
    assert shown


def test_what_all_may_know_is_told_of_each_seat(positions):
    for view, _ in positions:
        for seat in range(view.seats):
            down = view.melds_down(seat)
            assert (down.done, down.jokers) == (view.opened[seat], view.announced[seat])
            assert (down.counts is None) == (down.done and seat != view.seat)
            assert down.done or down.counts == 100


def test_the_last_count_of_a_hand_is_what_the_score_says(positions):
    view = positions[-1][0]
    if view.ending is not None and view.opened[0] and view.hand:
        assert view.melds_down(0).counts == view.ending.points[0]


def test_only_the_top_discard_is_bright(positions):
    for view, _ in positions:
        spots = laid(view).spots["discard"]
        assert [at for at, spot in enumerate(spots) if not spot.washed] == [len(spots) - 1][: len(spots)]


def test_the_bar_says_who_plays_first_and_how_many_hands_there_are(positions):
    view, _ = positions[0]
    words = match_content(view, People(("Ada", "Bix", "Nora", "Tomas")))
    assert words.hand == "Hand 1 of 9"
    assert words.dealer == f"First player {('Ada', 'Bix', 'Nora', 'Tomas')[view.dealer]}"


def test_a_short_word_beside_a_long_one_stays_whole(qapp, monkeypatch):
    written = []
    monkeypatch.setattr(signs, "write", lambda _, rect, words, font, *how: written.append((words, QRectF(rect), font)))
    chips = signs.Chips("chips:0")
    chips.set_scale(1.0, 1.0)
    chips.set_rect(QRectF(0, 0, 174, 24))
    chips.show_chips([signs.Chip("melds down", "lay"), signs.Chip("1 joker", "announce", brief="1")], "−125", "Ada")
    picture = QPixmap(8, 8)
    with QPainter(picture) as painter:
        chips.draw(painter)
    assert {"melds down", "1"} <= {words for words, *_ in written}
    assert not [(words, rect.width()) for words, rect, font in written if not fits(words, font, rect.width())]


@pytest.mark.parametrize("size", [(300, 900), (300, 330), (900, 260)], ids=str)
def test_the_panel_has_the_score_sheet_hand_by_hand(size, qapp):
    play = SelfPlay(GAME, ["random"] * 3, {}, 4)
    play.play(hands=3)
    view = play.match.game.view(play.match.state, 0)
    past = view.past_hands()
    assert [hand.count("X") for hand in past.entries] == [1] * len(past.entries)
    content = game_content(view, People(("Ada", "Bix", "Nora")), [])
    assert content.hands.hands == tuple(tuple(entry.replace("-", "−") for entry in hand) for hand in past.entries)
    assert content.hands.sums == tuple(str(total).replace("-", "−") for total in view.totals)
    page = GamePage()
    page.set_rect(QRectF(0, 0, *size))
    page.show_game(content)
    assert "Hand 3: Ada " in page.spoken_name()
    blocks = list(page.blocks.values())
    assert all(not one.intersects(other) for one, other in combinations(blocks, 2))
    assert max(block.bottom() for block in blocks) <= size[1]
    picture = QPixmap(*size)
    with QPainter(picture) as painter:
        page.draw(painter)


def test_a_world_that_agrees_with_a_view_has_its_hands_before():
    play = SelfPlay(GAME, ["random"] * 2, {}, 4)
    play.play(hands=2)
    view = play.match.game.view(play.match.state, 0)
    assert GAME.view(GAME.determinize(view, Random(1)), 0).past == view.past != ()


def test_an_own_column_too_low_for_its_count_is_told_to_whoever_lays_the_table(positions):
    view = positions[-1][0]
    assert laid(view, (684, 480), window=QSizeF(1024, 700)).cramped
    assert not any(laid(view, size).cramped for size in SIZES)
