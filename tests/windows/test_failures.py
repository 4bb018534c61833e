"""What may fail is run by one function, which tells the failure in a sentence."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal

from barracan.model.moves import RecordFault
from barracan.model.record import RecordError
from barracan.model.replay import SeatNote
from barracan.model.score import MatchEnd
from barracan.model.text import Text
from barracan.session.messages import MatchSettings
from barracan.storage.errors import LibraryError
from barracan.windows.shell.observers import Watch
from barracan.windows.shell.shell import report_failures
from windows.pages import absent

FULL = Text("test", "The disk is full.")


@pytest.mark.parametrize("failure", [LibraryError(FULL), RecordFault("B1.1", FULL), RecordError(3, "B1.1", FULL)])
def test_a_failure_is_told_and_ends_what_is_run(failure):
    sentences, done = [], []
    with report_failures(sentences.append):
        done.append("before")
        raise failure
    assert (sentences, done) == (["The disk is full."], ["before"])


def test_a_file_that_cannot_be_written_is_named():
    sentences = []
    with report_failures(sentences.append, file="pad.csv"):
        raise OSError(28, "No space left on device")
    assert sentences == ["pad.csv cannot be written: No space left on device."]


def test_a_fault_of_the_program_is_not_hidden():
    sentences = []
    with pytest.raises(OSError, match="Is a directory"), report_failures(sentences.append):
        raise OSError(21, "Is a directory")
    assert sentences == []


def test_a_table_whose_match_was_let_go_of_for_one_that_the_rules_refuse_is_left(window):
    settings = MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "casual")))
    window.start(settings)
    window.start(settings._replace(options={"target": -5}))
    assert window.pages.currentWidget() is window.pages.find_leaf("home_page")
    assert not absent(window, "notice_sentence")


class WatchedMatch(QObject):
    """A match between computers that is over; another cannot be stored."""

    hand_ended = Signal()
    revealed = Signal()
    trouble = Signal(str)
    settings = None
    finale = SimpleNamespace(by_itself=False)
    model = SimpleNamespace(result=MatchEnd((0,), (1, 0)))

    def start(self, settings):
        raise LibraryError(FULL)


def test_computers_that_are_watched_tell_why_no_other_match_begins(qtbot):
    match = WatchedMatch()
    Watch(match, match)
    with qtbot.waitSignal(match.trouble) as heard:
        match.hand_ended.emit()
    assert heard.args == ["The disk is full."]
