"""The meld tray: what drafts are and can be laid as, the best ladder, and the warning before the last card (B4.4)."""

from collections.abc import Mapping, Sequence
from itertools import islice, product
from typing import Final, NamedTuple, TypeAlias

from barracan.games.barracan import categories, ladder_search, legality, meld_moves, scoring, view
from barracan.games.barracan.categories import EVENS_ODDS, OPPOSITES, TYPES
from barracan.games.barracan.category_refusals import category_fault
from barracan.games.barracan.ladders import TYPE_TEXTS, Growth, Ladder, Row, write_ladder
from barracan.games.barracan.legal_moves import flash_exit
from barracan.games.barracan.meld_moves import Laying
from barracan.games.barracan.moves import (
    CATEGORY_NAMES,
    BarracanMove,
    Category,
    LadderMeld,
    LayMelds,
    Meld,
    PickUp,
    TakeTrick,
)
from barracan.games.barracan.state import BarracanState, SideTable, Taken
from barracan.games.barracan.wording import describe_meld
from barracan.games.rummy.state import Hand
from barracan.games.rummy.wording import RUMMY, hand_size_text
from barracan.games.wording import Phrases
from barracan.model.cards import CODES, JOKER, KINDS, Code, codes
from barracan.model.common_texts import ONE_OF_OPPOSITES, common_text
from barracan.model.moves import Move
from barracan.model.offers import Condition, Draft, DraftVerdict, LadderDraft, Pick, TrayVerdict
from barracan.model.places import read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Template, Text
from barracan.model.view import LadderView

_WARNINGS: Final = {
    1: Text(
        "barracan",
        QT_TRANSLATE_NOOP("barracan", "After this you will hold one card and can hardly meld any more."),
        named=QT_TRANSLATE_NOOP("barracan", "After this {name} will hold one card and can hardly meld any more."),
    ),
    2: Text(
        "barracan",
        QT_TRANSLATE_NOOP("barracan", "After this you will hold two cards and can hardly meld any more."),
        named=QT_TRANSLATE_NOOP("barracan", "After this {name} will hold two cards and can hardly meld any more."),
    ),
}
_OF_TWO_CARDS: Final = frozenset((EVENS_ODDS, OPPOSITES))


def warning(state: BarracanState, move: Move) -> Text | None:
    """What to warn of before a legal move after whose discard hardly anything can be laid."""
    table = state.tables[state.side_of[move.seat]]
    left = state.hands[move.seat].size
    if isinstance(move, TakeTrick):
        return _warning(left - 2, table.made)
    if not isinstance(move, LayMelds | PickUp):
        return None
    lay = meld_moves.read_laying(table, move.melds)
    if isinstance(lay, Refusal):
        return None
    left -= len(lay.cards)
    if isinstance(move, PickUp):
        left += len(state.piles[move.pile]) - max(state.stoppers[move.pile], 0)
    return warning_with(table, left, lay)


def warning_with(table: SideTable, left: int, lay: Laying) -> Text | None:
    """The same of a meld or pick-up that lays this and leaves so many cards before the discard."""
    return _warning(left - 1, [before + new for before, new in zip(table.made, lay.made, strict=True)])


def is_stranded(state: BarracanState, seat: int) -> bool:
    """Whether a seat is left with one card that can do nothing any more but be drawn to and discarded."""
    has_taken = state.turn == seat and state.taken is not Taken.NOTHING
    kept = state.hands[seat].size - has_taken
    return kept == 1 and _stuck(kept, state.tables[state.side_of[seat]].made)


def _warning(kept: int, made: Sequence[int]) -> Text | None:
    return _WARNINGS.get(kept) if _stuck(kept, made) else None


def _stuck(kept: int, made: Sequence[int]) -> bool:
    """Whether one card kept, or two, and a card drawn make nothing that may be laid.

    With a complete set they may go out; without one they may complete it, if one type is missing and they are enough
    for that. Two cards may still be picked up with.
    """
    missing = [kind for kind in TYPES if not made[kind]]
    return len(missing) > 1 or (kept == 1 and len(missing) == 1 and missing[0] not in _OF_TWO_CARDS)


_TEXTS: Final[Mapping[str, Template]] = {
    "ladder": common_text("Ladder"),
    "opening": QT_TRANSLATE_NOOP("barracan", "Opening: two categories at once"),
    "top": QT_TRANSLATE_NOOP("barracan", "The first category uses the top card"),
    "top_alone": QT_TRANSLATE_NOOP("barracan", "Add the hand cards that make a triplet, a run or a family with it."),
    "top_name": QT_TRANSLATE_NOOP("barracan", "Pick-up"),
    "down_one": QT_TRANSLATE_NOOP("barracan", "Lay down {count}, 1 point"),
    "on_ladder": QT_TRANSLATE_NOOP("barracan", "Lay on the ladder, {points} points"),
    "on_ladder_one": QT_TRANSLATE_NOOP("barracan", "Lay on the ladder, 1 point"),
    "new_ladder": QT_TRANSLATE_NOOP("barracan", "Lay the ladder, {points} points"),
    "new_ladder_one": QT_TRANSLATE_NOOP("barracan", "Lay the ladder, 1 point"),
    "pick_up": QT_TRANSLATE_NOOP("barracan", "Pick up and lay {count}, {points} points"),
    "out": QT_TRANSLATE_NOOP("barracan", "Lay {count} and meld out, {points} points"),
    "flash": QT_TRANSLATE_NOOP("barracan", "Flash exit, {points} points"),
    "other": QT_TRANSLATE_NOOP("barracan", "{action}, as {meld}"),
    "all_evens_odds": QT_TRANSLATE_NOOP("barracan", "{action}, all as evens or odds"),
    "no_evens_odds": QT_TRANSLATE_NOOP("barracan", "{action}, without evens or odds"),
    "no_opposites": QT_TRANSLATE_NOOP("barracan", "{action}, without opposites"),
    "no_triplet": QT_TRANSLATE_NOOP("barracan", "{action}, without a triplet"),
    "no_run": QT_TRANSLATE_NOOP("barracan", "{action}, without a run"),
    "no_family": QT_TRANSLATE_NOOP("barracan", "{action}, without a family"),
    "no_ladder": QT_TRANSLATE_NOOP(
        "barracan", "The hand holds no ladder that could be laid here. Try a category alone."
    ),
    "other_ladder": QT_TRANSLATE_NOOP(
        "barracan", "Nothing in the hand can be laid here, but ladder {number} can grow. Choose that one."
    ),
    "begin_ladder": QT_TRANSLATE_NOOP(
        "barracan", "Nothing in the hand can be laid here, but a new ladder can begin. Choose New."
    ),
}
CATEGORY_TITLES = (
    Text("barracan", QT_TRANSLATE_NOOP("barracan", "Evens or odds")),
    ONE_OF_OPPOSITES,
    common_text("Triplet"),
    common_text("Run"),
    common_text("Family"),
)
"""The types' names by themselves, in the order of B5."""
_MOST_READINGS = 12


class Reading(NamedTuple):
    """What a draft may be laid as.

    Attributes:
        points: what it counts.
        name: what the draft is so, where it may be something else too.
        without: the types that a ladder could have besides, if it were named in full (B9.4, B9.7).
    """

    meld: Meld
    points: int
    name: Text | None
    without: tuple[str, ...] = ()


Readings: TypeAlias = tuple[Reading, ...]
"""What a draft may be laid as, the best first; empty for a draft that does not stand."""


_text = Phrases("barracan", _TEXTS, RUMMY)


def tray(state: BarracanState, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
    """Judge the drafts and say what the main button would do; drafts that do not stand are left where they are."""
    judged = [_judge(state, seat, draft, taken if index == 0 else None) for index, draft in enumerate(drafts)]
    verdicts = tuple(verdict for verdict, _ in judged)
    standing = [readings for _, readings in judged if readings]
    if not standing:
        return TrayVerdict(verdicts)
    melds = tuple(readings[0].meld for readings in standing)
    first_stands = bool(judged[0][1])
    conditions = _conditions(state, seat, melds, taken, first_stands)
    if taken is not None and not first_stands:
        return TrayVerdict(verdicts, conditions, refusal=verdicts[0].refusal)
    moves = tuple(
        entry for chosen in islice(product(*standing), _MOST_READINGS)
        for entry in _moves(state, seat, chosen, standing, taken)
    )  # fmt: skip
    refusal = None if moves else legality.refusal(state, _move(seat, melds, taken))
    return TrayVerdict(verdicts, conditions, moves, refusal)


def _judge(state: BarracanState, seat: int, draft: Draft, taken: Pick | None) -> tuple[DraftVerdict, Readings]:
    if draft.ladder is not None:
        return _judge_ladder(state, seat, draft.ladder)
    cards = tuple(sorted(KINDS[code] for code in draft.cards))
    if not cards:
        return DraftVerdict(_text("empty")), ()
    kind = meld_moves.name_of(cards)
    name = CATEGORY_TITLES[kind]
    if taken is not None and draft.cards == (taken.card,):
        return DraftVerdict(_text("top_name"), 0, Refusal("B7.1", _text("top_alone")), hopeful=True), ()
    if categories.stands(kind, cards):
        readings = _read_category(kind, draft.cards)
        return DraftVerdict(name, readings[0].points), readings
    hand = state.hands[seat]
    if taken is not None and taken.card is not None:
        hand = hand.copy()
        hand.add(KINDS[taken.card])
    refusal = category_fault(kind, cards)
    return DraftVerdict(name, 0, refusal, meld_moves.hopeful(hand, cards)), ()


def _read_category(likely: int, codes: tuple[Code, ...]) -> Readings:
    """Every type that these cards are: three of a rank may be evens or odds as well."""
    cards = tuple(KINDS[code] for code in codes)
    kinds = [kind for kind in categories.TYPES if categories.stands(kind, cards)]
    melds = [(kind, Category(CATEGORY_NAMES[kind], codes)) for kind in sorted(kinds, key=lambda kind: kind != likely)]
    return tuple(Reading(meld, categories.points(kind, len(cards)), describe_meld(meld)) for kind, meld in melds)


def _judge_ladder(state: BarracanState, seat: int, draft: LadderDraft) -> tuple[DraftVerdict, Readings]:
    named = _name_categories(state, seat, draft)
    if isinstance(named, Refusal):
        return DraftVerdict(_text("ladder"), 0, named, hopeful=True, ladder=_standing_part(state, seat, draft)), ()
    best, grown = named[0]
    readings = tuple(_read_ladder(draft.number, each, named) for each in named)
    verdict = DraftVerdict(_text("ladder"), ladder_search.value(best, grown), ladder=view.ladder_view(best))
    return verdict, readings


def _standing_part(state: BarracanState, seat: int, draft: LadderDraft) -> LadderView | None:
    """What is whole of a ladder that does not stand: cards that belong to no category may lie in it."""
    arm, rows = _cards_in_place(draft)
    ladder = ladder_search.name_standing(arm, rows, _ladder_on_table(state, seat, draft.number))
    return view.ladder_view(ladder) if ladder is not None else None


def _read_ladder(number: int, named: tuple[Ladder, Growth], ways: Sequence[tuple[Ladder, Growth]]) -> Reading:
    """One of the ways to name a ladder: a type that the best one has not, and those that could lie in it besides."""
    ladder, grown = named
    fullest = next(way for way, _ in ways if way.types & ladder.types == ladder.types)
    other = fullest.types & ~ways[0][0].types
    name = TYPE_TEXTS[other.bit_length() - 1] if other else None
    left_out = fullest.types & ~ladder.types
    without = tuple(type_name for kind, type_name in enumerate(CATEGORY_NAMES) if left_out >> kind & 1)
    return Reading(write_ladder(number, ladder), ladder_search.value(ladder, grown), name, without)


def _name_categories(state: BarracanState, seat: int, draft: LadderDraft) -> list[tuple[Ladder, Growth]] | Refusal:
    """Name the categories of a ladder draft in every way that stands, or say why there is none."""
    arm, rows = _cards_in_place(draft)
    return ladder_search.name_parts(arm, rows, _ladder_on_table(state, seat, draft.number))


def _cards_in_place(draft: LadderDraft) -> tuple[Row, dict[int, Row]]:
    """The arm of a ladder draft, and its rows."""
    rows = {index: tuple(sorted(KINDS[code] for code in row)) for index, row in draft.rows.items() if row}
    return tuple(KINDS[code] for code in draft.arm), rows


def _ladder_on_table(state: BarracanState, seat: int, number: int) -> Ladder | None:
    own = state.tables[state.side_of[seat]].ladders
    return own[number] if 0 <= number < len(own) else None


def _conditions(
    state: BarracanState, seat: int, melds: tuple[Meld, ...], taken: Pick | None, first_stands: bool
) -> tuple[Condition, ...]:
    table = state.tables[state.side_of[seat]]
    lay = meld_moves.read_laying(table, melds)
    if isinstance(lay, Refusal):
        return ()
    conditions = []
    if taken is not None:
        conditions.append(Condition(_text("top"), "B7.1", first_stands))
    if not table.opened:
        clause = "B6.1" if taken is None else "B7.4"
        opens = meld_moves.opening_fault(table, sum(lay.made), pick_up=False) is None
        conditions.append(Condition(_text("opening"), clause, opens))
    left = state.hands[seat].size - len(lay.cards)
    if taken is not None:
        pile = read_place(taken.place).number
        left += len(state.piles[pile]) - max(state.stoppers[pile], 0)
    if warning := warning_with(table, left, lay):
        conditions.append(Condition(warning, "B4.4", holds=True, warns=True))
    else:
        keeps = meld_moves.keeping_fault(table, left, lay) is None
        conditions.append(Condition(hand_size_text(left), "B4.4", keeps))
    return tuple(conditions)


def _move(seat: int, melds: tuple[Meld, ...], taken: Pick | None) -> BarracanMove:
    if taken is None:
        return LayMelds(seat, melds)
    return PickUp(seat, read_place(taken.place).number, melds)


def _moves(
    state: BarracanState, seat: int, chosen: Readings, standing: Sequence[Readings], taken: Pick | None
) -> list[tuple[Text, BarracanMove]]:
    """The moves that the tray can make with the drafts read so, the most telling first.

    Where a move ends the hand, a ladder that is not named in full is only worth less.
    """
    melds = tuple(reading.meld for reading in chosen)
    points = sum(reading.points for reading in chosen)
    full = not any(reading.without for reading in chosen)
    moves: list[tuple[Text, BarracanMove]] = []
    if state.taken is Taken.DRAW and taken is None and full and (flash := flash_exit(state, seat, melds)):
        moves.append((_text("flash", points=points + scoring.FLASH), flash))
    plain = _move(seat, melds, taken)
    if legality.refusal(state, plain) is None:
        lay = meld_moves.read_laying(state.tables[state.side_of[seat]], melds)
        out = taken is None and not isinstance(lay, Refusal) and state.hands[seat].size == len(lay.cards)
        if not out:
            own = len(state.tables[state.side_of[seat]].ladders)
            key = "pick_up" if taken is not None else _lay_key(melds, own) + ("_one" if points == 1 else "")
            moves.append((_text(key, count=len(melds), points=points), plain))
        elif full:
            moves.append((_text("out", count=len(melds), points=points + scoring.OUT), plain))
    others = [reading for reading, best in zip(chosen, standing, strict=True) if reading != best[0]]
    if len(others) == len(chosen) > 1 and all(_is_evens_odds(reading.meld) for reading in others):
        return [(_text("all_evens_odds", action=label), move) for label, move in moves]
    return [(_with_names(label, others), move) for label, move in moves]


def _is_evens_odds(meld: Meld) -> bool:
    return isinstance(meld, Category) and meld.name == CATEGORY_NAMES[EVENS_ODDS]


def _lay_key(melds: Sequence[Meld], ladders: int) -> str:
    """How laying these is called on a table where the side has so many ladders."""
    first = melds[0]
    if len(melds) > 1 or not isinstance(first, LadderMeld):
        return "down"
    return "on_ladder" if first.number < ladders else "new_ladder"


def _with_names(label: Text, others: Sequence[Reading]) -> Text:
    """What a button says whose move reads drafts otherwise than they are named."""
    for reading in others:
        if reading.name:
            label = _text("other", action=label, meld=reading.name)
        for name in reading.without:
            label = _text(f"no_{name}", action=label)
    return label


def arrange(state: BarracanState, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
    """The best ladder that the hand, with a pile's top card if one is taken, can lay under the draft's number."""
    number = draft.ladder.number if draft.ladder else 0
    hand = state.hands[seat].copy()
    if taken is not None and taken.card not in (None, CODES[JOKER]):
        hand.add(KINDS[taken.card or ""])
    for ladder, _ in ladder_search.best(hand, _ladder_on_table(state, seat, number)):
        return Draft(ladder=ladder_draft(number, ladder))
    return Refusal("B9.7", _no_ladder_there(state, seat, hand, number))


def _no_ladder_there(state: BarracanState, seat: int, hand: Hand, number: int) -> Text:
    """That nothing of the hand goes into a ladder, and into which other one it does."""
    lying = len(state.tables[state.side_of[seat]].ladders)
    for other in (*range(lying), lying):
        if other != number and ladder_search.best(hand, _ladder_on_table(state, seat, other), 1):
            return _text("other_ladder", number=other + 1) if other < lying else _text("begin_ladder")
    return _text("no_ladder")


def ladder_draft(number: int, ladder: Ladder) -> LadderDraft:
    """A ladder as a draft shows it."""
    return LadderDraft(number, codes(ladder.arm), {index: codes(row) for index, row in ladder.rows.items()})
