"""A table with a real game behind it: the shortest way from intents to events, without library and processes."""

from random import Random

from PySide6.QtTest import QTest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.refusal import Refusal
from barracan.model.replay import SeatNote
from barracan.session.messages import Happening, Snapshot
from barracan.session.selection import Selection
from barracan.table.scene import TableScene
from barracan.table.view import TableView
from table.person import Person


def beginning_in(position, game):
    """The game with matches that begin in the midst of a hand."""

    class Begun(type(game)):
        def start(self, *_):
            return position

    return Begun()


class Desk(Person):
    """Seat 0 is the person's; the other seats move when they are told to. A *position* stands for a deal."""

    def __init__(
        self, seats=4, seed=1, size=(1280, 800), speed="off", options=None, theme=None, game="barracan", position=None
    ):
        names = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")[:seats]
        self.rng = Random(seed)
        notes = [SeatNote(name, "human" if not at else "casual") for at, name in enumerate(names)]
        if position is None:
            self.match = Match.begin(find_game(game), notes, options or {})
            dealers = self.match.game.next_dealers(self.match.state)
            self.match.deal(max(dealers), self.match.shuffled_deck(self.rng))
        else:
            self.match = Match.begin(beginning_in(position, find_game(game)), notes, {})
        self.selection = Selection(self.match.game)
        scene = TableScene() if theme is None else TableScene(theme=theme)
        scene.stage.set_speed(speed)
        super().__init__(TableView(scene), scene)
        self.view.resize(*size)
        self.refused, self.dropped, self.pressed = [], [], []
        scene.picked.connect(self.pick)
        scene.intents.dropped.connect(self.drop)
        scene.intents.reason_asked.connect(self.tell_reason)
        scene.pressed.connect(self.press)
        scene.intents.tray_new.connect(self.tray_new)
        scene.intents.tray_add.connect(lambda draft, cards: self.tray("add", draft, cards))
        scene.intents.tray_remove.connect(self.tray_remove)
        scene.panel.ask_room = self.selection.ladder_room
        scene.intents.ask_fitting = scene.intents.find_fitting = self.selection.fitting
        scene.intents.tray_ladder.connect(lambda ladder: self.tray("build", ladder))
        self.view.show()
        QTest.qWaitForWindowExposed(self.view)
        self.show()

    @property
    def state(self):
        return self.match.state

    def seen(self):
        return self.match.game.view(self.state, 0)

    def show(self):
        self.selection.look(self.state, 0)
        game = self.match.game
        names = tuple(note.name for note in self.match.seats)
        players = tuple(note.player for note in self.match.seats)
        self.scene.model.show(
            Snapshot(self.seen(), 0, names, players, (), False, self.match.number, game.id, game.title)
        )
        self.tell()

    def tell(self):
        self.tell_offer()
        self.scene.model.set_tray(self.selection.tray_snapshot())

    def tell_offer(self):
        self.scene.model.set_offer(self.selection.offer, self.selection.picks)

    def play(self, move):
        """Make a move of any seat and show it."""
        step = self.match.play(move)
        events = tuple(event.for_viewers(frozenset({0})) for event in step.events)
        words = self.match.game.describe_last(self.match.moves, self.state.sides)
        self.selection.look(self.state, 0)
        self.scene.model.step(Happening(self.match.number, move.seat, words, events, self.seen(), False))
        self.tell()

    def others(self):
        """Let the other seats move until it is the person's turn or the hand is over."""
        while self.state.turn not in (0, None):
            legal = self.match.game.legal_moves(self.state)
            actions = [do for do in legal.actions() if do not in ("pickup", "trick", "meld")]
            self.play(legal.pick(self.rng.choice(actions), self.rng))

    def pick(self, picks):
        self.selection.pick(picks)
        self.tell_offer()

    def drop(self, place):
        self.dropped.append(place)
        self.take(self.selection.drop(place))

    def tell_reason(self, place):
        self.take(self.selection.refusal_at(place))

    def press(self, name):
        self.pressed.append(name)
        if name == "clear":
            self.selection.clear()
            self.tell()
        elif name not in ("hint", "undo", "score_pad", "rules"):
            self.take(self.selection.press(name))

    def tray(self, method, *arguments):
        self.selection.change_tray(lambda tray, view: getattr(tray, method)(*arguments, view))
        self.tell()

    def tray_new(self, cards):
        self.selection.begin_drafts(cards)
        self.tell()

    def tray_remove(self, draft, index):
        self.selection.tray.remove(draft, index)
        self.tell()

    def take(self, answer):
        if isinstance(answer, Refusal):
            self.refused.append(answer)
            self.scene.model.refuse(answer)
        elif answer is None:
            self.tell()
        else:
            laid = self.selection.verdict_on(answer)
            if laid:
                self.selection.tray.drop_laid(laid)
            self.play(answer)

    def close(self):
        self.view.close()
        self.view.deleteLater()
        self.scene.deleteLater()
