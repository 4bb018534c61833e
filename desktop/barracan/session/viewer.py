"""Who looks at the screen, and when the curtain falls between several people."""

from collections.abc import Collection, Sequence

from barracan.model.replay import HUMAN


class Viewer:
    """The seat whose view may be shown now.

    One person sees his hand always. Where several share the screen, what one of them sees is shown only after that
    person has confirmed, and nothing is while the curtain is down. A table without persons is watched from seat 0.

    Attributes:
        persons: the seats that people play.
        seat: the seat whose view is shown, ``None`` behind the curtain.
    """

    def __init__(self, players: Sequence[str]) -> None:
        self.set_players(players)
        self.seat: int | None = None if self.shared else next(iter(self.persons), 0)

    def set_players(self, players: Sequence[str]) -> None:
        """Let these play from now on; whoever looks goes on looking until another person is due."""
        self._count = len(players)
        self.persons = tuple(number for number, player in enumerate(players) if player == HUMAN)

    @property
    def shared(self) -> bool:
        """Whether several people look at one screen."""
        return len(self.persons) > 1

    @property
    def acts(self) -> bool:
        """Whether a person looks, who may act."""
        return self.seat in self.persons

    def due(self, turn: int | None, stand_ins: Collection[int] = ()) -> int | None:
        """The person for whom the curtain has to fall before the game goes on; ``None`` if the right one looks.

        Nobody need look while a computer stands in for the seat to move.
        """
        if not self.persons:
            return None
        stood_in = turn not in self.persons or turn in stand_ins
        if self.acts and (not self.shared or stood_in or turn == self.seat):
            return None
        first = turn or 0
        order = [seat % self._count for seat in range(first, first + self._count)]
        return next(seat for seat in order if seat in self.persons)

    def close(self) -> None:
        """Let nobody look."""
        self.seat = None

    def open(self, seat: int) -> None:
        """Let the person of this seat look."""
        self.seat = seat
