"""Values: made with little effort, compared by their fields."""

import pickle
from collections.abc import Mapping
from dataclasses import field, replace

import pytest

from barracan.model.value import value


@value
class Point:
    """A point."""

    x: int
    y: int = 0


@value
class Other:
    """As many fields, another meaning."""

    x: int
    y: int = 0


@value
class Noted:
    """What no key can be made of does not count for one."""

    name: str
    notes: Mapping[str, int] = field(default_factory=dict, hash=False)


def test_values_are_equal_by_their_fields_within_a_class():
    assert Point(1) == Point(1, 0)
    assert Point(1) != Point(2)
    assert Point(1) != Other(1)
    assert Point(1) != (1, 0)


def test_values_are_keys():
    assert {Point(1), Point(1, 0), Point(2)} == {Point(2), Point(1)}
    assert hash(Noted("a", {"b": 1})) == hash(Noted("a"))
    assert Noted("a", {"b": 1}) != Noted("a")


def test_values_keep_no_other_attributes():
    with pytest.raises(AttributeError):
        Point(1).z = 2


def test_values_are_written_in_full_go_to_other_processes_and_can_be_changed_in_copies():
    assert repr(Point(1)) == "Point(x=1, y=0)"
    assert pickle.loads(pickle.dumps(Noted("a", {"b": 1}))) == Noted("a", {"b": 1})
    assert replace(Point(1), y=2) == Point(1, 2)
