"""The second stage of a turn: what is laid, and how a hand is ended."""

from typing import Final

from barracan.games.barracan import legality
from barracan.games.barracan.moves import LayMelds
from barracan.games.barracan.scoring import FLASH, OUT
from barracan.games.rummy.state import Hand
from barracan.model.cards import CODES, Kind
from barracan.players.barracan.evaluation import Appraisal, count
from barracan.players.barracan.meld_out import cover
from barracan.players.barracan.partition import Layouts, Unit
from barracan.players.protocol import POINT, Candidate

NEVER: Final = -(10**9)
SHORTEST_KEPT: Final = 3
"""With fewer cards before the discard a side without a set is as good as stranded (B4.4)."""


def flash_exit(appraisal: Appraisal) -> Candidate | None:
    """A flash exit, with all that can be laid (B6.6)."""
    position = appraisal.position
    if position.flash_exit == "none" or position.opened or not position.drew:
        return None
    empty = position.flash_exit == "empty"
    each = 100 * POINT if empty else 0
    found = Layouts(
        position.hand, appraisal.units(position.hand), lambda unit: POINT * unit.points + 1 + each * len(unit.cards)
    ).best_set()
    if not found:
        return None
    units = found[1]
    discard = None
    if empty:
        left = position.hand.without(_cards(units)).cards()
        if len(left) > 1:
            return None
        discard = CODES[left[0]] if left else None
    move = LayMelds(position.seat, appraisal.as_melds(units), flash=True, discard=discard)
    if legality.refusal(position.state, move):
        return None
    return Candidate(move, POINT * (FLASH + sum(unit.points for unit in units)))


def meld_out(appraisal: Appraisal) -> Candidate | None:
    """Laying all but one card at most, if that ends the hand well: it is for those who lead (B4.5)."""
    position = appraisal.position
    units = _whole(appraisal)
    if not units:
        return None
    points = sum(unit.points for unit in units)
    gained = points + OUT
    if not _wins(appraisal, gained):
        mine, theirs = lead(appraisal, gained)
        denied = max(appraisal.size_value(position.sizes[seat] - 1) for seat in position.opponents)
        denied *= appraisal.weights.finish
        playing_on = appraisal.layout(position.hand)[0] / POINT
        if mine <= theirs or gained + denied < playing_on:
            return None
    move = LayMelds(position.seat, appraisal.as_melds(units))
    return None if legality.refusal(position.state, move) else Candidate(move, POINT * gained)


def ending(appraisal: Appraisal) -> LayMelds | None:
    """Melding out whoever leads."""
    units = _whole(appraisal)
    return _legal(appraisal, units) if units else None


def fullest(appraisal: Appraisal) -> LayMelds | None:
    """The most points that can be laid now by a hand that then plays on."""
    position = appraisal.position
    _, units = Layouts(position.hand, appraisal.units(position.hand), lambda unit: POINT * unit.points).best(
        lambda size: size if size > SHORTEST_KEPT else NEVER
    )
    return _legal(appraisal, units) if units else None


def _legal(appraisal: Appraisal, units: tuple[Unit, ...]) -> LayMelds | None:
    move = LayMelds(appraisal.position.seat, appraisal.as_melds(units))
    return None if legality.refusal(appraisal.position.state, move) else move


def _whole(appraisal: Appraisal) -> tuple[Unit, ...]:
    """All but one card at most laid with a complete set on the table, if that can be (B4.5)."""
    position = appraisal.position
    value, units = Layouts(position.hand, appraisal.units(position.hand), lambda unit: POINT * unit.points).best(
        lambda size: 0 if size <= 1 else NEVER
    )
    if value > 0 and appraisal.completes(units):
        return units
    return cover(position.hand.once, position.hand.twice, position.hand.size, position.table.missing_types)


def lead(appraisal: Appraisal, gained: int) -> tuple[int, int]:
    """The points of the side in this hand with what it gains, and those of the best other side."""
    position = appraisal.position
    others = max(points for side, points in enumerate(position.points) if side != position.side)
    return position.points[position.side] + gained, others


def _wins(appraisal: Appraisal, gained: int) -> bool:
    """Whether the side wins the match if the hand ends with this gain (B11.1)."""
    view = appraisal.position.view
    totals = [total + points for total, points in zip(view.totals, appraisal.position.points, strict=True)]
    own = totals.pop(appraisal.position.side) + gained
    return own >= int(view.options["target"]) and own > max(totals)


def layout(appraisal: Appraisal) -> tuple[LayMelds, int] | None:
    """What is best laid now, and what that gains in thousandths."""
    position = appraisal.position
    hand = position.hand
    value, units = appraisal.layout(hand)
    gain = value - appraisal.kept_value(hand.size)
    while units:
        if count(units) >= (1 if position.opened else 2) and _may_lie(appraisal, hand, units):
            move = LayMelds(position.seat, appraisal.as_melds(units))
            if not legality.refusal(position.state, move):
                return move, gain
        worst = min(units, key=lambda unit: (appraisal.unit_value(unit), unit.cards))
        units = tuple(unit for unit in units if unit is not worst)
    return None


def _may_lie(appraisal: Appraisal, hand: Hand, units: tuple[Unit, ...]) -> bool:
    """Whether a layout neither strands the hand nor ends it while others lead."""
    left = hand.size - len(_cards(units))
    if not appraisal.completes(units):
        return left >= SHORTEST_KEPT or (left == SHORTEST_KEPT - 1 and appraisal.turns < 2)
    if left >= 2:
        return True
    mine, theirs = lead(appraisal, sum(unit.points for unit in units) + OUT)
    return mine > theirs or appraisal.turns < 1


def _cards(units: tuple[Unit, ...]) -> list[Kind]:
    return [card for unit in units for card in unit.cards]
