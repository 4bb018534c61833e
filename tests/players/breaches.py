"""What no level ever does, told from the rules alone: detectors that know nothing of how players think."""

from barracan.games.barracan import categories
from barracan.games.barracan.state import Taken
from barracan.games.burraco.terms import WILD
from barracan.games.catalog import CATALOG
from barracan.model.cards import CODES, JOKER, KINDS
from barracan.players.levels import decide
from barracan.players.selfplay import SelfPlay

RUMMIES = ("barracan", "burraco", "buraco", "concan", "barracuda")


def joker_thrown(game_id, state, move):
    """A joker is discarded although another card could be."""
    if game_id not in RUMMIES or move.do != "discard" or move.card != CODES[JOKER]:
        return False
    others = [other for other in CATALOG[game_id].legal_moves(state).of("discard") if KINDS[other.card] not in WILD]
    return bool(others)


def flash_missed(game_id, state, move):
    """In BarraCan the turn ends although all five types are in the hand, side by side (B6.6)."""
    if game_id != "barracan" or move.do != "discard" or state.taken is not Taken.DRAW:
        return False
    if any(state.tables[state.side_of[move.seat]].made) or state.options["flash_exit"] != "any":
        return False
    return _five_types(state.hands[move.seat])


def _five_types(hand, kinds=(4, 3, 2, 1, 0)):
    if not kinds:
        return True
    listed = categories.listing(hand)[kinds[0]]
    return any(hand.holds(cards) and _five_types(hand.without(cards), kinds[1:]) for cards in listed)


def way_out_missed(game_id, state, move):
    """A card is discarded although a play of all cards but one, and the discard of that one, would have won."""
    if game_id not in {"concan", "barracuda"} or move.do != "discard":
        return False
    size = state.hands[move.seat].size
    moves = CATALOG[game_id].legal_moves(state)
    if size == 2:
        fits = list(moves.of("layoff"))
        barred = getattr(state, "barred", None)
        return any(_left(state, play.card) != barred for play in fits)
    return size == 4 and any(_laid(play) == 3 for play in moves.of("meld"))


def _left(state, card):
    (left,) = state.hands[state.turn].without([KINDS[card]]).cards()
    return left


def _laid(play):
    melds = getattr(play, "melds", None)
    return sum(len(meld.cards) for meld in melds) if melds else len(play.cards)


def penalty_taken(game_id, state, move):
    """In Barbu the last to play takes a trick with the king of hearts or a queen that he could leave to another."""
    if game_id != "barbu" or move.do != "play" or len(state.trick) != 3 or state.contract is None:
        return False
    dear = {"no_king": {"KH"}, "no_queens": {"QC", "QD", "QH", "QS"}}.get(state.contract.name, set())
    if not dear & {CODES[card] for card in state.trick}:
        return False
    beaters = state.ranking.beaters[state.best]
    losing = [play for play in CATALOG["barbu"].legal_moves(state).of("play") if not beaters >> KINDS[play.card] & 1]
    return bool(losing) and bool(beaters >> KINDS[move.card] & 1)


DETECTORS = (joker_thrown, flash_missed, way_out_missed, penalty_taken)


def count(game_id, level, hands, seed=1, worlds=None):
    """Let a level play itself: how many moves it made, and how often each detector spoke."""
    game = CATALOG[game_id]
    found = dict.fromkeys((detector.__name__ for detector in DETECTORS), 0)
    moves = 0
    for number in range(hands):
        seats = game.seat_counts[number % len(game.seat_counts)]
        course = SelfPlay(game, [level] * seats, {}, seed, number, choose_move=None)

        def watched(name, view, player, move_seed, course=course):
            nonlocal moves
            decision = decide(name, view, player, move_seed, worlds)
            moves += 1
            for detector in DETECTORS:
                found[detector.__name__] += detector(name, course.match.state, decision.move)
            return decision

        course._choose_move = watched
        course.play(1)
    return moves, found
