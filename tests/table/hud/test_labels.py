"""Plates and the words on the table."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter

from barracan.table.barracan import labels
from barracan.table.barracan.labels import LadderCaption, SlotLabel
from barracan.table.barracan.words import ladder_words, out_words
from barracan.table.hud import lettering
from barracan.table.hud.corner_notes import MovesNote
from barracan.table.hud.game_content import GameContent, MoveLine
from barracan.table.hud.labels import NameTag, PileCaption, Pill, points_on_table
from barracan.table.hud.plates import PlateContent, PlateItem, card_words
from barracan.table.layouts.geometry import NOTE_HEAD, NOTE_MOVE
from barracan.table.painting import side_mark
from barracan.table.themes import THEMES, contrast, over, panel_ink, panel_part, side_colour, side_ink
from barracan.table.timings import THINKING_AFTER
from table.painted import strokes_of


def test_dots_come_only_after_a_while(stage):
    plate = stage().add(PlateItem(1), (10, 10, 186, 76))
    plate.show_plate(PlateContent(1, 1, "Bix", "strong", 6))
    plate.set_thinking(True)
    assert plate.dots == 0
    timer = plate.findChild(QTimer)
    assert timer.interval() == THINKING_AFTER
    timer.timeout.emit()
    assert plate.dots > 0
    plate.set_thinking(False)
    assert plate.dots == 0


def test_a_short_thought_shows_no_dots(stage):
    plate = stage().add(PlateItem(1), (10, 10, 186, 76))
    plate.set_thinking(True)
    plate.set_thinking(False)
    assert not plate.findChild(QTimer).isActive()
    assert plate.dots == 0


def test_counts_in_words():
    assert card_words(1) == "1 card"
    assert card_words(14, 7) == "14 cards, 7 in tray"
    assert card_words(0, covered=True) == "pot, unseen"
    assert points_on_table(28) == ("28 points on the table", "28 on the table")
    assert points_on_table(1) == ("1 point on the table", "1 on the table")


@pytest.mark.parametrize(
    ("width", "height", "lines"),
    [
        (200, 40, ["28 points on the table"]),
        (140, 40, ["28 on the table"]),
        (100, 60, ["28 points on", "the table"]),
        (97, 40, ["28 on the table"]),
    ],
)
def test_points_on_the_table_never_read_as_points_of_the_match(width, height, lines):
    tag = NameTag("tag:0")
    tag.set_rect(QRectF(0, 0, width, height))
    tag.show_tag(0, "Bix", *points_on_table(28))
    assert tag.lines() == lines


@pytest.mark.parametrize("width", [300, 210, 180, 150])
def test_in_one_line_names_are_cut_before_on_the_table(monkeypatch, width):
    written = []
    real = lettering.elide
    monkeypatch.setattr(lettering, "elide", lambda *given: written.append(real(*given)) or written[-1])
    tag = NameTag("tag:0")
    tag.set_rect(QRectF(0, 0, width, 20))
    tag.show_tag(0, "Ada and Nora", *points_on_table(28))
    image = QImage(300, 20, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        tag.draw(painter)
    assert written[-1] in points_on_table(28)


def test_pills_are_away_where_they_have_nothing_to_say(stage):
    pill = stage().add(Pill("blocked"), (10, 10, 100, 20))
    pill.show_blocked(0)
    assert not pill.isVisible()
    pill.show_blocked(8)
    assert pill.isVisible()
    assert pill.word == "8 blocked"
    pill.show_times(1)
    assert not pill.isVisible()
    pill.show_stock(0)
    assert pill.word == "0"


def test_labels_know_how_wide_they_are():
    label = SlotLabel("melds:0:run")
    label.show_slot("Runs", 2, 6, 1)
    stacked = label.natural_width()
    label.show_slot("Runs", 2, 6, 1, times=False)
    assert label.natural_width() < stacked
    label.show_slot("Runs", 0, 0, 1)
    assert [text for text, _, _ in label.runs()] == ["Runs"]
    tag = NameTag("tag:0")
    tag.show_tag(0, "Ada and Nora", *points_on_table(28))
    tag.set_rect(QRectF(0, 0, 300, 40))
    two_lines = tag.natural_size()
    tag.set_single_line(True)
    assert tag.natural_size()[0] > two_lines[0]
    assert tag.natural_size()[1] < two_lines[1]
    caption = PileCaption("caption")
    caption.show_caption("neutral pile", "owned by nobody")
    assert caption.natural_size()[1] > 30


@pytest.mark.parametrize(
    ("missing", "royal", "width", "words"),
    [
        (("run", "triplet"), True, 150, "3 of 5, royal"),
        (("run", "triplet"), True, 100, "3 of 5"),
        (("run", "triplet"), False, 150, "3 of 5"),
        (("run", "triplet"), True, 75, "3/5"),
        (("run", "triplet"), True, 54, ""),
        ((), True, 150, "+28, royal"),
        ((), False, 150, "+28"),
        ((), True, 75, "+28"),
    ],
)
def test_a_ladder_says_how_far_it_is_or_what_it_counts_as_far_as_there_is_room(missing, royal, width, words):
    caption = LadderCaption("ladder")
    caption.set_rect(QRectF(0, 0, width, 17))
    caption.show_ladder(SimpleNamespace(missing=missing, royal=royal, points=28), 0, marked=False)
    assert caption.words() == words


class Watched(QPainter):
    """A painter that knows which ticks it has drawn filled."""

    def __init__(self, *device):
        super().__init__(*device)
        self.ticks = []

    def drawRoundedRect(self, box, *corners):
        self.ticks.append(self.brush().style() != Qt.BrushStyle.NoBrush)
        super().drawRoundedRect(box, *corners)


def test_a_ladder_tells_its_types_by_five_ticks_in_the_order_of_the_columns():
    caption = LadderCaption("ladder")
    caption.set_rect(QRectF(0, 0, 60, 17))
    caption.show_ladder(SimpleNamespace(missing=("evens_odds", "run", "family"), royal=False, points=9), 0, marked=True)
    picture = QImage(60, 17, QImage.Format.Format_ARGB32_Premultiplied)
    with Watched(picture) as painter:
        caption.draw(painter)
    assert painter.ticks == [False, True, True, False, False]
    assert caption.toolTip() == "2 of 5, needs evens / odds, run, family for 9 more"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("side", range(6))
def test_text_in_a_sides_colour_is_readable(theme, side):
    panel = over(theme.panel_over(panel_part(theme)), theme.middle)
    assert contrast(panel_ink(theme, side_colour(theme, side)), panel) >= 4.5
    assert contrast(side_ink(theme, side), over(theme.band, theme.middle)) >= 4.5
    assert contrast(theme.accent_text, side_colour(theme, side)) >= 4.5


def test_each_side_has_a_shape_of_its_own():
    from PySide6.QtCore import QRectF

    shapes = [side_mark(side, QRectF(0, 0, 20, 20)) for side in range(6)]
    assert len({shape.elementCount() for shape in shapes} | {shape.length() for shape in shapes}) >= 6


@pytest.mark.parametrize(
    ("sets", "start"),
    [
        ((0, 0, 0, 0, 0), "Melding out takes"),
        ((1, 1, 1, 1, 0), "Still needed to meld out: families"),
        ((2, 2, 2, 1, 1), "One complete set"),
        ((2, 2, 2, 2, 2), "Two complete sets"),
        ((3, 4, 3, 3, 3), "Three complete sets"),
    ],
)
def test_the_line_on_melding_out(sets, start):
    assert out_words(sets).startswith(start)


def test_the_line_on_ladders():
    class Ladder:
        def __init__(self, missing, royal=False, points=14):
            self.missing, self.royal, self.points = missing, royal, points

    assert ladder_words(()).startswith("No ladder yet")
    assert ladder_words([Ladder(())]) == "The ladder is complete."
    assert ladder_words([Ladder(()), Ladder(("run",), True, 28)]) == (
        "Still needs: run. Complete and royal, it pays 28 more."
    )


@pytest.mark.parametrize(("words", "begins"), [("Tricks", 40), ("A long name of tricks", 0)])
def test_a_slots_words_begin_over_its_cards_where_they_have_room(monkeypatch, qapp, words, begins):
    written = []
    monkeypatch.setattr(labels, "write", lambda painter, rect, *rest: written.append(rect.left()))
    label = SlotLabel("label")
    label.set_rect(QRectF(0, 0, 110, 20))
    label.show_slot(words, 1, 4, 0)
    label.set_indent(40)
    label.draw(None)
    assert written[0] == begins


@pytest.mark.parametrize("name", ["Opposites", "Evens / odds"])
@pytest.mark.parametrize("room", [78, 84, 120])
def test_points_stand_nearer_to_their_own_name_than_to_the_next(monkeypatch, qapp, name, room):
    written = []
    monkeypatch.setattr(labels, "write", lambda painter, rect, words, font, *rest: written.append((rect, words, font)))
    label = SlotLabel("label")
    label.set_rect(QRectF(0, 0, room, 20))
    label.show_slot(name, 1, 2, 0)
    label.draw(None)
    _, (points, figure, font) = written
    before = lettering.width_of(figure, font) - lettering.width_of(figure.strip(), font)
    after = room - points.left() - lettering.width_of(figure, font)
    assert figure.strip() == "2"
    assert before < after


def test_space_between_figures_goes_before_a_name_is_cut(monkeypatch, qapp):
    written = []
    monkeypatch.setattr(labels, "write", lambda painter, rect, words, *rest: written.append(words))
    label = SlotLabel("label")
    label.show_slot("Tricks", 4, 19, 0)
    whole = label.natural_width()
    for less, expected in ((-9, ["Tricks", "  ×4", "  19"]), (5, ["Tricks", " ×4", " 19"])):
        written.clear()
        label.set_rect(QRectF(0, 0, whole - less, 20))
        label.draw(None)
        assert written == expected


def test_what_has_no_room_on_a_plate_is_said_briefly(stage, monkeypatch):
    written, elide = [], lettering.elide
    monkeypatch.setattr(lettering, "elide", lambda *args: written.append(elide(*args)) or written[-1])
    plate = stage().add(PlateItem(1), (10, 10, 186, 76))
    plate.show_plate(PlateContent(1, 1, "Nora", "il tuo compagno di gioco, dilettante", 6, brief="dilettante"))
    plate.scene().views()[0].grab()
    assert "dilettante" in written
    assert not any("…" in words for words in written)


@pytest.mark.parametrize(("turned_up", "lines"), [(False, ["Nora", "your partner"]), (True, ["Nora"])])
def test_a_plate_on_which_cards_lie_open_has_one_line(stage, monkeypatch, turned_up, lines):
    written, elide = [], lettering.elide
    monkeypatch.setattr(lettering, "elide", lambda *args: written.append(elide(*args)) or written[-1])
    plate = stage().add(PlateItem(1), (10, 10, 130, 66))
    plate.show_plate(PlateContent(1, 1, "Nora", "your partner", 6, turned_up=turned_up))
    plate.scene().views()[0].grab()
    assert [words for words in written if words in ("Nora", "your partner")] == lines


def test_a_plate_writes_how_many_cards_are_held(stage):
    made = stage()
    plate = made.add(PlateItem(1), (10, 10, 186, 76))
    shown = []
    for cards in ("6 cards", "8 cards"):
        plate.show_plate(PlateContent(1, 1, "Bix", "strong", 6, cards=cards))
        shown.append(made.view.grab().toImage())
    assert shown[0] != shown[1]


def test_a_corner_tells_whole_moves_or_none_and_the_newest_always(stage):
    told = MoveLine(1, 0, "Bix", "melded opposites 2♠ 9♦ and opposites 3♠ 8♦"), MoveLine(2, 1, "Ada", "drew")
    note = stage().add(MovesNote("corner:moves"), (10, 10, 240, NOTE_HEAD + 2 * NOTE_MOVE))
    note.show_game(GameContent(100, moves=told))
    words = " ".join(stroke for stroke in strokes_of(note) if stroke.startswith("text"))
    assert "drew" in words
    assert "melded" not in words
    note.show_game(GameContent(100, moves=told[:1]))
    assert "3♠ 8♦" in " ".join(strokes_of(note))
