"""What is written on the paper of the score pad, the sheet of a hand and the race: whole, and free of the rest."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QImage, QPainter

from barracan.games.catalog import CATALOG
from barracan.model.cards import card_text
from barracan.model.text import Text
from barracan.table.hud.lettering import figure, width_of
from barracan.windows.match.hand_sheet import draw_sheet
from barracan.windows.score.paper import draw_paper
from barracan.windows.score.race import draw_race
from barracan.windows.score.score_sheet import Playing, ScoreSheet, rows
from windows.pages import hand_end, line
from windows.score_sheets import ENDING, ENDS, NAMES, PAIRS, Watched, played, written_on_paper

SMALLEST = (640, 475)
"""The paper in the smallest window."""


@pytest.mark.parametrize("ends", [1, 6])
@pytest.mark.parametrize("so_far", [98, 100, 104])
def test_a_total_near_the_target_stands_free_of_its_line(qapp, ends, so_far):
    played = tuple(hand_end(number, (1, 0), (number, 0)) for number in range(1, ends + 1))
    sheet = ScoreSheet("BarraCan", 100, NAMES, PAIRS, played, ends + 1, ((line("Runs", 1, so_far - ends),), ()))
    picture = QImage(480, 200, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with Watched(picture) as painter:
        draw_race(painter, QRectF(20, 20, 440, 160), sheet, QFont("Inter", 12))
    (figures, ink), (_, red) = painter.words[f"{so_far}?"], painter.words["100"]
    found = {picture.pixelColor(x, y).name() for x, y in pixels(figures)}
    assert ink in found
    assert red in {picture.pixelColor(x, y).name() for x, y in pixels(QRect(60, 0, 9, 200))}
    assert red not in found


def pixels(room):
    """The places of all pixels of a part of a picture."""
    return product(range(room.left(), room.right() + 1), range(room.top(), room.bottom() + 1))


@pytest.mark.parametrize(("target", "shown"), [(1, False), (100, True)])
def test_a_target_that_is_left_far_behind_is_not_written_on_the_words_of_the_race(qapp, target, shown):
    sheet = ScoreSheet("Burraco", target, NAMES, PAIRS, ENDS[:1], ending=ENDING)
    sheet = replace(sheet, ends=(replace(ENDS[0], points=(425, 630), totals=(425, 630)),) if target == 1 else ENDS)
    picture = QImage(780, 700, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_sheet(painter, QRectF(picture.rect()), sheet, "The stock has run out")
    assert f"Race to {target}" in painter.words
    assert (str(target) in painter.words) == shown


def test_the_cards_left_are_named_on_the_sheet_of_a_hand(qapp):
    sheet = played("concan", 3, 1)
    left = [cards for row in rows(sheet.hands[0].lines) for cards in row.cards if cards]
    picture = QImage(780, 700, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_sheet(painter, QRectF(picture.rect()), sheet, "Ada wins the hand")
    assert all(card_text(card) in painter.words for cards in left for card in cards)
    assert "The race" in painter.words


@pytest.mark.parametrize(("name", "seats", "first"), [
    ("burraco", 2, "Cards in melds"), ("burraco", 3, "Cards in melds"), ("concan", 4, "Out first"),
    ("barracuda", 6, "Cards left in hand"),
])  # fmt: skip
def test_lines_below_the_cards_left_stand_on_the_ruled_lines_again(qapp, name, seats, first):
    sheet = played(name, seats, 2)
    assert any(cards for row in rows(sheet.hands[-1].lines) for cards in row.cards)
    picture = QImage(780, 700, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_sheet(painter, QRectF(picture.rect()), sheet, "Bix goes out")
    upper, hand, before = (painter.words[words][0].center().y() for words in (first, "This hand", "Before"))
    apart = (hand - upper) / (before - hand)
    assert apart == pytest.approx(round(apart), abs=0.22)


@pytest.mark.parametrize("name", ["burraco", "concan"])
def test_the_words_over_the_race_stand_on_a_ruled_line_too(qapp, name):
    sheet = played(name, 2, 2)
    picture = QImage(780, 700, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_sheet(painter, QRectF(picture.rect()), sheet, "Bix goes out")
    hand, total, race = (painter.words[words][0].bottom() for words in ("This hand", "Total", "The race"))
    pitch = (total - hand) / 2
    assert race == pytest.approx(total + pitch, abs=0.09 * pitch)


def test_entries_are_written_by_hand_and_words_are_printed_and_nothing_tilts(qapp):
    written = dict(written_on_paper(ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, ending=ENDING)))
    for entry in ("22", "Hand 2", "the stock ran dry", "to go"):
        assert QFontInfo(written[entry]).family() == "Klee One"
    for printed in ("Hand", "Runs", "B10.1", "This hand", "Race to 100"):
        assert written[printed].family() == "Inter"
    assert not any(font.italic() for font in written.values())


def test_the_line_of_a_contract_that_is_being_played_names_it(qapp):
    playing = Playing(Text("barbu", "No hearts"), 2)
    sheet = replace(played("barbu", 4, 2), ending=None, open_hand=3, playing=playing, so_far=((), (), (), ()))
    assert (sheet.hands[-1].how, sheet.hands[-1].declarer) == ("No hearts", 2)
    words = [text for text, _ in written_on_paper(sheet)]
    assert {"No hearts", "being played", "No hearts, declared by Nora"} <= {*words}


@pytest.mark.parametrize("game", ["barbu", "concan"])
def test_names_of_fourteen_letters_stand_whole_over_four_columns(qapp, game):
    names = ("Ada Wilhelmina", "Massimiliano V", "NoraElisabetta", "Bartholomew XX")
    sheet = replace(played(game, 4, 2), players=names, sides=names)
    words = [text for text, _ in written_on_paper(sheet, 1060, 640)]  # the paper in a window of 1280 x 800
    assert all(words.count(name) >= 2 for name in names)  # over the list and over the hand


def test_names_over_the_columns_begin_behind_the_number_of_the_hand(qapp):
    pairs = ("Wilhelmina Wow and Bartholomew WW", "Maximilian Mmm and Gwendolyn Mwmw")
    ends = (replace(ENDS[0], hand=1287), replace(ENDS[1], hand=1288))
    sheet = ScoreSheet("Buraco", 3000, NAMES, pairs, ends, ending=ENDING)
    places = {}

    class Placed(QPainter):
        def drawText(self, at, *words):
            if isinstance(at, QRectF):
                places.setdefault(words[-1], []).append((at, width_of(words[-1], self.font())))

    picture = QImage(1060, 640, QImage.Format.Format_RGB32)
    with Placed(picture) as painter:
        draw_paper(painter, picture.rect(), sheet, 1)
    ((at, wide),) = places["Hand 1288"]
    beside = [each for words, found in places.items() if words.startswith("Wilhelmina") for each, _ in found]
    assert all(each.left() > at.left() + wide for each in beside if each.left() > at.left() - 20)
    assert max(each.left() for each in beside) > at.left()


def test_how_hands_of_one_figure_ended_is_written_in_one_size(qapp):
    ends = tuple(hand_end(n, (10, 20, 30, 40), (10 * n, 20 * n, 30 * n, 40 * n), seat=n % 4) for n in range(1, 5))
    told = lambda end, name: Text("", f"{name} hat die Runde gewonnen")  # noqa: E731
    sheet = ScoreSheet("Concan", None, NAMES, NAMES, ends, ending=told, form=CATALOG["concan"].sheet_form)
    fonts = [font for text, font in written_on_paper(sheet) if "gewonnen" in text]
    assert len(fonts) == len(ends)
    assert {(font.pixelSize(), font.stretch() or 100) for font in fonts} == {(fonts[0].pixelSize(), 100)}


def test_the_totals_of_a_line_are_written_in_one_size(qapp):
    sheet = played("barracuda", 6, 3)
    fonts = [(text, font) for text, font in written_on_paper(sheet, 860, 540)]
    totals = list(map(figure, sheet.totals))
    at = next(at for at in range(len(fonts)) if [text for text, _ in fonts[at : at + 6]] == totals)
    assert len({font.pixelSize() for _, font in fonts[at : at + 6]}) == 1


def test_each_line_of_a_hand_with_doubles_keeps_to_its_own_height(qapp):
    what = "Ada against Nora, redoubled"
    end = replace(hand_end(1, (0,) * 4, (0,) * 4), lines=((line(what, 1, 16, "P9.2"),), (), (), ()))
    sheet = ScoreSheet("Barbu", None, NAMES, NAMES, (end,), ending=ENDING, form=CATALOG["barbu"].sheet_form)
    assert what in [words for words, _ in written_on_paper(sheet, 900, 560)]


def test_how_a_hand_ended_is_whole_and_long_names_give_way(qapp):
    names = tuple(f"{name} and some more" for name in ("Wilhelmina", "Massimiliano", "Elisabetta", "Bartholomew"))
    sheet = replace(played("concan", 4, 3), players=names, sides=names)
    told = [text for text, _ in written_on_paper(sheet, 760, 440) if text.endswith("won the hand")]
    assert len(told) == 3
    assert any("…" in text for text in told)


def test_the_sheet_of_sheepshead_says_who_played_and_signs_what_it_paid(qapp):
    end = replace(
        hand_end(1, (0, 4, 0), (0, 4, 0), reason="played", seat=None),
        lines=((), (replace(line("Card points in all", 93, 0, "S5.1"), tally=True), line("Won", 1, 4, "S5.2")), ()),
    )
    game = CATALOG["sheepshead"]
    sheet = ScoreSheet("Sheepshead", 10, NAMES[:3], NAMES[:3], (end,), ending=game.ending, form=game.sheet_form)
    assert sheet.hands[0].how == "Bix alone, Schneider, 93"
    assert sheet.hands[0].entries == ("–", "+4", "–")
    assert "sum" in [words for words, _ in written_on_paper(sheet)]


@pytest.mark.parametrize(("fewer_win", "best"), [(False, ("22", "27")), (True, ("13", "9"))])
def test_averages_and_best_of_each_side_stand_below_the_hand(qapp, fewer_win, best):
    sheet = ScoreSheet("BarraCan", 100, NAMES, PAIRS, ENDS, ending=ENDING, fewer_win=fewer_win)
    assert [row.entries for row in sheet.figures] == [("17.5", "18.0"), best]
    assert {"17.5", "A hand on average"} <= {words for words, _ in written_on_paper(sheet)}


def test_averages_of_six_are_whole_and_have_room(qapp):
    sheet = replace(played("barracuda", 6, 2), target=None)
    assert not [entry for row in sheet.figures for entry in row.entries if "." in entry]
    assert not [words for words, _ in written_on_paper(sheet, *SMALLEST) if "…" in words]


def test_of_six_long_names_only_the_marks_stand_over_the_hand(qapp):
    names = ("Ada Wilhelmina", "Massimiliano V", "NoraElisabetta", "Bartholomew XX", "CleoGuendalina", "Ravindranath Y")
    sheet = replace(played("barracuda", 6, 1), players=names, sides=names)
    told = [words for words, _ in written_on_paper(sheet, *SMALLEST)]
    assert sum(words[:4] in {name[:4] for name in names} for words in told) == 1 + len(names)  # the heading, the list


def test_many_house_rules_stand_whole_at_the_foot(qapp):
    rules = tuple(f"An option with a long name {number}: otherwise" for number in range(8))
    sheet = replace(played("buraco", 3, 1), house_rules=rules)
    told = [words for words, _ in written_on_paper(sheet, *SMALLEST)]
    assert ", ".join(rules) in " ".join(told)


def test_how_many_there_are_of_a_thing_leaves_what_stands_beside_it_free(qapp):
    lines = tuple((line("Cards in melds", 41, points),) for points in (1285, 1380, -1180))
    sheet = ScoreSheet("Buraco", 3000, NAMES, NAMES[:3], (hand_end(1, (0,) * 3, (0,) * 3, lines),), ending=ENDING)
    picture = QImage(*SMALLEST, QImage.Format.Format_RGB32)
    with Watched(picture) as painter:
        draw_paper(painter, picture.rect(), sheet, 0)
    places = [painter.words[words][0] for words in ("1285", "1380", "−1180", "(41)") if words in painter.words]
    assert len(places) >= 3
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
