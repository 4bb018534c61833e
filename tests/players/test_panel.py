"""The panel against which levels are measured: legal, quick, blind to hidden cards, and always the same."""

from collections import Counter
from hashlib import blake2b
from itertools import pairwise

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.cards import KINDS
from barracan.players.player import decide, names, panel
from barracan.players.self_play import SelfPlay
from games.barracan.position import DREW, position
from players.positions import GAME, without_stock

FLASH_HAND = "2H 9C 3H 5S 7D 7C 7S 8H 9H TH KS QD JD"
DIGESTS = {
    "barracan": "3404cb8edc58",
    "burraco": "81d3326dbbd8",
    "buraco": "862fdff68277",
    "concan": "d4fa00059d3c",
    "barracuda": "af1d32f0306d",
    "barbu": "10f8c2636100",
    "sheepshead": "40f366b61d40",
}
OPTIONS = ({}, {"flash_exit": "empty"}, {"flash_exit": "none"}, {"trick_ace": "low"}, {"partnership": False})
PLAIN = [name for name in panel("barracan") if name != "random"]


def played(game_id, players, seed=1, hands=1, **options):
    match = SelfPlay(CATALOG[game_id], players, options, seed, choose_move=decide).play(hands)
    assert match.state.ending is not None
    return match


def actions(match):
    return Counter((move.seat, move.do) for move in match.moves)


def choice(state, player):
    move = decide(GAME.id, GAME.view(state, state.turn), player, 1).move
    assert GAME.refusal(state, move) is None
    return move


def digest(game_id, hands=2):
    """What all players of a panel do in a few hands, in a word."""
    players = panel(game_id)
    seats = CATALOG[game_id].seat_counts[0]
    lines = []
    for first in range(len(players)):
        match = played(game_id, [players[(first + seat) % len(players)] for seat in range(seats)], first, hands)
        lines += [line for line in match.lines if line.startswith(('{"kind":"move"', '{"kind":"hand_end"'))]
    return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hand_is_played_to_its_end_with_legal_moves(seats, options):
    for first in range(0, len(PLAIN), seats):
        played("barracan", (PLAIN * 2)[first : first + seats], seats, **options)


@pytest.mark.parametrize("game_id", CATALOG)
def test_the_panel_is_what_it_was(game_id):
    """Figures of different days compare only while the panel plays the same moves."""
    assert digest(game_id) == DIGESTS[game_id]


@pytest.mark.parametrize("game_id", CATALOG)
def test_every_game_has_plain_players(game_id):
    plain = set(panel(game_id)) - {"random"}
    assert plain >= ({"rule"} if game_id in {"barbu", "sheepshead"} else {"greedy", "hold"})


@pytest.mark.parametrize("game_id", [game_id for game_id in CATALOG if game_id != "barracan"])
def test_plain_players_beat_random_ones(game_id):
    game = CATALOG[game_id]
    won = 0
    for number in range(6):
        players = ["random"] * game.seat_counts[0]
        seat = number % len(players)
        players[seat] = panel(game_id)[1]
        match = played(game_id, players, seed=number, hands=7 if game_id in {"barbu", "sheepshead"} else 1)
        won += seat in game.leaders(match.state.ending)
    assert won >= 3


def test_levels_play_in_the_arena_too():
    assert set(names("barracan")) == {"beginner", "casual", "strong", "expert", "random", *PLAIN}
    with pytest.raises(KeyError):
        decide(GAME.id, GAME.view(position("2C 3D", DREW), 0), "champion", 1)


@pytest.mark.parametrize("player", PLAIN)
def test_a_flash_exit_in_the_hand_is_made(player):
    assert choice(position(f"{FLASH_HAND} 4C", DREW, stock="5H 6D"), player).flash


def test_greedy_opens_as_soon_as_it_can_and_hold_waits():
    state = position("2C 3C 4C 9D 9H 9S KS KD QS 2H 4H 6H 8H TH", DREW, stock="5H 6D " * 20)
    assert choice(state, "greedy").do == "meld"
    assert choice(state, "hold").do == "discard"
    assert choice(position("2C 3C 4C 9D 9H 9S KS QD JD 5H", DREW, stock=""), "hold").do == "meld"


@pytest.mark.parametrize("player", PLAIN)
def test_nobody_waits_for_a_flash_exit_where_there_is_none(player):
    assert not choice(position(f"{FLASH_HAND} 4C", DREW, stock="5H 6D", flash_exit="none"), player).flash
    cards = "2C 3C 4C 5D 6D 7D 9D 9H 9S KS KD QS 2H 4H"
    assert choice(position(cards, DREW, stock="5H 6D " * 20, flash_exit="none"), player).do == "meld"
    counts = actions(played("barracan", (player, player), seed=2, flash_exit="none"))
    assert counts[0, "pickup"] + counts[1, "pickup"]


def test_the_hunter_draws_and_the_others_pick_up():
    counts = actions(played("barracan", ("flash", "hold"), seed=2))
    assert not counts[0, "pickup"] + counts[0, "trick"]
    assert counts[1, "pickup"]


def test_the_trick_hunter_takes_more_tricks_than_it_lays_melds():
    tricks = sum(actions(played("barracan", ("tricks", "hold"), seed))[0, "trick"] for seed in range(4))
    others = sum(actions(played("barracan", ("tricks", "hold"), seed))[1, "trick"] for seed in range(4))
    assert tricks > 2 * others


def test_the_blocker_stops_a_pile_that_others_could_pick_up():
    state = position(
        "AS 5D 9H KS 2C", DREW, piles="2C 3D 9S 4H|5H|6C 2D 7D 8D TD|7D", laid={1: "run 2C 3C 4C, run 6H 7H 8H"}
    )
    assert choice(state, "blocker").card == "AS"
    assert choice(state, "hold").card != "AS"


@pytest.mark.parametrize("player", ["greedy", "hold", "closer"])
def test_a_new_stock_of_concan_is_shuffled(player):
    """N7.1: nobody gains by what comes after what; the same view gives the same order."""
    game = CATALOG["concan"]
    match = without_stock(game, 3, 1)
    match.play(next(game.legal_moves(match.state).of("discard")))
    view = game.view(match.state, match.state.turn)
    move = decide("concan", view, player, 1).move
    assert move == decide("concan", view, player, 2).move
    assert game.refusal(match.state, move) is None
    rises = sum(KINDS[one] <= KINDS[other] for one, other in pairwise(move.stock))
    assert 0.3 * len(move.stock) < rises < 0.7 * len(move.stock)
