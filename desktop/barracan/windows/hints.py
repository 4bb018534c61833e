"""Which cards on the table a hint points at, and what it says."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final, NamedTuple

from barracan.model.cards import KINDS
from barracan.model.handling import BUTTON, Offer, Pick
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.table.wishes import choice_name
from barracan.windows.words import tenths

_HINT: Final = QT_TRANSLATE_NOOP("hints", "Hint: {what}.")
_GAIN: Final = QT_TRANSLATE_NOOP(
    "hints", "On average over {worlds} possible deals it is worth about {points} points more than the next best move."
)
_GAIN_CHANCE: Final = QT_TRANSLATE_NOOP(
    "hints",
    "Over {worlds} possible deals it gives about {percent}% more chance to win the match than the next best move.",
)
_RISK: Final = QT_TRANSLATE_NOOP("hints", "In {share} of 100 such deals the next best move comes out better.")
_EVEN: Final = QT_TRANSLATE_NOOP("hints", "In {worlds} possible deals no other move came out clearly better.")
_PLANNED: Final = QT_TRANSLATE_NOOP("hints", "Chosen by the rules of thumb of a good player; no deals were played out.")
_BEHIND: Final = QT_TRANSLATE_NOOP("hints", "{points} points less")
_BEHIND_CHANCE: Final = QT_TRANSLATE_NOOP("hints", "{percent}% less chance")
_AS_GOOD: Final = QT_TRANSLATE_NOOP("hints", "about as good")
_INSTEAD: Final = QT_TRANSLATE_NOOP("hints", "Next best: {what}.")
_INSTEAD_BEHIND: Final = QT_TRANSLATE_NOOP("hints", "Next best, {behind}: {what}.")
_LEAST_GAIN, _LEAST_CHANCE = 100, 500
"""A gain that is told, in thousandths of a point, or of a percent of the chance to win the match."""
_OTHERS: Final = 2
"""How many other moves are named."""
_SOURCES: Final = {"draw": "stock", "pass": "stock", "take": "discard"}
"""Where a move takes a card from that names none."""


def hinted_picks(move: Any, view: SeatView) -> list[Pick]:
    """The cards that a move takes up: of the viewer's hand, of piles, else the top of the stock or of the discard pile.

    A move is read as the data that it is: codes are cards, and what has a pile and a position is a card in a pile.
    """
    places = view.places()
    own = f"hand:{view.seat}"
    spare = Counter(places.get(own, ()))
    picks = []
    for found in _parts(move):
        if isinstance(found, tuple):
            pile, at = found
            cards = places.get(f"pile:{pile}", ())
            if cards:
                picks.append(Pick(f"pile:{pile}", cards[at], at % len(cards)))
        elif spare[found] > 0:
            spare[found] -= 1
            picks.append(Pick(own, found))
    source = _SOURCES.get(move.do, "")
    if not picks and places.get(source):
        picks.append(Pick(source, places[source][-1], len(places[source]) - 1))
    return picks


def hinted_button(move: Any, offer: Offer) -> str:
    """The name of the button that makes a move, where it needs no cards; else nothing."""
    ways = (target for target in offer.targets if target.place.startswith(BUTTON) and target.move == move)
    return next(map(choice_name, ways), "")


class Instead(NamedTuple):
    """Another move, and by how much it is worse; nothing where only the order of the moves is known."""

    what: str
    behind: str


class Advice(NamedTuple):
    """A hint in words: the move, why, what it gains and risks, what else could be done, where the rules speak of it."""

    move: str
    reasons: tuple[str, ...]
    worth: tuple[str, ...]
    others: tuple[Instead, ...]
    clause: str

    def sentences(self, say: Callable[[Text], str]) -> list[str]:
        """All of it one after the other, the move first."""
        return [
            say(Text("hints", _HINT, {"what": self.move})),
            *self.reasons,
            *self.worth,
            *(
                say(Text("hints", _INSTEAD_BEHIND if behind else _INSTEAD, {"what": what, "behind": behind}))
                for what, behind in self.others
            ),
        ]


def advice_of(decision: Any, advise: Callable[[Any], Text], say: Callable[[Text], str]) -> Advice:
    """What a decision says to a person: *advise* puts a move into words, *say* speaks the person's language."""
    others = sorted(
        (each for each in decision.candidates if each.move != decision.move), key=lambda each: each.value, reverse=True
    )
    own = decision.standing(decision.move)
    return Advice(
        say(advise(decision.move)),
        tuple(map(say, decision.reasons)),
        tuple(map(say, _worth(decision, own, others[0]))) if own and others else (),
        tuple(Instead(say(advise(each.move)), _behind(decision, own, each, say)) for each in others[:_OTHERS]),
        decision.clause,
    )


def _worth(decision: Any, own: Any, next_best: Any) -> list[Text]:
    """What the move gains on the next best, and how often it does not; a plan's values are no points."""
    if not decision.worlds:
        return [Text("hints", _PLANNED)]
    gain = _gain(decision, own, next_best)
    if not gain:
        return [Text("hints", _EVEN, {"worlds": decision.worlds})]
    if decision.scale.match:
        told = [Text("hints", _GAIN_CHANCE, {"worlds": decision.worlds, "percent": tenths(gain)})]
    else:
        told = [Text("hints", _GAIN, {"worlds": decision.worlds, "points": tenths(gain)})]
    return [*told, Text("hints", _RISK, {"share": round(own.risk / 10)})] if own.risk else told


def _behind(decision: Any, own: Any, other: Any, say: Callable[[Text], str]) -> str:
    if own is None or not decision.worlds:
        return ""
    loss = _gain(decision, own, other)
    if not loss:
        return say(Text("hints", _AS_GOOD))
    if decision.scale.match:
        return say(Text("hints", _BEHIND_CHANCE, {"percent": tenths(loss)}))
    return say(Text("hints", _BEHIND, {"points": tenths(loss)}))


def _gain(decision: Any, own: Any, other: Any) -> int:
    """What one move is better than another by, on the scale that people are told; 0 where that is not clear."""
    gain: int = decision.scale.told(own.value - other.value)
    return gain if gain >= (_LEAST_CHANCE if decision.scale.match else _LEAST_GAIN) else 0


def _parts(value: Any) -> Iterator[str | tuple[int, int]]:
    """The codes in a value, and piles with positions, -1 for the top."""
    if isinstance(value, str):
        if value in KINDS:
            yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _parts(part)
    elif is_dataclass(value):
        pile = getattr(value, "pile", None)
        if pile is not None:
            yield pile, getattr(value, "at", -1)
        for field in fields(value):
            yield from _parts(getattr(value, field.name))
