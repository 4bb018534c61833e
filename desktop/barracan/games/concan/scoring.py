"""The points of a hand (N9), each line explained."""

from collections.abc import Iterable
from typing import Final

from barracan.games.concan.melds import VALUES
from barracan.games.concan.state import ConcanState
from barracan.games.rummy.wording import RUMMY
from barracan.games.wording import Phrases
from barracan.model.cards import JOKER, Code, Kind, codes
from barracan.model.score import ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP

WINNER: Final = -25
NOT_OPENED: Final = 100
ANNOUNCED: Final = 2
UNHEARD: Final = 25

_TEXTS = {
    "winner": QT_TRANSLATE_NOOP("concan", "Out first"),
    "not_opened": QT_TRANSLATE_NOOP("concan", "Without a melds-down"),
    "announced": QT_TRANSLATE_NOOP("concan", "Announced jokers"),
    "unheard": QT_TRANSLATE_NOOP("concan", "Jokers not announced"),
}
_text = Phrases("concan", _TEXTS, RUMMY)


def score(state: ConcanState, winner: int | None) -> tuple[tuple[ScoreLine, ...], ...]:
    """The explained points of every seat at the end of a hand."""
    return tuple(_score(state, seat, seat == winner) for seat in range(state.seats))


def _score(state: ConcanState, seat: int, winner: bool) -> tuple[ScoreLine, ...]:
    if winner:
        return (_line("winner", 1, WINNER, "N9.1"),)
    if not state.opened[seat]:
        return (_line("not_opened", 1, NOT_OPENED, "N9.3"),)
    cards = [card for card in state.hands[seat].cards() if card != JOKER]
    announced = state.announced[seat]
    unheard = state.hands[seat].jokers - announced
    lines = (
        _line("left", len(cards), sum(VALUES[card] for card in cards), "N9.2", codes(cards)),
        _line("announced", announced, ANNOUNCED * announced, "N9.2"),
        _line("unheard", unheard, UNHEARD * unheard, "N9.2"),
    )
    return tuple(line for line in lines if line.count)


def hand_value(cards: Iterable[Kind], announced: int) -> int:
    """What cards left in a hand count, of whose jokers so many are announced (N9.2)."""
    cards = list(cards)
    unheard = cards.count(JOKER) - announced
    return sum(VALUES[card] for card in cards if card != JOKER) + ANNOUNCED * announced + UNHEARD * unheard


def _line(name: str, count: int, points: int, clause: str, cards: tuple[Code, ...] = ()) -> ScoreLine:
    return ScoreLine(_text(name), count, points, clause, cards=cards)
