"""What of a hand fits a ladder that is being built (B9): every way stands, and no row is passed over."""

from random import Random

import pytest

from barracan.games.barracan import ladder_search
from barracan.games.barracan.drafts import ladder_draft
from barracan.games.barracan.moves import CATEGORY_NAMES
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER, KINDS, codes, pack
from barracan.model.offers import LadderDraft, LadderWay
from barracan.model.refusal import Refusal
from games.barracan.position import GAME, ME, position

ON_TABLE = {0: "ladder 0: 9S 8S 7S / run 0-2"}
LIES = LadderDraft(0, ("9S", "8S", "7S"))


def room(state, draft, spare):
    return GAME.ladder_room(state, ME, draft, spare.split() if isinstance(spare, str) else spare)


def grown(draft, way):
    """The draft with a way's cards where they go."""
    if way.beside >= 0:
        rows = {**draft.rows, way.beside: (*draft.rows.get(way.beside, ()), *way.cards)}
        return LadderDraft(draft.number, draft.arm, rows)
    if way.below:
        return LadderDraft(draft.number, (*draft.arm, *way.cards), draft.rows)
    more = len(way.cards)
    return LadderDraft(draft.number, (*way.cards, *draft.arm), {at + more: row for at, row in draft.rows.items()})


@pytest.mark.parametrize("seed", range(6))
def test_every_way_adds_its_type_and_no_row_is_passed_over(seed):
    """Ladders of a hand lie on the table; what a second hand can add to each is asked and tried."""
    rng = Random(seed)
    deck = list(pack(packs=2, jokers=0))
    rng.shuffle(deck)
    found = [ladder for ladder, _ in ladder_search.find_ladders(Hand(deck[:14]), None)]
    spare = codes(deck[14:26])
    for ladder in rng.sample(found, 5):
        state = position("7C 8D")
        state.tables[0].ladders.append(ladder)
        draft = ladder_draft(0, ladder)
        answer = room(state, draft, spare)
        for way in answer.ways:
            after = grown(draft, way)
            rows = {at: tuple(sorted(KINDS[code] for code in row)) for at, row in after.rows.items()}
            named = ladder_search.name_parts([KINDS[code] for code in after.arm], rows, ladder)
            assert not isinstance(named, Refusal), (after, named)
            assert named[0][0].types >> CATEGORY_NAMES.index(way.kind) & 1
        one_row = {
            (CATEGORY_NAMES[growth.added[0].kind], growth.added[0].row)
            for other, growth in ladder_search.find_ladders(Hand(deck[14:26]), ladder)
            if other.arm == ladder.arm and len(growth.added) == 1 and growth.added[0].first < 0
        }
        assert {(way.kind, way.beside) for way in answer.ways if way.beside >= 0} == one_row


def test_a_single_card_completes_nothing_beside_a_card_on_the_table_b9_7():
    state = position("3C 9H 9C", laid=ON_TABLE)
    assert room(state, LIES, "3C 2H").ways == ()
    begun = LadderDraft(0, ("9S", "8S", "7S", "6S", "5S"))
    assert LadderWay("opposites", ("5D",), 3) in room(state, begun, "5D").ways


def test_the_ends_of_an_arm_take_the_next_rank_and_a_number_its_break_b9_2():
    state = position(laid=ON_TABLE)
    answer = room(state, LIES, "TH TC 6D KH KD JH JK")
    assert set(answer.above) == {"TH", "TC"}
    assert set(answer.below) == {"6D", "KH", "KD"}


def test_a_family_under_the_last_number_is_named_in_order():
    state = position(laid=ON_TABLE)
    ways = room(state, LIES, "JH QH KS").ways
    assert ways == (LadderWay("family", ("KS", "QH", "JH"), below=True),)


def test_every_way_to_make_a_type_is_known_not_only_the_one_that_counts_most():
    ways = room(position(), LadderDraft(0, ("9C",)), "5S 7D 7H AC 5C").beside(0)
    wanted = [LadderWay("evens_odds", cards, 0) for cards in (("5S", "7D"), ("5S", "7H"), ("5C", "7D"))]
    assert {(way.kind, frozenset(way.cards)) for way in wanted} <= {(way.kind, frozenset(way.cards)) for way in ways}
    assert len(ways) == len(set(ways))


def test_what_lies_in_a_row_already_is_not_asked_for_again():
    state = position()
    draft = LadderDraft(0, ("6D",), {0: ("6H",)})
    assert room(state, draft, "6C 5D").ways[0] == LadderWay("triplet", ("6C",), 0)
    assert all(way.cards == ("6C",) for way in room(state, draft, "6C 5D").ways)


def test_an_arm_begins_with_an_ace_a_king_or_a_number_from_ten_to_three_b9_3():
    assert set(room(position(), LadderDraft(0), "AH KS QS JD TS 3C 2C JK").above) == {"AH", "KS", "TS", "3C"}


def test_nothing_completes_a_row_beside_a_joker():
    kings = Hand(KINDS[code] for code in ("KC", "KD", "KH", "KS"))
    assert ladder_search.side_rows(kings, JOKER) == []
