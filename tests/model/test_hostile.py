"""Nothing that a record contains crashes, hangs or exhausts the verifier (record.md)."""

import io
import json
import time
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barracan.games.barracan import categories
from barracan.games.catalog import find_game
from barracan.model.record import LINE_LIMIT
from barracan.model.verify import verify
from model.sample import HEADER, lines_of, match_of, verdict

START = match_of(1)
SEAT = START.state.turn
PILE = 1 - SEAT
LATER = lines_of(*match_of(90, seed=4).lines)
SECONDS = 1.0
"""A line is judged in milliseconds; the rest is room for a busy machine."""

WORDS = ["2C", "KH", "QS", "JH", "TH", "JK", "AS", "run", "family", "opposites", "triplet", "0", "3"]
NAMES = ["ladder", "arm", "rows", "categories", "category", "cards", "row", "pile", "at", "0", "1"]
plain = st.none() | st.booleans() | st.integers() | st.integers(-3, 14) | st.floats() | st.text(max_size=3)
junk = st.recursive(
    plain | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4),
    max_leaves=15,
)
KEYS = ("kind", "seat", "do", "card", "pile", "melds", "cards", "with", "flash", "discard", "hand", "dealer", "deck",
        "reason", "points", "totals", "winners", "format", "game", "options", "seats", "sides")  # fmt: skip
ACTIONS = ("draw", "pass", "pickup", "trick", "meld", "discard")


@given(st.binary(max_size=300))
def test_any_bytes(data):
    verdict(data)
    verdict(lines_of(HEADER) + data)


@given(st.binary(max_size=12), st.integers(0, len(LATER)), st.integers(0, 20))
def test_a_damaged_record(data, at, cut):
    verdict(LATER[:at] + data + LATER[at + cut :])


@given(st.dictionaries(st.sampled_from(KEYS), junk, max_size=6))
def test_any_line(line):
    verdict(lines_of(line))
    verdict(lines_of(HEADER | line))
    verdict(lines_of(*START.lines, line))


@given(st.sampled_from(ACTIONS), st.dictionaries(st.sampled_from(KEYS[3:10]), junk, max_size=6))
def test_any_move(do, keys):
    verdict(lines_of(*START.lines, {"kind": "move", "seat": SEAT, "do": do} | keys))


codes = st.sampled_from(["AS", "KH", "QS", "JH", "TH", "9H", "8H", "6H", "5S", "2C", "JK"])
small = st.integers(-2, 6)
ladders = st.fixed_dictionaries(
    {
        "ladder": small,
        "arm": st.lists(codes, max_size=6),
        "rows": st.dictionaries(
            st.sampled_from(["0", "1", "2", "5", "99999999"]), st.lists(codes, min_size=1, max_size=4)
        ),
        "categories": st.lists(
            st.fixed_dictionaries(
                {"category": st.sampled_from(["run", "family", "opposites", "triplet", "evens_odds"])},
                optional={"arm": st.lists(small, min_size=2, max_size=2), "row": small},
            ),
            max_size=6,
        ),
    }
)


@given(st.lists(ladders, min_size=1, max_size=3), st.sampled_from(["pickup", "meld"]))
def test_any_ladders(melds, do):
    verdict(lines_of(*START.lines, {"kind": "move", "seat": SEAT, "do": do, "pile": PILE, "melds": melds}))


def pick_up(*melds):
    return {"do": "pickup", "pile": PILE, "melds": list(melds)}


LADDER = {"ladder": 0, "arm": ["TC"], "rows": {"0": ["AD"]}, "categories": [{"category": "opposites", "row": 0}]}
HUGE = {
    "cards of a run": pick_up({"category": "run", "cards": ["2C"] * 12000}),
    "cards of a family": pick_up({"category": "family", "cards": ["JC"] * 12000 + ["QC", "KD"]}),
    "evens": pick_up({"category": "evens_odds", "cards": ["2C", "2D"] * 6000}),
    "melds": pick_up(*[{"category": "run", "cards": ["2C", "3C", "4C"]}] * 1300),
    "an arm": pick_up(LADDER | {"arm": ["AC", "KC", "QC", "JC", "TC"] * 2400}),
    "a row": pick_up(LADDER | {"rows": {"0": ["AD"] * 12000}}),
    "rows": pick_up(LADDER | {"arm": ["TC"] * 3000, "rows": {str(row): ["TC"] for row in range(3000)}}),
    "categories": pick_up(LADDER | {"categories": [{"category": "run", "row": 0}] * 2000}),
    "other categories": pick_up(LADDER | {"categories": [{"category": "run", "arm": [0, 0]}] * 1600}),
    "ladders": pick_up(*({**LADDER, "ladder": number} for number in range(560))),
    "trick cards": {"do": "trick", "cards": [{"pile": PILE, "at": 0}] * 2900, "with": "2C"},
    "a note in a note": {"do": "draw", "note": "DEEP"},
    "objects in objects": {"do": "draw", "note": "WIDE"},
    "long numbers": {"do": "draw", "note": [int("1" * 4000)] * 15},
    "a long word": {"do": "x" * 60000},
}


@pytest.mark.parametrize("keys", HUGE.values(), ids=HUGE)
def test_a_huge_line_is_judged_at_once(keys):
    text = json.dumps({"kind": "move", "seat": SEAT} | keys, separators=(",", ":"))
    text = text.replace('"DEEP"', "[" * 32000 + "]" * 32000).replace('"WIDE"', '{"":' * 12000 + "1" + "}" * 12000)
    assert 30_000 < len(text) <= LINE_LIMIT
    data = lines_of(*START.lines, text)
    began = time.process_time()
    verdict(data)
    assert time.process_time() - began < SECONDS


def test_a_long_record_of_fat_lines_takes_little_memory():
    note = "[" + "0," * 30_000 + "0]"
    lines = [line[:-1] + f',"note":{note}}}' for line in match_of(30, seed=6).lines]
    stream = io.BytesIO(lines_of(*lines))
    tracemalloc.start()
    try:
        assert verify(stream, find_game).hands
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 8 * 1024 * 1024


def test_what_is_judged_leaves_nothing_large_behind():
    tracemalloc.start()
    try:
        for number in range(60):
            cards = ["2C", "3D"] * (5000 + number)
            assert not categories.stands(categories.RUN, range(len(cards)))
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 512 * 1024
