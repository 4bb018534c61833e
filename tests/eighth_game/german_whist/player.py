"""How German whist is played: four levels by worlds that are played on card by card, and a player of thumb rules."""

from dataclasses import replace
from typing import NamedTuple

from barracan.games.tricks.ranking import cards_of
from barracan.games.tricks.state import PLAYS, Play
from barracan.model.randomness import stream
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.inquiry import Inquiry, Moves
from barracan.players.player import Player
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.tricks.plan import duck, rank, take, worlds_of
from german_whist import view as views
from german_whist.legality import playable
from german_whist.play import apply
from german_whist.state import GermanWhistState
from german_whist.view import GermanWhistView

_PRIZE = 6
"""A card of the stock with fewer cards of its suit above it is worth a trick."""
_WINS = QT_TRANSLATE_NOOP("advice", "The card that lies face up is worth having.")
_LOSES = QT_TRANSLATE_NOOP("advice", "The card that lies face up is not worth a good card.")
_LAST = QT_TRANSLATE_NOOP("advice", "Every trick counts now.")


class Skill(NamedTuple):
    """What a level knows: whether it looks at the card of the stock, and into how many worlds."""

    prizes: bool = True
    worlds: int = 0


SKILLS = {"beginner": Skill(prizes=False), "casual": Skill(), "strong": Skill(worlds=8), "expert": Skill(worlds=32)}


def decide(view: GermanWhistView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    draw = worlds_of("german_whist", views.determinize, view, inquiry)
    state = draw(0)
    prizes = skill.prizes and inquiry.style != "hoarder"
    first = PLAYS[view.seat][_planned(state, prizes)]
    moves = [first, *(PLAYS[view.seat][card] for card in cards_of(playable(state, state.hands[view.seat])))]
    planned = [Candidate(move, -number) for number, move in enumerate(dict.fromkeys(moves))]
    decision = inquiry.decide(
        planned,
        lambda: [each.move for each in planned],
        lambda tried: Moves(tried, draw, lambda _: _played_out),
        skill.worlds,
        gate=0,
    )
    return replace(decision, reasons=(_reason(state),))


def _planned(state: GermanWhistState, prizes: bool) -> int:
    """The card by the rules of thumb: win where the trick or the card of the stock is worth it, else lose cheaply."""
    assert state.turn is not None
    cards = cards_of(playable(state, state.hands[state.turn]))
    if not state.stock or not prizes or rank(state.ranking, state.stock[-1]) < _PRIZE:
        return take(state, state.ranking, cards, lambda _: 0)
    return duck(state, state.ranking, cards, lambda _: False)


def _played_out(state: GermanWhistState, move: Play) -> int:
    """How many more tricks that count the seat wins than the other, when both go on by the rules of thumb."""
    apply(state, move)
    while state.turn is not None:
        apply(state, PLAYS[state.turn][_planned(state, prizes=True)])
    assert state.ending is not None
    points = state.ending.points
    return POINT * (points[move.seat] - points[1 - move.seat])


def _reason(state: GermanWhistState) -> Text:
    if not state.stock:
        return Text("advice", _LAST)
    return Text("advice", _WINS if rank(state.ranking, state.stock[-1]) < _PRIZE else _LOSES)


def _thumb(view: GermanWhistView) -> Play:
    state = views.determinize(view, stream("panel"))  # what is hidden from a seat bears on no move of its own
    return PLAYS[view.seat][_planned(state, prizes=True)]


PLAYER = Player(decide, clauses={"play": "G3.2"}, spread=40, styles=("hoarder",), panel={"rule": _thumb})
