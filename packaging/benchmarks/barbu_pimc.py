"""A plain double-dummy Monte Carlo player of Barbu, and the levels against it and each other, in rounds of seven hands.

``python packaging/benchmarks/barbu_pimc.py [--players expert,pimc] [--seats one|pairs] [--deals N] [--seed N]
[--out FILE] [--workers N | --cluster ADDRESS]``

It solves the last five tricks, where each seat maximises its own points, doubles counted; dominoes it plays on at
random to their end. Contracts and doubles are expert's. With ``--seats one`` the first player named has one seat and
the second the three others, with ``pairs`` two seats opposite each other; each deal is played from every place. A run
that was broken off goes on with its file. Run it in the development environment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from barracan.games.barbu.legality import BarbuMoves
from barracan.games.barbu.moves import SEATS, BarbuMove, Lay
from barracan.games.barbu.scoring import PLACES
from barracan.games.barbu.state import HANDS_OF_A_ROUND, BarbuState, Phase
from barracan.games.barbu.view import BarbuView
from barracan.games.tricks.state import Play
from barracan.model.cards import KINDS
from barracan.model.randomness import Stream, choose
from barracan.players.barbu.course import Course, Table, pack_hands, table_of
from barracan.players.barbu.pack import BIT_OF, suit_of
from barracan.players.barbu.rows import laid_cards, rows_of
from barracan.players.barbu.terms import BITS, rates, split, terms_of
from barracan.players.barbu.worlds import settled, value_of
from pimc import Peer, main

if TYPE_CHECKING:
    from collections.abc import Callable

    from barracan.model.view import SeatView

EXACT = 5
"""So many tricks at the end are solved."""


def moves(state: BarbuState) -> list[BarbuMove]:
    """The moves of the seat to move."""
    return list(BarbuMoves(state))


def scores(world: BarbuState, rng: Stream) -> Callable[[BarbuMove], float]:
    """What a move brings its seat more than the mean of all, in thousandths of a point."""
    play = rows_played(world, rng) if world.phase is Phase.DOMINOES else tricks_played(world, rng)
    weights = rates(world)
    return lambda move: value_of(play(move), weights[move.seat])


def bits(cards: int) -> list[int]:
    """These cards one by one."""
    return [1 << at for at in range(cards.bit_length()) if cards >> at & 1]


def tricks_played(world: BarbuState, rng: Stream) -> Callable[[BarbuMove], list[int]]:
    """The contract scores after a card, at random until the last tricks, which are solved."""
    terms, start, before = terms_of(world), table_of(world), settled(world)
    solved = Course(terms, rates(world), EXACT)
    dealt = pack_hands(world.hands)

    def play(move: BarbuMove) -> list[int]:
        assert isinstance(move, Play)
        hands, table, gains, card = [*dealt], start, 0, BIT_OF[KINDS[move.card]]
        while True:
            seat = table.seat
            hands[seat] ^= card
            table, taken = put(table, card)
            if not table.lying:
                gains += taken + (terms.price(hands[seat].bit_count()) << BITS * table.seat)
            left = hands[table.seat].bit_count()
            if left <= EXACT:
                first, second, third, fourth = hands
                gains += solved.gains(table, (first, second, third, fourth)) if left else 0
                return [score + terms.sign * gain for score, gain in zip(before, split(gains), strict=True)]
            card = choose(bits(terms.playable(hands[table.seat], table.led, table.best)), rng)

    def put(table: Table, card: int) -> tuple[Table, int]:
        """The table with this card, and what is taken with it."""
        led = table.led or suit_of(card)
        best, winner = table.best, table.winner
        if not table.lying or card & terms.beaters(best, led):
            best, winner = card, table.seat
        trick = table.trick | card
        if table.lying == SEATS - 1:
            return Table(winner), terms.worth(trick) << BITS * winner
        return Table((table.seat + 1) % SEATS, table.lying + 1, led, best, winner, trick), 0

    return play


def rows_played(world: BarbuState, rng: Stream) -> Callable[[BarbuMove], list[int]]:
    """The contract scores after a move of dominoes, at random to their end."""
    assert world.contract is not None
    rows, dealt, begun = rows_of(world.contract.rank or "", world.options), pack_hands(world.hands), laid_cards(world)

    def play(move: BarbuMove) -> list[int]:
        hands, laid, seat, out, going = [*dealt], begun, move.seat, [*world.out], world.laid
        card = BIT_OF[KINDS[move.card]] if isinstance(move, Lay) else 0
        while True:
            hands[seat] ^= card
            laid |= card
            if card and not hands[seat]:
                out.append(seat)
            if len(out) == SEATS - 1:
                return [PLACES[out.index(each) if each in out else SEATS - 1] for each in range(SEATS)]
            going += 1
            if not card or world.options["dominoes_turn"] == "one" or not hands[seat] & rows.layable(laid):
                seat, going = (seat + 1) % SEATS, 0
            fitting = bits(hands[seat] & rows.layable(laid))
            card = choose([*fitting, 0] if going else fitting or [0], rng)

    return play


def thinks(view: SeatView) -> bool:
    """Whether a card is to be played or laid."""
    return isinstance(view, BarbuView) and view.phase in {"play", "dominoes"}


PLAYER = Peer("barbu", HANDS_OF_A_ROUND, "points", thinks, moves, scores)

if __name__ == "__main__":
    raise SystemExit(main(PLAYER, __file__))
