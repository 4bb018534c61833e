"""Moves in words, for the list of moves and for announcements."""

from collections.abc import Sequence
from dataclasses import replace

from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds, Take
from barracan.games.burraco.view import BurracoView
from barracan.games.rummy.view import without
from barracan.games.rummy.wording import RUMMY
from barracan.games.wording import Phrases, join_parts
from barracan.model.cards import card_text, cards_text, codes
from barracan.model.game import Sides
from barracan.model.moves import Move
from barracan.model.places import MELD, place_name
from barracan.model.text import GROWN, QT_TRANSLATE_NOOP, Seat, Text

_text = Phrases(
    "burraco",
    {
        "took": QT_TRANSLATE_NOOP("burraco", "took the discard pile"),
        "melded": QT_TRANSLATE_NOOP("burraco", "melded {cards}"),
        "melded_two": QT_TRANSLATE_NOOP("burraco", "melded {cards} and {other}"),
        "melded_more": QT_TRANSLATE_NOOP("burraco", "melded {cards}, {other} and {more} more"),
        "group": QT_TRANSLATE_NOOP("burraco", "a group {cards}"),
        "kind_group": QT_TRANSLATE_NOOP("burraco", "group"),
        #: As players of Burraco say, who may have another word for a run than those of other games; so the next one.
        "run": QT_TRANSLATE_NOOP("burraco", "a run {cards}"),
        "kind_run": QT_TRANSLATE_NOOP("burraco", "run"),
        "clean": QT_TRANSLATE_NOOP("burraco", "{name} completes a clean meld: +{points}"),
        "pot": QT_TRANSLATE_NOOP("burraco", "{name} takes a pot"),
        "added": QT_TRANSLATE_NOOP("burraco", "added to {cards}"),
        "advise_take": QT_TRANSLATE_NOOP("burraco", "Take the discard pile, {count} cards"),
        "advise_take_one": QT_TRANSLATE_NOOP("burraco", "Take the {card} from the discard pile"),
        "advise_group": QT_TRANSLATE_NOOP("burraco", "Add {cards} to the group {meld}"),
        "advise_run": QT_TRANSLATE_NOOP("burraco", "Add {cards} to the run {meld}"),
    },
    RUMMY,
)


def clean_meld(seat: int, points: int) -> Text:
    """Tell the table that a seat has made a meld clean (C4.8), with what that counts."""
    return _text("clean", name=Seat(seat), points=points)


def pot_text(seat: int) -> Text:
    """Tell the table that a seat has taken a pot (C6.1)."""
    return _text("pot", name=Seat(seat))


def describe(move: BurracoMove) -> Text:
    """Say what a move did, without its seat's name."""
    match move:
        case Draw():
            return _text("drew")
        case Take():
            return _text("took")
        case Discard():
            return _text("discarded", card=card_text(move.card))
        case Add():
            return _text("added", cards=cards_text(move.cards))
        case LayMelds():
            return _describe_melds(move)


def describe_last(moves: Sequence[BurracoMove], sides: Sides) -> Text:
    """Say what the last of these moves did, and which meld it has made longer."""
    return with_grown(describe(moves[-1]), moves[-1], sides)


def with_grown(text: Text, move: Move, sides: Sides) -> Text:
    """What is said of a move, with the place of the meld to which it has added (C4.6)."""
    if not isinstance(move, Add):
        return text
    side = next(side for side, seats in enumerate(sides) if move.seat in seats)
    return replace(text, arguments={**text.arguments, GROWN: place_name(MELD, side, move.meld)})


def _describe_melds(move: LayMelds) -> Text:
    first, *others = (cards_text(cards) for cards in move.melds)
    if not others:
        return _text("melded", cards=first)
    name = "melded_two" if len(others) == 1 else "melded_more"
    return _text(name, cards=first, other=others[0], more=len(others) - 1)


def meld_text(meld: Meld) -> Text:
    """Name a meld with its cards, in the middle of a sentence."""
    return _text("group" if meld.is_group else "run", cards=cards_text(codes(meld.cards)))


def kind_text(meld: Meld) -> Text:
    """Say what kind of meld it is."""
    return _text("kind_group" if meld.is_group else "kind_run")


def advise(view: BurracoView, move: BurracoMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _text("advise_draw")
        case Take() if len(view.discard) == 1:
            return _text("advise_take_one", card=card_text(view.discard[0]))
        case Take():
            return _text("advise_take", count=len(view.discard))
        case LayMelds():
            return _text("advise_lay", melds=join_parts([cards_text(cards) for cards in move.melds]))
        case Add():
            meld = view.table[view.side].melds[move.meld]
            new = without(move.cards, meld.cards)
            return _text(f"advise_{meld.kind}", cards=cards_text(new), meld=cards_text(meld.cards))
        case Discard():
            return _text("advise_discard", card=card_text(move.card))
