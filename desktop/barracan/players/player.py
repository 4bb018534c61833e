"""Who can play: the levels and their styles, ``random``, and in the arena a panel; each game has its own ``PLAYER``."""

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import Any

from barracan.games.catalog import CATALOG, load_part
from barracan.model.game import Game, MoveT, StateT, ViewT
from barracan.model.randomness import Stream, choose, stream
from barracan.model.replay import SeatNote, read_player, write_player
from barracan.model.value import value
from barracan.model.view import SeatView
from barracan.players.inquiry import Inquiry, Past
from barracan.players.protocol import CLOCK, SPREAD, Decision, only
from barracan.players.search import Mapper, serial

LEVELS = ("beginner", "casual", "strong", "expert")
JUDGE = "expert"
RANDOM = "random"
PLAYERS = (*LEVELS, RANDOM)


@value
class Player:
    """How the computer plays a game.

    Attributes:
        decide: chooses a move for the seat of a view at a level.
        clauses: the clause of the rules that each kind of move rests on, for whoever wants to read more about advice.
        spread: how widely the points of a hand spread, as a percentage of what they do in BarraCan.
        judging: the seconds that judging a move takes on two cores of 2024, before any has been judged.
        styles: the styles that its levels can be given.
        panel: cheap players that never change, against whom the levels are measured; each chooses by a view.
    """

    decide: Callable[[Any, str, Inquiry], Decision]
    clauses: Mapping[str, str]
    spread: int = SPREAD
    judging: float = 0.25
    styles: tuple[str, ...] = ()
    panel: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)


def find_player(game: str) -> Player:
    """The computer players of a game; raises ``KeyError`` if there is no such game."""
    player = load_part(CATALOG.entry(game).player)
    if not isinstance(player, Player):
        raise TypeError(f"{CATALOG.entry(game).player} is no Player")
    return player


def styles(game: str) -> tuple[str, ...]:
    """The styles of a game."""
    return CATALOG.entry(game).styles


def player_of(game: str, note: SeatNote) -> str:
    """Who plays a seat; a style that the game does not have is none."""
    styled = note.player in LEVELS and note.style in styles(game)
    return write_player(note.player, note.style) if styled else note.player


def any_move(game: Game[StateT, MoveT, ViewT], state: StateT, rng: Stream) -> MoveT:
    """A kind of action drawn evenly among those that a player may choose, then a move of it."""
    moves = game.legal_moves(state)
    return moves.pick(choose([do for do in moves.actions() if do != CLOCK], rng), rng)


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
