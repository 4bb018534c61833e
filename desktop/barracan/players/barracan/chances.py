"""How likely hands end, and how soon; only sums and products, which are the same on every machine."""

from barracan.players.barracan.position import Position

USUAL_RATES = (0.0, 0.15, 0.32, 0.5, 0.65, 0.8)
"""How likely a draw brings a hand nearer to its complete set, by the number of cards missing."""

PACE = (0.6, 1.5, 5.0, 6.0, 6.2, 6.2)
"""How many more turns a seat has where partners play, by how many types the side that is nearest to its set lacks."""

FLASH_A_TURN = 0.062
"""How likely an unopened hand, about which nothing is known, makes a flash exit in one turn."""

OUT_A_TURN = 0.01
"""How likely a hand about which nothing is known ends in one turn where nobody makes a flash exit."""


def others_end(position: Position, seat: int) -> float:
    """How likely this seat ends the hand in one of its turns."""
    if position.hunts(seat):
        return FLASH_A_TURN if position.sizes[seat] >= 12 else FLASH_A_TURN / 6
    table = position.state.tables[position.state.side_of[seat]]
    size = position.sizes[seat]
    if table.complete_sets:
        return 0.3 if size <= 2 else 0.15 if size <= 4 else 0.05
    return 0.05 if size <= 3 and min(sorted(table.made)[1:]) else OUT_A_TURN


def opponents_end(position: Position) -> float:
    """How likely an opponent ends the hand before this seat's next turn."""
    goes_on = 1.0
    for seat in position.opponents:
        goes_on *= 1.0 - others_end(position, seat)
    return 1.0 - goes_on


def flash_chance(missing: int, rate: float, draws: int, danger: float) -> float:
    """How likely a hand that lacks so many cards makes a flash exit before anybody else ends the hand.

    *rate* is the chance that the next draw brings it nearer, *danger* that others end the hand between two draws.
    """
    rates = [*USUAL_RATES[:missing], rate] if missing < len(USUAL_RATES) else [*USUAL_RATES, rate]
    at = [0.0] * len(rates)
    at[-1] = 1.0
    done = 0.0
    for _ in range(draws):
        for place in range(1, len(at)):
            step = at[place] * rates[place]
            at[place] -= step
            at[place - 1] += step
        done += at[0]
        at[0] = 0.0
        at = [share * (1.0 - danger) for share in at]
    return done


def turns_left(draws: int, danger: float) -> float:
    """How many more turns may be expected."""
    goes_on, turns = 1.0, 0.0
    for _ in range(draws):
        goes_on *= 1.0 - danger
        turns += goes_on
    return turns


def pace(position: Position) -> float:
    """How many more turns a seat may expect where partners play."""
    return min(PACE[table.made.count(0)] for table in position.state.tables)
