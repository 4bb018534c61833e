"""Moves in words for somebody who could make them: whole sentences without their full stop."""

from barracan.games.barbu.contracts import Contract, shown_rank
from barracan.games.barbu.describing import SIGNS
from barracan.games.barbu.moves import BarbuMove, Double, End, Lay, NameContract, Redouble
from barracan.games.barbu.view import BarbuView
from barracan.games.tricks.moves import Pass, Play
from barracan.games.wording import enumerated
from barracan.model.cards import shown
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Text

_CONTRACTS = {
    "no_queens": QT_TRANSLATE_NOOP("barbu", "Name no queens"),
    "no_tricks": QT_TRANSLATE_NOOP("barbu", "Name no tricks"),
    "no_hearts": QT_TRANSLATE_NOOP("barbu", "Name no hearts"),
    "no_king": QT_TRANSLATE_NOOP("barbu", "Name no king of hearts"),
    "no_last_two": QT_TRANSLATE_NOOP("barbu", "Name no last two"),
    "trump": QT_TRANSLATE_NOOP("barbu", "Name trump in {suit}"),
    "dominoes": QT_TRANSLATE_NOOP("barbu", "Name dominoes from {rank}"),
}
_TEXTS = {
    "double": QT_TRANSLATE_NOOP("barbu", "Double {seats}"),
    "redouble": QT_TRANSLATE_NOOP("barbu", "Redouble {seats}"),
    "both": QT_TRANSLATE_NOOP("barbu", "Double {seats}, and redouble {others}"),
    "pass": QT_TRANSLATE_NOOP("barbu", "Pass"),
    "nobody": QT_TRANSLATE_NOOP("barbu", "Pass, and double nobody"),
    "lead": QT_TRANSLATE_NOOP("barbu", "Lead the {card}"),
    "play": QT_TRANSLATE_NOOP("barbu", "Play the {card}"),
    "lay": QT_TRANSLATE_NOOP("barbu", "Lay the {card}"),
    "end": QT_TRANSLATE_NOOP("barbu", "End the turn"),
}


def _text(key: str, /, **arguments: Argument) -> Text:
    return Text("barbu", _TEXTS[key], arguments)


def advise(view: BarbuView, move: BarbuMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case NameContract(contract=contract):
            return _contract(contract)
        case Double() | Redouble():
            return _doubling(view, move)
        case Play():
            return _text("play" if view.trick else "lead", card=shown(move.card))
        case Lay():
            return _text("lay", card=shown(move.card))
        case End():
            return _text("end")
        case Pass():
            return _text("nobody" if view.phase == "double" and view.seat != view.declarer else "pass")


def _doubling(view: BarbuView, move: Double | Redouble) -> Text:
    """Who has doubled this seat is redoubled, in its own turn too (P4.3)."""
    again = [seat for seat in move.seats if view.seat in view.doubles[seat]]
    first = [seat for seat in move.seats if seat not in again]
    seats = enumerated([Seat(seat) for seat in first or again])
    if again and first:
        return _text("both", seats=seats, others=enumerated([Seat(seat) for seat in again]))
    return _text("double" if first else "redouble", seats=seats)


def _contract(contract: Contract) -> Text:
    suit = SIGNS[contract.suit] if contract.suit else ""
    rank = shown_rank(contract.rank) if contract.rank else ""
    return Text("barbu", _CONTRACTS[contract.name], {"suit": suit, "rank": rank})
