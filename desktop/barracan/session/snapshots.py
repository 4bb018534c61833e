"""What the viewer is told: the table as his seat may know it, and nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from barracan.model.common_texts import common_text
from barracan.model.events import Event
from barracan.model.match import Match, Step
from barracan.model.moves import Move
from barracan.model.offers import Offer, Target
from barracan.model.options import house_rules
from barracan.model.places import BUTTON, place_name
from barracan.model.score import HandEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.session.messages import CurtainRequest, Happening, PublicMove, Recalled, Snapshot

TOLD_MOVES = 8
PLAY_OUT, STOP = "play_out", "stop"
"""The buttons that let a hand be played out, and that stop this."""

_DEALT = QT_TRANSLATE_NOOP("session", "dealt hand {hand}")
_PLAY_OUT = QT_TRANSLATE_NOOP("session", "Play the hand out")
_PLAYED_OUT = QT_TRANSLATE_NOOP("session", "The hand is being played out.")
_CHOOSING = QT_TRANSLATE_NOOP("session", "{name} is choosing.")


class SnapshotSource(Protocol):
    """A match that is told: one being played, or one that is reviewed."""

    deals: str
    serious: bool

    @property
    def players(self) -> list[str]:
        """Who plays each seat."""

    @property
    def match(self) -> Match:
        """The match as it stands, of which only what the viewer may know is told."""


def table_snapshot(source: SnapshotSource, viewer: int, undo: bool) -> Snapshot:
    """The table as it stands."""
    match = source.match
    return Snapshot(
        view=source.match.game.view(source.match.state, viewer),
        viewer=viewer,
        names=tuple(seat.name for seat in match.seats),
        players=tuple(source.players),
        moves=_public_moves(source)[-TOLD_MOVES:],
        undo=undo,
        number=match.number,
        game=source.match.game.id,
        title=source.match.game.title,
        deals=source.deals,
        serious=source.serious,
        last=events_seen_from(source.match.events, viewer),
        house_rules=house_rules(source.match.game.options, source.match.state.options, len(match.seats)),
    )


def step_happening(source: SnapshotSource, viewer: int, step: Step, seat: int, words: Text, undo: bool) -> Happening:
    """A step that has just been made."""
    return Happening(
        number=source.match.number,
        seat=seat,
        words=words,
        events=events_seen_from(step.events, viewer),
        view=source.match.game.view(source.match.state, viewer),
        undo=undo,
    )


def recall(source: SnapshotSource, viewer: int, past: Match, line: str) -> Recalled:
    """A past move with the table before it, as the viewer knew them."""
    before = source.match.game.view(past.state, viewer)
    events = past.read(line)
    move = past.moves[-1]
    after = source.match.game.view(past.state, viewer)
    words = describe(source, past.moves)
    return Recalled(
        before, Happening(past.number, move.seat, words, events_seen_from(events, viewer), after, undo=False)
    )


def events_seen_from(events: Iterable[Event], viewer: int) -> tuple[Event, ...]:
    """The events as the viewer may know them."""
    viewers = frozenset((viewer,))
    return tuple(event.for_viewers(viewers) for event in events)


def describe_deal(source: SnapshotSource) -> Text:
    """What the dealer has just done."""
    return Text("session", _DEALT, {"hand": source.match.state.hand_number})


def curtain_request(source: SnapshotSource, seat: int) -> CurtainRequest:
    """The screen passes to this seat, with what happened since its last move in this hand."""
    names = [note.name for note in source.match.seats]
    told = (
        []
        if source.match.state.dealer < 0
        else [(source.match.state.dealer, describe_deal(source)), *_public_moves(source)]
    )
    since = next((at + 1 for at in range(len(told) - 1, 0, -1) if told[at][0] == seat), 0)
    lines = tuple(common_text("{name} {what}", name=names[mover], what=words) for mover, words in told[since:])
    side = next(number for number, seats in enumerate(source.match.state.sides) if seat in seats)
    return CurtainRequest(seat, names[seat], lines, side)


def offer_of_others(source: SnapshotSource) -> Offer:
    """The status line while somebody else is to move."""
    seat = source.match.state.turn
    assert seat is not None
    return Offer(Text("session", _CHOOSING, {"name": source.match.seats[seat].name}))


def offer_at_end(source: SnapshotSource, end: HandEnd) -> Offer:
    """The status line once the hand is over."""
    return Offer(source.match.game.finale(end))


def with_play_out(offer: Offer) -> Offer:
    """What may be done, and that the hand may be played out."""
    target = Target(place_name(BUTTON, PLAY_OUT), Text("session", _PLAY_OUT))
    return replace(offer, targets=(*offer.targets, target))


def offer_to_stop() -> Offer:
    """The status line while a computer plays a person's hand out."""
    return Offer(Text("session", _PLAYED_OUT), None, (Target(place_name(BUTTON, STOP), common_text("Stop")),))


def describe(source: SnapshotSource, moves: Sequence[Move]) -> Text:
    """What the last of these moves of a hand did, with the names of the seats in it."""
    text: Text = source.match.game.describe_last(moves, source.match.state.sides)
    return text.with_names([seat.name for seat in source.match.seats])


def advise(source: SnapshotSource, view: SeatView, move: Move) -> Text:
    """A move that a seat is told to make, with the names of the seats in it, its own too."""
    text: Text = source.match.game.advise(view, move)
    names = [seat.name for seat in source.match.seats]
    return text.with_names(names, names[view.seat])


def _public_moves(source: SnapshotSource) -> tuple[PublicMove, ...]:
    moves = source.match.moves
    return tuple((move.seat, describe(source, moves[: made + 1])) for made, move in enumerate(moves))
