"""What a level knows and looks at: weak play is missing knowledge, not chance."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        counts: it counts the cards that have been seen, so that it waits for none that is gone.
        announces: it thinks of announcing its jokers.
        swaps: it looks for jokers on the table that its cards can be swapped for.
        takes: it takes a discard that fits even where it must not.
        denies: it keeps what others could lay off.
    """

    counts: bool = True
    announces: bool = True
    swaps: bool = True
    takes: bool = True
    denies: bool = True


BEGINNER = Skill(counts=False, announces=False, swaps=False, takes=False, denies=False)
CASUAL = Skill(counts=False, denies=False)
"""Knows every move, but neither counts cards nor thinks of what others need."""
STRONG = Skill()
