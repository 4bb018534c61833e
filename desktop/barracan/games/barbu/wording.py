"""Moves of Barbu in words, for the list of moves and for announcements."""

from collections.abc import Sequence

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import BarbuMove, Double, End, Lay, NameContract, Redouble
from barracan.games.barbu.view import BarbuView
from barracan.games.tricks.state import Pass, Play
from barracan.games.tricks.wording import TRICK_GAMES
from barracan.games.wording import Phrases, join_parts, rank_text
from barracan.model.cards import card_text
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Text

_NAMED = {
    "no_queens": QT_TRANSLATE_NOOP("barbu", "named no queens"),
    "no_tricks": QT_TRANSLATE_NOOP("barbu", "named no tricks"),
    "no_hearts": QT_TRANSLATE_NOOP("barbu", "named no hearts"),
    "no_king": QT_TRANSLATE_NOOP("barbu", "named no king of hearts"),
    "no_last_two": QT_TRANSLATE_NOOP("barbu", "named no last two"),
    "trump": QT_TRANSLATE_NOOP("barbu", "named trump in {suit}"),
    "dominoes": QT_TRANSLATE_NOOP("barbu", "named dominoes from {rank}"),
}
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_DOUBLED = (
    QT_TRANSLATE_NOOP("barbu", "doubled {first}"),
    QT_TRANSLATE_NOOP("barbu", "doubled {first} and {second}"),
    QT_TRANSLATE_NOOP("barbu", "doubled {first}, {second} and {third}"),
)
_REDOUBLED = (
    QT_TRANSLATE_NOOP("barbu", "redoubled {first}"),
    QT_TRANSLATE_NOOP("barbu", "redoubled {first} and {second}"),
    QT_TRANSLATE_NOOP("barbu", "redoubled {first}, {second} and {third}"),
)
_LAID = QT_TRANSLATE_NOOP("barbu", "laid {card}")
_ENDED = QT_TRANSLATE_NOOP("barbu", "ended the turn")


def describe(move: BarbuMove) -> Text:
    """Say what a move did, without its seat's name."""
    match move:
        case NameContract(contract=contract):
            return _describe_contract(contract)
        case Double(seats=seats):
            return _describe_seats(_DOUBLED, seats)
        case Redouble(seats=seats):
            return _describe_seats(_REDOUBLED, seats)
        case Play(card=card):
            return TRICK_GAMES("played", card=card_text(card))
        case Lay(card=card):
            return Text("barbu", _LAID, {"card": card_text(card)})
        case End():
            return Text("barbu", _ENDED)
        case Pass():
            return TRICK_GAMES("passed")


def describe_last(moves: Sequence[BarbuMove]) -> Text:
    """Say what the last of these moves of a hand did: who doubles a seat that has doubled it redoubles (P4.3)."""
    move = moves[-1]
    if not isinstance(move, Double):
        return describe(move)
    doublers = {before.seat for before in moves if isinstance(before, Double) and move.seat in before.seats}
    again = tuple(seat for seat in move.seats if seat in doublers)
    first = tuple(seat for seat in move.seats if seat not in doublers)
    parts = (_describe_seats(texts, seats) for texts, seats in ((_DOUBLED, first), (_REDOUBLED, again)) if seats)
    joined = join_parts(list(parts))
    assert isinstance(joined, Text)
    return joined


def _describe_contract(contract: Contract) -> Text:
    arguments: dict[str, Argument] = {}
    if contract.suit is not None:
        arguments["suit"] = SIGNS[contract.suit]
    if contract.rank is not None:
        arguments["rank"] = rank_text(contract.rank)
    return Text("barbu", _NAMED[contract.name], arguments)


def _describe_seats(templates: tuple[str, ...], seats: tuple[int, ...]) -> Text:
    arguments: dict[str, Argument] = dict(zip(("first", "second", "third"), map(Seat, seats), strict=False))
    return Text("barbu", templates[len(seats) - 1], arguments)


_CONTRACTS = {
    "no_queens": QT_TRANSLATE_NOOP("barbu", "Name no queens"),
    "no_tricks": QT_TRANSLATE_NOOP("barbu", "Name no tricks"),
    "no_hearts": QT_TRANSLATE_NOOP("barbu", "Name no hearts"),
    "no_king": QT_TRANSLATE_NOOP("barbu", "Name no king of hearts"),
    "no_last_two": QT_TRANSLATE_NOOP("barbu", "Name no last two"),
    "trump": QT_TRANSLATE_NOOP("barbu", "Name trump in {suit}"),
    "dominoes": QT_TRANSLATE_NOOP("barbu", "Name dominoes from {rank}"),
}
_ADVICE = {
    "double": QT_TRANSLATE_NOOP("barbu", "Double {seats}"),
    "redouble": QT_TRANSLATE_NOOP("barbu", "Redouble {seats}"),
    "both": QT_TRANSLATE_NOOP("barbu", "Double {seats}, and redouble {others}"),
    "nobody": QT_TRANSLATE_NOOP("barbu", "Pass, and double nobody"),
    "lay": QT_TRANSLATE_NOOP("barbu", "Lay the {card}"),
    "end": QT_TRANSLATE_NOOP("barbu", "End the turn"),
}


_advice = Phrases("barbu", _ADVICE, TRICK_GAMES)


def advise(view: BarbuView, move: BarbuMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case NameContract(contract=contract):
            return _contract(contract)
        case Double() | Redouble():
            return _doubling(view, move)
        case Play():
            return _advice("advise_play" if view.trick else "advise_lead", card=card_text(move.card))
        case Lay():
            return _advice("lay", card=card_text(move.card))
        case End():
            return _advice("end")
        case Pass():
            return _advice("nobody" if view.phase == "double" and view.seat != view.declarer else "label_pass")


def _doubling(view: BarbuView, move: Double | Redouble) -> Text:
    """Who has doubled this seat is redoubled, in its own turn too (P4.3)."""
    again = [seat for seat in move.seats if view.seat in view.doubles[seat]]
    first = [seat for seat in move.seats if seat not in again]
    seats = join_parts([Seat(seat) for seat in first or again])
    if again and first:
        return _advice("both", seats=seats, others=join_parts([Seat(seat) for seat in again]))
    return _advice("double" if first else "redouble", seats=seats)


def _contract(contract: Contract) -> Text:
    suit = SIGNS[contract.suit] if contract.suit else ""
    rank = rank_text(contract.rank) if contract.rank else ""
    return Text("barbu", _CONTRACTS[contract.name], {"suit": suit, "rank": rank})
