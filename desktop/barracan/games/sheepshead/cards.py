"""The pack of Sheepshead: its trumps, its plain suits and what the cards count (S1)."""

from barracan.games.tricks.ranking import Mask, Ranking, cards_of, mask_of
from barracan.model.cards import KINDS, Kind, kinds

TRUMPS = kinds("QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D")
"""From high to low (S1.3)."""
PLAIN_SUITS = (kinds("AC TC KC 9C 8C 7C"), kinds("AH TH KH 9H 8H 7H"), kinds("AS TS KS 9S 8S 7S"))
"""From high to low (S1.4)."""
TRUMP = 3
RANKING = Ranking((*PLAIN_SUITS, TRUMPS), TRUMP)
PACK: tuple[Kind, ...] = tuple(sorted(card for suit in (*PLAIN_SUITS, TRUMPS) for card in suit))
WHOLE_PACK: Mask = mask_of(PACK)

_VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
VALUE_OF: dict[Kind, int] = {kind: _VALUES.get(code[0], 0) for code, kind in KINDS.items() if kind in PACK}
"""The card points (S1.5)."""
NEEDED = 61


def card_points(cards: Mask) -> int:
    """What these cards count (S1.5)."""
    return sum(VALUE_OF[card] for card in cards_of(cards))
