"""Hands played on to their end in thought: every seat plays what it can, and keeps the cards that promise most."""

from functools import cache

from barracan.games.barracuda.melds import VALUES
from barracan.model.cards import Kind
from barracan.players.barracuda.playout import Playout, bits
from barracan.players.rummy.nearness import PAIRS_LOW

W = dict(out=6, fit=40, point=1, pair=0, short=0)


def _melds_with() -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(1 << one | 1 << other for one, other in pairs) for pairs in PAIRS_LOW)


PAIRS = _melds_with()
"""For each kind the pairs that make a run or set with it, as bits."""


def _near():
    found = [{} for _ in range(52)]
    for card, pairs in enumerate(PAIRS_LOW):
        for one, other in (*pairs, *(pair[::-1] for pair in pairs)):
            found[card][1 << one] = found[card].get(1 << one, 0) | 1 << other
    return tuple(tuple(sorted(each.items())) for each in found)


NEAR = _near()
FIRST_SUIT = 0x1111111111111


@cache
def completing(card: Kind, held: int) -> int:
    wanted = 0
    for bit, makes in NEAR[card]:
        if held & bit:
            wanted |= makes
    return wanted


NEIGHBOURS = tuple(sum(bit for bit, _ in each) for each in NEAR)


def meldable(hand: int) -> int:
    one, two, three, four = hand, hand >> 1, hand >> 2, hand >> 3
    threes = (one & two & (three | four) | three & four & (one | two)) & FIRST_SUIT
    starts = hand & hand >> 4 & hand >> 8
    return (threes * 0xF & hand) | starts | starts << 4 | starts << 8


@cache
def melds_of(kinds: int) -> tuple[int, ...]:
    """Runs and sets of three, as bits."""
    found = []
    for card in bits(kinds):
        for pair in PAIRS[card]:
            if kinds & pair == pair and pair > 1 << card and pair & -pair > 1 << card:
                found.append(pair | 1 << card)
    return tuple(found)


class Playing:
    """Plays hands on."""

    def __init__(self, unseen: int, w=W) -> None:
        self.unseen = unseen
        self.w = w
        self.cache = {}

    def finish(self, playout: Playout) -> None:
        while playout.turn is not None:
            self.turn(playout, playout.turn)

    def turn(self, playout: Playout, seat: int) -> None:
        if playout.discards and self.takes(playout, seat):
            if playout.turn is not None:
                self.discard(playout, seat)
            return
        playout.draw(seat)
        self.play_and_discard(playout, seat)

    def takes(self, playout: Playout, seat: int) -> bool:
        hand, top = playout.hands[seat], playout.discards[-1]
        size = hand.bit_count()
        whole = hand | 1 << top
        fit = playout.wanted >> top & 1
        if size - 2 >= playout.least_kept and meldable(whole) >> top & 1:
            if not meldable(hand) or True:
                best = None
                for meld in melds_of(meldable(whole)):
                    if meld >> top & 1:
                        key = self._worth_left(whole & ~meld, playout.wanted)
                        if best is None or key > best[0]:
                            best = key, meld
                if best:
                    playout.take(seat)
                    playout.lay(seat, list(bits(best[1])))
                    return True
        if fit and size > 0 and not (size>3 and meldable(hand)) and not playout.wanted & hand:
            self._off(playout, seat, playout.take(seat))
            return True
        return False

    def _worth_left(self, hand: int, wanted: int) -> int:
        return (hand & wanted).bit_count()

    def _off(self, playout, seat, card):
        for number, meld in enumerate(playout.melds):
            if meld.wants >> card & 1:
                playout.lay_off(seat, number, card)
                return

    def play_and_discard(self, playout, seat):
        hand = playout.hands[seat]
        size = hand.bit_count()
        kinds = meldable(hand)
        if kinds and size - 3 >= playout.least_kept:
            best = max(melds_of(kinds), key=lambda meld: (len(melds_of(meldable(hand & ~meld))), -(meld & playout.wanted).bit_count()))
            playout.lay(seat, list(bits(best)))
        else:
            fit = playout.wanted & hand
            if fit and size - 1 >= playout.least_kept:
                self._off(playout, seat, self.fit(playout, seat, fit))
        if playout.turn is not None:
            self.discard(playout, seat)

    def fit(self, playout, seat, fit):
        """Which to lay off: what has least outs... highest points."""
        hand = playout.hands[seat]
        return min(bits(fit), key=lambda card: (completing(card, hand & NEIGHBOURS[card]) & ~hand & self.unseen).bit_count() * 10 - VALUES[card])

    def discard(self, playout, seat):
        hand = playout.hands[seat]
        if not hand & hand - 1:
            playout.discard(seat, hand.bit_length() - 1)
            return
        fits = playout.wanted & hand
        key = hand, fits
        found = self.cache.get(key)
        if found is None:
            found = self.cache[key] = self.least(hand, fits)
        playout.discard(seat, found)

    def least(self, hand, fits):
        w = self.w
        size = hand.bit_count()
        best = None
        melded = meldable(hand)
        usable = size > 3
        for card in bits(hand):
            bit = 1 << card
            outs = (completing(card, hand & NEIGHBOURS[card]) & ~hand & self.unseen).bit_count() if usable else 0
            kept = w["out"] * outs - w["point"] * VALUES[card]
            if melded & bit: kept += 100
            if fits & bit: kept += w["fit"]
            if best is None or kept < best[0]:
                best = kept, card
        return best[1]
