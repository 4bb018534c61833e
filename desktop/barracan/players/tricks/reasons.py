"""Why a card is played to a trick, in a sentence that holds whatever the seat does not see."""

from barracan.games.tricks.ranking import Mask, cards_of
from barracan.model.cards import CODES, Kind, shown
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.tricks.plan import Sight

_TEXTS = {
    "only": QT_TRANSLATE_NOOP("advice", "No other card may be played."),
    "takes": QT_TRANSLATE_NOOP("advice", "Nobody plays after it, so that it takes the trick."),
    "sure": QT_TRANSLATE_NOOP("advice", "No card that may be in another hand beats it."),
    "so_far": QT_TRANSLATE_NOOP("advice", "It takes the trick unless a later card beats it."),
    "draws": QT_TRANSLATE_NOOP("advice", "Whoever has trumps has to follow with one."),
    "highest": QT_TRANSLATE_NOOP("advice", "No higher card of its suit can be in another hand: only a trump beats it."),
    "give": QT_TRANSLATE_NOOP("advice", "It may lose the trick, but other cards are worth more to keep."),
    "ally": QT_TRANSLATE_NOOP("advice", "The trick lies with the partner of this hand, and its points are safe there."),
    "hopes": QT_TRANSLATE_NOOP("advice", "The partner of this hand has the trick so far."),
    "lost": QT_TRANSLATE_NOOP("advice", "It can’t take this trick, and other cards are worth more to keep."),
    "under": QT_TRANSLATE_NOOP("advice", "It stays under the card that takes the trick so far."),
    "lowest": QT_TRANSLATE_NOOP("advice", "Every card of its suit that may be in another hand is higher."),
    "low": QT_TRANSLATE_NOOP("advice", "It is not likely to take the trick."),
    "rid": QT_TRANSLATE_NOOP("advice", "If the {card} takes this trick, it can take no dearer one later."),
    "forced": QT_TRANSLATE_NOOP("advice", "Every card that may be played beats the trick so far."),
    "dear": QT_TRANSLATE_NOOP("advice", "Whoever takes this trick has to take the {card} with its points."),
    "burden": QT_TRANSLATE_NOOP("advice", "It can’t take this trick, and the {card} may take a dearer one later."),
    "free": QT_TRANSLATE_NOOP("advice", "It can’t take this trick."),
}
_FEW = 2
"""With so many higher cards in other hands at most a card is likely to take a trick."""


def why_taking(sight: Sight, playable: Mask, card: Kind, allies: frozenset[int]) -> tuple[Text, ...]:
    """Where tricks bring points: why this card of those that may be played."""
    return _text(_why_taking(sight, playable, card, allies), card)


def why_ducking(sight: Sight, playable: Mask, card: Kind, dear: Mask = 0) -> tuple[Text, ...]:
    """Where tricks cost points, and these cards do: why this card of those that may be played."""
    return _text(_why_ducking(sight, playable, card, dear), card)


def _text(name: str, card: Kind) -> tuple[Text, ...]:
    arguments = {"card": shown(CODES[card])} if "{card}" in _TEXTS[name] else {}
    return (Text("advice", _TEXTS[name], arguments),)


def _why_taking(sight: Sight, playable: Mask, card: Kind, allies: frozenset[int]) -> str:
    trick, ranking = sight.state.trick, sight.ranking
    if playable == 1 << card:
        return "only"
    if not trick:
        if not ranking.beaters[card] & sight.unseen:
            return "sure"
        if ranking.trumps >> card & 1:
            return "draws"
        return "give" if ranking.higher[card] & sight.unseen else "highest"
    if sight.beats_the_trick(card):
        return "takes" if not sight.later else "so_far" if _beaten_by(sight, card, frozenset()) else "sure"
    if sight.state.winner in allies:
        return "hopes" if _beaten_by(sight, sight.state.best, allies) else "ally"
    return "lost"


def _why_ducking(sight: Sight, playable: Mask, card: Kind, dear: Mask) -> str:
    trick, ranking = sight.state.trick, sight.ranking
    if playable == 1 << card:
        return "only"
    higher, lower = ranking.higher[card] & sight.unseen, sight.below(card) & sight.unseen
    if not trick:
        if higher and not lower:
            return "lowest"
        return "low" if higher.bit_count() > _FEW else "rid"
    if sight.beats_the_trick(card):
        return "forced" if all(map(sight.beats_the_trick, cards_of(playable))) else "rid"
    if ranking.suit_of[card] == ranking.suit_of[trick[0]]:
        return "under"
    return "dear" if dear >> card & 1 else "burden" if lower else "free"


def _beaten_by(sight: Sight, card: Kind, allies: frozenset[int]) -> bool:
    """Whether a seat that is yet to play, and is no ally, may beat this card."""
    return any(sight.may_hold[seat] & sight.ranking.beaters[card] for seat in sight.later if seat not in allies)
