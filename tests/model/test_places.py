"""Places and their names."""

import pytest

from barracan.model.places import Place, place_name, read_place, read_way, way_name


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("stock", Place("stock")),
        ("hand:2", Place("hand", owner=2)),
        ("tricks:1", Place("tricks", owner=1)),
        ("pile:0", Place("pile", number=0)),
        ("pot:1", Place("pot", number=1)),
        ("tray:12", Place("tray", number=12)),
        ("meld:4", Place("meld", number=4)),
        ("meld:1:4", Place("meld", owner=1, number=4)),
        ("ladder:0:2", Place("ladder", owner=0, number=2)),
        ("melds:0:complete_set", Place("melds", owner=0, word="complete_set")),
        ("foundation:C", Place("foundation", word="C")),
        ("builder:row:3", Place("builder", number=3, word="row")),
        ("button:pass", Place("button", word="pass")),
        ("button:double:1:2", Place("button", word="double:1:2")),
    ],
)
def test_a_name_tells_what_kind_of_place_it_is_whose_and_which(name, place):
    assert read_place(name) == place


@pytest.mark.parametrize("name", ["stock", "hand:0", "meld:1:4", "melds:0:run", "foundation:C"])
def test_a_name_is_written_of_its_parts(name):
    kind, *parts = name.split(":")
    assert place_name(kind, *parts) == name


def test_the_name_of_a_way_tells_the_place_and_the_number():
    assert read_way(way_name("meld:2", 1)) == ("meld:2", 1)
    assert read_way("meld:2") == ("meld:2", None)
    assert read_way("meld:2|") == ("meld:2", None)
