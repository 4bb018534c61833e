"""Who can play: four levels, in some games each with a style, ``random``, and in the arena a game's panel."""

from dataclasses import replace

from barracan.games.catalog import CATALOG
from barracan.model.randomness import stream
from barracan.model.replay import read_player
from barracan.model.view import SeatView
from barracan.players.inquiry import Inquiry, Past
from barracan.players.player import LEVELS, any_move, find_player
from barracan.players.protocol import Decision, only
from barracan.players.search import Mapper, serial

JUDGE = "expert"
RANDOM = "random"
PLAYERS = (*LEVELS, RANDOM)


def panel(game: str) -> tuple[str, ...]:
    """The panel of a game, cheap players that never change: ``random``, and the plain players that it has."""
    return (RANDOM, *find_player(game).panel)


def names(game: str) -> tuple[str, ...]:
    """Whoever may play this game in the arena."""
    return (*LEVELS, *panel(game))


def decide(
    game: str, view: SeatView, player: str, seed: int, worlds: int | None = None, *, mapper: Mapper = serial
) -> Decision:
    """Choose a move for the seat whose view this is and whose turn it is; the same arguments give the same decision.

    The mapper works out what the worlds come to; who does so, and in which order, changes nothing.
    """
    if player == RANDOM:
        rules, rng = CATALOG[game], stream("random", seed)
        return only(any_move(rules, rules.determinize(view, rng), rng))  # what is hidden bears on no move of the seat
    known = find_player(game)
    if player in known.panel:
        return only(known.panel[player](view))
    level, style = read_player(player)
    if style and style not in known.styles:
        raise KeyError(player)
    decision = known.decide(view, level, Inquiry(seed, worlds, mapper, style))
    return replace(decision, clause=known.clauses.get(decision.move.do, ""), spread=known.spread)


def weigh(past: Past, *, mapper: Mapper = serial) -> Decision:
    """Weigh a move of a hand that is over, by what could be seen then, or by all cards where they are given."""
    worlds = None if past.state is None else 1
    known = find_player(past.game)
    inquiry = Inquiry(past.seed, worlds, mapper, also=(past.move,), state=past.state)
    return replace(known.decide(past.view, JUDGE, inquiry), spread=known.spread)
