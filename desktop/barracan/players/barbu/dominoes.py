"""Laying dominoes: what a card opens for the hand that it comes from, and what for others."""

from barracan.games.barbu.dominoes import LENGTH
from barracan.games.barbu.moves import LAYS, BarbuMove, End
from barracan.games.barbu.state import BarbuState
from barracan.games.tricks.moves import Pass
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.model.cards import SUITS, Kind
from barracan.players.barbu.skill import Skill

_OWN, _OTHERS = 2.0, 0.7
"""What a card counts that is opened for the own hand, and what one that is opened for others costs."""


def weighed(state: BarbuState, seat: int, skill: Skill) -> list[tuple[float, BarbuMove]]:
    """The moves of the seat to move in dominoes, the best first."""
    assert state.foundations is not None
    hand = state.hands[seat]
    fitting = hand & state.foundations.layable
    if not fitting:
        return [(0.0, Pass(seat))]
    found: list[tuple[float, BarbuMove]] = [
        (_opened(state, hand, card), LAYS[seat][card]) for card in cards_of(fitting)
    ]
    found.sort(key=lambda each: -each[0])
    if state.laid:
        best = found[0][0]
        held = skill.holds_back and best < 0 and fitting.bit_count() > 1 and not _hurried(state, seat)
        found.insert(0 if held else len(found), (0.0, End(seat)))
    elif state.first_turn:
        found.append((-10.0, Pass(seat)))
    return found


def _opened(state: BarbuState, hand: Mask, card: Kind) -> float:
    """What laying a card opens: the own cards next to it, one after another, less those of others behind them."""
    foundations = state.foundations
    assert foundations is not None
    suit = card % len(SUITS)
    value = 0.0
    for step in (1, -1):
        at = (card // len(SUITS) - 1) % LENGTH
        for _ in range(LENGTH - 1):
            at += step
            if not foundations.continuous and not 0 <= at < LENGTH:
                break
            following = 1 << (at % LENGTH + 1) % LENGTH * len(SUITS) + suit
            if _lies(state, following):
                break
            if not hand & following:
                value -= _OTHERS
                break
            value += _OWN
    return value


def _lies(state: BarbuState, card: Mask) -> bool:
    """Whether a card lies on its foundation."""
    foundations = state.foundations
    assert foundations is not None
    kind = card.bit_length() - 1
    suit = kind % len(SUITS)
    place = (kind // len(SUITS) - 1) % LENGTH
    return (place - foundations.low[suit]) % LENGTH < foundations.sizes[suit]


def _hurried(state: BarbuState, seat: int) -> bool:
    """Whether somebody else is nearly out, so that there is no time to hold back."""
    return any(0 < hand.bit_count() <= 3 for other, hand in enumerate(state.hands) if other != seat)
