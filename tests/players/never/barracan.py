"""What no level does in BarraCan, told from the rules alone."""

from functools import cache
from itertools import takewhile

from barracan.games.barracan import categories, legal_moves, legality, scoring
from barracan.games.barracan.state import STOPPERS, Taken
from barracan.games.barracan.view import Seen, view
from barracan.games.catalog import CATALOG
from barracan.games.rummy.state import Hand
from barracan.model.cards import CODES, JOKER, KINDS, RANK_OF, SUIT_OF
from players.never.trying import after

ROUNDS_LEFT = 3
"""With fewer draws to come for each seat a short hand is no harm."""
LARGEST_LOOKED_THROUGH = 9


def flash_missed(game_id, state, move):
    """The turn ends although all five types are in the hand, side by side (B6.6)."""
    if game_id != "barracan" or move.do != "discard" or state.taken is not Taken.DRAW:
        return False
    if state.tables[state.side_of[move.seat]].opened or state.options["flash_exit"] != "any":
        return False
    return holds_types(state.hands[move.seat], reversed(categories.TYPES))


def win_missed(game_id, state, move):
    """The turn ends although a meld would have ended hand and match, and won it (B4.5, B11.1)."""
    if game_id != "barracan" or move.do != "discard" or state.hands[move.seat].size > LARGEST_LOOKED_THROUGH:
        return False
    side = state.side_of[move.seat]
    points = scoring.points(state.tables[side]) + scoring.OUT + 2 * state.hands[move.seat].size
    if state.totals[side] + points < state.options["target"]:
        return False
    return any(ended.result and side in ended.result.winners for ended in _outs(state, move.seat))


def _outs(state, seat):
    """How the hand ends by each meld that empties a hand, or leaves its last discard."""
    game = CATALOG["barracan"]
    for laid in game.legal_moves(state).of("meld"):
        plain = all(hasattr(meld, "cards") for meld in laid.melds)
        if plain and sum(len(meld.cards) for meld in laid.melds) >= state.hands[seat].size - 1:
            ended = after(game, state, laid)
            yield ended if ended.ending else after(game, ended, next(game.legal_moves(ended).of("discard")))


def set_broken(game_id, state, move):
    """A hand with all five types is discarded from so that one is lost, although another card would not be missed."""
    if game_id != "barracan" or move.do != "discard" or state.tables[state.side_of[move.seat]].opened:
        return False
    if state.options["flash_exit"] == "none":  # then a set is laid piece by piece, as any other cards
        return False
    hand, types = state.hands[move.seat], [*reversed(categories.TYPES)]
    if not holds_types(hand, types) or holds_types(hand.without([KINDS[move.card]]), types):
        return False
    return any(holds_types(hand.without([card]), types) for card in hand.different() if card != JOKER)


def holds_types(hand, kinds):
    """Whether a hand holds a category of each of these types, side by side."""
    listing = categories.list_categories(hand)
    kinds = list(kinds)
    return all(listing[kind] for kind in kinds) and _side_by_side(hand, [listing[kind] for kind in kinds])


def _side_by_side(hand, lists):
    if not lists:
        return True
    first, *others = lists
    return any(hand.holds(cards) and _side_by_side(hand.without(cards), others) for cards in first)


def stranded(game_id, state, move):
    """A side without a set lays or takes so much that one card is left, with much of the stock to come (B4.4).

    Where another side has a set it may end the hand at once: then all that can be laid is better laid. With two
    jokers of three cards no pile can be picked up (B7.2), so that a trick is the most that they can still do.
    """
    if game_id != "barracan" or move.do != "discard" or state.hands[move.seat].size != 2:
        return False
    if any(table.complete_sets for table in state.tables) or len(state.stock) < ROUNDS_LEFT * state.seats:
        return False
    turn = [*takewhile(lambda action: action.seat == move.seat and action.do != "discard", reversed(state.actions))]
    if [action.do for action in turn] == ["trick"]:
        return state.hands[move.seat].jokers + (turn[0].card == CODES[JOKER]) < 2
    return any(action.do in {"trick", "meld"} for action in turn)


def joker_spent(game_id, state, move):
    """A trick is taken with a joker although a card of the suit that is of no other use would take it (B8.1).

    The last card beside jokers is needed for the discard.
    """
    if game_id != "barracan" or move.do != "trick" or move.card != CODES[JOKER]:
        return False
    hand = state.hands[move.seat]
    if hand.size - hand.jokers < 2:
        return False
    useful = _useful(hand)
    return any(
        trick.cards == move.cards and KINDS[trick.card] not in useful and trick.card != move.card
        for trick in legal_moves.tricks(state, move.seat)
    )


def trick_passed(game_id, state, move):
    """A hand is ended by passing, behind or level, although the top cards of the piles could be taken (B4.3)."""
    if game_id != "barracan" or move.do != "pass":
        return False
    side = state.side_of[move.seat]
    points = [scoring.points(table) for table in state.tables]
    if points.pop(side) > max(points):
        return False
    return any(
        all(chosen.at == len(state.piles[chosen.pile]) - 1 for chosen in trick.cards)
        for trick in legal_moves.tricks(state, move.seat)
    )


def trick_thrown(game_id, state, move):
    """The one card is discarded that takes a trick which lies there, although another is worth no more.

    A stopper is laid for what it blocks.
    """
    if not _builds(game_id, state, move) or state.hands[move.seat].jokers:
        return False
    hand, card = state.hands[move.seat], KINDS[move.card]
    winners = _winners(state, move.seat)
    if winners != {card} or hand.counts[card] > 1 or card in STOPPERS:
        return False
    after = hand.size - 2
    if after < 2 and not state.tables[state.side_of[move.seat]].complete_sets:
        return False
    return any(other != card and not _more(hand, other, card) for other in _ordinary(hand))


def _winners(state, seat):
    """The cards of a hand that take some trick now, if the next seats leave it."""
    lows = {}
    for pile in state.open_piles(seat):
        for _, card in legal_moves.open_cards(state, pile):
            key = SUIT_OF[card], pile
            lows[key] = min(lows.get(key, 99), legality.strength(state, card))
    found = set()
    for suit in range(4):
        lying = [lows.get((suit, pile)) for pile in state.open_piles(seat)]
        if None not in lying:
            winners = legal_moves.trick_winners(state, state.hands[seat], suit)
            found |= {card for strength, card in winners if strength > max(lying)}
    return found


def need_served(game_id, state, move):
    """A top card is given that an opponent was seen to wait for, although another is worth no more (B7.1)."""
    if not _builds(game_id, state, move):
        return False
    known = Seen(view(state, move.seat)).known
    if not any(known[seat].size > 1 for seat in _opponents(state, move.seat)):
        return False
    hand, card = state.hands[move.seat], KINDS[move.card]
    return _serves(state, move.seat, known, _opponents(state, move.seat), card) and any(
        not _more(hand, other, card) and not _serves(state, move.seat, known, _opponents(state, move.seat), other)
        for other in _ordinary(hand)
        if other != card
    )


def partner_left(game_id, state, move):
    """The partner was seen to wait for a card that is worth no more than the one that is discarded (B7.1)."""
    if not _builds(game_id, state, move) or not state.partners:
        return False
    side = state.sides[state.side_of[move.seat]]
    partners = [seat for seat in side if seat != move.seat]
    known = Seen(view(state, move.seat)).known
    hand, card = state.hands[move.seat], KINDS[move.card]
    if card in STOPPERS or not any(known[seat].size > 1 for seat in partners):
        return False
    if _serves(state, move.seat, known, partners, card):
        return False
    return any(
        not _more(hand, other, card)
        and _serves(state, move.seat, known, partners, other)
        and not _serves(state, move.seat, known, _opponents(state, move.seat), other)
        for other in _ordinary(hand)
    )


def _builds(game_id, state, move):
    """Whether this is an ordinary discard of a side that waits for no flash exit any more."""
    if game_id != "barracan" or move.do != "discard" or move.card == CODES[JOKER]:
        return False
    return state.tables[state.side_of[move.seat]].opened


def _opponents(state, seat):
    return [other for other in range(state.seats) if state.side_of[other] != state.side_of[seat]]


def _serves(state, seat, known, others, card):
    """Whether a card completes what one of these seats is known to hold, on a pile from which it takes."""
    pile = state.discard_pile(seat)
    return any(
        pile in state.open_piles(other)
        and state.tables[state.side_of[other]].opened
        and categories.with_top(known[other], card)
        for other in others
    )


def _ordinary(hand):
    """The different cards of a hand but jokers and stoppers."""
    return [card for card in hand.different() if card != JOKER and card not in STOPPERS]


def _useful(hand):
    """The cards of a hand that are in some category of it."""
    return {card for each in categories.list_categories(hand) for cards in each for card in cards}


def _more(hand, other, card):
    """Whether another card is of more use to a hand in any respect."""
    return any(mine > its for mine, its in zip(_uses(hand, other), _uses(hand, card), strict=True))


def _uses(hand, card):
    """In how many categories of each type a card is, and its neighbours by rank and suit."""
    listing = _listed(tuple(hand.cards()))
    suited = [(RANK_OF[card] + step) % 13 * 4 + SUIT_OF[card] for step in (-2, -1, 1, 2)]
    return (
        *(sum(card in cards for cards in each) for each in listing),
        sum(hand.counts[card & ~3 : (card & ~3) + 4]),
        sum(hand.counts[other] for other in suited),
        RANK_OF[card] >= 10,
        RANK_OF[card],
    )


@cache
def _listed(cards):
    return categories.list_categories(Hand(cards))


DETECTORS = (flash_missed, win_missed, set_broken, stranded, joker_spent, trick_passed, trick_thrown)
REMEMBERING = (need_served, partner_left)
"""What only those can see who remember all cards that were taken up."""
