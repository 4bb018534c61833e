"""Styles: each plays otherwise than its level, in the direction that its name says, and for little."""

import pytest

from barracan.games.barracan.moves import Discard, Draw, LayMelds, PickUp, TakeTrick
from barracan.games.catalog import CATALOG
from barracan.model.cards import KINDS
from barracan.model.replay import SeatNote
from barracan.players.barracan.discard_stage import can_pick_up
from barracan.players.barracan.position import Memory, Position
from barracan.players.barracan.skill import STYLES
from barracan.players.player import LEVELS, decide, player_of, styles
from barracan.players.protocol import POINT
from players.breaches import count
from players.positions import FEW, GAME, played
from players.redeal import Finding, honest, positions, redealt

BARRACAN = styles("barracan")
COURSES = [(2, 5), (2, 6), (4, 7), (4, 8), (4, 9)]
"""Seats and seeds of the hands from which the positions come."""


@pytest.fixture(scope="module")
def compared():
    """For each style the positions of fixed hands in which it moves otherwise: view, the level's move, its own."""
    found = {style: [] for style in BARRACAN}
    for seats, seed in COURSES:
        for match in played(("strong", "casual", "strong", "casual")[:seats], seed=seed):
            view = GAME.view(match.state, match.state.turn)
            plain = decide(GAME.id, view, "strong", 1, 0)
            for style in BARRACAN:
                own = decide(GAME.id, view, f"strong:{style}", 1, 0)
                found[style].append((view, plain, own))
    return found


def different(compared, style):
    """The positions in which a style moves otherwise: the view, the level's move and its own."""
    return [(view, plain.move, own.move) for view, plain, own in compared[style] if plain.move != own.move]


def opens(view, move):
    """Whether a move opens for a side that has melded nothing, without ending the hand."""
    mine = next(side for number, side in enumerate(view.table) if view.seat in view.sides[number])
    return isinstance(move, PickUp | LayMelds) and not any(mine.sets)


def test_every_named_style_is_known_to_the_plan():
    assert set(STYLES) == {"", *BARRACAN}


@pytest.mark.parametrize("style", BARRACAN)
def test_a_style_plays_otherwise_now_and_then(compared, style):
    assert 0 < len(different(compared, style)) < len(compared[style]) / 4


def test_the_bold_keep_the_hand_together_where_others_open_or_take_a_trick(compared):
    for view, plain, own in different(compared, "bold"):
        assert opens(view, plain) or isinstance(plain, TakeTrick)
        assert isinstance(own, Draw | Discard)


def test_the_collector_takes_tricks_where_others_do_something_else(compared):
    for _, plain, own in different(compared, "collector"):
        assert isinstance(own, TakeTrick)
        assert not isinstance(plain, TakeTrick)


def test_the_blocker_leaves_less_to_pick_up(compared):
    for view, plain, own in different(compared, "blocker"):
        assert isinstance(own, Discard)
        assert isinstance(plain, Discard)
        assert own.card in {"AC", "AS"} or usable(view, own) < usable(view, plain)


def usable(view, move):
    """How likely the likeliest opponent could pick a card up."""
    place = Position(view, Memory())
    return max(can_pick_up(place, seat, KINDS[move.card]) for seat in place.opponents)


def test_the_team_player_opens_where_others_wait(compared):
    for view, plain, own in different(compared, "team"):
        assert opens(view, own)
        assert not opens(view, plain)


def test_without_a_partner_the_team_player_plays_like_its_level(compared):
    assert all(plain == own for view, plain, own in compared["team"] if view.seats == 2)


@pytest.mark.parametrize("style", BARRACAN)
def test_a_style_gives_up_no_more_than_it_says(compared, style):
    """By its level's own count, wherever that has weighed both moves on one scale."""
    likes = STYLES[style]
    most = POINT * (likes.flash + likes.trick + 2 * likes.block + likes.team)
    for _, plain, own in compared[style]:
        standing = plain.standing(own.move)
        if standing and isinstance(own.move, Draw | TakeTrick | PickUp):
            assert plain.candidates[0].value - standing.value <= most + 1


def test_a_style_shows_in_worlds_too():
    """Where expert weighs a trick in worlds, the collector counts it for what it likes about it, no more."""
    seen = 0
    for match in played(("casual",) * 4, seed=4, every=2):
        view = GAME.view(match.state, match.state.turn)
        plain, own = (decide(GAME.id, view, player, 1, FEW) for player in ("expert", "expert:collector"))
        tricks = [each for each in own.candidates if isinstance(each.move, TakeTrick)]
        if own.worlds and tricks and plain.worlds == own.worlds:
            liked, level = (gap(decision, tricks[0].move) for decision in (own, plain))
            assert abs(liked - level - STYLES["collector"].trick * POINT) <= 2
            seen += 1
    assert seen


def gap(decision, move):
    """What a move is ahead of a draw."""
    draw = next(each for each in decision.candidates if isinstance(each.move, Draw))
    return decision.standing(move).value - draw.value


@pytest.mark.parametrize("style", BARRACAN)
def test_redealt_hidden_cards_change_nothing(style):
    for state in positions("barracan", 4, seed=3):
        worlds = redealt(GAME, state, 2)
        for level in LEVELS:
            found = Finding()
            found.add(honest("barracan", f"{level}:{style}", state, worlds, 2))
            assert not found.different, level


@pytest.mark.parametrize("style", BARRACAN)
def test_a_style_does_nothing_that_no_level_does(style):
    moves, found = count("barracan", f"strong:{style}", range(3), seed=9, worlds=1)
    assert moves > 40
    assert not any(found.values()), found


def test_only_levels_have_a_style_and_only_those_of_their_game():
    assert player_of("barracan", SeatNote("Bix", "expert", "bold")) == "expert:bold"
    assert player_of("barracan", SeatNote("Bix", "expert")) == "expert"
    assert player_of("barracan", SeatNote("Bix", "expert", "kind")) == "expert"
    assert player_of("barbu", SeatNote("Bix", "expert", "bold")) == "expert"
    assert player_of("barracan", SeatNote("Ada", "human", "bold")) == "human"


@pytest.mark.parametrize("player", ["expert:kind", "random:bold"])
def test_an_unknown_style_is_refused(player):
    match = next(played(("random", "random")))
    with pytest.raises(KeyError):
        decide(GAME.id, GAME.view(match.state, match.state.turn), player, 1)


@pytest.mark.parametrize("game", [game for game in CATALOG if not styles(game)])
def test_a_game_without_styles_refuses_all(game):
    match = next(played(("random",) * CATALOG[game].seat_counts[0], game=CATALOG[game]))
    with pytest.raises(KeyError):
        decide(game, CATALOG[game].view(match.state, match.state.turn), "strong:bold", 1)
