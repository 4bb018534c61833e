"""How far a seat is where first melds must count so many points."""

from barracan.model.value import value


@value
class MeldsDown:
    """Whether a seat has laid its first melds, how many jokers it has announced, and what it would score now.

    ``counts`` is ``None`` where nobody but its owner knows it.
    """

    done: bool
    jokers: int
    counts: int | None
