"""Judging the examples of the rules: categories, ladders, tricks, piles and openings as they lie."""

from collections.abc import Sequence
from typing import Final

from barracan.games.barracan import categories, ladder_search, legality, meld_moves
from barracan.games.barracan.category_refusals import category_fault
from barracan.games.barracan.drafts import CATEGORY_TITLES
from barracan.games.barracan.ladders import TYPE_TEXTS
from barracan.games.barracan.moves import CATEGORY_NAMES, Category, PickUp, PileCard, TakeTrick
from barracan.games.barracan.options import OPTIONS
from barracan.games.barracan.state import BarracanState, SideTable
from barracan.model.cards import CODES, KINDS, Code, Kind
from barracan.model.common_texts import common_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.verdict import Groups, Verdict

_SPARE: Final = "3C 4C"
"""Cards that a hand keeps, so that nothing is refused because none is left."""
_LADDER: Final = common_text("Ladder")
_COMPLETE: Final = Text("barracan", QT_TRANSLATE_NOOP("barracan", "Complete ladder"))
_ROYAL: Final = Text("barracan", QT_TRANSLATE_NOOP("barracan", "Royal ladder"))
_TRICK: Final = Text("barracan", QT_TRANSLATE_NOOP("barracan", "Trick"))
_SET: Final = Text("barracan", QT_TRANSLATE_NOOP("barracan", "Complete set"))
_NO_SET: Final = QT_TRANSLATE_NOOP("barracan", "There is no {type}. A complete set has one of each type.")


def judge_example(clause: str, kind: str, groups: Groups) -> Verdict:
    """What the rules say of this example of a clause."""
    match kind:
        case "ladder":
            return _judge_ladder(groups)
        case "trick":
            return _judge_trick(groups)
        case "pile":
            return _judge_pile(groups[0])
        case "pick_up":
            return _judge_pick_up(groups)
        case "lay":
            return _judge_laying(clause, groups)
    chapter, _, number = clause.partition(".")
    wanted = int(number) - 1 if chapter == "B5" and number in tuple("12345") else None
    return _judge_category(groups[0], wanted)


def _judge_category(codes: Sequence[Code], wanted: int | None) -> Verdict:
    cards = tuple(sorted(KINDS[code] for code in codes))
    if not cards:
        return Verdict(False)
    kinds = [kind for kind in categories.TYPES if categories.stands(kind, cards)]
    if wanted is not None and wanted not in kinds:
        name = CATEGORY_TITLES[kinds[0]] if kinds else None
        return Verdict(False, name, refusal=category_fault(wanted, cards))
    if not kinds:
        return Verdict(False, refusal=category_fault(meld_moves.name_of(cards), cards))
    best = wanted if wanted is not None else max(kinds, key=lambda kind: categories.points(kind, len(cards)))
    return Verdict(True, CATEGORY_TITLES[best], categories.points(best, len(cards)))


def _judge_ladder(rows: Groups) -> Verdict:
    arm = tuple(KINDS[row[0]] for row in rows)
    beside = {at: tuple(sorted(KINDS[code] for code in row[1:])) for at, row in enumerate(rows) if row[1:]}
    named = ladder_search.name_parts(arm, beside, None)
    if isinstance(named, Refusal):
        return Verdict(False, _LADDER, refusal=named)
    ladder, grown = named[0]
    name = _LADDER if not ladder.complete else _ROYAL if ladder.pure else _COMPLETE
    return Verdict(True, name, ladder_search.value(ladder, grown))


def _table(hand: Sequence[Code], piles: Groups) -> BarracanState:
    """A table of four partners at which seat 0 holds these cards and some more, and the open piles have these."""
    options = {option.name: option.default for option in OPTIONS}
    state = BarracanState(4, ((0, 2), (1, 3)), options)
    for code in (*hand, *_SPARE.split()):
        state.hands[0].add(KINDS[code])
    state.turn = 0
    for number, pile in zip(state.open_piles(0), piles, strict=False):
        state.set_pile(number, [KINDS[code] for code in pile])
    return state


def _judge_trick(groups: Groups) -> Verdict:
    """Three piles, the card that is taken last in each, and the card of the hand."""
    *piles, (own,) = groups
    state = _table((own,), piles)
    chosen = tuple(PileCard(pile, _place(state, pile, own)) for pile in state.open_piles(0))
    refusal = legality.trick_fault(state, TakeTrick(0, chosen, own))
    if refusal:
        return Verdict(False, _TRICK, refusal=refusal)
    return Verdict(True, _TRICK, 4, marked=(sum(len(pile) for pile in piles),))


def _place(state: BarracanState, pile: int, own: Code) -> int:
    """Which card of a pile is taken: the topmost of the suit of the own one, of a joker the topmost of all."""
    cards = state.piles[pile]
    fitting = [at for at, card in enumerate(cards) if own == "JK" or CODES[card][1] == own[1]]
    return fitting[-1] if fitting else len(cards) - 1


def _judge_pile(pile: Sequence[Code]) -> Verdict:
    """Which cards of a pile are open: those from the topmost stopper on."""
    state = _table((), (pile,))
    first = max(0, state.stoppers[state.open_piles(0)[0]])
    return Verdict(True, marked=tuple(range(first, len(pile))))


def _judge_pick_up(groups: Groups) -> Verdict:
    """A pile, and for each category the cards that the hand brings; the first takes the pile's top card."""
    pile, *hands = groups
    state = _table([code for hand in hands for code in hand], (pile,))
    number = state.open_piles(0)[0]
    codes = [(*hands[0], pile[-1]), *hands[1:]]
    melds = tuple(_meld(each) for each in codes)
    if len(melds) == 1:
        state.tables[0].made[0] = 1  # the side has opened
    refusal = legality.refusal(state, PickUp(0, number, melds))
    gained = len(pile) - max(0, state.stoppers[number])
    if refusal:
        return Verdict(False, refusal=refusal)
    return Verdict(True, marked=tuple(range(len(pile) - gained, len(pile))))


def _meld(codes: Sequence[Code]) -> Category:
    cards = tuple(sorted(KINDS[code] for code in codes))
    return Category(CATEGORY_NAMES[_type_of(cards)], tuple(codes))


def _type_of(cards: tuple[Kind, ...]) -> int:
    kinds = [kind for kind in reversed(categories.TYPES) if categories.stands(kind, cards)]
    return kinds[0] if kinds else meld_moves.name_of(cards)


def _judge_laying(clause: str, groups: Groups) -> Verdict:
    """Categories laid in one move by a side that has laid nothing: its opening, or whether they are a complete set."""
    lay = meld_moves.read_laying(SideTable(), tuple(_meld(group) for group in groups))
    if isinstance(lay, Refusal):
        return Verdict(False, refusal=lay)
    if clause in ("B6.5", "B6.6"):
        missing = next((kind for kind, made in enumerate(lay.made) if not made), None)
        if missing is not None:
            return Verdict(
                False, _SET, refusal=Refusal("B6.5", Text("barracan", _NO_SET, {"type": TYPE_TEXTS[missing]}))
            )
        return Verdict(True, _SET)
    refusal = meld_moves.opening_fault(SideTable(), sum(lay.made), pick_up=False)
    return Verdict(refusal is None, refusal=refusal)
