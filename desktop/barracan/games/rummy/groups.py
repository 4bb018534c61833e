"""Groups: cards of one rank."""

from collections.abc import Iterator, Sequence

from barracan.games.rummy.hand import Hand
from barracan.model.cards import RANK_OF, Kind

RANK_MASKS = tuple(0xF << 4 * rank for rank in range(13))
"""For each rank its four kinds as bits."""


def rank_of_all(cards: Sequence[Kind]) -> int | None:
    """The rank that all these cards have, or ``None``; jokers have none."""
    ranks = {RANK_OF[card] for card in cards}
    return ranks.pop() if len(ranks) == 1 and -1 not in ranks else None


def of_rank(hand: Hand, rank: int) -> list[Kind]:
    """All cards of a rank that a hand holds, twins as often as they are held."""
    first = 4 * rank
    return [card for card in range(first, first + 4) for _ in range(hand.counts[card])]


def choices(cards: Sequence[Kind], least: int, most: int) -> Iterator[tuple[Kind, ...]]:
    """Every choice of so many to so many of these sorted cards, each once: twins are equal."""
    if least <= 0:
        yield ()
    if most <= 0:
        return
    for at, card in enumerate(cards):
        if len(cards) - at < least:
            return
        if at == 0 or cards[at - 1] != card:
            for more in choices(cards[at + 1 :], least - 1, most - 1):
                yield (card, *more)
