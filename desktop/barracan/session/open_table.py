"""A match that is open, with who looks at it and what that person has chosen."""

from collections.abc import Collection, Sequence

from barracan.model.offers import Offer
from barracan.model.replay import HUMAN
from barracan.session import snapshots
from barracan.session.live_match import LiveMatch
from barracan.session.messages import TraySnapshot
from barracan.session.selection import Selection


class OpenTable:
    """What the parts of a session share while a match is open; only the session's progress changes the match.

    Attributes:
        live: the match.
        viewer: who looks.
        selection: the viewer's cards in the making.
    """

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.viewer = Viewer(live.players)
        self.selection = Selection(live.game)

    @property
    def seat(self) -> int:
        """The seat whose view is shown; asked only while the curtain is up."""
        assert self.viewer.seat is not None
        return self.viewer.seat

    @property
    def is_shown(self) -> bool:
        """Whether somebody looks."""
        return self.viewer.seat is not None

    @property
    def may_undo(self) -> bool:
        """Whether the viewer may take the last move back."""
        return self.viewer.acts and self.live.may_take_back(self.seat)

    @property
    def may_play_out(self) -> bool:
        """Whether the viewer's hand may be played out: never in a serious match, where no hints are given."""
        return self.viewer.acts and not self.live.serious and self.live.idle(self.seat)

    @property
    def is_hurried(self) -> bool:
        """Whether a computer plays out the hands of all persons."""
        stand_ins = self.live.stand_ins
        return bool(stand_ins) and stand_ins.issuperset(self.viewer.persons)

    def names(self) -> tuple[list[str], str]:
        """The names of the seats; on a screen that several people share also the viewer's, instead of "you"."""
        names = [seat.name for seat in self.live.match.seats]
        return names, names[self.seat] if self.viewer.shared else ""

    def offer(self) -> Offer:
        """What may be done now, or what others do."""
        return self._offer().with_names(*self.names())

    def tray(self) -> TraySnapshot:
        """The tray with the game's verdict."""
        tray = self.selection.tray_snapshot()
        return tray._replace(verdict=tray.verdict.with_names(*self.names()))

    def _offer(self) -> Offer:
        state = self.live.state
        if self.seat in self.live.stand_ins and state.turn is not None:
            return snapshots.offer_to_stop()
        if state.ending is not None:
            offer = snapshots.offer_at_end(self.live, state.ending)
        elif state.turn is None or (state.turn == self.seat and self.viewer.acts):
            offer = self.selection.offer
        else:
            offer = snapshots.offer_of_others(self.live)
        return snapshots.with_play_out(offer) if self.may_play_out else offer


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
