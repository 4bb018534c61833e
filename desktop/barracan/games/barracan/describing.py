"""Moves in words, for the list of moves and for announcements."""

from collections.abc import Sequence

from barracan.games.barracan.ladders import TYPE_OF, Ladder
from barracan.games.barracan.moves import BarracanMove, Category, Discard, Draw, LayMelds, Meld, Pass, PickUp, TakeTrick
from barracan.model.cards import shown, shown_all
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Text
from barracan.model.value import value

_DREW = QT_TRANSLATE_NOOP("barracan", "drew")
_PASSED = QT_TRANSLATE_NOOP("barracan", "passed")
_DISCARDED = QT_TRANSLATE_NOOP("barracan", "discarded {card}")
_TRICK = QT_TRANSLATE_NOOP("barracan", "took a trick with {card}")
_PICKED_ONE = QT_TRANSLATE_NOOP("barracan", "picked up {pile} for {meld}")
_PICKED_MORE = QT_TRANSLATE_NOOP("barracan", "picked up {pile} for {meld} and {more} more")
_MELDED_ONE = QT_TRANSLATE_NOOP("barracan", "melded {meld}")
_MELDED_TWO = QT_TRANSLATE_NOOP("barracan", "melded {meld} and {other}")
_MELDED_MORE = QT_TRANSLATE_NOOP("barracan", "melded {meld}, {other} and {more} more")
_OWN_PILE = QT_TRANSLATE_NOOP("barracan", "{name}’s pile")
_SECOND_PILE = QT_TRANSLATE_NOOP("barracan", "{name}’s second pile")
_NEUTRAL_PILE = QT_TRANSLATE_NOOP("barracan", "the neutral pile")
_FLASH = QT_TRANSLATE_NOOP("barracan", "made a flash exit")
_LADDER = QT_TRANSLATE_NOOP("barracan", "a ladder of {count} cards")
_COMPLETED = QT_TRANSLATE_NOOP("barracan", "{name} completes a ladder: +{points}")
_ROYAL = QT_TRANSLATE_NOOP("barracan", "{name} completes a royal ladder: +{points}")
_MELDS = (
    QT_TRANSLATE_NOOP("barracan", "evens or odds {cards}"),
    QT_TRANSLATE_NOOP("barracan", "opposites {cards}"),
    QT_TRANSLATE_NOOP("barracan", "a triplet {cards}"),
    QT_TRANSLATE_NOOP("barracan", "a run {cards}"),
    QT_TRANSLATE_NOOP("barracan", "a family {cards}"),
)


@value
class Pile(Seat):
    """A pile, which is named after its owner (B3.2)."""

    def named(self, names: Sequence[str]) -> Argument:
        """Its owner's pile; of two players the other piles are their second ones, of three the fourth is neutral."""
        if self.number < len(names):
            return Text("barracan", _OWN_PILE, {"name": names[self.number]})
        if len(names) == 2:
            return Text("barracan", _SECOND_PILE, {"name": names[self.number - 2]})
        return Text("barracan", _NEUTRAL_PILE)

    def __str__(self) -> str:
        return f"pile {self.number}"


def describe(move: BarracanMove) -> Text:
    """Say what a move did, without its seat's name."""
    match move:
        case Draw():
            return Text("barracan", _DREW)
        case Pass():
            return Text("barracan", _PASSED)
        case Discard():
            return Text("barracan", _DISCARDED, {"card": shown(move.card)})
        case TakeTrick():
            return Text("barracan", _TRICK, {"card": shown(move.card)})
        case PickUp():
            arguments: dict[str, Argument] = {
                "pile": Pile(move.pile),
                "meld": describe_meld(move.melds[0]),
                "more": len(move.melds) - 1,
            }
            return Text("barracan", _PICKED_MORE if len(move.melds) > 1 else _PICKED_ONE, arguments)
        case LayMelds():
            return _describe_melds(move)


def _describe_melds(move: LayMelds) -> Text:
    if move.flash:
        return Text("barracan", _FLASH)
    first, *others = move.melds
    if not others:
        return Text("barracan", _MELDED_ONE, {"meld": describe_meld(first)})
    template = _MELDED_TWO if len(others) == 1 else _MELDED_MORE
    arguments: dict[str, Argument] = {
        "meld": describe_meld(first),
        "other": describe_meld(others[0]),
        "more": len(others) - 1,
    }
    return Text("barracan", template, arguments)


def completed(seat: int, ladder: Ladder) -> Text:
    """Tell the table that a seat has completed a ladder (B9.9, B9.10), with the ladder's own points."""
    return Text("barracan", _ROYAL if ladder.pure else _COMPLETED, {"name": Seat(seat), "points": ladder.points})


def describe_meld(meld: Meld) -> Text:
    """Name a meld with its cards, in the middle of a sentence."""
    if isinstance(meld, Category):
        return Text("barracan", _MELDS[TYPE_OF[meld.name]], {"cards": shown_all(meld.cards)})
    count = len(meld.arm) + sum(len(cards) for _, cards in meld.rows)
    return Text("barracan", _LADDER, {"count": count})
