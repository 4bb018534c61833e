"""Who may double whom, who must, and who is asked when (P4)."""

from barracan.games.barbu.moves import SEATS
from barracan.games.barbu.state import DUTY, BarbuState


def targets(state: BarbuState, seat: int) -> int:
    """The seats that a seat may double in its turn, as bits (P4.1, P4.2, P4.4)."""
    declarer = state.declarer
    if seat == declarer:
        return doublers_of(state, seat)
    if state.contract is not None and state.contract.positive:
        return 1 << declarer
    return (1 << SEATS) - 1 & ~(1 << seat)


def doublers_of(state: BarbuState, seat: int) -> int:
    """The seats that have doubled this one, as bits."""
    return sum(1 << other for other in range(SEATS) if state.doubled[other] >> seat & 1)


def owes(state: BarbuState, seat: int) -> int:
    """How many doubles of the declarer a seat still owes in this round (P4.6)."""
    return 0 if seat == state.declarer else max(0, DUTY - state.declarer_doubles[seat])


def must_double(state: BarbuState, seat: int) -> bool:
    """Whether a seat has to double the declarer in this hand (P4.6)."""
    return seat != state.declarer and state.hands_left <= owes(state, seat)


def reply_targets(state: BarbuState, seat: int) -> int:
    """The seats that a seat may redouble in a reply, as bits (P4.5)."""
    if seat == state.declarer:
        return 0
    later = 0
    other = (seat + 1) % SEATS
    while other != state.declarer:
        later |= 1 << other
        other = (other + 1) % SEATS
    return later & doublers_of(state, seat) & ~state.doubled[seat]


def speakers(state: BarbuState) -> list[int]:
    """All seats in the order in which they double: clockwise from the declarer's left, the declarer last (P4.1)."""
    return [(state.declarer + step) % SEATS for step in range(1, SEATS + 1)]


def seats_of(bits: int) -> tuple[int, ...]:
    """Seats from bits."""
    return tuple(seat for seat in range(SEATS) if bits >> seat & 1)


def bits_of(seats: tuple[int, ...]) -> int:
    """Bits from seats."""
    return sum(1 << seat for seat in seats)
