"""Computer players know what their seat's view tells, and nothing else."""

import ast
import inspect
from pathlib import Path
from random import Random

import pytest

import barracan.players
from barracan.games.barracan.moves import Draw
from barracan.games.barracan.seeing import Seen
from barracan.players import levels
from barracan.players.barracan import position, thinking
from barracan.players.inquiry import Inquiry
from barracan.players.levels import PLAYERS, decide
from barracan.players.protocol import Decision
from players.positions import FEW, GAME, played

TABLES = {2: ("strong", "casual"), 3: ("casual", "random", "expert"), 4: ("strong", "beginner", "random", "casual")}


def redeals(match, count=3):
    """Worlds that agree with the view of the seat to move, and the view."""
    seat = match.state.turn
    view = GAME.view(match.state, seat)
    for number in range(count):
        world = GAME.determinize(view, Random(number))
        assert GAME.view(world, seat) == view
        yield world, view


def moved(match, world):
    """How many cards of the other hands lie elsewhere in a world."""
    return sum(
        sum(abs(here - there) for here, there in zip(one.counts, other.counts, strict=True))
        for one, other in zip(match.state.hands, world.hands, strict=True)
    )


@pytest.mark.parametrize("seats", TABLES)
def test_redealt_hidden_cards_change_nothing(seats):
    """Same move and same table of candidates, whatever the other hands and the stock hold."""
    total = 0
    for match in played(TABLES[seats], seed=seats, every=13 - 2 * seats):
        for world, view in redeals(match):
            total += moved(match, world) >= 3
            for level in PLAYERS:
                redealt = GAME.view(world, view.seat)
                assert decide(GAME.id, redealt, level, 9, FEW) == decide(GAME.id, view, level, 9, FEW)
    assert total > 10


class Peeking(Seen):
    """What a seat would know that looks into all hands: the control that the test above can fail."""

    state = None

    def __init__(self, view):
        super().__init__(view)
        self.known = [hand.copy() for hand in Peeking.state.hands]
        self.unseen = sorted(Peeking.state.stock)


def test_worlds_that_are_looked_up_are_caught(monkeypatch):
    """Of a player that only knows in its worlds what lies where the table of candidates tells."""
    caught = total = 0
    for match in played(("strong", "casual"), seed=5, every=2):
        if len(decide(GAME.id, GAME.view(match.state, match.state.turn), "expert", 9, 1).candidates) < 2:
            continue
        tables = []
        for world, view in redeals(match, 2):
            Peeking.state = world
            with monkeypatch.context() as peeking:
                peeking.setattr(thinking, "Seen", Peeking)
                decision = decide(GAME.id, view, "expert", 9, 8)
                tables.append((decision.worlds, decision.candidates))
        if tables[0][0]:
            caught += tables[0] != tables[1]
            total += 1
    assert total > 10
    assert caught > 0.95 * total


def test_a_player_that_peeks_is_caught(monkeypatch):
    caught = total = 0
    for match in played(("casual", "casual"), seed=5, every=3):
        if match.state.taken.value == "nothing" or match.state.hands[match.state.turn].size < 6:
            continue
        tables = []
        for world, view in redeals(match, 2):
            Peeking.state = world
            with monkeypatch.context() as peeking:
                peeking.setattr(position, "Seen", Peeking)
                tables.append(decide(GAME.id, view, "strong", 9).candidates)
        caught += tables[0] != tables[1]
        total += 1
    assert total > 10
    assert caught > 0.95 * total


def test_a_player_gets_a_view_a_level_a_seed_and_a_number_of_worlds(monkeypatch):
    assert list(inspect.signature(decide).parameters) == ["game", "view", "level", "seed", "worlds", "mapper"]
    for choose in levels.CHOOSERS.values():
        assert list(inspect.signature(choose).parameters) == ["view", "level", "inquiry"]
    asked = []

    def choose(*told):
        asked.append(told)
        return Decision(Draw(0))

    monkeypatch.setitem(levels.CHOOSERS, "barracan", choose)
    decide("barracan", "view", "expert", 5, 7)
    assert asked == [("view", "expert", Inquiry(5, 7, also=(), state=None))]


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
