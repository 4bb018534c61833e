"""Small changes of the program: what is changed, and that the nearest tests are found."""

import ast
import tomllib

import mutations
from tests_reached import Reached


def changes(text):
    return [(ast.unparse(node), after) for node, after in mutations.alternatives(ast.parse(text))]


def test_conditions_are_turned_round_constants_moved_and_calls_left_out():
    assert changes("f(x)") == [("f(x)", "None")]
    assert ("a < b", "(a <= b)") in changes("if a < b: pass")
    assert ("a < b", "(not (a < b))") in changes("if a < b: pass")
    assert ("a and b", "((a) or (b))") in changes("y = a and b")
    assert changes("y = 3") == [("3", "4")]
    assert changes("y = True") == [("True", "False")]


def test_nothing_is_changed_within_a_text():
    assert changes("y = f'{a == 1}'") == []


def test_every_change_of_a_file_leaves_python():
    path = mutations.PACKAGE / "games" / "barracan" / "legality.py"
    source = path.read_bytes()
    found = list(mutations.changes_of(path))
    assert len(found) > 20
    for change in found:
        ast.parse(change.applied(source))
        assert change.applied(source) != source


def test_the_same_seed_draws_the_same_changes(monkeypatch):
    monkeypatch.setattr(mutations, "ROOMS", mutations.ROOMS[2:3])
    assert mutations.drawn(5, 6) == mutations.drawn(5, 6) != mutations.drawn(6, 6)


def test_a_line_more_elsewhere_in_a_file_changes_no_number():
    legality = mutations.PACKAGE / "games" / "barracan" / "legality.py"
    before = dict(mutations.numbered(changes := list(mutations.changes_of(legality)), 5))
    moved = [
        change._replace(line=change.line + 1, start=change.start + 9, end=change.end + 9) for change in changes[3:]
    ]
    assert [number for _, number in mutations.numbered(moved, 5)] == list(before.values())[3:]
    assert len(set(before.values())) == len(changes)


def test_the_tests_of_a_file_are_found_by_what_they_import_or_else_by_their_folder():
    named = mutations.nearest("desktop/barracan/games/barracan/legality.py")
    assert all("barracan.games.barracan.legality" in (mutations.ROOT / test).read_text("utf-8") for test in named)
    assert named
    assert mutations.nearest("desktop/barracan/games/barracan/nowhere_named.py") == ["tests/games/barracan"]


def test_tests_of_the_room_come_first_then_the_quickest_and_no_more_than_there_is_time_for():
    change = next(mutations.changes_of(mutations.PACKAGE / "games" / "barracan" / "legality.py"))
    seconds = {"tests/windows/a": 1, "tests/games/b": 2, "tests/games/c": 3, "tests/windows/d": mutations.LONGEST}
    first, rest = mutations.rings(change, Reached(seconds, probed=True))
    assert list(first) == ["tests/games/b", "tests/games/c", "tests/windows/a"]
    assert not rest


def test_a_change_is_told_with_its_line_and_known_as_equivalent_by_its_text(monkeypatch):
    named = frozenset({("a.py", "x = 1", "1", "2")})
    monkeypatch.setattr(mutations, "equivalents", lambda: named)
    change = mutations.Change("a.py", 7, 4, 5, "1", "2", "    x = 1\n")
    assert change.text() == "a.py:7: 1 -> 2  [x = 1]"
    assert change.is_equivalent()
    assert not change._replace(after="3").is_equivalent()


def test_each_equivalent_change_has_a_reason():
    named = tomllib.loads(mutations.EQUIVALENT.read_text(encoding="utf-8"))["change"]
    assert len(mutations.equivalents()) == len(named)
    assert all(each["reason"].endswith(".") for each in named)
