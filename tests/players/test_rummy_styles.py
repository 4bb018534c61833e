"""Styles of Concan and Barracuda: each plays otherwise than its level, in the direction that its name says."""

from itertools import product

import pytest

from barracan.games.barracuda.melds import VALUES as BARRACUDA_VALUES
from barracan.games.catalog import CATALOG
from barracan.games.concan.melds import VALUES as CONCAN_VALUES
from barracan.games.concan.moves import Discard, Draw, LayMelds, Take
from barracan.model.cards import KINDS, RANK_OF, SUIT_OF
from barracan.players.barracuda.plan import Position, Skill
from barracan.players.player import LEVELS, decide, find_player, styles
from barracan.players.rummy.nearness import PAIRS_LOW
from players.breaches import count
from players.positions import played
from players.redeal import Finding, honest, positions, redealt

STYLED = [(game, style) for game in ("concan", "barracuda") for style in styles(game)]
HANDS = 9
VALUES = {"concan": CONCAN_VALUES, "barracuda": BARRACUDA_VALUES}


@pytest.fixture(scope="module")
def compared():
    """For each style the positions of fixed hands in which it moves otherwise: view, the level's move, its own."""
    found = {styled: [] for styled in STYLED}
    for game, seed in product(VALUES, range(HANDS)):
        for match in played(("strong",) * 3, seed=seed, game=CATALOG[game]):
            view = CATALOG[game].view(match.state, match.state.turn)
            plain = decide(game, view, "strong", 1, 0).move
            for style in styles(game):
                own = decide(game, view, f"strong:{style}", 1, 0).move
                if plain != own:
                    found[game, style].append((seed, view, plain, own))
    return found


@pytest.mark.parametrize("game", ["concan", "barracuda"])
def test_every_style_of_the_catalog_is_played(game):
    assert find_player(game).styles == styles(game)
    assert len(styles(game)) >= 3


@pytest.mark.parametrize(("game", "style"), STYLED)
def test_in_more_than_half_of_the_hands_a_style_plays_otherwise(compared, game, style):
    assert len({seed for seed, *_ in compared[game, style]}) > HANDS / 2


@pytest.mark.parametrize("game", ["concan", "barracuda"])
def test_the_shedder_discards_higher_cards(compared, game):
    for _, _, plain, own in compared[game, "shedder"]:
        if isinstance(plain, type(own)) and hasattr(own, "card"):
            assert VALUES[game][KINDS[own.card]] > VALUES[game][KINDS[plain.card]]


def test_the_patient_wait_where_others_open(compared):
    for _, view, plain, own in compared["concan", "patient"]:
        assert not view.opened[view.seat]
        assert isinstance(plain, LayMelds | Take)
        assert plain.melds
        assert isinstance(own, Draw | Discard)


def test_the_taker_takes_where_others_draw(compared):
    assert all(
        isinstance(plain, Draw) and isinstance(own, Take) for *_, plain, own in compared["concan", "taker"]
    )  # fmt: skip


def test_the_miser_gives_less_to_meld_away(compared):
    for _, view, plain, own in compared["barracuda", "miser"]:
        given, kept = (pairs(view, KINDS[move.card]) for move in (own, plain))
        assert given < kept


def pairs(view, card):
    """How many pairs of cards that its seat has not seen make a meld with a card."""
    unseen = Position(view, Skill()).outlook.unseen
    return sum(unseen >> one & unseen >> other & 1 for one, other in PAIRS_LOW[card])


def test_the_runner_keeps_cards_of_a_suit_that_are_near(compared):
    for _, view, plain, own in compared["barracuda", "runner"]:
        assert near(view, plain)
        assert not near(view, own)


def near(view, move):
    """Whether the hand has another card of its suit at most two places from the discard."""
    card = KINDS[move.card]
    others = [KINDS[code] for code in view.hand if KINDS[code] != card]
    return any(SUIT_OF[each] == SUIT_OF[card] and abs(RANK_OF[each] - RANK_OF[card]) <= 2 for each in others)


@pytest.mark.parametrize(("game", "style"), STYLED)
def test_redealt_hidden_cards_change_nothing(game, style):
    for state in positions(game, 3, seed=3):
        worlds = redealt(CATALOG[game], state, 2)
        for level in LEVELS if game == "concan" else LEVELS[:-1]:
            found = Finding()
            found.add(honest(game, f"{level}:{style}", state, worlds, 2))
            assert not found.different, level


@pytest.mark.parametrize(("game", "style"), STYLED)
def test_a_style_does_nothing_that_no_level_does(game, style):
    moves, found = count(game, f"strong:{style}", range(1), seed=9)
    assert moves > 20
    assert not any(found.values()), found


def test_a_style_shows_in_worlds_too():
    """Where expert weighs discards in worlds, the shedder counts each for what its points are to it, no more."""
    seen = 0
    for match in played(("casual",) * 3, seed=4, game=CATALOG["concan"]):
        view = CATALOG["concan"].view(match.state, match.state.turn)
        plain, own = (decide("concan", view, player, 1, 4) for player in ("expert", "expert:shedder"))
        for each in own.candidates if own.worlds else ():
            level = plain.standing(each.move)
            if isinstance(each.move, Discard) and level is not None and plain.worlds == own.worlds:
                assert abs(each.value - level.value - 300 * CONCAN_VALUES[KINDS[each.move.card]]) <= 1  # of a mean
                seen += 1
    assert seen
