"""Judging a match in its review: costly moves, the line that would have been played, luck, and who is ahead."""

import re
from random import Random

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from barracan.games.catalog import CATALOG, find_game
from barracan.players.player import decide
from barracan.players.protocol import Candidate, Decision
from barracan.session.analysis import HandAnalysis
from barracan.session.lessons.own_puzzles import is_puzzle
from barracan.session.review import Review
from waiting import run_dry, until
from windows.pages import absent, click, control
from windows.reviews import look, open_review, shown, three_at_sheepshead, two_at_barracan


@pytest.fixture(scope="module")
def tricks():
    return three_at_sheepshead()


@pytest.fixture
def page(window, library):
    return open_review(window, library, two_at_barracan())


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
