"""A position as one seat knows it, in the small integers that planning needs."""

from barracan.games.concan.view import PACK, ConcanView, public_state
from barracan.games.rummy.hand import Hand
from barracan.model.cards import JOKER, KIND_COUNT
from barracan.players.concan.skill import Skill


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: the public state with the seat's own hand.
        copies: how many cards of each kind may still come, as far as the player counts.
        total: how many cards that are.
        danger: the kinds that the next player could lay off on the table, as bits.
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
        self.wanted = 0
        for meld in state.melds:
            self.wanted |= meld.wants
        following = (self.seat + 1) % view.seats
        self.danger = (self.wanted | 1 << JOKER) if view.opened[following] else 0
