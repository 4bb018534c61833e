"""The list of moves in the window: a press on a line shows the move again."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.table.cards.marks import Mark
from waiting import until
from windows.by_storm import stored


def test_a_move_of_the_list_is_shown_again_on_a_click(window, library):
    match = stored(library, "human", "strong", moves=14)
    window.resize(1920, 1080)
    window.resume(match)
    scene = window.controller.scene
    until(lambda: scene.panel.item is not None and scene.panel.item.game.isVisible())
    brackets = lambda: {card.code for card in scene.tableau.cards() if Mark.LAST_MOVE in card.marks}  # noqa: E731
    now = brackets()
    rows = [row for row in scene.panel.item.game.rows if row.isVisible()]
    row = next(row for row in rows[:-1] if "discarded" in row.line.words)
    QTest.mouseClick(
        window.controller.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=window.controller.view.mapFromScene(row.sceneBoundingRect().center()),
    )
    assert scene.stage.motion.busy
    assert brackets() != now
    until(lambda: not scene.stage.motion.busy)
    assert brackets() == now
