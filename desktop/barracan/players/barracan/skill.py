"""What a level knows and looks at: weak play is missing knowledge, not chance."""

from dataclasses import dataclass, field, replace

from barracan.players.arithmetic import sum_in_order
from barracan.players.barracan.position import Memory
from barracan.players.search import GATE

RACE = 300.0
"""What a flash exit is worth where hardly any opening is worth giving it up."""
RARE = 70.0
"""The most that it is worth where it has to empty the hand."""


@dataclass(frozen=True)
class Weights:
    """How the plan weighs what it sees, in points.

    Attributes:
        flash_gains: a flash exit with a usual set and what may be laid beside it, with two, three and four seats.
        hold_rest: what a held hand is worth if no flash exit comes.
        draw_gain: what a draw improves.
        set_bonus: a category of a type that the side lacks.
        joker: a joker above any other card.
        denial: a card that nobody else can pick up any more.
        turns_to_use: the turns it takes to make the most of a hand.
        risk: how much of what is kept in hand is lost when another ends the hand, a card.
        finish: how much of what cards in other hands could bring is denied by ending the hand.
        trick: a trick by itself.
        margins: what the first, the second, ... card in hand brings in the turns to come; *more* each further one.
    """

    flash_gains: tuple[float, ...] = (70.0, 34.0, 34.0)
    hold_rest: float = 3.0
    draw_gain: float = 0.8
    set_bonus: float = 0.9
    joker: float = 1.0
    denial: float = 0.15
    turns_to_use: float = 10.0
    risk: float = 0.6
    finish: float = 1.0
    trick: float = 4.0
    margins: tuple[float, ...] = (6.0, 5.4, 4.8, 4.5, 4.2, 3.9, 3.6, 3.3, 3.0, 2.7, 2.4, 2.1, 1.95, 1.8, 1.65, 1.5)
    more: float = 0.7

    def capital(self, size: int) -> float:
        """What so many cards in hand bring, given time, whatever they are."""
        if size <= len(self.margins):
            return sum_in_order(self.margins[: max(0, size)])
        return sum_in_order(self.margins) + self.more * (size - len(self.margins))

    def flash_gain(self, seats: int, flash_exit: str) -> float:
        """What a flash exit brings, and keeps the others from; one that has to empty the hand is rare."""
        if flash_exit == "none":
            return 0.0
        gain = self.flash_gains[seats - 2]
        return min(gain, RARE) if flash_exit == "empty" else gain

    def for_racing(self) -> "Weights":
        """The weights of somebody who knows that hands of two seats are hardly ever won but by a flash exit."""
        return replace(self, flash_gains=(RACE, *self.flash_gains[1:]))

    def scale(self, share: float) -> "Weights":
        """The weights of somebody who thinks so much less of cards in hand."""
        return replace(self, margins=tuple(margin * share for margin in self.margins), more=self.more * share)


@dataclass(frozen=True)
class Style:
    """What a player likes beside what it brings, in the points that it gives up for it at most.

    Attributes:
        flash: to keep a hand together that may still come to a flash exit.
        trick: to take a trick.
        block: to lay a stopper, and to leave nothing that an opponent can pick up.
        team: to open for a partner, who may then lay single categories.
    """

    flash: float = 0.0
    trick: float = 0.0
    block: float = 0.0
    team: float = 0.0


STYLES = {
    "": Style(),
    "bold": Style(flash=3.0),
    "collector": Style(trick=1.5),
    "blocker": Style(block=2.0),
    "team": Style(team=1.5),
}


@dataclass(frozen=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        memory: what it sees and remembers.
        farthest_hold: it holds a hand for a flash exit only if no more cards are missing; with two seats, where hands
            last longer, *farthest_of_two* counts.
        ladders: whether it builds ladders.
        families: whether it knows ladders around a family, whose cards carry other categories too.
        deep_tricks: whether it sees tricks under other cards.
        threats: how much it counts the tricks that its discards make ready for opponents.
        paces: whether it sees how near to the end of the hand a side is by the types that it lacks.
        foresight: how many discards of a held hand it follows one draw further.
        worlds: how many worlds it usually looks into.
        gate: by how many thousandths of a standard error a move must beat the plan's there.
        denial: whether it counts what its discards and stoppers do for and against others.
        style: what it likes.
    """

    memory: Memory = field(default_factory=Memory)
    farthest_hold: int = 13
    farthest_of_two: int = 13
    ladders: bool = True
    families: bool = True
    deep_tricks: bool = True
    denial: bool = True
    threats: float = 0.0
    paces: bool = False
    foresight: int = 0
    worlds: int = 0
    gate: int = GATE
    weights: Weights = field(default_factory=Weights)
    style: Style = field(default_factory=Style)
