"""What a seat of Buraco sees (D9), and what its picks may become."""

from random import Random

from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.view import Knowledge
from barracan.games.burraco.moves import Draw
from barracan.model.cards import CODES, KINDS, kinds
from barracan.model.offers import Draft, Pick
from games.burraco.position import BURACO as GAME
from games.burraco.position import CLEAN, ME, NEXT, lay, play, position

DEFAULTS = {option.name: option.default for option in GAME.options}


def dealt(**options):
    state = GAME.start(4, DEFAULTS | options)
    GAME.deal(state, 3, GAME.pack(4, state.options)[::-1], {"cut": 22})
    return state


def test_d9_the_first_seat_sees_the_top_card_until_it_has_chosen():
    state = dealt()
    top = CODES[state.stock[-1]]
    assert GAME.view(state, ME).top == GAME.view(state, ME).places()["stock"][-1] == top
    assert GAME.view(state, NEXT).top is None
    assert set(GAME.view(state, NEXT).places()["stock"]) == {None}
    for seed in range(5):
        assert CODES[GAME.determinize(GAME.view(state, ME), Random(seed)).stock[-1]] == top
    play(state, Refuse(ME))
    assert GAME.view(state, ME).top is None
    assert [GAME.view(state, seat).refused for seat in range(4)] == [top] * 4
    assert GAME.view(state, NEXT).places()["discard"] == (top,)


def test_d9_minimums_and_who_has_opened():
    state = position("7C 8D", game=GAME, melds={1: CLEAN})
    state.minimums = [65, 50]
    view = GAME.view(state, ME)
    assert (view.minimums, view.opened) == ((65, 50), (False, True))


def test_d9_the_cards_of_a_failed_opening_are_known():
    state = dealt(failed_opening="penalty")
    play(state, Draw(ME))
    move = next(
        move for move in GAME.legal_moves(state).of("meld") if len(move.melds) == 1 and len(move.melds[0]) == 3
        and state.terms.points(kinds(" ".join(move.melds[0]))) < 50
    )  # fmt: skip
    play(state, move)
    view = GAME.view(state, NEXT)
    shown = sorted(KINDS[code] for code in move.melds[0])
    assert view.failures == (1,)
    assert Knowledge(view).known[ME].cards() == shown
    assert GAME.determinize(view, Random(1)).hands[ME].holds(shown)
    assert view.places()["shown"] == ()


def test_d9_the_number_cut():
    assert GAME.view(dealt(cut_bonus=True), ME).cut == 22
    assert GAME.view(dealt(), ME).cut is None


def offer(state, *picks):
    return GAME.offer(state, ME, picks)


def test_the_first_choice_is_made_at_the_stock():
    state = dealt()
    card = CODES[state.stock[-1]]
    assert {target.place: target.move for target in offer(state).targets} == {
        "stock": Draw(ME),
        "discard": Refuse(ME),
        "button:refuse": Refuse(ME),
    }
    dragged = offer(state, Pick("stock", card, len(state.stock) - 1))
    assert {target.place: target.move for target in dragged.targets}["hand:0"] == Draw(ME)
    assert offer(state, Pick("hand:0", GAME.view(state, ME).hand[0])).targets == ()


def test_an_opening_is_told_with_its_points():
    state = position("9S 9H 2D 3C 3D 3H KS KC", game=GAME)
    drafts = [Draft(("9S", "9H", "2D"))]
    assert "50" in str(offer(state).note)
    verdict = GAME.tray(state, ME, drafts, None)
    assert (verdict.moves, verdict.refusal.clause) == ((), "D4.1")
    assert [(condition.clause, condition.holds) for condition in verdict.conditions] == [
        ("D4.1", False),
        ("C7.5", True),
    ]
    verdict = GAME.tray(state, ME, [*drafts, Draft(("3C", "3D", "3H"))], None)
    assert [move for _, move in verdict.moves] == [lay("2D 9H 9S", "3C 3D 3H")]


def test_who_has_opened_or_waits_is_told_of_no_opening():
    state = position("9S 9H 2D 3C 3D 3H KS KC", game=GAME)
    assert "50" not in str(GAME.offer(state, NEXT, ()).note)
    play(state, lay("2D 9H 9S", "3C 3D 3H"))
    assert "50" not in str(offer(state).note)


def test_a_failed_opening_says_so_before_it_is_made():
    state = position("9S 9H 2D 3C 3D 3H KS KC", game=GAME, failed_opening="penalty")
    found = offer(state, *(Pick("hand:0", card) for card in ("3C", "3D", "3H")))
    [target] = [target for target in found.targets if target.move]
    assert "too little" in str(target.label)
    [(words, _)] = GAME.tray(state, ME, [Draft(("3C", "3D", "3H"))], None).moves
    assert "too little" in str(words)
    assert GAME.undo_barrier(state, lay("3C 3D 3H"))
