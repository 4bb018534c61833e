"""The one place that says why a move is refused (C3 to C7)."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Generic, TypeVar

from barracan.games.burraco import melds
from barracan.games.burraco.meld_search import GROUP_RANKS, additions, fits, holds_new_meld, new_melds
from barracan.games.burraco.melds import Meld, cards_of, new_cards
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds, Take
from barracan.games.burraco.options import WILD
from barracan.games.burraco.state import BurracoState, Drawn, PotT, SideTable
from barracan.games.rummy.state import Hand
from barracan.games.rummy.wording import RUMMY, held_fault
from barracan.games.state import SeatMoves
from barracan.games.wording import Phrases, turn_fault
from barracan.model.cards import CODES, KINDS, Kind, card_text, codes
from barracan.model.game import MoveT
from barracan.model.randomness import choose, shuffle
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP

_TEXTS = {
    "drawn": QT_TRANSLATE_NOOP("burraco", "The draw of this turn is done. Meld, add or discard."),
    "not_drawn": QT_TRANSLATE_NOOP("burraco", "Draw a card or take the pile first."),
    "no_pile": QT_TRANSLATE_NOOP("burraco", "There is no discard pile to take. Draw a card."),
    "barred": QT_TRANSLATE_NOOP("burraco", "The {card} was the whole pile that was taken. Discard another card."),
    "second_group": QT_TRANSLATE_NOOP("burraco", "The side has a group of this rank already. Add the cards to it."),
    "no_meld": QT_TRANSLATE_NOOP("burraco", "The side has no meld of this number. Add to one that lies there."),
    "keep_pot": QT_TRANSLATE_NOOP("burraco", "Keep a card: a side that has taken no pot does not go out."),
    "keep_clean": QT_TRANSLATE_NOOP(
        "burraco", "Keep a card: a side without a clean meld of seven cards does not go out."
    ),
    "keep_seven": QT_TRANSLATE_NOOP("burraco", "Keep a card: a side without a meld of seven cards does not go out."),
    "keep_two_pot": QT_TRANSLATE_NOOP(
        "burraco", "Keep two cards, one of them to discard: a side that has taken no pot does not go out."
    ),
    "keep_two_clean": QT_TRANSLATE_NOOP(
        "burraco", "Keep two cards, one of them to discard: a side without a clean meld of seven cards does not go out."
    ),
    "keep_two_seven": QT_TRANSLATE_NOOP(
        "burraco", "Keep two cards, one of them to discard: a side without a meld of seven cards does not go out."
    ),
    "wild_last": QT_TRANSLATE_NOOP("burraco", "The last discard is no joker and no deuce. Lay the card in a meld."),
    "must_discard": QT_TRANSLATE_NOOP("burraco", "Going out takes a last discard. Keep a card for it."),
    "keep_natural": QT_TRANSLATE_NOOP(
        "burraco", "The last discard is no joker and no deuce. Keep another card for it."
    ),
}


_refuse = Phrases("burraco", _TEXTS, RUMMY).refusal


def refusal(state: BurracoState, move: BurracoMove) -> Refusal | None:
    """Why a move is refused now, or ``None``."""
    if fault := turn_fault(state, move.seat, "C5.1"):
        return fault
    if isinstance(move, Draw | Take):
        if state.drawn is not Drawn.NOTHING:
            return _refuse("C5.1", "drawn")
        if isinstance(move, Take) and not state.discard:
            return _refuse("C5.3", "no_pile", (), "discard")
        return None
    if state.drawn is Drawn.NOTHING:
        return _refuse("C5.1", "not_drawn")
    if isinstance(move, Discard):
        return discard_fault(state, move.seat, KINDS[move.card])
    if isinstance(move, LayMelds):
        return _lay_fault(state, move)
    return _add_fault(state, move)


def discard_fault(state: BurracoState, seat: int, card: Kind) -> Refusal | None:
    """Why a seat that has drawn does not discard a card (C5.5, C7.2, C7.3)."""
    hand = state.hands[seat]
    if fault := held_fault(hand, (card,), "C5.1"):
        return fault
    if card == state.barred_card(seat):
        return _refuse("C5.5", "barred", (card,), card=card_text(CODES[card]))
    if hand.size > 1 or state.pot_to_come(seat):
        return None
    if not state.tables[state.side_of[seat]].may_go_out(state.terms):
        return _refuse("C7.2", _name_for_closed_side(state, state.side_of[seat], "keep"), (card,))
    return _refuse("C7.3", "wild_last", (card,)) if card in WILD else None


def read_melds(state: BurracoState, move: LayMelds) -> list[Meld] | Refusal:
    """Read the new melds of a move, or say which of them is none or not held (C4, C5.4)."""
    table = state.tables[state.side_of[move.seat]]
    found: list[Meld] = []
    for cards in move.melds:
        meld = melds.read([KINDS[code] for code in cards], state.terms)
        if isinstance(meld, Refusal):
            return meld
        if meld.is_group and any(other.rank == meld.rank for other in (*table.melds, *found)):
            return _refuse("C4.2", "second_group", meld.cards)
        found.append(meld)
    return held_fault(state.hands[move.seat], cards_of(found), "C5.4") or found


def _lay_fault(state: BurracoState, move: LayMelds) -> Refusal | None:
    found = read_melds(state, move)
    return found if isinstance(found, Refusal) else keeping_fault(state, move.seat, cards_of(found), found)


def _add_fault(state: BurracoState, move: Add) -> Refusal | None:
    table = state.tables[state.side_of[move.seat]]
    if not 0 <= move.meld < len(table.melds):
        return _refuse("C5.4", "no_meld")
    before = table.melds[move.meld]
    after = melds.grow(before, [KINDS[code] for code in move.cards], state.terms)
    if isinstance(after, Refusal):
        return after
    cards = melds.new_cards(before, after)
    fault = held_fault(state.hands[move.seat], cards, "C4.6")
    return fault or keeping_fault(state, move.seat, cards, [after], move.meld)


def keeping_fault(
    state: BurracoState, seat: int, cards: Sequence[Kind], new: Sequence[Meld], replaced: int = -1
) -> Refusal | None:
    """Why a seat keeps too little when it lays these cards in new melds, or in place of one (C7.2, C7.4, C7.5)."""
    hand, side = state.hands[seat], state.side_of[seat]
    left = hand.size - len(cards)
    if left > 1 or state.pot_to_come(seat):
        return _barred_fault(state, seat, cards) if left == 1 else None
    if not state.tables[side].may_go_out(state.terms, new, replaced):
        clause, name = ("C7.5", "keep_two") if left else ("C7.2", "keep")
        return _refuse(clause, _name_for_closed_side(state, side, name))
    if left == 0:
        return None if state.terms.free_exit else _refuse("C7.4", "must_discard")
    kept = next(iter(hand.without(cards).different()))
    return _refuse("C7.5", "keep_natural", (kept,)) if kept in WILD else _barred_fault(state, seat, cards)


def _name_for_closed_side(state: BurracoState, side: int, name: str) -> str:
    """The words for a side that may not go out: what it lacks for that (C7.1)."""
    if state.tables[side].pot < 0:
        return f"{name}_pot"
    return f"{name}_seven" if state.terms.any_exit else f"{name}_clean"


def _barred_fault(state: BurracoState, seat: int, cards: Sequence[Kind]) -> Refusal | None:
    """Why the only card kept could not be discarded: it was the whole pile (C5.5, C7.5)."""
    barred = state.barred_card(seat)
    if barred is None or barred in cards:
        return None
    return _refuse("C7.5", "barred", (barred,), card=card_text(CODES[barred]))


_PLENTY: Final = 4
"""A hand of so many cards may lay any meld of three; a smaller one has to see what it keeps."""


ListedT = TypeVar("ListedT")


class PotMoves(SeatMoves[PotT, BurracoMove | MoveT], Generic[PotT, MoveT]):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, BurracoMove) and refusal(self.state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        state = self.state
        if state.turn is None:
            return ()
        if state.drawn is Drawn.NOTHING:
            return ("draw", "take") if state.discard else ("draw",)
        found = ["discard"]
        if self._may_add():
            found.insert(0, "add")
        if self._may_meld():
            found.insert(0, "meld")
        return tuple(found)

    def of(self, do: str) -> Iterator[BurracoMove | MoveT]:
        """List the moves of one action, each once."""
        state, seat = self.state, self.seat
        if state.turn is None or (state.drawn is Drawn.NOTHING) != (do in {"draw", "take"}):
            return
        if do == "draw":
            yield Draw(seat)
        elif do == "take" and state.discard:
            yield Take(seat)
        elif do == "meld":
            yield from self._melds()
        elif do == "add":
            yield from self._adds(range(len(self._table.melds)))
        elif do == "discard":
            yield from self._discards()

    def pick(self, do: str, rng: Random) -> BurracoMove | MoveT:
        """Choose a move of this action at random; raises ``ValueError`` if there is none."""
        if do == "meld" and (move := self._random_meld(rng)):
            return move
        if do == "add":
            numbers = list(range(len(self._table.melds)))
            shuffle(numbers, rng)
            return _some(self._adds(numbers), rng)
        return _some(self.of(do), rng)

    @property
    def _hand(self) -> Hand:
        return self.state.hands[self.seat]

    @property
    def _table(self) -> SideTable:
        return self.state.tables[self.state.side_of[self.seat]]

    def _may_meld(self) -> bool:
        hand = self._hand
        if not holds_new_meld(hand, self.state.terms, self._taken_ranks()):
            return False
        return hand.size > _PLENTY or next(self._melds(), None) is not None

    def _may_add(self) -> bool:
        hand, table = self._hand, self._table
        if hand.size < _PLENTY:
            return next(self._adds(range(len(table.melds))), None) is not None
        return any(fits(hand, meld, self.state.terms) for meld in table.melds)

    def _taken_ranks(self) -> set[int]:
        return {meld.rank for meld in self._table.melds if meld.is_group}

    def _ranks(self) -> list[int]:
        taken = self._taken_ranks()
        return [rank for rank in GROUP_RANKS if rank not in taken]

    def _discards(self) -> Iterator[Discard]:
        for card in self._hand.different():
            if discard_fault(self.state, self.seat, card) is None:
                yield Discard(self.seat, CODES[card])

    def _adds(self, numbers: Sequence[int]) -> Iterator[Add]:
        state, table, hand = self.state, self._table, self._hand
        for number in numbers:
            meld = table.melds[number]
            for after in additions(hand, meld, state.terms):
                left = hand.size - len(after.cards) + len(meld.cards)
                if left > 1 or not keeping_fault(state, self.seat, new_cards(meld, after), [after], number):
                    yield Add(self.seat, number, codes(after.cards))

    def _melds(self) -> Iterator[LayMelds]:
        """Single melds first, then every choice of several that the hand holds side by side."""
        singles = []
        for meld in new_melds(self._hand, self.state.terms, self._ranks(), range(4)):
            singles.append(meld)
            if self._may_lay([meld]):
                yield self._move([meld])
        for chosen in _several(singles, 0, self._hand, []):
            if self._may_lay(chosen):
                yield self._move(chosen)

    def _enough(self, found: Sequence[Meld]) -> bool:
        """Whether these new melds are enough for one move."""
        return True

    def _may_lay(self, found: Sequence[Meld]) -> bool:
        return keeping_fault(self.state, self.seat, cards_of(found), found) is None

    def _move(self, found: Sequence[Meld]) -> LayMelds:
        return LayMelds(self.seat, tuple([codes(meld.cards) for meld in found]))

    def _random_meld(self, rng: Random) -> LayMelds | None:
        """One meld at random, now and then several; ``None`` if the lots fell on none that may lie."""
        ranks, suits = self._ranks(), [0, 1, 2, 3]
        shuffle(ranks, rng)
        shuffle(suits, rng)
        found: list[Meld] = []
        hand = self._hand
        while not found or not self._enough(found) or rng.random() < 0.2:
            meld = _one(new_melds(hand, self.state.terms, ranks, suits), rng)
            if meld is None:
                break
            found.append(meld)
            hand = hand.without(meld.cards)
            if meld.is_group:
                ranks.remove(meld.rank)
        return self._move(found) if found and self._may_lay(found) else None


def _several(singles: Sequence[Meld], start: int, hand: Hand, chosen: list[Meld]) -> Iterator[list[Meld]]:
    """Every choice of two melds and more that a hand holds side by side, no two groups of one rank."""
    for at in range(start, len(singles)):
        meld = singles[at]
        if hand.size < len(meld.cards) or not hand.holds(meld.cards):
            continue
        if meld.is_group and any(other.rank == meld.rank for other in chosen):
            continue
        chosen.append(meld)
        if len(chosen) > 1:
            yield chosen.copy()
        rest = hand.without(meld.cards)
        if rest.size >= 3:
            yield from _several(singles, at, rest, chosen)
        chosen.pop()


def _one(listed: Iterator[ListedT], rng: Random) -> ListedT | None:
    """One of these at random, of which the first are the likeliest; ``None`` if there are none."""
    seen = []
    for item in listed:
        seen.append(item)
        if rng.random() < 0.12:
            break
    return choose(seen, rng) if seen else None


def _some(listed: Iterator[ListedT], rng: Random) -> ListedT:
    move = _one(listed, rng)
    if move is None:
        raise ValueError("there is no such move")
    return move
