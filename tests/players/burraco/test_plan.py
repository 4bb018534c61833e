"""How computers play Burraco and Buraco: always legal, from the view alone, sensible in known positions."""

from itertools import pairwise
from random import Random

import pytest

from barracan.games.buraco.moves import Refuse
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.players.player import LEVELS, PLAYERS, decide
from barracan.players.self_play import SelfPlay
from games.burraco.position import BURACO, CLEAN, GAME, ME, NEXT, NOTHING, POT, position
from players.positions import played

GAMES = [GAME, BURACO]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
NO_POTS = ("", "")


def choice(state, level="strong", game=GAME):
    decision = decide(game.id, game.view(state, state.turn), level, 1)
    assert game.refusal(state, decision.move) is None
    return decision.move


def settings():
    for game in GAMES:
        for seats in game.seat_counts:
            yield game, seats, {}
        for option in game.options:
            for value in option.choices or ((True,) if option.default is False else ()):
                if value != option.default:
                    yield game, option.seats[0] if option.seats else 4, {option.name: value}


def named(value):
    """A game by its id, other values as they are written: the same in every process."""
    return getattr(value, "id", str(value))


@pytest.mark.parametrize(("game", "seats", "options"), list(settings()), ids=named)
def test_every_candidate_of_a_hand_is_legal(game, seats, options):
    players = (PLAYERS * 2)[seats % 3 : seats % 3 + seats]
    for match in played(players, seed=seats, every=3, game=game, **options):
        state = match.state
        for candidate in decide(game.id, game.view(state, state.turn), LEVELS[len(match.moves) % 4], 1).candidates:
            assert game.refusal(state, candidate.move) is None
    assert match.state.ending is not None


@each_game
def test_what_is_hidden_changes_nothing(game):
    for match in played(("strong", "casual", "expert"), every=9, game=game):
        seat = match.state.turn
        view = game.view(match.state, seat)
        for level in LEVELS:
            found = decide(game.id, view, level, 3)
            for seed in range(2):
                world = game.determinize(view, Random(seed))
                assert decide(game.id, game.view(world, seat), level, 3) == found


@each_game
def test_reasons_are_whole_sentences(game):
    told = set()
    for match in played(("strong", "random"), seed=4, game=game):
        for reason in decide(game.id, game.view(match.state, match.state.turn), "strong", 1).reasons:
            told.add(str(reason))
    assert len(told) > 5
    assert all(text[0].isupper() and text.endswith(".") for text in told)


@each_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_beats_random_players(game, level):
    won = 0
    for number in range(1, 7):
        players = (level, "random") if number % 2 else ("random", level)
        result = SelfPlay(game, players, {"target": 505}, 3, number).play().state.result
        won += players[result.winners[0]] == level
    assert won >= 5


def test_it_goes_out_when_it_can():
    state = position("KS", pot=(0, 1), pots=NO_POTS, melds={0: CLEAN})
    assert choice(state) == Discard(ME, "KS")
    state = position("TH JH KS", pot=(0, 1), pots=NO_POTS, melds={0: CLEAN})
    for _ in range(3):
        GAME.apply(state, choice(state))
        state.actions.clear()
        if state.turn is None:
            break
    assert state.ending.reason == "out"


def test_it_flies_to_the_pot_when_it_can():
    state = position("9S 4C 5C JK", melds={0: "9C 9D 9H"})
    for _ in range(2):
        GAME.apply(state, choice(state))
        state.actions.clear()
    assert state.hands[ME].size == 11
    assert state.turn == ME


def test_it_takes_a_pile_that_fits():
    state = position("5H 6H 9C 9D KS 3S", NOTHING, discard="7H 9H 4H", melds={0: "TC TD TH"})
    assert choice(state) == Take(ME)
    state = position("5H 6H 9C 9D KS 3S", NOTHING, discard="QC")
    assert choice(state, "beginner") == Draw(ME)


USELESS = "5H 6H 9C 9D KS 3S"


def single(drew, others=0, stalled=0, melds=None, seats=2):
    """A pile of one useless card, after so many draws of each side."""
    state = position(USELESS, NOTHING, discard="QC", melds=melds, seats=seats)
    state.actions += [Draw(ME)] * drew + [Draw(NEXT)] * others
    state.stalled = stalled
    return state


def test_a_pile_of_several_cards_is_taken():
    state = position(USELESS, NOTHING, discard="QC 8D 3H 4S")
    assert choice(state) == Take(ME)


def test_draws_are_made_in_turns():
    """Each draw leaves the next seat a card: it harms nobody as long as all draw alike."""
    assert choice(single(0)) == Draw(ME)
    assert choice(single(9, others=9)) == Draw(ME)
    assert choice(single(5)) == Take(ME)


def test_a_side_that_is_ahead_lets_the_others_break_the_circle():
    """C8.2: the stall ends the hand as it stands, and whoever would lose by that has to draw."""
    threatened = 3 * position(USELESS).seats
    assert choice(single(5, stalled=threatened, melds={0: CLEAN})) == Take(ME)
    assert choice(single(5, stalled=threatened - 1, melds={1: CLEAN})) == Take(ME)
    assert choice(single(5, stalled=threatened, melds={1: CLEAN})) == Draw(ME)
    assert choice(single(5, stalled=threatened, melds={0: "TC TD TH"})) == Draw(ME)  # a match must get on
    partners = single(5, stalled=3 * 4, melds={0: "TC TD TH, AC AD AH, JC JD JH"}, seats=4)
    assert choice(partners) == Take(ME)
    assert choice(single(6, melds={1: CLEAN})) == Draw(ME)  # who has given way already does not wait again


@each_game
@pytest.mark.parametrize("level", LEVELS)
def test_hands_of_two_end_otherwise_than_by_a_stall(game, level):
    match = SelfPlay(game, (level, level), {}, 5).play(2)
    assert not any('"stall"' in line for line in match.lines)
    assert sum('"do":"discard"' in line for line in match.lines) < 2 * 200


def test_a_wildcard_is_no_treasure():
    state = position("2C KS 8D 4S QD 9H", melds={0: "4H 5H 6H 7H"})
    assert isinstance(choice(state), Add)
    assert isinstance(choice(state, "beginner"), Discard)


def test_it_adds_to_a_run_that_becomes_clean():
    state = position("9H KS 3C QD 5S", melds={0: "3H 4H 5H 6H 7H 8H"})
    move = choice(state)
    assert isinstance(move, Add)
    assert len(move.cards) == 7


def test_it_spoils_no_only_clean_meld():
    state = position("JK 4S QD 8C TS", pot=(0, 1), pots=NO_POTS, melds={0: CLEAN})
    assert not isinstance(choice(state), Add)


def test_it_gives_the_next_seat_nothing_that_fits():
    state = position("TH 4S QD 8C", seats=2, melds={1: CLEAN}, pot=(0,))
    assert choice(state) != Discard(ME, "TH")


def test_it_opens_when_its_melds_are_enough():
    state = position("9S 9H 2D 3C 3D 3H KS 5C", game=BURACO)
    move = choice(state, game=BURACO)
    assert isinstance(move, LayMelds)
    assert len(move.melds) == 2
    state = position("3C 3D 3H KS 5C 8D", game=BURACO, failed_opening="penalty")
    assert isinstance(choice(state, game=BURACO), Discard)


def test_it_accepts_what_fits_and_refuses_what_does_not():
    def first(hand, top):
        state = position(hand, NOTHING, discard="", stock=f"{top} TC TD", game=BURACO, others=POT)
        state.choosing = True
        return choice(state, game=BURACO)

    assert first("5H 6H 8H 9C 9D KS QS JC", "7H") == Draw(ME)
    assert first("5H 6H 8H 9C 9D KS QS JC", "3C") == Refuse(ME)


@pytest.mark.parametrize("level", ["strong", "random"])
def test_a_match_on_time_ends(level):
    match = SelfPlay(BURACO, (level, level), {"minutes": 5}, 1).play()
    assert match.state.result is not None
    assert sum('"do":"time"' in line for line in match.lines) == 1
    assert match.state.hand_number < 6


@pytest.mark.parametrize(("minutes", "moves"), [(1, 9), (5, 49)])
def test_the_time_is_called_at_six_seconds_a_move(minutes, moves):
    lines = SelfPlay(BURACO, ("random", "random"), {"minutes": minutes}, 1).play().lines
    done = [line for line in lines if '"do":' in line]
    assert ['"do":"time"' in line for line in done].index(True) == moves


@each_game
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("lower", "upper"), [*pairwise(LEVELS)])
def test_each_level_differs_from_the_one_below(game, seats, lower, upper):
    views = (game.view(match.state, match.state.turn) for match in played(("casual",) * seats, game=game))
    assert any(decide(game.id, view, lower, 1).move != decide(game.id, view, upper, 1).move for view in views)
