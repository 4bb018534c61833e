"""What a move that melds would lay, or why it may not (B5, B6, B7, B9)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from barracan.games.barracan import categories, ladders
from barracan.games.barracan.categories import EVENS_ODDS, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.barracan.category_refusals import category_fault
from barracan.games.barracan.ladders import TYPE_OF, Growth, Ladder, LadderCategory
from barracan.games.barracan.moves import Category, LadderMeld, Meld
from barracan.games.barracan.state import SideTable
from barracan.games.rummy.state import Hand
from barracan.games.wording import Phrases
from barracan.model.cards import CODES, JOKER, KINDS, NUMBER_OF, RANK_OF, SUIT_OF, Kind, card_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP

_TEXTS = {
    "ladder_twice": QT_TRANSLATE_NOOP("barracan", "One move names a ladder once. Put all of it together."),
    "ladder_number": QT_TRANSLATE_NOOP("barracan", "Your side has no ladder {number} and starts the next as {next}."),
    "not_held": QT_TRANSLATE_NOOP("barracan", "The {cards} is not in your hand. Leave it out."),
    "none_held": QT_TRANSLATE_NOOP("barracan", "{cards} are not in your hand. Leave them out."),
    "too_often": QT_TRANSLATE_NOOP(
        "barracan", "These melds take the {cards} more often than you hold it. A card serves one category only."
    ),
    "opening": QT_TRANSLATE_NOOP("barracan", "Your side opens with two categories at once. Add one more."),
    "pick_up_opening": QT_TRANSLATE_NOOP(
        "barracan", "Your side has not opened: a pick-up lays two categories at once. Add one from your hand."
    ),
    "keep": QT_TRANSLATE_NOOP("barracan", "Keep one card after the discard: your side has no complete set yet."),
    "pick_up_type": QT_TRANSLATE_NOOP(
        "barracan", "The top card {card} must make a triplet, a run or a family with cards of the hand."
    ),
    "pick_up_joker": QT_TRANSLATE_NOOP(
        "barracan", "No joker of the hand goes with the top card of a pile. Use two or more other cards."
    ),
    "pick_up_four": QT_TRANSLATE_NOOP("barracan", "A pick-up makes a triplet of three. Lay the fourth card elsewhere."),
    "pick_up_shared": QT_TRANSLATE_NOOP(
        "barracan", "With the {card} go only cards of the hand, none that lies in a ladder. Add cards to it."
    ),
    "further": QT_TRANSLATE_NOOP(
        "barracan",
        "What a pick-up lays besides comes from the hand alone. Leave the pile’s cards and those on the table out.",
    ),
}

_NAMED = {
    "ladder_number": QT_TRANSLATE_NOOP(
        "barracan", "{name}’s side has no ladder {number} and starts the next as {next}."
    ),
    "not_held": QT_TRANSLATE_NOOP("barracan", "The {cards} is not in {name}’s hand. Leave it out."),
    "none_held": QT_TRANSLATE_NOOP("barracan", "{cards} are not in {name}’s hand. Leave them out."),
    "too_often": QT_TRANSLATE_NOOP(
        "barracan", "These melds take the {cards} more often than {name} holds it. A card serves one category only."
    ),
    "opening": QT_TRANSLATE_NOOP("barracan", "{name}’s side opens with two categories at once. Add one more."),
    "pick_up_opening": QT_TRANSLATE_NOOP(
        "barracan", "{name}’s side has not opened: a pick-up lays two categories at once. Add one from the hand."
    ),
    "keep": QT_TRANSLATE_NOOP("barracan", "Keep one card after the discard: {name}’s side has no complete set yet."),
}
"""The same where several people share the screen."""


_refuse = Phrases("barracan", _TEXTS, named=_NAMED).refusal


@dataclass
class Laying:
    """What a move lays: categories outside ladders, ladders as they will stand, and every new card.

    ``made`` counts the categories of each type that it adds.
    """

    plain: list[tuple[int, categories.Cards]] = field(default_factory=list)
    ladders: dict[int, Ladder] = field(default_factory=dict)
    grown: dict[int, Growth] = field(default_factory=dict)
    cards: list[Kind] = field(default_factory=list)
    made: list[int] = field(default_factory=lambda: [0] * 5)

    def completes(self, table: SideTable) -> bool:
        """Whether the side has a complete set after this (B6.5)."""
        return all(before or new for before, new in zip(table.made, self.made, strict=True))


def read_laying(table: SideTable, melds: Sequence[Meld]) -> Laying | Refusal:
    """What these melds lay on a side's table; refuses by B5 and B9 alone, whoever holds the cards."""
    result = Laying()
    for meld in melds:
        if isinstance(meld, Category):
            kind = TYPE_OF[meld.name]
            cards = tuple(sorted([KINDS[code] for code in meld.cards]))
            if not categories.stands(kind, cards):
                return category_fault(kind, cards)
            result.plain.append((kind, cards))
            result.cards += cards
            result.made[kind] += 1
        elif refusal := _add_ladder(result, table, meld):
            return refusal
    return result


def _add_ladder(result: Laying, table: SideTable, meld: LadderMeld) -> Refusal | None:
    count = max(len(table.ladders), 1 + max(result.ladders, default=-1))
    if meld.number in result.ladders:
        return _refuse("B12", "ladder_twice")
    if not 0 <= meld.number <= count:
        return _refuse("B12", "ladder_number", number=meld.number, next=count)
    ladder = ladders.read_ladder(meld)
    if isinstance(ladder, Refusal):
        return ladder
    if refusal := ladders.fault(ladder):
        return refusal
    old = table.ladders[meld.number] if meld.number < len(table.ladders) else None
    grown = ladders.growth(old, ladder)
    if isinstance(grown, Refusal):
        return grown
    result.ladders[meld.number] = ladder
    result.grown[meld.number] = grown
    result.cards += grown.new_cards
    for part in grown.added:
        result.made[part.kind] += 1
    return None


def hand_fault(hand: Hand, cards: Sequence[Kind]) -> Refusal | None:
    """Refuses cards that the hand does not hold (B6.2)."""
    if hand.holds(cards):
        return None
    short = [card for card, wanted in Counter(cards).items() if hand.counts[card] < wanted]
    missing = sorted(card for card in short if not hand.counts[card])
    name = "too_often" if not missing else "not_held" if len(missing) == 1 else "none_held"
    named = missing or short[:1]
    return _refuse("B6.2", name, named, cards=" ".join(card_text(CODES[card]) for card in named))


def opening_fault(table: SideTable, count: int, *, pick_up: bool) -> Refusal | None:
    """Refuses a side's first *count* categories if they are fewer than two (B6.1, B7.4)."""
    if table.opened or count >= 2:
        return None
    return _refuse("B7.4", "pick_up_opening") if pick_up else _refuse("B6.1", "opening")


def keeping_fault(table: SideTable, left: int, lay: Laying | None) -> Refusal | None:
    """Refuses to leave fewer than two cards in hand without a complete set (B4.4)."""
    if left >= 2 or (lay.completes(table) if lay else table.complete_sets):
        return None
    return _refuse("B4.4", "keep")


def pick_up_fault(lay: Laying, first: Meld, top: Kind) -> Refusal | None:
    """Refuses a pick-up whose first meld or whose further categories B7 forbids."""
    if isinstance(first, Category):
        refusal = _first_category_fault(TYPE_OF[first.name], [KINDS[code] for code in first.cards], top)
        grown = list(lay.grown)
    else:
        refusal = _first_ladder_fault(lay.ladders[first.number], lay.grown[first.number], top)
        grown = [number for number in lay.grown if number != first.number]
    if refusal:
        return refusal
    for number in grown:
        ladder, growth = lay.ladders[number], lay.grown[number]
        if not all(_wholly_new(ladder, growth, part) for part in growth.added):
            return _refuse("B7.4", "further")
    return None


def _first_category_fault(kind: int, cards: list[Kind], top: Kind) -> Refusal | None:
    if kind in (EVENS_ODDS, OPPOSITES) or top not in cards:
        return _refuse("B7.1", "pick_up_type", (top,), card=card_text(CODES[top]))
    cards.remove(top)
    return _refuse("B7.2", "pick_up_joker", (JOKER,)) if JOKER in cards else None


def _first_ladder_fault(ladder: Ladder, growth: Growth, top: Kind) -> Refusal | None:
    """One added category is the pick-up's: it holds the top card, which no other does; the others are of the hand."""
    refusal = _refuse("B7.1", "pick_up_type", (top,), card=card_text(CODES[top]))
    for part in growth.added:
        if part.kind in (EVENS_ODDS, OPPOSITES) or top not in ladder.cards_of(part):
            continue
        others = [other for other in growth.added if other is not part]
        if not _wholly_new(ladder, growth, part):
            refusal = _refuse("B7.5", "pick_up_shared", (top,), card=card_text(CODES[top]))
        elif part.kind == TRIPLET and len(ladder.cards_of(part)) > 3:
            refusal = _refuse("B7.1", "pick_up_four", (top,))
        elif not _holds_alone(ladder, part, others, top) or not all(
            _wholly_new(ladder, growth, other) for other in others
        ):
            refusal = _refuse("B7.4", "further", (top,))
        else:
            return None
    return refusal


def _wholly_new(ladder: Ladder, growth: Growth, part: LadderCategory) -> bool:
    return growth.new_count(part, ladder) == len(ladder.cards_of(part))


def _holds_alone(ladder: Ladder, part: LadderCategory, others: list[LadderCategory], top: Kind) -> bool:
    """Whether a card equal to the top card lies in this category and in none of the others."""
    if part.row >= 0 and top in ladder.rows[part.row]:
        return True
    shared = {index for other in others for index in _arm_indexes(other)}
    return any(ladder.arm[index] == top for index in _arm_indexes(part) if index not in shared)


def _arm_indexes(part: LadderCategory) -> Sequence[int]:
    return (part.row,) if part.first < 0 else range(part.first, part.last + 1)


def name_of(cards: Sequence[Kind]) -> int:
    """The type that these cards most likely mean to be, for a draft that does not stand yet."""
    for kind in (TRIPLET, RUN, FAMILY, OPPOSITES, EVENS_ODDS):
        if categories.stands(kind, cards):
            return kind
    naturals = [card for card in cards if card != JOKER]
    ranks = {RANK_OF[card] for card in naturals}
    if len(naturals) > 1 and len(ranks) == 1:
        return TRIPLET
    if len(ranks) > 1 and ranks <= {10, 11, 12} and len({SUIT_OF[card] for card in naturals}) > 1:
        return FAMILY
    if len(naturals) > 1 and len({SUIT_OF[card] for card in naturals}) == 1 and max(ranks) - min(ranks) <= 2:
        return RUN
    if len(naturals) == len(cards) == 2 and sum(NUMBER_OF[card] for card in cards) == 11:
        return OPPOSITES
    if naturals and all(NUMBER_OF[card] for card in naturals) and len(naturals) == len(cards):
        return EVENS_ODDS
    return RUN if len({SUIT_OF[card] for card in naturals}) == 1 else TRIPLET


def hopeful(hand: Hand, cards: Sequence[Kind]) -> bool:
    """Whether these cards, all of the hand, can still become a category with others of it."""
    wanted = Counter(cards)
    return any(not wanted - Counter(category) for each in categories.list_categories(hand) for category in each)


def put_down(table: SideTable, lay: Laying) -> None:
    """Put what a move lays on a side's table."""
    for kind, cards in lay.plain:
        table.stacks[kind].append(cards)
    for number, ladder in lay.ladders.items():
        if number < len(table.ladders):
            table.ladders[number] = ladder
        else:
            table.ladders.append(ladder)
    for kind, made in enumerate(lay.made):
        table.made[kind] += made
