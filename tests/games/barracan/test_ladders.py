"""Ladders: what stands (B9.1 to B9.6), what is complete and royal (B9.8 to B9.11)."""

import pytest

from barracan.games.barracan import ladders
from barracan.games.barracan.moves import LadderMeld, LayMelds
from games.barracan.position import GAME, ME, built, clause, lay, meld, play, position

OPEN = "triplet 9C 9D 9H, run 2C 3C 4C"


def cards_of(text):
    """The cards of a ladder's text, arm and rows."""
    ladder = meld(text)
    return [*ladder.arm, *(card for _, row in ladder.rows for card in row)]


def judged(text, laid=OPEN):
    """The clause that refuses a ladder started by a hand that holds just its cards and two more."""
    return clause(position(" ".join([*cards_of(text), "7C", "8D"]), laid={0: laid}), lay(text))


ACE_UNDER_TWO = (
    "ladder 0: 3H 2S AD KC / 0 3D 3C / 1 4H / 2 TS / 3 QD JC / "
    "triplet row 0; evens_odds row 1; opposites row 2; family row 3"
)
KING_UNDER_TWO = (
    "ladder 0: 4H 3S 2D KC / 0 6S / 1 8H / 2 2C 2S / 3 QD JD / "
    "evens_odds row 0; opposites row 1; triplet row 2; family row 3"
)
STANDS = [
    "ladder 0: KH QH JH / run 0-2",
    "ladder 0: KH QS JH / family 0-2",
    "ladder 0: KH QS JH / 2 JS JH JS / family 0-2 row 2",
    "ladder 0: 6H 5S / opposites 0-1",
    "ladder 0: TH / 0 AS / opposites row 0",
    "ladder 0: TH / 0 8S / evens_odds row 0",
    "ladder 0: TH / 0 TS / evens_odds row 0",
    "ladder 0: TH / 0 TS TD / evens_odds row 0",
    "ladder 0: TH / 0 TS TD / triplet row 0",
    "ladder 0: TH / 0 TS TD TC / triplet row 0",
    "ladder 0: TH / 0 JH QH / run row 0",
    "ladder 0: KH / 0 QS JH JS / family row 0",
    "ladder 0: KH / 0 KS KD / triplet row 0",
    "ladder 0: AH KH QH / run 0-2",
    "ladder 0: 3H 2H AH / run 0-2",
    "ladder 0: 3H 2H AH KC QD JC / run 0-2; family 3-5",
    ACE_UNDER_TWO,
    "ladder 0: KH QH JH TH / 0 QS JS JH / 1 QD QC / 3 8S / run 0-2; family row 0; triplet row 1; evens_odds row 3",
    "ladder 0: 7H 6H 5S 4S 3S / 0 7C 7D / 1 8S / triplet row 0; evens_odds row 1; opposites 1-2; run 2-4",
    "ladder 0: 8H 7H 6H 5S / 3 3D AS / run 0-2; opposites 2-3; evens_odds row 3",
    "ladder 0: KH QS JH TH 9H / 4 9C 9D / family 0-2; run 2-4; triplet row 4",
    "ladder 0: 6H 5S KC QD JC / opposites 0-1; family 2-4",
    "ladder 0: 6H 5S KC QD JC / 4 JD JC / opposites 0-1; family 2-4 row 4",
    "ladder 0: 6H 5S KC / 2 QD JC / opposites 0-1; family row 2",
    KING_UNDER_TWO,
    "ladder 0: TH KC QD JC / 0 AS / opposites row 0; family 1-3",
]


@pytest.mark.parametrize("text", STANDS)
def test_b9_these_stand(text):
    assert judged(text) is None


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("ladder 0: / 0 AS / opposites row 0", "B9.1"),
        ("ladder 0: TH / 0 AS / 1 5S / opposites row 0", "B9.1"),
        ("ladder 0: TH / 0 AS / 9999 5S / opposites row 0", "B9.1"),
        ("ladder 0: KH JH TH / run 0-2", "B9.2"),
        ("ladder 0: TH JH QH / run 0-2", "B9.2"),
        ("ladder 0: 6H 6S 5S / opposites 1-2", "B9.2"),
        ("ladder 0: AH 2H 3H / run 0-2", "B9.2"),
        ("ladder 0: KH QS JH KC QD JC / family 0-2", "B9.2"),
        ("ladder 0: 6H 5S QC / opposites 0-1", "B9.2"),
        ("ladder 0: 6H 5S KC QD / 2 QS JC / 3 QH QC / opposites 0-1; family row 2; triplet row 3", "B9.2"),
        ("ladder 0: 6H 5S KC QD JC TC / opposites 0-1; family 2-4; run 4-5", "B9.5"),
        ("ladder 0: 6H 5S KC QC JC / opposites 0-1; run 2-4", "B9.2"),
        ("ladder 0: 6H 5S KC / 2 KD KS / opposites 0-1; triplet row 2", "B9.2"),
        ("ladder 0: 6H 5S KC QD JC / 2 QS JS / opposites 0-1; family row 2", "B9.2"),
        ("ladder 0: TH KC 9H KD / 0 AS / opposites row 0", "B9.2"),
        ("ladder 0: 2H AS / 0 4S / evens_odds row 0", "B9.3"),
        ("ladder 0: QH JH TH / run 0-2", "B9.3"),
        ("ladder 0: JH TH 9H / run 0-2", "B9.3"),
        ("ladder 0: TH 9H 8H 7H 6H 5H / run 0-2; run 3-5", "B9.4"),
        ("ladder 0: TH 9H 8H 7H / run 0-2; run 1-3", "B9.4"),
        ("ladder 0: KH QH JH / run 0-2; family 0-2", "B9.4"),
        ("ladder 0: 7H 6H 5H / run 0-2; opposites 1-2", "B9.4"),
        ("ladder 0: AH KH QS JH / run 0-1; family 1-3", "B9.5"),
        ("ladder 0: KH QS JH / 2 TH / family 0-2 row 2", "B9.5"),
        ("ladder 0: KH QH JH / 2 JS / run 0-2 row 2", "B9.4"),
        ("ladder 0: KH QS JH / 1 JS / family 0-2 row 1", "B9.4"),
        ("ladder 0: TH / 0 TS TD / triplet row 0; evens_odds row 0", "B9.4"),
        ("ladder 0: KH QS / 1 JH / family 0-1 row 1", "B9.4"),
        ("ladder 0: KH / 0 QS JH / family 0-0 row 0", "B9.4"),
        ("ladder 0: TH / 0 AS / opposites row 1", "B9.4"),
        ("ladder 0: TH 9H 8H / run 0-3", "B9.4"),
        ("ladder 0: TH 9H 8H / run 2-0", "B9.4"),
        ("ladder 0: 9H 8S / 0 9C / evens_odds 0-0 row 0", "B9.4"),
        ("ladder 0: TH 9S 8D / triplet 0-2", "B9.4"),
        ("ladder 0: KH QS JH TH / family 0-2", "B9.5"),
        ("ladder 0: KH QS JH / 1 QC QD / family 0-2", "B9.5"),
        ("ladder 0: TH / 0 AD / opposites row 0", "B9.5"),
        ("ladder 0: TH / 0 TS / triplet row 0", "B9.5"),
        ("ladder 0: TH / 0 TS TD TC TH / triplet row 0", "B9.5"),
        ("ladder 0: TH / 0 TS TD 9C / triplet row 0", "B9.5"),
        ("ladder 0: TH / 0 TS JK / triplet row 0", "B9.5"),
        ("ladder 0: TH JK 8H / run 0-2", "B9.5"),
        ("ladder 0: TH / 0 JH QH KH / run row 0", "B9.5"),
        ("ladder 0: KH QS JH TS 9C 8D / 3 AD / 4 2D / 5 6C 4D / family 0-2; opposites row 3", "B9.5"),
        (
            (
                "ladder 0: KH QS JH TH 9H 8H / 2 JS JH JS / 3 AC / 4 9C 9D 9S / 5 6S / "
                "family 0-2 row 2; run 3-5; opposites row 3; triplet row 4; evens_odds row 5"
            ),
            "B9.6",
        ),
        ("ladder 0: KH QS JH / family 0-2 row 2", "B9.4"),
        ("ladder 1: KH QS JH / family 0-2", "B12"),
    ],
)
def test_b9_these_do_not(text, refused):
    assert judged(text) == refused


def test_b9_6_thirteen_cards_are_allowed():
    assert judged(
        "ladder 0: KH QS JH TH 9H 8H / 2 JS JH JS / 3 AC / 4 9C 9D / 5 6S / "
        "family 0-2 row 2; run 3-5; opposites row 3; triplet row 4; evens_odds row 5"
    ) is None  # fmt: skip


def test_b9_5_a_triplet_of_four_scores_as_a_triplet():
    state = position("TH TS TD TC 7C 8D", laid={0: OPEN})
    play(state, lay("ladder 0: TH / 0 TS TD TC / triplet row 0"))
    assert GAME.view(state, ME).table[0].points == 3 + 3 + 3


def test_b9_5_a_ladder_without_a_category():
    move = LayMelds(ME, (LadderMeld(0, ("KH", "QS", "JH"), (), ()),))
    assert clause(position("KH QS JH 7C 8D", laid={0: OPEN}), move) == "B9.5"


def test_b9_8_a_category_on_the_table_never_moves_into_a_ladder():
    state = position("7C 8D KS", laid={0: OPEN + ", family JH QS KH"})
    assert clause(state, lay("ladder 0: KH QS JH / family 0-2")) == "B6.2"


COMPLETE = (
    "ladder 0: KH QS JH TH 9H 8H / 3 AS / 4 9C 9D / 5 6S / "
    "family 0-2; run 3-5; opposites row 3; triplet row 4; evens_odds row 5"
)
FOUR_TYPES = "ladder 0: KH QS JH TH 9H / 3 AS / 4 9C 9D / family 0-2; run 2-4; opposites row 3; triplet row 4"
LOW_BREAK = (
    "ladder 0: 6H 5H 4H KC / 0 5S / 1 3S / 2 4S 4D / 3 QD JC / "
    "run 0-2; opposites row 0; evens_odds row 1; triplet row 2; family row 3"
)
SHORT = "ladder 0: TH 9H 8H / 0 AS / 1 7S / 2 8C 8D / run 0-2; opposites row 0; evens_odds row 1; triplet row 2"
ACE = "ladder 0: AH KH QS JH TH / 0 AS AD / 1 QH / 4 AC / family 1-3; triplet row 0; opposites row 4; evens_odds row 4"


@pytest.mark.parametrize(
    ("text", "complete", "royal", "worth"),
    [
        (COMPLETE, True, True, 26),
        (COMPLETE.replace("8H", "8S").replace("6S", "6H").replace("run 3-5", "run 2-4"), True, False, 13),
        (COMPLETE.replace("QS", "QD"), True, True, 26),
        (FOUR_TYPES, False, True, 26),
        (LOW_BREAK, True, False, 6),
        (SHORT, False, True, 20),
        (ACE, False, True, 28),
    ],
    ids=["royal", "two suits", "any queen", "four types", "break", "three cards", "ace"],
)
def test_b9_9_b9_10_b10_4_complete_royal_and_worth(text, complete, royal, worth):
    ladder = built(text)
    assert (ladder.complete, ladder.pure, ladder.worth) == (complete, royal, worth)
    assert ladder.points == (worth if complete else 0)


def test_b9_9_a_complete_ladder_has_four_arm_cards():
    text = (
        "ladder 0: KH QH JH / 0 QS JS / 1 QD QC / 2 TH / "
        "run 0-2; family row 0; triplet row 1; opposites row 2; evens_odds row 2"
    )
    assert built(text).types == 31
    assert not built(text).complete


@pytest.mark.parametrize(
    ("top", "points"),
    [("AH", 14), ("KH", 13), ("TH", 10), ("9H", 9), ("8H", 8), ("7H", 7), ("6H", 6), ("5H", 5), ("4H", 4), ("3H", 3)],
)
def test_b10_4_worth_by_the_top_card(top, points):
    spoiled = built(f"ladder 0: {top} 2S / opposites 0-1")
    assert not spoiled.pure
    assert spoiled.worth == points


def test_b9_11_a_side_may_have_several_ladders():
    state = position("TH AS 6H 5S 7C 8D", laid={0: OPEN})
    play(state, lay("ladder 0: TH / 0 AS / opposites row 0, ladder 1: 6H 5S / opposites 0-1"))
    assert len(state.tables[0].ladders) == 2
    assert state.tables[0].made == [0, 2, 1, 1, 0]


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("ladder 1: TH / 0 AS / opposites row 0", "B12"),
        ("ladder 1: TH / 0 AS / opposites row 0, ladder 0: 6H 5S / opposites 0-1", "B12"),
        ("ladder 0: TH / 0 AS / opposites row 0, ladder 0: 6H 5S / opposites 0-1", "B12"),
        ("ladder 0: TH / 0 AS / opposites row 0, ladder 2: 6H 5S / opposites 0-1", "B12"),
    ],
)
def test_b12_ladders_are_numbered_in_the_order_started_and_named_once(text, refused):
    assert clause(position("TH AS 6H 5S 7C 8D", laid={0: OPEN}), lay(text)) == refused


def test_b12_an_old_ladder_and_the_next_in_one_move():
    state = position("9C 8S 6H 5S 7C 8D", laid={0: OPEN + ", ladder 0: TH / 0 AS / opposites row 0"})
    text = "ladder 1: 6H 5S / opposites 0-1, ladder 0: TH 9C / 0 AS / 1 9D 9S / opposites row 0; triplet row 1"
    assert clause(state, lay(text)) == "B6.2"
    state = position("9C 9D 9S 6H 5S 7C 8D", laid={0: OPEN + ", ladder 0: TH / 0 AS / opposites row 0"})
    assert clause(state, lay(text)) is None


def test_b9_2_an_arm_breaks_once_at_most():
    once = "ladder 0: TH KC QD JC / 0 AS / opposites row 0; family 1-3"
    twice = "ladder 0: TH KC QD JC TC KH QS JH / 0 AS / opposites row 0; family 1-3"
    assert judged(once) is None
    state = position(" ".join([*cards_of(twice), "7C", "8D"]), laid={0: OPEN})
    assert (
        str(GAME.refusal(state, lay(twice)))
        == "B9.2: An arm has one break at most. The K♥ would be the second: take it back."
    )


@pytest.mark.parametrize(
    ("ladder", "clause", "words"),
    [
        (
            "ladder 0: KC QC JC TC / family 0-2; run 1-3",
            "B9.5",
            "King and queen of a family are of different suits. K♣ and Q♣ share one: change one of them.",
        ),
        (
            "ladder 0: TH / 0 TS 9D / triplet row 0",
            "B9.5",
            "In a ladder a triplet is three or four cards of one rank. Change the one that differs.",
        ),
        (
            "ladder 0: KC QD JC TH / family 0-2",
            "B9.5",
            "Every card of a ladder belongs to a category. Complete one for the 10♥, or take it back.",
        ),
    ],
)
def test_a_category_of_a_ladder_is_refused_for_what_is_wrong_with_it(ladder, clause, words):
    state = position(" ".join([*cards_of(ladder), "7C", "8D"]), laid={0: OPEN})
    refusal = GAME.refusal(state, lay(ladder))
    assert (refusal.clause, str(refusal.reason)) == (clause, words)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            "ladder 0: 6S / 0 6H / evens_odds row 0",
            "ladder 0: 6S 5D / 0 6H / evens_odds row 0; opposites 0-1",
            "Opposites",
        ),
        ("ladder 0: TH 9H 8H / run 0-2", "ladder 0: TH 9H 8H / 0 TS / run 0-2; evens_odds row 0", "Evens or odds"),
    ],
)
def test_b9_7_a_category_that_brings_too_few_cards_is_told_in_good_words(old, new, words):
    refusal = ladders.growth(built(old), built(new))
    assert refusal.clause == "B9.7"
    assert str(refusal.reason).startswith(words)
    assert str(refusal.reason).endswith("These bring fewer.")
