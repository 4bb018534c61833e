"""The end of a match at the table: the page with its result."""

import pytest
from PySide6.QtCore import Qt

from barracan.games.barracan.moves import Draw, LayMelds
from barracan.model.score import MatchEnd
from barracan.session.progress import Pace
from barracan.table.cards.faces import BACK, FaceKey
from barracan.table.moments.parts import CardPicture
from barracan.windows.match.end_boards import hand_board, match_board
from session.company import dealt
from waiting import until
from windows.finale import ALL_FIVE, HELD, board, end_told, ended, moment, offered, press_key, result, stands


def test_the_result_follows_the_last_hand(window, flash):
    flash(target=30)
    until(lambda: stands(window))
    assert board(window).last
    assert board(window).note == "Ada reaches 30"
    assert moment(window).buttons[0].word == "The result"
    press_key(window, Qt.Key.Key_Return)
    assert result(window).title == "Ada wins the match"
    assert (result(window).score, result(window).rest) == ("32", "to 0, after one hand")
    assert result(window).won
    assert [fact.bold for fact in result(window).facts][:2] == ["Your first win", "Flash exit"]
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Escape)
    assert offered(window) == ["score_pad", "result", "same_table"]
    press_key(window, Qt.Key.Key_Space)
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Return)
    until(lambda: window.controller.scene.view.turn is not None)
    assert moment(window) is None
    assert window.controller.scene.view.totals == (0, 0)


def test_the_facts_know_the_matches_that_were_played_before(window, library, flash):
    match = dealt(("human", "casual"), {0: HELD}, stock="7D", target=30)
    for step in (Draw(0), LayMelds(0, ALL_FIVE, flash=True)):
        match.play(step)
    names = [note.name for note in match.seats]
    for _ in range(2):
        library.release(library.begin(match.lines))
    flash(target=30)
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Return)
    assert names[0] == "Ada"
    assert "3 wins in a row at BarraCan" in [f"{fact.bold} {fact.rest}" for fact in result(window).facts]


def test_the_courts_are_there_when_the_arc_opens(window, flash):
    flash(target=30)
    until(lambda: stands(window))
    faces = window.controller.scene.faces
    faces.finish()
    press_key(window, Qt.Key.Key_Return)
    cards = [item for item in moment(window).childItems() if isinstance(item, CardPicture)]
    assert len(cards) == 7
    backs = {faces.look(FaceKey(BACK, card.key.width)).pixmap.cacheKey() for card in cards}
    assert not backs & {faces.look(card.key).pixmap.cacheKey() for card in cards}


def test_pips_fall_for_who_wins_and_none_lies_over_a_text(window, flash):
    flash(target=30)
    until(lambda: stands(window))
    press_key(window, Qt.Key.Key_Return)
    until(lambda: stands(window))
    page = moment(window)
    assert 0 < len(page.pips) <= 100
    texts = [page.board.sceneBoundingRect(), *(button.sceneBoundingRect() for button in page.buttons)]
    pips = [pip.sceneBoundingRect() for pip in page.pips]
    assert not any(pip.intersects(text) for pip in pips for text in texts)


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_with_less_motion_the_same_facts_stand_at_once(window, flash, speed):
    flash(target=30)
    until(lambda: stands(window))
    window.controller.scene.stage.set_speed(speed)
    press_key(window, Qt.Key.Key_Return)
    page = moment(window)
    assert page.moving is (speed == "normal")
    where = page.board.sceneBoundingRect()
    page.finish()
    assert page.board.sceneBoundingRect() == where
    assert len(page.content.facts) == 3
    assert page.arc.medal.isVisible()


def test_where_nobody_plays_the_page_of_the_match_follows_by_itself(window, library):
    window.controller.session.pace = Pace(60_000, 60_000)
    match = dealt(("random", "random"), {0: HELD}, stock="7D")
    match.play(Draw(0))
    number = library.begin(match.lines)
    library.release(number)
    window.resume(number)
    over = []
    window.controller.hand_ended.connect(lambda: over.append(type(moment(window)).__name__))
    end = ended("out", 0, (20, 27), (114, 62))
    told_so = end_told(end, ((0,), (1,)))
    window.controller.finale.begin(hand_board(told_so))
    window.controller.finale.crown(lambda: match_board(MatchEnd((0,), (114, 62)), told_so))
    until(lambda: over == ["ResultPage"])
