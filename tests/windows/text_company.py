"""Matches in the table in text: players that answer at once, and a person who makes every move in its lists."""

from collections import Counter
from random import Random

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from barracan.model.replay import SeatNote
from barracan.players.protocol import Candidate, Decision
from barracan.session import live_match, table_session
from barracan.session.messages import MatchSettings
from barracan.session.progress import Pace
from barracan.table import timings
from barracan.windows.text_table.lists import NameList
from waiting import until
from windows.by_text import TextHand
from windows.pages import control

NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
LIKED = ("meld", "add", "lay_off", "trick", "pickup")
ALIKE = 8
"""So many moves of a kind are made in the lists; later ones are like them."""


class Chance(QObject):
    """Plays any legal move at once, without a process of its own; the same at the same place of a match."""

    answered = Signal(int, object)
    refined = Signal(int, object)
    failed = Signal(int)

    def __init__(self, session):
        super().__init__(session)
        self._session, self._ticket = session, 0

    def warm(self, game):
        pass

    def forget(self):
        pass

    def close(self):
        pass

    def ask(self, question, goes_on=False):
        self._ticket += 1
        QTimer.singleShot(0, self, lambda ticket=self._ticket: self._answer(ticket))
        return self._ticket

    def _answer(self, ticket):
        open_now = ticket == self._ticket and self._session.is_open
        if open_now and self._session.table.live.state.turn is not None:
            live_match = self._session.table.live
            move = chosen(live_match.game, live_match.state, Random(live_match.match.number))
            self.answered.emit(ticket, Decision(move, (Candidate(move, 0),), 0, move))


def play_quickly(monkeypatch):
    """Deals and players that are the same each time, at a table that shows nothing for long; to be made a fixture."""
    for name in ("TRICK_SHOWN", "FADE"):
        monkeypatch.setattr(timings, name, 1)
    monkeypatch.setattr(live_match, "urandom", lambda size: b"\x07" * size)
    monkeypatch.setattr(table_session, "WorkerPool", Chance)


def begin(window, game, *players, **options):
    window.controller.session.pace = Pace(0, 0)  # the preferences may have set another
    window.start(MatchSettings(game, tuple(map(SeatNote, NAMES, players)), options))


def waits(window):
    controller = window.controller
    view = controller.scene.view
    return controller.between_hands or (
        view is not None and view.turn == view.seat and controller.session.intents.are_heard
    )


def opened(window):
    """The page, opened with its key."""
    until(lambda: waits(window))
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_F2)
    window.controller.session.pace = Pace(0, 0)  # which the preferences have set anew
    QApplication.processEvents()
    return control(window, "text_table")


def lines(page, name):
    names = page.findChild(NameList, name)
    return [names.item(at).text() for at in range(names.count())]


def text(page, name):
    return page.findChild(QLabel, name).text()


def chosen(game, state, rng, wanted=()):
    legal = game.legal_moves(state)
    actions = [do for do in legal.actions() if do != "time"]
    liked = [do for do in LIKED if do in actions]
    new = [do for do in sorted(wanted) if do in actions]
    return legal.pick(new[0] if new else liked[0] if liked and rng.random() < 0.8 else rng.choice(actions), rng)


def play(window, page, game, rng, turns=10_000, wanted=(), by_hand=10_000):
    """Play so many moves, or until the hand is over; returns what the page could make and what not.

    Actions that are wanted are chosen, the first time, as soon as they can be. The page makes so many moves *by_hand*,
    and the first of each kind; those that come after them are handed over to the session.
    """
    hand, controller, missed, made, kinds = TextHand(page, game), window.controller, [], [], Counter()
    while len(made) + len(missed) < turns:
        until(lambda: waits(window))
        if controller.between_hands:
            break
        state = controller.session.table.live.state
        move, before = (
            chosen(game, state, rng, set(wanted) - {move.do for move in made}),
            controller.session.table.live.match.number,
        )
        kinds[move.do] += 1
        if len(made) >= by_hand or kinds[move.do] > ALIKE:
            made.append(move)
            controller.session.intents.submit(move)
        elif hand.make(state, move):
            made.append(move)
        else:
            missed.append(move)
            controller.session.intents.submit(move)
        assert controller.session.table.live.match.number > before, f"nothing has come of {move}"
    return made, missed
