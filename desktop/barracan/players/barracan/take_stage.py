"""The first stage of a turn: draw, pick up a pile or take a trick (B4.1)."""

from typing import Final

from barracan.games.barracan import categories, legal_moves, legality
from barracan.games.barracan.categories import FAMILY
from barracan.games.barracan.moves import Draw, Pass, PickUp, TakeTrick
from barracan.games.barracan.scoring import TRICK
from barracan.games.rummy.state import Hand
from barracan.model.cards import KINDS, RANK_OF, SUIT_OF, Kind
from barracan.players.arithmetic import sum_in_order
from barracan.players.barracan.card_worth import working_values
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.ladders import family_under
from barracan.players.barracan.lay_stage import SHORTEST_KEPT
from barracan.players.barracan.partition import Unit
from barracan.players.barracan.position import Position
from barracan.players.protocol import POINT, Candidate

TRIO_SHARES: Final[tuple[float, ...]] = (1.0, 1.0, 1.5)
"""What a trick adds to a trio of tricks, by how many of it are there (B10.3)."""

_JOKER_GIVEN: Final = 2.0
"""What it costs to discard a joker, which others pick up."""

_MANY_DRAWS: Final = 3
"""With fewer turns to come a short hand is no harm."""


def takes(appraisal: Appraisal) -> list[Candidate]:
    """The takes worth weighing."""
    position = appraisal.position
    if position.view.stock_count:
        found = [_candidate(Draw(position.seat), _draw_worth(appraisal))]
    else:
        found = [_candidate(Pass(position.seat), 0.0)]  # it ends the hand, and what is not on the table is lost
    return [*found, *_tricks(appraisal), *_pick_ups(appraisal)]


def _candidate(move: Draw | Pass | PickUp | TakeTrick, value: float) -> Candidate:
    return Candidate(move, int(POINT * value))


def _is_short(position: Position) -> bool:
    """Whether one more card taken out of the hand strands it, with much of the stock to come (B4.4)."""
    return position.hand.size <= SHORTEST_KEPT and position.draws >= _MANY_DRAWS and not position.table.complete_sets


def _is_stranded(position: Position) -> bool:
    """Whether a trick is the most that a short hand can still do: with two jokers in it nothing is picked up (B7.2)."""
    return _is_short(position) and position.hand.jokers > 1


def _draw_worth(appraisal: Appraisal) -> float:
    """A draw keeps the hand as large as it is, and a held hand together."""
    position = appraisal.position
    if _is_stranded(position):
        return 0.0
    size = position.hand.size
    building = appraisal.hand_value(position.hand, position.opened) + appraisal.weights.draw_gain
    building += appraisal.size_value(size) - appraisal.size_value(size - 1)
    if not appraisal.may_hold:
        return building
    wanted = 0
    for outs in appraisal.reach.outs.values():
        wanted |= outs
    return max(building, appraisal.hold_value(position.copies(wanted) / max(1, position.total)))


def _tricks(appraisal: Appraisal) -> list[Candidate]:
    """For each suit the trick that costs least; none that strands a hand which could still do something else.

    Where another side has a set it may end the hand at once: then all that can be taken is better taken.
    """
    position = appraisal.position
    ending = any(table.complete_sets for table in position.state.tables)
    if _is_short(position) and not ending and not _is_stranded(position):
        return []
    worth = working_values(position, 3.0)
    spent: dict[str, float] = {}
    best: dict[int, Candidate] = {}
    for move in legal_moves.tricks(position.state, position.seat):
        if not _sees(appraisal, move):
            continue
        if move.card not in spent:
            card = KINDS[move.card]
            gain = TRICK + TRIO_SHARES[position.table.tricks % 3]
            spent[move.card] = gain + _rest_worth(appraisal, card, 0.3 * worth[card])
        cards = [position.state.piles[chosen.pile][chosen.at] for chosen in move.cards]
        left_high = sum(RANK_OF[card] for card in cards) / 200  # high cards are left to those who can't beat them
        candidate = _candidate(move, spent[move.card] - left_high)
        suit = SUIT_OF[cards[0]]
        if suit not in best or best[suit].value < candidate.value:
            best[suit] = candidate
    return list(best.values())


def _rest_worth(appraisal: Appraisal, card: Kind, use: float) -> float:
    """What the hand is worth after a trick with this card, which is of some use itself."""
    rest = appraisal.position.hand.without([card])
    if _is_stranded(appraisal.position):
        return 0.0 if rest.size > rest.jokers else -_JOKER_GIVEN
    return appraisal.hand_value(rest, appraisal.position.opened) - use


def _sees(appraisal: Appraisal, move: TakeTrick) -> bool:
    """Whether the player looks so deep into the piles."""
    piles = appraisal.position.state.piles
    return appraisal.skill.deep_tricks or all(chosen.at == len(piles[chosen.pile]) - 1 for chosen in move.cards)


def _pick_ups(appraisal: Appraisal) -> list[Candidate]:
    """For each pile the pick-up worth most."""
    position = appraisal.position
    state = position.state
    found = []
    for pile in state.open_piles(position.seat):
        cards = state.piles[pile]
        if not cards:
            continue
        gained = cards[max(state.stoppers[pile], 0) : -1]
        candidates = []
        for kind, category in categories.with_top(position.hand, cards[-1]):
            picked = [_pick_up(appraisal, pile, unit, gained) for unit in _ways_to_lay(appraisal, kind, category)]
            candidates += [candidate for candidate in picked if candidate]
        if candidates:
            found.append(max(candidates, key=lambda candidate: candidate.value))
    return found


def _ways_to_lay(appraisal: Appraisal, kind: int, category: tuple[Kind, ...]) -> list[Unit]:
    """The ways to lay the category of a pick-up: by itself, and a family under a ladder of the side too (B7.5)."""
    units = [Unit(category, (kind,), categories.points(kind, len(category)))]
    if kind == FAMILY and appraisal.skill.ladders:
        for number, ladder in enumerate(appraisal.position.table.ladders):
            if unit := family_under(ladder, category, number):
                units.append(unit)
    return units


def _pick_up(appraisal: Appraisal, pile: int, first: Unit, gained: list[Kind]) -> Candidate | None:
    """A pick-up for this category; to open, with the category best laid beside it (B7.4)."""
    position = appraisal.position
    used = list(first.cards)
    used.remove(position.state.piles[pile][-1])
    rest = position.hand.without(used)
    laid: tuple[Unit, ...] = (first,)
    if not position.opened:
        second = _second(appraisal, rest)
        if second is None:
            return None
        laid = (first, second)
        rest = rest.without(second.cards)
    for card in gained:
        rest.add(card)
    move = PickUp(position.seat, pile, appraisal.as_melds(laid))
    if legality.refusal(position.state, move):
        return None
    value = sum_in_order(unit.points + appraisal.set_bonus(unit) for unit in laid)
    value += appraisal.hand_value(rest, opened=True) + appraisal.weights.denial * len(gained)
    return _candidate(move, value)


def _second(appraisal: Appraisal, rest: Hand) -> Unit | None:
    def value(unit: Unit) -> tuple[int, tuple[Kind, ...]]:
        return appraisal.unit_value(unit) + appraisal.kept_value(rest.size - len(unit.cards)), unit.cards

    return max(appraisal.units(rest), key=value, default=None)
