"""The plan: the moves of a position that are worth weighing, by what a seat knows, the best first."""

from typing import Final

from barracan.games.buraco import legality as buraco_legality
from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco import legality
from barracan.games.burraco.melds import Meld, arrangements
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds, Take
from barracan.games.burraco.options import WILD
from barracan.model.cards import CODES, KINDS, Kind, codes
from barracan.model.moves import Move
from barracan.players.burraco.finish import find_way
from barracan.players.burraco.policy import next_layings
from barracan.players.burraco.position import Position, helps_others
from barracan.players.burraco.shapes import Laying
from barracan.players.burraco.turn import STALE
from barracan.players.protocol import POINT, Candidate

_LAYINGS: Final = 3
_DISCARDS: Final = 4
"""So many layings and discards are tried in worlds."""
_LAID: Final = 500.0
"""What is laid goes before what is discarded."""


def candidates(position: Position) -> list[Candidate]:
    """The moves worth weighing, the best first."""
    found = _lays_or_discards(position) if position.turn.course.drawn else _draws(position)
    found.sort(key=lambda candidate: -candidate.value)
    return found


def _draws(position: Position) -> list[Candidate]:
    """Draw, take the pile, or refuse the first card."""
    turn, seat = position.turn, position.seat
    if turn.course.choosing:
        return [_of(Draw(seat), turn.first_worth()), _of(Refuse(seat), 0.0)]
    found = [_of(Draw(seat), 0.0)]
    if turn.course.pile:
        found.append(_of(Take(seat), turn.pile_worth()))
    return found


def _lays_or_discards(position: Position) -> list[Candidate]:
    """What is laid next, if anything is, and the discards."""
    turn = position.turn
    losses = turn.discard_losses()
    if losses:
        losses[turn.best_discard(losses)] = min(losses.values()) - 1 / POINT
    found = [_of(Discard(position.seat, CODES[card]), -loss) for card, loss in losses.items()]
    layings = next_layings(turn)
    if layings and (move := move_of(position, layings)) is not None:
        found.append(_of(move, _LAID))
    return found


def move_of(position: Position, layings: list[Laying]) -> BurracoMove | None:
    """The first of these layings as a move, or all of an opening as one; ``None`` where the rules refuse it."""
    state, seat = position.state, position.seat
    closed = isinstance(state, BuracoState) and not state.opened(position.side)
    melds = [_meld_of(position, laying) for laying in (layings if closed else layings[:1])]
    found = [codes(meld.cards) for meld in melds if meld is not None]
    if len(found) < len(melds):
        return None
    number = layings[0].number
    move = LayMelds(seat, tuple(found)) if number < 0 else Add(seat, number, found[0])
    if isinstance(state, BuracoState):
        return None if buraco_legality.refusal(state, move) else move
    return None if legality.refusal(state, move) else move


def _meld_of(position: Position, laying: Laying) -> Meld | None:
    """The meld as it lies after a laying."""
    before = position.melds[laying.number] if laying.number >= 0 else None
    cards = laying.cards if before is None else (*before.cards, *laying.cards)
    listed = arrangements(cards, position.terms, before)
    book = position.turn.course.book
    return next((meld for meld in listed if book.shape(meld) is laying.after), next(iter(listed), None))


def _of(move: Move, value: float) -> Candidate:
    return Candidate(move, int(POINT * value))


def moves_to_try(position: Position, planned: list[Candidate]) -> list[Move]:
    """The moves to be tried in worlds: the plan's own, and what it thinks of next."""
    turn, first = position.turn, planned[0].move
    if not turn.course.drawn:
        return [each.move for each in planned if each.value > POINT * STALE]
    thrown = [each.move for each in planned if isinstance(each.move, Discard)]
    safe = [move for move in thrown if _may_be_thrown(position, KINDS[move.card])]
    if turn.closed:
        return [first, *[move for move in safe[:1] if move != first]]
    if turn.hand.size == 1 or find_way(turn) or turn.seven():
        return [first]
    found = [first]
    for laying in turn.ranked_layings(turn.hand)[:_LAYINGS]:
        move = move_of(position, [laying])
        if move is not None:
            found.append(move)
    found += safe[: _DISCARDS if isinstance(first, Discard) else 1]
    return list(dict.fromkeys(found))


def _may_be_thrown(position: Position, card: Kind) -> bool:
    """Whether a card is worth weighing as a discard beside the plan's own."""
    if card in WILD or helps_others(position, card):
        return False
    return not position.turn.holds_three(card, position.turn.hand)
