"""What no level of BarraCan ever does."""

import pytest

from barracan.games.barracan.moves import Discard, LayMelds, PickUp, TakeTrick
from barracan.model.cards import JOKER, KINDS
from barracan.model.randomness import stream
from barracan.players.barracan.discard_stage import discards
from barracan.players.barracan.distance import reach
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.plan import candidates, moves_to_try
from barracan.players.barracan.player import skill_of
from barracan.players.barracan.position import Position
from barracan.players.barracan.set_patterns import NATURALS
from barracan.players.player import LEVELS, PLAYERS, decide
from games.barracan.position import DREW, GAME, NOTHING, SET, TOOK_A_TRICK, position
from players.never.barracan import trick_thrown
from players.positions import FEW, played

FULL = "2H 9C 3H 5S 7D 7C 7S 8H 9H TH KS QD JD"


def choice(state, level, worlds=0):
    """What a level does; a position made up here has no past, from which worlds could be drawn."""
    return decide(GAME.id, GAME.view(state, state.turn), level, 1, worlds).move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hand", ["JK 2C 9D", "JK JK 2C 9D 5H 8S", "JK 7C 7D KS QD 2H 3C 4S 6D 9C TH AC 5C 8D"])
def test_a_joker_is_not_discarded_while_another_card_does_as_well(level, hand):
    move = choice(position(hand, DREW), level)
    assert not (isinstance(move, Discard) and move.card == "JK")


@pytest.mark.parametrize("level", LEVELS)
def test_a_flash_exit_is_declared_when_it_is_there(level):
    move = choice(position(f"{FULL} 4C", DREW, stock="5H 6D"), level)
    assert isinstance(move, LayMelds)
    assert move.flash


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("last", ["", "4C"])
def test_a_flash_exit_with_an_empty_hand_is_declared_when_it_is_there(level, last):
    state = position(f"{FULL} {last}", DREW, stock="5H 6D", flash_exit="empty")
    move = choice(state, level)
    assert isinstance(move, LayMelds)
    GAME.apply(state, move)
    assert state.ending.reason == "flash"


@pytest.mark.parametrize("player", PLAYERS)
def test_no_hand_is_held_where_there_is_no_flash_exit(player):
    """No move declares one, no reason speaks of one, no plan waits for one, and no other hand is thought to (B6.6)."""
    for match in played((player, "strong"), seed=3, every=3, flash_exit="none"):
        view = GAME.view(match.state, match.state.turn)
        decision = decide(GAME.id, view, player, 1, FEW)
        assert not getattr(decision.move, "flash", False)
        assert not any("flash" in str(reason) for reason in decision.reasons)
        if player in LEVELS:
            skill = skill_of(view, player)
            appraisal = Appraisal(Position(view, skill.memory), skill)
            assert not appraisal.holds
            assert not any(appraisal.position.hunts(seat) for seat in range(2))
    assert match.state.ending.reason != "flash"


@pytest.mark.parametrize("level", LEVELS)
def test_what_would_be_a_flash_exit_melds_out_where_there_is_none(level):
    state = position(f"{FULL} 4C", DREW, stock="5H 6D", flash_exit="none")
    while state.ending is None:
        GAME.apply(state, choice(state, level))
    assert (state.ending.reason, state.ending.seat) == ("out", 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_side_that_leads_melds_out(level):
    state = position("5D 6C 9S", DREW, laid={0: SET}, stock="5H 6D 2D 3D")
    move = choice(state, level)
    assert isinstance(move, LayMelds)
    GAME.apply(state, move)
    if state.ending is None:
        GAME.apply(state, choice(state, level))
    assert state.ending.reason == "out"


@pytest.mark.parametrize("level", LEVELS)
def test_melding_out_is_taken_when_it_wins_the_match(level):
    state = position("5D 6C 9S", DREW, laid={0: SET}, stock="5H 6D 2D 3D " * 4, others="JC QC KD 2D 5C 7H 9S TS TD")
    state.totals = [90, 20]
    assert isinstance(choice(state, level), LayMelds)


@pytest.mark.parametrize("level", LEVELS)
def test_a_complete_set_in_hand_is_not_broken(level):
    """After a trick there is no flash exit this turn (B6.6), but the set is there for the next."""
    state = position(f"{FULL} 2C", TOOK_A_TRICK, stock="5H 6D " * 9)
    move = choice(state, level)
    assert isinstance(move, Discard)
    GAME.apply(state, move)
    hand = state.hands[0]
    assert reach(hand.once & NATURALS, hand.twice & NATURALS, hand.jokers, level != "beginner").missing == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_without_a_set_is_not_stranded(level):
    """With eight cards and much of the stock to come, nobody lays all but one (B4.4)."""
    state = position("5D 6C 9S 9H 9C 2D 4C KS", DREW, laid={0: "run 2C 3C 4C, run 6H 7H 8H"}, stock="5H 6D 2D 3D " * 9)
    while isinstance(move := choice(state, level), LayMelds):
        GAME.apply(state, move)
    assert state.hands[0].size >= 3


@pytest.mark.parametrize("level", LEVELS)
def test_no_trick_is_taken_with_the_last_cards_before_a_set_is_complete(level):
    laid = {0: "run 2C 3C 4C, run 6H 7H 8H"}
    state = position("AH QC 4D", NOTHING, piles="2C|3H|4H|5H", stock="5H 6D 2D 3D " * 4, laid=laid)
    assert not isinstance(choice(state, level), TakeTrick)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hand", ["JK JK JK", "JK JK 4D", "JK JK QH"])
def test_jokers_that_can_pick_up_nothing_take_a_trick(level, hand):
    """With one other card no pile can be picked up (B7.2); that one is kept to be discarded."""
    laid = {0: "run 2C 3C 4C, run 6H 7H 8H"}
    state = position(hand, NOTHING, piles="2C|3H|4H|5H", stock="5H 6D 2D 3D " * 4, laid=laid)
    move = choice(state, level)
    assert isinstance(move, TakeTrick)
    assert move.card == "JK"


def test_the_last_cards_take_a_trick_where_another_side_has_a_set():
    """It may end the hand at once."""
    laid = {0: "run 2C 3C 4C, run 6H 7H 8H", 1: SET}
    state = position("AH QC 4D", NOTHING, piles="2C|3H|4H|5H", stock="5H 6D 2D 3D " * 4, laid=laid)
    found = candidates(waiting("expert", 1, [], state))
    assert any(isinstance(candidate.move, TakeTrick) for candidate in found)


@pytest.mark.parametrize("level", LEVELS)
def test_the_one_card_that_takes_a_trick_is_not_thrown_away_for_nothing(level):
    laid = {0: "run 2C 3C 4C, run 6H 7H 8H"}
    state = position("QC JS 4D KD", DREW, piles="2C|3H 4C|4H 5C|6H 7C", stock="5H 6D", laid=laid)
    assert choice(state, level).card != "QC"
    elsewhere = position("QC JS 4D KD", DREW, piles="2C|3H|4H|6H", stock="5H 6D", laid=laid)
    assert trick_thrown("barracan", state, Discard(0, "QC"))
    assert not trick_thrown("barracan", elsewhere, Discard(0, "QC"))


def test_worlds_do_not_throw_the_one_card_that_takes_a_trick():
    """What few worlds happen to like is no reason for it."""
    laid = {0: "run 2C 3C 4C, run 6H 7H 8H"}
    state = position("QC JS 4D KD", DREW, piles="2C|3H 4C|4H 5C|6H 7C", stock="5H 6D 9C 8S " * 9, laid=laid)
    found = decide("barracan", GAME.view(state, 0), "expert", 1, 4)
    weighed = [each.move.card for each in found.candidates if isinstance(each.move, Discard)]
    assert len(weighed) > 1
    assert "QC" not in weighed


@pytest.mark.parametrize("level", LEVELS)
def test_at_the_end_of_the_stock_all_is_laid_that_may_be(level):
    state = position("5D 6C 9S 9H 9C KS QD", DREW, stock="", laid={0: "run 2C 3C 4C, run 6H 7H 8H"})
    move = choice(state, level)
    assert isinstance(move, LayMelds)
    GAME.apply(state, move)
    assert sum(map(len, state.tables[0].stacks)) == 4


@pytest.mark.parametrize("level", LEVELS)
def test_with_an_empty_stock_a_trick_and_a_pile_are_taken_before_passing(level):
    trick = position("AH 2C 9D 4S", NOTHING, piles="2C|3H|4H|5H", stock="", laid={0: "run 2C 3C 4C, run 6H 7H 8H"})
    assert isinstance(choice(trick, level), TakeTrick)
    pile = position("9H 9C 2D 4S KD", NOTHING, piles="2C|9D|4H|5S", stock="", laid={0: "run 2C 3C 4C, run 6H 7H 8H"})
    assert isinstance(choice(pile, level), PickUp)


def waiting(level, seat, cards, state):
    """What a level makes of a position, if it has seen a seat take these cards up."""
    view = GAME.view(state, state.turn)
    skill = skill_of(view, level)
    place = Position(view, skill.memory)
    for card in cards:
        place.known[seat].add(card)
    return Appraisal(place, skill)


def seen_to_wait(level, seat, cards, state):
    """How a level would then discard, the best first."""
    return [candidate.move.card for candidate in discards(waiting(level, seat, cards, state))]


def tried(seat, cards, state):
    """The discards that expert would then try in worlds."""
    appraisal = waiting("expert", seat, cards, state)
    moves = moves_to_try(appraisal, candidates(appraisal))
    return {KINDS[move.card] for move in moves if isinstance(move, Discard)}


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_card_that_completes_what_an_opponent_was_seen_to_take_is_kept_back(level):
    state = position("2C 5D 9H KS", DREW, laid={1: "run 2C 3C 4C, run 6H 7H 8H"}, stock="5H 6D 2D 3D " * 9)
    rather = seen_to_wait(level, 1, (), state)[0]
    rank = KINDS[rather] & ~3
    assert seen_to_wait(level, 1, (rank, rank + 1), state)[0] != rather
    assert seen_to_wait(level, 1, (rank, rank), state)[0] != rather


def test_worlds_are_not_asked_whether_to_give_what_an_opponent_was_seen_to_take():
    state = position("2C 5D 9H KS", DREW, laid={1: "run 2C 3C 4C, run 6H 7H 8H"}, stock="5H 6D 2D 3D " * 9)
    for card in state.hands[0].cards():
        rank = card & ~3
        found = tried(1, (rank, rank), state)
        assert found
        assert card not in found


def test_worlds_are_not_asked_whether_to_keep_from_the_partner_what_the_plan_gives():
    laid = {0: "run 2C 3C 4C, run 6H 7H 8H"}
    state = position("2S 5D 9H KC", DREW, laid=laid, stock="5H 6D 2D 3D " * 9, seats=4, piles="2C|3C|4C|5C")
    first = KINDS[seen_to_wait("expert", 2, (), state)[0]]
    assert len(tried(2, (), state)) > 1
    assert tried(2, (first & ~3, first & ~3), state) == {first}


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_card_that_the_partner_was_seen_to_wait_for_is_given(level):
    laid = {0: "run 2C 3C 4C, run 6H 7H 8H"}
    state = position("2S 5D 9H KC", DREW, laid=laid, stock="5H 6D 2D 3D " * 9, seats=4, piles="2C|3D|4H|5S")
    last = seen_to_wait(level, 2, (), state)[-1]
    rank = KINDS[last] & ~3
    assert seen_to_wait(level, 2, (rank, rank + 1), state).index(last) < 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_is_not_thrown_while_four_wait_for_a_set(level):
    hand = "5H 6S 7D 9S JC JH JS JS QH KC JK JK JK JK"
    piles = "8S 4D 8C 4H 5C|3D|AS 3S 3H 2S 5S|8S 4S"
    state = position(hand, DREW, piles=piles, laid={1: "run 2C 3C 4C, triplet 9C 9D 9H"}, stock="5H 6D 2D 3D TC " * 12)
    assert choice(state, level) != Discard(0, "JK")


@pytest.mark.parametrize("level", LEVELS)
def test_over_whole_hands_jokers_are_kept(level):
    kept = 0
    for match in played((level, level), seed=int(stream(level).random() * 99)):
        state = match.state
        move, held = choice(state, level, FEW), set(state.hands[state.turn].different())
        if isinstance(move, Discard) and JOKER in held:
            kept += 1
            assert move.card != "JK" or held == {JOKER}
    assert kept > 2
