"""What the tests of the session share: dealt hands to order, a table that looks on, and players that answer at once."""

from collections import Counter, defaultdict

from PySide6.QtCore import QObject, QTimer, Signal

from barracan.games.barracan.view import PACK
from barracan.games.catalog import CATALOG, find_game
from barracan.model.cards import CODES
from barracan.model.match import Match
from barracan.model.randomness import shuffle, stream
from barracan.model.replay import SeatNote
from barracan.players.inquiry import Past
from barracan.players.player import decide, weigh
from barracan.session.messages import MatchSettings, Snapshot

BARRACAN = CATALOG["barracan"]
NAMES = ("Ada", "Bix", "Cleo", "Dan")


def settings(*players, **options):
    """A table of BarraCan with these players, ``human`` for a person."""
    return MatchSettings("barracan", notes(players), options)


def notes(players):
    return tuple(SeatNote.of(name, player) for name, player in zip(NAMES, players, strict=False))


def dealt(players, hands=None, piles="", stock="", dealer=-1, **options):
    """The record of a match in which these cards have just been dealt; the other cards lie as chance will have it."""
    seats, dealer = len(players), dealer % len(players)
    rest = list((Counter(CODES[kind] for kind in PACK) - Counter(_all(hands, piles, stock))).elements())
    shuffle(rest, stream("rest", str(hands), piles, stock))
    dealt_hands = {seat: (hands or {}).get(seat, "").split() for seat in range(seats)}
    for cards in dealt_hands.values():
        cards += [rest.pop() for _ in range(13 - len(cards))]
    deck = [dealt_hands[(dealer + 1 + index) % seats][index // seats] for index in range(13 * seats)]
    turned = piles.split()
    deck += turned + [rest.pop() for _ in range(4 - len(turned))] + stock.split() + rest
    match = Match.begin(BARRACAN, notes(players), options, seed="a seed")
    match.deal(dealer, deck)
    return match


def _all(hands, piles, stock):
    return " ".join([*(hands or {}).values(), piles, stock]).split()


class Instant(QObject):
    """A thinker that needs no process; the answer comes with the next turn of the event loop."""

    answered = Signal(int, object)
    refined = Signal(int, object)
    failed = Signal(int)

    def __init__(self):
        super().__init__()
        self.questions = []
        self.warmed = []
        self.turns = []
        """For each question asked: whether it goes on with the turn of the one before."""
        self.forgotten = 0
        self.held = None

    def weigh(self, past):
        """Weigh a move of a hand that is over."""
        return weigh(past)

    def warm(self, game):
        self.warmed.append(game)

    def ask(self, question, goes_on=False):
        self.questions.append(question)
        self.turns.append(goes_on)
        ticket = len(self.questions)
        if isinstance(question, Past):
            decision = self.weigh(question)
        else:
            decision = decide(question.game, question.view, question.player, question.seed, question.worlds)
        if self.held is None:
            QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, decision))
        else:
            self.held.append((ticket, decision))
        return ticket

    def forget(self):
        self.forgotten += 1

    def hold(self):
        """Keep the answers back until they are let go."""
        self.held = []

    def let_go(self):
        held, self.held = self.held, None
        for ticket, decision in held:
            self.answered.emit(ticket, decision)

    def close(self):
        self.questions.clear()


def snapshot(model):
    """The table as its model has it."""
    return Snapshot(
        view=model.view, viewer=model.view.seat, names=model.names, players=model.players, moves=model.moves,
        undo=model.undo, number=model.number, game=model.game, title=model.title, deals=model.deals,
        serious=model.serious, last=model.events, house_rules=model.house_rules,
    )  # fmt: skip


class Onlooker(QObject):
    """A table without a screen: notes all that it is told, and has no motion to wait for."""

    def __init__(self, session, library):
        super().__init__()
        self.session = session
        self.library = library
        self.told = []
        self._by_name = defaultdict(list)
        model = session.model
        for name, signal in (
            ("happened", model.happened), ("refused", model.refused), ("hinted", model.hinted),
            ("recalled", model.recalled), ("trouble", session.trouble),
        ):  # fmt: skip
            signal.connect(lambda said, name=name: self._note(name, said))
        for name, signal, ask in (
            ("shown", model.shown, lambda: snapshot(model)),
            ("offer_changed", model.offer_changed, lambda: model.offer),
            ("tray_changed", model.tray_changed, lambda: model.tray),
            ("curtain_drawn", model.covered, lambda: model.curtain),
            ("thinking", model.thinking_changed, lambda: model.thinking),
            ("hand_over", model.hand_ended, lambda: model.end),
            ("match_over", model.match_ended, lambda: model.result),
        ):
            signal.connect(lambda name=name, ask=ask: self._note(name, ask()))

    def of(self, name):
        """All that was told by this signal."""
        return self._by_name[name]

    def last(self, name):
        return self.of(name)[-1]

    @property
    def view(self):
        """The view told last."""
        return next(said.view for name, said in reversed(self.told) if name in {"shown", "happened"})

    def curtain_is_down(self):
        """Whether nothing has been shown since the curtain fell."""
        latest = next((name for name, _ in reversed(self.told) if name in {"shown", "curtain_drawn"}), None)
        return latest == "curtain_drawn"

    def hand_waits(self):
        """Whether a hand is over and the next not yet dealt."""
        going_on = {"happened", "curtain_drawn", "hand_over"}
        return next((name for name, _ in reversed(self.told) if name in going_on), None) == "hand_over"

    def _note(self, name, said):
        self.told.append((name, said))
        self._by_name[name].append(said)
        if name == "happened":
            QTimer.singleShot(0, self, self.session.intents.settled)


def replayed(lines):
    """The match that a record tells."""
    return Match.replay(find_game, lines)
