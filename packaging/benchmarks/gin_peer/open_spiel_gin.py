"""Games of gin rummy to 100 points in open_spiel, the peer: our player against its players."""

from dataclasses import dataclass, field

import pyspiel

from barracan.model.randomness import choose, stream
from gin_peer import gin_player
from gin_peer.gin import bits, cards_of, defended, melds
from gin_peer.gin_player import View

TAKE, DRAW, PASS, KNOCK, MELDS = 52, 53, 54, 55, 56
TARGET = 100
LONGEST_MELD = 5
GAME = pyspiel.load_game("gin_rummy")
UTILS = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)


def view_of(state, seat):
    """What a seat knows: nothing of the other hand is asked but the cards that it took up in public."""
    hand = bits(state.hands()[seat])
    passes = state.pass_on_first_upcard()
    drawn = hand.bit_count() == 11
    refusable = str(state.current_phase()).endswith("FIRST_UPCARD")
    return View(
        hand=hand,
        gone=bits(state.discard_pile()),
        known=bits(state.known_cards()[1 - seat]),
        upcard=_taken(state, seat) if drawn else state.upcard(),
        stock=state.stock_size(),
        turns=_turns(state, 1 - seat),
        passes=sum(passes) if refusable else 2,
        drawn=drawn,
        knocks=KNOCK in state.legal_actions(),
    )


def _taken(state, seat):
    before = state.full_history()[-1]
    return state.prev_upcard() if (before.player, before.action) == (seat, TAKE) else None


def _turns(state, seat):
    return sum(step.player == seat and step.action < TAKE for step in state.full_history())


class Ours:
    """Our player; what follows a knock is laid in a fixed order."""

    def __init__(self, worlds, seed, **budget):
        self.worlds, self.seed, self.budget = worlds, seed, budget
        self._queue = []

    def restart(self):
        self._queue.clear()

    def step(self, state):
        if self._queue:
            return self._queue.pop(0)
        seat, phase = state.current_player(), str(state.current_phase()).rpartition(".")[2]
        if phase == "LAYOFF":
            self._queue = _defence(state, seat)
            return self._queue.pop(0)
        view = view_of(state, seat)
        if phase == "FIRST_UPCARD" and view.passes == 2:
            return DRAW
        choice = gin_player.decide(view, self.seed, self.worlds, **self.budget)
        if choice.act == "knock":
            hand = view.hand if view.drawn else view.hand | 1 << view.upcard
            self._queue = [choice.card, *_melding(hand ^ 1 << choice.card), PASS]
            return KNOCK
        return {"take": TAKE, "draw": DRAW, "refuse": PASS, "end": PASS}.get(choice.act, choice.card)


def _melding(hand):
    """The melds of a hand, long runs in pieces, as actions."""
    found = []
    for meld in melds(hand):
        cards = cards_of(meld)
        while len(cards) > LONGEST_MELD:
            found.append(cards[:3])
            cards = cards[3:]
        found.append(cards)
    return [MELDS + UTILS.meld_to_int(cards) for cards in found]


def _defence(state, seat):
    """What is laid off, and then the melds."""
    hand = bits(state.hands()[seat])
    if state.finished_layoffs():
        return [*_melding(hand), PASS]
    laid = [bits(UTILS.int_to_meld[meld]) for meld in state.layed_melds()[1 - seat]]
    _, order = defended(hand, laid)
    return [*order, PASS, *_melding(hand & ~bits(order)), PASS]


@dataclass
class Result:
    """How a game went, from our side."""

    won: bool
    points: int
    hands: list[int] = field(default_factory=list)


def play_hand(players, deal):
    """Play one hand; what player 0 of the deal gains."""
    rng, state = stream("deal", *deal), GAME.new_initial_state()
    for player in players:
        player.restart()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose([card for card, _ in state.chance_outcomes()], rng))
        else:
            state.apply_action(players[state.current_player()].step(state))
    return int(state.returns()[0])


def play_game(ours, other, seed, number):
    """Play a game to 100 points; the seats change with each hand."""
    totals, hands = [0, 0], []
    while max(totals) < TARGET:
        first = (number + len(hands)) % 2
        gain = play_hand((other, ours) if first else (ours, other), (seed, number, len(hands)))
        gain = -gain if first else gain
        hands.append(gain)
        totals[gain < 0] += abs(gain)
    return Result(totals[0] >= TARGET, totals[0] - totals[1], hands)


def simple(seed):
    """The peer's simple player, which sits in either seat."""
    del seed
    return _Either([pyspiel.make_simple_gin_rummy_bot(GAME.get_parameters(), seat) for seat in (0, 1)])


def search_of_information_sets(simulations):
    """The peer's information-set search with random playouts."""

    def make(seed):
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(seed, evaluator, 20.0, simulations, -1, policy, True, True)
        return _Either([bot, bot])

    return make


class _Either:
    def __init__(self, bots):
        self._bots = bots

    def restart(self):
        for bot in self._bots:
            bot.restart()

    def step(self, state):
        return self._bots[state.current_player()].step(state)
