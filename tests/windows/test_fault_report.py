"""The report of a fault: no card of a hand that is being played is in it, and nobody's name but those of the record."""

import json
import logging
import re
import zipfile
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.windows.about import fault_report
from barracan.windows.about.fault_report import parts_of, shared_log, shared_record, versions, write_report
from barracan.windows.shell.log import LogFile
from windows.pages import click

RECORD = Path(__file__).parent.parent / "records" / "right" / "two_seats.cards.jsonl"
ENTRY = "2026-11-23 10:20:30,123 ERROR barracan.session.x: "


@pytest.fixture
def record():
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    return [json.dumps({**json.loads(lines[0]), "seed": "123456789012"}), *lines[1:]]


def kinds(lines):
    return [json.loads(line)["kind"] for line in lines]


# The record in a report


def test_the_record_ends_with_the_last_hand_that_is_over(record):
    ends = [at for at, kind in enumerate(kinds(record)) if kind == "hand_end"]
    shared = shared_record(record[: ends[0] + 9])
    assert len(shared) == ends[0] + 1
    assert shared[1:] == record[1 : ends[0] + 1]


def test_before_the_first_hand_is_over_only_the_form_of_the_match_is_told(record):
    shared = shared_record(record[:20])
    assert kinds(shared) == ["match"]
    assert json.loads(shared[0])["options"] == json.loads(record[0])["options"]


def test_a_running_match_does_not_tell_the_number_its_cards_come_from(record):
    assert "seed" not in shared_record(record[:-1])[0]
    assert "123456789012" not in "".join(parts_of(record[:-1], None).values())


def test_a_finished_match_is_told_whole(record):
    assert shared_record(record) == record


def test_what_is_told_is_a_right_record(record):
    ends = [at for at, kind in enumerate(kinds(record)) if kind == "hand_end"]
    Match.replay(find_game, shared_record(record[: ends[0] + 5]))


# The log in a report


def blotted(tmp_path, text, names=()):
    log = tmp_path / "barracan.log"
    log.write_text(text, encoding="utf-8")
    return shared_log(log, names)


@pytest.mark.parametrize(
    ("secret", "left"),
    [
        ("7H TD JK", "·· ·· ··"),
        ("10♥, ♠", "··, ··"), ("ace of spades", "·· of ··"), ("the Jack of Clubs", "the ·· of ··"),
        ("Discard(card=37)", "Discard(card=··)"), ("KeyError: 'K'", "KeyError: '··'"), ("deadbeef42", "··"),
    ],
)  # fmt: skip
def test_no_card_is_left_in_the_log(tmp_path, secret, left):
    assert blotted(tmp_path, f"{ENTRY}refused: {secret}\n") == f"{ENTRY}refused: {left}\n"


def test_no_card_of_any_hand_comes_through_a_failure(tmp_path, record):
    """Each card of a hand, as its code and as its number, in the message of an error and in a view that is printed."""
    deck = json.loads(record[1])["deck"]
    text = (
        f"{ENTRY}a failure of the program\nTraceback (most recent call last):\nValueError: {deck} {list(range(54))}\n"
    )
    told = blotted(tmp_path, text)
    assert not set(deck) & set(re.findall(r"\w+", told.removeprefix(ENTRY)))
    assert not re.search(r"\d", told.removeprefix(ENTRY))


def test_where_it_happened_stays_and_whose_computer_it_is_does_not(tmp_path, monkeypatch):
    monkeypatch.setattr(fault_report.Path, "home", lambda: Path("/home/ada"))
    monkeypatch.setattr(fault_report.getpass, "getuser", lambda: "ada")
    monkeypatch.setattr(fault_report.platform, "node", lambda: "adas-desk")
    text = (
        f'{ENTRY}it failed for Nora on adas-desk\n  File "/home/ada/x/play.py", line 12, in run\n    cards[3]\n'
        '  File "/mnt/Ada/x.py", line 9, in f\nOSError: /home/ada/matches of Nora\n'
    )
    assert blotted(tmp_path, text, ["Nora", "Adam"]) == (
        f'{ENTRY}it failed for ·· on ··\n  File "~/x/play.py", line 12, in run\n    cards[··]\n'
        '  File "/mnt/··/x.py", line 9, in f\nOSError: ~/matches of ··\n'
    )


def test_only_the_last_part_of_a_long_log_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(fault_report, "LONGEST_LOG", 300)
    told = blotted(tmp_path, "".join(f"{ENTRY}{word}\n" for word in 20 * ["first"] + ["last"]))
    assert len(told) < 300
    assert told.startswith(ENTRY)
    assert told.endswith("last\n")


def test_a_log_that_cannot_be_read_is_told_so(tmp_path):
    assert parts_of((), tmp_path / "none")["log.txt"] == "The log cannot be read: No such file or directory.\n"


@pytest.mark.expected_warning("a failure")
def test_the_log_as_it_is_written_is_understood(tmp_path):
    log = LogFile(tmp_path)
    try:
        try:
            int("7H")
        except ValueError:
            logging.getLogger("barracan.x").exception("a failure", extra={})
    finally:
        log.close()
    told = shared_log(log.path)
    assert re.search(r'File ".*test_fault_report.py", line \d+, in test_the_log', told)
    assert "7H" not in told.replace(told.splitlines()[2], "")


# The file


def test_versions_tell_what_runs():
    assert all(each in versions() for each in ("BarraCan ", "Python ", "Qt ", "PySide "))


@pytest.mark.parametrize("ending", [".zip", ".txt"])
def test_a_report_is_an_archive_or_a_text(tmp_path, record, ending):
    path = tmp_path / f"report{ending}"
    parts = parts_of(record, None)
    write_report(path, parts)
    if ending == ".zip":
        with zipfile.ZipFile(path) as archive:
            assert {name: archive.read(name).decode() for name in archive.namelist()} == parts
    else:
        assert all(text in path.read_text(encoding="utf-8") for text in parts.values())
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_one_button_saves_a_report_of_the_match_at_the_table(window, library, tmp_path, monkeypatch):
    window.start(MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "casual"))))
    deck = json.loads(window.controller.session.record[1])["deck"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "report.txt"), ""))
    window.do("fault")
    click(window, "save_report")
    told = (tmp_path / "report.txt").read_text(encoding="utf-8")
    assert '"kind":"match"' in told
    assert '"deck"' not in told
    assert json.dumps(deck)[1:-1] not in told
    assert str(tmp_path / "report.txt") in window.findChild(object, "notice_sentence").text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "report.zip"), ""))
    click(window, "save_report")
    assert "cannot be written" in window.findChild(object, "notice_sentence").text()
    copy = tmp_path / "copy.sqlite"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(copy), ""))
    for sentence in ("All matches are copied to", "is there already"):
        window.features.relocation.copy()
        assert sentence in window.findChild(object, "notice_sentence").text()
    with Library.open(copy) as copied:
        assert copied.matches() == library.matches()
