"""What is told of a card in the trick games comes true, whatever the others hold."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.state import RANKING
from barracan.games.tricks.state import Play
from barracan.model.cards import KINDS
from barracan.players.barbu.player import reasons
from barracan.players.player import decide
from barracan.players.protocol import Decision
from barracan.players.self_play import SelfPlay
from games.barbu import position as barbu

ONLY = "No other card may be played."
ALLY = "The trick lies with the partner of this hand, and its points are safe there."
HIGHEST = "No higher card of its suit can be in another hand: only a trump beats it."
LOWEST = "Every card of its suit that may be in another hand is higher."
TAKES = {"Nobody plays after it, so that it takes the trick.", "No card that may be in another hand beats it."}
DEARER = "It takes this trick, and can take no dearer one later."
SURELY = {DEARER, "It takes this trick, and can take no other one later."}
SPARES_TRUMPS = "It cannot take this trick, and no trump is spent on it."
"""Not said in Barbu, where whoever cannot follow has to trump."""
GIVES = {
    "It cannot take this trick, and other cards are worth more to keep.",
    "It cannot take this trick, and a higher card of its suit may take another.",
}
LOSES = {
    "It stays under the card that takes the trick so far.",
    "It stays under the card that takes the trick so far, and lower cards of its suit are left for later.",
    "It cannot take this trick, and may take a dearer one later.",
    "It cannot take this trick.",
    "Whoever takes this trick has to take this card with its points.",
}
OF_BARBU = {ONLY, HIGHEST, LOWEST, *TAKES, DEARER, *LOSES, *GIVES}
OF_SHEEPSHEAD = {ONLY, ALLY, HIGHEST, *TAKES, *GIVES, SPARES_TRUMPS}


def told_and_done(game_id, seats, seed):
    """A hand by casual players: what was told of each card, by what seat, in which trick, and then all tricks."""
    told = []

    def choose(game, view, player, number):
        decision = decide(game, view, player, number)
        moves = list(CATALOG[game].legal_moves(play.match.state))
        if isinstance(decision.move, Play):
            reason = decision.reasons[0].template
            assert (reason == ONLY) == (len(moves) == 1), (seed, moves)
            told.append((reason, decision.move, len(play.match.state.tricks)))
        return decision

    play = SelfPlay(CATALOG[game_id], ("casual",) * seats, {}, seed, choose_move=choose)
    return told, play.play(1).state


def followed(trick, ranking):
    """Whether another card of the suit that was led lies in a trick."""
    first, *others = (ranking.suit_of[card] for card in trick.cards)
    return first in others


def comes_true(reason, move, trick, state):
    """Whether what was told of a card is so, now that its trick is complete."""
    winning = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
    takes = trick.winner == move.seat
    if reason in {*TAKES, *SURELY}:
        return takes
    if reason in {*LOSES, *GIVES, SPARES_TRUMPS}:
        return not takes
    if reason == ALLY:
        return trick.winner not in {move.seat, state.player}
    if reason in {HIGHEST, LOWEST}:
        ranking = getattr(state, "ranking", RANKING)
        of_the_suit = ranking.suit_of[winning] == ranking.suit_of[KINDS[move.card]]
        return takes or not of_the_suit if reason == HIGHEST else not takes or not followed(trick, ranking)
    return True


@pytest.mark.parametrize(("game_id", "seats", "reasons"), [("barbu", 4, OF_BARBU), ("sheepshead", 3, OF_SHEEPSHEAD)])
def test_what_is_told_of_a_card_comes_true(game_id, seats, reasons):
    seen = set()
    for seed in range(40):
        if seed >= 10 and seen >= reasons:
            break
        told, state = told_and_done(game_id, seats, seed)
        for reason, move, number in told:
            assert comes_true(reason, move, state.tricks[number], state), (seed, number, reason, move)
            seen.add(reason)
    assert len(seen) >= 8
    assert seen >= reasons


def told_of(state, card):
    """What is told of a card of Barbu, as it is to be played."""
    return [str(why) for why in reasons(state, Decision(Play(state.turn, card)), waits=True)]


UNDER = "It stays under the card that takes the trick so far"
SHORT = "This hand has no other card of its suit, and can throw any card on that suit from now on."


def test_lower_cards_that_are_kept_are_told_of_one_that_stays_under():
    state = barbu.tricks("no_king", "2H 3H 4C 7C KC", *(("2S",) * 3), trick="JC 8C TC", leader=1)
    assert told_of(state, "7C") == [f"{UNDER}, and lower cards of its suit are left for later."]
    assert told_of(state, "4C") == [f"{UNDER}."]


def test_lower_cards_that_are_kept_are_told_of_one_that_takes_early():
    told = ["If it takes this trick, it can take no other one later.", "Lower cards of its suit are left for later."]
    state = barbu.tricks("no_tricks", "2S 8S QS KS", "5S", *(("2H",) * 2), trick="4S 3S", leader=2)
    assert told_of(state, "KS") == told_of(state, "QS") == told


def test_a_card_that_nobody_can_beat_any_more_is_told_to_take_the_trick():
    state = barbu.tricks("no_tricks", "5S KS 2H", *(("2D",) * 3), trick="4S 3S 6S", leader=1)
    told = ["It takes this trick, and can take no other one later.", "Lower cards of its suit are left for later."]
    assert told_of(state, "KS") == told
    state = barbu.tricks("no_hearts", "5S KS 2H", *(("2D",) * 3), trick="4S 3S 6S", leader=1)
    assert told_of(state, "KS") == [DEARER, *told[1:]]


def test_a_card_that_is_as_good_as_another_is_told_as_that_one():
    state = barbu.tricks("no_hearts", "AH 3H 8H 9H 5S QS KS", *(("2S",) * 3), trick="AC JC QC", leader=1)
    guarded = "The A♥ is guarded by lower cards of its suit."
    told = ["It cannot take this trick, and may take a dearer one later.", guarded]
    assert told_of(state, "QS") == told_of(state, "KS") == told
    state = barbu.tricks("no_hearts", "AH 3H 5S QS", *(("2S",) * 3), trick="AC JC QC", leader=1)
    assert told_of(state, "QS") == told[:1]


def test_the_last_card_of_a_suit_is_told_of_where_no_trick_is_dearer_than_another():
    state = barbu.tricks("no_tricks", "KS 5C 9H", "2S 3S", "4S 5S", "6S 7S")
    assert told_of(state, "KS") == ["If it takes this trick, it can take no other one later.", SHORT]
    state = barbu.tricks("no_queens", "KS QS 9H", "2S 3S", "4S 5S", "6S 7S")
    assert told_of(state, "KS") == ["If it takes this trick, it can take no dearer one later."]


def test_higher_trumps_that_are_kept_are_told_of_a_lower_one():
    state = barbu.tricks("trump D", "AD QD 6D 5H", "KD 3D", "4D 5D", "8D 9D")
    assert told_of(state, "6D") == [
        "Whoever has trumps has to follow with the highest one, if that beats it.",
        "Higher trumps of this hand are kept for later tricks.",
    ]
