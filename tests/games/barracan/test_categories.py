"""The five categories (B5): single cases, and every judgement and listing against the plain ones."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from barracan.games.barracan import categories
from barracan.games.barracan.category_refusals import category_fault
from barracan.games.barracan.meld_moves import hopeful
from barracan.games.barracan.moves import CATEGORY_NAMES
from barracan.games.rummy.state import Hand
from barracan.model.cards import CODES, JOKER, KIND_COUNT, codes, kinds, pack
from games.barracan import plain_categories
from games.barracan.position import clause, lay, position

PACK = pack(packs=2, jokers=4)
places = st.lists(st.sampled_from(range(len(PACK))), max_size=16, unique=True)
hands = places.map(lambda at: [PACK[index] for index in at])


def crowded(ranks):
    """Hands of a few ranks only, in which categories abound."""
    cards = [card for card in PACK if card == JOKER or card // 4 in ranks]
    return st.lists(st.sampled_from(range(len(cards))), max_size=12, unique=True).map(
        lambda at: [cards[index] for index in at]
    )


def judged(text):
    """The clause that refuses a category laid with a complete set on the table and cards to spare."""
    laid = "opposites 5H 6S, evens_odds 2H 4S"
    _, *cards = text.split()
    return clause(position(" ".join([*cards, "7C", "8D"]), laid={0: laid}), lay(text))


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("evens_odds 2H 4S 6D", None),
        ("evens_odds 3H 5S 5D", None),
        ("evens_odds 3H 3S", None),
        ("evens_odds AS TD", "B5.1"),
        ("evens_odds AS 9D", None),
        ("evens_odds 2H 2S 4H 4C", None),
        ("evens_odds 5D 3S 5C 7H", None),
        ("evens_odds 6D 2H 4S", None),
        ("evens_odds 3H 5D", "B5.1"),
        ("evens_odds 2H 4S 6C", "B5.1"),
        ("evens_odds 2H", "B5.1"),
        ("evens_odds 2H 4S 6D 8C TH", "B5.1"),
        ("evens_odds 2H 3S", "B5.1"),
        ("evens_odds TH QS", "B5.1"),
        ("evens_odds KH QS", "B5.1"),
        ("evens_odds 2H JK", "B5.6"),
        ("opposites 5H 6S", None),
        ("opposites AS TD", None),
        ("opposites 5H 6D", "B5.2"),
        ("opposites 5S 6C", "B5.2"),
        ("opposites 5H 7S", "B5.2"),
        ("opposites AH QS", "B5.2"),
        ("opposites 2H 4S 5H", "B5.2"),
        ("opposites 5H", "B5.2"),
        ("opposites 5H JK", "B5.6"),
        ("triplet 9C 9D 9H", None),
        ("triplet 9C 9C 9H", None),
        ("triplet KC KD KH", None),
        ("triplet 9C JK 9H", None),
        ("triplet 9C 9D 8H", "B5.3"),
        ("triplet 9C 9D", "B5.3"),
        ("triplet 9C 9D 9H 9S", "B5.3"),
        ("triplet 9C 9D JK 9H", "B5.3"),
        ("triplet 9C JK JK", "B5.6"),
        ("triplet JK JK JK", "B5.6"),
        ("run 2C 3C 4C", None),
        ("run AC 2C 3C", None),
        ("run QC KC AC", None),
        ("run 9D TD JD", None),
        ("run 2C JK 4C", None),
        ("run JK 2C 3C", None),
        ("run QC JK AC", None),
        ("run KC AC JK", None),
        ("run KC AC 2C", "B5.4"),
        ("run KC JK 2C", "B5.4"),
        ("run 2C 3C 5C", "B5.4"),
        ("run 2C 3C 4D", "B5.4"),
        ("run 2C 2C 3C", "B5.4"),
        ("run 2C 2C JK", "B5.4"),
        ("run 2C 3C", "B5.4"),
        ("run 2C 3C 4C 5C", "B5.4"),
        ("run 2C JK 5C", "B5.4"),
        ("run 2C JK JK", "B5.6"),
        ("family JH QS KH", None),
        ("family JH JH JS JS QS KH", None),
        ("family JS QS KH", None),
        ("family JH QH KH", "B5.5"),
        ("family JC QS KH", "B5.5"),
        ("family QS KH", "B5.5"),
        ("family JH QS QH", "B5.5"),
        ("family JH KS KH", "B5.5"),
        ("family JH QS QS KH", "B5.5"),
        ("family JH TH QS KH", "B5.5"),
        ("family JK QS KH", "B5.6"),
        ("family JH JK QS KH", "B5.6"),
    ],
)
def test_b5_a_category_by_itself(text, refused):
    assert judged(text) == refused


def test_b5_a_family_of_seven_is_refused():
    assert not categories.stands(categories.FAMILY, kinds("JH JH JS JS JH QS KH"))


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_b5_every_small_choice_is_judged_as_the_plain_rules_do(size):
    for cards in combinations_with_replacement(range(KIND_COUNT), size):
        named = codes(cards)
        for kind, name in enumerate(CATEGORY_NAMES):
            assert categories.stands(kind, cards) == plain_categories.JUDGES[name](named), (name, named)


@given(st.lists(st.sampled_from([card for card in range(40) if card // 4 % 2]), min_size=4, max_size=4))
def test_b5_1_four_evens_are_judged_as_the_plain_rules_do(cards):
    assert categories.stands(categories.EVENS_ODDS, cards) == plain_categories.evens_odds(codes(cards))


@given(st.lists(st.sampled_from(range(40, 52)), min_size=4, max_size=7))
def test_b5_5_pictures_are_judged_as_the_plain_rules_do(cards):
    assert categories.stands(categories.FAMILY, cards) == plain_categories.family(codes(cards))


def check_listing(cards):
    listed = categories.list_categories(Hand(cards))
    plain = plain_categories.listing(codes(cards))
    for name, each in zip(CATEGORY_NAMES, listed, strict=True):
        assert len(each) == len(set(each))
        assert all(list(chosen) == sorted(chosen) for chosen in each)
        assert {tuple(sorted(codes(chosen))) for chosen in each} == plain[name]
    assert categories.holds_any(Hand(cards)) == any(plain.values())


@given(hands)
@example(kinds("AC AC AS KS QS JK JK 2S JS JS JH QH"))
def test_all_categories_of_a_hand_are_listed(cards):
    check_listing(cards)


@given(crowded(range(5, 10)))
def test_all_categories_of_a_hand_of_numbers_are_listed(cards):
    check_listing(cards)


@given(crowded((0, 10, 11, 12)))
def test_all_categories_of_a_hand_of_pictures_and_aces_are_listed(cards):
    check_listing(cards)


@given(crowded((9, 10, 11, 12, 0)), st.sampled_from(range(KIND_COUNT)))
def test_the_categories_with_a_top_card_are_those_that_need_it_and_no_joker_of_the_hand(cards, top):
    assume(top == JOKER or cards.count(top) < 2)  # there are two of each card
    found = categories.with_top(Hand(cards), top)
    naturals = [CODES[card] for card in cards if card != JOKER]
    plain = set()
    for name, each in plain_categories.listing([*naturals, CODES[top]]).items():
        if name in ("triplet", "run", "family"):
            plain |= {(name, chosen) for chosen in each if CODES[top] in chosen}
    assert len(found) == len(set(found))
    assert {(CATEGORY_NAMES[kind], tuple(sorted(codes(chosen)))) for kind, chosen in found} == plain


@given(crowded((2, 3, 7, 8)), st.sampled_from(range(52)))
def test_the_categories_beside_an_arm_card_are_those_that_hold_it(cards, anchor):
    found = categories.beside(Hand(cards), anchor)
    naturals = [CODES[card] for card in cards if card != JOKER]
    plain = set()
    for name, each in plain_categories.listing([*naturals, CODES[anchor]]).items():
        plain |= {(name, chosen) for chosen in each if CODES[anchor] in chosen}
    assert len(found) == len(set(found))
    assert {(CATEGORY_NAMES[kind], tuple(sorted(codes(chosen)))) for kind, chosen in found} == plain


@given(crowded((9, 10, 11, 12)), st.data())
def test_a_selection_is_hopeful_if_more_cards_of_the_hand_make_it_a_category(cards, data):
    chosen = data.draw(st.lists(st.sampled_from(range(len(cards))), max_size=3, unique=True)) if cards else []
    selected = [cards[index] for index in chosen]
    whole = [each for named in plain_categories.listing(codes(cards)).values() for each in named]
    hope = any(all(category.count(CODES[card]) >= selected.count(card) for card in selected) for category in whole)
    assert hopeful(Hand(cards), selected) == hope


@given(st.integers(0, 4), st.lists(st.sampled_from(range(KIND_COUNT)), max_size=7))
def test_every_refused_category_is_explained(kind, cards):
    cards = tuple(sorted(cards))
    if not categories.stands(kind, cards):
        refusal = category_fault(kind, cards)
        assert refusal.clause == "B5.6" or refusal.clause == f"B5.{kind + 1}"
        assert str(refusal.reason)


@pytest.mark.parametrize(
    ("kind", "cards", "words"),
    [
        (categories.EVENS_ODDS, "2H QS", "Q♠ has none"),
        (categories.EVENS_ODDS, "2H", "two to four"),
        (categories.EVENS_ODDS, "2H 2S 2D 2C 4H", "two to four"),
        (categories.EVENS_ODDS, "2H 3S", "all are odd"),
        (categories.EVENS_ODDS, "2H 4D", "alternate"),
        (categories.EVENS_ODDS, "2H 4D 6S 8C", "alternate"),
        (categories.OPPOSITES, "5H 6D", "one red and one black"),
        (categories.OPPOSITES, "5H 7D", "add up to 11"),
        (categories.OPPOSITES, "5H 6S 6D", "add up to 11"),
        (categories.OPPOSITES, "2H 4S 5H", "add up to 11"),
        (categories.OPPOSITES, "AH QS", "add up to 11"),
        (categories.TRIPLET, "3C JK JK", "one joker"),
        (categories.RUN, "3C 4D 5C", "3♣ 4♦ 5♣ are of several"),
        (categories.RUN, "AC 2C KC", "never between"),
        (categories.RUN, "3C 4C 6C", "consecutive"),
        (categories.FAMILY, "JK QS KH", "triplets and runs only"),
        (categories.FAMILY, "JC QC KC", "K♣ and Q♣ share one"),
        (categories.FAMILY, "JD QC KS", "The J♦ is of neither"),
        (categories.FAMILY, "TD QC KS", "The 10♦ is none of these"),
        (categories.FAMILY, "QC KS", "one to four jacks"),
        (categories.FAMILY, "JC QC QD KS", "a queen of another suit"),
    ],
)
def test_a_refused_category_is_told_what_is_wrong_first(kind, cards, words):
    assert words in str(category_fault(kind, tuple(sorted(kinds(cards)))).reason)


@pytest.mark.parametrize(
    ("kind", "size", "points"),
    [(0, 2, 1), (0, 3, 2), (0, 4, 3), (1, 2, 2), (2, 3, 3), (2, 4, 3), (3, 3, 3), (4, 3, 3), (4, 4, 4), (4, 6, 6)],
)
def test_b10_1_points_of_a_category(kind, size, points):
    assert categories.points(kind, size) == points


def test_b1_4_numbers_and_colours():
    assert judged("opposites AH TS") is None
    assert judged("opposites JH TS") == "B5.2"
    assert judged("evens_odds 2D 4C 6H 8S") is None
    assert judged("evens_odds 2D 4H 6C 8S") == "B5.1"
