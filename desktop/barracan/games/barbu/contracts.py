"""The seven contracts (P3.2)."""

from typing import Final, NamedTuple

from barracan.games.tricks.ranking import Mask, Ranking, mask_of, suit_cards
from barracan.games.wording import rank_text
from barracan.model.cards import KINDS, SUITS
from barracan.model.common_texts import common_text
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

NEGATIVE: Final[tuple[str, ...]] = ("no_queens", "no_tricks", "no_hearts", "no_king", "no_last_two")
POSITIVE: Final[tuple[str, ...]] = ("trump", "dominoes")
NAMES = (*NEGATIVE, *POSITIVE)

QUEENS: Final[Mask] = mask_of(KINDS["Q" + suit] for suit in SUITS)
HEARTS: Final[Mask] = mask_of(suit_cards(SUITS.index("H")))
KING: Final[Mask] = 1 << KINDS["KH"]
WHOLE_PACK: Final[Mask] = (1 << 52) - 1

SCORED: Final[dict[str, Mask]] = {"no_queens": QUEENS, "no_hearts": HEARTS, "no_king": KING}
"""The cards that count in a contract which ends when the last of them is taken (P5.5)."""
LYING_OPEN: Final[dict[str, Mask]] = {"no_queens": QUEENS, "no_hearts": HEARTS}
"""The cards that lie face up before their taker (P13.2)."""
HEARTS_BARRED: Final = frozenset(("no_hearts", "no_king"))
"""Where hearts are led only by who has nothing else (P6.6)."""

_SUITS: Final = tuple(suit_cards(suit) for suit in range(len(SUITS)))
PLAIN: Final = Ranking(_SUITS)
WITH_TRUMPS: Final = tuple(Ranking(_SUITS, suit) for suit in range(len(SUITS)))


class Contract(NamedTuple):
    """A contract as named: with ``trump`` its suit, with ``dominoes`` its starting rank (P3.3)."""

    name: str
    suit: str | None = None
    rank: str | None = None

    @property
    def positive(self) -> bool:
        """Whether only the declarer may be doubled in it (P4.2)."""
        return self.name in POSITIVE

    @property
    def ranking(self) -> Ranking:
        """Which card beats which (P5.4)."""
        return PLAIN if self.suit is None else WITH_TRUMPS[SUITS.index(self.suit)]


TITLES = {
    "no_queens": QT_TRANSLATE_NOOP("barbu", "No queens"),
    "no_tricks": QT_TRANSLATE_NOOP("barbu", "No tricks"),
    "no_hearts": QT_TRANSLATE_NOOP("barbu", "No hearts"),
    "no_king": QT_TRANSLATE_NOOP("barbu", "No king of hearts"),
    "no_last_two": QT_TRANSLATE_NOOP("barbu", "No last two"),
    "trump": QT_TRANSLATE_NOOP("barbu", "Trump in {suit}"),
    "dominoes": QT_TRANSLATE_NOOP("barbu", "Dominoes from {rank}"),
}
_SUIT_TITLES = {
    "C": common_text("clubs"),
    "D": common_text("diamonds"),
    "H": common_text("hearts"),
    "S": common_text("spades"),
}


def contract_title(contract: Contract) -> Text:
    """The contract in words, as a title."""
    arguments: dict[str, Argument] = {}
    if contract.suit is not None:
        arguments["suit"] = _SUIT_TITLES[contract.suit]
    if contract.rank is not None:
        arguments["rank"] = rank_text(contract.rank)
    return Text("barbu", TITLES[contract.name], arguments)
