"""The levels of Barbu, how each chooses a move and why; its panel: a player who follows a few rules of thumb."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from barracan.games.barbu import legality
from barracan.games.barbu import view as views
from barracan.games.barbu.contracts import WHOLE_PACK
from barracan.games.barbu.legality import BarbuMoves, must_double, playable
from barracan.games.barbu.moves import LAYS, BarbuMove, Double, End, Lay, NameContract, Redouble
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.barbu.view import BarbuView, determinize
from barracan.games.tricks.ranking import HIGH_TO_LOW, cards_of, mask_of
from barracan.games.tricks.state import PLAYS, Pass, Play
from barracan.model.cards import CODES, KINDS, RANK_OF, SUIT_OF, Kind
from barracan.model.randomness import stream
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.barbu import plan
from barracan.players.barbu.contract_choice import (
    best_double,
    contracts_left,
    gains_of,
    later_value,
    likely_scores,
    weigh_contracts,
)
from barracan.players.barbu.evidence import Draw, draw_of
from barracan.players.barbu.plan import CERTAIN, SKILLS, STYLES, Skill, Style, values_of
from barracan.players.barbu.worlds import CardStage, Contracts, LayStage, NamingStage, habit
from barracan.players.inquiry import Inquiry
from barracan.players.player import Player
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.search import BATCHES, Stage, compute_rows, decision_from, tabulate
from barracan.players.tricks.plan import Memory, Sight, distinct_plays, duck, take
from barracan.players.tricks.reasons import why_ducking, why_taking

_LAY_BATCHES = (8, 8, 16, 32, 64, 128)
"""A world of dominoes takes long where nothing is compiled: the first answer comes after few."""


def decide(view: BarbuView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    state = views.determinize(view, stream("barbu", inquiry.seed))
    skill, style = SKILLS[level], STYLES[inquiry.style]
    decision = _decide(state, skill, style, draw_of(state, inquiry, skill), inquiry)
    return replace(decision, reasons=reasons(state, decision, waits=skill.waits))


def _decide(state: BarbuState, skill: Skill, style: Style, draw: Draw, inquiry: Inquiry) -> Decision:
    seat = state.turn
    assert seat is not None
    if state.phase in {Phase.PLAY, Phase.DOMINOES}:
        return _decide_card(state, skill, style, draw, inquiry)
    if state.phase is not Phase.CONTRACT:
        return _decide_double(state, seat, skill, style, draw, inquiry)
    return inquiry.decide(
        weigh_contracts(state, seat),
        lambda: (NameContract(seat, contract) for contract in contracts_left(state, seat)),
        lambda moves: NamingStage(moves, state, draw, waits=skill.waits),
        skill.spoken_worlds,
        gate=0,
    )


def _decide_card(state: BarbuState, skill: Skill, style: Style, draw: Draw, inquiry: Inquiry) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    lays = state.phase is Phase.DOMINOES
    planned = plan.weigh_moves(state, skill)
    if skill.played_worlds:
        usual = habit(state)
        planned.sort(key=lambda each: each[1] != usual)
    if style != STYLES[""]:
        planned.sort(key=lambda each: -each[0] - style.likes(each[1]) / POINT)

    def widened() -> list[BarbuMove]:
        own = [move for _, move in planned]
        if state.contract is not None and not lays:
            own = distinct_plays(own, state, WHOLE_PACK, state.ranking, values_of(state.contract.name))
        return own[: skill.candidates]

    def stage(moves: list[BarbuMove]) -> Stage[BarbuMove, Any]:
        if lays:
            return LayStage(moves, state, draw, skill, style)
        return CardStage(moves, state, draw, skill, style)

    return inquiry.decide(
        [Candidate(move, round(value * POINT)) for value, move in planned],
        widened,
        stage,
        skill.laid_worlds if lays else skill.played_worlds,
        skill.gate,
        _LAY_BATCHES if lays else BATCHES,
        fewest=BATCHES[0],
    )


def _decide_double(state: BarbuState, seat: int, skill: Skill, style: Style, draw: Draw, inquiry: Inquiry) -> Decision:
    """By what everybody scores in worlds that are played without doubles, else by the look of the hand."""
    contract = state.contract
    assert contract is not None
    margins = style.margins(skill.margins) if inquiry.state is None else CERTAIN
    looks = [likely_scores(state, seat, contract)]
    planned = best_double(state, seat, looks, margins)
    budget = inquiry.budget(skill.spoken_worlds, gate=0)
    contracts = Contracts(state)
    scores = compute_rows(lambda index: contracts.scores(draw(index), contract), budget, inquiry.mapper)
    chosen = best_double(state, seat, scores, margins) if scores else planned
    owed = state.phase is Phase.DOUBLE and must_double(state, seat)
    moves = inquiry.candidates([chosen] if owed else [chosen, Pass(seat)])
    table = tabulate([gains_of(move, scores or looks) for move in moves], range(len(moves)), budget)
    return replace(decision_from(moves, table), move=chosen, worlds=len(scores), plan_move=planned)


_LONG_SUIT = 5
_DANGEROUS = {"no_queens": "Q", "no_hearts": "H", "no_king": "KH"}
"""What a card's code holds that costs points in these contracts."""
_KEPT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
"""How much rather than others a card that wins nothing is kept, by its rank."""


def _choose_by_rule(view: BarbuView) -> BarbuMove:
    state = determinize(view, stream("panel"))  # what is hidden from a seat bears on no move of its own
    moves = BarbuMoves(state)
    actions = moves.actions()
    if "play" in actions:
        return PLAYS[view.seat][_card(state, [KINDS[move.card] for move in moves.of("play") if isinstance(move, Play)])]
    if "lay" in actions:
        return max((move for move in moves.of("lay") if isinstance(move, Lay)), key=LAYS[view.seat].index)
    if "contract" in actions:
        return _contract([move for move in moves.of("contract") if isinstance(move, NameContract)], view)
    return next(moves.of("pass" if "pass" in actions else actions[0]))


def _card(state: BarbuState, cards: list[Kind]) -> Kind:
    """The card to play: with trumps tricks are good to have, otherwise not."""
    if state.ranking.trumps:
        return take(state, state.ranking, cards, lambda card: _KEPT.get(CODES[card][0], 0))
    mark = _DANGEROUS.get(state.contract.name) if state.contract else None
    return duck(state, state.ranking, cards, lambda card: mark is not None and mark in CODES[card])


def _contract(moves: list[NameContract], view: BarbuView) -> NameContract:
    """Trump with a long suit, dominoes from the middle of the hand, else the contract that costs least."""
    hand = [KINDS[code] for code in view.hand]
    lengths = [sum(SUIT_OF[card] == suit for card in hand) for suit in range(4)]

    def worth(move: NameContract) -> tuple[float, str]:
        contract = move.contract
        if contract.suit is not None:
            return lengths["CDHS".index(contract.suit)] - _LONG_SUIT + 0.5, ""
        if contract.rank is not None:
            at = "A23456789TJQK".index(contract.rank)
            return 2 - sum(abs(RANK_OF[card] - at) for card in hand) / 13, ""
        cost = sum(_DANGEROUS.get(contract.name, "?") in code for code in view.hand)
        high = sum(HIGH_TO_LOW.index(RANK_OF[card]) < 4 for card in hand) / 4
        return -cost - high, contract.name

    return max(moves, key=worth)


_PANEL: Mapping[str, Callable[[BarbuView], BarbuMove]] = {"rule": _choose_by_rule}
"""The players of the panel by their names."""

PLAYER = Player(
    decide,
    clauses={"contract": "P3.1", "double": "P4.1", "redouble": "P4.5", "play": "P5.2", "lay": "P8.1", "end": "P8.4"},
    spread=240,
    styles=tuple(filter(None, STYLES)),
    panel=_PANEL,
)


_TEXTS = {
    "contract": QT_TRANSLATE_NOOP(
        "advice", "Points it comes to, played out with such hands as the others may hold: about {points}."
    ),
    "double": QT_TRANSLATE_NOOP("advice", "Whoever is doubled here is likely to do worse than this hand."),
    "due": QT_TRANSLATE_NOOP("advice", "A double of the declarer is still owed in this round."),
    "no_double": QT_TRANSLATE_NOOP("advice", "Nobody is likely to do clearly worse than this hand."),
    "opens": QT_TRANSLATE_NOOP("advice", "It opens the way for other cards of this hand."),
    "lures": QT_TRANSLATE_NOOP("advice", "More of this hand can follow in this suit, once others have laid between."),
    "free": QT_TRANSLATE_NOOP("advice", "No other card of this hand waits in its suit."),
    "shut": QT_TRANSLATE_NOOP("advice", "Suits that only this hand can begin stay shut meanwhile."),
    "end": QT_TRANSLATE_NOOP("advice", "The cards that are kept back hold the others up."),
    "stuck": QT_TRANSLATE_NOOP("advice", "No card of this hand can be laid."),
}


def _text(phrase: str, **arguments: str) -> tuple[Text, ...]:
    return (Text("advice", _TEXTS[phrase], arguments),)


def reasons(state: BarbuState, decision: Decision, *, waits: bool) -> tuple[Text, ...]:
    """Say why the move of a decision is made, in a world that agrees with what its seat sees."""
    move: BarbuMove = decision.move
    match move:
        case NameContract():
            named = decision.standing(move)
            assert named is not None
            if not decision.worlds:  # nothing has been played out yet
                return ()
            points = round((named.value + later_value(state, move, waits=waits)) / POINT)
            return _text("contract", points=f"{points:+}".replace("-", "−") if points else "0")
        case Double() | Redouble():
            due = state.phase is Phase.DOUBLE and legality.must_double(state, move.seat)
            return _text("due" if due else "double")
        case Play():
            return _why_play(state, move)
        case Lay():
            return _why_lay(state, move)
        case End():
            return _text("end")
        case Pass():
            return _text(_why_pass(state, move.seat))


def _why_lay(state: BarbuState, move: Lay) -> tuple[Text, ...]:
    """Whether more of the hand can follow a domino at once, or after others, or nothing waits for it."""
    before = state.foundations
    assert before is not None
    card, after = KINDS[move.card], before.copy()
    after.lay(card)
    rest = cards_of(state.hands[move.seat] & ~mask_of((card,)))
    if any((after.layable & ~before.layable) >> each & 1 for each in rest):
        return _text("opens")
    waits = any(SUIT_OF[each] == SUIT_OF[card] and not after.layable >> each & 1 for each in rest)
    begins = any(after.layable >> each & 1 and not after.sizes[SUIT_OF[each]] for each in rest)
    return _text("lures" if waits else "free") + (_text("shut") if begins else ())


def _why_pass(state: BarbuState, seat: int) -> str:
    if state.foundations is None:
        return "no_double"
    return "end" if state.hands[seat] & state.foundations.layable else "stuck"


def _why_play(state: BarbuState, move: Play) -> tuple[Text, ...]:
    card, cards = KINDS[move.card], playable(state, state.hands[move.seat])
    sight = Sight(state, move.seat, WHOLE_PACK, state.ranking, Memory())
    if state.ranking.trumps:
        return why_taking(sight, cards, card, frozenset(), highest=state.options["trump_led"] == "highest")
    assert state.contract is not None
    name = state.contract.name
    costs = values_of(name)
    dear = mask_of(each for each in cards_of(cards) if costs[each])
    return why_ducking(sight, cards, card, dear, level=name == "no_tricks")
