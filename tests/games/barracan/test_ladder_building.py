"""Ladders found in a hand and named in place (B9): each stands, and in small hands none is missed."""

from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barracan.games.barracan import categories, ladder_search, ladders
from barracan.games.barracan.ladders import Growth, Ladder, LadderCategory
from barracan.games.rummy.state import Hand
from barracan.model.cards import JACK, JOKER, KING, QUEEN, kinds, pack
from barracan.model.refusal import Refusal
from games.barracan.position import built
from sources import is_compiled

PACK = pack(packs=2, jokers=4)


def judged(ladder, old):
    """The growth of a ladder that stands, or ``None``."""
    if ladders.fault(ladder):
        return None
    grown = ladders.growth(old, ladder)
    return grown if isinstance(grown, Growth) else None


def rungs(arm, rows):
    """Every category that arm and rows could have, standing or not."""
    for kind in categories.TYPES:
        yield from (LadderCategory(kind, -1, -1, row) for row in rows)
    for first in range(len(arm)):
        for last in range(first + 1, min(first + 3, len(arm))):
            for kind in (categories.OPPOSITES, categories.RUN, categories.FAMILY):
                yield LadderCategory(kind, first, last, -1)
                yield from (LadderCategory(kind, first, last, row) for row in rows if row == last)


def plain_namings(arm, rows, old):
    """Every ladder that these cards in place are, by trying all sets of categories."""
    possible = [part for part in rungs(arm, rows) if _stands(arm, rows, part)]
    for size in range(1, 6):
        for parts in combinations(possible, size):
            ladder = Ladder(arm, rows, parts)
            if judged(ladder, old):
                yield ladder


def _stands(arm, rows, part):
    """Whether a category is one by itself, so that the others need not be tried."""
    cards = Ladder(arm, rows, (part,)).cards_of(part)
    four = part.kind == categories.TRIPLET and len(cards) == 4 and len({card // 4 for card in cards}) == 1
    return four or categories.stands(part.kind, cards)


def plain_ladders(cards, old):
    """Every ladder that some of these cards make, with *old* in it: all arms, all rows, all sets of categories."""
    found = set()
    lying = old.cards() if old else []
    for size in range(2 if old else 1, len(cards) + 1):
        for chosen in set(combinations(cards, size)):
            for arm, rows in _placings([*chosen], old):
                for ladder in plain_namings(arm, rows, old):
                    assert len(ladder.cards()) == size + len(lying)
                    found.add(key(ladder))
    return found


def _placings(cards, old):
    """Every way to put cards above, below and beside."""
    for above_size in range(len(cards) + 1 if old else 1):
        for above in set(permutations(cards, above_size)):
            rest = _without(cards, above)
            for below_size in range(0 if old else 1, len(rest) + 1):
                for below in set(permutations(rest, below_size)):
                    arm = above + (old.arm if old else ()) + below
                    if not ladders.arm_fault(arm):
                        yield from _with_rows(arm, _without(rest, below), above_size, old)


def _with_rows(arm, side, shift, old):
    lying = {index + shift: row for index, row in old.rows.items()} if old else {}
    free = [index for index in range(len(arm)) if index not in lying]
    for places in product(free, repeat=len(side)):
        rows = dict(lying)
        for card, place in zip(side, places, strict=True):
            rows[place] = tuple(sorted((*rows.get(place, ()), card)))
        yield arm, rows


def _without(cards, gone):
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


def key(ladder):
    return ladder.arm, tuple(sorted(ladder.rows.items())), frozenset(ladder.parts)


def check(cards, old):
    found = list(ladder_search.find_ladders(Hand(cards), old))
    for ladder, grown in found:
        assert judged(ladder, old) == grown
        assert Hand(cards).holds(grown.new_cards)
        assert JOKER not in grown.new_cards
    keys = [key(ladder) for ladder, _ in found]
    assert len(keys) == len(set(keys))
    naturals = [card for card in cards if card != JOKER]
    assert set(keys) == plain_ladders(naturals, old)


@pytest.mark.parametrize(
    "cards",
    [
        "KH QH JH JS",
        "KH QS JH TH",
        "6H 5S 7H 5S",
        "6H 5S KC QD",
        "TH TS TD TC",
        "3H 2H AH KH",
        "9H 9S 9D 2S",
        "5H KC QD JC 6S",
        "JK 6H 5S",
        "4H 3H 2H AH TS",
    ],
)
def test_every_ladder_of_a_small_hand_is_found(cards):
    check(sorted(kinds(cards)), None)


@pytest.mark.parametrize(
    ("cards", "old"),
    [
        ("KH QS JH", "ladder 0: TH 9H 8H / run 0-2"),
        ("6H 5S TH 9C", "ladder 0: KC QD JC / family 0-2"),
        ("TH 9H KC AS", "ladder 0: KC QD JC / family 0-2"),
        ("TS TD AS 5H", "ladder 0: TH / 0 8S / evens_odds row 0"),
        ("9S 7H 9D KC", "ladder 0: TH / 0 AS / opposites row 0"),
        ("5S 6H 4D 7C", "ladder 0: 8H 7H 6H / run 0-2"),
        ("AH 2S 3D TC", "ladder 0: KC QD JC / family 0-2"),
        ("KC QD JC 2H", "ladder 0: 4S 3H / 0 6D / 1 8S / evens_odds row 0; opposites row 1"),
    ],
)
def test_every_growth_of_a_ladder_is_found(cards, old):
    check(sorted(kinds(cards)), built(old))


@settings(max_examples=25)
@given(st.lists(st.sampled_from(range(len(PACK))), max_size=4, unique=True))
def test_every_ladder_of_any_four_cards_is_found(at):
    check(sorted(PACK[index] for index in at), None)


pictures = [card for card in PACK if card // 4 in (JACK, QUEEN, KING, 9)]


@settings(max_examples=25)
@given(st.lists(st.sampled_from(range(len(pictures))), min_size=4, max_size=4, unique=True))
def test_every_ladder_of_four_pictures_is_found(at):
    check(sorted(pictures[index] for index in at), None)


@settings(max_examples=12)
@given(st.lists(st.sampled_from(range(len(PACK))), min_size=12, max_size=14, unique=True))
def test_every_ladder_found_in_a_hand_stands_and_the_best_come_first(at):
    hand = Hand(PACK[index] for index in at)
    found = [entry for _, entry in zip(range(300), ladder_search.find_ladders(hand, None), strict=False)]
    for ladder, grown in found:
        assert judged(ladder, None) == grown
        assert hand.holds(grown.new_cards)
        named = ladder_search.name_parts(ladder.arm, ladder.rows, None)
        assert not isinstance(named, Refusal)
        assert any(each.types & ladder.types == ladder.types for each, _ in named)
    values = [ladder_search.value(ladder, grown) for ladder, grown in ladder_search.best(hand, None)]
    assert values == sorted(values, reverse=True)
    assert len(values) == min(8, len(list(ladder_search.find_ladders(hand, None))))
    assert max([ladder_search.value(*entry) for entry in found], default=0) <= max(values, default=0)


@pytest.mark.parametrize(
    ("arm", "rows", "old"),
    [
        ("3D", {0: "3H 3S"}, None),
        ("3D 2S", {0: "3H 3S", 1: "9D"}, None),
        ("KH QH JH", {2: "JS JH"}, None),
        ("KH QS JH TH 9H", {2: "JS", 4: "9C 9D"}, None),
        ("7H 6H 5S 4S 3S", {0: "7C 7D", 1: "8S"}, None),
        ("6H 5S KC", {2: "QD JC"}, None),
        ("6H 5S KC QD JC", {4: "JD"}, None),
        ("KH QS JH TH 9H 8H", {3: "AS", 4: "9C 9D"}, "ladder 0: TH 9H 8H / 0 AS / run 0-2; opposites row 0"),
        ("KH QH JH TS", {0: "KC KD", 3: "TH TD"}, "ladder 0: KH QH JH / run 0-2"),
        ("6S 5D", {0: "6H", 1: "5C 5S"}, None),
        ("TH 9H 8H", {0: "AS", 1: "9C 9D", 2: "8S"}, None),
    ],
)
def test_cards_in_place_are_named_in_every_way_of_other_types(arm, rows, old):
    arm = tuple(kinds(arm))
    rows = {index: tuple(sorted(kinds(cards))) for index, cards in rows.items()}
    old = built(old) if old else None
    named = ladder_search.name_parts(arm, rows, old)
    plain = list(plain_namings(arm, rows, old))
    assert plain
    types = {ladder.types for ladder in plain}
    widest = {each for each in types if not any(each != more and each & more == each for more in types)}
    assert {ladder.types for ladder, _ in named} == types
    assert len(named) == len(types)
    assert {ladder.types for ladder, _ in named[: len(widest)]} == widest
    best = max(ladder_search.value(ladder, judged(ladder, old)) for ladder in plain)
    assert ladder_search.value(*named[0]) == best


@pytest.mark.parametrize(
    ("arm", "rows", "clause"),
    [
        ("", {}, "B9.1"),
        ("KH JH", {}, "B9.2"),
        ("QH JH TH", {}, "B9.3"),
        ("KH QS", {}, "B9.5"),
        ("TH", {0: "AD"}, "B9.5"),
        ("TH", {3: "AS"}, "B9.1"),
        ("JK", {}, "B9.5"),
        ("TH", {0: "JK TS"}, "B9.5"),
    ],
)
def test_cards_that_are_no_ladder_are_refused(arm, rows, clause):
    rows = {index: tuple(sorted(kinds(cards))) for index, cards in rows.items()}
    refusal = ladder_search.name_parts(kinds(arm), rows, None)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == clause


@pytest.mark.skipif(is_compiled(ladders), reason="what is compiled calls its own functions unseen")
def test_hardly_a_ladder_is_tried_that_cannot_stand(monkeypatch):
    hand = Hand(kinds("5C 5D 6C 7H 7S 9H 9S JD JH JS QC KD KH KS"))
    tried, fault = [], ladders.fault
    monkeypatch.setattr(ladders, "fault", lambda ladder: tried.append(ladder) or fault(ladder))
    standing = list(ladder_search.find_ladders(hand, None))
    assert len(standing) == 2095
    assert len(standing) <= len(tried) < 1.3 * len(standing)
