"""The levels of Burraco and Buraco: how each chooses a move, and why it is made, in two sentences at most."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from barracan.games.buraco.moves import BuracoMove, Refuse
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco.melds import CLEAN, DIRTY, LONG, SEMI_CLEAN, Meld, arrangements, quality, read
from barracan.games.burraco.moves import Add, Discard, Draw, LayMelds, Take
from barracan.games.burraco.options import WILD
from barracan.games.burraco.rules import BurracoGame
from barracan.games.burraco.view import BurracoView, cards_used
from barracan.games.rummy.state import Hand
from barracan.games.wording import Phrases
from barracan.model.cards import KINDS, RANK_OF, SUIT_OF, Code, Kind, card_text, cards_text
from barracan.model.moves import Move
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.burraco.finish import find_way, find_way_before
from barracan.players.burraco.plan import candidates, moves_to_try
from barracan.players.burraco.policy import find_opening
from barracan.players.burraco.position import Position
from barracan.players.burraco.shapes import Laying
from barracan.players.burraco.skill import SKILLS, with_style
from barracan.players.burraco.turn import Turn
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
    "pot_drawn": QT_TRANSLATE_NOOP(
        "advice", "All cards of the hand can be laid, and the drawn one discarded: a pot follows."
    ),
    "out_drawn": QT_TRANSLATE_NOOP(
        "advice", "All cards of the hand can be laid, and the drawn one discarded: that ends the hand."
    ),
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
    "wild_left": QT_TRANSLATE_NOOP("advice", "A wildcard stays in the hand for later."),
    "clean": QT_TRANSLATE_NOOP("advice", "A clean meld counts 200 points."),
    "semi_clean": QT_TRANSLATE_NOOP("advice", "A semi-clean meld counts 150 points."),
    "dirty": QT_TRANSLATE_NOOP("advice", "Seven cards with a wildcard count 100 points."),
    "pot": QT_TRANSLATE_NOOP("advice", "The last card leaves the hand, and a pot follows."),
    "out": QT_TRANSLATE_NOOP("advice", "Going out counts 100 points and ends the hand."),
    "least": QT_TRANSLATE_NOOP("advice", "The {card} does least in this hand."),
    "alone": QT_TRANSLATE_NOOP("advice", "The {card} begins no meld with any other card of this hand."),
    "spare": QT_TRANSLATE_NOOP(
        "advice", "The {card} could be added to a meld of your side, but is worth more as the discard."
    ),
    "wild": QT_TRANSLATE_NOOP("advice", "Every other card is worth more to keep, or goes with a meld of the others."),
    "safe": QT_TRANSLATE_NOOP("advice", "It goes with no meld of another side."),
    "other": QT_TRANSLATE_NOOP("advice", "It goes with no meld of another side; the {card} would."),
    "others": QT_TRANSLATE_NOOP("advice", "It goes with no meld of another side; these cards would: {cards}."),
}
_NAMED = {
    "opens": QT_TRANSLATE_NOOP("advice", "{name}’s side opens with it and may then lay and add freely."),
    "pot_drawn": QT_TRANSLATE_NOOP(
        "advice", "All cards of the hand can be laid, and the drawn one discarded: a pot follows."
    ),
    "out_drawn": QT_TRANSLATE_NOOP(
        "advice", "All cards of the hand can be laid, and the drawn one discarded: that ends the hand."
    ),
    "unfit": QT_TRANSLATE_NOOP("advice", "No card of the pile goes with a meld of {name}’s side."),
    "spare": QT_TRANSLATE_NOOP(
        "advice", "The {card} could be added to a meld of {name}’s side, but is worth more as the discard."
    ),
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
    if find_way_before(position.turn):
        return (_text("pot_drawn" if position.pot_to_come else "out_drawn"),)
    if any(KINDS[code] in WILD or _goes_with(position, position.melds, KINDS[code]) for code in pile):
        return (_text("draw"),)
    return (_text("unfit"), _text("few")) if position.pot_to_come and len(pile) > 1 else (_text("unfit"),)


def _take(position: Position) -> tuple[Text, ...]:
    pile = position.view.discard
    after = position.turn_with_pile()
    way = (find_opening(after) if after.closed else find_way(after)) or []
    found = []
    if way and not after.closed:
        found.append(_text("pot_now" if position.pot_to_come else "out_now"))
    if fitting := _laid_of(pile, way or ([] if after.closed else _lay_first(after, {KINDS[code] for code in pile}))):
        found.append(_text("fits", cards=cards_text(fitting)))
    found.append(_text("take", count=len(pile)) if len(pile) > 1 else _text("one", card=card_text(pile[-1])))
    if wanted := [code for code in pile if _goes_with_others(position, KINDS[code])]:
        found.append(_text("wanted", cards=cards_text(wanted)))
    return tuple(found[:2])


def _lay_first(turn: Turn, wanted: Collection[Kind]) -> list[Laying]:
    """What can be laid one after the other, each with a card that is wanted; the turn is changed."""
    hand, melds = turn.hand.copy(), turn.course.melds[turn.side]
    found: list[Laying] = []
    while laying := next((each for each in turn.ranked_layings(hand) if not set(wanted).isdisjoint(each.cards)), None):
        hand = hand.without(laying.cards)
        if laying.number < 0:
            melds.append(laying.after)
        else:
            melds[laying.number] = laying.after
        found.append(laying)
    return found


def _laid_of(pile: Sequence[Code], layings: Iterable[Laying]) -> list[Code]:
    """The cards of the pile that are laid, each as often as it is."""
    left = Counter(card for laying in layings for card in laying.cards)
    found = []
    for code in pile:
        if left[KINDS[code]] > 0:
            left[KINDS[code]] -= 1
            found.append(code)
    return found


def _discard(position: Position, move: Discard) -> tuple[Text, ...]:
    if position.hand.size == 1:
        return (_text("pot" if position.pot_to_come else "out"),)
    if KINDS[move.card] in WILD:
        return (_text("wild"),)
    card = KINDS[move.card]
    if _goes_with(position, position.melds, card):
        name = "spare"
    else:
        name = "alone" if goes_alone(position.hand, card) else "least"
    why = _text(name, card=card_text(move.card))
    if _goes_with_others(position, card):
        return (why,)
    held = (code for code in dict.fromkeys(position.view.hand) if KINDS[code] not in WILD)
    wanted = [code for code in held if _goes_with_others(position, KINDS[code])]
    if not wanted:
        return why, _text("safe")
    return why, _text("other", card=card_text(wanted[0])) if len(wanted) == 1 else _text(
        "others", cards=cards_text(wanted)
    )


def _lay(position: Position, move: LayMelds | Add) -> tuple[Text, ...]:
    found = []
    if not position.melds and isinstance(position.state, BuracoState):
        found.append(_text("opens"))
        if isinstance(move, LayMelds) and _wild_left(position.hand, move):
            found.append(_text("wild_left"))
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
    elif isinstance(move, Add) and len(move.cards) < LONG and _may_grow_long(position, move, melds[0]):
        found.append(_text("longer", count=len(move.cards)))
    return tuple(found[:2]) or (_text("lay"),)


def _may_grow_long(position: Position, move: Add, meld: Meld | Refusal) -> bool:
    """Whether the meld that a card is added to may still become one that counts extra."""
    if isinstance(meld, Refusal):
        return False
    turn, rest = position.turn, position.hand.without(KINDS[card] for card in cards_used(position.view, move))
    return turn.may_grow_long(turn.course.book.shape(meld), rest)


def _goes_with_others(position: Position, card: Kind) -> bool:
    """Whether a card can be added to a meld of another side."""
    tables = enumerate(position.state.tables)
    others = (meld for number, table in tables if number != position.side for meld in table.melds)
    return _goes_with(position, others, card)


def _goes_with(position: Position, melds: Iterable[Meld], card: Kind) -> bool:
    """Whether a card by itself can be added to one of some melds, a wildcard moved for it or not."""
    return any(
        RANK_OF[card] == meld.rank
        if meld.is_group
        else SUIT_OF[card] == meld.suit and bool(arrangements([*meld.cards, card], position.terms, meld))
        for meld in melds
    )


def _wild_left(hand: Hand, move: LayMelds) -> bool:
    """Whether the hand keeps a wildcard."""
    laid = sum(KINDS[code] in WILD for meld in move.melds for code in meld)
    return sum(hand.counts[card] for card in WILD) > laid
