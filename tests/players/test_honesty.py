"""Computer players know what their seat's view tells, and nothing else."""

import ast
import sys
from pathlib import Path
from random import Random

import pytest

import barracan.players
from barracan.games.barracan.moves import Draw
from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.players.barracan import player as levels
from barracan.players.inquiry import Inquiry
from barracan.players.player import PLAYERS, Player, decide, find_player
from barracan.players.protocol import Decision
from barracan.players.self_play import SelfPlay
from barracan.session.worker_messages import Question
from players.clairvoyant import Clairvoyant
from players.first_hands import deviation, first_hands
from players.positions import GAME, played
from players.redeal import Finding, cheating, honest, positions, redealt
from sources import source_of

REDEALS = 5
FEWER, WORLDS = 2, 4
"""So many show what nobody honest does: in many positions, at each level."""
SEARCHING = ("barracan", "burraco", "buraco", "concan", "barracuda", "barbu", "sheepshead")
"""The games in which expert looks into worlds."""


@pytest.mark.parametrize("game_id", CATALOG)
def test_redealt_hidden_cards_change_nothing(game_id):
    """Same move and same table of candidates at every level, whatever the other hands, pots and stock hold."""
    searched = 0
    for state in positions(game_id, 7):
        worlds = redealt(CATALOG[game_id], state, FEWER)
        for level in PLAYERS:
            found = Finding()
            decisions = honest(game_id, level, state, worlds, WORLDS)
            found.add(decisions)
            assert found.redeals >= 2
            assert not found.different, level
            searched += level == "expert" and decisions[0].worlds > 0
    assert (searched > 2) == (game_id in SEARCHING)


@pytest.mark.parametrize("peek", [False, True])
def test_players_that_look_into_the_cards_are_caught(peek):
    """Whoever knows the true hands, or the stock too, weighs moves otherwise in nearly every redeal."""
    found = Finding()
    for game_id in CATALOG:
        cheat = Clairvoyant(game_id, peek)
        for state in positions(game_id, 3, seed=2):
            found.add(cheating(cheat, "casual", state, REDEALS))
    assert found.caught > 0.95 * found.positions
    assert found.moved > 0.2 * found.positions


def test_an_expert_who_searches_the_true_cards_is_caught():
    """Its own search, with the cards that are really there for a world."""
    found = Finding()
    for game_id in SEARCHING:
        game, choose = CATALOG[game_id], find_player(game_id).decide
        for state in positions(game_id, 8):
            views = [(game.view(world, state.turn), world) for world in (state, *redealt(game, state, REDEALS))]
            decisions = [choose(view, "expert", Inquiry(9, 1, state=world)) for view, world in views]
            if decisions[0].worlds:
                found.add(decisions)
    assert found.positions > 25
    assert found.caught > 0.95 * found.positions
    assert found.moved > 0.5 * found.positions


@pytest.mark.parametrize("game_id", CATALOG)
def test_decks_are_the_same_whoever_plays(game_id):
    seats = CATALOG[game_id].seat_counts[0]
    decks = set()
    for player in PLAYERS:
        match = SelfPlay(CATALOG[game_id], [player] * seats, {}, seed=4, choose_move=_random_move).play(1)
        decks.add(next(line for line in match.lines if line.startswith('{"kind":"hand"')))
    assert len(decks) == 1


def _random_move(game_id, view, player, seed):
    return decide(game_id, view, "random", seed)


@pytest.mark.parametrize("game_id", CATALOG)
def test_a_view_does_not_say_who_plays(game_id):
    """So whom a player hinders cannot depend on who is a person: the same moves come from the same cards."""
    game = CATALOG[game_id]
    seats, courses = game.seat_counts[0], []
    for human in range(-1, seats):
        players = ["human" if seat == human else "expert:bold" for seat in range(seats)]
        notes = [SeatNote.of(f"{player} {seat}", player) for seat, player in enumerate(players)]
        match = Match.begin(game, notes, {}, seed=human)
        deck = match.shuffled_deck(Random(1))
        match.deal(game.next_dealers(match.state)[0], deck, **game.hand_keys(match.state, Random(1)))
        course = []
        while (seat := match.state.turn) is not None and len(course) < 30:
            course.append(game.view(match.state, seat))
            match.play(decide(game_id, course[-1], "strong", 3, 2).move)
        courses.append(course)
    assert all(course == courses[0] for course in courses)
    assert len({repr(course) for course in courses}) == 1


def test_a_worker_is_told_a_view_a_level_with_its_style_a_seed_and_a_number_of_worlds():
    assert set(Question._fields) <= {"game", "view", "player", "seed", "worlds", "ticket", "refined", "unhurried"}


def test_a_player_gets_a_view_a_level_a_style_a_seed_and_a_number_of_worlds(monkeypatch):
    assert parameters(decide) == ["game", "view", "player", "seed", "worlds", "mapper"]
    for game_id in CATALOG:
        assert parameters(find_player(game_id).decide) == ["view", "level", "inquiry"]
    asked = []

    def choose(*told):
        asked.append(told)
        return Decision(Draw(0))

    monkeypatch.setattr(levels, "PLAYER", Player(choose, {}, styles=("bold",)))
    view = GAME.view(next(played(("random", "random"))).state, 0)
    decide("barracan", view, "expert:bold", 5, 7)
    assert asked == [(view, "expert", Inquiry(5, 7, style="bold", also=(), state=None))]


def parameters(function):
    """The names of a function's parameters, from its source: a compiled one does not tell them."""
    tree = ast.parse(source_of(sys.modules[function.__module__]).read_text(encoding="utf-8"))
    found = next(node.args for node in tree.body if getattr(node, "name", "") == function.__name__)
    return [each.arg for each in (*found.posonlyargs, *found.args, *found.kwonlyargs)]


def test_players_import_no_clock_no_files_and_no_chance_of_their_own():
    forbidden = {"datetime", "io", "os", "pathlib", "random", "secrets", "socket", "subprocess", "sys", "time"}
    for path in Path(barracan.players.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert not forbidden & {alias.name.split(".")[0] for alias in node.names}, path
            elif isinstance(node, ast.ImportFrom):
                assert node.module.split(".")[0] not in forbidden, path
            elif isinstance(node, ast.Call):
                assert getattr(node.func, "id", "") not in {"open", "hash", "input", "print"}, path


def test_the_seed_of_the_record_never_reaches_a_player():
    match = next(played(("random", "random"), seed=3))
    view = GAME.view(match.state, match.state.turn)
    assert not any("seed" in name for name in dir(view))


def test_all_levels_are_dealt_alike():
    """The chi-square of the kinds in their first hands is what chance brings; a dealer who favours one is caught."""
    for game_id in CATALOG:
        assert deviation(first_hands(game_id, range(150)))[2] < 4, game_id
    counts = first_hands("barracan", range(600))
    assert abs(deviation(counts)[2]) < 4
    jokers = counts["expert"][52]
    for kind in range(20, 25):  # one joker more in every third of its hands
        counts["expert"][kind] -= 30
    counts["expert"][52] += 150
    assert jokers > 100
    assert deviation(counts)[2] > 4
