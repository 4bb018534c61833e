"""The ways to lay opposites, and evens or odds, of the numbers that the other types leave.

Numbers are masks of the kinds held once and twice; ways that lack more than *most* are left out.
"""

from functools import lru_cache

from barracan.players.barracan.parts import BLACKS, EO_PARTNERS, EVENS, NUMBERS, ODDS, OPPOSITES_OF, REDS, bits

End = tuple[int, int, int]
"""Numbers missing, those left over, and those that bring the way nearer."""

_LOW = (1 << 20) - 1


@lru_cache(maxsize=1 << 14)
def plain_pairs(once: int, twice: int, most: int) -> list[End]:
    """Opposites, then evens or odds, each by itself."""
    ends: list[End] = []
    found = False
    for low in bits(once & _LOW):
        for high in bits(once & OPPOSITES_OF[low]):
            used = 1 << low | 1 << high
            found |= _evens_odds(ends, 0, once & ~(used & ~twice), twice & ~used, 0, most)
    if found or most < 1:
        return ends
    for low in bits(once):
        used = 1 << low
        _evens_odds(ends, 1, once & ~(used & ~twice), twice & ~used, OPPOSITES_OF[low], most)
    if not once:
        _evens_odds(ends, 2, once, twice, NUMBERS, most)
    return ends


@lru_cache(maxsize=1 << 14)
def side_pairs(once: int, twice: int, arm: tuple[int, ...], most: int) -> list[End]:
    """Opposites and evens or odds, each beside an arm card of its own or by itself."""
    ends: list[End] = []
    for anchor in arm:
        sides = once & OPPOSITES_OF[anchor]
        others = tuple(other for other in arm if other != anchor)
        if sides:
            for side in bits(sides):
                used = 1 << side
                _side_evens_odds(ends, 0, once & ~(used & ~twice), twice & ~used, 0, others, most)
        elif most > 0:
            _side_evens_odds(ends, 1, once, twice, OPPOSITES_OF[anchor], others, most)
    for low in bits(once & _LOW):
        for high in bits(once & OPPOSITES_OF[low]):
            used = 1 << low | 1 << high
            _side_evens_odds(ends, 0, once & ~(used & ~twice), twice & ~used, 0, arm, most)
    return ends


def _side_evens_odds(
    ends: list[End], missing: int, once: int, twice: int, comp: int, arm: tuple[int, ...], most: int
) -> None:
    for anchor in arm:
        sides = once & EO_PARTNERS[anchor]
        if sides:
            free = once if sides & (sides - 1) or sides & twice else once & ~sides
            ends.append((missing, free, comp))
        elif missing < most:
            ends.append((missing + 1, once, comp | EO_PARTNERS[anchor]))
    _evens_odds(ends, missing, once, twice, comp, most)


def _evens_odds(ends: list[End], missing: int, once: int, twice: int, comp: int, most: int) -> bool:
    """End a way; whether evens or odds were complete in it."""
    pairs = []
    for reds, blacks in _COLOURS:
        red, black = once & reds, once & blacks
        if red and black:
            pairs.append((red, black))
    if pairs:
        if missing <= most:
            free = once
            if len(pairs) == 1:
                for colour in pairs[0]:
                    if not colour & (colour - 1) and not colour & twice:
                        free &= ~colour
            ends.append((missing, free, comp))
        return True
    missing += 1
    if missing > most:
        return False
    if not once:
        ends.append((missing + 1, once, comp | NUMBERS))
        return False
    ends += [(missing, once & ~(1 << kind & ~twice), comp | EO_PARTNERS[kind]) for kind in bits(once)]
    return False


_COLOURS = ((EVENS & REDS, EVENS & BLACKS), (ODDS & REDS, ODDS & BLACKS))
