"""The tray by itself: no draft ever holds a card that the hand, the pile taken from, or the ladder does not give."""

from collections import Counter
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barracan.games.barracan.moves import Category, Draw, LadderMeld, LayMelds, Pass, Rung
from barracan.model.offers import Draft, DraftVerdict, LadderDraft, Pick, TrayVerdict
from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.session.selection import Selection
from barracan.session.tray import Tray
from games.barracan.position import NOTHING, play
from games.barracan.position import position as begun
from session.company import BARRACAN, dealt

HAND = "KD QD JD 6S 5H 6H 7H 8H 2C 2S 9C 9D 4C"
TOP = Pick("pile:2", "TD", 0)


def position(laid=False):
    """Ada's view; with a ladder laid, KD QD JD and 6S 5H lie in it."""
    match = dealt(("human", "random"), {0: HAND}, "3S 4S TD 8C", "JS", dealer=1)
    if laid:
        match.play(Draw(0))
        ladder = LadderMeld(0, ("KD", "QD", "JD"), (), (Rung("run", (0, 2)),))
        match.play(LayMelds(0, (ladder, Category("opposites", ("6S", "5H")))))
    return BARRACAN.view(match.state, 0)


VIEW, LAID = position(), position(laid=True)


@pytest.fixture
def tray():
    return Tray()


def cards(tray):
    return [draft.cards or draft.ladder.arm for draft in tray.drafts]


def test_a_card_lies_in_one_draft_only(tray):
    tray.begin(["6H", "7H"], VIEW)
    tray.begin(["7H", "8H", "AS"], VIEW)
    tray.add(0, ["8H", "5H"], VIEW)
    tray.add(7, ["2C"], VIEW)
    assert cards(tray) == [("6H", "7H", "5H"), ("8H",)]


def test_an_emptied_draft_is_gone(tray):
    tray.begin(["6H"], VIEW)
    tray.begin(["7H"], VIEW)
    tray.remove(0, 0)
    tray.remove(5, 0)
    assert cards(tray) == [("7H",)]


def test_the_card_taken_along_lies_in_the_first_draft_until_it_is_left(tray):
    tray.begin(["2C"], VIEW)
    tray.take(TOP, ["JD", "QD"], VIEW)
    assert cards(tray) == [("TD", "JD", "QD"), ("2C",)]
    tray.take(TOP, ["KD"], VIEW)
    assert cards(tray) == [("TD", "JD", "QD", "KD"), ("2C",)]
    tray.remove(0, 1)
    tray.remove(0, 0)
    assert cards(tray) == [("QD", "KD"), ("2C",)]
    assert tray.taken is None


def test_another_pile_is_taken_instead(tray):
    tray.take(Pick("pile:3", "8C", 0), ["8H"], VIEW)
    tray.take(TOP, ["JD"], VIEW)
    assert cards(tray) == [("TD", "JD"), ("8H",)]


def test_a_ladder_takes_the_place_of_the_draft_of_the_same_ladder(tray):
    tray.begin(["2C"], VIEW)
    tray.build(LadderDraft(0, ("KD", "QD", "JD")), VIEW)
    tray.begin(["2S"], VIEW)
    tray.build(LadderDraft(0, ("8H", "7H", "6H"), {2: ("6S",)}), VIEW)
    assert cards(tray) == [("2C",), ("8H", "7H", "6H"), ("2S",)]
    tray.build(LadderDraft(0), VIEW)
    assert cards(tray) == [("2C",), ("2S",)]


def test_a_ladder_takes_no_card_that_is_not_there(tray):
    tray.begin(["JD"], VIEW)
    tray.build(LadderDraft(0, ("KD", "QD", "JD")), VIEW)
    tray.build(LadderDraft(0, ("AD", "KD")), VIEW)
    assert cards(tray) == [("JD",)]


def test_a_ladder_that_needs_the_card_taken_along_comes_first(tray):
    tray.take(TOP, ["9D"], VIEW)
    tray.build(LadderDraft(0, ("JD", "TD")), VIEW)
    assert cards(tray) == [("JD", "TD"), ("9D",)]
    tray.build(LadderDraft(0, ("QD", "JD", "TD")), VIEW)
    assert cards(tray) == [("QD", "JD", "TD"), ("9D",)]
    tray.build(LadderDraft(0, ("KD", "QD", "JD")), VIEW)
    assert cards(tray) == [("TD",), ("KD", "QD", "JD"), ("9D",)]


def test_cards_of_a_ladder_on_the_table_are_not_taken_from_the_hand(tray):
    tray.build(LadderDraft(0, ("KD", "QD", "JD")), LAID)
    assert tray.drafts == ()
    tray.build(LadderDraft(0, ("KD", "QD", "JD"), {2: ("JS",)}), LAID)
    assert cards(tray) == [("KD", "QD", "JD")]
    tray.begin(["JS"], LAID)
    assert len(tray.drafts) == 1


def test_what_has_been_laid_goes_and_what_was_refused_stays(tray):
    tray.begin(["6H", "7H", "8H"], VIEW)
    tray.begin(["2C", "9C"], VIEW)
    stands, not_yet = DraftVerdict(Text("", "")), DraftVerdict(Text("", ""), 0, Refusal("", Text("", "")))
    tray.drop_laid(TrayVerdict((stands, not_yet)))
    assert cards(tray) == [("2C", "9C")]


def test_drafts_go_with_their_cards_and_the_taken_card_with_its_pile(tray):
    tray.take(TOP, ["JD"], VIEW)
    tray.begin(["2C", "2S"], VIEW)
    tray.follow(LAID)
    assert (cards(tray), tray.taken) == ([("TD",), ("2C", "2S")], TOP)


WITH_VIEW = {"begin", "add", "take", "build", "make_room", "follow"}
ladders = st.builds(
    lambda number, arm, side: LadderDraft(number, tuple(arm), {0: tuple(side)} if side else {}),
    st.integers(0, 1), st.lists(st.sampled_from([*HAND.split(), "TD", "AS"]), max_size=4),
    st.lists(st.sampled_from(HAND.split()), max_size=2),
)  # fmt: skip
codes = st.lists(st.sampled_from([*HAND.split(), "TD", "JS"]), max_size=4)
steps = st.one_of(
    st.tuples(st.just("begin"), codes),
    st.tuples(st.just("add"), st.integers(0, 3), codes),
    st.tuples(st.just("take"), st.sampled_from([TOP, Pick("pile:3", "8C", 0)]), codes),
    st.tuples(st.just("build"), ladders),
    st.tuples(st.just("make_room"), ladders),
)
plain_steps = st.one_of(
    st.tuples(st.just("remove"), st.integers(0, 3), st.integers(0, 3)),
    st.tuples(st.just("leave")),
    st.tuples(st.just("clear")),
)


@given(st.lists(st.one_of(steps, plain_steps, st.tuples(st.just("follow"))), max_size=25))
def test_whatever_is_done_no_card_is_made(changes):
    views, tray = cycle((LAID, VIEW)), Tray()
    view = VIEW
    for name, *arguments in changes:
        if name == "follow":
            view = next(views)
        lying = Counter(view.places().get("ladder:0:0", ()))
        getattr(tray, name)(*arguments, *([view] if name in WITH_VIEW else []))
        available = Counter(view.hand)
        if tray.taken:
            available[tray.taken.card] += 1
        for draft in tray.drafts:
            assert draft.cards or draft.ladder
            needed = Counter(draft.cards)
            if draft.ladder:
                needed = Counter([*draft.ladder.arm, *(card for row in draft.ladder.rows.values() for card in row)])
                needed -= lying if draft.ladder.number == 0 else Counter()
            available.subtract(needed)
        assert min(available.values()) >= 0
        if tray.taken:
            first = tray.drafts[0]
            held = first.cards or [*first.ladder.arm, *(card for row in first.ladder.rows.values() for card in row)]
            assert tray.taken.card in held
    assert Draft() not in tray.drafts


def test_chosen_cards_go_with_the_top_card_that_waits_for_them():
    selection = Selection(BARRACAN)
    selection.look(begun("3H 3D 5S AH KS 8D", taken=NOTHING, piles="7H|QD|TD|3C"), 0)
    selection.pick([Pick("pile:3", "3C", 0)])
    assert selection.press("pick_up") is None
    selection.pick([Pick("hand:0", "3H"), Pick("hand:0", "3D")])
    assert selection.press("pick_up") is None
    assert cards(selection.tray) == [("3C", "3H", "3D")]


def test_a_button_pressed_when_the_hand_is_over_says_so():
    selection = Selection(BARRACAN)
    state = begun("3H 3D", taken=NOTHING, stock="", turn=0)
    play(state, Pass(0))
    selection.look(state, 0)
    for name in ("discard", "lay", "pick_up"):
        assert str(selection.press(name).reason) == "The hand is over."
