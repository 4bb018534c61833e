"""The table of Barracuda: runs on their places, sets apart, owners, both columns, the turn, the one card to be had."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from barracan.games.barracuda.rules import BarracudaGame
from barracan.model.turn_step import Progress
from barracan.players.self_play import SelfPlay
from barracan.table.barracuda.board import stroke_colour
from barracan.table.barracuda.labels import lane_words, spent_cards
from barracan.table.barracuda.table import BarracudaTable
from barracan.table.hud.lettering import LABEL, width_of
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import LayoutOptions, bounds
from barracan.table.layouts.table_layout import lay_out
from barracan.table.themes import THEMES, contrast, over

SIZES = [(1280, 768), (1280, 800), (1920, 1080), (2560, 1440)]
NAMES = ("Ada", "Bix", "Nora", "Tomas", "Ivo", "Lena")


@pytest.fixture(scope="module", params=[3, 6])
def views(request):
    """Positions of two hands as their first seat sees them."""
    play, found = SelfPlay(BarracudaGame(), ["casual"] * request.param, {}, 8), []
    play.play(hands=2, watch=lambda _: found.append(play.match.game.view(play.match.state, 0)))
    return [view for view in found if view.hand_number][::9]


def laid(view, size=(1280, 800), **options):
    return lay_out("barracuda", view, LayoutOptions(QSizeF(*size), **options))


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_strokes_on_spent_places_are_seen(theme):
    grounds = [over(theme.text_over(0.06), cloth) for cloth in (theme.centre, theme.middle, theme.edge)]
    assert min(contrast(over(stroke_colour(theme), ground), ground) for ground in grounds) >= 3


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("panel", [False, True])
def test_cards_of_runs_lie_whole_on_their_places_and_sets_beside_the_board(views, size, panel):
    for view in views:
        layout = laid(view, size, panel_open=panel)
        for meld in view.laid_melds():
            spots = layout.spots[meld.place]
            if len({card[0] for card in meld.cards}) == 1:
                assert layout.labels["sets"].contains(bounds(spots))
                continue
            assert [spot.rect for spot in spots] == [layout.labels[f"rank:{card}"] for card in meld.cards]
            lane = layout.labels[f"lane:{meld.cards[0][1]}"]
            assert lane.top() <= spots[0].rect.top()
            assert spots[0].rect.bottom() <= lane.bottom() + 2
            assert all(not one.rect.intersects(other.rect) for one, other in combinations(spots, 2))


def test_cards_are_never_under_54_and_shown_again_where_they_will_lie(views):
    for view in views:
        layout = laid(view, (1280, 768))
        assert layout.meld_width >= 54
        for meld in view.laid_melds():
            ends = [name for name in layout.landings if name.startswith(f"{meld.place}:")]
            taken = {spot.rect.center().toTuple() for spots in layout.spots.values() for spot in spots}
            if "A" not in {card[0] for card in meld.cards} and len({card[0] for card in meld.cards}) > 1:
                assert ends
            assert all(
                layout.landings[name].rect.center().toTuple() not in taken for name in ends if name[-1] in "HSDC"
            )


def test_only_the_top_discard_is_bright_and_stands_clear(views):
    for view in (view for view in views if len(view.discard) > 1):
        spots = laid(view).spots["discard"]
        assert [spot.washed for spot in spots] == [True] * (len(spots) - 1) + [False]
        assert spots[-1].rect.left() - spots[-2].rect.right() == pytest.approx(0.18 * spots[-1].width, abs=1.5)
        assert all(spot.strip >= 0.22 * spot.width for spot in spots)


def test_discards_without_room_are_counted_and_lie_under_the_first_that_shows(views):
    view = max(views, key=lambda view: len(view.discard))
    many = view.discard * 8
    layout = laid(replace(view, discard=many), (1280, 768))
    assert layout.buried["discard"] == len(many) - len({spot.x for spot in layout.spots["discard"]})
    assert layout.spots["discard"][-1].rect.right() <= layout.action_bar.right() + 1


def test_both_columns_stand_on_every_plate(views):
    for view in views[:3]:
        layout = laid(view)
        assert set(layout.columns) == set(layout.plates) == set(range(view.seats))
        for seat, column in layout.columns.items():
            assert layout.plates[seat].contains(column)
            standing = view.standing(seat)
            assert (standing.points, standing.hands) == (view.totals[seat], view.hand_totals[seat])


def test_the_heads_of_both_columns_stand_apart_in_the_longest_language(desk):
    figures = desk(4, game="barracuda").scene.labels.items["figures:1"]
    for heads in (("points", "hands"), ("punti", "smazzate")):
        middle, first, second = figures.middle_of(heads), *(width_of(head, figures.letters(LABEL)) for head in heads)
        assert first <= middle
        assert middle + 6 + second <= figures.area().width()


def test_heads_of_narrow_columns_are_brief_and_leave_the_figures_their_room(desk):
    figures = desk(4, game="barracuda").scene.labels.items["figures:1"]
    figures.set_rect(QRectF(0, 0, 60, 56))
    assert figures.heads() == ("pts", "hds")
    assert figures.middle_of(figures.heads()) == pytest.approx(30, abs=1)
    figures.set_rect(QRectF(0, 0, 120, 56))
    assert figures.heads() == ("points", "hands")


def test_the_rail_tells_how_far_the_own_turn_has_come(views):
    for view in views:
        steps = [step.progress for step in view.turn_steps()]
        if view.turn != 0:
            assert steps == [Progress.AHEAD] * 3
        else:
            now = ("draw", "play", "discard").index(view.phase)
            assert steps == [Progress.DONE] * now + [Progress.NOW] + [Progress.AHEAD] * (2 - now)


def test_what_lies_under_the_top_discard_or_in_a_set_is_spent(views):
    for view in views:
        spent = spent_cards(view)
        assert set(view.discard[:-1]) <= spent
        runs = {card for meld in view.melds if meld.kind == "run" for card in meld.cards}
        assert not spent & runs
        assert {card for meld in view.melds if meld.kind == "set" for card in meld.cards} <= spent


def test_a_lane_tells_its_runs_and_what_is_spent(views):
    view = next(view for view in views if any(meld.kind == "run" for meld in view.melds))
    meld = next(meld for meld in view.melds if meld.kind == "run")
    suit, people = meld.cards[0][1], People(NAMES)
    words = lane_words(view, people, suit, frozenset({f"K{suit}"}))
    first, last = (card[0].replace("T", "10") for card in (meld.cards[0], meld.cards[-1]))
    assert f"run {first} to {last}, {NAMES[meld.seat]}" in words
    assert words.endswith("K spent")


def test_the_panel_lies_over_a_table_that_would_be_too_narrow_beside_it(views):
    assert laid(views[-1], (1440, 900), panel_open=True).drawer
    assert not laid(views[-1], (1600, 900), panel_open=True).drawer


def test_nothing_on_the_board_meets_plates_or_strip(views):
    for view in views:
        layout = laid(view)
        parts = [layout.labels["board"], layout.labels["sets"], layout.labels["turn"], *layout.plates.values()]
        parts += [layout.area("stock"), layout.area("discard")]
        for one, other in combinations(parts, 2):
            assert not QRectF(one).adjusted(1, 1, -1, -1).intersects(other)


def test_spent_places_are_not_shown_where_they_are_set_off(views):
    assert "spent" in laid(views[-1]).labels
    assert "spent" not in laid(views[-1], spent_places=False).labels


@pytest.mark.parametrize(
    ("chosen", "serious", "shown"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_serious_matches_show_no_spent_places(desk, chosen, serious, shown):
    table = desk(3, game="barracuda")
    table.scene.model.serious = serious
    table.scene.show_spent_places(chosen)
    assert ("spent" in table.scene.stage.current_layout.labels) is shown


@pytest.mark.parametrize("counted", [True, False])
def test_the_lanes_and_the_turn_are_told_in_sentences(views, counted):
    view, people = views[-1], People(("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi"))
    told = BarracudaTable().tell(view, people, counted=counted)
    assert [words.partition(":")[0] for words in told[:4]] == ["hearts", "spades", "diamonds", "clubs"]
    assert any("spent" in words for words in told) is counted
    assert len(told) == 4 + bool(view.turn_steps())
