"""What a complete set is made of: for each type the patterns of cards, as bit masks of kinds.

A mask has one bit a kind. A hand is two masks: kinds held once or more, and kinds held twice. Nothing in a pattern
needs a kind twice but a triplet, which is counted by rank.
"""

from barracan.model.cards import JACK, JOKER, KING, NUMBER_OF, QUEEN, RED, Kind

JOKER_BIT = 1 << JOKER
NATURALS = JOKER_BIT - 1
NUMBERS = (1 << 40) - 1
PICTURES = NATURALS ^ NUMBERS
RANK_MASKS = tuple(15 << rank * 4 for rank in range(13))
SUIT_MASKS = tuple(sum(1 << rank * 4 + suit for rank in range(13)) for suit in range(4))


def mask_of(*cards: Kind) -> int:
    """The mask of these kinds."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def bits(mask: int) -> list[Kind]:
    """The kinds of a mask, in their order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


_ONES = sum(RANK_MASKS) // 15


def ranks_of(once: int, twice: int, least: int) -> int:
    """The highest bit of every rank of which a hand holds so many naturals, from one to three."""
    return _counts(once) + _counts(twice) + (8 - least) * _ONES & 8 * _ONES


def _counts(mask: int) -> int:
    """How many kinds of each rank there are, in the rank's own four bits."""
    mask -= mask >> 1 & 5 * _ONES
    return (mask & 3 * _ONES) + (mask >> 2 & 3 * _ONES)


REDS = mask_of(*(card for card in range(52) if RED[card]))
BLACKS = NATURALS ^ REDS
ODDS = mask_of(*(card for card in range(52) if NUMBER_OF[card] % 2))
EVENS = NUMBERS ^ ODDS
EO_PARTNERS = tuple(
    (EVENS if NUMBER_OF[card] % 2 == 0 else ODDS) & (BLACKS if RED[card] else REDS) if NUMBER_OF[card] else 0
    for card in range(52)
)
"""For each kind the numbers that make evens or odds with it: same parity, other colour (B5.1)."""
OPPOSITES_OF = tuple(
    RANK_MASKS[10 - NUMBER_OF[card]] & (BLACKS if RED[card] else REDS) if NUMBER_OF[card] else 0 for card in range(52)
)
"""For each kind the numbers that make opposites with it (B5.2)."""


def _families() -> list[int]:
    return [
        mask_of(KING * 4 + king, QUEEN * 4 + queen, JACK * 4 + jack)
        for king in range(4)
        for queen in range(4)
        if king != queen
        for jack in (king, queen)
    ]


FAMILIES = tuple(_families())
RUNS = tuple(mask_of(low, low + 4, (low + 8) % 52) for low in range(48))
"""Ace-two-three of clubs first, queen-king-ace of spades last."""


def partials(patterns: tuple[int, ...]) -> dict[int, int]:
    """For each part of a pattern the kinds that bring it a card nearer to some pattern."""
    found: dict[int, int] = {}
    for pattern in patterns:
        part = pattern
        while True:
            found[part] = found.get(part, 0) | pattern ^ part
            if not part:
                break
            part = (part - 1) & pattern
    return found


FAMILY_PARTS = partials(FAMILIES)
RUN_PARTS = partials(RUNS)
