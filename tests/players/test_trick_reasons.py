"""What is told of a card in the trick games comes true, whatever the others hold."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.state import RANKING
from barracan.games.tricks.state import Play
from barracan.model.cards import KINDS
from barracan.players.player import decide
from barracan.players.self_play import SelfPlay

ONLY = "No other card may be played."
ALLY = "The trick lies with the partner of this hand, and its points are safe there."
HIGHEST = "No higher card of its suit can be in another hand: only a trump beats it."
LOWEST = "Every card of its suit that may be in another hand is higher."
TAKES = {"Nobody plays after it, so that it takes the trick.", "No card that may be in another hand beats it."}
SPARES_TRUMPS = "It cannot take this trick, and no trump is spent on it."
"""Not said in Barbu, where whoever cannot follow has to trump."""
GIVES = {
    "It cannot take this trick, and other cards are worth more to keep.",
    "It cannot take this trick, and a higher card of its suit may take another.",
}
LOSES = {
    "It stays under the card that takes the trick so far.",
    "It cannot take this trick, and the {card} may take a dearer one later.",
    "It cannot take this trick.",
    "Whoever takes this trick has to take the {card} with its points.",
}
OF_BARBU = {ONLY, HIGHEST, LOWEST, *TAKES, *LOSES, *GIVES}
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
    if reason in TAKES:
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
