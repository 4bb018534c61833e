"""The table of Burraco and Buraco: bands, columns, rails and strip, and what is done there by mouse and keys."""

from itertools import combinations
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.burraco.moves import Add, Draw, Take
from barracan.games.catalog import CATALOG, find_game
from barracan.model.gauge import Gauge
from barracan.model.match import Match
from barracan.model.melding import MeldingSide
from barracan.model.text import Text
from barracan.players.self_play import SelfPlay
from barracan.session.lessons.course import course_of
from barracan.table.accessibility.names import TableNames
from barracan.table.burraco import column
from barracan.table.burraco.captions import MeldCaption
from barracan.table.burraco.column import ColumnContent, SideColumn, lamp_words
from barracan.table.burraco.homes import homes_of
from barracan.table.burraco.labels import pot_words
from barracan.table.burraco.sides import Lines, fit_sides, side_of
from barracan.table.cards.flights import steps_with_rests
from barracan.table.cards.marks import REACH, Mark, marks_pixmap
from barracan.table.hud.clock import clock_time
from barracan.table.hud.game_content import game_content
from barracan.table.hud.game_page import GamePage
from barracan.table.hud.hand_lines import NO_LINES, hand_lines
from barracan.table.hud.lettering import figure, fits
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import LayoutOptions, bounds
from barracan.table.layouts.table_layout import lay_out
from barracan.table.rummy.stands_for import StandsFor
from barracan.table.themes import FELT
from barracan.windows.review.arrangement import is_readable
from games.burraco.position import BURACO, CLEAN, DIRTY, DREW, GAME, NOTHING, POT, position

RUNS = f"4S 5S 6S,{CLEAN},3D 4D 5D 6D,2H 6C 7C 8C"
GROUPS = "3C 3D 3S,KH KS KD,AC AD AS AH,JK 9C 9D"
SIZES = [(1024, 700), (1280, 640), (1280, 800), (1920, 1080), (2560, 1440)]


def laid(state, size=(1280, 800), game=GAME, **options):
    view = game.view(state, 0)
    return lay_out(game.id, view, LayoutOptions(QSizeF(*size), **options)), view


def full(**words):
    return position(melds={0: f"{RUNS},{GROUPS}", 1: f"{GROUPS},{RUNS}"}, **words)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_runs_lie_above_and_groups_below_in_their_order(size):
    layout, view = laid(full(), size)
    for side in (0, 1):
        tops = {}
        for meld in view.laid_melds():
            if meld.side == side:
                first = layout.spots[meld.place][0].rect
                tops.setdefault(first.top(), []).append((first.left(), meld.meanings[0]))
        upper, lower = ([card for _, card in sorted(tops[top])] for top in sorted(tops))
        assert [card[1] for card in upper] == ["H", "S", "D", "C"]
        assert [card[0] for card in lower] == ["A", "K", "9", "3"]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_of_a_side_lies_in_its_band_and_nothing_on_anything_else(seats, size):
    if seats == 3 and size[1] < 768:
        pytest.skip("three sides need more")
    layout, view = laid(position(seats=seats, melds=dict.fromkeys(range(3 if seats == 3 else 2), RUNS)), size)
    things = {f"plate:{seat}": rect for seat, rect in layout.plates.items()}
    for meld in view.laid_melds():
        cards = bounds(layout.spots[meld.place])
        caption = layout.labels[meld.place]
        band = layout.bands[meld.side]
        assert band.contains(cards.adjusted(0, 2, 0, -2))
        assert caption.bottom() <= cards.top() + 4
        assert caption.top() >= band.top() - 2
        things |= {meld.place: cards, f"caption:{meld.place}": caption.adjusted(0, 0, 0, -4)}
    for seat, plate in layout.plates.items():
        assert layout.labels[f"column:{view.side_of(seat)}"].contains(plate)
    for (one, first), (other, second) in combinations(things.items(), 2):
        assert not first.intersects(second), f"{one} lies on {other}"


def test_twelve_melds_a_side_fit_the_usual_window_at_the_widest_step():
    runs = "3H 4H 5H,7H 8H 9H 10H".replace("10H", "TH") + ",3S 4S 5S,7S 8S 9S,3D 4D 5D"
    groups = "AC AD AS,KH KS KD,QH QS QD,JH JS JD,TH TS TD,8H 8S 8D,6H 6S 6D"
    layout, view = laid(position(melds=dict.fromkeys((0, 1), f"{runs},{groups}")))
    assert layout.meld_width == 59
    strips = {spot.strip for meld in view.laid_melds() for spot in layout.spots[meld.place][:-1]}
    assert min(strips) == pytest.approx(0.46 * 59)


def test_a_low_window_keeps_cards_large_by_a_low_strip():
    assert laid(full(), (1024, 700))[0].meld_width >= 54
    usual, low = laid(full())[0], laid(full(), (1024, 700))[0]
    assert (usual.centre.height(), low.centre.height()) == (pytest.approx(111.7, abs=1), 80)


@pytest.mark.parametrize(("width", "height", "card"), [(1280, 800, 59), (1920, 1080, 84)])
def test_cards_are_as_large_as_the_design_has_them(width, height, card):
    assert laid(full(), (width, height), panel_open=width > 1600)[0].meld_width == card


def test_who_plays_next_has_the_uppermost_plate():
    layout, _ = laid(position(seats=4))
    tops = [layout.plates[seat].top() for seat in (1, 3, 2, 0)]
    assert tops == sorted(tops)


def test_the_row_tightens_and_then_folds():
    for count, rows in ((11, 1), (30, 2), (60, 2)):
        layout, _ = laid(position(discard=" ".join(["9D"] * count)))
        spots = layout.spots["discard"]
        assert len({spot.y for spot in spots}) <= rows
        assert all(spot.strip >= 0.22 * spot.width for spot in spots)
        assert layout.centre.contains(bounds(spots).adjusted(0, 2, 0, -2))
        assert layout.row_control is None or not layout.row_control.intersects(bounds(spots))


def test_pots_are_told_while_they_lie_there():
    assert pot_words(GAME.view(position(), 0)) == "2 pots of 11"
    assert pot_words(GAME.view(position(pots=("", POT), pot=(1,)), 0)) == "1 pot of 11"
    assert pot_words(GAME.view(position(pots=("", ""), pot=(0, 1)), 0)) == "both pots taken"
    assert pot_words(GAME.view(position(pots=("", ""), pot=(0,)), 0)) == "no pot left"
    sizes = " ".join([POT] + ["3C"] * 7), POT
    assert pot_words(GAME.view(position(seats=3, pots=sizes), 0)) == "pots of 18 · 11"


def test_a_pot_that_is_taken_and_lies_there_unseen_is_told_as_taken():
    chapter = course_of("burraco", "en").open("pots")
    match = Match(find_game)
    told = []
    for text in chapter.lines:
        match.read(text)
        view = match.game.view(match.state, 0) if match.moves else None
        if view is not None and any(map(view.hand_is_covered, range(view.seats))):
            told.append(pot_words(view))
    assert set(told) == {"2 pots, 1 taken", "both pots taken"}


def test_lamps_say_what_a_side_still_lacks():
    assert lamp_words(MeldingSide(False, False, False), long=False) == ("No pot −100", "No clean")
    assert lamp_words(MeldingSide(True, True, False), long=True) == ("Pot taken", "Clean meld")
    assert lamp_words(MeldingSide(True, True, True), long=False) == ("Pot", "Seven")
    for exit_ in (False, True):
        assert MeldingSide(True, exit_, False).may_go_out is exit_


def test_columns_and_captions_tell_what_the_view_does(desk):
    state = full(pot=(0,))
    table = desk(2, game="burraco", position=state)
    labels, view = table.scene.labels.items, table.seen()
    for side in (0, 1):
        content = labels[f"column:{side}"].content
        assert isinstance(labels[f"column:{side}"], SideColumn)
        assert f"{content.points} points in this hand".replace("-", "−") in labels[f"column:{side}"].spoken_name()
        assert (content.points, content.standing) == (view.hand_points(side), view.melding_sides()[side])
    for meld in view.laid_melds():
        caption = labels[f"caption:{meld.place}"]
        assert isinstance(caption, MeldCaption)
        assert caption.meld == meld
    assert {label.lines for label in labels.values() if isinstance(label, StandsFor)} == {("5", "♣"), ("9",)}


def test_a_meld_counts_its_cards_and_what_it_is_worth():
    melds = GAME.view(position(melds={0: f"{CLEAN},{DIRTY},3C 4C 5C"}), 0).laid_melds()
    assert [(meld.worth, meld.points) for meld in melds] == [("clean", 245), ("dirty", 165), ("", 15)]


def test_any_card_of_the_row_takes_it_all_and_so_does_a_key(desk):
    for take in (lambda table: table.click(table.cards("discard")[0]), lambda table: table.key(Qt.Key.Key_K)):
        table = desk(2, game="burraco", position=position(drawn=NOTHING, discard="9D 8S 4C"))
        button = next(each for each in table.scene.hud.action_bar.buttons if each.objectName() == "pick_up")
        assert button.content.word == "Take the pile"
        assert all(not card.marks for card in table.cards("discard"))
        take(table)
        assert table.match.moves[-1] == Take(0)
        assert len(table.hand()) == 6


def test_the_row_may_be_sorted_for_the_eye_alone(desk):
    table = desk(2, game="burraco", position=position(discard="9D 8S 4H 2C KS", drawn=DREW))
    row = table.scene.hud.row
    assert row.isVisible()
    as_laid = [card.spot for card in table.cards("discard")]
    QTest.mouseClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.view.mapFromScene(row.childItems()[-1].sceneBoundingRect().center()),
    )
    cards = sorted(table.cards("discard"), key=lambda card: card.spot.x)
    assert [card.code for card in cards] == ["4H", "8S", "KS", "9D", "2C"]
    assert [card.order for card in cards] == sorted(card.order for card in cards)
    assert {spot.x for spot in as_laid} == {card.spot.x for card in cards}
    assert table.seen().places()["discard"] == ("9D", "8S", "4H", "2C", "KS")
    assert laid(position(discard="9D 8S 4H 2C"))[0].row_control is None


def test_d3_1_only_the_seat_that_chooses_sees_the_first_card(desk):
    state = position(game=BURACO, drawn=NOTHING, discard="")
    state.choosing = True
    table = desk(2, game="buraco", position=state)
    assert "eye:stock" in table.scene.labels.items
    other = BURACO.view(table.state, 1)
    assert other.places()["stock"][-1] is None


def test_d9_a_column_says_with_how_much_its_side_opens(desk):
    table = desk(2, game="buraco", position=position(game=BURACO))
    assert table.scene.labels.items["column:0"].content.standing.opens_with == 50
    assert "50 or more" in table.scene.labels.items["opening"].words


def test_a_clock_tells_hours_only_where_there_are_any():
    assert [clock_time(left) for left in (0, 59, 2300, 5399)] == ["0:00", "0:59", "38:20", "1:29:59"]


def test_f_rings_what_fits_a_meld_on_the_table(desk):
    table = desk(2, game="burraco", position=position("7C 8H 9S KD 4D", melds={0: f"{RUNS},9H 9D 9C"}))
    table.key(Qt.Key.Key_F)
    assert {card.code for card in table.hand() if Mark.LEGAL in card.marks} == {"9S"}
    table.key(Qt.Key.Key_Escape)
    assert not any(card.marks for card in table.hand())


def test_readers_hear_a_meld_by_suit_ends_and_worth(desk):
    table = desk(2, game="burraco", position=position(melds={0: f"{CLEAN},JK 9C 9D,QS KS AS"}))
    names = TableNames(table.seen(), People(("Ada", "Bix"), ("human", "casual")), table.selection.offer)
    told = [names.place(meld.place, meld.cards) for meld in table.seen().laid_melds()]
    assert told == [
        "your meld 1: run in hearts, 3 to 9, clean, 245 points",
        "your meld 2: nines, 3 cards, 50 points",
        "your meld 3: run in spades, queen to ace, 35 points",
    ]


def test_readers_hear_that_the_whole_pile_can_be_taken_and_only_before_a_draw(desk):
    def told(table):
        names = TableNames(table.seen(), People(("Ada", "Bix"), ("human", "casual")), table.selection.offer)
        pile = table.seen().places()["discard"]
        return [names.card("discard", pile, at) for at in range(len(pile))]

    before = desk(2, game="burraco", position=position("7C 8H KD", drawn=NOTHING, discard="3D 9S"))
    assert told(before) == [
        "three of diamonds, first of 2 in the discard pile, can be taken with the whole pile",
        "nine of spades, second of 2 in the discard pile, can be taken with the whole pile",
    ]
    single = desk(2, game="burraco", position=position("7C 8H KD", drawn=NOTHING, discard="9S"))
    assert told(single) == ["nine of spades, first of 1 in the discard pile, can be taken"]
    after = desk(2, game="burraco", position=position("7C 8H KD", discard="3D 9S"))
    after.click(after.hand()[0])
    assert after.selection.offer.target("discard") is not None
    assert told(after)[-1] == "nine of spades, second of 2 in the discard pile"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_clock_and_order_of_the_row_leave_each_other_room(size):
    layout, _ = laid(position(discard="9D 8S 4H 2C KS", game=BURACO), size, BURACO)
    clock, control = layout.labels["clock"], layout.row_control
    assert layout.centre.adjusted(0, -1, 0, 1).contains(clock.united(control))
    assert not clock.intersects(control)


def test_an_open_discard_shows_where_it_would_lie_in_own_melds(desk):
    table = desk(
        2, game="burraco", position=position(drawn=NOTHING, discard="7S KC 9H", melds={0: "4S 5S 6S,9C 9D 9S"})
    )

    def homes(card):
        QTest.mouseMove(table.view.viewport(), table.point(card))
        QApplication.processEvents()
        return {name for name, place in table.scene.tableau.places.items() if place.ghosts}

    seven, king, nine = table.cards("discard")
    assert homes(seven) == {"meld:0:0"}
    cards = bounds(table.scene.layout.spots["meld:0:0"])
    assert table.scene.tableau.place("meld:0:0").ghosts[0].right() > cards.right()
    assert homes(king) == set()
    assert homes(nine) == {"meld:0:1"}
    assert table.refused == []


def test_brackets_of_a_meld_that_has_grown_keep_off_its_caption(desk):
    table = desk(2, game="burraco", position=position("9H KD 4C", melds={0: "5H 6H 7H 8H"}))
    table.play(Add(0, 0, ("5H", "6H", "7H", "8H", "9H")))
    table.scene.finish_motion()
    grown = next(card for card in table.cards("meld:0:0") if Mark.LAST_MOVE in card.marks)
    caption = table.scene.layout.labels["meld:0:0"]
    seen = marks_pixmap(grown.marks, grown.spot.width, grown.spot.across, FELT, 1).toImage()
    top = next(y for y in range(seen.height()) for x in range(seen.width()) if seen.pixelColor(x, y).alpha())
    assert grown.spot.rect.top() - (REACH - top) > caption.center().y() + 4  # ticks are 9 high, figures no higher
    assert top < REACH


def test_runs_tell_what_they_take_at_their_ends():
    view = GAME.view(position(melds={0: "AS 2S 3S,QH KH AH,JK 9D TD,4C 4D 4H"}), 0)
    assert [meld.ends for meld in view.laid_melds()] == [("", "4S"), ("JH", ""), ("7D", "JD"), ("", "")]
    layout = lay_out("burraco", view, LayoutOptions(QSizeF(1280, 800)))
    wild = view.laid_melds()[2]
    assert [len(homes_of(wild, card, layout)) for card in ("7D", "8D", "JD", "QD")] == [1, 1, 1, 0]


def test_drafts_stand_on_the_own_rails(desk):
    table = desk(2, game="buraco", position=position("9S 9H 2D 4C 5C 6C KS", game=BURACO))
    table.tray("begin", ("9S", "9H", "2D"))
    table.tray("begin", ("4C", "5C", "6C"))
    ghosts = [table.scene.labels.items[f"ghost:{number}"] for number in range(2)]
    assert all(table.scene.layout.bands[0].contains(ghost.area_in_parent()) for ghost in ghosts)
    assert not ghosts[0].area_in_parent().intersects(ghosts[1].area_in_parent())


def test_lamps_are_brief_where_both_have_little_room():
    assert lamp_words(MeldingSide(False, False, False), brief=True) == ("No pot", "No clean")


def test_lamps_of_a_low_and_narrow_column_are_whole(qapp, monkeypatch):
    written = []
    monkeypatch.setattr(column, "lamp_words", lambda *_, **__: ("Pozzetto", "Non pulito"))
    monkeypatch.setattr(column, "write", lambda _, rect, words, font, *how: written.append((QRectF(rect), words, font)))
    item = SideColumn("column:0")
    item.set_scale(1.5, 1.5)
    item.set_rect(QRectF(0, 0, 468, 105))
    content = ColumnContent(0, "Ada e Tomas", 420, 0, MeldingSide(True, False, False), False)
    item.show_side(content, QRectF(0, 0, 229, 105))
    picture = QPixmap(8, 8)
    with QPainter(picture) as painter:
        item.draw(painter)
    assert {words for _, words, _ in written} >= {"Ada e Tomas", "420", "Pozzetto", "Non pulito"}
    assert all(fits(words, font, rect.width()) and rect.right() <= 229 for rect, words, font in written)
    assert all(rect.center().y() + font.pixelSize() / 2 <= 105 for rect, _, font in written)
    lamps = [rect for rect, *_ in written[-2:]]
    assert lamps[0].right() < lamps[1].left()


@pytest.mark.parametrize("high", range(66, 84))
def test_two_lamps_of_a_side_of_one_end_within_their_column(qapp, monkeypatch, high):
    written = []
    monkeypatch.setattr(column, "write", lambda _, rect, words, font, *how: written.append((rect, words, font)))
    item = SideColumn("column:0")
    item.set_rect(QRectF(0, 0, 150, high))
    item.show_side(ColumnContent(0, "Ada", 420, 0, MeldingSide(False, False, False), True), QRectF(0, 0, 150, high))
    picture = QPixmap(8, 8)
    with QPainter(picture) as painter:
        item.draw(painter)
    assert all(rect.center().y() + font.pixelSize() / 2 <= high for rect, _, font in written[-2:])


def test_lamps_without_room_for_what_lacks_name_what_they_stand_for(qapp, monkeypatch):
    written = []
    monkeypatch.setattr(column, "write", lambda _, rect, words, font, *how: written.append((rect, words, font)))
    item = SideColumn("column:0")
    item.set_rect(QRectF(0, 0, 150, 70))
    item.show_side(ColumnContent(0, "Ada", 420, 0, MeldingSide(False, False, False), False), QRectF(0, 0, 118, 70))
    picture = QPixmap(8, 8)
    with QPainter(picture) as painter:
        item.draw(painter)
    assert [words for _, words, _ in written[-2:]] == ["Pot", "Clean"]
    assert all(fits(words, font, rect.width()) for rect, words, font in written)


def test_half_bands_share_the_top_by_their_melds_before_cards_become_too_small():
    window, most = QSizeF(1024, 700), f"{RUNS},{GROUPS},7C 7D 7H,8C 8D 8H,QC QD QH,5C 5D 5H,TC TD TH"
    few, _ = laid(position(game=BURACO, seats=6, melds={1: RUNS, 2: GROUPS}), (1024, 636), BURACO, window=window)
    many, view = laid(position(game=BURACO, seats=6, melds={1: most, 2: RUNS}), (1024, 636), BURACO, window=window)
    assert few.bands[1].width() == pytest.approx(few.bands[2].width())
    assert many.bands[1].width() > 1.2 * many.bands[2].width()
    assert all(many.bands[meld.side].contains(bounds(many.spots[meld.place])) for meld in view.laid_melds())


def test_figures_that_plates_leave_too_little_room_are_told_to_whoever_lays_the_table():
    state = position(game=BURACO, seats=6)
    narrow, view = laid(state, (684, 500), BURACO, window=QSizeF(1024, 700))
    assert narrow.cramped
    assert not is_readable(view, narrow, 10.6)
    assert not laid(state, (1280, 768), BURACO)[0].cramped


def test_melds_are_laid_however_little_room_a_review_leaves_them():
    layout, view = laid(full(), (684, 300), window=QSizeF(1024, 700), text_size=1.5)
    assert all(layout.spots[meld.place] for meld in view.laid_melds())


def test_melds_have_spots_however_narrow_their_rails_are():
    view = GAME.view(position(melds={0: f"{RUNS},{GROUPS},8S 8D 8H"}), 0)
    melds = [meld for meld in view.laid_melds() if meld.side == 0]
    side = side_of(0, QRectF(12, 264, 660, 124), 420, Lines(2, 14, 4, 2), melds)
    assert set(fit_sides([side], 31, 1.0)[0].spots) == {meld.place for meld in melds}


def test_figures_of_a_low_band_stand_beside_its_plates():
    melds = f"{RUNS},{GROUPS},7C 7D 7H,8S 8D 8H"
    state = position(game=BURACO, seats=6, melds={0: melds, 1: melds, 2: melds})
    layout, view = laid(state, (1280, 768), BURACO)
    column, plates = layout.labels["column:0"], [layout.plates[seat] for seat in view.sides[0]]
    assert layout.bands[0].height() < 130
    assert all(plate.left() >= column.center().x() - 1 for plate in plates)
    assert not any(one.intersects(other) for one, other in combinations(plates, 2))
    assert all(plate.right() < min(spots[0].x for spots in _melds_of(layout, view, 0)) for plate in plates)


def _melds_of(layout, view, side):
    return [layout.spots[meld.place] for meld in view.laid_melds() if meld.side == side]


@pytest.mark.parametrize("text", [1.15, 1.5])
def test_larger_text_leaves_figures_and_plates_their_room(text):
    for seats in (2, 4):
        layout, view = laid(full(seats=seats), (1280, 768), text_size=text)
        for side, members in enumerate(view.sides):
            column, plates = layout.labels[f"column:{side}"], [layout.plates[seat] for seat in members]
            over = min(plate.top() for plate in plates) - column.top()
            under = column.bottom() - max(plate.bottom() for plate in plates)
            assert max(over, under) >= 80 * layout.text_scale
            assert min(plate.height() for plate in plates) >= 24 * layout.text_scale
        assert layout.meld_width >= 54


def test_melds_that_fail_to_open_lie_there_for_their_time_before_they_go_back():
    shown, after = (
        SimpleNamespace(shown_melds=lambda melds=melds: melds) for melds in (Gauge(Text("", ""), 45, 50), None)
    )
    assert [rest for *_, rest in steps_with_rests([((), shown), ((), after)], 0, 900)] == [1600, 0]
    assert [rest for *_, rest in steps_with_rests([((), after), ((), after)], 0, 900)] == [900, 0]


@pytest.mark.parametrize("wanted", [True, False])
def test_cards_that_fit_melds_are_marked_after_a_draw_where_that_is_wanted(desk, wanted):
    state = position(hand="TH 3C 2S", drawn=NOTHING, stock="7C 9C", melds={0: CLEAN})
    table = desk(2, game="burraco", position=state)
    table.scene.marks_fitting = wanted
    table.play(Draw(0))
    table.scene.finish_motion()
    marked = {card.code for card in table.hand() if Mark.LEGAL in card.marks}
    assert marked == ({"TH", "2S"} if wanted else set())


def test_the_panel_tells_what_the_hand_has_brought_each_side_so_far():
    view = GAME.view(position(melds={0: CLEAN, 1: DIRTY}, pot=(0,)), 0)
    lines = hand_lines(view, (0, 1))
    told = dict(lines.lines)
    assert told["Clean melds"] == ("200", "–")
    assert told["Dirty melds"] == ("–", "100")
    assert told["No pot taken"] == ("–", "−100")
    assert lines.sums == tuple(figure(view.hand_points(side)) for side in (0, 1))
    assert hand_lines(view, (0, 1, 0, 1)) == NO_LINES


@pytest.mark.parametrize("high", [260, 900])
def test_lines_of_the_hand_give_way_before_three_moves_do(qapp, high):
    view = GAME.view(position(melds={0: CLEAN, 1: DIRTY}), 0)
    page = GamePage()
    page.set_rect(QRectF(0, 0, 340, high))
    page.show_game(game_content(view, People(("Ada", "Bix"), ("human", "casual")), ()))
    assert ("hand" in page.blocks) is (high == 900)
    assert "Clean melds: 200, –" in page.spoken_name()


@pytest.mark.parametrize("seed", [3, 4])
def test_six_seats_are_readable_in_the_smallest_review(seed):
    play = SelfPlay(CATALOG["buraco"], ["random"] * 6, {}, seed=seed)
    views = []
    play.play(1, watch=lambda _: views.append(play.match.game.view(play.match.state, 0)))
    fullest = max(views, key=lambda view: len(view.laid_melds()))
    for view in (fullest, views[-1]):
        layout = lay_out("buraco", view, LayoutOptions(QSizeF(1024, 636), window=QSizeF(1024, 700)))
        melds = [layout.spots[meld.place] for meld in view.laid_melds()]
        least = 0.8 * 54  # the window is 0.8 times as wide as the least one of three sides
        assert all(spot.width >= least for spots in melds for spot in spots)
        shown = [place for place, cards in view.places().items() if any(cards) and not place.startswith("hand")]
        assert all(spot.width >= least for place in shown for spot in layout.spots[place])
        assert not any(bounds(one).intersects(bounds(other)) for one, other in combinations(melds, 2))


@pytest.mark.parametrize("rail", [0, -1])
def test_a_new_meld_may_be_put_anywhere_on_the_own_rails(desk, rail):
    table = desk(game="burraco", seats=2, position=position("5H 6H 7H KS QC 9D", taken=DREW, laid={0: RUNS}))
    rails = table.scene.layout.labels["rails"]
    point = QPointF(rails.right() - 8, (rails.top() + 8, rails.bottom() - 8)[rail])
    for card in [card for card in table.hand() if card.code in {"5H", "6H", "7H"}]:
        table.click(card)
    table.click(table.view.mapFromScene(point))
    assert {"5H", "6H", "7H"} & {card.code for card in table.hand()} == set()
