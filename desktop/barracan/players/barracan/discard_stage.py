"""The last stage of a turn: what is discarded, by what it is worth here and to others."""

from collections.abc import Sequence
from typing import Final

from barracan.games.barracan.categories import with_top
from barracan.games.barracan.legality import strength
from barracan.games.barracan.moves import Discard
from barracan.games.barracan.scoring import TRICK
from barracan.games.barracan.state import STOPPERS, BarracanState
from barracan.model.cards import CODES, JOKER, KIND_COUNT, KINDS, SUIT_OF, Kind
from barracan.players.barracan.card_worth import working_values
from barracan.players.barracan.evaluation import Appraisal, flash_chance
from barracan.players.barracan.position import Position
from barracan.players.barracan.set_patterns import FAMILIES, NATURALS, RANK_MASKS, RUNS, SUIT_MASKS, bits
from barracan.players.protocol import POINT, Candidate

NEEDED: Final = 30.0
"""A held hand never parts with a card of every way to its set while it has another."""
A_USEFUL_CARD: Final = 60
"""What one more useful card is worth to a held hand, in points, if every card to come were such."""
JOKER_KEPT: Final = 100.0
"""More than a card of every way to the set counts, whatever a joker would be of use for."""
TRICK_KEPT: Final = 2.0
"""What it costs to part with the one card that takes a trick which lies there; somebody may take it before."""
AWAITED: Final = 3.0
"""What it costs to give what an opponent was seen to wait for, beside the cards that are picked up with it."""
HELPED: Final = 1.0
"""What it is worth to give it to the partner."""
JOKER_TAKEN: Final = 0.9
"""How likely somebody can pick up a pile with a joker on top."""
UNOPENED: Final = 0.25
"""How much rarer a side that has not opened picks up: it needs two categories at once."""
BLOCKED: Final = 0.7
"""What a card that a stopper blocks is worth to each opponent who could have got at it."""


def discards(appraisal: Appraisal) -> list[Candidate]:
    """All discards, the best first."""
    position = appraisal.position
    holds = appraisal.holds
    worth = working_values(position, 2.0 if holds else 3.0)
    dangers = _dangers(position)
    if appraisal.skill.threats:
        dangers = [
            danger + appraisal.skill.threats * threat
            for danger, threat in zip(dangers, trick_threats(position), strict=True)
        ]
    share = 1.0 if appraisal.skill.denial else 0.01
    kept = None if holds else only_winner(position)
    found = []
    for card in position.hand.different():
        lost = worth[card]
        if holds:
            outs = appraisal.reach.outs.get(card)
            useful = -A_USEFUL_CARD * position.copies(outs) / max(1, position.total) if outs is not None else NEEDED
            lost = useful + 0.2 * worth[card]
        lost += share * dangers[card] + (JOKER_KEPT if card == JOKER else TRICK_KEPT if card == kept else 0.0)
        lost += 0.0 if holds else share * _waiting(position, card)
        found.append(Candidate(Discard(position.seat, CODES[card]), int(-POINT * lost)))
    found.sort(key=lambda candidate: -candidate.value)
    if holds and appraisal.skill.foresight:
        found = _order_by_draws(appraisal, found)
    return found


def _waiting(position: Position, card: Kind) -> float:
    """What it costs that somebody was seen to wait for a card, less where that is the partner alone."""
    if is_awaited(position, card, position.opponents):
        return AWAITED
    return -HELPED if position.partner is not None and is_awaited(position, card, [position.partner]) else 0.0


def _order_by_draws(appraisal: Appraisal, found: list[Candidate]) -> list[Candidate]:
    """Order the foremost discards of a held hand by what the draws after them lead to."""
    foremost = [
        candidate
        for candidate in found[: appraisal.skill.foresight]
        if KINDS[candidate.move.card] in appraisal.reach.outs and KINDS[candidate.move.card] != JOKER
    ]
    if len(foremost) < 2:
        return found
    best = foremost[0].value
    values = [_chance_after(appraisal, KINDS[candidate.move.card]) for candidate in foremost]
    top = max(values)
    gain = POINT * appraisal.flash_gain
    foreseen = [
        Candidate(candidate.move, best - int(gain * (top - value)) + (candidate.value - best) // 20)
        for candidate, value in zip(foremost, values, strict=True)
    ]
    foreseen.sort(key=lambda candidate: -candidate.value)
    rest = [candidate for candidate in found if candidate not in foremost]
    low = foreseen[-1].value
    return [*foreseen, *(Candidate(other.move, min(other.value, low - 1)) for other in rest)]


def _chance_after(appraisal: Appraisal, card: Kind) -> float:
    """How likely the hand without this card still comes to a flash exit, its next draw looked at card by card."""
    position, missing = appraisal.position, appraisal.reach.missing
    total = max(1, position.total)
    rest = position.hand.without([card])
    outs = appraisal.reach.outs[card]
    draws = position.draws - 1
    chance = useful = 0.0
    for drawn in bits(outs):
        share = position.unseen[drawn] / total
        if share:
            useful += share
            rest.add(drawn)
            found = appraisal.reach_of(rest)
            rest.remove(drawn)
            rate = max((position.copies(wanted) for wanted in found.outs.values()), default=0) / total
            chance += share * (flash_chance(found.missing, rate, draws, appraisal.danger) if found.missing else 1.0)
    return chance + (1.0 - useful) * flash_chance(missing, useful, draws, appraisal.danger)


def _dangers(position: Position) -> list[float]:
    """What each card is worth to others on the pile that takes it, a stopper less what it blocks."""
    state, seat = position.state, position.seat
    number = state.discard_pile(seat)
    exposed = len(state.piles[number]) - max(state.stoppers[number], 0)
    takers = [other for other in range(state.seats) if other != seat and number in state.open_piles(other)]
    dangers = [0.0] * KIND_COUNT
    for card in position.hand.different():
        for taker in takers:
            opened = state.tables[state.side_of[taker]].opened
            friend = state.side_of[taker] == position.side
            gain = (1.0 if opened else UNOPENED) * can_pick_up(position, taker, card) * (2.0 + 0.5 * exposed)
            if card in STOPPERS and opened:
                gain -= BLOCKED * exposed
            dangers[card] += -0.7 * gain if friend else gain
        if number in state.open_piles(seat):
            dangers[card] *= 0.8
    return dangers


def can_pick_up(position: Position, seat: int, card: Kind) -> float:
    """How likely a seat holds two cards that make a category with this one on top of a pile (B7.1)."""
    if card == JOKER:
        return JOKER_TAKEN
    known = position.known[seat]
    hidden = max(0, position.sizes[seat] - known.size)
    each = min(1.0, hidden / max(1, position.total))
    chance = 0.0
    for pair in PAIRS[card]:
        both = 1.0
        for other in bits(pair & ~known.once):
            both *= min(1.0, each * position.unseen[other])
        chance += both
    rank = RANK_MASKS[card >> 2]
    sure = (known.once & NATURALS & rank).bit_count() + (known.twice & rank).bit_count()
    expected = min(1.0, each * position.copies(rank))
    chance += 1.0 if sure >= 2 else expected if sure else expected * expected / 2
    return min(1.0, chance)


def _pairs() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(52)]
    for pattern in (*RUNS, *FAMILIES):
        for card in bits(pattern):
            found[card].append(pattern ^ 1 << card)
    return tuple(map(tuple, found))


PAIRS: Final = _pairs()
"""For each kind the pairs that make a run or a family with it."""


LATER: Final = 0.6
"""How much of a trick is still there for an opponent who is not the next to play."""


def trick_threats(position: Position) -> list[float]:
    """The points that each card of the hand, on the pile that takes it, gives opponents by a trick."""
    state, seat = position.state, position.seat
    mine = state.discard_pile(seat)
    lows = [_lowest(state, pile) for pile in range(4)]
    threats = [0.0] * KIND_COUNT
    for opponent in position.opponents:
        piles = state.open_piles(opponent)
        if mine not in piles:
            continue
        share = TRICK * (1.0 if opponent == (seat + 1) % state.seats else LATER)
        for suit in range(4):
            others = [lows[pile][suit] for pile in piles if pile != mine]
            if None in others:
                continue
            least = max(order for order in others if order is not None)
            now = lows[mine][suit]
            before = 0.0 if now is None else _chance_of_higher(position, opponent, suit, max(now, least))
            for card in bits(position.hand.once & SUIT_MASKS[suit]):
                lies = strength(state, card) if now is None else min(now, strength(state, card))
                threats[card] += share * (_chance_of_higher(position, opponent, suit, max(lies, least)) - before)
    return threats


def only_winner(position: Position) -> Kind | None:
    """The one card of the hand that takes a trick of what lies exposed now; ``None`` if there is none, or another."""
    state, hand = position.state, position.hand
    lows = [_lowest(state, pile) for pile in state.open_piles(position.seat)]
    winners: list[Kind] = []
    for suit in range(4):
        lying = [low[suit] for low in lows]
        if None not in lying:
            beaten = max(order for order in lying if order is not None)
            winners += [card for card in bits(hand.once & SUIT_MASKS[suit]) if strength(state, card) > beaten]
    return winners[0] if len(winners) == 1 and hand.counts[winners[0]] == 1 and not hand.jokers else None


def is_awaited(position: Position, card: Kind, seats: Sequence[int]) -> bool:
    """Whether one of these seats, its side opened, surely holds what this card completes on top of the pile."""
    pile = position.state.discard_pile(position.seat)
    return any(
        pile in position.state.open_piles(seat) and position.has_opened(seat) and with_top(position.known[seat], card)
        for seat in seats
    )


def _lowest(state: BarracanState, pile: int) -> list[int | None]:
    """For each suit the lowest order of an exposed card."""
    lows: list[int | None] = [None] * 4
    for card in state.piles[pile][state.stoppers[pile] + 1 :]:
        if card != JOKER:
            low = lows[SUIT_OF[card]]
            lows[SUIT_OF[card]] = strength(state, card) if low is None else min(low, strength(state, card))
    return lows


def _chance_of_higher(position: Position, seat: int, suit: int, order: int) -> float:
    """How likely a seat holds a card of the suit above this order."""
    higher = sum(1 << card for card in bits(SUIT_MASKS[suit]) if strength(position.state, card) > order)
    known = position.known[seat]
    if known.once & higher:
        return 1.0
    hidden = max(0, position.sizes[seat] - known.size)
    return min(1.0, position.copies(higher) * hidden / max(1, position.total))
