"""Why cards are no category of a type, with a way out (B5)."""

from collections.abc import Sequence

from barracan.games.barracan.categories import EVENS_ODDS, FAMILY, OPPOSITES, RUN, Cards
from barracan.games.wording import Phrases
from barracan.model.cards import ACE, CODES, JACK, JOKER, KING, NUMBER_OF, QUEEN, RANK_OF, SUIT_OF, Kind, card_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP

_TEXTS = {
    "numbers": QT_TRANSLATE_NOOP(
        "barracan", "Evens or odds are made of numbers, ace to ten. The {card} has none: leave it out."
    ),
    "size": QT_TRANSLATE_NOOP(
        "barracan", "Evens or odds have two to four cards, not {count}. Add one, or leave some out."
    ),
    "parity": QT_TRANSLATE_NOOP("barracan", "All numbers are even, or all are odd. Lay even and odd ones apart."),
    "colours": QT_TRANSLATE_NOOP(
        "barracan",
        "From the lowest to the highest, red and black alternate. {cards} do not: change one for the other colour.",
    ),
    "eleven": QT_TRANSLATE_NOOP(
        "barracan", "Opposites are two numbers that add up to 11, such as 4 and 7. {cards} do not: change one."
    ),
    "eleven_size": QT_TRANSLATE_NOOP(
        "barracan", "Opposites are two numbers that add up to 11, such as 4 and 7. Keep two such cards."
    ),
    "one_red": QT_TRANSLATE_NOOP(
        "barracan", "Opposites are one red and one black card. {cards} have one colour: change one."
    ),
    "triplet": QT_TRANSLATE_NOOP(
        "barracan", "A triplet is three cards of one rank, or two and a joker. Lay three that match."
    ),
    "triplet_ladder": QT_TRANSLATE_NOOP(
        "barracan", "In a ladder a triplet is three or four cards of one rank. Change the one that differs."
    ),
    "run": QT_TRANSLATE_NOOP(
        "barracan", "A run is three consecutive cards of one suit, or two of them and a joker. Lay three in a row."
    ),
    "run_ladder": QT_TRANSLATE_NOOP(
        "barracan", "In a ladder a run is three consecutive cards of one suit. Lay three in a row."
    ),
    "run_suit": QT_TRANSLATE_NOOP("barracan", "A run is of one suit. {cards} are of several: change one."),
    "run_round": QT_TRANSLATE_NOOP(
        "barracan", "In a run an ace lies before the 2 or after the king, never between. Put it at an end."
    ),
    "family": QT_TRANSLATE_NOOP(
        "barracan",
        "A family is a king, a queen of another suit, and one to four jacks of these two suits. Add what is missing.",
    ),
    "family_rank": QT_TRANSLATE_NOOP(
        "barracan", "A family is made of a king, a queen and jacks. The {card} is none of these: leave it out."
    ),
    "family_suits": QT_TRANSLATE_NOOP(
        "barracan",
        "King and queen of a family are of different suits. {king} and {queen} share one: change one of them.",
    ),
    "family_jack": QT_TRANSLATE_NOOP(
        "barracan", "A family’s jacks are of the king’s or the queen’s suit. The {card} is of neither: change it."
    ),
    "one_joker": QT_TRANSLATE_NOOP("barracan", "A category has one joker at most. Put another card in its place."),
    "no_joker": QT_TRANSLATE_NOOP("barracan", "Jokers go into triplets and runs only. Leave the joker out."),
}


_refuse = Phrases("barracan", _TEXTS).refusal


def category_fault(kind: int, cards: Cards, in_ladder: bool = False) -> Refusal:
    """Why these cards, sorted, are no category of this type, by itself or in a ladder."""
    jokers = cards.count(JOKER)
    if jokers and kind in (EVENS_ODDS, OPPOSITES, FAMILY):
        return _refuse("B5.6", "no_joker", (JOKER,))
    if jokers > 1:
        return _refuse("B5.6", "one_joker", (JOKER,))
    if kind == EVENS_ODDS:
        return _evens_odds_fault(cards)
    if kind == OPPOSITES:
        return _opposites_fault(cards)
    if kind == FAMILY:
        return _family_fault(cards)
    if kind == RUN:
        return _run_fault(cards, in_ladder)
    return _refuse("B5.3", "triplet_ladder" if in_ladder else "triplet", cards)


def _evens_odds_fault(cards: Cards) -> Refusal:
    for card in cards:
        if not NUMBER_OF[card]:
            return _refuse("B5.1", "numbers", (card,), card=card_text(CODES[card]))
    if not 2 <= len(cards) <= 4:
        return _refuse("B5.1", "size", cards, count=len(cards))
    if len({NUMBER_OF[card] & 1 for card in cards}) > 1:
        return _refuse("B5.1", "parity", cards)
    return _refuse("B5.1", "colours", cards, cards=_show_cards(cards))


def _opposites_fault(cards: Cards) -> Refusal:
    if len(cards) != 2:
        return _refuse("B5.2", "eleven_size", cards)
    numbers = [NUMBER_OF[card] for card in cards]
    good = all(numbers) and sum(numbers) == 11
    return _refuse("B5.2", "one_red" if good else "eleven", cards, cards=_show_cards(cards))


def _run_fault(cards: Cards, in_ladder: bool) -> Refusal:
    naturals = [card for card in cards if card != JOKER]
    if len({SUIT_OF[card] for card in naturals}) > 1:
        return _refuse("B5.4", "run_suit", naturals, cards=_show_cards(naturals))
    if {RANK_OF[card] for card in naturals} in ({ACE, ACE + 1, KING}, {ACE, QUEEN, ACE + 1}):
        return _refuse("B5.4", "run_round", naturals)
    return _refuse("B5.4", "run_ladder" if in_ladder else "run", cards)


def _family_fault(cards: Cards) -> Refusal:
    for card in cards:
        if RANK_OF[card] not in (JACK, QUEEN, KING):
            return _refuse("B5.5", "family_rank", (card,), card=card_text(CODES[card]))
    kings, queens, jacks = ([card for card in cards if RANK_OF[card] == rank] for rank in (KING, QUEEN, JACK))
    if len(kings) != 1 or len(queens) != 1 or not 1 <= len(jacks) <= 4:
        return _refuse("B5.5", "family", cards)
    king, queen = kings[0], queens[0]
    if SUIT_OF[king] == SUIT_OF[queen]:
        shown_king, shown_queen = card_text(CODES[king]), card_text(CODES[queen])
        return _refuse("B5.5", "family_suits", (king, queen), king=shown_king, queen=shown_queen)
    odd = next(card for card in jacks if SUIT_OF[card] not in (SUIT_OF[king], SUIT_OF[queen]))
    return _refuse("B5.5", "family_jack", (odd,), card=card_text(CODES[odd]))


def _show_cards(cards: Sequence[Kind]) -> str:
    return " ".join(card_text(CODES[card]) for card in cards)
