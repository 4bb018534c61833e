"""Why a card is played to a trick, in a sentence."""

from barracan.games.tricks.ranking import Mask, Ranking
from barracan.games.tricks.state import TricksState
from barracan.model.cards import CODES, Kind, shown
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "only": QT_TRANSLATE_NOOP("advice", "No other card may be played."),
    "takes": QT_TRANSLATE_NOOP("advice", "Nobody plays after it, so that it takes the trick."),
    "likely": QT_TRANSLATE_NOOP("advice", "It is likely to take the trick."),
    "ally": QT_TRANSLATE_NOOP("advice", "The trick lies with the partner of this hand, and its points are safe there."),
    "least": QT_TRANSLATE_NOOP("advice", "The trick is likely to be lost, and the {card} is least to give to it."),
    "under": QT_TRANSLATE_NOOP("advice", "It stays under the card that takes the trick so far."),
    "burden": QT_TRANSLATE_NOOP("advice", "It can’t take this trick, and the {card} may take a dearer one later."),
    "low": QT_TRANSLATE_NOOP("advice", "It is not likely to take the trick."),
    "cheap": QT_TRANSLATE_NOOP("advice", "The trick costs little, and the {card} may take a dearer one later."),
}


def _text(name: str, card: Kind) -> tuple[Text, ...]:
    arguments = {"card": shown(CODES[card])} if "{card}" in _TEXTS[name] else {}
    return (Text("advice", _TEXTS[name], arguments),)


def why_taking(
    state: TricksState, ranking: Ranking, playable: Mask, card: Kind, allies: frozenset[int]
) -> tuple[Text, ...]:
    """Where tricks bring points: why this card of those that may be played."""
    if playable == 1 << card:
        return _text("only", card)
    if not state.trick:
        return _text("likely" if _strong(ranking, card) else "least", card)
    if _beats(state, ranking, card):
        return _text("takes" if len(state.trick) == state.seats - 1 else "likely", card)
    return _text("ally" if state.winner in allies else "least", card)


def why_ducking(state: TricksState, ranking: Ranking, playable: Mask, card: Kind) -> tuple[Text, ...]:
    """Where tricks cost points: why this card of those that may be played."""
    if playable == 1 << card:
        return _text("only", card)
    if not state.trick:
        return _text("cheap" if _strong(ranking, card) else "low", card)
    if _beats(state, ranking, card):
        return _text("cheap", card)
    follows = ranking.suit_of[card] == ranking.suit_of[state.trick[0]]
    return _text("under" if follows else "burden", card)


def _beats(state: TricksState, ranking: Ranking, card: Kind) -> bool:
    return bool(ranking.beaters[state.best] >> card & 1)


def _strong(ranking: Ranking, card: Kind) -> bool:
    """Whether hardly a card of its suit is higher."""
    return ranking.higher[card].bit_count() <= 2
