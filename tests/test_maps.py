"""The maps of the house: every file, folder, function and class that they name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAPS = ("README.md", "desktop/README.md", "tests/README.md", "packaging/README.md", "resources/README.md")
STARTS = ("", "desktop/barracan", "desktop", "packaging", "resources", "tests")
"""Where a path of a map may begin, beside the folder of the map."""
ROOMS = ("legality.py", "moves.py", "offers.py", "options.py", "play.py", "state.py", "view.py", "wording.py")


def named(text):
    """The paths in backticks: names of Python files, and whatever has a slash and no placeholder."""
    for words in re.findall(r"`([^`\n]+)`", text):
        for word in words.split():
            placeholder = re.search(r"[A-Z]{3}|^[./]|[^\w./*:-]", re.sub(r"README|:\w+", "", word))
            is_path = re.search(r"\.py(:\w+)?$", word) or ("/" in word.strip("/") and " " not in words)
            if is_path and not placeholder:
                yield word.rstrip("/")


def exists(path, beside):
    """Whether a path of a map is there; a bare name may lie in any folder, a star stands for any name.

    What stands behind a colon is a function, a class or a constant of the file.
    """
    path, _, name = path.partition(":")
    if "/" not in path:
        files = [file for room in ("desktop", "packaging", "tests") for file in (ROOT / room).rglob(path)]
    else:
        files = [file for base in (beside, *(ROOT / start for start in STARTS)) for file in base.glob(path)]
    defined = re.compile(rf"^\s*(?:def |class )?{name}\b\s*[(:=]", re.MULTILINE)
    return any(not name or defined.search(file.read_text(encoding="utf-8")) for file in files)


@pytest.mark.parametrize("name", MAPS)
def test_what_a_map_names_is_there(name):
    path = ROOT / name
    found = set(named(path.read_text(encoding="utf-8")))
    assert found
    assert [each for each in sorted(found) if not exists(each, path.parent)] == []


def test_the_rooms_of_a_game_are_in_every_game():
    for rules in (ROOT / "desktop/barracan/games").glob("*/rules.py"):
        if rules.parent.name != "tricks":
            missing = [room for room in ROOMS if not (rules.parent / room).exists()]
            assert missing == [], rules.parent.name
