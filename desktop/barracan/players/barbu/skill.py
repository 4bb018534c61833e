"""What a level knows and looks at: weak play is missing knowledge, not chance."""

from dataclasses import dataclass

from barracan.players.tricks.plan import Memory

_NEVER = 1_000_000
"""Thousandths of a point: no hand of Barbu brings as much."""


@dataclass(frozen=True, slots=True)
class Margins:
    """So many thousandths of a point a double must be likely to bring, if it is not a duty.

    Attributes:
        others: of a seat that has said nothing yet, or is likely to have no better hand for it.
        declarer: of the declarer, who has chosen a negative contract for his hand.
        positive: of the declarer who has chosen a positive one.
        doubler: of a seat that has doubled this one: it counts on doing better.
    """

    others: int
    declarer: int
    positive: int
    doubler: int


DUTY = Margins(_NEVER, _NEVER, _NEVER, _NEVER)
HAND = Margins(2500, 2500, 2500, 2500)
TABLE = Margins(500, 2500, 8000, 7000)
"""In hands that were played out, doubles brought this much less than hands dealt at random made one expect."""

CERTAIN = Margins(0, 0, 0, 0)
"""Where all cards of a hand that is over are known, whatever a double brings will do."""


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        memory: what it remembers of the play.
        spoken_worlds: in how many worlds it thinks a contract or a double through.
        played_worlds: in how many worlds it thinks a card through, none to follow its plan.
        candidates: how many cards it thinks through.
        holds_back: whether it keeps cards in dominoes that would only help others.
        margins: what a double must be likely to bring.
        waits: whether it keeps contracts for hands that suit them better.
        exact: with so many cards in each hand or fewer it thinks a world through to its best end.
        ahead: so many cards at the end of a world that its plan plays first are thought through so.
        gate: thousandths of a standard error by which a card must beat the plan's.
    """

    memory: Memory
    spoken_worlds: int
    played_worlds: int = 0
    candidates: int = 4
    holds_back: bool = True
    margins: Margins = HAND
    waits: bool = False
    exact: int = 0
    ahead: int = 0
    gate: int = 0


SKILLS = {
    "beginner": Skill(Memory(cards=False, lacks=False), 2, holds_back=False, margins=DUTY),
    "casual": Skill(Memory(lacks=False), 6, holds_back=False),
    "strong": Skill(Memory(), 24, played_worlds=32, margins=TABLE),
    "expert": Skill(Memory(), 64, played_worlds=128, candidates=8, margins=TABLE, waits=True, exact=3, ahead=2),
}
PLAYOUT = Skill(Memory(), 0)
"""How everybody plays in a world that is thought through."""
