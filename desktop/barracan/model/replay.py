"""Replaying a record line by line, every line judged before it counts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from barracan.model.cards import CODES, KINDS
from barracan.model.events import Event
from barracan.model.game import AnyGame, Sides, State
from barracan.model.moves import Line, Move, RecordFault, cards_key, fault, key
from barracan.model.options import OptionValue
from barracan.model.refusal import Refusal
from barracan.model.score import Extra, HandEnd, MatchEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Text

HUMAN = "human"
"""The player of a seat whose cards a person here plays."""
_BETWEEN = ":"


def write_player(level: str, style: str) -> str:
    """The name of a player."""
    return f"{level}{_BETWEEN}{style}" if style else level


def read_player(player: str) -> tuple[str, str]:
    """The level of a player and its style, which may be empty."""
    level, _, style = player.partition(_BETWEEN)
    return level, style


FORMAT = 1

_TEXTS = {
    "first": QT_TRANSLATE_NOOP("record", "A record begins with a match line."),
    "second": QT_TRANSLATE_NOOP("record", "A record has one match line only, the first."),
    "kind": QT_TRANSLATE_NOOP("record", "A line’s kind is match, hand, move, hand_end or match_end."),
    "format": QT_TRANSLATE_NOOP("record", "This program reads format 1 of records."),
    "game": QT_TRANSLATE_NOOP("record", "This program does not know the game that the record names."),
    "option": QT_TRANSLATE_NOOP("record", "The game has no option {option}."),
    "seat": QT_TRANSLATE_NOOP("record", "Each seat is an object with a name and a player."),
    "seats": QT_TRANSLATE_NOOP("record", "The game is not played by {seats}."),
    "sides": QT_TRANSLATE_NOOP("record", "The sides of this match are {sides}."),
    "side_form": QT_TRANSLATE_NOOP("record", "The key sides needs a list of lists of seats."),
    "over": QT_TRANSLATE_NOOP("record", "Nothing follows the end of the match."),
    "hand_end": QT_TRANSLATE_NOOP("record", "The hand is over: its hand_end line comes next."),
    "match_end": QT_TRANSLATE_NOOP("record", "The match is decided: its match_end line comes next."),
    "no_hand_end": QT_TRANSLATE_NOOP("record", "The hand is not over yet."),
    "no_match_end": QT_TRANSLATE_NOOP("record", "The match is not decided yet."),
    "no_hand": QT_TRANSLATE_NOOP("record", "No hand is being played: a hand line comes first."),
    "in_hand": QT_TRANSLATE_NOOP("record", "The hand before is not over yet."),
    "hand_number": QT_TRANSLATE_NOOP("record", "This is hand {hand}."),
    "value": QT_TRANSLATE_NOOP("record", "The key {key} does not agree with the play: {value} is right."),
    "turn": QT_TRANSLATE_NOOP("record", "The key seat needs a seat of this match."),
}


class SeatNote(NamedTuple):
    """Who sits at a seat: a name, what plays (``human``, a level, ``random``), and its style; a note, never judged."""

    name: str
    player: str
    style: str = ""

    @classmethod
    def of(cls, name: str, player: str) -> "SeatNote":
        """The note about somebody whose player is named with its style."""
        return cls(name, *read_player(player))


@dataclass
class Happened:
    """What a line brought about: the move, if it was one, and the events."""

    move: Move | None
    events: list[Event]


FindGame = Callable[[str], AnyGame | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Replay:
    """A record being replayed; its state is that after the last line read.

    Attributes:
        hands: how many hands have begun.
        finished: whether the match_end line has been read.
    """

    game: AnyGame
    state: State

    def __init__(self, find_game: FindGame) -> None:
        self._find_game = find_game
        self.seats: tuple[SeatNote, ...] = ()
        self.hands = 0
        self.finished = False
        self._owed: HandEnd | MatchEnd | None = None

    def read(self, line: Line) -> Happened:
        """Take the next line; raises ``RecordFault`` and stays as it was if the line is wrong."""
        return self._read_next(line) if self.seats else self._read_match(line)

    @property
    def end_due(self) -> HandEnd | MatchEnd | None:
        """The hand's or the match's end that the next line has to state."""
        return self._owed

    def _read_match(self, line: Line) -> Happened:
        if key(line, "kind", str) != "match":
            raise fault(_TEXTS["first"])
        if key(line, "format", int) != FORMAT:
            raise fault(_TEXTS["format"])
        game = self._find_game(key(line, "game", str))
        if game is None:
            raise fault(_TEXTS["game"])
        options = read_options(game, key(line, "options", dict))
        seats = tuple(_seat_note(seat) for seat in key(line, "seats", list))
        if len(seats) not in game.seat_counts:
            raise RecordFault(game.seats_clause, Text("record", _TEXTS["seats"], {"seats": len(seats)}))
        sides = _read_sides(game, key(line, "sides", list), len(seats), options)
        self.state = game.start(len(seats), options, sides)
        self.game, self.seats = game, seats
        return Happened(None, [])

    def _read_next(self, line: Line) -> Happened:
        kind = key(line, "kind", str)
        if self.finished:
            raise fault(_TEXTS["over"])
        if kind == "move":
            return self._read_move(line)
        if kind == "hand":
            return self._read_hand(line)
        if kind == "hand_end":
            return self._read_hand_end(line)
        if kind == "match_end":
            return self._read_match_end(line)
        raise fault(_TEXTS["second" if kind == "match" else "kind"])

    def _read_hand(self, line: Line) -> Happened:
        state = self.state
        self._refuse_owed()
        if state.turn is not None:
            raise fault(_TEXTS["in_hand"])
        if key(line, "hand", int) != self.hands + 1:
            raise fault(_TEXTS["hand_number"], hand=self.hands + 1)
        dealer = key(line, "dealer", int)
        deck = [KINDS[code] for code in cards_key(line, "deck", KINDS)]
        _raise(self.game.deal_refusal(state, dealer, deck, line))
        events = self.game.deal(state, dealer, deck, line)
        self.hands += 1
        return Happened(None, events)

    def _read_move(self, line: Line) -> Happened:
        state = self.state
        self._refuse_owed()
        if state.turn is None:
            raise fault(_TEXTS["no_hand"])
        seat = key(line, "seat", int)
        if not 0 <= seat < state.seats:
            raise fault(_TEXTS["turn"])
        key(line, "do", str)
        move = self.game.read_move(line)
        _raise(self.game.refusal(state, move))
        events = self.game.apply(state, move)
        self._owed = state.ending
        return Happened(move, events)

    def _read_hand_end(self, line: Line) -> Happened:
        ending = self._owed
        if not isinstance(ending, HandEnd):
            raise fault(_TEXTS["match_end" if ending else "no_hand_end"])
        _compare(line, hand_end_keys(ending))
        self._owed = self.state.result
        return Happened(None, [])

    def _read_match_end(self, line: Line) -> Happened:
        result = self._owed
        if not isinstance(result, MatchEnd):
            raise fault(_TEXTS["hand_end" if result else "no_match_end"])
        stated = key(line, "winners", list)
        if any(type(winner) is not int for winner in stated) or sorted(stated) != sorted(result.winners):
            raise fault(_TEXTS["value"], key="winners", value=str(list(result.winners)))
        _compare(line, {name: value for name, value in match_end_keys(result).items() if name != "winners"})
        self._owed = None
        self.finished = True
        return Happened(None, [])

    def _refuse_owed(self) -> None:
        if isinstance(self._owed, HandEnd):
            raise fault(_TEXTS["hand_end"])
        if isinstance(self._owed, MatchEnd):
            raise fault(_TEXTS["match_end"])


def read_options(game: AnyGame, stated: Mapping[str, Any]) -> dict[str, OptionValue]:
    """Complete the options stated in a match line with their defaults; raises ``RecordFault`` for a wrong one."""
    known = {option.name: option for option in game.options}
    for name, value in stated.items():
        if name not in known:
            raise fault(_TEXTS["option"], option=name)
        _raise(known[name].refusal(value))
    return {name: stated.get(name, option.default) for name, option in known.items()}


def match_line(
    game: AnyGame,
    seats: tuple[SeatNote, ...],
    options: Mapping[str, OptionValue],
    sides: Sides | None,
    notes: Mapping[str, object],
) -> Line:
    """Build the first line of a record; it states the options that differ from their defaults."""
    complete = read_options(game, options)
    return {
        "kind": "match",
        "format": FORMAT,
        "game": game.id,
        "options": {
            option.name: complete[option.name] for option in game.options if complete[option.name] != option.default
        },
        "seats": [_seat_line(seat) for seat in seats],
        "sides": [list(side) for side in sides or game.sides(len(seats), complete)],
        **notes,
    }


def hand_line(hand: int, dealer: int, deck: list[int]) -> Line:
    """Build the line that starts a hand."""
    return {"kind": "hand", "hand": hand, "dealer": dealer, "deck": [CODES[kind] for kind in deck]}


def hand_end_keys(ending: HandEnd) -> Line:
    """Build the line that states how a hand ended."""
    return {
        "kind": "hand_end",
        "hand": ending.hand,
        "reason": ending.reason,
        "seat": ending.seat,
        "points": list(ending.points),
        "totals": list(ending.totals),
        **_columns(ending.extra),
    }


def match_end_keys(result: MatchEnd) -> Line:
    """Build the line that states how the match ended."""
    return {
        "kind": "match_end",
        "winners": list(result.winners),
        "totals": list(result.totals),
        **_columns(result.extra),
    }


def _columns(extra: Extra) -> Line:
    return {name: list(column) for name, column in extra.items()}


def _seat_note(seat: object) -> SeatNote:
    if type(seat) is not dict:
        raise fault(_TEXTS["seat"])
    style = seat.get("style")
    return SeatNote(key(seat, "name", str), key(seat, "player", str), style if isinstance(style, str) else "")


def _seat_line(seat: SeatNote) -> Line:
    style = {"style": seat.style} if seat.style else {}
    return {"name": seat.name, "player": seat.player, **style}


def _read_sides(game: AnyGame, stated: list[Any], seats: int, options: Mapping[str, OptionValue]) -> Sides:
    if not all(type(side) is list and all(type(seat) is int for seat in side) for side in stated):
        raise fault(_TEXTS["side_form"])
    sides = tuple(map(tuple, stated))
    usual = game.sides(seats, options)
    if sides != usual and sides not in game.other_sides(seats, options):
        right = [list(side) for side in usual]
        raise RecordFault(game.sides_clause(seats), Text("record", _TEXTS["sides"], {"sides": str(right)}))
    return sides


def _compare(line: Line, right: Line) -> None:
    """Refuse a line whose keys are not exactly these values, of exactly these types."""
    for name, value in right.items():
        if name not in line:
            key(line, name, type(value))
        if not _same(line[name], value):
            raise fault(_TEXTS["value"], key=name, value=str(value))


def _same(stated: object, right: object) -> bool:
    if isinstance(right, list):
        return type(stated) is list and len(stated) == len(right) and all(map(_same, stated, right))
    return type(stated) is type(right) and stated == right


def _raise(refusal: Refusal | None) -> None:
    if refusal:
        raise RecordFault(refusal.clause, refusal.reason)
