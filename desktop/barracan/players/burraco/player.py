"""The levels of Burraco and Buraco: how each chooses a move, and why it is made, in two sentences at most."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from barracan.games.buraco.moves import BuracoMove, Refuse
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco.melds import CLEAN, DIRTY, LONG, SEMI_CLEAN, quality, read
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.games.burraco.options import WILD
from barracan.games.burraco.rules import BurracoGame
from barracan.games.burraco.view import BurracoView, cards_used
from barracan.games.wording import Phrases
from barracan.model.cards import KINDS, Code, card_text, cards_text
from barracan.model.moves import Move
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.burraco.plan import candidates, moves_to_try
from barracan.players.burraco.policy import find_opening, find_way
from barracan.players.burraco.position import Position, helps, helps_others
from barracan.players.burraco.skill import SKILLS, with_style
from barracan.players.burraco.worlds import Worlds, scale
from barracan.players.inquiry import Inquiry, trials
from barracan.players.player import Player
from barracan.players.protocol import POINTS, Decision
from barracan.players.rummy.nearness import goes_alone
from barracan.players.rummy.panel import RuleOfThumb, Rummy


def decide(view: BurracoView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = with_style(SKILLS[level], inquiry.style)
    position = Position(view, skill)
    found = candidates(position)
    decision = inquiry.decide(
        found,
        lambda: moves_to_try(position, found),
        lambda moves: trials(moves, Worlds(position, inquiry, skill)),
        skill.worlds,
        skill.gate,
    )
    told = scale(view) if decision.worlds else POINTS
    return replace(decision, reasons=reasons(position, decision.move), scale=told)


def cards_laid(view: BurracoView, move: BuracoMove) -> tuple[int, Sequence[Code]]:
    """How many cards a move lays, and the melds in which they lie."""
    match move:
        case LayMelds():
            cards = [code for meld in move.melds for code in meld]
            return len(cards), cards
        case Add():
            return len(cards_used(view, move)), move.cards
    return 0, ()


PANEL: Mapping[str, RuleOfThumb] = {
    "greedy": RuleOfThumb(),
    "hold": RuleOfThumb(waits=True),
    "taker": RuleOfThumb(piles=True),
}
"""The players of the panel."""
PLAYER: Player = Player(
    decide,
    clauses={"draw": "C5.2", "take": "C5.3", "meld": "C5.4", "add": "C4.6", "discard": "C5.1"},
    spread=1600,
    judging=0.01,
    styles=("builder", "racer", "gatherer"),
    panel=Rummy(BurracoGame(), cards_laid, WILD, pots=True).panel(PANEL),
)


_TEXTS = {
    "draw": QT_TRANSLATE_NOOP("advice", "The pile brings less than a new card."),
    "unfit": QT_TRANSLATE_NOOP("advice", "No card of the pile goes with a meld of your side."),
    "few": QT_TRANSLATE_NOOP("advice", "The fewer cards the hand holds, the sooner it takes a pot."),
    "accept": QT_TRANSLATE_NOOP("advice", "This card goes well with the hand."),
    "refuse": QT_TRANSLATE_NOOP("advice", "The next card is likely to be better."),
    "take": QT_TRANSLATE_NOOP("advice", "The {count} cards come into the hand at once, to be laid now or later."),
    "one": QT_TRANSLATE_NOOP("advice", "The {card} is a known card, and the next player cannot take it any more."),
    "pot_now": QT_TRANSLATE_NOOP("advice", "With it the hand can be emptied in this turn, and a pot follows."),
    "out_now": QT_TRANSLATE_NOOP("advice", "With it the hand can be emptied in this turn, which ends the hand."),
    "fits": QT_TRANSLATE_NOOP("advice", "Cards that can be laid at once: {cards}."),
    "wanted": QT_TRANSLATE_NOOP("advice", "Left there, it would go with a meld of another side: {cards}."),
    "longer": QT_TRANSLATE_NOOP("advice", "The meld then has {count} of the seven cards that count extra."),
    "flight": QT_TRANSLATE_NOOP("advice", "The empty hand takes a pot at once, and the turn goes on."),
    "lay": QT_TRANSLATE_NOOP(
        "advice", "What lies on the table counts for the side, what is left in the hand against it."
    ),
    "opens": QT_TRANSLATE_NOOP("advice", "Your side opens with it and may then lay and add freely."),
    "clean": QT_TRANSLATE_NOOP("advice", "A clean meld counts 200 points."),
    "semi_clean": QT_TRANSLATE_NOOP("advice", "A semi-clean meld counts 150 points."),
    "dirty": QT_TRANSLATE_NOOP("advice", "Seven cards with a wildcard count 100 points."),
    "pot": QT_TRANSLATE_NOOP("advice", "The last card leaves the hand, and a pot follows."),
    "out": QT_TRANSLATE_NOOP("advice", "Going out counts 100 points and ends the hand."),
    "least": QT_TRANSLATE_NOOP("advice", "The {card} does least in this hand."),
    "alone": QT_TRANSLATE_NOOP("advice", "The {card} begins no meld with any other card of this hand."),
    "wild": QT_TRANSLATE_NOOP("advice", "Every other card is worth more to keep, or goes with a meld of the others."),
    "safe": QT_TRANSLATE_NOOP("advice", "It goes with no meld of another side."),
    "others": QT_TRANSLATE_NOOP("advice", "It goes with no meld of another side, as these cards would: {cards}."),
}
_NAMED = {
    "opens": QT_TRANSLATE_NOOP("advice", "{name}’s side opens with it and may then lay and add freely."),
    "unfit": QT_TRANSLATE_NOOP("advice", "No card of the pile goes with a meld of {name}’s side."),
}
"""The same where several people share the screen."""


_text = Phrases("advice", _TEXTS, named=_NAMED)


def reasons(position: Position, move: Move) -> tuple[Text, ...]:
    """Say why this move, the choice of its position, is made."""
    match move:
        case Draw():
            return _draw(position)
        case Refuse():
            return (_text("refuse"),)
        case Take():
            return _take(position)
        case Discard():
            return _discard(position, move)
        case LayMelds() | Add():
            return _lay(position, move)
    return ()


def _draw(position: Position) -> tuple[Text, ...]:
    if isinstance(position.state, BuracoState) and position.state.choosing:
        return (_text("accept"),)
    pile = position.view.discard
    if any(KINDS[code] in WILD or helps(position, KINDS[code]) for code in pile):
        return (_text("draw"),)
    return (_text("unfit"), _text("few")) if position.pot_to_come and len(pile) > 1 else (_text("unfit"),)


def _take(position: Position) -> tuple[Text, ...]:
    pile = position.view.discard
    after = position.turn_with_pile()
    ways = (find_opening(after) or []) if after.closed else after.ranked_layings(after.hand)
    laid = {card for laying in ways for card in laying.cards}
    found = []
    if not after.closed and find_way(after):
        found.append(_text("pot_now" if position.pot_to_come else "out_now"))
    if fitting := [code for code in pile if KINDS[code] in laid]:
        found.append(_text("fits", cards=cards_text(fitting)))
    found.append(_text("take", count=len(pile)) if len(pile) > 1 else _text("one", card=card_text(pile[-1])))
    if wanted := [code for code in pile if helps_others(position, KINDS[code])]:
        found.append(_text("wanted", cards=cards_text(wanted)))
    return tuple(found[:2])


def _discard(position: Position, move: Discard) -> tuple[Text, ...]:
    if position.hand.size == 1:
        return (_text("pot" if position.pot_to_come else "out"),)
    if KINDS[move.card] in WILD:
        return (_text("wild"),)
    card = KINDS[move.card]
    why = _text("alone" if goes_alone(position.hand, card) else "least", card=card_text(move.card))
    if helps_others(position, card):
        return (why,)
    held = (code for code in dict.fromkeys(position.view.hand) if KINDS[code] not in WILD)
    wanted = [code for code in held if helps_others(position, KINDS[code])]
    return why, _text("others", cards=cards_text(wanted)) if wanted else _text("safe")


def _lay(position: Position, move: LayMelds | Add) -> tuple[Text, ...]:
    found = []
    if not position.melds and isinstance(position.state, BuracoState):
        found.append(_text("opens"))
    written = move.melds if isinstance(move, LayMelds) else (move.cards,)
    melds = [read([KINDS[code] for code in cards], position.terms) for cards in written]
    worths = {quality(meld, position.terms) for meld in melds if not isinstance(meld, Refusal)}
    if isinstance(move, Add):
        worths -= {quality(position.melds[move.meld], position.terms)}  # it counted so before
    laid = sum(map(len, written)) - (len(position.melds[move.meld].cards) if isinstance(move, Add) else 0)
    if laid == position.hand.size:
        found.append(_text("flight" if position.pot_to_come else "out"))
    dearest = next((worth for worth in (CLEAN, SEMI_CLEAN, DIRTY) if worth in worths), "")
    if dearest:
        found.append(_text(dearest))
    elif isinstance(move, Add) and len(move.cards) < LONG:
        found.append(_text("longer", count=len(move.cards)))
    return tuple(found[:2]) or (_text("lay"),)
