"""The rest of a hand with a Player when all hands are known: what he scores when everybody plays as well as can be.

The two who play against the Player are one side. What is asked is whether he gets so many card points or tricks, no
more: a search in which one side or the other is right is much shorter than one for how many.
"""

from typing import Final

from mypy_extensions import i64

from barracan.games.sheepshead.scoring import player_line
from barracan.games.sheepshead.state import SEATS, SheepsheadState, card_points
from barracan.games.tricks.ranking import mask_of
from barracan.players.sheepshead.outlook import Shares, marks, outlook, sure
from barracan.players.sheepshead.pack import (
    ALL_TRUMPS,
    BIT_OF,
    BLANKS,
    DEAR,
    JACKS,
    KINGS,
    PICTURES,
    PLAIN_ACES,
    beaters_of,
    different,
    renumber,
    suit_of,
    worth_of,
)

_BOUND: Final = 127
_BOUND_BITS: Final = 7
"""More than any hand's card points, and how many bits they take."""


class Solver:
    """Whether the Player gets what he needs of one world, with a memory that all moves and needs share.

    *point* is what a card point counts, *trick* what a trick does.
    """

    def __init__(self, point: int, trick: int) -> None:
        self._point: i64 = point
        self._trick: i64 = trick
        self._known: dict[int, int] = {}

    def reaches(self, hands: tuple[int, int, int], trick: tuple[int, int], alone: int, need: int, left: int) -> bool:
        """Whether he gets *need* of the *left* that is to be had, the cards of the trick on the table included.

        Hands come from the leader on, *alone* is whose of them is the Player's, *trick* the first and the second card
        of the trick as far as they lie there.
        """
        led, answer = trick
        if not led:
            return self._lead(hands[0], hands[1], hands[2], alone, need, left)
        if not answer:
            return self._second(hands[0], hands[1], hands[2], led, alone, need, left)
        worth = worth_of(led) + worth_of(answer)
        best, winner = (answer, 1) if answer & beaters_of(led, suit_of(led)) else (led, 0)
        return self._third(hands[0], hands[1], hands[2], suit_of(led), best, winner, worth, alone, need, left)

    def _lead(self, first: i64, second: i64, third: i64, alone: i64, need: i64, left: i64) -> bool:
        if need <= 0:
            return True
        if need > left:
            return False
        key = first | second | third | alone << 32
        known = self._known.get(key)
        low: i64 = 0
        high: i64 = left
        card: i64 = 0
        if known is not None:
            entry: i64 = known
            low = entry & _BOUND
            high = entry >> _BOUND_BITS & _BOUND
            if low >= need:
                return True
            if high < need:
                return False
            card = entry >> 2 * _BOUND_BITS
        cards = different(first, first, second | third)
        mine = alone == 0
        found = not mine
        while cards:
            if not card:
                card = _leading(cards) if mine else _leading_against(cards)
            cards &= ~card
            if self._second(first & ~card, second, third, card, alone, need, left) == mine:
                found = mine
                break
            card = 0
        if found and need > low:
            low = need
        elif not found and need <= high:
            high = need - 1
        self._known[key] = low | high << _BOUND_BITS | card << 2 * _BOUND_BITS
        return found

    def _second(self, first: i64, second: i64, third: i64, led: i64, alone: i64, need: i64, left: i64) -> bool:
        suit = suit_of(led)
        legal: i64 = second & suit
        if not legal:
            legal = second
        cards = different(legal, second, first | third | led)
        beaters = beaters_of(led, suit)
        mine = alone == 1
        answers: i64 = third & suit
        if not answers:
            answers = third
        answers &= beaters
        helps = not mine and (not answers if alone == 2 else answers != 0 and not cards & beaters)
        taking: i64 = beaters
        if mine and answers:  # what the third may take again is fought for last
            taking &= (answers & -answers) - 1
        while cards:
            card = _giving(cards) if helps else _fighting(cards, taking)
            cards &= ~card
            worth: i64 = worth_of(led) + worth_of(card)
            if card & beaters:
                found = self._third(first, second & ~card, third, suit, card, 1, worth, alone, need, left)
            else:
                found = self._third(first, second & ~card, third, suit, led, 0, worth, alone, need, left)
            if found == mine:
                return found
        return not mine

    def _third(
        self,
        first: i64,
        second: i64,
        third: i64,
        suit: i64,
        best: i64,
        winner: i64,
        worth: i64,
        alone: i64,
        need: i64,
        left: i64,
    ) -> bool:
        legal: i64 = third & suit
        if not legal:
            legal = third
        cards = different(legal, third, first | second | best)
        beaters = beaters_of(best, suit)
        mine = alone == 2
        helps = not mine and winner != alone
        while cards:
            card = _giving(cards) if helps else _fighting(cards, beaters)
            cards &= ~card
            gain: i64 = (worth + worth_of(card)) * self._point + self._trick
            rest: i64 = left - gain
            if card & beaters:
                wanted: i64 = need - gain if mine else need
                found = self._lead(third & ~card, first, second, alone + 1 if alone < 2 else 0, wanted, rest)
            elif winner == 0:
                wanted = need - gain if alone == 0 else need
                found = self._lead(first, second, third & ~card, alone, wanted, rest)
            else:
                wanted = need - gain if alone == 1 else need
                found = self._lead(second, third & ~card, first, alone - 1 if alone > 0 else 2, wanted, rest)
            if found == mine:
                return found
        return not mine


def _leading(cards: i64) -> i64:
    """The card that the Player leads first in thought."""
    tier: i64 = cards & PLAIN_ACES
    if not tier:
        tier = cards & ALL_TRUMPS & ~DEAR
    if not tier:
        tier = cards
    return tier & -tier


def _leading_against(cards: i64) -> i64:
    """The card that the others lead first in thought."""
    tier: i64 = cards & PLAIN_ACES
    if not tier:
        tier = cards & (PLAIN_ACES << 1 | PLAIN_ACES << 2)
    if not tier:
        tier = cards & ~ALL_TRUMPS
    if not tier:
        tier = cards & ~DEAR
    if not tier:
        tier = cards
    return tier & -tier


def _giving(cards: i64) -> i64:
    """The card that is first given to an ally."""
    tier: i64 = cards & DEAR
    if not tier:
        tier = cards & KINGS
    if not tier:
        tier = cards & BLANKS
    if not tier:
        tier = cards
    return tier & -tier


def _fighting(cards: i64, beaters: i64) -> i64:
    """The card first played to an opponent's trick: what takes it and counts much, then what takes it cheaply."""
    tier: i64 = cards & beaters & DEAR
    if not tier:
        tier = cards & beaters & ~PICTURES
    if not tier:
        tier = cards & beaters & JACKS
    if not tier:
        tier = cards & beaters
    if not tier:
        tier = cards & BLANKS
    if not tier:
        tier = cards & KINGS
    if not tier:
        tier = cards & PICTURES
    if not tier:
        tier = cards
    return tier & -tier


class Rest:
    """What the Player of one world scores once all hands are known; all moves tried in the world share its memory."""

    def __init__(self, *, blurred: bool) -> None:
        """*blurred* takes into account that nobody sees what is solved here."""
        self._points = Solver(1, 0)
        self._tricks = Solver(0, 1)
        self._blurred = blurred

    def outlook(self, state: SheepsheadState) -> Shares:
        """How likely each score of the Player is when everybody plays the rest as well as can be (S5)."""
        player = state.player
        assert player is not None
        taken = card_points(state.taken[player] | mask_of(state.window))
        won = state.won[player]
        if state.turn is None:
            return sure(player_line(won, taken).points)
        first = state.leader if state.trick else state.turn
        hands = [renumber(state.hands[(first + step) % SEATS]) for step in range(SEATS)]
        trick = [BIT_OF[card] for card in state.trick] + [0, 0]
        count = max(map(int.bit_count, state.hands))
        left = card_points(sum(state.hands) | mask_of(state.trick))
        position = (hands[0], hands[1], hands[2]), (trick[0], trick[1]), (player - first) % SEATS
        asked = marks(count if self._blurred else 0)
        reached, beyond = 0, len(asked)
        while reached < beyond:
            middle = (reached + beyond) // 2
            if self._points.reaches(*position, asked[middle] - taken, left):
                reached = middle + 1
            else:
                beyond = middle
        if reached == len(asked) and won == len(state.tricks):
            if self._tricks.reaches(*position, count, count):
                return sure(6)
        elif not reached and not won and not self._tricks.reaches(*position, 1, count):
            return sure(-6)
        return outlook(count if self._blurred else 0, reached)
