"""The legal moves of BarraCan, listed only as far as they are asked for."""

from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Final

from barracan.games.barracan import categories, ladder_search, legality
from barracan.games.barracan.categories import Cards
from barracan.games.barracan.ladders import Growth, Ladder, write_ladder
from barracan.games.barracan.moves import (
    CATEGORY_NAMES,
    BarracanMove,
    Category,
    Discard,
    Draw,
    LadderMeld,
    LayMelds,
    Meld,
    Pass,
    PickUp,
    PileCard,
    TakeTrick,
)
from barracan.games.barracan.state import STOPPERS, BarracanState, Taken
from barracan.games.rummy.state import Hand
from barracan.games.state import SeatMoves
from barracan.model.cards import CODES, JOKER, SUIT_OF, Kind
from barracan.model.randomness import choose

Plain = tuple[int, Cards]
_LADDER_TRIES: Final = 40
_TAKES: Final = frozenset(("draw", "pass", "pickup", "trick"))
"""What begins a turn; everything else comes after it (B4.1)."""


class BarracanMoves(SeatMoves[BarracanState, BarracanMove]):
    """The legal moves of the seat to move; ``in`` asks ``refusal``."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, BarracanMove) and legality.refusal(self.state, move) is None

    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""
        state = self.state
        if state.turn is None:
            return ()
        if state.taken is Taken.NOTHING:
            first = "draw" if state.stock else "pass"
            more = [do for do in ("pickup", "trick") if next(self.of(do), None) is not None]
            return (first, *more)
        return ("meld", "discard") if self._may_meld() else ("discard",)

    def of(self, do: str) -> Iterator[BarracanMove]:
        """List the moves of one action, each once."""
        state, seat = self.state, self.seat
        if state.turn is None or (state.taken is Taken.NOTHING) != (do in _TAKES):
            return
        if do == "draw" and state.stock:
            yield Draw(seat)
        elif do == "pass" and not state.stock:
            yield Pass(seat)
        elif do == "discard":
            yield from (Discard(seat, CODES[card]) for card in state.hands[seat].different())
        elif do == "trick":
            yield from tricks(state, seat)
        elif do == "pickup":
            yield from self._pick_ups()
        elif do == "meld":
            yield from self._melds()

    def pick(self, do: str, rng: Random) -> BarracanMove:
        """Choose a move of this action at random; raises ``ValueError`` if there is none."""
        if do == "discard":
            cards = self.state.hands[self.seat].cards()
            return Discard(self.seat, CODES[choose(cards, rng)])
        move = self._random_meld(rng) if do == "meld" else self._random_pick_up(rng) if do == "pickup" else None
        if move is not None:
            return move
        moves = list(islice(self.of(do), _LADDER_TRIES))
        if not moves:
            raise ValueError(do)
        return choose(moves, rng)

    def may_pick_up(self, pile: int) -> bool:
        """Whether a pile can be picked up."""
        return next(self._pick_ups_from(pile), None) is not None

    def _may_meld(self) -> bool:
        """Whether there is a legal meld; a hand of five or more that may lay one category need only hold one."""
        hand = self.state.hands[self.seat]
        table = self.state.tables[self.state.side_of[self.seat]]
        if hand.size >= 5 and table.opened and categories.holds_any(hand):
            return True
        if hand.size < 4 and table.made.count(0) >= hand.size:
            return False  # too few cards to keep two or to complete a set, even where categories share cards
        return next(self._melds(), None) is not None

    def _keeps(self, left: int, types: int) -> bool:
        """Whether so many cards may be left in hand after laying these types (B4.4)."""
        return left >= 2 or self.state.tables[self.state.side_of[self.seat]].is_complete_with(types)

    def _needed(self) -> int:
        """How many categories a move that melds needs (B6.1)."""
        return 1 if self.state.tables[self.state.side_of[self.seat]].opened else 2

    def _pick_ups(self) -> Iterator[PickUp]:
        for pile in self.state.open_piles(self.seat):
            yield from self._pick_ups_from(pile)

    def _pick_ups_from(self, pile: int) -> Iterator[PickUp]:
        state, seat = self.state, self.seat
        cards = state.piles[pile]
        if not cards or pile == state.closed_pile(seat):
            return
        top = cards[-1]
        firsts = categories.with_top(state.hands[seat], top)
        gained = len(cards) - 1 - max(state.stoppers[pile], 0)
        for first in firsts:
            yield from self._pick_ups_of(pile, first, top, gained)
        if firsts and top != JOKER:
            yield from self._ladder_pick_ups(pile, top)

    def _pick_ups_of(self, pile: int, first: Plain, top: Kind, gained: int) -> Iterator[PickUp]:
        """Pick-ups whose category lies by itself, with what may be laid beside it (B7.4)."""
        state, seat = self.state, self.seat
        used = list(first[1])
        used.remove(top)
        rest = state.hands[seat].without(used)
        for melds, types, size in self._choices(rest, self._needed() - 1):
            if self._keeps(rest.size + gained - size, types | 1 << first[0]):
                move = PickUp(seat, pile, (*_plain_melds([first]), *melds))
                if not _names_ladder(melds) or legality.refusal(state, move) is None:
                    yield move

    def _ladder_pick_ups(self, pile: int, top: Kind) -> Iterator[PickUp]:
        """Pick-ups whose category goes into a ladder, alone or with what shares its arm (B7.5)."""
        state, seat = self.state, self.seat
        whole = state.hands[seat].copy()
        whole.add(top)
        for number, ladder, grown in self._ladders(whole):
            if top in grown.new_cards:
                rest = whole.without(grown.new_cards)
                for more in disjoint_categories(rest, max(0, self._needed() - len(grown.added))):
                    move = PickUp(seat, pile, (write_ladder(number, ladder), *_plain_melds(more)))
                    if legality.refusal(state, move) is None:
                        yield move

    def _melds(self) -> Iterator[LayMelds]:
        hand = self.state.hands[self.seat]
        for melds, types, size in self._choices(hand, self._needed()):
            if self._keeps(hand.size - size, types):
                yield LayMelds(self.seat, melds)
                if flash := self._flash(melds, types):
                    yield flash

    def _choices(self, hand: Hand, least: int) -> Iterator[tuple[tuple[Meld, ...], int, int]]:
        """Every choice of melds of at least so many categories, with one ladder at most: (melds, types, cards)."""
        listed = flat(categories.list_categories(hand))
        for chosen in disjoint_categories(hand, least, listed):
            yield _plain_melds(chosen), _types(chosen), _size(chosen)
        if len(listed) < least and not self._own_ladders():
            return
        for number, ladder, grown in self._ladders(hand):
            types = sum(1 << part.kind for part in grown.added)
            for more in disjoint_categories(hand.without(grown.new_cards), max(0, least - len(grown.added))):
                melds = (write_ladder(number, ladder), *_plain_melds(more))
                yield melds, types | _types(more), len(grown.new_cards) + _size(more)

    def _ladders(self, hand: Hand) -> Iterator[tuple[int, Ladder, Growth]]:
        """The ladders that the hand can start or make of the side's, with their numbers."""
        own = self._own_ladders()
        for number in range(len(own) + 1):
            old = own[number] if number < len(own) else None
            for ladder, grown in ladder_search.find_ladders(hand, old):
                yield number, ladder, grown

    def _own_ladders(self) -> list[Ladder]:
        return self.state.tables[self.state.side_of[self.seat]].ladders

    def _flash(self, melds: tuple[Meld, ...], types: int) -> LayMelds | None:
        may_flash = types == categories.ALL_TYPES and self.state.taken is Taken.DRAW
        return flash_exit(self.state, self.seat, melds) if may_flash else None

    def _ladder_melds(self, hand: Hand) -> Iterator[LayMelds]:
        """The melds into one ladder alone, with a flash exit where it may be declared."""
        for number, ladder, grown in self._ladders(hand):
            types = sum(1 << part.kind for part in grown.added)
            if len(grown.added) >= self._needed() and self._keeps(hand.size - len(grown.new_cards), types):
                melds = (write_ladder(number, ladder),)
                yield self._flash(melds, types) or LayMelds(self.seat, melds)

    def _random_pick_up(self, rng: Random) -> PickUp | None:
        """A pile and its category at random, with one further category if the opening asks for it."""
        state, seat = self.state, self.seat
        hand = state.hands[seat]
        firsts = [
            (pile, first)
            for pile in state.open_piles(seat)
            if state.piles[pile]
            for first in categories.with_top(hand, state.piles[pile][-1])
        ]
        if not firsts or rng.random() < 0.1:
            return None
        pile, first = choose(firsts, rng)
        cards = state.piles[pile]
        used = list(first[1])
        used.remove(cards[-1])
        chosen = [first]
        rest = hand.without(used)
        if self._needed() > 1:
            listed = flat(categories.list_categories(rest))
            if not listed:
                return None
            chosen.append(choose(listed, rng))
        left = hand.size + len(cards) - max(state.stoppers[pile], 0) - _size(chosen)
        return PickUp(seat, pile, _plain_melds(chosen)) if self._keeps(left, _types(chosen)) else None

    def _random_meld(self, rng: Random) -> LayMelds | None:
        """A few categories at random, now and then as a ladder; ``None`` if the lots fell on none that may lie."""
        state, seat = self.state, self.seat
        hand = state.hands[seat]
        if rng.random() < 0.1:
            ladder_moves = list(islice(self._ladder_melds(hand), _LADDER_TRIES))
            if ladder_moves:
                return choose(ladder_moves, rng)
        listed = flat(categories.list_categories(hand))
        chosen: list[Plain] = []
        rest = hand
        needed = self._needed()
        while listed and (len(chosen) < needed or rng.random() < 0.3):
            chosen.append(choose(listed, rng))
            rest = rest.without(chosen[-1][1])
            listed = [entry for entry in listed if rest.holds(entry[1])]
        types = _types(chosen)
        if len(chosen) < needed or not self._keeps(rest.size, types):
            return None
        melds = _plain_melds(chosen)
        return self._flash(melds, types) or LayMelds(seat, melds)


def flash_exit(state: BarracanState, seat: int, melds: tuple[Meld, ...]) -> LayMelds | None:
    """A flash exit with these melds, and with the discard of the last card where one is asked for (B6.6)."""
    move = LayMelds(seat, melds, flash=True)
    refusal = legality.refusal(state, move)
    if refusal and refusal.clause == "B6.6" and len(refusal.cards) == 1:
        move = LayMelds(seat, melds, flash=True, discard=refusal.cards[0])
        refusal = legality.refusal(state, move)
    return None if refusal else move


def flat(listing: categories.Listing) -> list[Plain]:
    """The categories of all types in one list, as (type, cards)."""
    return [(kind, cards) for kind, each in enumerate(listing) for cards in each]


def disjoint_categories(hand: Hand, least: int, listed: list[Plain] | None = None) -> Iterator[list[Plain]]:
    """Every choice of at least so many categories that the hand holds side by side, of *listed* if its are known."""
    if listed is None:
        listed = flat(categories.list_categories(hand))
    if least == 0:
        yield []
    yield from _disjoint(listed, 0, hand, [], max(least, 1))


def _disjoint(listed: list[Plain], start: int, hand: Hand, chosen: list[Plain], least: int) -> Iterator[list[Plain]]:
    for index in range(start, len(listed)):
        entry = listed[index]
        if hand.holds(entry[1]):
            chosen.append(entry)
            if len(chosen) >= least:
                yield chosen.copy()
            if hand.size - len(entry[1]) >= 2:
                yield from _disjoint(listed, index, hand.without(entry[1]), chosen, least)
            chosen.pop()


def _types(chosen: list[Plain]) -> int:
    types = 0
    for kind, _ in chosen:
        types |= 1 << kind
    return types


def _size(chosen: list[Plain]) -> int:
    return sum(len(cards) for _, cards in chosen)


def _names_ladder(melds: tuple[Meld, ...]) -> bool:
    return any(isinstance(meld, LadderMeld) for meld in melds)


def _plain_melds(chosen: list[Plain]) -> tuple[Meld, ...]:
    return tuple([Category(CATEGORY_NAMES[kind], tuple([CODES[card] for card in cards])) for kind, cards in chosen])


def open_cards(state: BarracanState, pile: int) -> list[tuple[int, Kind]]:
    """The cards of a pile that a trick may take, as (position, card) (B3.5, B8.1)."""
    cards = state.piles[pile]
    return [
        (at, cards[at])
        for at in range(state.stoppers[pile] + 1, len(cards))
        if cards[at] != JOKER and cards[at] not in STOPPERS
    ]


def tricks(state: BarracanState, seat: int) -> Iterator[TakeTrick]:
    """Every trick that a seat can take."""
    hand = state.hands[seat]
    if hand.size < 3 and not has_complete_set(state, seat):
        return
    piles = state.open_piles(seat)
    by_suit: list[list[list[tuple[int, Kind]]]] = [[[], [], []] for _ in range(4)]
    for index, pile in enumerate(piles):
        for at, card in open_cards(state, pile):
            by_suit[SUIT_OF[card]][index].append((at, card))
    for suit, choices in enumerate(by_suit):
        if not (choices[0] and choices[1] and choices[2]):
            continue
        winners = trick_winners(state, hand, suit)
        for cards in product(*choices):
            beaten = max(legality.strength(state, card) for _, card in cards)
            for strength, own in winners:
                if strength > beaten:
                    places = tuple([PileCard(pile, at) for pile, (at, _) in zip(piles, cards, strict=True)])
                    yield TakeTrick(seat, places, CODES[own])


def trick_winners(state: BarracanState, hand: Hand, suit: int) -> list[tuple[int, Kind]]:
    """The hand's cards of a suit, and a joker, with their strength in a trick (B8.1, B8.2)."""
    winners = [(legality.strength(state, card), card) for card in range(suit, 52, 4) if hand.counts[card]]
    if hand.counts[JOKER]:
        winners.append((99, JOKER))
    return winners


def has_complete_set(state: BarracanState, seat: int) -> bool:
    """Whether the seat's side has a complete set (B6.5)."""
    return state.tables[state.side_of[seat]].complete_sets > 0
