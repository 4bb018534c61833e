"""What is shown of a hand in games where one plays alone against the others for card points."""

from barracan.model.cards import Code
from barracan.model.text import Text
from barracan.model.value import value


@value
class Payment:
    """What a result of the hand pays; it is struck once it can no longer happen."""

    words: Text
    points: int | None = None
    struck: bool = False


@value
class LonePlay:
    """A hand as far as it goes.

    Attributes:
        title: who plays alone, or what is played.
        line: how it came to that.
        needs: what it takes.
        pays: what that pays.
        phase: ``window``, ``bury`` or ``play``.
        player: who plays alone, ``None`` while nobody does.
        trumps: from high to low.
        suits: the plain suits, each from high to low.
        played: the cards that everybody has seen.
        laid_away: the two cards that the viewer has laid away.
        out: how many trumps the viewer cannot place.
        values: the ranks that count with their card points.
        points: the card points that each seat has taken in tricks; at the end those of the window too.
        counted: whether every card point is in these.
        laid_points: those of what the viewer has laid away, ``None`` where that is not known.
        needed: what wins, and the bounds of more and less.
        all: the card points of all cards.
        payments: what results pay.
    """

    title: Text
    line: Text
    needs: Text
    pays: Text
    phase: str
    player: int | None
    trumps: tuple[Code, ...]
    suits: tuple[tuple[Code, ...], ...]
    played: frozenset[Code]
    laid_away: tuple[Code, ...]
    out: int
    values: tuple[tuple[str, int], ...]
    points: tuple[int, ...]
    counted: bool
    laid_points: int | None
    needed: tuple[int, int, int]
    all: int
    payments: tuple[Payment, ...]
    head: Text
    """What the payments are about."""

    @property
    def least(self) -> bool:
        """Whether each plays for as few points as possible."""
        return self.player is None and self.phase == "play"
