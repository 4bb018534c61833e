"""Reviewing records in the window: steps, eyes, open hands, verdicts, playing on."""

import json
import re
from random import Random

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from barracan.games.catalog import CATALOG, find_game
from barracan.players.player import decide
from barracan.players.protocol import Candidate, Decision
from barracan.session.analysis import HandAnalysis
from barracan.session.lessons.own_puzzles import is_puzzle
from barracan.session.review import Review
from barracan.windows.review.open_hands import OpenHand
from barracan.windows.shell.notice import Notice
from self_played import played_lines
from waiting import run_dry, until
from windows.pages import absent, click, control


@pytest.fixture(scope="module")
def lines():
    return played_lines("barracan", ("random",) * 2, seed=3, target=1)


@pytest.fixture
def page(window, library, lines):
    match = library.begin(lines)
    library.release(match)
    window.show_matches()
    click(window, "listed_finished")
    click(window, f"review_{match}")
    return window.pages.currentWidget()


def shown(page):
    """What the table shows of the piles and the own hand."""
    places = page.scene.tableau.places
    return {name: [card.code for card in place.cards] for name, place in places.items()}


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


def test_a_hand_being_played_keeps_its_secrets(window, library, lines):
    match = library.begin(lines[:9])
    library.release(match)
    window.resume(match)
    window.do("record")
    assert window.pages.currentWidget() is window.controller.view


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


LOSSES = (0, 500, 60, 400)
"""What moves have lost, one after the other, in thousandths: in Sheepshead nothing, a blunder, a doubt, a blunder."""


class InTheWindow(QObject):
    """Judges at once, without a worker, and always alike; where there is a choice another move was better."""

    answered = Signal(int, object)
    failed = Signal(int)

    def __init__(self, parent=None):
        super().__init__(parent)
        self._asked = 0

    def ask(self, question):
        self._asked += 1
        ticket, game = self._asked, CATALOG[question.game]
        if not hasattr(question, "move"):
            decision = decide(question.game, question.view, "casual", question.seed, 0)
            QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, decision))
            return ticket
        legal = game.legal_moves(game.determinize(question.view, Random(1)))
        better = next((move for move in legal if move != question.move), question.move)
        loss = LOSSES[ticket % len(LOSSES)] if better != question.move else 0
        found = {better: Candidate(better, loss), question.move: Candidate(question.move, 0, loss // 4)}
        chosen, worlds = better if loss else question.move, 1 if question.state else 32
        decision = Decision(chosen, tuple(found.values()), worlds, spread=7)
        QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, decision))
        return ticket

    def forget(self):
        pass

    def close(self):
        pass


@pytest.fixture(scope="module")
def tricks():
    return played_lines("sheepshead", ("casual", "random", "casual"), seed=5, first=2)


def look(page, seat):
    """See with the eyes of a seat."""
    eyes = control(page, "eyes")
    eyes.setCurrentIndex(seat)
    eyes.activated.emit(seat)


@pytest.fixture(autouse=True)
def judges(monkeypatch):
    """Nobody thinks in a process of its own."""
    monkeypatch.setattr("barracan.windows.review.judging.WorkerPool", InTheWindow)
    monkeypatch.setattr("barracan.windows.review.line_show.WorkerPool", InTheWindow)


def judge(page):
    """Have the match judged to the end."""
    click(page, "judge")
    until(lambda: page.judging.analysis.over)


@pytest.fixture
def judged(page, tricks):
    """The page with another record, judged for the seat of the eyes."""
    page.show_review(Review(find_game, tricks))
    look(page, 1)
    judge(page)
    return page


def costly(page):
    return [each.position for each in page.judging.analysis.costly()]


def pills(page):
    """The rows of the list that bear a pill, by what is read of them."""
    moves = control(page, "moves")
    return [moves.item(at).text() for at in range(moves.count()) if "cost" in moves.item(at).text().lower()]


def test_all_hands_are_judged_with_notches_pills_and_a_card_for_each_move(judged):
    positions = costly(judged)
    spans = judged.review.spans
    assert {at for at, span in enumerate(spans) for each in positions if span.first < each <= span.last} == {0, 1}
    assert pills(judged)
    QTest.keyClick(judged, Qt.Key.Key_J)
    assert judged.review.position == positions[0]
    assert re.fullmatch(r"Cost \d\.\d points", control(judged, "judged_title").text())
    words = control(judged, "judged_move")
    assert words.text().startswith("random 1: ")
    assert "Expert: " in words.toolTip()
    assert re.fullmatch(r"Costly moves: \d+\. Large ones: \d+\.", control(judged, "costly").text())


def test_keys_lead_from_one_costly_move_to_the_next_over_all_hands(judged):
    positions = costly(judged)
    QTest.keyClick(judged, Qt.Key.Key_Home)
    seen = []
    for _ in positions:
        QTest.keyClick(judged, Qt.Key.Key_J)
        seen.append(judged.review.position)
    assert seen == positions
    QTest.keyClick(judged, Qt.Key.Key_J)
    assert judged.review.position == positions[-1]
    QTest.keyClick(judged, Qt.Key.Key_J, Qt.KeyboardModifier.ShiftModifier)
    assert judged.review.position == positions[-2]
    click(judged, "next_costly")
    assert judged.review.position == positions[-1]


def test_arrows_step_and_page_keys_go_from_hand_to_hand_whatever_has_the_focus(judged):
    first, second = judged.review.hands
    QTest.keyClick(judged, Qt.Key.Key_Home)
    control(judged, "step_back").setFocus()
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Left)
    for key, position in zip(keys, (first + 1, first + 2, first + 1, first), strict=True):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert judged.review.position == position
    control(judged, "moves").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageDown)
    assert judged.review.position == second
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageUp)
    assert judged.review.position == first


def test_a_click_anywhere_in_the_axis_goes_there(judged):
    axis = control(judged, "scrubber")
    for position in (judged.review.hands[1] + 3, costly(judged)[0]):
        for y in (20, axis.height() - 10):
            QTest.keyClick(judged, Qt.Key.Key_Home)
            QTest.mouseClick(axis, Qt.MouseButton.LeftButton, pos=QPoint(round(axis.spot(position)), y))
            assert abs(judged.review.position - position) <= 1
    QTest.mouseClick(axis, Qt.MouseButton.LeftButton, pos=QPoint(round(axis.spot(costly(judged)[1]) + 3), 60))
    assert judged.review.position == costly(judged)[1], "a notch that is near is meant"


def test_a_click_on_a_move_of_the_list_goes_there(judged):
    moves = control(judged, "moves")
    item = moves.item(4)
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=moves.visualItemRect(item).center())
    assert judged.review.position == judged.review.hands[0] + 5
    assert moves.currentRow() == 4


def test_from_one_seat_only_its_own_moves_are_judged(judged):
    own = {at for span in judged.review.spans for at in judged.review.positions(1, span.first)}
    assert set(judged.judging.analysis.moves()) == own
    other = next(at for at in range(judged.review.hands[0] + 1, 30) if at not in own)
    control(judged, "scrubber").setValue(other)
    assert "only random 1’s own moves are judged" in control(judged, "judged_move").text()
    look(judged, 3)
    judge(judged)
    everybody = {
        at for span in judged.review.spans for seat in range(3) for at in judged.review.positions(seat, span.first)
    }
    assert set(judged.judging.analysis.moves()) == everybody


def test_open_hands_may_be_judged_by_all_cards(judged):
    look(judged, 3)
    judge(judged)
    click(judged, "worlds_open")
    assert judged.judging.analysis is None
    judge(judged)
    QTest.keyClick(judged, Qt.Key.Key_J)
    told = control(judged, "judged_move").toolTip()
    assert "With all cards known it cost " in told
    assert not any(each in told for each in ("±", "blunder", "error")), (
        "who could not know the cards is blamed for nothing"
    )


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


def test_what_would_have_happened_is_played_to_the_end_with_both_results(judged):
    QTest.keyClick(judged, Qt.Key.Key_J)
    position, before = judged.review.position, shown(judged)
    click(judged, "line")
    assert control(judged, "line_wash")
    assert control(judged, "where").text() == "Expert’s line"
    assert judged.review.position == position
    QTest.keyClick(judged, Qt.Key.Key_End)
    until(lambda: judged.line_show.is_over)
    results = control(judged, "line_results")
    words = [each.text() for each in results.findChildren(QLabel)]
    assert words[:3] == ["Points of the hand", "As it was", "Expert’s line"]
    assert len(words) == 3 + 3 * 3
    was = [str(points).replace("-", "−") for points in judged.review.ends[0].points]
    assert words[4::3] == was
    QTest.keyClick(judged, Qt.Key.Key_Escape)
    assert absent(judged, "line_wash")
    assert absent(judged, "line_results")
    assert control(judged, "where").text().startswith("hand 1")
    assert shown(judged) == before
    assert judged.review.position == position


def test_the_line_is_stepped_through_and_left_by_going_elsewhere(judged):
    QTest.keyClick(judged, Qt.Key.Key_J)
    click(judged, "line")
    QTest.keyClick(judged, Qt.Key.Key_Space)
    steps = judged.line_show.line.match.number
    QTest.keyClick(judged, Qt.Key.Key_Right)
    assert judged.line_show.line.match.number == steps + 1
    control(judged, "scrubber").setValue(3)
    assert not judged.line_show.active
    assert judged.review.position == 3


def test_luck_tells_the_draws_apart(page):
    judge(page)
    click(page, "luck")
    assert control(page, "list_title").text() == "Draws"
    assert control(page, "judged_title").text() == "Luck of the draws"
    assert re.match(r"Luck of \d+ of \d+ draws: ", control(page, "judged_move").text())
    click(page, "luck")
    assert control(page, "list_title").text() == "Moves"


def test_luck_is_told_where_cards_are_drawn_alone(judged):
    assert absent(judged, "luck")


@pytest.mark.parametrize("missing", [0, 1])
def test_a_hand_is_told_without_its_luck_only_where_all_draws_were_judged(missing, page, monkeypatch):
    of_all = HandAnalysis.luck
    monkeypatch.setattr(HandAnalysis, "luck", lambda hand: dict(list(of_all(hand).items())[missing:]))
    judge(page)
    click(page, "luck")
    told = control(page, "judged_move").text()
    draws = page.judging.hand_of(page.review.position, page.review.hands[0]).draws
    assert f"Luck of {draws - missing} of {draws} draws" in told
    assert ("without this luck" in told) == (not missing)


def test_the_keyboard_reaches_everything(judged):
    QTest.keyClick(judged, Qt.Key.Key_J)
    judged.setFocus()
    reached = set()
    for _ in range(20):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget().objectName())
    assert {
        "line",
        "moves",
        "scrubber",
        "step_back",
        "run",
        "step_on",
        "eyes",
        "next_costly",
        "play_on",
        "score_pad",
        "close",
    } <= reached


def test_the_table_keeps_its_size_while_a_match_is_judged(page, tricks):
    page.show_review(Review(find_game, tricks))
    look(page, 1)
    before = page.view.size()
    judge(page)
    QTest.keyClick(page, Qt.Key.Key_J)
    run_dry()
    assert page.view.size() == before


def test_words_are_larger_in_a_large_window(window, page):
    small = control(page, "move_number").font().pixelSize()
    window.resize(2560, 1440)
    assert control(page, "move_number").font().pixelSize() > small
    window.resize(1280, 800)
    assert control(page, "move_number").font().pixelSize() == small


def test_another_seat_and_another_record_are_not_judged_yet(judged, tricks):
    assert absent(judged, "judge")
    look(judged, 2)
    assert re.fullmatch(r"Judge this match, \d+ s", control(judged, "judge").text())
    look(judged, 1)
    assert absent(judged, "judge")
    judged.show_review(Review(find_game, tricks))
    look(judged, 1)
    assert control(judged, "judge")
    assert not pills(judged)


def test_what_is_being_judged_when_the_page_is_left_is_given_up(page, window):
    click(page, "judge")
    assert control(page, "costly").text().startswith("Judging: 0 of")
    window.show_matches()
    assert page.judging.analysis is None


def test_what_is_being_judged_is_judged_on_while_the_score_pad_is_read(page, window):
    click(page, "judge")
    click(page, "score_pad")
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    until(lambda: page.judging.analysis.over)


def test_who_is_ahead_is_a_list_too(judged):
    QTest.keyClick(judged, Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    assert control(judged, "list_title").text() == "Who is ahead"
    moves = control(judged, "moves")
    assert moves.item(moves.count() - 1).text().startswith("hand 2: ")
    QTest.keyClick(judged, Qt.Key.Key_Escape)
    assert control(judged, "list_title").text() == "Moves"


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


def test_a_persons_own_errors_become_puzzles_once_all_are_judged(window, library, tricks):
    first, *rest = tricks
    match = library.begin([first.replace('"player":"random"', '"player":"human"'), *rest])
    library.release(match)
    window.features.reviews.of_match(match)
    page = control(window, "review_page")
    own = window.features.puzzles.own
    heard = []
    window.features.reviews.judged.connect(lambda *told: heard.append(told))
    look(page, 0)
    judge(page)
    assert not heard  # of another seat
    look(page, 1)
    judge(page)
    (review, seat, moves), *_ = heard
    assert seat == 1
    assert {each.position for each in moves} == set(page.judging.analysis.moves())
    puzzles = [own.open(name) for name in own.names("sheepshead")]
    assert len(puzzles) == sum(is_puzzle(review, each) for each in moves) > 0
    assert all(puzzle.seat == 1 for puzzle in puzzles)
