"""The cut of the pack before a deal, in games in which it counts."""

from barracan.model.text import Text
from barracan.model.value import value


@value
class PackCut:
    """Who has lifted how many of the cards, what that is in words, and the clause by which it counts."""

    seat: int
    lifted: int
    cards: int
    words: Text
    clause: str
