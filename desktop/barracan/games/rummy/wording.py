"""What several rummies say in the same words."""

from collections.abc import Sequence
from typing import Final

from barracan.games.rummy.state import Hand
from barracan.games.wording import Phrases
from barracan.model.cards import CODES, Kind, card_text
from barracan.model.common_texts import common_text
from barracan.model.offers import Pick
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

RUMMY: Final = Phrases(
    "rummy",
    {
        "not_held": QT_TRANSLATE_NOOP("rummy", "The {card} is not in the hand."),
        "too_often": QT_TRANSLATE_NOOP(
            "rummy", "The hand holds fewer of the {card} than are laid here. Take one back."
        ),
        "no_meld": QT_TRANSLATE_NOOP("rummy", "There is no such meld on the table. Choose one that lies there."),
        "draw": QT_TRANSLATE_NOOP("rummy", "{turn}: draw a card."),
        "label_draw": common_text("Draw"),
        "label_take": QT_TRANSLATE_NOOP("rummy", "Take {card}"),
        "label_lay": QT_TRANSLATE_NOOP("rummy", "Lay {meld}"),
        "label_off": QT_TRANSLATE_NOOP("rummy", "Lay off {card}"),
        "label_discard": QT_TRANSLATE_NOOP("rummy", "Discard {card}"),
        "label_out": QT_TRANSLATE_NOOP("rummy", "Discard {card} and win the hand"),
        "down": QT_TRANSLATE_NOOP("rummy", "Lay down {count}, {points} points"),
        "label_tray": QT_TRANSLATE_NOOP("rummy", "Put into the tray"),
        "empty": QT_TRANSLATE_NOOP("rummy", "Empty draft"),
        "none": QT_TRANSLATE_NOOP("rummy", "No meld yet"),
        "keep": QT_TRANSLATE_NOOP("rummy", "Leaves {count} cards in hand"),
        "keep_one": QT_TRANSLATE_NOOP("rummy", "Leaves one card in hand"),
        "keep_none": QT_TRANSLATE_NOOP("rummy", "Leaves no card in hand"),
        "other": QT_TRANSLATE_NOOP("rummy", "{action}, with {meld}"),
        "drew": QT_TRANSLATE_NOOP("rummy", "drew"),
        "off": QT_TRANSLATE_NOOP("rummy", "laid off {card}"),
        "discarded": QT_TRANSLATE_NOOP("rummy", "discarded {card}"),
        "run": QT_TRANSLATE_NOOP("rummy", "a run {cards}"),
        "set": QT_TRANSLATE_NOOP("rummy", "a set {cards}"),
        "kind_run": QT_TRANSLATE_NOOP("rummy", "run"),
        "kind_set": QT_TRANSLATE_NOOP("rummy", "set"),
        "cards": QT_TRANSLATE_NOOP("rummy", "cards {cards}"),
        "advise_draw": QT_TRANSLATE_NOOP("rummy", "Draw a card from the stock"),
        "advise_lay": QT_TRANSLATE_NOOP("rummy", "Lay {melds}"),
        "advise_off_set": QT_TRANSLATE_NOOP("rummy", "Lay the {card} off to the set {meld}"),
        "advise_off_run": QT_TRANSLATE_NOOP("rummy", "Lay the {card} off to the run {meld}"),
        "advise_discard": QT_TRANSLATE_NOOP("rummy", "Discard the {card}"),
        "left": QT_TRANSLATE_NOOP("rummy", "Cards left in hand"),
        "again": QT_TRANSLATE_NOOP("rummy", "Choose it again for the rest of its meld: {cards}."),
        "unfit": QT_TRANSLATE_NOOP("rummy", "The {card} does not fit this meld."),
        "value": QT_TRANSLATE_NOOP("rummy", "Cards in the hand"),
        "went_out": QT_TRANSLATE_NOOP("rummy", "{name} went out"),
        "goes_out": QT_TRANSLATE_NOOP("rummy", "{name} goes out: +{points}"),
        "won": QT_TRANSLATE_NOOP("rummy", "{name} won the hand"),
        "wins": QT_TRANSLATE_NOOP("rummy", "{name} wins the hand"),
        "stock": QT_TRANSLATE_NOOP("rummy", "the stock ran dry"),
    },
)


def hand_size_text(count: int) -> Text:
    """How many cards are left in the hand."""
    return RUMMY("keep" if count > 1 else "keep_one" if count == 1 else "keep_none", count=max(count, 0))


def again_note(rest: Sequence[Pick]) -> Text:
    """That the last chosen card brings the rest of its meld when it is chosen again."""
    return RUMMY("again", cards=" ".join(card_text(pick.card) for pick in rest if pick.card))


def held_fault(hand: Hand, cards: Sequence[Kind], clause: str) -> Refusal | None:
    """Why cards do not leave a hand: it does not hold one of them, or not as often."""
    if hand.holds(cards):
        return None
    card = next(card for card in cards if cards.count(card) > hand.counts[card])
    name = "too_often" if hand.counts[card] else "not_held"
    return RUMMY.refusal(clause, name, (card,), card=card_text(CODES[card]))
