"""How a seat stands in a match that is counted in two columns."""

from barracan.model.value import value


@value
class Standing:
    """The sums of both columns; the match ends above the limit of the points."""

    points: int
    hands: int
    limit: int
