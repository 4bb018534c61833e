"""Many repaints and many matches leave nothing behind: no references, items, objects or processes."""

import gc
import multiprocessing
import sys
from collections import Counter

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from barracan.session.progress import Pace
from waiting import run_dry, until
from windows.by_storm import NUMBER, settings, stored, window_on

REPAINTS, MATCHES, WARM, DEALS = 300, 30, 6, 2
KEPT = ("barracan.table.cards.faces", "barracan.table.cards.atlas", "barracan.session.worker_messages")
"""Modules whose objects may come and go: faces are kept on purpose, and answers of players may be on their way."""
CONSTANTS = (None, True, False)


def references():
    return [sys.getrefcount(value) for value in CONSTANTS]


def objects_of_the_table():
    """How many objects of each class of the table and the session there are."""
    gc.collect()
    kinds = [type(each) for each in gc.get_objects()]
    ours = [kind for kind in kinds if kind.__module__.startswith(("barracan.table", "barracan.session"))]
    return Counter(kind.__qualname__ for kind in ours if kind.__module__ not in KEPT)


def test_repaints_leave_no_reference_behind(qtbot, tmp_path):
    with window_on(qtbot, tmp_path) as window:
        window.resume(stored(window.library, "human", "casual", "casual", "casual", moves=20))
        window.controller.scene.finish_motion()
        viewport, scene = window.controller.view.viewport(), window.controller.scene
        scene.faces.finish()
        for _ in range(20):
            viewport.repaint()
        gc.collect()
        before, items, things = references(), len(scene.items()), objects_of_the_table()
        for _ in range(REPAINTS):
            viewport.repaint()
        gc.collect()
        after = references()
        assert len(scene.items()) == items
        assert objects_of_the_table() == things
        assert all(abs(new - old) < REPAINTS // 3 for old, new in zip(before, after, strict=True)), (before, after)


def test_matches_started_one_after_another_leave_nothing_behind(qtbot, tmp_path):
    with window_on(qtbot, tmp_path, pace=Pace(60_000, 60_000)) as window:
        scene = window.controller.scene

        def start(number):
            window.start(settings("barracan", "human", "random", number=f"{int(NUMBER) + number % DEALS:012}"))
            scene.finish_motion()
            QApplication.processEvents()

        def left():
            scene.finish_motion()
            scene.faces.finish()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            return len(scene.items()), objects_of_the_table(), len(multiprocessing.active_children())

        for number in range(WARM):
            start(number)
        thinker = window.controller.session.workers
        until(lambda: len(thinker.process_ids) == thinker.wanted)  # they begin one after the other
        before, lent = left(), references()
        for number in range(WARM, WARM + MATCHES - MATCHES % DEALS):  # the last deal is the one before
            start(number)
        after, gone = left(), references()
        assert after[2] <= before[2]
        assert after[0] == before[0]
        assert after[1] - before[1] == Counter()
        assert all(old - new < MATCHES for old, new in zip(lent, gone, strict=True)), (lent, gone)


def test_a_match_begun_while_cards_of_another_fly_ends_no_hand(qtbot, tmp_path):
    with window_on(qtbot, tmp_path, speed="normal") as window:
        ends = []
        window.controller.model.hand_ended.connect(lambda: ends.append(window.controller.model.end))
        for _ in range(3):
            window.start(settings("barracan", "human", "casual"))
            assert window.controller.scene.stage.motion.busy
        window.controller.scene.finish_motion()
        run_dry()
        assert ends == []
        assert not window.controller.between_hands
        assert window.painted_widget is window.controller.view.viewport()
