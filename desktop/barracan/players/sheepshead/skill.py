"""What a level knows and looks at: weak play is missing knowledge, not chance."""

from dataclasses import dataclass

from barracan.players.tricks.plan import Memory


@dataclass(frozen=True, slots=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        memory: what it remembers of the play.
        window_worlds: in how many worlds it thinks taking the window through, none to count trumps.
        buries: how many pairs it thinks through before it lays one away.
        played_worlds: in how many worlds it thinks a card through, none to follow its plan.
        candidates: how many cards it thinks through.
        exact: with so many cards in each hand or fewer it thinks a world through to its best end.
        ahead: so many cards at the end of a world that its plan plays first are thought through so.
        guesses: whether it takes worlds for likelier that explain what was done before the play.
        gate: thousandths of a standard error by which a card must beat the plan's.
    """

    memory: Memory
    window_worlds: int
    buries: int = 1
    played_worlds: int = 0
    candidates: int = 4
    exact: int = 0
    ahead: int = 0
    gate: int = 0
    guesses: bool = False


SKILLS = {
    "beginner": Skill(Memory(cards=False, lacks=False), 0),
    "casual": Skill(Memory(lacks=False), 10),
    "strong": Skill(Memory(), 24, buries=4, played_worlds=32),
    "expert": Skill(Memory(), 128, buries=12, played_worlds=128, candidates=10, exact=5, ahead=3, guesses=True),
}
PLAYOUT = Skill(Memory(), 0)
"""How everybody plays in a world that is thought through."""
