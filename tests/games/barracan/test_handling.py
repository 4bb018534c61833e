"""Whatever is legal can be done with the mouse: picks lead to offers, drafts to a tray that makes the move."""

from itertools import islice, permutations
from random import Random

import pytest

from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds, Pass, PickUp, TakeTrick
from barracan.model.cards import CODES
from barracan.model.offers import Draft, LadderDraft, Pick
from games.barracan.position import DREW, GAME, ME, NEXT, NOTHING, SET, lay, pick_up, position, trick
from games.random_play import hand

SEATINGS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"partnership": False}),
    (2, {"flash_exit": "empty"}),
    (2, {"flash_exit": "none"}),
]


def offer(state, *picks):
    return GAME.offer(state, state.turn, picks)


def held(card, seat=ME):
    return Pick(f"hand:{seat}", card)


def piled(state, pile, at):
    return Pick(f"pile:{pile}", CODES[state.piles[pile][at]], at)


def top(state, pile):
    return piled(state, pile, len(state.piles[pile]) - 1)


def draft(meld):
    if isinstance(meld, Category):
        return Draft(meld.cards)
    return Draft(ladder=LadderDraft(meld.number, meld.arm, dict(meld.rows)))


def plain(move):
    """A move with what is of no matter left out: order, and which of equal ladder namings it is."""
    melds = [
        (meld.name, tuple(sorted(meld.cards)))
        if isinstance(meld, Category)
        else (meld.number, meld.arm, meld.rows, tuple(sorted(rung.name for rung in meld.rungs)))
        for meld in move.melds
    ]
    return type(move), melds, getattr(move, "pile", None), getattr(move, "flash", False), getattr(move, "discard", None)


def check_tray(state, move):
    taken = top(state, move.pile) if isinstance(move, PickUp) else None
    verdict = GAME.tray(state, move.seat, [draft(meld) for meld in move.melds], taken)
    assert all(judged.refusal is None for judged in verdict.drafts)
    assert verdict.conditions or verdict.moves
    made = [plain(made) for _, made in verdict.moves]
    assert plain(move) in made, (move, verdict)
    labels = [str(label) for label, _ in verdict.moves]
    assert len(labels) == len(set(labels))
    assert all(GAME.refusal(state, each) is None for _, each in verdict.moves)
    assert all(condition.holds for condition in verdict.conditions)


def check_trick(state, move, rng):
    picks = [piled(state, chosen.pile, chosen.at) for chosen in move.cards] + [held(move.card, move.seat)]
    order = rng.choice(list(permutations(picks)))
    for count in range(1, 4):
        answer = offer(state, *order[:count])
        assert answer.refusal is None, order[:count]
        assert set(order[count:]) <= set(answer.more), order[:count]
    answer = offer(state, *order)
    assert isinstance(answer.move, TakeTrick)
    assert set(answer.move.cards) == set(move.cards)
    assert answer.target(f"tricks:{state.side_of[move.seat]}").move == answer.move


def check_pick_up(state, move):
    assert offer(state).target(f"pile:{move.pile}") is not None
    first = top(state, move.pile)
    assert offer(state, first).target("tray") is not None
    if isinstance(move.melds[0], Category):
        cards = list(move.melds[0].cards)
        cards.remove(first.card)
        picks = [first]
        for card in cards:
            assert held(card, move.seat) in offer(state, *picks).more
            picks.append(held(card, move.seat))
            assert offer(state, *picks).refusal is None
            assert held(card, move.seat) in offer(state, *picks[1:-1]).more or len(picks) == 2
        assert offer(state, *picks).target(f"pile:{move.pile}") is not None
        assert offer(state, *picks[1:]).target(f"pile:{move.pile}") is not None
    check_tray(state, move)


def check(state, move, rng):
    match move:
        case Draw() | Pass():
            assert offer(state).target("stock").move == move
        case Discard():
            answer = offer(state, held(move.card, move.seat))
            assert answer.target(f"pile:{state.discard_pile(move.seat)}").move == move
        case TakeTrick():
            check_trick(state, move, rng)
        case PickUp():
            check_pick_up(state, move)
        case LayMelds():
            assert all(
                offer(state, *(held(card, move.seat) for card in meld.cards)).target("tray")
                for meld in move.melds
                if isinstance(meld, Category)
            )
            check_tray(state, move)


@pytest.mark.parametrize(("seats", "options"), SEATINGS)
def test_every_legal_move_is_within_reach(seats, options):
    rng = Random(21)
    for seed in (21, 22):
        for match, move in hand(GAME, seats, options, seed=seed):
            legal = GAME.legal_moves(match.state)
            for do in legal.actions():
                listed = list(islice(legal.of(do), 200))
                for each in rng.sample(listed, min(len(listed), 3)):
                    check(match.state, each, rng)
            if move is not None:
                check(match.state, move, rng)


FIVE = "5H 6S 2H 4S 3C 3D 3H 8C 9C TC JH QS KH"
ALL_FIVE = "opposites 5H 6S, evens_odds 2H 4S, triplet 3C 3D 3H, run 8C 9C TC, family JH QS KH"
LADDER = "ladder 0: KH QS JH TH / 3 AS / family 0-2; opposites row 3"
OPEN = "opposites 5H 6S, evens_odds 2H 4S"


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (position(FIVE), lay(ALL_FIVE, flash=True)),
        (position(FIVE), lay(ALL_FIVE)),
        (position(FIVE + " 9S", flash_exit="empty"), lay(ALL_FIVE, flash=True, discard="9S")),
        (position("3D 3H 3S", laid={0: SET}), lay("evens_odds 3D 3S 3H")),
        (position("3D 3H 3S", laid={0: SET}), lay("triplet 3D 3S 3H")),
        (
            position("3D 3H 3S 7D 7H 7S 2C KS", laid={0: SET}),
            lay("evens_odds 3D 3S 3H, evens_odds 7D 7S 7H"),
        ),
        (
            position("3D 3H 3S 7D 7H 7S 2C KS", laid={0: SET}),
            lay("triplet 3D 3S 3H, evens_odds 7D 7S 7H"),
        ),
        (position("3D 3H 7S 8C", NOTHING, piles="2C|3S|4C|5C", laid={0: SET}), pick_up(1, "triplet 3D 3H 3S")),
        (
            position("3D 3H 3S 7D 7H 8C 9D", NOTHING, piles="2C|7S|4C|5C", laid={0: SET}),
            pick_up(1, "triplet 7D 7H 7S, evens_odds 3D 3H 3S"),
        ),
        (position("KH QS JH TH AS 2C KS"), lay(LADDER)),
        (position("KH QS TH AS 2C KS", NOTHING, piles="2C|JH|4C|5C"), pick_up(1, LADDER)),
        (position("3D 3H 3S 2C KS", laid={0: OPEN}), lay("ladder 0: 3D / 0 3H 3S / triplet row 0")),
        (position("3D 3H 3S 2C KS", laid={0: OPEN}), lay("ladder 0: 3D / 0 3H 3S / evens_odds row 0")),
        (
            position("3D 3H 3S 2S 8C 2C KS", laid={0: OPEN}),
            lay("ladder 0: 3D 2S / 0 3H 3S / 1 8C / evens_odds row 0; evens_odds row 1"),
        ),
        (position("TH TS 2C KS", laid={0: OPEN + ", ladder 0: 9H / 0 2S / opposites row 0"}), Discard(ME, "TH")),
    ],
)  # fmt: skip
def test_moves_that_random_play_seldom_meets_are_within_reach(state, move):
    if GAME.refusal(state, move) is None:
        check(state, move, Random(1))
    else:
        assert GAME.refusal(state, move).clause == "B9.4"


def test_a_category_may_be_dropped_on_its_stack():
    state = position("3D 3H 3S 8C 9D", laid={0: OPEN})
    answer = offer(state, held("3D"), held("3H"), held("3S"))
    assert answer.target("melds:0:triplet").move == lay("triplet 3D 3H 3S")
    assert answer.target("melds:0:evens_odds").move == lay("evens_odds 3D 3H 3S")
    assert answer.target("melds:0:run") is None


def test_before_the_opening_a_single_category_goes_into_the_tray():
    answer = offer(position("3D 3H 3C 8C 9D"), held("3D"), held("3H"), held("3C"))
    assert answer.target("melds:0:triplet").move is None
    assert answer.target("tray") is not None
    assert answer.target("pile:0") is None


def test_the_other_seats_are_offered_nothing():
    state = position("3D 3H 3C 8C 9D")
    assert GAME.offer(state, NEXT, [held("JC", NEXT)]).targets == ()


def test_after_a_take_no_pile_gives_a_card():
    state = position("3D 3H 3C 8C 9D", DREW)
    assert offer(state, top(state, 1)).refusal.clause == "B4.1"


@pytest.mark.parametrize(
    ("piles", "picks", "refused"),
    [
        ("2C|3H|4D|5C", [(1, 0), (2, 0)], "B8.1"),
        ("2C|3H AS|4H|5H", [(1, 0)], "B3.5"),
        ("2C|AS 4S|4H|5H", [(1, 0)], "B3.5"),
        ("2C|JK 4S|4H|5H", [(1, 0)], "B8.1"),
        ("2C 3C|3H|4H|5H", [(0, 0)], "B3.4"),
        ("2C|3H|4H|5H", [(1, 0), (2, 0), (3, 0)], "B8.1"),
    ],
)
def test_picks_that_become_nothing_are_refused(piles, picks, refused):
    state = position("2H 9D TC", NOTHING, piles=piles)
    answer = offer(state, *(piled(state, pile, at) for pile, at in picks))
    assert answer.refusal.clause == refused
    assert answer.targets == ()


def test_a_suit_that_an_open_pile_lacks_is_named_and_no_joker_denied():
    state = position("JK 9D TC", NOTHING, piles="2C|3H|4D|5H")
    refusal = offer(state, piled(state, 1, 0)).refusal
    assert (refusal.clause, str(refusal.reason)) == (
        "B8.1", "Not every open pile shows hearts. Choose cards of a suit that all three show."
    )  # fmt: skip
    state = position("9D TC", NOTHING, piles="2C|3H|4H|5H")
    assert str(offer(state, piled(state, 1, 0)).refusal.reason).startswith("The fourth card must beat all three")


def test_a_joker_takes_any_trick():
    state = position("JK 9D TC", NOTHING, piles="2C|3H|4H|5H")
    assert set(offer(state, held("JK")).more) == {piled(state, pile, 0) for pile in (1, 2, 3)}
    check_trick(state, trick("1:0 2:0 3:0", "JK"), Random(1))


def test_a_top_card_leads_to_a_trick_and_to_a_pick_up():
    state = position("KH QD 3D 3S 8C TC", NOTHING, piles="2C|3H|4H|5H", laid={0: OPEN})
    answer = offer(state, top(state, 1))
    assert {pick.card for pick in answer.more} == {"KH", "4H", "5H", "3D", "3S"}
    answer = offer(state, top(state, 1), held("3D"))
    assert answer.refusal is None
    assert {pick.card for pick in answer.more} == {"3S"}
    assert offer(state, top(state, 1), held("3D"), held("3S")).target("pile:1").move == pick_up(1, "triplet 3D 3S 3H")


@pytest.mark.parametrize(
    ("piles", "picks", "said"),
    [
        ("2C|3H|4H|5H", ("3D", "3S"), "Pick up with 3♥: all its cards are chosen."),
        ("2C|3H|3H|5H", ("3D", "3S"), "These cards fit on more than one pile. Choose the pile."),
        ("2C|3H|4H|5H", ("3D",), "Take first: draw, pick up a pile or take a trick."),
    ],
)
def test_the_status_line_speaks_of_the_pick_up_that_is_chosen(piles, picks, said):
    state = position("KH QD 3D 3S 8C TC", NOTHING, piles=piles, laid={0: OPEN})
    assert str(offer(state, *map(held, picks)).lead) == said


def test_a_pick_up_before_the_opening_says_what_it_still_takes():
    state = position("3D 3S 8C TC", NOTHING, piles="2C|3H|4H|5H")
    for picks in ((held("3D"), held("3S")), (top(state, 1), held("3D"), held("3S"))):
        assert str(offer(state, *picks).lead) == "Pick up with 3♥: all its cards are chosen."
        assert str(offer(state, *picks).note) == "Opening takes two categories at once."


def test_two_cards_from_which_no_pick_up_comes_are_refused():
    state = position("KH QD 3D 3S 8C TC", NOTHING, piles="2C|3H|4H|5H", laid={0: OPEN})
    assert offer(state, top(state, 1), held("3D"), held("QD")).refusal.clause == "B8.1"
    assert offer(state, top(state, 1), held("TC")).refusal.clause == "B8.1"


def test_with_an_empty_stock_the_offer_is_to_pass():
    state = position("3D 3H", NOTHING, stock="")
    assert offer(state).target("stock").move == Pass(ME)


def test_with_an_empty_stock_nothing_speaks_of_drawing():
    state = position("KC 9D 3H 3D 3S", NOTHING, stock="", piles="2C|4C|5C|6C", laid={0: OPEN})
    drafts = (Draft(("3H", "3D", "3S")),)
    told = [
        GAME.tray(state, ME, drafts, None).refusal,
        offer(state, held("9D")).refusal,
        GAME.refusal(state, Discard(ME, "9D")),
    ]
    assert {str(refusal.reason) for refusal in told} == {"The stock is empty. Pick up, take a trick or pass."}


@pytest.mark.parametrize(("hand_cards", "alternatives"), [("KC 9D 3D", True), ("3C 9D 3D", False)])
@pytest.mark.parametrize("stock", ["", "9C"], ids=["empty", "full"])
def test_where_a_trick_can_be_taken_the_stock_is_not_the_only_choice(hand_cards, alternatives, stock):
    state = position(hand_cards, NOTHING, stock=stock, piles="2C|4C|5C|6C")
    assert offer(state).alternatives is alternatives


def test_undo_stops_at_what_was_hidden():
    state = position("3D 3H", NOTHING)
    assert GAME.undo_barrier(state, Draw(ME))
    assert GAME.undo_barrier(state, Pass(ME))
    assert GAME.undo_barrier(state, lay(ALL_FIVE, flash=True))
    assert not GAME.undo_barrier(state, lay(ALL_FIVE))
    assert not GAME.undo_barrier(state, trick("1:0 2:0 3:0", "JK"))


@pytest.mark.parametrize(
    ("hand", "picked", "said"),
    [
        ("7C 8D TD", (), "You hold no triplet, run or family with the A♠, and"),
        ("AC AD 8D TD", ("TD",), "These cards make no triplet, run or family with the A♠, and"),
    ],
)
def test_a_stopper_at_the_top_is_spoken_of_as_a_pick_up(hand, picked, said):
    state = position(hand, taken=NOTHING, piles="2C|3C 7H AS|4C|5C")
    refusal = offer(state, *(held(card) for card in picked), top(state, 1)).refusal
    assert str(refusal).startswith(f"B7.1: {said} no trick takes a stopper. ")


def test_a_stopper_that_makes_a_category_waits_for_its_cards_once_the_side_can_open():
    piles = "2C AS|3C 7H AS|4C|5C"
    state = position("AC AD 8D TD", taken=NOTHING, piles=piles)
    assert str(offer(state, top(state, 1)).refusal).startswith("B7.4: Your side has not opened: ")
    assert "own pile" in str(offer(state, top(state, 0)).refusal)
    state = position("AC AD 8D 3S KH JS", taken=NOTHING, piles=piles)
    assert {pick.card for pick in offer(state, top(state, 1)).more} == {"AC", "AD"}
