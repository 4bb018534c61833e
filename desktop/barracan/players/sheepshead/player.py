"""The levels of Sheepshead, how each chooses a move and why; its panel: a player who follows a few rules of thumb."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from barracan.games.sheepshead import view as views
from barracan.games.sheepshead.legality import SheepsheadMoves, playable
from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import PLAIN_SUITS, RANKING, SEATS, VALUE_OF, Phase, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView, determinize
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.games.wording import Phrases
from barracan.model.cards import KINDS
from barracan.model.randomness import stream
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.inquiry import Inquiry, Moves
from barracan.players.player import Player
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.search import BATCHES
from barracan.players.sheepshead import plan
from barracan.players.sheepshead.equity import scale
from barracan.players.sheepshead.plan import SKILLS, STYLES, Skill, Style, pack_of
from barracan.players.sheepshead.worlds import PlayoutPolicy, World, likely_worlds, sure_first
from barracan.players.tricks.plan import Memory, Sight, distinct_plays, duck, take, worlds_of
from barracan.players.tricks.reasons import why_ducking, why_taking

_BATCHES = (16, 16, 32, 64, 128)
"""A world takes long where nothing is compiled: the first answer comes after few."""
_CLEARLY = 1000
"""Thousandths of a standard error by which a card must be better to be played instead of one that surely wins."""


def decide(view: SheepsheadView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill, style = SKILLS[level], STYLES[inquiry.style]
    if inquiry.state is not None:
        skill = replace(skill, blurred=False)  # there nothing is hidden
    draw = likely_worlds(view, inquiry) if skill.guesses else worlds_of("sheepshead", views.determinize, view, inquiry)
    state = draw(0)
    decision = _decide(state, view.seat, skill, style, draw, inquiry)
    counted = scale(state.totals, int(state.options["target"]))
    return replace(decision, reasons=reasons(state, decision), scale=counted)


def _decide(state: SheepsheadState, seat: int, skill: Skill, style: Style, draw: World, inquiry: Inquiry) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    planned = _weigh_plan(state, seat, skill, style)
    moves, usual, gate = [candidate.move for candidate in planned], skill.window_worlds, skill.gate
    if state.phase is Phase.WINDOW:
        moves = [TakeWindow(seat), Pass(seat)]
    elif state.phase is Phase.BURY:
        moves = moves[: max(1, skill.buries)]
    else:
        usual = skill.worlds(state.hands[seat].bit_count())
        moves = distinct_plays(moves, state, plan.pack_of(state, seat), RANKING, plan.VALUES)[: skill.candidates]
        if skill.exact and inquiry.state is None and len(planned) > 1:
            moves, sure = sure_first(state, moves)
            gate = _CLEARLY if sure else gate
            planned.sort(key=lambda candidate: candidate.move != moves[0])
    liked = {move: style.likes(state, move) for move in moves} if style != STYLES[""] else {}
    return inquiry.decide(
        planned,
        lambda: moves,
        lambda weighed: Moves(weighed, draw, lambda world: PlayoutPolicy(world, skill, liked).value),
        usual,
        gate,
        _BATCHES if skill.exact else BATCHES,
    )


def _weigh_plan(state: SheepsheadState, seat: int, skill: Skill, style: Style) -> list[Candidate]:
    """What the plan alone thinks of the moves, the best first."""
    found: Sequence[tuple[float, SheepsheadMove]]
    if state.phase is Phase.WINDOW:
        found = plan.weigh_window(state, seat, counts=not skill.window_worlds)
    elif state.phase is Phase.BURY:
        found = plan.weigh_buries(state, seat, counts=not skill.buries)
    else:
        found = plan.weigh_moves(state, skill)
    if style != STYLES[""]:
        rate = 1 if state.phase is Phase.WINDOW else _CARD_POINTS
        liked = [(value + rate * style.likes(state, move) / POINT, move) for value, move in found]
        found = sorted(liked, key=lambda each: -each[0])
    return [Candidate(move, round(value * POINT)) for value, move in found]


_CARD_POINTS = 20
"""A plan weighs cards by card points, of which so many are about a game point."""
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
    judging=0.2,
    styles=tuple(filter(None, STYLES)),
    panel=_PANEL,
)


_TEXTS = {
    "take": QT_TRANSLATE_NOOP(
        "advice", "Played out with such hands as the others may hold, the Player gains more often than not."
    ),
    "pass": QT_TRANSLATE_NOOP(
        "advice", "Played out with such hands as the others may hold, the Player loses too much with this hand."
    ),
    "points": QT_TRANSLATE_NOOP("advice", "Card points that are laid away count for the Player: {points}."),
    "void": QT_TRANSLATE_NOOP("advice", "A suit is emptied, which can be trumped from now on."),
    "keep": QT_TRANSLATE_NOOP("advice", "What takes tricks stays in the hand."),
}


_text = Phrases("advice", _TEXTS)


def reasons(state: SheepsheadState, decision: Decision) -> tuple[Text, ...]:
    """Say why the move of a decision is made, in a world that agrees with what its seat sees."""
    move: SheepsheadMove = decision.move
    match move:
        case TakeWindow() | Pass():
            if not decision.worlds:  # nothing has been played out yet
                return ()
            return (_text("take" if isinstance(move, TakeWindow) else "pass"),)
        case Bury():
            return _why_bury(state, move)
        case Play():
            return _why_play(state, move)


def _why_bury(state: SheepsheadState, move: Bury) -> tuple[Text, ...]:
    buried = [KINDS[code] for code in move.cards]
    hand = state.hands[move.seat]
    left = hand & ~mask_of(buried)
    points = sum(VALUE_OF.get(card, 0) for card in buried)
    found = [_text("points", points=points)] if points else []
    if any(hand & mask_of(suit) and not left & mask_of(suit) for suit in PLAIN_SUITS):
        found.append(_text("void"))
    return tuple(found) or (_text("keep"),)


def _why_play(state: SheepsheadState, move: Play) -> tuple[Text, ...]:
    card, seat = KINDS[move.card], move.seat
    cards = playable(state, state.hands[seat])
    sight = Sight(state, seat, pack_of(state, seat), RANKING, Memory())
    if state.player is None:
        dear = mask_of(each for each, points in VALUE_OF.items() if points)
        return why_ducking(sight, cards, card, dear, level=False)
    allies = frozenset(other for other in range(SEATS) if state.player not in {other, seat} and other != seat)
    return why_taking(sight, cards, card, allies)
