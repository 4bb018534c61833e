"""Moves of Barbu in words, for the list of moves and for announcements."""

from barracan.games.barbu.contracts import Contract, shown_rank
from barracan.games.barbu.moves import BarbuMove, Double, End, Lay, NameContract, Redouble
from barracan.games.tricks.moves import Pass, Play
from barracan.model.cards import shown
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
_PASSED = QT_TRANSLATE_NOOP("barbu", "passed")
_PLAYED = QT_TRANSLATE_NOOP("barbu", "played {card}")
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
            return Text("barbu", _PLAYED, {"card": shown(card)})
        case Lay(card=card):
            return Text("barbu", _LAID, {"card": shown(card)})
        case End():
            return Text("barbu", _ENDED)
        case Pass():
            return Text("barbu", _PASSED)


def _describe_contract(contract: Contract) -> Text:
    arguments: dict[str, Argument] = {}
    if contract.suit is not None:
        arguments["suit"] = SIGNS[contract.suit]
    if contract.rank is not None:
        arguments["rank"] = shown_rank(contract.rank)
    return Text("barbu", _NAMED[contract.name], arguments)


def _describe_seats(templates: tuple[str, ...], seats: tuple[int, ...]) -> Text:
    arguments: dict[str, Argument] = dict(zip(("first", "second", "third"), map(Seat, seats), strict=False))
    return Text("barbu", templates[len(seats) - 1], arguments)
