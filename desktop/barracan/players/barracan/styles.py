"""The styles of BarraCan: what each likes, in points that it gives up for it at most."""

from collections.abc import Iterable

from barracan.games.barracan.moves import BarracanMove, Discard, LayMelds, PickUp, TakeTrick
from barracan.games.barracan.state import STOPPERS
from barracan.model.cards import JOKER, KINDS, Kind
from barracan.players.barracan.discard_stage import UNOPENED, can_pick_up
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.position import Position
from barracan.players.protocol import POINT, Candidate

MUCH_EXPOSED = 3
"""A stopper on so many exposed cards is one well laid."""


def likings(appraisal: Appraisal, moves: Iterable[BarracanMove]) -> list[int]:
    """How much a style likes each move beside what it brings, in thousandths."""
    return [int(POINT * _liking(appraisal, move)) for move in moves]


def liked(appraisal: Appraisal, found: list[Candidate]) -> list[Candidate]:
    """Candidates with what a style likes about them, the best first."""
    more = likings(appraisal, (candidate.move for candidate in found))
    valued = [Candidate(each.move, each.value + value) for each, value in zip(found, more, strict=True)]
    return sorted(valued, key=lambda candidate: -candidate.value)


def _liking(appraisal: Appraisal, move: BarracanMove) -> float:
    position, style = appraisal.position, appraisal.skill.style
    if isinstance(move, TakeTrick):
        if appraisal.may_hold:  # it takes a card out of the hand that is held
            return -appraisal.holding_liking
        return style.trick if KINDS[move.card] != JOKER else 0.0
    if isinstance(move, PickUp | LayMelds) and not position.opened and not getattr(move, "flash", False):
        return appraisal.opening_liking
    if isinstance(move, Discard) and style.block:
        return style.block * _blocks(position, move)
    return 0.0


def _blocks(position: Position, move: Discard) -> float:
    """How little others can do with the pile that takes this card, from -1 to 1."""
    card, state = KINDS[move.card], position.state
    pile = state.discard_pile(position.seat)
    takers = [other for other in position.opponents if pile in state.open_piles(other)]
    if not takers:
        return 0.0
    exposed = len(state.piles[pile]) - state.stoppers[pile] - 1
    blocked = min(1.0, exposed / MUCH_EXPOSED) if card in STOPPERS else 0.0
    return blocked - max(_picks_up(position, taker, card) for taker in takers)


def _picks_up(position: Position, seat: int, card: Kind) -> float:
    """How likely a seat can pick up a pile with this card on top."""
    return can_pick_up(position, seat, card) * (1.0 if position.has_opened(seat) else UNOPENED)
