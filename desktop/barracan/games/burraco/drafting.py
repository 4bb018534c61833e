"""The meld tray: what each draft is, and what the tray can be laid as."""

from collections.abc import Callable, Sequence
from itertools import islice, product
from typing import Any

from barracan.games.burraco import judging, melds
from barracan.games.burraco.describing import meld_text
from barracan.games.burraco.handling import Refuses
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import LayMelds
from barracan.games.burraco.state import PotState
from barracan.games.burraco.terms import WILD
from barracan.model.cards import KINDS, RANK_OF, SUIT_OF, Kind, codes
from barracan.model.handling import Condition, Draft, DraftVerdict, TrayVerdict
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "empty": QT_TRANSLATE_NOOP("burraco", "Empty draft"),
    "none": QT_TRANSLATE_NOOP("burraco", "No meld yet"),
    "keep": QT_TRANSLATE_NOOP("burraco", "Leaves {count} cards in hand"),
    "keep_one": QT_TRANSLATE_NOOP("burraco", "Leaves one card in hand"),
    "keep_none": QT_TRANSLATE_NOOP("burraco", "Leaves no card in hand"),
    "lay": QT_TRANSLATE_NOOP("burraco", "Lay down {count}, {points} points"),
    "pot": QT_TRANSLATE_NOOP("burraco", "Lay down {count} and take a pot, {points} points"),
    "out": QT_TRANSLATE_NOOP("burraco", "Lay down {count} and go out, {points} points"),
    "other": QT_TRANSLATE_NOOP("burraco", "{action}, with {meld}"),
}
_MOST_READINGS = 12


def _text(key: str, /, **arguments: int | str | Text) -> Text:
    return Text("burraco", _TEXTS[key], arguments)


def tray(
    state: PotState[Any],
    seat: int,
    drafts: Sequence[Draft],
    refuses: Refuses = judging.refusal,
    more_conditions: Callable[[Sequence[Meld]], Sequence[Condition]] = lambda _: (),
) -> TrayVerdict:
    """Judge the drafts and say what the main button would do; drafts that do not stand are left where they are."""
    readings = [melds.arrangements(_kinds(draft), state.terms) for draft in drafts]
    verdicts = tuple(_verdict(state, draft, found) for draft, found in zip(drafts, readings, strict=True))
    standing = [found for found in readings if found]
    if not standing:
        return TrayVerdict(verdicts)
    first = [found[0] for found in standing]
    conditions = (*more_conditions(first), _keeping(state, seat, first))
    moves = []
    for chosen in islice(product(*standing), _MOST_READINGS):
        move = LayMelds(seat, tuple(codes(meld.cards) for meld in chosen))
        if refuses(state, move) is None:
            others = [meld for meld, found in zip(chosen, standing, strict=True) if meld != found[0]]
            moves.append((_label(state, seat, chosen, others), move))
    plain = LayMelds(seat, tuple(codes(meld.cards) for meld in first))
    return TrayVerdict(verdicts, conditions, tuple(moves), None if moves else refuses(state, plain))


def _kinds(draft: Draft) -> list[Kind]:
    return [KINDS[code] for code in draft.cards]


def _verdict(state: PotState[Any], draft: Draft, found: Sequence[Meld]) -> DraftVerdict:
    cards = _kinds(draft)
    if not cards:
        return DraftVerdict(_text("empty"))
    if found:
        return DraftVerdict(meld_text(found[0]), _points(state, found[:1]))
    refusal = melds.read(cards, state.terms)
    return DraftVerdict(_text("none"), 0, None if isinstance(refusal, Meld) else refusal, _hopeful(cards))


def _hopeful(cards: Sequence[Kind]) -> bool:
    """Whether more cards may make these a meld: one wildcard at most beside naturals of one rank or one suit."""
    naturals = [card for card in cards if card not in WILD]
    wilds = len(cards) - len(naturals)
    one_rank = len({RANK_OF[card] for card in naturals}) <= 1
    one_suit = len({SUIT_OF[card] for card in naturals}) <= 1
    return wilds <= 2 and (one_rank or one_suit)


def _points(state: PotState[Any], found: Sequence[Meld]) -> int:
    return sum(state.terms.values[card] for meld in found for card in meld.cards)


def _left(state: PotState[Any], seat: int, found: Sequence[Meld]) -> int:
    return state.hands[seat].size - sum(len(meld.cards) for meld in found)


def _keeping(state: PotState[Any], seat: int, found: Sequence[Meld]) -> Condition:
    left = _left(state, seat, found)
    cards = [card for meld in found for card in meld.cards]
    table = state.tables[state.side_of[seat]]
    out = table.pot >= 0 and (table.lets_out(state.terms) or any(melds.lets_out(meld, state.terms) for meld in found))
    name = "keep" if left > 1 else "keep_one" if left == 1 else "keep_none"
    held = left >= 0 and judging.held_fault(state.hands[seat], cards) is None
    fault = judging.keeping_fault(state, seat, cards, out) if held else None
    clause = fault.clause if fault else "C7.5" if left else "C7.2"
    return Condition(_text(name, count=max(left, 0)), clause, held and fault is None)


def _label(state: PotState[Any], seat: int, chosen: Sequence[Meld], others: Sequence[Meld]) -> Text:
    name = "lay"
    if not _left(state, seat, chosen):
        name = "pot" if state.pot_to_come(seat) else "out"
    label = _text(name, count=len(chosen), points=_points(state, chosen))
    for meld in others:
        label = _text("other", action=label, meld=meld_text(meld))
    return label


def arrange(state: PotState[Any], draft: Draft) -> Draft | Refusal:
    """A draft's cards in the order in which they lie as a meld, or why they are none."""
    cards = _kinds(draft)
    if found := melds.arrangements(cards, state.terms):
        return Draft(codes(found[0].cards))
    read = melds.read(cards, state.terms)
    return draft if isinstance(read, Meld) else read
