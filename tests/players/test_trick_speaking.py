"""What is said in the trick games by a plan alone, when thinking is cut short, and in the review of a hand."""

from random import Random

import pytest

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import Double, NameContract, Redouble
from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.moves import TakeWindow
from barracan.games.tricks.state import Pass, Play
from barracan.players.analysis import judge
from barracan.players.barbu.contract_choice import contracts_left, later_value
from barracan.players.barbu.course import pack_hands
from barracan.players.barbu.worlds import Contracts
from barracan.players.inquiry import Inquiry, Past
from barracan.players.player import decide, find_player, weigh
from barracan.players.protocol import POINT
from barracan.players.search import Enough, serial
from games.barbu import position as barbu
from games.random_play import begin, deal, random_move
from games.sheepshead import position as sheepshead
from players.test_trick_games import deal_of_sheepshead, each_game, each_level, strong_hand


def views(game_id, seed, every=1):
    """The positions of a hand by random players with what the seat to move sees, and the move that it makes then."""
    game, rng = CATALOG[game_id], Random(seed)
    match = begin(game, game.seat_counts[0], {})
    deal(match, rng)
    while (seat := match.state.turn) is not None:
        move = random_move(match, rng)
        if len(match.moves) % every == 0 or match.state.phase.value not in {"play", "dominoes"}:
            yield match.state.copy(), game.view(match.state, seat), move
        match.play(move)


def stopped_after(batches):
    """A mapper that says enough after so many batches, and keeps their sizes."""
    sizes = []

    def mapper(evaluate, indices):
        if len(sizes) == batches:
            raise Enough
        sizes.append(len(indices))
        return serial(evaluate, indices)

    return mapper, sizes


@each_game
@each_level
def test_no_worlds_are_none(game_id, level):
    phases = set()
    for seed in range(3):
        for state, view, _ in views(game_id, seed, every=7):
            found = decide(game_id, view, level, 5, 0)
            assert found.worlds == 0
            assert found.move == found.plan_move
            assert found.standing(found.move)
            assert CATALOG[game_id].refusal(state, found.move) is None
            phases.add(state.phase)
    assert len(phases) >= 3


@each_game
@each_level
def test_who_is_stopped_before_the_first_batch_follows_the_plan(game_id, level):
    """And the same is found again with the number of worlds that is kept with the move."""
    for seed in range(3):
        for _, view, _ in views(game_id, seed, every=7):
            assert decide(game_id, view, level, 5, mapper=stopped_after(0)[0]) == decide(game_id, view, level, 5, 0)


@each_level
def test_the_plan_names_trumps_with_a_hand_of_trumps(level):
    state = strong_hand()
    assert decide("barbu", barbu.GAME.view(state, 0), level, 1, 0).move.contract == Contract("trump", suit="S")


def test_the_plan_names_what_suits_the_hand():
    """Played out, its contracts bring clearly more than those that it likes least, and than the first in the list."""
    gained = {"best": 0, "first": 0, "worst": 0}
    for seed in range(40):
        state, view, _ = next(views("barbu", seed))
        seat = state.turn
        found = [each.move for each in decide("barbu", view, "casual", 1, 0).candidates]
        first = NameContract(seat, contracts_left(state, seat)[0])
        for name, move in {"best": found[0], "first": first, "worst": found[-1]}.items():
            score = Contracts(state).scores(pack_hands(state.hands), move.contract)[seat]
            gained[name] += POINT * score - later_value(state, move, waits=False)
    assert gained["best"] > gained["first"] + 40 * 1500
    assert gained["best"] > gained["worst"] + 40 * 5000


@pytest.mark.parametrize("level", ["casual", "strong", "expert"])
def test_the_plan_doubles_with_a_better_hand_only(level):
    for seat, told in ((1, Double(1, (0,))), (0, Pass(1))):
        state = strong_hand(seat)
        barbu.GAME.apply(state, NameContract(0, Contract("trump", suit="S")))
        assert decide("barbu", barbu.GAME.view(state, 1), level, 1, 0).move == told


@each_level
def test_the_plan_takes_the_window_with_a_strong_hand_and_passes_with_a_poor_one(level):
    strong = deal_of_sheepshead("QC QS QH QD JC JS JH AD AC AH")
    assert decide("sheepshead", sheepshead.GAME.view(strong, 0), level, 1, 0).move == TakeWindow(0)
    poor = deal_of_sheepshead("7C 8C 9C 7H 8H 9H 7S 8S 9S 7D")
    assert decide("sheepshead", sheepshead.GAME.view(poor, 0), level, 1, 0).move == Pass(0)


def test_doubles_are_thought_through_in_batches():
    """So that thinking can be stopped between them, and what was looked into until then counts."""
    state = strong_hand(seat=1)
    barbu.GAME.apply(state, NameContract(0, Contract("no_tricks")))
    view = barbu.GAME.view(state, 1)
    mapper, sizes = stopped_after(None)
    whole = decide("barbu", view, "expert", 3, mapper=mapper)
    assert (sizes, whole.worlds) == ([32, 32, 64, 128], 256)
    found = decide("barbu", view, "expert", 3, mapper=stopped_after(1)[0])
    assert found.worlds == 32
    assert found == decide("barbu", view, "expert", 3, 32)


@each_game
def test_a_move_that_was_made_is_among_those_that_are_weighed(game_id):
    seen = set()
    for seed in range(8 if game_id == "barbu" else 3):
        for state, view, move in views(game_id, seed, every=5):
            for known in (None, state):
                inquiry = Inquiry(7, 2 if known is None else 1, also=(move,), state=known)
                decision = find_player(game_id).decide(view, "expert", inquiry)
                judged = judge(decision, move)
                assert judged, (seed, move)
                assert judged.worlds or move == decision.move
            seen.add(type(move))
    assert len(seen) >= (7 if game_id == "barbu" else 4)


def test_a_double_that_expert_would_not_say_has_its_loss():
    """And it is told how sure that is."""
    state, view, _ = next(each for each in views("barbu", 8) if each[0].phase is barbu.Phase.DOUBLE)
    seat = state.turn
    for made, lost in ((Double(seat, tuple(other for other in range(4) if other != seat)), True), (Pass(seat), False)):
        decision = weigh(Past("barbu", view, made, 4))
        found = judge(decision, made)
        assert decision.move == Pass(seat)
        assert (found.loss > 2 * found.error) == lost
        assert (found.error > 0) == lost


def test_with_all_cards_known_a_double_is_worth_whatever_it_brings():
    """Against hands that may be dealt in any way it needs a margin; then nothing is uncertain."""
    said = 0
    for seed in range(10):
        for state, view, _ in views("barbu", seed):
            if state.phase is barbu.Phase.DOUBLE and state.turn != state.declarer:
                made = Double(state.turn, (state.declarer,))
                decision = weigh(Past("barbu", view, made, 4, state))
                assert decision.standing(decision.move).value >= decision.standing(made).value
                said += decision.standing(made).value > 0
    assert said > 5


def test_a_redouble_that_expert_would_not_say_has_its_loss():
    state = barbu.spoken("no_tricks", "", "", "1")
    state.hands = list(strong_hand(seat=1).hands)
    made = Redouble(1, (3,))
    found = judge(weigh(Past("barbu", barbu.GAME.view(state, 1), made, 4)), made)
    assert found.best == Pass(1)
    assert found.loss > 10_000


def test_the_last_to_play_is_judged_by_a_card_that_its_plan_does_not_think_of():
    """An ace thrown on an opponent's trick that could be taken."""
    state = sheepshead.playing("8H", "9H", "QC AD", player=0, leader=0, trick="JD 7D")
    made = Play(2, "AD")
    decision = find_player("sheepshead").decide(
        sheepshead.GAME.view(state, 2), "expert", Inquiry(1, 1, also=(made,), state=state)
    )
    assert {each.move.card for each in decision.candidates} == {"QC", "AD"}
    assert judge(decision, made)
