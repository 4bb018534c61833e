"""Counting: which cards may still come, and how long a hand still lasts."""

from collections.abc import Iterable

from barracan.model.cards import KIND_COUNT, Kind


def copies(cards: Iterable[Kind]) -> list[int]:
    """How many cards of each kind these are."""
    counts = [0] * KIND_COUNT
    for card in cards:
        counts[card] += 1
    return counts


def own_turns(stock: int, seats: int, shortest_hand: int) -> float:
    """How many turns a seat may still have: until the stock is drawn, or sooner if another hand is short."""
    return min(stock / seats, 1.5 * shortest_hand)


def share(wanted: int, total: int, draws: float) -> float:
    """The chance, roughly, that one of so many wanted cards among all comes in so many draws."""
    if not total:
        return 0.0
    return min(1.0, wanted * draws / total)
