"""A person's hand that a computer plays out, where hardly anything is left but to draw and discard."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal

from barracan.model.moves import Move
from barracan.model.offers import Offer
from barracan.model.refusal import Refusal
from barracan.session import snapshots
from barracan.session.computer_seats import ComputerSeats
from barracan.session.intents import Wishing


class PlayingOut(Wishing):
    """Lets a computer stand in for a person until the hand ends, the person stops it or has more to do again.

    Signals:
        hurried: whether nobody who looks waits for a turn now, so that all may go as fast as can be.
    """

    hurried = Signal(bool)

    pace: Any
    _computers: ComputerSeats
    _moving: bool
    _telling: bool

    @property
    def own_wishes(self) -> Mapping[str, Callable[[], None]]:
        """Nor are the buttons that begin and end this wishes of the game's."""
        return {**super().own_wishes, snapshots.PLAY_OUT: self.play_out, snapshots.STOP: self.stop}

    def play_out(self) -> None:
        """Let a computer draw and discard for the viewer from now on."""
        if self._may_wish() and self._may_play_out():
            self._handling.clear()
            self._let_stand_in(self._playing.stand_ins | {self._viewer})

    def stop(self) -> None:
        """Let the viewer go on with a hand that is being played out."""
        if self._may_wish():
            self._let_stand_in(self._playing.stand_ins - {self._viewer})

    @property
    def _hurries(self) -> bool:
        stand_ins = self._playing.stand_ins
        return bool(stand_ins) and stand_ins.issuperset(self._eyes.persons)

    def _may_play_out(self) -> bool:
        """Whether the viewer's hand may be played out: never in a serious match, where no hints are given."""
        return self._eyes.acts and not self._playing.serious and self._playing.idle(self._viewer)

    def _gives_back(self) -> bool:
        """Whether somebody is due to play again for whom a computer stood in."""
        left = {seat for seat in self._playing.stand_ins if self._playing.idle(seat)}
        if left == self._playing.stand_ins:
            return False
        self._let_stand_in(left)
        return True

    def _let_stand_in(self, seats: set[int]) -> None:
        """Let a computer choose for these persons from now on, and for nobody else; then go on."""
        if seats == self._playing.stand_ins:
            return
        self._computers.forget()
        self._playing.stand_ins = seats
        self._telling = True
        self.model.set_hurried(self._hurries)
        self.hurried.emit(self._hurries)
        self._moving = self._telling = False
        if self._eyes.viewer is not None:
            self._tell_handling()
        self._wait(0 if self._hurries else self.pace.computer)

    def _wait(self, msec: int) -> None:
        """Let so much time pass before anything follows by itself."""
        raise NotImplementedError

    def _answer(self, wish: Move | Refusal | None) -> None:
        """Whoever makes a move wants to play again."""
        if wish is not None and not isinstance(wish, Refusal):
            self.stop()
        super()._answer(wish)

    def _offer(self) -> Offer:
        """What may be done, and that a hand may be played out, or that this may be stopped."""
        if self._viewer in self._playing.stand_ins and self._playing.state.turn is not None:
            return snapshots.offer_to_stop()
        offer = super()._offer()
        return snapshots.with_play_out(offer) if self._may_play_out() else offer
