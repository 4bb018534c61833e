"""The last cards of trick games, played as well as they can be: checked against trying everything by the rules."""

from random import Random

import pytest

from barracan.games.barbu import legality as barbu_playing
from barracan.games.barbu import play as barbu_course
from barracan.games.barbu.contracts import HEARTS
from barracan.games.catalog import CATALOG
from barracan.games.sheepshead import play as sheepshead_course
from barracan.games.sheepshead.legality import playable as sheepshead_playable
from barracan.games.sheepshead.state import PACK, RANKING, VALUE_OF
from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.games.tricks.state import Play, Trick
from barracan.model.cards import kinds
from barracan.players.barbu.plan import ending
from barracan.players.inquiry import Inquiry
from barracan.players.player import decide
from barracan.players.protocol import POINT
from barracan.players.sheepshead.player import decide as choose
from barracan.players.sheepshead.worlds import sure_first
from barracan.players.tricks.endgame import Certainty, Contest, Duel
from games.barbu import position as barbu
from games.sheepshead import position as sheepshead

VALUES = tuple(VALUE_OF.get(card, 0) for card in range(52))
BARBU = ["no_queens", "no_tricks", "no_hearts", "no_king", "no_last_two", "trump S"]


def last_cards(seed, pack, seats, size):
    """So many cards for each seat at random, and who leads."""
    rng = Random(seed)
    cards = list(pack)
    rng.shuffle(cards)
    return [mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(seats)], rng.randrange(seats)


def every_way(state, seat, put_down, playable, worth):
    """What a seat takes from here on when it plays for most and all others for least, by trying everything."""
    if state.turn is None or not state.hands[state.turn]:
        return 0
    found = []
    for card in cards_of(playable(state, state.hands[state.turn])):
        after = state.copy()
        complete = put_down(after, state.turn, card)
        gain = sum(worth(each) for each in complete.cards) if complete and complete.winner == seat else 0
        found.append(gain + every_way(after, seat, put_down, playable, worth))
    return max(found) if state.turn == seat else min(found)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("played", [0, 1, 2])
def test_one_against_the_others_takes_what_trying_everything_does(seed, played):
    hands, leader = last_cards(seed, PACK, 3, 3)
    state = sheepshead.playing("", "", "", player=seed % 3)
    state.hands, state.turn = hands, leader
    for _ in range(played):
        card = cards_of(sheepshead_playable(state, state.hands[state.turn]))[0]
        sheepshead_course.put_down(state, state.turn, card)
    wanted = every_way(
        state, state.player, sheepshead_course.put_down, sheepshead_playable, lambda card: VALUES[card] + 1 / 3
    )
    assert Duel(RANKING, state.player, VALUES, 1).value(state) == round(wanted)


def all_for_themselves(state, values, rates, trick=0):
    """What each seat takes when all play what is best for them, by trying everything; each trick counts so much."""
    if state.turn is None or not state.hands[state.turn]:
        return [0] * 4
    found = []
    for card in cards_of(barbu_playing.playable(state, state.hands[state.turn])):
        after = state.copy()
        complete = barbu_course.put_down(after, state.turn, card)
        gains = all_for_themselves(after, values, rates, trick)
        if complete:
            gains[complete.winner] += sum(values[each] for each in complete.cards) + trick
        found.append(gains)
    return max(found, key=lambda gains: sum(rate * gain for rate, gain in zip(rates[state.turn], gains, strict=True)))


@pytest.mark.parametrize("text", BARBU)
@pytest.mark.parametrize("option", ["highest", "beat"])
def test_everybody_for_himself_takes_what_trying_everything_does(text, option):
    """With values of which no two sums are alike nobody is ever indifferent."""
    rng = Random(text)
    values = [rng.randrange(1000) for _ in range(52)]
    rates = [[300 if seat == other else -rng.randrange(1, 90) for other in range(4)] for seat in range(4)]
    for seed in range(4):
        hands, leader = last_cards(seed, range(52), 4, 3)
        state = barbu.tricks(text, *[""] * 4, trump_led=option)
        state.hands, state.turn = hands, leader
        wanted = all_for_themselves(state, values, rates)
        barred = HEARTS if barbu_playing.hearts_barred(state) else 0

        def following(hand, led, best, ranking, state=state):
            highest = state.options["trump_led"] == "highest"
            return barbu_playing.cards_to_follow(hand, led, best, ranking, highest=highest)

        found = Contest(state.ranking, values, [0] * 13, rates, following, barred).gains(state)
        assert list(found) == wanted


def test_the_ending_of_a_trump_contract_is_played_by_the_house_rules():
    """With rates of which no two are alike nobody is ever indifferent; it is of account who may keep a high trump."""
    rng, found = Random(5), {"highest": [], "beat": []}
    for seed in range(24):
        rates = [
            [rng.randrange(300, 999) if seat == other else -rng.randrange(1, 90) for other in range(4)]
            for seat in range(4)
        ]
        for option, gains in found.items():
            state = barbu.tricks("trump C", *[""] * 4, trump_led=option)
            state.hands, state.turn = last_cards(seed, [*range(0, 52, 4), 1, 2, 3], 4, 3)
            gains.append(list(ending(state, rates).gains(state)))
            assert gains[-1] == all_for_themselves(state, [0] * 52, rates, trick=5)
    assert found["highest"] != found["beat"]


@pytest.mark.parametrize("text", BARBU)
def test_an_ending_counts_what_the_contract_does(text):
    """What is settled and what is to come make up the contract's whole, whoever leads."""
    for seed in range(3):
        match = CATALOG["barbu"].start(4, barbu.DEFAULTS)
        match.hand_number = 0
        cards = list(range(52))
        Random(seed).shuffle(cards)
        CATALOG["barbu"].deal(match, 3, cards)
        match.set_contract(barbu.contract(text))
        match.phase, match.turn = barbu.Phase.PLAY, 0
        while match.turn is not None and match.hands[match.turn].bit_count() > 3:
            card = cards_of(barbu_playing.playable(match, match.hands[match.turn]))[-1]
            barbu_course.put_down(match, match.turn, card)
        if match.turn is None:
            continue
        settled = barbu.points(match)
        gains = ending(match, [[int(seat == other) for other in range(4)] for seat in range(4)]).gains(match)
        whole = {"no_queens": -24, "no_tricks": -26, "no_hearts": -30, "no_king": -20, "no_last_two": -30}
        assert sum(settled) + sum(gains) == whole.get(text, 65)


def test_what_is_certain_is_never_more_than_what_any_deal_gives():
    sure = 0
    for seed in range(30):
        (mine, *others), leader = last_cards(seed, PACK, 3, 3)
        state = sheepshead.playing("", "", "", player=0)
        state.hands, state.turn = [mine, *others], leader
        least = Certainty(RANKING, 0, VALUES, 1).value(state)
        rest = cards_of(others[0] | others[1])
        dealt = []
        for number in range(20):
            Random(number).shuffle(rest)
            state.hands = [mine, mask_of(rest[:3]), mask_of(rest[3:])]
            dealt.append(Duel(RANKING, 0, VALUES, 1).value(state))
        assert least <= min(dealt)
        sure += least == min(dealt)
    assert sure > 5


def end_of_a_hand(*hands, won="AC TC KC AH TH QD"):
    """The last three tricks of a Player who leads, has won tricks with some cards, and has laid away the 8C and 9H."""
    state = sheepshead.playing(*hands, player=0, window="8C 9H")
    gone = [card for card in PACK if not (sum(state.hands) | mask_of(state.window)) >> card & 1]
    own = kinds(won)
    theirs = [card for card in gone if card not in own]
    for winner, cards in ((0, own), (1, theirs)):
        for at in range(0, len(cards), 3):
            state.tricks.append(Trick(winner, tuple(cards[at : at + 3]), winner))
            state.won[winner] += 1
        state.taken[winner] = mask_of(cards)
    return state


WINNING = ("QC AS 9H", "JD 7S KH", "8H KS 7C")
"""The Player has 49 card points; the ace of spades wins 61 once the last trump is drawn."""


def test_a_card_that_surely_wins_comes_first():
    state = end_of_a_hand(*WINNING)
    moves = [Play(0, code) for code in ("AS", "9H", "QC")]
    first, sure = sure_first(state, moves)
    assert sure
    assert first[0].card == "QC"
    assert sure_first(end_of_a_hand(*WINNING, won="AC TC KC"), moves) == (moves, False)
    state.turn = 1
    assert sure_first(state, moves) == (moves, False)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_the_last_trump_is_drawn_before_an_ace(level):
    state = end_of_a_hand(*WINNING)
    assert decide("sheepshead", sheepshead.GAME.view(state, 0), level, 1).move.card == "QC"


def test_a_world_that_is_given_is_weighed_as_it_is():
    """Where all cards of a hand that is over are known, what is sure in other worlds counts for nothing."""
    state = end_of_a_hand(*WINNING)
    found = choose(sheepshead.GAME.view(state, 0), "expert", Inquiry(1, 1, state=state))
    assert found.worlds == 1
    assert found.candidates[0].value == 2 * POINT
