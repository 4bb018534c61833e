"""What no level does in the trick games, told from the rules alone."""

from barracan.games.catalog import CATALOG
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


DETECTORS = (penalty_taken,)
