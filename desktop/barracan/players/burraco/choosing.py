"""The levels of Burraco and Buraco, and how each chooses a move."""

from dataclasses import replace
from typing import Any

from barracan.games.burraco.melds import LONG, Meld
from barracan.games.burraco.moves import Discard, Draw, Take
from barracan.games.burraco.terms import WILD, Terms
from barracan.games.burraco.view import BurracoView
from barracan.games.rummy.hand import Hand
from barracan.model.cards import KINDS, Kind
from barracan.players.burraco.plan import SURE, candidates
from barracan.players.burraco.position import Position
from barracan.players.burraco.quick import longer
from barracan.players.burraco.reasons import reasons
from barracan.players.burraco.skill import Skill
from barracan.players.burraco.thinking import Moves, Worlds
from barracan.players.burraco.worth import breaks_a_meld, given_away, lengthens
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import Candidate, Decision

MOST_DISCARDS, MOST_LAYS = 6, 3

SKILLS = {
    "beginner": Skill(
        counts_cards=False,
        denial=False,
        whole_pile=False,
        pile_card=16.0,
        single=6.0,
        patience=9,
        thrift=2.5,
        finish=3,
    ),
    "casual": Skill(counts_cards=False, denial=False, pile_card=25.0, single=12.0, patience=7, finish=5),
    "strong": Skill(pile_card=30.0, single=16.0, patience=5),
    "expert": Skill(patience=2, company=2.5, finish=12, worlds=1024, gate=2500),
}


def decide(view: BurracoView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    position = Position(view, skill)
    found = candidates(position, skill)
    decision = inquiry.decide(
        found,
        lambda: _widened(position, found),
        lambda moves: Moves(moves, Worlds(view, inquiry)),
        skill.worlds // view.seats,
        skill.gate,
    )
    return replace(decision, reasons=reasons(position, decision.move))


def _widened(position: Position, found: list[Candidate]) -> list[Any]:
    """The moves to be tried in worlds; what empties the hand needs none, nor does a circle of single cards (C8.2)."""
    first = found[0].move
    if found[0].value > SURE or position.hand.size == 1:
        return [first]
    if isinstance(first, Draw | Take) and len(position.state.discard) == 1:
        return [first]
    others = [each.move for each in found if not isinstance(each.move, Discard)]
    thrown = [
        each.move for each in found if isinstance(each.move, Discard) and _may_go(position, KINDS[each.move.card])
    ]
    if others and _completes_a_clean_seven(position):
        thrown = []
    return list(dict.fromkeys([first, *others[:MOST_LAYS], *thrown[:MOST_DISCARDS]]))


def _may_go(position: Position, card: Kind) -> bool:
    """Whether a card is such as a level may discard for what thought finds: no wildcard, no gift, part of no meld."""
    if card in WILD or given_away(position, card) or breaks_a_meld(card, position.hand):
        return False
    return not any(lengthens(meld, card) for meld in position.melds)


def _completes_a_clean_seven(position: Position) -> bool:
    """Whether a meld of the side becomes a clean one by cards of the hand (C4.8)."""
    short = [meld for meld in position.melds if meld.wild < 0 and len(meld.cards) < LONG]
    return any(len(_grown(meld, position.hand, position.terms).cards) >= LONG for meld in short)


def _grown(meld: Meld, hand: Hand, terms: Terms) -> Meld:
    """What a meld becomes by all cards of a hand that lengthen it by themselves."""
    fit, found = longer(meld, terms)
    if not fit & hand.once:
        return meld
    card = (fit & hand.once).bit_length() - 1
    return _grown(found[card], hand.without([card]), terms)
