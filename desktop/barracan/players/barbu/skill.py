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
    """

    memory: Memory
    spoken_worlds: int
    played_worlds: int = 0
    candidates: int = 4
    holds_back: bool = True


SKILLS = {
    "beginner": Skill(Memory(cards=False, lacks=False), 2, holds_back=False),
    "casual": Skill(Memory(lacks=False), 6, holds_back=False),
    "strong": Skill(Memory(), 16, played_worlds=6),
    "expert": Skill(Memory(), 24, played_worlds=18),
}
PLAYOUT = Skill(Memory(), 0)
"""How everybody plays in a world that is thought through."""
