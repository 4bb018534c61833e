"""A match being played and stored: dealing, moves, and what can be taken back."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import islice
from os import urandom
from typing import Final

from barracan import __version__
from barracan.model.game import AnyGame, State
from barracan.model.match import Match, Step
from barracan.model.moves import Move, RecordFault, key
from barracan.model.randomness import choose, stream
from barracan.model.record import RecordError, Seal, read_line, read_seal, seal_digest
from barracan.model.refusal import Refusal
from barracan.model.replay import FindGame
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.player import player_of
from barracan.session.autosave import Autosave
from barracan.session.messages import MatchSettings
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.players import shown_names

STAND_IN: Final = "strong"
"""Who plays a hand out for a person."""

_NO_GAME = QT_TRANSLATE_NOOP("session", "This program does not know the game {game}.")
_WRONG_RECORD = QT_TRANSLATE_NOOP("session", "The record of this match is wrong in line {line}. {reason}")


class LiveMatch:
    """One match; every change of it is stored before the method that made it returns.

    Attributes:
        match: the match as it stands.
        players: who plays each seat now: another than the record's first line says, where somebody has taken over.
        deals: the number of the match, from which all its chance comes.
        serious: whether nothing is taken back and no hints are given.
        stand_ins: the seats of persons for whom a computer draws and discards to the end of the hand.
    """

    def __init__(self, match: Match, autosave: Autosave, find_game: FindGame, last_turn: Sequence[str] = ()) -> None:
        """Take over a match, and follow the lines of its last turn: some of their moves can be taken back."""
        self.match = match
        self._autosave = autosave
        self._find_game = find_game
        self._back: list[int] = []
        self.stand_ins: set[int] = set()
        first = read_line(match.lines[0])
        self.serious = first.get("serious") is True
        self.deals = str(first.get("seed") or new_number())
        for text in last_turn:
            self._follow(text)
        self.players = _players_now(match)

    @classmethod
    def begin(
        cls, library: Library, find_game: FindGame, settings: MatchSettings, tell: Callable[[Text], None]
    ) -> "LiveMatch":
        """Begin and store a match; raises ``RecordFault`` for wrong settings."""
        from barracan.session.game_parts import choose_styles  # a match that goes on needs it no more

        game = find_game(settings.game)
        if game is None:
            raise LibraryError(Text("session", _NO_GAME, {"game": settings.game}))
        notes: dict[str, bool] = {"serious": True} if settings.serious else {}
        number = settings.number or new_number()
        match = Match.begin(
            game, choose_styles(game, settings, number), settings.options, settings.sides, seed=number,
            program=f"barracan {__version__}", started=datetime.now(UTC).isoformat(timespec="seconds"), **notes,
        )  # fmt: skip
        autosave = Autosave(library, tell)
        autosave.save(match.lines)
        return cls(match, autosave, find_game)

    @classmethod
    def resume(cls, library: Library, find_game: FindGame, number: int, tell: Callable[[Text], None]) -> "LiveMatch":
        """Go on with a stored match, under the names of today; raises ``LibraryError``, also if its record is wrong."""
        autosave = Autosave(library, tell)
        lines = autosave.resume(number)
        tail = _last_turn(lines)
        try:
            live = cls(Match.replay(find_game, lines[:tail]), autosave, find_game, lines[tail:])
        except RecordError as wrong:
            autosave.close()
            raise LibraryError(wrong_record(wrong)) from wrong
        live.match.settle()
        names = library.ask(lambda db: shown_names(db, number))
        if len(set(names)) == len(live.match.seats):
            live.match.call_seats(names)
        if live.match.number > len(lines):
            live.save()
        return live

    @property
    def game(self) -> AnyGame:
        """The rules that are played."""
        return self.match.game

    @property
    def state(self) -> State:
        """Everything about the match, hidden cards too: for the session alone."""
        return self.match.state

    @property
    def mover(self) -> int:
        """The seat to move; asked only while a hand is played."""
        turn = self.state.turn
        assert turn is not None
        return turn

    @property
    def stored(self) -> int | None:
        """The library's number of the match, ``None`` if it could not be stored."""
        return self._autosave.match

    @property
    def unsaved(self) -> bool:
        """Whether something of the match could not be stored."""
        return self._autosave.failing

    def save(self) -> None:
        """Store what is not stored yet."""
        self._autosave.save(self.match.lines)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the rules refuse a move now."""
        return self.game.refusal(self.state, move)

    def deal(self) -> Step:
        """Deal the next hand from the match's own stream of chance."""
        hand = self.state.hand_number + 1
        dealer = choose(self.game.next_dealers(self.state), stream("dealer", self.deals, hand))
        deck = self.match.shuffled_deck(stream("deck", self.deals, hand))
        keys = self.game.hand_keys(self.state, stream("hand", self.deals, hand))
        salt = urandom(16).hex()
        step = self.match.deal(dealer, deck, **keys, salt=salt, seal=seal_digest(salt, deck))
        self._back.clear()
        self.save()
        return step

    def chooser(self, seat: int) -> str:
        """Who chooses the moves of a seat now."""
        return STAND_IN if seat in self.stand_ins else self.players[seat]

    def play(self, move: Move, **notes: object) -> Step:
        """Make a legal move; where another than usual has chosen it, the record says who."""
        if move.seat in self.stand_ins:
            notes["stands_in"] = True
        if (player := self.chooser(move.seat)) != player_of(self.game.id, self.match.seats[move.seat]):
            notes["by"] = player
        before = self.match.number
        barrier = self.game.undo_barrier(self.state, move)
        step = self.match.play(move, **notes)
        self._note(move, before, barrier)
        self.save()
        return step

    def idle(self, seat: int) -> bool:
        """Whether hardly anything is left for a seat but to draw and discard until the hand ends."""
        return self.state.turn is not None and bool(self.game.idle(self.state, seat))

    def only_move(self) -> Move | None:
        """The move of the seat to move, if the rules leave it no other."""
        moves = list(islice(self.game.legal_moves(self.state), 2))
        return moves[0] if len(moves) == 1 else None

    def may_take_back(self, seat: int) -> bool:
        """Whether the last move is this seat's and has shown nothing hidden."""
        return not self.serious and bool(self._back) and self.match.moves[-1].seat == seat

    def take_back(self) -> None:
        """Take the last move back."""
        lines = self.match.lines[: self._back.pop()]
        names = [note.name for note in self.match.seats]
        self.match = Match.replay(self._find_game, lines)
        self.match.call_seats(names)
        self._autosave.save(lines)

    def before(self, ago: int) -> tuple[Match, str]:
        """The match as it stood before one of its last moves, 1 being the newest, and that move's line."""
        lines = self.match.lines
        moves = (at for at in range(len(lines) - 1, 0, -1) if read_line(lines[at]).get("kind") == "move")
        at = next(islice(moves, ago - 1, None))
        return Match.replay(self._find_game, lines[:at]), lines[at]

    def seals(self) -> list[Seal]:
        """The seals of the hands dealt so far, the one being played without what is under its seal."""
        lines = [read_line(text) for text in self.match.lines if '"hand",' in text]
        found = [seal for line in lines if line["kind"] == "hand" and (seal := read_seal(line))]
        if self.state.turn is not None and found and found[-1].hand == self.state.hand_number:
            found[-1] = Seal(found[-1].hand, found[-1].digest)
        return found

    def shut(self) -> None:
        """Let nothing that has been done be taken back any more."""
        self._back.clear()

    def seed_of(self, seat: int) -> int:
        """The seed of a computer player at this seat now; it tells nothing about the deck's."""
        return player_seed(self.deals, seat, self.match.number)

    def close(self) -> None:
        """Let go of the match."""
        self._autosave.close()

    def _follow(self, text: str) -> None:
        """Replay a line of the last turn, noting what can still be taken back."""
        before = self.match.number
        try:
            line = read_line(text)
            key(line, "do", str)
            move = self.game.read_move(line)
        except RecordFault:
            self.match.read(text)
            return
        barrier = move.seat != self.state.turn or self.game.undo_barrier(self.state, move)
        self.match.read(text)
        self._note(move, before, barrier)

    def _note(self, move: Move, before: int, barrier: bool) -> None:
        moves = self.match.moves
        if barrier or self.state.turn is None or (len(moves) > 1 and moves[-2].seat != move.seat):
            self._back.clear()
        if not barrier and self.state.turn is not None:
            self._back.append(before)


def wrong_record(wrong: RecordError) -> Text:
    """Say that a stored match cannot be shown or played on, and why."""
    return Text("session", _WRONG_RECORD, {"line": wrong.line, "reason": wrong.reason})


def player_seed(deals: str, seat: int, number: int) -> int:
    """The seed with which a seat's computer player chooses after so many lines of the record of these deals."""
    return stream("player", deals, seat, number).getrandbits(63)


def new_number() -> str:
    """A number for a match, by chance: twelve digits, which fit on a note."""
    return f"{int.from_bytes(urandom(8), 'big') % 10**12:012}"


def _players_now(match: Match) -> list[str]:
    """Who made the last move of each seat; who sits there, where it has made none.

    Who only stood in for a person, to play a hand out, has not taken the seat.
    """
    found: dict[int, str] = {}
    usual = [player_of(match.game.id, note) for note in match.seats]
    for text in reversed(match.lines):
        if len(found) == len(match.seats):
            break
        line = read_line(text) if '"move"' in text else {}
        seat = line.get("seat")
        if isinstance(seat, int) and line.get("kind") == "move" and line.get("stands_in") is not True:
            by = line.get("by")
            found.setdefault(seat, by if isinstance(by, str) else usual[seat])
    return [found.get(seat, player) for seat, player in enumerate(usual)]


def _last_turn(lines: list[str]) -> int:
    """Where the moves at the end begin that are all of one seat."""
    at, seat = len(lines), None
    while at > 1:
        try:
            line = read_line(lines[at - 1])
        except RecordFault:
            break
        if line.get("kind") != "move" or (seat is not None and line.get("seat") != seat):
            break
        seat = line.get("seat")
        at -= 1
    return at
