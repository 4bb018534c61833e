"""Random legal play of any game, for laws that hold for all of them."""

from random import Random

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.randomness import choose
from barracan.model.replay import SeatNote


def option_values(option):
    """The values of an option that are worth trying."""
    if isinstance(option.default, bool):
        return (True, False)
    return option.choices or (option.default, option.least)


def settings():
    """Every number of seats with the defaults; each value of each option at the smallest and the largest table."""
    for game in CATALOG.values():
        for seats in game.seat_counts:
            yield game, seats, {}
            for option in game.options:
                tables = [count for count in game.seat_counts if option.seats is None or count in option.seats]
                if seats in (min(tables), max(tables)):
                    for value in option_values(option):
                        if value != option.default:
                            yield game, seats, {option.name: value}


def sampled():
    """The same, with each value of an option at one of its tables alone: at the smallest and the largest in turn."""
    tables = {}
    for game, seats, options in settings():
        tables.setdefault((game.id, *options.items()), []).append((game, seats, options))
    for number, ((_, *options), alike) in enumerate(tables.items()):
        yield from alike[number % len(alike) :][:1] if options else alike


def name(setting):
    """What a setting is called in a list of tests."""
    game, seats, options = setting
    return "-".join([game.id, str(seats), *(f"{key}={value}" for key, value in options.items())])


def begin(game, seats, options):
    """A match with nothing dealt."""
    return Match.begin(game, [SeatNote(f"Seat {seat}", "random") for seat in range(seats)], options)


def deal(match, rng):
    """Deal the next hand, by any dealer that may."""
    game, state = match.game, match.state
    return match.deal(choose(game.next_dealers(state), rng), match.shuffled_deck(rng), **game.hand_keys(state, rng))


def random_move(match, rng):
    """A kind of action drawn evenly among the legal ones, then a move of it."""
    moves = match.game.legal_moves(match.state)
    return moves.pick(choose(moves.actions(), rng), rng)


def hand(game, seats, options, seed):
    """Play a random hand; yields the match before every move together with the move that comes, then once with none."""
    rng = Random(seed)
    match = begin(game, seats, options)
    deal(match, rng)
    while match.state.turn is not None:
        move = random_move(match, rng)
        yield match, move
        match.play(move)
    yield match, None


def whole_match(game, seats, options, seed, most_hands=2):
    """Play a random match to its end, or so many hands of it."""
    rng = Random(seed)
    match = begin(game, seats, options)
    while match.state.result is None and match.state.hand_number < most_hands:
        deal(match, rng)
        while match.state.turn is not None:
            match.play(random_move(match, rng))
    return match
