"""Why a card is played, where taking a trick costs and where it brings points, in two sentences at most."""

from barracan.games.tricks.ranking import Mask, Ranking, cards_of
from barracan.games.wording import Phrases
from barracan.model.cards import CODES, Kind, card_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.tricks.plan import Sight

_TEXTS = {
    "only": QT_TRANSLATE_NOOP("advice", "No other card may be played."),
    "takes": QT_TRANSLATE_NOOP("advice", "Nobody plays after it, so that it takes the trick."),
    "sure": QT_TRANSLATE_NOOP("advice", "No card that may be in another hand beats it."),
    "so_far": QT_TRANSLATE_NOOP("advice", "It takes the trick unless a later card beats it."),
    "draws": QT_TRANSLATE_NOOP("advice", "Whoever has trumps has to follow with one."),
    "draws_highest": QT_TRANSLATE_NOOP(
        "advice", "Whoever has trumps has to follow with the highest one, if that beats it."
    ),
    "later": QT_TRANSLATE_NOOP("advice", "Higher trumps of this hand are kept for later tricks."),
    "highest": QT_TRANSLATE_NOOP("advice", "No higher card of its suit can be in another hand: only a trump beats it."),
    "give": QT_TRANSLATE_NOOP("advice", "It may lose the trick, but other cards are worth more to keep."),
    "ally": QT_TRANSLATE_NOOP("advice", "The trick lies with the partner of this hand, and its points are safe there."),
    "hopes": QT_TRANSLATE_NOOP("advice", "The partner of this hand has the trick so far."),
    "lost": QT_TRANSLATE_NOOP("advice", "It cannot take this trick, and other cards are worth more to keep."),
    "keeps_higher": QT_TRANSLATE_NOOP(
        "advice", "It cannot take this trick, and a higher card of its suit may take another."
    ),
    "keeps_trumps": QT_TRANSLATE_NOOP("advice", "It cannot take this trick, and no trump is spent on it."),
    "under": QT_TRANSLATE_NOOP("advice", "It stays under the card that takes the trick so far."),
    "keeps_lower": QT_TRANSLATE_NOOP(
        "advice", "It stays under the card that takes the trick so far, and lower cards of its suit are left for later."
    ),
    "keeps_lower_trumps": QT_TRANSLATE_NOOP(
        "advice", "It stays under the card that takes the trick so far, and lower trumps are left for later."
    ),
    "lowest": QT_TRANSLATE_NOOP("advice", "Every card of its suit that may be in another hand is higher."),
    "low": QT_TRANSLATE_NOOP("advice", "It is not likely to take the trick."),
    "rid": QT_TRANSLATE_NOOP("advice", "If it takes this trick, it can take no dearer one later."),
    "gone": QT_TRANSLATE_NOOP("advice", "If it takes this trick, it can take no other one later."),
    "surely_rid": QT_TRANSLATE_NOOP("advice", "It takes this trick, and can take no dearer one later."),
    "surely_gone": QT_TRANSLATE_NOOP("advice", "It takes this trick, and can take no other one later."),
    "lower": QT_TRANSLATE_NOOP("advice", "Lower cards of its suit are left for later."),
    "lower_trumps": QT_TRANSLATE_NOOP("advice", "Lower trumps are left for later."),
    "short": QT_TRANSLATE_NOOP(
        "advice", "This hand has no other card of its suit, and can throw any card on that suit from now on."
    ),
    "forced": QT_TRANSLATE_NOOP("advice", "Every card that may be played beats the trick so far."),
    "dear": QT_TRANSLATE_NOOP("advice", "Whoever takes this trick has to take this card with its points."),
    "burden": QT_TRANSLATE_NOOP("advice", "It cannot take this trick, and may take a dearer one later."),
    "guarded": QT_TRANSLATE_NOOP("advice", "The {card} is guarded by lower cards of its suit."),
    "free": QT_TRANSLATE_NOOP("advice", "It cannot take this trick."),
}
_FEW = 2
"""With so many higher cards in other hands at most a card is likely to take a trick."""
_GUARDS = 2
"""Behind so many lower cards of its suit a card hides for a while."""

_text = Phrases("advice", _TEXTS)


def why_taking(
    sight: Sight, playable: Mask, card: Kind, allies: frozenset[int], *, highest: bool = False
) -> tuple[Text, ...]:
    """Where tricks bring points: why this card of those that may be played.

    *highest* is whether a trump that is led has to be followed with the highest one.
    """
    why = _why_taking(sight, playable, card, allies)
    if why != "draws":
        return (_text(why),)
    first, ranking = _text("draws_highest" if highest else "draws"), sight.ranking
    return (first, _text("later")) if playable & ranking.higher[card] & ranking.trumps else (first,)


def why_ducking(sight: Sight, playable: Mask, card: Kind, dear: Mask, *, level: bool) -> tuple[Text, ...]:
    """Where tricks cost points, by dear cards in them or all the same: why this card of those that may be played."""
    why = _why_ducking(sight, playable, card, dear)
    first, is_trump = _text(_tell_apart(sight, card, why, level=level)), sight.ranking.trumps >> card & 1
    if why in {"rid", "low", "lowest"} and _empties(sight, card):
        return first, _text("short")
    if why == "rid" and sight.state.trick and playable & sight.below(card):
        return first, _text("lower_trumps" if is_trump else "lower")
    if why in {"burden", "free"} and (guarded := _guarded(sight, dear & playable)) is not None:
        return first, _text("guarded", card=card_text(CODES[guarded]))
    return (first,)


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
    return _why_losing(ranking, playable, card)


def _why_losing(ranking: Ranking, playable: Mask, card: Kind) -> str:
    """Why this card is given to a trick that others take, by what else might have been given."""
    rest = playable & ~(1 << card)
    if not rest & ~ranking.higher[card]:
        return "keeps_higher"
    return "keeps_trumps" if rest & ranking.trumps and not ranking.trumps >> card & 1 else "lost"


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
        return "keeps_lower" if _keeps_lower(sight, playable, card) else "under"
    return "dear" if dear >> card & 1 else "burden" if lower else "free"


def _tell_apart(sight: Sight, card: Kind, why: str, *, level: bool) -> str:
    """The same as it is said of a trump, or of a card that surely takes the trick."""
    if why == "keeps_lower" and sight.ranking.trumps >> card & 1:
        return "keeps_lower_trumps"
    if why != "rid":
        return why
    what = "gone" if level else "rid"
    return f"surely_{what}" if sight.state.trick and not _beaten_by(sight, card, frozenset()) else what


def _keeps_lower(sight: Sight, playable: Mask, card: Kind) -> bool:
    """Whether a card of the hand stays that is lower than a card of another hand which this one is not lower than."""
    between = sight.below(card) & sight.unseen
    return any(between & sight.ranking.higher[lower] for lower in cards_of(playable & sight.below(card)))


def _empties(sight: Sight, card: Kind) -> bool:
    """Whether the hand has no other card of a plain suit that others may still lead, and nothing is trumped."""
    ranking = sight.ranking
    suit = ranking.suits[ranking.suit_of[card]]
    return not ranking.trumps and sight.hand & suit == 1 << card and bool(sight.unseen & suit)


def _guarded(sight: Sight, dear: Mask) -> Kind | None:
    """The highest of these cards, if they are all of one suit, and lower ones of that suit lie in the hand too."""
    ranking = sight.ranking
    highest = [card for card in cards_of(dear) if not dear & ranking.higher[card]]
    if len(highest) != 1 or (sight.hand & sight.below(highest[0])).bit_count() < _GUARDS:
        return None
    return highest[0]


def _beaten_by(sight: Sight, card: Kind, allies: frozenset[int]) -> bool:
    """Whether a seat that is yet to play, and is no ally, may beat this card."""
    return any(sight.may_hold[seat] & sight.ranking.beaters[card] for seat in sight.later if seat not in allies)
