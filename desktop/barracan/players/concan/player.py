"""The levels of Concan: how each chooses a move, and why it is made, in two sentences at most."""

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Final

from barracan.games.concan.melds import total_value
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, Swap, Take
from barracan.games.concan.rules import ConcanGame
from barracan.games.concan.view import ConcanView
from barracan.games.wording import Phrases
from barracan.model.cards import CODES, JOKER, KINDS, Code, card_text, cards_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.concan.partition import Search
from barracan.players.concan.plan import (
    BEGINNER,
    CASUAL,
    EXPERT,
    LAID,
    STRONG,
    STYLES,
    SURE,
    Plan,
    Position,
    frees_joker,
    lays_top,
    wins_with_swap,
    wins_with_top,
)
from barracan.players.concan.worlds import Worlds, scale
from barracan.players.inquiry import Inquiry, trials
from barracan.players.player import Player
from barracan.players.protocol import Candidate, Decision
from barracan.players.rummy.nearness import go_together, goes_alone
from barracan.players.rummy.panel import RuleOfThumb, Rummy

SKILLS = {"beginner": BEGINNER, "casual": CASUAL, "strong": STRONG, "expert": EXPERT}
MOST_DISCARDS = 5


def decide(view: ConcanView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = replace(SKILLS[level], style=STYLES[inquiry.style])
    position = Position(view, skill)
    plan = Plan(position, skill, inquiry)
    found = plan.candidates()
    decision = inquiry.decide(
        found,
        lambda: _moves_to_try(position, found),
        lambda moves: trials(moves, Worlds(view, inquiry, skill), plan.likes),
        skill.worlds,
        skill.gate,
    )
    return replace(decision, reasons=reasons(position, decision.move), scale=scale(view))


def _moves_to_try(position: Position, found: list[Candidate]) -> list[ConcanMove]:
    """The moves to be tried in worlds; what wins the hand, and what costs nothing, needs none."""
    first = found[0].move
    sure = len(found) > 1 and found[0].value - found[1].value > SURE
    if sure or isinstance(first, Announce) or position.hand.size == 1:
        return [first]
    others = [each.move for each in found if not isinstance(each.move, Discard)]
    thrown = [each.move for each in found if isinstance(each.move, Discard) and each.value > -LAID]
    safe = [move for move in thrown if not position.danger >> KINDS[move.card] & 1 and move.card != CODES[JOKER]]
    return list(dict.fromkeys([first, *others, *safe[:MOST_DISCARDS]]))


def cards_laid(_view: ConcanView, move: ConcanMove) -> tuple[int, Sequence[Code]]:
    """How many cards a move lays, and these."""
    cards: list[Code] = []
    match move:
        case LayMelds() | Take():
            cards += [code for meld in move.melds or () for code in meld.cards]
        case LayOff():
            cards.append(move.card)
    return len(cards), cards


_PANEL = {"greedy": RuleOfThumb(), "hold": RuleOfThumb(waits=True), "closer": RuleOfThumb(high=1.0)}
_DRAWING = {"draw": "N4.3", "take": "N4.4"}
_LAYING = {"meld": "N5.1", "layoff": "N6.1", "swap": "N6.3", "announce": "N8.1"}
PLAYER = Player(
    decide,
    clauses={**_DRAWING, **_LAYING, "discard": "N4.6"},
    spread=190,
    styles=tuple(filter(None, STYLES)),
    panel=Rummy(ConcanGame(), cards_laid, {JOKER}).panel(_PANEL),
)


_TEXTS = {
    "closed": QT_TRANSLATE_NOOP("advice", "Before the melds-down the top discard can be taken for them alone."),
    "holds": QT_TRANSLATE_NOOP("advice", "The hand can lay its melds-down without the top discard."),
    "near": QT_TRANSLATE_NOOP("advice", "Cards of the hand that begin a meld with the {card}: {cards}."),
    "helped": QT_TRANSLATE_NOOP("advice", "It is large enough with a joker that lies on the table."),
    "frees": QT_TRANSLATE_NOOP("advice", "The {card} can be swapped at once for a joker on the table."),
    "out_now": QT_TRANSLATE_NOOP("advice", "With it the hand can be emptied in this turn, which ends the hand."),
    "draw": QT_TRANSLATE_NOOP("advice", "An unknown card is worth more than the top discard."),
    "take": QT_TRANSLATE_NOOP("advice", "The {card} can be laid at once."),
    "open": QT_TRANSLATE_NOOP("advice", "Without a melds-down the hand costs a hundred points."),
    "lay": QT_TRANSLATE_NOOP("advice", "Cards on the table cost nothing when the hand ends."),
    "off": QT_TRANSLATE_NOOP("advice", "It fits there, and no meld of the hand needs it."),
    "swap": QT_TRANSLATE_NOOP("advice", "A joker is worth more than the {card}, and costs less if it is left over."),
    "announce": QT_TRANSLATE_NOOP("advice", "An announced joker costs 2 points if it is left over, another one 25."),
    "out": QT_TRANSLATE_NOOP("advice", "The last card wins the hand."),
    "alone": QT_TRANSLATE_NOOP("advice", "The {card} begins no meld with any other card of this hand."),
    "others": QT_TRANSLATE_NOOP("advice", "The next player could lay these off: {cards}."),
    "swapped": QT_TRANSLATE_NOOP("advice", "The next player could swap these for a joker: {cards}."),
    "least": QT_TRANSLATE_NOOP("advice", "The {card} does least in this hand."),
}

_MOST_REASONS: Final = 2

_text = Phrases("advice", _TEXTS)


def reasons(position: Position, move: ConcanMove) -> tuple[Text, ...]:
    """Say why this move, the choice of its position, is made."""
    match move:
        case Draw():
            return _draw(position)
        case Take():
            return _open(position, move) if move.melds else _take(position)
        case LayMelds():
            return (_text("lay"),) if position.opened else _open(position, move)
        case LayOff():
            return (_text("off"),)
        case Swap():
            out = wins_with_swap(position.state, move)
            return (_text("out_now"),) if out else (_text("swap", card=card_text(move.card)),)
        case Announce():
            return (_text("announce"),)
        case Discard():
            return _discard(position, move)


def _draw(position: Position) -> tuple[Text, ...]:
    if not position.state.discard:
        return ()
    if position.opened:
        return (_text("draw"),)
    total = total_value(Search(position.hand, position.seat, attrgetter("value")).best()[1])
    return (_text("closed" if total < position.state.threshold else "holds"),)


def _open(position: Position, move: LayMelds | Take) -> tuple[Text, ...]:
    hand = position.hand.copy()
    if isinstance(move, Take):
        hand.add(position.state.discard[-1])
    alone = total_value(Search(hand, position.seat, attrgetter("value")).best()[1])
    needed = bool(move.swaps) and alone < position.state.threshold
    return (_text("open"), _text("helped")) if needed else (_text("open"),)


def _take(position: Position) -> tuple[Text, ...]:
    if wins_with_top(position.state):
        return (_text("out_now"),)
    state, top = position.state, card_text(position.view.discard[-1])
    if frees_joker(state):
        return (_text("frees", card=top),)
    if lays_top(state):
        return (_text("take", card=top),)
    near = [code for code in position.view.hand if go_together(KINDS[code], state.discard[-1])]
    return (_text("near", card=top, cards=cards_text(near)),) if near else ()


def _discard(position: Position, move: Discard) -> tuple[Text, ...]:
    if position.hand.size == 1:
        return (_text("out"),)
    card = KINDS[move.card]
    why = _text("alone" if goes_alone(position.hand, card) else "least", card=card_text(move.card))
    if not position.danger or position.danger >> card & 1:
        return (why,)
    held = [code for code in dict.fromkeys(position.view.hand) if KINDS[code] != JOKER]
    fits = (("others", position.wanted), ("swapped", position.swaps))
    listed = ((name, [code for code in held if kinds >> KINDS[code] & 1]) for name, kinds in fits)
    told = (why, *(_text(name, cards=cards_text(codes)) for name, codes in listed if codes))
    return told[-_MOST_REASONS:]
