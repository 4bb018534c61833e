"""A hand of Concan played on to its end in thought: what moves do, without the moves, and what every seat plays.

A choice rests on the seat's own hand, the table, and the cards that the thinker has not seen. A test holds what moves
do to the rules step by step.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from barracan.games.concan import melds as melding
from barracan.games.concan.melds import VALUES, Meld
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, Swap, SwapPart, Take
from barracan.games.concan.play import HAND_SIZE
from barracan.games.concan.scoring import ANNOUNCED, NOT_OPENED, UNHEARD, WINNER
from barracan.games.concan.state import ConcanState
from barracan.games.rummy.melds import SUITED, meldable
from barracan.games.rummy.state import Hand, union
from barracan.model.cards import JOKER, KINDS, Kind
from barracan.model.randomness import shuffle, stream
from barracan.model.refusal import accept
from barracan.players.concan.partition import RELIEF, VALUE, Piece, best
from barracan.players.rummy.nearness import WITH_HIGH_ACES


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
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
        return replace(
            self,
            hands=[hand.copy() for hand in self.hands],
            stock=self.stock.copy(),
            discards=self.discards.copy(),
            melds=self.melds.copy(),
            opened=self.opened.copy(),
            announced=self.announced.copy(),
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
        self.lay(seat, [accept(melding.read(new, seat)) for new in move.melds or ()])

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
        self.melds[number] = self.melds[number].with_swap(card)
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
        self.wanted = union(meld.wants for meld in self.melds)
        self.swaps = union(meld.swaps for meld in self.melds)


_TO_COME: Final = 120_000
"""What a card is worth, in thousandths, if every card still to come completed a meld with it."""
_IN_A_MELD: Final = 50_000
"""What a card is worth that lies in a meld, beside its points."""

_MOST_TURNS: Final = 200


class Opening(NamedTuple):
    """A melds-down: the card that is swapped for a joker first, or -1, and what is laid."""

    swapped: Kind
    pieces: tuple[Piece, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayoutPolicy:
    """Plays hands on; nothing of a hand is kept but answers that come again.

    *unseen* tells how many cards of each kind may lie in the stock or in a hand.
    """

    def __init__(self, unseen: Sequence[int]) -> None:
        self._once = sum(1 << card for card in range(JOKER) if unseen[card])
        self._twice = sum(1 << card for card in range(JOKER) if unseen[card] > 1)
        self._total = max(1, sum(unseen))
        self._ranked: dict[tuple[int, int, int, bool], list[Kind]] = {}

    def finish(self, playout: Playout) -> None:
        """Play from the beginning of a turn to the end of the hand, or as long as a hand ever lasts."""
        for _ in range(_MOST_TURNS):
            if playout.turn is None:
                return
            self.turn(playout, playout.turn)

    def play_round(self, playout: Playout) -> None:
        """Play a turn of each seat, as far as the hand goes."""
        for _ in playout.hands:
            if playout.turn is not None:
                self.turn(playout, playout.turn)

    def turn(self, playout: Playout, seat: int) -> None:
        """Play a whole turn."""
        if playout.hands[seat].size > HAND_SIZE:  # the first turn of a hand (N4.1)
            self.discard(playout, seat)
            return
        if not self._takes(playout, seat):
            playout.draw(seat)
        self.lay_and_discard(playout, seat)

    # -- take ----------------------------------------------------------------------------------------------------------

    def _takes(self, playout: Playout, seat: int) -> bool:
        """Take the top discard if it is laid at once."""
        if not playout.discards:
            return False
        hand, top = playout.hands[seat], playout.discards[-1]
        once, twice, jokers = hand.once & SUITED, hand.twice & SUITED, hand.jokers
        if top == JOKER:
            jokers += 1
        else:
            twice |= once & 1 << top
            once |= 1 << top
        if playout.opened[seat]:
            if not self._is_laid(playout, hand, top, once, twice):
                return False
            playout.take(seat)
            return True
        opening = _opening(playout, once, twice, jokers, hand.size + 1)
        if opening is None or not any(top in piece.cards for piece in opening.pieces):
            return False
        playout.take(seat)
        _open(playout, seat, opening)
        return True

    def _is_laid(self, playout: Playout, hand: Hand, top: Kind, once: int, twice: int) -> bool:
        """Whether the top discard fits the table, or goes into a meld of the hand, which holds *once* with it."""
        if top == JOKER or (playout.wanted | playout.swaps) >> top & 1:
            return True
        if hand.size < 3 or not (hand.jokers or meldable(once) >> top & 1):  # a meld of all cards is never laid (N4.7)
            return False
        before = best(hand.once & SUITED, hand.twice & SUITED, hand.jokers, RELIEF)
        return best(once, twice, hand.jokers, RELIEF)[0] > before[0]

    # -- lay -----------------------------------------------------------------------------------------------------------

    def lay_and_discard(self, playout: Playout, seat: int) -> None:
        """Lay what can be laid, and discard."""
        hand = playout.hands[seat]
        if not playout.opened[seat]:
            opening = _opening(playout, hand.once & SUITED, hand.twice & SUITED, hand.jokers, hand.size)
            if opening is None:
                self.discard(playout, seat)
                return
            _open(playout, seat, opening)
        playout.announced[seat] = hand.jokers
        while fit := playout.swaps & hand.once:
            _swap(playout, seat, (fit & -fit).bit_length() - 1)
        for piece in best(hand.once & SUITED, hand.twice & SUITED, hand.jokers, RELIEF)[1]:
            if _keeps_one(playout, hand, piece.cards):
                playout.lay(seat, [piece.meld(seat)])
        _lay_off(playout, seat, hand)
        self.discard(playout, seat)

    # -- discard -------------------------------------------------------------------------------------------------------

    def discard(self, playout: Playout, seat: int) -> None:
        """Discard what is least missed."""
        hand = playout.hands[seat]
        opened = playout.opened[seat]
        key = (hand.once, hand.twice, hand.jokers, opened)
        if key not in self._ranked:
            self._ranked[key] = self._rank(hand, opened)
        playout.discard(seat, next(card for card in self._ranked[key] if card != playout.barred))

    def _rank(self, hand: Hand, opened: bool) -> list[Kind]:
        """The cards of a hand, what is least missed first."""
        once, twice = hand.once & SUITED, hand.twice & SUITED
        spare, twins = once, twice
        for piece in best(once, twice, hand.jokers, RELIEF if opened else VALUE)[1]:
            spare, twins = spare & ~piece.mask | twins & piece.mask, twins & ~piece.mask
        found = [
            (
                self._keep_worth(card, once, twice, opened) if spare >> card & 1 else _IN_A_MELD + 1000 * VALUES[card],
                card,
            )
            for card in hand.different()
            if card != JOKER
        ]
        found.sort()
        ranked = [card for _, card in found]
        return [*ranked, JOKER] if hand.jokers else ranked

    def _keep_worth(self, card: Kind, once: int, twice: int, opened: bool) -> int:
        """What a card that lies in no meld is worth to keep, in thousandths."""
        wanted = WITH_HIGH_ACES.of(card, once)
        outs = (wanted & self._once).bit_count() + (wanted & self._twice).bit_count()
        hope = _TO_COME * outs // self._total
        if twice >> card & 1:
            hope //= 2
        if opened:
            return hope - 1000 * VALUES[card]
        return hope * (5 + VALUES[card]) // 10 + 300 * VALUES[card]


def _opening(playout: Playout, once: int, twice: int, jokers: int, size: int) -> Opening | None:
    """A melds-down of a hand of so many cards."""
    if pieces := _enough(playout.threshold, once, twice, jokers, size):
        return Opening(-1, pieces)
    swaps = playout.swaps & once
    while swaps:
        bit = swaps & -swaps
        swaps ^= bit
        pieces = _enough(playout.threshold, once & ~bit | twice & bit, twice & ~bit, jokers + 1, size)
        if sum(JOKER in piece.cards for piece in pieces) > jokers:
            return Opening(bit.bit_length() - 1, pieces)
    return None


def _enough(threshold: int, once: int, twice: int, jokers: int, size: int) -> tuple[Piece, ...]:
    """Pieces that count enough and leave a card; what takes most out of the hand, if that counts enough."""
    value, pieces = best(once, twice, jokers, VALUE)
    if value < threshold:
        return ()
    others = best(once, twice, jokers, RELIEF)[1]
    if sum(piece.worth[VALUE] for piece in others) >= threshold:
        pieces = others
    return pieces if sum(piece.size for piece in pieces) < size else ()


def _open(playout: Playout, seat: int, opening: Opening) -> None:
    if opening.swapped >= 0:
        _swap(playout, seat, opening.swapped)
    playout.lay(seat, [piece.meld(seat) for piece in opening.pieces])


def _swap(playout: Playout, seat: int, card: Kind) -> None:
    playout.swap(seat, next(number for number, meld in enumerate(playout.melds) if meld.swaps >> card & 1), card)


def _keeps_one(playout: Playout, hand: Hand, cards: Sequence[Kind]) -> bool:
    """Whether a card that may be discarded is left without these (N4.7)."""
    left = hand.size - len(cards)
    return left > 1 or (left == 1 and hand.without(cards).cards() != [playout.barred])


def _lay_off(playout: Playout, seat: int, hand: Hand) -> None:
    """Lay off what fits the table, and jokers where that lets the last card out."""
    fit = playout.wanted & hand.once
    while fit:
        bit = fit & -fit
        card = bit.bit_length() - 1
        fit ^= bit
        if _keeps_one(playout, hand, [card]):
            _off(playout, seat, card, card)
            fit = playout.wanted & hand.once
    while hand.jokers and hand.size - hand.jokers <= 1 and playout.wanted and _keeps_one(playout, hand, [JOKER]):
        _off(playout, seat, JOKER, (playout.wanted & -playout.wanted).bit_length() - 1)


def _off(playout: Playout, seat: int, card: Kind, stands: Kind) -> None:
    number, meld = next((at, meld) for at, meld in enumerate(playout.melds) if meld.wants >> stands & 1)
    playout.lay_off(seat, number, card, stands, next(end for end, wanted in meld.gaps.items() if wanted == stands))
