"""Hands played on to their end in thought: every seat plays what it can, and keeps the cards that promise most."""

from barracan.model.cards import Kind
from barracan.players.barracuda.playout import Playout
from barracan.players.barracuda.promise import Outlook, bits


class Playing:
    """Plays hands on; *unseen* are the kinds that may lie in the deck or in a hand, as bits."""

    def __init__(self, unseen: int) -> None:
        self._unseen = unseen
        self._thrown: dict[tuple[int, int, int], Kind] = {}

    def finish(self, playout: Playout) -> None:
        """Play from the beginning of a turn to the end of the hand."""
        while playout.turn is not None:
            self.turn(playout, playout.turn)

    def turn(self, playout: Playout, seat: int) -> None:
        """Play a whole turn."""
        if not self._take(playout, seat):
            playout.draw(seat)
            self.play(playout, seat)
        if playout.turn is not None:
            self.discard(playout, seat)

    def _take(self, playout: Playout, seat: int) -> bool:
        if not playout.discards:
            return False
        meld = self._outlook(playout).takes(playout.hands[seat], playout.discards[-1])
        if meld is None:
            return False
        top = playout.take(seat)
        if meld:
            playout.lay(seat, list(bits(meld)))
        else:
            _lay_off(playout, seat, top)
        return True

    def play(self, playout: Playout, seat: int) -> None:
        """Make the play of a turn, if there is one."""
        cards = list(bits(self._outlook(playout).lays(playout.hands[seat])))
        if len(cards) > 1:
            playout.lay(seat, cards)
        elif cards:
            _lay_off(playout, seat, cards[0])

    def discard(self, playout: Playout, seat: int) -> None:
        """Discard what promises least."""
        hand = playout.hands[seat]
        key = hand, hand & playout.wanted, len(playout.stock)
        if key not in self._thrown:
            self._thrown[key] = self._outlook(playout).kept(hand)[0][1]
        playout.discard(seat, self._thrown[key])

    def _outlook(self, playout: Playout) -> Outlook:
        seats = len(playout.hands)
        draws = (len(playout.stock) + seats - 1) // seats
        return Outlook(self._unseen, playout.wanted, playout.least_kept, draws)


def _lay_off(playout: Playout, seat: int, card: Kind) -> None:
    playout.lay_off(seat, next(at for at, meld in enumerate(playout.melds) if meld.wants >> card & 1), card)
