"""A hand of Concan in thought: what moves do, without the moves; a test holds it to the rules step by step."""

from collections.abc import Sequence
from dataclasses import dataclass

from barracan.games.concan import melds as melding
from barracan.games.concan.melds import VALUES, Meld
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, Swap, SwapPart, Take
from barracan.games.concan.scoring import ANNOUNCED, NOT_OPENED, UNHEARD, WINNER
from barracan.games.concan.state import ConcanState
from barracan.games.rummy.hand import Hand
from barracan.model.cards import JOKER, KINDS, Kind
from barracan.model.randomness import shuffle, stream


@dataclass(slots=True)
class Playout:
    """A hand that is played on.

    Attributes:
        wanted: the kinds that fit melds on the table, as bits.
        swaps: the kinds for which jokers on the table stand, as bits.
        new_stocks: how many new stocks there may still be.
        chance: settles the order of new stocks.
        reason: how the hand ended, empty until then.
        winner: who has won it, or -1.
    """

    turn: int | None
    hands: list[Hand]
    stock: list[Kind]
    discards: list[Kind]
    melds: list[Meld]
    wanted: int
    swaps: int
    opened: list[bool]
    announced: list[int]
    barred: Kind | None
    new_stocks: int
    threshold: int
    chance: int
    reason: str = ""
    winner: int = -1

    @classmethod
    def of(cls, state: ConcanState) -> "Playout":
        """The hand that a state is in."""
        playout = cls(
            state.turn,
            [hand.copy() for hand in state.hands],
            state.stock.copy(),
            state.discard.copy(),
            state.melds.copy(),
            0,
            0,
            state.opened.copy(),
            state.announced.copy(),
            state.barred,
            state.most_restocks - state.restocks,
            state.threshold,
            state.chance,
        )
        playout._look_at_table()
        return playout

    def copy(self) -> "Playout":
        """The same hand, to be played on apart from this one."""
        return Playout(
            self.turn,
            [hand.copy() for hand in self.hands],
            self.stock.copy(),
            self.discards.copy(),
            self.melds.copy(),
            self.wanted,
            self.swaps,
            self.opened.copy(),
            self.announced.copy(),
            self.barred,
            self.new_stocks,
            self.threshold,
            self.chance,
            self.reason,
            self.winner,
        )

    def make(self, move: ConcanMove) -> None:
        """Make a move of the game."""
        seat = move.seat
        match move:
            case Draw():
                self.draw(seat, move.stock)
            case Take():
                self.take(seat)
                self._lay(seat, move)
            case LayMelds():
                self._lay(seat, move)
            case LayOff():
                self.lay_off(seat, move.meld, KINDS[move.card], KINDS[move.stands or move.card], move.end)
            case Swap():
                self.swap(seat, move.meld, KINDS[move.card])
            case Announce():
                self.announce(seat)
            case Discard():
                self.discard(seat, KINDS[move.card])

    def _lay(self, seat: int, move: Take | LayMelds) -> None:
        swaps: Sequence[SwapPart] = move.swaps or ()
        for swap in swaps:
            self.swap(seat, swap.meld, KINDS[swap.card])
        found = [melding.read(new, seat) for new in move.melds or ()]
        self.lay(seat, [meld for meld in found if isinstance(meld, Meld)])

    def draw(self, seat: int, order: Sequence[str] | None = None) -> Kind:
        """Draw a card, of a new stock where the old one is used up (N7.1)."""
        if not self.stock:
            *gone, top = self.discards
            if order is None:
                shuffle(gone, stream("new stock", self.chance))
            else:
                gone = [KINDS[code] for code in reversed(order)]
            self.stock, self.discards = gone, [top]
            self.new_stocks -= 1
        card = self.stock.pop()
        self.hands[seat].add(card)
        return card

    def take(self, seat: int) -> None:
        """Take the top discard into the hand (N4.4, N4.5, N8.3)."""
        card = self.discards.pop()
        hand = self.hands[seat]
        self.barred = None if hand.counts[card] else card
        hand.add(card)
        self.announced[seat] += card == JOKER

    def lay(self, seat: int, melds: Sequence[Meld]) -> None:
        """Lay melds."""
        if not melds:
            return
        hand = self.hands[seat]
        for meld in melds:
            for card in meld.cards:
                hand.remove(card)
            self.melds.append(meld)
            self.wanted |= meld.wants
            self.swaps |= meld.swaps
        self.opened[seat] = True
        self._settle_announced(seat)

    def lay_off(self, seat: int, number: int, card: Kind, stands: Kind, end: str | None) -> None:
        """Lay a card off to a meld (N6.1)."""
        self.melds[number] = self.melds[number].with_card(card, stands, end)
        self._look_at_table()
        self.hands[seat].remove(card)
        self._settle_announced(seat)

    def swap(self, seat: int, number: int, card: Kind) -> None:
        """Swap a card for the joker that stands for it (N6.3, N8.3)."""
        self.melds[number] = self.melds[number].swapped(card)
        self._look_at_table()
        hand = self.hands[seat]
        hand.remove(card)
        hand.add(JOKER)
        self.announced[seat] += 1
        if self.barred == JOKER:
            self.barred = None

    def announce(self, seat: int) -> None:
        """Announce all jokers of the hand (N8.2)."""
        self.announced[seat] = self.hands[seat].jokers

    def discard(self, seat: int, card: Kind) -> None:
        """Discard, and let the next seat begin or the hand end (N4.8, N7.3)."""
        hand = self.hands[seat]
        hand.remove(card)
        self.discards.append(card)
        self._settle_announced(seat)
        self.barred = None
        if not hand.size:
            self.reason, self.winner, self.turn = "out", seat, None
        elif not self.stock and (not self.new_stocks or len(self.discards) < 2):
            self.reason, self.turn = "stock", None
        else:
            self.turn = (seat + 1) % len(self.hands)

    def points(self) -> list[int]:
        """What the hand comes to for each seat as it stands (N9)."""
        return [self._points(seat) for seat in range(len(self.hands))]

    def _points(self, seat: int) -> int:
        if seat == self.winner:
            return WINNER
        if not self.opened[seat]:
            return NOT_OPENED
        hand, announced = self.hands[seat], self.announced[seat]
        cards = sum(VALUES[card] for card in hand.cards() if card != JOKER)
        return cards + ANNOUNCED * announced + UNHEARD * (hand.jokers - announced)

    def _settle_announced(self, seat: int) -> None:
        jokers = self.hands[seat].jokers
        self.announced[seat] = min(self.announced[seat], jokers)

    def _look_at_table(self) -> None:
        wanted = swaps = 0
        for meld in self.melds:
            wanted |= meld.wants
            swaps |= meld.swaps
        self.wanted, self.swaps = wanted, swaps
