"""How computers play Burraco and Buraco: always legal, from the view alone, sensible in known positions."""

from itertools import pairwise
from random import Random

import pytest

from barracan.games.buraco.moves import Refuse
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.players.player import LEVELS, PLAYERS, decide
from barracan.players.self_play import SelfPlay
from games.burraco.position import BURACO, CLEAN, GAME, ME, NEXT, NOTHING, POT, play, position
from players.positions import played

GAMES = [GAME, BURACO]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
NO_POTS = ("", "")


def choice(state, level="strong", game=GAME):
    decision = decide(game.id, game.view(state, state.turn), level, 1, 0)
    assert game.refusal(state, decision.move) is None
    return decision.move


def plan(game, view, player, seed):
    """What a player does who looks into no worlds."""
    return decide(game, view, player, seed, 0)


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
    for match in played(players, seed=seats, every=13, game=game, **options):
        state = match.state
        for candidate in decide(game.id, game.view(state, state.turn), LEVELS[len(match.moves) % 4], 1, 2).candidates:
            assert game.refusal(state, candidate.move) is None
    assert match.state.ending is not None


@each_game
def test_what_is_hidden_changes_nothing(game):
    for match in played(("strong", "casual", "expert"), every=9, game=game):
        seat = match.state.turn
        view = game.view(match.state, seat)
        for level in LEVELS:
            found = decide(game.id, view, level, 3, 2)
            for seed in range(2):
                world = game.determinize(view, Random(seed))
                assert decide(game.id, game.view(world, seat), level, 3, 2) == found


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
        result = SelfPlay(game, players, {"target": 105}, 3, number, choose_move=plan).play().state.result
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


def worth_of_taking(state, level="expert"):
    """What taking the pile is worth to a level more than to draw."""
    return decide(GAME.id, GAME.view(state, ME), level, 1, 0).standing(Take(ME)).value


def test_who_has_drawn_more_often_than_the_others_takes_a_useless_card_more_readily():
    """Each draw leaves the next seat a card: it harms nobody as long as all draw alike."""
    assert worth_of_taking(single(0, others=2)) < worth_of_taking(single(0)) == worth_of_taking(single(9, others=9))
    assert worth_of_taking(single(0)) < worth_of_taking(single(3)) < worth_of_taking(single(5))
    assert worth_of_taking(single(0), "strong") == worth_of_taking(single(5), "strong")
    assert choice(single(5), "expert") == Take(ME)
    assert choice(single(0, others=2), "expert") == Draw(ME)


@pytest.mark.parametrize(("seats", "patience"), [(2, 1), (4, 2)])
def test_experts_let_a_useless_card_go_round_for_half_a_round_alone(seats, patience):
    """Whose side has drawn more often than the others waits a round more for each such draw."""

    def taken(drew, stalled):
        return choice(single(drew, stalled=stalled, seats=seats), "expert") == Take(ME)

    assert taken(6, patience)
    assert taken(4, patience - 1)
    assert not taken(0, patience)
    assert not taken(1, patience + seats)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_is_played_on_rather_than_ended_by_a_stall(level, seats):
    """C8.2: a useless card goes to and fro the less the longer it does."""
    assert choice(single(9, stalled=4 * seats - 2, seats=seats), level) == Draw(ME)
    assert worth_of_taking(single(5, stalled=2), level) < worth_of_taking(single(5), level)


@each_game
@pytest.mark.parametrize("level", LEVELS)
def test_hands_of_two_end_otherwise_than_by_a_stall(game, level):
    match = SelfPlay(game, (level, level), {}, 5, choose_move=plan).play(2)
    assert not any('"stall"' in line for line in match.lines)
    assert sum('"do":"discard"' in line for line in match.lines) < 2 * 200


def test_a_wildcard_neither_spoils_a_run_that_may_become_clean_nor_begins_a_meld():
    state = position("2C KS 8D 4S QD 9H 3C 5D 6H TC", melds={0: "4H 5H 6H 7H"})
    assert choice(state) not in {*GAME.legal_moves(state).of("add"), Discard(ME, "2C")}
    state = position("2C KS KD 4S 8D 9H 3C 6H TC QS 7D")
    assert isinstance(choice(state), Discard)


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


@pytest.mark.parametrize(("level", "remembers"), [("casual", False), ("strong", True), ("expert", True)])
def test_it_remembers_what_the_next_seat_has_taken(level, remembers):
    state = position("QS QD QH 6D 6C 9C 8C", discard="", stock="9H 8S TC TD", others="KC JD 3S 5C 8H 9D")
    moves = [Discard(ME, "QS"), Take(NEXT), Discard(NEXT, "3S"), Draw(ME), Discard(ME, "QD"), Take(NEXT)]
    for move in (*moves, Discard(NEXT, "5C"), Draw(ME)):
        play(state, move)
    assert (choice(state, level) != Discard(ME, "QH")) == remembers


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
    assert any(decide(game.id, view, lower, 1, 0).move != decide(game.id, view, upper, 1, 0).move for view in views)


def test_worlds_do_not_throw_one_of_three_that_stay_in_the_hand():
    state = position("9C 9D 9H KS 4D", pot=(0, 1), pots=NO_POTS)
    found = decide(GAME.id, GAME.view(state, ME), "expert", 1, 4)
    weighed = {each.move.card for each in found.candidates if isinstance(each.move, Discard)}
    assert weighed == {"KS", "4D"}
