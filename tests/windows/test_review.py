"""Reviewing records in the window: steps, eyes, open hands, ways there and back, playing on."""

import json

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from barracan.games.catalog import find_game
from barracan.session.review import Review
from barracan.windows.review.open_hands import OpenHand
from barracan.windows.shell.notice import Notice
from waiting import until
from windows.pages import absent, click, control
from windows.reviews import look, open_review, shown, three_at_sheepshead, two_at_barracan


@pytest.fixture(scope="module")
def lines():
    return two_at_barracan()


@pytest.fixture(scope="module")
def tricks():
    return three_at_sheepshead()


@pytest.fixture
def page(window, library, lines):
    return open_review(window, library, lines)


def test_a_finished_match_is_stepped_through_from_the_list(page, lines):
    assert page.objectName() == "review_page"
    assert control(page, "verdict").text() == "verified, every line"
    assert control(page, "verdict").toolTip() == "Every line of this record is right."
    assert page.review.position == 2
    first = shown(page)
    click(page, "step_on")
    page.scene.finish_motion()
    assert page.review.position == 3
    second = shown(page)
    assert second != first
    click(page, "step_back")
    assert shown(page) == first
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.review.position == len(lines)
    assert not control(page, "play_on").isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert shown(page) == first


def test_other_eyes_see_other_hands_and_open_hands_are_painted(page):
    own = sorted(shown(page)["hand:0"])
    look(page, 1)
    assert sorted(shown(page)["hand:1"]) == sorted(page.review.hand(1)) != own
    assert shown(page).get("hand:0", []) == []
    look(page, 2)
    open_hands = control(page, "open_hands")
    assert [hand.name for hand in open_hands.hands] == [page.review.match.seats[1].name]
    assert sorted(open_hands.hands[0].cards) == sorted(page.review.hand(1))
    assert open_hands.accessibleName().startswith(f"{page.review.match.seats[1].name}: ")

    def lit():
        shot = open_hands.grab().toImage()
        return sum(shot.pixelColor(x, shot.height() // 2).lightness() > 200 for x in range(shot.width()))

    until(lambda: lit() > 100)  # its faces are rendered when they are first wanted


def test_a_long_hand_is_painted_in_as_many_rows_as_show_every_index(page):
    look(page, 2)
    hands, cards = control(page, "open_hands"), tuple(page.review.hand(1))
    high = []
    for count in (5, 3 * len(cards)):
        hands.show_hands([OpenHand("Ada", 0, (3 * cards)[:count], "")])
        high.append(hands.sizeHint().height())
    assert high[0] >= 0.306 * 1.4 * 54, "rank and suit are whole"
    assert high[1] in {2 * high[0], 3 * high[0]}


def test_a_hand_that_is_not_over_is_seen_from_the_own_seat_alone(window, lines, tmp_path):
    path = tmp_path / "unfinished.cards.jsonl"
    first = json.loads(lines[0])
    first["seats"][1]["player"] = "human"
    path.write_text("".join(f"{line}\n" for line in [json.dumps(first), *lines[1:15]]))
    window.features.reviews.of_file(path)
    page = window.pages.currentWidget()
    eyes = control(page, "eyes")
    assert [eyes.itemData(at) for at in range(eyes.count())] == [1]
    page.look_from(0)
    assert page.model.view.seat == 1
    page.look_from(-1)
    assert page.model.view.seat == 1
    assert absent(page, "open_hands")
    assert absent(page, "judge")
    assert control(page, "judged_title").text() == "This hand is not over"


def test_in_a_hand_that_is_not_over_other_eyes_are_shut_again(page, tricks):
    cut = next(at for at in range(len(tricks) - 1, 0, -1) if '"hand_end"' in tricks[at])
    page.show_review(Review(find_game, tricks[: cut - 2]))
    page.look_from(1)
    assert page.model.view.seat == 1
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.model.view.seat == 0
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert page.model.view.seat == 1


def test_a_hand_being_played_keeps_its_secrets(window, library, lines):
    match = library.begin(lines[:9])
    library.release(match)
    window.resume(match)
    window.do("record")
    assert window.pages.currentWidget() is window.controller.view


def test_the_head_leads_to_the_score_pad_of_the_hand_and_back(window, page):
    assert control(page, "review_title").text() == "Review"
    assert control(page, "where").text() == "hand 1"
    click(page, "score_pad")
    pad = window.pages.currentWidget()
    assert pad.objectName() == "reviewed_pad"
    assert pad.paper.at == 0
    assert absent(pad, "same_table"), "what is only looked at is not played again"
    QTest.keyClick(pad, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
    control(page, "score_pad").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.pages.currentWidget() is pad
    QTest.keyClick(pad, Qt.Key.Key_Escape)
    QTest.keyClick(page, Qt.Key.Key_P)
    click(pad, "review_hand")
    assert window.pages.currentWidget() is page
    assert page.review.position == page.review.hands[0]


def test_the_score_pad_leads_to_the_moves_of_a_hand_that_is_over(window, library, tricks):
    first = json.loads(tricks[0])
    first["seats"][1]["player"] = "human"
    match = library.begin([json.dumps(first), *tricks[1:]])
    library.release(match)
    window.resume(match)
    window.show_score()
    for hand in (1, 0):
        click(window, "review_hand")
        page = window.pages.currentWidget()
        assert page.objectName() == "review_page"
        assert page.review.position == page.review.hands[hand]
        assert control(page, "eyes").currentData() == 1
        QTest.keyClick(page, Qt.Key.Key_Escape)
        click(window, "previous_hand")


def test_a_match_of_the_library_is_exported_from_its_review(window, page, monkeypatch, tmp_path):
    path = tmp_path / "out.cards.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    assert absent(page, "import_record")
    click(page, "export_record")
    assert path.read_text().splitlines() == page.review.lines


def test_it_plays_by_itself_to_the_end(page, lines):
    page.running.setInterval(1)
    page.review.seek(len(lines) - 12)
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert control(page, "run").accessibleName() == "Stop"
    until(lambda: page.review.position == len(lines))
    assert control(page, "run").accessibleName() == "Play"


def test_playing_on_is_a_match_of_its_own(window, library, page):
    for _ in range(6):
        click(page, "step_on")
    position = page.review.position
    click(page, "play_on")
    assert window.pages.currentWidget() is window.controller.view
    stored = library.lines(window.controller.match)
    assert json.loads(stored[0])["practice"] is True
    assert [seat["player"] for seat in json.loads(stored[0])["seats"]] == ["human", "random"]
    assert stored[1:position] == page.review.lines[1:position]


def test_a_wrong_file_is_shown_as_far_as_it_is_right(window, lines, tmp_path):
    path = tmp_path / "wrong.cards.jsonl"
    path.write_text("no record")
    assert window.features.reviews.of_file(path) == window.findChild(Notice).sentence != ""
    path.write_text("".join(f"{line}\n" for line in [*lines[:12], "{}"]))
    window.features.reviews.of_file(path)
    assert window.findChild(Notice).sentence.startswith("Line 13 is wrong (record).")
    page = window.pages.currentWidget()
    assert page.review.wrong.line == 13
    assert control(page, "verdict").text() == "Line 13 is wrong"
    assert control(page, "verdict").toolTip().startswith("Line 13 is wrong (record).")
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.review.position == 12
    assert control(page, "judged_title").text() == "Line 13 is wrong"
    assert control(page, "judged_note").text() == "record"
    assert control(page, "judged_move").text()


def test_nothing_is_done_at_the_table_but_the_hand_laid_in_another_order(page):
    view, scene = page.view, page.scene
    card = scene.stage.hand_cards()[0]
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(card.sceneBoundingRect().center())
    )
    assert not scene.selection.cards
    assert scene.stage.hovered is None
    before = scene.stage.order.name
    control = scene.hud.sort.sceneBoundingRect()
    spot = QPointF(control.left() + control.width() / 2, control.center().y())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(spot))
    assert scene.stage.order.name != before
    assert page.review.position == page.review.hands[0]


def test_words_are_larger_in_a_large_window(window, page):
    small = control(page, "move_number").font().pixelSize()
    window.resize(2560, 1440)
    assert control(page, "move_number").font().pixelSize() > small
    window.resize(1280, 800)
    assert control(page, "move_number").font().pixelSize() == small
