"""Barbu in thought: its numbers, its last tricks, worlds played on by habit, likely worlds and styles."""

from random import Random

import pytest

from barracan.games.barbu import legality, play
from barracan.games.barbu.legality import BarbuMoves
from barracan.games.barbu.moves import Lay
from barracan.games.barbu.scoring import contract_lines, score
from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.games.tricks.state import Pass, Play
from barracan.model.cards import KINDS
from barracan.players.barbu import pack
from barracan.players.barbu.course import Course, pack_hands, table_of
from barracan.players.barbu.evidence import draw_of
from barracan.players.barbu.plan import SKILLS
from barracan.players.barbu.player import reasons
from barracan.players.barbu.rows import laid_cards, out_so_far, rows_of
from barracan.players.barbu.terms import rates, split, terms_of
from barracan.players.barbu.worlds import UNIT, Contracts, habit
from barracan.players.inquiry import Inquiry
from barracan.players.player import decide
from barracan.players.protocol import Decision
from barracan.players.search import Sums
from games.barbu import position as barbu

TRICKS = ["no_queens", "no_tricks", "no_hearts", "no_king", "no_last_two", "trump S"]
each_contract = pytest.mark.parametrize("text", TRICKS)
ALL_CARDS = 13


def dealt(text, seed, **options):
    """A hand dealt at random whose contract is about to be played."""
    state = barbu.spoken(text, "", "", "", **options)
    cards = list(range(52))
    Random(seed).shuffle(cards)
    state.hands = [mask_of(cards[seat * 13 : seat * 13 + 13]) for seat in range(4)]
    return state


def played_on(text, seed, left, **options):
    """The same when its last cards are reached, played by habit: ``None`` if all is settled before."""
    state = dealt(text, seed, **options)
    while state.turn is not None and state.hands[state.turn].bit_count() > left:
        play.put_down(state, state.turn, KINDS[habit(state).card])
    return state if state.turn is not None else None


def contract_scores(state):
    return [sum(line.points for line in contract_lines(state, seat)) for seat in range(4)]


def all_for_themselves(state, weights):
    """The contract scores when all play what is best for them, by trying everything."""
    if state.turn is None:
        return contract_scores(state)
    found = []
    for card in cards_of(legality.playable(state, state.hands[state.turn])):
        after = state.copy()
        play.put_down(after, state.turn, card)
        found.append(all_for_themselves(after, weights))
    return max(found, key=lambda scores: sum(map(int.__mul__, weights[state.turn], scores)))


def in_thought(state, weights, exact):
    """The contract scores as the seat to move thinks of them."""
    terms = terms_of(state)
    gains = split(Course(terms, weights, exact).gains(table_of(state), pack_hands(state.hands)))
    return [before + terms.sign * gain for before, gain in zip(contract_scores(state), gains, strict=True)]


@each_contract
@pytest.mark.parametrize("option", ["highest", "beat"])
def test_the_last_tricks_come_to_what_trying_everything_does(text, option):
    """With such rates nobody is ever indifferent."""
    rng = Random(text)
    asked = 0
    for seed in range(6):
        weights = [[rng.randrange(400, 999) if one == other else -rng.randrange(1, 90) for other in range(4)]
                   for one in range(4)]  # fmt: skip
        state = played_on(text, seed, 3, trump_led=option)
        for _ in range(seed % 3):
            if state is not None and state.turn is not None:
                play.put_down(state, state.turn, KINDS[habit(state).card])
        if state is not None and state.turn is not None:
            assert in_thought(state, weights, 3) == all_for_themselves(state, weights)
            asked += 1
    assert asked or text == "no_king"


def test_doubles_change_how_the_last_tricks_are_played():
    """A trick that costs its taker two is taken for the sake of one who was doubled."""
    found = set()
    for seed in range(12):
        state = played_on("no_tricks", seed, 4)
        state.doubled = [0b1110, 0, 0b0001, 0]
        found.add(in_thought(state, rates(state), 4) != in_thought(state, UNIT, 4))
    assert found == {True, False}


@each_contract
def test_a_world_played_on_in_thought_is_played_by_the_rules(text):
    """Card by card the same, from anywhere in a hand, and to the same score."""
    for seed in range(4):
        state = dealt(text, seed)
        while state.turn is not None:
            expected = in_thought(state, UNIT, 0) if seed % 2 == len(state.trick) % 2 else None
            after = state.copy()
            while expected and after.turn is not None:
                move = habit(after)
                assert legality.refusal(after, move) is None
                play.put_down(after, after.turn, KINDS[move.card])
            assert expected is None or expected == contract_scores(after)
            for _ in range(5):
                if state.turn is not None:
                    play.put_down(state, state.turn, KINDS[habit(state).card])


@pytest.mark.parametrize("options", [{}, {"continuous": False}, {"dominoes_turn": "one"}])
def test_dominoes_played_on_in_thought_are_played_by_the_rules(options):
    for seed in range(4):
        state = dealt(f"dominoes {'A27K'[seed]}", seed, **options)
        hands = pack_hands(state.hands)
        expected = Contracts(state).scores(hands, state.contract)
        while state.turn is not None:
            move = habit(state)
            assert legality.refusal(state, move) is None
            barbu.GAME.apply(state, move)
        assert expected == [sum(line.points for line in lines) for lines in score(state)]


@pytest.mark.parametrize("options", [{}, {"continuous": False}, {"dominoes_turn": "one"}])
def test_who_tries_what_it_may_do_goes_where_habit_then_leads_to_the_best_place(options):
    for seed in range(3):
        state = dealt(f"dominoes {'A27'[seed]}", seed, **options)
        rows = rows_of(state.contract.rank, state.options)

        def places(card, *, tries=False, state=state, rows=rows):
            going, out = state.laid, out_so_far(state)
            return rows.places(pack_hands(state.hands), laid_cards(state), state.turn, going, out, card, tries=tries)

        expected = places(0, tries=True)
        while state.turn is not None:
            seat, usual = state.turn, habit(state)
            legal = BarbuMoves(state)
            moves = [usual, *sorted(legal.of("lay"), key=bit_of), *legal.of("end")]
            tried = {move: place_of(places(bit_of(move)), seat) for move in dict.fromkeys(moves)}
            barbu.GAME.apply(state, min(tried, key=tried.__getitem__))
        assert [place_of(expected, seat) for seat in state.out] == [0, 1, 2]


def place_of(places, seat):
    return places >> 2 * seat & 3


def bit_of(move):
    return pack.BIT_OF[KINDS[move.card]] if isinstance(move, Lay) else -1


WAY_ROUND = "789TJQKA23456"


@pytest.mark.parametrize(("own", "other", "right"), [("QH 4H 2H", "AH KH 3H", "4H"), ("KS TS 2S", "AS QS JS", "2S")])
def test_expert_lays_no_domino_that_lets_the_other_one_out(own, other, right):
    """By habit alone the other one does not see the way that the wrong card opens."""
    held = (own + " " + other).split()
    laid = [rank + suit for suit in "CDHS" for rank in WAY_ROUND if rank + suit not in held]
    state = barbu.dominoes("7", "", "", own, other, turn=2)
    state.out = [0, 1]
    state.first_turn = False
    while laid:
        card = next(card for card in laid if state.foundations.layable >> KINDS[card] & 1)
        state.foundations.lay(KINDS[card])
        laid.remove(card)
    assert decide("barbu", barbu.GAME.view(state, 2), "expert", 1, 8).move == Lay(2, right)


def test_cards_are_counted_and_found_as_bits():
    rng = Random(3)
    for _ in range(50):
        cards = mask_of(rng.sample(range(52), rng.randrange(1, 14)))
        packed = pack.renumber(cards)
        assert pack.count(packed) == cards.bit_count()
        assert {pack.RANKED[bit] for bit in range(52) if packed >> bit & 1} == set(cards_of(cards))
    assert pack.lowest(0b1011) == 0b1000
    assert pack.suit_of(pack.BIT_OF[KINDS["2H"]]) == pack.HEARTS


def test_of_cards_between_which_nobody_has_one_only_the_highest_is_tried():
    own, others = (pack.renumber(barbu_mask(text)) for text in ("KS QS TS 3S 2S AH KH QH", "JS 4S"))
    found = pack.different(own, own, others, pack.BIT_OF[KINDS["KH"]])
    assert found == pack.renumber(barbu_mask("KS TS 3S AH KH"))


def barbu_mask(text):
    return mask_of(KINDS[code] for code in text.split())


def test_likely_worlds_agree_with_what_is_seen_and_explain_it():
    """Who has named no hearts has fewer high cards than any other seat, and nobody plays against his habit for long."""
    state = played_on("no_hearts", 5, 8)
    seat = state.turn
    plain, likely = (
        [draw_of(state, Inquiry(number), skill)(0) for number in range(40)]
        for skill in (SKILLS["strong"], SKILLS["expert"])
    )
    own = pack.renumber(state.hands[seat])
    unseen = sum(pack_hands(state.hands)) - own
    for hands in (*plain, *likely):
        assert hands[seat] == own
        assert sum(hands) - own == unseen
        assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in state.hands]
    assert plain != likely


def test_the_declarer_is_taken_to_hold_cards_that_suit_his_contract():
    high = pack.ACES | pack.KINGS | pack.QUEENS
    state = dealt("no_tricks", 1)
    state.phase, state.turn = barbu.Phase.DOUBLE, 1
    held = [
        Sums.of([pack.count(draw_of(state, Inquiry(number), SKILLS[level])(0)[0] & high) for number in range(60)]).total
        for level in ("strong", "expert")
    ]
    assert held[1] < 0.9 * held[0]


def moves_of(player, text, seeds, worlds):
    """What a player does as the first to play to contracts dealt at random."""
    states = [dealt(text, seed) for seed in seeds]
    return [decide("barbu", barbu.GAME.view(state, 0), player, 1, worlds).move for state in states]


def test_the_shedder_plays_higher_cards():
    plain, own = (moves_of(f"expert{style}", "no_tricks", range(12), 4) for style in ("", ":shedder"))
    assert sum(map(rank, own)) > sum(map(rank, plain))


def rank(move):
    assert isinstance(move, Play)
    return "23456789TJQKA".index(move.card[0])


def test_the_doubler_doubles_more():
    said = {"": 0, ":doubler": 0}
    for seed in range(16):
        state = dealt("no_hearts", seed)
        state.phase, state.turn = barbu.Phase.DOUBLE, 2
        view = barbu.GAME.view(state, 2)
        for style in said:
            move = decide("barbu", view, f"strong{style}", 1, 8).move
            said[style] += len(getattr(move, "seats", ()))
    assert said[":doubler"] > said[""]


def test_the_rival_leaves_the_declarer_less():
    """By its own count: among the cards that it weighs it never takes one that is worse for it and better for him."""
    differ = 0
    for seed in range(12):
        state = dealt("no_tricks", seed)
        play.put_down(state, 0, KINDS[habit(state).card])
        view = barbu.GAME.view(state, 1)
        plain, own = (decide("barbu", view, f"expert{style}", 1, 8) for style in ("", ":rival"))
        differ += plain.candidates != own.candidates
    assert differ > 6


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("7C 2S", "The cards that are kept back hold the others up."),
        ("3C 2S", "No card of this hand can be laid."),
    ],
)
def test_a_pass_in_dominoes_is_told_as_what_it_is(hand, sentence):
    state = barbu.dominoes("7", hand, *["9H"] * 3)
    [why] = reasons(state, Decision(Pass(0)), waits=True)
    assert str(why) == sentence


@pytest.mark.parametrize(
    ("hand", "sentences"),
    [
        ("7C 8C", ["It opens the way for other cards of this hand."]),
        ("7C QC", ["More of this hand can follow in this suit, once others have laid between."]),
        ("7C QH", ["No other card of this hand waits in its suit."]),
        (
            "7C QC 7H",
            [
                "More of this hand can follow in this suit, once others have laid between.",
                "Suits that only this hand can begin stay shut meanwhile.",
            ],
        ),
    ],
)
def test_why_a_domino_is_laid_is_said_of_this_hand(hand, sentences):
    state = barbu.dominoes("7", hand, *["9H"] * 3)
    assert [str(why) for why in reasons(state, Decision(Lay(0, "7C")), waits=True)] == sentences
