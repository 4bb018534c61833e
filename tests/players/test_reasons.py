"""Why a move is advised, in every game."""

import pytest

from barracan.games.catalog import CATALOG, find_game
from barracan.model.game import usual_seats
from barracan.model.match import Match
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.player import SKILLS
from barracan.players.barracan.position import Position
from barracan.players.barracan.reasons import reasons
from barracan.players.player import decide, find_player
from barracan.players.search import Enough
from barracan.players.self_play import SelfPlay
from barracan.session.lessons.puzzle import open_puzzle
from barracan.windows.rules.rules_text import rules_of
from players.positions import begin, played

each_game = pytest.mark.parametrize("game", CATALOG.values(), ids=list(CATALOG))


@each_game
def test_every_move_of_a_hand_is_explained_in_two_sentences_at_most(game):
    explained = total = 0
    for match in played(("casual",) * usual_seats(game.seat_counts), seed=4, game=game):
        state = match.state
        decision = decide(game.id, game.view(state, state.turn), "casual", 3)
        words = [str(reason) for reason in decision.reasons]
        assert len(words) <= 2
        assert all(sentence[0].isupper() and sentence.endswith(".") and "{" not in sentence for sentence in words)
        total += 1
        explained += bool(words)
    assert explained > 0.9 * total


@pytest.mark.parametrize(("game_id", "seats"), [("barbu", 4), ("sheepshead", 3)])
def test_what_has_not_been_played_out_is_not_told_to_have_been(game_id, seats):
    game = CATALOG[game_id]
    state = begin(seats, game=game).state
    view = game.view(state, state.turn)

    def none_yet(*_):
        raise Enough

    assert decide(game_id, view, "expert", 1, 2).reasons
    assert not decide(game_id, view, "expert", 1, mapper=none_yet).reasons


@each_game
def test_advice_names_clauses_that_stand_in_the_rules(game):
    known = {clause.number for clause in rules_of(game.id).clauses}
    assert set(find_player(game.id).clauses.values()) <= known


def test_a_hand_that_waits_for_nothing_more_is_told_so():
    views = []

    def choose(game, view, player, seed):
        views.append(view)
        return decide(game, view, player, seed)

    SelfPlay(CATALOG["barracan"], ("casual", "casual"), {}, 1, choose_move=choose).play(1)
    told = {str(reason) for view in views[:40] for reason in decide("barracan", view, "strong", 1, 0).reasons}
    assert "The hand holds all five types: after a draw it can make a flash exit." in told
    assert not any(sentence.endswith(": 0.") for sentence in told)


def test_points_that_come_to_the_table_are_told_as_they_count():
    game, told = CATALOG["barracan"], 0
    for match in (each for seed in range(4, 9) for each in played(("casual",) * 4, seed=seed, game=game)):
        seat = match.state.turn
        view = game.view(match.state, seat)
        decision = decide(game.id, view, "casual", 3)
        if "points" in decision.reasons[0].arguments:
            after = Match.replay(find_game, match.lines)
            after.play(decision.move)
            side, told = view.side_of(seat), told + 1
            gained = game.view(after.state, seat).hand_points(side) - view.hand_points(side)
            assert decision.reasons[0].arguments["points"] == gained
    assert told > 2


@pytest.mark.parametrize(("name", "melds_out"), [("barracan-30", True), ("barracan-14", False)])
def test_a_pick_up_after_which_all_can_be_laid_is_told_to_let_the_side_meld_out(name, melds_out):
    puzzle = open_puzzle(name)
    view = puzzle.match.game.view(puzzle.match.state, puzzle.seat)
    appraisal = Appraisal(Position(view, SKILLS["strong"].memory), SKILLS["strong"])
    pick_up = next(each.move for each in puzzle.moves if each.move.do == "pickup")
    assert any("meld out" in str(why) for why in reasons(appraisal, pick_up)) == melds_out
