"""What the rules say of cards that lie as an example."""

from collections.abc import Sequence
from typing import TypeAlias

from barracan.model.cards import Code
from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.model.value import value

Groups: TypeAlias = Sequence[Sequence[Code]]
"""The cards of an example: of a meld one group, of a trick or an addition several."""


@value
class Verdict:
    """Whether cards stand as they lie, what they are and count; ``marked`` are those that win, by their numbers."""

    stands: bool
    name: Text | None = None
    points: int | None = None
    refusal: Refusal | None = None
    marked: tuple[int, ...] = ()
