"""A player who follows a few rules of thumb at a trick game."""

from collections.abc import Callable, Sequence

from barracan.games.tricks.ranking import Ranking
from barracan.games.tricks.state import TricksState
from barracan.model.cards import Kind

Worth = Callable[[Kind], int]


def take(state: TricksState, ranking: Ranking, cards: Sequence[Kind], worth: Worth) -> Kind:
    """The cheapest winner as the last to play, else the best card; where none wins the lowest, worth least."""
    winners = [card for card in cards if _beats(state, ranking, card)]
    if not winners:
        return max(cards, key=lambda card: (rank(ranking, card) - worth(card), card))
    pick = max if _last(state) else min
    return pick(winners, key=lambda card: (rank(ranking, card), card))


def duck(state: TricksState, ranking: Ranking, cards: Sequence[Kind], dangerous: Callable[[Kind], bool]) -> Kind:
    """The highest card that does not win, a dangerous one before others; the lowest where all win."""
    losers = [card for card in cards if not _beats(state, ranking, card)] if state.trick else []
    if losers:
        return min(losers, key=lambda card: (not dangerous(card), rank(ranking, card), card))
    pick = min if _last(state) else max
    return pick(cards, key=lambda card: (rank(ranking, card), card))


def rank(ranking: Ranking, card: Kind) -> int:
    """How high a card stands among its suit: the number of cards above it, fewest for the best."""
    return ranking.higher[card].bit_count()


def _beats(state: TricksState, ranking: Ranking, card: Kind) -> bool:
    return not state.trick or bool(ranking.beaters[state.best] >> card & 1)


def _last(state: TricksState) -> bool:
    return len(state.trick) + 1 == state.seats
