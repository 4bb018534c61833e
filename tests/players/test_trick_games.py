"""Computers at the trick games: legal, the same again, blind to other hands, and sensible in plain cases."""

from random import Random

import pytest

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import Double, End
from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.moves import TakeWindow
from barracan.games.sheepshead.state import RANKING
from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.games.tricks.state import Pass
from barracan.model.cards import kinds
from barracan.model.record import read_line
from barracan.players.barbu import plan as barbu_plan
from barracan.players.barbu.contract_choice import best_double, later_value
from barracan.players.barbu.plan import SKILLS as BARBU_SKILLS
from barracan.players.barbu.plan import TABLE
from barracan.players.barbu.worlds import habit
from barracan.players.inquiry import Inquiry
from barracan.players.player import LEVELS, decide
from barracan.players.self_play import SelfPlay
from barracan.players.sheepshead import equity
from barracan.players.sheepshead import plan as sheepshead_plan
from barracan.players.sheepshead import worlds as sheepshead_thinking
from barracan.players.sheepshead.plan import SKILLS as SHEEPSHEAD_SKILLS
from barracan.players.sheepshead.worlds import likely_worlds
from games.barbu import position as barbu
from games.sheepshead import position as sheepshead
from games.tricks.whole_hands import positions
from players.positions import FEW

PLANS = {"barbu": (barbu_plan, BARBU_SKILLS), "sheepshead": (sheepshead_plan, SHEEPSHEAD_SKILLS)}
THINKING = {"barbu": habit, "sheepshead": sheepshead_thinking.plan_move}
each_game = pytest.mark.parametrize("game_id", PLANS)
each_level = pytest.mark.parametrize("level", LEVELS)


def in_few_worlds(game_id, view, level, seed):
    """What a level does that looks into few worlds."""
    return decide(game_id, view, level, seed, FEW)


@each_game
@each_level
def test_a_level_plays_on_with_legal_moves(game_id, level):
    game = CATALOG[game_id]
    players = [level] + ["random"] * (game.seat_counts[0] - 1)
    match = SelfPlay(game, players, {}, seed=5, choose_move=in_few_worlds).play(hands=2)
    assert match.state.hand_number == 2
    assert match.state.ending is not None


@each_game
def test_a_level_meets_its_duties_under_every_option(game_id):
    game = CATALOG[game_id]
    for option in game.options:
        value = not option.default if isinstance(option.default, bool) else (option.choices or (3,))[-1]
        players = ["beginner"] * game.seat_counts[0]
        match = SelfPlay(game, players, {option.name: value}, seed=6).play(hands=7)
        assert match.state.hand_number == 7 or match.state.result is not None


@each_game
@each_level
def test_the_same_view_and_seed_give_the_same_decision(game_id, level):
    game = CATALOG[game_id]
    for count, (match, _) in enumerate(positions(game, game.seat_counts[0], {}, seed=3)):
        if match.state.turn is not None and count % 9 == 0:
            view = game.view(match.state, match.state.turn)
            worlds = FEW if level == "expert" else None
            first = decide(game_id, view, level, 17, worlds)
            assert first == decide(game_id, view, level, 17, worlds)
            assert first.move in {candidate.move for candidate in first.candidates}
            assert all(type(candidate.value) is int for candidate in first.candidates)
            assert game.refusal(match.state, first.move) is None


@each_game
def test_a_plan_is_blind_to_what_other_hands_hold(game_id):
    game, (plan, skills) = CATALOG[game_id], PLANS[game_id]
    for seed in range(4):
        for match, _ in positions(game, game.seat_counts[0], {}, seed=seed):
            if match.state.turn is None or match.state.phase.value not in {"play", "dominoes"}:
                continue
            view = game.view(match.state, match.state.turn)
            worlds = [match.state, *(game.determinize(view, Random(number)) for number in range(2))]
            for skill in skills.values():
                found = [plan.weigh_moves(world, skill) for world in worlds]
                assert found[0] == found[1] == found[2]


@each_game
def test_a_computer_beats_random_players(game_id):
    game = CATALOG[game_id]
    seats = game.seat_counts[0]
    for number in range(1, 4):
        players = ["random"] * seats
        players[number % seats] = "casual"
        totals = SelfPlay(game, players, {}, seed=8, number=number).play(hands=14).state.totals
        own = totals.pop(number % seats)
        assert own > sum(totals) / len(totals)


@each_game
def test_who_is_played_in_thought_does_not_know_our_hand(game_id):
    """Whatever another seat does in a world, it does the same wherever the cards that it does not see lie there."""
    game, plan = CATALOG[game_id], THINKING[game_id]
    asked = 0
    for match, _ in positions(game, game.seat_counts[0], {}, seed=4):
        seat = match.state.turn
        if seat is None or match.state.phase.value not in ("play", "dominoes") or len(match.moves) % 2:
            continue
        world = game.determinize(game.view(match.state, seat), Random(1))
        while world.turn is not None:
            move = plan(world)
            view = game.view(world, world.turn)
            assert all(plan(game.determinize(view, Random(number))) == move for number in range(2))
            asked += world.turn != seat
            game.apply(world, move)
    assert asked > 100


def test_worlds_in_which_the_player_laid_trumps_away_are_rare():
    """Who has taken the window keeps his trumps, and had a hand for it; what is seen stays as it is."""
    state = deal_of_sheepshead("QC JC AD 9D TH KH 8C 9S 7S 7H")
    sheepshead.play(state, TakeWindow(0))
    sheepshead.play(state, sheepshead.Bury(0, ("TH", "KH")))
    view = sheepshead.GAME.view(state, 1)
    plain = [sheepshead.GAME.determinize(view, Random(number)) for number in range(60)]
    likely = [likely_worlds(view, Inquiry(number))(0) for number in range(60)]
    assert all(sheepshead.GAME.view(world, 1) == view for world in likely)
    assert trumps_in(world.window for world in likely) < 0.5 * trumps_in(world.window for world in plain)
    held = [trumps_in(cards_of(world.hands[0]) for world in worlds) for worlds in (plain, likely)]
    assert held[1] > 1.2 * held[0]


def trumps_in(cards):
    return sum((mask_of(each) & RANKING.trumps).bit_count() for each in cards)


def test_a_match_is_won_by_the_last_points():
    """With eight points of ten a rival must not win the hand; far from the end points count as they are."""
    assert equity.chance((10, 2, 0), 0, 10) == equity.WORTH
    assert equity.chance((10, 2, 0), 1, 10) == 0
    assert equity.chance((10, 10, 0), 0, 10) == equity.chance((10, 10, 0), 1, 10) > equity.WORTH // 3
    for totals in ((0, 0, 0), (8, 6, 4), (9, -4, 3), (-60, 3, 4)):
        chances = [equity.chance(totals, seat, 10) for seat in range(3)]
        assert equity.WORTH - 3 <= sum(chances) <= equity.WORTH
        assert sorted(chances) == [chance for _, chance in sorted(zip(totals, chances, strict=True))]
    assert not equity.decides((3, 0, 0), 10)
    assert equity.decides((4, 0, 0), 10)


def test_a_contract_is_kept_for_a_better_hand_while_others_are_left():
    state = barbu.start()
    move = barbu.NameContract(0, Contract("no_king"))
    late = later_value(state, move, waits=False)
    assert later_value(state, move, waits=True) > late
    state.named[0] = ["no_queens", "no_tricks", "no_hearts", "no_last_two", "trump", "dominoes"]
    assert later_value(state, move, waits=True) == late


def barbu_card(text, *hands, level="strong", **more):
    """The card that the plan of a level plays."""
    state = barbu.tricks(text, *hands, **more)
    return barbu_plan.choose(state, BARBU_SKILLS[level]).card


@pytest.mark.parametrize("level", LEVELS)
def test_the_king_of_hearts_goes_on_somebody_elses_trick(level):
    rest = ["2S 3S 4S 5S"] * 3
    assert barbu_card("no_king", rest[0], "KH 2C 3C AD", *rest[1:], trick="9S", level=level) == "KH"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_to_play_ducks_with_the_highest_card_that_loses(level):
    others = ["2S 3S"] * 3
    assert barbu_card("no_tricks", *others, "2C 9C KC", trick="7C TC 8C", level=level) == "9C"


def test_a_sure_trick_is_won_with_the_cheapest_trump():
    assert barbu_card("trump C", *["2S 3S"] * 3, "3C 9C KC 2H", trick="7D 8D 9D") == "3C"


def test_in_the_trump_contract_the_best_cards_are_led():
    assert barbu_card("trump C", "AC KC 2H 3D", "2S 3S 4S 5S", "6S 7S 8S 9S", "TS JS QS KS") in {"AC", "KC"}


def test_dominoes_opens_what_its_own_hand_goes_on_with():
    state = barbu.dominoes("7", "7C 8C 9C TC 7D KS", "2S 3S", "4S 5S", "6S 8S")
    assert barbu_plan.choose(state, BARBU_SKILLS["strong"]).card == "7C"


def test_dominoes_keeps_a_card_that_only_helps_others():
    hands = ("7C 8C 7D 7H KS QS", "2S 3S 4S 5S", "6S 8S 9S TS", "6D 8D 6H 8H")
    state = barbu.dominoes("7", *hands)
    for code in ("7C", "8C"):
        barbu.play(state, barbu.Lay(0, code))
    assert isinstance(barbu_plan.choose(state, BARBU_SKILLS["strong"]), End)
    assert not isinstance(barbu_plan.choose(state, BARBU_SKILLS["casual"]), End)


def strong_hand(seat=0):
    """A deal of Barbu in which one seat has the best trumps in spades."""
    state = barbu.start()
    spades = mask_of(kinds("AS KS QS JS TS 9S 8S AH KH AD AC KC KD"))
    rest = [card for card in range(52) if not spades >> card & 1]
    state.hands = [mask_of(rest[at::3]) for at in range(3)]
    state.hands.insert(seat, spades)
    return state


@each_level
def test_a_hand_of_trumps_names_trumps(level):
    state = strong_hand()
    assert decide("barbu", barbu.GAME.view(state, 0), level, 1).move.contract == Contract("trump", suit="S")


@pytest.mark.parametrize("level", LEVELS[1:])
def test_who_will_do_better_doubles(level):
    state = strong_hand(seat=1)
    barbu.GAME.apply(state, barbu.NameContract(0, Contract("trump", suit="S")))
    assert decide("barbu", barbu.GAME.view(state, 1), level, 1).move == Double(1, (0,))


def test_a_beginner_doubles_by_duty_only():
    state = strong_hand(seat=1)
    barbu.GAME.apply(state, barbu.NameContract(0, Contract("trump", suit="S")))
    assert decide("barbu", barbu.GAME.view(state, 1), "beginner", 1).move == Pass(1)
    state.hand_number = 6  # of seven, and two doubles are owed
    assert decide("barbu", barbu.GAME.view(state, 1), "beginner", 1).move == Double(1, (0,))


def test_one_who_has_doubled_is_redoubled_on_a_clear_gain_only():
    """Whoever doubles has a hand for it, which hands dealt at random do not show."""
    for told, gain in ((0, 5000), (1, 9000)):
        state = barbu.spoken("no_tricks", "", "", "1")
        assert state.phase is barbu.Phase.REPLY
        scores = [tuple(gain // 1000 if seat == state.turn else 0 for seat in range(4))]
        assert (best_double(state, state.turn, scores, TABLE).do != "pass") == told


def deal_of_sheepshead(*hands):
    """A hand of Sheepshead in which these seats hold these cards, the rest shared out."""
    state = sheepshead.start()
    held = [mask_of(kinds(hand)) for hand in hands]
    rest = [card for card in sheepshead.GAME.pack(3, {}) if not sum(held) >> card & 1]
    while len(held) < 3:
        held.append(mask_of(rest[:10]))
        del rest[:10]
    state.hands, state.window = held, rest
    return state


@each_level
def test_a_strong_hand_takes_the_window_and_a_poor_one_passes(level):
    worlds = FEW if level == "expert" else None
    strong = deal_of_sheepshead("QC QS QH QD JC JS JH AD AC AH")
    assert decide("sheepshead", sheepshead.GAME.view(strong, 0), level, 1, worlds).move == TakeWindow(0)
    poor = deal_of_sheepshead("7C 8C 9C 7H 8H 9H 7S 8S 9S 7D")
    assert decide("sheepshead", sheepshead.GAME.view(poor, 0), level, 1, worlds).move == Pass(0)


@each_level
def test_points_are_given_to_an_ally_who_takes_the_trick(level):
    state = sheepshead.playing("7D 8D", "9S 8S", "TC 9H 7C", player=0, leader=0, trick="9D QC")
    state.hands[2] = mask_of(kinds("TC 9H 8C"))
    assert sheepshead_plan.weigh_moves(state, SHEEPSHEAD_SKILLS[level])[0][1].card == "TC"


def test_trumps_are_not_laid_away():
    state = deal_of_sheepshead("QC QS QH JD AD TD 7C TC TH 8S")
    sheepshead.play(state, TakeWindow(0))
    cards = decide("sheepshead", sheepshead.GAME.view(state, 0), "strong", 1).move.cards
    assert not any(card[0] in "QJ" or card[1] == "D" for card in cards)


def test_a_match_that_gets_nowhere_is_left_unfinished(monkeypatch):
    monkeypatch.setattr("barracan.players.self_play.PATIENCE", 12)
    game, players = CATALOG["sheepshead"], ["random"] * 3
    match = SelfPlay(game, players, {"least": False, "target": 1000}, seed=1).play()
    assert match.state.result is None
    endings = [line for line in map(read_line, match.lines) if line["kind"] == "hand_end"]
    highest = [max(0, *line["totals"]) for line in endings]
    assert max(highest) > 0
    assert len(highest) - highest.index(max(highest)) == 13
    assert SelfPlay(game, players, {"target": 1000}, seed=1).play(hands=40).state.hand_number == 40


@each_game
def test_strong_thinks_cards_through_and_casual_follows_its_plan(game_id):
    game = CATALOG[game_id]
    thought = set()
    for count, (match, _) in enumerate(positions(game, game.seat_counts[0], {}, seed=3)):
        if match.state.turn is not None and count % 9 == 4:
            view = game.view(match.state, match.state.turn)
            if len(decide(game_id, view, "casual", 1, 0).candidates) > 1:
                thought.add(decide(game_id, view, "strong", 1).worlds > 0)
    assert True in thought


@pytest.mark.parametrize(
    ("better", "worth"),
    [
        ("7D QC AS TS KS 9S TH KH 9H 8H", 104 + 49),
        ("7D JC AS TS KS 9S TH KH 9H 8H", 104),
        ("7D 8S AS TS KS 9S AH KH 9H 8H", 92 - 45),
        ("7D 8S AS TS KS 9S 7H KH 9H 8H", -45),
    ],
)
def test_the_strength_of_a_hand_counts_trumps_queens_aces_tens_and_missing_suits(better, worth):
    """Fitted to hands that were played out: whoever fits it anew writes it here too."""
    base = sheepshead_plan.strength(mask_of(kinds("7D 8S AS TS KS 9S TH KH 9H 8H")))
    assert base == -772 + 104 + 92 + 2 * 45 + 44
    assert sheepshead_plan.strength(mask_of(kinds(better))) == base + worth
    assert sheepshead_plan.strength(mask_of(kinds("7D 8D 9D KD TD AD JD JH JS QD"))) == -772 + 10 * 104 + 49 + 3 * 44
