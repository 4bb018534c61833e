"""What to lay: single steps by what they gain, and whole ways to an empty hand."""

from collections.abc import Iterator
from dataclasses import dataclass

from barracan.games.burraco.meld_search import GROUP_RANKS, wilds_of
from barracan.games.burraco.melds import Meld, arrangements, group, lets_out, quality, run
from barracan.games.burraco.moves import Add, LayMelds
from barracan.games.burraco.options import WILD, Terms
from barracan.games.burraco.scoring import WORTH
from barracan.games.rummy.melds import NATURAL, natural_runs, of_rank, spread
from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, RANK_OF, SUIT_OF, Kind, codes
from barracan.players.arithmetic import sum_in_order
from barracan.players.burraco.position import Position, Worth


@dataclass(frozen=True)
class Step:
    """A meld to be laid, or added to: its number (-1 for a new one), what it becomes, the cards out of the hand."""

    number: int
    after: Meld
    cards: tuple[Kind, ...]

    def move(self, seat: int) -> Add | LayMelds:
        """The step as a move."""
        if self.number < 0:
            return LayMelds(seat, (codes(self.after.cards),))
        return Add(seat, self.number, codes(self.after.cards))


def steps(hand: Hand, melds: list[Meld], terms: Terms) -> Iterator[Step]:
    """The steps worth weighing: whole groups and runs, single additions, wildcards where they help."""
    for number, meld in enumerate(melds):
        yield from _additions(hand, number, meld, terms)
    taken = {meld.rank for meld in melds if meld.is_group}
    wilds = wilds_of(hand)
    for rank in GROUP_RANKS:
        if rank not in taken:
            yield from _groups(of_rank(hand, rank), wilds)
    yield from _runs(hand, wilds, terms)


def _groups(cards: list[Kind], wilds: list[Kind]) -> Iterator[Step]:
    if len(cards) >= 3:
        yield Step(-1, group(cards, None), tuple(cards))
        if len(cards) > 3:
            yield Step(-1, group(cards[:3], None), tuple(cards[:3]))
    if len(cards) >= 2:
        for wild in wilds[:1] + wilds[-1:]:
            yield Step(-1, group(cards, wild), (*cards, wild))
            if len(cards) > 2:
                yield Step(-1, group(cards[:2], wild), (*cards[:2], wild))


def _runs(hand: Hand, wilds: list[Kind], terms: Terms) -> Iterator[Step]:
    laid = spread(hand.once, terms.low, terms.high)
    for found in natural_runs(laid):
        meld = run(found)
        if hand.holds(meld.cards) and not (terms.one_ace and meld.low_ace and meld.high_ace):
            yield Step(-1, meld, meld.cards)
    if not wilds:
        return
    for card in hand.different():
        if card in WILD:
            continue
        suit, place = SUIT_OF[card], 14 if RANK_OF[card] == ACE else RANK_OF[card] + 1
        for other in (place - 1, place - 2):
            neighbour = NATURAL[suit][other] if other >= 1 else -1
            if neighbour >= 0 and neighbour not in WILD and hand.counts[neighbour]:
                wild = wilds[-1]
                for meld in arrangements((card, neighbour, wild), terms):
                    yield Step(-1, meld, (card, neighbour, wild))


def _additions(hand: Hand, number: int, meld: Meld, terms: Terms) -> Iterator[Step]:
    wilds = wilds_of(hand) if meld.wild < 0 else []
    if meld.is_group:
        if cards := of_rank(hand, meld.rank):
            yield _step(number, meld, cards, terms)
            if len(cards) > 1:
                yield _step(number, meld, cards[:1], terms)
        for wild in wilds:
            yield _step(number, meld, [wild], terms)
        return
    for card in hand.different():
        if SUIT_OF[card] == meld.suit or (card in WILD and meld.wild < 0):
            for after in arrangements((*meld.cards, card), terms, meld):
                yield Step(number, after, (card,))
    for place in (meld.first - 2, meld.last + 2):
        if wilds and terms.low <= place <= terms.high and hand.counts[NATURAL[meld.suit][place]]:
            far = NATURAL[meld.suit][place]
            beside = [wild for wild in wilds if wild != far or hand.counts[far] > 1][-1:]
            for joined in beside:
                for after in arrangements((*meld.cards, far, joined), terms, meld):
                    yield Step(number, after, (far, joined))


def _step(number: int, meld: Meld, cards: list[Kind], terms: Terms) -> Step:
    after = arrangements((*meld.cards, *cards), terms, meld)[0]
    return Step(number, after, tuple(cards))


def gain(worth: Worth, hand: Hand, melds: list[Meld], step: Step, keep: list[float]) -> float:
    """What a step gains: the meld's worth, less what its cards are worth in the hand."""
    before = melds[step.number] if step.number >= 0 else None
    rest = hand.without(step.cards)
    value = worth.meld(step.after, rest) - (worth.meld(before, hand) if before else 0.0)
    value += worth.exit_gain(before, step.after)
    value -= sum_in_order(max(keep[card], 0.0) if card in WILD else 0.6 * max(keep[card], 0.0) for card in step.cards)
    if worth.position.pot_to_come:
        value += len(step.cards) * (5.0 if hand.size > 6 else 9.0)
    elif worth.position.has_exit:
        value += 4.0 * len(step.cards)
    return value + worth.pressed * 4.0 * len(step.cards)


def keeps_enough(worth: Worth, hand: Hand, melds: list[Meld], step: Step) -> bool:
    """Whether enough stays in the hand after a step (C7), seen from the rules' short side."""
    if hand.size - len(step.cards) > 1 or worth.position.pot_to_come:
        return True
    return _goes_out(worth.position, hand.without(step.cards), melds_after(melds, step))


def _goes_out(position: Position, hand: Hand, melds: list[Meld]) -> bool:
    """Whether the side may end the hand with what is left of a hand (C7)."""
    terms = position.terms
    if position.state.tables[position.side].pot < 0 or not any(lets_out(meld, terms) for meld in melds):
        return False
    return all(card not in WILD for card in hand.different()) if hand.size else terms.free_exit


def best_step(worth: Worth, hand: Hand, melds: list[Meld]) -> tuple[float, Step] | None:
    """The step that gains most, if any gains."""
    keep = worth.keep(hand)
    found: tuple[float, Step] | None = None
    for step in steps(hand, melds, worth.position.terms):
        if keeps_enough(worth, hand, melds, step):
            value = gain(worth, hand, melds, step, keep)
            if value > 0 and (found is None or value > found[0]):
                found = (value, step)
    return found


def melds_after(melds: list[Meld], step: Step) -> list[Meld]:
    """The melds after a step."""
    if step.number < 0:
        return [*melds, step.after]
    return [step.after if number == step.number else meld for number, meld in enumerate(melds)]


def all_steps(worth: Worth, hand: Hand, melds: list[Meld]) -> tuple[float, Hand, list[Meld]]:
    """Lay what gains, step by step: the gain, the hand left and the melds."""
    total = 0.0
    for _ in range(12):
        found = best_step(worth, hand, melds)
        if found is None:
            break
        total += found[0]
        hand = hand.without(found[1].cards)
        melds = melds_after(melds, found[1])
    return total, hand, melds


class Finish:
    """Looks for a way to lay a small hand down to so few cards, by steps that are each legal."""

    def __init__(self, worth: Worth, most: int) -> None:
        self._worth = worth
        self._left = most

    def way(self, hand: Hand, melds: list[Meld], target: int) -> list[Step] | None:
        """The steps to a hand of *target* cards, 0 or 1; ``None`` if none was found in time."""
        if hand.size == target and self._ends(hand, melds):
            return []
        if hand.size <= target or self._left <= 0:
            return None
        self._left -= 1
        listed = [
            step
            for step in steps(hand, melds, self._worth.position.terms)
            if hand.size - len(step.cards) >= target and keeps_enough(self._worth, hand, melds, step)
        ]
        listed.sort(
            key=lambda step: (-self._bonus(melds, step), -len(step.cards), sum(card in WILD for card in step.cards))
        )
        for step in listed:
            rest = self.way(hand.without(step.cards), melds_after(melds, step), target)
            if rest is not None:
                return [step, *rest]
        return None

    def _bonus(self, melds: list[Meld], step: Step) -> int:
        """The points that a step makes a meld worth more for being long or clean."""
        terms = self._worth.position.terms
        before = WORTH.get(quality(melds[step.number], terms), 0) if step.number >= 0 else 0
        return WORTH.get(quality(step.after, terms), 0) - before

    def _ends(self, hand: Hand, melds: list[Meld]) -> bool:
        """Whether this is an end: a pot follows, or the side goes out with what is left."""
        position = self._worth.position
        if hand.size and self._leaves_barred_card(hand):
            return False
        return position.pot_to_come or _goes_out(position, hand, melds)

    def _leaves_barred_card(self, hand: Hand) -> bool:
        """Whether what is left is the card that was the whole pile, and may not be discarded (C5.5)."""
        position = self._worth.position
        single = position.state.single
        return single is not None and hand.counts[single] == position.hand.counts[single] == hand.size
