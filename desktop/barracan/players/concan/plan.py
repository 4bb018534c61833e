"""How a seat plays Concan by what it knows, stage by stage of a turn, to its last cards (N4.8)."""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from barracan.games.concan import legality
from barracan.games.concan.legal_moves import ConcanMoves, swap_choices
from barracan.games.concan.melds import VALUES, Layout, Meld, total_value, write
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, Swap, Take
from barracan.games.concan.scoring import ANNOUNCED
from barracan.games.concan.state import ConcanState, Phase
from barracan.games.concan.view import PACK, ConcanView, public_state
from barracan.games.rummy.state import Hand, union
from barracan.model.cards import CODES, JOKER, KIND_COUNT, KINDS, Kind, codes
from barracan.model.randomness import shuffle, stream
from barracan.players.concan.partition import Search
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT, Candidate
from barracan.players.rummy.nearness import outs
from barracan.players.search import GATE


@dataclass(frozen=True)
class Style:
    """What a player likes beside what it brings.

    Attributes:
        sheds: so many thousandths of a point for each point of a card that it discards.
        takes: so many for each card to come that makes a meld with the top discard which it takes.
        waits: so many points more than are asked for it wants to lay at first, unless others may soon end the hand.
    """

    sheds: int = 0
    takes: int = 0
    waits: int = 0


@dataclass(frozen=True)
class Skill:
    """The knowledge of a level.

    Attributes:
        counts: it counts the cards that have been seen, so that it waits for none that is gone.
        announces: it thinks of announcing its jokers.
        swaps: it looks for jokers on the table that its cards can be swapped for.
        opens_by_swaps: it thinks of such swaps for its melds-down too.
        lays_off: it sees what fits the melds of others, not those of its own alone, before its last cards too.
        takes: it takes a discard that fits even where it must not.
        denies: it keeps what others could lay off.
        worlds: how many worlds it usually looks into.
        rounds: how many rounds it plays on there before it weighs what stands.
        gate: by how many thousandths of a standard error a move must beat the plan's there.
        style: what it likes beside what it brings.
    """

    counts: bool = True
    announces: bool = True
    swaps: bool = True
    opens_by_swaps: bool = True
    lays_off: bool = True
    takes: bool = True
    denies: bool = True
    worlds: int = 0
    rounds: int = 1
    gate: int = GATE
    style: Style = Style()


BEGINNER: Final = Skill(
    counts=False, announces=False, swaps=False, opens_by_swaps=False, lays_off=False, takes=False, denies=False
)
CASUAL: Final = Skill(counts=False, swaps=False, opens_by_swaps=False, denies=False)
"""Sees what it can lay, but overlooks jokers on the table, counts no cards and does not think of what others need."""
STRONG: Final = Skill(worlds=16)
EXPERT: Final = replace(STRONG, worlds=512, rounds=2, gate=500)


STYLES: Final = {
    "": Style(),
    "patient": Style(waits=15),
    "shedder": Style(sheds=300),
    "taker": Style(takes=400),
}


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: the public state with the seat's own hand.
        copies: how many cards of each kind may still come, as far as the player counts.
        total: how many cards that are.
        wanted, swaps: the kinds that can be laid off on the table, and those for which its jokers stand, as bits.
        danger: those of them, and jokers, that the next player could use so.
    """

    def __init__(self, view: ConcanView, skill: Skill) -> None:
        self.view = view
        self.seat = view.seat
        self.state = state = public_state(view)
        self.hand: Hand = state.hands[view.seat]
        self.opened = view.opened[view.seat]
        self.copies = [0] * KIND_COUNT
        for card in PACK:
            self.copies[card] += 1
        gone = self.hand.cards()
        if skill.counts:
            gone += [card for meld in state.melds for card in meld.cards] + state.discard
        for card in gone:
            self.copies[card] -= 1
        self.total = sum(self.copies)
        self.wanted = union(meld.wants for meld in state.melds)
        self.swaps = union(meld.swaps for meld in state.melds)
        following = (self.seat + 1) % view.seats
        self.danger = (self.wanted | self.swaps | 1 << JOKER) if view.opened[following] else 0


_SHORT_HAND: Final = 5
_LAST_ROUNDS: Final = 3
"""With so few cards, or so few rounds of draws left, others may soon end the hand."""
_FEW: Final = 4
"""With more cards there are too many ways to lay them."""


def way_out(state: ConcanState) -> LayMelds | LayOff | None:
    """The first move of a way out for the seat to move, which has opened; ``None`` if there is no way."""
    seat = state.turn
    assert seat is not None
    size = state.hands[seat].size
    if not 1 < size <= _FEW:
        return None
    moves = ConcanMoves(state)
    for meld in moves.of("meld"):
        if isinstance(meld, LayMelds) and sum(len(new.cards) for new in meld.melds) == size - 1:
            return meld
    for move in moves.of("layoff"):
        if isinstance(move, LayOff) and (size == 2 or way_out(_lay_off(state, move)) is not None):
            return move
    return None


def wins_with_top(state: ConcanState) -> bool:
    """Whether the top discard, once taken, leads to a way out for the seat to move, which has opened."""
    seat = state.turn
    assert seat is not None
    return state.hands[seat].size < _FEW and way_out(with_top(state)) is not None


def with_top(state: ConcanState) -> ConcanState:
    """The state once the seat to move has taken the top discard."""
    seat = state.turn
    assert seat is not None
    after = copy(state)
    after.hands, after.discard, after.announced = [*state.hands], [*state.discard], [*state.announced]
    after.hands[seat] = state.hands[seat].copy()
    after.take_into_hand(seat)
    after.phase = Phase.LAY
    return after


def wins_with_swap(state: ConcanState, move: Swap) -> bool:
    """Whether a swap leads to a way out."""
    after = copy(state)
    after.hands, after.melds, after.announced = [*state.hands], [*state.melds], [*state.announced]
    card = KINDS[move.card]
    after.melds[move.meld] = state.melds[move.meld].with_swap(card)
    after.hands[move.seat] = state.hands[move.seat].without([card])
    after.gain_joker(move.seat)
    return way_out(after) is not None


def lays_top(state: ConcanState) -> bool:
    """Whether the top discard, once taken, can be laid, by itself or with cards of the hand."""
    top, moves = state.discard[-1], ConcanMoves(with_top(state))
    if any(isinstance(move, LayOff) and KINDS[move.card] == top for move in moves.of("layoff")):
        return True
    laid = (new.cards for move in moves.of("meld") if isinstance(move, LayMelds) for new in move.melds)
    return any(CODES[top] in cards for cards in laid)


def frees_joker(state: ConcanState) -> bool:
    """Whether the top discard, once taken, can be swapped for a joker on the table."""
    swaps = ConcanMoves(with_top(state)).of("swap")
    return any(isinstance(swap, Swap) and KINDS[swap.card] == state.discard[-1] for swap in swaps)


def _lay_off(state: ConcanState, move: LayOff) -> ConcanState:
    after = copy(state)
    after.hands, after.melds = [*state.hands], [*state.melds]
    after.hands[move.seat] = state.hands[move.seat].without([KINDS[move.card]])
    meld = state.melds[move.meld]
    after.melds[move.meld] = meld.with_card(KINDS[move.card], KINDS[move.stands or move.card], move.end)
    return after


_OPENING: Final = 60
_LAYING: Final = 20
_FREE: Final = 30
"""Points that an opening, a lay-off or a swap, and an announcement are worth beside what they lay."""
_OUT: Final = 1000
"""The points that a sure way out is worth."""
SURE: Final = POINT * _OUT // 2
"""What leads by so much is such a way."""
_IN_A_MELD: Final = 50
LAID: Final = POINT * _IN_A_MELD
"""What it costs at least to discard a card of a meld."""
_TO_COME: Final = 120
"""What a card is worth if every card still to come completed a meld with it."""
_HELP: Final = 4
_GIVEN: Final = 2
"""What a discard costs that the next player can use, and what it costs those who hardly think of others."""


class Plan:
    """Values the moves of one position."""

    def __init__(self, position: Position, skill: Skill, inquiry: Inquiry) -> None:
        self.position = position
        self.skill = skill
        self._inquiry = inquiry
        self.seat = position.seat
        self.state = position.state
        self.hand = position.hand

    def candidates(self) -> list[Candidate]:
        """The moves worth weighing, the best first."""
        if self.state.phase is Phase.TAKE:
            found = list(self._takes())
        else:
            discards = self._discards()
            found = [*discards, *(self._lays(discards[0].value) if self.state.phase is Phase.LAY else ())]
        return sorted(found, key=lambda candidate: -candidate.value)

    # -- draw or take --------------------------------------------------------------------------------------------------

    def _takes(self) -> Iterator[Candidate]:
        yield Candidate(self._draw(), 0)
        if not self.state.discard:
            return
        top = self.state.discard[-1]
        if self.position.opened:
            take = Take(self.seat)
            yield Candidate(take, POINT * self._gain(top) + self.likes(take))
        elif (opening := self._opening(top)) is not None:
            laid, move = opening
            yield Candidate(move, POINT * (_OPENING + laid))

    def _draw(self) -> Draw:
        """The draw; the order of a new stock is chance (N7.1), so the one that was made then is the only one."""
        if self.state.stock:
            return Draw(self.seat)
        for move in self._inquiry.also:
            if isinstance(move, Draw):
                return move
        order = self.state.discard[:-1]
        shuffle(order, stream("new stock", self._inquiry.seed))
        return Draw(self.seat, codes(order))

    def _gain(self, top: Kind) -> int:
        """What the top discard is worth above an unknown card: what is laid with it."""
        if wins_with_top(self.state):
            return _OUT
        if not self.skill.takes:
            return -1
        if top == JOKER:
            return _LAYING
        with_top = self.hand.copy()
        with_top.add(top)
        more = self._best(with_top)[0] - self._best(self.hand)[0]
        if self.position.wanted >> top & 1:
            more = max(more, VALUES[top])
        return more - 1 if more > 0 else -1

    # -- melds-down, melds, lay-offs, swaps, announcements -------------------------------------------------------------

    def _best(self, hand: Hand) -> tuple[int, Layout]:
        """The layout that takes most points out of a hand."""
        return Search(hand, self.seat, _relief).best()

    def _opening(self, top: Kind | None) -> tuple[int, LayMelds | Take] | None:
        """The melds-down that lays most, with the top discard if one is named."""

        def worth(meld: Meld) -> int:
            return meld.value + (200 if top is not None and top in meld.cards else 0)

        lay = LayMelds if top is None else Take
        least = self._wanted()
        best: tuple[int, LayMelds | Take] | None = None
        for swaps in swap_choices(self.state, self.hand) if self.skill.opens_by_swaps else [()]:
            hand = legality.with_gains(self.hand.without([KINDS[part.card] for part in swaps]), len(swaps), top)
            layout = Search(hand, self.seat, worth, len(swaps) + (top == JOKER)).best()[1]
            move, laid = lay(self.seat, tuple(write(meld) for meld in layout), swaps or None), total_value(layout)
            if laid >= least and (best is None or laid > best[0]) and self._legal(move):
                best = laid, move
        return best

    def _wanted(self) -> int:
        """How much the melds-down is to lay: who waits wants more than the rules ask for, unless the hand may end."""
        view = self.position.view
        others = (size for seat, size in enumerate(view.hand_sizes) if seat != self.seat)
        may_end = min(others) <= _SHORT_HAND or view.stock_count <= _LAST_ROUNDS * view.seats
        return self.state.threshold + (0 if may_end else self.skill.style.waits)

    def _lays(self, discard: int) -> Iterator[Candidate]:
        """What is better than discarding at once."""
        if not self.position.opened:
            if (opening := self._opening(None)) is not None:
                laid, move = opening
                yield Candidate(move, discard + POINT * (_OPENING + laid))
            return
        announce = Announce(self.seat)
        if self.skill.announces and self._legal(announce):
            yield Candidate(announce, discard + POINT * _FREE * 4)
        if (way := way_out(self.state)) is not None:
            yield Candidate(way, discard + POINT * _OUT)
        laid, layout = self._best(self.hand)
        if layout:
            lay = LayMelds(self.seat, tuple(write(meld) for meld in layout))
            if self._legal(lay):
                yield Candidate(lay, discard + POINT * (_LAYING + laid))
        used = Hand(card for meld in layout for card in meld.cards)
        yield from self._singles(discard, used)

    def _singles(self, discard: int, used: Hand) -> Iterator[Candidate]:
        """Swaps and lay-offs of cards that no meld of the hand uses."""
        moves = ConcanMoves(self.state)
        if self.skill.swaps:
            for swap in moves.of("swap"):
                if isinstance(swap, Swap) and not used.counts[KINDS[swap.card]]:
                    yield Candidate(swap, discard + POINT * (_FREE + VALUES[KINDS[swap.card]]))
        for move in moves.of("layoff"):
            if not isinstance(move, LayOff):
                continue
            if not (self.skill.lays_off or self.hand.size <= _FEW or self.state.melds[move.meld].seat == self.seat):
                continue
            card = KINDS[move.card]
            if card == JOKER:
                if self.hand.size - self.hand.jokers <= 1:  # laying the jokers off wins the hand
                    yield Candidate(move, discard + POINT * _LAYING // 2)
            elif self.hand.counts[card] > used.counts[card]:
                yield Candidate(move, discard + POINT * (_LAYING // 2 + VALUES[card]))

    def _legal(self, move: ConcanMove) -> bool:
        return legality.refusal(self.state, move) is None

    # -- discard -------------------------------------------------------------------------------------------------------

    def _discards(self) -> list[Candidate]:
        """Every discard, what is least missed first."""
        worth = _relief if self.position.opened else attrgetter("value")
        layout = Search(self.hand, self.seat, worth).best()[1]
        used = Hand(card for meld in layout for card in meld.cards)
        found = []
        for card in self.hand.different():
            if card == self.state.barred:
                continue
            lost = (
                self._keep_worth(card)
                if self.hand.counts[card] > used.counts[card]
                else _IN_A_MELD + VALUES[min(card, 51)]
            )
            if self.position.danger >> card & 1:
                lost += _HELP if self.skill.denies else _GIVEN
            if self.hand.size == 1:
                lost = -_OPENING
            move = Discard(self.seat, CODES[card])
            found.append(Candidate(move, int(-POINT * lost) + self.likes(move)))
        return sorted(found, key=lambda candidate: -candidate.value)

    def likes(self, move: ConcanMove) -> int:
        """What its style likes about a move, in thousandths of a point."""
        style, position = self.skill.style, self.position
        match move:
            case Discard():
                card = KINDS[move.card]
                return 0 if card == JOKER else style.sheds * VALUES[card]
            case Take(melds=None):
                top = self.state.discard[-1]
                return 0 if top == JOKER else style.takes * outs(top, self.hand, position.copies)
        return 0

    def _keep_worth(self, card: Kind) -> float:
        """What a card that no meld uses is worth to keep."""
        if card == JOKER:
            return 40.0
        position = self.position
        chance = outs(card, self.hand, position.copies) / max(1, position.total)
        twin = 0.5 if self.hand.counts[card] > 1 else 1.0
        if position.opened:
            return twin * _TO_COME * chance - VALUES[card]
        return twin * _TO_COME * chance * (0.5 + VALUES[card] / 10) + 0.3 * VALUES[card]


def _relief(meld: Meld) -> int:
    """What a meld takes out of a hand: the points of its cards, and a little for each of them; jokers are cheap."""
    naturals = [card for card in meld.cards if card != JOKER]
    jokers = len(meld.cards) - len(naturals)
    return sum(VALUES[card] + 1 for card in naturals) - (4 - ANNOUNCED) * jokers
