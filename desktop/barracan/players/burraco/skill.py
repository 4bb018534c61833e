"""What a level knows and looks at: weak play is missing knowledge, not chance."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        counts_cards: whether it knows which cards are gone for good.
        denial: whether it looks at what a discard does for the others.
        whole_pile: whether it values all cards of the pile, not the top card alone.
        pile_card: what each further card of the pile is worth to it, for itself and because the next seat lacks it.
        single: what it is worth to it to take a pile of one card, where another side is to draw.
        patience: how many draws more than another side it makes while it is ahead.
        thrift: how much a wildcard is worth to it in the hand, as a share.
        company: how much it is worth to it, as a share, that cards go together in the hand before they can be laid.
        finish: how many cards it sees through to the end of a hand.
    """

    counts_cards: bool = True
    denial: bool = True
    whole_pile: bool = True
    pile_card: float = 80.0
    single: float = 80.0
    patience: int = 3
    thrift: float = 1.0
    company: float = 1.0
    finish: int = 9
