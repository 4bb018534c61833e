"""A player of gin: the program's search over worlds, with the rule player's moves to be bettered."""

from dataclasses import dataclass
from typing import NamedTuple

from barracan.model.randomness import shuffle, stream
from barracan.players.search import Budget, conclude
from gin_peer.gin import CARDS, COLUMN, HAND, KNOCK, RANKS, VALUES, WALL, bits, cards_of, deadwood, partition
from gin_peer.gin_plan import finish, go_on, reply, wants

POINT = 1000
ALL = (1 << CARDS) - 1
OUT = 1.5
"""Points that a card is worth which may still come and makes a meld."""
WIDTH = 4
"""How many discards are weighed."""
USUAL = (57, 52, 47, 42, 38, 34, 31, 28, 26, 24, 22, 21, 20)
"""The deadwood of a hand after so many turns, when its seat has not knocked."""
TRIES = 16


@dataclass(frozen=True)
class View:
    """What a seat knows that is to move.

    Attributes:
        hand: its cards.
        gone: the cards under the upcard.
        known: cards that the other seat has taken up and still holds.
        upcard: the card that may be taken, or that was taken this turn and may not go back.
        stock: how many cards are left to draw.
        turns: how often the other seat has let a card go.
        passes: how many seats have refused the first upcard; two when it is out of the question.
        drawn: whether the seat holds eleven cards.
        knocks: whether it may knock: the peer refuses that to some hands which could just do so.
    """

    hand: int
    gone: int
    known: int
    upcard: int | None
    stock: int
    turns: int = 0
    passes: int = 2
    drawn: bool = False
    knocks: bool = True

    @property
    def taken(self):
        """The upcard that was taken this turn, else -1."""
        return self.upcard if self.drawn and self.upcard is not None else -1


class World(NamedTuple):
    """The other hand, and the stock with its top at the end."""

    hand: int
    stock: list[int]


class Choice(NamedTuple):
    """A way to go on: what is done now, and the deadwood at which the seat will knock from then on."""

    act: str
    card: int = -1
    knock: int = KNOCK


@dataclass(frozen=True)
class Turn:
    """A decision of gin as a stage of the search."""

    view: View
    seed: int
    candidates: tuple[Choice, ...]

    def world(self, index):
        """Deal what is hidden; the other hand is bettered until it is as good as hands are by now."""
        view = self.view
        rng = stream("gin", view, self.seed, index)
        seen = view.hand | view.gone | view.known | (0 if view.upcard is None else 1 << view.upcard)
        hidden = [card for card in range(CARDS) if not seen >> card & 1]
        shuffle(hidden, rng)
        free = HAND - view.known.bit_count()
        other = view.known | bits(hidden[:free])
        usual = USUAL[min(view.turns, len(USUAL) - 1)] + int(rng.random() * 21) - 10
        off = abs(deadwood(other) - usual)
        for _ in range(TRIES if view.turns and free else 0):
            here, there = int(rng.random() * free), free + int(rng.random() * (len(hidden) - free))
            bettered = other ^ 1 << hidden[here] ^ 1 << hidden[there]
            if abs(deadwood(bettered) - usual) < off:
                other, off = bettered, abs(deadwood(bettered) - usual)
                hidden[here], hidden[there] = hidden[there], hidden[here]
        return World(other, hidden[free:])

    def outcome(self, world, index, candidate):
        """What a choice comes to when both seats then play by rule."""
        view, choice, stock = self.view, self.candidates[candidate], world.stock
        knocks = (choice.knock, KNOCK)
        hands = [view.hand, world.hand]
        if choice.act == "take":
            gain = finish(hands, stock, view.hand | 1 << view.upcard, view.upcard, knocks)
        elif choice.act == "draw":
            gain = finish(hands, stock[:-1], view.hand | 1 << stock[-1], -1, knocks)
        elif choice.act == "refuse":
            gain = go_on(hands, stock, view.upcard, 1, knocks, view.passes + 1)
        elif choice.act == "discard":
            gain = go_on([view.hand ^ 1 << choice.card, world.hand], stock, choice.card, 1, knocks)
        else:
            gain = 0 if choice.act == "end" else finish(hands, stock, self.view.hand, view.taken, knocks, choice.card)
        return POINT * gain


def choices(view):
    """What is worth weighing, the rule player's choice first."""
    if not view.drawn:
        return _draws(view)
    card, left = _last(view)
    if not left and view.knocks:
        return (Choice("knock", card),)
    cards = discards(view)
    found = [Choice("discard", each) for each in cards[:WIDTH]]
    if left > KNOCK or not view.knocks:
        return tuple(found)
    waiting = [Choice("discard", each, 0) for each in dict.fromkeys([card, *cards[:2]])]
    return (Choice("knock", card), *waiting, *found[:2])


def discards(view):
    """The loose cards, the one first that costs most and helps own melds least."""
    loose = partition(view.hand)[0] & ~(1 << view.taken if view.taken >= 0 else 0)
    if not loose:
        return [reply(view.hand, view.taken).discard]
    found = [(VALUES[card] - OUT * _use(view, card, loose), VALUES[card], card) for card in cards_of(loose)]
    return [card for *_, card in sorted(found, reverse=True)]


def _use(view, card, loose):
    """How many cards that the stock may hold make a meld of a card and one of these."""
    upcard = 0 if view.upcard is None else 1 << view.upcard
    live = ALL & ~(view.hand | view.gone | view.known | upcard)
    return sum(_outs(card, partner, live) for partner in cards_of(loose) if partner != card)


def _outs(card, partner, live):
    """How many live cards make a meld of these two."""
    if card % RANKS == partner % RANKS:
        return (COLUMN[card % RANKS] & live).bit_count()
    low, high = min(card, partner), max(card, partner)
    if low // RANKS != high // RANKS or high - low > 2:
        return 0
    if high - low == 2:
        return live >> low + 1 & 1
    return (live >> low - 1 & 1 if low % RANKS else 0) + (live >> high + 1 & 1 if (high + 1) % RANKS else 0)


def _draws(view):
    if view.stock <= WALL:
        both = view.hand | 1 << view.upcard
        card, left = _last(View(both, 0, 0, view.upcard, 0, drawn=True))
        return (Choice("knock", card), Choice("end")) if left <= KNOCK and view.knocks else (Choice("end"),)
    other = Choice("draw") if view.passes >= 2 else Choice("refuse")
    if view.passes >= 2 and view.upcard is None:
        return (other,)
    if wants(view.hand, view.upcard):
        return Choice("take"), other
    return (other, Choice("take")) if _use(view, view.upcard, partition(view.hand)[0]) else (other,)


def _last(view):
    """The card to knock with, and what is then left."""
    left, card = min((deadwood(view.hand ^ 1 << card), -card) for card in cards_of(view.hand) if card != view.taken)
    return -card, left


def decide(view, seed, worlds, **budget):
    """The choice after so many worlds; without worlds the rule player's."""
    found = choices(view)
    table = conclude(Turn(view, seed, found), Budget(worlds, **budget))
    return found[table.chosen]
