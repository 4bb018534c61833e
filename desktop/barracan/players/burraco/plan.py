"""The plan: how a seat plays Burraco and Buraco by what it knows, stage by stage.

Who draws leaves the next seat a card more: nobody likes to, and somebody has to (C8.2).
"""

from itertools import islice
from typing import Final

from barracan.games.buraco import legality as buraco_legality
from barracan.games.buraco.legality import BuracoMoves
from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco import legality
from barracan.games.burraco.melds import Meld, arrangements, cards_of
from barracan.games.burraco.moves import Discard, Draw, Take
from barracan.games.burraco.options import WILD
from barracan.games.burraco.play import STALL
from barracan.games.burraco.scoring import NO_POT
from barracan.games.burraco.state import Drawn
from barracan.games.rummy.state import Hand
from barracan.model.cards import CODES, JOKER, KINDS, Kind
from barracan.model.moves import Move
from barracan.players.arithmetic import sum_in_order
from barracan.players.burraco import lays
from barracan.players.burraco.position import Position, Skill, Worth, gives_away, helps_others
from barracan.players.protocol import POINT, Candidate

_A_CARD: Final = 9
"""What a card in a hand that is not seen costs, roughly."""


_ENOUGH: Final = 100
"""A hand that is won by fewer points is played on rather than ended by a stall, where nobody has a partner: a match
must get on."""


def owes_a_draw(position: Position, patience: int) -> bool:
    """Whether the side is to draw now: it has hardly drawn more often than another, or would gain little by a stall.

    Draws made in turns harm nobody. Who alone draws gives the others the stock, card by card.
    """
    state = position.state
    drew = [0] * len(state.sides)
    for action in position.view.actions:
        drew[state.side_of[action.seat]] += isinstance(action, Draw)
    least = min(count for side, count in enumerate(drew) if side != position.side)
    ahead = drew[position.side] - least
    if ahead < patience:
        return True
    if state.stalled >= (STALL - 1) * state.seats:
        return lead(position) < (_ENOUGH if state.seats == len(state.sides) else 1)
    return ahead > patience and lead(position) <= 0


def lead(position: Position) -> int:
    """By how many points the side would win the hand if it ended now."""
    points = [_points(position, side) for side in range(len(position.view.sides))]
    return points[position.side] - max(count for side, count in enumerate(points) if side != position.side)


def _points(position: Position, side: int) -> int:
    view = position.view
    table = view.table[side]
    points = table.points + (NO_POT if table.pot < 0 else 0)
    for seat in view.sides[side]:
        if seat == position.seat:
            points -= position.terms.points(position.hand.cards())
        else:
            points -= _A_CARD * view.hand_sizes[seat]
    return points


DRAW_GAIN: Final = 9.0
"""What a card unseen is worth, roughly."""
_STALE: Final = 1000.0
"""What it costs to take one card once more when all have taken and laid nothing, and it is the side's turn to draw."""
_TREASURE: Final = 500.0
"""A joker is discarded only where nothing else can be."""
_GIVEN: Final = 3.0
"""What it costs to discard what lengthens a meld of others: of cards that are worth the same it is not this one."""
_READY: Final = 8.0
"""What it costs to discard what can be laid as soon as enough other cards are in the hand."""
_OPENINGS: Final = 60
"""So many openings are weighed at most."""
_SEARCHED: Final = 250
"""So many hands are looked at for a way to an empty one."""


def candidates(position: Position, skill: Skill) -> list[Candidate]:
    """The moves worth weighing, the best first."""
    plan = _Plan(position, skill)
    found = plan.draws() if position.state.drawn is Drawn.NOTHING else plan.lays_or_discards()
    found.sort(key=lambda candidate: -candidate.value)
    return found


class _Plan:
    """Values the moves of one position."""

    def __init__(self, position: Position, skill: Skill) -> None:
        self.position = position
        self.skill = skill
        self.worth = Worth(position, skill)
        state = position.state
        self.closed = state if isinstance(state, BuracoState) and not state.opened(position.side) else None
        """The state where the side has still to open."""

    def draws(self) -> list[Candidate]:
        """Draw, take the pile, or refuse the first card."""
        position = self.position
        seat = position.seat
        before = self._hand_value(position.hand)
        drawing = before + DRAW_GAIN
        state = position.state
        if isinstance(state, BuracoState) and state.choosing:
            top = state.stock[-1]
            hand = position.hand.copy()
            hand.add(top)
            return [_of(Draw(seat), self._hand_value(hand)), _of(Refuse(seat), drawing)]
        found = [_of(Draw(seat), drawing)]
        if state.discard:
            found.append(_of(Take(seat), self._take_worth()))
        return found

    def _take_worth(self) -> float:
        """The hand with the pile, and what it is worth that the next seat finds no pile but the own discard."""
        position, skill = self.position, self.skill
        pile = position.state.discard
        hand = position.hand.copy()
        for card in pile if skill.whole_pile else pile[-1:]:
            hand.add(card)
        value = self._hand_value(hand)
        if len(pile) > 1:
            return value + skill.pile_card * (len(pile) - 1)
        if not owes_a_draw(position, skill.patience):
            return value + skill.single
        return value - (_STALE if position.state.stalled >= position.state.seats else 0.0)

    def _hand_value(self, hand: Hand) -> float:
        """What a hand is worth: what can be laid of it now, and the rest as it lies in the hand."""
        position, worth = self.position, self.worth
        value, rest, melds = lays.all_steps(worth, hand, position.melds)
        if self.closed:  # a part of what would lie, and all of it once it is enough
            points, least = self.closed.terms.points(cards_of(melds)), self.closed.minimums[position.side]
            value *= 1.0 if points >= least else 0.6
        keep = worth.keep(rest)
        value += sum_in_order(keep[card] * rest.counts[card] for card in rest.different())
        burden = 3.0 if position.pot_to_come else 5.0 if position.has_exit else 2.0
        return value - rest.size * burden * (0.5 + worth.pressed)

    def lays_or_discards(self) -> list[Candidate]:
        """The best step if any gains or leads to an empty hand, and the discards."""
        found = self._discards()
        if self.closed:
            return self._openings(self.closed) + found
        best = self._step()
        if best:
            found.append(best)
        return found

    def _step(self) -> Candidate | None:
        position, worth = self.position, self.worth
        hand, melds = position.hand, position.melds
        if way := self._find_finish(hand, melds):
            return self._legal(_of(way[0].move(position.seat), 1000.0))
        step = lays.best_step(worth, hand, melds)
        return self._legal(_of(step[1].move(position.seat), 500.0 + step[0])) if step else None

    def _legal(self, candidate: Candidate) -> Candidate | None:
        """The candidate, if the rules allow it in every corner."""
        state, move = self.position.state, candidate.move
        if isinstance(state, BuracoState):
            return None if buraco_legality.refusal(state, move) else candidate
        return None if legality.refusal(state, move) else candidate

    def _find_finish(self, hand: Hand, melds: list[Meld]) -> list[lays.Step] | None:
        """A way to the pot or out, in flight before after the discard."""
        position = self.position
        if hand.size > self.skill.finish or not (position.pot_to_come or self._wants_out()):
            return None
        targets = (0, 1) if position.pot_to_come or position.terms.free_exit else (1,)
        for target in targets:
            if way := lays.Finish(self.worth, _SEARCHED).way(hand, melds, target):
                return way
        return None

    def _wants_out(self) -> bool:
        """Whether ending the hand is worth it: others are left with more than the own side."""
        position = self.position
        view, tables = position.view, position.state.tables
        if tables[position.side].pot < 0:
            return False
        cards = [view.hand_sizes[seat] for seat in view.sides[position.side] if seat != position.seat]
        other = max(
            9 * sum(view.hand_sizes[seat] for seat in side) + (100 if tables[number].pot < 0 else 0)
            for number, side in enumerate(view.sides)
            if number != position.side
        )
        return 100 + other > 9 * sum(cards) or position.danger > 0.5

    def _openings(self, state: BuracoState) -> list[Candidate]:
        """Openings that are enough; what lies counts, and everything after it is free."""
        position = self.position
        keep = self.worth.keep(position.hand)
        found = []
        for move in islice(BuracoMoves(state).openings(), _OPENINGS):
            rest, value = position.hand, 40.0
            melds: list[Meld] = []
            for cards in move.melds:
                meld = arrangements([KINDS[code] for code in cards], position.terms)[0]
                step = lays.Step(-1, meld, meld.cards)
                value += lays.gain(self.worth, rest, melds, step, keep)
                rest, melds = rest.without(meld.cards), [*melds, meld]
            if value > 0:
                found.append(_of(move, 500.0 + value))
        return found

    def _discards(self) -> list[Candidate]:
        position = self.position
        state, seat, hand = position.state, position.seat, position.hand
        keep = self.worth.keep(hand)
        found = []
        for card in hand.different():
            if legality.discard_fault(state, seat, card) is None:
                value = -keep[card] - self._help(card) - (_TREASURE if card == JOKER else 0.0)
                value -= _READY if self.worth.is_ready(card, hand) else 0.0
                if hand.size == 1:
                    value += 900.0 if position.pot_to_come or self._wants_out() else -100.0
                found.append(_of(Discard(seat, CODES[card]), value))
        return found

    def _help(self, card: Kind) -> float:
        """What a discard gives to the next seat, if that is another side's."""
        position = self.position
        given = _GIVEN if gives_away(position, card) else 0.0
        if not self.skill.denial:
            return given
        if card in WILD:
            return 60.0
        following = (position.seat + 1) % position.view.seats
        weight = 1.0 if following in position.opponents else -0.3
        return given + weight * helps_others(position, card) + 0.1 * position.terms.values[card]


def _of(move: Move, value: float) -> Candidate:
    return Candidate(move, int(POINT * value))
