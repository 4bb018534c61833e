"""Picks, drops and buttons: what a wish comes to."""

import re
from random import Random

import pytest

from barracan.games.barracan.moves import Category, Draw, LayMelds, PickUp, TakeTrick
from barracan.games.catalog import find_game
from barracan.model.cards import KINDS
from barracan.model.match import Match
from barracan.model.offers import LadderDraft, Pick
from barracan.model.replay import SeatNote
from barracan.session.selection import Selection
from games.barracan.position import NOTHING, position
from session.company import dealt

RUMMIES = {"barracan": 2, "burraco": 2, "buraco": 4, "concan": 3, "barracuda": 3}
HAND = "2H 3H 4H 7C 7D 7S KD QD JD TD 9C 2S AS"


def own(*cards):
    return [Pick("hand:0", card) for card in cards]


@pytest.fixture
def drawn(sit_down):
    """Ada has drawn and may meld or discard."""
    match = dealt(("human", "random"), {0: HAND}, "6C 8S 5H 5C", "KH", dealer=1)
    match.play(Draw(0))
    return sit_down(match)


@pytest.fixture
def fresh(sit_down):
    """Ada may take: pile 1 has the 8 of hearts on top, which makes nothing; pile 2 the 7 of hearts."""
    return sit_down(dealt(("human", "random"), {0: HAND}, "6C 8H 7H 5H", dealer=1))


def test_without_picks_a_place_does_what_it_offers(session, table, fresh):
    session.intents.drop("stock")
    assert table.last("happened").words.template == "drew"


def test_a_card_dropped_on_its_pile_is_discarded(session, table, drawn):
    session.intents.pick(own("9C"))
    session.intents.drop("pile:0")
    assert table.last("happened").view.piles[0] == ("6C", "9C")
    assert session.table.selection.picks == ()


def test_a_card_dropped_where_it_has_no_place_is_refused(session, table, drawn):
    session.intents.pick(own("9C"))
    session.intents.drop("pile:1")
    refusal = table.last("refused")
    assert refusal.places == ("pile:1",)
    assert table.of("happened") == []


def test_buttons_make_the_move_that_is_at_hand(session, table, fresh):
    session.intents.pick(own("9C"))
    session.intents.press("draw")
    session.intents.press("discard")
    assert len(table.of("refused")) == 1
    session.intents.pick(own("9C"))
    session.intents.press("discard")
    assert [told.words.template for told in table.of("happened")] == ["drew", "discarded {card}"]


def test_a_button_with_nothing_to_do_says_so(session, table, fresh):
    for name in ("lay", "take_trick", "pick_up", "nonsense", "lay:3"):
        session.intents.press(name)
    assert len(table.of("refused")) == 5
    assert table.of("happened") == []


def test_cards_that_go_with_a_pile_are_told_and_that_there_are_none(session, table, fresh):
    assert {"7C", "7D", "7S"} <= session.intents.fitting("pile:2")
    assert session.intents.fitting("pile:0") == frozenset()
    assert table.last("refused").places == ("pile:0",)


def test_a_trick_is_taken_with_its_button(session, table, fresh):
    session.intents.pick([Pick("pile:1", "8H", 0), Pick("pile:2", "7H", 0), Pick("pile:3", "5H", 0), *own("4H")])
    session.intents.press("take_trick")
    assert table.of("happened") == []
    session.intents.pick([])


def test_the_tray_is_judged_as_it_grows_and_laid_with_one_button(session, table, drawn):
    session.intents.pick(own("2H", "3H"))
    session.intents.drop("tray")
    judged = table.last("tray_changed")
    assert [draft.cards for draft in judged.drafts] == [("2H", "3H")]
    assert judged.verdict.drafts[0].refusal
    session.intents.tray_add(0, ["4H"])
    assert table.last("tray_changed").verdict.drafts[0].refusal is None
    session.intents.press("lay")
    assert table.last("refused").clause == "B6.1"
    session.intents.tray_new(["7C", "7D", "7S"])
    session.intents.tray_new(["KD", "TD"])
    session.intents.press("lay")
    assert session.table.live.match.moves[-1] == LayMelds(
        0, (Category("run", ("2H", "3H", "4H")), Category("triplet", ("7C", "7D", "7S")))
    )
    assert [draft.cards for draft in table.last("tray_changed").drafts] == [("KD", "TD")]


def test_cards_that_stand_are_laid_at_once_where_they_may(session, table, drawn):
    session.intents.submit(LayMelds(0, (Category("run", ("2H", "3H", "4H")), Category("triplet", ("7C", "7D", "7S")))))
    session.intents.pick(own("9C", "2S"))
    session.intents.drop("melds:0:opposites")
    assert len(table.of("happened")) + len(table.of("refused")) == 2
    session.intents.pick(own("KD", "QD", "JD"))
    session.intents.drop("melds:0:run")
    assert table.last("happened").view.table[0].stacks[3].count == 2


def test_a_pick_up_is_prepared_in_the_tray_with_its_top_card(session, table, fresh):
    session.intents.pick([Pick("pile:2", "7H", 0)])
    session.intents.drop("tray")
    prepared = table.last("tray_changed")
    assert prepared.taken == Pick("pile:2", "7H", 0)
    assert [draft.cards for draft in prepared.drafts] == [("7H",)]
    session.intents.tray_add(0, ["7C", "7S", "7H", "8H"])
    assert table.last("tray_changed").drafts[0].cards == ("7H", "7C", "7S")
    session.intents.tray_new(["2H", "3H", "4H"])
    session.intents.press("pick_up")
    made = session.table.live.match.moves[-1]
    assert isinstance(made, PickUp)
    assert made.pile == 2
    assert table.last("tray_changed").drafts == ()
    assert table.last("tray_changed").taken is None


def test_cards_that_are_chosen_beside_a_top_card_in_the_tray_are_meant_for_it(session, table, fresh):
    session.table.live.match.state.piles[3] = [KINDS["7D"]]  # these cards would go with two piles
    session.intents.pick([Pick("pile:2", "7H", 0)])
    session.intents.drop("tray")
    session.intents.pick(own("7C", "7S"))
    assert table.last("offer_changed").lead.arguments == {"card": "7♥"}
    session.intents.press("pick_up")
    assert table.last("tray_changed").drafts[0].cards == ("7H", "7C", "7S")


def test_hand_cards_dropped_on_a_pile_prepare_its_pick_up(session, table, fresh):
    session.intents.pick(own("7C", "7S"))
    session.intents.drop("pile:2")
    prepared = table.last("tray_changed")
    assert prepared.taken == Pick("pile:2", "7H", 0)
    assert prepared.drafts[0].cards == ("7H", "7C", "7S")
    session.intents.tray_remove(0, 0)
    assert table.last("tray_changed").taken is None
    assert table.last("tray_changed").drafts[0].cards == ("7C", "7S")


def test_the_same_with_the_button(session, table, fresh):
    session.intents.pick(own("7C", "7S"))
    session.intents.press("pick_up")
    assert table.last("tray_changed").taken == Pick("pile:2", "7H", 0)


def test_a_ladder_is_arranged_and_laid(session, table, drawn):
    session.intents.press("arrange:0")
    ladder = table.last("tray_changed").drafts[0].ladder
    assert isinstance(ladder, LadderDraft)
    assert ladder.arm
    session.intents.tray_remove(0, 0)
    assert table.last("tray_changed").drafts == ()
    session.intents.tray_ladder(LadderDraft(0, ("KD", "QD", "JD")))
    assert len(table.last("tray_changed").drafts) == 1
    session.intents.tray_ladder(LadderDraft(0, ("KD", "QD", "JD", "TD")))
    assert [draft.ladder.arm for draft in table.last("tray_changed").drafts] == [("KD", "QD", "JD", "TD")]
    session.intents.tray_ladder(LadderDraft(0, ("KS", "QD", "JD")))
    assert [draft.ladder.arm for draft in table.last("tray_changed").drafts] == [("KD", "QD", "JD", "TD")]


def test_drafts_survive_what_others_do_and_go_with_their_cards(qapp, session, table, drawn):
    session.intents.tray_new(["2H", "3H"])
    session.intents.tray_new(["9C"])
    session.intents.pick(own("9C"))
    session.intents.press("discard")
    while session.table.live.state.turn != 0:
        qapp.processEvents()
    assert [draft.cards for draft in table.last("tray_changed").drafts] == [("2H", "3H")]
    session.intents.press("clear")
    assert table.last("tray_changed").drafts == ()


def test_another_seats_move_is_not_made_for_it(session, table, fresh):
    session.intents.submit(Draw(1))
    assert table.of("happened") == []


def test_a_trick_is_taken_from_depth(session, table, sit_down):
    hand = HAND.replace("2S", "AH")
    sit_down(dealt(("human", "random"), {0: hand}, "6C 8H 7H 5H", dealer=1))
    session.intents.pick([Pick("pile:1", "8H", 0), Pick("pile:2", "7H", 0), Pick("pile:3", "5H", 0), *own("AH")])
    assert table.last("offer_changed").move is not None
    session.intents.press("take_trick")
    assert isinstance(session.table.live.match.moves[-1], TakeTrick)
    assert table.last("happened").view.table[0].tricks == 1


def test_picks_end_when_their_cards_go_into_the_tray(session, table, drawn):
    session.intents.pick(own("9C"))
    assert table.last("offer_changed").targets
    session.intents.tray_new(["9C"])
    assert table.last("offer_changed").targets == ()
    session.intents.pick(own("2S"))
    session.intents.tray_add(0, ["2S"])
    assert table.last("offer_changed").targets == ()
    session.intents.pick(own("AS"))
    session.intents.tray_remove(0, 0)
    assert table.last("offer_changed").targets == ()


def test_a_discard_before_a_draw_is_refused_with_its_clause(session, table, fresh):
    session.intents.pick(own("JD"))
    assert table.last("offer_changed").targets == ()
    session.intents.drop("pile:0")
    assert table.last("refused").clause == "B4.1"

@pytest.mark.parametrize("game", RUMMIES)
def test_a_button_pressed_with_cards_chosen_says_what_is_really_missing(game):
    seats = [SeatNote(name, "human") for name in "ABCD"[: RUMMIES[game]]]
    match = Match.begin(find_game(game), seats, {})
    match.deal(max(match.game.next_dealers(match.state)), match.shuffled_deck(Random(2)))
    if game == "concan":  # the first turn is a discard alone
        match.play(next(iter(match.game.legal_moves(match.state).of("discard"))))
    selection, seat = Selection(match.game), match.state.turn
    hand = match.game.view(match.state, seat).places()[f"hand:{seat}"]
    chosen = [Pick(f"hand:{seat}", card) for card in hand[:2]]
    selection.look(match.state, seat)
    for picks in ((), chosen[:1], chosen):
        for name in ("discard", "lay"):
            selection.pick(picks)
            assert re.search(r"^(Draw|Take)\b.* first\b|^Take first", str(selection.press(name).reason))
    match.play(next(iter(match.game.legal_moves(match.state).of("draw"))))
    selection.look(match.state, seat)
    assert "Choose the cards first" in str(selection.press("discard").reason)
    selection.pick(chosen)
    assert "One card is discarded" in str(selection.press("discard").reason)
    assert re.search(r"^The draw of this turn is done|^You have taken already", str(selection.press("draw").reason))
    selection.pick(chosen[:1])
    assert "The chosen cards are no use" in str(selection.press("lay").reason)


TRICK = {"1:1": Pick("pile:1", "5H", 1), "2:0": Pick("pile:2", "4H", 0), "3:0": Pick("pile:3", "8H", 0)}


@pytest.mark.parametrize(
    ("picks", "reason"),
    [
        (TRICK.values(), "The trick lacks the card of the hand: one that beats the three, or a joker. Choose it too."),
        (
            (TRICK["1:1"], TRICK["3:0"], *own("9H")),
            "The trick lacks the card of one open pile: one of the same suit. Choose it too.",
        ),
        (
            (TRICK["1:1"], *own("9H")),
            "A trick is one card from each of the three open piles and one of the hand. Choose them all first.",
        ),
        (
            own("9H"),
            "A trick is one card from each of the three open piles and one of the hand. Choose them all first.",
        ),
    ],
)
def test_b8_1_the_button_of_a_trick_says_what_it_lacks(picks, reason):
    selection = Selection(find_game("barracan"))
    selection.look(position("9H 7C 2D", NOTHING, piles="2C|3C 5H|4H 4C|8H 5C", seats=4), 0)
    selection.pick(picks)
    refusal = selection.press("take_trick")
    assert (refusal.clause, str(refusal.reason)) == ("B8.1", reason)


@pytest.mark.parametrize(
    ("cards", "lead"),
    [
        ("7C 2D", "Meld or discard."),
        ("7C 2D 9H", "All numbers are even, or all are odd. Lay even and odd ones apart."),
        ("5S 6S 9S", "All numbers are even, or all are odd. Lay even and odd ones apart."),
        ("5S 7H 9H", "Meld or discard."),
        ("5S 6S 7S", "Meld or discard."),
    ],
)
def test_of_three_cards_that_are_no_category_is_said_why_unless_others_of_the_hand_complete_it(cards, lead):
    selection = Selection(find_game("barracan"))
    selection.look(position("7C 2D 9H 5S 6S 7S 9S 7H JC", seats=4), 0)
    selection.pick(own(*cards.split()))
    assert str(selection.offer.lead) == lead
