"""Two programs with one library, and programs that are killed."""

import os
import random
import shutil
import sys
import time

import pytest

from barracan.storage.errors import HeldError
from barracan.storage.library import Library
from storage.sample import DRAW, HEADER, move, program

HOLDING = """
import sys
from pathlib import Path
from barracan.storage.library import Library
library = Library.open(Path(sys.argv[1]))
library.hold(int(sys.argv[2]))
print("held")
sys.stdin.readline()
library.release(int(sys.argv[2]))
print("released")
sys.stdin.readline()
"""


@pytest.fixture
def match(library):
    match = library.begin([HEADER])
    library.release(match)
    return match


def test_a_match_open_in_another_program_is_refused_until_it_lets_go(library, path, match):
    with program(HOLDING, path, match) as other:
        assert other.stdout.readline() == "held\n"
        for ask in (library.hold, library.delete):
            with pytest.raises(HeldError, match="open in another program"):
                ask(match)
        other.stdin.write("\n")
        other.stdin.flush()
        assert other.stdout.readline() == "released\n"
        library.hold(match)
        other.communicate("\n", timeout=30)
    library.append(match, [DRAW])
    assert library.holds(match)


def test_a_match_is_free_at_once_when_its_program_is_killed(library, path, match):
    with program(HOLDING, path, match) as other:
        assert other.stdout.readline() == "held\n"
        other.kill()
        other.wait()
        library.hold(match)
        other.communicate()


def test_the_same_match_is_not_opened_twice_in_one_program(library, path, match):
    library.hold(match)
    with Library.open(path) as second, pytest.raises(HeldError):
        second.hold(match)
    library.append(match, [DRAW])


def test_no_lock_is_left_behind(path):
    with Library.open(path) as library:
        library.begin([HEADER])
        library.release(library.begin([HEADER]))
    assert [file.name for file in path.parent.iterdir()] == [path.name]


PLAYING = """
import sys
from pathlib import Path
from storage.sample import HEADER, move
from barracan.storage.library import Library
with Library.open(Path(sys.argv[1])) as library:
    match = library.begin([HEADER])
    for number in range(300):
        library.append(match, [move(number)])
    print(match)
"""


def test_programs_that_write_at_the_same_time_lose_nothing(path):
    programs = [program(PLAYING, path) for _ in range(3)]
    matches = [int(other.communicate(timeout=60)[0]) for other in programs]
    with Library.open(path) as library:
        for match in matches:
            assert library.lines(match) == [HEADER, *map(move, range(300))]


SHOWING = """
import sys
from pathlib import Path
from storage.sample import HEADER, move
from barracan.storage.library import Library
library = Library.open(Path(sys.argv[1]))
match = library.begin([HEADER])
number = 0
while True:
    library.append(match, [move(number)])
    sys.stdout.write(f"{match} {number}\n")
    number += 1
"""


def test_what_was_shown_is_there_after_a_kill(path):
    rng = random.Random(5)
    shown = {}
    for _ in range(10):
        with program(SHOWING, path) as other:
            other.stdout.readline()
            time.sleep(rng.random() * 0.1)  # the instant of the kill, not a wait for anything
            other.kill()
            *whole, _ = other.communicate()[0].split("\n")
        if whole:
            match, number = map(int, whole[-1].split())
            shown[match] = number
    with Library.open(path) as library:
        for match, number in shown.items():
            lines = library.lines(match)
            assert len(lines) >= number + 1
            assert lines == [HEADER, *map(move, range(len(lines) - 1))]
            library.hold(match)


LOOKING_IN = """
import sys
from pathlib import Path
from barracan.storage.library import Library
Library.open(Path(sys.argv[1])).close()
"""


def look_in(path):
    with program(LOOKING_IN, path) as other:
        _, said = other.communicate(timeout=30)
    assert other.returncode == 0, said


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a lock belongs to its handle, or there is no such lock")
def test_the_log_stays_when_another_program_leaves_and_this_one_has_read_its_own_file(path):
    with Library.open(path) as library:
        match = library.begin([HEADER])
        path.read_bytes()  # as a file dialog does to learn what a file is; this program's locks are gone then
        log = path.with_name(f"{path.name}-wal")
        before = log.stat()
        look_in(path)
        library.append(match, [DRAW])
        assert os.path.samestat(log.stat(), before)
        with Library.open(copied(path)) as found:
            assert found.lines(match) == [HEADER, DRAW]
    assert not log.exists()


CUTTING = """
import fcntl, sys
with open(sys.argv[1], "r+b") as index:
    try:
        fcntl.lockf(index, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 128)  # as SQLite does before it cuts what nobody uses
        print("cut")
    except BlockingIOError:
        print("in use")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a lock belongs to its handle, or there is no such lock")
def test_nobody_may_cut_the_index_of_the_log_when_this_program_has_read_it(path):
    index = path.with_name(f"{path.name}-shm")
    with Library.open(path) as library:
        library.begin([HEADER])
        index.read_bytes()  # as a file dialog does
        with program(CUTTING, index) as other:
            said, _ = other.communicate(timeout=30)
    assert said.strip() == "in use"
    assert not index.exists()


def copied(path):
    """The library's files as they would be found had the program been killed now."""
    target = path.with_name("copy.sqlite")
    for companion in ("", "-wal"):
        shutil.copyfile(f"{path}{companion}", f"{target}{companion}")
    return target
