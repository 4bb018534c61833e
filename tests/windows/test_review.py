"""Reviewing records in the window: steps, eyes, open hands, verdicts, playing on."""

import json
import re
from random import Random

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG, find_game
from barracan.players.protocol import Candidate, Decision
from barracan.players.self_play import SelfPlay
from barracan.session.analysis import HandAnalysis
from barracan.session.review import Review
from waiting import run_dry, until
from windows.pages import click, control


@pytest.fixture(scope="module")
def lines():
    return SelfPlay(CATALOG["barracan"], ["random"] * 2, {"target": 1}, seed=3).play().lines


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
    assert control(page, "verdict").text() == "Every line of this record is right."
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


def test_other_eyes_see_other_hands_and_open_hands_are_told(page):
    own = sorted(shown(page)["hand:0"])
    eyes = control(page, "eyes")
    eyes.setCurrentIndex(1)
    eyes.activated.emit(1)
    assert sorted(shown(page)["hand:1"]) == sorted(page.review.hand(1)) != own
    assert shown(page).get("hand:0", []) == []
    eyes.setCurrentIndex(2)
    eyes.activated.emit(2)
    told = control(page, "open_hands").text()
    assert told.count("\u2009") + told.count("   ") == 12


def test_it_plays_by_itself_to_the_end(page, lines):
    page.running.setInterval(1)
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert control(page, "run").text() == "Stop"
    until(lambda: page.review.position == len(lines))
    assert control(page, "run").text() == "Play"


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
    path.write_text("".join(f"{line}\n" for line in [*lines[:12], "{}"]))
    window.features.reviews.of_file(path)
    page = window.pages.currentWidget()
    assert page.review.wrong.line == 13
    assert control(page, "verdict").text().startswith("Line 13 is wrong (record).")


@pytest.mark.parametrize("content", [b"", b"no record\n", b"\xff\xfe\n"])
def test_a_foreign_file_gets_a_sentence(window, tmp_path, content):
    path = tmp_path / "foreign.cards.jsonl"
    path.write_bytes(content)
    window.features.reviews.of_file(path)
    assert window.pages.currentWidget().objectName() != "review_page"
    assert "Line 1 is wrong" in window.findChild(object, "notice_sentence").text()


def test_a_hand_being_played_keeps_its_secrets(window, library, lines):
    match = library.begin(lines[:9])
    library.release(match)
    window.resume(match)
    window.do("record")
    assert window.pages.currentWidget() is window.controller.view


LOSSES = (0, 500, 60, 400)
"""What moves have lost, one after the other, in thousandths: in Sheepshead nothing, a blunder, a doubt, a blunder."""


class InTheWindow(QObject):
    """Judges at once, without a worker, and always alike; where there is a choice another move was better."""

    answered = Signal(int, object)
    failed = Signal(int)

    def __init__(self, parent=None):
        super().__init__(parent)
        self._asked = 0

    def ask(self, past):
        self._asked += 1
        ticket, game = self._asked, CATALOG[past.game]
        legal = game.legal_moves(game.determinize(past.view, Random(1)))
        better = next((move for move in legal if move != past.move), past.move)
        loss = LOSSES[ticket % len(LOSSES)] if better != past.move else 0
        found = {better: Candidate(better, loss), past.move: Candidate(past.move, 0, loss // 4)}
        decision = Decision(better if loss else past.move, tuple(found.values()), 1 if past.state else 32, spread=7)
        QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, decision))
        return ticket

    def close(self):
        pass


@pytest.fixture(scope="module")
def tricks():
    return SelfPlay(CATALOG["sheepshead"], ["casual", "random", "casual"], {}, seed=5).play(hands=2).lines


def look(page, seat):
    """See with the eyes of a seat."""
    eyes = control(page, "eyes")
    eyes.setCurrentIndex(seat)
    eyes.activated.emit(seat)


@pytest.fixture
def judged(page, tricks, monkeypatch):
    """The page with another record, its first hand judged for the seat of the eyes."""
    page.show_review(Review(find_game, tricks))
    look(page, 1)
    monkeypatch.setattr("barracan.windows.review.analysis_panel.WorkerPool", InTheWindow)
    click(page, "judge")
    until(lambda: page.analysis.hand.over)
    return page


def test_a_hand_is_judged_with_marks_lessons_and_a_sentence_for_each_move(judged):
    told = control(judged, "judged").text()
    assert re.fullmatch(r"By what could be seen, random 1’s moves lost \d+\.\d points\..*", told)
    hand = judged.analysis.hand
    lesson = hand.lessons()[0]
    assert control(judged, "lesson_0").text().startswith("Lesson 1: −")
    click(judged, "lesson_0")
    assert judged.review.position == lesson.position - 1
    words = control(judged, "judged_move").text()
    assert words.startswith("random 1: ")
    assert "Expert: " in words
    marks = control(judged, "judged_marks")
    spot = round(marks.spot(lesson.position))
    control(judged, "scrubber").setValue(2)
    QTest.mouseClick(marks, Qt.MouseButton.LeftButton, pos=QPoint(spot, marks.height() // 2))
    assert judged.review.position == lesson.position - 1


def test_arrows_lead_from_mark_to_mark(judged):
    moments = [position - 1 for position, _ in judged.analysis.hand.marks()]
    QTest.keyClick(judged, Qt.Key.Key_Home)
    seen = []
    for _ in moments:
        QTest.keyClick(judged, Qt.Key.Key_Down)
        seen.append(judged.review.position)
    assert seen == moments
    QTest.keyClick(judged, Qt.Key.Key_Down)
    assert judged.review.position == moments[-1]
    QTest.keyClick(judged, Qt.Key.Key_Up)
    assert judged.review.position == moments[-2]


def test_arrows_lead_from_mark_to_mark_while_a_button_has_the_focus(judged):
    moments = [position - 1 for position, _ in judged.analysis.hand.marks()]
    control(judged, "step_back").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert judged.review.position == moments[0]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert judged.review.position == moments[0] + 1
    assert QApplication.focusWidget() is control(judged, "step_back")


def test_luck_is_promised_where_cards_are_drawn_alone(page, tricks):
    assert control(page, "judged_move").text().endswith("how lucky the draws were.")
    page.show_review(Review(find_game, tricks))
    assert control(page, "judged_move").text().endswith("what each cost.")


@pytest.mark.parametrize("missing", [0, 1])
def test_a_hand_is_told_without_its_luck_only_where_all_draws_were_judged(missing, page, monkeypatch):
    of_all = HandAnalysis.luck
    monkeypatch.setattr(HandAnalysis, "luck", lambda hand: dict(list(of_all(hand).items())[missing:]))
    monkeypatch.setattr("barracan.windows.review.analysis_panel.WorkerPool", InTheWindow)
    click(page, "judge")
    until(lambda: page.analysis.hand.over)
    told = control(page, "judged").text()
    draws = page.analysis.hand.draws
    assert f"Luck of {draws - missing} of {draws} draws" in told
    assert ("without this luck" in told) == (not missing)


def test_the_keyboard_reaches_the_judgement(judged):
    judged.setFocus()
    reached = set()
    for _ in range(20):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget().objectName())
    assert {"judge_open", "lesson_0"} <= reached
    control(judged, "lesson_0").setFocus()
    QTest.keyClick(control(judged, "lesson_0"), Qt.Key.Key_Space)
    assert judged.review.position == judged.analysis.hand.lessons()[0].position - 1


def test_the_table_keeps_its_size_while_a_hand_is_judged(page, tricks, monkeypatch):
    page.show_review(Review(find_game, tricks))
    look(page, 1)
    before = page.view.height()
    monkeypatch.setattr("barracan.windows.review.analysis_panel.WorkerPool", InTheWindow)
    click(page, "judge")
    until(lambda: page.analysis.hand.over)
    click(page, "lesson_0")
    run_dry()
    assert page.view.height() == before


def test_words_are_larger_in_a_large_window(window, page):
    small = control(page, "verdict").font().pixelSize()
    window.resize(2560, 1440)
    assert control(page, "verdict").font().pixelSize() > small
    window.resize(1280, 800)
    assert control(page, "verdict").font().pixelSize() == small


def test_another_seat_and_another_record_are_not_judged_yet(judged, tricks):
    look(judged, 2)
    assert control(judged, "judge").text() == "Judge casual 2’s moves"
    assert control(judged, "judged").text() == ""
    look(judged, 1)
    assert control(judged, "judged").text()
    judged.show_review(Review(find_game, tricks))
    assert control(judged, "judged").text() == ""


def test_a_hand_is_judged_with_all_cards_known(judged):
    click(judged, "judge_open")
    until(lambda: judged.analysis.hand.over)
    assert control(judged, "judged").text().startswith("With all cards known, random 1’s moves lost ")


def test_who_could_not_know_the_cards_is_blamed_for_nothing(judged):
    click(judged, "judge_open")
    until(lambda: judged.analysis.hand.over)
    click(judged, "lesson_0")
    words = control(judged, "judged_move").text()
    assert "With all cards known it cost " in words
    assert not any(each in words for each in ("±", "blunder", "error"))


def test_what_is_being_judged_when_the_page_is_left_is_given_up(page, window):
    click(page, "judge")
    assert "are being judged: 0 of" in control(page, "judged").text()
    window.show_matches()
    assert page.analysis.hand is None


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
