"""The legal moves of a game with pots, listed only as far as they are asked for."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from barracan.games.burraco import judging
from barracan.games.burraco.finding import GROUP_RANKS, additions, fits, holds_new_meld, new_melds
from barracan.games.burraco.melds import Meld, lets_out, new_cards
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds, Take
from barracan.games.burraco.state import Drawn, PotState, SideTable
from barracan.games.legal import SeatMoves
from barracan.games.rummy.hand import Hand
from barracan.model.cards import CODES, codes
from barracan.model.randomness import choose, shuffle

_PLENTY = 4
"""A hand of so many cards may lay any meld of three; a smaller one has to see what it keeps."""


class PotMoves(SeatMoves[PotState[Any], Any]):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, BurracoMove) and judging.refusal(self._state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        state = self._state
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

    def of(self, do: str) -> Iterator[Any]:
        """List the moves of one action, each once."""
        state, seat = self._state, self._seat
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

    def pick(self, do: str, rng: Random) -> Any:
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
        return self._state.hands[self._seat]

    @property
    def _table(self) -> SideTable:
        return self._state.tables[self._state.side_of[self._seat]]

    def _keeps(self, cards: Sequence[int], found: Sequence[Meld]) -> bool:
        """Whether enough is kept after these cards are laid as new melds (C7)."""
        state, table = self._state, self._table
        if self._hand.size - len(cards) > 1:
            return True
        out = table.pot >= 0 and (table.lets_out(state.terms) or any(lets_out(meld, state.terms) for meld in found))
        return judging.keeping_fault(state, self._seat, cards, out) is None

    def _may_meld(self) -> bool:
        hand = self._hand
        if not holds_new_meld(hand, self._state.terms, self._taken_ranks()):
            return False
        return hand.size > _PLENTY or next(self._melds(), None) is not None

    def _may_add(self) -> bool:
        hand, table = self._hand, self._table
        if hand.size < _PLENTY:
            return next(self._adds(range(len(table.melds))), None) is not None
        return any(fits(hand, meld, self._state.terms) for meld in table.melds)

    def _taken_ranks(self) -> set[int]:
        return {meld.rank for meld in self._table.melds if meld.is_group}

    def _ranks(self) -> list[int]:
        taken = self._taken_ranks()
        return [rank for rank in GROUP_RANKS if rank not in taken]

    def _discards(self) -> Iterator[Discard]:
        for card in self._hand.different():
            if judging.discard_fault(self._state, self._seat, card) is None:
                yield Discard(self._seat, CODES[card])

    def _adds(self, numbers: Sequence[int]) -> Iterator[Add]:
        state, table, hand = self._state, self._table, self._hand
        for number in numbers:
            meld = table.melds[number]
            for after in additions(hand, meld, state.terms):
                if hand.size - len(after.cards) + len(meld.cards) <= 1:
                    out = table.pot >= 0 and table.lets_out(state.terms, number, after)
                    if judging.keeping_fault(state, self._seat, new_cards(meld, after), out):
                        continue
                yield Add(self._seat, number, codes(after.cards))

    def _melds(self) -> Iterator[LayMelds]:
        """Single melds first, then every choice of several that the hand holds side by side."""
        singles = []
        for meld in new_melds(self._hand, self._state.terms, self._ranks(), range(4)):
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
        return self._keeps([card for meld in found for card in meld.cards], found)

    def _move(self, found: Sequence[Meld]) -> LayMelds:
        return LayMelds(self._seat, tuple([codes(meld.cards) for meld in found]))

    def _random_meld(self, rng: Random) -> LayMelds | None:
        """One meld at random, now and then several; ``None`` if the lots fell on none that may lie."""
        ranks, suits = self._ranks(), [0, 1, 2, 3]
        shuffle(ranks, rng)
        shuffle(suits, rng)
        found: list[Meld] = []
        hand = self._hand
        while not found or not self._enough(found) or rng.random() < 0.2:
            meld = _one(new_melds(hand, self._state.terms, ranks, suits), rng)
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


def _one(listed: Iterator[Any], rng: Random) -> Any:
    """One of these at random, of which the first are the likeliest; ``None`` if there are none."""
    seen = []
    for item in listed:
        seen.append(item)
        if rng.random() < 0.12:
            break
    return choose(seen, rng) if seen else None


def _some(listed: Iterator[Any], rng: Random) -> Any:
    move = _one(listed, rng)
    if move is None:
        raise ValueError("there is no such move")
    return move
