"""What a level knows and looks at: weak play is missing knowledge, not chance."""

from dataclasses import dataclass

from barracan.players.tricks.sight import Memory


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        memory: what it remembers of the play.
        spoken_worlds: in how many worlds it thinks a contract or a double through.
        played_worlds: in how many worlds it thinks a card through, none to follow its plan.
        candidates: how many cards it thinks through.
        holds_back: whether it keeps cards in dominoes that would only help others.
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
    waits: bool = False
    exact: int = 0
    ahead: int = 0
    gate: int = 0


SKILLS = {
    "beginner": Skill(Memory(cards=False, lacks=False), 2, holds_back=False),
    "casual": Skill(Memory(lacks=False), 6, holds_back=False),
    "strong": Skill(Memory(), 16, played_worlds=32, waits=True),
    "expert": Skill(Memory(), 24, played_worlds=128, candidates=13, exact=4, ahead=3, waits=True),
}
PLAYOUT = Skill(Memory(), 0)
"""How everybody plays in a world that is thought through."""
