"""The eighth game by itself: the laws of every game, its rules by hand, records, commands, players."""

import json
import subprocess
import sys
from inspect import signature
from itertools import islice
from random import Random

import pytest

from barracan.games.catalog import find_game
from barracan.model.cards import CODES, KINDS
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.players.player import decide, names
from barracan.players.self_play import SelfPlay
from barracan.windows.rules.rules_text import rules_of
from eighth_game.install import environment, install
from games import test_battery
from games.random_play import hand, settings

LAWS = [law for name, law in vars(test_battery).items() if name.startswith("test_")]
NOTES = (SeatNote("Ada", "human"), SeatNote("Bix", "casual"))
FIRST = "AS KS 5S 9H 4H 3H QD 8D 2D KC 9C 6C 2C"
SECOND = "QS 7S 4S AH JH 7H AD 9D 5D AC TC 8C 3C"


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_keeps_the_law(german_whist, law):
    (wanted,) = signature(law).parameters
    if wanted == "game":
        law(german_whist)
        return
    usual = law.pytestmark[0].args[1] is test_battery.DEFAULTS
    for setting in settings():
        if setting[0] is german_whist and not (usual and setting[2]):
            law(setting)


def dealt(game, stock="KH 6S 2H 3S", **options):
    """A hand in which seat 0 leads, with these cards on top of the stock."""
    hands = [code for pair in zip(FIRST.split(), SECOND.split(), strict=True) for code in pair]
    wanted = [*hands, *stock.split()]
    match = Match.begin(game, NOTES, options)
    match.deal(1, [*wanted, *(code for code in CODES[:52] if code not in wanted)])
    return match


def play(match, seat, card):
    """Play a card as the record writes it."""
    return match.play(match.game.read_move({"seat": seat, "do": "play", "card": card}))


def refused(match, seat, card):
    """The clause that refuses a card."""
    found = match.game.refusal(match.state, match.game.read_move({"seat": seat, "do": "play", "card": card}))
    return found and found.clause


def test_suit_is_followed(german_whist):
    """G3.1, G3.2."""
    match = dealt(german_whist)
    assert refused(match, 1, "QS") == "G3.1"
    assert refused(match, 0, "QS") == "G3.1"
    play(match, 0, "AS")
    assert refused(match, 1, "AH") == "G3.2"
    assert refused(match, 1, "4S") is None


def test_the_winner_takes_the_open_card_and_the_other_the_next_one_unseen(german_whist):
    """G3.4, G9.1."""
    match = dealt(german_whist)
    play(match, 0, "AS")
    play(match, 1, "4S")
    one, other = (german_whist.view(match.state, seat) for seat in (0, 1))
    assert match.state.turn == 0
    assert "KH" in one.hand
    assert "6S" in other.hand
    assert one.open_cards == other.open_cards == (("KH",), ())
    assert one.places()["stock"] == (*[None] * 23, "2H")
    for seed in range(5):
        world = german_whist.determinize(other, Random(seed))
        assert world.hands[0] >> KINDS["KH"] & 1


def test_trumps_are_fixed_by_the_first_open_card(german_whist):
    """G2.3, G3.3."""
    match = dealt(german_whist, stock="6S KH 2H 3S")
    play(match, 0, "KC")
    play(match, 1, "AC")
    assert match.state.turn == 1
    assert str(german_whist.view(match.state, 0).headline()) == "Spades are trumps"


@pytest.mark.parametrize(("all_tricks", "total"), [(False, 13), (True, 26)])
def test_tricks_count_after_the_stock_or_all(german_whist, all_tricks, total):
    """G5.1, G5.2."""
    *_, (match, _) = hand(german_whist, 2, {"all_tricks": all_tricks}, 3)
    assert sum(match.state.ending.points) == total
    assert {line.clause for side in match.state.ending.lines for line in side} == {"G5.1", "G5.2"}


def test_every_clause_that_is_cited_is_in_its_rules(german_whist):
    known = {clause.number for clause in rules_of("german_whist").clauses}
    assert {"G1.1", "G1.2", "G2.1", "G3.1", "G3.2", "G5.1", "G5.2", "G6.1"} <= known
    assert {option.clause for option in german_whist.options} <= known


@pytest.mark.parametrize("level", ["beginner", "casual", "strong", "expert", "expert:hoarder", "random"])
def test_every_level_plays_it(german_whist, level):
    match = SelfPlay(german_whist, [level, "beginner"], {}, seed=2, choose_move=quickly).play(1)
    assert match.state.ending.reason == "played"
    for match, move in islice(hand(german_whist, 2, {}, 4), 5):
        if move is not None:
            view = german_whist.view(match.state, match.state.turn)
            decision = decide("german_whist", view, level, 1)
            assert german_whist.refusal(match.state, decision.move) is None
            assert (decision.clause, decision.spread) == (("", 100) if level == "random" else ("G3.2", 40))


def quickly(game, view, player, seed):
    """What a player decides who looks into few worlds."""
    return decide(game, view, player, seed, 16)


def test_expert_beats_random(german_whist):
    won = sum(
        SelfPlay(german_whist, ["expert", "random"], {}, seed, choose_move=quickly).play(1).state.ending.points[0]
        for seed in range(4)
    )
    assert won > 4 * 13 / 2
    assert names("german_whist")[-1] == "rule"


def command(folder, *words):
    """Run the program where the game is installed; returns what it prints."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "barracan", *map(str, words)],
        capture_output=True, text=True, check=False, env=environment(folder), cwd=folder,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_commands_play_verify_and_advise(tmp_path):
    install(tmp_path)
    out = tmp_path / "match.jsonl"
    playing = (
        "--seats",
        2,
        "--players",
        "casual,strong:hoarder",
        "--seed",
        1,
        "--option",
        "target=1",
        "--matches",
        1,
        "--out",
        out,
    )
    assert str(out) in command(tmp_path, "simulate", "german_whist", *playing)
    assert "match.jsonl" in command(tmp_path, "verify", out)
    lines = out.read_text().splitlines()
    (tmp_path / "part.jsonl").write_text("".join(f"{line}\n" for line in lines[:9]))
    advice = command(tmp_path, "advise", tmp_path / "part.jsonl", "--level", "expert", "--seed", 1)
    assert json.loads(advice.splitlines()[0])["do"] == "play"


def test_the_arena_plays_it_in_several_processes(tmp_path):
    install(tmp_path)
    words = "--players", "casual,rule", "--seats", 2, "--seed", 1, "--deals", 2, "--workers", 2, "--json"
    told = json.loads(command(tmp_path, "arena", "german_whist", *words))
    assert told["game"] == "german_whist"


def test_a_record_is_read_back(german_whist):
    match = SelfPlay(german_whist, ["casual", "random"], {"target": 1}, seed=5).play()
    again = Match.replay(find_game, match.lines)
    assert again.state.result == match.state.result is not None
