"""Who is called by name: seats in moves, and people where several share the screen."""

import pytest

from barracan.games.barracan.moves import Category, PickUp
from barracan.model.offers import Pick
from barracan.session import snapshots
from session.company import BARRACAN, NAMES, dealt

SEVENS = PickUp(0, 1, (Category("triplet", ("7C", "7D", "7S")),))


@pytest.mark.parametrize(
    ("seats", "pile", "words"),
    [
        (4, 1, "picked up Bix’s pile for a triplet 7♣ 7♦ 7♠"),
        (3, 3, "picked up the neutral pile for a triplet 7♣ 7♦ 7♠"),
        (2, 3, "picked up Bix’s second pile for a triplet 7♣ 7♦ 7♠"),
        (2, 1, "picked up Bix’s pile for a triplet 7♣ 7♦ 7♠"),
    ],
)
def test_b3_2_a_pile_is_named_after_its_owner(seats, pile, words):
    text = BARRACAN.describe(PickUp(0, pile, SEVENS.melds))
    assert str(text.with_names(NAMES[:seats])) == words


def test_the_list_of_moves_names_the_owner_of_a_pile(session, table, sit_down):
    hand = "7C 7D 2H 3H 4H KD QH 9C TD JC 2S AS KS"
    sit_down(dealt(("human", "random"), {0: hand}, piles="2C 7S", dealer=1))
    session.intents.submit(PickUp(0, 1, (*SEVENS.melds, Category("run", ("2H", "3H", "4H")))))
    assert str(table.last("happened").words) == "picked up Bix’s pile for a triplet 7♣ 7♦ 7♠ and 1 more"
    assert [str(words) for _, words in snapshots.table_snapshot(session.table.live, 0, undo=False).moves] == [
        "picked up Bix’s pile for a triplet 7♣ 7♦ 7♠ and 1 more"
    ]


@pytest.mark.parametrize(
    ("players", "closed", "taken"),
    [
        (
            ("human", "random"),
            "Your own pile stays closed to you. The other three are open.",
            "You have taken already this turn. Meld or discard.",
        ),
        (
            ("human", "human"),
            "Ada’s own pile stays closed. The other three are open.",
            "Ada has taken already this turn. Meld or discard.",
        ),
    ],
    ids=["alone", "shared"],
)
def test_refusals_name_the_person_where_several_share_the_screen(session, table, sit_down, players, closed, taken):
    sit_down(dealt(players, {0: "KD"}, piles="2C 7S", dealer=1))
    session.lift_curtain(0)
    session.intents.pick([Pick("pile:0", "2C", 0)])
    assert str(table.last("offer_changed").refusal.reason) == closed
    session.intents.drop("pile:2")
    assert str(table.last("refused").reason) == closed
    session.intents.pick([])
    session.intents.press("draw")
    session.intents.drop("stock")
    assert str(table.last("refused").reason) == taken


def test_conditions_in_the_tray_name_the_person_too(session, table, sit_down):
    hand = "7C 7D 2H 3H 4H KD QH 9C TD JC 2S AS KS"
    sit_down(dealt(("human", "human"), {0: hand}, piles="2C 7S", dealer=1))
    session.lift_curtain(0)
    session.intents.pick([Pick("hand:0", "7C"), Pick("hand:0", "7D"), Pick("pile:1", "7S", 0)])
    session.intents.press("pick_up")
    refusal = table.last("tray_changed").verdict.refusal
    assert str(refusal.reason).startswith("Ada’s side has not opened")


def test_who_waits_is_told_whose_turn_it_is(session, table, thinker, sit_down):
    thinker.hold()
    sit_down(dealt(("human", "random"), dealer=0))
    for wish in (lambda: session.intents.drop("stock"), lambda: session.intents.press("draw")):
        wish()
        assert str(table.last("refused").reason) == "Bix is choosing. The hand can be sorted meanwhile."
