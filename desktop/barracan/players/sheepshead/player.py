"""The levels of Sheepshead and how each chooses a move; its panel: a player who follows a few rules of thumb."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from barracan.games.sheepshead import view as views
from barracan.games.sheepshead.legality import SheepsheadMoves
from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import RANKING, VALUE_OF, Phase, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView, determinize
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.model.cards import KINDS
from barracan.model.randomness import stream
from barracan.players.inquiry import Inquiry, Moves
from barracan.players.player import Player
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.sheepshead import plan
from barracan.players.sheepshead.equity import scale
from barracan.players.sheepshead.plan import SKILLS, Skill
from barracan.players.sheepshead.reasons import reasons
from barracan.players.sheepshead.worlds import Playing, World, likely_worlds, sure_first
from barracan.players.tricks.plan import distinct_plays, duck, take, worlds_of

_CLEARLY = 1000
"""Thousandths of a standard error by which a card must be better to be played instead of one that surely wins."""


def decide(view: SheepsheadView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    draw = likely_worlds(view, inquiry) if skill.guesses else worlds_of("sheepshead", views.determinize, view, inquiry)
    state = draw(0)
    decision = _decide(state, view.seat, skill, draw, inquiry)
    counted = scale(state.totals, int(state.options["target"]))
    return replace(decision, reasons=reasons(state, decision), scale=counted)


def _decide(state: SheepsheadState, seat: int, skill: Skill, draw: World, inquiry: Inquiry) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    planned = _planned(state, seat, skill)
    moves, usual, gate = [candidate.move for candidate in planned], skill.window_worlds, skill.gate
    if state.phase is Phase.WINDOW:
        moves = [TakeWindow(seat), Pass(seat)]
    elif state.phase is Phase.BURY:
        moves = moves[: skill.buries]
    else:
        usual = skill.played_worlds
        moves = distinct_plays(moves, state, plan.pack_of(state, seat), RANKING, plan.VALUES)[: skill.candidates]
        if skill.exact and inquiry.state is None and len(planned) > 1:
            moves, sure = sure_first(state, moves)
            gate = _CLEARLY if sure else gate
            planned.sort(key=lambda candidate: candidate.move != moves[0])
    return inquiry.decide(
        planned,
        lambda: moves,
        lambda weighed: Moves(weighed, draw, lambda world: Playing(world, skill).value),
        usual,
        gate,
    )


def _planned(state: SheepsheadState, seat: int, skill: Skill) -> list[Candidate]:
    """What the plan alone thinks of the moves, the best first."""
    found: Sequence[tuple[float, SheepsheadMove]]
    if state.phase is Phase.WINDOW:
        found = plan.weigh_window(state, seat, counts=not skill.window_worlds)
    elif state.phase is Phase.BURY:
        found = plan.weigh_buries(state, seat)
    else:
        found = plan.weigh_moves(state, skill)
    return [Candidate(move, round(value * POINT)) for value, move in found]


_STRONG_TRUMPS = 6


def _choose_by_rule(view: SheepsheadView) -> SheepsheadMove:
    state = determinize(view, stream("panel"))  # what is hidden from a seat bears on no move of its own
    moves = SheepsheadMoves(state)
    actions = moves.actions()
    if "play" in actions:
        cards = [KINDS[move.card] for move in moves.of("play") if isinstance(move, Play)]
        if state.player is not None:
            return PLAYS[view.seat][take(state, RANKING, cards, lambda card: VALUE_OF.get(card, 0))]
        return PLAYS[view.seat][duck(state, RANKING, cards, lambda _: False)]
    if "take_window" in actions:
        trumps = sum(bool(RANKING.trumps >> KINDS[code] & 1) for code in view.hand)
        return next(moves.of("take_window" if trumps >= _STRONG_TRUMPS else "pass"))
    return max((move for move in moves.of("bury") if isinstance(move, Bury)), key=_bury)


def _bury(move: Bury) -> tuple[int, int]:
    cards = [KINDS[code] for code in move.cards]
    return -sum(bool(RANKING.trumps >> card & 1) for card in cards), sum(VALUE_OF[card] for card in cards)


_PANEL: Mapping[str, Callable[[SheepsheadView], SheepsheadMove]] = {"rule": _choose_by_rule}
"""The players of the panel by their names."""

PLAYER = Player(
    decide,
    clauses={"take_window": "S3.1", "pass": "S3.1", "bury": "S3.2", "play": "S4.2"},
    spread=7,
    panel=_PANEL,
)
