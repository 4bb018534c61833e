"""The names of BarraCan's places and cards: whose pile it is, what a stopper blocks, what stacks and ladders hold."""

from typing import Final

from barracan.model.cards import Code
from barracan.model.offers import Offer
from barracan.model.places import PlaceName, read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.accessibility.names import Cards, TableNames, with_count
from barracan.table.accessibility.words import card_name, card_names, count_word, meld_words, ordinal, phrase
from barracan.table.barracan.centre import pile_compass
from barracan.table.barracan.words import TYPES, ladder_summary
from barracan.table.hud.people import People
from barracan.table.layouts.frame import compass
from barracan.table.layouts.piles import STOPPERS
from barracan.table.translation import common

#: The names of piles, by themselves and after “in”.
_YOUR_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "your pile")
_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s pile")
_SECOND_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "{name}’s second pile")
_NEUTRAL_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "the neutral pile")
_BLOCKED_PILE: Final = QT_TRANSLATE_NOOP("Spoken", "{place}, {count} cards, {blocked} blocked")
_TYPES: Final = {
    "evens_odds": QT_TRANSLATE_NOOP("Spoken", "evens/odds"),
    #: Several categories of the type.
    "opposites": QT_TRANSLATE_NOOP("Spoken", "opposites"),
    "triplet": QT_TRANSLATE_NOOP("Spoken", "triplets"),
    "run": QT_TRANSLATE_NOOP("Spoken", "runs"),
    "family": QT_TRANSLATE_NOOP("Spoken", "families"),
}
_NO_MELDS: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, none")
_ONE_MELD: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, one meld: {last}")
_MELDS: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, {count} melds, last: {last}")
_IN_LADDER: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, one in a ladder")
_IN_LADDERS: Final = QT_TRANSLATE_NOOP("Spoken", "{type}, {count} in ladders")
_AND_IN_LADDER: Final = QT_TRANSLATE_NOOP("Spoken", "{melds}; one in a ladder")
_AND_IN_LADDERS: Final = QT_TRANSLATE_NOOP("Spoken", "{melds}; {count} in ladders")
_WITH_POINT: Final = QT_TRANSLATE_NOOP("Spoken", "{melds}; one point")
_WITH_POINTS: Final = QT_TRANSLATE_NOOP("Spoken", "{melds}; {points} points")
_LADDER: Final = QT_TRANSLATE_NOOP("Spoken", "ladder {number}, {state}")
_NO_TRICKS: Final = QT_TRANSLATE_NOOP("Spoken", "tricks, none")
_TRICKS: Final = QT_TRANSLATE_NOOP("Spoken", "tricks, {count} taken")
_STOPPER: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, stopper, {ordinal} of {count}")
_STOPPER_TAKABLE: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, stopper, {ordinal} of {count}, can be taken")
_BLOCKED: Final = QT_TRANSLATE_NOOP("Spoken", "{card}, under the {stopper}, blocked")
_ARM: Final = QT_TRANSLATE_NOOP("Spoken", "ladder {number}, arm card {at}, {card}")
_ARM_WITH_ROW: Final = QT_TRANSLATE_NOOP("Spoken", "ladder {number}, arm card {at}, {card}, row: {row}")
_ROW: Final = QT_TRANSLATE_NOOP("Spoken", "ladder {number}, row of arm card {at}, {card}")


class BarracanNames(TableNames):
    """The names of all places and cards of a view of BarraCan."""

    def __init__(self, view: SeatView, people: People, offer: Offer, tray: TraySnapshot | None = None) -> None:
        super().__init__(view, people, offer, tray)
        self._kinds |= {"pile": self._pile, "melds": self._stack, "ladder": self._ladder}

    def pile(self, place: PlaceName) -> str:
        """A pile within a sentence: whose it is."""
        view, number = self._view, read_place(place).number
        side = next(name for name, pile in pile_compass(view).items() if pile == number)
        if view.seats == 3 and number == 3:
            return phrase(_NEUTRAL_PILE)
        if view.seats == 2 and number >= 2:
            owner = compass(view)["south" if side == "east" else "north"]
            name = self._people.name(owner)
            addressed = self._people.is_addressed(owner)
            return common("your second pile") if addressed else phrase(_SECOND_PILE, name=name)
        return self._owned(number, _YOUR_PILE, _PILE)

    def _open_card(self, place: PlaceName, cards: Cards, at: int, card: Code) -> str:
        kind = read_place(place).kind
        if kind == "pile":
            return self._in_pile(place, cards, at, card)
        return self._in_ladder(place, at, card) if kind == "ladder" else super()._open_card(place, cards, at, card)

    def _in_pile(self, place: PlaceName, cards: Cards, at: int, card: Code) -> str:
        blocked = self._view.blocked_cards(read_place(place).number)
        if at < blocked < len(cards):
            return phrase(_BLOCKED, card=card_name(card, jackies=True), stopper=card_name(cards[blocked]))
        if card in STOPPERS:
            template = _STOPPER_TAKABLE if self.may_take(place, cards, at) else _STOPPER
            return phrase(template, card=card_name(card, jackies=True), ordinal=ordinal(at + 1), count=len(cards))
        return super()._in_pile(place, cards, at, card)

    def _in_ladder(self, place: PlaceName, at: int, card: Code) -> str:
        """Cards of a ladder lie arm first, then its rows."""
        at_ladder = read_place(place)
        ladder = self._view.side_tables()[at_ladder.owner].ladders[at_ladder.number]
        rows = dict(ladder.rows)
        name = {"number": at_ladder.number + 1, "card": card_name(card, jackies=True)}
        if at < len(ladder.arm):
            if rows.get(at):
                return phrase(_ARM_WITH_ROW, at=at + 1, row=card_names(rows[at], jackies=True), **name)
            return phrase(_ARM, at=at + 1, **name)
        beside = [index for index, row in ladder.rows for _ in row]
        return phrase(_ROW, at=beside[at - len(ladder.arm)] + 1, **name)

    def _pile(self, place: PlaceName, cards: Cards) -> str:
        blocked = self._view.blocked_cards(read_place(place).number)
        if blocked and len(cards) > blocked:
            return phrase(_BLOCKED_PILE, place=self.pile(place), count=len(cards), blocked=blocked)
        return with_count(self.pile(place), cards)

    def _stack(self, place: PlaceName, _: Cards) -> str:
        """What lies there, what of its type lies in ladders, and what all of it counts."""
        stacks = read_place(place)
        table, number = self._view.side_tables()[stacks.owner], TYPES.index(stacks.word)
        words, stack = phrase(_TYPES[stacks.word]), table.stacks[number]
        inside = table.sets[number] - stack.count
        if not table.sets[number]:
            return phrase(_NO_MELDS, type=words)
        if not stack.count:
            melds = phrase(_IN_LADDER if inside == 1 else _IN_LADDERS, type=words, count=count_word(inside))
        else:
            lying = {"type": words, "count": count_word(stack.count), "last": meld_words(stack.last, jackies=True)}
            melds = phrase(_ONE_MELD if stack.count == 1 else _MELDS, **lying)
        if stack.count and inside:
            both = _AND_IN_LADDER if inside == 1 else _AND_IN_LADDERS
            melds = phrase(both, melds=melds, count=count_word(inside))
        return _count_points(melds, table.type_points[number])

    def _ladder(self, place: PlaceName, _: Cards) -> str:
        at = read_place(place)
        ladder = self._view.side_tables()[at.owner].ladders[at.number]
        return phrase(_LADDER, number=at.number + 1, state=ladder_summary(ladder))

    def _tricks(self, place: PlaceName, cards: Cards) -> str:
        if not cards:
            return phrase(_NO_TRICKS)
        points = self._view.side_tables()[read_place(place).owner].trick_points
        return _count_points(phrase(_TRICKS, count=count_word(len(cards))), points)


def _count_points(melds: str, points: int) -> str:
    return phrase(_WITH_POINT if points == 1 else _WITH_POINTS, melds=melds, points=points)
