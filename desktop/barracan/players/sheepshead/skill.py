"""What a level knows and looks at: weak play is missing knowledge, not chance."""

from dataclasses import dataclass

from barracan.players.tricks.sight import Memory


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        memory: what it remembers of the play.
        window_worlds: in how many worlds it thinks taking the window through.
        buries: how many pairs it thinks through before it lays one away.
        played_worlds: in how many worlds it thinks a card through, none to follow its plan.
        candidates: how many cards it thinks through.
    """

    memory: Memory
    window_worlds: int
    buries: int = 1
    played_worlds: int = 0
    candidates: int = 4


SKILLS = {
    "beginner": Skill(Memory(cards=False, lacks=False), 4),
    "casual": Skill(Memory(lacks=False), 10, played_worlds=1),
    "strong": Skill(Memory(), 24, buries=4, played_worlds=12),
    "expert": Skill(Memory(), 40, buries=8, played_worlds=24),
}
PLAYOUT = Skill(Memory(), 0)
"""How everybody plays in a world that is thought through."""
