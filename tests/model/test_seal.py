"""Seals of decks."""

import hashlib

from barracan.model.record import Seal, read_seal, seal_digest

DECK = ("QH", "JK", "2C")


def test_anybody_can_make_a_seal_anew_from_salt_and_deck():
    assert seal_digest("5a17", DECK) == hashlib.sha256(b"5a17 QH JK 2C").hexdigest()


def test_a_seal_holds_for_its_own_deck_only():
    line = {"kind": "hand", "hand": 3, "deck": list(DECK), "salt": "5a17", "seal": seal_digest("5a17", DECK)}
    assert read_seal(line).holds
    for other in ({"deck": ["JK", "QH", "2C"]}, {"salt": "5a18"}, {"seal": "0" * 64}):
        assert not read_seal({**line, **other}).holds


def test_a_line_without_salt_or_with_another_kind_of_it_names_no_seal():
    line = {"kind": "hand", "hand": 1, "deck": list(DECK)}
    assert read_seal(line) is None
    assert read_seal({**line, "seal": "00"}) is None
    assert read_seal({**line, "seal": "00", "salt": 7}) is None


def test_a_seal_that_is_shown_before_its_hand_tells_nothing_of_the_deck():
    assert Seal(1, "00") == (1, "00", "", ())
