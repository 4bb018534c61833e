"""What a level of Burraco and Buraco knows, how dear things are to it in points, and the styles."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

Hopes = tuple[float, float, float, float]
"""How likely a meld of three, four, five or six cards becomes a long one."""


@dataclass(frozen=True)
class Skill:
    """The knowledge of a level and its judgement.

    Attributes:
        denial: what each further card of the pile is worth to it, because the next seat gets it otherwise.
        single: what a pile of one card is worth to it for the same reason: who draws leaves two.
        partner_single: the same where sides have partners.
        fairness: what it is worth to it for each draw that its side has made more than another.
        give: how much it minds what a discard does for the melds of others, as a share.
        recall: what it minds a discard that makes three with cards which the next seat was seen to take.
        three: what it minds a discard of one of three cards that it could lay.
        counts: whether it knows which cards are gone for good.
        clean: its hopes for melds without a wildcard.
        dirty: its hopes for melds with one.
        wild: what a wildcard is worth to it in the hand while much is to come.
        burn: what it is worth to it, mostly negative, to begin a meld with a wildcard.
        natural: what it is worth to it to begin a meld without one.
        group: what it is worth to it besides to begin a group.
        pot_card: what each card is worth to it that leaves the hand while a pot is to come.
        pair: what another card of its rank is worth to a card of the hand.
        near: what a neighbour of its suit is worth.
        gap: what a card of its suit two places away is worth.
        beside: what it is worth to a card to lie two places from a run of the side.
        mobile: with so many cards it lays no more, where it could neither take a pot nor go out.
        finish: how many cards it sees through to the end of a hand.
        finish_naturals: the same where at most one of them is a wildcard.
        match: whether it looks at the match before it ends a hand.
        takes_all: whether it takes every pile.
        worlds: how many worlds it looks into.
        quick: whether it looks less closely, as in thought.
        gate: by how many thousandths of a standard error another move must beat the plan's.
    """

    denial: float = 40.0
    single: float = 10.0
    partner_single: float = 40.0
    fairness: float = 4.0
    give: float = 2.5
    recall: float = 30.0
    three: float = 20.0
    counts: bool = True
    clean: Hopes = (0.12, 0.24, 0.42, 0.75)
    dirty: Hopes = (0.05, 0.18, 0.35, 0.65)
    wild: float = 30.0
    burn: float = -60.0
    natural: float = -10.0
    group: float = -25.0
    pot_card: float = 2.0
    pair: float = 6.0
    near: float = 9.0
    gap: float = 6.0
    beside: float = 6.0
    mobile: int = 4
    finish: int = 10
    finish_naturals: int = 24
    match: bool = True
    takes_all: bool = False
    worlds: int = 64
    quick: bool = False
    gate: int = 1500


_STRONG: Final = Skill(
    denial=16.0,
    single=0.0,
    partner_single=12.0,
    fairness=0.0,
    three=0.0,
    group=0.0,
    finish_naturals=0,
    match=False,
    worlds=0,
)
_CASUAL: Final = replace(
    _STRONG,
    denial=4.0,
    single=-4.0,
    partner_single=0.0,
    recall=0.0,
    counts=False,
    give=0.5,
    burn=0.0,
    beside=3.0,
    mobile=2,
)
_BEGINNER: Final = replace(
    _CASUAL,
    denial=2.0,
    single=-12.0,
    wild=15.0,
    finish=4,
    clean=(0.2, 0.25, 0.3, 0.5),
    pair=8.0,
    near=4.0,
    gap=2.0,
    give=0.0,
    mobile=1,
)
SKILLS: Final[Mapping[str, Skill]] = {
    "beginner": _BEGINNER,
    "casual": _CASUAL,
    "strong": _STRONG,
    "expert": Skill(),
}


def with_style(skill: Skill, style: str) -> Skill:
    """The judgement of a level that has a style: what it likes shifts what things are worth to it."""
    if style == "builder":
        return replace(
            skill, burn=skill.burn - 60.0, group=skill.group - 40.0, wild=skill.wild + 10.0, near=skill.near + 2.0
        )
    if style == "racer":
        return replace(skill, burn=skill.burn + 60.0, natural=20.0, pot_card=skill.pot_card + 8.0, wild=15.0)
    if style == "gatherer":
        return replace(skill, denial=skill.denial + 15.0, single=skill.single + 8.0, mobile=skill.mobile + 2)
    return skill
