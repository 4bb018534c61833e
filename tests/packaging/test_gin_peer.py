"""The fixture of gin rummy: its exact melds against trying everything, and what a knock scores."""

import sys
from itertools import combinations
from types import SimpleNamespace

import pytest

from barracan.model.randomness import shuffle, stream
from gin_peer import gin, measure
from gin_peer.measure import summary, verdict, wilson

SUITS, RANKS = "scdh", "A23456789TJQK"


def hand(text):
    return gin.bits(SUITS.index(suit) * 13 + RANKS.index(rank) for rank, suit in text.split())


def dealt(seed, size=11):
    cards = list(range(52))
    shuffle(cards, stream("gin", seed))
    return gin.bits(cards[:size])


def all_melds(cards):
    for size in (3, 4, 5):
        for chosen in combinations(cards, size):
            ranks, suits = {card % 13 for card in chosen}, {card // 13 for card in chosen}
            if (len(ranks) == 1 and size < 5) or (len(suits) == 1 and max(chosen) - min(chosen) == size - 1):
                yield gin.bits(chosen)


def least(rest, found):
    """The least deadwood, by trying all melds."""
    best = gin.points(rest)
    for at, meld in enumerate(found):
        if meld & rest == meld:
            best = min(best, least(rest ^ meld, found[at + 1 :]))
    return best


@pytest.mark.parametrize("rich", [False, True])
def test_deadwood_is_the_least_of_all_ways_to_meld(rich):
    for seed in range(60):
        cards = dealt(seed)
        if rich:  # few ranks and suits, so that melds cross
            cards = gin.bits(card % 3 * 13 + card // 3 % 6 for card in gin.cards_of(dealt(seed, 16)))
        assert gin.deadwood(cards) == least(cards, list(all_melds(gin.cards_of(cards))))


def test_melds_and_deadwood_make_up_the_hand():
    for seed in range(300):
        cards = dealt(seed, 20)
        melds = gin.melds(cards)
        assert sum(melds) + gin.partition(cards)[0] == cards
        assert gin.deadwood(sum(melds)) == 0
        assert all(meld.bit_count() >= 3 for meld in melds)


def test_a_run_does_not_go_round_the_corner_into_the_next_suit():
    assert gin.deadwood(hand("Qs Ks Ac")) == 21
    assert gin.melds(hand("Js Qs Ks Ac 2c 3c")) == [hand("Js Qs Ks"), hand("Ac 2c 3c")]
    assert gin.fitting(hand("Js Qs Ks")) == hand("Ts")
    assert gin.fitting(hand("5s 5c 5h")) == hand("5d")


@pytest.mark.parametrize(
    ("knocker", "other", "score"),
    [
        ("As 2s 3s 7d 7h 7c Tc Jc Qc 4d", "Ks Kd 9h 8s 8d 6h 5h 3d 2d Ac", 62 - 4),
        ("As 2s 3s 7d 7h 7c Tc Jc Qc Kc", "Ks Kd 9h 8s 8d 6h 5h 3d 2d Ac", 62 + 25),
        ("As 2s 3s 7d 7h 7c Tc Jc Qc 9d", "4s 5s 6s 7s Kc 8h 8d 8c Ah Ad", 2 - 9 - 25),
        ("As 2s 3s 7d 7h 7c Tc Jc Qc 2d", "Kh Kd Kc 8h 8d 8c 5h 5d 5s 2h", 0),
    ],
    ids=["plain", "gin", "layoffs in a row undercut", "level"],
)
def test_a_knock_scores(knocker, other, score):
    assert gin.knock_score(hand(knocker), hand(other)) == score


def test_the_summary_tells_the_interval():
    low, high = wilson(62, 100)
    assert (round(low, 3), round(high, 3)) == (0.522, 0.709)
    games = [{"number": 0, "won": True, "points": 50, "hands": [60, -10]}] * 3
    assert summary(games).startswith("3 of 3 games won: 100.0% (43.8% to 100.0%); 6 hands, 50.0% of them won, +25.00")


def test_the_sequential_test_takes_a_share_when_it_is_clear():
    assert verdict([True] * 24, 0.8, 0.9) == "80% or 90%: open"
    assert verdict([True] * 25, 0.8, 0.9) == "80% or 90%: 90%"
    assert verdict([True, False] * 6, 0.8, 0.9) == "80% or 90%: 80%"


@pytest.fixture
def measured(tmp_path, monkeypatch):
    """Measure two games that are won without being played, into a file of this name."""
    monkeypatch.chdir(tmp_path)
    peer = SimpleNamespace(
        Ours=lambda worlds, seed, gate: worlds,
        simple=lambda number: None,
        search_of_information_sets=lambda simulations: lambda number: None,
        play_game=lambda ours, other, seed, number: SimpleNamespace(won=True, points=5, hands=[ours, 1]),
    )
    monkeypatch.setitem(sys.modules, "gin_peer.open_spiel_gin", peer)
    return lambda *words, out="games": measure.main(["--out", out, "--games", "2", *words])


@pytest.mark.parametrize(
    "words",
    [
        ("--share", "1"), ("--share", "2/2"), ("--share", "0/0"), ("--share", "-1/2"), ("--share", "0/1/2"),
        ("--sprt", "80"), ("--sprt", "90,80"), ("--sprt", "0,50"), ("--sprt", "50,100"), ("--sprt", "50,many"),
        ("--worlds", "-1"), ("--games", "0"), ("--simulations", "0"),
    ],
)  # fmt: skip
def test_bad_arguments_of_the_measurement_are_told_in_one_sentence(words, measured, tmp_path, capsys):
    with pytest.raises(SystemExit):
        measured(*words)
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--worlds", "0"), "another number of worlds"),
        (("--against", "ismcts"), "other players in --against"),
        (("--gate", "0"), "another --gate"),
        (("--seed", "2"), "another seed"),
    ],
)
def test_games_of_other_settings_are_not_gone_on_with(words, told, measured, tmp_path, capsys):
    measured("--share", "0/2", "--sprt", "80,90")
    measured()
    kept = (tmp_path / "games").read_text()
    assert len(kept.splitlines()) == 3
    with pytest.raises(SystemExit):
        measured(*words)
    assert told in capsys.readouterr().err
    assert (tmp_path / "games").read_text() == kept


@pytest.mark.parametrize("text", ["[1, 2]", "[1, 2]\n", '{"number":0,"won":true,"points":1,"hands":[1]}\n', "games"])
def test_the_file_of_another_is_left_alone(text, measured, tmp_path, capsys):
    (tmp_path / "other").write_text(text)
    with pytest.raises(SystemExit):
        measured(out="other")
    assert capsys.readouterr().err.count("\n") == 1
    assert (tmp_path / "other").read_text() == text
