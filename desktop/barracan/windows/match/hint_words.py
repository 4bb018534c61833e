"""Which cards on the table a hint points at, and what it says."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from barracan.model.game import AnyGame
from barracan.model.moves import Move
from barracan.model.offers import Offer, Pick
from barracan.model.places import HAND, place_name
from barracan.model.replay import HUMAN
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.session.table_model import TableModel
from barracan.table.translation import translate_text
from barracan.windows.shell.formats import tenths

if TYPE_CHECKING:
    from barracan.session.messages import Candidate, Decision

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


def hinted_picks(game: AnyGame, view: SeatView, move: Move) -> list[Pick]:
    """The cards that a move takes up: those that leave the viewer's hand, and those of piles, stock and melds."""
    own = place_name(HAND, view.seat)
    return [*(Pick(own, card) for card in game.cards_used(view, move)), *game.cards_taken(view, move)]


def hinted_button(move: Move, offer: Offer) -> str:
    """The name of the button that makes a move, where it needs no cards; else nothing."""
    return next((target.button for target in offer.targets if target.button and target.move == move), "")


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


def advice_of(decision: "Decision", advise: Callable[[Move], Text], say: Callable[[Text], str]) -> Advice:
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


def advise_viewer(game: AnyGame, model: TableModel, decision: "Decision") -> Advice:
    """What a decision says to the person who looks at a table."""
    names, view = model.names, model.view
    assert view is not None
    you = names[view.seat] if model.players.count(HUMAN) > 1 else ""
    return advice_of(
        decision, lambda move: game.advise(view, move), lambda text: translate_text(text.with_names(names, you))
    )


def _worth(decision: "Decision", own: "Candidate", next_best: "Candidate") -> list[Text]:
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


def _behind(decision: "Decision", own: "Candidate | None", other: "Candidate", say: Callable[[Text], str]) -> str:
    if own is None or not decision.worlds:
        return ""
    loss = _gain(decision, own, other)
    if not loss:
        return say(Text("hints", _AS_GOOD))
    if decision.scale.match:
        return say(Text("hints", _BEHIND_CHANCE, {"percent": tenths(loss)}))
    return say(Text("hints", _BEHIND, {"points": tenths(loss)}))


def _gain(decision: "Decision", own: "Candidate", other: "Candidate") -> int:
    """What one move is better than another by, on the scale that people are told; 0 where that is not clear."""
    gain: int = decision.scale.convert(own.value - other.value)
    return gain if gain >= (_LEAST_CHANCE if decision.scale.match else _LEAST_GAIN) else 0
