"""Moves in words, for the list of moves and for announcements."""

from collections.abc import Sequence

from barracan.games.barracan import categories
from barracan.games.barracan.ladders import TYPE_OF, Ladder
from barracan.games.barracan.moves import (
    BarracanMove,
    Category,
    Discard,
    Draw,
    LadderMeld,
    LayMelds,
    Meld,
    Pass,
    PickUp,
    TakeTrick,
)
from barracan.games.barracan.state import discard_pile
from barracan.games.barracan.view import BarracanView, ladder_cards, new_cards
from barracan.games.rummy.view import without
from barracan.games.rummy.wording import RUMMY
from barracan.games.wording import Phrases, join_parts
from barracan.model.cards import KINDS, Code, card_text, cards_text, codes
from barracan.model.common_texts import common_text
from barracan.model.game import Sides
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Template, Text, text_in
from barracan.model.value import value

_TRICK = QT_TRANSLATE_NOOP("barracan", "took a trick with {card}")
_PICKED_ONE = QT_TRANSLATE_NOOP("barracan", "picked up {pile} for {meld}")
_PICKED_MORE = QT_TRANSLATE_NOOP("barracan", "picked up {pile} for {meld} and {more} more")
_MELDED_ONE = QT_TRANSLATE_NOOP("barracan", "melded {meld}")
_MELDED_TWO = QT_TRANSLATE_NOOP("barracan", "melded {meld} and {other}")
_MELDED_MORE = QT_TRANSLATE_NOOP("barracan", "melded {meld}, {other} and {more} more")
_FLASH = QT_TRANSLATE_NOOP("barracan", "made a flash exit")
_LADDER = QT_TRANSLATE_NOOP("barracan", "a ladder of {count} cards")
_COMPLETED = QT_TRANSLATE_NOOP("barracan", "{name} completes a ladder: +{points}")
_ROYAL = QT_TRANSLATE_NOOP("barracan", "{name} completes a royal ladder: +{points}")
_pile_text = Phrases(
    "barracan",
    {
        #: What is picked up: “picked up your pile for …”, “Pick up your pile and lay …”; so the next five too.
        "own": QT_TRANSLATE_NOOP("barracan", "your pile"),
        "second": QT_TRANSLATE_NOOP("barracan", "your second pile"),
        "neutral": QT_TRANSLATE_NOOP("barracan", "the neutral pile"),
    },
    named={
        "own": QT_TRANSLATE_NOOP("barracan", "{name}’s pile"),
        "second": QT_TRANSLATE_NOOP("barracan", "{name}’s second pile"),
    },
)
_MELDS: tuple[Template, ...] = (
    QT_TRANSLATE_NOOP("barracan", "evens or odds {cards}"),
    QT_TRANSLATE_NOOP("barracan", "opposites {cards}"),
    QT_TRANSLATE_NOOP("barracan", "a triplet {cards}"),
    RUMMY("run"),
    QT_TRANSLATE_NOOP("barracan", "a family {cards}"),
)


@value
class Pile(Seat):
    """A pile, which is named after its owner (B3.2)."""

    def with_name(self, names: Sequence[str]) -> Argument:
        """Its owner's pile; of two players the other piles are their second ones, of three the fourth is neutral."""
        if self.number < len(names):
            return _pile_text("own", name=names[self.number])
        if len(names) == 2:
            return _pile_text("second", name=names[self.number - 2])
        return _pile_text("neutral")

    def __str__(self) -> str:
        return f"pile {self.number}"


def describe_last(moves: Sequence[BarracanMove], sides: Sides) -> Text:
    """Say what the last of these moves of a hand did: what was added to a ladder that lay on the table (B9.7)."""
    *earlier, move = moves
    side = next(seats for seats in sides if move.seat in seats)
    return describe(move, [before for before in earlier if before.seat in side])


def describe(move: BarracanMove, earlier: Sequence[BarracanMove] = ()) -> Text:
    """Say what a move did, without its seat's name; *earlier* are those of its side in the hand before it."""
    match move:
        case Draw():
            return RUMMY("drew")
        case Pass():
            return common_text("passed")
        case Discard():
            return RUMMY("discarded", card=card_text(move.card))
        case TakeTrick():
            return Text("barracan", _TRICK, {"card": card_text(move.card)})
        case PickUp():
            arguments: dict[str, Argument] = {
                "pile": Pile(move.pile),
                "meld": _describe_laid(move.melds[0], earlier),
                "more": len(move.melds) - 1,
            }
            return Text("barracan", _PICKED_MORE if len(move.melds) > 1 else _PICKED_ONE, arguments)
        case LayMelds():
            return _describe_melds(move, earlier)


def _describe_melds(move: LayMelds, earlier: Sequence[BarracanMove]) -> Text:
    if move.flash:
        return Text("barracan", _FLASH)
    first, *others = (_describe_laid(meld, earlier) for meld in move.melds)
    if not others:
        return Text("barracan", _MELDED_ONE, {"meld": first})
    template = _MELDED_TWO if len(others) == 1 else _MELDED_MORE
    arguments: dict[str, Argument] = {
        "meld": first,
        "other": others[0],
        "more": len(others) - 1,
    }
    return Text("barracan", template, arguments)


def _describe_laid(meld: Meld, earlier: Sequence[BarracanMove]) -> Text:
    """Name a meld; of a ladder that has grown the cards that it got."""
    grown = _cards_added(meld, earlier) if isinstance(meld, LadderMeld) else ()
    return _advice("on_ladder", cards=cards_text(grown)) if grown else describe_meld(meld)


def _cards_added(ladder: LadderMeld, earlier: Sequence[BarracanMove]) -> tuple[Code, ...]:
    """The cards that a ladder did not have when its side laid of it last; none where it is a new one."""
    for move in reversed(earlier):
        if isinstance(move, LayMelds | PickUp):
            for meld in move.melds:
                if isinstance(meld, LadderMeld) and meld.number == ladder.number and _holds(ladder, meld):
                    return without(ladder_cards(ladder), ladder_cards(meld))
    return ()


def _holds(ladder: LadderMeld, part: LadderMeld) -> bool:
    """Whether a ladder has another's arm in one piece, and all its rows."""
    length, rows = len(part.arm), [sorted(row) for _, row in ladder.rows]
    starts = range(len(ladder.arm) - length + 1)
    in_one_piece = any(ladder.arm[at : at + length] == part.arm for at in starts)
    return in_one_piece and all(sorted(row) in rows for _, row in part.rows)


def completion_text(seat: int, ladder: Ladder) -> Text:
    """Tell the table that a seat has completed a ladder (B9.9, B9.10), with the ladder's own points."""
    return Text("barracan", _ROYAL if ladder.pure else _COMPLETED, {"name": Seat(seat), "points": ladder.points})


def describe_meld(meld: Meld) -> Text:
    """Name a meld with its cards as they are laid, in the middle of a sentence."""
    if isinstance(meld, Category):
        kind = TYPE_OF[meld.name]
        cards = codes(categories.in_order(kind, tuple(KINDS[code] for code in meld.cards)))
        return text_in("barracan", _MELDS[kind], {"cards": cards_text(cards)})
    count = len(meld.arm) + sum(len(cards) for _, cards in meld.rows)
    return Text("barracan", _LADDER, {"count": count})


_ADVICE = {
    "pass": QT_TRANSLATE_NOOP("barracan", "Pass, which ends the hand"),
    "pick_up": QT_TRANSLATE_NOOP("barracan", "Pick up {pile} and lay {melds}"),
    "trick": QT_TRANSLATE_NOOP("barracan", "Take the trick {cards} with the {card}"),
    "flash": QT_TRANSLATE_NOOP("barracan", "Make a flash exit with {melds}"),
    "flash_discard": QT_TRANSLATE_NOOP("barracan", "Make a flash exit with {melds}, and discard the {card}"),
    "own": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on your pile"),
    "second": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on your second pile"),
    "neutral": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on the neutral pile"),
    "out": QT_TRANSLATE_NOOP("barracan", "Discard the {card} and meld out"),
    "ladder": QT_TRANSLATE_NOOP("barracan", "a ladder {cards}"),
    "on_ladder": QT_TRANSLATE_NOOP("barracan", "{cards} on the ladder"),
}
_NAMED = {
    "own": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on {name}’s pile"),
    "second": QT_TRANSLATE_NOOP("barracan", "Discard the {card} on {name}’s second pile"),
}
"""The same where several people share the screen."""


_advice = Phrases("barracan", _ADVICE, RUMMY, _NAMED)


def advise(view: BarracanView, move: BarracanMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _advice("advise_draw")
        case Pass():
            return _advice("pass")
        case Discard():
            return _discard(view, move)
        case TakeTrick():
            cards = [view.piles[spot.pile][spot.at] for spot in move.cards]
            return _advice("trick", cards=cards_text(cards), card=card_text(move.card))
        case PickUp():
            return _advice("pick_up", pile=_pile(view, move.pile), melds=_melds(view, move.melds))
        case LayMelds():
            return _lay(view, move)


def _lay(view: BarracanView, move: LayMelds) -> Text:
    melds = _melds(view, move.melds)
    if move.discard is not None:
        return _advice("flash_discard", melds=melds, card=card_text(move.discard))
    return _advice("flash" if move.flash else "advise_lay", melds=melds)


def _discard(view: BarracanView, move: Discard) -> Text:
    card = card_text(move.card)
    if len(view.hand) == 1:
        return _advice("out", card=card)
    if view.seats == 4:
        return _advice("advise_discard", card=card)
    if discard_pile(view.piles, view.seat, view.seats) == view.seat:
        return _advice("own", card=card)
    return _advice("second" if view.seats == 2 else "neutral", card=card)


def _pile(view: BarracanView, number: int) -> Argument:
    """A pile by its owner; a seat itself takes from its second one alone (B3.2, B3.4)."""
    return _pile_text("second") if view.seats == 2 and number == view.seat + 2 else Pile(number)


def _melds(view: BarracanView, melds: tuple[Meld, ...]) -> Argument:
    return join_parts([_ladder(view, meld) if isinstance(meld, LadderMeld) else describe_meld(meld) for meld in melds])


def _ladder(view: BarracanView, meld: LadderMeld) -> Text:
    """The cards of a ladder that do not lie on the table yet."""
    grows = meld.number < len(view.table[view.side_of(view.seat)].ladders)
    return _advice("on_ladder" if grows else "ladder", cards=cards_text(new_cards(view, meld)))
