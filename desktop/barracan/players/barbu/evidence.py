"""Worlds that a seat may take for likely: hands that agree with what it sees, and explain what the others did."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from barracan.games.barbu.contracts import NAMES
from barracan.games.barbu.moves import SEATS
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.ranking import Mask
from barracan.games.tricks.worlds import deal_unseen
from barracan.model.randomness import Stream, choose_by_weight, stream
from barracan.players.barbu.contract_choice import SPREAD, USUAL_SCORE, likely_score_of
from barracan.players.barbu.course import Hands, Table, pack_hands
from barracan.players.barbu.habits import Habits, lacking_now
from barracan.players.barbu.pack import BIT_OF, different, number_of, suit_of
from barracan.players.barbu.plan import Skill
from barracan.players.barbu.terms import Terms, terms_of
from barracan.players.inquiry import Inquiry

Draw = Callable[[int], Hands]
_HABITUAL: Final = 4
"""A card played by habit is so many times as likely as another one."""


class Hidden:
    """What a seat does not see: the cards of the other hands, and what is known of where they lie."""

    def __init__(self, state: BarbuState, seat: int) -> None:
        self._seat = seat
        self._mine = state.hands[seat]
        self._others = [other for other in range(SEATS) if other != seat]
        hands = [state.hands[other] for other in self._others]
        self._unseen = sum(hands)
        self._sizes = [hand.bit_count() for hand in hands]
        self._lacks = [state.lacks[other] for other in self._others]
        self._holds = [(at, cards) for at, other in enumerate(self._others) for cards in state.holds[other]]

    def deal(self, rng: Stream) -> list[Mask]:
        """All hands by seats, those of the others dealt anew."""
        found = [self._mine] * SEATS
        if self._unseen:
            dealt = deal_unseen(self._unseen, self._sizes, self._lacks, self._holds, rng)
            for other, hand in zip(self._others, dealt, strict=True):
                found[other] = hand
        return found


def draw_of(state: BarbuState, inquiry: Inquiry, skill: Skill) -> Draw:
    """The worlds of the seat to move by number: the likelier where the level weighs what was done."""
    seat = state.turn
    assert seat is not None
    if inquiry.state is not None:
        known = pack_hands(inquiry.state.hands)
        return lambda _: known
    hidden = Hidden(state, seat)
    if not skill.guesses or state.contract is None:
        return lambda number: pack_hands(hidden.deal(stream("barbu", inquiry.seed, number)))
    return Evidence(state, seat, hidden, inquiry.seed, skill.guesses).draw


class _Played:
    """One card that another seat has played: what it saw then, and what the hands had beside what they have now."""

    def __init__(self, table: Table, card: int, left: int, gone: Sequence[int]) -> None:
        self.seat = table.seat
        self.table = table
        self.card: i64 = card
        self.left: i64 = left
        self.first, self.second, self.third, self.fourth = gone


class Evidence:
    """What the other seats have done so far, and worlds that explain it."""

    def __init__(self, state: BarbuState, seat: int, hidden: Hidden, seed: int, drawn: int) -> None:
        contract = state.contract
        assert contract is not None
        self._hidden = hidden
        self._seed = seed
        self._drawn = drawn
        self._state = state
        self._contract = contract
        waits = len(NAMES) - len(state.named[state.declarer])
        self._looks = seat != state.declarer and waits > 1
        self._played: list[_Played] = []
        if state.phase is Phase.PLAY:
            self._terms = terms_of(state)
            self._habits = Habits(self._terms)
            self._played = _read_plays(state, seat, self._terms)
        self._declared = state.played_by(state.declarer)

    def draw(self, number: int) -> Hands:
        """The world of this number."""
        rng = stream("barbu", self._seed, number)
        worlds, weights = [], []
        for _ in range(self._drawn):
            hands = self._hidden.deal(rng)
            packed = pack_hands(hands)
            weight = self._explains_contract(hands) if self._looks else 1
            worlds.append(packed)
            weights.append(weight * self._explains_plays(packed))
        return choose_by_weight(worlds, weights, rng)

    def _explains_contract(self, hands: Sequence[Mask]) -> int:
        """How well the declarer's hand explains that he named this contract."""
        state = self._state
        declarer = state.declarer
        hand = hands[declarer] | self._declared
        name = self._contract.name
        better = likely_score_of(hand, self._contract, state.options, declares=True) - USUAL_SCORE[name]
        return int(1 << max(0, min(8, 4 + 2 * better // SPREAD[name])))

    def _explains_plays(self, hands: Hands) -> int:
        """How well the hands explain the cards that the other seats have played."""
        weight = 1
        for played in self._played:
            if self._is_habit(played, hands):
                weight *= _HABITUAL
        return weight

    def _is_habit(self, played: _Played, hands: Hands) -> bool:
        first: i64 = hands[0] | played.first
        second: i64 = hands[1] | played.second
        third: i64 = hands[2] | played.third
        fourth: i64 = hands[3] | played.fourth
        seat = played.seat
        mine: i64 = first if seat == 0 else second if seat == 1 else third if seat == 2 else fourth
        unseen: i64 = (first | second | third | fourth) & ~mine
        table = played.table
        lacks: i64 = table.lacks >> 4
        if not table.lying:
            card = self._habits.lead(mine, unseen, lacks, played.left)
        else:
            later: i64 = 3 - table.lying
            lacking = lacking_now(lacks, table.led, later)
            worth = self._terms.worth(table.trick)
            card = self._habits.follow(mine, unseen, table.led, table.best, worth, later, lacking, played.left)
        if card == played.card:
            return True
        pair: i64 = card | played.card
        return different(pair, mine, unseen, self._terms.single) != pair and suit_of(card) == suit_of(played.card)


def _read_plays(state: BarbuState, seat: int, terms: Terms) -> list[_Played]:
    """The cards that other seats have played so far, in order."""
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    if state.trick:
        tricks.append((state.leader, tuple(state.trick)))
    gone = [0] * SEATS
    for leader, cards in tricks:
        for at, card in enumerate(cards):
            gone[leader + at & 3] |= BIT_OF[card]
    found = []
    lacks = [0] * SEATS
    for leader, cards in tricks:
        led = best = trick = 0
        winner = leader
        for at, card in enumerate(cards):
            player = leader + at & 3
            bit = BIT_OF[card]
            turned = 0
            for step in range(SEATS):
                turned |= lacks[player + step & 3] << 4 * step
            if player != seat:
                table = Table(player, at, led, best, winner, trick, turned)
                left = gone[player].bit_count() + state.hands[player].bit_count()
                found.append(_Played(table, bit, left, gone))
            if not at:
                led = suit_of(bit)
            elif not bit & led:
                lacks[player] |= 1 << number_of(led)
            if not at or bit & terms.beaters(best, led):
                best, winner = bit, player
            trick |= bit
            gone[player] ^= bit
    return found
