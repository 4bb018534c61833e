"""Small changes of the program: what is changed, and that the nearest tests are found."""

import ast

import mutations


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


def test_the_same_seed_draws_the_same_changes():
    assert mutations.drawn(5, 6) == mutations.drawn(5, 6) != mutations.drawn(6, 6)


def test_a_change_is_noticed_by_the_tests_of_its_file():
    rings = list(mutations.nearest("desktop/barracan/games/barracan/legality.py"))
    assert "tests/games/barracan" in rings[1]
    assert all((mutations.ROOT / test).exists() for ring in rings for test in ring)
