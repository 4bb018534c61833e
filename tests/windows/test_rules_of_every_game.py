"""The Rules button and the clause of a refusal lead to the rules of the game that is played, at that clause."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.games.catalog import CATALOG
from barracan.model.refusal import Refusal
from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.session.messages import MatchSettings
from cited import clauses_cited
from table.by_mouse import Mouse
from waiting import until
from windows.pages import control

FEW = 5
"""One clause in so many is opened: that each is there, the tests of the rules' texts look at."""
NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")


def begin(window, game_id):
    """Sit down at a table of this game and wait for one's turn."""
    notes = [SeatNote(name, "random" if at else "human") for at, name in enumerate(NAMES)]
    window.start(MatchSettings(game_id, tuple(notes[: CATALOG[game_id].seat_counts[-1]]), {}))
    scene = window.controller.scene
    until(lambda: scene.view is not None and scene.view.turn == 0)
    scene.finish_motion()


@pytest.mark.parametrize("game_id", CATALOG)
def test_the_rules_button_shows_the_rules_of_the_game_that_is_played(window, game_id):
    begin(window, game_id)
    mouse = Mouse(window.controller.view, window.controller.scene, CATALOG[game_id])
    mouse.press("rules")
    page = control(window, "rules_page")
    assert page.game == game_id
    assert page.title.text() == f"Rules of {CATALOG[game_id].title}"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.controller.view.isVisible()


@pytest.mark.parametrize("game_id", CATALOG)
def test_the_clause_of_a_refusal_opens_its_text(window, game_id):
    begin(window, game_id)
    scene = window.controller.scene
    mouse = Mouse(window.controller.view, scene, CATALOG[game_id])
    for clause in sorted(clauses_cited(game_id))[::FEW]:
        scene.refusals.show(Refusal(clause, Text("test", "This does not do. Try something else.")))
        mouse.click(scene.hud.bubble.chip.sceneBoundingRect().center())
        page = control(window, "rules_page")
        assert page.game == game_id
        assert page.clause in (clause, f"{clause}.1"), clause
        QTest.keyClick(page, Qt.Key.Key_Escape)
