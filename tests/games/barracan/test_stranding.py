"""Who would be left with a card or two and nothing to lay is told so before (B4.4)."""

import pytest

from barracan.games.barracan.drafts import is_stranded, warning
from barracan.games.barracan.moves import Category, Draw, PickUp
from barracan.model.offers import Draft, Pick
from games.barracan.position import DREW, GAME, ME, NOTHING, SET, lay, pick_up, position, trick

RUN = "run 2H 3H 4H"
ALL_BUT_OPPOSITES = ", ".join(meld for meld in SET.split(", ") if not meld.startswith("opposites"))
ALL_BUT_FAMILY = ", ".join(meld for meld in SET.split(", ") if not meld.startswith("family"))
ONE = "After this you will hold one card and can hardly meld any more."
TWO = "After this you will hold two cards and can hardly meld any more."


def told(state, *picks):
    return str(GAME.offer(state, ME, picks).lead)


def warned(state, move):
    found = warning(state, move)
    return found and str(found)


def conditions(state, cards, taken=None):
    return GAME.tray(state, ME, [Draft(tuple(cards.split()))], taken).conditions


def trick_picks(state, cards, own):
    return (*(Pick(f"pile:{pile}", card, 0) for pile, card in cards), Pick(f"hand:{ME}", own))


TRICK = [(1, "3C"), (2, "4C"), (3, "5C")]


@pytest.mark.parametrize(
    ("hand", "laid", "words"),
    [
        ("7C 8D 9D", RUN, ONE),
        ("7C 8D 9D JD", RUN, TWO),
        ("7C 8D 9D JD QD", RUN, None),
        ("7C 8D 9D", SET, None),
        ("7C 8D 9D", ALL_BUT_OPPOSITES, None),
        ("7C 8D 9D", ALL_BUT_FAMILY, ONE),
        ("7C 8D 9D JD", ALL_BUT_FAMILY, None),
        ("7C 8D 9D", "", ONE),
    ],
    ids=["one", "two", "three", "complete set", "two complete it", "three would", "three complete it", "not opened"],
)
def test_b4_4_a_trick_that_leaves_a_card_or_two_is_warned_of(hand, laid, words):
    state = position(hand, NOTHING, laid={0: laid} if laid else None)
    assert warned(state, trick("1:0 2:0 3:0", "7C")) == words
    lead = told(state, *trick_picks(state, TRICK, "7C"))
    assert (lead if lead in (ONE, TWO) else None) == words
    assert GAME.offer(state, ME, trick_picks(state, TRICK, "7C")).move is not None


@pytest.mark.parametrize(
    ("beside", "words"), [("KC KD", ONE), ("KC KD QS", TWO), ("KC KD QS 9H", None)], ids=["one", "two", "three"]
)
def test_b4_4_a_meld_that_leaves_a_card_or_two_is_warned_of_where_it_is_made(beside, words):
    state = position(f"5D 6D 7D {beside}", DREW, laid={0: RUN})
    (condition,) = conditions(state, "5D 6D 7D")
    assert (condition.clause, condition.warns, condition.holds) == ("B4.4", bool(words), True)
    if words:
        assert str(condition.text) == words
        assert told(state, *(Pick(f"hand:{ME}", card) for card in ("5D", "6D", "7D"))) == words
    assert told(state, Pick(f"hand:{ME}", "5D")) == "Meld or discard."


def test_b4_4_a_meld_that_goes_out_or_may_is_not_warned_of():
    others = ", ".join(meld for meld in SET.split(", ") if not meld.startswith("run"))
    state = position("5D 6D 7D KC KD", DREW, laid={0: others})
    assert [condition.warns for condition in conditions(state, "5D 6D 7D")] == [False]
    assert warned(state, lay("run 5D 6D 7D")) is None


@pytest.mark.parametrize(
    ("pile", "words"), [("7D", ONE), ("2S 7D", ONE), ("2S 3S 7D", TWO), ("2S 3S 4S 7D", None), ("2S AC 7D", ONE)]
)
def test_b4_4_a_pick_up_is_warned_of_by_what_the_pile_brings(pile, words):
    hand = "5D 6D KC KD" if pile == "7D" else "5D 6D KC"
    state = position(hand, NOTHING, piles=f"2C|{pile}|4C|5C", laid={0: RUN})
    move = PickUp(ME, 1, (Category("run", ("5D", "6D", "7D")),))
    assert GAME.refusal(state, move) is None
    assert warned(state, move) == words
    top = Pick("pile:1", "7D", len(state.piles[1]) - 1)
    assert conditions(state, "5D 6D 7D", top)[-1].warns is bool(words)
    lead = told(state, top, Pick(f"hand:{ME}", "5D"), Pick(f"hand:{ME}", "6D"))
    assert (lead if lead in (ONE, TWO) else None) == words


def test_with_several_people_the_warning_names_who_is_meant():
    state = position("5D 6D 7D KC KD", DREW, laid={0: RUN})
    verdict = GAME.tray(state, ME, [Draft(("5D", "6D", "7D"))], None).with_names(("Ada", "Bix"), "Ada")
    assert str(verdict.conditions[0].text).startswith("After this Ada will hold one card")


@pytest.mark.parametrize(
    ("hand", "taken", "laid", "is_so"),
    [
        ("7C", NOTHING, RUN, True),
        ("7C 8D", DREW, RUN, True),
        ("7C 8D", NOTHING, RUN, False),
        ("7C", NOTHING, SET, False),
        ("7C", NOTHING, ALL_BUT_OPPOSITES, False),
    ],
)
def test_b4_4_who_holds_one_card_without_a_set_is_stranded(hand, taken, laid, is_so):
    state = position(hand, taken, laid={0: laid})
    assert is_stranded(state, ME) is is_so
    if taken is NOTHING:
        assert (GAME.offer(state, ME, ()).note is not None) is is_so


def test_a_stranded_seat_has_nothing_but_draws_and_discards():
    state = position("7C", NOTHING, laid={0: RUN}, others="7D", stock="8C 9C")
    while state.stock:
        moves = list(GAME.legal_moves(state))
        if state.turn == ME:
            assert {move.do for move in moves} <= {"draw", "discard"}
        GAME.apply(state, moves[0])


def test_a_draw_and_a_discard_strand_nobody():
    state = position("7C 8D", NOTHING, laid={0: RUN})
    assert warned(state, Draw(ME)) is None
    assert warned(state, pick_up(1, "run 2S 3S 4S")) is None
