"""Worlds of Barbu: likely ones, and what comes of moves in them, played on by habit and in the last tricks exactly."""

from collections.abc import Sequence
from typing import Final

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import LAYS, SEATS, BarbuMove, End, Lay, NameContract
from barracan.games.barbu.scoring import contract_lines
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.model.cards import KINDS
from barracan.players.barbu.contract_choice import later_value
from barracan.players.barbu.course import Course, Hands, Table, pack_hands, table_of
from barracan.players.barbu.evidence import Draw
from barracan.players.barbu.pack import BIT_OF, RANKED
from barracan.players.barbu.plan import Skill, Style
from barracan.players.barbu.rows import laid_cards, out_so_far, rows_of, scores
from barracan.players.barbu.terms import Terms, rates, split, terms_of
from barracan.players.protocol import POINT

UNIT: Final = [[int(one == other) for other in range(SEATS)] for one in range(SEATS)]
"""The rates of a hand without doubles."""


def habit(state: BarbuState) -> BarbuMove:
    """What the seat to move does in thought, by what it sees alone."""
    seat = state.turn
    assert seat is not None
    hands = pack_hands(state.hands)
    if state.phase is Phase.PLAY:
        card = Course(terms_of(state), UNIT, 0).habit(table_of(state), hands)
        return PLAYS[seat][RANKED[card.bit_length() - 1]]
    assert state.contract is not None
    least = min(hand.bit_count() for other, hand in enumerate(hands) if other != seat and hand)
    rows = rows_of(state.contract.rank or "", state.options)
    card = rows.habit(hands[seat], laid_cards(state), state.laid, least)
    if card:
        return LAYS[seat][RANKED[card.bit_length() - 1]]
    return End(seat) if state.laid else Pass(seat)


def value_of(points: Sequence[int], weights: Sequence[int]) -> int:
    """What contract scores are worth to a seat more than the mean of all, in thousandths of a point."""
    own = sum(weight * score for weight, score in zip(weights, points, strict=True))
    return (SEATS * own - sum(points)) * POINT // SEATS


class CardStage:
    """Cards to choose from in tricks, and what each comes to."""

    def __init__(
        self, candidates: Sequence[BarbuMove], state: BarbuState, draw: Draw, skill: Skill, style: Style
    ) -> None:
        self.candidates = candidates
        self._draw = draw
        self._table = table_of(state)
        self._terms = terms_of(state)
        self._rates = rates(state)
        self._exact = skill.exact if max(map(int.bit_count, state.hands)) <= skill.exact else skill.ahead
        self._settled = settled(state)
        self._declarer = state.declarer
        self._rivals = style.rivals if self._table.seat != state.declarer else 0
        self._liked = [style.likes(move) for move in candidates]
        self._cards = [BIT_OF[KINDS[move.card]] if isinstance(move, Play) else 0 for move in candidates]

    def world(self, index: int) -> tuple[Hands, Course]:
        """The world of this number, and what plays it on."""
        return self._draw(index), Course(self._terms, self._rates, self._exact)

    def outcome(self, world: tuple[Hands, Course], index: int, candidate: int) -> int:
        """What comes of a card in a world."""
        hands, course = world
        gains = split(course.gains(self._table, hands, self._cards[candidate]))
        points = [before + self._terms.sign * gain for before, gain in zip(self._settled, gains, strict=True)]
        liked = self._liked[candidate] - self._rivals * points[self._declarer]
        return value_of(points, self._rates[self._table.seat]) + liked


class LayStage:
    """Lays to choose from in dominoes, and what each comes to."""

    def __init__(
        self, candidates: Sequence[BarbuMove], state: BarbuState, draw: Draw, skill: Skill, style: Style
    ) -> None:
        seat = state.turn
        assert seat is not None
        self.candidates = candidates
        self._draw = draw
        contract = state.contract
        assert contract is not None
        self._rows = rows_of(contract.rank or "", state.options)
        self._laid = laid_cards(state)
        self._seat = seat
        self._going = state.laid
        self._out = out_so_far(state)
        self._rates = rates(state)[seat]
        self._cards = [BIT_OF[KINDS[move.card]] if isinstance(move, Lay) else -1 for move in candidates]
        self._tries = skill.tries
        self._declarer = state.declarer
        self._rivals = style.rivals if seat != state.declarer else 0

    def world(self, index: int) -> Hands:
        """The world of this number."""
        return self._draw(index)

    def outcome(self, world: Hands, index: int, candidate: int) -> int:
        """What comes of a lay in a world."""
        card = self._cards[candidate]
        places = self._rows.places(world, self._laid, self._seat, self._going, self._out, card, tries=self._tries)
        points = scores(places)
        return value_of(points, self._rates) - self._rivals * points[self._declarer]


def settled(state: BarbuState) -> list[int]:
    """The contract scores so far."""
    return [sum(line.points for line in contract_lines(state, seat)) for seat in range(SEATS)]


class Contracts:
    """Contracts played from the deal on without doubles; a contract is made ready once for all worlds."""

    def __init__(self, state: BarbuState) -> None:
        self._state = state

    def scores(self, hands: Hands, contract: Contract) -> list[int]:
        """The contract scores that come of a contract in a world."""
        state = self._state
        if contract.rank is not None:
            rows = rows_of(contract.rank, state.options)
            return scores(rows.places(hands, 0, state.declarer, 0, 0, 0))
        terms = Terms(contract.name, contract.suit, highest=state.options["trump_led"] == "highest")
        gains = Course(terms, UNIT, 0).gains(Table(state.declarer), hands)
        return [terms.sign * gain for gain in split(gains)]


class NamingStage:
    """Contracts to choose from, and what the declarer scores in each beyond what it may be kept for."""

    def __init__(self, candidates: Sequence[NameContract], state: BarbuState, draw: Draw, *, waits: bool) -> None:
        self.candidates = candidates
        self._draw = draw
        self._contracts = Contracts(state)
        self._seat = state.declarer
        self._later = [later_value(state, move, waits=waits) for move in candidates]

    def world(self, index: int) -> Hands:
        """The world of this number."""
        return self._draw(index)

    def outcome(self, world: Hands, index: int, candidate: int) -> int:
        """What comes of a contract in a world."""
        score = self._contracts.scores(world, self.candidates[candidate].contract)[self._seat]
        return POINT * score - self._later[candidate]
