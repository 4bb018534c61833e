"""What is told of a card in the trick games comes true, whatever the others hold."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.state import RANKING
from barracan.games.tricks.state import Play
from barracan.model.cards import KINDS
from barracan.players.player import decide
from barracan.players.self_play import SelfPlay
from barracan.players.tricks.plan import _TEXTS

NAMES = {text: name for name, text in _TEXTS.items()}
TAKES, LOSES = {"takes", "sure"}, {"lost", "under", "burden", "free", "dear"}


def told_and_done(game_id, seats, seed):
    """A hand by casual players: what was told of each card, by what seat, in which trick, and then all tricks."""
    told = []

    def choose(game, view, player, number):
        decision = decide(game, view, player, number)
        moves = list(CATALOG[game].legal_moves(play.match.state))
        if isinstance(decision.move, Play):
            assert (NAMES[decision.reasons[0].template] == "only") == (len(moves) == 1), (seed, moves)
            told.append((NAMES[decision.reasons[0].template], decision.move, len(play.match.state.tricks)))
        return decision

    play = SelfPlay(CATALOG[game_id], ("casual",) * seats, {}, seed, choose_move=choose)
    return told, play.play(1).state


def followed(trick, ranking):
    """Whether another card of the suit that was led lies in a trick."""
    first, *others = (ranking.suit_of[card] for card in trick.cards)
    return first in others


def comes_true(name, move, trick, state):
    """Whether what was told of a card is so, now that its trick is complete."""
    winning = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
    takes = trick.winner == move.seat
    if name in TAKES:
        return takes
    if name in LOSES:
        return not takes
    if name == "ally":
        return trick.winner not in {move.seat, state.player}
    if name in {"highest", "lowest"}:
        ranking = getattr(state, "ranking", RANKING)
        of_the_suit = ranking.suit_of[winning] == ranking.suit_of[KINDS[move.card]]
        return takes or not of_the_suit if name == "highest" else not takes or not followed(trick, ranking)
    return True


@pytest.mark.parametrize(("game_id", "seats", "fewest"), [("barbu", 4, 8), ("sheepshead", 3, 8)])
def test_what_is_told_of_a_card_comes_true(game_id, seats, fewest):
    seen = set()
    for seed in range(10):
        told, state = told_and_done(game_id, seats, seed)
        for name, move, number in told:
            assert comes_true(name, move, state.tricks[number], state), (seed, number, name, move)
            seen.add(name)
    assert len(seen) >= fewest, seen
