"""Chance that is the same everywhere: the numbers below never change."""

from collections import Counter

from barracan.model.randomness import choose, seed_text, shuffle, stream


def test_a_stream_is_named_by_its_words():
    assert [stream("deck", 1, 2).random() for _ in range(2)] == [stream("deck", 1, 2).random()] * 2
    assert stream("deck", 1, 2).random() != stream("deck", 12).random()
    assert stream("deck", 1).random() != stream("player", 1).random()


def test_pinned_numbers():
    rng = stream("deck", 1, 1)
    assert [int(rng.random() * 1000) for _ in range(6)] == [710, 231, 184, 440, 352, 840]


def test_a_pinned_shuffle():
    items = list(range(12))
    shuffle(items, stream("deck", 7))
    assert items == [9, 8, 5, 0, 4, 3, 10, 1, 6, 2, 11, 7]


def test_a_pinned_choice():
    rng = stream("choice")
    assert [choose("abcdefg", rng) for _ in range(8)] == list("ebecgabd")


def test_a_shuffle_keeps_all_and_is_even():
    rng = stream("even")
    places = Counter()
    for _ in range(3000):
        items = list(range(4))
        shuffle(items, rng)
        assert sorted(items) == [0, 1, 2, 3]
        places[tuple(items)] += 1
    assert len(places) == 24
    assert max(places.values()) < 2 * min(places.values())


def test_shuffling_nothing_and_one():
    for items in ([], [1]):
        shuffle(items, stream("none"))
        assert items in ([], [1])


def test_the_text_of_cards_in_seeds_is_pinned():
    assert [seed_text(cards) for cards in ((), ("TD",), ("TD", "JK"), ["2C", "2C", "AS"])] == [
        "()", "('TD',)", "('TD', 'JK')", "('2C', '2C', 'AS')",
    ]  # fmt: skip
    assert seed_text((("TD", "2C"), (), ("JK",))) == "(('TD', '2C'), (), ('JK',))"


def test_a_stream_of_cards_is_pinned():
    words = ("concan", 5, 0, "lay", seed_text(("TD", "JK")), seed_text(()), 40)
    assert int(stream(*words).random() * 10**9) == 931032086
