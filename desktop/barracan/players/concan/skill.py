"""What a level knows and looks at: weak play is missing knowledge, not chance."""

from dataclasses import dataclass, replace

from barracan.players.search import GATE


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        counts: it counts the cards that have been seen, so that it waits for none that is gone.
        announces: it thinks of announcing its jokers.
        swaps: it looks for jokers on the table that its cards can be swapped for.
        opens_by_swaps: it thinks of such swaps for its melds-down too.
        takes: it takes a discard that fits even where it must not.
        denies: it keeps what others could lay off.
        worlds: how many worlds it usually looks into.
        gate: by how many thousandths of a standard error a move must beat the plan's there.
    """

    counts: bool = True
    announces: bool = True
    swaps: bool = True
    opens_by_swaps: bool = True
    takes: bool = True
    denies: bool = True
    worlds: int = 0
    gate: int = GATE


BEGINNER = Skill(counts=False, announces=False, swaps=False, opens_by_swaps=False, takes=False, denies=False)
CASUAL = Skill(counts=False, opens_by_swaps=False, denies=False)
"""Sees what it can lay, but neither counts cards nor thinks of what others need, and swaps jokers late."""
STRONG = Skill()
EXPERT = replace(STRONG, worlds=192)
