"""Judging the examples of the rules of trick games: who wins a trick."""

from barracan.games.tricks.ranking import Ranking
from barracan.model.cards import CODES, KINDS, card_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verdict import Groups, Verdict

_WINS = QT_TRANSLATE_NOOP("tricks", "{card} wins")


def judge_trick(groups: Groups, ranking: Ranking) -> Verdict:
    """The card that wins these, led by the first."""
    cards = [KINDS[code] for code in groups[0]]
    best = 0
    for at, card in enumerate(cards):
        if ranking.beaters[cards[best]] >> card & 1:
            best = at
    return Verdict(True, Text("tricks", _WINS, {"card": card_text(CODES[cards[best]])}), marked=(best,))
