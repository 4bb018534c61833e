"""Codes and kinds of cards."""

import pytest

from barracan.model.cards import (
    CODES,
    JOKER,
    KINDS,
    NUMBER_OF,
    RANK_OF,
    RANKS,
    RED,
    SUIT_OF,
    SUITS,
    card_text,
    cards_text,
    codes,
    kinds,
    pack,
)


def test_codes_and_kinds_belong_together():
    assert len(CODES) == len(set(CODES)) == 53
    assert all(KINDS[code] == kind for kind, code in enumerate(CODES))
    assert codes(kinds("TD AS JK")) == ("TD", "AS", "JK")


def test_a_kind_tells_rank_suit_and_colour():
    for kind, code in enumerate(CODES[:52]):
        assert (RANKS[RANK_OF[kind]], SUITS[SUIT_OF[kind]]) == tuple(code)
        assert RED[kind] == (code[1] in "DH")
        assert NUMBER_OF[kind] == ("A23456789T".find(code[0]) + 1)


def test_a_joker_has_no_rank_suit_colour_or_number():
    assert (RANK_OF[JOKER], SUIT_OF[JOKER], NUMBER_OF[JOKER]) == (-1, -1, 0)
    assert not RED[JOKER]


@pytest.mark.parametrize("word", ["1D", "td", "T", "TDD", "joker", "10D"])
def test_a_word_that_is_no_code(word):
    with pytest.raises(KeyError):
        kinds(word)


def test_packs():
    assert len(pack(packs=1, jokers=0)) == 52
    assert len(pack(packs=2, jokers=4)) == 108


def test_cards_as_people_read_them():
    assert [card_text(code) for code in ("TD", "4S", "AH", "KC", "JK")] == ["10♦", "4♠", "A♥", "K♣", "★"]
    assert cards_text(("TD", "4S")) == "10♦ 4♠"
