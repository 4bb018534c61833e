"""What no level does in the trick games, told from the rules alone."""

from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.state import RANKING, VALUE_OF, WHOLE_PACK
from barracan.games.tricks.ranking import mask_of
from barracan.model.cards import CODES, KINDS

DEAR = {"no_king": {"KH"}, "no_queens": {"QC", "QD", "QH", "QS"}}
"""The cards that cost points in these contracts of Barbu."""


def penalty_taken(game_id, state, move):
    """In Barbu the last to play takes a trick with the king of hearts or a queen that he could leave to another."""
    if game_id != "barbu" or move.do != "play" or len(state.trick) != 3 or state.contract is None:
        return False
    if not DEAR.get(state.contract.name, set()) & {CODES[card] for card in state.trick}:
        return False
    beaters = state.ranking.beaters[state.best]
    losing = [play for play in CATALOG["barbu"].legal_moves(state).of("play") if not beaters >> KINDS[play.card] & 1]
    return bool(losing) and bool(beaters >> KINDS[move.card] & 1)


def sure_trick_thrown(game_id, state, move):
    """The last to play leaves a trick that it could take to an opponent, and gives or risks points by it.

    In Sheepshead it adds ten card points or more; in the trump contract of Barbu it is the last trick but one, and the
    card that is kept may be beaten in the last.
    """
    if game_id not in {"barbu", "sheepshead"} or move.do != "play" or len(state.trick) != state.seats - 1:
        return False
    beaters = getattr(state, "ranking", RANKING).beaters
    plays = [KINDS[play.card] for play in CATALOG[game_id].legal_moves(state).of("play")]
    takes = [card for card in plays if beaters[state.best] >> card & 1]
    card = KINDS[move.card]
    if not takes or card in takes:
        return False
    if game_id == "sheepshead":
        return state.player is not None and state.winner != _ally(state, move.seat) and VALUE_OF[card] >= 10
    last_but_one = state.hands[move.seat].bit_count() == 2
    return last_but_one and state.ranking.trumps > 0 and bool(beaters[takes[0]] & ~_seen(state, move.seat))


def partner_starved(game_id, state, move):
    """In Sheepshead one of two plain cards is given to the ally's last trick but one, and one with ten points kept.

    It may be beaten in the last trick, and nobody plays after this seat now.
    """
    if game_id != "sheepshead" or move.do != "play" or len(state.trick) != 2:
        return False
    hand = state.hands[move.seat]
    plays = list(CATALOG["sheepshead"].legal_moves(state).of("play"))
    if hand.bit_count() != 2 or len(plays) != 2 or hand & RANKING.trumps or state.winner != _ally(state, move.seat):
        return False
    given = KINDS[move.card]
    kept = (hand ^ 1 << given).bit_length() - 1
    beaten = RANKING.beaters[kept] & WHOLE_PACK & ~_seen(state, move.seat)
    return VALUE_OF[given] < 10 <= VALUE_OF[kept] and bool(beaten)


def _ally(state, seat):
    """The seat that plays with this one against the Player."""
    return None if seat == state.player or state.player is None else 3 - seat - state.player


def _seen(state, seat):
    """The cards of a trick game that a seat has in its hand or has seen played."""
    return state.hands[seat] | sum(state.taken) | mask_of(state.trick)


DETECTORS = (penalty_taken, sure_trick_thrown, partner_starved)
