"""Settings and the file that keeps them."""

import os
import stat
from dataclasses import replace

import pytest

from barracan.windows.settings.preferences import Preferences, read_preferences, write_preferences
from barracan.windows.settings.settings_page import SettingsPage
from barracan.windows.shell.picture_store import PictureStore
from windows.pages import choose, opened


def test_what_is_written_is_read_again(tmp_path):
    chosen = replace(Preferences(), theme="dark", speed="off").with_table("barracan", {"seats": 3})
    write_preferences(tmp_path / "new" / "preferences.json", chosen)
    assert read_preferences(tmp_path / "new" / "preferences.json") == chosen


def test_the_step_of_the_one_course_of_older_versions_is_read(tmp_path):
    (tmp_path / "preferences.json").write_text('{"lesson": 7, "theme": "dark"}', "utf-8")
    assert read_preferences(tmp_path / "preferences.json") == Preferences(theme="dark", lessons={"barracan/first": 7})
    (tmp_path / "preferences.json").write_text('{"lesson": 7, "lessons": {"barracan": 9, "x": "y"}}', "utf-8")
    assert read_preferences(tmp_path / "preferences.json").lessons == {"barracan/first": 9}


@pytest.mark.parametrize(
    "text", ["", "[]", '{"theme": "pink", "speed": 3, "tables": [], "colour": "red"}', "[" * 100_000, "\x00"]
)
@pytest.mark.expected_warning("preferences not read")
def test_a_file_that_makes_no_sense_gives_defaults(tmp_path, text):
    (tmp_path / "preferences.json").write_text(text, "utf-8")
    assert read_preferences(tmp_path / "preferences.json") == Preferences()


@pytest.mark.expected_warning("preferences not kept")
def test_a_folder_that_takes_no_file_is_no_failure(tmp_path):
    (tmp_path / "file").touch()
    write_preferences(tmp_path / "file" / "preferences.json", Preferences())


def test_each_setting_is_applied_at_once(qtbot):
    page = opened(qtbot, SettingsPage(Preferences(), PictureStore(None)))
    choices = {"theme": "light", "faces": "four-colour", "card_size": "large", "speed": "slow", "pace": "calm"}
    choices |= {
        "contrast": "high",
        "tricks": "click",
        "one_click": "on",
        "spent_places": "off",
        "card_sheet": "order",
        "index": "large",
        "back": "lattice",
        "side": "left",
    }
    for name, value in choices.items():
        with qtbot.waitSignal(page.changed) as heard:
            choose(page, name, value)
        assert getattr(heard.args[0], name) == value
    assert heard.args[0] == replace(Preferences(), **choices)


def test_half_a_character_neither_comes_in_nor_goes_out(tmp_path):
    path = tmp_path / "preferences.json"
    path.write_text('{"theme": "dark", "tables": {"barracan": {"names": ["A\\ud83cda"]}}}', "utf-8")
    kept = read_preferences(path)
    assert kept.tables["barracan"]["names"] == ["Ada"]
    write_preferences(path, kept.with_table("burraco", {"names": ["B\ud83cix"]}))
    assert read_preferences(path).tables["burraco"]["names"] == ["Bix"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_they_are_for_their_owner_alone(tmp_path):
    path = tmp_path / "barracan" / "preferences.json"
    write_preferences(path, Preferences())
    assert [stat.S_IMODE(each.stat().st_mode) for each in (path, path.parent)] == [0o600, 0o700]
    path.chmod(0o644)
    read_preferences(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
