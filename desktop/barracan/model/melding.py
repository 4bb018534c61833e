"""How far a side is where pots are taken and hands end with melds of seven cards."""

from barracan.model.value import value


@value
class MeldingSide:
    """What a side has to have before it may go out, and what it needs to begin.

    Attributes:
        pot: whether it has taken a pot.
        exit: whether one of its melds lets it go out.
        any_exit: whether any meld of seven cards would do for that, and not a clean one alone.
        opens_with: the least its first melds have to count, 0 where there is no such need or it is met.
    """

    pot: bool
    exit: bool
    any_exit: bool
    opens_with: int = 0

    @property
    def may_go_out(self) -> bool:
        """Whether it may end the hand."""
        return self.pot and self.exit
