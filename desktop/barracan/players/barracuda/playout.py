"""A hand of Barracuda played on to its end in thought: what moves do, without the moves, and what every seat plays.

There is one card of each kind, so hands are kinds as bits. A test holds it to the rules step by step.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from mypy_extensions import mypyc_attr

from barracan.games.barracuda import melds as melding
from barracan.games.barracuda.melds import VALUES, Meld
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.state import BarracudaState
from barracan.games.rummy.state import bits, union
from barracan.model.cards import KINDS, Kind
from barracan.model.refusal import accept
from barracan.players.barracuda.promise import Outlook


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Playout:
    """A hand that is played on.

    Attributes:
        wanted: the kinds that fit melds on the table, as bits.
        least_kept: how many cards a play must leave in the hand (U4.6).
        reason: how the hand ended, empty until then.
        winner: who has won it, or -1.
    """

    turn: int | None
    hands: list[int]
    stock: list[Kind]
    discards: list[Kind]
    melds: list[Meld]
    wanted: int
    least_kept: int
    reason: str = ""
    winner: int = -1

    @classmethod
    def of(cls, state: BarracudaState) -> "Playout":
        """The hand that a state is in."""
        wanted = union(meld.wants for meld in state.melds)
        hands = [hand.once for hand in state.hands]
        return cls(
            state.turn, hands, state.stock.copy(), state.discard.copy(), state.melds.copy(), wanted, state.least_kept
        )

    def copy(self) -> "Playout":
        """The same hand, to be played on apart from this one."""
        hands, stock, discards, melds = self.hands, self.stock, self.discards, self.melds
        return replace(self, hands=[*hands], stock=[*stock], discards=[*discards], melds=[*melds])

    def make(self, move: BarracudaMove) -> None:
        """Make a move of the game."""
        seat = move.seat
        match move:
            case Draw():
                self.draw(seat)
            case Take():
                top = self.take(seat)
                if move.cards is None:
                    self.lay_off(seat, int(move.meld or 0), top)
                else:
                    self.lay(seat, [KINDS[code] for code in move.cards])
            case LayMeld():
                self.lay(seat, [KINDS[code] for code in move.cards])
            case LayOff():
                self.lay_off(seat, move.meld, KINDS[move.card])
            case Discard():
                self.discard(seat, KINDS[move.card])

    def draw(self, seat: int) -> None:
        """Draw the top card of the deck (U4.2)."""
        self.hands[seat] |= 1 << self.stock.pop()

    def take(self, seat: int) -> Kind:
        """Take the top discard, which is used at once (U4.4)."""
        top = self.discards.pop()
        self.hands[seat] |= 1 << top
        return top

    def lay(self, seat: int, cards: Sequence[Kind]) -> None:
        """Lay a run or set (U3.1, U3.2)."""
        meld = _read(tuple(sorted(cards)), seat)
        self.melds.append(meld)
        self.wanted |= meld.wants
        self._end_play(seat, cards)

    def lay_off(self, seat: int, number: int, card: Kind) -> None:
        """Lay a card off to a meld (U3.3)."""
        self.melds[number] = self.melds[number].with_card(card)
        self.wanted = union(meld.wants for meld in self.melds)
        self._end_play(seat, (card,))

    def _end_play(self, seat: int, cards: Iterable[Kind]) -> None:
        """A play is made; one that uses up the hand ends it (U4.6)."""
        for card in cards:
            self.hands[seat] ^= 1 << card
        if not self.hands[seat]:
            self.reason, self.winner, self.turn = "out", seat, None

    def discard(self, seat: int, card: Kind) -> None:
        """Discard, and let the next seat begin or the hand end (U5)."""
        self.hands[seat] ^= 1 << card
        self.discards.append(card)
        if not self.hands[seat]:
            self.reason, self.winner, self.turn = "out", seat, None
        elif not self.stock:
            self.reason, self.turn = "deck", None
        else:
            self.turn = (seat + 1) % len(self.hands)

    def points(self) -> list[int]:
        """The values of the cards in each hand (U6.1)."""
        return [sum(VALUES[card] for card in bits(hand)) for hand in self.hands]


@cache
def _read(cards: tuple[Kind, ...], seat: int) -> Meld:
    return accept(melding.read(cards, seat))


class PlayoutPolicy:
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
            self._thrown[key] = self._outlook(playout).keep_values(hand)[0][1]
        playout.discard(seat, self._thrown[key])

    def _outlook(self, playout: Playout) -> Outlook:
        seats = len(playout.hands)
        draws = (len(playout.stock) + seats - 1) // seats
        return Outlook(self._unseen, playout.wanted, playout.least_kept, draws)


def _lay_off(playout: Playout, seat: int, card: Kind) -> None:
    playout.lay_off(seat, next(at for at, meld in enumerate(playout.melds) if meld.wants >> card & 1), card)
