"""The tray: what drafts are called, whether they stand, and what may be laid together."""

import pytest

from barracan.games.barracan import meld_moves
from barracan.games.barracan.moves import CATEGORY_NAMES, PickUp
from barracan.model.cards import kinds
from barracan.model.offers import Draft, LadderDraft, Pick
from barracan.model.refusal import Refusal
from games.barracan.position import DREW, GAME, ME, NOTHING, PICKED_UP, SET, clause, lay, pick_up, position

OPEN = {0: "opposites 5H 6S, evens_odds 2H 4S"}
FIVE = "5H 6S 2H 4S 3C 3D 3H 8C 9C TC JH QS KH"
FIVE_DRAFTS = [Draft(tuple(cards.split())) for cards in ("5H 6S", "2H 4S", "3C 3D 3H", "8C 9C TC", "JH QS KH")]


def draft(text):
    return Draft(tuple(text.split()))


def tray(state, *drafts, taken=None):
    return GAME.tray(state, state.turn, [draft(each) if isinstance(each, str) else each for each in drafts], taken)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("9C 9D 9H", "triplet"),
        ("9C 9D", "evens_odds"),
        ("9C 9S", "triplet"),
        ("9C 9D JK", "triplet"),
        ("9C 9D 9H 9S", "evens_odds"),
        ("9C 9S 9C 9S", "triplet"),
        ("2C 3C 4C", "run"),
        ("2C 3C", "run"),
        ("2C 4C", "run"),
        ("2C 3C JK", "run"),
        ("JH QS KH", "family"),
        ("QS KH", "family"),
        ("QS KH JC", "family"),
        ("5H 6S", "opposites"),
        ("5H 6D", "opposites"),
        ("AH TS", "opposites"),
        ("2H 4S 6D", "evens_odds"),
        ("2H 4S 6S", "evens_odds"),
        ("2H 8S", "evens_odds"),
        ("3H 3S 3D", "triplet"),
        ("5H", "evens_odds"),
        ("2C 7C KC", "run"),
        ("JK", "triplet"),
        ("KH 2S", "triplet"),
    ],
)
def test_a_draft_is_called_what_it_most_likely_means_to_be(cards, name):
    assert CATEGORY_NAMES[meld_moves.name_of(tuple(sorted(kinds(cards))))] == name


def test_a_draft_that_stands_has_a_name_and_points():
    verdict = tray(position("KC KD KH 7C 8D", laid=OPEN), "KC KD KH")
    [judged] = verdict.drafts
    assert (str(judged.name), judged.points, judged.refusal) == ("Triplet", 3, None)
    assert [(str(label), move) for label, move in verdict.moves] == [("Lay down 1, 3 points", lay("triplet KC KD KH"))]
    assert verdict.refusal is None


def test_a_draft_that_does_not_stand_is_left_where_it_is():
    verdict = tray(position("KC KD KH 3H 5D 7C 8D", laid=OPEN), "KC KD KH", "3H 5D")
    assert verdict.drafts[1].refusal.clause == "B5.1"
    assert [move for _, move in verdict.moves] == [lay("triplet KC KD KH")]


def test_a_draft_is_hopeful_while_cards_of_the_hand_may_mend_it():
    state = position("KH QS JH 3H 5D 7C 9D", laid=OPEN)
    assert tray(state, "KH QS").drafts[0].hopeful
    assert not tray(state, "3H 5D").drafts[0].hopeful
    assert not tray(state, "KH 3H").drafts[0].hopeful


def test_nothing_but_drafts_that_do_not_stand_makes_no_move():
    verdict = tray(position("3H 5D 7C 8D", laid=OPEN), "3H 5D")
    assert (verdict.moves, verdict.conditions) == ((), ())


@pytest.mark.parametrize(
    ("hand", "laid", "drafts", "failing"),
    [
        ("9C 9D 9H 7C 8D", {}, ["9C 9D 9H"], "B6.1"),
        ("9C 9D 9H 7C", OPEN, ["9C 9D 9H"], "B4.4"),
    ],
)
def test_a_condition_that_fails_is_the_refusal(hand, laid, drafts, failing):
    verdict = tray(position(hand, laid=laid), *drafts)
    assert verdict.moves == ()
    assert verdict.refusal.clause == failing
    assert [condition.clause for condition in verdict.conditions if not condition.holds] == [failing]


def test_with_a_complete_set_a_hand_may_be_emptied():
    verdict = tray(position("9C 9D 9H", laid={0: SET}), "9C 9D 9H")
    assert str(verdict.moves[0][0]) == "Lay 1 and meld out, 7 points"


def test_a_flash_exit_is_offered_first_where_it_may_be_declared():
    verdict = tray(position(FIVE, DREW), *FIVE_DRAFTS)
    assert [str(label) for label, _ in verdict.moves] == ["Flash exit, 32 points", "Lay 5 and meld out, 16 points"]
    assert [move.flash for _, move in verdict.moves] == [True, False]
    assert len(tray(position(FIVE, PICKED_UP), *FIVE_DRAFTS).moves) == 1


def test_without_flash_exits_none_is_offered():
    verdict = tray(position(FIVE, flash_exit="none"), *FIVE_DRAFTS)
    assert [(str(label), move.flash) for label, move in verdict.moves] == [("Lay 5 and meld out, 16 points", False)]
    assert not any(condition.clause == "B6.6" for condition in verdict.conditions)


def test_a_flash_exit_with_empty_discards_the_last_card():
    verdict = tray(position(FIVE + " 9S", flash_exit="empty"), *FIVE_DRAFTS)
    assert verdict.moves[0][1].discard == "9S"


def test_a_draft_that_is_two_things_can_be_laid_as_either():
    verdict = tray(position("3H 3S 3D 7C 8D", laid=OPEN), "3H 3S 3D")
    assert [(str(label), move) for label, move in verdict.moves] == [
        ("Lay down 1, 3 points", lay("triplet 3H 3S 3D")),
        ("Lay down 1, 2 points, as evens or odds 3♥ 3♠ 3♦", lay("evens_odds 3H 3S 3D")),
    ]


def test_two_triplets_may_both_be_laid_as_evens_or_odds_in_few_words():
    verdict = tray(position("3H 3S 3D 5C 5D 5H KS QC JD", laid=OPEN), "3H 3S 3D", "5C 5D 5H")
    assert [str(label) for label, _ in verdict.moves] == [
        "Lay down 2, 6 points",
        "Lay down 2, 5 points, as evens or odds 5♦ 5♣ 5♥",
        "Lay down 2, 5 points, as evens or odds 3♥ 3♠ 3♦",
        "Lay down 2, 4 points, all as evens or odds",
    ]


def test_a_reading_that_completes_the_set_may_be_the_only_one():
    laid = {0: "opposites 5H 6S, triplet 9C 9D 9H, run 2C 3C 4C, family JH QS KH"}
    verdict = tray(position("3H 3S 3D", laid=laid), "3H 3S 3D")
    assert [move for _, move in verdict.moves] == [lay("evens_odds 3H 3S 3D")]


def test_a_ladder_is_named_by_what_it_holds():
    ladder = Draft(ladder=LadderDraft(0, ("KH", "QS", "JH", "TH"), {3: ("AS",), 1: ()}))
    verdict = tray(position("KH QS JH TH AS 7C 8D", laid=OPEN), ladder)
    assert (str(verdict.drafts[0].name), verdict.drafts[0].points) == ("Ladder", 5)
    [(_, move)] = verdict.moves
    assert clause(position("KH QS JH TH AS 7C 8D", laid=OPEN), move) is None


@pytest.mark.parametrize(
    ("ladder", "refused"),
    [
        (LadderDraft(0), "B9.1"),
        (LadderDraft(0, (), {0: ("AS",)}), "B9.1"),
        (LadderDraft(0, ("TH",), {2: ("AS",)}), "B9.1"),
        (LadderDraft(0, ("TH",)), "B9.5"),
        (LadderDraft(0, ("QH", "JH", "TH")), "B9.3"),
        (LadderDraft(0, ("TH",), {0: ("JK",)}), "B9.5"),
    ],
)
def test_a_ladder_draft_that_does_not_stand(ladder, refused):
    verdict = tray(position("TH AS 7C 8D JK", laid=OPEN), Draft(ladder=ladder))
    assert verdict.drafts[0].refusal.clause == refused
    assert verdict.drafts[0].hopeful
    assert verdict.moves == ()


def test_b9_4_of_a_ladder_that_would_hold_a_type_twice_the_rest_is_told():
    ladder = LadderDraft(0, ("9S", "8S", "7S"), {0: ("3D",), 2: ("5C",)})
    [verdict] = tray(position("9S 8S 7S 3D 5C KS", laid=OPEN), Draft(ladder=ladder)).drafts
    assert str(verdict.refusal.reason) == "A ladder holds each type once. Here it would hold two: evens or odds."
    assert {kind for kind, *_ in verdict.ladder.categories} == {"run", "evens_odds"}


@pytest.mark.parametrize("foot", ["KH", "KH QS"])
def test_of_an_arm_whose_foot_is_no_category_yet_the_rest_is_told(foot):
    ladder = LadderDraft(0, ("6S", "5S", "4S", *foot.split()))
    [verdict] = tray(position("6S 5S 4S KH QS 2D", laid=OPEN), Draft(ladder=ladder)).drafts
    assert verdict.refusal is not None
    assert [kind for kind, *_ in verdict.ladder.categories] == ["run"]


@pytest.mark.parametrize(
    "ladder",
    [
        LadderDraft(0, ("9S", "8S", "7S", "6H", "5D", "4C"), {3: ("6C", "6D")}),
        LadderDraft(0, ("TH", "9S", "8S", "7S", "6H"), {4: ("6C", "6D")}),
        LadderDraft(0, ("9S", "8S", "7S", "6H"), {2: ("KD",), 3: ("6C", "6D")}),
    ],
)
def test_of_a_ladder_with_cards_that_belong_to_no_category_yet_the_whole_ones_are_told(ladder):
    cards = " ".join((*ladder.arm, *(card for row in ladder.rows.values() for card in row)))
    [verdict] = tray(position(f"{cards} 2D", laid=OPEN), Draft(ladder=ladder)).drafts
    assert verdict.refusal is not None
    assert {kind for kind, *_ in verdict.ladder.categories} == {"run", "triplet"}


def test_b9_7_of_a_row_that_brings_one_card_the_rest_is_told():
    state = position("6H 6C 6D 2D 4H", laid={0: "opposites 5H 6S, ladder 0: 9S 8S 7S / run 0-2"})
    ladder = LadderDraft(0, ("9S", "8S", "7S", "6H"), {0: ("2D",), 3: ("6C", "6D")})
    [verdict] = tray(state, Draft(ladder=ladder)).drafts
    assert verdict.refusal.clause == "B9.7"
    assert {kind for kind, *_ in verdict.ladder.categories} == {"run", "triplet"}


def test_cards_of_a_ladder_that_are_not_held_are_refused():
    ladder = Draft(ladder=LadderDraft(0, ("TH",), {0: ("AS",)}))
    assert tray(position("TH 7C 8D", laid=OPEN), ladder).refusal.clause == "B6.2"
    assert tray(position("7C 8D 9D", laid=OPEN), Draft(("TH", "AS"))).refusal.clause == "B6.2"


def test_a_pick_up_needs_its_first_draft():
    state = position("KC KD 5H 6S 7C 8D", NOTHING, piles="2C|2D KH|4C|5C")
    top = Pick("pile:1", "KH", 1)
    verdict = tray(state, "KH KC", "5H 6S", taken=top)
    assert verdict.moves == ()
    assert verdict.drafts[0].hopeful
    assert verdict.refusal == verdict.drafts[0].refusal
    assert (verdict.conditions[0].clause, verdict.conditions[0].holds) == ("B7.1", False)
    verdict = tray(state, "KH KC KD", taken=top)
    assert verdict.refusal.clause == "B7.4"
    verdict = tray(state, "KH KC KD", "5H 6S", taken=top)
    assert [str(label) for label, _ in verdict.moves] == ["Pick up and lay 2, 5 points"]
    assert verdict.moves[0][1] == pick_up(1, "triplet KH KC KD, opposites 5H 6S")
    assert all(condition.holds for condition in verdict.conditions)


def test_the_best_ladder_of_a_hand():
    state = position("KH QS JH TH AS 7C 8D", laid=OPEN)
    arranged = GAME.arrange(state, ME, Draft(ladder=LadderDraft(0)), None)
    verdict = tray(state, arranged)
    assert verdict.moves
    assert verdict.drafts[0].points == 5


def test_the_best_ladder_with_the_top_card_of_a_pile():
    state = position("KH QS TH AS 7C 8D", NOTHING, piles="2C|JH|4C|5C")
    arranged = GAME.arrange(state, ME, Draft(ladder=LadderDraft(0)), Pick("pile:1", "JH", 0))
    verdict = tray(state, arranged, taken=Pick("pile:1", "JH", 0))
    assert isinstance(verdict.moves[0][1], PickUp)


def test_no_ladder_in_a_hand_is_told():
    for hand in ("2C 2D", "JK JK", "3H"):
        refusal = GAME.arrange(position(hand, laid=OPEN), ME, Draft(), None)
        assert isinstance(refusal, Refusal)
        assert refusal.clause == "B9.7"


LYING = {0: "opposites 5H 6S, ladder 0: KS QH JS / family 0-2"}


def test_where_the_hand_has_nothing_for_a_ladder_the_one_that_it_helps_is_named():
    growing = position("9S TS 8C", laid=LYING)
    assert "ladder 1 can grow" in str(GAME.arrange(growing, ME, Draft(ladder=LadderDraft(1)), None).reason)
    beginning = position("KD QS JD 3C", laid=LYING)
    assert "a new ladder can begin" in str(GAME.arrange(beginning, ME, Draft(ladder=LadderDraft(0)), None).reason)


def test_a_top_card_alone_asks_for_its_partners():
    state = position("KC KD 5H 6S 7C 8D", NOTHING, piles="2C|2D KH|4C|5C")
    judged = tray(state, "KH", taken=Pick("pile:1", "KH", 1)).drafts[0]
    assert (str(judged.name), judged.refusal.clause, judged.hopeful) == ("Pick-up", "B7.1", True)


NARROW = Draft(ladder=LadderDraft(0, ("6S", "5D"), {0: ("6H",), 1: ("5C", "5S")}))


def test_a_ladder_can_be_laid_without_a_type_that_it_could_have():
    """Its opposites may then lie elsewhere in it later (B9.4, B9.7)."""
    state = position("6S 5D 6H 5C 5S 7C 8D", laid=OPEN)
    verdict = tray(state, NARROW)
    assert [str(label) for label, _ in verdict.moves] == [
        "Lay the ladder, 6 points",
        "Lay the ladder, 4 points, without opposites",
    ]
    assert [{rung.name for rung in move.melds[0].rungs} for _, move in verdict.moves] == [
        {"opposites", "evens_odds", "triplet"},
        {"evens_odds", "triplet"},
    ]
    assert all(clause(state, move) is None for _, move in verdict.moves)


def test_laying_on_a_ladder_that_lies_says_so():
    state = position("6D 6C 7C 8D", laid={0: "ladder 0: 8H 7H 6H / run 0-2"})
    on_it = Draft(ladder=LadderDraft(0, ("8H", "7H", "6H"), {2: ("6D", "6C")}))
    assert "Lay on the ladder, 3 points" in [str(label) for label, _ in tray(state, on_it).moves]


def test_a_move_that_ends_the_hand_names_a_ladder_in_full():
    verdict = tray(position("6S 5D 6H 5C 5S", laid={0: SET}), NARROW)
    assert [str(label) for label, _ in verdict.moves] == ["Lay 1 and meld out, 10 points"]


def test_a_ladder_that_is_two_things_can_be_laid_as_either_in_full_or_not():
    ladder = Draft(ladder=LadderDraft(0, ("6S", "5D"), {0: ("6H", "6C"), 1: ("6D", "7D")}))
    verdict = tray(position("6S 5D 6H 6C 6D 7D 7C 8D", laid=OPEN), ladder)
    assert [str(label) for label, _ in verdict.moves] == [
        "Lay the ladder, 8 points",
        "Lay the ladder, 7 points, as evens or odds",
        "Lay the ladder, 6 points, without opposites",
        "Lay the ladder, 5 points, as evens or odds, without opposites",
    ]
