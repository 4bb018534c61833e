"""What no level does in the games of melds, told from the rules alone."""

from itertools import combinations

from barracan.games.burraco.meld_search import additions
from barracan.games.burraco.melds import CLEAN, LONG, arrangements, quality
from barracan.games.burraco.options import WILD
from barracan.games.catalog import CATALOG
from barracan.games.rummy.melds import HIGH_ACE, KING_PLACE, RANK_MASKS, natural_runs, spread
from barracan.model.cards import CODES, JOKER, KINDS, RANK_OF, SUIT_OF, codes
from players.never.trying import after

RUMMIES = ("barracan", "burraco", "buraco", "concan", "barracuda")
POTS = ("burraco", "buraco")
OUTS = ("concan", "barracuda")
SURE = {game: {"meld", "add"} if game in POTS else {"take", "meld", "layoff"} for game in (*POTS, *OUTS)}
"""What a way out may consist of; whether to take a pile with many cards is weighed otherwise."""
FEW = {"burraco": 3, "buraco": 3, "concan": 4, "barracuda": 4}
"""So many cards are looked through for a way out."""


def joker_thrown(game_id, state, move):
    """A joker is discarded although another card could be, and the hand goes on."""
    if game_id not in RUMMIES or move.do != "discard" or move.card != CODES[JOKER] or _last_turn(state):
        return False
    wild = WILD if game_id in POTS else {JOKER}
    return any(KINDS[other.card] not in wild for other in CATALOG[game_id].legal_moves(state).of("discard"))


def _last_turn(state):
    """Whether the hand ends with this turn, because nothing is left to draw."""
    return not state.stock and not any(getattr(state, "pots", ())) and state.__class__.__name__ != "BarracanState"


def way_out_missed(game_id, state, move):
    """A seat could surely have gone out, or taken its pot, in this turn, and now cannot any more."""
    if game_id not in FEW or state.hands[move.seat].size > FEW[game_id] or not goes_out(game_id, state):
        return False
    now = after(CATALOG[game_id], state, move)
    return not _gone(state, now, move.seat) and not (now.turn == move.seat and goes_out(game_id, now))


def goes_out(game_id, state):
    """Whether the seat to move can empty its hand in this turn with the cards that it sees."""
    game, seat = CATALOG[game_id], state.turn
    if state.hands[seat].size > FEW[game_id]:
        return False
    listed = game.legal_moves(state)
    for do in listed.actions():
        if do in SURE[game_id] or (do == "discard" and state.hands[seat].size == 1):
            for move in listed.of(do):
                then = after(game, state, move)
                if _gone(state, then, seat) or (then.turn == seat and goes_out(game_id, then)):
                    return True
    return False


def _gone(before, now, seat):
    """Whether a seat has gone out, ahead of the others where points decide, or taken its side's pot."""
    if now.ending:
        if now.ending.seat != seat:
            return False
        points = list(now.ending.points)
        return not hasattr(now, "pots") or points.pop(now.side_of[seat]) > max(points)
    return hasattr(now, "pots") and now.tables[now.side_of[seat]].pot != before.tables[before.side_of[seat]].pot


def seven_left(game_id, state, move):
    """The turn ends although a meld of the side could be made a clean one of seven with cards of the hand (C4.8)."""
    if game_id not in POTS or move.do != "discard":
        return False
    hand, table = state.hands[move.seat], state.tables[state.side_of[move.seat]]
    sevens = [
        sorted(codes(grown.cards))
        for meld in table.melds
        if meld.wild < 0 and len(meld.cards) < LONG
        for grown in additions(hand, meld, state.terms)
        if quality(grown, state.terms) == CLEAN
    ]
    return bool(sevens) and any(sorted(add.cards) in sevens for add in CATALOG[game_id].legal_moves(state).of("add"))


def table_fed(game_id, state, move):
    """A card is given that the next player can lay at once, although another is worth no more."""
    if game_id not in (*POTS, *OUTS) or move.do != "discard" or state.hands[move.seat].size == 1:
        return False
    card, others = KINDS[move.card], _discards(game_id, state)
    if card in WILD_OF[game_id] or not _fed(game_id, state, card):
        return False
    return any(
        not _fed(game_id, state, other, by_any=True) and _idle(game_id, state, other, card)
        for other in others
        if other not in WILD_OF[game_id]
    )


def _discards(game_id, state):
    return [KINDS[each.card] for each in CATALOG[game_id].legal_moves(state).of("discard")]


def _fed(game_id, state, card, by_any=False):
    """Whether a card lengthens a meld that the next player may lengthen, or any opponent."""
    following = (state.turn + 1) % state.seats
    if game_id in POTS:
        sides = {state.side_of[seat] for seat in (range(state.seats) if by_any else [following])}
        sides -= {state.side_of[state.turn]}
        fits = _becomes if by_any else _lengthens
        return any(fits(meld, card, state.terms) for side in sides for meld in state.tables[side].melds)
    if game_id == "concan" and not state.opened[following]:
        return False
    return any(meld.wants >> card & 1 for meld in state.melds)


def _becomes(meld, card, terms):
    """Whether a meld takes a card, its wildcard moved if need be."""
    return bool(arrangements((*meld.cards, card), terms, meld))


def _lengthens(meld, card, _terms=None):
    if meld.is_group:
        return RANK_OF[card] == meld.rank
    return SUIT_OF[card] == meld.suit and RANK_OF[card] + 1 in {meld.first - 1, meld.last + 1}


def _idle(game_id, state, other, card):
    """Whether another card has no neighbour, in its hand or on its side's table, and counts as much or more there."""
    hand, seat = state.hands[state.turn], state.turn
    if sum(hand.counts[other & ~3 : (other & ~3) + 4]) > 1:
        return False
    if any(hand.counts[rank * 4 + SUIT_OF[other]] for rank in NEIGHBOURS[RANK_OF[other]]):
        return False
    melds = state.tables[state.side_of[seat]].melds if game_id in POTS else ()
    if any(_nearness(meld, other) or _becomes(meld, other, state.terms) for meld in melds):
        return False
    more = _value(game_id, state, other) - _value(game_id, state, card)
    return more == 0 if game_id == "concan" and not state.opened[seat] else more >= 0


def _value(game_id, state, card):
    """What a card counts that is left in a hand."""
    if game_id in POTS:
        return state.terms.values[card]
    return 10 if game_id == "concan" and RANK_OF[card] == 0 else min(RANK_OF[card] + 1, 10)


def _nearness(meld, card):
    """How near a card lies to what would lengthen a meld."""
    if meld.is_group:
        return 5 * _lengthens(meld, card)
    place = RANK_OF[card] + 1
    if meld.suit != SUIT_OF[card] or meld.first <= place <= meld.last:
        return 0
    return max(0, 5 - min(abs(place - meld.first), abs(place - meld.last)))


def meld_broken(game_id, state, move):
    """A card is discarded without which fewer cards of the hand can be laid, although another helps nothing."""
    if game_id not in (*POTS, *OUTS) or move.do != "discard" or move.card in {CODES[card] for card in WILD_OF[game_id]}:
        return False
    hand, card = state.hands[move.seat], KINDS[move.card]
    listed = _melds_in(game_id, hand)
    if not any(card in meld for meld in listed):
        return False
    most = _covered(hand, listed)
    if _covered(hand.without([card]), listed) >= most - (most == hand.size):
        return False
    return any(
        _idle(game_id, state, other, card)
        and _covered(hand.without([other]), listed) == most
        and not _fed(game_id, state, other, by_any=True)
        for other in _discards(game_id, state)
        if other not in WILD_OF[game_id]
    )


def _melds_in(game_id, hand):
    """The sets and runs without wildcards that a hand holds."""
    ranks = [[card for card in hand.cards() if mask >> card & 1] for mask in RANK_MASKS]
    if game_id not in POTS:
        ranks = [sorted(set(cards)) for cards in ranks]
    found = [cards for held in ranks for size in range(3, 7) for cards in combinations(held, size)]
    runs = natural_runs(spread(hand.once, high=KING_PLACE if game_id == "barracuda" else HIGH_ACE), most=6)
    found += [tuple((place - 1) % 13 * 4 + run.suit for place in range(run.first, run.last + 1)) for run in runs]
    return found


def _covered(hand, melds):
    """How many cards of a hand can be laid side by side as these melds."""
    most = 0
    for at, meld in enumerate(melds):
        if hand.holds(meld):
            most = max(most, len(meld) + _covered(hand.without(meld), melds[at:]))
    return most


NEIGHBOURS = tuple(
    {*range(place - 2, place + 3), *((11, 12) if place == 0 else (0,) if place > 10 else ())} & set(range(13)) - {place}
    for place in range(13)
)
"""For each rank those that lie at most two places from it in a run, the ace at either end."""
WILD_OF = {"burraco": WILD, "buraco": WILD, "concan": {JOKER}, "barracuda": set()}
DETECTORS = (joker_thrown, way_out_missed, seven_left, table_fed, meld_broken)
